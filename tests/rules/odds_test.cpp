// The odds are what happens: for every procedure, counting all the ways in which real faces can fall, through the
// same throws and the same resolve, gives the same outcomes and ways.

#include "core/rules/odds.hpp"
#include "core/chart/situation_reader.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/effect.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>

using namespace aor;

namespace {

constexpr int kMostDice = 6;

// Nothing that comes before the roll can draw dice: it is not handed any.
static_assert(std::is_same_v<decltype(&assess), Assessment (*)(const Charts&, const Procedure&, const Situation&)>);
static_assert(std::is_same_v<decltype(&odds_of), Odds (*)(const Procedure&, const Assessment&)>);
static_assert(std::is_same_v<decltype(Procedure::make_pool), void (*)(const Charts&, Assessment&)>);
static_assert(std::is_same_v<decltype(Procedure::resolve), Outcome (*)(const Assessment&, std::span<const int>)>);

struct Counted {
    Outcome outcome;
    std::uint64_t ways = 0;
};

// The dice of the longest path, found by following every face.
int longest(const Procedure& procedure, const Assessment& a, std::vector<int>& tallies) {
    const auto thrown = procedure.next_throw(a, tallies);
    if (!thrown) return 0;
    int most = 0;
    for (int sum = thrown->whole; sum <= 6 * thrown->whole + 3 * thrown->half; ++sum) {
        tallies.push_back(procedure.tally(a, tallies.size(), sum));
        most = std::max(most, longest(procedure, a, tallies));
        tallies.pop_back();
    }
    return most + thrown->count();
}

// Dice that show given faces, and know whether more were asked for.
class ListedDice final : public DiceSource {
public:
    explicit ListedDice(std::span<const int> faces) : faces_(faces) {}
    int next_face() override { return faces_[taken_++]; }
    [[nodiscard]] Origin origin() const override { return Origin::script; }

private:
    std::span<const int> faces_;
    std::size_t taken_ = 0;
};

// Every one of the 6^n ways, one after the other.
std::vector<Counted> counted(const Procedure& procedure, const Assessment& a, int dice) {
    std::vector<Counted> all;
    std::vector<int> faces(static_cast<std::size_t>(dice), 1);
    for (;;) {
        ListedDice listed(faces);
        const Resolution resolution = roll(procedure, a, listed);
        const auto same = std::find_if(all.begin(), all.end(), [&](const Counted& c) { return c.outcome == resolution.outcome; });
        if (same == all.end()) all.push_back({resolution.outcome, 1});
        else ++same->ways;
        std::size_t at = 0;
        while (at < faces.size() && faces[at] == 6) faces[at++] = 1;
        if (at == faces.size()) return all;
        ++faces[at];
    }
}

Assessment assessed(std::string_view procedure, std::initializer_list<std::pair<std::string_view, std::string_view>> facts) {
    const Charts& charts = test_charts();
    SituationBuilder builder(charts, *charts.find(procedure), TableManners(), {});
    for (const auto& [name, value] : facts) builder.give_words(name, value, {});
    const Situation situation = builder.finish();
    REQUIRE_MESSAGE(builder.problems().none(), builder.problems().sentences());
    return assess(charts, *procedure_named(procedure), situation);
}

}  // namespace

TEST_CASE("for every procedure the odds are the count of all ways in which the dice can fall") {
    int with_half_dice = 0;
    int with_follow_ups = 0;
    for (const Procedure* procedure : procedures()) {
        CAPTURE(procedure->id);
        const SituationDrawer drawer(test_charts(), *procedure);
        Chance64 chance(23);
        std::map<int, int> tried;  // by number of dice; large ones are slow, a few will do
        int left = 40;
        for (int draws = 0; draws < 4000 && left > 0; ++draws) {
            const Assessment a = assess(test_charts(), *procedure, drawer.draw(chance));
            if (a.refused() || a.dice().count() + a.other_pool.sum(Of::dice) > kMostDice) continue;
            std::vector<int> none;
            const int dice = longest(*procedure, a, none);
            if (dice > kMostDice || ++tried[dice] > (dice > 5 ? 1 : dice > 4 ? 3 : 12)) continue;
            --left;
            const Odds odds = odds_of(*procedure, a);
            CHECK(odds.dice == dice);
            const auto all = counted(*procedure, a, dice);
            with_half_dice += a.dice().half > 0 ? 1 : 0;
            with_follow_ups += procedure->next_throw(a, {}).value_or(Throw{}).count() < dice ? 1 : 0;
            CHECK(odds.chances.size() == all.size());
            for (const Counted& one : all) {
                const auto same = std::find_if(odds.chances.begin(), odds.chances.end(),
                                               [&](const Chance& c) { return c.outcome == one.outcome; });
                CHECK(same != odds.chances.end());
                if (same != odds.chances.end()) CHECK(same->ways == one.ways);
            }
        }
        CHECK(!tried.empty());
    }
    CHECK(with_half_dice > 20);
    CHECK(with_follow_ups > 100);
}

