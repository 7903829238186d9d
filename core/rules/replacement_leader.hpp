#pragma once
// Replacement leader (p 14, P-028): the turn after a leader is lost, one die rates the man who follows him.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure replacement_leader;
}
