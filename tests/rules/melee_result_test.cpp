#include "core/rules/melee_result.hpp"
#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

// One field of the outcome for a winner with one casting's difference and this die.
std::string field(std::string_view name, int die, const std::string& words = "") {
    const Assessment a = at_table("melee_result", "opponent.lost=1 " + words);
    const auto taken = take_faces(melee_result, a, std::vector<int>{die}, {});
    REQUIRE(static_cast<bool>(taken));
    const Field* found = taken->outcome.find(name);
    REQUIRE(found != nullptr);
    if (const auto* flag = std::get_if<bool>(&found->value)) return *flag ? "yes" : "no";
    if (const auto* number = std::get_if<int>(&found->value)) return std::to_string(*number);
    return std::string(std::get<std::string_view>(found->value));
}

}  // namespace

TEST_CASE("melee_result: a score of 2 tells everything") {
    CHECK(outcome_of(at_table("melee_result", "opponent.lost=1"), {1}) ==
          "score=2, advance=one_inch, facing=enemy, move=two_inches, pursuit_check=false, result=fall_back, "
          "state=temporarily_disorganized, winner_state=temporarily_disorganized");
}

TEST_CASE("melee_result: the score is kept above 7, and each score has its odds") {
    const Assessment a = at_table("melee_result", "unit.lost=1 opponent.lost=5");
    CHECK(lines_of(a) == "difference 4 die");
    // 6 + 4 = 10.
    CHECK(outcome_of(a, {6}).starts_with("score=10, advance=all, facing=away, move=rout, pursuit_check=true, result=rout, state=routed"));
    CHECK(odds_in_words(a).starts_with("1: score=5, "));
    CHECK(lines_of(at_table("melee_result", "unit.lost=1 opponent.lost=1")) == "refused: not_the_winner");
}

TEST_CASE("melee_result: the contested lines") {
    CHECK(field("state", 2, "R-18=plain") == "disorganized");
    CHECK(field("winner_state", 6, "R-18=plain") == "disorganized");
    CHECK(field("state", 3) == "disorganized");
    CHECK(field("winner_state", 3) == "temporarily_disorganized");
    CHECK(field("advance", 3) == "quarter");
    CHECK(field("advance", 3, "R-102=chart") == "half");
    CHECK(field("move", 4) == "full");
    CHECK(field("move", 4, "R-103=half") == "half");
    CHECK(field("move", 5) == "full_charge");
    CHECK(field("move", 5, "R-104=chart") == "full");
    CHECK(field("pursuit_check", 5) == "yes");
    CHECK(field("pursuit_check", 5, "R-105=routed_only") == "no");
    CHECK(field("pursuit_check", 6, "R-105=routed_only") == "yes");
}

TEST_CASE("melee_result: winners that may not break through (R-107, L842)") {
    CHECK(field("advance", 6, "charged=false") == "vacated_ground");
    CHECK(field("advance", 6, "charged=false second_melee") == "vacated_ground");
    CHECK(field("advance", 6, "second_melee") == "none");
}
