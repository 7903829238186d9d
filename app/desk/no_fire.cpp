#include "app/desk/no_fire.hpp"

namespace aor::desk {

NoFire no_fire(const Unit& unit) {
    if (unit.state == State::broken || unit.state == State::routed) return NoFire::runs;
    if (unit.arm == Arm::artillery || unit.native) return NoFire::may_fire;
    if (unit.no_missiles) return NoFire::nothing_to_fire_with;
    return is_mounted(unit.arm) && !unit.mounted_fire ? NoFire::mounted : NoFire::may_fire;
}

std::string_view refusal_of(NoFire why) {
    switch (why) {
        case NoFire::runs: return "broken_or_routed";
        case NoFire::mounted: return "mounted";
        case NoFire::may_fire:
        case NoFire::nothing_to_fire_with: break;
    }
    return "";
}

}  // namespace aor::desk
