// What the screen shows is worked out when it changes, and not for every frame.

#include "app/desk/once.hpp"

#include <doctest/doctest.h>

using namespace aor::desk;

TEST_CASE("something is worked out once for each name, and anew when it was forgotten") {
    Once<int> once;
    int made = 0;
    const auto make = [&] { return ++made; };
    CHECK(once.of("a", make) == 1);
    CHECK(once.of("a", make) == 1);
    CHECK(once.of("b", make) == 2);
    CHECK(once.of("a", make) == 3);
    once.forget();
    CHECK(once.of("a", make) == 4);
    // An empty name is a name too.
    Once<int> other;
    CHECK(other.of("", make) == 5);
    CHECK(other.of("", make) == 5);
}
