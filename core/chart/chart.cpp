#include "core/chart/chart.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace aor {
namespace {

constexpr std::string_view kNumbers[] = {
#define AOR_NUMBER(name, least, most) #name,
#include "core/chart/numbers.def"
#undef AOR_NUMBER
};

constexpr std::string_view kRollKinds[] = {"sum",       "two_sums", "sum_then_roll_under",     "roll_under",
                                           "both_dice", "roll_under_or_both_dice", "table", "table_with_follow_ups",
                                           "none"};

}  // namespace

std::string_view name_of(Number number) { return kNumbers[static_cast<std::size_t>(number)]; }

Bounds bounds_of(Number number) {
    static constexpr Bounds kBounds[] = {
#define AOR_NUMBER(name, least, most) {least, most},
#include "core/chart/numbers.def"
#undef AOR_NUMBER
    };
    return kBounds[static_cast<std::size_t>(number)];
}

std::optional<Number> number_named(std::string_view name) {
    for (std::size_t i = 0; i < kNumberCount; ++i) {
        if (kNumbers[i] == name) return static_cast<Number>(i);
    }
    return std::nullopt;
}

std::string_view name_of(RollKind kind) { return kRollKinds[static_cast<std::size_t>(kind)]; }

const FactRow* Chart::find(Fact fact) const {
    for (const FactRow& row : facts) {
        if (row.fact == fact) return &row;
    }
    return nullptr;
}

Fraction Chart::number(Number number, const Situation& situation) const {
    for (const NumberRow& row : numbers[static_cast<std::size_t>(number)]) {
        if (row.when.holds(situation)) return row.value;
    }
    assert(false && "a number that the loader should have asked for");
    std::abort();
}

const ResultRow& Chart::result_for(int read, const Situation& situation) const {
    // The rows from the lowest reading to the highest are checked when the chart is loaded; what lies beyond reads as
    // the end.
    read = std::max(read, lowest_reading);
    for (const ResultRow& row : results) {
        if (row.answers && read >= row.from && read <= row.to && row.when.holds(situation)) return row;
    }
    if (read > highest_reading) return result_for(highest_reading, situation);
    assert(false && "a reading without a result row");
    std::abort();
}

const ResultRow& Chart::result_named(std::string_view name, const Situation& situation) const {
    for (const ResultRow& row : results) {
        if (row.name == name && row.when.holds(situation)) return row;
    }
    assert(false && "a named result row that the loader should have asked for");
    std::abort();
}

const ItemRow* Chart::item(std::string_view item_id) const {
    for (const ItemRow& row : items) {
        if (row.id == item_id) return &row;
    }
    return nullptr;
}

}  // namespace aor
