#include "app/desk/rulings_view.hpp"

#include "app/desk/letters.hpp"
#include "core/base/texts.hpp"
#include "core/battle/options.hpp"
#include "core/play/performance.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

std::string played_in(const Battle* battle, const RulingWords& ruling) {
    if (battle != nullptr) {
        for (const std::string& set : battle->game.rulings) {
            if (set.starts_with(ruling.id + '=')) return set.substr(ruling.id.size() + 1);
        }
    }
    return ruling.choices.empty() ? std::string() : ruling.choices.front().id;
}

void add_caps(std::vector<std::string>& rules, const Game& game) {
    const auto cap = [&](int most, const char* what) {
        if (most >= 0) rules.push_back("At most " + counted(most, "withdrawal die for ", "withdrawal dice for ") + what);
    };
    cap(game.flag_dice_cap, "flags");
    cap(game.battery_dice_cap, "batteries");
    for (const std::string& count : game.figure_counts) rules.push_back("A usual unit has castings: " + count);
}

}  // namespace

RulingsView rulings_view(const Charts& charts, const Battle* battle) {
    RulingsView view;
    for (const RulingWords& ruling : charts.rulings()) {
        RulingLine line{ruling.id, ruling.title, ruling.page, ruling.lines, ruling.why, {}, false};
        const std::string played = played_in(battle, ruling);
        for (std::size_t i = 0; i < ruling.choices.size(); ++i) {
            const auto& choice = ruling.choices[i];
            line.readings.push_back({choice.id, choice.meaning, i == 0, choice.id == played});
            if (i > 0 && choice.id == played) line.changed = true;
        }
        view.rulings.push_back(std::move(line));
    }
    std::stable_partition(view.rulings.begin(), view.rulings.end(), [](const RulingLine& line) { return line.changed; });
    for (const KnownOption& option : known_options()) {
        view.options.push_back({std::string(option.id), std::string(option.say), battle != nullptr && has_option(battle->game, option.id)});
    }
    if (battle == nullptr) return view;
    for (const std::string& option : battle->game.options) {
        const bool known = fault_of_option(option).empty();
        if (!known) view.options.push_back({option, option, true});
    }
    view.house_rules = battle->game.house_rules;
    add_caps(view.house_rules, battle->game);
    return view;
}

bool fits(const RulingLine& line, std::string_view typed) {
    const std::string wanted = lowered(typed);
    std::string all = lowered(line.id + ' ' + line.title);
    for (const RulingReading& reading : line.readings) all += '\n' + lowered(reading.meaning);
    return all.find(wanted) != std::string::npos;
}

}  // namespace aor::desk
