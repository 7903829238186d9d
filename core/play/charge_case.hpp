#pragma once
// Which case a charge is (p 20-23): what the target may do about it, and which step follows which.

#include "core/battle/battle.hpp"
#include "core/battle/entry.hpp"
#include "core/chart/charts.hpp"
#include "core/play/charge_moves.hpp"
#include "core/rules/bearing.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// How it stands: what the rules ask of its arm and formation together.
[[nodiscard]] inline Bearing bearing(const Unit& unit) { return {unit.arm, unit.formation}; }

/// The charge that the unit makes now; nullptr when it makes none.
[[nodiscard]] const Charge* charge_of(const Battle& battle, std::string_view charger);

/// Something that the target may do.
struct ChargeChoice {
    ChargeAnswer answer = ChargeAnswer::none;
    std::string say;                   ///< "countercharges"
};

/// One charge as it stands: what its target may do, and which step comes next.
class ChargeCase {
public:
    ChargeCase(const Battle& battle, const Charge& charge);

    [[nodiscard]] const Charge& charge() const { return charge_; }
    [[nodiscard]] const Unit& charger() const { return *charger_; }
    [[nodiscard]] const Unit* target() const { return target_; }
    /// There is nobody there (any more); guns may be, without a crew.
    [[nodiscard]] bool target_is_gone() const { return target_ == nullptr || !is_on_table(*target_) || target_->castings == 0; }
    /// The target meets it with its fire: foot and guns charged from the front.
    [[nodiscard]] bool is_met_with_fire() const;
    [[nodiscard]] bool must_evade() const;
    /// The target is in a melee that goes on from an earlier turn (p 22): all it can do is hold.
    [[nodiscard]] bool target_fights_on() const;

    /// What the target may do now; the first is what is taken when nobody says anything.
    [[nodiscard]] std::vector<ChargeChoice> choices() const;

    // The step that follows.
    [[nodiscard]] ChargeStep after_check() const;     ///< of the charger: it charges
    [[nodiscard]] ChargeStep after_answer() const;
    [[nodiscard]] ChargeStep after_fire() const;      ///< when it has charged home, or there was no fire
    [[nodiscard]] ChargeStep after_stand() const;     ///< when it stood, not even halted

    // What the sequence knows of the target's rolls.
    [[nodiscard]] std::vector<Named> facts_of_countercharge() const;
    /// Its check whether it stands: what is certain, and what the charge itself makes of its flank and rear (p 17, R-28).
    [[nodiscard]] std::vector<Named> facts_of_stand() const;
    [[nodiscard]] std::vector<Named> threats() const;
    [[nodiscard]] std::vector<Named> facts_of_square() const;

private:
    [[nodiscard]] bool can_evade() const;
    [[nodiscard]] bool may_form() const;
    [[nodiscard]] bool quarter_before_evasion() const;

    const Battle& battle_;
    const Charge& charge_;
    const Unit* charger_;
    const Unit* target_;
};

[[nodiscard]] std::string_view words_of_answer(ChargeAnswer answer);

}  // namespace aor
