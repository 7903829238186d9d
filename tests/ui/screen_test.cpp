// The whole screen: every panel by its key and by its tab, in every size that a laptop has, and a fire by keyboard alone
// and by mouse alone.

#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

constexpr ImGuiKey kPanelKeys[] = {ImGuiKey_F2, ImGuiKey_F3, ImGuiKey_F4, ImGuiKey_F5, ImGuiKey_F6, ImGuiKey_F7, ImGuiKey_F8, ImGuiKey_F9};
constexpr desk::Panel kPanels[] = {desk::Panel::duties, desk::Panel::ledger, desk::Panel::log,   desk::Panel::charts,
                                   desk::Panel::move,   desk::Panel::deck,   desk::Panel::plots, desk::Panel::rulings};

std::string first_foot(const Battle& battle, std::size_t army) {
    for (const Unit& unit : battle.units) {
        if (unit.army == battle.armies[army].id && unit.arm == Arm::infantry) return unit.id;
    }
    return {};
}

}  // namespace

TEST_CASE("every panel opens by its key and by its tab, and nothing is cut at 1366x768") {
    for (const char* order : {"armylists/ready/first-battle.toml", "armylists/ready/grand-battle.toml"}) {
        CAPTURE(order);
        AtScreen at(order);
        for (std::size_t i = 0; i < std::size(kPanels); ++i) {
            at.hands.key(kPanelKeys[i]);
            at.settle();
            CHECK(at.desk().panel() == kPanels[i]);
            CAPTURE(desk::name_of(kPanels[i]));
            CHECK(faults(at.hands) == "");
        }
        for (int i = 0; i < desk::kPanels; ++i) {
            const auto panel = static_cast<desk::Panel>(i);
            at.hands.click(desk::title_of(panel));
            at.settle();
            CHECK(at.desk().panel() == panel);
            CAPTURE(desk::name_of(panel));
            CHECK(faults(at.hands) == "");
        }
    }
}

TEST_CASE("nothing is cut at 200 percent, on a large screen, and in each theme") {
    for (const Headless::Size size : {Headless::Size{1366, 768, 1.5f, 1.0f}, Headless::Size{1920, 1080, 2.0f, 1.0f}, Headless::Size{3840, 2160, 2.0f, 1.0f}}) {
        for (const shell::Theme theme : shell::kThemes) {
            AtScreen at("armylists/ready/first-battle.toml", size, theme);
            CAPTURE(size.width);
            CAPTURE(shell::name_of(theme));
            CHECK(faults(at.hands) == "");
        }
    }
}

TEST_CASE("a fire by keyboard alone: f, who, whom, the range, the dice") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    const std::string firer = first_foot(at.table.battle(), 0);
    const std::string target = first_foot(at.table.battle(), 1);
    const std::size_t before = at.table.entries();
    at.hands.count_afresh();
    at.type("f" + at.table.code(firer) + at.table.code(target) + "3.5\n");
    REQUIRE(at.desk().asked().what == desk::Asking::dice);
    // What the screen says is what the report says.
    for (const report::PoolRow& line : at.desk().case_view().roll->lines) {
        if (line.counts) CHECK_MESSAGE(at.hands.says(line.label), line.label);
    }
    CHECK(at.hands.says(at.desk().case_view().roll->pool));
    CHECK(faults(at.hands) == "");
    at.type("14\n");
    CHECK(at.table.entries() == before + 1);
    CHECK(at.hands.keystrokes() <= 12);
    CHECK(at.hands.clicks() == 0);
    at.settle();
    CHECK(at.hands.says(at.desk().done()->view.outcome));
}

TEST_CASE("the same by mouse alone") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    const std::string firer = first_foot(at.table.battle(), 0);
    const std::string target = first_foot(at.table.battle(), 1);
    const std::size_t before = at.table.entries();
    at.hands.count_afresh();
    at.hands.click("Small arms fire  [f]");
    at.settle();
    at.hands.click(at.table.code(firer) + "  " + desk::name_of(at.table.battle(), firer));
    at.settle();
    at.hands.click(at.table.code(target) + "  " + desk::name_of(at.table.battle(), target));
    at.settle();
    REQUIRE(at.desk().asked().fact == "range");
    at.hands.click("close");
    at.settle();
    REQUIRE(at.desk().asked().what == desk::Asking::dice);
    const auto& bands = at.desk().case_view().roll->bands;
    REQUIRE(!bands.empty());
    at.hands.click(bands.back().numbers());
    at.settle();
    REQUIRE(at.desk().case_view().ready);
    at.hands.click("Done  [Enter]");
    CHECK(at.table.entries() == before + 1);
    CHECK(at.hands.keystrokes() == 0);
}

TEST_CASE("what Enter does next stands on a button beside every panel, and does the same; the duties have their own") {
    AtScreen at;
    at.desk().carry_out(desk::ShowPanel{desk::Panel::ledger});
    at.settle();
    at.hands.click("Next: On to Turn 1, phase 2: Rally, recovery, control, new leaders  [Enter]###do next");
    at.settle();
    CHECK(at.desk().top().phase == "Turn 1, phase 2: Rally, recovery, control, new leaders");
    at.desk().carry_out(desk::ShowPanel{desk::Panel::duties});
    at.settle();
    CHECK_FALSE(at.hands.has("Next: " + at.desk().next_due().say + "  [Enter]###do next"));
    CHECK(at.hands.has(at.desk().next_due().say + "  [Enter]###next due"));
}

TEST_CASE("Ctrl+K: a few letters begin a case") {
    AtScreen at;
    at.table.go_to_phase(8);
    at.settle();
    at.hands.key(ImGuiMod_Ctrl | ImGuiKey_K);
    at.settle();
    at.hands.type("smal");
    at.settle();
    CHECK(at.hands.says("Small arms fire"));
    at.hands.key(ImGuiKey_Enter);
    at.settle();
    CHECK(at.desk().work().procedure == "small_arms_fire");
    // Escape closes the finder without a case.
    at.type("\x1b");
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK(at.desk().work().empty());
    at.hands.key(ImGuiMod_Ctrl | ImGuiKey_K);
    at.settle();
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK(at.desk().work().empty());
    at.type("m");
    CHECK(at.desk().work().procedure == "morale");
}

TEST_CASE("the big card and the compact window come and go by their keys") {
    AtScreen at;
    at.hands.key(ImGuiKey_F11);
    at.settle();
    CHECK(at.desk().big_card());
    CHECK(faults(at.hands) == "");
    at.hands.key(ImGuiKey_F11);
    at.hands.key(ImGuiKey_F12);
    at.settle();
    CHECK(at.desk().compact());
    CHECK(!at.desk().big_card());
    CHECK(faults(at.hands) == "");
}

TEST_CASE("names of any letters are shown as they are, and are no ids") {
    AtScreen at;
    const std::string unit = first_foot(at.table.battle(), 0);
    desk::Perform rename;
    rename.intent.verb = "rename";
    rename.intent.actor = unit;
    rename.intent.words.push_back({"name", std::string("100% \"Jäger\" ##1")});
    rename.intent.reason = "as they are called";
    at.desk().carry_out(rename);
    at.settle();
    CHECK(at.hands.says("100% \"Jäger\" ##1"));
    at.type("m");
    at.settle();
    CHECK(faults(at.hands) == "");
}
