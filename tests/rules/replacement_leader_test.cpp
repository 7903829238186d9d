#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("replacement_leader: one die, or none (R-21)") {
    CHECK(odds_in_words(at_table("replacement_leader", "")) == "5: leader=half_die; 1: leader=class_1");
    const Assessment always = at_table("replacement_leader", "R-21=half_die");
    CHECK(lines_of(always) == "automatic: half_die");
    CHECK(outcome_of(always, {}) == "leader=half_die");
    CHECK(odds_in_words(always) == "1: leader=half_die");
}
