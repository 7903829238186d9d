#pragma once
// The club's house rules in words: those that the program heeds, and those that it only keeps.

#include "core/battle/battle.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// The house rules in force, those in the club's own words first.
[[nodiscard]] std::vector<std::string> house_rules_in_words(const Game& game);

}  // namespace aor::report
