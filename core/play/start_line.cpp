#include "core/play/start_line.hpp"

#include "core/play/known_army.hpp"
#include "core/play/known_facts.hpp"

#include <numeric>

namespace aor {
namespace {

constexpr std::string_view kOrdinary = "standard";
constexpr int kHundred = 100;
constexpr std::string_view kBelow = "below_threshold";

bool has_own_line(const Army& army) { return army.start_percent > 0 || (army.start_line != kOrdinary && !army.start_line.empty()); }

StartLine by_chart(const Charts& charts, const Battle& battle, const Army& army) {
    const Chart& chart = *charts.find("withdrawal");
    Situation situation;
    situation.set_scale(battle.game.scale);
    situation.set(Fact::army_condition, army.condition);
    situation.set(Fact::army_russian_on_defence, army.russian_on_defence);
    StartLine line;
    line.share = chart.number(Number::start_line, situation);
    for (const NumberRow& row : chart.numbers[static_cast<std::size_t>(Number::start_line)]) {
        if (!row.when.holds(situation)) continue;
        line.label = row.label;
        line.page = row.page;
        break;
    }
    return line;
}

}  // namespace

Threshold threshold(Castings castings, Fraction share, std::string label, std::string page) {
    Threshold line{std::move(label), std::move(page), share, 0, 0, false};
    // The smallest whole number that is no less than the share.
    const std::int64_t wanted = castings.start * share.num;
    line.at = static_cast<int>((wanted + share.den - 1) / share.den);
    line.reached = at_least(castings.lost, castings.start, share);
    line.left = line.reached ? 0 : line.at - castings.lost;
    return line;
}

std::string percent_of(Fraction share) {
    const std::int64_t num = share.num * kHundred;
    std::string text = std::to_string(num / share.den);
    if (const std::int64_t rest = num % share.den; rest != 0) {
        const std::int64_t common = std::gcd(rest, share.den);
        text += ' ' + std::to_string(rest / common) + '/' + std::to_string(share.den / common);
    }
    return text + " %";
}

std::optional<StartLine> start_line_of(const Charts& charts, const Battle& battle, const Army& army) {
    if (battle.game.in_siege) return std::nullopt;
    if (army.start_percent > 0) return StartLine{{army.start_percent, kHundred}, "losses from which this army checks", "set for it"};
    if (!has_own_line(army)) return by_chart(charts, battle, army);
    const Table* lines = charts.table("withdrawal_start_lines");
    const TableRow* row = lines != nullptr ? lines->row(army.start_line) : nullptr;
    if (row == nullptr) return by_chart(charts, battle, army);
    const Cell* percent = lines->cell(row->id, "percent", battle.game.scale);
    if (percent == nullptr || !percent->whole()) return std::nullopt;
    return StartLine{{*percent->whole(), kHundred}, row->label, row->page};
}

bool past_start_line(const Charts& charts, const Battle& battle, const Army& army) {
    const auto line = start_line_of(charts, battle, army);
    const Castings castings = withdrawal_castings(battle, army);
    return line && castings.start > 0 && at_least(castings.lost, castings.start, line->share);
}

void ask_by_own_line(const Charts& charts, const Battle& battle, const Army& army, Assessment& check) {
    if (!has_own_line(army)) return;
    const bool past = past_start_line(charts, battle, army);
    const bool held_back = check.refusal != nullptr && check.refusal->id == kBelow;
    if (past && held_back) {
        check.refusal = nullptr;
        for (const RefusalRow& row : check.chart->refusals) {
            if (row.id != kBelow && check.refusal == nullptr && row.when.holds(check.situation)) check.refusal = &row;
        }
        if (check.refusal == nullptr) procedure_named(check.chart->id)->make_pool(charts, check);
    } else if (!past && check.refusal == nullptr) {
        for (const RefusalRow& row : check.chart->refusals) {
            if (row.id == kBelow) check.refusal = &row;
        }
    }
}

}  // namespace aor
