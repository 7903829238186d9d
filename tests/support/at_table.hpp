#pragma once
// A case as one would say it at the table, and what comes of it, in words that a test can compare.

#include "core/rules/procedure.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// The assessment of a case: at_table("morale", "unit.grade=2 unit.state=broken scale=15mm R-14=stays").
/// A test whose case is at fault fails with the problems.
[[nodiscard]] Assessment at_table(std::string_view procedure, std::string_view words);

/// The lines that count: "grade 2, close_range 1"; other things than dice are named: "grade 2 target".
/// A refusal or an automatic rule by its id: "refused: fired", "automatic: grade_4".
[[nodiscard]] std::string lines_of(const Assessment& assessment);

/// The outcome for these faces, exactly as many as are thrown: "hits=2, structure_hit=true".
[[nodiscard]] std::string outcome_of(const Assessment& assessment, const std::vector<int>& faces);

/// What is wrong with these faces, or nothing: "too few dice: this roll takes 3 dice, not 1".
[[nodiscard]] std::string fault_of(const Assessment& assessment, const std::vector<int>& faces);

/// The odds, as ways to each outcome: "12: square=true; 24: square=false".
[[nodiscard]] std::string odds_in_words(const Assessment& assessment);

}  // namespace aor
