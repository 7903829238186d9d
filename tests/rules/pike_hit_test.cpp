#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("pike_hit: a pikeman falls on 1 and 2") { CHECK(odds_in_words(at_table("pike_hit", "")) == "2: pikeman=true; 4: pikeman=false"); }
