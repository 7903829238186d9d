#pragma once
// What a battle knows of the facts that a procedure reads, so that only what stands on the table is asked.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <optional>
#include <string_view>

namespace aor {

/// Who a roll is about. `actor` is the unit or firer of the facts, `target` the opponent, target or charger.
struct Parties {
    const Unit* actor = nullptr;
    const Unit* target = nullptr;
    const Leader* leader = nullptr;
    const Army* army = nullptr;
    const Site* site = nullptr;
};

/// The parties that these ids stand for in that procedure: units, leaders, armies or sites.
[[nodiscard]] Parties parties_of(const Battle& battle, std::string_view procedure, std::string_view actor, std::string_view target);

/// How firmly a battle knows a fact.
enum class Hold : std::uint8_t {
    firm,      ///< to decide otherwise needs a reason
    stated     ///< as last stated: whoever types something else is believed
};

/// What the battle knows of a fact, and how firmly.
struct KnownFact {
    Value value;
    Hold hold = Hold::firm;
};

/// Nothing when only the table can tell.
[[nodiscard]] std::optional<KnownFact> known_fact(const Charts& charts, const Battle& battle, const Parties& parties,
                                                  const Chart& chart, const FactRow& row);

// --- what more than one reader asks of a battle ---

/// With flags and variable morale.
[[nodiscard]] int present_grade(const Charts& charts, const Unit& unit);
/// For shooting: as drawn, or one down once its own flag is lost (L754).
[[nodiscard]] int fire_grade(const Charts& charts, const Unit& unit);
/// The highest leader who touches the unit and may help it this turn; nullptr when there is none.
[[nodiscard]] const Leader* helping_leader(const Battle& battle, std::string_view unit, bool in_melee);
/// The rating that he lends in melee: his class, or the one of his own for melee.
[[nodiscard]] Rating rating_in(const Leader& leader, bool in_melee);
[[nodiscard]] bool in_melee(const Battle& battle, std::string_view unit);
/// Killed, captured or gone, and nobody has taken his post.
[[nodiscard]] bool post_vacant(const Battle& battle, std::string_view leader);

/// A whole turn without a move, a change of formation or facing: the last one before this phase 2 (P-020, P-023).
/// The cover that is told of the unit itself, or else that of the place it stands in (p 30, 36).
[[nodiscard]] Cover cover_of(const Battle& battle, const Unit& unit);
[[nodiscard]] bool sat_still(const Battle& battle, const Unit& unit);
/// A casualty or a melee in that time.
[[nodiscard]] bool was_disturbed(const Battle& battle, const Unit& unit);

/// Castings in the front rank, the second, and behind.
struct Ranks {
    int front = 0;
    int second = 0;
    int rear = 0;
    bool operator==(const Ranks&) const = default;
};
[[nodiscard]] Ranks ranks_of(const Unit& unit);

/// Number of a phase by the row of the sequence of play: phase_named(charts, "small_arms") is 8; 0 when there is none.
[[nodiscard]] int phase_named(const Charts& charts, std::string_view row);
/// The row of the phase that is being played.
[[nodiscard]] std::string_view phase_row(const Charts& charts, int phase);

}  // namespace aor
