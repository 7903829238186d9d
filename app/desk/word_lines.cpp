#include "app/desk/word_lines.hpp"

#include "app/desk/letters.hpp"
#include "app/desk/who.hpp"
#include "core/base/texts.hpp"
#include "core/battle/standing.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/procedure_words.hpp"
#include "core/report/text.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

bool is_in(const std::vector<std::string>& list, std::string_view one) { return std::find(list.begin(), list.end(), one) != list.end(); }

/// Whom a word can name: enemies of the charger, its fellows, or friends in the way.
std::vector<FactChoice> units_for(std::string_view word, const Battle& battle, const std::string& actor, const std::string& value) {
    std::vector<FactChoice> choices;
    const Unit* unit = battle.unit(actor);
    if (unit == nullptr || (word != "meets" && word != "nearest" && word != "passes")) return choices;
    const std::vector<std::string> chosen = between_commas(value);
    for (const Somebody& one : everybody(battle)) {
        const Unit* other = one.thing == Thing::unit ? battle.unit(one.id) : nullptr;
        if (other == nullptr || other == unit || !is_on_table(*other)) continue;
        const bool friends = are_friends(battle, unit->army, other->army);
        const bool fits = word == "meets" ? !friends : word == "passes" ? friends : friends && charge_of(battle, one.id) != nullptr;
        if (fits) choices.push_back({one.id, one.name, is_in(chosen, one.id), one.code});
    }
    return choices;
}

std::vector<FactChoice> places_for(const Battle& battle, const std::string& value) {
    std::vector<FactChoice> choices;
    for (const Site& site : battle.sites) choices.push_back({site.id, name_of(battle, site.id), site.id == value});
    return choices;
}

std::vector<FactChoice> choices_of(std::string_view word, const std::string& value) {
    std::vector<std::string_view> words;
    if (word == "side" || word == "against") words = {"front", "flank", "rear"};
    else if (word == "downhill" || word == "behind" || word == "turned" || word == "short" || word == "caught" || word == "surrenders" ||
             word == "road" || word == "unsupported") words = {"no", "yes"};
    else if (word == "uphill") words = {"no", "unit", "opponent"};
    else if (word == "off") words = {"own", "enemy", "elsewhere"};
    else if (word == "ground") words = {"yes", "no"};
    else if (word == "as") words = {"line", "column", "skirmish"};
    else if (word == "through") words = {"light_woods", "heavy_woods", "steep_hill", "marsh", "village", "other_buildings"};
    else if (word == "defends") words.assign(words_for<Cover>().begin(), words_for<Cover>().end());
    std::vector<FactChoice> choices;
    for (const auto one : words) choices.push_back({std::string(one), spoken(one), value == one});
    // What holds when nobody says anything stands first.
    const bool has_usual = word != "against" && word != "off" && word != "through" && word != "defends" && word != "turned";
    if (value.empty() && has_usual && !choices.empty()) choices.front().chosen = true;
    return choices;
}

/// Capital letters, since the small ones change facts: the first of its name that is free.
void give_keys(std::vector<WordLine>& lines) {
    std::string taken;
    for (WordLine& line : lines) {
        for (const char c : line.name) {
            if (c < 'a' || c > 'z') continue;
            const char key = static_cast<char>(c - 'a' + 'A');
            if (taken.find(key) != std::string::npos) continue;
            line.key = key;
            taken += key;
            break;
        }
    }
}

/// "yes: it begins uphill of its target" is asked as "it begins uphill of its target", and what can be chosen is not said twice.
std::string question_of(std::string_view name, std::string_view meaning) {
    if (name == "ground") return "it goes onto the ground that was left";
    for (const std::string_view head : {"yes: ", "yes or no: "}) {
        if (meaning.starts_with(head)) return std::string(meaning.substr(head.size()));
    }
    return std::string(meaning.substr(0, meaning.find(": ")));
}

