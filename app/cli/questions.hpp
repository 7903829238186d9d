#pragma once
// Asking the referee, on a terminal, for what was not said.

#include "app/cli/streams.hpp"
#include "core/chart/situation_reader.hpp"

namespace aor::cli {

/// One question for each fact that must be given and has not been: its meaning, and what it can be. A wrong answer
/// is told and asked again; when the answers end, the facts stay missing.
void ask_for_missing(SituationBuilder& builder, const Place& place, Streams& streams);

}  // namespace aor::cli
