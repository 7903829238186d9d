#include "core/rules/melee_bout.hpp"

#include "core/rules/melee.hpp"
#include "core/rules/melee_split.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace aor {
namespace {

// Every fact that a unit has of its own.
constexpr std::pair<Fact, Fact> kBothSides[] = {
    {Fact::unit_grade, Fact::opponent_grade},
    {Fact::unit_arm, Fact::opponent_arm},
    {Fact::unit_formation, Fact::opponent_formation},
    {Fact::unit_state, Fact::opponent_state},
    {Fact::unit_front_rank, Fact::opponent_front_rank},
    {Fact::unit_second_rank, Fact::opponent_second_rank},
    {Fact::unit_rear_ranks, Fact::opponent_rear_ranks},
    {Fact::unit_frontage, Fact::opponent_frontage},
    {Fact::unit_leader, Fact::opponent_leader},
    {Fact::unit_exceptional_commander, Fact::opponent_exceptional_commander},
    {Fact::unit_charged, Fact::opponent_charged},
    {Fact::unit_charge_distance, Fact::opponent_charge_distance},
    {Fact::unit_fatigued, Fact::opponent_fatigued},
    {Fact::unit_charge_style, Fact::opponent_charge_style},
    {Fact::unit_charged_downhill, Fact::opponent_charged_downhill},
    {Fact::unit_uphill, Fact::opponent_uphill},
    {Fact::unit_lance, Fact::opponent_lance},
    {Fact::unit_pikes, Fact::opponent_pikes},
    {Fact::unit_shield, Fact::opponent_shield},
    {Fact::unit_loose_order, Fact::opponent_loose_order},
    {Fact::unit_grenades, Fact::opponent_grenades},
    {Fact::unit_american_indian, Fact::opponent_american_indian},
    {Fact::unit_bloodlust, Fact::opponent_bloodlust},
    {Fact::unit_retired, Fact::opponent_retired},
    {Fact::unit_cover, Fact::opponent_cover},
    {Fact::unit_against, Fact::opponent_against},
    {Fact::unit_opponents, Fact::opponent_opponents},
    {Fact::unit_remainder_here, Fact::opponent_remainder_here},
    {Fact::unit_shared, Fact::opponent_shared},
    {Fact::unit_half_die_here, Fact::opponent_half_die_here},
};

Situation changed_over(const Situation& s) {
    Situation other = s;
    for (const auto& [unit, opponent] : kBothSides) {
        other.set(unit, s.number(opponent));
        other.set(opponent, s.number(unit));
    }
    return other;
}

const Chart& lines_of(const Charts& charts) { return *charts.find(melee.id); }

void establish(const Charts& charts, const Chart&, Situation& s) {
    const Chart& lines = lines_of(charts);
    // Here both fronts are known, stated or not.
    establish_frontage(lines, s);
    Situation other = changed_over(s);
    establish_frontage(lines, other);
    s.set(Fact::opponent_frontage, other.number(Fact::unit_frontage));

    melee.establish(charts, lines, s);
    other = as_the_opponent_sees_it(charts, s);
    s.set(Fact::opponent_remainder_too_large, other.is(Fact::unit_remainder_too_large));
}

const AutomaticRow* settled(const Chart& lines, const Situation& s) {
    const auto row = std::find_if(lines.automatics.begin(), lines.automatics.end(), [&](const AutomaticRow& r) {
        return !r.when.all.empty() && r.when.holds(s);
    });
    return row != lines.automatics.end() ? &*row : nullptr;
}

void make_pool(const Charts& charts, Assessment& a) {
    const Chart& lines = lines_of(charts);
    const Situation other = as_the_opponent_sees_it(charts, a.situation);
    a.other_chart = &lines;
    a.automatic = settled(lines, a.situation);
    a.other_automatic = settled(lines, other);
    if (a.automatic == nullptr) a.pool = dice_of_one_side(lines, a.situation);
    if (a.other_automatic == nullptr) a.other_pool = dice_of_one_side(lines, other);
}

// The unit's dice, then the opponent's; a side that does not fight back has no throw.
std::optional<Throw> next_throw(const Assessment& a, std::span<const int> tallies) {
    std::size_t thrown = tallies.size();
    if (a.automatic == nullptr) {
        if (thrown == 0) return a.dice();
        --thrown;
    }
    if (a.other_automatic == nullptr && thrown == 0) {
        return Throw{a.other_pool.sum(Of::dice), a.other_pool.sum(Of::half_dice)};
    }
    return std::nullopt;
}

int tally(const Assessment& a, std::size_t, int sum) {
    return sum / a.other_chart->number(Number::sum_per_hit, a.situation).whole();
}

int castings_lost(const Situation& s, int hits, Fact front, Fact second, Fact rear) {
    return std::min(hits, s.number(front) + s.number(second) + s.number(rear));
}

// The castings that fall are at most those that are there; who won is counted by the hits (C-24).
// RULING R-115: no hits on both sides is a draw like any other.
Outcome resolve(const Assessment& a, std::span<const int> tallies) {
    std::size_t at = 0;
    const int by_unit = a.automatic != nullptr ? a.automatic->outcome.number("hits") : tallies[at++];
    const int by_opponent = a.other_automatic != nullptr ? a.other_automatic->outcome.number("hits") : tallies[at];
    const Situation& s = a.situation;
    const int unit_lost =
        castings_lost(s, by_opponent, Fact::unit_front_rank, Fact::unit_second_rank, Fact::unit_rear_ranks);
    const int opponent_lost =
        castings_lost(s, by_unit, Fact::opponent_front_rank, Fact::opponent_second_rank, Fact::opponent_rear_ranks);
    const int difference = std::abs(by_unit - by_opponent);
    const int place = by_unit > by_opponent ? 0 : by_unit == by_opponent ? 1 : 2;
    constexpr std::string_view kWinners[] = {"unit", "draw", "opponent"};

    // Listed by losses, winner and difference, each well under 10,000.
    Outcome outcome(((std::int64_t{unit_lost} * 10'000 + opponent_lost) * 10 + place) * 10'000 + difference);
    outcome.add("unit_lost", unit_lost);
    outcome.add("opponent_lost", opponent_lost);
    outcome.add("winner", kWinners[place]);
    outcome.add("difference", difference);
    return outcome;
}

}  // namespace

Situation as_the_opponent_sees_it(const Charts& charts, const Situation& situation) {
    Situation other = changed_over(situation);
    melee.establish(charts, lines_of(charts), other);
    return other;
}

const Procedure melee_bout = {
    .id = "melee_bout",
    .establish = establish,
    .make_pool = make_pool,
    .next_throw = next_throw,
    .tally = tally,
    .resolve = resolve,
    .numbers = {},
    .results = {},
};

}  // namespace aor
