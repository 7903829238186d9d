#include "core/rules/withdrawal.hpp"

#include <array>

namespace aor {
namespace {

constexpr std::array kNumbers = {Number::start_line,     Number::lost_30,        Number::lost_40,
                                 Number::lost_50,        Number::leader_class_1, Number::leader_class_2,
                                 Number::leader_class_3, Number::flag_share,     Number::halved_from};

constexpr std::string_view kTable = "objective_values";
constexpr std::array<std::string_view, 1> kColumns = {"dice"};
const std::array<TableNeed, 1> kTables = {TableNeed{kTable, words_of(Kind::objectives), kColumns, true}};
constexpr std::array<std::string_view, 1> kAutomatics = {"no_dice"};

// RULING R-121: castings of the whole army, gunners and reinforcements too, leaders not; the referee counts them.
void establish_losses_of_army(const Chart& chart, Situation& s) {
    const auto lost = [&](Number share) {
        return at_least(s.number(Fact::army_castings_lost), s.number(Fact::army_castings_start), chart.number(share, s));
    };
    s.set(Fact::army_under_start_line, !lost(Number::start_line));
    s.set(Fact::army_lost_30, lost(Number::lost_30));
    s.set(Fact::army_lost_40, lost(Number::lost_40));
    s.set(Fact::army_lost_50, lost(Number::lost_50));
}

// RULING R-126: in a large Enlightened Slaughter battle flags and batteries count in pairs, an odd one is dropped.
// RULING R-127: a battery retaken counts for whoever holds it now.
void establish_trophies(const Chart& chart, Situation& s) {
    s.set(Fact::army_in_large_battle, s.number(Fact::strength_points) >= chart.number(Number::halved_from, s).whole());
    const Fraction share = chart.number(Number::flag_share, s);
    const auto counted = [&](Fact flags, Fact batteries) {
        return static_cast<std::int32_t>((s.number(flags) + s.number(batteries)) * share.num / share.den);
    };
    s.set(Fact::army_flags_and_batteries_lost, counted(Fact::army_flags_lost, Fact::army_batteries_lost));
    s.set(Fact::army_flags_and_batteries_taken, counted(Fact::army_flags_taken, Fact::army_batteries_taken));
}

// RULING R-118: enemy leaders count when they are captured, or killed as well.
// RULING R-119: a class 3 leader is worth his class, as the chart says.
void establish_leaders(const Chart& chart, Situation& s) {
    const auto worth = [&](Fact class_1, Fact class_2, Fact class_3) {
        return s.number(class_1) * chart.number(Number::leader_class_1, s).whole() +
               s.number(class_2) * chart.number(Number::leader_class_2, s).whole() +
               s.number(class_3) * chart.number(Number::leader_class_3, s).whole();
    };
    int enemies = worth(Fact::enemy_class_1_leaders_captured, Fact::enemy_class_2_leaders_captured, Fact::enemy_class_3_leaders_captured);
    int enemy_halves = s.number(Fact::enemy_half_die_leaders_captured);
    if (s.ruling(Ruling::R_118) == choice(Ruling::R_118, "chart")) {
        enemies += worth(Fact::enemy_class_1_leaders_killed, Fact::enemy_class_2_leaders_killed, Fact::enemy_class_3_leaders_killed);
        enemy_halves += s.number(Fact::enemy_half_die_leaders_killed);
    }
    s.set(Fact::army_leaders_lost, worth(Fact::army_class_1_leaders_lost, Fact::army_class_2_leaders_lost, Fact::army_class_3_leaders_lost));
    s.set(Fact::enemy_leaders, enemies);
    s.set(Fact::enemy_half_die_leaders, enemy_halves);
}

// RULING R-122: an objective stays lost or gained until that is reversed; the referee keeps the lists.
int worth_of(const Charts& charts, const Situation& s, Fact list) {
    const Table& values = *charts.table(kTable);
    const auto words = words_of(Kind::objectives);
    const ObjectiveCounts& counts = s.objectives(list);
    int dice = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        dice += counts[i] * values.cell(words[i], kColumns[0], s.scale())->whole().value_or(0);
    }
    return dice;
}

const AutomaticRow* row_named(const Chart& chart, std::string_view id) {
    for (const AutomaticRow& row : chart.automatics) {
        if (row.id == id) return &row;
    }
    return nullptr;
}

// The lines before any half-dice are paired.
Pool unpaired(const Chart& chart, const Situation& s) {
    Pool pool;
    for (std::size_t i = 0; i < chart.items.size(); ++i) {
        if (chart.items[i].per != Fact::army_paired_halves) add_item(chart.items[i], static_cast<std::uint16_t>(i), s, pool);
    }
    return pool;
}

// Two half-dice are a whole one. Halves below nothing borrow a whole die (C-20).
// RULING R-117: halves are added up in pairs, an odd one is rolled as a half-die.
int pairs(int halves) { return (halves - (halves < 0 ? 1 : 0)) / 2; }

// RULING R-124: units that pursued off the enemy baseline count; carried by the line of units_off_enemy_baseline.
void establish(const Charts& charts, const Chart& chart, Situation& s) {
    establish_losses_of_army(chart, s);
    establish_trophies(chart, s);
    establish_leaders(chart, s);
    s.set(Fact::army_objective_dice_lost, worth_of(charts, s, Fact::army_objectives_lost));
    s.set(Fact::army_objective_dice_gained, worth_of(charts, s, Fact::army_objectives_gained));
    s.set(Fact::army_paired_halves, pairs(unpaired(chart, s).sum(Of::half_dice)));
}

// RULING R-120: without any dice there is no roll and the army stays.
void make_pool(const Charts& charts, Assessment& a) {
    a.pool = unpaired(*a.chart, a.situation);
    const Throw dice = a.dice();
    if (2 * dice.whole + dice.half <= 0) {
        a.automatic = row_named(*a.chart, kAutomatics[0]);
        return;
    }
    a.pool = {};
    add_items(charts, a);
}

}  // namespace

const Procedure withdrawal = {
    .id = "withdrawal",
    .establish = establish,
    .make_pool = make_pool,
    .next_throw = throw_pool,
    .tally = tally_sum,
    .resolve = resolve_by_table,
    .numbers = kNumbers,
    .results = {},
    .tables = kTables,
    .automatics = kAutomatics,
};

}  // namespace aor
