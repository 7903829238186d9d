#pragma once
// Where the book contradicts itself or a club plays otherwise: the readings and which of them is played here, optional
// rules, and house rules.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

struct RulingReading {
    std::string id;
    std::string meaning;
    bool is_default = false;
    bool played = false;
};

struct RulingLine {
    std::string id;                      ///< "R-102"
    std::string title;
    std::string page;
    std::string places;                  ///< that disagree
    std::string why;                     ///< why the default is the default
    std::vector<RulingReading> readings; ///< one only: it cannot be switched
    bool changed = false;                ///< not at its default
    [[nodiscard]] bool may_switch() const { return readings.size() > 1; }
};

struct OptionLine {
    std::string id;
    std::string say;
    bool on = false;
};

struct RulingsView {
    std::vector<RulingLine> rulings;     ///< those that are changed first
    std::vector<OptionLine> options;
    std::vector<std::string> house_rules;   ///< in the club's words, and the caps and counts of the order of battle
};

/// Without a battle everything is at its default.
[[nodiscard]] RulingsView rulings_view(const Charts& charts, const Battle* battle);

/// What is typed occurs in its number, title or a reading, without regard to case.
[[nodiscard]] bool fits(const RulingLine& line, std::string_view typed);

}  // namespace aor::desk
