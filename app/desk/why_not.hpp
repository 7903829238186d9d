#pragma once
// Why somebody who is named cannot be meant here, and when he may; and who recovered by himself.

#include "core/battle/battle.hpp"
#include "core/battle/entry.hpp"
#include "core/chart/charts.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace aor::desk {

/// Whether he was to do it, or it was to be done to him.
enum class NamedAs : std::uint8_t { actor, target };

/// `typed`: his code or a part of his name, in small letters; `kept`: as it was typed.
[[nodiscard]] std::string why_not(const Charts& charts, const Battle& battle, std::string_view procedure, std::string_view typed, std::string_view kept, NamedAs as = NamedAs::actor);

/// ". 1/7th recovers: disorganized to normal" of everybody who did so in that entry; "" for nobody.
[[nodiscard]] std::string recovered_in_words(const Entry& entry);

}  // namespace aor::desk
