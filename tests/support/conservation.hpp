#pragma once
// Nothing gets lost: what an army brought to the field is on the table, off it, or on record as lost.

#include "core/battle/entry.hpp"
#include "core/battle/sound.hpp"

#include <map>

namespace aor {

/// What the armies brought, counted from the start of a battle on. Kept apart from impossible_in(), which looks at one
/// moment only: this one remembers.
class Conservation {
public:
    explicit Conservation(const Battle& start) : brought_(count(start)) {}

    /// After an entry: whatever does not add up, and whatever is impossible.
    [[nodiscard]] Problems after(const Entry& entry, const Battle& battle);

private:
    struct Brought {
        int castings = 0;
        int flags = 0;
        int leaders = 0;
        std::map<std::string, int> units;      ///< castings of each unit
        bool operator==(const Brought&) const = default;
    };
    using Armies = std::map<std::string, Brought>;
    [[nodiscard]] static Armies count(const Battle& battle);

    Armies brought_;
};

}  // namespace aor
