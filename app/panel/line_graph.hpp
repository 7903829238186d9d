#pragma once
// Losses turn by turn as lines, with the levels at which something happens.

#include "app/desk/ledger_view.hpp"
#include "app/panel/paint.hpp"

namespace aor::panel {

/// As wide as the column. Pointed at, it tells the figures of the turn.
void draw_loss_graph(const desk::LossGraph& graph, const Palette& palette);

}  // namespace aor::panel
