#pragma once
// The charts to read: the list of them, one chart spread out in its club's scale or in both, and rows found by words.

#include "core/battle/battle.hpp"
#include "core/report/chart_rows.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// A chart in the list.
struct ChartName {
    std::string id;
    std::string title;
    std::string page;
};

/// The charts that a search finds, those that fit best first.
struct ChartList {
    std::vector<ChartName> quick;        ///< the quick reference charts, in their printed order
    std::vector<ChartName> others;
};
[[nodiscard]] ChartList chart_list(const Charts& charts);

/// A row of a look-up table with its cells.
struct ChartGridRow {
    std::string label;
    std::string page;
    std::string note;
    std::vector<std::string> cells;
};

/// One chart. Of a procedure: its rows; of a look-up table: its cells.
struct ChartSheet {
    std::string id;
    std::string title;
    std::string page;
    std::string reading;                 ///< how it is read; of a table its unit
    std::vector<report::ChartRow> rows;
    std::vector<std::string> heads;      ///< one for each cell of a row
    std::vector<ChartGridRow> grid;
    std::vector<std::string> notes;
};

enum class Scales : std::uint8_t { of_the_battle, both };
/// What is played where the chart is read: the battle's scale and rulings; without a battle both scales and all readings.
[[nodiscard]] report::Club club_of(const Battle* battle, Scales scales);

/// Nothing when there is no such chart: then its title is empty.
[[nodiscard]] ChartSheet chart_sheet(const Charts& charts, std::string_view id, const report::Club& club);

/// The best rows for what is typed, at most so many.
[[nodiscard]] std::vector<report::ChartRow> found_rows(const Charts& charts, std::string_view typed, const report::Club& club, std::size_t most);

/// The chart of that title; "" when there is none.
[[nodiscard]] std::string chart_titled(const Charts& charts, std::string_view title);

}  // namespace aor::desk
