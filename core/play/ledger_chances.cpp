#include "core/play/ledger_chances.hpp"

#include "core/base/texts.hpp"

#include <algorithm>
#include <cstdint>

namespace aor {
namespace {

/// A set of armies, one bit for each.
using Armies = std::uint64_t;
constexpr std::size_t kMostArmies = 64;

Armies one(std::size_t army) { return army < kMostArmies ? Armies{1} << army : 0; }

/// The checks of one turn after another, over every way in which they can come out. RULING R-123: the army with more
/// dice rolls first; when it goes, enemies with fewer need not roll; enemies with equal dice all roll.
class Checks {
public:
    explicit Checks(const Ledger& ledger) : ledger_(ledger) {
        Armies present = 0;
        for (std::size_t i = 0; i < ledger.armies.size(); ++i) {
            if (!ledger.armies[i].has_left) present |= one(i);
        }
        gone_.assign(ledger.armies.size(), 0);
        states_.push_back({present, 1});
    }

    /// One turn, in which these armies check. Ways gone and ways in all are multiplied out to the same number.
    void play_turn(Armies checking) {
        std::vector<State> next;
        next_ = &next;
        Ways turn_of = 1;
        for (std::size_t i = 0; i < ledger_.armies.size(); ++i) {
            if (checking & one(i)) turn_of *= ledger_.armies[i].if_checked.of;
        }
        of_ *= turn_of;
        for (Ways& ways : gone_) ways *= turn_of;
        for (const State& state : states_) {
            const std::vector<std::size_t> order = in_order(checking & state.there);
            roll(order, 0, state.there, 0, state.ways, turn_of);
        }
        states_ = std::move(next);
    }
    [[nodiscard]] ExactChance gone(std::size_t army) const { return {gone_[army], of_}; }

private:
    struct State {
        Armies there;
        Ways ways;
    };
    std::vector<std::size_t> in_order(Armies checking) const {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < ledger_.armies.size(); ++i) {
            if (checking & one(i)) order.push_back(i);
        }
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return ledger_.armies[a].half_dice() > ledger_.armies[b].half_dice();
        });
        return order;
    }
    bool enemies(std::size_t a, std::size_t b) const { return ledger_.armies[a].side != ledger_.armies[b].side; }
    bool is_over(Armies there) const {
        std::string_view side;
        for (std::size_t i = 0; i < ledger_.armies.size(); ++i) {
            if (!(there & one(i))) continue;
            if (!side.empty() && side != ledger_.armies[i].side) return false;
            side = ledger_.armies[i].side;
        }
        return true;
    }
    /// `ways` are over all dice of the armies that have rolled; `left` stands for those that have not.
    void roll(const std::vector<std::size_t>& order, std::size_t at, Armies there, Armies left_this_turn, const Ways& ways, const Ways& left) {
        if (at == order.size()) {
            keep(there, ways * left);
            return;
        }
        const std::size_t army = order[at];
        const ArmyLedger& own = ledger_.armies[army];
        const bool need_not = std::any_of(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(at), [&](std::size_t other) {
            return (left_this_turn & one(other)) && enemies(army, other) && ledger_.armies[other].half_dice() > own.half_dice();
        });
        if (need_not) {
            roll(order, at + 1, there, left_this_turn, ways, left);
            return;
        }
        const Ways rest = left / own.if_checked.of;
        const Ways goes = ways * own.if_checked.ways;
        const Ways stays = ways * (own.if_checked.of - own.if_checked.ways);
        if (goes != 0) {
            gone_[army] += goes * rest;
            roll(order, at + 1, there & ~one(army), left_this_turn | one(army), goes, rest);
        }
        if (stays != 0) roll(order, at + 1, there, left_this_turn, stays, rest);
    }
    void keep(Armies there, const Ways& ways) {
        // Nobody checks any more when one side has left the field.
        if (is_over(there)) return;
        for (State& state : *next_) {
            if (state.there != there) continue;
            state.ways += ways;
            return;
        }
        next_->push_back({there, ways});
    }

    const Ledger& ledger_;
    std::vector<State> states_;
    std::vector<State>* next_ = nullptr;
    std::vector<Ways> gone_;            ///< ways in which it has left, over of_
    Ways of_ = 1;
};

std::string dice_in_words(const ArmyLedger& army) {
    std::string text = counted(army.pool.whole, "die", "dice");
    if (army.pool.half > 0) text += army.pool.half == 1 ? " and a half-die" : " and " + std::to_string(army.pool.half) + " half-dice";
    return text;
}

std::vector<std::string> order_in_words(const Ledger& ledger) {
    std::vector<const ArmyLedger*> checking;
    for (const ArmyLedger& army : ledger.armies) {
        if (army.checks_this_turn) checking.push_back(&army);
    }
    std::stable_sort(checking.begin(), checking.end(), [](const ArmyLedger* a, const ArmyLedger* b) { return a->half_dice() > b->half_dice(); });
    std::vector<std::string> order;
    for (const ArmyLedger* army : checking) {
        std::string say = army->name + " checks with " + dice_in_words(*army);
        if (army->no_dice) say = army->name + " has no dice and stays";
        std::string equal;
        std::string fewer;
        for (const ArmyLedger* other : checking) {
            if (other == army || other->side == army->side) continue;
            if (other->half_dice() == army->half_dice()) equal += (equal.empty() ? "" : ", ") + other->name;
            if (other->half_dice() < army->half_dice()) fewer += (fewer.empty() ? "" : ", ") + other->name;
        }
        if (!equal.empty()) say += "; so does " + equal + ": both roll, and both may go";
        if (!fewer.empty()) say += "; it rolls before " + fewer + ", who need not roll if it goes";
        order.push_back(std::move(say));
    }
    return order;
}

}  // namespace

void fill_in_chances(const Battle& battle, Ledger& ledger) {
    const Game& game = battle.game;
    ledger.turns_left = game.ended ? 0 : std::max(game.turns - game.turn + 1, 0);
    Armies now = 0;
    Armies later = 0;
    for (std::size_t i = 0; i < ledger.armies.size(); ++i) {
        ArmyLedger& army = ledger.armies[i];
        const Army* record = battle.army(army.army);
        const bool ever = army.past_start_line && army.cannot.empty() && !army.has_left && !game.ended;
        army.checks_this_turn = ever && record != nullptr && !this_turn(battle, record->withdrawal_turn);
        if (army.checks_this_turn) now |= one(i);
        if (ever) later |= one(i);
    }
    ledger.order = order_in_words(ledger);
    Checks checks(ledger);
    // A battle that goes on past its last turn still has this one.
    checks.play_turn(now);
    for (std::size_t i = 0; i < ledger.armies.size(); ++i) ledger.armies[i].this_turn = checks.gone(i);
    for (int turn = 1; turn < ledger.turns_left; ++turn) checks.play_turn(later);
    for (std::size_t i = 0; i < ledger.armies.size(); ++i) ledger.armies[i].by_the_end = checks.gone(i);
}

}  // namespace aor
