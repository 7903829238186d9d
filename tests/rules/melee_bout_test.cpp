#include "core/rules/melee_bout.hpp"
#include "tests/support/at_table.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

// The lines of the opponent's side.
std::string answer(const Assessment& a) {
    if (a.other_automatic != nullptr) return "automatic: " + a.other_automatic->id;
    std::string out;
    for (const Item& item : a.other_pool.items) out += (out.empty() ? "" : ", ") + std::string(item.id) + " " + std::to_string(item.amount);
    return out;
}

}  // namespace

TEST_CASE("melee_bout: the British grenadiers and the French line (L848)") {
    const Assessment bout = at_table("melee_bout", "unit.grade=3 unit.front_rank=9 unit.charged opponent.grade=2 opponent.front_rank=12");
    CHECK(lines_of(bout) == "castings 2, grade 3, charging 1");
    CHECK(answer(bout) == "castings 2, grade 2");
    // 16 is two hits, 11 one: the French lose two castings, the British one.
    CHECK(outcome_of(bout, {6, 4, 3, 1, 1, 1, 5, 4, 1, 1}) == "unit_lost=1, opponent_lost=2, winner=unit, difference=1");
    CHECK(outcome_of(bout, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}) == "unit_lost=0, opponent_lost=1, winner=unit, difference=1");
    CHECK(outcome_of(bout, {1, 1, 1, 1, 1, 1, 1, 1, 1, 3}) == "unit_lost=1, opponent_lost=1, winner=draw, difference=0");
    CHECK(fault_of(bout, {1, 1, 1, 1, 1, 1, 1, 1, 1}) == "too few dice: this roll takes 10 dice, not 9");
}

TEST_CASE("melee_bout: here the fronts are known without being stated") {
    const Assessment bout = at_table("melee_bout", "unit.grade=1 unit.front_rank=6 opponent.grade=1 opponent.formation=mass opponent.front_rank=12 opponent.second_rank=12");
    // The mass shows half of 24, twice 6; formed troops have their two against it.
    CHECK(lines_of(bout) == "castings 1, grade 1, formed_vs_unformed 2");
    CHECK(answer(bout) == "castings 4, grade 1, frontage_2 2");
}

TEST_CASE("melee_bout: a half-die follows its own side's dice, and a side that does not fight back throws none") {
    const std::string sides = "unit.grade=1 unit.front_rank=6 unit.leader=half_die opponent.grade=1 opponent.front_rank=6 ";
    const Assessment both = at_table("melee_bout", sides + "opponent.leader=half_die");
    // 2 + 2 + a half-die of 2 is one hit; 1 + 1 + a half-die of 6, which is nothing.
    CHECK(outcome_of(both, {2, 2, 2, 1, 1, 6}) == "unit_lost=0, opponent_lost=1, winner=unit, difference=1");

    const Assessment broken = at_table("melee_bout", sides + "opponent.state=broken");
    CHECK(answer(broken) == "automatic: broken");
    CHECK(outcome_of(broken, {6, 6, 1}) == "unit_lost=0, opponent_lost=2, winner=unit, difference=2");
    const Assessment from_behind = at_table("melee_bout", sides + "opponent.against=rear");
    CHECK(lines_of(from_behind) == "automatic: hit_in_rear");
    CHECK(answer(from_behind) == "castings 1, grade 1, vs_rear 3");
    CHECK(outcome_of(from_behind, {6, 1, 1, 1, 2}) == "unit_lost=1, opponent_lost=0, winner=opponent, difference=1");
    const Assessment neither = at_table("melee_bout", sides + "unit.state=broken opponent.state=broken");
    CHECK(odds_in_words(neither) == "1: unit_lost=0, opponent_lost=0, winner=draw, difference=0");
}

TEST_CASE("melee_bout: no more castings fall than are there (C-24)") {
    const Assessment last = at_table("melee_bout", "unit.grade=4 unit.front_rank=12 opponent.grade=1 opponent.front_rank=1");
    // 2 + 4 + 2 for the front: 8 sixes are 8 hits, against one casting.
    CHECK(outcome_of(last, {6, 6, 6, 6, 6, 6, 6, 6, 1, 1}) == "unit_lost=0, opponent_lost=1, winner=unit, difference=8");
}

TEST_CASE("melee_bout: either side may place too many dice") {
    const std::string sides = "unit.grade=1 unit.front_rank=6 opponent.grade=1 opponent.front_rank=6 ";
    CHECK(lines_of(at_table("melee_bout", sides + "unit.remainder_here=1")) == "refused: remainder");
    CHECK(lines_of(at_table("melee_bout", sides + "opponent.remainder_here=1")) == "refused: remainder");
    CHECK(lines_of(at_table("melee_bout", sides + "opponent.remainder_here=1 opponent.state=broken")) == "castings 1, grade 1");
    CHECK(lines_of(at_table("melee_bout", sides + "opponent.remainder_here=1 unit.against=rear")) == "castings 1, grade 1, vs_rear 3");
}

TEST_CASE("melee_bout: whatever a unit has of its own changes sides, and what both share does not") {
    Situation s = at_table("melee_bout", "unit.grade=1 unit.front_rank=6 opponent.grade=1 opponent.front_rank=6").situation;
    const Chart& chart = *test_charts().find("melee_bout");
    std::int32_t mark = 0;
    for (const FactRow& row : chart.facts) s.set(row.fact, ++mark);
    const Situation seen = as_the_opponent_sees_it(test_charts(), s);
    for (const FactRow& row : chart.facts) {
        std::string name(name_of(row.fact));
        if (name.starts_with("unit.")) name.replace(0, 4, "opponent");
        else if (name.starts_with("opponent.")) name.replace(0, 8, "unit");
        const auto other = fact_named(name);
        REQUIRE_MESSAGE(other.has_value(), name);
        CHECK_MESSAGE(seen.number(*other) == s.number(row.fact), name);
    }
}
