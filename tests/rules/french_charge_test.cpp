#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("french_charge: half of all charges are all out") {
    CHECK(odds_in_words(at_table("french_charge", "")) == "3: style=at_trot; 3: style=all_out");
}
