#include "core/chart/words.hpp"

namespace aor {
namespace {

using Words = std::string_view;
constexpr Words kScale[] = {"25mm", "15mm"};
constexpr Words kRating[] = {"none", "half_die", "class_1", "class_2", "class_3"};
constexpr Words kRoad[] = {"friendly", "not_friendly", "none"};
constexpr Words kState[] = {"normal", "disorganized", "broken", "routed"};
constexpr Words kArm[] = {"infantry", "light_cavalry", "dragoons", "horse", "armored_cavalry", "artillery"};
constexpr Words kFormation[] = {"line", "double_line", "column", "square", "all_around", "skirmish", "mass", "clan", "mob"};
constexpr Words kSide[] = {"front", "flank", "rear", "no"};
constexpr Words kCover[] = {"none",           "woods", "wood_fence", "stone_wall", "field_works", "wooden_buildings",
                            "stone_buildings", "ruins", "fortification", "obstacle"};
constexpr Words kWeapon[] = {"musket", "rifle", "bow"};
constexpr Words kGun[] = {"light", "medium", "heavy", "siege"};
constexpr Words kRange[] = {"point_blank", "canister", "close", "medium", "normal", "long", "extreme"};
constexpr Words kMoved[] = {"none", "up_to_half", "over_half"};
constexpr Words kStructure[] = {"wood_fence",     "small_village", "wood_bridge",   "field_works",  "stone_wall",
                                "medium_village", "stone_bridge",  "large_village", "pick_up_works"};
constexpr Words kFireSystem[] = {"standard", "platoon"};
constexpr Words kBattalionGun[] = {"none", "standard", "hanover_hesse"};
constexpr Words kFigureScale[] = {"1:50", "1:25"};
constexpr Words kChargeStyle[] = {"ordinary", "all_out", "french_all_out"};
constexpr Words kCondition[] = {"fresh", "fatigued", "worn"};
constexpr Words kObjectives[] = {"primary_road", "large_village", "fortification", "medium_village", "camp",
                                 "secondary_road", "small_village", "crossroads", "bridge", "field_works",
                                 "hill", "ford", "woods", "burned_village"};
// The melee lines that can hold against every opponent of a multiple melee (C-13).
constexpr Words kSharedItems[] = {"vs_retiring", "vs_lighter_cavalry", "pikes", "formed_vs_unformed", "mounted_vs_foot",
                                  "infantry_vs_square", "grenades", "vs_obstacle_or_woods", "vs_uphill", "vs_cuirass",
                                  "vs_shield", "vs_buildings", "vs_fortifications", "mounted_vs_square"};

}  // namespace

std::span<const std::string_view> words_of(Kind kind) {
    switch (kind) {
        case Kind::boolean:
        case Kind::integer:
        case Kind::inches: return {};
        case Kind::scale: return kScale;
        case Kind::rating: return kRating;
        case Kind::road: return kRoad;
        case Kind::state: return kState;
        case Kind::arm: return kArm;
        case Kind::formation: return kFormation;
        case Kind::side: return kSide;
        case Kind::cover: return kCover;
        case Kind::weapon: return kWeapon;
        case Kind::gun: return kGun;
        case Kind::range: return kRange;
        case Kind::moved: return kMoved;
        case Kind::structure: return kStructure;
        case Kind::fire_system: return kFireSystem;
        case Kind::battalion_gun: return kBattalionGun;
        case Kind::figure_scale: return kFigureScale;
        case Kind::charge_style: return kChargeStyle;
        case Kind::condition: return kCondition;
        case Kind::objectives: return kObjectives;
        case Kind::shared_items: return kSharedItems;
    }
    return {};
}

}  // namespace aor
