#include "core/play/charge_opening.hpp"

#include "core/battle/standing.hpp"
#include "core/play/charge_case.hpp"
#include "core/play/charge_steps.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/consequences.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/indians.hpp"
#include "core/play/movement.hpp"

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
    Opening(Performance& p, UnitId unit, std::vector<bool> settled = {}) : p_(p), unit_(std::move(unit)), settled_(std::move(settled)) {}

    Problems open() {
        if (auto problems = look(); !problems.none()) return problems;
        if (lapses_) return lapse();
        if (is_lured()) return lured();
        return is_mutual() ? check_both() : check_one();
    }

    /// The checks, before their dice.
    Result<std::vector<Posed>> checks() {
        if (auto problems = look(); !problems.none()) return problems;
        if (lapses_ || target_.empty()) return problem_of("there is nobody to meet");
        if (is_lured()) return problem_of("it is lured away: whether it can be held decides");
        std::vector<Posed> all = {pose_check(unit_, target_, side_)};
        if (is_mutual()) all.push_back(pose_check(target_, unit_, Side::front));
        return all;
    }

private:
    [[nodiscard]] const Unit& unit(std::string_view id) const { return *p_.battle().unit(id); }

    Problems look() {
        if (auto problems = find_target(); !problems.none() || lapses_) return problems;
        if (auto problems = look_at_words(); !problems.none()) return problems;
        if (auto problems = join(); !problems.none()) return problems;
        if (auto problems = look_at_ground(); !problems.none()) return problems;
        return look_how_far();
    }
    [[nodiscard]] bool is_lured() const { return !target_.empty() && unit(target_).feigned_flight; }

    Problems find_target() {
        const Battle& battle = p_.battle();
        const bool reason = !p_.intent().reason.empty();
        if (phase_row(p_.charts(), battle.game.phase) != "charges" && !reason) {
            return problem_of("charges are made in phase " + std::to_string(phase_named(p_.charts(), "charges")) + ": give a reason");
        }
        if (unit(unit_).arm == Arm::artillery) return problem_of("artillery does not charge");
        if (in_melee(battle, unit_)) return problem_of(p_.name_of_unit(unit_) + " is in melee");
        const Plot* plot = charge_plot(battle, unit_);
        if (auto problems = must_obey_first(p_, unit(unit_)); !problems.none()) return problems;
        // Whoever is in bloodlust must charge, plotted or not.
        if (plot == nullptr && !reason && !unit(unit_).bloodlust) return problem_of(p_.name_of_unit(unit_) + " has no charge plotted that is still to be done: give a reason");
        target_ = p_.intent().target;
        if (plot != nullptr) {
            if (target_.empty()) target_ = plot->target;
            else if (!plot->target.empty() && plot->target != target_ && !reason) {
                return problem_of(p_.name_of_unit(unit_) + " has plotted to charge " + p_.name_of_unit(plot->target) + ": give a reason");
            }
        }
        // The enemy that it was to meet has gone meanwhile.
        const Unit* gone = plot != nullptr && p_.intent().target.empty() ? battle.unit(plot->target) : nullptr;
        if (gone != nullptr && !is_on_table(*gone)) {
            lapses_ = true;
            return {};
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

    /// Terrain that the charge goes through: as told, or that of the village that the target is in.
    [[nodiscard]] std::string terrain() const {
        if (const std::string told = p_.text_of("through"); !told.empty()) return told;
        if (target_.empty()) return "open";
        const Cover cover = cover_of(p_.battle(), unit(target_));
        if (cover != Cover::wooden_buildings && cover != Cover::stone_buildings) return "open";
        const Site* site = unit(target_).inside.empty() ? nullptr : p_.battle().site(unit(target_).inside);
        return site == nullptr || is_village(site->structure) ? "village" : "other_buildings";
    }
    [[nodiscard]] ChargeGround ground_for(const UnitId& id) const {
        return charge_ground(p_.charts(), p_.battle().game.scale, mover_of(p_.charts(), p_.battle(), unit(id)), terrain(), p_.flag_of("road"));
    }
    // What the ground forbids (p 23-24, P-064). Whoever joins a melee, or is charged back, goes the same way.
    Problems look_at_ground() {
        std::vector<UnitId> who = {unit_};
        if (is_mutual()) who.push_back(target_);
        for (const UnitId& id : who) {
            const std::string against = ground_for(id).against;
            if (!against.empty() && p_.intent().reason.empty()) return problem_of(p_.name_of_unit(id) + " cannot charge there: " + against + "; or give a reason");
        }
        return {};
    }

    // Whoever is known to fall short is neither shot at from an inch away nor checked for (p 21).
    Problems look_how_far() {
        for (const std::string_view name : {"move", "manoeuvred"}) {
            if (p_.word(name) != nullptr && !inches_told(p_, name)) return problem_of(std::string(name) + " is a distance, not \"" + p_.text_of(name) + '"');
        }
        falls_short_ = p_.flag_of("short");
        if (distance_ == Inches() || is_mutual() || falls_short_ || !p_.intent().reason.empty()) return {};
        const auto goes = straight_move(p_.charts(), p_.battle(), begin(unit_, target_));
        if (!goes || distance_ <= *goes) return {};
        return problem_of(p_.name_of_unit(unit_) + " charges " + goes->text() + " inches and would have to go " + distance_.text() +
                          ": it falls short (short=yes), or give a reason");
    }

    [[nodiscard]] bool is_mutual() const {
        if (target_.empty() || joins_) return false;
        const Plot* other = charge_plot(p_.battle(), target_);
        return other != nullptr && other->target == unit_ && unit(target_).state < State::broken;
    }

    [[nodiscard]] std::string_view check_of(const UnitId& id) const { return is_mounted(unit(id).arm) ? "cavalry_charge" : "charge_initiative"; }
    [[nodiscard]] std::vector<Named> facts_of_check(Side side) const {
        std::vector<Named> settled = {{"unit.charging", std::string(word(side))}};
        if (joins_) settled.push_back({"unit.joins_melee", true});
        return settled;
    }
    Posed pose_check(const UnitId& id, const UnitId& opponent, Side side) { return p_.pose(check_of(id), id, opponent, facts_of_check(side)); }
    Result<bool> roll_check(const UnitId& id, const UnitId& opponent, Side side) {
        if (!settled_.empty()) return bool(settled_[id == unit_ ? 0 : 1]);
        if (is_mounted(unit(id).arm)) {
            if (auto problems = p_.draw_variable_morale(id); !problems.none()) return problems;
        }
        const auto rolled = p_.roll(check_of(id), id, opponent, facts_of_check(side));
        if (!rolled) return rolled.problems();
        return outcome_is(**rolled, "passed");
    }

    /// Whether the unit finds the will to charge.
    Result<bool> check(const UnitId& id, const UnitId& opponent, Side side) {
        const auto found = roll_check(id, opponent, side);
        if (!found) return found.problems();
        const bool passed = *found;
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
            if (ground_for(id).disorders) disorganize_for_a_while(p_, id);
            if (const Leader* leader = helping_leader(p_.battle(), id, false)) {
                const LeaderId who = leader->id;
                p_.draft().set(who, &Leader::charges_with, id);
                p_.draft().set(who, &Leader::charged_turn, turn);
            }
        } else {
            p_.draft().set(id, &Unit::charge_failed_turn, turn);
        }
        if (const Plot* plot = charge_plot(p_.battle(), id)) p_.draft().set<Plot>(plot->id, &Plot::done, true);
        if (passed && settled_.empty()) {
            if (auto problems = roll_charge_style(p_, id); !problems.none()) return problems;
        }
        return passed;
    }

    Problems lapse() {
        p_.draft().begin(Happened::charge, Thing::unit, unit_, p_.name_of_unit(unit_) + " has nobody left to charge: " + p_.name_of_unit(target_) + " is gone");
        if (const Plot* plot = charge_plot(p_.battle(), unit_)) p_.draft().set<Plot>(plot->id, &Plot::done, true);
        no_longer_owed(unit_);
        return {};
    }

    void no_longer_owed(const UnitId& id) {
        while (const Owed* duty = owed(p_.battle(), "charge", id)) settle(p_, std::string(duty->id));
    }

    Charge begin(const UnitId& charger, const UnitId& target) {
        Charge charge;
        charge.id = p_.draft().new_id(Thing::charge, p_.entry());
        charge.charger = charger;
        charge.target = target;
        charge.turn = p_.battle().game.turn;
        charge.side = side_;
        charge.distance = distance_;
        charge.may_move = inches_told(p_, "move").value_or(Inches());
        charge.manoeuvred = inches_told(p_, "manoeuvred").value_or(manoeuvred(p_.charts(), p_.battle(), unit(charger)));
        charge.downhill = p_.flag_of("downhill");
        charge.joins = behind_;
        return charge;
    }

    void come(Charge charge, bool to_contact) {
        if (!charge.target.empty()) p_.draft().set(charge.target, &Unit::was_charged_turn, p_.battle().game.turn);
        const ChargeCase as_it_is(p_.battle(), charge);
        // Who is joined in melee checks like anybody else, unless the joiner is there at once.
        charge.step = to_contact && !as_it_is.target_fights_on() ? ChargeStep::contact : as_it_is.after_check();
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
        if (*passed && (falls_short_ || is_too_far())) fall_short();
        else if (*passed) come(begin(unit_, target_), joins_);
        else no_longer_owed(unit_);
        return {};
    }

    /// Only now, by the die that made a trot of it, is it known how far it goes (L2748).
    [[nodiscard]] bool is_too_far() {
        if (distance_ == Inches() || !p_.intent().reason.empty()) return false;
        const auto goes = straight_move(p_.charts(), p_.battle(), begin(unit_, target_));
        return goes && distance_ > *goes;
    }

    /// It goes as far as it can; nobody has to stand it.
    void fall_short() {
        const auto goes = straight_move(p_.charts(), p_.battle(), begin(unit_, target_));
        p_.draft().begin(Happened::charge, Thing::unit, unit_, p_.name_of_unit(unit_) + " falls short of " + p_.name_of_unit(target_) + ": the charge is over");
        if (goes) p_.draft().set(unit_, &Unit::charge_distance, *goes);
        p_.draft().set(unit_, &Unit::moved, Moved::over_half);
        p_.draft().set(unit_, &Unit::moved_turn, p_.battle().game.turn);
        no_longer_owed(unit_);
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
        p_.draft().set(unit_, &Unit::charged_all_out, false);
        p_.draft().set(unit_, &Unit::in_pursuit, true);
        p_.draft().set(unit_, &Unit::lured, true);
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
    bool lapses_ = false;
    bool falls_short_ = false;
    UnitId behind_;
    std::vector<bool> settled_;          ///< of the checks, when nothing is to be rolled
};

}  // namespace

Problems open_charge(Performance& p, const UnitId& unit) { return Opening(p, unit).open(); }

Result<std::vector<Posed>> checks_of_charge(Performance& p, const UnitId& unit) { return Opening(p, unit).checks(); }

Problems open_charge_as_if(Performance& p, const UnitId& unit, const std::vector<bool>& passed) { return Opening(p, unit, passed).open(); }

}  // namespace aor
