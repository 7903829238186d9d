#pragma once
// Morale check (p 15-18, P-105, P-106, P-108). A unit under strain rolls its morale grade in dice, more or
// fewer for its case, at least one. A sum of 6 holds; less makes it halt, fall back or rout.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure morale;
}
