// The big card over a laptop's whole screen of 1366x768, read from two metres off.

#include "tests/ui/at_screen.hpp"
#include "tests/ui/harness/drawn.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::tests;

namespace {

/// A laptop panel of fourteen inches is 310 mm wide: 1366 columns and 768 lines are 4.4 to a millimetre. Seven millimetres,
/// 32 of them, are twelve minutes of arc from two metres off, where good eyes need five for a letter.
constexpr float kLeastCapital = 32;

std::string without_spaces(std::string text) {
    std::erase(text, ' ');
    return text;
}

/// The height of a capital in a line that was drawn: letters with a tail reach below it by a third of that.
float capital_in(const DrawnLine& line) {
    const bool tail = line.text.find_first_of("gjpqyQ,;()/") != std::string::npos;
    return line.box.GetHeight() * (tail ? 0.75f : 0.98f);
}

/// The smallest capital among the lines that this text was broken into; 0: it was not drawn.
float smallest_of(const std::string& text) {
    float smallest = 1e6f;
    std::size_t letters = 0;
    const std::string whole = without_spaces(text);
    for (const DrawnLine& line : drawn_lines()) {
        const std::string part = without_spaces(line.text);
        if (part.size() < 3 || whole.find(part) == std::string::npos) continue;
        letters += part.size();
        // A line without capitals and digits shows none to measure.
        const bool has_capital = std::any_of(part.begin(), part.end(), [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); });
        if (has_capital) smallest = std::min(smallest, capital_in(line));
    }
    return letters >= whole.size() ? smallest : 0.0f;
}

std::size_t width_of(const desk::UnitLine& line) { return line.name.size(); }

/// The unit of that army and arm with the longest name.
std::string longest(const desk::Desk& desk, std::size_t army) {
    std::string id;
    std::size_t most = 0;
    for (const desk::BrigadeLines& brigade : desk.roster().armies[army].brigades) {
        for (const desk::UnitLine& line : brigade.units) {
            if (line.troops != "FI" || width_of(line) <= most) continue;
            most = width_of(line);
            id = line.id;
        }
    }
    return id;
}

}  // namespace

TEST_CASE("situation, dice and outcome are at least seven millimetres high, and nothing is cut, with the longest names of the grand battle") {
    AtScreen at("armylists/ready/grand-battle.toml");
    at.table.go_to_phase(8);
    at.settle();
    const std::string firer = longest(at.desk(), 0);
    const std::string target = longest(at.desk(), 1);
    at.desk().carry_out(desk::BeginCase{"small_arms_fire", firer, target});
    at.type("3.5\n");
    at.hands.key(ImGuiKey_F11);
    at.settle();
    REQUIRE(at.desk().big_card());
    const desk::CaseView& view = at.desk().case_view();
    CHECK(faults(at.hands) == "");
    CHECK(smallest_of(view.title) >= kLeastCapital);
    CHECK(smallest_of(view.roll->who) >= kLeastCapital);
    CHECK(smallest_of(view.roll->pool) >= kLeastCapital);
    at.type("14");
    at.settle();
    REQUIRE(at.desk().case_view().ready);
    CHECK(faults(at.hands) == "");
    CHECK(smallest_of("Dice 14") >= kLeastCapital);
    CHECK(smallest_of(at.desk().case_view().outcome) >= kLeastCapital);
    CHECK(smallest_of(at.desk().case_view().roll->who) >= kLeastCapital);
    at.type("\n");
    at.settle();
    CHECK(faults(at.hands) == "");
    CHECK(smallest_of(at.desk().done()->view.outcome) >= kLeastCapital);
}

TEST_CASE("the big card scrolls nowhere: every procedure at hand, with the longest names") {
    AtScreen at("armylists/ready/grand-battle.toml");
    at.table.go_to_phase(8);
    at.hands.key(ImGuiKey_F11);
    const std::string unit = longest(at.desk(), 0);
    const std::string enemy = longest(at.desk(), 1);
    for (const desk::CommandKey& command : desk::command_keys()) {
        CAPTURE(command.procedure);
        at.desk().carry_out(desk::BeginCase{std::string(command.procedure), unit, enemy});
        at.settle();
        CHECK(faults(at.hands) == "");
        for (const ImGuiWindow* window : at.hands.context().Windows) {
            if (window->Active && std::string_view(window->Name).find("/card_") != std::string_view::npos) CHECK(window->ScrollMax.y == 0.0f);
        }
        for (int step = 0; step < 6 && !at.desk().work().empty(); ++step) at.desk().carry_out(desk::GoBack{});
    }
}
