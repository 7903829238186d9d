#include "core/play/do_rockets.hpp"

#include "core/battle/name_shown.hpp"
#include "core/battle/standing.hpp"
#include "core/chart/printed.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_fire.hpp"

namespace aor {
namespace {

Problems need_rockets(const Performance& p, const UnitId& id) {
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (!unit.rockets) return problem_of(p.name(unit) + " has no rockets");
    return {};
}

std::string_view where_to(int direction) {
    constexpr std::string_view kWays[] = {"as intended", "a sixth to the right", "two sixths to the right", "straight back", "two sixths to the left", "a sixth to the left"};
    return kWays[static_cast<std::size_t>(direction - 1)];
}

/// What the blast does to a unit: no casting falls, but its morale is checked at once; guns may blow up.
Problems blast(Performance& p, const UnitId& rockets, const UnitId& id) {
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    if (p.battle().unit(id)->arm == Arm::artillery) {
        const auto rolled = p.roll("rocket_hit", rockets, id);
        if (!rolled) return rolled.problems();
        if (outcome_is(**rolled, "doubles")) {
            lose_unit(p, id, Presence::destroyed, Cause::rocket, rockets, "The powder of " + p.name_of_unit(id) + " blows up: the battery is gone");
            return {};
        }
    }
    p.draft().begin(Happened::fire, Thing::unit, id, p.name_of_unit(id) + " is in the blast of " + p.name_of_unit(rockets));
    if (owed(p.battle(), "morale", id) != nullptr) return {};
    Owed check;
    check.procedure = "morale";
    check.unit = id;
    check.by = rockets;
    check.reason = "rockets";
    check.facts = {"unit.hit_by_rocket=yes"};
    owe(p, check);
    return {};
}

Problems set_alight(Performance& p, const UnitId& rockets, const SiteId& id) {
    const Site& site = *p.battle().site(id);
    const std::string where = name_shown(site);
    if (!site.is_structure || !is_village(site.structure)) return problem_of("rockets set villages on fire, and " + where + " is none");
    const auto rolled = p.roll("rocket_hit", rockets, "");
    if (!rolled) return rolled.problems();
    if (!outcome_is(**rolled, "doubles")) {
        p.draft().begin(Happened::structure, Thing::site, id, where + " is in the blast, and nothing catches fire");
        return {};
    }
    start_fire(p, id);
    return {};
}

}  // namespace

Problems do_rocket_fire(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_rockets(p, id); !problems.none()) return problems;
    const int turn = p.battle().game.turn;
    const std::string& aim = p.intent().target;
    const Site* site = p.battle().site(aim);
    if (!aim.empty() && site == nullptr && p.battle().unit(aim) == nullptr) return problem_of("say at what: there is no unit or village \"" + aim + '"');
    if (phase_row(p.charts(), p.battle().game.phase) != "artillery" && p.intent().reason.empty()) {
        return problem_of("rockets are fired in phase " + std::to_string(phase_named(p.charts(), "artillery")) + ": give a reason");
    }
    const auto rolled = p.roll("rocket_fire", id, site == nullptr ? aim : std::string());
    if (!rolled) return rolled.problems();
    const std::string aimed = aim.empty() ? std::string() : site == nullptr ? p.name_of_unit(aim) : name_shown(*site);
    p.draft().begin(Happened::fire, Thing::unit, id,
                    p.name_of_unit(id) + " fires its rockets" + (aimed.empty() ? "" : " at " + aimed) + ": they come down after " +
                        outcome_inches(**rolled, "distance").text() + " inches, the blast is " + outcome_inches(**rolled, "blast").text() + " across");
    p.draft().set(id, &Unit::fired_turn, turn);
    p.draft().set(id, &Unit::fired_at, site == nullptr ? UnitId(aim) : UnitId());
    p.draft().set(id, &Unit::first_fire, false);
    // Optional: the first die is the one that scatters.
    const int up_to = printed_number(p.charts(), "turn", "rocket_scatter", "count");
    if (has_option(p.battle().game, "rocket_scatter") && (*rolled)->faces.front() <= up_to) {
        const auto scattered = p.roll("rocket_scatter", id, "");
        if (!scattered) return scattered.problems();
        p.draft().begin(Happened::fire, Thing::unit, id, "The rockets go astray: " + std::string(where_to(outcome_number(**scattered, "direction"))));
    }
    // Only the table shows whom the blast has caught.
    p.draft().begin(Happened::remark, Thing::unit, id, "Each unit or village in the blast, friend or enemy: one rocket hit (rocket_hit)");
    return {};
}

// RULING R-182: friends too.
Problems do_rocket_hit(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_rockets(p, id); !problems.none()) return problems;
    if (!this_turn(p.battle(), p.battle().unit(id)->fired_turn)) return problem_of(p.name_of_unit(id) + " has not fired this turn");
    if (const Site* site = p.battle().site(p.intent().target)) return set_alight(p, id, site->id);
    return blast(p, id, p.intent().target);
}

}  // namespace aor
