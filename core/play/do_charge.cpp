#include "core/play/do_charge.hpp"

#include "core/play/charge_conduct.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/fact_values.hpp"

#include <algorithm>

namespace aor {
namespace {

/// The plot of this turn that tells the unit to charge; nullptr when there is none to be done.
const Plot* charge_plot(const Battle& battle, std::string_view unit) {
    for (const Plot& plot : battle.plots) {
        if (plot.shown && !plot.done && plot.kind == PlotKind::charge && plot.unit == unit && this_turn(battle, plot.turn)) return &plot;
    }
    return nullptr;
}

/// A charge from the first word to the check.
class Opening {
public:
    Opening(Performance& p, UnitId unit) : p_(p), unit_(std::move(unit)) {}

    Problems open() {
        if (auto problems = find_target(); !problems.none()) return problems;
        if (auto problems = look_at_words(); !problems.none()) return problems;
        if (auto problems = join(); !problems.none()) return problems;
        if (!target_.empty() && unit(target_).feigned_flight) return lured();
        return is_mutual() ? check_both() : check_one();
    }

private:
    [[nodiscard]] const Unit& unit(std::string_view id) const { return *p_.battle().unit(id); }

    Problems find_target() {
        const Battle& battle = p_.battle();
        const bool reason = !p_.intent().reason.empty();
        if (phase_row(p_.charts(), battle.game.phase) != "charges" && !reason) {
            return problem_of("charges are made in phase " + std::to_string(phase_named(p_.charts(), "charges")) + ": give a reason");
        }
        if (unit(unit_).arm == Arm::artillery) return problem_of("artillery does not charge");
        if (in_melee(battle, unit_)) return problem_of(p_.name_of_unit(unit_) + " is in melee");
        const Plot* plot = charge_plot(battle, unit_);
        if (plot == nullptr && !reason) return problem_of(p_.name_of_unit(unit_) + " has no charge plotted that is still to be done: give a reason");
        target_ = p_.intent().target;
        if (plot != nullptr) {
            if (target_.empty()) target_ = plot->target;
            else if (!plot->target.empty() && plot->target != target_ && !reason) {
                return problem_of(p_.name_of_unit(unit_) + " has plotted to charge " + p_.name_of_unit(plot->target) + ": give a reason");
            }
        }
        if (target_.empty()) return plot != nullptr ? Problems() : problem_of("say whom it charges");
        if (auto problems = need_unit(battle, target_); !problems.none()) return problems;
        if (are_friends(battle, unit(unit_).army, unit(target_).army)) return problem_of(p_.name_of_unit(target_) + " is on the same side");
        return {};
    }

    Problems look_at_words() {
        std::string side = p_.text_of("side");
        if (const Value* typed = p_.fact("unit.charging"); side.empty() && typed != nullptr) side = typed_text(*typed);
        if (!side.empty()) {
            const auto named = worded<Side>(side);
            if (!named || *named == Side::no) return problem_of("a charge comes at front, flank or rear, not \"" + side + '"');
            side_ = *named;
        }
        // A square has only a front.
        if (!target_.empty() && unit(target_).arm == Arm::infantry && is_square(unit(target_).formation)) side_ = Side::front;
        if (const Value* told = p_.word("distance")) {
            const auto* inches = std::get_if<Inches>(told);
            const auto read = inches != nullptr ? std::optional(*inches) : Inches::read(typed_text(*told));
            if (!read) return problem_of("distance is a distance, not \"" + typed_text(*told) + '"');
            distance_ = *read;
        }
        return {};
    }

    // RULING R-116: who joins goes on a flank or in the rear, or is cavalry that comes up behind cavalry.
    Problems join() {
        if (target_.empty()) return {};
        std::vector<UnitId> friends;
        for (const Contact& one : p_.battle().contacts) {
            if (one.since_turn >= p_.battle().game.turn) continue;
            if (one.opponent == target_) friends.push_back(one.unit);
            if (one.unit == target_) friends.push_back(one.opponent);
        }
        if (friends.empty()) return {};
        joins_ = true;
        if (p_.flag_of("behind")) {
            const auto horse = std::find_if(friends.begin(), friends.end(), [&](const UnitId& id) { return is_mounted(unit(id).arm); });
            if (!is_mounted(unit(unit_).arm) || horse == friends.end()) return problem_of("only cavalry joins from behind, and behind cavalry");
            behind_ = *horse;
            return {};
        }
        if (side_ == Side::front && p_.intent().reason.empty()) {
            return problem_of("who joins a melee goes on a flank or in the rear (side=flank), or comes up behind friendly cavalry (behind=yes); or give a reason");
        }
        return {};
    }

