#pragma once
// The prompt of a battle: lines until the end of the input, each carried out like the words after `aor battle FILE`.

#include "app/cli/battle_referee.hpp"

namespace aor::cli {

/// What stands above the prompt: turn and phase, what is owed, and the next due thing; at most three lines.
[[nodiscard]] std::string head_of_prompt(const Charts& charts, const Battle& battle, report::Ink ink);

/// The candidates for the last word of a line: verbs and procedures at its beginning, then units and other names, facts
/// and their values.
[[nodiscard]] Completion complete_line(const Referee& referee, std::string_view line);

}  // namespace aor::cli
