#pragma once
// The lines of a pool as rows: those that count, with their amount and page, and those that do not, with the fact that
// decided it. The terminal and the screen show the same.

#include "core/rules/procedure.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::report {
/// A line of dice, or one that does not count and why.
struct PoolRow {
    std::string_view id;
    std::string amount;            ///< "+2 dice", "-1 on the die"; "0" when it does not count
    std::string label;             ///< "on foot (a stand-in, not printed in our copy)"
    std::string page;
    std::string why_not;           ///< "unit.flanks_secure=no"
    bool counts = true;
};

/// The pool of the actor; those that count first, in the chart's order.
[[nodiscard]] std::vector<PoolRow> pool_rows(const Assessment& assessment);
/// A melee bout: the pool of the other side.
[[nodiscard]] std::vector<PoolRow> other_pool_rows(const Assessment& assessment);

}  // namespace aor::report