    [[nodiscard]] bool is_mutual() const {
        if (target_.empty() || joins_) return false;
        const Plot* other = charge_plot(p_.battle(), target_);
        return other != nullptr && other->target == unit_ && unit(target_).state < State::broken;
    }

    /// Whether the unit finds the will to charge.
    Result<bool> check(const UnitId& id, const UnitId& opponent, Side side) {
        const bool horse = is_mounted(unit(id).arm);
        if (horse) {
            if (auto problems = p_.draw_variable_morale(id); !problems.none()) return problems;
        }
        std::vector<Named> settled = {{"unit.charging", std::string(word(side))}};
        if (joins_) settled.push_back({"unit.joins_melee", true});
        const auto rolled = p_.roll(horse ? "cavalry_charge" : "charge_initiative", id, opponent, settled);
        if (!rolled) return rolled.problems();
        const bool passed = outcome_is(**rolled, "passed");
        const int turn = p_.battle().game.turn;
        std::string say = p_.name_of_unit(id);
        if (passed) say += opponent.empty() ? " charges" : " charges " + p_.name_of_unit(opponent) + (side != Side::front ? " in the " + std::string(word(side)) : "");
        else say += " does not charge: half a normal move this turn";
        p_.draft().begin(Happened::charge, Thing::unit, id, say);
        if (passed) {
            p_.draft().set(id, &Unit::charged_turn, turn);
            p_.draft().set(id, &Unit::charge_target, opponent);
            p_.draft().set(id, &Unit::charge_distance, Inches());
            p_.draft().set(id, &Unit::charged_downhill, p_.flag_of("downhill"));
            // Clans throw their muskets away as they go in (their list).
            if (unit(id).clan) p_.draft().set(id, &Unit::muskets_dropped, true);
            if (const Leader* leader = helping_leader(p_.battle(), id, false)) {
                const LeaderId who = leader->id;
                p_.draft().set(who, &Leader::charges_with, id);
                p_.draft().set(who, &Leader::charged_turn, turn);
            }
        } else {
            p_.draft().set(id, &Unit::charge_failed_turn, turn);
        }
        if (const Plot* plot = charge_plot(p_.battle(), id)) p_.draft().set<Plot>(plot->id, &Plot::done, true);
        return passed;
    }

    void no_longer_owed(const UnitId& id) {
        if (const Owed* duty = owed(p_.battle(), "charge", id)) settle(p_, std::string(duty->id));
    }

    Charge begin(const UnitId& charger, const UnitId& target) {
        Charge charge;
        charge.id = p_.draft().new_id(Thing::charge, p_.entry());
        charge.charger = charger;
        charge.target = target;
        charge.turn = p_.battle().game.turn;
        charge.side = side_;
        charge.distance = distance_;
        charge.downhill = p_.flag_of("downhill");
        charge.joins = behind_;
        return charge;
    }

    void come(Charge charge, bool to_contact) {
        if (!charge.target.empty()) p_.draft().set(charge.target, &Unit::was_charged_turn, p_.battle().game.turn);
        const ChargeCase as_it_is(p_.battle(), charge);
        charge.step = to_contact ? ChargeStep::contact : as_it_is.after_check();
        // Without a choice there is nothing to say.
        if (charge.step == ChargeStep::answer) {
            const std::vector<ChargeChoice> choices = as_it_is.choices();
            if (choices.size() == 1) {
                charge.answer = choices.front().answer;
                charge.step = as_it_is.after_answer();
            }
        }
        p_.draft().come(charge);
    }

    Problems check_one() {
        const auto passed = check(unit_, target_, side_);
        if (!passed) return passed.problems();
        if (*passed) come(begin(unit_, target_), joins_);
        else no_longer_owed(unit_);
        return {};
    }

