#pragma once
// What the charts make of a situation, as one number, so that two states of the charts or two situations can be
// told apart thousands of times a second.

#include "core/rules/procedure.hpp"

#include <cstdint>

namespace aor {

/// Refusal, automatic rule and the lines of the pools.
[[nodiscard]] std::uint64_t pool_effect(const Charts& charts, const Procedure& procedure, const Situation& situation);

/// The same, and what comes of the dice: the outcome for sums of every throw, along every path.
[[nodiscard]] std::uint64_t whole_effect(const Charts& charts, const Procedure& procedure, const Situation& situation);

/// The fields of an outcome; its rank does not count.
[[nodiscard]] std::uint64_t effect_of(const Outcome& outcome);

}  // namespace aor
