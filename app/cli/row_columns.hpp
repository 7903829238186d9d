#pragma once
// A row of an army list as its owner types it: columns, as the file has them.

#include "core/army/army_list.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace aor::cli {

/// An answer as the file has it: 12, "65-80", ["FI", "SI"], [15, 16].
[[nodiscard]] std::string value_of(std::string_view key, const std::string& answer);

/// The columns of one row, in the order of the file.
struct Columns {
    std::vector<std::pair<std::string, std::string>> all;
    void put(const std::string& key, std::string value);
    /// With "row" or "group" at its head.
    [[nodiscard]] std::string table(std::string_view head) const;
};

/// A row in which nothing is wrong, to try one answer in.
[[nodiscard]] Columns sound_row(bool by_count);
/// What our copy of the book has of the row.
[[nodiscard]] Columns columns_of(const ListRow& row);

}  // namespace aor::cli
