#include "core/army/two_armies.hpp"

#include <algorithm>

namespace aor {

namespace {

/// The name of its army; of a unit or leader by way of its brigade.
std::string army_of(const OrderOfBattle& order, const ListedThing& thing) {
    std::string army = thing.text("army");
    for (const ListedThing& one : order.things) {
        const std::string brigade = thing.text("brigade");
        if (army.empty() && one.section == "brigade" && !brigade.empty() && (one.text("id") == brigade || one.text("name") == brigade)) army = one.text("army");
    }
    for (const ListedThing& one : order.things) {
        if (one.section == "army" && (army.empty() || one.text("id") == army || one.text("name") == army)) return one.text("name");
    }
    return {};
}

bool is_named(const ListedThing& thing) { return thing.section == "brigade" || thing.section == "unit" || thing.section == "leader"; }

/// Nobody at the table could tell two cavalry brigades 2 apart: each says whose it is.
void name_apart(OrderOfBattle& order, const OrderOfBattle& other) {
    const OrderOfBattle before = order;
    std::vector<std::pair<std::string, std::string>> renamed;
    for (std::size_t i = 0; i < order.things.size(); ++i) {
        ListedThing& thing = order.things[i];
        const std::string name = thing.text("name");
        if (!is_named(thing) || name.empty()) continue;
        const auto same = std::find_if(other.things.begin(), other.things.end(),
                                       [&](const ListedThing& one) { return one.section == thing.section && one.text("name") == name; });
        const std::string mine = army_of(before, before.things[i]);
        if (same == other.things.end() || mine.empty() || mine == army_of(other, *same)) continue;
        for (ListedKey& key : thing.keys) {
            if (key.name == "name") key.value = name + " of " + mine;
        }
        renamed.emplace_back(name, name + " of " + mine);
    }
    for (ListedThing& thing : order.things) {
        for (ListedKey& key : thing.keys) {
            if (key.name != "brigade" && key.name != "commander" && key.name != "attached") continue;
            for (const auto& [from, to] : renamed) {
                if (key.value == Value(from)) key.value = to;
            }
        }
    }
}

}  // namespace

OrderOfBattle together(const OrderOfBattle& first, OrderOfBattle second) {
    OrderOfBattle both = first;
    name_apart(both, second);
    name_apart(second, first);
    std::vector<std::string> taken;
    for (const ListedThing& thing : first.things) taken.push_back(thing.text("id"));
    const auto rename = [&](const std::string& id) {
        std::string fresh = id;
        while (std::find(taken.begin(), taken.end(), fresh) != taken.end()) fresh += "-b";
        return fresh;
    };
    std::vector<std::pair<std::string, std::string>> renamed;
    for (ListedThing& thing : second.things) {
        for (ListedKey& key : thing.keys) {
            if (key.name != "id") continue;
            const std::string id = std::get<std::string>(key.value);
            renamed.emplace_back(id, rename(id));
            key.value = renamed.back().second;
        }
    }
    for (ListedThing& thing : second.things) {
        for (ListedKey& key : thing.keys) {
            if (key.name != "army" && key.name != "brigade") continue;
            for (const auto& [from, to] : renamed) {
                if (key.value == Value(from)) key.value = to;
            }
        }
    }
    both.things.insert(both.things.end(), second.things.begin(), second.things.end());
    for (const ListedKey& key : second.game) {
        if (std::none_of(both.game.begin(), both.game.end(), [&](const ListedKey& one) { return one.name == key.name; })) both.game.push_back(key);
    }
    return both;
}

std::vector<std::string> known_of_enemy(std::string_view nation) {
    const bool turks = nation.find("Ottoman") != std::string_view::npos || nation.find("Turk") != std::string_view::npos;
    return turks ? std::vector<std::string>{"against_turks"} : std::vector<std::string>();
}

}  // namespace aor
