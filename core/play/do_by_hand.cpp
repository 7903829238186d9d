#include "core/play/do_by_hand.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/battle/sound.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/field_words.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

/// What is only seen at the table takes no reason.
constexpr std::array<std::string_view, 13> kSeen = {"where",  "formation", "cover", "limbered", "inside", "note", "front_rank", "second_rank",
                                                    "shots_left", "name", "contested", "road", "first_fire"};
/// What other verbs change, with all that goes with it.
struct Elsewhere {
    Thing thing;
    std::string_view field;
    std::string_view verb;
};
constexpr Elsewhere kElsewhere[] = {
    {Thing::unit, "army", "transfer"},     {Thing::unit, "brigade", "transfer"}, {Thing::unit, "flag", "flag"},
    {Thing::unit, "flags_taken", "flag"},  {Thing::unit, "gun_held_by", "take"}, {Thing::leader, "army", "transfer"},
    {Thing::leader, "fate", "lose"},       {Thing::leader, "fate_turn", "lose"}, {Thing::leader, "brigade", "transfer"},
    {Thing::leader, "attached", "attach"}, {Thing::game, "ended", "concede"},    {Thing::game, "winner", "concede"},
    {Thing::game, "rulings", "ruling"},    {Thing::game, "options", "option"},   {Thing::game, "deck", "shuffle"},
    {Thing::game, "drawn", "draw"},        {Thing::army, "withdrew_turn", "concede"},
};

void put_down(Performance& p, const UnitId& id, int castings) {
    if (castings == 0) return;
    Loss loss;
    loss.id = p.draft().new_id(Thing::loss, p.entry());
    loss.unit = id;
    loss.castings = castings;
    loss.cause = Cause::hand;
    loss.turn = p.battle().game.turn;
    loss.phase = p.battle().game.phase;
    loss.entry = p.entry();
    p.draft().come(loss);
}

/// Fields that carry others along.
bool set_unit(Performance& p, const UnitId& id, std::string_view field, const Value& value) {
    const Unit unit = *p.battle().unit(id);
    const int turn = p.battle().game.turn;
    if (field == "castings") {
        const int castings = std::get<std::int32_t>(value);
        put_down(p, id, unit.castings - castings);
        set_castings(p, id, castings);
        return true;
    }
    if (field == "castings_start") {
        // What it has lost stays lost.
        const int start = std::get<std::int32_t>(value);
        p.draft().set(id, &Unit::castings_start, start);
        p.draft().set(id, &Unit::castings, unit.castings + start - unit.castings_start);
        return true;
    }
    if (field == "state") {
        const State state = *worded<State>(std::get<std::string>(value));
        p.draft().set(id, &Unit::state, state);
        p.draft().set(id, &Unit::temporary, false);
        p.draft().set(id, &Unit::state_since, turn);
        if (state == State::broken) p.draft().set(id, &Unit::broke_turn, turn);
        if (state == State::routed && unit.state != State::routed) {
            p.draft().set(id, &Unit::routed_turn, turn);
            p.draft().set(id, &Unit::grade_when_routed, present_grade(p.charts(), unit));
            p.draft().set(id, &Unit::rally_attempts, 0);
        }
        if (state >= State::broken) end_pursuit(p, id);
        if (state >= State::broken) break_contacts(p, id);
        return true;
    }
    if (field == "temporary") {
        // Disorder in passing is a disorder.
        if (std::get<bool>(value) && unit.state == State::normal) {
            p.draft().set(id, &Unit::state, State::disorganized);
            p.draft().set(id, &Unit::state_since, turn);
        }
        p.draft().set(id, &Unit::temporary, std::get<bool>(value));
        return true;
    }
    return false;
}

void set_any(Performance& p, Thing thing, const std::string& id, FieldNumber number, const Value& value) {
    Change change;
    change.thing = thing;
    change.id = id;
    change.field = number;
    change.to = value;
    switch (thing) {
        case Thing::game: change.from = field_value(p.battle().game, number); break;
#define AOR_RECORD(Record, thing, list) \
        case Thing::thing: change.from = field_value(*p.battle().find<Record>(id), number); break;
#include "core/battle/fields/records.def"
#undef AOR_RECORD
    }
    if (change.from != change.to) p.draft().add(std::move(change));
}

