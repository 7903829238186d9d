#include "core/report/entry_words.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/fact_values.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/intent_words.hpp"
#include "core/report/recorded_roll.hpp"
#include "core/report/words.hpp"

#include <algorithm>
#include <span>

namespace aor::report {
namespace {

std::vector<LineRow> line_rows(const std::vector<ItemTaken>& items) {
    std::vector<LineRow> rows;
    for (const ItemTaken& item : items) rows.push_back({words_of_amount(item.amount, item.of), item.label, page_in_words(item.page), item.reason});
    return rows;
}

int dice_in(const std::vector<ItemTaken>& items) { return pool_in(items).count(); }

std::string faces_of(std::span<const int> faces) {
    std::string out;
    for (const int face : faces) out += (out.empty() ? "" : " ") + std::to_string(face);
    return out;
}

/// "3 4 = 7", "4", "4, +1 = 5", "3 3, then 2"
std::string one_throw(std::span<const int> faces, std::size_t in_first, int sum, int shift) {
    const std::span<const int> first = faces.first(std::min(in_first, faces.size()));
    std::string out = faces_of(first);
    if (shift != 0) out += ", " + with_sign(shift);
    if (first.size() > 1 || shift != 0) out += " = " + std::to_string(sum + shift);
    if (faces.size() > first.size()) out += ", then " + faces_of(faces.subspan(first.size()));
    return out;
}

std::string dice_of(const Charts& charts, const Rolled& rolled) {
    if (rolled.origin == Origin::typed_total) {
        std::string out;
        for (const int sum : rolled.sums) out += (out.empty() ? "" : " against ") + std::to_string(sum);
        return out.empty() ? out : out + " in all";
    }
    const std::span<const int> faces(rolled.faces);
    if (faces.empty()) return "";
    const Chart* chart = charts.find(rolled.procedure);
    const bool one_by_one = chart != nullptr && (chart->roll == RollKind::both_dice || chart->roll == RollKind::roll_under_or_both_dice);
    if (one_by_one && faces.size() > 1) return faces_of(faces);
    const auto mine = static_cast<std::size_t>(dice_in(rolled.items));
    const auto theirs = static_cast<std::size_t>(dice_in(rolled.other_items));
    if (!rolled.other_items.empty() || (chart != nullptr && chart->roll == RollKind::two_sums)) {
        // Each side's dice in turn; a side without dice has none.
        if (mine + theirs != faces.size()) return faces_of(faces);
        const int first = add_up(pool_in(rolled.items), faces.first(mine));
        const int second = add_up(pool_in(rolled.other_items), faces.subspan(mine));
        const std::string left = mine > 0 ? one_throw(faces.first(mine), mine, first, 0) : "no dice";
        const std::string right = theirs > 0 ? one_throw(faces.subspan(mine), theirs, second, 0) : "no dice";
        return left + " against " + right;
    }
    const int sum = rolled.sums.empty() ? 0 : rolled.sums.front();
    const std::size_t in_first = rolled.sums.size() > 1 && mine > 0 ? mine : rolled.sums.size() > 1 ? 1 : faces.size();
    return one_throw(faces, in_first, sum, sum_of(rolled.items, Of::die));
}

std::string name_of_party(const Battle& battle, std::string_view id) {
    for (const Thing thing : {Thing::unit, Thing::leader, Thing::army, Thing::site}) {
        if (battle.has(thing, id)) return name_shown(battle, thing, id);
    }
    return std::string(id);
}

/// What the decision did otherwise than the record, the chart or the list of duties has it.
std::vector<std::string> otherwise(const Entry& entry) {
    std::vector<std::string> out;
    const auto add = [&](std::string said, const std::string& reason) {
        if (!reason.empty()) said += ": " + reason;
        if (std::find(out.begin(), out.end(), said) == out.end()) out.push_back(std::move(said));
    };
    for (const Rolled& rolled : entry.rolls) {
        for (const FactTaken& fact : rolled.facts) {
            if (fact.source == FactSource::overruled) add(fact.name + " = " + typed_text(fact.value) + ", against the record", fact.reason);
        }
        if (!rolled.refused.empty()) add("against a rule that says no (" + rolled.refused + ')', "");
    }
    for (const Overruled& line : entry.intent.lines_overruled) {
        add((line.value == "yes" ? "the line \"" : "without the line \"") + line.name + '"' + (line.value == "yes" ? " counts" : ""), line.reason);
    }
    return out;
}

}  // namespace

RollRow roll_row(const Charts& charts, const Battle& names, const Rolled& rolled) {
    RollRow row;
    row.procedure = rolled.procedure;
    const Chart* chart = charts.find(rolled.procedure);
    row.title = chart != nullptr ? chart->title : spaced(rolled.procedure);
    if (chart != nullptr) row.page = chart->page;
    row.who = name_of_party(names, rolled.actor);
    row.whom = name_of_party(names, rolled.target);
    row.lines = line_rows(rolled.items);
    row.other_lines = line_rows(rolled.other_items);
    if (!rolled.automatic.empty()) {
        row.no_dice = spaced(rolled.automatic);
        if (chart != nullptr) {
            for (const AutomaticRow& rule : chart->automatics) {
                if (rule.id == rolled.automatic) row.no_dice = with_page(rule.label, rule.page);
            }
        }
    }
    row.dice = dice_of(charts, rolled);
    if (rolled.origin == Origin::program && !rolled.faces.empty()) row.origin = "rolled by the program";
    row.result = rolled.say;
    for (const FactTaken& fact : rolled.facts) row.facts.push_back({fact.name, typed_text(fact.value), fact.source, fact.reason});
    return row;
}

EntryRow entry_row(const Charts& charts, const Battle& names, const Entry& entry, bool stands) {
    EntryRow row;
    row.number = entry.number;
    row.turn = entry.turn;
    row.phase = entry.phase;
    row.moment = std::to_string(entry.turn) + '.' + std::to_string(entry.phase);
    row.at = entry.at;
    row.kind = entry.kind;
    row.of = entry.of;
    row.stands = stands;
    row.say = entry.say;
    row.reason = entry.intent.reason;
    row.typed = line_of(entry.intent);
    for (const Rolled& rolled : entry.rolls) row.rolls.push_back(roll_row(charts, names, rolled));
    for (const Event& event : entry.events) {
        // "Turn 3, phase 2: Rally" stands in "Turn 3, phase 2: Rally. Still owed: ...".
        if (!event.say.empty() && !entry.say.starts_with(event.say)) row.events.push_back(event.say);
    }
    row.otherwise = otherwise(entry);
    for (const Entry& mended : entry.instead) row.mended.push_back(mended.number);
    return row;
}

std::string words_of_roll(const RollRow& row, Ink ink, std::string_view indent) {
    std::string out;
    const auto line = [&](const std::string& text) { out += std::string(indent) + text + '\n'; };
    line(ink.bold(on_one_line(row.title)) + (row.page.empty() ? "" : " (" + page_in_words(row.page) + ")") +
         (row.who.empty() ? "" : ", " + on_one_line(row.who)) + (row.whom.empty() ? "" : " - " + on_one_line(row.whom)));
    const auto lines = [&](const std::vector<LineRow>& items) {
        std::vector<std::vector<std::string>> cells;
        for (const LineRow& item : items) {
            cells.push_back({item.amount, on_one_line(item.label), item.page, item.reason.empty() ? "" : "ticked by hand: " + on_one_line(item.reason)});
        }
        for (const std::string& text : in_columns(cells, std::string(indent) + "  ")) out += text + '\n';
    };
    lines(row.lines);
    if (!row.other_lines.empty()) {
        line("  against");
        lines(row.other_lines);
    }
    std::string facts;
    for (const FactSaid& fact : row.facts) {
        if (fact.source == FactSource::known) continue;
        facts += (facts.empty() ? "" : ", ") + fact.name + '=' + fact.value + (fact.source == FactSource::overruled ? " (overruled: " + fact.reason + ")" : "");
    }
    if (!facts.empty()) line("  told: " + on_one_line(facts));
    if (!row.no_dice.empty()) line("  no dice: " + on_one_line(row.no_dice));
    if (!row.dice.empty()) line("  dice: " + row.dice + (row.origin.empty() ? "" : " (" + row.origin + ")"));
    if (!row.result.empty()) line("  " + ink.bold(on_one_line(row.result)));
    return out;
}

std::string words_of_entry(const EntryRow& row, Detail detail, Ink ink) {
    std::string kind;
    if (row.kind == EntryKind::note) kind = "Note" + std::string(row.of > 0 ? " on " + std::to_string(row.of) : "") + ": ";
    const std::string head = std::to_string(row.number) + "  " + row.moment + "  ";
    const std::string said = kind + on_one_line(row.say) + (row.stands ? "" : " (undone)");
    std::string out = head + (row.stands ? said : ink.dim(said)) + '\n';
    if (detail == Detail::sentence) return out;
    const std::string indent(head.size(), ' ');
    if (detail == Detail::everything) {
        if (!row.at.empty()) out += indent + "at " + on_one_line(row.at) + '\n';
        for (const RollRow& roll : row.rolls) out += words_of_roll(roll, ink, indent);
    }
    for (const std::string& event : row.events) out += indent + on_one_line(event) + '\n';
    for (const std::string& other : row.otherwise) out += indent + "decided otherwise: " + on_one_line(other) + '\n';
    return out;
}

}  // namespace aor::report
