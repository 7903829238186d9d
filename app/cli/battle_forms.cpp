#include "app/cli/battle_forms.hpp"

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
    Line{"owe", kWhoever, kUnit, {}, {.procedure = true}},
    Line{"out_of_command", kUnit, kUnit, kUnit},
    Line{"unplot", kArmy, {}, {}},
    Line{"draw", kCard, {}, {}},
    Line{"add_card", kArmy, kLeaderOrBrigade, kLeaderOrBrigade},
    Line{"drop_card", kCard, {}, {}},
    Line{"concede", kArmy, {}, {}},
    Line{"set", kAnything, {}, {}},
    Line{"lose", kUnitOrLeader, {}, {}, {.then_word = "how"}},
    Line{"flag", kUnit, kUnit, {}},
    Line{"take", kUnit, kUnit, {}},
    Line{"attach", kLeader, kUnit, {}},
    Line{"detach", kLeader, {}, {}},
    Line{"hold", kSite, kArmy, {}},
    Line{"contest", kSite, {}, {}},
    Line{"off", kUnit, {}, {}, {.then_word = "off"}},
    Line{"house_rule", {}, {}, {}, {.text = true}},
    Line{"add", {}, {}, {}, {.keywords = kJoiners}},
    Line{"rename", kAnything, {}, {}, {.then_word = "name"}},
    Line{"transfer", kUnitOrLeader, {}, {}, {.then_word = "to"}},
    Line{"strike", kAnything, {}, {}},
    Line{"note", {}, {}, {}, {.text = true}},
};

const Line* line_of(std::string_view verb) {
    for (const Line& line : kLines) {
        if (line.verb == verb) return &line;
    }
    return nullptr;
}

}  // namespace

bool is_word_to_do(std::string_view name) {
    constexpr std::array<std::string_view, 14> kWords = {"name", "to",     "off",     "surrenders", "how",   "by",          "kind",
                                                         "nearest", "grades", "special", "seed", "order", "opportunity", "castings"};
    return std::find(kWords.begin(), kWords.end(), name) != kWords.end();
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
    if (procedure == "withdrawal") return kArmy;
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
    if (procedure == "structure_fire" || procedure == "village_fire") return kUnitOrSite;
    if (procedure == "withdrawal") return {};
    return kUnit;
}

std::span<const Thing> kinds_of_others(const Intent& intent) {
    if (intent.verb == "do") return kUnitOrLeader;
    const Line* line = line_of(intent.verb);
    return line != nullptr ? line->others : Kinds();
}

}  // namespace aor::cli