    // Who has plotted a charge on troops that feign flight checks pursuit instead (their list).
    Problems lured() {
        const auto rolled = p_.roll("pursuit", unit_, target_, {{"feigned_flight", true}});
        if (!rolled) return rolled.problems();
        const bool must = outcome_is(**rolled, "must_pursue");
        const int turn = p_.battle().game.turn;
        p_.draft().begin(Happened::pursuit, Thing::unit, unit_,
                         p_.name_of_unit(unit_) + (must ? " is lured away after " : " lets go of ") + p_.name_of_unit(target_));
        if (const Plot* plot = charge_plot(p_.battle(), unit_)) p_.draft().set<Plot>(plot->id, &Plot::done, true);
        if (!must) {
            no_longer_owed(unit_);
            return {};
        }
        p_.draft().set(unit_, &Unit::charged_turn, turn);
        p_.draft().set(unit_, &Unit::charge_target, target_);
        p_.draft().set(unit_, &Unit::charge_distance, Inches());
        p_.draft().set(unit_, &Unit::in_pursuit, true);
        p_.draft().set(unit_, &Unit::quarry, target_);
        p_.draft().set(unit_, &Unit::pursuit_turn, turn);
        Charge charge = begin(unit_, target_);
        charge.step = ChargeStep::onward;
        charge.breakthrough = true;
        charge.compulsory = true;
        p_.draft().come(charge);
        return {};
    }

    // Both have plotted on each other: both check, and meet halfway when both go (p 20, P-046).
    Problems check_both() {
        const auto passed = check(unit_, target_, side_);
        if (!passed) return passed.problems();
        const auto other_passed = check(target_, unit_, Side::front);
        if (!other_passed) return other_passed.problems();
        p_.say(p_.name_of_unit(unit_) + " and " + p_.name_of_unit(target_) + " charge each other: " +
               (*passed && *other_passed ? "both go" : *passed ? "only " + p_.name_of_unit(unit_) + " goes"
                                                   : *other_passed ? "only " + p_.name_of_unit(target_) + " goes" : "neither goes"));
        if (!*passed || *other_passed) no_longer_owed(*passed ? target_ : unit_);
        if (!*other_passed) no_longer_owed(target_);
        if (*passed && *other_passed) {
            Charge charge = begin(unit_, target_);
            charge.side = Side::front;
            charge.target_charges = true;
            charge.answer = ChargeAnswer::countercharge;
            no_longer_owed(target_);
            come(charge, true);
        } else if (*passed) {
            come(begin(unit_, target_), false);
        } else if (*other_passed) {
            Charge charge = begin(target_, unit_);
            charge.side = Side::front;
            come(charge, false);
        }
        return {};
    }

