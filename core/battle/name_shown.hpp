#pragma once
// What a unit, leader, brigade, army, site or card is called in a sentence: its name, or its id when it has none.

#include "core/battle/battle.hpp"

#include <string>
#include <string_view>

namespace aor {

template <class Record>
[[nodiscard]] std::string name_shown(const Record& record) {
    return record.name.empty() ? std::string(record.id) : record.name;
}

/// Of one that may be gone from the roster: then the id itself.
template <class Record>
[[nodiscard]] std::string name_shown(const Record* record, std::string_view id) {
    return record != nullptr ? name_shown(*record) : std::string(id);
}
[[nodiscard]] std::string name_shown(const Battle& battle, Thing thing, std::string_view id);
/// Of a unit in this battle: where another has its name too, its id stands beside it.
[[nodiscard]] std::string name_shown(const Battle& battle, const Unit& unit);

}  // namespace aor
