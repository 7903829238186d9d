#include "core/play/pick_up_objectives.hpp"

#include "core/base/suggest.hpp"
#include "core/battle/battle_words.hpp"

#include <algorithm>

namespace aor {
namespace {

constexpr std::array<std::string_view, 2> kArmies = {"first", "second"};
constexpr std::string_view kBurned = "burned_village";

void put(ListedThing& thing, std::string name, Value value) { thing.keys.push_back({std::move(name), std::move(value), {}}); }

std::vector<std::string> kinds() {
    std::vector<std::string> all;
    for (const std::string_view kind : words_for<Objective>()) {
        if (kind != kBurned) all.emplace_back(kind);
    }
    return all;
}

/// An objective of this kind in the zone of this army; nullptr when there is none.
const ListedThing* objective_of(const OrderOfBattle& order, std::string_view army, std::string_view kind, const ListedThing* after = nullptr) {
    bool from_here = after == nullptr;
    for (const ListedThing& thing : order.things) {
        if (from_here && thing.section == "objective" && thing.text("kind") == kind && thing.text("zone") == army) return &thing;
        from_here = from_here || &thing == after;
    }
    return nullptr;
}

}  // namespace

void write_objectives(const std::vector<HandUnit>& lines, const std::array<std::string, 2>& baseline, OrderOfBattle& order, Problems& problems) {
    for (const HandUnit& line : lines) {
        const std::size_t equals = line.line.find(" = ");
        const std::string name = line.line.substr(0, equals);
        const std::string rest = equals == std::string::npos ? "" : line.line.substr(equals + 3);
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        const std::string kind = rest.substr(0, blank);
        const std::string side = blank < rest.size() ? rest.substr(blank + 1) : "";
        if (equals == 0 || rest.empty() || (!side.empty() && side != "north" && side != "south")) {
            problems.add(line.place, "an objective is written as \"Kreuzau = small_village north\": its kind, and north or south for the zone in which it lies");
            continue;
        }
        const auto known = kinds();
        if (std::find(known.begin(), known.end(), kind) == known.end()) {
            problems.add(line.place, "there is no objective \"" + kind + '"' + did_you_mean(kind, known));
            continue;
        }
        const bool twice = std::any_of(order.things.begin(), order.things.end(),
                                       [&](const ListedThing& thing) { return thing.section == "objective" && thing.text("name") == name; });
        if (twice) problems.add(line.place, "there is an objective \"" + name + "\" already");
        const std::size_t army = baseline[0] == side ? 0 : 1;
        if (kind == "primary_road" && side.empty()) {
            problems.add(line.place, "a primary road leaves the table at a baseline: say north or south");
        } else if (kind == "primary_road" && objective_of(order, kArmies[army], kind) != nullptr) {
            problems.add(line.place, "the side in the " + side + " has a primary road already, and can have only one (p 8)");
        }
        ListedThing thing;
        thing.section = "objective";
        thing.place = line.place;
        put(thing, "name", name);
        put(thing, "kind", kind);
        if (!side.empty()) {
            put(thing, "zone", std::string(kArmies[army]));
            put(thing, "owner", std::string(kArmies[army]));
        }
        order.things.push_back(std::move(thing));
    }
}

void write_communications(const std::array<std::string, 2>& spots, const std::array<std::string, 2>& titles, OrderOfBattle& order,
                          std::vector<std::string>& to_do, Problems& problems) {
    const bool told = std::any_of(order.things.begin(), order.things.end(), [](const ListedThing& thing) { return thing.section == "objective"; });
    for (std::size_t side = 0; side < 2; ++side) {
        const auto army = std::find_if(order.things.begin(), order.things.end(),
                                       [&](const ListedThing& thing) { return thing.section == "army" && thing.text("id") == kArmies[side]; });
        if (army == order.things.end()) continue;
        const ListedThing* primary = objective_of(order, kArmies[side], "primary_road");
        const ListedThing* secondary = objective_of(order, kArmies[side], "secondary_road");
        if (primary != nullptr) {
            put(*army, "line_of_communications", primary->text("name"));
            if (!spots[side].empty()) problems.add(primary->place, titles[side] + " has a primary road, and needs no spot on its baseline");
            continue;
        }
        if (secondary != nullptr) {
            problems.add(secondary->place, titles[side] + " has a road, \"" + secondary->text("name") + "\": one must be its primary_road (p 8)");
            continue;
        }
        if (!spots[side].empty() || told) put(*army, "road", std::string("none"));
        if (!spots[side].empty()) put(*army, "secret_spot", spots[side]);
        else if (told) to_do.push_back(titles[side] + " has no road off its baseline: it names a spot there in secret (p 8)");
        else to_do.push_back(titles[side] + " names its primary road, or a secret spot on its baseline where there is none (p 8)");
    }
}

}  // namespace aor
