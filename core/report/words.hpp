#pragma once
// A resolution for a person: the lines that count and those that do not, the dice, and what happens.

#include "core/report/text.hpp"
#include "core/rules/outcome_words.hpp"

#include <string>
#include <string_view>

namespace aor::report {

/// Everything, from the title to the outcome. `whose` says where the dice came from: "rolled by the program, seed 7".
[[nodiscard]] std::string words_of_resolution(const Assessment& assessment, const Resolution& resolution,
                                              std::string_view whose, Ink ink);

/// The title and the rule that says no.
[[nodiscard]] std::string words_of_refusal(const Assessment& assessment, Ink ink);

/// The title, the lines that count and do not count, and the pool: what stands before the dice are thrown.
[[nodiscard]] std::string words_of_assessment(const Assessment& assessment, Ink ink);

/// "4 dice and a half-die"; "one die, 3 or less"; "no dice: ..."
[[nodiscard]] std::string words_of_pool(const Assessment& assessment);

/// "+2 dice", "-1 half-die", "+3 to the number", "-1 on the die"
[[nodiscard]] std::string words_of_amount(int amount, Of of);
/// "4 dice and 1 half-die"
[[nodiscard]] std::string words_of_dice(Throw dice);

/// The printed page of an outcome's row; "" when code alone made it.
[[nodiscard]] std::string_view page_of_outcome(const Assessment& assessment, const Outcome& outcome);

}  // namespace aor::report