/// Those chosen by name, "nobody" when none is.
std::string chosen_in_words(const std::vector<FactChoice>& choices) {
    std::string names;
    for (const FactChoice& one : choices) {
        if (one.chosen) names += (names.empty() ? "" : ", ") + one.say;
    }
    return names.empty() ? "nobody" : names;
}

/// `runner`: who evades or falls back in a charge that is under way; else it is the actor.
WordLine word_line(const Battle& battle, const Work& work, std::string_view name, std::string_view meaning, std::string_view runner = {}) {
    WordLine line;
    line.name = name;
    line.meaning = meaning;
    line.say = question_of(name, meaning);
    line.several = name == "passes";
    if (const Told* told = work.find("", name)) line.value = told->value;
    line.choices = choices_of(name, line.value);
    // The charge is the charger's; the friends are those of the runner.
    const std::string of(name == "passes" && !runner.empty() ? runner : work.actor);
    if (line.choices.empty()) line.choices = name == "into" ? places_for(battle, line.value) : units_for(name, battle, of, line.value);
    if (line.several) line.value_say = chosen_in_words(line.choices);
    return line;
}

std::string_view meaning_of(std::string_view procedure, std::string_view name) {
    for (const ProcedureWord& known : words_of_procedure(procedure)) {
        if (known.name == name) return known.meaning;
    }
    return {};
}

/// P-102: who may be hit beside the target. The leaders of its brigade stand first.
std::optional<WordLine> leaders_near(const Charts& charts, const Battle& battle, const Work& work) {
    const Unit* target = battle.unit(work.target);
    if (target == nullptr) return std::nullopt;
    WordLine line;
    line.name = kNearTarget;
    if (const Told* told = work.find("", kNearTarget)) line.value = told->value;
    const std::vector<std::string> chosen = between_commas(line.value);
    for (const bool own_brigade : {true, false}) {
        for (const Leader& leader : battle.leaders) {
            const bool beside = is_here(leader) && leader.attached != target->id && are_friends(battle, leader.army, target->army);
            if (beside && (leader.brigade == target->brigade) == own_brigade) line.choices.push_back({leader.id, name_of(battle, leader.id), is_in(chosen, leader.id)});
        }
    }
    if (line.choices.empty()) return std::nullopt;
    for (const Somebody& one : everybody(battle)) {
        for (FactChoice& choice : line.choices) if (choice.word == one.id) choice.code = one.code;
    }
    const Chart& chart = *charts.find("leader_hit");
    Problems unknown;
    const Situation manners = manners_of(battle.game, unknown).blank();
    line.say = "leaders within " + chart.number(Number::leader_distance, manners).inches().text() + "\u2033 of the target";
    line.meaning = "not touching it; each is tested with two dice if it is hit (" + report::page_in_words(chart.page) + ")";
    line.several = true;
    line.value_say = chosen_in_words(line.choices);
    return line;
}

/// P-189: where foot fires base by base.
std::optional<WordLine> bases_firing(const Battle& battle, const Work& work, std::string_view meaning) {
    const Unit* firer = battle.unit(work.actor);
    const int there = firer != nullptr ? bases_that_fire(battle.game, *firer) : 0;
    if (there == 0) return std::nullopt;
    WordLine line = word_line(battle, work, "bases", meaning);
    for (int count = 1; count <= there; ++count) {
        const std::string word = std::to_string(count);
        line.choices.push_back({word, word, word == line.value});
    }
    line.must = work.find("", "firer.castings_firing") == nullptr;
    return line;
}

/// Of a charge: what most of them do without.
bool is_rare(std::string_view word) {
    constexpr std::string_view kRare[] = {"road",  "behind",     "through",     "uphill", "downhill", "short",  "gone", "opponent_gone",
                                          "move",  "manoeuvred", "unsupported", "turned", "defends",  "caught", "off",  "surrenders",
                                          "ground", "pistols"};
    return std::find(std::begin(kRare), std::end(kRare), word) != std::end(kRare);
}

