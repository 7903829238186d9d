#pragma once
// The comparison of record and table at the end of a turn: what is called out, and what can be said otherwise about it.

#include "core/report/drift_words.hpp"

#include <map>
#include <string>
#include <vector>

namespace aor::desk {

/// Something about a unit, leader or objective that may stand otherwise on the table.
struct DriftField {
    std::string key;                     ///< "1-7th.castings", as the verb `drift` takes it
    std::string say;                     ///< "castings"
    std::string value;                   ///< as it is on record, as it is typed
    std::vector<std::string> choices;    ///< yes and no, the words, or the ids; none for a number
    std::vector<std::string> choices_say;
    int most = 0;                        ///< of a number
};

struct DriftEntry {
    std::string id;
    std::string name;
    std::string say;
    std::vector<DriftField> fields;
};

struct DriftSection {
    std::string army;                    ///< "" for the ground
    std::string brigade;
    std::vector<DriftEntry> entries;
};

[[nodiscard]] std::vector<DriftSection> drift_view(const Battle& battle);

/// What was found otherwise, by key. Something set back to what is on record is no difference.
using Differences = std::map<std::string, std::string>;
void set_difference(Differences& differences, const DriftField& field, const std::string& value);
/// The decision that puts all of them right in one entry; without any it says that record and table agree.
[[nodiscard]] Intent drift_intent(const Differences& differences);

}  // namespace aor::desk
