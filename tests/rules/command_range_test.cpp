#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("command_range: the radius by rating and scale") {
    const std::string at_8 = "leader.rating=class_1 distance=8";
    CHECK(outcome_of(at_table("command_range", at_8), {}) == "in_command=true, radius=8");
    CHECK(outcome_of(at_table("command_range", "leader.rating=class_1 distance=8.1"), {}) ==
          "in_command=false, radius=8");
    CHECK(outcome_of(at_table("command_range", at_8 + " scale=15mm"), {}) == "in_command=false, radius=6");
    CHECK(outcome_of(at_table("command_range", at_8 + " scale=15mm R-02=chart"), {}) == "in_command=true, radius=8");
    CHECK(outcome_of(at_table("command_range", "leader.rating=half_die distance=3 scale=15mm"), {}) ==
          "in_command=true, radius=3");
    CHECK(outcome_of(at_table("command_range", "leader.rating=class_3 distance=18"), {}) ==
          "in_command=true, radius=18");
    CHECK(odds_in_words(at_table("command_range", at_8)) == "1: in_command=true, radius=8");
}

TEST_CASE("command_range: a commander-in-chief keeps as many units as his rating") {
    const auto commander = [](const char* rating, int units) {
        const std::string facts = "distance=1 leader.commander_in_chief=true leader.rating=" + std::string(rating);
        return outcome_of(at_table("command_range", facts + " leader.units_commanded=" + std::to_string(units)), {});
    };
    CHECK(commander("half_die", 0) == "in_command=false, radius=4");
    CHECK(commander("class_1", 0) == "in_command=true, radius=8");
    CHECK(commander("class_1", 1) == "in_command=false, radius=8");
    CHECK(commander("class_2", 1) == "in_command=true, radius=12");
    CHECK(commander("class_2", 2) == "in_command=false, radius=12");
    CHECK(commander("class_3", 2) == "in_command=true, radius=18");
    CHECK(commander("class_3", 3) == "in_command=false, radius=18");
    // A brigadier has no limit.
    CHECK(outcome_of(at_table("command_range", "leader.rating=class_1 distance=1 leader.units_commanded=5"), {}) ==
          "in_command=true, radius=8");
}
