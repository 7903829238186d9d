// Text of 150 and 200 percent on a laptop of 1366x768: every panel, and every kind of case in the making. Nothing is cut,
// the head takes a small part of the screen, and dice, outcome and the way on stay in sight.

#include "tests/ui/harness/drawn.hpp"
#include "tests/ui/opened.hpp"

using namespace aor;
using namespace aor::tests;

namespace {

constexpr float kScales[] = {1.0f, 1.5f, 2.0f};

Headless::Size laptop(float scale) { return {1366, 768, scale, 1.0f}; }

/// The phase of small arms; a charge plotted; a melee of one against two.
AtBattle fire() {
    AtBattle set_up;
    set_up.phase(8);
    return set_up;
}
AtBattle melee() {
    AtBattle set_up;
    set_up.phase(10);
    in_contact(set_up, "1", "red-1", "blue-1");
    in_contact(set_up, "2", "red-2", "blue-1");
    return set_up;
}

/// Where the table begins, below the head.
float end_of_head(Headless& screen) {
    float top = 1e6f;
    for (const ImGuiWindow* window : screen.context().Windows) {
        if (window->Active && std::string_view(window->Name).find("/case_") != std::string_view::npos) top = std::min(top, window->Pos.y);
    }
    return top;
}

void check_in_sight(Opened& at) {
    at.hands.frames(8);   // each part learns its height from the frame before
    CHECK(at.in_sight("Back  [Esc]###leave"));
    CHECK(faults(at.hands) == "");
}

}  // namespace

TEST_CASE("every panel at each size of text: nothing is cut") {
    for (const char* order : {"armylists/ready/first-battle.toml", "armylists/ready/grand-battle.toml"}) {
        for (const float scale : kScales) {
            CAPTURE(order);
            CAPTURE(scale);
            AtScreen at(order, laptop(scale));
            for (int i = 0; i < desk::kPanels; ++i) {
                const auto panel = static_cast<desk::Panel>(i);
                CAPTURE(desk::name_of(panel));
                at.desk().carry_out(desk::ShowPanel{panel});
                at.settle();
                CHECK(faults(at.hands) == "");
            }
        }
    }
}

TEST_CASE("the head takes about a quarter of the screen for three armies, less for two, and says whose turn it is") {
    for (const float scale : kScales) {
        CAPTURE(scale);
        {
            AtScreen at("armylists/ready/grand-battle.toml", laptop(scale));
            CHECK(end_of_head(at.hands) <= 768 * 0.28f);   // three armies, a line for each
        }
        AtScreen at("armylists/ready/first-battle.toml", laptop(scale));
        CHECK(end_of_head(at.hands) <= 768 * 0.22f);
        CHECK(at.hands.says("both sides"));
    }
}

TEST_CASE("a half-made fire at each size of text: the dice to click, the outcome and the way on are in sight") {
    for (const float scale : kScales) {
        CAPTURE(scale);
        Opened at(fire(), laptop(scale));
        at.type("fa1c1");
        at.settle();
        CHECK(at.desk().asked().fact == "range");
        check_in_sight(at);
        at.type("4\n");
        at.settle();
        CHECK(at.in_sight("1###face1"));
        CHECK(at.in_sight("6###face6"));
        CHECK(at.in_sight("Roll  [*]###roll"));
        check_in_sight(at);
        at.type("17");
        at.settle();
        REQUIRE(at.desk().case_view().ready);
        CHECK(at.in_sight("Done  [Enter]###confirm"));
        CHECK(drawn_text().find(at.desk().case_view().outcome) != std::string::npos);
        check_in_sight(at);
        at.hands.key(ImGuiKey_Tab);
        at.settle();
        check_in_sight(at);
    }
}

TEST_CASE("a half-made melee of one against two at each size of text") {
    for (const float scale : kScales) {
        CAPTURE(scale);
        Opened at(melee(), laptop(scale));
        at.desk().carry_out(desk::BeginCase{"melee", "blue-1", ""});
        at.settle();
        REQUIRE(at.desk().case_view().roll.has_value());
        check_in_sight(at);
        CHECK(at.in_sight("1###face1"));
        at.hands.key(ImGuiKey_Tab);
        at.settle();
        check_in_sight(at);
    }
}

