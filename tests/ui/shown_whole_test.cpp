// What must be seen whole: long messages, the colours that a club has chosen, and what a compact window cannot do.

#include "tests/ui/at_screen.hpp"
#include "tests/ui/beside.hpp"
#include "tests/ui/harness/drawn.hpp"

using namespace aor;
using namespace aor::tests;

namespace {

/// So many words, the last one of its own.
std::string long_text(int words) {
    std::string text;
    for (int i = 0; i < words; ++i) text += "agreed ";
    return text + "finally";
}

desk::Perform house_rule(const std::string& text) {
    desk::Perform rule;
    rule.intent.verb = "house_rule";
    rule.intent.text = text;
    return rule;
}

}  // namespace

TEST_CASE("a message of several lines is shown whole at 1366x768, and the next one takes one line again") {
    AtScreen at;
    at.desk().carry_out(house_rule(long_text(80)));
    at.settle();
    CHECK(at.desk().said().size() > 500);
    CHECK(drawn_text().find("finally") != std::string::npos);
    CHECK(faults(at.hands) == "");
    at.desk().carry_out(desk::ShowPanel{desk::Panel::duties});
    at.settle();
    CHECK(drawn_text().find("finally") == std::string::npos);
    CHECK(faults(at.hands) == "");
}

TEST_CASE("a message longer than a third of the window can be scrolled") {
    AtScreen at;
    at.desk().carry_out(house_rule(long_text(900)));
    at.settle();
    CHECK(faults(at.hands) == "");
    CHECK(at.hands.says("finally"));
}

TEST_CASE("a compact window that cannot lie on top says so; where it can, it does not") {
    {
        Beside beside;
        beside.show(draw_compact);
        CHECK(beside.screen().says("This desktop keeps no window on top: lay it beside the book."));
        CHECK(faults(beside.screen()) == "");
    }
    AtScreen at;
    at.hands.key(ImGuiKey_F12);
    at.settle();
    CHECK_FALSE(at.hands.says("keeps no window on top"));
}

TEST_CASE("the colour of a marker is chosen by mouse, and by a value that is typed") {
    Beside beside;
    beside.show(panel::draw_rulings);
    beside.screen().click("+  Colours of the markers");
    beside.screen().click("Broken: as the screen has it; the book has orange");
    CHECK(faults(beside.screen()) == "");
    beside.screen().click("dark blue");
    CHECK(beside.desk().settings().marker_colours.at("broken") == "#1f3f8a");
    CHECK(beside.screen().says("Broken: dark blue; the book has orange"));
    beside.screen().click("##colour");
    beside.screen().type("#B03020");
    beside.screen().key(ImGuiKey_Enter);
    CHECK(beside.desk().settings().marker_colours.at("broken") == "#B03020");
    beside.screen().click("the screen's own");
    CHECK(beside.desk().settings().marker_colours.empty());
}

TEST_CASE("an army list is completed on the screen: a row typed, its faults shown, kept") {
    Beside beside;
    beside.show(panel::draw_lists);
    Headless& screen = beside.screen();
    CHECK(faults(screen) == "");
    screen.click("Prussia, Era of Frederick: 5 things to type in");
    CHECK(screen.says("Missing"));
    screen.click("+  cuirassiers (cavalry)");
    CHECK(faults(screen) == "");
    CHECK_FALSE(screen.has("Keep this row"));
    screen.click("##title");
    screen.type("Cuirassiers");
    screen.click("##group share");
    screen.type("30-40");
    screen.click("##share");
    screen.type("20");
    screen.click("HS###type HS");
    screen.click("2###grade 2");
    screen.click("R###discipline R");
    screen.click("##castings");
    screen.type("12");
    screen.frames(2);
    CHECK(screen.says("the rulebook's \"line\" or \"page\" is missing"));
    CHECK_FALSE(screen.has("Keep this row"));
    screen.click("##page");
    screen.type("126");
    screen.frames(2);
    CHECK(screen.says("No faults."));
    CHECK(faults(screen) == "");
    screen.click("Keep this row");
    screen.frames(2);
    CHECK(screen.says("Typed in by you"));
    CHECK(screen.has("+  Cuirassiers, 20 percent of cavalry, HS, grade 2, R, 12 castings"));
    CHECK_FALSE(screen.has("+  cuirassiers (cavalry)"));
    CHECK(fs::exists(beside.folder() / "armylists" / "frederick" / "prussia.toml"));
    screen.click("Back to all lists");
    CHECK(screen.has("Prussia, Era of Frederick: 4 things to type in"));
}
