#pragma once
// Rockets that go astray, by the optional scatter die (p 144, P-503): which way they fly.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure rocket_scatter;
}
