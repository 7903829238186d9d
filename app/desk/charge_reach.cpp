#include "app/desk/charge_reach.hpp"

#include "app/desk/who.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/charge_case.hpp"
#include "core/play/charge_moves.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/performance.hpp"

namespace aor::desk {
namespace {

std::optional<Inches> told_inches(const Work& work, std::string_view name) {
    const Told* told = work.find("", name);
    return told != nullptr ? Inches::read(told->value) : std::nullopt;
}

/// As far as it will have gone when it meets its target, by what is known and told.
std::optional<Inches> way_of(const Charts& charts, const Battle& battle, const Work& work) {
    if (const auto gone = told_inches(work, "gone")) return gone;
    const auto told = told_inches(work, "distance");
    const Charge* under_way = charge_of(battle, work.actor);
    if (under_way == nullptr) return told;
    Charge charge = *under_way;
    if (told) charge.distance = *told;
    if (const auto met = meeting_of(charts, battle, charge)) return met->charger;
    return charge.distance > Inches() ? std::optional(charge.distance) : std::nullopt;
}

}  // namespace

std::string too_near_for_bonus(const Charts& charts, const Battle& battle, const Work& work) {
    const Unit* unit = battle.unit(work.actor);
    const auto way = way_of(charts, battle, work);
    const Chart* melee = charts.find("melee");
    if (unit == nullptr || melee == nullptr || !way || *way == Inches()) return {};
    Problems unknown;
    Situation situation = manners_of(battle.game, unknown).blank();
    situation.set(Fact::unit_mounted, is_mounted(unit->arm));
    const Inches needed = melee->number(Number::charge_distance, situation).inches();
    if (*way >= needed) return {};
    return "from " + way->text() + " inches " + name_of(battle, work.actor) + " has no dice for charging in the melee: that takes " + needed.text() + " inches straight ahead (p 37)";
}

}  // namespace aor::desk
