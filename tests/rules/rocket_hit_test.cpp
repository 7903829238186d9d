#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("rocket_hit: doubles") { CHECK(odds_in_words(at_table("rocket_hit", "")) == "6: doubles=true; 30: doubles=false"); }
