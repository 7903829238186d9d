#include "core/report/preview_words.hpp"

#include "core/battle/name_of_anybody.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/matchlocks.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/fact_words.hpp"
#include "core/report/json_text.hpp"
#include "core/report/reading.hpp"
#include "core/report/words.hpp"

#include <algorithm>
#include <array>

namespace aor::report {
namespace {

std::vector<LineRow> line_rows(const Pool& pool) {
    std::vector<LineRow> rows;
    for (const Item& item : pool.items) rows.push_back({words_of_amount(item.amount, item.of), std::string(item.label), page_in_words(item.page), {}});
    return rows;
}

/// The value that would satisfy the condition, as it is typed; "" when it takes more than a word.
std::string wanted(const FactRow& row, const Literal& literal) {
    const auto allows = [&](int value) { return ((literal.allowed >> value) & 1U) != 0; };
    if (row.kind == Kind::boolean) return allows(1) ? "yes" : "no";
    if (row.kind == Kind::integer || row.kind == Kind::inches || is_list(row.kind)) return "";
    const auto words = words_of(row.kind);
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool taken = std::find(row.values.begin(), row.values.end(), words[i]) != row.values.end();
        if (allows(static_cast<int>(i)) && taken) out += (out.empty() ? "" : "|") + std::string(words[i]);
    }
    return out;
}

/// What stands against a line, when it is for the table to say.
std::vector<CouldCount> could_count(const Charts& charts, const Battle& battle, const Posed& posed) {
    std::vector<CouldCount> out;
    const Assessment& a = posed.assessment;
    if (a.other_chart != nullptr || a.automatic != nullptr) return out;
    const Parties parties = parties_of(battle, a.chart->id, posed.actor, posed.target);
    for (const DimmedLine& line : a.pool.dimmed) {
        const ItemRow& item = a.chart->items[line.row];
        if (line.deciding == When::kHolds) continue;
        // Only what stands in the way by itself: a line that wants more than one thing is left to the chart.
        bool others_hold = true;
        for (std::size_t i = 0; i < item.when.all.size(); ++i) others_hold = others_hold && (i == line.deciding || item.when.all[i].holds(a.situation));
        if (!others_hold) continue;
        for (const Literal& literal : item.when.all[line.deciding].any) {
            if (!literal.slot.is_fact() || is_derived(literal.slot.fact())) continue;
            const FactRow* row = a.chart->find(literal.slot.fact());
            if (row == nullptr) continue;
            const bool told = std::any_of(posed.facts.begin(), posed.facts.end(),
                                          [&](const FactTaken& fact) { return fact.name == name_of(row->fact) && fact.source != FactSource::known; });
            if (told) continue;
            const auto known = known_fact(charts, battle, parties, *a.chart, *row);
            const std::string value = wanted(*row, literal);
            if ((known && known->hold == Hold::firm) || value.empty()) continue;
            const int amount = item.amount_for(a.situation);
            out.push_back({short_name(*a.chart, row->fact) + '=' + value, item.label, amount != 0 ? words_of_amount(amount, item.of) : "", page_in_words(item.page)});
            break;
        }
    }
    return out;
}

/// Of a bout only who wins: what each side loses would fill the screen.
std::vector<OddsRow> odds_of_bout(const Odds& odds, const std::string& who, const std::string& whom) {
    struct Winner {
        std::string_view word;
        std::string say;
        Ways ways = 0;
    };
    std::array winners = {Winner{"unit", who + " wins"}, Winner{"draw", "undecided"}, Winner{"opponent", whom + " wins"}};
    for (const Chance& chance : odds.chances) {
        for (Winner& winner : winners) {
            if (chance.outcome.word("winner") == winner.word) winner.ways += chance.ways;
        }
    }
    std::vector<OddsRow> rows;
    const Ways of = odds.of();
    for (const Winner& winner : winners) {
        if (winner.ways == 0) continue;
        const Ways share = (winner.ways * 100 + of / 2) / of;
        rows.push_back({winner.say, percent(winner.ways, of), winner.ways.str() + "/" + of.str(), static_cast<int>(share)});
    }
    return rows;
}

std::vector<std::string> choices_for(const FactRow& row) {
    if (row.kind == Kind::boolean) return {"yes", "no"};
    return row.values;
}

}  // namespace

