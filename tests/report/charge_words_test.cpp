// The chances of a whole charge in words: never without what they take for granted, and what the loser of its melee does.

#include "core/report/charge_words.hpp"
#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// Five ways of six to be stopped, the state read off the morale table, one to win the melee; its result was read off a 2 with two castings more (p 37-38).
ChargeOdds odds(std::string given) {
    const Assessment a = at_table("melee_result", "unit.lost=0 opponent.lost=2 unit.charged=no");
    const auto resolution = take_faces(*procedure_named("melee_result"), a, std::vector{2}, {});
    REQUIRE(resolution.ok());
    const Assessment check = at_table("morale", "unit.grade=2");
    const auto halted = take_faces(*procedure_named("morale"), check, std::vector{2, 3}, {});
    REQUIRE(halted.ok());
    ChargeOdds odds;
    odds.dice = 1;
    odds.given = std::move(given);
    odds.endings.push_back({ChargeEnd::stopped, halted->outcome, "halts, disorganized", false, false, false, 5});
    odds.endings.push_back({ChargeEnd::defender_wins, resolution->outcome, "the row of a winner that charged", false, false, false, 1});
    return odds;
}

}  // namespace

TEST_CASE("what the chances take for granted stands before them, in the table and on the one line") {
    const ChargeOdds taken = odds("if 1/blue receives the charge, as if 2/red did not charge 1/blue");
    CHECK(report::words_of_charge(taken, {}).starts_with("The whole charge if 1/blue receives the charge, as if 2/red did not charge 1/blue, in ways over 6^1\n"));
    CHECK(report::ends_in_words(taken) == "if 1/blue receives the charge, as if 2/red did not charge 1/blue: the charger does not charge home 83.33 %; melee, the defender wins 16.67 %");
    CHECK(report::ends_in_words(odds("")) == "the charger does not charge home 83.33 %; melee, the defender wins 16.67 %");
    CHECK(report::json_of_charge(taken).starts_with(R"({"given":"if 1/blue receives the charge, as if 2/red did not charge 1/blue",)"));
}

TEST_CASE("under a melee won stands what its loser does, whoever won; under a check what its row says") {
    const std::string text = report::words_of_charge(odds(""), {});
    CHECK(text.find("\n    the loser falls back half a move, disorganized, facing the enemy") != std::string::npos);
    CHECK(text.find("\n    halts, disorganized") != std::string::npos);
    CHECK(text.find("winner that charged") == std::string::npos);
}
