#pragma once
// Values that name things or are words of a list, as they are typed: by any beginning that is clear.

#include "app/cli/battle_names.hpp"
#include "core/battle/entry.hpp"

#include <optional>
#include <span>
#include <string>

namespace aor::cli {

/// The id of the thing; what was typed, after a problem, when there is no such thing.
[[nodiscard]] std::string id_named(const Battle& battle, const std::string& typed, std::span<const Thing> kinds, const Place& place, Problems& problems);

/// The value of a field: an id or a word of its list written out whole; anything else as it was typed.
[[nodiscard]] std::string field_value_named(const Battle& battle, Thing thing, std::string_view field, const std::string& typed, const Place& place,
                                            Problems& problems);

/// "CARD,CARD": their ids.
[[nodiscard]] std::string cards_named(const Battle& battle, const std::string& typed, const Place& place, Problems& problems);

/// "kleist.castings" and "9": the difference that the drift check has found.
[[nodiscard]] std::optional<Named> difference_named(const Battle& battle, const std::string& name, const std::string& value, const Place& place,
                                                    Problems& problems);

}  // namespace aor::cli
