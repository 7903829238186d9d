#include "app/desk/withdrawal_said.hpp"

#include "core/base/texts.hpp"
#include "core/play/consequences.hpp"
#include "core/report/words.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

constexpr std::string_view kCheck = "withdrawal";

/// The sums by which an army goes.
const CheckBand* band_of_leaving(const CheckRule& check) {
    const auto at = std::find_if(check.bands.begin(), check.bands.end(), [](const CheckBand& band) { return band.leaves; });
    return at != check.bands.end() ? &*at : nullptr;
}

/// Where the army stands with its check: before its line, due later in the turn, due now, or made this turn.
enum class Stand : std::uint8_t { before_line, later, now, made };

Stand stand_of(const Battle& battle, const CheckRule& check, const ArmyLedger& army) {
    if (!army.past_start_line) return Stand::before_line;
    if (!army.checks_this_turn) return Stand::made;
    const bool is_owed = owed(battle, kCheck, army.army) != nullptr;
    return is_owed || battle.game.phase >= check.phase ? Stand::now : Stand::later;
}

/// An army that makes no check at all has nothing else to be said of it.
std::string none_at_all(const Battle& battle, const ArmyLedger& army) {
    if (army.has_left) return "has left the field";
    if (battle.game.ended) return "checks no more: the battle is over";
    return army.cannot;
}

bool can_leave(const ArmyLedger& army) { return !army.no_dice && army.if_checked.ways != 0; }

std::string when_in_words(const CheckRule& check, const ArmyLedger& army, Stand stand) {
    const std::string phase = std::to_string(check.phase);
    if (!army.start_line) return "It checks in phase " + phase + " of every turn.";
    const Threshold& line = *army.start_line;
    const std::string page = report::page_in_words(line.page);
    std::string text = "It checks in phase " + phase + " of every turn from " + std::to_string(line.at) + " of its " + std::to_string(army.counted.start) +
                       " castings lost on (" + percent_of(line.share) + (page.empty() ? "" : ", " + page) + "): ";
    switch (stand) {
        case Stand::before_line: return text + std::to_string(line.left) + " to go.";
        case Stand::later: return text + "in this one too.";
        case Stand::now: return text + "now, it is owed.";
        case Stand::made: return text + "this turn it has.";
    }
    return text;
}

std::string leaves_in_words(const ArmyLedger& army, const CheckBand& row) {
    const std::string on = std::to_string(row.from) + " or more";
    if (army.no_dice) return "Without dice it stays; to leave takes " + on + " (" + report::page_in_words(row.page) + ").";
    std::string text = "The dice are added up. On " + on + ' ' + row.label + " (" + report::page_in_words(row.page) + "): ";
    const std::string dice = dice_to_check(army);
    text += can_leave(army) ? dice + " come to that in " + army.if_checked.percent() + '.' : dice + " cannot come to that.";
    if (army.pool.half > 0) text += " A half-die counts 1, 2 and 3 as they are, and more as nothing.";
    return text;
}

}  // namespace

std::string dice_to_check(const ArmyLedger& army) {
    if (army.no_dice || army.pool.count() == 0) return "no dice";
    const std::string whole = counted(army.pool.whole, "die", "dice");
    if (army.pool.half == 0) return whole;
    const std::string half = army.pool.half == 1 ? "a half-die" : std::to_string(army.pool.half) + " half-dice";
    return army.pool.whole == 0 ? half : whole + " and " + half;
}

std::vector<std::string> withdrawal_lines(const ArmyLedger& army) {
    std::vector<std::string> lines;
    for (const LedgerLine& line : army.dice) {
        if (line.item.amount == 0) continue;
        lines.push_back(report::words_of_amount(line.item.amount, line.item.of) + "  " + report::with_page(line.item.label, line.item.page));
    }
    return lines;
}

WithdrawalSaid withdrawal_said(const Battle& battle, const CheckRule& check, const ArmyLedger& army) {
    WithdrawalSaid said;
    said.in_a_line = none_at_all(battle, army);
    if (!said.in_a_line.empty()) {
        said.in_short = army.has_left ? said.in_a_line : "no check";
        said.when = (army.has_left || battle.game.ended ? "It " : "There is no check: ") + said.in_a_line + '.';
        return said;
    }
    const CheckBand* row = band_of_leaving(check);
    const std::string on = row != nullptr ? std::to_string(row->from) : "";
    const std::string phase = std::to_string(check.phase);
    const std::string dice = dice_to_check(army);
    const Stand stand = stand_of(battle, check, army);
    const bool would = stand == Stand::before_line;
    const std::string stays = would ? "would stay" : "stays";
    const std::string leaves = would ? "would leave on " : "leaves on ";
    // Dice too few for it are a stay, and why.
    std::string end = ": " + stays;
    std::string end_short = end;
    if (can_leave(army)) end = end_short = ": " + leaves + on + "+, " + army.if_checked.percent();
    else if (!army.no_dice) {
        end += ", it " + leaves + on + '+';
        end_short += " below " + on;
    }
    switch (stand) {
        case Stand::before_line:
            said.in_a_line = "no withdrawal check yet (";
            said.in_short = "no check yet (";
            break;
        case Stand::later:
            said.in_a_line = "checks withdrawal in phase " + phase + " (";
            said.in_short = "checks in phase " + phase + " (";
            break;
        case Stand::now:
            said.in_a_line = "owes its withdrawal check now (";
            said.in_short = "owes its check now (";
            break;
        case Stand::made:
            said.in_a_line = "has made its withdrawal check (next time ";
            said.in_short = "has checked (next time ";
            break;
    }
    said.in_a_line += dice + end + ')';
    said.in_short += dice + end_short + ')';
    said.when = when_in_words(check, army, stand);
    if (row != nullptr) said.leaves = leaves_in_words(army, *row);
    return said;
}

}  // namespace aor::desk
