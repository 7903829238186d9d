#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("brigade_leader: 1, 2-5, 6") {
    CHECK(odds_in_words(at_table("brigade_leader", "")) ==
          "1: leader=half_die; 4: leader=class_1; 1: leader=class_2");
}
