#pragma once
// Of which nation a unit is, and by which era's rules it lives: what the special rules of lists and chapters hang on.

#include "core/battle/battle.hpp"

#include <string>
#include <string_view>

namespace aor {

/// The unit's own nation, or its army's.
[[nodiscard]] std::string nation_of(const Battle& battle, const Unit& unit);
/// The battle's era and the army's.
[[nodiscard]] std::string era_of(const Battle& battle, const Unit& unit);
/// Whether a text has a word in it that begins so, in small letters or large.
[[nodiscard]] bool speaks_of(std::string_view text, std::string_view word);

/// The era of Marlborough and Eugene (p 149).
[[nodiscard]] bool is_of_marlborough(const Battle& battle, const Unit& unit);
[[nodiscard]] bool is_turkish(const Battle& battle, const Unit& unit);
/// The War of the Austrian Succession (p 133).
[[nodiscard]] bool is_of_austrian_succession(const Battle& battle, const Unit& unit);
/// Guns that are not limbered again once they are in action: heavy and siege guns of Marlborough's era, those of any
/// army until 1750 (L2887), and siege guns of the Austrians in their war of succession (L2925).
[[nodiscard]] bool stays_placed(const Battle& battle, const Unit& battery);
/// Siege guns of the Austrians in their war of succession: once placed they never move (L2925).
[[nodiscard]] bool is_placed_siege_gun(const Battle& battle, const Unit& battery);
[[nodiscard]] bool is_turkish_cavalry(const Battle& battle, const Unit& unit);

/// Highlanders in British pay of Frederick's day and the '45 (L2974): foot with the British fire that fights formed or not.
[[nodiscard]] bool is_british_highland_foot(const Battle& battle, const Unit& unit);

/// The grade after variable morale, and the list's: a grade lower on foot for some who have dismounted (P-087).
[[nodiscard]] int grade_of(const Unit& unit);
[[nodiscard]] int base_grade_of(const Unit& unit);

}  // namespace aor
