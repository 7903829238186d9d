// What is owed: a duty opened, found, told and settled.

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/consequences.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Whom a duty is about: a leader, a unit, an army, or the battle.
struct About {
    Thing thing = Thing::game;
    std::string id;
};

About about(const Owed& duty) {
    if (!duty.leader.empty()) return {Thing::leader, duty.leader};
    if (!duty.unit.empty()) return {Thing::unit, duty.unit};
    if (!duty.army.empty()) return {Thing::army, duty.army};
    return {};
}

}  // namespace

void owe(Performance& p, Owed owed) {
    const Game& game = p.battle().game;
    owed.id = p.draft().new_id(Thing::owed, p.entry());
    if (owed.turn == 0) owed.turn = game.turn;
    if (owed.phase == 0) owed.phase = game.phase;
    owed.entry = p.entry();
    const About whom = about(owed);
    p.draft().begin(Happened::duty_opened, whom.thing, whom.id, "Owed: " + words_of_duty(p.charts(), p.battle(), owed));
    p.draft().come(owed);
}

std::string words_of_duty(const Charts& charts, const Battle& battle, const Owed& duty) {
    // The chart of that name holds the dice of one side of a melee.
    const Chart* chart = duty.procedure != "melee" ? charts.find(duty.procedure) : nullptr;
    std::string text = chart != nullptr ? chart->title : spaced(duty.procedure);
    if (chart == nullptr) {
        if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    const auto add = [&](const auto* record) {
        if (record != nullptr) text += ", " + name_shown(*record);
    };
    if (!duty.leader.empty()) add(battle.leader(duty.leader));
    else if (!duty.unit.empty()) add(battle.unit(duty.unit));
    else if (!duty.army.empty()) add(battle.army(duty.army));
    // Of a charge that was plotted it is the target that stands in `by`.
    if (const Unit* target = duty.procedure == "charge" ? battle.unit(duty.by) : nullptr) text += " on " + (target->name.empty() ? std::string(target->id) : target->name);
    return text + (duty.reason.empty() ? "" : " (" + duty.reason + ")");
}

const Owed* owed(const Battle& battle, std::string_view procedure, std::string_view whom) {
    for (const Owed& duty : battle.owed) {
        if (duty.procedure == procedure && about(duty).id == whom) return &duty;
    }
    return nullptr;
}

void settle(Performance& p, std::string_view owed_id) {
    const Owed* duty = p.battle().find<Owed>(owed_id);
    if (duty == nullptr) return;
    const About whom = about(*duty);
    p.draft().begin(Happened::duty_done, whom.thing, whom.id, "");
    p.draft().go<Owed>(std::string(owed_id));
}

void settle_if_owed(Performance& p, std::string_view procedure, std::string_view who) {
    if (const Owed* duty = owed(p.battle(), procedure, who)) settle(p, std::string(duty->id));
}

Problems need_duty(Performance& p, std::string_view procedure, const UnitId& who) {
    if (owed(p.battle(), procedure, who) != nullptr || !p.intent().reason.empty()) return {};
    if (p.pose(procedure, who, "").assessment.refused()) return {};
    const Chart* chart = p.charts().find(procedure);
    return problem_of(p.name_of_unit(who) + " does not owe it now: " + (chart != nullptr ? chart->title : std::string(procedure)) + ", once a turn at most; or give a reason");
}

std::vector<Named> facts_of(const Owed& owed) {
    std::vector<Named> facts;
    for (const std::string& fact : owed.facts) {
        const auto equals = fact.find('=');
        if (equals != std::string::npos) facts.push_back({fact.substr(0, equals), fact.substr(equals + 1)});
    }
    return facts;
}

}  // namespace aor
