#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("targes: left behind in one case of six") { CHECK(odds_in_words(at_table("targes", "")) == "1: targes=false; 5: targes=true"); }
