#include "core/report/move_words.hpp"

#include "core/base/texts.hpp"
#include "core/report/chart_rows.hpp"

namespace aor::report {
namespace {

std::string in_inches(Inches inches) { return inches.text() + " in"; }

/// Rules without a figure show none.
MoveRow row_of(const MoveItem& item) {
    return {item.inches == Inches() ? "" : in_inches(item.inches), item.label, page_in_words(item.page), item.note};
}

void add_rate(std::vector<RateRow>& rates, std::string name, const std::optional<FullMove>& move) {
    if (!move) return;
    RateRow row{std::move(name), in_inches(move->may), quarters_of(move->full), {}};
    for (const MoveItem& item : move->items) row.items.push_back(row_of(item));
    rates.push_back(std::move(row));
}

std::string share_in_words(Fraction share) {
    if (share.num == 0) return "nothing of its move";
    if (share.num == share.den) return "a whole move";
    if (share.num * 2 == share.den) return "half a move";
    if (share.num * 4 == share.den) return "a quarter of a move";
    if (share.num * 4 == share.den * 3) return "three quarters of a move";
    return std::to_string(share.num) + '/' + std::to_string(share.den) + " of a move";
}

std::vector<std::string> table_of(const std::vector<MoveRow>& rows) {
    std::vector<std::vector<std::string>> cells;
    for (const MoveRow& row : rows) cells.push_back({row.inches, on_one_line(row.label), row.page, row.note});
    return in_columns(cells, "  ");
}

}  // namespace

MoveSheet move_sheet(const MoveHelp& help) {
    MoveSheet sheet;
    for (const Hindrance& hindrance : help.hindrances) sheet.hindrances.push_back({hindrance.forbids ? "no" : "", hindrance.say, page_in_words(hindrance.page), {}});
    add_rate(sheet.rates, "normal move", help.normal);
    add_rate(sheet.rates, "charge", help.charge);
    add_rate(sheet.rates, "by road", help.road);
    for (const MoveItem& item : help.costs) sheet.costs.push_back(row_of(item));
    if (help.changes > 0) sheet.limits.push_back(counted(help.changes, "change", "changes") + " of formation or facing in a turn");
    if (help.functions > 0) sheet.limits.push_back(counted(help.functions, "function", "functions") + " in a turn: move, limber or unlimber, fire");
    sheet.left = in_inches(help.now.left) + " straight ahead left this turn";
    sheet.notes = help.spent.unsure;
    return sheet;
}

PlanRows plan_rows(const MovePlan& plan) {
    PlanRows rows;
    for (const MoveItem& item : plan.items) rows.items.push_back(row_of(item));
    rows.against = plan.against;
    rows.possible = plan.possible();
    rows.used = share_in_words(plan.used);
    if (rows.possible) rows.left = in_inches(plan.left) + " straight ahead left";
    if (plan.disorder == Disorder::for_a_turn) rows.disorder = "disorganized for a turn";
    else if (plan.disorder == Disorder::until_rallied) rows.disorder = "disorganized until it is rallied";
    rows.notes = plan.notes;
    return rows;
}

std::string words_of_move(const MoveSheet& sheet, Ink ink) {
    std::string out;
    for (const MoveRow& row : sheet.hindrances) {
        const std::string text = row.label + (row.page.empty() ? "" : " (" + row.page + ")");
        out += (row.inches.empty() ? "but " : "no: ") + text + '\n';
    }
    for (const RateRow& rate : sheet.rates) {
        out += ink.bold(rate.name) + "  " + rate.inches + "  (" + rate.quarters + ")\n";
        for (const std::string& line : table_of(rate.items)) out += line + '\n';
    }
    if (!sheet.costs.empty()) {
        out += ink.bold("costs") + '\n';
        for (const std::string& line : table_of(sheet.costs)) out += line + '\n';
    }
    for (const std::string& limit : sheet.limits) out += limit + '\n';
    out += sheet.left + '\n';
    for (const std::string& note : sheet.notes) out += "note: " + note + '\n';
    return out;
}

std::string words_of_plan(const PlanRows& rows, Ink ink) {
    std::string out;
    for (const std::string& line : table_of(rows.items)) out += line + '\n';
    for (const std::string& why : rows.against) out += ink.bold("It cannot: ") + why + '\n';
    out += "uses " + rows.used + (rows.left.empty() ? "" : "; " + rows.left) + (rows.disorder.empty() ? "" : "; " + rows.disorder) + '\n';
    for (const std::string& note : rows.notes) out += "note: " + note + '\n';
    return out;
}

}  // namespace aor::report
