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

void set_castings(Performance& p, const UnitId& id, int castings) {
    if (unit_of(p, id).castings > castings) p.draft().set(id, &Unit::casualty_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::castings, castings);
    if (unit_of(p, id).pikemen > castings) p.draft().set(id, &Unit::pikemen, castings);
}

int take_castings(Performance& p, const UnitId& id, int castings, Cause cause, const UnitId& by) {
    const Unit& unit = unit_of(p, id);
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
    const Unit& unit = unit_of(p, id);
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
    const Unit& unit = unit_of(p, id);
    const int turn = p.battle().game.turn;
    if (state < unit.state) return;
    p.draft().set(id, &Unit::temporary, false);
    p.draft().set(id, &Unit::state_since, turn);
    if (state == State::broken && unit_of(p, id).state != State::broken) p.draft().set(id, &Unit::broke_turn, turn);
    p.draft().set(id, &Unit::state, state);
    if (state >= State::broken) end_pursuit(p, id);
    // A crew that breaks or routs leaves its gun (L406, L661).
    if (state >= State::broken && unit_of(p, id).arm == Arm::artillery) p.draft().set(id, &Unit::abandoned, true);
}

void disorganize_for_a_while(Performance& p, const UnitId& id) {
    if (p.battle().unit(id)->state != State::normal) return;
    p.draft().set(id, &Unit::state, State::disorganized);
    p.draft().set(id, &Unit::temporary, true);
    p.draft().set(id, &Unit::state_since, p.battle().game.turn);
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

void end_pursuit(Performance& p, const UnitId& id) {
    p.draft().set(id, &Unit::in_pursuit, false);
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

// RULING R-101: flags of routers change no grade.
void take_flag(Performance& p, const UnitId& loser, const UnitId& taker, FlagGrades grades) {
    const Unit lost = unit_of(p, loser);
    const Unit by = unit_of(p, taker);
    const Chart& chart = *p.charts().find("flag_capture");
    const auto number = [&](Number which) { return chart.number(which, Situation()).whole(); };
    p.draft().begin(Happened::flag_taken, Thing::unit, loser, "The flag of " + p.name(lost) + " is taken by " + p.name(by));
    Trophy trophy;
    trophy.id = p.draft().new_id(Thing::trophy, p.entry());
    trophy.kind = TrophyKind::flag;
    trophy.unit = loser;
    trophy.lost_by = lost.army;
    trophy.taken_by = by.army;
    trophy.taken_by_unit = taker;
    trophy.turn = p.battle().game.turn;
    trophy.phase = p.battle().game.phase;
    trophy.entry = p.entry();
    p.draft().come(trophy);
    p.draft().set(loser, &Unit::flag, FlagState::lost);
    p.draft().set(taker, &Unit::flags_taken, by.flags_taken + 1);
    if (grades != FlagGrades::neither) {
        const int higher = std::min(present_grade(p.charts(), by) + number(Number::flag_rise), number(Number::grade_highest));
        p.draft().set(taker, &Unit::flag_shift, higher - by.grade);
    }
    if (grades == FlagGrades::both) {
        const int lower = std::max(present_grade(p.charts(), lost) - number(Number::flag_fall), number(Number::grade_lowest));
        p.draft().set(loser, &Unit::flag_shift, lower - lost.grade);
    }
}

// RULING R-127: a battery counts for whoever holds it now.
void take_battery(Performance& p, const UnitId& battery, const UnitId& taker) {
    const Unit gun = unit_of(p, battery);
    const Unit& by = unit_of(p, taker);
    const int turn = p.battle().game.turn;
    if (are_friends(p.battle(), gun.army, by.army)) {
        p.draft().begin(Happened::battery_taken, Thing::unit, battery, p.name(gun) + " is retaken by " + p.name(by));
        std::vector<std::string> open;
        for (const Trophy& trophy : p.battle().trophies) {
            if (trophy.kind == TrophyKind::battery && trophy.unit == battery && trophy.retaken_turn == 0) open.push_back(trophy.id);
        }
        for (const std::string& trophy : open) p.draft().set(trophy, &Trophy::retaken_turn, turn);
        p.draft().set(battery, &Unit::gun_held_by, ArmyId());
        return;
    }
    if (are_friends(p.battle(), gun.gun_held_by, by.army)) return;
    p.draft().begin(Happened::battery_taken, Thing::unit, battery, p.name(gun) + " is taken by " + p.name(by));
    Trophy trophy;
    trophy.id = p.draft().new_id(Thing::trophy, p.entry());
    trophy.kind = TrophyKind::battery;
    trophy.unit = battery;
    trophy.lost_by = gun.army;
    trophy.taken_by = by.army;
    trophy.taken_by_unit = taker;
    trophy.turn = turn;
    trophy.phase = p.battle().game.phase;
    trophy.entry = p.entry();
    p.draft().come(trophy);
    p.draft().set(battery, &Unit::gun_held_by, trophy.taken_by);
    p.draft().set(battery, &Unit::abandoned, true);
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

namespace {

/// Whom a duty is about: a leader, a unit, an army, or the battle.
struct About {
    Thing thing = Thing::game;
    std::string id;
};

About about(const Owed& duty) {
    if (!duty.leader.empty()) return {Thing::leader, duty.leader};
    if (!duty.unit.empty()) return {Thing::unit, duty.unit};
    if (!duty.army.empty()) return {Thing::army, duty.army};
    return {};
}

}  // namespace

void owe(Performance& p, Owed owed) {
    const Game& game = p.battle().game;
    owed.id = p.draft().new_id(Thing::owed, p.entry());
    if (owed.turn == 0) owed.turn = game.turn;
    if (owed.phase == 0) owed.phase = game.phase;
    owed.entry = p.entry();
    const About whom = about(owed);
    p.draft().begin(Happened::duty_opened, whom.thing, whom.id, "Owed: " + words_of_duty(p.charts(), p.battle(), owed));
    p.draft().come(owed);
}

std::string words_of_duty(const Charts& charts, const Battle& battle, const Owed& duty) {
    // The chart of that name holds the dice of one side of a melee.
    const Chart* chart = duty.procedure != "melee" ? charts.find(duty.procedure) : nullptr;
    std::string text = chart != nullptr ? chart->title : duty.procedure;
    if (chart == nullptr) {
        std::replace(text.begin(), text.end(), '_', ' ');
        if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    const auto add = [&](const auto* record) {
        if (record != nullptr) text += ", " + (record->name.empty() ? record->id : record->name);
    };
    if (!duty.leader.empty()) add(battle.leader(duty.leader));
    else if (!duty.unit.empty()) add(battle.unit(duty.unit));
    else if (!duty.army.empty()) add(battle.army(duty.army));
    return text + (duty.reason.empty() ? "" : " (" + duty.reason + ")");
}

const Owed* owed(const Battle& battle, std::string_view procedure, std::string_view whom) {
    for (const Owed& duty : battle.owed) {
        if (duty.procedure == procedure && about(duty).id == whom) return &duty;
    }
    return nullptr;
}

void settle(Performance& p, std::string_view owed_id) {
    const Owed* duty = p.battle().find<Owed>(owed_id);
    if (duty == nullptr) return;
    const About whom = about(*duty);
    p.draft().begin(Happened::duty_done, whom.thing, whom.id, "");
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
