#include "core/play/frontal_charge.hpp"

#include "core/rules/ways_of_tallies.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace aor {
namespace {

// So many ways over 6^dice. Sums and products keep the count exact by bringing both to the same number of dice.
template <class Count>
struct Share {
    Count ways{};
    int dice = 0;

    void add(const Share& other) {
        if (ways == 0) {
            *this = other;
        } else if (other.dice <= dice) {
            ways += other.ways * power_of_six<Count>(dice - other.dice);
        } else {
            ways = ways * power_of_six<Count>(other.dice - dice) + other.ways;
            dice = other.dice;
        }
    }
    [[nodiscard]] Share times(const Count& more, int more_dice) const { return {ways * more, dice + more_dice}; }
    [[nodiscard]] Share times(const Share& other) const { return times(other.ways, other.dice); }
};

std::string_view words_of_result(const Assessment& assessment, const Outcome& outcome) {
    for (const ResultRow& row : assessment.chart->results) {
        if (row.outcome.rank() == outcome.rank() && row.when.holds(assessment.situation)) return row.label;
    }
    return {};
}

template <class Count>
class Tree {
public:
    Tree(const Charts& charts, const ChargeSteps& steps, const ChargeSoFar& so_far) : charts_(charts), steps_(steps), so_far_(so_far) {}

    void grow() {
        Share<Count> charge = check();
        if (charge.ways == 0) return;
        std::map<Volley, Share<Count>> volleys = fire(charge);
        std::map<int, Share<Count>> home = charge_home(volleys);
        const std::map<State, Share<Count>> stand = stand_fast(home);
        melee(home, stand);
    }

    [[nodiscard]] int dice() const { return dice_; }
    [[nodiscard]] ChargeOdds odds() const;

private:
    struct Volley {
        bool fired;
        int hits;
        auto operator<=>(const Volley&) const = default;
    };
    struct Fought {
        bool charger_won;
        int difference;
        bool wiped_out;
        auto operator<=>(const Fought&) const = default;
    };

    // Calls `reach` with each outcome of a step and its share.
    template <class Reach>
    void each_outcome(const Procedure& procedure, const Assessment& assessment, Reach reach) {
        std::vector<int> tallies;
        walk(procedure, assessment, tallies, Share<Count>{1, 0}, reach);
    }

    template <class Reach>
    void walk(const Procedure& procedure, const Assessment& assessment, std::vector<int>& tallies, const Share<Count>& share, Reach& reach) {
        const auto thrown = procedure.next_throw(assessment, tallies);
        if (!thrown) {
            reach(procedure.resolve(assessment, tallies), share);
            return;
        }
        for (const auto& reading : readings_of<Count>(procedure, assessment, tallies.size(), *thrown)) {
            tallies.push_back(reading.tally);
            walk(procedure, assessment, tallies, share.times(reading.ways, thrown->count()), reach);
            tallies.pop_back();
        }
    }

    void end(ChargeEnding ending, const Share<Count>& share) {
        dice_ = std::max(dice_, share.dice);
        for (auto& [known, ways] : ends_) {
            if (known.end == ending.end && known.flag_taken == ending.flag_taken && known.must_pursue == ending.must_pursue &&
                known.wiped_out == ending.wiped_out && known.last.rank() == ending.last.rank() && known.last == ending.last) {
                ways.add(share);
                return;
            }
        }
        ends_.emplace_back(std::move(ending), share);
    }