TEST_CASE("a half-made charge at each size of text") {
    for (const float scale : kScales) {
        CAPTURE(scale);
        Charging set_up("red-1", "blue-1");
        Opened at(set_up, laptop(scale));
        at.desk().carry_out(desk::BeginCase{"charge", "red-1", "blue-1"});
        at.settle();
        REQUIRE(at.desk().case_view().charge.has_value());
        check_in_sight(at);
        at.hands.key(ImGuiKey_Tab);
        at.settle();
        check_in_sight(at);
    }
}

TEST_CASE("large text: a panel is called up over a case by its key, and Escape gives the case back as it was") {
    Opened at(fire(), laptop(2.0f));
    at.type("fa1c14\n17");
    at.settle();
    const desk::Work work = at.desk().work();
    CHECK_FALSE(at.hands.has("Back to the case  [Esc]"));
    at.hands.key(ImGuiKey_F4);
    at.settle();
    CHECK(at.desk().panel() == desk::Panel::log);
    CHECK(at.hands.has("Back to the case  [Esc]"));
    CHECK(at.in_sight("Done  [Enter]###confirm"));
    CHECK(faults(at.hands) == "");
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK_FALSE(at.hands.has("Back to the case  [Esc]"));
    CHECK(at.desk().work() == work);
    at.hands.key(ImGuiKey_Escape);
    at.settle();
    CHECK(at.desk().work().typed_dice.empty());
    // By mouse: chosen from the panels, left by the button.
    at.hands.click("//aor/##panels");
    at.hands.click("Charts  F5");
    at.settle();
    CHECK(at.desk().panel() == desk::Panel::charts);
    at.hands.click("Back to the case  [Esc]");
    at.settle();
    CHECK_FALSE(at.hands.has("Back to the case  [Esc]"));
}

TEST_CASE("200 percent: the armies are in sight below what can be begun, and the filter takes what is typed") {
    AtScreen at("armylists/ready/first-battle.toml", laptop(2.0f));
    const Unit& first = at.table.battle().units.front();
    const Unit& last = at.table.battle().units.back();
    const auto in_sight = [&](const Unit& unit) {
        const std::string row = "##row " + std::string(unit.id);
        if (!at.hands.has(row)) return false;
        const tests::Item item = at.hands.find(row);
        return item.clip.Contains(item.box.GetCenter());
    };
    CHECK(in_sight(first));
    REQUIRE_FALSE(in_sight(last));
    at.hands.key(ImGuiMod_Ctrl | ImGuiKey_F);
    at.settle();
    at.hands.type(last.name.substr(0, 6));
    at.settle();
    CHECK(at.desk().filter() == last.name.substr(0, 6));
    CHECK(faults(at.hands) == "");
}

TEST_CASE("200 percent: a pinned card leaves the panel the larger part of its column, and says which case goes") {
    Opened at(fire(), laptop(2.0f));
    at.type("fa1c14\n!");
    at.settle();
    REQUIRE(at.desk().pinned().has_value());
    CHECK(at.hands.says("Unpin: Small arms fire of 1/red at 1/blue  [!]"));
    at.hands.key(ImGuiKey_Escape);
    at.hands.frames(8);
    REQUIRE(at.desk().work().empty());
    const ImGuiWindow* column = nullptr;
    const ImGuiWindow* contents = nullptr;
    for (const ImGuiWindow* window : at.hands.context().Windows) {
        const std::string_view name = window->Name;
        if (!window->Active || name.find("/panel_") == std::string_view::npos) continue;
        if (name.find("/contents_") == std::string_view::npos && name.find("/pinned_") == std::string_view::npos) column = window;
        else if (name.find("/contents_") != std::string_view::npos && contents == nullptr) contents = window;
    }
    REQUIRE(column != nullptr);
    REQUIRE(contents != nullptr);
    CHECK(contents->Size.y > column->Size.y * 0.5f);
    CHECK(at.hands.says("Unpin: Small arms fire of 1/red at 1/blue  [!]"));
    at.type("!");
    at.settle();
    CHECK_FALSE(at.desk().pinned().has_value());
}
