#pragma once
// The list of strengths and states that is called out around the table at the end of a turn.

#include "core/play/drift.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

struct DriftRow {
    std::string id;
    std::string name;
    std::string say;                     ///< "9 of 12 castings, disorganized, line, first fire gone"
    std::vector<std::string> fields;     ///< as they are typed back: "castings=9"
};
struct DriftGroup {
    std::string army;
    std::string brigade;                 ///< "" for leaders, objectives and units in none
    std::vector<DriftRow> rows;
};
[[nodiscard]] std::vector<DriftGroup> drift_groups(const Battle& battle);

[[nodiscard]] std::string words_of_drift(const std::vector<DriftGroup>& groups, Ink ink);

}  // namespace aor::report
