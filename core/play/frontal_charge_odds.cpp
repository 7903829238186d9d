#include "core/play/charge_melee_odds.hpp"
#include "core/rules/matchlock.hpp"

#include <algorithm>
#include <map>

namespace aor {
namespace {

template <class Count>
class Tree {
public:
    Tree(const Charts& charts, const ChargeSteps& steps, const ChargeSoFar& so_far)
        : charts_(charts), steps_(steps), so_far_(so_far), melee_(charts, steps, endings_) {}

    void grow() {
        const Share<Count> charge = check();
        if (charge.ways == 0) return;
        const std::map<int, Share<Count>> home = charge_home(fire(charge));
        if (steps_.waits == Waits::for_the_fire) {
            for (const auto& [hits, share] : home) endings_.end({ChargeEnd::target_goes, {}, {}, false, false, false, {}}, share);
            return;
        }
        melee_.fight(home, fire_pistols(reply(stand_fast(home))));
    }

    [[nodiscard]] int dice() const { return endings_.dice(); }
    [[nodiscard]] ChargeOdds odds() const { return endings_.odds(); }

private:
    struct Volley {
        bool fired;
        int hits;
        auto operator<=>(const Volley&) const = default;
    };

    Share<Count> check() {
        if (so_far_.check_passed == true) return {1, 0};
        const Procedure& procedure = *steps_.check_by;
        const Assessment assessment = assess(charts_, procedure, steps_.check);
        if (assessment.refused()) {
            endings_.end({ChargeEnd::no_charge, {}, assessment.refusal->label, false, false, false, {}}, {1, 0});
            return {};
        }
        Share<Count> passed;
        each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
            if (outcome.is("passed")) passed.add(share);
            else endings_.end({ChargeEnd::no_charge, outcome, words_of_result(assessment, outcome), false, false, false, {}}, share);
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
            const auto hit = [&](const Outcome& outcome, const Share<Count>& shot) {
                volleys[{true, outcome.number("hits")}].add(share.times(shot));
            };
            if (steps_.matchlocks) each_chance<Count>(odds_of_matchlocks(*steps_.fire_by, assessment), hit);
            else each_outcome<Count>(*steps_.fire_by, assessment, hit);
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
        each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
            shoot(outcome.word("range"), charge.times(share));
        });
        return volleys;
    }

    // By castings lost on the way in.
    std::map<int, Share<Count>> charge_home(const std::map<Volley, Share<Count>>& volleys) {
        std::map<int, Share<Count>> home;
        const Procedure& procedure = *procedure_named("morale");
        for (const auto& [volley, share] : volleys) {
            if (volley.hits >= melee_.chargers()) {
                endings_.end({ChargeEnd::destroyed_by_fire, {}, {}, false, false, true, {}}, share);
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
            each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& checked) {
                if (outcome.word("result") == "no_effect") home[volley.hits].add(share.times(checked));
                else endings_.end({ChargeEnd::stopped, outcome, words_of_result(assessment, outcome), false, false, false, {}}, share.times(checked));
            });
        }
        return home;
    }

    [[nodiscard]] bool replies() const { return steps_.reply.by != nullptr || steps_.reply.is_certain; }

    /// How the target stands when the charge comes: still free to reply, or met as it is. A halt in disorder does not stop
    /// the contact (L408).
    std::map<Met, Share<Count>> stand_fast(const std::map<int, Share<Count>>& home) {
        std::map<Met, Share<Count>> stand;
        if (so_far_.defender_stands_in) {
            stand[{*so_far_.defender_stands_in, replies()}] = {1, 0};
            return stand;
        }
        Share<Count> coming;
        for (const auto& [hits, share] : home) coming.add(share);
        if (coming.ways == 0) return stand;
        const Procedure& procedure = *procedure_named("morale");
        const Assessment assessment = assess(charts_, procedure, steps_.stand);
        each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& share) {
            const std::string_view result = outcome.word("result");
            const bool routs = result != "no_effect" && outcome.word("state") == "routed";
            if (steps_.waits == Waits::for_the_check && !routs) {
                // It runs all the same, and takes the result with it.
                endings_.end({ChargeEnd::target_goes, outcome, words_of_result(assessment, outcome), false, false, false, {}}, coming.times(share));
            } else if (result == "no_effect") {
                stand[{steps_.stand.word<State>(Fact::unit_state), replies()}].add(share);
            } else if (result == "halt") {
                stand[{outcome.word("state") == "broken" ? State::broken : State::disorganized, false}].add(share);
            } else {
                endings_.end({ChargeEnd::defender_gives_way, outcome, words_of_result(assessment, outcome), false, false, false, {}}, coming.times(share));
            }
        });
        return stand;
    }

    /// What comes of the reply of those who are free to make it.
    std::map<Met, Share<Count>> reply(const std::map<Met, Share<Count>>& stand) {
        std::map<Met, Share<Count>> met;
        for (const auto& [how, share] : stand) {
            if (!how.replied || steps_.reply.is_certain) {
                met[how].add(share);
                continue;
            }
            const Assessment assessment = assess(charts_, *steps_.reply.by, steps_.reply.roll);
            if (assessment.refused()) {
                met[{how.state, false}].add(share);
                continue;
            }
            const State failed = steps_.reply.disorders ? std::max(how.state, State::disorganized) : how.state;
            each_outcome<Count>(*steps_.reply.by, assessment, [&](const Outcome& outcome, const Share<Count>& thrown) {
                const bool done = outcome.is(steps_.reply.done);
                met[{done ? how.state : failed, done}].add(share.times(thrown));
            });
        }
        return met;
    }

    /// The last thing before they meet.
    std::map<Met, Share<Count>> fire_pistols(std::map<Met, Share<Count>> met) {
        const Procedure& procedure = *procedure_named("pistol_fire");
        for (const std::size_t who : {0U, 1U}) {
            const PistolFire& pistols = steps_.pistols[who];
            if (!pistols.fires) continue;
            const Assessment assessment = assess(charts_, procedure, pistols.roll);
            if (assessment.refused()) continue;
            std::map<Met, Share<Count>> after;
            for (const auto& [how, share] : met) {
                if (pistols.when_replied && !how.replied) {
                    after[how].add(share);
                    continue;
                }
                each_outcome<Count>(procedure, assessment, [&](const Outcome& outcome, const Share<Count>& thrown) {
                    Met then = how;
                    if (outcome.is("disorganized")) {
                        if (who == 0) then.state = std::max(then.state, State::disorganized);
                        else then.charger_in_disorder = true;
                    }
                    after[then].add(share.times(thrown));
                });
            }
            met = std::move(after);
        }
        return met;
    }

    const Charts& charts_;
    const ChargeSteps& steps_;
    const ChargeSoFar& so_far_;
    Endings<Count> endings_;
    MeleeOdds<Count> melee_;
};

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
