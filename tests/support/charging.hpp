#pragma once
// A battle in the phase of charges, with one charge plotted and shown.

#include "core/play/charge_needs.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

#include <string>

namespace aor {

[[nodiscard]] inline int sum_of_dice(const std::vector<ItemTaken>& items) {
    int sum = 0;
    for (const ItemTaken& item : items) sum += item.of == Of::dice ? item.amount : 0;
    return sum;
}

class Charging : public AtBattle {
public:
    Charging(const std::string& charger, const std::string& target) {
        phase(4);
        set(&Game::plots_shown, true);
        plot(charger, target);
    }

    void plot(const std::string& charger, const std::string& target) {
        Plot plot;
        plot.id = "p" + std::to_string(battle().plots.size() + 1);
        plot.army = unit(charger).army;
        plot.turn = battle().game.turn;
        plot.shown = true;
        plot.unit = charger;
        plot.target = target;
        come(plot);
        owe("charge", charger);
    }
    void grade(const std::string& id, int grade) {
        set(id, &Unit::grade, grade);
        set(id, &Unit::base_grade, grade);
    }
    void arm(const std::string& id, Arm arm) { set(id, &Unit::arm, arm); }

    [[nodiscard]] const Charge& charge(std::string_view charger) const {
        const Charge* found = charge_of(battle(), charger);
        REQUIRE(found != nullptr);
        return *found;
    }
    [[nodiscard]] ChargeStep step(std::string_view charger) const { return charge(charger).step; }
    [[nodiscard]] ChargeNeeds needs(std::string_view charger) const { return needs_of(battle(), charge(charger)); }
    [[nodiscard]] std::string choices(std::string_view charger) const {
        std::string out;
        for (const ChargeChoice& choice : ChargeCase(battle(), charge(charger)).choices()) {
            out += (out.empty() ? "" : ", ") + std::string(word(choice.answer));
        }
        return out;
    }
    /// The chances of the rest; all ways add up.
    [[nodiscard]] ChargeOdds rest(std::string_view charger) const {
        const auto odds = odds_of_rest(test_charts(), battle(), charge(charger));
        if (!odds) FAIL(odds.problems().sentences());
        Ways all = 0;
        for (const ChargeEnding& ending : odds->endings) all += ending.ways;
        CHECK(all == odds->of());
        return *odds;
    }
    /// Everything is taken back, and brought back again.
    void undo_all() const {
        Log log = this->log();
        const Battle end = log.battle();
        while (auto undo = log.undo()) {
            const auto problem = log.add(*undo);
            if (problem) FAIL(problem->sentence());
        }
        CHECK(log.battle() == log.header().start);
        while (auto redo = log.redo()) {
            const auto problem = log.add(*redo);
            if (problem) FAIL(problem->sentence());
        }
        CHECK(log.battle() == end);
    }
};

}  // namespace aor