std::string short_name(const Chart& chart, Fact fact) {
    const std::string_view full = name_of(fact);
    const auto dot = full.rfind('.');
    if (dot == std::string_view::npos) return std::string(full);
    const std::string_view tail = full.substr(dot + 1);
    const auto ends_so = std::count_if(chart.facts.begin(), chart.facts.end(), [&](const FactRow& row) {
        const std::string_view name = name_of(row.fact);
        return name == tail || name.ends_with("." + std::string(tail));
    });
    return std::string(ends_so == 1 ? tail : full);
}

PosedRows posed_rows(const Charts& charts, const Battle& battle, const Posed& posed) {
    PosedRows rows;
    const Chart& chart = *charts.find(posed.procedure->id);
    rows.procedure = chart.id;
    rows.title = chart.title;
    rows.page = page_in_words(chart.page);
    rows.who = name_of_anybody(battle, posed.actor);
    rows.whom = name_of_anybody(battle, posed.target);
    for (const FactRow* row : posed.open) {
        if (row->required()) rows.missing.push_back({std::string(name_of(row->fact)), short_name(chart, row->fact), row->meaning, values_of(*row), choices_for(*row)});
    }
    for (const Problem& problem : posed.problems) {
        const bool told = std::any_of(rows.missing.begin(), rows.missing.end(), [&](const MissingFact& fact) {
            return problem.text.starts_with("the fact \"" + fact.name + "\" is missing");
        });
        if (!told) rows.problems.push_back(problem.text);
    }
    if (!posed.problems.none()) return rows;

    const Assessment& a = posed.assessment;
    for (const FactTaken& fact : posed.facts) {
        const FactRow* row = chart.find(*fact_named(fact.name));
        if (fact.source == FactSource::known && row != nullptr && is_at_default(*row, posed.stated)) continue;
        rows.facts.push_back({row != nullptr ? short_name(chart, row->fact) : fact.name, typed_text(fact.value), fact.source, fact.reason});
    }
    if (a.refused()) {
        rows.refused = with_page(a.refusal->label, a.refusal->page);
        return rows;
    }
    rows.lines = line_rows(a.pool);
    rows.other_lines = line_rows(a.other_pool);
    if (is_bout(a)) {
        const auto side = [](const AutomaticRow* automatic, const Pool& pool) {
            return automatic != nullptr ? "no dice: " + automatic->label : words_of_dice({pool.sum(Of::dice), pool.sum(Of::half_dice)});
        };
        rows.pool = side(a.automatic, a.pool) + " against " + side(a.other_automatic, a.other_pool);
    } else {
        if (a.automatic != nullptr) rows.no_dice = with_page(a.automatic->label, a.automatic->page);
        rows.pool = words_of_pool(a);
    }
    rows.could = could_count(charts, battle, posed);
    const Odds odds = odds_as_played(battle, posed);
    rows.odds = is_bout(a) ? odds_of_bout(odds, rows.who, rows.whom) : odds_rows(a, odds, {rows.who, rows.whom});
    return rows;
}

