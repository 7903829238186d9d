// Flags, batteries and leaders that are lost: who has them, and what goes with it.

#include "core/play/consequences.hpp"
#include "core/play/nation.hpp"

#include <algorithm>

namespace aor {
namespace {

/// A trophy of this moment; what it is of is still to be said.
Trophy new_trophy(Performance& p, TrophyKind kind) {
    Trophy trophy;
    trophy.id = p.draft().new_id(Thing::trophy, p.entry());
    trophy.kind = kind;
    trophy.turn = p.battle().game.turn;
    trophy.phase = p.battle().game.phase;
    trophy.entry = p.entry();
    return trophy;
}

}  // namespace

// RULING R-101: flags of routers change no grade.
void take_flag(Performance& p, const UnitId& loser, const UnitId& taker, FlagGrades grades) {
    const Unit lost = p.unit(loser);
    const Unit by = p.unit(taker);
    const Chart& chart = *p.charts().find("flag_capture");
    const auto number = [&](Number which) { return chart.number(which, Situation()).whole(); };
    p.draft().begin(Happened::flag_taken, Thing::unit, loser, "The flag of " + p.name(lost) + " is taken by " + p.name(by));
    Trophy trophy = new_trophy(p, TrophyKind::flag);
    trophy.unit = loser;
    trophy.lost_by = lost.army;
    trophy.taken_by = by.army;
    trophy.taken_by_unit = taker;
    p.draft().come(trophy);
    p.draft().set(loser, &Unit::flag, FlagState::lost);
    p.draft().set(taker, &Unit::flags_taken, by.flags_taken + 1);
    if (grades != FlagGrades::neither) {
        const int higher = std::min(present_grade(p.charts(), by) + number(Number::flag_rise), number(Number::grade_highest));
        p.draft().set(taker, &Unit::flag_shift, higher - grade_of(by));
    }
    if (grades == FlagGrades::both) {
        const int lower = std::max(present_grade(p.charts(), lost) - number(Number::flag_fall), number(Number::grade_lowest));
        p.draft().set(loser, &Unit::flag_shift, lower - grade_of(lost));
    }
}

// RULING R-127: a battery counts for whoever holds it now.
void take_battery(Performance& p, const UnitId& battery, const UnitId& taker) {
    const Unit gun = p.unit(battery);
    const Unit& by = p.unit(taker);
    if (are_friends(p.battle(), gun.army, by.army)) {
        p.draft().begin(Happened::battery_taken, Thing::unit, battery, p.name(gun) + " is retaken by " + p.name(by));
        std::vector<std::string> open;
        for (const Trophy& trophy : p.battle().trophies) {
            if (trophy.kind == TrophyKind::battery && trophy.unit == battery && trophy.retaken_turn == 0) open.push_back(trophy.id);
        }
        for (const std::string& trophy : open) p.draft().set(trophy, &Trophy::retaken_turn, p.battle().game.turn);
        p.draft().set(battery, &Unit::gun_held_by, ArmyId());
        return;
    }
    if (are_friends(p.battle(), gun.gun_held_by, by.army)) return;
    p.draft().begin(Happened::battery_taken, Thing::unit, battery, p.name(gun) + " is taken by " + p.name(by));
    Trophy trophy = new_trophy(p, TrophyKind::battery);
    trophy.unit = battery;
    trophy.lost_by = gun.army;
    trophy.taken_by = by.army;
    trophy.taken_by_unit = taker;
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
    Trophy trophy = new_trophy(p, TrophyKind::leader);
    trophy.leader = id;
    trophy.unit = leader->attached;
    trophy.fate = fate;
    trophy.rating = leader->rating;
    trophy.lost_by = leader->army;
    if (fate == Fate::captured) {
        trophy.taken_by = taken_by;
        trophy.taken_by_unit = taken_by_unit;
    }
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

}  // namespace aor
