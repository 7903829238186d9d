#include "core/report/house_rule_words.hpp"

#include "core/base/texts.hpp"
#include "core/report/list_phrases.hpp"

namespace aor::report {

std::vector<std::string> house_rules_in_words(const Game& game) {
    std::vector<std::string> rules(game.house_rules.begin(), game.house_rules.end());
    const auto cap = [&](int most, const char* what) {
        if (most >= 0) rules.push_back("at most " + std::to_string(most) + " withdrawal " + (most == 1 ? "die" : "dice") + " for " + what);
    };
    cap(game.flag_dice_cap, "flags");
    cap(game.battery_dice_cap, "batteries");
    if (!game.figure_counts.empty()) rules.push_back("castings of a usual unit: " + joined(game.figure_counts, ", "));
    if (!game.marker_colours.empty()) rules.push_back("markers: " + joined(game.marker_colours, ", "));
    if (!game.premeasuring) rules.emplace_back("no measuring before declaring");
    return rules;
}

}  // namespace aor::report
