// Rulings, options and house rules that change in mid-battle.

#include "core/battle/options.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/do_by_hand.hpp"
#include "core/play/fact_values.hpp"

namespace aor {
namespace {

std::string because(const Performance& p) { return p.intent().reason.empty() ? std::string() : ": " + p.intent().reason; }

/// "R-18=plain" out of the only word or fact of the intent.
Result<Named> only_setting(Performance& p, const std::string& example) {
    std::vector<Named> settings = p.intent().words;
    for (const Named& named : p.intent().facts) {
        (void)p.fact(named.name);
        settings.push_back(named);
    }
    if (settings.size() != 1) return problem_of("say one thing to change, as in " + example);
    return settings.front();
}

}  // namespace

Problems change_ruling(Performance& p) {
    const auto setting = only_setting(p, "R-18=plain");
    if (!setting) return setting.problems();
    if (p.intent().reason.empty()) return problem_of("to change a ruling in mid-battle takes a reason");
    const std::string choice = typed_text(setting->value);
    Names rulings = p.battle().game.rulings;
    std::erase_if(rulings, [&](const std::string& ruling) { return ruling.starts_with(setting->name + '='); });
    const auto ruling = ruling_named(setting->name);
    if (!ruling || choices_of(*ruling).front() != choice) rulings.push_back(setting->name + '=' + choice);
    Game game = p.battle().game;
    game.rulings = rulings;
    Problems problems;
    (void)manners_of(game, problems);
    if (!problems.none()) return problems;
    p.draft().begin(Happened::house_rule, Thing::game, "", "Ruling " + setting->name + " is now \"" + choice + '"' + because(p));
    p.draft().set(&Game::rulings, rulings);
    return {};
}

Problems change_option(Performance& p) {
    const auto setting = only_setting(p, "variable_morale=yes");
    if (!setting) return setting.problems();
    if (p.intent().reason.empty()) return problem_of("to change an option in mid-battle takes a reason");
    const std::string value = typed_text(setting->value);
    if (value != "yes" && value != "no") return problem_of("an option is \"yes\" or \"no\", not \"" + value + '"');
    Names options = p.battle().game.options;
    const bool there = std::find(options.begin(), options.end(), setting->name) != options.end();
    if (const std::string unknown = fault_of_option(setting->name); !there && !unknown.empty()) return problem_of(unknown);
    std::erase(options, setting->name);
    if (value == "yes") options.push_back(setting->name);
    p.draft().begin(Happened::house_rule, Thing::game, "", "Option " + setting->name + (value == "yes" ? " is in force" : " is no longer in force") + because(p));
    p.draft().set(&Game::options, options);
    return {};
}

Problems add_house_rule(Performance& p) {
    if (p.intent().text.empty()) return problem_of("say the house rule in words");
    Names rules = p.battle().game.house_rules;
    rules.push_back(p.intent().text);
    p.draft().begin(Happened::house_rule, Thing::game, "", "House rule: " + p.intent().text);
    p.draft().set(&Game::house_rules, rules);
    return {};
}

}  // namespace aor
