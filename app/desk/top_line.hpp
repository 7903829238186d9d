#pragma once
// The top line: when it is, and how near each army is to leaving the field.

#include "core/play/ledger.hpp"
#include "core/report/duty_words.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// A mark on an army's bar of casualties.
struct LossMark {
    std::string say;               ///< "25 %"
    int at = 0;                    ///< castings
    bool reached = false;
    bool is_start_line = false;    ///< from here it checks
};

/// An army's losses on the way to its lines.
struct ArmyBar {
    std::string id;
    std::string name;
    int place = 0;
    Castings castings;
    int pending = 0;
    std::vector<LossMark> marks;
    std::string next;              ///< "7 to 25 %", "past 50 %"
    std::string next_short;        ///< the same in fewer words: "7 more to 25 %"
    std::string dice;              ///< "3 dice and a half-die"
    std::string check;             ///< when it checks withdrawal, and what that would bring (withdrawal_said)
    std::string check_short;       ///< the same where there is little room
    std::vector<std::string> check_in_full;   ///< sentences, and the dice line by line
    bool checks = false;           ///< past its line
    bool has_left = false;
};

/// Turn, phase, what is owed, and how near each army is to leaving the field.
struct TopLine {
    std::string title;             ///< of the battle
    std::string phase;             ///< "Turn 3, phase 8: Small-arms fire"
    std::string who;               ///< whose turn it is in that phase: "both sides", "Brigade Normann moves"
    std::string scale;
    std::vector<ArmyBar> armies;
    std::string owed;              ///< "3 owed"
    std::string ended;             ///< how it ended, if it has
};

/// What is owed now or late, each by its name: "morale of 1/7th", "withdrawal of Austria"; in the order of the duties.
[[nodiscard]] std::vector<std::string> owed_in_words(const std::vector<report::DutyRow>& duties);

[[nodiscard]] TopLine top_line(const Charts& charts, const Battle& battle, const Ledger& ledger, std::size_t owed);

}  // namespace aor::desk
