#include "core/play/movement.hpp"
#include "core/play/movement_charts.hpp"

namespace aor {

// RULING R-54: cavalry charges neither up nor down steep hills; nobody charges in heavy woods but Indians and
// skirmishers.
ChargeGround charge_ground(const Charts& charts, Scale scale, const Mover& mover, std::string_view terrain, bool on_road) {
    ChargeGround ground;
    if (terrain.empty() || terrain == "open") return ground;
    const bool horse = is_mounted(mover.arm);
    const Printed rule = printed(charts, "terrain_effects", terrain, horse ? "cavalry_charge" : "infantry_charge", scale);
    if (rule.row == nullptr) {
        ground.against = "there is no terrain called \"" + std::string(terrain) + '"';
        return ground;
    }
    const bool skirmishing = mover.formation == Formation::skirmish || (mover.formation == Formation::mass && mover.skirmisher);
    const bool at_home = !horse && (mover.american_indian || skirmishing);
    const bool by_road = on_road || mover.formation == Formation::column;
    if (rule.text == "no" && !at_home) ground.against = rule.row->label + ": no charge";
    else if (rule.text.starts_with("in column") && !by_road) ground.against = rule.row->label + ": a charge " + rule.text + " only";
    else if (rule.text.find("disorganized") != std::string::npos) ground.disorders = true;
    return ground;
}

}  // namespace aor