TEST_CASE("for every procedure the ways add up, and the outcomes stand in order") {
    for (const Procedure* procedure : procedures()) {
        CAPTURE(procedure->id);
        const SituationDrawer drawer(test_charts(), *procedure);
        Chance64 chance(29);
        std::set<std::pair<std::uint64_t, std::uint64_t>> in_order;
        int seen = 0;
        for (int draws = 0; draws < 2000 && seen < 150; ++draws) {
            const Assessment a = assess(test_charts(), *procedure, drawer.draw(chance));
            if (a.refused() || a.dice().count() + a.other_pool.sum(Of::dice) > 30) continue;
            ++seen;
            const Odds odds = odds_of(*procedure, a);
            Ways total = 0;
            for (const Chance& c : odds.chances) total += c.ways;
            CHECK(total == odds.of());
            for (std::size_t i = 0; i < odds.chances.size(); ++i) {
                if (i > 0) CHECK(odds.chances[i - 1].outcome.rank() <= odds.chances[i].outcome.rank());
                // Nothing twice, and no two outcomes the other way round in another case.
                for (std::size_t j = 0; j < i; ++j) {
                    const std::uint64_t before = effect_of(odds.chances[j].outcome);
                    const std::uint64_t after = effect_of(odds.chances[i].outcome);
                    CHECK(before != after);
                    CHECK(!in_order.contains({after, before}));
                    in_order.insert({before, after});
                }
            }
        }
        CHECK(seen > 0);
    }
}

TEST_CASE("a sum's lines add up to its dice, and what is thrown is what they say") {
    for (const Procedure* procedure : procedures()) {
        const RollKind roll = test_charts().find(procedure->id)->roll;
        if (roll != RollKind::sum && roll != RollKind::two_sums && roll != RollKind::sum_then_roll_under) continue;
        CAPTURE(procedure->id);
        const SituationDrawer drawer(test_charts(), *procedure);
        Chance64 chance(31);
        for (int draws = 0; draws < 1000; ++draws) {
            const Assessment a = assess(test_charts(), *procedure, drawer.draw(chance));
            if (a.refused() || a.automatic != nullptr) continue;
            for (const Pool* pool : {&a.pool, &a.other_pool}) {
                for (const Item& item : pool->items) CHECK(item.amount != 0);
            }
            const auto thrown = procedure->next_throw(a, {});
            if (!thrown || a.pool.sum(Of::target) != 0) continue;  // an empty structure: one die under a number
            CHECK(thrown->whole == a.pool.sum(Of::dice));
            CHECK(thrown->half == a.pool.sum(Of::half_dice));
            CHECK(thrown->whole >= 0);
            CHECK(thrown->half >= 0);
        }
    }
}

TEST_CASE("a situation is assessed alike however often, and a roll takes the dice that the odds count") {
    for (const Procedure* procedure : procedures()) {
        CAPTURE(procedure->id);
        const SituationDrawer drawer(test_charts(), *procedure);
        Chance64 chance(37);
        ProgramDice program(41);
        for (int draws = 0; draws < 200; ++draws) {
            const Situation situation = drawer.draw(chance);
            CHECK(whole_effect(test_charts(), *procedure, situation) == whole_effect(test_charts(), *procedure, situation));
            const Assessment a = assess(test_charts(), *procedure, situation);
            if (a.refused() || a.dice().count() + a.other_pool.sum(Of::dice) > 30) continue;
            const Odds odds = odds_of(*procedure, a);
            const Resolution resolution = roll(*procedure, a, program);
            CHECK(static_cast<int>(resolution.faces.size()) <= odds.dice);
            // What came up is one of the outcomes that can, and typing the same faces gives it again.
            CHECK(std::any_of(odds.chances.begin(), odds.chances.end(),
                              [&](const Chance& c) { return c.outcome == resolution.outcome && c.ways > 0; }));
            const auto typed = take_faces(*procedure, a, resolution.faces, {"dice"});
            REQUIRE_MESSAGE(typed.ok(), typed.problems().sentences());
            CHECK(typed->outcome == resolution.outcome);
            CHECK(typed->faces == resolution.faces);
        }
    }
}

