#pragma once
// The steps of a charge that are still to come, posed from the battle as they will be when their turn comes (p 19-23, 36-40).

#include "core/play/frontal_charge.hpp"
#include "core/play/performance.hpp"

namespace aor {

/// `charge` as it stands, or as it is supposed to be; what the target means to do about it is posed too. Problems: facts that
/// only the table can tell.
[[nodiscard]] Result<ChargeSteps> steps_of(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed);

/// A distance among the words or facts of the intent: distance=12, move=7.
[[nodiscard]] std::optional<Inches> inches_told(const Performance& p, std::string_view name);

/// Whether it is done turning or forming when the charger arrives (P-053); `turned=yes` of the intent decides it.
[[nodiscard]] bool is_in_time(const Performance& p, const Charge& charge);

}  // namespace aor
