#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("teams: gone in two cases of three; heavy and siege guns do not ask") {
    CHECK(odds_in_words(at_table("teams", "firer.gun=medium")) == "2: limbers=true; 4: limbers=false");
    CHECK(lines_of(at_table("teams", "firer.gun=heavy")) == "refused: heavy_or_siege");
    CHECK(lines_of(at_table("teams", "firer.gun=light firer.limbered=yes")) == "refused: limbered");
}
