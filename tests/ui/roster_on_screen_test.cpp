// The roster under the pointer: the whole of a line is one thing, its menu has what that unit can do, and who was called up
// by name comes into sight.

#include "tests/ui/harness/drawn.hpp"
#include "tests/ui/opened.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

AtBattle long_names() {
    AtBattle set_up;
    set_up.phase(5);
    set_up.set("red-1", &Unit::name, "Second battalion of the Regiment of Foot Alt-Bevern");
    return set_up;
}

bool in_its_window(const tests::Item& item) { return item.box.Min.y >= item.clip.Min.y - 1.0f && item.box.Max.y <= item.clip.Max.y + 1.0f; }

}  // namespace

TEST_CASE("every line of a unit that takes several can be clicked") {
    Opened at(long_names());
    at.settle();
    const tests::Item row = at.hands.find("##row red-1");
    const float line = ImGui::GetTextLineHeight();
    REQUIRE(row.box.GetHeight() > 1.9f * line);
    at.hands.click_at({row.box.Min.x + 10.0f, row.box.Max.y - 0.4f * line});
    at.settle();
    CHECK(at.desk().selected() == "red-1");
}

TEST_CASE("the menu of a unit has what it can do, and leaders who may join it") {
    Opened at(long_names());
    at.hands.right_click("##row red-1");
    at.settle();
    CHECK(at.hands.has("Small arms fire"));
    CHECK(at.hands.has("Morale check"));
    CHECK_FALSE(at.hands.has("Artillery fire"));
    CHECK_FALSE(at.hands.has("Rally of a routed unit"));
    at.hands.click("Chief of red joins it");
    at.settle();
    REQUIRE(at.desk().session()->log().entries().size() == 1);
    const Entry& entry = at.desk().session()->log().entries().back();
    CHECK(entry.intent.verb == "attach");
    CHECK(at.desk().battle().leader(entry.intent.actor)->attached == "red-1");
    at.hands.right_click("##row " + std::string(entry.intent.actor));
    at.settle();
    at.hands.click("Leaves Second battalion of the Regiment of Foot Alt-Bevern");
    at.settle();
    CHECK(at.desk().battle().leader(entry.intent.actor)->attached.empty());
}

TEST_CASE("who is found by the palette comes into sight with what he can do") {
    AtScreen at;
    const Battle& battle = at.table.battle();
    const Unit& last = battle.units.back();
    REQUIRE_FALSE(in_its_window(at.hands.find("##row " + std::string(last.id))));
    at.hands.key(ImGuiMod_Ctrl | ImGuiKey_K);
    at.type(at.table.code(last.id) + "\n");
    at.settle();
    CHECK(at.desk().selected() == last.id);
    CHECK(in_its_window(at.hands.find("##row " + std::string(last.id))));
    CHECK(at.hands.has("Morale check"));
}

TEST_CASE("the key of a panel puts the frame on its first thing, and the arrows go on from there") {
    AtScreen at;
    at.table.go_to_phase(3);
    at.settle();
    at.hands.key(ImGuiKey_F8);
    at.settle();
    const Army& first = at.table.battle().armies[0];
    const Army& second = at.table.battle().armies[1];
    CHECK(at.hands.focus_is_seen());
    CHECK(at.hands.focus().starts_with(first.name + " plots"));
    at.hands.key(ImGuiKey_DownArrow);
    at.settle();
    CHECK(at.hands.focus().starts_with(second.name + " plots"));
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    CHECK(at.hands.says("Only they should be looking now."));
}

TEST_CASE("F5: what is typed is looked up in the charts, and the arrows scroll what was found") {
    AtScreen at;
    at.hands.key(ImGuiKey_F5);
    at.settle();
    CHECK(at.desk().panel() == desk::Panel::charts);
    at.type("die");
    at.settle();
    CHECK(at.desk().work().empty());
    CHECK(at.hands.says("and more: another word narrows them"));
    const ImGuiWindow* list = nullptr;
    for (const tests::Item& item : at.hands.items()) {
        if (item.window != nullptr && std::string_view(item.window->Name).find("/charts_") != std::string_view::npos) list = item.window;
    }
    REQUIRE(list != nullptr);
    CHECK(list->Scroll.y == 0.0f);
    for (int i = 0; i < 3; ++i) at.hands.key(ImGuiKey_DownArrow);
    at.settle();
    CHECK(list->Scroll.y > 0.0f);
    for (int i = 0; i < 4; ++i) at.hands.key(ImGuiKey_UpArrow);
    at.settle();
    CHECK(list->Scroll.y == 0.0f);
    // Still in the search: another word begins at the top.
    at.hands.key(ImGuiKey_DownArrow);
    at.type(" hussars");
    at.settle();
    CHECK(list->Scroll.y == 0.0f);
}

