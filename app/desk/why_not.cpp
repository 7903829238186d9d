#include "app/desk/why_not.hpp"

#include "app/desk/letters.hpp"
#include "app/desk/no_fire.hpp"
#include "app/desk/who.hpp"
#include "core/base/pages.hpp"
#include "core/play/known_facts.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

/// How who is out of order comes back into it (p 13): by himself, or by a roll of those who have routed.
std::string about_rallying(const Charts& charts, const Unit& unit, const std::string& name) {
    const std::string phase = std::to_string(phase_named(charts, "rally"));
    switch (unit.state) {
        case State::disorganized:
        case State::broken:
            return name + " is " + std::string(word(unit.state)) + " and needs no roll: it recovers by itself in the next phase " + phase +
                   " (p 13), if it sat still for a whole turn, lost no casting and was in no melee";
        case State::routed: return name + " is routed, but not on the table: it cannot be rallied here";
        case State::normal: break;
    }
    return name + " is in order: there is nothing to rally";
}

/// Who does not fire at all as it stands, with the page of the fire chart's row.
std::string about_firing(const Charts& charts, const Unit& unit, const std::string& name) {
    const NoFire why = no_fire(unit);
    if (why == NoFire::may_fire) return name + " cannot be meant here";
    if (why == NoFire::nothing_to_fire_with) return name + " has nothing to fire with";
    const std::string is = name + " is " + (why == NoFire::mounted ? "mounted" : std::string(word(unit.state)));
    const Chart& chart = *charts.find(unit.arm == Arm::artillery ? "artillery_fire" : "small_arms_fire");
    const auto row = std::find_if(chart.refusals.begin(), chart.refusals.end(), [&](const RefusalRow& one) { return one.id == refusal_of(why); });
    return with_page(is + ": it may not fire", row != chart.refusals.end() ? row->page : std::string());
}

}  // namespace

std::string why_not(const Charts& charts, const Battle& battle, std::string_view procedure, std::string_view typed, std::string_view kept,
                    NamedAs as) {
    for (const Somebody& one : everybody(battle)) {
        const bool named = one.code == typed || (typed.size() > 2 && lowered(one.name).find(typed) != std::string::npos);
        if (!named) continue;
        const Unit* unit = battle.unit(one.id);
        if (unit != nullptr && procedure == "rally") return about_rallying(charts, *unit, one.name);
        if (unit != nullptr && !is_on_table(*unit) && procedure != "arrival") return one.name + " is not on the table";
        if (unit != nullptr && as == NamedAs::actor && (procedure == "small_arms_fire" || procedure == "artillery_fire")) return about_firing(charts, *unit, one.name);
        return one.name + " cannot be meant here";
    }
    return "nobody is called \"" + std::string(kept) + '"';
}

std::string recovered_in_words(const Entry& entry) {
    std::string out;
    for (const Event& event : entry.events) {
        if (event.what == Happened::rally && !event.say.empty() && event.say != entry.say) out += ". " + event.say;
    }
    return out;
}

}  // namespace aor::desk
