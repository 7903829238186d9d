// Charts to read: the list, one chart in a club's scale, and rows found by words.

#include "app/desk/chart_view.hpp"
#include "core/report/text.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace aor;
using namespace aor::desk;

TEST_CASE("every chart is in the list once, the quick reference charts first") {
    const ChartList list = chart_list(test_charts());
    std::set<std::string> ids;
    for (const auto* names : {&list.quick, &list.others}) {
        for (const ChartName& name : *names) CHECK(ids.insert(name.id).second);
    }
    CHECK(ids.size() == test_charts().procedures().size() + test_charts().tables().size());
    REQUIRE_FALSE(list.quick.empty());
    CHECK(list.quick.front().id == "sequence_of_play");
}

TEST_CASE("a procedure shows the report's rows, a table its cells") {
    const report::Club club = club_of(nullptr, Scales::both);
    const ChartSheet morale = chart_sheet(test_charts(), "morale", club);
    CHECK(morale.title == "Morale check");
    CHECK(morale.page == "p 15-18");
    CHECK(morale.grid.empty());
    const auto rows = report::rows_of(*test_charts().find("morale"), club);
    REQUIRE(morale.rows.size() == rows.size());
    CHECK(morale.rows.front().label == rows.front().label);

    const ChartSheet rates = chart_sheet(test_charts(), "movement_rates", club);
    CHECK(rates.rows.empty());
    REQUIRE_FALSE(rates.grid.empty());
    for (const ChartGridRow& row : rates.grid) CHECK(row.cells.size() == rates.heads.size());
}

TEST_CASE("the battle's scale alone, or both side by side") {
    Battle battle = small_battle();
    battle.game.scale = Scale::mm15;
    const ChartSheet own = chart_sheet(test_charts(), "movement_rates", club_of(&battle, Scales::of_the_battle));
    const ChartSheet both = chart_sheet(test_charts(), "movement_rates", club_of(&battle, Scales::both));
    CHECK(both.heads.size() == 2 * own.heads.size());
    CHECK(both.heads.front() == "25mm " + own.heads.front());
    // Line of foot: the right half of both is the 15mm half.
    CHECK(std::equal(own.grid.front().cells.begin(), own.grid.front().cells.end(), both.grid.front().cells.begin() + static_cast<std::ptrdiff_t>(own.heads.size())));
}

TEST_CASE("a ruling of the battle chooses what the chart shows") {
    Battle battle = small_battle();
    battle.game.scale = Scale::mm15;
    const ChartSheet as_usual = chart_sheet(test_charts(), "command_radius", club_of(&battle, Scales::of_the_battle));
    battle.game.rulings = {"R-02=chart"};
    const ChartSheet by_chart = chart_sheet(test_charts(), "command_radius", club_of(&battle, Scales::of_the_battle));
    // p 14: in 15mm the text gives class 1 six inches, the chart eight.
    const auto cells = [](const ChartSheet& sheet, std::string_view row) {
        for (const ChartGridRow& one : sheet.grid) {
            if (one.label.find(row) != std::string::npos) return one.cells;
        }
        return std::vector<std::string>();
    };
    CHECK(cells(as_usual, "1") == std::vector<std::string>{"6"});
    CHECK(cells(by_chart, "1") == std::vector<std::string>{"8"});
}

TEST_CASE("an unknown chart has no title") { CHECK(chart_sheet(test_charts(), "moral", club_of(nullptr, Scales::both)).title.empty()); }

TEST_CASE("rows are found by words, so many at most; a chart by its title") {
    const report::Club club = club_of(nullptr, Scales::both);
    const auto rows = found_rows(test_charts(), "rear support morale", club, 5);
    REQUIRE_FALSE(rows.empty());
    CHECK(rows.size() <= 5);
    CHECK(rows.front().chart_id() == "morale");
    CHECK(found_rows(test_charts(), "xyzzy", club, 5).empty());
    CHECK(found_rows(test_charts(), "die", club, 3).size() == 3);
    CHECK(chart_titled(test_charts(), "Morale check") == "morale");
    CHECK(chart_titled(test_charts(), "Morale").empty());
}
