#pragma once
// Charges (phase 4, and on after a melee): the guided sequence (p 19-23, 40; P-040 to P-067, P-160). The first decision
// is the charger's check; what is done then stands in the battle as a Charge whose step says what comes next.

#include "core/play/performance.hpp"
#include "core/play/procedure_words.hpp"

#include <span>

namespace aor {

/// `do charge UNIT [TARGET]`: the next step of its charge, or its check when it makes none yet; `drop=yes` with a reason
/// ends it.
[[nodiscard]] Problems do_charge(Performance& p);
/// `do compulsory_pursuit UNIT`: straight after its quarry, without a check (p 11, 39).
[[nodiscard]] Problems do_compulsory_pursuit(Performance& p);
/// `do rally_back UNIT`: a full move away from the enemy (p 19, P-041).
[[nodiscard]] Problems do_rally_back(Performance& p);
/// `do feigned_flight UNIT [off=...]`: a full charge move towards its own baseline (optional, Turks; P-066).
[[nodiscard]] Problems do_feigned_flight(Performance& p);

/// The words that `do charge` reads beside facts.
[[nodiscard]] std::span<const ProcedureWord> charge_word_list();

}  // namespace aor
