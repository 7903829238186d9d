#include "core/report/chart_rows.hpp"

#include "core/base/texts.hpp"
#include "core/chart/open_end.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::report {
namespace {


// What a club's scale and rulings make of a condition: true, false, or it still depends on the table.
std::optional<bool> decided(const Clause& clause, const Club& club) {
    bool open = false;
    for (const Literal& literal : clause.any) {
        if (literal.slot.is_fact() || (literal.slot.is_scale() && !club.scale) || (literal.slot.is_ruling() && club.all_rulings)) {
            open = true;
            continue;
        }
        Situation known = club.rulings;
        if (club.scale) known.set_scale(*club.scale);
        if (literal.holds(known)) return true;
    }
    return open ? std::nullopt : std::optional(false);
}

bool switched_off(const When& when, const Club& club) {
    return std::any_of(when.all.begin(), when.all.end(), [&](const Clause& c) { return decided(c, club) == false; });
}

bool always(const When& when, const Club& club) {
    return std::all_of(when.all.begin(), when.all.end(), [&](const Clause& c) { return decided(c, club) == true; });
}

// The conditions that the club's scale and rulings leave open; `marks` only those that look at nothing else.
std::string still_open(const When& when, const Club& club, bool marks = false) {
    std::string out;
    for (const Clause& clause : when.all) {
        const bool of_the_table = std::any_of(clause.any.begin(), clause.any.end(), [](const Literal& l) { return l.slot.is_fact(); });
        if (decided(clause, club) || (marks && of_the_table)) continue;
        out += (out.empty() ? "" : ", ") + clause.text;
    }
    return out;
}

// "lost_quarter" becomes "lost quarter", "frontage_1_5" "frontage 1.5".
std::string of_what(Of of, int amount) {
    const bool one = amount == 1 || amount == -1;
    switch (of) {
        case Of::dice: return one ? " die" : " dice";
        case Of::half_dice: return one ? " half-die" : " half-dice";
        case Of::target: return " to the number";
        case Of::die: return " on the die";
    }
    return "";
}

std::string amount_of(const ItemRow& row) {
    if (row.limit_to) return "to " + std::to_string(*row.limit_to) + of_what(row.of, *row.limit_to);
    if (row.by) {
        const Kind kind = row.by->is_fact() ? kind_of(row.by->fact()) : Kind::boolean;
        const auto words = words_of(kind);
        std::string out;
        for (std::size_t i = 0; i < row.amounts.size(); ++i) {
            if (row.amounts[i] == 0) continue;
            if (!out.empty()) out += ", ";
            out += with_sign(row.amounts[i]);
            if (i < words.size()) out += " " + spaced(words[i]);
        }
        return out;
    }
    if (row.per) {
        // n is what the label counts: "+n morale grade", "-n gunners lost".
        const std::string n = with_sign(row.amount) + "n";
        return (row.amount == 1 ? "+n" : row.amount == -1 ? "-n" : n) + (row.of == Of::dice ? "" : of_what(row.of, 2));
    }
    return with_sign(row.amount) + of_what(row.of, row.amount);
}

std::string reading_of(const Chart& chart, const ResultRow& row) {
    std::string out;
    if (row.answers) {
        const bool under = chart.roll == RollKind::roll_under || chart.roll == RollKind::roll_under_or_both_dice;
        if (under) out = row.from == 1 ? "passed" : "failed";
        else if (row.to >= kOpenEnd) out = std::to_string(row.from) + "+";
        else out = std::to_string(row.from) + (row.to != row.from ? "-" + std::to_string(row.to) : "");
    }
    if (row.then_dice > 0) out += ", then " + counted(row.then_dice, "die", "dice");
    return out;
}

std::string number_in_words(const NumberRow& row) {
    if (row.in_inches) return row.value.inches().text() + " inches";
    return std::to_string(row.value.num) + (row.value.den != 1 ? "/" + std::to_string(row.value.den) : "");
}

template <class Row>
ChartRow plain_row(const Chart& chart, RowKind kind, const Row& row, const Club& club) {
    ChartRow out;
    out.chart = &chart;
    out.kind = kind;
    out.label = row.label;
    out.page = row.page;
    out.when = still_open(row.when, club);
    out.marks = still_open(row.when, club, true);
    return out;
}

}  // namespace

