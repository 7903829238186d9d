#include "core/play/do_withdrawal.hpp"

#include "core/play/consequences.hpp"

#include <algorithm>

namespace aor {
namespace {

bool has_left(const Army& army) { return army.withdrew_turn > 0; }

/// Enemies of the army who owe a check this turn.
std::vector<ArmyId> enemies_who_owe(const Battle& battle, std::string_view army) {
    std::vector<ArmyId> enemies;
    for (const Army& other : battle.armies) {
        if (are_friends(battle, army, other.id) || has_left(other)) continue;
        if (owed(battle, "withdrawal", other.id) != nullptr) enemies.emplace_back(other.id);
    }
    return enemies;
}

void mark_left(Performance& p, const ArmyId& army, const std::string& say) {
    p.draft().begin(Happened::withdrawal, Thing::army, army, say);
    p.draft().set(army, &Army::withdrew_turn, p.battle().game.turn);
}

void settle_withdrawal(Performance& p, const ArmyId& army) {
    settle_if_owed(p, "withdrawal", army);
}

}  // namespace

int withdrawal_half_dice(Performance& p, std::string_view army) {
    const Posed posed = p.pose("withdrawal", army, "");
    if (!posed.problems.none() || posed.assessment.refused()) return 0;
    const Throw dice = posed.assessment.automatic != nullptr ? Throw{} : posed.assessment.dice();
    return 2 * dice.whole + dice.half;
}

// RULING R-120: without dice the army stays; it need not have rolled for that.
Problems do_withdrawal(Performance& p) {
    const ArmyId id = p.intent().actor;
    const Army* army = p.battle().army(id);
    if (army == nullptr) return problem_of("say which army: there is no army \"" + id + '"');
    if (has_left(*army)) return problem_of(p.name_of_army(id) + " has left the field");
    const int turn = p.battle().game.turn;
    const bool by_hand = !p.intent().reason.empty();
    if (army->withdrawal_turn == turn && !by_hand) return problem_of(p.name_of_army(id) + " has made its check this turn");
    const std::string_view phase = phase_row(p.charts(), p.battle().game.phase);
    if (phase != "withdrawal" && !by_hand) {
        return problem_of("withdrawal is checked in phase " + std::to_string(phase_named(p.charts(), "withdrawal")) + ": give a reason");
    }
    // What the dice of both are worth before anybody rolls.
    std::vector<ArmyId> waits_for;
    std::vector<ArmyId> need_not_roll;
    const bool tie_open = std::any_of(p.battle().armies.begin(), p.battle().armies.end(), [&](const Army& other) {
        return !are_friends(p.battle(), id, other.id) && other.withdrew_turn == turn && !other.conceded;
    });
    if (!tie_open) {
        const int own = withdrawal_half_dice(p, id);
        for (const ArmyId& enemy : enemies_who_owe(p.battle(), id)) {
            const int theirs = withdrawal_half_dice(p, enemy);
            if (theirs > own) waits_for.push_back(enemy);
            if (theirs < own) need_not_roll.push_back(enemy);
        }
        if (!waits_for.empty() && !by_hand) {
            return problem_of(p.name_of_army(waits_for.front()) + " has more dice and rolls first");
        }
    }
    const auto rolled = p.roll("withdrawal", id, "");
    if (!rolled) return rolled.problems();
    settle_withdrawal(p, id);
    if (!outcome_is(**rolled, "withdraws")) {
        p.draft().begin(Happened::withdrawal, Thing::army, id, p.name_of_army(id) + " stays on the field");
        p.draft().set(id, &Army::withdrawal_turn, turn);
        if (tie_open) see_who_is_left(p, "withdrawal");
        return {};
    }
    mark_left(p, id, p.name_of_army(id) + " leaves the field");
    p.draft().set(id, &Army::withdrawal_turn, turn);
    for (const ArmyId& enemy : need_not_roll) {
        p.draft().begin(Happened::withdrawal, Thing::army, enemy, p.name_of_army(enemy) + " need not roll");
        settle_withdrawal(p, enemy);
    }
    // With equal dice the enemy rolls too, and may go as well.
    if (enemies_who_owe(p.battle(), id).empty()) see_who_is_left(p, "withdrawal");
    return {};
}

Problems concede(Performance& p) {
    const ArmyId id = p.intent().actor;
    const Army* army = p.battle().army(id);
    if (army == nullptr) return problem_of("say which army concedes: there is no army \"" + id + '"');
    if (has_left(*army)) return problem_of(p.name_of_army(id) + " has left the field");
    if (p.battle().game.ended) return problem_of("the battle is over");
    mark_left(p, id, p.name_of_army(id) + " concedes" + (p.intent().reason.empty() ? "" : ": " + p.intent().reason));
    p.draft().set(id, &Army::conceded, true);
    settle_withdrawal(p, id);
    see_who_is_left(p, "conceded");
    return {};
}

void see_who_is_left(Performance& p, const std::string& how) {
    if (p.battle().game.ended) return;
    std::vector<std::string_view> sides;
    for (const Army& army : p.battle().armies) {
        const std::string_view side = side_of(p.battle(), army.id);
        if (!has_left(army) && std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
    }
    if (sides.size() > 1) return;
    end_battle(p, sides.empty() ? ArmyId() : ArmyId(std::string(sides.front())), how);
}

void end_battle(Performance& p, const ArmyId& winner, const std::string& how) {
    p.draft().begin(Happened::ended, winner.empty() ? Thing::game : Thing::army, winner,
                    winner.empty() ? "The battle is over: a draw" : "The battle is over: " + p.name_of_army(winner) + " has won");
    p.draft().set(&Game::ended, true);
    p.draft().set(&Game::winner, winner);
    p.draft().set(&Game::ending, how);
    std::vector<std::string> duties;
    for (const Owed& duty : p.battle().owed) duties.push_back(duty.id);
    for (const std::string& duty : duties) p.draft().go<Owed>(duty);
}

void leave_with_army(Performance& p) {
    std::vector<UnitId> units;
    for (const Unit& unit : p.battle().units) {
        const Army* army = p.battle().army(unit.army);
        const bool there = is_on_table(unit) || unit.presence == Presence::waiting || unit.presence == Presence::off_own_baseline;
        if (there && army != nullptr && has_left(*army)) units.emplace_back(unit.id);
    }
    for (const UnitId& unit : units) {
        p.draft().begin(Happened::removed, Thing::unit, unit, p.name_of_unit(unit) + " leaves the field with its army");
        p.draft().set(unit, &Unit::presence, Presence::withdrawn);
        leave_everything(p, unit);
    }
    std::vector<LeaderId> leaders;
    for (const Leader& leader : p.battle().leaders) {
        const Army* army = p.battle().army(leader.army);
        if (leader.fate == Fate::present && leader.presence == Presence::on_table && army != nullptr && has_left(*army)) leaders.emplace_back(leader.id);
    }
    for (const LeaderId& leader : leaders) {
        p.draft().begin(Happened::removed, Thing::leader, leader, "");
        p.draft().set(leader, &Leader::presence, Presence::withdrawn);
        p.draft().set(leader, &Leader::attached, UnitId());
    }
}

}  // namespace aor
