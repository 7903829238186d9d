#include "core/play/consequences.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"

#include <algorithm>

namespace aor {
namespace {

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

}  // namespace

void fall_if_empty(Performance& p, const UnitId& id) {
    const Unit& unit = p.unit(id);
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

std::string castings_in_words(int castings) { return counted(castings, "casting", "castings"); }

bool fire_is_simultaneous(const Charts& charts, const Game& game) {
    const std::string_view row = phase_row(charts, game.phase);
    return !game.fire_closed && (row == "artillery" || row == "small_arms");
}

void take_hits(Performance& p, const UnitId& id, int hits, Cause cause, const UnitId& by) {
    if (hits <= 0) return;
    const Unit& unit = p.unit(id);
    if (!fire_is_simultaneous(p.charts(), p.battle().game)) {
        take_castings(p, id, hits, cause, by);
        return;
    }
    p.draft().begin(Happened::casualties, Thing::unit, id,
                    p.name(unit) + " will lose " + castings_in_words(hits) + " when the fire of this phase is closed");
    record_loss(p, id, hits, cause, by, true);
}

void set_castings(Performance& p, const UnitId& id, int castings) {
    if (p.unit(id).castings > castings) p.draft().set(id, &Unit::casualty_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::castings, castings);
    if (p.unit(id).pikemen > castings) p.draft().set(id, &Unit::pikemen, castings);
}

int take_castings(Performance& p, const UnitId& id, int castings, Cause cause, const UnitId& by) {
    const Unit& unit = p.unit(id);
    const int taken = std::min(castings, unit.castings);
    if (taken <= 0) return 0;
    p.draft().begin(Happened::casualties, Thing::unit, id,
                    p.name(unit) + " loses " + castings_in_words(taken) + ", " + std::to_string(unit.castings - taken) + " left");
    record_loss(p, id, taken, cause, by, false);
    set_castings(p, id, unit.castings - taken);
    fall_if_empty(p, id);
    return taken;
}

void lose_unit(Performance& p, const UnitId& id, Presence how, Cause cause, const UnitId& by, const std::string& say) {
    const Unit& unit = p.unit(id);
    const int castings = unit.castings;
    p.draft().begin(Happened::removed, Thing::unit, id, say);
    if (castings > 0) {
        record_loss(p, id, castings, cause, by, false);
        set_castings(p, id, 0);
    }
    p.draft().set(id, &Unit::presence, how);
    leave_everything(p, id);
}

void worsen_state(Performance& p, const UnitId& id, State state) {
    const Unit& unit = p.unit(id);
    const int turn = p.battle().game.turn;
    if (state < unit.state) return;
    p.draft().set(id, &Unit::temporary, false);
    p.draft().set(id, &Unit::state_since, turn);
    if (state == State::broken && p.unit(id).state != State::broken) p.draft().set(id, &Unit::broke_turn, turn);
    p.draft().set(id, &Unit::state, state);
    if (state >= State::broken) end_pursuit(p, id);
    // A crew that breaks or routs leaves its gun (L406, L661).
    if (state >= State::broken && p.unit(id).arm == Arm::artillery) p.draft().set(id, &Unit::abandoned, true);
}

void disorganize_for_a_while(Performance& p, const UnitId& id) {
    if (p.battle().unit(id)->state != State::normal) return;
    p.draft().set(id, &Unit::state, State::disorganized);
    p.draft().set(id, &Unit::temporary, true);
    p.draft().set(id, &Unit::state_since, p.battle().game.turn);
}

// RULING R-11: the rolls to rally are counted by the grade at the moment of routing.
void rout(Performance& p, const UnitId& id, const std::string& say) {
    const Unit& unit = p.unit(id);
    const int turn = p.battle().game.turn;
    const bool already = unit.state == State::routed;
    const int grade = present_grade(p.charts(), unit);
    p.draft().begin(Happened::rout, Thing::unit, id, say);
    worsen_state(p, id, State::routed);
    p.draft().set(id, &Unit::routed_turn, turn);
    p.draft().set(id, &Unit::retired_turn, turn);
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

void go_back(Performance& p, const UnitId& id) {
    const Unit& unit = p.unit(id);
    p.draft().set(id, &Unit::retired_turn, p.battle().game.turn);
    if (unit.arm == Arm::infantry && is_square(unit.formation)) p.draft().set(id, &Unit::formation, Formation::column);
    leave_cover(p, id);
    end_pursuit(p, id);
    break_contacts(p, id);
}

std::string how_far_back(const Performance& p, const UnitId& id, std::string_view share_in_words, Fraction share, Gait gait) {
    std::string words(share_in_words);
    const Unit& unit = p.unit(id);
    Mover mover = mover_of(p.charts(), p.battle(), unit);
    // What holds it up on its way to the enemy does not hold it back.
    mover.fatigued = mover.failed_charge_check = mover.arrives_at_half = false;
    const auto move = full_move(p.charts(), p.battle().game.scale, mover, gait, style_of(p.battle(), unit));
    if (!move) return words;
    return words + ", " + move->full.times(share.num, share.den).text() + " inches";
}

void leave_cover(Performance& p, const UnitId& id) {
    p.draft().set(id, &Unit::cover, Cover::none);
    p.draft().set(id, &Unit::inside, SiteId());
}

void end_pursuit(Performance& p, const UnitId& id) {
    p.draft().set(id, &Unit::in_pursuit, false);
    p.draft().set(id, &Unit::lured, false);
    p.draft().set(id, &Unit::quarry, UnitId());
}

void break_contacts(Performance& p, const UnitId& id) {
    std::vector<std::string> ended;
    for (const Contact& contact : p.battle().contacts) {
        if (contact.unit == id || contact.opponent == id) ended.push_back(contact.id);
    }
    for (const std::string& contact : ended) p.draft().go<Contact>(contact);
}

void leave_everything(Performance& p, const UnitId& id) {
    break_contacts(p, id);
    end_pursuit(p, id);
    std::vector<std::string> charges;
    for (const Charge& charge : p.battle().charges) {
        if (charge.charger == id) charges.push_back(charge.id);
    }
    for (const std::string& charge : charges) p.draft().go<Charge>(charge);
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
    std::vector<std::string> pursuers;
    for (const Unit& unit : p.battle().units) {
        if (unit.quarry == id) pursuers.push_back(unit.id);
    }
    for (const std::string& unit : pursuers) end_pursuit(p, unit);
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
        return problem_of(name_shown(battle, *unit) + " is not on the table: " + std::string(word(unit->presence)));
    }
    return {};
}

}  // namespace aor
