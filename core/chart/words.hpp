#pragma once
// The words that a fact can take: the rulebook's names for arms, formations, states and so on.
// Each list stands twice, as an enumeration for the rules and as text for charts, command line and log;
// the two are in the same order.

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace aor {

enum class Scale : std::int32_t { mm25, mm15 };
enum class Rating : std::int32_t { none, half_die, class_1, class_2, class_3 };
enum class Road : std::int32_t { friendly, not_friendly, none };
enum class State : std::int32_t { normal, disorganized, broken, routed };
enum class Arm : std::int32_t { infantry, light_cavalry, dragoons, horse, armored_cavalry, artillery };
enum class Formation : std::int32_t { line, double_line, column, square, all_around, skirmish, mass, clan, mob };
enum class Side : std::int32_t { front, flank, rear, no };
enum class Cover : std::int32_t {
    none, woods, wood_fence, stone_wall, field_works, wooden_buildings, stone_buildings, ruins, fortification, obstacle
};
enum class Weapon : std::int32_t { musket, rifle, bow };
enum class Gun : std::int32_t { light, medium, heavy, siege };
enum class Range : std::int32_t { point_blank, canister, close, medium, normal, long_, extreme };
enum class Moved : std::int32_t { none, up_to_half, over_half };
enum class Structure : std::int32_t {
    wood_fence, small_village, wood_bridge, field_works, stone_wall, medium_village, stone_bridge, large_village,
    pick_up_works
};
enum class FireSystem : std::int32_t { standard, platoon };
enum class BattalionGun : std::int32_t { none, standard, hanover_hesse };
enum class FigureScale : std::int32_t { one_to_fifty, one_to_twentyfive };
enum class ChargeStyle : std::int32_t { ordinary, all_out, french_all_out };
enum class ArmyCondition : std::int32_t { fresh, fatigued, worn };
enum class Objective : std::int32_t {
    primary_road, large_village, fortification, medium_village, camp, secondary_road, small_village, crossroads,
    bridge, field_works, hill, ford, woods, burned_village
};

/// How a fact is written and read.
enum class Kind : std::uint8_t {
    boolean, integer, inches,
    scale, rating, road, state, arm, formation, side, cover, weapon, gun, range, moved, structure, fire_system,
    battalion_gun, figure_scale, charge_style, condition,
    objectives, shared_items,  // lists
};

/// The words of a kind in the order of its enumeration; empty for booleans, integers and inches.
[[nodiscard]] std::span<const std::string_view> words_of(Kind kind);

[[nodiscard]] constexpr bool is_list(Kind kind) { return kind == Kind::objectives || kind == Kind::shared_items; }

template <class Enum>
[[nodiscard]] constexpr std::int32_t as_value(Enum word) { return static_cast<std::int32_t>(word); }

/// Light cavalry, dragoons, horse and armored cavalry.
[[nodiscard]] constexpr bool is_mounted(Arm arm) {
    return arm == Arm::light_cavalry || arm == Arm::dragoons || arm == Arm::horse || arm == Arm::armored_cavalry;
}

/// Square, or the all-around defence of a redoubt or small village (C-04).
[[nodiscard]] constexpr bool is_square(Formation formation) {
    return formation == Formation::square || formation == Formation::all_around;
}

/// Formed order of foot and horse (C-06): all but skirmish order and mass formation.
[[nodiscard]] constexpr bool is_formed(Formation formation) {
    return formation != Formation::skirmish && formation != Formation::mass;
}

}  // namespace aor
