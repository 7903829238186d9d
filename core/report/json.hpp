#pragma once
// One JSON object on one line for each answer: what `--json` prints. The keys are the public contract; a key
// that has nothing to say is left out.

#include "core/rules/odds.hpp"
#include "core/rules/procedure.hpp"

#include <string>

namespace aor::report {

/// {"procedure":"morale","items":[...],"dice":2,"half_dice":0,"roll":[3,4],"total":7,"outcome":{...}}
[[nodiscard]] std::string json_of_resolution(const Assessment& assessment, const Resolution& resolution);

/// {"procedure":"arrival","refused":"..."}
[[nodiscard]] std::string json_of_refusal(const Assessment& assessment);

/// {"procedure":"morale","outcomes":[{"outcome":{...},"ways":"26","of":"36"}]}
[[nodiscard]] std::string json_of_odds(const Assessment& assessment, const Odds& odds);

/// {"procedure":"morale","title":"...","page":"15-18","facts":[{"name":"unit.grade",...}]}
[[nodiscard]] std::string json_of_facts(const Chart& chart);

/// {"state":"broken"}
[[nodiscard]] std::string json_of_outcome(const Outcome& outcome);

}  // namespace aor::report
