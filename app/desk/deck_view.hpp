#pragma once
// The brigade cards as the screen shows them: what is drawn, what is left, and what each card moves.

#include "core/battle/battle.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// A brigade's card.
struct CardLine {
    std::string id;
    std::string name;
    int place = 0;                   ///< of its army's colour (army_colours)
    std::string army;
    std::string moves;               ///< "Brigade Manteuffel, Brigade Normann"; of a special card what it does
    bool special = false;
    bool out = false;                ///< taken out of the deck
};

/// The card deck of the turn (p 14): what was drawn, what is left.
struct DeckView {
    bool shuffled = false;           ///< for this turn
    std::vector<CardLine> drawn;     ///< in order; the last is the one that moves
    std::vector<CardLine> left;      ///< by name: nobody sees what comes next
    std::vector<CardLine> others;    ///< cards that are not in this turn's deck
    [[nodiscard]] const CardLine* in_hand() const { return drawn.empty() ? nullptr : &drawn.back(); }
};
[[nodiscard]] DeckView deck_view(const Battle& battle);

}  // namespace aor::desk
