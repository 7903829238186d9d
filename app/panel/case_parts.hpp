#pragma once
// What a case on the screen is made of: its facts as ticks and choices, what a guided charge asks besides, its dice, and
// the mending of an earlier one.

#include "app/panel/panels.hpp"

namespace aor::panel {

/// The column is a few letters wide: text of 150 or 200 % on a laptop.
[[nodiscard]] bool is_large_text();
/// Facts at hand: the usual ones of the procedure, what is asked, and what was told.
[[nodiscard]] bool stands_first(const desk::FactLine& line);
void draw_facts(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// What is asked besides facts, each with its key.
void draw_words(const desk::Desk& desk, const Palette& palette, Wanted& wanted);
void draw_charge(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// The fact that is asked: its choices, or steps up and down for a number.
void draw_asked_fact(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// How the charge is likely to end.
void draw_chances(const desk::Desk& desk, const Palette& palette);
/// The lines of dice, each with its reason and page; both sides of a melee beside each other.
void draw_lines(const desk::Desk& desk, const desk::RollView& roll, const Palette& palette, Wanted& wanted);
/// The same in one run of words; of a melee one for each side.
void draw_sums(const desk::RollView& roll, const Palette& palette);
/// Unfolds the facts and lines that are rarely looked at, and says how many there are.
void draw_rest(const desk::Desk& desk, const Palette& palette, Wanted& wanted);
/// What each number means; a click types it. `tight`: there is not room for everything.
void draw_bands(const desk::Desk& desk, const desk::RollView& roll, bool tight, const Palette& palette, Wanted& wanted);
/// The same in small print, for a roll that has its dice where there is little room.
void draw_bands_in_lines(const desk::RollView& roll, const Palette& palette);
/// What is typed of the dice, behind what stands on the line.
void draw_dice_typed(const desk::Desk& desk, const Palette& palette);
/// What was made of it: the total, or the faces and what they come to.
void draw_dice_read(const desk::RollView& roll, const Palette& palette);
/// Whose dice are wanted next, or what was read off those before them.
void draw_dice_next(const desk::RollView& roll, const Palette& palette);
/// Beside it: the last sign away, and the program's dice.
void draw_throw(const desk::Desk& desk, const desk::RollView& roll, Wanted& wanted);
/// The dice to click on.
void draw_dice(const desk::Desk& desk, const desk::RollView& roll, Wanted& wanted);
/// Dice are thrown for it, once its facts are sound and no rule forbids it.
[[nodiscard]] bool is_rolled(const desk::CaseView& view);
/// In big letters, with what follows from it.
void draw_outcome(const desk::CaseView& view, const Palette& palette);
/// The fact or reason that is asked.
void draw_asked(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// What is typed, and what comes of it; `with_sum`: and why so many dice, where its lines are out of sight.
void draw_foot(const desk::Desk& desk, const Palette& palette, PanelState& state, bool with_sum, Wanted& wanted);
/// An earlier entry that is being mended.
void draw_correction(const desk::Desk& desk, const Palette& palette, Wanted& wanted);

}  // namespace aor::panel
