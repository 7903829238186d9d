#include "core/report/pool_rows.hpp"

#include "core/report/fact_words.hpp"
#include "core/report/text.hpp"
#include "core/report/words.hpp"
#include "core/rules/melee_bout.hpp"

#include <algorithm>

namespace aor::report {
namespace {

// Why a line is not in the pool.
std::string reason(const Telling& telling, const ItemRow& row, const DimmedLine& line) {
    if (line.deciding != When::kHolds) return told(telling, row.when.all[line.deciding]);
    if (row.by) return told(telling, *row.by);
    if (row.per) return told(telling, Slot(*row.per));
    return "it comes to nothing";
}

/// Figures that our copy of the book lacks are told as what they are.
std::string label_of(const Chart& chart, std::string_view id, std::string_view label) {
    const auto row = std::find_if(chart.items.begin(), chart.items.end(), [&](const ItemRow& one) { return one.id == id; });
    const bool stands_in = row != chart.items.end() && row->placeholder;
    return std::string(label) + (stands_in ? " (a stand-in, not printed in our copy)" : "");
}

std::vector<PoolRow> rows_of(const Chart& chart, const Pool& pool, const Telling& telling) {
    std::vector<PoolRow> rows;
    for (const Item& item : pool.items) {
        rows.push_back({item.id, words_of_amount(item.amount, item.of), label_of(chart, item.id, item.label), std::string(item.page), "", true});
    }
    for (const DimmedLine& line : pool.dimmed) {
        const ItemRow& row = chart.items[line.row];
        rows.push_back({row.id, "0", label_of(chart, row.id, row.label), row.page, reason(telling, row, line), false});
    }
    return rows;
}

}  // namespace

std::vector<PoolRow> pool_rows(const Assessment& a) {
    const Chart& chart = a.other_chart != nullptr ? *a.other_chart : *a.chart;
    return rows_of(chart, a.pool, {*a.charts, a.situation});
}

std::vector<PoolRow> other_pool_rows(const Assessment& a) {
    if (a.other_chart == nullptr) return {};
    const Situation seen = as_the_opponent_sees_it(*a.charts, a.situation);
    return rows_of(*a.other_chart, a.other_pool, {*a.charts, seen, true});
}

}  // namespace aor::report
