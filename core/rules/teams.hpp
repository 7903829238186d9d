#pragma once
// Marlborough's era: are the civilian drivers still there when a battery wants to limber up (p 149, P-473)?

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure teams;
}
