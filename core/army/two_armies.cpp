#include "core/army/two_armies.hpp"

#include <algorithm>

namespace aor {

OrderOfBattle together(const OrderOfBattle& first, OrderOfBattle second) {
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
    OrderOfBattle both = first;
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