TEST_CASE("two digits for two dice: the screen says that it took them for the total") {
    AtBattle set_up;
    set_up.phase(7);
    set_up.owe("morale", "red-1");
    Opened at(set_up);
    at.type("m" + at.table.code("red-1"));
    REQUIRE(at.desk().case_view().roll->wanted.first.whole == 2);
    at.type("11");
    at.settle();
    CHECK(at.hands.says("the total 11, not the faces 1 and 1: those are typed 1,1"));
    at.hands.key(ImGuiKey_Backspace);
    at.hands.key(ImGuiKey_Backspace);
    at.type("1,1");
    at.settle();
    CHECK(at.hands.says("1 + 1 = 2"));
}

TEST_CASE("the tip of a unit comes when the mouse goes there, within the armies' column, and not while keys are used") {
    Opened at(long_names());
    const auto tip = [&]() -> const ImGuiWindow* {
        for (const ImGuiWindow* window : at.hands.context().Windows) {
            if (window->Active && (window->Flags & ImGuiWindowFlags_Tooltip) != 0 && !window->Hidden) return window;
        }
        return nullptr;
    };
    at.hands.hover("##row red-2");
    at.hands.frames(60);
    const ImGuiWindow* shown = tip();
    REQUIRE(shown != nullptr);
    const tests::Item row = at.hands.find("##row red-2");
    CHECK(shown->Pos.x + shown->Size.x <= row.clip.Max.x + 1.0f);
    // A case is made by keys, the mouse rests where it is.
    at.type("m" + at.table.code("red-1"));
    at.hands.frames(60);
    CHECK(tip() == nullptr);
    at.hands.wheel(-1);
    at.hands.frames(60);
    CHECK(tip() == nullptr);
    at.hands.hover("##row red-1");
    at.hands.frames(60);
    CHECK(tip() != nullptr);
}

TEST_CASE("no word of the roster is broken where the column is narrow") {
    AtBattle set_up = long_names();
    set_up.set("red-2", &Unit::name, "Blanckensee");
    set_up.set("red-2", &Unit::state, State::disorganized);
    set_up.set("red-3", &Unit::name, "Donaudampfschiffahrtsgesellschaft");
    set_up.set("red-3", &Unit::state, State::disorganized);
    for (const float text : {1.0f, 1.22f, 1.35f}) {
        CAPTURE(text);
        Opened at(set_up, Headless::Size{1366, 768, 1, text});
        at.settle();
        bool whole_name = false;
        for (const tests::DrawnLine& line : tests::drawn_lines()) {
            // What is left over of a broken word stands by itself: "d" of "disorganized".
            const bool rest = std::string_view("disorganized").ends_with(line.text) || std::string_view("Blanckensee").ends_with(line.text);
            const bool whole = line.text == "disorganized" || line.text == "Blanckensee";
            if (!line.text.empty() && rest && line.window != nullptr && std::string_view(line.window->Name).find("/units_") != std::string_view::npos) CHECK_MESSAGE(whole, line.text);
            whole_name = whole_name || line.text.starts_with("Blanck");
        }
        CHECK(whole_name);
    }
}

TEST_CASE("the filter finds a name without its accents, and says when it finds nobody") {
    AtScreen at;
    at.desk().carry_out(desk::FilterRoster{"lowen"});
    at.settle();
    CHECK(at.hands.has("##row cuirassiers-loewenstein"));
    CHECK_FALSE(at.hands.has("##row grenadiers-kleist"));
    at.desk().carry_out(desk::FilterRoster{"zzz"});
    at.settle();
    CHECK(at.hands.says("Nobody is called so, nor of such troops, nor in such a state."));
    at.desk().carry_out(desk::FilterRoster{""});
    at.settle();
    CHECK(at.hands.has("##row grenadiers-kleist"));
}
