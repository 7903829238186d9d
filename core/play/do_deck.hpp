#pragma once
// The brigade cards of phase 5 (p 12, P-007): shuffled, drawn one at a time; the brigade drawn last is the one that moves.

#include "core/play/performance.hpp"

namespace aor {

/// `shuffle seed=N`, so that the shuffle can be told again; or `shuffle order=CARD,CARD` as the cards lie on the table.
/// Cards that are still missing are made: one for each brigade, or for each division where brigades have one.
[[nodiscard]] Problems shuffle(Performance& p);
/// `draw`: the next card of the shuffled deck; `draw CARD`: the one that was drawn at the table.
[[nodiscard]] Problems draw(Performance& p);
/// `add_card ARMY name=... special=... [with LEADER]`; `drop_card CARD reason=...`.
[[nodiscard]] Problems add_card(Performance& p);
[[nodiscard]] Problems drop_card(Performance& p);
/// At the end of a turn in which a unit of its army has routed, a card that goes out after a rout is out (Lobositz).
void drop_cards_after_rout(Performance& p);

/// The card that moves now; nullptr when none has been drawn.
[[nodiscard]] const Card* card_in_hand(const Battle& battle);

}  // namespace aor
