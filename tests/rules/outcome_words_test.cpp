// What is read aloud when the dice have fallen: whole sentences, with the names of the two where they are known.

#include "core/rules/outcome_words.hpp"
#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

std::string said(std::string_view procedure, std::string_view facts, const std::vector<int>& faces, const Sides& sides = {}) {
    const Assessment a = at_table(procedure, facts);
    const auto resolution = take_faces(*procedure_named(procedure), a, faces, {});
    REQUIRE_MESSAGE(resolution.ok(), resolution.problems().sentences());
    return words_of_outcome(a, resolution->outcome, sides);
}

constexpr Sides kNames{"1/7th", "Browne"};

}  // namespace

// p 37-38: the die of the winner and the castings that the loser lost beyond its own.
TEST_CASE("a melee result: how far the loser goes and in what state, what the winner may do, and how both stand") {
    CHECK(said("melee_result", "unit.lost=1 opponent.lost=2", {1}) ==
          "the loser falls back 2 inches, facing the enemy; the winner may follow 1 inch; both are disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4", {1}, kNames) ==
          "Browne falls back half a move, facing the enemy; 1/7th may follow up to a quarter of the rest of its move; both are disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4", {2}, kNames) ==
          "Browne falls back half a move, disorganized, facing the enemy; 1/7th may follow up to a quarter of the rest of its move; "
          "it is disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4", {3}, kNames) ==
          "Browne falls back a full move, broken, facing away; 1/7th checks for pursuit; in hand it may follow up to half of the rest of its move; "
          "it is disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4", {4}) ==
          "the loser falls back a full charge move, broken, facing away; the winner checks for pursuit; in hand it may follow up to the rest of its move; "
          "it is disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4", {6}, kNames) ==
          "Browne routs; 1/7th checks for pursuit; in hand it may follow up to the rest of its move; it is disorganized until the next rally phase");
}

TEST_CASE("a winner that stood takes the ground alone, one after its second melee stops, and R-18 may leave both disorganized (p 37, 40)") {
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4 unit.charged=no", {2}) ==
          "the loser falls back half a move, disorganized, facing the enemy; the winner may only take the ground that was left; "
          "it is disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4 unit.second_melee=yes", {6}) ==
          "the loser routs; the winner checks for pursuit; in hand it stops; it is disorganized until the next rally phase");
    CHECK(said("melee_result", "unit.lost=2 opponent.lost=4 R-18=plain", {1}) ==
          "the loser falls back half a move, facing the enemy; the winner may follow up to a quarter of the rest of its move; both are disorganized");
}

// One pool each, a hit for every six of the sum: 1 + 6 is one, 6 + 6 two (p 36-37).
TEST_CASE("a bout: who wins by how much, and what each loses") {
    const std::string_view facts = "unit.grade=1 unit.front_rank=6 opponent.grade=1 opponent.front_rank=6";
    CHECK(said("melee_bout", facts, {6, 6, 1, 6}) == "the unit wins by 1: the unit loses 1, the opponent loses 2");
    CHECK(said("melee_bout", facts, {1, 6, 6, 6}, kNames) == "Browne wins by 1: 1/7th loses 2, Browne loses 1");
    CHECK(said("melee_bout", facts, {1, 6, 1, 6}, kNames) == "neither wins: 1/7th loses 1, Browne loses 1");
}

// p 36-37: a flag taken lifts its captor a grade, up to 4, and lowers the loser one, down to 1.
TEST_CASE("a flag: taken or saved, and the grades after it") {
    const std::string_view facts = "unit.lost=1 opponent.lost=3 unit.grade=3 opponent.grade=3";
    CHECK(said("flag_capture", facts, {2}) == "the flag is taken; the winner is now of grade 4, the loser of grade 2");
    CHECK(said("flag_capture", facts, {2}, kNames) == "the flag is taken; 1/7th is now of grade 4, Browne of grade 2");
    CHECK(said("flag_capture", facts, {3}) == "the flag is saved");
    CHECK(said("flag_capture", "unit.lost=1 opponent.lost=3 unit.grade=3 opponent.grade=3 opponent.wiped_out=yes", {}) ==
          "wiped out to the last casting: the flag is taken; the winner is now of grade 4");
    CHECK(said("flag_capture", "unit.grade=3 opponent.grade=3 opponent.picked_up=yes", {5}) == "the flag is taken");
}

TEST_CASE("what no row of the table prints is said in words too, not by the name of a field") {
    CHECK(said("arrival", "unit.base_grade=2", {3}) == "does not arrive (1 attempt left)");
    CHECK(said("arrival", "unit.base_grade=2 attempts_made=1", {3}) == "does not arrive (no attempt left)");
    CHECK(said("rally", "unit.grade=3", {4}) == "stays routed and routs again at once (2 attempts left)");
    CHECK(said("ammunition", "", {1, 2, 3}) == "runs low: the dice that follow are the shots left (5 shots left)");
    CHECK(said("command_range", "leader.rating=half_die distance=4", {}) == "in command (the radius is 4 inches)");
    CHECK(said("leader_casualty", "", {2, 1, 2, 2}) == "flesh wound (he goes back 12 inches)");
    CHECK(said("rocket_fire", "", {3, 4, 5, 2}) == "14 inches, a blast 4 inches across");
    CHECK(said("rout_move", "unit.arm=infantry", {3}) == "11 inches");
    CHECK(said("small_arms_fire", "firer.grade=2 range=normal", {1, 1}) == "no hit");
}
