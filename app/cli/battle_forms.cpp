#include "app/cli/battle_forms.hpp"

#include "core/play/procedure_words.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

constexpr std::array kUnit = {Thing::unit};
constexpr std::array kLeader = {Thing::leader};
constexpr std::array kArmy = {Thing::army};
constexpr std::array kSite = {Thing::site};
constexpr std::array kCard = {Thing::card};
constexpr std::array kOfficer = {Thing::leader, Thing::unit};
constexpr std::array kUnitOrLeader = {Thing::unit, Thing::leader};
constexpr std::array kUnitOrSite = {Thing::unit, Thing::site};
constexpr std::array kLeaderOrBrigade = {Thing::leader, Thing::brigade};
constexpr std::array kWhoever = {Thing::unit, Thing::leader, Thing::army, Thing::brigade};
constexpr std::array kAnything = {Thing::unit, Thing::leader, Thing::brigade, Thing::army, Thing::site, Thing::card};
constexpr std::array<std::string_view, 1> kHits = {"hits"};
constexpr std::array<std::string_view, 2> kCardWords = {"name", "special"};
constexpr std::array<std::string_view, 2> kLoseWords = {"how", "by"};
constexpr std::array<std::string_view, 1> kGrades = {"grades"};
constexpr std::array<std::string_view, 2> kOffWords = {"off", "surrenders"};
constexpr std::array<std::string_view, 2> kNameWords = {"name", "thing"};
constexpr std::array<std::string_view, 2> kToWords = {"to", "thing"};
constexpr std::array<std::string_view, 1> kThing = {"thing"};
constexpr std::array<std::string_view, 2> kShuffleWords = {"seed", "order"};
constexpr std::array<std::string_view, 4> kJoiners = {"unit", "leader", "brigade", "site"};

using Kinds = std::span<const Thing>;

struct Line {
    std::string_view verb;
    Kinds actor;
    Kinds target;
    Kinds others;
    Form form = {};
};

const std::array kLines = {
    Line{"waive", kWhoever, {}, {}, {.procedure = true}},
    Line{"owe", kWhoever, kUnit, {}, {.procedure = true, .words = kHits}},
    Line{"out_of_command", kUnit, kUnit, kUnit},
    Line{"unplot", kArmy, {}, {}},
    Line{"draw", kCard, {}, {}},
    Line{"add_card", kArmy, kLeaderOrBrigade, kLeaderOrBrigade, {.words = kCardWords}},
    Line{"drop_card", kCard, {}, {}},
    Line{"concede", kArmy, {}, {}},
    Line{"set", kAnything, {}, {}, {.any_words = true}},
    Line{"lose", kUnitOrLeader, {}, {}, {.then_word = "how", .words = kLoseWords}},
    Line{"flag", kUnit, kUnit, {}, {.words = kGrades}},
    Line{"take", kUnit, kUnit, {}},
    Line{"attach", kLeader, kUnit, {}},
    Line{"detach", kLeader, {}, {}},
    Line{"hold", kSite, kArmy, {}},
    Line{"contest", kSite, {}, {}},
    Line{"off", kUnit, {}, {}, {.then_word = "off", .words = kOffWords}},
    Line{"house_rule", {}, {}, {}, {.text = true}},
    Line{"add", {}, {}, {}, {.keywords = kJoiners, .any_words = true}},
    Line{"rename", kAnything, {}, {}, {.then_word = "name", .words = kNameWords}},
    Line{"transfer", kUnitOrLeader, {}, {}, {.then_word = "to", .words = kToWords}},
    Line{"strike", kAnything, {}, {}, {.words = kThing}},
    Line{"note", {}, {}, {}, {.text = true}},
    Line{"shuffle", {}, {}, {}, {.words = kShuffleWords}},
    Line{"ruling", {}, {}, {}, {.any_words = true}},
    Line{"option", {}, {}, {}, {.any_words = true}},
    Line{"drift", {}, {}, {}, {.any_words = true}},
};

const Line* line_of(std::string_view verb) {
    for (const Line& line : kLines) {
        if (line.verb == verb) return &line;
    }
    return nullptr;
}

}  // namespace

bool is_word_to_do(std::string_view procedure, std::string_view name) {
    const auto list = words_of_procedure(procedure);
    return std::any_of(list.begin(), list.end(), [&](const ProcedureWord& one) { return one.name == name; });
}

Form form_of(std::string_view verb) {
    if (verb == "do") return {.procedure = true};
    const Line* line = line_of(verb);
    return line != nullptr ? line->form : Form();
}

std::span<const Thing> kinds_of_actor(const Intent& intent) {
    if (intent.verb != "do") {
        const Line* line = line_of(intent.verb);
        return line != nullptr ? line->actor : Kinds();
    }
    const std::string_view procedure = intent.procedure;
    if (procedure == "withdrawal" || procedure == "targes") return kArmy;
    if (procedure == "leader_hit" || procedure == "leader_casualty" || procedure == "replacement_leader") return kOfficer;
    if (procedure == "brigade_leader") return kWhoever;
    return kUnit;
}

std::span<const Thing> kinds_of_target(const Intent& intent) {
    if (intent.verb != "do") {
        const Line* line = line_of(intent.verb);
        return line != nullptr ? line->target : Kinds();
    }
    const std::string_view procedure = intent.procedure;
    if (procedure == "command_range") return kLeader;
    if (procedure == "structure_fire" || procedure == "village_fire" || procedure == "rocket_fire" || procedure == "rocket_hit") return kUnitOrSite;
    if (procedure == "withdrawal" || procedure == "targes") return {};
    return kUnit;
}

std::span<const Thing> kinds_of_others(const Intent& intent) {
    if (intent.verb == "do") return kUnitOrLeader;
    const Line* line = line_of(intent.verb);
    return line != nullptr ? line->others : Kinds();
}

}  // namespace aor::cli
