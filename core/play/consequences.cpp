#include "core/play/consequences.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {
namespace {

const Unit& unit_of(Performance& p, std::string_view id) {
    const Unit* unit = p.battle().unit(id);
    assert(unit != nullptr && "the unit is there");
    return *unit;
}

void record_loss(Performance& p, const UnitId& unit, int castings, Cause cause, const UnitId& by, bool pending) {
    Loss loss;
    loss.id = p.draft().new_id(Thing::loss, p.entry());
    loss.unit = unit;
    loss.castings = castings;
    loss.cause = cause;
    loss.by = by;
    loss.turn = p.battle().game.turn;
    loss.phase = p.battle().game.phase;
    loss.entry = p.entry();
    loss.pending = pending;
    p.draft().come(loss);
}

/// A unit that is gone owes nothing, pursues nobody and helps nobody.
void leave_everything(Performance& p, const UnitId& id) {
    break_contacts(p, id);
    std::vector<std::string> gone;
    for (const Owed& duty : p.battle().owed) {
        // What is owed about a leader who was with it stands.
        if (duty.unit == id && duty.leader.empty()) gone.push_back(duty.id);
    }
    for (const std::string& duty : gone) p.draft().go<Owed>(duty);
    std::vector<std::string> free;
    for (const Leader& leader : p.battle().leaders) {
        if (leader.attached == id) free.push_back(leader.id);
    }
    for (const std::string& leader : free) p.draft().set(leader, &Leader::attached, UnitId());
}

}  // namespace

void fall_if_empty(Performance& p, const UnitId& id) {
    const Unit& unit = unit_of(p, id);
    if (unit.castings > 0) return;
    if (unit.arm == Arm::artillery) {
        // RULING R-108: the gun stands where it is until somebody mans it (L569); it is not a lost battery yet.
        p.draft().begin(Happened::battery_taken, Thing::unit, id, "The last gunner of " + p.name(unit) + " is down: the gun stands alone");
        p.draft().set(id, &Unit::abandoned, true);
        break_contacts(p, id);
        return;
    }
    p.draft().begin(Happened::removed, Thing::unit, id, p.name(unit) + " is destroyed to the last casting");
    p.draft().set(id, &Unit::presence, Presence::destroyed);
    leave_everything(p, id);
}

std::string castings_in_words(int castings) { return std::to_string(castings) + (castings == 1 ? " casting" : " castings"); }

bool fire_is_simultaneous(const Charts& charts, const Game& game) {
    const std::string_view row = phase_row(charts, game.phase);
    return !game.fire_closed && (row == "artillery" || row == "small_arms");
}

void take_hits(Performance& p, const UnitId& id, int hits, Cause cause, const UnitId& by) {
    if (hits <= 0) return;
    const Unit& unit = unit_of(p, id);
    if (!fire_is_simultaneous(p.charts(), p.battle().game)) {
        take_castings(p, id, hits, cause, by);
        return;
    }
    p.draft().begin(Happened::casualties, Thing::unit, id,
                    p.name(unit) + " will lose " + castings_in_words(hits) + " when the fire of this phase is closed");
    record_loss(p, id, hits, cause, by, true);
}

int take_castings(Performance& p, const UnitId& id, int castings, Cause cause, const UnitId& by) {
    const Unit& unit = unit_of(p, id);
    const int taken = std::min(castings, unit.castings);
    if (taken <= 0) return 0;
    p.draft().begin(Happened::casualties, Thing::unit, id,
                    p.name(unit) + " loses " + castings_in_words(taken) + ", " + std::to_string(unit.castings - taken) + " left");
    record_loss(p, id, taken, cause, by, false);
    p.draft().set(id, &Unit::castings, unit.castings - taken);
    p.draft().set(id, &Unit::casualty_turn, p.battle().game.turn);
    fall_if_empty(p, id);
    return taken;
}

void lose_unit(Performance& p, const UnitId& id, Presence how, Cause cause, const UnitId& by, const std::string& say) {
    const Unit& unit = unit_of(p, id);
    const int castings = unit.castings;
    p.draft().begin(Happened::removed, Thing::unit, id, say);
    if (castings > 0) {
        record_loss(p, id, castings, cause, by, false);
        p.draft().set(id, &Unit::castings, 0);
        p.draft().set(id, &Unit::casualty_turn, p.battle().game.turn);
    }
    p.draft().set(id, &Unit::presence, how);
    leave_everything(p, id);
}

void worsen_state(Performance& p, const UnitId& id, State state) {
    const Unit& unit = unit_of(p, id);
    const int turn = p.battle().game.turn;
    if (state < unit.state) return;
    p.draft().set(id, &Unit::temporary, false);
    p.draft().set(id, &Unit::state_since, turn);
    if (state == State::broken && unit_of(p, id).state != State::broken) p.draft().set(id, &Unit::broke_turn, turn);
    p.draft().set(id, &Unit::state, state);
    // A crew that breaks or routs leaves its gun (L406, L661).
    if (state >= State::broken && unit_of(p, id).arm == Arm::artillery) p.draft().set(id, &Unit::abandoned, true);
}

