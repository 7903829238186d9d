#include "core/report/ledger_words.hpp"

#include "core/base/texts.hpp"
#include "core/report/words.hpp"

#include <algorithm>

namespace aor::report {
namespace {

/// 5 half-dice: "2 dice and 1 half-die"; taken off: "-1 die".
std::string half_dice_in_words(int half_dice) {
    const int size = half_dice < 0 ? -half_dice : half_dice;
    const std::string text = size == 0 ? "0" : words_of_dice({size / 2, size % 2});
    return (half_dice < 0 ? "-" : "") + text;
}

LedgerDieRow die_row(const LedgerDie& die) {
    LedgerDieRow row;
    row.amount = half_dice_in_words(die.half_dice);
    for (const BehindDie& behind : die.behind) {
        row.say += (row.say.empty() ? "" : "; ") + behind.say;
        std::string when;
        if (behind.turn > 0) when = "turn " + std::to_string(behind.turn);
        if (behind.entry > 0) when += (when.empty() ? "" : ", ") + std::string("entry ") + std::to_string(behind.entry);
        if (!when.empty()) row.when += (row.when.empty() ? "" : "; ") + when;
    }
    row.note = die.note;
    return row;
}

UnitLossRow unit_row(const UnitLosses& losses) {
    UnitLossRow row;
    row.unit = losses.unit;
    row.name = losses.name;
    const Castings& castings = losses.castings;
    row.strength = losses.gone ? "lost with all " + std::to_string(castings.start)
                               : std::to_string(castings.start - castings.lost) + " of " + std::to_string(castings.start);
    row.lost = std::to_string(castings.lost) + " lost" + (losses.pending > 0 ? ", " + std::to_string(losses.pending) + " to come off" : "");
    for (const Threshold& mark : losses.marks) {
        row.marks.push_back(mark.label + (mark.reached ? " reached" : " at " + std::to_string(mark.at) + ", " + std::to_string(mark.left) + " to go"));
    }
    return row;
}

std::string pool_of(const ArmyLedger& army) {
    if (!army.cannot.empty()) return "no check: " + army.cannot;
    return army.no_dice ? "no dice: it stays" : half_dice_in_words(army.half_dice());
}

/// A figure for every army.
template <class Cell>
LedgerFigure figure(std::string label, const Ledger& ledger, Cell&& cell) {
    LedgerFigure row{std::move(label), {}};
    for (const ArmyLedger& army : ledger.armies) row.cells.push_back(cell(army));
    return row;
}

std::string chance(const ArmyLedger& army, const ExactChance& chance) {
    if (army.has_left) return "has left";
    if (!army.cannot.empty()) return "-";
    return chance.percent();
}

std::string checks_from(const ArmyLedger& army) {
    if (!army.start_line) return "never: a siege";
    return percent_of(army.start_line->share) + ": " + words_of_threshold(*army.start_line, army.counted);
}

std::vector<LedgerFigure> figures_of(const Ledger& ledger) {
    std::vector<LedgerFigure> figures;
    figures.push_back(figure("Castings", ledger, [](const ArmyLedger& army) {
        return std::to_string(army.castings.start - army.castings.lost) + " of " + std::to_string(army.castings.start);
    }));
    figures.push_back(figure("Lost", ledger, [](const ArmyLedger& army) {
        return std::to_string(army.castings.lost) + (army.pending > 0 ? ", " + std::to_string(army.pending) + " to come off" : "");
    }));
    const bool some_left_out = std::any_of(ledger.armies.begin(), ledger.armies.end(), [](const ArmyLedger& army) { return !(army.counted == army.castings); });
    if (some_left_out) {
        figures.push_back(figure("Lost of those that count", ledger, [](const ArmyLedger& army) {
            return std::to_string(army.counted.lost) + " of " + std::to_string(army.counted.start);
        }));
    }
    figures.push_back(figure("Checks from", ledger, checks_from));
    std::size_t lines = 0;
    for (const ArmyLedger& army : ledger.armies) lines = std::max(lines, army.lines.size());
    for (std::size_t i = 0; i < lines; ++i) {
        figures.push_back(figure(ledger.armies.front().lines[i].label, ledger, [i](const ArmyLedger& army) {
            return i < army.lines.size() ? words_of_threshold(army.lines[i], army.counted) : std::string();
        }));
    }
    figures.push_back(figure("The check as it stands", ledger, pool_of));
    figures.push_back(figure("Leaves if it checks", ledger, [](const ArmyLedger& army) { return chance(army, army.if_checked); }));
    figures.push_back(figure("Leaves this turn", ledger, [](const ArmyLedger& army) { return chance(army, army.this_turn); }));
    figures.push_back(figure("Leaves by the end", ledger, [](const ArmyLedger& army) { return chance(army, army.by_the_end); }));
    return figures;
}

void tell_dice(const ArmyLedgerRows& army, std::string& out, Ink ink) {
    out += '\n' + ink.bold(on_one_line(army.name)) + "  " + on_one_line(army.pool) + '\n';
    for (const LedgerLineRow& line : army.lines) {
        out += "  " + line.amount + "  " + on_one_line(line.label) + (line.page.empty() ? "" : "  " + ink.dim(line.page)) + '\n';
        std::vector<std::vector<std::string>> cells;
        for (const LedgerDieRow& die : line.dice) {
            cells.push_back({die.amount, on_one_line(die.say) + (die.note.empty() ? "" : (die.say.empty() ? "" : " - ") + on_one_line(die.note)), die.when});
        }
        for (const std::string& text : in_columns(cells, "      ")) out += text + '\n';
    }
}

void tell_losses(const ArmyLedgerRows& army, std::string& out, Ink ink) {
    out += '\n' + ink.bold(on_one_line(army.name)) + ", losses\n";
    std::vector<std::vector<std::string>> cells;
    for (const BrigadeLossRows& brigade : army.brigades) {
        for (const UnitLossRow& unit : brigade.units) {
            std::string marks;
            for (const std::string& mark : unit.marks) marks += (marks.empty() ? "" : "; ") + mark;
            cells.push_back({on_one_line(unit.name), unit.strength, unit.lost, marks});
        }
    }
    const auto lines = in_columns(cells, "    ");
    std::size_t next = 0;
    for (const BrigadeLossRows& brigade : army.brigades) {
        out += "  " + (brigade.name.empty() ? "In no brigade" : on_one_line(brigade.name)) + "  " +
               std::to_string(brigade.castings.lost) + " of " + std::to_string(brigade.castings.start) + " lost\n";
        for (std::size_t i = 0; i < brigade.units.size(); ++i) out += lines[next++] + '\n';
    }
}

}  // namespace

std::string words_of_threshold(const Threshold& threshold, Castings castings) {
    const std::string at = std::to_string(threshold.at) + " of " + std::to_string(castings.start);
    return threshold.reached ? "reached at " + at : "at " + at + " lost, " + std::to_string(threshold.left) + " to go";
}

LedgerSheet ledger_sheet(const Ledger& ledger) {
    LedgerSheet sheet;
    for (const ArmyLedger& army : ledger.armies) sheet.armies.push_back(army.name);
    if (!ledger.armies.empty()) sheet.figures = figures_of(ledger);
    for (const ArmyLedger& army : ledger.armies) {
        ArmyLedgerRows rows;
        rows.army = army.army;
        rows.name = army.name;
        rows.pool = pool_of(army);
        for (const LedgerLine& line : army.dice) {
            LedgerLineRow row{words_of_amount(line.item.amount, line.item.of), std::string(line.item.label), page_in_words(line.item.page), {}};
            for (const LedgerDie& die : line.dice) row.dice.push_back(die_row(die));
            rows.lines.push_back(std::move(row));
        }
        for (const BrigadeLosses& brigade : army.brigades) {
            BrigadeLossRows losses{brigade.name, brigade.castings, {}};
            for (const UnitLosses& unit : brigade.units) losses.units.push_back(unit_row(unit));
            rows.brigades.push_back(std::move(losses));
        }
        sheet.rows.push_back(std::move(rows));
    }
    sheet.order = ledger.order;
    return sheet;
}

std::string words_of_ledger(const LedgerSheet& sheet, Losses losses, Ink ink) {
    std::vector<std::vector<std::string>> cells;
    cells.push_back({""});
    for (const std::string& army : sheet.armies) cells.back().push_back(on_one_line(army));
    for (const LedgerFigure& figure : sheet.figures) {
        cells.push_back({figure.label});
        for (const std::string& cell : figure.cells) cells.back().push_back(on_one_line(cell));
    }
    std::string out;
    const auto lines = in_columns(cells);
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i == 0 ? ink.bold(lines[i]) : lines[i]) + '\n';
    for (const std::string& sentence : sheet.order) out += on_one_line(sentence) + '\n';
    for (const ArmyLedgerRows& army : sheet.rows) tell_dice(army, out, ink);
    if (losses == Losses::leave_out) return out;
    for (const ArmyLedgerRows& army : sheet.rows) tell_losses(army, out, ink);
    return out;
}

}  // namespace aor::report