/// Names between commas; codes may be typed one after another: "a2a4", "a2 a4".
std::vector<std::string> apart(const std::vector<Somebody>& all, std::string_view typed) {
    std::string signs = lowered(typed);
    std::erase(signs, ' ');
    std::vector<std::string> codes;
    for (std::size_t i = 0; i + 1 < signs.size(); i += 2) {
        const std::string code = signs.substr(i, 2);
        if (std::any_of(all.begin(), all.end(), [&](const Somebody& one) { return one.code == code; })) codes.push_back(code);
    }
    return codes.size() * 2 == signs.size() ? codes : between_commas(typed);
}

}  // namespace

std::vector<WordLine> words_of_step(const Battle& battle, const Work& work, const std::vector<std::string_view>& names, const ChargeNeeds* needs) {
    std::vector<WordLine> lines;
    const Charge* charge = charge_of(battle, work.actor);
    for (const std::string_view name : names) {
        WordLine line = word_line(battle, work, name, meaning_of("charge", name), needs != nullptr ? std::string_view(needs->roller) : std::string_view());
        if (needs != nullptr) {
            line.must = std::find(needs->must.begin(), needs->must.end(), name) != needs->must.end();
            if (name == "answer") {
                for (const ChargeChoice& choice : needs->choices) {
                    const std::string word(aor::word(choice.answer));
                    line.choices.push_back({word, choice.say, line.value == word || (line.value.empty() && line.choices.empty())});
                }
            }
        }
        if (name == "distance" && line.value.empty() && charge != nullptr && charge->distance > Inches()) line.known = typed_text(charge->distance);
        // Nobody has measured yet whether it reaches.
        const bool unmeasured = name == "short" && needs != nullptr && needs->step == ChargeStep::contact && charge != nullptr && charge->distance == Inches();
        line.rare = is_rare(name) && !line.must && !unmeasured;
        lines.push_back(std::move(line));
    }
    give_keys(lines);
    return lines;
}

std::vector<WordLine> words_of_case(const Charts& charts, const Battle& battle, const Work& work) {
    std::vector<WordLine> lines;
    for (const ProcedureWord& known : words_of_procedure(work.procedure)) {
        if (known.name == "bases") {
            if (auto line = bases_firing(battle, work, known.meaning)) lines.push_back(std::move(*line));
        } else {
            lines.push_back(word_line(battle, work, known.name, known.meaning));
        }
    }
    const bool shot = work.procedure == "small_arms_fire" || work.procedure == "artillery_fire" || work.procedure == "structure_fire" || work.procedure == "village_fire";
    if (shot) {
        if (auto line = leaders_near(charts, battle, work)) lines.push_back(std::move(*line));
    }
    give_keys(lines);
    return lines;
}

std::optional<std::string> several_typed(const Battle& battle, const WordLine& line, std::string_view typed, std::string& fault) {
    const std::vector<Somebody> all = everybody(battle);
    std::vector<std::string> ids;
    for (const std::string& part : apart(all, typed)) {
        const auto from = part.find_first_not_of(' ');
        if (from == std::string::npos) continue;
        const std::string name = lowered(part.substr(from, part.find_last_not_of(' ') + 1 - from));
        std::vector<const FactChoice*> fitting;
        for (const FactChoice& choice : line.choices) {
            const auto one = std::find_if(all.begin(), all.end(), [&](const Somebody& somebody) { return somebody.id == choice.word; });
            if (one != all.end() && one->code == name) {
                fitting = {&choice};
                break;
            }
            if (choice.word == name || lowered(choice.say).find(name) != std::string::npos) fitting.push_back(&choice);
        }
        if (fitting.size() != 1) {
            fault = fitting.empty() ? "nobody here is called " + part : part + " may be " + fitting[0]->say + " or " + fitting[1]->say;
            return std::nullopt;
        }
        ids.push_back(fitting.front()->word);
    }
    return joined(ids, ",");
}

std::string with_or_without(const WordLine& line, std::string_view word) {
    std::vector<std::string> ids;
    for (const FactChoice& choice : line.choices) {
        if (choice.chosen != (choice.word == word)) ids.push_back(choice.word);
    }
    return joined(ids, ",");
}

}  // namespace aor::desk
