#pragma once
// Reads one procedure's chart from its file.

#include "core/chart/charts.hpp"
#include "core/chart/toml_reader.hpp"

namespace aor {

/// Other files that a chart may borrow rows from (`items_of`, `facts_of`).
class ChartLibrary {
public:
    virtual ~ChartLibrary() = default;
    struct File {
        const toml::table* table;
        std::string file;
    };
    [[nodiscard]] virtual const File* find(std::string_view procedure) const = 0;
};

/// Everything wrong with the file goes to `problems`; the chart is then not to be used.
[[nodiscard]] Chart read_chart(TomlReader& file, const ChartLibrary& library, Words& kept, Problems& problems);

/// A look-up table.
[[nodiscard]] Table read_table(TomlReader& file);

}  // namespace aor
