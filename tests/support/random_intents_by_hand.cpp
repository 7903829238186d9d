// What a referee moves and sets by hand, at random.

#include "tests/support/random_intents.hpp"

namespace aor {
namespace {

Named word_of(std::string name, std::string value) { return {std::move(name), std::move(value)}; }

}  // namespace

Intent RandomIntents::movement() {
    const std::string unit = unit_on_table();
    const Leader& leader = battle().leaders[chance_.below(battle().leaders.size())];
    const auto set = [&](std::string field, std::string value) {
        Intent made = intent("set", unit);
        made.words.push_back(word_of(std::move(field), std::move(value)));
        return made;
    };
    switch (chance_.below(12)) {
        case 0: return intent("draw");
        case 1:
        case 2: {
            Intent made = intent("attach", leader.id);
            made.others.push_back(unit);
            return made;
        }
        case 3: return intent("detach", leader.id);
        case 4: {
            if (battle().sites.empty()) return intent("draw");
            Intent made = intent("hold", battle().sites[chance_.below(battle().sites.size())].id);
            made.others.push_back(battle().armies[chance_.below(battle().armies.size())].id);
            return made;
        }
        case 5: return battle().sites.empty() ? intent("draw") : intent("contest", battle().sites[chance_.below(battle().sites.size())].id);
        case 6: {
            Intent made = intent("off", unit);
            if (!chance_.one_in(4)) return intent("draw");
            made.words.push_back(word_of("off", chance_.one_in(2) ? "enemy" : "own"));
            return made;
        }
        case 7: return set("cover", std::string(word(static_cast<Cover>(chance_.below(words_for<Cover>().size())))));
        case 8: return battle().sites.empty() ? intent("draw") : set("inside", battle().sites[chance_.below(battle().sites.size())].id);
        case 9: return set("limbered", chance_.one_in(2) ? "yes" : "no");
        case 10: {
            Intent made = intent("take", unit);
            made.others.push_back(enemy_of(unit));
            return made;
        }
        default: {
            static const std::vector<std::string> kFormations = {"line", "column", "square", "square", "skirmish"};
            return set("formation", kFormations[chance_.below(kFormations.size())]);
        }
    }
}

Intent RandomIntents::changes_roster() {
    Intent made = intent("add", "unit");
    made.reason = "the players agree";
    const Unit& unit = battle().units[chance_.below(battle().units.size())];
    switch (chance_.below(6)) {
        case 0:
            made.words = {word_of("name", "Später Zuzug 100% ##"), word_of("army", unit.army), word_of("brigade", unit.brigade)};
            break;
        case 1:
            made = intent("rename", unit.id);
            made.reason = "a slip of the pen";
            made.words = {word_of("name", chance_.one_in(3) ? "" : "1/7th \"neu\"")};
            break;
        case 2:
            made.verb = "transfer";
            made.actor = unit.id;
            made.words = {word_of("to", battle().brigades.empty() ? "none" : battle().brigades[chance_.below(battle().brigades.size())].id)};
            break;
        case 3:
            made.verb = "option";
            made.actor = "";
            made.words = {word_of("ammunition", chance_.one_in(2) ? "on" : "off")};
            break;
        case 4:
            made.verb = "ruling";
            made.actor = "";
            made.words = {word_of("R-18", chance_.one_in(2) ? "plain" : "temporary")};
            break;
        default:
            made.verb = "house_rule";
            made.actor = "";
            made.text = "No dice on the floor ## 100%";
            break;
    }
    return made;
}

Intent RandomIntents::by_hand() {
    const std::string unit = unit_on_table();
    Intent made = intent("set", unit);
    made.reason = "as it stands on the table";
    switch (chance_.below(5)) {
        case 0: made.words = {word_of("castings", std::to_string(chance_.below(13)))}; break;
        case 1: made.words = {word_of("state", std::string(word(static_cast<State>(chance_.below(4)))))}; break;
        case 2:
            made.verb = "flag";
            made.others = {enemy_of(unit)};
            break;
        case 3:
            made.verb = "lose";
            made.actor = chance_.one_in(2) ? unit : battle().leaders[chance_.below(battle().leaders.size())].id;
            made.words = {word_of("how", chance_.one_in(2) ? "surrendered" : "captured")};
            break;
        default: {
            made.verb = "drift";
            made.actor = "";
            made.words = {word_of(unit + ".castings", std::to_string(chance_.below(13)))};
            break;
        }
    }
    return made;
}

}  // namespace aor
