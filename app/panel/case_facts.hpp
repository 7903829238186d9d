#pragma once
// The facts of a case, as ticks and choices; and what a guided charge asks besides.

#include "app/panel/panels.hpp"

namespace aor::panel {

void draw_facts(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
void draw_charge(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);
/// The fact that is asked: its choices, or steps up and down for a number.
void draw_asked_fact(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted);

}  // namespace aor::panel
