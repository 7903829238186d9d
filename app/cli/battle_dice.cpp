#include "app/cli/battle_dice.hpp"

#include "core/base/texts.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::cli {
namespace {

/// All dice of the roll, where the next throw is not all of them.
int dice_in_all(const Posed& posed, int wanted) {
    // Dice read one by one: how many there are does not hang on what they show.
    if (posed.assessment.chart->roll != RollKind::both_dice) return wanted;
    int dice = 0;
    std::vector<int> tallies;
    while (const auto next = posed.procedure->next_throw(posed.assessment, tallies)) {
        dice += next->count();
        tallies.push_back(posed.procedure->tally(posed.assessment, tallies.size(), 1));
    }
    return dice;
}

}  // namespace

int dice_wanted(const Posed& posed, std::span<const int> faces) {
    std::vector<int> tallies;
    for (std::size_t which = 0;; ++which) {
        const auto next = posed.procedure->next_throw(posed.assessment, tallies);
        if (!next) return 0;
        const auto count = static_cast<std::size_t>(next->count());
        if (count > faces.size()) return static_cast<int>(count - faces.size());
        tallies.push_back(posed.procedure->tally(posed.assessment, which, add_up(*next, faces.first(count))));
        faces = faces.subspan(count);
    }
}

int dice_left_over(const Posed& posed, std::span<const int> faces) {
    int left = 0;
    while (!faces.empty() && dice_wanted(posed, faces.first(faces.size() - 1)) == 0) {
        faces = faces.first(faces.size() - 1);
        ++left;
    }
    return left;
}

std::string dice_in_words(const Posed& posed, const report::PosedRows& rows, std::size_t typed, int wanted) {
    const Assessment& a = posed.assessment;
    const auto count = [](int dice) { return counted(dice, "die", "dice"); };
    if (a.other_chart == nullptr) return typed == 0 ? count(dice_in_all(posed, wanted)) : "and then " + count(wanted);
    const int mine = a.automatic != nullptr ? 0 : a.pool.sum(Of::dice) + a.pool.sum(Of::half_dice);
    const int theirs = a.other_automatic != nullptr ? 0 : a.other_pool.sum(Of::dice) + a.other_pool.sum(Of::half_dice);
    const int mine_left = std::max(0, mine - static_cast<int>(typed));
    const int theirs_left = std::max(0, theirs - std::max(0, static_cast<int>(typed) - mine));
    std::string out = mine_left > 0 ? rows.who + ' ' + count(mine_left) : "";
    if (theirs_left > 0) out += (out.empty() ? "" : ", then ") + rows.whom + ' ' + count(theirs_left);
    return report::on_one_line(out.empty() ? count(wanted) : out);
}

}  // namespace aor::cli
