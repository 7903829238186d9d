#include "core/play/charge_steps.hpp"

#include "core/play/charge_case.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/matchlocks.hpp"
#include "core/play/melee_knot.hpp"

namespace aor {
namespace {

class Steps {
public:
    Steps(const Charts& charts, const Battle& battle, const Intent& typed, const Charge& charge)
        : charge_(charge), p_(charts, battle, typed, 0, nullptr, Performance::Mode::preview) {}

    Result<ChargeSteps> all() {
        const bool guns = other().arm == Arm::artillery;
        const std::string side(word(charge_.side));
        ChargeSteps steps;
        if (charge_.answer == ChargeAnswer::evade) steps.waits = Waits::for_the_check;
        if (charge_.answer == ChargeAnswer::fire_and_retire) steps.waits = Waits::for_the_fire;
        const bool retires = steps.waits == Waits::for_the_fire;
        if (!is_mounted(other().arm)) {
            steps.fire_by = procedure_named(fire_procedure(other()));
            steps.range = pose("fire_on_charge", charge_.target, charge_.charger, {{"firer.fire_and_retire", retires}}, how_far());
            std::vector<Named> shot = {{"range", std::string(guns ? "canister" : "close")}};
            if (retires) shot.push_back({"firer.moved", true});
            if (p_.number_of("bases") && !guns) problems_.append(count_bases(p_, charge_.target, shot));
            steps.fire = pose(steps.fire_by->id, charge_.target, charge_.charger, shot);
            steps.matchlocks = !guns && fires_matchlocks(p_.battle(), charge_.target);
        }
        steps.home = pose("morale", charge_.charger, charge_.target, {{"unit.charging", side}, {"unit.received_fire", true}});
        const ChargeCase now(p_.battle(), charge_);
        steps.stand = pose("morale", charge_.target, charge_.charger, now.facts_of_stand(), now.threats());
        pistols(steps.pistols);
        steps.bout = bout();
        steps.left = std::move(left_);
        for (const std::size_t at : {0U, 1U}) {
            const std::string& winner = at == 0 ? charge_.charger : charge_.target;
            const std::string& loser = at == 0 ? charge_.target : charge_.charger;
            steps.flag[at] = pose("flag_capture", winner, loser, {{"unit.lost", 0}, {"opponent.lost", 1}});
            steps.result[at] = result(at);
            steps.may_pursue[at] = at == 0 || !guns;
            if (steps.may_pursue[at]) steps.pursuit[at] = pose("pursuit", winner, loser, {{"opponent.state", std::string("routed")}});
        }
        if (charge_.step < ChargeStep::contact) reply(steps.reply);
        if (!problems_.none()) return problems_;
        return steps;
    }

private:
    [[nodiscard]] const Unit& unit() const { return *p_.battle().unit(charge_.charger); }
    [[nodiscard]] const Unit& other() const { return *p_.battle().unit(charge_.target); }
    [[nodiscard]] std::optional<Inches> inches_of(std::string_view name) const { return inches_told(p_, name); }
    /// Between them, for a roll that asks.
    [[nodiscard]] std::vector<Named> how_far() const {
        if (charge_.distance == Inches()) return {};
        return {{"charger.distance", charge_.distance - charge_.moved}};
    }

    /// With whatever they will have gone by then.
    Situation bout() {
        const bool square = other().arm == Arm::infantry && is_square(other().formation);
        std::vector<Named> settled = {{"unit.against", std::string(word(square ? Side::front : charge_.side))},
                                      {"unit.charged", true},
                                      {"unit.cover", std::string(word(Cover::none))}};
        std::vector<Named> assumed;
        const auto met = meeting_of(p_.charts(), p_.battle(), charge_);
        Inches gone = met ? met->charger : charge_.moved;
        // A breakthrough counts from where the charge began.
        if (!charge_.target_charges && charge_.moved > gone) gone = charge_.moved;
        gone = inches_of("gone").value_or(gone);
        if (gone > Inches()) assumed.push_back({"unit.charge_distance", gone});
        if (charge_.downhill) assumed.push_back({"unit.charged_downhill", true});
        if (charge_.target_charges) {
            settled.push_back({"opponent.charged", true});
            settled.push_back({"opponent.cover", std::string(word(Cover::none))});
            const Inches back = inches_of("opponent_gone").value_or(met ? met->target : Inches());
            if (back > Inches()) assumed.push_back({"opponent.charge_distance", back});
        }
        const Side side = square ? Side::front : charge_.side;
        const bool by_length = has_option(p_.battle().game, "frontage_by_length");
        if (by_length) {
            assumed.push_back({"unit.frontage", length_of(unit(), Side::front)});
            assumed.push_back({"opponent.frontage", length_of(other(), side)});
        } else if (side == Side::flank) {
            assumed.push_back({"opponent.frontage", facing_castings(p_.charts(), other(), Side::flank, 0)});
        }
        Posed posed = p_.pose("melee_bout", charge_.charger, charge_.target, settled, assumed);
        problems_.append(posed.problems);
        say_who_is_left(posed, by_length);
        return posed.stated;
    }
    [[nodiscard]] int length_of(const Unit& who, Side side) const {
        return facing_length(p_.charts(), p_.battle().game, who, side, side == Side::front ? 1 : 0);
    }

