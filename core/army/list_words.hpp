#pragma once
// The small words of an army list: a share of percents, the faces of a die, a date, a troop code, and the closed lists
// of traits and conditions.

#include "core/base/problem.hpp"
#include "core/base/value.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// "65-80", "15", "Up to 12" (0-12): percents, units, or the faces of a die.
struct Span {
    int from = 0;
    int to = 0;
    [[nodiscard]] bool open() const { return from != to; }
    [[nodiscard]] bool holds(int number) const { return number >= from && number <= to; }
    [[nodiscard]] std::string text() const;
    bool operator==(const Span&) const = default;

    /// "15" or "65-80", each end within 0..most.
    [[nodiscard]] static std::optional<Span> read(std::string_view text, int most);
};

/// A month: dated footnotes begin with a year (1759) or in one (May 1778).
class Month {
public:
    constexpr Month() = default;
    static constexpr Month of(int year, int month = 1) { return Month(year * 12 + month - 1); }
    [[nodiscard]] constexpr int year() const { return number_ / 12; }
    [[nodiscard]] constexpr int month() const { return number_ % 12 + 1; }
    constexpr auto operator<=>(const Month&) const = default;

private:
    explicit constexpr Month(int number) : number_(number) {}
    int number_ = 0;
};

/// Some months or years: "1759-1763", "1759-", "-1708", "1778-05 to 1783". An end without a month is the whole year.
struct Period {
    Month from = Month::of(0);
    Month to = Month::of(9999, 12);
    [[nodiscard]] bool always() const { return from == Month::of(0) && to == Month::of(9999, 12); }
    [[nodiscard]] bool overlaps(const Period& other) const { return from <= other.to && other.from <= to; }
    [[nodiscard]] bool covers(const Period& other) const { return from <= other.from && to >= other.to; }
    [[nodiscard]] std::string text() const;
    bool operator==(const Period&) const = default;

    [[nodiscard]] static std::optional<Period> read(std::string_view text);
};

/// "1757", or "1778-05" where a list divides a year; nothing, and a problem at that place, for anything else.
[[nodiscard]] std::optional<Period> typed_period(const std::string& text, const Place& place, Problems& problems);

/// A troop code of the lists (p 114): what it makes of a unit.
struct TroopType {
    std::string_view code;                 ///< "FI", "SLC", "Mob"
    std::string_view arm;
    bool skirmisher = false;
    std::string_view formation;            ///< "" when it may choose
    std::string_view meaning;
};
[[nodiscard]] std::span<const TroopType> troop_types();
[[nodiscard]] const TroopType* troop_type(std::string_view code);

/// A key of a unit and its value, as a trait or a condition sets it.
struct SetKey {
    std::string name;
    Value value;
};

/// What troops of a list have, by id (traits.def).
struct Trait {
    std::string_view id;
    std::string_view source;               ///< lines of the rulebook's text
    std::string_view touches;              ///< procedures and charts that it changes
    std::string_view sets;                 ///< "clan=true formation=clan"; "" when the referee applies it
    std::string_view meaning;
    [[nodiscard]] std::vector<SetKey> keys() const;
};
[[nodiscard]] std::span<const Trait> traits();
[[nodiscard]] const Trait* trait_named(std::string_view id);

/// What must be known of a battle before a list can be read (conditions.def).
struct ListCondition {
    std::string_view id;
    std::string_view source;
    bool usual = false;                    ///< what holds when nobody says otherwise
    std::string_view sets;                 ///< keys of the army: "de_saxe=true"
    std::string_view question;
    [[nodiscard]] std::vector<SetKey> keys() const;
};
[[nodiscard]] std::span<const ListCondition> list_conditions();
[[nodiscard]] const ListCondition* list_condition(std::string_view id);
/// "campaign" out of "campaign" or "not campaign".
[[nodiscard]] std::string_view condition_name(std::string_view written);

}  // namespace aor
