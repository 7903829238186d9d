#pragma once
// Treachery (p 144-145, P-029): in India a susceptible unit may change sides, from turn 4 on, when the losses
// tempt it.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure treachery;
}
