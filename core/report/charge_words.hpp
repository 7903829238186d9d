#pragma once
// The odds of a frontal charge, for a person and as JSON.

#include "core/play/frontal_charge.hpp"
#include "core/report/text.hpp"

#include <string>

namespace aor::report {

/// Each way to end with its chance and, under it, what it is made of; then the flags and pursuits.
[[nodiscard]] std::string words_of_charge(const ChargeOdds& odds, Ink ink);
/// On one line, the ends alone: "if 1/blue receives the charge: stopped 12 %; charger wins 45 %".
[[nodiscard]] std::string ends_in_words(const ChargeOdds& odds);

/// "others": the other pairs of a melee that is joined. {"dice":n,"of":"m","endings":[{"end":"charger_wins","outcome":{..},"flag_taken":true,"must_pursue":false,"ways":"w"}]}
[[nodiscard]] std::string json_of_charge(const ChargeOdds& odds);

}  // namespace aor::report