namespace {

// The chance of the outcomes that pass, as ways over 6^n.
template <class Passes>
std::pair<Ways, Ways> chance_of(const Procedure& procedure, const Assessment& a, Passes passes) {
    const Odds odds = odds_of(procedure, a);
    Ways ways = 0;
    for (const Chance& c : odds.chances) {
        if (passes(c.outcome)) ways += c.ways;
    }
    return {ways, odds.of()};
}

// Two situations that differ in one fact: whoever has more dice passes at least as often.
template <class Passes>
void more_dice_never_hurt(std::string_view id, Passes passes) {
    const Procedure& procedure = *procedure_named(id);
    const SituationDrawer drawer(test_charts(), procedure);
    Chance64 chance(43);
    int compared = 0;
    for (int draws = 0; draws < 20'000 && compared < 400; ++draws) {
        const Situation situation = drawer.draw(chance);
        const auto other = drawer.with_other(chance, situation, chance.one_of(drawer.chart().facts));
        if (!other) continue;
        const Assessment a = assess(test_charts(), procedure, situation);
        const Assessment b = assess(test_charts(), procedure, *other);
        if (a.refused() || b.refused() || a.automatic != nullptr || b.automatic != nullptr) continue;
        const Throw fewer = a.dice();
        const Throw more = b.dice();
        if (fewer.whole > more.whole || fewer.half > more.half || fewer.count() == more.count() || more.count() > 40) continue;
        ++compared;
        const auto [a_ways, a_of] = chance_of(procedure, a, passes);
        const auto [b_ways, b_of] = chance_of(procedure, b, passes);
        CHECK(b_ways * a_of >= a_ways * b_of);
    }
    CHECK(compared == 400);
}

}  // namespace

TEST_CASE("more dice never make a pass less likely") {
    more_dice_never_hurt("morale", [](const Outcome& o) { return o.word("result") == "no_effect"; });
    more_dice_never_hurt("cavalry_charge", [](const Outcome& o) { return o.is("passed"); });
    // In an army's withdrawal more dice mean that it goes.
    more_dice_never_hurt("withdrawal", [](const Outcome& o) { return o.is("withdraws"); });
}

TEST_CASE("the odds of a morale check of two dice, by hand") {
    // Two dice: 1, 2, 3, 4 ways to 2, 3, 4, 5; the other 26 of 36 hold.
    const Assessment a = assessed("morale", {{"unit.grade", "2"}});
    const Odds odds = odds_of(*procedure_named("morale"), a);
    REQUIRE(odds.chances.size() == 5);
    CHECK(odds.dice == 2);
    const int ways[] = {1, 2, 3, 4, 26};
    for (std::size_t i = 0; i < 5; ++i) CHECK(odds.chances[i].ways == ways[i]);
    CHECK(odds.chances[0].outcome.word("result") == "rout");
    CHECK(odds.chances[4].outcome.word("result") == "no_effect");
}

TEST_CASE("a hundred dice and more are still counted exactly") {
    // 99 + 99 castings of cavalry: 33 dice of castings, and 4 of grade.
    const Assessment a = assessed("melee", {{"unit.grade", "4"}, {"unit.arm", "horse"}, {"unit.front_rank", "99"}, {"unit.second_rank", "99"}});
    CHECK(a.dice().whole >= 37);
    const Odds odds = odds_of(*procedure_named("melee"), a);
    Ways total = 0;
    for (const Chance& c : odds.chances) total += c.ways;
    CHECK(total == odds.of());
    CHECK(odds.chances.front().outcome.number("hits") == a.dice().whole / 6);
    CHECK(odds.chances.back().outcome.number("hits") == a.dice().whole);
    CHECK(odds.chances.back().ways == 1);
}

TEST_CASE("percentages are rounded, and never round a chance away") {
    CHECK(percent(0, 36) == "0 %");
    CHECK(percent(36, 36) == "100 %");
    CHECK(percent(1, 36) == "2.78 %");
    CHECK(percent(26, 36) == "72.22 %");
    CHECK(percent(1, 2) == "50.00 %");
    CHECK(percent(1, 6) == "16.67 %");
    CHECK(percent(1, 20'000) == "0.01 %");        // 0.005, half up
    CHECK(percent(1, 20'001) == "under 0.01 %");
    CHECK(percent(1, power_of_six<Ways>(100)) == "under 0.01 %");
    CHECK(percent(19'999, 20'000) == "over 99.99 %");
    CHECK(percent(9'999, 10'000) == "99.99 %");
    CHECK(percent(power_of_six<Ways>(100) - 1, power_of_six<Ways>(100)) == "over 99.99 %");
    CHECK(percent(power_of_six<Ways>(100) / 2, power_of_six<Ways>(100)) == "50.00 %");
}
