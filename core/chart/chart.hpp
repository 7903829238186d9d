#pragma once
// A chart: what the book prints for one procedure - its facts, its lines of dice, its limits, refusals and
// results - as loaded from charts/<procedure>.toml. See charts/README.md for the form of the files.

#include "core/base/problem.hpp"
#include "core/chart/condition.hpp"
#include "core/dice/outcome.hpp"
#include "core/dice/pool.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace aor {

/// A number that code compares with or divides by ("a quarter", "12 to a hit", "10 inches").
enum class Number : std::uint8_t {
#define AOR_NUMBER(name, least, most) name,
#include "core/chart/numbers.def"
#undef AOR_NUMBER
};
inline constexpr std::size_t kNumberCount = 0
#define AOR_NUMBER(name, least, most) +1
#include "core/chart/numbers.def"
#undef AOR_NUMBER
    ;
[[nodiscard]] std::string_view name_of(Number number);
[[nodiscard]] std::optional<Number> number_named(std::string_view name);

/// The least and the most that a whole number may be: what keeps the rules able to divide and count.
struct Bounds {
    int least = 0;
    int most = 0;
};
[[nodiscard]] Bounds bounds_of(Number number);

/// A fraction as printed: a quarter is 1/4, a count is n/1, a distance ten-thousandths of an inch over 1.
struct Fraction {
    std::int64_t num = 0;
    std::int64_t den = 1;
    [[nodiscard]] int whole() const { return static_cast<int>(num / den); }
    [[nodiscard]] Inches inches() const { return Inches::parts(static_cast<std::int32_t>(num)); }
};

/// part/whole is at least the fraction, compared without rounding.
[[nodiscard]] constexpr bool at_least(std::int64_t part, std::int64_t whole, Fraction fraction) {
    return part * fraction.den >= whole * fraction.num;
}

/// A fact that the procedure reads: how it may be given and what it means.
struct FactRow {
    Fact fact{};
    Kind kind = Kind::boolean;              ///< as this chart reads it
    std::int32_t min = 0;                   ///< integers and inches (ten-thousandths)
    std::int32_t max = 0;
    std::vector<std::string> values;        ///< words in the order of the public ids
    std::uint64_t allowed = 0;              ///< the same as bits
    std::optional<std::int32_t> fallback;   ///< `default`
    bool optional = false;
    std::optional<Fact> absent_is;          ///< an optional fact left out is this one
    std::string absent;                     ///< in words
    std::string meaning;
    std::string page;
    std::vector<std::string> rulings;
    [[nodiscard]] bool required() const { return !fallback && !optional; }
};

/// A chart line: so many dice (or pips) for so many facts.
struct ItemRow {
    std::string id;
    std::string label;
    std::string page;
    Of of = Of::dice;
    int amount = 0;
    std::optional<Fact> per;                 ///< amount times this count
    std::optional<Slot> by;                  ///< the amount is the one of this fact's word
    std::array<int, 12> amounts{};
    std::optional<int> limit_to;             ///< a minimum or maximum: what the sum is brought to
    std::string group;                       ///< melee: "common" before the split, else the opponent's
    bool alone = false;                      ///< exempt from the chart's `every_item` conditions
    bool placeholder = false;                ///< not printed in our copy of the book
    When when;
    std::vector<std::string> rulings;
    Place place;

    /// The amount for this situation, whether or not the row applies.
    [[nodiscard]] int amount_for(const Situation& situation) const {
        if (by) {
            const std::int32_t value = situation.raw(*by);
            return value >= 0 && value < static_cast<std::int32_t>(amounts.size()) ? amounts[static_cast<std::size_t>(value)] : 0;
        }
        return per ? amount * situation.number(*per) : amount;
    }
};

/// A row of a result table: which reading gives which outcome.
struct ResultRow {
    std::string name;          ///< for rows that code picks by name
    bool answers = false;      ///< a reading leads here (a row may have a name besides)
    int from = 0;              ///< readings from..to, ends included
    int to = 0;
    int then_dice = 0;         ///< dice thrown after this reading
    When when;
    Outcome outcome;           ///< rank: the row's place in the file
    std::string label;         ///< the outcome as words for the table
    std::string page;
    Place place;
};

/// A rule that settles the case without dice.
struct AutomaticRow {
    std::string id;
    std::string label;
    std::string page;
    When when;
    Outcome outcome;
    std::vector<std::string> rulings;
    Place place;
};

/// A rule that says no, and which.
struct RefusalRow {
    std::string id;
    std::string label;
    std::string page;
    When when;
    std::vector<std::string> rulings;
    Place place;
};

/// What facts may not say together.
struct ConstraintRow {
    std::string text;
    std::optional<Fact> less;      ///< less <= than (or < than when strict)
    std::optional<Fact> than;
    bool strict = false;
    When when;                     ///< otherwise: must hold
    Fact blames{};                 ///< the fact whose place is named
};

/// One value of a number; the first whose conditions hold is in force.
struct NumberRow {
    Fraction value;
    bool in_inches = false;
    std::string label;
    std::string page;
    When when;
    Place place;
};

/// How dice are read; the names are public ids.
enum class RollKind : std::uint8_t {
    sum, two_sums, sum_then_roll_under, roll_under, both_dice, roll_under_or_both_dice, table, table_with_follow_ups, none
};
[[nodiscard]] std::string_view name_of(RollKind kind);
/// Its dice, or some of them, are read against a number that they must not exceed.
[[nodiscard]] constexpr bool rolls_under(RollKind kind) {
    return kind == RollKind::roll_under || kind == RollKind::roll_under_or_both_dice || kind == RollKind::sum_then_roll_under;
}

/// A procedure's chart: what it asks, which lines count when, how the dice are read.
class Chart {
public:
    std::string id;
    std::string title;
    std::string page;
    std::string reading;           ///< how the dice are read, in words
    RollKind roll = RollKind::none;
    bool total_allowed = false;
    std::vector<FactRow> facts;
    std::vector<ItemRow> items;
    std::vector<AutomaticRow> automatics;
    std::vector<RefusalRow> refusals;
    std::vector<ResultRow> results;
    int lowest_reading = 0;        ///< the ends of the result table; what lies beyond reads as its end
    int highest_reading = 1;
    std::vector<ConstraintRow> constraints;
    std::array<std::vector<NumberRow>, kNumberCount> numbers;
    std::vector<std::string> notes;

    [[nodiscard]] const FactRow* find(Fact fact) const;
    /// The number in force. Every number that a procedure needs is checked when the chart is loaded.
    [[nodiscard]] Fraction number(Number number, const Situation& situation) const;
    /// The result row for a reading; every reading that can come up is checked when the chart is loaded.
    [[nodiscard]] const ResultRow& result_for(int read, const Situation& situation) const;
    [[nodiscard]] const ResultRow& result_named(std::string_view name, const Situation& situation) const;
    [[nodiscard]] const ItemRow* item(std::string_view item_id) const;
};

}  // namespace aor
