#include "core/play/do_fire.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/battle/standing.hpp"
#include "core/chart/printed.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_leader.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/indians.hpp"
#include "core/play/matchlocks.hpp"
#include "core/play/pikes.hpp"

#include <algorithm>

namespace aor {
namespace {

/// The intent says that this is opportunity fire, whatever short name it uses.
bool is_opportunity(const Performance& p) {
    return std::any_of(p.intent().facts.begin(), p.intent().facts.end(), [](const Named& fact) {
        const std::string value = typed_text(fact.value);
        return fact.name == "opportunity" && (value == "yes" || value == "true");
    });
}

/// Each arm has its phase; opportunity fire is for the two phases of movement.
Problems check_phase(const Performance& p, std::string_view own_phase) {
    const std::string_view phase = phase_row(p.charts(), p.battle().game.phase);
    const bool opportunity = is_opportunity(p);
    const bool moving = phase == "charges" || phase == "movement";
    if (!p.intent().reason.empty() || (opportunity ? moving : phase == own_phase)) return {};
    if (opportunity) return problem_of("opportunity fire is for the phases of charges and of movement; otherwise give a reason");
    return problem_of("this fire belongs to phase " + std::to_string(phase_named(p.charts(), own_phase)) + ", and this is phase " +
                      std::to_string(p.battle().game.phase) + ": opportunity=yes while troops move, or give a reason");
}

Problems check_firer(const Performance& p, const UnitId& id) {
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (unit.arm != Arm::artillery) {
        if (auto problems = must_obey_first(p, unit); !problems.none()) return problems;
        if (unit.no_missiles) return problem_of(p.name(unit) + " has no missiles");
        if (unit.rockets) return problem_of(p.name(unit) + " has rockets: do rocket_fire");
        if (this_turn(p.battle(), unit.pinned_turn) && !this_turn(p.battle(), unit.fired_turn)) return problem_of(p.name(unit) + " is pinned this turn");
        return {};
    }
    if (unit.castings == 0 || unit.abandoned) return problem_of("nobody serves the guns of " + p.name(unit));
    if (unit.shots_left == 0) return problem_of(p.name(unit) + " has no shots left");
    return {};
}

Problems check_target(const Performance& p, const UnitId& firer, const UnitId& target) {
    if (auto problems = need_unit(p.battle(), target); !problems.none()) return problems;
    const bool friends = are_friends(p.battle(), p.battle().unit(firer)->army, p.battle().unit(target)->army);
    if (friends && p.intent().reason.empty()) return problem_of(p.name_of_unit(target) + " is on the same side: give a reason");
    return {};
}

// RULING R-91: once a limit is set the shots are counted down, and no more dice are rolled.
Problems spend_ammunition(Performance& p, const UnitId& battery) {
    const Unit& unit = *p.battle().unit(battery);
    if (unit.shots_left > 0) {
        p.draft().begin(Happened::ammunition, Thing::unit, battery, p.name(unit) + " has " + std::to_string(unit.shots_left - 1) + " shots left");
        p.draft().set(battery, &Unit::shots_left, unit.shots_left - 1);
        return {};
    }
    if (!has_option(p.battle().game, "ammunition")) return {};
    const auto rolled = p.roll("ammunition", battery, "");
    if (!rolled) return rolled.problems();
    if (!outcome_is(**rolled, "limited")) return {};
    const int shots = outcome_number(**rolled, "shots_left");
    p.draft().begin(Happened::ammunition, Thing::unit, battery, p.name_of_unit(battery) + " runs low: " + std::to_string(shots) + " shots left");
    p.draft().set(battery, &Unit::shots_left, shots);
    return {};
}

/// What a shot costs the firer.
void mark_fired(Performance& p, const UnitId& firer, const UnitId& target) {
    const int turn = p.battle().game.turn;
    const bool guns = p.battle().unit(firer)->arm == Arm::artillery;
    p.draft().set(firer, &Unit::fired_turn, turn);
    p.draft().set(firer, &Unit::fired_at, target);
    p.draft().set(firer, &Unit::first_fire, false);
    if (is_opportunity(p)) p.draft().set(firer, &Unit::pinned_turn, turn);
    if (!guns) return;
    const Unit& unit = *p.battle().unit(firer);
    p.draft().set(firer, &Unit::functions_used, (this_turn(p.battle(), unit.functions_turn) ? unit.functions_used : 0) + 1);
    p.draft().set(firer, &Unit::functions_turn, turn);
    // RULING R-142: native siege guns of India, and all siege guns of an assault or a sortie, are loaded for so many turns.
    if (unit.gun != Gun::siege || (!unit.native && !p.battle().game.in_siege)) return;
    p.draft().set(firer, &Unit::reloaded_turn, turn + 1 + printed_number(p.charts(), "turn", "siege_loading", "count"));
}

Problems hit(Performance& p, const UnitId& target, int hits, Cause cause, const UnitId& by) {
    if (hits <= 0) return {};
    const int turn = p.battle().game.turn;
    if (cause == Cause::artillery) p.draft().set(target, &Unit::artillery_hit_turn, turn);
    else p.draft().set(target, &Unit::small_arms_hit_turn, turn);
    // The tests are those of the leaders who are there when the hits fall, also when the last casting goes.
    owe_leader_tests(p, target, hits, by);
    take_hits(p, target, hits, cause, by);
    return pikemen_fall(p, target, hits);
}

std::string hits_in_words(int hits) { return hits == 0 ? "no hit" : counted(hits, "hit", "hits"); }

}  // namespace

int bases_that_fire(const Game& game, const Unit& firer) {
    const bool counted = has_option(game, "base_by_base_fire") && firer.arm == Arm::infantry && !is_square(firer.formation) && !firer.native;
    const int per_base = std::max(1, firer.castings_per_base);
    return counted ? (firer.castings + per_base - 1) / per_base : 0;
}

std::string_view fire_procedure(const Unit& firer) {
    return firer.arm == Arm::artillery ? std::string_view("artillery_fire") : std::string_view("small_arms_fire");
}

// RULING R-56: several hits are shared equally; a single one, and what is left over, goes to the nearest.
Shares shares_of(int hits, std::size_t chargers) {
    const int count = static_cast<int>(chargers);
    return {hits / count, hits % count};
}

Problems count_bases(Performance& p, const UnitId& firer, std::vector<Named>& settled) {
    const Unit& unit = *p.battle().unit(firer);
    const auto bases = p.number_of("bases");
    const int there = bases_that_fire(p.battle().game, unit);
    if (there == 0) return bases ? problem_of("bases are counted where fire by bases is played, and for foot out of square") : Problems();
    const bool told = std::any_of(p.intent().facts.begin(), p.intent().facts.end(), [](const Named& fact) { return fact.name.ends_with("castings_firing"); });
    if (!bases && told) return {};
    if (!bases || *bases < 1 || *bases > there) {
        return problem_of("fire goes base by base: say how many bases of " + p.name(unit) + " reach the target (bases=1 to " + std::to_string(there) + "), or castings_firing");
    }
    if (*bases < there) settled.push_back({"firer.castings_firing", std::min(unit.castings, *bases * std::max(1, unit.castings_per_base))});
    return {};
}

Result<int> shoot(Performance& p, const Shot& shot) {
    const bool guns = shot.procedure == "artillery_fire";
    // Natives of India fire by number, not by grade; guns have no use for a grade.
    if (!guns && !p.battle().unit(shot.firer)->native) {
        if (auto problems = p.draw_variable_morale(shot.firer); !problems.none()) return problems;
    }
    const auto rolled = p.roll(shot.procedure, shot.firer, shot.target, shot.settled);
    if (!rolled) return rolled.problems();
    int hits = outcome_number(**rolled, "hits");
    if (!guns && fires_matchlocks(p.battle(), shot.firer)) {
        const auto of_matchlocks = hits_of_matchlocks(p, shot.firer, **rolled);
        if (!of_matchlocks) return of_matchlocks.problems();
        hits = *of_matchlocks;
    }
    p.draft().begin(Happened::fire, Thing::unit, shot.firer,
                    p.name_of_unit(shot.firer) + " fires at " + p.name_of_unit(shot.target) + ": " + hits_in_words(hits));
    mark_fired(p, shot.firer, shot.target);
    std::vector<UnitId> chargers = {shot.target};
    chargers.insert(chargers.end(), shot.sharing.begin(), shot.sharing.end());
    const Shares shares = shares_of(hits, chargers.size());
    for (const UnitId& charger : chargers) {
        const bool nearest = charger == (shot.nearest.empty() ? shot.target : shot.nearest);
        const int share = shares.each + (nearest ? shares.rest : 0);
        if (auto problems = hit(p, charger, share, guns ? Cause::artillery : Cause::small_arms, shot.firer); !problems.none()) return problems;
    }
    if (guns) {
        if (auto problems = spend_ammunition(p, shot.firer); !problems.none()) return problems;
    }
    return hits;
}

namespace {

// L655: guns that can shoot a structure to pieces throw for it too, hit or miss, when they fire at troops in it.
Problems check_structure(const Performance& p, const UnitId& firer, const UnitId& target) {
    const Unit& guns = *p.battle().unit(firer);
    const Unit& troops = *p.battle().unit(target);
    const Site* place = troops.inside.empty() ? nullptr : p.battle().site(troops.inside);
    const bool tells = guns.gun >= Gun::medium && !guns.howitzer && place != nullptr && place->is_structure && !place->destroyed;
    if (!tells || !p.intent().reason.empty()) return {};
    return problem_of(p.name(troops) + " stands in " + name_shown(*place) +
                      ": these guns throw for the structure too, see structure_fire; or give a reason");
}

Problems do_fire(Performance& p, std::string_view procedure, std::string_view phase) {
    const UnitId firer = p.intent().actor;
    const UnitId target = p.intent().target;
    if (auto problems = check_firer(p, firer); !problems.none()) return problems;
    if (auto problems = check_target(p, firer, target); !problems.none()) return problems;
    if (auto problems = check_phase(p, phase); !problems.none()) return problems;
    if (procedure == "artillery_fire") {
        if (auto problems = check_structure(p, firer, target); !problems.none()) return problems;
    }
    std::vector<Named> settled;
    if (procedure == "small_arms_fire") {
        if (auto problems = count_bases(p, firer, settled); !problems.none()) return problems;
    }
    // L584: where nobody may measure first, a shot that falls short is a shot; if it was the first, its die is gone.
    if (!p.battle().game.premeasuring) {
        const Posed posed = p.pose(procedure, firer, target, settled);
        if (posed.out_of_range && posed.problems.count() == 1) {
            const bool first = p.battle().unit(firer)->first_fire;
            p.draft().begin(Happened::fire, Thing::unit, firer, p.name_of_unit(firer) + " fires at " + p.name_of_unit(target) + ": out of range" +
                                                                    (first ? ", and its first fire is gone" : ""));
            mark_fired(p, firer, target);
            return {};
        }
    }
    const auto hits = shoot(p, {std::string(procedure), firer, target, settled});
    return hits ? Problems() : hits.problems();
}

/// Units that stand in the site.
std::vector<UnitId> occupants(const Battle& battle, const SiteId& site) {
    std::vector<UnitId> units;
    for (const Unit& unit : battle.units) {
        if (is_on_table(unit) && unit.inside == site) units.emplace_back(unit.id);
    }
    return units;
}

/// The quarters of one battalion's field works, "works-2-quarter-1" to "works-2-quarter-4".
std::vector<SiteId> section_of(const Battle& battle, const Site& quarter) {
    const std::string_view id = quarter.id;
    const std::string_view works = id.substr(0, id.rfind('-'));
    std::vector<SiteId> all;
    for (const Site& site : battle.sites) {
        const std::string_view other = site.id;
        if (site.structure == quarter.structure && other.substr(0, other.rfind('-')) == works) all.emplace_back(site.id);
    }
    return all;
}

// They shelter the whole battalion while half of them stand (p 49, L949; R-84).
void lose_quarter(Performance& p, const SiteId& quarter) {
    p.draft().set(quarter, &Site::destroyed, true);
    const std::vector<SiteId> section = section_of(p.battle(), *p.battle().site(quarter));
    const auto standing = std::count_if(section.begin(), section.end(), [&](const SiteId& id) { return !p.battle().site(id)->destroyed; });
    if (2 * static_cast<std::size_t>(standing) >= section.size()) return;
    for (const SiteId& id : section) {
        p.draft().set(id, &Site::cover, Cover::none);
        for (const UnitId& unit : occupants(p.battle(), id)) p.draft().set(unit, &Unit::cover, Cover::none);
    }
}

// RULING R-83: troops in a village where nobody can stay leave it in the next movement phase.
void no_longer_tenable(Performance& p, const SiteId& site) {
    const Site& place = *p.battle().site(site);
    if (place.structure == Structure::pick_up_works) return lose_quarter(p, site);
    const bool village = is_village(place.structure);
    p.draft().set(site, &Site::destroyed, true);
    // RULING R-86: a town shot to pieces is an obstacle still; anything else gives no cover any more.
    p.draft().set(site, &Site::cover, village ? Cover::ruins : Cover::none);
    const int phase = phase_named(p.charts(), "movement");
    for (const UnitId& unit : occupants(p.battle(), site)) {
        p.draft().set(unit, &Unit::cover, village ? Cover::ruins : Cover::none);
        if (!village || owed(p.battle(), "leave_village", unit) != nullptr) continue;
        Owed leave;
        leave.procedure = "leave_village";
        leave.unit = unit;
        leave.reason = "nobody can stay there";
        leave.turn = p.battle().game.phase < phase ? p.battle().game.turn : p.battle().game.turn + 1;
        leave.phase = phase;
        owe(p, leave);
    }
}

/// It is struck once more: on fire, or shot to pieces; `over`: that was enough.
void strike(Performance& p, const SiteId& site, bool fire, bool over) {
    const Site& now = *p.battle().site(site);
    const std::string where = name_shown(now);
    p.draft().begin(Happened::structure, Thing::site, site,
                    fire ? where + (over ? " burns down: nobody can stay" : now.fires == 0 ? " is on fire" : " burns in another place")
                         : where + (over ? " is shot to pieces" : " is hit"));
    if (fire) p.draft().set(site, &Site::fires, now.fires + 1);
    else p.draft().set(site, &Site::hits, now.hits + 1);
    if (over) no_longer_tenable(p, site);
}

Problems do_fire_at_structure(Performance& p, std::string_view procedure) {
    const UnitId firer = p.intent().actor;
    if (auto problems = check_firer(p, firer); !problems.none()) return problems;
    UnitId target;
    SiteId site;
    if (const Unit* unit = p.battle().unit(p.intent().target)) {
        target = unit->id;
        site = unit->inside;
        if (site.empty()) return problem_of(p.name(*unit) + " stands in no structure");
    } else if (const Site* named = p.battle().site(p.intent().target)) {
        site = named->id;
        const auto units = occupants(p.battle(), site);
        if (units.size() > 1) return problem_of("several units are in it: say at which of them the shot goes");
        if (units.size() == 1) target = units.front();
    } else {
        return problem_of("say at what: there is no structure \"" + p.intent().target + '"');
    }
    const Site& place = *p.battle().site(site);
    const std::string where = name_shown(place);
    if (!place.is_structure) return problem_of(where + " cannot be shot to pieces");
    if (!target.empty()) {
        if (auto problems = check_target(p, firer, target); !problems.none()) return problems;
    }
    if (auto problems = check_phase(p, "artillery"); !problems.none()) return problems;

    const auto rolled = p.roll(procedure, firer, target.empty() ? std::string_view(site) : std::string_view(target));
    if (!rolled) return rolled.problems();
    const int hits = outcome_number(**rolled, "hits");
    std::string say = p.name_of_unit(firer) + " fires at " + where;
    if (!target.empty()) say += ": " + hits_in_words(hits) + " on " + p.name_of_unit(target);
    p.draft().begin(Happened::fire, Thing::unit, firer, say);
    mark_fired(p, firer, target);
    if (!target.empty()) {
        if (auto problems = hit(p, target, hits, Cause::artillery, firer); !problems.none()) return problems;
    }

    const bool fire = procedure == "village_fire";
    const bool struck = outcome_is(**rolled, fire ? "fire" : "structure_hit");
    const bool over = outcome_is(**rolled, fire ? "uninhabitable" : "destroyed");
    if (struck) strike(p, site, fire, over);
    return spend_ammunition(p, firer);
}

}  // namespace

void start_fire(Performance& p, const SiteId& village) {
    const Site& site = *p.battle().site(village);
    const int most = printed_number(p.charts(), "hits_to_destroy", word(site.structure), "hits", p.battle().game.scale);
    strike(p, village, true, site.hits + site.fires + 1 >= most);
}

Problems do_small_arms_fire(Performance& p) { return do_fire(p, "small_arms_fire", "small_arms"); }
Problems do_artillery_fire(Performance& p) { return do_fire(p, "artillery_fire", "artillery"); }
Problems do_structure_fire(Performance& p) { return do_fire_at_structure(p, "structure_fire"); }
Problems do_village_fire(Performance& p) { return do_fire_at_structure(p, "village_fire"); }

}  // namespace aor
