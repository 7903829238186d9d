#include "core/battle/setting_up.hpp"
#include "core/battle/standing.hpp"
#include "core/battle/usual_unit.hpp"

namespace aor {

void SettingUp::read_unit(const ListedThing& thing) {
    Unit& unit = announced<Unit>(thing);
    static constexpr std::string_view kElsewhere[] = {"grade", "castings", "castings_now", "base_grade",
                                                      "castings_start"};
    read_keys(unit, thing, kElsewhere);
    take_army(unit, thing);
    if (thing.find("formation") == nullptr) unit.formation = usual_formation(unit);
    const UsualSize like = usual_size(charts_, battle_.game, unit);
    unit.base_grade = number_in(thing, "base_grade", 1, 4, unit.base_grade);
    unit.base_grade = number_in(thing, "grade", 1, 4, unit.base_grade);
    unit.grade = unit.base_grade;
    unit.castings_start = number_in(thing, "castings_start", 1, 99, like.castings);
    unit.castings_start = number_in(thing, "castings", 1, 99, unit.castings_start);
    unit.castings = number_in(thing, "castings_now", 1, unit.castings_start, unit.castings_start);
    if (thing.find("castings_per_base") == nullptr) unit.castings_per_base = like.per_base;
    if (thing.find("flag") == nullptr && !usually_has_flag(unit)) unit.flag = FlagState::none;
    if (unit.castings < unit.castings_start) {
        Loss loss;
        loss.id = "0." + std::to_string(battle_.losses.size() + 1);
        loss.unit = unit.id;
        loss.castings = unit.castings_start - unit.castings;
        battle_.losses.push_back(loss);
    }
    check_unit(unit, thing);
}

void SettingUp::check_unit(const Unit& unit, const ListedThing& thing) {
    if (unit.arm != Arm::artillery) {
        for (const std::string_view key : {"gun", "howitzer", "horse_artillery", "limbered", "in_fortress"}) {
            if (thing.find(key) != nullptr) fault(thing, key, "only artillery has \"" + std::string(key) + '"');
        }
    }
    if (unit.arm != Arm::infantry) {
        for (const std::string_view key : {"clan", "janissary", "grenades", "battalion_gun"}) {
            // Dragoons that dismount have their guns when they are on foot (L2820).
            if (key == "battalion_gun" && unit.dismounts) continue;
            if (thing.find(key) != nullptr) fault(thing, key, "only infantry has \"" + std::string(key) + '"');
        }
    }
    if (is_mounted(unit.arm) && thing.find("native") != nullptr) fault(thing, "native", "only infantry and artillery have \"native\"");
    if (unit.arm == Arm::artillery && thing.find("gun") == nullptr) {
        fault(thing, "gun", "the battery \"" + unit.name + "\" needs a \"gun\": " + one_of(words_for<Gun>()));
    }
    if (unit.pikemen < 0 || unit.pikemen > unit.castings) {
        fault(thing, "pikemen", "there are more pikemen than castings");
    }
    if (unit.skirmisher && (unit.arm == Arm::artillery || unit.arm == Arm::horse || unit.arm == Arm::armored_cavalry)) {
        fault(thing, "skirmisher", "such troops do not skirmish");
    }
    if (unit.presence != Presence::on_table && unit.presence != Presence::waiting) {
        fault(thing, "presence", "at the start a unit is \"on_table\" or \"waiting\"");
    }
    if (is_square(unit.formation) && is_mounted(unit.arm)) {
        fault(thing, "formation", "cavalry forms no square");
    } else if (!can_stand_in(unit.arm, unit.formation)) {
        fault(thing, "formation", "such troops do not stand in \"" + std::string(word(unit.formation)) + '"');
    }
}

}  // namespace aor
