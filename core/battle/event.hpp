#pragma once
// Something that happened at the table.

#include "core/battle/change.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {
/// What an event is about; the ledger and the write-up sort by it.
enum class Happened : std::uint8_t {
#define AOR_EVENT(identifier, meaning) identifier,
#include "core/battle/events.def"
#undef AOR_EVENT
};
[[nodiscard]] std::string_view name_of(Happened happened);
[[nodiscard]] std::optional<Happened> happened_named(std::string_view name);

/// What happened, to whom, in a sentence, and what it changes.
struct Event {
    Happened what = Happened::remark;
    Thing thing = Thing::game;       ///< whom it is about
    std::string id;
    std::string say;                 ///< a sentence for the referee to read aloud
    std::vector<Change> changes;
    bool operator==(const Event&) const = default;
};

}  // namespace aor
