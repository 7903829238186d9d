#pragma once
// What a charge that is under way waits for, and how it is likely to end: the words beside the step that the referee
// sees. Nothing is thrown here.

#include "core/base/result.hpp"
#include "core/battle/entry.hpp"
#include "core/play/charge_case.hpp"
#include "core/play/frontal_charge.hpp"

namespace aor {
/// What a charge waits for.
struct ChargeNeeds {
    ChargeStep step = ChargeStep::answer;
    std::string say;                         ///< "1/blue rolls how near it lets 1/red come"
    std::string procedure;                   ///< what is rolled; "" when nothing is
    UnitId roller;
    UnitId against;
    std::vector<ChargeChoice> choices;       ///< what the target may answer; the first is taken when nobody speaks
    std::vector<std::string_view> words;     ///< words of the intent that this step reads
    std::vector<std::string_view> must;      ///< those of them that must be told
};
[[nodiscard]] ChargeNeeds needs_of(const Battle& battle, const Charge& charge);

/// The exact chances of what is left of a charge, from what the battle knows and the facts that the intent types. Where the
/// target may still choose, it is taken to do what it has said, or to receive the charge: `given` says so. A melee that it
/// joins is reckoned with the joiner in. Problems: facts that are missing, or why nothing is left to reckon with (the target
/// runs, or is gone).
[[nodiscard]] Result<ChargeOdds> odds_of_rest(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed = {});
/// The same before the charger has checked; when both have plotted on each other, before both have.
[[nodiscard]] Result<ChargeOdds> odds_of_charge(const Charts& charts, const Battle& battle, std::string_view charger, std::string_view target,
                                                const Intent& typed = {});

}  // namespace aor
