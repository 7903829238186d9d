#pragma once
// Words of a melee result's outcome: how far the loser goes back, and in what state (p 37-38).

#include <string>
#include <string_view>

namespace aor {

/// two_inches is "2 inches", full_charge "a full charge move"; a word of another kind as it is.
[[nodiscard]] std::string_view words_of_move(std::string_view move);
/// temporarily_disorganized is "disorganized until the next rally phase".
[[nodiscard]] std::string words_of_state(std::string_view state);

}  // namespace aor
