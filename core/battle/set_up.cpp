#include "core/battle/set_up.hpp"

#include "core/battle/marker_colours.hpp"
#include "core/battle/options.hpp"
#include "core/battle/scenario_clock.hpp"
#include "core/battle/setting_up.hpp"
#include "core/battle/usual_unit.hpp"
#include "core/chart/printed.hpp"

namespace aor {

Battle SettingUp::battle() {
    read_game();
    // Who there is, so that everybody can be named by those before him.
    for (const ListedThing& thing : order_.things) announce(thing);
    for (const ListedThing& thing : order_.things) {
        if (thing.section == "army") read_army(thing);
        else if (thing.section == "brigade") read_brigade(thing);
        else if (thing.section == "unit") read_unit(thing);
        else if (thing.section == "leader") read_leader(thing);
        else if (thing.section == "card") read_card(thing);
        else read_site(thing);
    }
    settle();
    return std::move(battle_);
}

void SettingUp::read_game() {
    Game& game = battle_.game;
    game.turns = printed_number(charts_, "turn", "turns", "count");
    game.phases = printed_number(charts_, "turn", "phases", "count");
    for (const ListedKey& key : order_.game) read_key(game, key, key.name);
    const auto place = [&](std::string_view name) {
        for (const ListedKey& key : order_.game) {
            if (key.name == name) return key.place;
        }
        return Place{file_, 1, 1};
    };
    if (game.turns < 1 || game.turns > 99) fault(place("turns"), "a battle has from 1 to 99 turns");
    if (game.phases < 1 || game.phases > 99) fault(place("phases"), "a turn has from 1 to 99 phases");
    if (!game.clock.empty() && !minutes_of(game.clock)) fault(place("clock"), "an hour of the day is written as in \"9:00\", not \"" + game.clock + '"');
    if (game.minutes < 0 || game.minutes > 600) fault(place("minutes"), "a turn stands for up to 600 minutes");
    // How it came about, in a word of the table (p 49 and the scenarios).
    constexpr std::string_view kModes[] = {"scenario", "pick_up", "meeting", "defensive", "campaign"};
    if (!game.mode.empty() && std::find(std::begin(kModes), std::end(kModes), game.mode) == std::end(kModes)) {
        fault(place("mode"), "\"mode\" is " + one_of(kModes) + ", not \"" + game.mode + '"' + did_you_mean(game.mode, kModes));
    }
    for (const std::string& option : game.options) {
        if (const std::string unknown = fault_of_option(option); !unknown.empty()) fault(place("options"), unknown);
    }
    for (const std::string& rule : game.figure_counts) {
        if (const std::string wrong = fault_of_figures(rule); !wrong.empty()) fault(place("figure_counts"), wrong);
    }
    for (const std::string& rule : game.marker_colours) {
        if (const std::string wrong = fault_of_marker(rule); !wrong.empty()) fault(place("marker_colours"), wrong);
    }
    for (const std::string& setting : game.rulings) check_ruling(setting, place("rulings"));
}

void SettingUp::check_ruling(const std::string& setting, const Place& place) {
    const std::size_t equals = setting.find('=');
    const std::string id = setting.substr(0, equals);
    const std::string choice = equals == std::string::npos ? "" : setting.substr(equals + 1);
    const auto ruling = ruling_named(id);
    if (!ruling) {
        fault(place, "there is no ruling \"" + id + "\" that can be switched");
        return;
    }
    const auto choices = choices_of(*ruling);
    if (std::find(choices.begin(), choices.end(), choice) == choices.end()) {
        fault(place, id + " must be " + one_of(choices));
    }
}

void SettingUp::read_army(const ListedThing& thing) {
    Army& army = announced<Army>(thing);
    read_keys(army, thing, {});
    const Table* lines = charts_.table("withdrawal_start_lines");
    if (lines != nullptr && lines->row(army.start_line) == nullptr) {
        std::vector<std::string> known;
        for (const TableRow& row : lines->rows) known.push_back(row.id);
        fault(thing, "start_line",
              "there is no start line \"" + army.start_line + '"' + did_you_mean(army.start_line, known));
    }
    if (army.start_percent < 0 || army.start_percent > 100) {
        fault(thing, "start_percent", "\"start_percent\" must be from 0 to 100");
    }
    if (army.ally_of == army.id) fault(thing, "ally_of", "an army is no ally of itself");
}

void SettingUp::read_brigade(const ListedThing& thing) {
    Brigade& brigade = announced<Brigade>(thing);
    read_keys(brigade, thing, {});
    if (brigade.army.empty() && thing.find("army") == nullptr) {
        fault(thing, "army", "the brigade \"" + brigade.name + "\" needs an \"army\"");
    }
}

void SettingUp::read_leader(const ListedThing& thing) {
    Leader& leader = announced<Leader>(thing);
    read_keys(leader, thing, {});
    take_army(leader, thing);
    if (thing.find("post") == nullptr && leader.brigade.empty()) leader.post = Post::unassigned;
    if (leader.rating == Rating::none) fault(thing, "rating", "a leader is half_die, class_1, class_2 or class_3");
}

void SettingUp::read_card(const ListedThing& thing) {
    Card& card = announced<Card>(thing);
    read_keys(card, thing, {});
    for (std::string& brigade : card.brigades) brigade = resolved<Brigade>(brigade, thing.place);
    if (card.army.empty() && thing.find("army") == nullptr) {
        fault(thing, "army", "the card \"" + card.name + "\" needs an \"army\"");
    }
}

void SettingUp::read_site(const ListedThing& thing) {
    Site& site = announced<Site>(thing);
    read_keys(site, thing, {});
    if (thing.section == "structure" && thing.find("is_objective") == nullptr) site.is_objective = false;
    if (thing.section == "objective" && thing.find("kind") == nullptr) {
        fault(thing, "kind", "the objective \"" + site.name + "\" needs a \"kind\"");
    }
    if (thing.section == "structure" && thing.find("structure") == nullptr) {
        fault(thing, "structure", "the structure \"" + site.name + "\" needs a \"structure\"");
    }
    if (thing.find("structure") != nullptr) {
        site.is_structure = true;
    } else if (const auto kind = worded<Structure>(word(site.kind)); kind && site.is_objective) {
        // A village or field work is a structure of its own kind.
        site.is_structure = true;
        site.structure = *kind;
    }
    for (std::string& army : site.held_by) army = resolved<Army>(army, thing.place);
    if (thing.find("first_owner") == nullptr) site.first_owner = site.owner;
    site.last_occupant = site.owner;
    if (!site.owner.empty() &&
        std::find(site.held_by.begin(), site.held_by.end(), site.owner) == site.held_by.end()) {
        site.held_by.push_back(site.owner);
    }
}

void SettingUp::settle() {
    for (const Leader& leader : battle_.leaders) {
        if (leader.post == Post::commander_in_chief) {
            for (Army& army : battle_.armies) {
                if (army.id == leader.army && army.commander.empty()) army.commander = leader.id;
            }
        }
        for (Brigade& brigade : battle_.brigades) {
            if (leader.post == Post::brigade && brigade.id == leader.brigade && brigade.commander.empty()) {
                brigade.commander = leader.id;
            }
        }
    }
    for (const ListedThing& thing : order_.things) {
        if (thing.section == "leader") {
            const Leader& leader = announced<Leader>(thing);
            const Unit* unit = battle_.unit(leader.attached);
            if (unit != nullptr && !are_friends(battle_, unit->army, leader.army)) {
                fault(thing, "attached", '"' + leader.name + "\" is attached to a unit of the enemy");
            }
        }
        if (thing.section == "unit") {
            const Unit& unit = announced<Unit>(thing);
            const Brigade* brigade = battle_.brigade(unit.brigade);
            if (brigade != nullptr && !unit.army.empty() && brigade->army != unit.army) {
                fault(thing, "army", '"' + unit.name + "\" is not of the army of its brigade");
            }
        }
    }
    std::vector<std::string_view> sides;
    for (const Army& army : battle_.armies) {
        const std::string_view side = side_of(battle_, army.id);
        if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
        const bool empty = std::none_of(battle_.units.begin(), battle_.units.end(),
                                        [&](const Unit& unit) { return unit.army == army.id; });
        if (empty && problems_.none()) fault({file_, 0, 0}, "the army \"" + army.name + "\" has no units");
    }
    if (sides.size() < 2 && problems_.none()) fault({file_, 0, 0}, "a battle needs two sides");
}

Result<Battle> set_up(const Charts& charts, const OrderOfBattle& order, const std::string& file, Problems problems) {
    Battle battle = SettingUp(charts, order, file, problems).battle();
    if (problems.none()) return battle;
    // In the order of the file; a fault of a type is told once, not for every unit of that type.
    std::vector<Problem> sorted(problems.begin(), problems.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
    Problems once;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i == 0 || sorted[i].sentence() != sorted[i - 1].sentence()) once.add(sorted[i]);
    }
    return once;
}

Result<Battle> read_battle(const Charts& charts, std::string_view text, const std::string& file) {
    Problems problems;
    const OrderOfBattle order = read_order_of_battle(text, file, problems);
    if (order.things.empty() && problems.none()) problems.add({file, 0, 0}, "there is nobody in this order of battle");
    if (order.things.empty()) return problems;
    return set_up(charts, order, file, std::move(problems));
}

}  // namespace aor
