// What stands around the case, for somebody who sees it for the first time: what is owed by its name, how near an army is to
// its line and what its check would bring, and what is out of its time.

#include "tests/ui/beside.hpp"
#include "tests/ui/harness/drawn.hpp"
#include "tests/ui/opened.hpp"

#include <algorithm>

using namespace aor;
using namespace aor::tests;

namespace {

/// Red has lost 9 of its 28 castings, three tenths; two units owe a morale check.
AtBattle past_its_line() {
    AtBattle set_up;
    set_up.phase(7);
    set_up.set("red-1", &Unit::castings, 3);
    set_up.owe("morale", "red-1");
    set_up.owe("morale", "blue-2");
    return set_up;
}

Headless::Size laptop(float scale) { return {1366, 768, scale, 1.0f}; }

const ImGuiWindow* shown_tip(Headless& hands) {
    for (const ImGuiWindow* window : hands.context().Windows) {
        if (window->Active && (window->Flags & ImGuiWindowFlags_Tooltip) != 0 && !window->Hidden) return window;
    }
    return nullptr;
}

bool is_drawn(std::string_view text) { return drawn_text().find(text) != std::string::npos; }

/// The lines of the head, which lie in no column.
bool head_has(std::string_view text) {
    const std::vector<DrawnLine> lines = drawn_lines();
    return std::any_of(lines.begin(), lines.end(), [&](const DrawnLine& line) {
        return line.window != nullptr && std::string_view(line.window->Name) == "aor" && line.text.find(text) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("the button of what is owed names it, as far as there is room") {
    {
        Opened at(past_its_line());
        at.settle();
        CHECK(is_drawn("2 owed: morale of 1/red \u00b7 morale of 2/blue"));
        CHECK(faults(at.hands) == "");
    }
    Opened at(past_its_line(), laptop(2.0f));
    at.settle();
    CHECK(is_drawn("2 owed: mor"));
    CHECK(faults(at.hands) == "");
}

TEST_CASE("200 percent: the title of the battle and its scale are in sight, and a check says the same as at the usual size") {
    Opened at(past_its_line(), laptop(2.0f));
    at.settle();
    CHECK(is_drawn("25mm \u00b7 Small"));
    CHECK(at.hands.says("9 of 28 lost, 3 more to 40 % \u00b7 checks in phase 11 (1 die: stays below 12)"));
    CHECK(at.hands.says("0 of 28 lost, 7 more to 25 % \u00b7 no check yet (no dice: would stay)"));
}

TEST_CASE("the line of an army says when it checks, and tells the dice with their pages when it is pointed at; a key takes that away") {
    Opened at(past_its_line());
    at.settle();
    const std::string line = "3 castings to 40 % \u00b7 checks withdrawal in phase 11 (1 die: stays, it leaves on 12+)";
    CHECK(at.hands.says(line));
    const std::vector<DrawnLine> lines = drawn_lines();
    const auto drawn = std::find_if(lines.begin(), lines.end(), [](const DrawnLine& one) { return one.text.find("castings to 40") != std::string::npos; });
    REQUIRE(drawn != lines.end());
    const ImVec2 there = drawn->box.GetCenter();
    ImGui::GetIO().AddMousePosEvent(there.x, there.y);
    at.hands.frames(60);
    REQUIRE(shown_tip(at.hands) != nullptr);
    CHECK(is_drawn("+1 die three tenths lost (p 9)"));
    CHECK(faults(at.hands) == "");
    at.hands.key(ImGuiKey_F3);
    at.hands.frames(60);
    CHECK(shown_tip(at.hands) == nullptr);
}

TEST_CASE("every line of the check is named on the bar of losses, also where the losses have passed it") {
    AtBattle set_up = past_its_line();
    for (const int castings : {12, 6, 3, 1}) {
        set_up.set("red-1", &Unit::castings, castings);
        Opened at(set_up);
        at.settle();
        for (const char* share : {"25", "30", "40", "50"}) {
            CAPTURE(castings);
            CAPTURE(share);
            CHECK(head_has(share));
        }
    }
}

TEST_CASE("the ledger names every level of its graph, and says of each check why, when and on what") {
    for (const float scale : {1.0f, 2.0f}) {
        Beside beside("first-battle.toml", Headless::Size{1366 * scale, 1100 * scale, scale, 1.0f});
        beside.show(panel::draw_ledger);
        for (const char* share : {"25 %", "30 %", "40 %", "50 %"}) {
            CAPTURE(share);
            const std::vector<DrawnLine> lines = drawn_lines();
            CHECK(std::any_of(lines.begin(), lines.end(), [&](const DrawnLine& line) { return line.text == share; }));
        }
        CHECK(faults(beside.screen()) == "");
    }
    Opened at(past_its_line());
    at.desk().carry_out(desk::ShowPanel{desk::Panel::ledger});
    at.settle();
    CHECK(at.hands.says("It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): in this one too."));
    CHECK(at.hands.says("On 12 or more the army withdraws and loses the battle (p 8): 1 die cannot come to that."));
    CHECK(at.hands.says("Without dice it stays; to leave takes 12 or more (p 8)."));
}

TEST_CASE("in the ledger the army that has to check stands before those that do not") {
    Beside beside;
    const auto place_of = [&](const char* words) { return beside.screen().text().find(words); };
    beside.show(panel::draw_ledger);
    CHECK(place_of("Prussians: no dice") < place_of("Austrians: no dice"));
    // Two of its battalions are gone: 24 of 76 castings.
    std::vector<std::string> gone;
    for (const Unit& unit : beside.battle().units) {
        if (unit.army == beside.battle().armies[1].id && unit.castings == 12 && gone.size() < 2) gone.push_back(unit.id);
    }
    for (const std::string& id : gone) beside.perform("set " + id + " castings=0 reason=counted");
    REQUIRE(gone.size() == 2);
    beside.show(panel::draw_ledger);
    CHECK(place_of("Austrians: 1 die") < place_of("Prussians: no dice"));
}

TEST_CASE("the dice behind a line of the check are told as its parts, each with the entry to look at") {
    // Nine castings of each are 36 of 76: three tenths are 23, four tenths 31, a half 38.
    Beside beside;
    for (int i = 0; i < 4; ++i) beside.perform("set " + std::string(beside.battle().units[static_cast<std::size_t>(i)].id) + " castings=3 reason=counted");
    beside.show(panel::draw_ledger);
    CHECK(beside.screen().says("+2 dice"));
    CHECK(beside.screen().says("four tenths lost"));
    CHECK(beside.screen().says("1 die: 30 % of its castings lost"));
    CHECK(beside.screen().says("1 die: 40 % of its castings lost"));
    CHECK(beside.screen().has("Look at turn 1, entry 4"));
    beside.screen().click("Look at turn 1, entry 3");
    CHECK(beside.desk().looking_at() == 3);
}

TEST_CASE("a filter at work is named, and taken off by its button") {
    for (const float scale : {1.0f, 2.0f}) {
        AtScreen at("armylists/ready/first-battle.toml", laptop(scale));
        at.desk().carry_out(desk::FilterRoster{"kleist"});
        at.settle();
        CHECK(is_drawn("only: kleist"));
        CHECK(faults(at.hands) == "");
        at.hands.click("Show all###filter off");
        at.settle();
        CHECK(at.desk().filter().empty());
        CHECK_FALSE(is_drawn("only: kleist"));
    }
}

TEST_CASE("while a case is made the duties do not invite to leave it") {
    Opened at(past_its_line());
    at.desk().carry_out(desk::ShowPanel{desk::Panel::duties});
    at.settle();
    CHECK(at.hands.says("[Enter]"));
    at.type("m" + at.table.code("red-1"));
    at.settle();
    REQUIRE_FALSE(at.desk().work().empty());
    const desk::Work work = at.desk().work();
    CHECK(at.hands.says("First finish the case in hand, or leave it: Enter goes on with it, Esc goes back."));
    at.hands.click_at(at.hands.find(at.desk().next_due().say + "###next due").box.GetCenter());
    at.settle();
    CHECK(at.desk().work() == work);
}

TEST_CASE("outside their phase the plots say when they are made, and there is nothing to show") {
    Beside beside;
    beside.show(panel::draw_plots);
    CHECK(beside.screen().says("Plots are made in phase 3 of a turn; it is phase 1 now. One that is made now takes a reason."));
    CHECK_FALSE(beside.screen().has("Show all plots"));
    beside.go_to_phase(3);
    CHECK(beside.screen().has("Show all plots"));
    beside.go_to_phase(4);
    CHECK(beside.screen().says(beside.battle().armies[0].name + " plots  (none this turn)"));
}
