#pragma once
// What a case on the screen is made of: its facts as ticks and choices, what a guided charge asks besides, its dice, and
// the mending of an earlier one.

#include "app/panel/panels.hpp"

namespace aor::panel {

/// Lines closer together for as long as it lives, so that a whole case fits on a small screen.
class Dense {
public:
    Dense() { ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ImGui::GetStyle().FramePadding.x, 1.0f}); }
    ~Dense() { ImGui::PopStyleVar(); }
    Dense(const Dense&) = delete;
    Dense& operator=(const Dense&) = delete;
};

void draw_facts(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
void draw_charge(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// The fact that is asked: its choices, or steps up and down for a number.
void draw_asked_fact(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// What the battle knows besides, in a run of words.
void draw_known(const desk::Desk& desk, const Palette& palette);
/// What is typed of the dice, beside the pool.
void draw_typed_dice(const desk::Desk& desk, const Palette& palette);
/// What each number means; a click types it.
void draw_bands(const desk::Desk& desk, const desk::RollView& roll, const Palette& palette, Wanted& wanted);
/// The dice to click on.
void draw_dice(const desk::Desk& desk, const desk::RollView& roll, Wanted& wanted);
/// An earlier entry that is being mended.
void draw_correction(const desk::Desk& desk, const Palette& palette, Wanted& wanted);

}  // namespace aor::panel
