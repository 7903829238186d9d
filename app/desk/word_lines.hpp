#pragma once
// What is asked about a case besides the facts of its roll: the steps of a charge, where a runner ends and whom it passes
// through, which leaders stand near the target of a shot.

#include "app/desk/fact_lines.hpp"
#include "app/desk/work.hpp"
#include "core/play/charge_needs.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

struct WordLine {
    std::string name;              ///< of Told: "distance", "passes"
    std::string say;               ///< "inches to the target at the start of the charge"
    std::string meaning;
    std::string value;
    std::string value_say;         ///< the same in the names of units and leaders
    std::string known;             ///< what the charge remembers of it, where nothing new is told
    bool must = false;
    bool rare = false;             ///< folded away until it is told, or all is shown
    bool several = false;          ///< any number of its choices: their ids between commas
    char key = '\0';               ///< the capital letter that changes it
    std::vector<FactChoice> choices;
};

/// Of the step at which a charge is, or of its beginning.
[[nodiscard]] std::vector<WordLine> words_of_step(const Battle& battle, const Work& work, const std::vector<std::string_view>& names,
                                                  const ChargeNeeds* needs);
/// Of any other procedure.
[[nodiscard]] std::vector<WordLine> words_of_case(const Charts& charts, const Battle& battle, const Work& work);

/// What was typed for a line of several: codes, names or the beginnings of names, between commas; their ids between commas.
/// Nothing: `fault` says which of them is not there.
[[nodiscard]] std::optional<std::string> several_typed(const Battle& battle, const WordLine& line, std::string_view typed, std::string& fault);
/// The choice put among those that are there, or taken out.
[[nodiscard]] std::string with_or_without(const WordLine& line, std::string_view word);

/// The word by which leaders near a target are told; the intent names them as the others who take part.
inline constexpr std::string_view kNearTarget = "near_target";

}  // namespace aor::desk
