#pragma once
// Horse at the trot fires its pistols just before contact (p 149, P-474): by its morale grade the enemy is disorganized.

#include "core/rules/procedure.hpp"

namespace aor {
extern const Procedure pistol_fire;
}
