// Two armies are mustered on the screen and their battle begun, by mouse and by keyboard.

#include "tests/ui/at_screen.hpp"
#include "tests/ui/beside.hpp"

using namespace aor;
using namespace aor::tests;

TEST_CASE("two armies out of the lists: found by typing, answered by buttons, begun") {
    for (const Headless::Size size : {Headless::Size{1366, 768, 1, 1}, Headless::Size{1366, 768, 1, 2}}) {
        Beside beside("", size);
        Headless& screen = beside.screen();
        beside.show(panel::draw_muster);
        CHECK(faults(screen) == "");
        CHECK(screen.says("Choose two armies."));
        screen.click("##list");
        screen.type("frederick/prus");
        screen.key(ImGuiKey_Enter);
        screen.frames(2);
        CHECK(beside.state().muster.typed.sides[0].list == "frederick/prussia");
        screen.click("##list");
        screen.type("austria");
        screen.frames(2);
        screen.click("Austria, Era of Frederick");
        screen.frames(2);
        // 70 percent of 15 are 11 battalions.
        CHECK(screen.says("15 strength points: 11 units of foot, 0 of horse, 6 batteries"));
        CHECK(screen.says("4 strength points of cavalry, whose rows our copy of the book lacks. Type them: Name = DR 2 12 of=cuirassiers"));
        CHECK(faults(screen) == "");
        screen.click("+  Choices: 6");
        screen.frames(2);
        CHECK(faults(screen) == "");
        screen.click("frederick");
        screen.frames(2);
        CHECK(beside.state().muster.typed.sides[0].chosen.at("commander") == "frederick");
        screen.click("+  Optional rules: 0");
        screen.frames(2);
        CHECK(faults(screen) == "");
        screen.click("Begin this battle: Prussia against Austria");
        REQUIRE(beside.desk().session() != nullptr);
        CHECK(beside.battle().armies.size() == 2);
        CHECK(beside.battle().armies[0].name == "Prussia");
    }
}

TEST_CASE("a pick-up battle on the screen: steps, plan, decisions") {
    Beside beside("");
    Headless& screen = beside.screen();
    beside.show(panel::draw_muster);
    desk::MusterTyped& typed = beside.state().muster.typed;
    typed.sides[0].list = "frederick/prussia";
    typed.sides[1].list = "frederick/austria";
    typed.dice = "type=5 attacker=2 battlefields=12,57,88";
    screen.click("A pick-up battle");
    screen.frames(2);
    CHECK(screen.says("a defensive battle"));
    CHECK(screen.says("Prussia attacks, Austria defends"));
    CHECK(screen.says("Above, in the north: Prussia"));
    CHECK(screen.says("Below, in the south: Austria"));
    CHECK(faults(screen) == "");
    screen.click("88");
    screen.frames(2);
    CHECK(typed.decided.at("battlefield") == "88");
    CHECK(screen.has("Begin this battle: Prussia against Austria, battlefield 88"));
    CHECK(faults(screen) == "");
    // Dice that fall otherwise leave the answer without its question.
    typed.dice = "type=1";
    screen.frames(2);
    screen.click("Decide anew");
    screen.frames(2);
    CHECK(typed.decided.empty());
    CHECK(screen.says("a meeting engagement"));
}

TEST_CASE("by the keyboard alone: the panel is called up, both lists are chosen, and the battle is begun; the one that was open stays") {
    Beside beside;
    Headless& screen = beside.screen();
    const fs::path before = beside.desk().file();
    const std::string title = beside.desk().top().title;
    beside.state().pointing = false;   // the last that was used is the keyboard
    beside.show(panel::draw_muster);
    CHECK(screen.focus_is_seen());
    CHECK(screen.focus().starts_with("Any two armies"));
    const auto walk_to = [&](std::string_view what) {
        for (int i = 0; i < 80 && !screen.focus().starts_with(what); ++i) screen.key(ImGuiKey_DownArrow);
        return screen.focus().starts_with(what);
    };
    const auto type = [&](std::string_view list) {
        screen.type(list);
        screen.key(ImGuiKey_Enter);
        screen.frames(3);
    };
    REQUIRE(walk_to("##list"));
    screen.key(ImGuiKey_Enter);
    screen.frames(3);
    type("frederick/prus");
    REQUIRE(beside.state().muster.typed.sides[0].list == "frederick/prussia");
    type("frederick/aus");
    REQUIRE(beside.state().muster.typed.sides[1].list == "frederick/austria");
    CHECK(screen.says("Prussia, Era of Frederick"));
    CHECK(screen.says("The battle that is open now, " + title + ", is closed by that. It stays on the disk as it is, and is opened again under Battles (F10)."));
    REQUIRE(walk_to("Begin this battle: Prussia against Austria"));
    screen.key(ImGuiKey_Enter);
    screen.frames(2);
    CHECK(beside.desk().file() != before);
    CHECK(beside.battle().armies[0].name == "Prussia");
    CHECK(fs::exists(before));
}

TEST_CASE("Ctrl+F leaves the field of a panel for the filter of the armies") {
    AtScreen at;
    at.desk().carry_out(desk::ShowPanel{desk::Panel::muster});
    at.settle();
    at.hands.click("##list");
    at.hands.type("aus");
    at.hands.key(ImGuiMod_Ctrl | ImGuiKey_F);
    at.settle();
    at.hands.type("kleist");
    at.settle();
    CHECK(at.desk().filter() == "kleist");
}