std::vector<ChartRow> rows_of(const Chart& chart, const Club& club) {
    std::vector<ChartRow> out;
    for (const ItemRow& row : chart.items) {
        if (switched_off(row.when, club)) continue;
        ChartRow line = plain_row(chart, RowKind::item, row, club);
        line.id = row.id;
        line.value = amount_of(row);
        if (row.placeholder) line.note = "not printed in our copy of the book; a stand-in";
        out.push_back(std::move(line));
    }
    for (const ResultRow& row : chart.results) {
        if (switched_off(row.when, club)) continue;
        ChartRow line = plain_row(chart, RowKind::result, row, club);
        line.id = row.name;
        line.value = reading_of(chart, row);
        out.push_back(std::move(line));
    }
    for (std::size_t i = 0; i < kNumberCount; ++i) {
        for (const NumberRow& row : chart.numbers[i]) {
            if (switched_off(row.when, club)) continue;
            ChartRow line = plain_row(chart, RowKind::number, row, club);
            line.id = std::string(name_of(static_cast<Number>(i)));
            line.label = spaced(line.id) + (row.label.empty() ? "" : ": " + row.label);
            line.value = number_in_words(row);
            out.push_back(std::move(line));
            if (always(row.when, club)) break;  // the first that holds is in force
        }
    }
    for (const AutomaticRow& row : chart.automatics) {
        if (switched_off(row.when, club)) continue;
        ChartRow line = plain_row(chart, RowKind::automatic, row, club);
        line.id = row.id;
        line.value = "no dice";
        out.push_back(std::move(line));
    }
    for (const RefusalRow& row : chart.refusals) {
        if (switched_off(row.when, club)) continue;
        ChartRow line = plain_row(chart, RowKind::refusal, row, club);
        line.id = row.id;
        line.value = "refused";
        out.push_back(std::move(line));
    }
    return out;
}

std::string quarters_of(Inches full) {
    return full.text() + "/" + full.times(3, 4).text() + "/" + full.times(1, 2).text() + "/" + full.times(1, 4).text();
}

bool column_counts(const Table& table, const TableColumn& column, const Club& club) {
    if (club.all_rulings || table.rows.empty()) return true;
    // A table that prints one column for each reading of a ruling.
    for (const std::string& id : table.rows.front().rulings) {
        const auto ruling = ruling_named(id);
        if (!ruling) continue;
        const auto choices = choices_of(*ruling);
        const auto is_choice = [&](const TableColumn& c) { return std::find(choices.begin(), choices.end(), c.id) != choices.end(); };
        if (std::all_of(table.columns.begin(), table.columns.end(), is_choice)) {
            return choices[static_cast<std::size_t>(club.rulings.ruling(*ruling))] == column.id;
        }
    }
    return true;
}

std::string cell_in_words(const Table& table, const TableRow& row, std::size_t column, Scale scale) {
    const Cell& cell = row.cells[static_cast<std::size_t>(scale)][column];
    if (!cell.parts) return cell.text.empty() ? "-" : cell.text;
    if (table.id == "movement_rates") return quarters_of(*cell.inches());
    if (table.unit == "share" || table.columns[column].id == "share" || table.columns[column].id == "losses") {
        switch (*cell.parts) {
            case 2500: return "1/4";
            case 5000: return "1/2";
            case 7500: return "3/4";
            default: break;
        }
    }
    return cell.inches()->text();
}

std::vector<ChartRow> rows_of(const Table& table, const Club& club) {
    std::vector<ChartRow> out;
    for (const TableRow& row : table.rows) {
        ChartRow line;
        line.table = &table;
        line.kind = RowKind::cells;
        line.id = row.id;
        line.label = row.label;
        line.page = row.page;
        line.note = row.note;
        if (row.placeholder) line.note += (line.note.empty() ? "" : " ") + std::string("A stand-in.");
        const auto cells = [&](Scale scale) {
            std::string text;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                if (!column_counts(table, table.columns[i], club)) continue;
                const std::string cell = cell_in_words(table, row, i, scale);
                if (cell == "-") continue;
                if (!text.empty()) text += ", ";
                text += table.columns.size() > 1 ? table.columns[i].label + " " + cell : cell;
            }
            return text.empty() ? std::string("-") : text;
        };
        if (row.alike || club.scale) line.value = cells(club.scale.value_or(Scale::mm25));
        else line.value = "25mm: " + cells(Scale::mm25) + "; 15mm: " + cells(Scale::mm15);
        out.push_back(std::move(line));
    }
    return out;
}

std::vector<ChartRow> rows_of(const ChartRef& ref, const Club& club) {
    return ref.chart != nullptr ? rows_of(*ref.chart, club) : rows_of(*ref.table, club);
}

}  // namespace aor::report
