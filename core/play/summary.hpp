#pragma once
// What a battle came to: who won and how, what each army lost, when and to what, its trophies, and what was decided
// otherwise than by the book.

#include "core/battle/log.hpp"

#include <string>
#include <vector>

namespace aor {

struct LossesByCause {
    Cause cause = Cause::other;
    int castings = 0;
};

/// What a battle has cost one army.
struct ArmySummary {
    ArmyId army;
    std::string name;
    std::string side;
    bool won = false;
    int left_turn = 0;                       ///< when it left the field; 0: it has not
    bool conceded = false;
    Castings castings;
    std::vector<int> by_turn;                ///< castings lost in turn 1, 2, 3 ...; [0]: before the battle
    std::vector<LossesByCause> by_cause;     ///< the largest first
    int units = 0;                           ///< that fought for it at some time
    int units_lost = 0;                      ///< destroyed, removed, picked up, surrendered
    int units_in_rout = 0;
    int units_off = 0;                       ///< off the table, not lost
    std::vector<std::string> flags_lost;     ///< by name, with turn and taker
    std::vector<std::string> batteries_lost;
    std::vector<std::string> leaders_lost;
    std::vector<std::string> flags_taken;
    std::vector<std::string> batteries_taken;
    std::vector<std::string> holds;          ///< objectives at the end
};

struct DecidedOtherwise {
    int entry = 0;
    int turn = 0;
    std::string what;                        ///< "unit.grade = 3 in morale of red-1"
    std::string reason;
};

/// What a battle has come to.
struct Summary {
    std::string title;
    bool ended = false;
    std::string result;                      ///< "Prussia has won in turn 9: Austria left the field"
    int turn = 0;
    std::vector<ArmySummary> armies;
    int decisions = 0;
    int rolls = 0;
    int dice = 0;                            ///< faces on record
    int corrections = 0;
    std::vector<DecidedOtherwise> otherwise; ///< facts, lines and rules overruled, duties waived, things set by hand
    std::vector<std::string> rulings;        ///< not at their default
    std::vector<std::string> options;
    std::vector<std::string> house_rules;
};

/// Of a battle that is over, or as it stands now.
[[nodiscard]] Summary summary(const Log& log);

}  // namespace aor
