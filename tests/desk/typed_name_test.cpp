// Names in an open list are gone to by what is typed.

#include "app/desk/typed_name.hpp"

#include <doctest/doctest.h>

using namespace aor::desk;

TEST_CASE("the code first, then the beginning of a name, of a word of it, and any part of it") {
    const std::vector<NameInList> names = {{"u1", "a1", "IR 17 Manteuffel"}, {"u2", "a2", "1/IR 30 Blanckensee"}, {"u3", "b1", "Itzenplitz"}, {"u4", "b2", "Alt-Bevern"}};
    const auto at = [&](std::string_view typed) { return static_cast<int>(first_named(typed, names).value_or(99)); };
    CHECK(at("b") == 2);          // the first code with it, before Blanckensee and Bevern
    CHECK(at("b2") == 3);
    CHECK(at("it") == 2);
    CHECK(at("BLA") == 1);        // a word of the name
    CHECK(at("bev") == 3);        // behind a hyphen
    CHECK(at("teuf") == 0);       // any part
    CHECK(at("zz") == 99);
    CHECK(at("") == 99);
}