    /// The ranks and the front of the charger as they will be when so many have fallen; what somebody has typed stands.
    void say_who_is_left(const Posed& posed, bool by_length) {
        left_.clear();
        bool front_typed = false;
        for (const FactTaken& fact : posed.facts) {
            if (fact.source == FactSource::known) continue;
            if (fact.name == "unit.front_rank" || fact.name == "unit.second_rank" || fact.name == "unit.rear_ranks") return;
            front_typed = front_typed || fact.name == "unit.frontage";
        }
        Unit then = unit();
        for (int lost = 0; lost < unit().castings; ++lost) {
            then.castings = unit().castings - lost;
            const Ranks ranks = ranks_of(then);
            left_.push_back({ranks.front, ranks.second, ranks.rear, std::nullopt});
            if (by_length && !front_typed) left_.back().frontage = length_of(then, Side::front);
        }
    }

    void pistols(PistolFire (&pistols)[2]) {
        const bool holstered = !p_.text_of("pistols").empty() && !p_.flag_of("pistols");
        const bool comes = charge_.target_charges || charge_.answer == ChargeAnswer::countercharge;
        if (!charge_.joins.empty()) return;
        if (!holstered && fires_before_contact(unit(), other())) {
            pistols[0] = {true, false, pose("pistol_fire", charge_.charger, charge_.target, {})};
        }
        if (comes && fires_before_contact(other(), unit())) {
            pistols[1] = {true, !charge_.target_charges, pose("pistol_fire", charge_.target, charge_.charger, {})};
        }
    }

    Situation result(std::size_t at) {
        const std::string& winner = at == 0 ? charge_.charger : charge_.target;
        const std::string& loser = at == 0 ? charge_.target : charge_.charger;
        const bool charged = at == 0 || charge_.target_charges;
        const bool second = melees_this_turn(p_.battle(), *p_.battle().unit(winner)) + 1 >= most_melees(p_.charts());
        return pose("melee_result", winner, loser, {{"unit.lost", 0}, {"opponent.lost", 1}, {"unit.charged", charged}, {"unit.second_melee", second}});
    }

    // What the target does after it has stood; then the table as it is when that is done.
    void reply(TargetReply& reply) {
        if (charge_.answer == ChargeAnswer::countercharge && !charge_.target_charges) {
            reply.by = procedure_named(is_mounted(other().arm) ? "cavalry_charge" : "charge_initiative");
            reply.done = "passed";
            reply.roll = pose(reply.by->id, charge_.target, charge_.charger, ChargeCase(p_.battle(), charge_).facts_of_countercharge());
            charge_.target_charges = true;
            charge_.target_checked = true;
        } else if (charge_.answer == ChargeAnswer::square) {
            reply.by = procedure_named("emergency_square");
            reply.done = "square";
            reply.disorders = true;
            reply.roll = pose(reply.by->id, charge_.target, charge_.charger, ChargeCase(p_.battle(), charge_).facts_of_square(), how_far());
            form(Formation::square);
            charge_.side = Side::front;
        } else if (charge_.answer == ChargeAnswer::form && is_in_time(p_, charge_)) {
            reply.is_certain = true;
            form(Formation::line);
        } else {
            return;
        }
        reply.bout = bout();
        for (const std::size_t at : {0U, 1U}) reply.result[at] = result(at);
    }
    void form(Formation formation) {
        p_.draft().begin(Happened::charge, Thing::unit, charge_.target, "");
        p_.draft().set(charge_.target, &Unit::formation, formation);
    }

    Situation pose(std::string_view procedure, std::string_view actor, std::string_view target, const std::vector<Named>& settled,
                   const std::vector<Named>& assumed = {}) {
        Posed posed = p_.pose(procedure, actor, target, settled, assumed);
        problems_.append(posed.problems);
        return posed.stated;
    }

    Charge charge_;
    Performance p_;
    Problems problems_;
    std::vector<ChargerLeft> left_;
};

}  // namespace

Result<ChargeSteps> steps_of(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed) {
    return Steps(charts, battle, typed, charge).all();
}

std::optional<Inches> inches_told(const Performance& p, std::string_view name) {
    const Value* value = p.word(name);
    if (value == nullptr) return std::nullopt;
    if (const auto* inches = std::get_if<Inches>(value)) return *inches;
    return Inches::read(typed_text(*value));
}

bool is_in_time(const Performance& p, const Charge& charge) {
    if (!p.text_of("turned").empty()) return p.flag_of("turned");
    const auto move = whole_move(p.charts(), p.battle(), charge);
    const auto needed = move ? turned_after(p.charts(), p.battle(), *p.battle().unit(charge.target), *move) : std::nullopt;
    return needed && *needed < charge.distance;
}

}  // namespace aor
