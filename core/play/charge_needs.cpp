#include "core/play/charge_needs.hpp"

#include "core/battle/name_shown.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/do_fire.hpp"

#include <algorithm>

namespace aor {
namespace {

bool may_form(const std::vector<ChargeChoice>& choices) {
    return std::any_of(choices.begin(), choices.end(), [](const ChargeChoice& choice) { return choice.answer == ChargeAnswer::form; });
}

void drop(std::vector<std::string_view>& words, std::string_view word) { std::erase(words, word); }

}  // namespace

ChargeNeeds needs_of(const Battle& battle, const Charge& charge) {
    const ChargeCase now(battle, charge);
    const std::string who = name_shown(battle, Thing::unit, charge.charger);
    const std::string whom = name_shown(battle, Thing::unit, charge.target);
    ChargeNeeds needs;
    needs.step = charge.step;
    const bool gone = now.target_is_gone() && charge.step != ChargeStep::control;
    if (gone) needs.step = ChargeStep::onward;
    const auto roll = [&](std::string_view procedure, const UnitId& roller, const UnitId& against) {
        needs.procedure = procedure;
        needs.roller = roller;
        needs.against = against;
    };
    const bool cavalry = is_mounted(now.charger().arm);
    switch (needs.step) {
        case ChargeStep::answer:
            needs.choices = now.choices();
            needs.say = whom + " says what it does";
            needs.words = {"answer", "turned", "move", "manoeuvred", "distance"};
            // In its front it need not turn; skirmishers may still form.
            if (charge.side == Side::front && !may_form(needs.choices)) drop(needs.words, "turned");
            break;
        case ChargeStep::quarter:
            needs.say = who + " goes a quarter of its charge move";
            needs.words = {"distance", "move", "manoeuvred"};
            if (charge.distance == Inches()) needs.must = {"distance"};
            break;
        case ChargeStep::range:
            needs.say = whom + " rolls how near it lets " + who + " come";
            roll("fire_on_charge", charge.target, charge.charger);
            break;
        case ChargeStep::fire:
            needs.say = whom + " fires";
            roll(fire_procedure(*now.target()), charge.target, charge.charger);
            needs.words = {"nearest"};
            if (bases_that_fire(battle.game, *now.target()) > 0) {
                needs.words.push_back("bases");
                needs.must = {"bases"};
            }
            break;
        case ChargeStep::home:
            needs.say = who + " checks whether it charges home";
            roll("morale", charge.charger, charge.target);
            needs.words = {"passes"};
            break;
        case ChargeStep::stand:
            needs.say = whom + " checks whether it stands";
            roll("morale", charge.target, charge.charger);
            needs.words = {"passes"};
            if (charge.answer == ChargeAnswer::form) needs.words = {"turned", "move", "manoeuvred", "passes"};
            break;
        case ChargeStep::countercharge:
            needs.say = whom + " checks whether it countercharges";
            needs.choices = now.choices();
            roll(is_mounted(now.target()->arm) ? "cavalry_charge" : "charge_initiative", charge.target, charge.charger);
            needs.words = {"answer"};
            break;
        case ChargeStep::square:
            needs.say = whom + " tries to form square";
            needs.choices = now.choices();
            roll("emergency_square", charge.target, charge.charger);
            needs.words = {"answer"};
            break;
        case ChargeStep::evade:
            needs.say = whom + " evades";
            roll("evade_move", charge.target, charge.charger);
            needs.words = {"off", "surrenders", "passes"};
            break;
        case ChargeStep::contact:
            needs.say = who + " makes contact with " + whom;
            needs.words = {"distance", "against", "unsupported", "defends", "uphill", "downhill", "gone", "opponent_gone", "move", "manoeuvred", "short"};
            if (!has_option(battle.game, "unsupported_flank")) drop(needs.words, "unsupported");
            if (!charge.target_charges) drop(needs.words, "opponent_gone");
            if (now.target() != nullptr && fires_before_contact(now.charger(), *now.target()) && charge.joins.empty()) {
                roll("pistol_fire", charge.charger, charge.target);
                needs.words.push_back("pistols");
            }
            if (cavalry && charge.distance == Inches() && charge.moved == Inches()) needs.must = {"distance"};
            break;
        case ChargeStep::control:
            needs.say = who + " checks whether it is under control";
            roll("control_check", charge.charger, charge.target);
            break;
        case ChargeStep::onward:
            needs.say = charge.compulsory ? who + " pursues" + (charge.target.empty() ? "" : " " + whom) : who + " may follow, or stops";
            needs.words = {"meets", "side", "distance", "caught", "off", "gone", "ground"};
            break;
    }
    return needs;
}

}  // namespace aor
