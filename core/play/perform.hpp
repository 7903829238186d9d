#pragma once
// What the referee asks for is carried out here: one function for each verb and procedure. Nothing is changed but in
// the entry that comes out, and the preview is the same call.

#include "core/play/performance.hpp"

namespace aor {

/// The decision with all that it causes, ready for the log; or why it cannot be. Unknown verbs, procedures, units and
/// facts, missing facts, rules that say no, too few and too many dice are all sentences.
[[nodiscard]] Result<Entry> perform(const Charts& charts, const Battle& battle, const Intent& intent, int entry_number,
                                    DiceSource* program_dice = nullptr);

/// What would happen, as far as the dice that the intent brings go; without dice, as far as can be seen without.
struct Preview {
    std::vector<Posed> rolls;            ///< in order; when dice are waited for, the last is the roll that takes them
    std::vector<Rolled> done;            ///< what came of the rolls before it
    std::optional<Entry> entry;          ///< the whole decision, when it takes no more dice
    Problems problems;                   ///< why it cannot be, apart from what the rolls say themselves; dice that cannot be
    /// The roll that waits for its dice, for a fact, or that a rule forbids; nullptr when there is none.
    [[nodiscard]] const Posed* waiting() const { return entry || rolls.size() <= done.size() ? nullptr : &rolls[done.size()]; }
};
[[nodiscard]] Preview preview(const Charts& charts, const Battle& battle, const Intent& intent, int entry_number);

/// Every verb that perform knows, and every procedure that `do` knows.
[[nodiscard]] std::vector<std::string_view> verbs();
[[nodiscard]] std::vector<std::string_view> procedures_to_do();

}  // namespace aor
