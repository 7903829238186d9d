// The colours of the markers: the book's, the battle's, the user's.

#include "app/desk/marker_view.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

const MarkerLine& line_of(const std::vector<MarkerLine>& lines, std::string_view state) {
    for (const MarkerLine& line : lines) {
        if (line.state == state) return line;
    }
    FAIL("no marker ", state);
    std::abort();
}

}  // namespace

TEST_CASE("the book suggests, the user has his own colours, and a house rule of the battle goes before them") {
    Battle battle = small_header().start;
    battle.game.marker_colours = {"broken=red", "routed=dark blue"};
    Settings settings;
    settings.marker_colours = {{"routed", "#6a2f8a"}, {"fatigued", "#123456"}};
    const std::vector<MarkerLine> lines = marker_lines(test_charts(), &battle, settings);
    REQUIRE(lines.size() == 5);
    // p 13: yellow for disorganized, orange for broken, red for routed
    CHECK(line_of(lines, "disorganized").book == "yellow");
    CHECK(line_of(lines, "broken").book == "orange");
    CHECK(line_of(lines, "routed").book == "red");
    CHECK(line_of(lines, "out_of_command").say == "Out of command");
    CHECK(line_of(lines, "broken").battle == "red");
    CHECK(line_of(lines, "broken").own == "");
    CHECK(line_of(lines, "routed").own == "purple");
    CHECK(marker_colour(&battle, settings, "disorganized") == std::nullopt);
    CHECK(marker_colour(&battle, settings, "broken") == "#b02020");
    CHECK(marker_colour(&battle, settings, "routed") == "#1f3f8a");
    CHECK(marker_colour(nullptr, settings, "routed") == "#6a2f8a");
    CHECK(marker_colour(&battle, settings, "fatigued") == "#123456");
    CHECK(marker_colour(nullptr, settings, "broken") == std::nullopt);
}

TEST_CASE("chosen at the desk, kept in the settings, taken back") {
    AtDesk table;
    table.ask(ColourMarker{"broken", "dark blue"});
    CHECK(table.desk().said() == "Broken is shown in dark blue");
    CHECK(table.desk().settings().marker_colours.at("broken") == "#1f3f8a");
    table.desk().save_settings();
    table.start_again();
    CHECK(table.desk().settings().marker_colours.at("broken") == "#1f3f8a");
    table.ask(ColourMarker{"broken", "#12345"});
    CHECK(table.desk().said() == "\"#12345\" is no colour: say it as #b03020, or by its name");
    CHECK(table.desk().settings().marker_colours.at("broken") == "#1f3f8a");
    table.ask(ColourMarker{"broken", "#A0b0C0"});
    CHECK(table.desk().settings().marker_colours.at("broken") == "#A0b0C0");
    table.ask(ColourMarker{"broken", ""});
    CHECK(table.desk().said() == "Broken is shown in the screen's own colour");
    CHECK(table.desk().settings().marker_colours.empty());
    table.ask(ColourMarker{"hungry", "red"});
    CHECK(table.desk().settings().marker_colours.empty());
}
