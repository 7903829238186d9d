#pragma once
// What is owed now: checks, moves, melees, replacements. A duty leaves the list by being done, or by being waived with
// a reason; one that is left open goes along into the next phase and is named there.

#include "core/play/performance.hpp"

namespace aor {
/// Something that the phase asks for.
struct Duty {
    const Owed* owed = nullptr;          ///< in the battle that was asked
    bool late = false;                   ///< of an earlier phase
    bool now = false;                    ///< of this phase; neither: of a phase to come
    std::string say;                     ///< "Morale check, 1/7th (hit by artillery)"
};

/// Everything owed, late ones first, those of phases to come last.
[[nodiscard]] std::vector<Duty> duties(const Charts& charts, const Battle& battle);
/// "Morale check, 1/7th; Leader casualty, Gage": those that should have been done by now.
[[nodiscard]] std::string owed_in_words(const Charts& charts, const Battle& battle);

/// The same for what could be done `before` and can no longer be `after`, undone: a charge when its turn is over.
[[nodiscard]] std::string lapsed_in_words(const Charts& charts, const Battle& before, const Battle& after);

/// What the phase that has just begun asks for by itself.
[[nodiscard]] std::vector<Owed> duties_of_phase(const Charts& charts, const Battle& battle);
/// The occasion for it is still there: the unit is still in rout, the contact still holds.
[[nodiscard]] bool still_due(const Battle& battle, const Owed& duty);

/// A battle that is about to begin, with what its first phase asks for.
[[nodiscard]] Battle with_first_duties(const Charts& charts, Battle battle);

/// `waive PROCEDURE UNIT reason=...` (or the id of the duty).
[[nodiscard]] Problems waive(Performance& p);
/// `owe PROCEDURE UNIT reason=...`: what only the table can tell (passed through by a retiring friend).
[[nodiscard]] Problems owe_by_hand(Performance& p);

}  // namespace aor
