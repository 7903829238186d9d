#include "core/play/charge_needs.hpp"

#include "core/battle/name_shown.hpp"
#include "core/play/charge_opening.hpp"
#include "core/play/charge_provisos.hpp"
#include "core/play/charge_shares.hpp"
#include "core/play/charge_steps.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/joined_melee_odds.hpp"

namespace aor {
namespace {

/// The charge as it goes on when the target does what it has said, or, where it has still to say, what it does by itself.
struct Ahead {
    Charge charge;
    std::string given;                 ///< "if 1/blue receives the charge"
};

Ahead ahead_of(const Charts& charts, const Battle& battle, const ChargeCase& now, const Intent& typed) {
    const Performance p(charts, battle, typed, 0, nullptr, Performance::Mode::preview);
    Ahead ahead{now.charge(), {}};
    Charge& charge = ahead.charge;
    if (const auto told = inches_told(p, "distance")) charge.distance = *told;
    if (const auto told = inches_told(p, "move")) charge.may_move = *told;
    if (const auto told = inches_told(p, "manoeuvred")) charge.manoeuvred = *told;
    const bool says_later = charge.answer == ChargeAnswer::none && charge.step <= ChargeStep::stand && now.target()->state < State::broken;
    if (charge.step == ChargeStep::answer) {
        if (charge.answer == ChargeAnswer::none) charge.answer = now.choices().front().answer;
        charge.step = ChargeCase(battle, charge).after_answer();
    }
    const bool meets_it_with_fire = charge.step >= ChargeStep::range && charge.step <= ChargeStep::home;
    if (charge.step == ChargeStep::quarter) {
        // Whoever is reached at once is met as it stands, whatever it has said.
        const auto move = whole_move(charts, battle, charge);
        const bool knows = move && charge.distance > Inches();
        const bool reached = knows && charge.distance <= first_quarter(charge, *move);
        charge.step = reached ? ChargeStep::contact : ChargeStep::stand;
        if (knows) charge.moved = reached ? charge.distance : first_quarter(charge, *move);
        if (reached) {
            charge.answer = ChargeAnswer::none;
            return ahead;
        }
    }
    if (says_later && !meets_it_with_fire && !charge.breakthrough) {
        const ChargeAnswer does = charge.answer == ChargeAnswer::none ? ChargeAnswer::stand : charge.answer;
        ahead.given = "if " + now.target()->name + ' ' + std::string(words_of_answer(does));
    }
    return ahead;
}

/// All of a chain of which there is so much.
void add(Endings<Ways>& all, const ChargeOdds& odds, const Share<Ways>& share) {
    for (const ChargeEnding& ending : odds.endings) all.end(ending, share.times(Share<Ways>{ending.ways, odds.dice}));
}

/// A check before its dice: how much of it is passed, and each way to fail.
struct Checked {
    Share<Ways> passed;
    Share<Ways> failed;
    ChargeEnding how;                  ///< it fails
};

Checked checked(const Posed& posed) {
    Checked check;
    check.how.end = ChargeEnd::no_charge;
    if (posed.assessment.refused()) {
        check.how.words = posed.assessment.refusal->label;
        check.failed = {1, 0};
        return check;
    }
    each_outcome<Ways>(*posed.procedure, posed.assessment, [&](const Outcome& outcome, const Share<Ways>& share) {
        if (outcome.is("passed")) {
            check.passed.add(share);
            return;
        }
        check.how.last = outcome;
        check.how.words = words_of_result(posed.assessment, outcome);
        check.failed.add(share);
    });
    return check;
}

/// The rest of a charge whose checks came out so.
Result<ChargeOdds> rest_if(const Charts& charts, const Battle& battle, const Intent& intent, const UnitId& unit, const UnitId& charger,
                           const std::vector<bool>& passed) {
    Performance p(charts, battle, intent, 0, nullptr, Performance::Mode::preview);
    if (auto problems = open_charge_as_if(p, unit, passed); !problems.none()) return problems;
    const Charge* charge = charge_of(p.battle(), charger);
    if (charge == nullptr) return problem_of("it has nobody to charge");
    auto rest = odds_of_rest(charts, p.battle(), *charge, intent);
    // How fast it comes is settled by a die of its own.
    const Unit& comes = *p.battle().unit(charger);
    if (rest && charges_in_two_ways(comes) && !ChargeCase(p.battle(), *charge).is_met_with_fire()) {
        rest->given += (rest->given.empty() ? "" : ", ") + std::string("before ") + p.name(comes) + " rolls how it charges";
    }
    return rest;
}

}  // namespace

Result<ChargeOdds> odds_of_rest(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed) {
    const ChargeCase now(battle, charge);
    if (charge.step >= ChargeStep::control || now.target_is_gone()) return problem_of("its target is gone: whom it meets next decides");
    if (charge.step == ChargeStep::evade) return problem_of("its target runs: only how far is left to the dice");
    Ahead ahead = ahead_of(charts, battle, now, typed);
    // All that whoever fights on can do about a new charger is to hold.
    const bool checks_in_melee = ahead.charge.step == ChargeStep::stand && now.target_fights_on();
    if (checks_in_melee) ahead.charge.step = ChargeStep::contact;
    const auto taken_for_granted = [&](const std::string& given) {
        const Performance p(charts, battle, typed, 0, nullptr, Performance::Mode::preview);
        const std::string more = provisos_of(p, ahead.charge);
        return given.empty() || more.empty() ? given + more : given + ", " + more;
    };
    if (ahead.charge.step == ChargeStep::contact && joins_a_melee(battle, charge)) {
        auto joined = odds_of_joining(charts, battle, ahead.charge, typed);
        if (joined && checks_in_melee) joined->given = "if " + name_shown(battle, Thing::unit, charge.target) + " stands" + (joined->given.empty() ? "" : ", ") + joined->given;
        if (joined) joined->given = taken_for_granted(joined->given);
        return joined;
    }
    const auto steps = steps_of(charts, battle, ahead.charge, typed);
    if (!steps) return steps.problems();
    ChargeSoFar so_far;
    so_far.check_passed = true;
    const ChargeStep step = ahead.charge.step;
    if (step == ChargeStep::fire) so_far.range = words_of(Kind::range)[static_cast<std::size_t>(charge.range)];
    // The castings that fell to the fire are off the table already: none are to be counted again.
    if (step >= ChargeStep::home) so_far.hits = 0;
    if (step > ChargeStep::home) so_far.charged_home = true;
    if (charge.target_checked || step > ChargeStep::stand) so_far.defender_stands_in = now.target()->state;
    ChargeOdds odds = odds_of(charts, *steps, so_far);
    odds.given = taken_for_granted(ahead.given);
    return odds;
}

Result<ChargeOdds> odds_of_charge(const Charts& charts, const Battle& battle, std::string_view charger, std::string_view target, const Intent& typed) {
    if (battle.unit(charger) == nullptr || battle.unit(target) == nullptr) return problem_of("say who charges whom");
    Intent intent = typed;
    intent.actor = charger;
    intent.target = target;
    if (intent.reason.empty()) intent.reason = "to reckon with it";
    Performance p(charts, battle, intent, 0, nullptr, Performance::Mode::preview);
    const auto posed = checks_of_charge(p, intent.actor);
    if (!posed) return posed.problems();
    Problems problems;
    for (const Posed& check : *posed) problems.append(check.problems);
    if (!problems.none()) return problems;

    const Checked own = checked(posed->front());
    const Checked other = posed->size() > 1 ? checked(posed->back()) : Checked{{}, {1, 0}, {}};
    Endings<Ways> all;
    std::string given;
    std::vector<PairChances> others;
    // Who goes: the charger, its target too, or the target alone.
    for (const auto& [goes, comes] : {std::pair(true, true), std::pair(true, false), std::pair(false, true)}) {
        const Share<Ways> share = (goes ? own.passed : own.failed).times(comes ? other.passed : other.failed);
        if (share.ways == 0) continue;
        const auto rest = rest_if(charts, battle, intent, intent.actor, goes ? intent.actor : intent.target, {goes, comes});
        if (!rest) return rest.problems();
        add(all, goes ? *rest : changed_over(*rest), share);
        if (!rest->given.empty() && given.find(rest->given) == std::string::npos) given += (given.empty() ? "" : ", ") + rest->given;
        others = rest->others;
    }
    const Share<Ways> neither = own.failed.times(other.failed);
    if (neither.ways != 0) all.end(own.how, neither);
    ChargeOdds odds = all.odds();
    odds.given = std::move(given);
    odds.others = std::move(others);
    return odds;
}

}  // namespace aor
