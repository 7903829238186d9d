#pragma once
// What every rule has: assess (situation and chart make a pool, or a refusal), throws, and resolve
// (the dice make an outcome). Nothing here throws dice or changes anything; the preview, the odds and
// the application are these same functions.

#include "core/base/result.hpp"
#include "core/chart/charts.hpp"
#include "core/dice/roll.hpp"

#include <optional>
#include <span>
#include <vector>

namespace aor {

/// What the charts make of a situation: a refusal, an automatic result, or a pool of dice.
struct Assessment {
    const Charts* charts = nullptr;                 ///< for rules that look something up in a table
    const Chart* chart = nullptr;
    Situation situation;                            ///< left-out facts filled in, derived facts established
    const RefusalRow* refusal = nullptr;            ///< a rule says no; nothing else is then set
    const AutomaticRow* automatic = nullptr;        ///< settled without dice
    Pool pool;

    // melee_bout only: the other side.
    const Chart* other_chart = nullptr;             ///< the chart whose rows both pools were made from
    const AutomaticRow* other_automatic = nullptr;
    Pool other_pool;

    [[nodiscard]] bool refused() const { return refusal != nullptr; }
    /// The dice of the main roll.
    [[nodiscard]] Throw dice() const { return {pool.sum(Of::dice), pool.sum(Of::half_dice)}; }
    /// The number to roll under, not clamped: the items of target, or, where a pool is rolled first and then one
    /// die against the number of its dice, that number (P-099).
    [[nodiscard]] int target() const {
        const int dice_first = chart->roll == RollKind::sum_then_roll_under ? pool.sum(Of::dice) : 0;
        return pool.sum(Of::target) + dice_first;
    }
    /// What is added to the face of the die.
    [[nodiscard]] int shift() const { return pool.sum(Of::die); }
};

/// Cells of a look-up table that a rule reads: every one of these rows in every one of these columns.
struct TableNeed {
    std::string_view table;
    std::span<const std::string_view> rows;
    std::span<const std::string_view> columns;
    bool counts = false;                            ///< its cells are whole numbers, none left blank
};

/// One procedure of the rulebook. Each lives in a file of its own, named for it.
struct Procedure {
    std::string_view id;

    /// Establishes the derived facts that the chart's rows look at.
    void (*establish)(const Charts&, const Chart&, Situation&) = nullptr;
    /// Makes the pool; called when no rule refuses or settles the case. The usual one: add_items.
    void (*make_pool)(const Charts&, Assessment&) = nullptr;
    /// The next dice to throw, after those already read; nothing when the roll is complete.
    std::optional<Throw> (*next_throw)(const Assessment&, std::span<const int> tallies) = nullptr;
    /// What the sum of a throw counts as: a sum, hits, the result of a table. Ways are gathered by it.
    int (*tally)(const Assessment&, std::size_t which, int sum) = nullptr;
    /// What happens.
    Outcome (*resolve)(const Assessment&, std::span<const int> tallies) = nullptr;

    /// Numbers and named result rows that the chart must have.
    std::span<const Number> numbers;
    std::span<const std::string_view> results;
    /// Cells of tables that must be there.
    std::span<const TableNeed> tables = {};
    /// Automatic rows that code applies by their id.
    std::span<const std::string_view> automatics = {};
};

/// All procedures, in the order of the public ids (tests/golden/contract.toml).
[[nodiscard]] std::span<const Procedure* const> procedures();
/// nullptr when there is none of that id.
[[nodiscard]] const Procedure* procedure_named(std::string_view id);

/// What the charts make of the situation. The procedure must have a chart (checked when they are loaded).
[[nodiscard]] Assessment assess(const Charts& charts, const Procedure& procedure, const Situation& situation);

/// The dice as they were read, and what came of them.
struct Resolution {
    std::vector<int> faces;                 ///< all, in the order taken; empty when a total was typed
    std::vector<Throw> throws;
    std::vector<int> sums;                  ///< of each throw
    Outcome outcome;
    Origin origin = Origin::typed_faces;
};

/// Takes the dice that the roll needs from a source.
[[nodiscard]] Resolution roll(const Procedure& procedure, const Assessment& assessment, DiceSource& source);

/// Typed faces: exactly as many as the roll takes, each 1 to 6, or problems at `place`.
[[nodiscard]] Result<Resolution> take_faces(const Procedure& procedure, const Assessment& assessment,
                                            std::span<const int> faces, const Place& place);

/// A typed total of whole dice, or problems at `place`.
[[nodiscard]] Result<Resolution> take_total(const Procedure& procedure, const Assessment& assessment, int total,
                                            const Place& place);

/// Refuses charts that lack a procedure's chart, a number or a result row that code asks for.
[[nodiscard]] Problems check_procedures(const Charts& charts, const std::string& folder);

// --- what most rules share ---

/// Adds the chart's lines to the pool: those that apply, and those that do not with what decided it.
void add_items(const Charts& charts, Assessment& assessment);
/// The same for some rows, in the order given, to `pool`.
void add_item(const ItemRow& row, std::uint16_t index, const Situation& situation, Pool& pool);
/// Brings the sum of dice to the row's `limit_to` if it is under (minimum) or over (maximum) it.
void add_minimum(const ItemRow& row, Pool& pool);
void add_maximum(const ItemRow& row, Pool& pool);

std::optional<Throw> throw_pool(const Assessment&, std::span<const int> tallies);     ///< the pool, once
std::optional<Throw> throw_one_die(const Assessment&, std::span<const int> tallies);  ///< one die
std::optional<Throw> throw_nothing(const Assessment&, std::span<const int> tallies);

int tally_sum(const Assessment&, std::size_t which, int sum);              ///< the sum itself
int tally_shifted(const Assessment&, std::size_t which, int sum);          ///< the die plus its shift
int tally_roll_under(const Assessment&, std::size_t which, int sum);       ///< 1: die + shift is at or under the target
int tally_hits(const Assessment&, std::size_t which, int sum);             ///< sum / sum_per_hit, rounded down

/// The chart's result row for the last tally.
Outcome resolve_by_table(const Assessment&, std::span<const int> tallies);
/// {"hits":N}
Outcome resolve_hits(const Assessment&, std::span<const int> tallies);

/// Nothing to establish.
void establish_nothing(const Charts&, const Chart&, Situation&);

/// The whole procedure where one die, with its shift, is read off the chart's result table.
[[nodiscard]] constexpr Procedure one_die_on_table(std::string_view id) {
    return {
        .id = id,
        .establish = establish_nothing,
        .make_pool = add_items,
        .next_throw = throw_one_die,
        .tally = tally_shifted,
        .resolve = resolve_by_table,
        .numbers = {},
        .results = {},
    };
}

/// The same where the die, with its shift, must be at or under the target.
[[nodiscard]] constexpr Procedure one_die_at_or_under(std::string_view id) {
    Procedure procedure = one_die_on_table(id);
    procedure.tally = tally_roll_under;
    return procedure;
}

}  // namespace aor