/// The faults that were not there before.
Problems new_faults(const Battle& before, const Battle& after) {
    const std::string old = impossible_in(before).sentences();
    Problems problems;
    for (const Problem& problem : impossible_in(after)) {
        if (old.find(problem.sentence() + '\n') == std::string::npos) problems.add(problem);
    }
    return problems;
}

Result<UnitId> unit_in_word(const Performance& p, std::string_view word) {
    const std::string id = p.text_of(word);
    if (id.empty()) return UnitId();
    if (auto problems = need_unit(p.battle(), id, false); !problems.none()) return problems;
    return UnitId(id);
}

std::string because(const Performance& p) { return p.intent().reason.empty() ? std::string() : ": " + p.intent().reason; }

}  // namespace

Problems set_by_hand(Performance& p) {
    const std::string id = p.intent().actor == "game" ? std::string() : p.intent().actor;
    std::optional<Thing> thing = thing_named(p.battle(), p.intent().actor);
    if (const std::string kind = p.text_of("thing"); !kind.empty()) thing = worded<Thing>(kind);
    if (!thing || !p.battle().has(*thing, id)) return problem_of("there is nothing called \"" + p.intent().actor + '"');

    std::vector<Named> fields = p.intent().words;
    std::erase_if(fields, [](const Named& named) { return named.name == "thing"; });
    for (const Named& named : p.intent().facts) {
        (void)p.fact(named.name);
        fields.push_back(named);
    }
    if (fields.empty()) return problem_of("say what to set, as in castings=10");
    Problems problems;
    std::vector<std::pair<FieldNumber, Value>> values;
    for (const Named& named : fields) {
        const auto number = field_of(*thing, named.name);
        if (!number) {
            problems.append(number.problems());
            continue;
        }
        for (const Elsewhere& elsewhere : kElsewhere) {
            if (elsewhere.thing != *thing || elsewhere.field != named.name) continue;
            problems.append(problem_of('"' + named.name + "\" is not set by hand: see the verb " + std::string(elsewhere.verb)));
        }
        const bool seen = std::find(kSeen.begin(), kSeen.end(), named.name) != kSeen.end();
        if (!seen && p.intent().reason.empty()) problems.append(problem_of("to set \"" + named.name + "\" by hand takes a reason"));
        auto value = read_field(p.battle(), fields_of(*thing)[*number], typed_text(named.value));
        if (!value) problems.append(value.problems());
        else values.emplace_back(*number, *value);
    }
    if (!problems.none()) return problems;

    const Battle before = p.battle();
    std::string what;
    for (const auto& [number, value] : values) {
        what += (what.empty() ? "" : ", ") + std::string(fields_of(*thing)[number].name) + ' ' + in_words(value);
    }
    const std::string who = *thing == Thing::unit ? p.name_of_unit(id) : *thing == Thing::leader ? p.name_of_leader(id)
                            : *thing == Thing::army ? p.name_of_army(id) : *thing == Thing::game ? std::string("The battle") : id;
    p.draft().begin(Happened::set_by_hand, *thing, id, who + ": " + what + because(p));
    for (const auto& [number, value] : values) {
        const std::string_view name = fields_of(*thing)[number].name;
        if (*thing != Thing::unit || !set_unit(p, id, name, value)) set_any(p, *thing, id, number, value);
    }
    if (*thing == Thing::unit) {
        if (is_on_table(*p.battle().unit(id))) fall_if_empty(p, id);
        else leave_everything(p, id);
    }
    return new_faults(before, p.battle());
}

