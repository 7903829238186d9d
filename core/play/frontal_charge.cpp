#include "core/play/frontal_charge.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {
namespace {

// Whose facts a step's "unit.", "opponent." and so on are.
struct Role {
    std::string_view prefix;   // in the step's chart
    std::string_view side;     // as typed
};

struct StepPlan {
    std::string_view procedure;
    std::vector<Role> roles;
    std::vector<std::pair<std::string_view, std::string_view>> fixed;   // facts that the step itself settles
};

StepPlan check_plan(bool cavalry) {
    return {cavalry ? "cavalry_charge" : "charge_initiative", {{"unit", "charger"}, {"opponent", "defender"}}, {{"unit.charging", "front"}}};
}
StepPlan range_plan(bool guns) {
    return {"fire_on_charge", {{"firer", "defender"}, {"charger", "charger"}}, {{"firer.arm", guns ? "artillery" : "infantry"}}};
}
StepPlan fire_plan(bool guns) {
    return {guns ? "artillery_fire" : "small_arms_fire", {{"firer", "defender"}, {"target", "charger"}}, {{"range", guns ? "canister" : "close"}}};
}
StepPlan home_plan() {
    return {"morale", {{"unit", "charger"}, {"opponent", "defender"}}, {{"unit.charging", "front"}, {"unit.received_fire", "true"}}};
}
StepPlan stand_plan() {
    return {"morale", {{"unit", "defender"}, {"charger", "charger"}}, {{"unit.being_charged", "true"}}};
}
StepPlan bout_plan() { return {"melee_bout", {{"unit", "charger"}, {"opponent", "defender"}}, {{"unit.charged", "true"}}}; }
StepPlan winner_plan(std::string_view procedure, bool charger_wins) {
    const std::string_view winner = charger_wins ? "charger" : "defender";
    const std::string_view loser = charger_wins ? "defender" : "charger";
    StepPlan plan{procedure, {{"unit", winner}, {"opponent", loser}}, {}};
    if (procedure == "melee_result") plan.fixed = {{"unit.lost", "0"}, {"opponent.lost", "1"}, {"unit.charged", charger_wins ? "true" : "false"}};
    if (procedure == "flag_capture") plan.fixed = {{"unit.lost", "0"}, {"opponent.lost", "1"}};
    if (procedure == "pursuit") plan.fixed = {{"opponent.state", "routed"}};
    return plan;
}

// The name by which a fact of a step is typed; "" when the step settles it itself.
std::string typed_name(const StepPlan& plan, std::string_view fact) {
    for (const auto& [name, value] : plan.fixed) {
        if (name == fact) return {};
    }
    const auto dot = fact.find('.');
    if (dot == std::string_view::npos) return std::string(fact);
    for (const Role& role : plan.roles) {
        if (fact.substr(0, dot) == role.prefix) return std::string(role.side) + std::string(fact.substr(dot));
    }
    return {};
}

/// The target has matchlocks, and the club throws their highest die again (p 144, optional).
constexpr std::string_view kMatchlock = "defender.matchlock";

std::vector<StepPlan> all_plans() {
    return {check_plan(false), check_plan(true), range_plan(false), range_plan(true), fire_plan(false), fire_plan(true), home_plan(), stand_plan(),
            bout_plan(), winner_plan("flag_capture", true), winner_plan("flag_capture", false), winner_plan("melee_result", true),
            winner_plan("melee_result", false), winner_plan("pursuit", true), winner_plan("pursuit", false)};
}

}  // namespace

std::string_view name_of(ChargeEnd end) {
    switch (end) {
        case ChargeEnd::no_charge: return "no charge";
        case ChargeEnd::destroyed_by_fire: return "the charger is shot to the last casting";
        case ChargeEnd::stopped: return "the charger does not charge home";
        case ChargeEnd::defender_gives_way: return "the defender gives way before contact";
        case ChargeEnd::target_goes: return "the target is gone before contact";
        case ChargeEnd::target_shot_down: return "the target charges alone and is shot to the last casting";
        case ChargeEnd::target_stopped: return "the target charges alone and does not charge home";
        case ChargeEnd::charger_gives_way: return "the target charges alone, and its enemy gives way before contact";
        case ChargeEnd::drawn: return "melee, undecided";
        case ChargeEnd::charger_wins: return "melee, the charger wins";
        case ChargeEnd::defender_wins: return "melee, the defender wins";
    }
    return "";
}

Ways ChargeOdds::of(ChargeEnd end) const {
    Ways ways = 0;
    for (const ChargeEnding& ending : endings) {
        if (ending.end == end) ways += ending.ways;
    }
    return ways;
}

FrontalCharge::FrontalCharge(const Charts& charts, const TableManners& manners) : charts_(charts), manners_(manners) {}

void FrontalCharge::give(std::string_view name, std::string_view value, const Place& place) {
    given_.push_back({std::string(name), std::string(value), place});
}

std::vector<std::string> FrontalCharge::names() const {
    std::vector<std::string> names = {"charger.castings", std::string(kMatchlock)};
    for (const StepPlan& plan : all_plans()) {
        const Chart* chart = charts_.find(plan.procedure);
        if (chart == nullptr) continue;
        for (const FactRow& row : chart->facts) {
            std::string name = typed_name(plan, name_of(row.fact));
            if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
        }
    }
    return names;
}

