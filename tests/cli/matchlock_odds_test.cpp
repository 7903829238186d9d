// `aor odds --option matchlock`: the chances of a shot whose highest die is thrown again (L3237).

#include "tests/support/aor_run.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("the chances of two dice of matchlocks: the lower of both and a third") {
    // The lower die shows 1 to 6 in 11, 9, 7, 5, 3 and 1 ways of 36; with the third it comes to 6 or more in
    // 11 x 2 + 9 x 3 + 7 x 4 + 5 x 5 + 3 x 6 + 1 x 6 = 126 ways of 216, and to 12 in one of these.
    const auto said = tests::aor_run({"odds", "small_arms_fire", "firer.grade=2", "range=normal", "--option", "matchlock", "--json"});
    CHECK(said.status == 0);
    CHECK(said.out == "{\"procedure\":\"small_arms_fire\",\"outcomes\":[{\"outcome\":{\"hits\":0},\"ways\":\"90\",\"of\":\"216\"},"
                      "{\"outcome\":{\"hits\":1},\"ways\":\"125\",\"of\":\"216\"},{\"outcome\":{\"hits\":2},\"ways\":\"1\",\"of\":\"216\"}]}\n");
    // Nobody else's chances change.
    CHECK(tests::aor_run({"odds", "morale", "unit.grade=2", "--option", "matchlock", "--json"}).out == tests::aor_run({"odds", "morale", "unit.grade=2", "--json"}).out);
}

TEST_CASE("other optional rules change no chances here, and that is said") {
    const auto said = tests::aor_run({"odds", "morale", "unit.grade=2", "--option", "ammunition"});
    CHECK(said.status == 2);
    CHECK(said.err == "argument 5: the one optional rule that changes chances here is \"matchlock\", not \"ammunition\"\n");
}
