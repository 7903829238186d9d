#pragma once
// A charge that is under way, step by step (p 19-23, 40; P-047 to P-063, P-160). Each decision takes the step that
// stands in the battle and sets the next one.

#include "core/play/charge_case.hpp"
#include "core/play/performance.hpp"

namespace aor {
/// Carries out the next step of one charge.
class ChargeConduct {
public:
    ChargeConduct(Performance& p, std::string charge) : p_(p), id_(std::move(charge)) {}

    /// The step that is due.
    [[nodiscard]] Problems go_on();
    /// It comes to nothing more.
    void finish();

private:
    [[nodiscard]] const Charge& charge() const { return *p_.battle().find<Charge>(id_); }
    [[nodiscard]] ChargeCase now() const { return {p_.battle(), charge()}; }
    [[nodiscard]] bool is_over() const { return p_.battle().find<Charge>(id_) == nullptr; }
    [[nodiscard]] const Unit& charger() const { return *p_.battle().unit(charge().charger); }
    [[nodiscard]] const Unit& target() const { return *p_.battle().unit(charge().target); }
    [[nodiscard]] std::string who() const { return p_.name(charger()); }
    [[nodiscard]] std::string whom() const { return p_.name_of_unit(charge().target); }
    [[nodiscard]] std::optional<Inches> inches_of(std::string_view word) const;
    [[nodiscard]] std::optional<Inches> full_move() const;

    template <class T>
    void set(T Charge::*member, const std::type_identity_t<T>& to) { p_.draft().set<Charge>(id_, member, to); }
    void next(ChargeStep step) { set(&Charge::step, step); }
    void begin(Happened what, std::string say) { p_.draft().begin(what, Thing::unit, charge().charger, std::move(say)); }
    void begin_target(Happened what, std::string say) { p_.draft().begin(what, Thing::unit, charge().target, std::move(say)); }

    // charge_conduct.cpp, charge_fire.cpp, charge_stand.cpp: up to the contact
    void remember();
    Problems take_step();
    Problems answer();
    Problems take_answer(ChargeAnswer given);
    Problems quarter();
    Problems range();
    Problems fire();
    Problems home();
    Problems stand();
    Problems countercharge();
    Problems square();
    Problems evasion();
    void no_fire(const std::string& why);
    Problems turn_to_face();
    Problems form_up();
    void guns_go();
    void stood();
    [[nodiscard]] std::vector<UnitId> opponents_of_target() const;
    void contact_broken(const std::vector<UnitId>& fought);
    void fled(bool in_disorder);
    [[nodiscard]] std::vector<std::string> companions(std::initializer_list<ChargeStep> at) const;

    // charge_contact.cpp
    Problems contact();
    [[nodiscard]] Problems others_meet_fire_first() const;
    Problems say_how_far();
    Problems find_flank(Side& against);
    Problems fire_pistols();
    Problems may_touch();

    // charge_onward.cpp: when the target is gone or beaten
    Problems control();
    Problems onward();
    Problems meet_next(const UnitId& unit);
    Problems pick_up();
    Problems leave();
    Problems halt();
    void stand_on_ground();

    Performance& p_;
    std::string id_;
};

}  // namespace aor
