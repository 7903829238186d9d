#include "core/battle/change.hpp"
#include "core/battle/set_up.hpp"

namespace aor {

namespace {

template <class Record>
ListedThing listed(const Record& record, std::string section) {
    ListedThing thing;
    thing.section = std::move(section);
    thing.keys.push_back({"id", record.id, {}});
    for (const FieldValue& field : filled_fields(record)) {
        const FieldInfo& info = fields_of(Record::thing)[field.field];
        if (info.group == FieldGroup::listed) thing.keys.push_back({std::string(info.name), field.value, {}});
    }
    return thing;
}

/// Keys whose default depends on other keys are written always.
template <class Record, class T>
void always(ListedThing& thing, const Record& record, T Record::*member) {
    const std::string_view name = fields_of(Record::thing)[number_of(member)].name;
    if (thing.find(name) == nullptr) thing.keys.push_back({std::string(name), value_of(record.*member), {}});
}

}  // namespace

OrderOfBattle order_of_battle(const Battle& battle) {
    OrderOfBattle order;
    order.game = listed(battle.game, "").keys;
    order.game.erase(order.game.begin());       // the game has no id
    for (const Army& army : battle.armies) order.things.push_back(listed(army, "army"));
    for (const Brigade& brigade : battle.brigades) order.things.push_back(listed(brigade, "brigade"));
    for (const Leader& leader : battle.leaders) {
        ListedThing thing = listed(leader, "leader");
        always(thing, leader, &Leader::post);
        order.things.push_back(std::move(thing));
    }
    for (const Unit& unit : battle.units) {
        ListedThing thing = listed(unit, "unit");
        always(thing, unit, &Unit::castings_start);
        always(thing, unit, &Unit::castings_per_base);
        always(thing, unit, &Unit::formation);
        always(thing, unit, &Unit::flag);
        if (unit.arm == Arm::artillery) always(thing, unit, &Unit::gun);
        order.things.push_back(std::move(thing));
    }
    for (const Site& site : battle.sites) {
        ListedThing thing = listed(site, site.is_objective ? "objective" : "structure");
        always(thing, site, &Site::kind);
        if (site.is_structure) always(thing, site, &Site::structure);
        std::erase_if(thing.keys, [](const ListedKey& key) { return key.name == "is_structure"; });
        order.things.push_back(std::move(thing));
    }
    for (const Card& card : battle.cards) order.things.push_back(listed(card, "card"));
    return order;
}

}  // namespace aor
