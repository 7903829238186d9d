#include "core/play/charge_provisos.hpp"

#include "core/play/charge_case.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/known_facts.hpp"

#include <algorithm>
#include <vector>

namespace aor {
namespace {

class Provisos {
public:
    Provisos(const Performance& p, const Charge& charge) : p_(p), battle_(p.battle()), charge_(charge), now_(p.battle(), charge) {}

    std::string in_words() {
        others();
        for (const UnitId& id : {charge_.charger, charge_.target}) draws_its_grade(id);
        way_in();
        style();
        std::string out;
        for (const std::string& one : all_) out += (out.empty() ? "" : ", ") + one;
        return out;
    }

private:
    [[nodiscard]] std::string name(std::string_view id) const {
        const Unit* unit = battle_.unit(id);
        return unit == nullptr || unit->name.empty() ? std::string(id) : unit->name;
    }
    void add(std::string one) {
        if (std::find(all_.begin(), all_.end(), one) == all_.end()) all_.push_back(std::move(one));
    }

    // Fire is shared and the melee is fought by all who come; who comes is for their own checks.
    void others() {
        const auto charges = [&](std::string_view who, std::string_view whom) {
            const bool ours = (who == charge_.charger && whom == charge_.target) || (who == charge_.target && whom == charge_.charger);
            if (!ours && (whom == charge_.target || whom == charge_.charger)) add("as if " + name(who) + " did not charge " + name(whom));
        };
        for (const Charge& other : battle_.charges) {
            if (this_turn(battle_, other.turn)) charges(other.charger, other.target);
        }
        for (const Plot& plot : battle_.plots) {
            const bool waits = plot.shown && !plot.done && plot.kind == PlotKind::charge && this_turn(battle_, plot.turn);
            if (waits) charges(plot.unit, plot.target);
        }
        if (charge_.step == ChargeStep::contact) return;
        for (const Contact& one : battle_.contacts) {
            for (const auto& [who, whom] : {std::pair(one.unit, one.opponent), std::pair(one.opponent, one.unit)}) {
                if (whom == charge_.target && who != charge_.charger) add("as if " + name(who) + " did not fight " + name(whom));
            }
        }
    }

    void draws_its_grade(const UnitId& id) {
        const Unit* unit = battle_.unit(id);
        if (unit == nullptr || unit->variable_morale_drawn || !has_option(battle_.game, "variable_morale")) return;
        if (unit->variable_down_to >= 1 || unit->variable_up_from <= 6) add("before " + name(id) + " draws its grade");
    }

    void way_in() {
        const bool under_fire = charge_.step <= ChargeStep::fire && now_.is_met_with_fire();
        if (!under_fire) return;
        if (bases_that_fire(battle_.game, *now_.target()) > 0 && !p_.number_of("bases")) add("as if every base of " + name(charge_.target) + " fired");
        if (now_.charger().pikemen > 0) add("as if no pikeman of " + name(charge_.charger) + " fell");
        if (helping_leader(battle_, charge_.charger, false) != nullptr) add("as if the leader with " + name(charge_.charger) + " were not hit");
    }

    void style() {
        const bool will_say = charge_.step < ChargeStep::contact && charge_.answer == ChargeAnswer::countercharge && !charge_.target_charges;
        if (will_say && now_.target() != nullptr && charges_in_two_ways(*now_.target())) add("before " + name(charge_.target) + " rolls how it charges");
        if (!charge_.joins.empty() || charge_.step != ChargeStep::contact) return;
        const bool joins = std::any_of(battle_.contacts.begin(), battle_.contacts.end(), [&](const Contact& one) {
            return one.unit == charge_.target || one.opponent == charge_.target;
        });
        if (joins && now_.target() != nullptr && fires_before_contact(now_.charger(), *now_.target())) add("as if " + name(charge_.charger) + " did not use its pistols");
    }

    const Performance& p_;
    const Battle& battle_;
    const Charge& charge_;
    ChargeCase now_;
    std::vector<std::string> all_;
};

}  // namespace

std::string provisos_of(const Performance& p, const Charge& charge) { return Provisos(p, charge).in_words(); }

}  // namespace aor
