#include "core/play/phases.hpp"

#include "core/battle/scenario_clock.hpp"
#include "core/chart/printed.hpp"
#include "core/play/after_fire.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_command.hpp"
#include "core/play/do_deck.hpp"
#include "core/play/do_rally.hpp"
#include "core/play/do_withdrawal.hpp"
#include "core/play/duties.hpp"
#include "core/play/scenario_arrivals.hpp"

#include <algorithm>

namespace aor {
namespace {

std::vector<UnitId> units_on_table(const Battle& battle) {
    std::vector<UnitId> units;
    for (const Unit& unit : battle.units) {
        if (is_on_table(unit)) units.emplace_back(unit.id);
    }
    return units;
}

void tire(Performance& p, const UnitId& id, const std::string& why) {
    if (p.battle().unit(id)->fatigued) return;
    p.draft().begin(Happened::fatigue, Thing::unit, id, p.name_of_unit(id) + " is fatigued: " + why);
    p.draft().set(id, &Unit::fatigued, true);
}

// RULING R-19: horse that charged and went far enough; foot in the second charging turn in a row without contact.
void mark_fatigue(Performance& p) {
    const Game& game = p.battle().game;
    const Inches far = printed_inches(p.charts(), "distances", "fatigue", "inches", game.scale);
    const int in_a_row = printed_number(p.charts(), "turn", "infantry_fatigue", "count");
    for (const UnitId& id : units_on_table(p.battle())) {
        const Unit unit = *p.battle().unit(id);
        const bool charged = unit.charged_turn == game.turn;
        if (is_mounted(unit.arm)) {
            const Inches moved = unit.moved_turn == game.turn ? std::max(unit.move_used, unit.charge_distance) : unit.charge_distance;
            if (charged && moved >= far) tire(p, id, "it charged " + moved.text() + " inches");
        } else if (unit.arm == Arm::infantry) {
            const bool contact = unit.melee_turn == game.turn || in_melee(p.battle(), id);
            const int charges = charged && !contact ? unit.charges_without_contact + 1 : 0;
            if (charges != unit.charges_without_contact) {
                p.draft().begin(Happened::charge, Thing::unit, id, "");
                p.draft().set(id, &Unit::charges_without_contact, charges);
            }
            if (charges >= in_a_row) tire(p, id, "it has charged in vain " + std::to_string(charges) + " turns in a row");
        }
    }
}

void close_phase(Performance& p, std::string_view row) {
    if (row == "arrivals") bring_on_reinforcements(p);
    if (row == "artillery" || row == "small_arms") close_fire(p);
    if (row == "movement") {
        std::vector<std::pair<std::string, UnitId>> arriving;
        for (const Owed& duty : p.battle().owed) {
            if (duty.procedure == kPlacing) arriving.emplace_back(duty.id, duty.unit);
        }
        for (const auto& [duty, unit] : arriving) {
            place_arrival(p, unit);
            settle(p, duty);
        }
    }
}

void close_turn(Performance& p) {
    mark_fatigue(p);
    leave_with_army(p);
    std::vector<std::string> plots;
    std::vector<std::string> charges;
    for (const Plot& plot : p.battle().plots) plots.push_back(plot.id);
    for (const Charge& charge : p.battle().charges) charges.push_back(charge.id);
    std::vector<UnitId> feigning;
    for (const Unit& unit : p.battle().units) {
        if (unit.feigned_flight) feigning.emplace_back(unit.id);
    }
    if (plots.empty() && charges.empty() && feigning.empty()) return;
    p.draft().begin(Happened::plot, Thing::game, "", "");
    for (const std::string& plot : plots) p.draft().go<Plot>(plot);
    for (const std::string& charge : charges) p.draft().go<Charge>(charge);
    for (const UnitId& unit : feigning) p.draft().set(unit, &Unit::feigned_flight, false);
}

void drop_stale_duties(Performance& p) {
    std::vector<std::string> stale;
    for (const Owed& duty : p.battle().owed) {
        if (!still_due(p.battle(), duty)) stale.push_back(duty.id);
    }
    if (stale.empty()) return;
    p.draft().begin(Happened::duty_done, Thing::game, "", "");
    for (const std::string& duty : stale) p.draft().go<Owed>(duty);
}

}  // namespace

std::string words_of_phase(const Charts& charts, const Game& game) {
    const Table* table = charts.table("sequence_of_play");
    const TableRow* row = table != nullptr ? table->row(phase_row(charts, game.phase)) : nullptr;
    const std::string clock = clock_of(game);
    return "Turn " + std::to_string(game.turn) + (clock.empty() ? "" : " (" + clock + ')') + ", phase " + std::to_string(game.phase) + (row != nullptr ? ": " + row->label : "");
}

Problems next_phase(Performance& p) {
    const Game& game = p.battle().game;
    if (game.ended) return problem_of("the battle is over");
    close_phase(p, phase_row(p.charts(), game.phase));
    const bool turn_over = game.phase >= game.phases;
    if (turn_over) {
        drop_cards_after_rout(p);
        close_turn(p);
        see_who_is_left(p, "withdrawal");
        if (p.battle().game.ended) {
            drop_stale_duties(p);
            return {};
        }
        if (game.turn >= game.turns) {
            const std::string left = owed_in_words(p.charts(), p.battle());
            drop_stale_duties(p);
            end_battle(p, ArmyId(), "last turn");
            // Undo, and the check can still be rolled.
            if (!left.empty()) p.say("The battle is over: a draw. Not done: " + left);
            return {};
        }
    }
    const Battle before = p.battle();
    Event& begun = p.draft().begin(Happened::phase, Thing::game, "", "");
    const int turn = turn_over ? game.turn + 1 : game.turn;
    const int phase = turn_over ? 1 : game.phase + 1;
    Game then = game;
    then.turn = turn;
    then.phase = phase;
    begun.say = words_of_phase(p.charts(), then);
    const std::string title = begun.say;
    p.draft().set(&Game::turn, turn);
    p.draft().set(&Game::phase, phase);
    p.draft().set(&Game::fire_closed, false);
    if (turn_over) {
        p.draft().set(&Game::plots_shown, false);
        p.draft().set(&Game::deck, Names());
        p.draft().set(&Game::drawn, Names());
    }
    const std::string lapsed = lapsed_in_words(p.charts(), before, p.battle());
    drop_stale_duties(p);
    if (phase_row(p.charts(), phase) == "rally") recover(p);
    const std::string left = owed_in_words(p.charts(), p.battle());
    for (const Owed& duty : duties_of_phase(p.charts(), p.battle())) owe(p, duty);
    p.say(title + (lapsed.empty() ? "" : ". Not done, and past: " + lapsed) + (left.empty() ? "" : ". Still owed: " + left));
    return {};
}

Problems close_fire_now(Performance& p) {
    if (!fire_is_simultaneous(p.charts(), p.battle().game)) return problem_of("there is no fire to close in this phase");
    close_fire(p);
    p.draft().begin(Happened::fire_closed, Thing::game, "", "The fire of this phase is closed");
    p.draft().set(&Game::fire_closed, true);
    return {};
}

}  // namespace aor
