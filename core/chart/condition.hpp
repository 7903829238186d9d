#pragma once
// When a chart row counts: conditions that must all hold, each an alternative of named facts.
//
// In a chart a condition is written as words:
//     "unit.rear_support"                        the fact is true (a count is over 0)
//     "not unit.in_square"                       it is not
//     "range=close|point_blank"                  it has one of these words
//     "unit.state!=broken|routed"                it has none of these words
//     "scale=15mm", "R-27=text"                  the scale, a ruling
//     "unit.charging=flank or unit.charging=rear"   either

#include "core/base/problem.hpp"
#include "core/chart/situation.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// One fact compared with the values that satisfy it.
struct Literal {
    Slot slot;
    std::uint64_t allowed = 0;  ///< bit n: value n satisfies it; counts over 62 stand in bit 63

    [[nodiscard]] bool holds(const Situation& situation) const {
        const std::int32_t value = situation.raw(slot);
        if (value < 0) return false;
        return ((allowed >> (value > 63 ? 63 : value)) & 1U) != 0;
    }
    bool operator==(const Literal&) const = default;
};

/// One condition: at least one of its literals holds.
struct Clause {
    std::vector<Literal> any;
    std::string text;

    [[nodiscard]] bool holds(const Situation& situation) const {
        for (const Literal& literal : any) {
            if (literal.holds(situation)) return true;
        }
        return false;
    }
};

/// All the conditions of a row.
struct When {
    std::vector<Clause> all;

    static constexpr std::uint16_t kHolds = 0xFFFF;

    /// The index of the first condition that does not hold, or kHolds.
    [[nodiscard]] std::uint16_t first_failing(const Situation& situation) const {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!all[i].holds(situation)) return static_cast<std::uint16_t>(i);
        }
        return kHolds;
    }
    [[nodiscard]] bool holds(const Situation& situation) const { return first_failing(situation) == kHolds; }
};

/// Whether a fact may stand in a chart's conditions, and of what kind it is there.
using KindInChart = std::function<std::optional<Kind>(Fact)>;

/// Reads one condition. Faults (unknown fact, word that the fact cannot take) go to `problems`.
[[nodiscard]] Clause read_clause(std::string_view text, const Place& place, const KindInChart& kind_in_chart,
                                 Problems& problems);

}  // namespace aor
