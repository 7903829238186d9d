#pragma once
// A case that cannot be done as it stands but for a reason: out of its phase, or not owed. It can be looked at all the same.

#include "app/desk/work.hpp"
#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <string_view>

namespace aor::desk {

/// Stands in the place of the reason while the case is only looked at.
inline constexpr std::string_view kAsIf = "only looked at";

/// The sentence that says so, in the words of the screen; "" when the case has its reason, needs none, or more is amiss.
[[nodiscard]] std::string reason_wanted(const Charts& charts, const Battle& battle, int next_entry, const Work& work);

/// "opportunity=yes while troops move" as the screen has it: "tick opportunity".
[[nodiscard]] std::string in_screen_words(std::string text);

}  // namespace aor::desk
