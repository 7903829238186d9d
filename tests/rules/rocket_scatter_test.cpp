#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("rocket_scatter: a face for each direction") { CHECK(outcome_of(at_table("rocket_scatter", ""), {4}) == "direction=4"); }