// RULING R-11: the rolls to rally are counted by the grade at the moment of routing.
void rout(Performance& p, const UnitId& id, const std::string& say) {
    const Unit& unit = unit_of(p, id);
    const int turn = p.battle().game.turn;
    const bool already = unit.state == State::routed;
    const int grade = present_grade(p.charts(), unit);
    p.draft().begin(Happened::rout, Thing::unit, id, say);
    worsen_state(p, id, State::routed);
    p.draft().set(id, &Unit::routed_turn, turn);
    p.draft().set(id, &Unit::retired_turn, turn);
    p.draft().set(id, &Unit::in_pursuit, false);
    if (!already) {
        p.draft().set(id, &Unit::grade_when_routed, grade);
        p.draft().set(id, &Unit::rally_attempts, 0);
    }
    break_contacts(p, id);
    Owed move;
    move.procedure = "rout_move";
    move.unit = id;
    move.reason = "it routs";
    if (owed(p.battle(), "rout_move", id) == nullptr) owe(p, move);
}

void break_contacts(Performance& p, const UnitId& id) {
    std::vector<std::string> ended;
    for (const Contact& contact : p.battle().contacts) {
        if (contact.unit == id || contact.opponent == id) ended.push_back(contact.id);
    }
    for (const std::string& contact : ended) p.draft().go<Contact>(contact);
}

// RULING R-119: the value of a leader is that of his class then; the trophy keeps it.
void lose_leader(Performance& p, const LeaderId& id, Fate fate, const ArmyId& taken_by, const UnitId& taken_by_unit) {
    const Leader* leader = p.battle().leader(id);
    assert(leader != nullptr && "the leader is there");
    const int turn = p.battle().game.turn;
    const std::string who = p.name_of_leader(id);
    std::string say = who + (fate == Fate::killed ? " is killed" : fate == Fate::captured ? " is captured" : " leaves the field");
    if (fate == Fate::captured && !taken_by.empty()) say += " by " + p.name_of_army(taken_by);
    p.draft().begin(Happened::leader_lost, Thing::leader, id, say);
    Trophy trophy;
    trophy.id = p.draft().new_id(Thing::trophy, p.entry());
    trophy.kind = TrophyKind::leader;
    trophy.leader = id;
    trophy.unit = leader->attached;
    trophy.fate = fate;
    trophy.rating = leader->rating;
    trophy.lost_by = leader->army;
    if (fate == Fate::captured) {
        trophy.taken_by = taken_by;
        trophy.taken_by_unit = taken_by_unit;
    }
    trophy.turn = turn;
    trophy.phase = p.battle().game.phase;
    trophy.entry = p.entry();
    p.draft().set(id, &Leader::fate, fate);
    p.draft().set(id, &Leader::fate_turn, turn);
    p.draft().set(id, &Leader::attached, UnitId());
    // Brigadiers and higher are replaced in phase 2 of the next turn (P-028).
    if (leader->post != Post::unassigned) p.draft().set(id, &Leader::replacement_turn, turn + 1);
    p.draft().come(trophy);
    std::vector<std::string> over;
    for (const Owed& duty : p.battle().owed) {
        if (duty.leader == id) over.push_back(duty.id);
    }
    for (const std::string& duty : over) p.draft().go<Owed>(duty);
}

void owe(Performance& p, Owed owed) {
    const Game& game = p.battle().game;
    owed.id = p.draft().new_id(Thing::owed, p.entry());
    if (owed.turn == 0) owed.turn = game.turn;
    if (owed.phase == 0) owed.phase = game.phase;
    owed.entry = p.entry();
    const bool about_leader = !owed.leader.empty();
    const std::string who = about_leader ? p.name_of_leader(owed.leader) : owed.unit.empty() ? std::string() : p.name_of_unit(owed.unit);
    const Chart* chart = p.charts().find(owed.procedure);
    p.draft().begin(Happened::duty_opened, about_leader ? Thing::leader : Thing::unit, about_leader ? std::string(owed.leader) : std::string(owed.unit),
                    "Owed: " + (chart != nullptr ? chart->title : owed.procedure) + (who.empty() ? "" : ", " + who) +
                        (owed.reason.empty() ? "" : " (" + owed.reason + ")"));
    p.draft().come(owed);
}

const Owed* owed(const Battle& battle, std::string_view procedure, std::string_view unit_or_leader) {
    for (const Owed& duty : battle.owed) {
        if (duty.procedure != procedure) continue;
        if (duty.leader.empty() ? duty.unit == unit_or_leader : duty.leader == unit_or_leader) return &duty;
    }
    return nullptr;
}

void settle(Performance& p, std::string_view owed_id) {
    const Owed* duty = p.battle().find<Owed>(owed_id);
    if (duty == nullptr) return;
    const bool about_leader = !duty->leader.empty();
    p.draft().begin(Happened::duty_done, about_leader ? Thing::leader : Thing::unit,
                    about_leader ? std::string(duty->leader) : std::string(duty->unit), "");
    p.draft().go<Owed>(std::string(owed_id));
}

std::vector<Named> facts_of(const Owed& owed) {
    std::vector<Named> facts;
    for (const std::string& fact : owed.facts) {
        const auto equals = fact.find('=');
        if (equals != std::string::npos) facts.push_back({fact.substr(0, equals), fact.substr(equals + 1)});
    }
    return facts;
}

Problems need_unit(const Battle& battle, std::string_view id, bool on_table) {
    const Unit* unit = battle.unit(id);
    if (unit == nullptr) {
        std::vector<std::string> known;
        for (const Unit& other : battle.units) known.push_back(other.id);
        if (id.empty()) return problem_of("say which unit");
        return problem_of("there is no unit \"" + std::string(id) + '"' + did_you_mean(id, known));
    }
    if (on_table && !is_on_table(*unit)) {
        return problem_of((unit->name.empty() ? unit->id : unit->name) + " is not on the table: " + std::string(word(unit->presence)));
    }
    return {};
}

}  // namespace aor
