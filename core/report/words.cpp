#include "core/report/words.hpp"

#include "core/report/pool_rows.hpp"
#include "core/report/reading.hpp"
#include "core/rules/melee_bout.hpp"

namespace aor::report {
namespace {

// The lines of one pool, in aligned columns: amount, label, page; then the others, dim, with what decided them.
std::string lines_of(const std::vector<PoolRow>& rows, Ink ink) {
    std::vector<std::vector<std::string>> cells;
    for (const PoolRow& row : rows) {
        cells.push_back({row.amount, row.label, page_in_words(row.page)});
        if (!row.counts) cells.back().push_back(row.why_not);
    }
    std::string out;
    const auto lines = in_columns(cells, "  ");
    for (std::size_t i = 0; i < lines.size(); ++i) out += (rows[i].counts ? lines[i] : ink.dim(lines[i])) + '\n';
    return out;
}

std::string title_of(const Assessment& a, Ink ink) {
    return ink.bold(a.chart->title) + " (" + page_in_words(a.chart->page) + ")\n";
}

std::string no_dice(const AutomaticRow& row) { return "no dice: " + row.label + " (" + page_in_words(row.page) + ")"; }

std::string faces_in_words(const RollShown& shown) {
    std::string out;
    for (std::size_t i = 0; i < shown.main.size(); ++i) {
        if (!out.empty()) out += ' ';
        out += std::to_string(shown.main[i]);
        if (static_cast<int>(i) >= shown.dice.whole) {
            out += " (half-die, counts " + std::to_string(half_die_counts(shown.main[i])) + ")";
        }
    }
    return out;
}

std::string roll_in_words(const RollShown& shown, int shift) {
    if (!shown.faces_known) return std::to_string(shown.total.value_or(0)) + " in all";
    std::string out = faces_in_words(shown);
    if (shift != 0) out += ", " + with_sign(shift) + (shown.main.size() > 1 ? " on each" : "");
    if (shown.total && (shown.main.size() > 1 || shift != 0)) out += " = " + std::to_string(*shown.total);
    if (shown.all.size() > shown.main.size()) {
        out += ", then";
        for (const int face : shown.all.subspan(shown.main.size())) out += ' ' + std::to_string(face);
    }
    return out;
}

std::string side_of_bout(const Assessment& a, bool opponent, Ink ink) {
    const AutomaticRow* automatic = opponent ? a.other_automatic : a.automatic;
    const Pool& pool = opponent ? a.other_pool : a.pool;
    const auto rows = opponent ? other_pool_rows(a) : pool_rows(a);
    std::string out = ink.bold(opponent ? "The opponent" : "The unit") + '\n';
    if (automatic != nullptr) return out + "  " + no_dice(*automatic) + '\n';
    out += lines_of(rows, ink);
    return out + "  " + words_of_dice({pool.sum(Of::dice), pool.sum(Of::half_dice)}) + '\n';
}

std::string row_of(std::string_view name, std::string_view text, Ink ink) {
    return ink.bold(padded(name, 8)) + std::string(text) + '\n';
}

}  // namespace

std::string words_of_amount(int amount, Of of) {
    const bool one = amount == 1 || amount == -1;
    switch (of) {
        case Of::dice: return with_sign(amount) + (one ? " die" : " dice");
        case Of::half_dice: return with_sign(amount) + (one ? " half-die" : " half-dice");
        case Of::target: return with_sign(amount) + " to the number";
        case Of::die: return with_sign(amount) + " on the die";
    }
    return "";
}

std::string words_of_dice(Throw dice) {
    const auto count = [](int n, std::string_view one, std::string_view many) {
        return std::to_string(n) + " " + std::string(n == 1 ? one : many);
    };
    if (dice.half == 0) return count(dice.whole, "die", "dice");
    if (dice.whole == 0) return count(dice.half, "half-die", "half-dice");
    return count(dice.whole, "die", "dice") + " and " + count(dice.half, "half-die", "half-dice");
}

std::string words_of_pool(const Assessment& a) {
    if (a.automatic != nullptr) return no_dice(*a.automatic);
    switch (a.chart->roll) {
        case RollKind::none: return "no dice";
        case RollKind::sum:
        case RollKind::two_sums: return words_of_dice(a.dice());
        case RollKind::sum_then_roll_under:
            if (a.dice().count() > 0) return words_of_dice(a.dice()) + ", then one die for " + std::to_string(a.target()) + " or less";
            return "one die for " + std::to_string(a.target()) + " or less";
        case RollKind::roll_under: break;
        case RollKind::both_dice: return "dice read one by one" + (a.shift() != 0 ? ", " + with_sign(a.shift()) + " on each" : "");
        case RollKind::roll_under_or_both_dice: break;
        case RollKind::table:
        case RollKind::table_with_follow_ups: return "one die" + (a.shift() != 0 ? ", " + with_sign(a.shift()) : "");
    }
    const bool two = a.chart->roll == RollKind::roll_under_or_both_dice && !a.situation.is(Fact::leader_touching);
    std::string out = two ? "two dice, each" : "one die";
    if (a.shift() != 0) out += " " + with_sign(a.shift()) + ",";
    return out + " for " + std::to_string(a.target()) + " or less";
}

std::string_view page_of_outcome(const Assessment& a, const Outcome& outcome) {
    if (a.automatic != nullptr && !is_bout(a)) return a.automatic->page;
    const ResultRow* row = result_row_of(a, outcome);
    return row != nullptr ? std::string_view(row->page) : std::string_view();
}

std::string words_of_assessment(const Assessment& a, Ink ink) {
    std::string out = title_of(a, ink);
    if (is_bout(a)) return out + side_of_bout(a, false, ink) + side_of_bout(a, true, ink);
    out += lines_of(pool_rows(a), ink);
    return out + row_of("Pool", words_of_pool(a), ink);
}

std::string words_of_resolution(const Assessment& a, const Resolution& resolution, std::string_view whose, Ink ink) {
    std::string out = words_of_assessment(a, ink);
    const std::string by = whose.empty() ? "" : " (" + std::string(whose) + ")";
    if (is_bout(a)) {
        const BoutShown shown = bout_shown(a, resolution);
        if (a.automatic == nullptr) out += row_of("Roll", roll_in_words(shown.unit, 0) + ", the unit" + by, ink);
        if (a.other_automatic == nullptr) out += row_of("Roll", roll_in_words(shown.opponent, 0) + ", the opponent" + by, ink);
    } else if (!resolution.throws.empty()) {
        out += row_of("Roll", roll_in_words(roll_shown(a, resolution), a.shift()) + by, ink);
    }
    const std::string page = page_in_words(page_of_outcome(a, resolution.outcome));
    return out + row_of("Result", words_of_outcome(a, resolution.outcome) + (page.empty() ? "" : " (" + page + ")"), ink);
}

std::string words_of_refusal(const Assessment& a, Ink ink) {
    return title_of(a, ink) + row_of("Refused", a.refusal->label + " (" + page_in_words(a.refusal->page) + ")", ink);
}

}  // namespace aor::report
