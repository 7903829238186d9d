#include "core/rules/melee_split.hpp"

#include "core/rules/procedure.hpp"

#include <algorithm>

namespace aor {
namespace {

bool is_common(const ItemRow& row) { return row.group == "common"; }

// A line of the opponent's that holds against all the others as well (C-13).
bool is_shared(const ItemRow& row, const Situation& s) {
    if (is_common(row) || s.number(Fact::unit_opponents) == 1) return false;
    const auto words = words_of(Kind::shared_items);
    const auto at = std::find(words.begin(), words.end(), row.id);
    return at != words.end() && ((s.number(Fact::unit_shared) >> (at - words.begin())) & 1) != 0;
}

void add_row(const Chart& chart, std::size_t index, const Situation& s, Pool& pool) {
    const ItemRow& row = chart.items[index];
    const auto at = static_cast<std::uint16_t>(index);
    const std::uint16_t failing = row.when.first_failing(s);
    if (!row.limit_to) add_item(row, at, s, pool);
    else if (failing != When::kHolds) pool.dimmed.push_back({at, failing});
    else if (row.id == "minimum") add_minimum(row, pool);
    else add_maximum(row, pool);
}

// What is split: the common lines, the shared ones, and at most what a gun crew can fight with (C-12).
void add_common(const Chart& chart, const Situation& s, Pool& pool) {
    const auto& rows = chart.items;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (is_common(rows[i]) && !rows[i].limit_to) add_row(chart, i, s, pool);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (is_shared(rows[i], s)) add_row(chart, i, s, pool);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (is_common(rows[i]) && rows[i].limit_to) add_row(chart, i, s, pool);
    }
}

// RULING R-97: an even split, the owner places the rest; every other opponent keeps at least one common die while
// there are enough, and nobody gets more than one while there are not (C-13).
// RULING R-98: dice that a flank enemy may not receive go to another opponent: they may be placed like the rest.
int most_beyond_even_part(int dice, int opponents) {
    if (opponents == 1 || dice == 0) return 0;
    if (dice < opponents) return 1;
    return dice - dice / opponents - (opponents - 1);
}

}  // namespace

void establish_split(const Chart& chart, Situation& s) {
    Pool common;
    add_common(chart, s, common);
    const int dice = common.sum(Of::dice);
    const int to_split = std::max(dice, 0);
    const int opponents = s.number(Fact::unit_opponents);
    const int beyond = s.number(Fact::unit_remainder_here);
    s.set(Fact::unit_dice_elsewhere, dice - to_split / opponents - beyond);
    s.set(Fact::unit_remainder_too_large, beyond > most_beyond_even_part(to_split, opponents));

    // A half-die is rolled beside a crew's whole dice only while they are short of its maximum (C-12).
    const ItemRow* most = chart.item("artillery_share_maximum");
    const bool crew = most != nullptr && most->limit_to && most->when.holds(s);
    s.set(Fact::unit_crew_is_full, crew && dice_of_one_side(chart, s).sum(Of::dice) >= *most->limit_to);
}

Pool dice_of_one_side(const Chart& chart, const Situation& s) {
    Pool pool;
    pool.items.reserve(12);
    pool.dimmed.reserve(chart.items.size());
    add_common(chart, s, pool);
    for (std::size_t i = 0; i < chart.items.size(); ++i) {
        if (!is_common(chart.items[i]) && !is_shared(chart.items[i], s)) add_row(chart, i, s, pool);
    }
    return pool;
}

}  // namespace aor