    Performance& p_;
    UnitId unit_;
    UnitId target_;
    Side side_ = Side::front;
    Inches distance_;
    bool joins_ = false;
    UnitId behind_;
};

Problems drop(Performance& p, const Charge& charge) {
    if (p.intent().reason.empty()) return problem_of("say why the charge is dropped");
    p.draft().begin(Happened::charge, Thing::unit, charge.charger, p.name_of_unit(charge.charger) + " breaks off its charge: " + p.intent().reason);
    ChargeConduct(p, charge.id).finish();
    return {};
}

constexpr ChargeWord kWords[] = {
    {"side", "side of the target that it comes at: front, flank, rear"},
    {"distance", "inches to the target at the start of the charge, straight ahead"},
    {"downhill", "yes: it begins uphill of its target"},
    {"behind", "yes: cavalry that joins a melee behind friendly cavalry"},
    {"answer", "what the target does"},
    {"move", "inches of its charge move that are left after manoeuvres and terrain"},
    {"turned", "yes or no: the target turns, or forms, in time"},
    {"nearest", "of several chargers the one who takes a single or odd hit"},
    {"gone", "inches that the charger has gone straight ahead"},
    {"opponent_gone", "inches that the countercharging target has gone"},
    {"against", "side of the target that it touches: front, flank, rear"},
    {"defends", "cover or obstacle that the target defends"},
    {"uphill", "who stands uphill: unit, opponent, no"},
    {"short", "yes: it falls short of the target"},
    {"meets", "the next enemy in its path"},
    {"caught", "yes: it has caught its broken or routed quarry"},
    {"ground", "no: it does not go onto the ground that was left"},
    {"off", "it goes off the table: own, enemy, elsewhere"},
    {"surrenders", "yes: the evader finds no way out"},
    {"drop", "yes: the charge is broken off, for a reason"},
};

}  // namespace

std::span<const ChargeWord> charge_word_list() { return kWords; }

Problems do_charge(Performance& p) {
    const UnitId unit = p.intent().actor;
    if (auto problems = need_unit(p.battle(), unit); !problems.none()) return problems;
    if (const Charge* under_way = charge_of(p.battle(), unit)) {
        if (p.flag_of("drop")) return drop(p, *under_way);
        const std::string& target = p.intent().target;
        if (!target.empty() && target != under_way->target) {
            return problem_of(p.name_of_unit(unit) + " charges " + p.name_of_unit(under_way->target) + " (a next enemy in its path: meets=" + target + ")");
        }
        return ChargeConduct(p, under_way->id).go_on();
    }
    if (p.flag_of("drop")) return problem_of(p.name_of_unit(unit) + " makes no charge");
    return Opening(p, unit).open();
}

Problems do_compulsory_pursuit(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit unit = *p.battle().unit(id);
    if (!unit.in_pursuit) return problem_of(p.name(unit) + " is not in compulsory pursuit");
    if (charge_of(p.battle(), id) != nullptr) return do_charge(p);
    if (unit.state >= State::broken) return problem_of(p.name(unit) + " is " + std::string(word(unit.state)));
    if (in_melee(p.battle(), id)) return problem_of(p.name(unit) + " is in melee");
    Charge charge;
    charge.id = p.draft().new_id(Thing::charge, p.entry());
    charge.charger = id;
    charge.target = unit.quarry;
    charge.turn = p.battle().game.turn;
    charge.step = ChargeStep::onward;
    charge.breakthrough = true;
    charge.compulsory = true;
    p.draft().begin(Happened::pursuit, Thing::unit, id,
                    p.name(unit) + " pursues" + (unit.quarry.empty() ? std::string() : " " + p.name_of_unit(unit.quarry)));
    p.draft().set(id, &Unit::charged_turn, p.battle().game.turn);
    p.draft().set(id, &Unit::charge_target, unit.quarry);
    p.draft().set(id, &Unit::charge_distance, Inches());
    p.draft().come(charge);
    return ChargeConduct(p, charge.id).go_on();
}

namespace {

/// A plotted move away from the enemy, without dice.
Problems go_back(Performance& p, PlotKind kind, const std::string& say) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const std::string who = p.name_of_unit(id);
    const std::string what(word(kind));
    std::string plotted;
    for (const Plot& plot : p.battle().plots) {
        if (plot.shown && !plot.done && plot.kind == kind && plot.unit == id && this_turn(p.battle(), plot.turn)) plotted = plot.id;
    }
    if (plotted.empty() && p.intent().reason.empty()) return problem_of(who + " has plotted nothing of the kind that is still to be done: give a reason");
    if (in_melee(p.battle(), id)) return problem_of(who + " is in contact with the enemy");
    const int turn = p.battle().game.turn;
    p.draft().begin(Happened::charge, Thing::unit, id, who + say);
    if (kind == PlotKind::rally_back) p.draft().set(id, &Unit::rallied_back_turn, turn);
    else p.draft().set(id, &Unit::feigned_flight, true);
    p.draft().set(id, &Unit::retired_turn, turn);
    p.draft().set(id, &Unit::moved, Moved::over_half);
    p.draft().set(id, &Unit::moved_turn, turn);
    if (!plotted.empty()) p.draft().set<Plot>(plotted, &Plot::done, true);
    if (const Owed* duty = owed(p.battle(), what, id)) settle(p, std::string(duty->id));
    return leave_table_as_told(p, id);
}

}  // namespace

Problems do_rally_back(Performance& p) { return go_back(p, PlotKind::rally_back, " rallies back a full move, facing away"); }

Problems do_feigned_flight(Performance& p) {
    if (!has_option(p.battle().game, "feigned_flight")) return problem_of("feigned flight is an optional rule that is not in force");
    return go_back(p, PlotKind::feigned_flight, " feigns flight: a full charge move towards its own baseline");
}

}  // namespace aor