Result<ChargeSteps> FrontalCharge::steps(const Place& place) {
    Problems problems;
    const std::vector<std::string> known = names();
    const auto typed = [&](std::string_view name) -> const Given* {
        for (const Given& given : given_) {
            if (given.name == name) return &given;
        }
        return nullptr;
    };
    for (const Given& given : given_) {
        if (std::find(known.begin(), known.end(), given.name) == known.end()) {
            problems.add(given.place, "unknown fact \"" + given.name + "\" of a charge" + did_you_mean(given.name, known));
        } else if (typed(given.name) != &given) {
            problems.add(given.place, "\"" + given.name + "\" is given twice");
        }
    }
    if (!problems.none()) return problems;

    const auto word_or = [&](std::string_view name, std::string_view otherwise) {
        const Given* given = typed(name);
        return given != nullptr ? std::string_view(given->value) : otherwise;
    };
    const std::string_view charger_arm = word_or("charger.arm", "infantry");
    const std::string_view defender_arm = word_or("defender.arm", "infantry");
    const bool cavalry = charger_arm != "infantry";
    const bool guns = defender_arm == "artillery";
    const std::string_view matchlock = word_or(kMatchlock, "no");
    const bool has_matchlocks = matchlock == "yes" || matchlock == "true";
    if (!has_matchlocks && matchlock != "no" && matchlock != "false") {
        problems.add(typed(kMatchlock)->place, "\"" + std::string(kMatchlock) + "\" is yes or no, not \"" + std::string(matchlock) + '"');
    }
    if (has_matchlocks && guns) problems.add(typed(kMatchlock)->place, "artillery has no matchlocks");
    if (charger_arm == "artillery") problems.add(place, "artillery does not charge");
    if (defender_arm != "infantry" && !guns) problems.add(place, "this is the charge on infantry or artillery; cavalry meets a charge with its own");

    // A fault is told once, by the first step that meets it.
    const auto known_fault = [&](const Problem& fault) {
        return std::any_of(problems.begin(), problems.end(), [&](const Problem& told) { return told.sentence() == fault.sentence(); });
    };
    const auto step = [&](const StepPlan& plan) {
        const Chart& chart = *charts_.find(plan.procedure);
        SituationBuilder builder(charts_, chart, manners_, place);
        for (const auto& [name, value] : plan.fixed) {
            if (fact_named(name) && chart.find(*fact_named(name)) != nullptr) builder.give_words(name, value, place);
        }
        for (const FactRow& row : chart.facts) {
            const std::string name = typed_name(plan, name_of(row.fact));
            if (name.empty()) continue;
            if (const Given* given = typed(name)) {
                builder.give_words(name_of(row.fact), given->value, given->place);
            } else if (name.ends_with(".front_rank")) {
                // Left out, the whole unit stands in one rank.
                const std::string side = name.substr(0, name.find('.'));
                const Given* now = typed(side + ".castings");
                if (now == nullptr) now = typed(side + ".castings_start");
                builder.give_words(name_of(row.fact), side == "defender" && guns ? word_or("defender.gunners", "4") : now != nullptr ? std::string_view(now->value) : "12", place);
            }
        }
        for (const FactRow* row : builder.missing()) {
            const std::string start = "the fact \"" + typed_name(plan, name_of(row->fact)) + "\" is missing: ";
            const bool told = std::any_of(problems.begin(), problems.end(), [&](const Problem& one) { return one.text.starts_with(start); });
            if (!told) problems.add(place, start + row->meaning);
        }
        const bool complete = builder.missing().empty();
        const Situation situation = builder.finish();
        if (complete) {
            for (const Problem& fault : builder.problems()) {
                if (!known_fault(fault)) problems.add(fault);
            }
        }
        return situation;
    };

    ChargeSteps steps;
    steps.check_by = procedure_named(cavalry ? "cavalry_charge" : "charge_initiative");
    steps.fire_by = procedure_named(guns ? "artillery_fire" : "small_arms_fire");
    steps.check = step(check_plan(cavalry));
    steps.matchlocks = has_matchlocks;
    steps.range = step(range_plan(guns));
    steps.fire = step(fire_plan(guns));
    steps.home = step(home_plan());
    steps.stand = step(stand_plan());
    steps.bout = step(bout_plan());
    for (const bool charger : {true, false}) {
        const int side = charger ? 0 : 1;
        steps.flag[side] = step(winner_plan("flag_capture", charger));
        steps.result[side] = step(winner_plan("melee_result", charger));
        steps.may_pursue[side] = charger || !guns;
        if (steps.may_pursue[side]) {
            StepPlan plan = winner_plan("pursuit", charger);
            // Infantry that says nothing of its arm pursues as infantry.
            if (typed(charger ? "charger.arm" : "defender.arm") == nullptr) plan.fixed.emplace_back("unit.arm", "infantry");
            steps.pursuit[side] = step(plan);
        }
    }
    if (!problems.none()) return problems;
    return steps;
}

}  // namespace aor
