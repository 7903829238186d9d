// Page Down and Page Up read on in the case in hand: no frame moves, and what is typed of the dice stays.

#include "tests/ui/opened.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

/// The part of the case that holds its facts and lines.
const ImGuiWindow* facts_of_case(Headless& screen) {
    const ImGuiWindow* found = nullptr;
    for (const ImGuiWindow* window : screen.context().Windows) {
        const std::string_view name = window->Name;
        const bool case_itself = name.find("/case_") != std::string_view::npos && name.find("/facts_") != std::string_view::npos;
        if (window->Active && case_itself) found = window;
    }
    return found;
}

}  // namespace

TEST_CASE("Page Down scrolls the lines of the case into sight, Enter still goes on with it") {
    Opened at(one_melee());
    at.type("e" + at.table.code("red-1"));
    at.hands.key(ImGuiKey_Tab);   // all facts and lines: more than there is room for
    at.hands.frames(8);
    REQUIRE(at.desk().case_view().roll.has_value());
    const ImGuiWindow* facts = facts_of_case(at.hands);
    REQUIRE(facts != nullptr);
    REQUIRE(facts->ScrollMax.y > 0.0f);
    at.type("1");
    REQUIRE(at.desk().work().typed_dice == "1");
    at.hands.key(ImGuiKey_PageDown);
    at.settle();
    CHECK(facts->Scroll.y > 0.0f);
    CHECK_FALSE(at.hands.context().NavCursorVisible);
    CHECK(at.desk().work().typed_dice == "1");
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    CHECK(at.desk().work().typed_dice.starts_with("1"));   // not given back
    CHECK_FALSE(at.desk().work().empty());
    at.hands.frames(8);
    at.hands.key(ImGuiKey_End);
    at.hands.frames(8);
    CHECK(facts->Scroll.y >= facts->ScrollMax.y - 1.0f);
    at.hands.key(ImGuiKey_PageUp);
    at.settle();
    CHECK(facts->Scroll.y < facts->ScrollMax.y);
    at.hands.key(ImGuiKey_Home);
    at.settle();
    CHECK(facts->Scroll.y == 0.0f);
    CHECK_FALSE(at.hands.context().NavCursorVisible);
    CHECK(at.desk().work().typed_dice.starts_with("1"));
}
