#include "core/rules/melee_words.hpp"

#include "core/base/texts.hpp"

namespace aor {

std::string_view words_of_move(std::string_view move) {
    if (move == "two_inches") return "2 inches";
    if (move == "half") return "half a move";
    if (move == "full") return "a full move";
    if (move == "full_charge") return "a full charge move";
    return move;
}

std::string words_of_state(std::string_view state) { return state == "temporarily_disorganized" ? "disorganized until the next rally phase" : spaced(state); }

}  // namespace aor
