#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("cuirass: worn on a 1") { CHECK(odds_in_words(at_table("cuirass", "")) == "1: cuirass=true; 5: cuirass=false"); }
