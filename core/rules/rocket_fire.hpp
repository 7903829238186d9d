#pragma once
// Rockets (p 143-144, P-503): four dice of flight; the fewer rocketeers are left, the smaller the blast.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure rocket_fire;
}
