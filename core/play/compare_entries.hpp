#pragma once
// Two versions of one decision: as it was recorded, and as it comes out when it is carried out again.

#include "core/battle/entry.hpp"

#include <string>
#include <vector>

namespace aor {
/// How an entry would differ if it were made now.
struct EntryDifferences {
    bool same = true;                      ///< the same decision with the same consequences; only where in a list a thing stands may differ
    bool rolls = false;                    ///< another pool, target, occasion or outcome of a roll
    bool happenings = false;               ///< other things happen, or to others
    std::vector<std::string> say;          ///< "lost_quarter -1: new"; "1 hit -> no hit"
};
[[nodiscard]] EntryDifferences differences_of(const Entry& before, const Entry& after);

}  // namespace aor
