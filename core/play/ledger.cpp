#include "core/play/ledger.hpp"

#include "core/battle/name_shown.hpp"
#include "core/chart/open_end.hpp"
#include "core/play/known_army.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/ledger_chances.hpp"
#include "core/play/ledger_dice.hpp"

#include <algorithm>

namespace aor {
namespace {

constexpr std::string_view kProcedure = "withdrawal";
constexpr std::string_view kBelow = "below_threshold";

void add(Castings& sum, const Castings& more) {
    sum.start += more.start;
    sum.lost += more.lost;
}

UnitLosses losses_of(const Charts& charts, const Battle& battle, const Unit& unit) {
    UnitLosses losses;
    losses.unit = unit.id;
    losses.name = name_shown(unit);
    losses.gone = is_lost(unit);
    losses.castings = {unit.castings_start, losses.gone ? unit.castings_start : unit.castings_start - unit.castings};
    losses.pending = losses.gone ? 0 : pending_losses(battle, unit.id);
    const Chart& morale = *charts.find("morale");
    Situation situation;
    situation.set_scale(battle.game.scale);
    for (const Number number : {Number::lost_quarter, Number::lost_half, Number::lost_three_quarters}) {
        const NumberRow& row = morale.numbers[static_cast<std::size_t>(number)].back();
        const Fraction share = morale.number(number, situation);
        losses.marks.push_back(threshold(losses.castings, share, percent_of(share), row.page));
    }
    return losses;
}

// RULING R-121: all castings, gunners and reinforcements too; leaders not.
std::vector<BrigadeLosses> brigades_of(const Charts& charts, const Battle& battle, const Army& army) {
    std::vector<BrigadeLosses> brigades;
    const auto group = [&](const BrigadeId& id) -> BrigadeLosses& {
        for (BrigadeLosses& brigade : brigades) {
            if (brigade.brigade == id) return brigade;
        }
        const Brigade* record = battle.brigade(id);
        return brigades.emplace_back(BrigadeLosses{id, record != nullptr ? name_shown(*record) : std::string(id), {}, {}});
    };
    for (const Brigade& brigade : battle.brigades) {
        if (brigade.army == army.id && !brigade.dissolved) group(brigade.id);
    }
    for (const Unit& unit : battle.units) {
        if (counts_for(unit) != army.id || unit.presence == Presence::struck_off) continue;
        BrigadeLosses& brigade = group(unit.brigade);
        brigade.units.push_back(losses_of(charts, battle, unit));
        add(brigade.castings, brigade.units.back().castings);
    }
    std::erase_if(brigades, [](const BrigadeLosses& brigade) { return brigade.units.empty(); });
    return brigades;
}

void fill_in_lines(const Charts& charts, const Battle& battle, const Army& army, ArmyLedger& ledger) {
    const Chart& chart = *charts.find(kProcedure);
    if (const auto line = start_line_of(charts, battle, army)) ledger.start_line = threshold(ledger.counted, line->share, line->label, line->page);
    ledger.past_start_line = past_start_line(charts, battle, army);
    Situation situation;
    situation.set_scale(battle.game.scale);
    const NumberRow& ordinary = chart.numbers[static_cast<std::size_t>(Number::start_line)].back();
    ledger.lines.push_back(threshold(ledger.counted, ordinary.value, percent_of(ordinary.value), ordinary.page));
    for (const Number number : {Number::lost_30, Number::lost_40, Number::lost_50}) {
        const Fraction share = chart.number(number, situation);
        ledger.lines.push_back(threshold(ledger.counted, share, percent_of(share), chart.numbers[static_cast<std::size_t>(number)].back().page));
    }
    const Table* others = charts.table("withdrawal_start_lines");
    if (others == nullptr) return;
    for (const TableRow& row : others->rows) {
        const Cell* percent = others->cell(row.id, "percent", battle.game.scale);
        if (percent == nullptr || !percent->whole()) continue;
        ledger.other_lines.push_back(threshold(ledger.counted, {*percent->whole(), 100}, row.label, row.page));
    }
}

void fill_in_check(const Charts& charts, const Battle& battle, const Army& army, const Log* log, ArmyLedger& ledger) {
    const Posed check = withdrawal_as_it_stands(charts, battle, army.id);
    if (!check.problems.none()) {
        ledger.cannot = check.problems[0].text;
        return;
    }
    if (check.assessment.refused()) {
        ledger.cannot = check.assessment.refusal->label;
        return;
    }
    ledger.pool = check.assessment.dice();
    ledger.no_dice = check.assessment.automatic != nullptr;
    ledger.dice = dice_with_events(charts, battle, army, check.assessment, log);
    const Odds odds = odds_of(*check.procedure, check.assessment);
    ledger.if_checked = {0, odds.of()};
    for (const Chance& chance : odds.chances) {
        if (chance.outcome.is("withdraws")) ledger.if_checked.ways += chance.ways;
    }
}

CheckRule check_rule(const Charts& charts) {
    CheckRule check;
    check.phase = phase_named(charts, kProcedure);
    const Table* phases = charts.table("sequence_of_play");
    if (const TableRow* row = phases != nullptr ? phases->row(kProcedure) : nullptr) {
        check.phase_label = row->label;
        check.page = row->page;
    }
    for (const ResultRow& row : charts.find(kProcedure)->results) {
        const std::optional<int> to = row.to < kOpenEnd ? std::optional(row.to) : std::nullopt;
        check.bands.push_back({row.from, to, row.label, row.page, row.outcome.is("withdraws")});
    }
    std::stable_sort(check.bands.begin(), check.bands.end(), [](const CheckBand& a, const CheckBand& b) { return a.from < b.from; });
    return check;
}

}  // namespace

const ArmyLedger* Ledger::army(std::string_view id) const {
    for (const ArmyLedger& one : armies) {
        if (one.army == id) return &one;
    }
    return nullptr;
}

Posed withdrawal_as_it_stands(const Charts& charts, const Battle& battle, std::string_view army) {
    Intent intent;
    intent.verb = "do";
    intent.procedure = kProcedure;
    intent.actor = army;
    intent.lines_overruled.push_back({std::string(kBelow), "no", "as it would stand"});
    Performance asking(charts, battle, intent, 0, nullptr, Performance::Mode::preview);
    return asking.pose(kProcedure, army, "");
}

Ledger ledger(const Charts& charts, const Battle& battle, const Log* log) {
    Ledger ledger;
    ledger.check = check_rule(charts);
    for (const Army& army : battle.armies) {
        ArmyLedger& own = ledger.armies.emplace_back();
        own.army = army.id;
        own.name = name_shown(army);
        own.side = side_of(battle, army.id);
        own.castings = castings_of(battle, army.id);
        own.counted = withdrawal_castings(battle, army);
        own.brigades = brigades_of(charts, battle, army);
        for (const BrigadeLosses& brigade : own.brigades) {
            for (const UnitLosses& unit : brigade.units) own.pending += unit.pending;
        }
        own.has_left = army.withdrew_turn > 0;
        own.made_this_turn = this_turn(battle, army.withdrawal_turn);
        fill_in_lines(charts, battle, army, own);
        fill_in_check(charts, battle, army, log, own);
    }
    fill_in_chances(battle, ledger);
    return ledger;
}

}  // namespace aor
