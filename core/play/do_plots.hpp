#pragma once
// Phase 3 and the opening of phase 4: plots are sealed one by one and shown together (p 11, 19; P-035 to P-037).

#include "core/play/performance.hpp"

namespace aor {

/// `plot ARMY sealed=...`: whether the plot may be made at all is told at once, to whoever plots.
[[nodiscard]] Problems make_plot(Performance& p);
/// `unplot ARMY sealed=...`: takes a plot of this turn back, unseen; without `sealed` the last one.
[[nodiscard]] Problems take_back_plot(Performance& p);
/// `show`: all plots lie open, and each is owed.
[[nodiscard]] Problems show_plots(Performance& p);

/// The plots of an army for this turn that are still sealed: for that army's eyes.
[[nodiscard]] std::vector<const Plot*> sealed_plots(const Battle& battle, std::string_view army);

}  // namespace aor
