#pragma once
// Who fires at all as he stands, before anything else is asked: whom the desk offers, and what it says of the others.

#include "core/battle/battle.hpp"

#include <cstdint>
#include <string_view>

namespace aor::desk {

/// Why a unit does not fire.
enum class NoFire : std::uint8_t { may_fire, runs, nothing_to_fire_with, mounted };

/// Who runs does not fire, nor do mounted troops without arms for it. Guns fire by a procedure of their own.
[[nodiscard]] NoFire no_fire(const Unit& unit);
/// The row of the fire chart that says so: "mounted"; "" where no row does.
[[nodiscard]] std::string_view refusal_of(NoFire why);

}  // namespace aor::desk
