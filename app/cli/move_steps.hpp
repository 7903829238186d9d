#pragma once
// A move as it is typed, step by step: "wheel=2 ahead=4:heavy_woods form=column".

#include "app/cli/options.hpp"
#include "core/play/movement.hpp"

#include <string>
#include <vector>

namespace aor::cli {

/// A move as it was typed: whose, and step by step how.
struct TypedMove {
    std::vector<Manoeuvre> steps;
    Gait gait = Gait::normal;
    bool done = false;                   ///< put on record
    bool charges_far = false;            ///< "charge=9": the last step is the charge itself
    [[nodiscard]] bool is_none() const { return steps.empty(); }
};

/// Takes the words that are steps out of `words`; what is left is something else's.
[[nodiscard]] TypedMove take_steps(const Charts& charts, std::vector<Word>& words, Problems& problems);

/// Every word that begins a step, for help and completion.
[[nodiscard]] std::vector<std::string> step_words();

}  // namespace aor::cli
