#pragma once
// What is to be said of an army's withdrawal check (p 8-10): when it is rolled, with which dice, and on what the army leaves.

#include "core/play/ledger.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// The check of one army in words, from a line at the top of the screen to whole sentences.
struct WithdrawalSaid {
    std::string in_a_line;         ///< "checks withdrawal in phase 11 (2 dice: leaves on 12+, 2.78 %)"
    std::string in_short;          ///< the same in fewer words
    std::string when;              ///< "It checks in phase 11 of every turn from 21 of its 81 castings lost on (25 %, p 8): 7 to go."
    std::string leaves;            ///< what its dice must come to, and whether they can
};

[[nodiscard]] WithdrawalSaid withdrawal_said(const Battle& battle, const CheckRule& check, const ArmyLedger& army);

/// Its dice now, line by line: "+2 dice  half lost (p 9)".
[[nodiscard]] std::vector<std::string> withdrawal_lines(const ArmyLedger& army);

/// "3 dice and a half-die", "no dice"
[[nodiscard]] std::string dice_to_check(const ArmyLedger& army);

}  // namespace aor::desk
