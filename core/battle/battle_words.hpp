#pragma once
// The closed lists that only a battle needs. Like those of the charts each stands once as an enumeration and once
// as text, in the same order.

#include "core/chart/words.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace aor {

/// The kinds of things that a battle is made of.
enum class Thing : std::uint8_t { game, army, brigade, unit, leader, site, plot, charge, contact, card, loss, trophy, owed };

/// Where a unit or leader is.
enum class Presence : std::int32_t {
    on_table,
    waiting,               ///< a reinforcement, not yet due or not yet arrived
    off_own_baseline,      ///< routed or retired over its own edge: may come back (P-012)
    off_enemy_baseline,    ///< left over the enemy's edge: a die for its side (P-168)
    off_elsewhere,         ///< gone for good, not a casualty (R-09)
    never_arrived,         ///< its last arrival roll failed: gone for good, not a casualty (p 12)
    destroyed,             ///< no castings left
    removed,               ///< its last rally roll failed: all castings lost (p 14)
    picked_up,             ///< run down in rout: all castings lost
    surrendered,           ///< no way out: all castings lost
    withdrawn,             ///< left the field with its army
    struck_off             ///< taken off the roster by the referee, with a reason
};

/// The flag of a unit (p 36). A flag lost is never retaken.
enum class FlagState : std::int32_t { none, held, lost };

/// What a leader commands.
enum class Post : std::int32_t { commander_in_chief, division, brigade, unassigned };

/// What became of a leader.
enum class Fate : std::int32_t { present, killed, captured, left };

/// What is plotted in phase 3.
enum class PlotKind : std::int32_t { charge, rally_back, feigned_flight };

/// What took the castings.
enum class Cause : std::int32_t {
    artillery, small_arms, melee, square_losses, rout, picked_up, surrendered, removed, rocket, hand, other
};

/// What a side can take from the other.
enum class TrophyKind : std::int32_t { flag, battery, leader };

/// What a charge waits for (p 19-23).
enum class ChargeStep : std::int32_t {
    answer,                ///< the target says what it does, as far as it has a choice
    quarter,               ///< the charger goes a quarter of its charge move
    range,                 ///< the target rolls how near it lets the charger come
    fire,                  ///< the target fires
    home,                  ///< the charger checks whether it charges home
    stand,                 ///< the target checks whether it stands
    countercharge,         ///< the target checks whether it countercharges
    square,                ///< the target tries to form square
    evade,                 ///< the target evades
    contact,               ///< the charger makes contact
    control,               ///< the target has fled: is the charger under control?
    onward                 ///< the way is free: stop, or go on, and on whom
};

/// What the target of a charge does.
enum class ChargeAnswer : std::int32_t {
    none, stand, countercharge, turn, square, evade, form, fire_and_retire, move_away, limber_away
};

/// How far a winner may follow (p 37).
enum class Advance : std::int32_t { none, vacated_ground, one_inch, quarter, half, all };

/// The words of an enumeration that a field may have.
template <class Enum>
[[nodiscard]] std::span<const std::string_view> words_for();
#define AOR_WORDED(Enum) \
    template <>          \
    std::span<const std::string_view> words_for<Enum>();
AOR_WORDED(Thing)
AOR_WORDED(Presence)
AOR_WORDED(FlagState)
AOR_WORDED(Post)
AOR_WORDED(Fate)
AOR_WORDED(PlotKind)
AOR_WORDED(Cause)
AOR_WORDED(TrophyKind)
AOR_WORDED(ChargeStep)
AOR_WORDED(ChargeAnswer)
AOR_WORDED(Advance)
AOR_WORDED(Scale)
AOR_WORDED(Rating)
AOR_WORDED(Road)
AOR_WORDED(State)
AOR_WORDED(Arm)
AOR_WORDED(Formation)
AOR_WORDED(Side)
AOR_WORDED(Range)
AOR_WORDED(Cover)
AOR_WORDED(Weapon)
AOR_WORDED(Gun)
AOR_WORDED(Moved)
AOR_WORDED(Structure)
AOR_WORDED(FireSystem)
AOR_WORDED(BattalionGun)
AOR_WORDED(FigureScale)
AOR_WORDED(ChargeStyle)
AOR_WORDED(ArmyCondition)
AOR_WORDED(Objective)
#undef AOR_WORDED

template <class Enum>
[[nodiscard]] std::string_view word(Enum value) {
    return words_for<Enum>()[static_cast<std::size_t>(value)];
}

/// "an army", "a unit"
[[nodiscard]] std::string a_thing(Thing thing);

template <class Enum>
[[nodiscard]] std::optional<Enum> worded(std::string_view text) {
    const auto words = words_for<Enum>();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == text) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace aor
