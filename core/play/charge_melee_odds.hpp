#pragma once
// The end of a charge that comes to blows (p 36-40): the bout, the flag, the result table and the winner's pursuit check.

#include "core/play/charge_shares.hpp"

#include <array>
#include <map>
#include <optional>

namespace aor {

/// How the two meet: in which state the target is, whether what it meant to do about the charge (the countercharge, the square)
/// is done, and whether its pistols have thrown the charger into disorder.
struct Met {
    State state = State::normal;
    bool replied = false;
    bool charger_in_disorder = false;
    auto operator<=>(const Met&) const = default;
};

template <class Count>
class MeleeOdds {
public:
    MeleeOdds(const Charts& charts, const ChargeSteps& steps, Endings<Count>& endings) : charts_(charts), steps_(steps), endings_(endings) {}

    [[nodiscard]] int chargers() const { return castings_of(steps_.bout, Fact::unit_front_rank, Fact::unit_second_rank, Fact::unit_rear_ranks); }

    /// `home`: by castings lost on the way in.
    void fight(const std::map<int, Share<Count>>& home, const std::map<Met, Share<Count>>& stand) {
        const Procedure& procedure = *procedure_named("melee_bout");
        std::map<Fought, Share<Count>> fought;
        for (const auto& [hits, coming] : home) {
            for (const auto& [met, standing] : stand) {
                const Share<Count> contact = coming.times(standing);
                const Situation situation = bout_after(hits, met);
                const Assessment assessment = assess(charts_, procedure, situation);
                if (assessment.refused()) {
                    endings_.end({ChargeEnd::defender_gives_way, {}, assessment.refusal->label, false, false, false, {}}, contact);
                    continue;
                }
                const int defenders = castings_of(situation, Fact::opponent_front_rank, Fact::opponent_second_rank, Fact::opponent_rear_ranks);
                each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
                    const std::string_view winner = outcome.word("winner");
                    const int unit_lost = outcome.number("unit_lost");
                    const int opponent_lost = outcome.number("opponent_lost");
                    if (winner == "draw") {
                        endings_.end({ChargeEnd::drawn, {}, {}, false, false, false, {}}, contact.times(share));
                        return;
                    }
                    const bool charger_won = winner == "unit";
                    const int lost = charger_won ? opponent_lost : unit_lost;
                    const int difference = charger_won ? opponent_lost - unit_lost : unit_lost - opponent_lost;
                    fought[{charger_won, difference, lost == (charger_won ? defenders : chargers() - hits), met.replied}].add(contact.times(share));
                });
            }
        }
        for (const auto& [how, share] : fought) after_melee(how, share);
    }

private:
    struct Fought {
        bool charger_won;
        int difference;
        bool wiped_out;
        bool replied;
        auto operator<=>(const Fought&) const = default;
    };

    [[nodiscard]] static int castings_of(const Situation& situation, Fact front, Fact second, Fact rear) {
        return situation.number(front) + situation.number(second) + situation.number(rear);
    }

    [[nodiscard]] Situation bout_after(int hits, const Met& met) const {
        Situation situation = met.replied ? steps_.reply.bout : steps_.bout;
        const auto stands = [&](int front, int second, int rear) {
            situation.set(Fact::unit_front_rank, front);
            situation.set(Fact::unit_second_rank, second);
            situation.set(Fact::unit_rear_ranks, rear);
        };
        if (const auto lost = static_cast<std::size_t>(hits); lost < steps_.left.size()) {
            const ChargerLeft& left = steps_.left[lost];
            stands(left.front_rank, left.second_rank, left.rear_ranks);
            if (left.frontage) situation.set(Fact::unit_frontage, *left.frontage);
        } else {
            const int left = chargers() - hits;
            const int front = std::min(situation.number(Fact::unit_front_rank), left);
            const int second = std::min(situation.number(Fact::unit_second_rank), left - front);
            stands(front, second, left - front - second);
        }
        situation.set(Fact::opponent_state, met.state);
        if (met.charger_in_disorder) situation.set(Fact::unit_state, std::max(situation.word<State>(Fact::unit_state), State::disorganized));
        return situation;
    }

    // Flag, result table and pursuit check of the winner.
    void after_melee(const Fought& how, const Share<Count>& share) {
        const int side = how.charger_won ? 0 : 1;
        const ChargeEnd winner = how.charger_won ? ChargeEnd::charger_wins : ChargeEnd::defender_wins;
        const std::array<Share<Count>, 2> flag = flag_shares(how, side);
        const auto end_with = [&](const Outcome& outcome, std::string_view words, const Share<Count>& result, bool taken, bool must) {
            if (flag[taken ? 1 : 0].ways == 0 || result.ways == 0) return;
            endings_.end({winner, outcome, words, taken, must, how.wiped_out, {}}, share.times(flag[taken ? 1 : 0]).times(result));
        };
        if (how.wiped_out) {
            for (const bool taken : {false, true}) end_with({}, {}, {1, 0}, taken, false);
            return;
        }
        const Procedure& procedure = *procedure_named("melee_result");
        Situation situation = how.replied ? steps_.reply.result[side] : steps_.result[side];
        situation.set(Fact::unit_lost, 0);
        situation.set(Fact::opponent_lost, how.difference);
        const Assessment assessment = assess(charts_, procedure, situation);
        if (assessment.refused()) return;
        each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& result) {
            const std::string_view words = words_of_result(assessment, outcome);
            for (const bool taken : {false, true}) {
                const std::array<Share<Count>, 2> pursuit = pursuit_shares(outcome, side, taken);
                for (const bool must : {false, true}) end_with(outcome, words, result.times(pursuit[must ? 1 : 0]), taken, must);
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
        each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) { shares[outcome.is("captured") ? 1 : 0].add(share); });
        return shares;
    }

    // [free to stay, must pursue]. Whoever has taken the flag pursues with the grade that it gained by it (p 37).
    std::array<Share<Count>, 2> pursuit_shares(const Outcome& result, int side, bool flag_taken) {
        std::array<Share<Count>, 2> shares{};
        shares[0] = {1, 0};
        if (!result.is("pursuit_check") || !steps_.may_pursue[side]) return shares;
        const std::string_view state = result.word("state");
        auto& known = (state == "routed" ? routed_ : broken_)[side][flag_taken ? 1 : 0];
        if (!known) {
            const Procedure& procedure = *procedure_named("pursuit");
            Situation situation = steps_.pursuit[side];
            situation.set(Fact::opponent_state, state == "routed" ? State::routed : State::broken);
            if (flag_taken) situation.set(Fact::unit_grade, grade_with_flag(situation.number(Fact::unit_grade)));
            const Assessment assessment = assess(charts_, procedure, situation);
            if (!assessment.refused()) {
                shares[0] = {};
                each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) { shares[outcome.is("must_pursue") ? 1 : 0].add(share); });
            }
            known = shares;
        }
        return *known;
    }

    [[nodiscard]] int grade_with_flag(int grade) const {
        const Chart& chart = *charts_.find("flag_capture");
        return std::min(grade + chart.number(Number::flag_rise, Situation()).whole(), chart.number(Number::grade_highest, Situation()).whole());
    }

    const Charts& charts_;
    const ChargeSteps& steps_;
    Endings<Count>& endings_;
    // By side, and by whether the flag was taken.
    std::optional<std::array<Share<Count>, 2>> broken_[2][2];
    std::optional<std::array<Share<Count>, 2>> routed_[2][2];
};

}  // namespace aor