Problems lose_by_hand(Performance& p) {
    const std::string& id = p.intent().actor;
    const std::string how = p.text_of("how");
    const auto by = unit_in_word(p, "by");
    if (!by) return by.problems();
    if (const Leader* leader = p.battle().leader(id); leader != nullptr && p.battle().unit(id) == nullptr) {
        if (leader->fate != Fate::present) return problem_of(p.name_of_leader(id) + " is lost already");
        const auto fate = worded<Fate>(how);
        if (!fate || *fate == Fate::present) return problem_of("say how: killed, captured or left");
        if (p.intent().reason.empty()) return problem_of("say why he is lost");
        const Unit* taker = p.battle().unit(*by);
        lose_leader(p, id, *fate, taker != nullptr ? taker->army : ArmyId(), *by);
        return {};
    }
    if (auto problems = need_unit(p.battle(), id, false); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (is_lost(unit)) return problem_of(p.name(unit) + " is lost already");
    if (p.intent().reason.empty()) return problem_of("say why it is lost");
    struct Way {
        std::string_view word;
        Presence presence;
        Cause cause;
    };
    constexpr Way kWays[] = {{"picked_up", Presence::picked_up, Cause::picked_up},
                             {"surrendered", Presence::surrendered, Cause::surrendered},
                             {"removed", Presence::removed, Cause::removed},
                             {"destroyed", Presence::destroyed, Cause::other}};
    for (const Way& way : kWays) {
        if (way.word != how) continue;
        lose_unit(p, id, way.presence, way.cause, *by, p.name(unit) + " is " + spaced(how) + because(p));
        return {};
    }
    return problem_of("say how: picked_up, surrendered, removed or destroyed");
}

Problems flag_by_hand(Performance& p) {
    const UnitId loser = p.intent().actor;
    const UnitId taker = !p.intent().target.empty() ? p.intent().target : p.intent().others.empty() ? std::string() : p.intent().others.front();
    if (auto problems = need_unit(p.battle(), loser, false); !problems.none()) return problems;
    if (auto problems = need_unit(p.battle(), taker, false); !problems.none()) return problems;
    if (p.battle().unit(loser)->flag != FlagState::held) return problem_of(p.name_of_unit(loser) + " has no flag to lose");
    if (are_friends(p.battle(), p.battle().unit(loser)->army, p.battle().unit(taker)->army)) return problem_of("they are on the same side");
    take_flag(p, loser, taker, p.flag_of("grades") ? FlagGrades::both : FlagGrades::neither);
    return {};
}

Problems take_by_hand(Performance& p) {
    const UnitId battery = p.intent().actor;
    const UnitId taker = !p.intent().target.empty() ? p.intent().target : p.intent().others.empty() ? std::string() : p.intent().others.front();
    if (auto problems = need_unit(p.battle(), battery); !problems.none()) return problems;
    if (auto problems = need_unit(p.battle(), taker); !problems.none()) return problems;
    const Unit& gun = *p.battle().unit(battery);
    if (gun.arm != Arm::artillery) return problem_of(p.name(gun) + " is no battery");
    const Unit& by = *p.battle().unit(taker);
    const ArmyId& holder = gun.gun_held_by.empty() ? gun.army : gun.gun_held_by;
    if (are_friends(p.battle(), holder, by.army)) return problem_of(p.name(gun) + " is in the hands of that side already");
    take_battery(p, battery, taker);
    return {};
}

namespace {

// L557: leaders move with the charges and with normal movement; whoever has charged with a unit stays with it.
Problems may_leader_move(const Performance& p, const Leader& leader) {
    if (!p.intent().reason.empty()) return {};
    const std::string_view phase = phase_row(p.charts(), p.battle().game.phase);
    const bool setting_up = p.battle().game.turn == 1 && phase == "arrivals";
    if (phase != "charges" && phase != "movement" && !setting_up) {
        return problem_of("leaders move in the phases of charges and of movement: give a reason");
    }
    if (this_turn(p.battle(), leader.charged_turn) && !leader.attached.empty() && leader.attached == leader.charges_with) {
        return problem_of(p.name_of_leader(leader.id) + " goes along with the charge of " + p.name_of_unit(leader.attached) + " to its end: give a reason");
    }
    return {};
}

// L557: after the phase of charges nobody joins a melee, unless it goes on from an earlier turn.
Problems may_join(const Performance& p, const UnitId& unit) {
    if (!p.intent().reason.empty() || phase_row(p.charts(), p.battle().game.phase) == "charges") return {};
    bool fresh = false;
    for (const Contact& contact : p.battle().contacts) {
        if (contact.unit != unit && contact.opponent != unit) continue;
        if (!this_turn(p.battle(), contact.since_turn)) return {};
        fresh = true;
    }
    if (fresh) return problem_of("no leader joins a melee after the phase of charges, unless it goes on from an earlier turn: give a reason");
    return {};
}

}  // namespace

Problems attach(Performance& p) {
    const LeaderId id = p.intent().actor;
    const Leader* leader = p.battle().leader(id);
    const UnitId unit = !p.intent().target.empty() ? p.intent().target : p.intent().others.empty() ? std::string() : p.intent().others.front();
    if (leader == nullptr) return problem_of("there is no leader \"" + id + '"');
    if (leader->fate != Fate::present || leader->presence != Presence::on_table) return problem_of(p.name_of_leader(id) + " is not on the table");
    if (leader->wounded_until >= p.battle().game.turn && p.intent().reason.empty()) {
        return problem_of(p.name_of_leader(id) + " is wounded and stays still until turn " + std::to_string(leader->wounded_until));
    }
    if (auto problems = need_unit(p.battle(), unit); !problems.none()) return problems;
    if (!are_friends(p.battle(), leader->army, p.battle().unit(unit)->army)) return problem_of(p.name_of_unit(unit) + " is the enemy's");
    if (auto problems = may_leader_move(p, *leader); !problems.none()) return problems;
    if (auto problems = may_join(p, unit); !problems.none()) return problems;
    p.draft().begin(Happened::leader_moved, Thing::leader, id, p.name_of_leader(id) + " joins " + p.name_of_unit(unit));
    p.draft().set(id, &Leader::attached, unit);
    return {};
}

Problems detach(Performance& p) {
    const LeaderId id = p.intent().actor;
    const Leader* leader = p.battle().leader(id);
    if (leader == nullptr) return problem_of("there is no leader \"" + id + '"');
    if (leader->attached.empty()) return problem_of(p.name_of_leader(id) + " is with no unit");
    if (auto problems = may_leader_move(p, *leader); !problems.none()) return problems;
    p.draft().begin(Happened::leader_moved, Thing::leader, id, p.name_of_leader(id) + " leaves " + p.name_of_unit(leader->attached));
    p.draft().set(id, &Leader::attached, UnitId());
    return {};
}

Problems hold(Performance& p) {
    const SiteId id = p.intent().actor;
    const Site* found = p.battle().site(id);
    const ArmyId army = !p.intent().target.empty() ? p.intent().target : p.intent().others.empty() ? std::string() : p.intent().others.front();
    if (found == nullptr) return problem_of("there is no objective \"" + id + '"');
    if (p.battle().army(army) == nullptr) return problem_of("there is no army \"" + army + '"');
    const Site site = *found;
    p.draft().begin(Happened::objective, Thing::site, id, name_shown(site) + " is held by " + p.name_of_army(army));
    p.draft().set(id, &Site::owner, army);
    p.draft().set(id, &Site::last_occupant, army);
    p.draft().set(id, &Site::contested, false);
    Names held = site.held_by;
    if (std::find(held.begin(), held.end(), army) == held.end()) held.push_back(army);
    p.draft().set(id, &Site::held_by, held);
    return {};
}

Problems contest(Performance& p) {
    const SiteId id = p.intent().actor;
    const Site* site = p.battle().site(id);
    if (site == nullptr) return problem_of("there is no objective \"" + id + '"');
    if (site->contested) return problem_of(name_shown(*site) + " is contested already");
    p.draft().begin(Happened::objective, Thing::site, id, name_shown(*site) + " is contested");
    p.draft().set(id, &Site::contested, true);
    return {};
}

Problems leave_table(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    if (p.text_of("off").empty() && !p.flag_of("surrenders")) return problem_of("say where: off=own, off=enemy or off=elsewhere");
    return leave_table_as_told(p, id);
}

Problems make_note(Performance& p) {
    if (p.intent().text.empty()) return problem_of("a note says something");
    p.say(p.intent().text);
    return {};
}

}  // namespace aor