std::string words_of_posed(const PosedRows& rows, Ink ink) {
    std::string out = ink.bold(on_one_line(rows.title)) + (rows.page.empty() ? "" : " (" + rows.page + ")") + (rows.who.empty() ? "" : ", " + on_one_line(rows.who)) +
                      (rows.whom.empty() ? "" : " - " + on_one_line(rows.whom)) + '\n';
    for (const MissingFact& fact : rows.missing) out += "  missing: " + fact.typed + ": " + fact.meaning + " (" + fact.values + ")\n";
    for (const std::string& problem : rows.problems) out += "  " + on_one_line(problem) + '\n';
    if (!rows.missing.empty() || !rows.problems.empty()) return out;
    if (!rows.refused.empty()) return out + "  " + ink.bold("Refused") + ": " + on_one_line(rows.refused) + '\n';

    std::vector<std::vector<std::string>> cells;
    for (const LineRow& line : rows.lines) cells.push_back({line.amount, on_one_line(line.label), line.page});
    if (!rows.other_lines.empty()) cells.push_back({"against"});
    for (const LineRow& line : rows.other_lines) cells.push_back({line.amount, on_one_line(line.label), line.page});
    for (const std::string& line : in_columns(cells, "  ")) out += line + '\n';
    // What else the table may say, in as little room as will do.
    std::string could;
    for (const CouldCount& line : rows.could) {
        const std::string fact = line.fact.ends_with("=yes") ? line.fact.substr(0, line.fact.size() - 4) : line.fact;
        could += (could.empty() ? "" : "; ") + fact + (line.amount.empty() ? "" : ' ' + line.amount);
    }
    if (!could.empty()) out += ink.dim(padded("If so", 8) + could) + '\n';
    const auto list = [&](std::string_view head, FactSource source) {
        std::string said;
        for (const FactSaid& fact : rows.facts) {
            if (fact.source != source) continue;
            said += (said.empty() ? "" : ", ") + fact.name + '=' + fact.value + (fact.reason.empty() ? "" : " (" + fact.reason + ")");
        }
        if (!said.empty()) out += ink.bold(padded(head, 8)) + on_one_line(said) + '\n';
    };
    list("Known", FactSource::known);
    list("Told", FactSource::typed);
    list("Against", FactSource::overruled);
    out += ink.bold(padded("Pool", 8)) + on_one_line(rows.pool) + '\n';
    if (!rows.no_dice.empty()) return out;
    std::string odds;
    for (const OddsRow& row : rows.odds) odds += (odds.empty() ? "" : "; ") + row.outcome + ' ' + row.percent;
    constexpr std::size_t kLine = 120;
    if (width_of(odds) <= kLine) return out + ink.bold(padded("Odds", 8)) + on_one_line(odds) + '\n';
    // Long outcomes each on a line, percentages below each other.
    std::size_t widest = 0;
    for (const OddsRow& row : rows.odds) widest = std::max(widest, row.percent.size());
    for (std::size_t i = 0; i < rows.odds.size(); ++i) {
        const OddsRow& row = rows.odds[i];
        out += (i == 0 ? ink.bold(padded("Odds", 8)) : std::string(8, ' ')) + std::string(widest - row.percent.size(), ' ') + row.percent + "  " + on_one_line(row.outcome) + '\n';
    }
    return out;
}

std::string json_of_posed(const PosedRows& rows) {
    JsonObject object;
    const auto put = [&](std::string_view key, std::string_view text) {
        if (!text.empty()) object.text(key, text);
    };
    object.text("procedure", rows.procedure).text("title", rows.title);
    put("who", rows.who);
    put("whom", rows.whom);
    if (!rows.missing.empty()) {
        JsonList missing;
        for (const MissingFact& fact : rows.missing) {
            missing.add(JsonObject().text("name", fact.name).text("typed", fact.typed).text("meaning", fact.meaning).text("values", fact.values).line());
        }
        object.raw("missing", missing.line());
    }
    if (!rows.problems.empty()) object.raw("problems", json_of(rows.problems));
    put("refused", rows.refused);
    put("no_dice", rows.no_dice);
    const auto lines = [&](std::string_view key, const std::vector<LineRow>& items) {
        JsonList list;
        for (const LineRow& line : items) list.add(JsonObject().text("amount", line.amount).text("label", line.label).text("page", line.page).line());
        if (!items.empty()) object.raw(key, list.line());
    };
    lines("lines", rows.lines);
    lines("other_lines", rows.other_lines);
    put("pool", rows.pool);
    JsonList facts;
    for (const FactSaid& fact : rows.facts) {
        JsonObject said;
        said.text("name", fact.name).text("value", fact.value).text("source", name_of(fact.source));
        if (!fact.reason.empty()) said.text("reason", fact.reason);
        facts.add(said.line());
    }
    if (!rows.facts.empty()) object.raw("facts", facts.line());
    JsonList could;
    for (const CouldCount& line : rows.could) could.add(JsonObject().text("fact", line.fact).text("label", line.label).line());
    if (!rows.could.empty()) object.raw("could_count", could.line());
    JsonList odds;
    for (const OddsRow& row : rows.odds) odds.add(JsonObject().text("outcome", row.outcome).text("percent", row.percent).text("fraction", row.fraction).line());
    if (!rows.odds.empty()) object.raw("odds", odds.line());
    return object.line();
}

}  // namespace aor::report