    Share<Count> check() {
        if (so_far_.check_passed == true) return {1, 0};
        const Procedure& procedure = *steps_.check_by;
        const Assessment assessment = assess(charts_, procedure, steps_.check);
        if (assessment.refused()) {
            end({ChargeEnd::no_charge, {}, assessment.refusal->label, false, false, false, {}}, {1, 0});
            return {};
        }
        Share<Count> passed;
        each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
            if (outcome.is("passed")) passed.add(share);
            else end({ChargeEnd::no_charge, outcome, words_of_result(assessment, outcome), false, false, false, {}}, share);
        });
        return passed;
    }

    // The shares of each number of hits; without fire there is nothing to charge home through.
    std::map<Volley, Share<Count>> fire(const Share<Count>& charge) {
        std::map<Volley, Share<Count>> volleys;
        if (so_far_.hits) {
            volleys[{true, *so_far_.hits}].add(charge);
            return volleys;
        }
        const auto shoot = [&](std::string_view range, const Share<Count>& share) {
            const auto words = words_of(Kind::range);
            Situation situation = steps_.fire;
            situation.set(Slot(Fact::range), static_cast<std::int32_t>(std::find(words.begin(), words.end(), range) - words.begin()));
            const Assessment assessment = assess(charts_, *steps_.fire_by, situation);
            if (assessment.refused()) {
                volleys[{false, 0}].add(share);
                return;
            }
            each_outcome(*steps_.fire_by, assessment, [&](const Outcome& outcome, const Share<Count>& shot) {
                volleys[{true, outcome.number("hits")}].add(share.times(shot));
            });
        };
        if (so_far_.range) {
            shoot(*so_far_.range, charge);
            return volleys;
        }
        const Procedure& procedure = *procedure_named("fire_on_charge");
        const Assessment assessment = assess(charts_, procedure, steps_.range);
        if (assessment.refused()) {
            volleys[{false, 0}].add(charge);
            return volleys;
        }
        each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
            shoot(outcome.word("range"), charge.times(share));
        });
        return volleys;
    }

    [[nodiscard]] int chargers() const {
        return steps_.bout.number(Fact::unit_front_rank) + steps_.bout.number(Fact::unit_second_rank) + steps_.bout.number(Fact::unit_rear_ranks);
    }

    // By castings lost on the way in.
    std::map<int, Share<Count>> charge_home(const std::map<Volley, Share<Count>>& volleys) {
        std::map<int, Share<Count>> home;
        const Procedure& procedure = *procedure_named("morale");
        for (const auto& [volley, share] : volleys) {
            if (volley.hits >= chargers()) {
                end({ChargeEnd::destroyed_by_fire, {}, {}, false, false, true, {}}, share);
                continue;
            }
            if (!volley.fired || so_far_.charged_home == true) {
                home[volley.hits].add(share);
                continue;
            }
            Situation situation = steps_.home;
            const int now = situation.given(Fact::unit_castings) ? situation.number(Fact::unit_castings) : situation.number(Fact::unit_castings_start);
            situation.set(Fact::unit_castings, std::max(1, now - volley.hits));
            const Assessment assessment = assess(charts_, procedure, situation);
            each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& checked) {
                if (outcome.word("result") == "no_effect") home[volley.hits].add(share.times(checked));
                else end({ChargeEnd::stopped, outcome, words_of_result(assessment, outcome), false, false, false, {}}, share.times(checked));
            });
        }
        return home;
    }

    // The state in which the defender meets the charge. A halt in disorder does not stop the contact (L408).
    std::map<State, Share<Count>> stand_fast(const std::map<int, Share<Count>>& home) {
        std::map<State, Share<Count>> stand;
        if (so_far_.defender_stands_in) {
            stand[*so_far_.defender_stands_in] = {1, 0};
            return stand;
        }
        Share<Count> coming;
        for (const auto& [hits, share] : home) coming.add(share);
        if (coming.ways == 0) return stand;
        const Procedure& procedure = *procedure_named("morale");
        const Assessment assessment = assess(charts_, procedure, steps_.stand);
        each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
            const std::string_view result = outcome.word("result");
            if (result == "no_effect") {
                stand[steps_.stand.word<State>(Fact::unit_state)].add(share);
            } else if (result == "halt") {
                stand[outcome.word("state") == "broken" ? State::broken : State::disorganized].add(share);
            } else {
                end({ChargeEnd::defender_gives_way, outcome, words_of_result(assessment, outcome), false, false, false, {}}, coming.times(share));
            }
        });
        return stand;
    }

    Situation bout_after(int hits, State defender) const {
        Situation situation = steps_.bout;
        const int left = chargers() - hits;
        // Losses are taken from the rear.
        const int front = std::min(situation.number(Fact::unit_front_rank), left);
        const int second = std::min(situation.number(Fact::unit_second_rank), left - front);
        situation.set(Fact::unit_front_rank, front);
        situation.set(Fact::unit_second_rank, second);
        situation.set(Fact::unit_rear_ranks, left - front - second);
        situation.set(Fact::opponent_state, defender);
        return situation;
    }

    void melee(const std::map<int, Share<Count>>& home, const std::map<State, Share<Count>>& stand) {
        const Procedure& procedure = *procedure_named("melee_bout");
        std::map<Fought, Share<Count>> fought;
        for (const auto& [hits, coming] : home) {
            for (const auto& [state, standing] : stand) {
                const Share<Count> contact = coming.times(standing);
                const Situation situation = bout_after(hits, state);
                const Assessment assessment = assess(charts_, procedure, situation);
                if (assessment.refused()) {
                    end({ChargeEnd::defender_gives_way, {}, assessment.refusal->label, false, false, false, {}}, contact);
                    continue;
                }
                const int defenders = situation.number(Fact::opponent_front_rank) + situation.number(Fact::opponent_second_rank) +
                                      situation.number(Fact::opponent_rear_ranks);
                each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
                    const std::string_view winner = outcome.word("winner");
                    const int unit_lost = outcome.number("unit_lost");
                    const int opponent_lost = outcome.number("opponent_lost");
                    if (winner == "draw") {
                        end({ChargeEnd::drawn, {}, {}, false, false, false, {}}, contact.times(share));
                        return;
                    }
                    const bool charger_won = winner == "unit";
                    const int lost = charger_won ? opponent_lost : unit_lost;
                    const int difference = charger_won ? opponent_lost - unit_lost : unit_lost - opponent_lost;
                    fought[{charger_won, difference, lost == (charger_won ? defenders : chargers() - hits)}].add(contact.times(share));
                });
            }
        }
        for (const auto& [how, share] : fought) after_melee(how, share);
    }

    // Flag, result table and pursuit check of the winner.
    void after_melee(const Fought& how, const Share<Count>& share) {
        const int side = how.charger_won ? 0 : 1;
        const ChargeEnd winner = how.charger_won ? ChargeEnd::charger_wins : ChargeEnd::defender_wins;
        const std::array<Share<Count>, 2> flag = flag_shares(how, side);
        const auto end_with = [&](const Outcome& outcome, std::string_view words, const Share<Count>& result, bool must) {
            for (const bool taken : {false, true}) {
                if (flag[taken ? 1 : 0].ways == 0) continue;
                end({winner, outcome, words, taken, must, how.wiped_out, {}}, share.times(flag[taken ? 1 : 0]).times(result));
            }
        };
        if (how.wiped_out) {
            end_with({}, {}, {1, 0}, false);
            return;
        }
        const Procedure& procedure = *procedure_named("melee_result");
        Situation situation = steps_.result[side];
        situation.set(Fact::unit_lost, 0);
        situation.set(Fact::opponent_lost, how.difference);
        const Assessment assessment = assess(charts_, procedure, situation);
        if (assessment.refused()) return;
        each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& result) {
            const std::string_view words = words_of_result(assessment, outcome);
            const std::array<Share<Count>, 2> pursuit = pursuit_shares(outcome, side);
            for (const bool must : {false, true}) {
                if (pursuit[must ? 1 : 0].ways != 0) end_with(outcome, words, result.times(pursuit[must ? 1 : 0]), must);
            }
        });
    }

    // [not taken, taken]
    std::array<Share<Count>, 2> flag_shares(const Fought& how, int side) {
        std::array<Share<Count>, 2> shares{};
        const Procedure& procedure = *procedure_named("flag_capture");
        Situation situation = steps_.flag[side];
        situation.set(Fact::unit_lost, 0);
        situation.set(Fact::opponent_lost, how.difference);
        situation.set(Fact::opponent_wiped_out, how.wiped_out);
        const Assessment assessment = assess(charts_, procedure, situation);
        if (assessment.refused()) {
            shares[0] = {1, 0};
            return shares;
        }
        each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) { shares[outcome.is("captured") ? 1 : 0].add(share); });
        return shares;
    }

    // [free to stay, must pursue]
    std::array<Share<Count>, 2> pursuit_shares(const Outcome& result, int side) {
        std::array<Share<Count>, 2> shares{};
        shares[0] = {1, 0};
        if (!result.is("pursuit_check") || !steps_.may_pursue[side]) return shares;
        const std::string_view state = result.word("state");
        auto& known = state == "routed" ? routed_[side] : broken_[side];
        if (!known) {
            const Procedure& procedure = *procedure_named("pursuit");
            Situation situation = steps_.pursuit[side];
            situation.set(Fact::opponent_state, state == "routed" ? State::routed : State::broken);
            const Assessment assessment = assess(charts_, procedure, situation);
            if (!assessment.refused()) {
                shares[0] = {};
                each_outcome(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) { shares[outcome.is("must_pursue") ? 1 : 0].add(share); });
            }
            known = shares;
        }
        return *known;
    }

    const Charts& charts_;
    const ChargeSteps& steps_;
    const ChargeSoFar& so_far_;
    int dice_ = 0;
    std::vector<std::pair<ChargeEnding, Share<Count>>> ends_;
    std::optional<std::array<Share<Count>, 2>> broken_[2];
    std::optional<std::array<Share<Count>, 2>> routed_[2];
};

template <class Count>
ChargeOdds Tree<Count>::odds() const {
    ChargeOdds odds;
    odds.dice = dice_;
    odds.endings.reserve(ends_.size());
    for (const auto& [ending, share] : ends_) {
        odds.endings.push_back(ending);
        odds.endings.back().ways = widened(share.ways) * power_of_six<Ways>(dice_ - share.dice);
    }
    std::stable_sort(odds.endings.begin(), odds.endings.end(), [](const ChargeEnding& a, const ChargeEnding& b) {
        return std::tuple(a.end, a.last.rank(), a.wiped_out, a.flag_taken, a.must_pursue) <
               std::tuple(b.end, b.last.rank(), b.wiped_out, b.flag_taken, b.must_pursue);
    });
    return odds;
}

}  // namespace

ChargeOdds odds_of(const Charts& charts, const ChargeSteps& steps, const ChargeSoFar& so_far) {
    Tree<Ways128> tree(charts, steps, so_far);
    tree.grow();
    if (tree.dice() <= kMostDice128) return tree.odds();
    Tree<Ways> wide(charts, steps, so_far);  // more dice than 128 bits hold
    wide.grow();
    return wide.odds();
}

}  // namespace aor
