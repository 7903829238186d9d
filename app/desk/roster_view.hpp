#pragma once
// Both orders of battle, line by line, as they stand on the table.

#include "app/desk/who.hpp"
#include "core/play/ledger.hpp"
#include "core/report/duty_words.hpp"

#include <span>
#include <string>
#include <vector>

namespace aor::desk {

/// A unit's line.
struct UnitLine {
    std::string id;
    std::string code;              ///< its two signs at the keyboard
    std::string name;
    std::string troops;            ///< "FI", "heavy howitzer"
    std::string troops_say;        ///< "formed infantry"
    int castings = 0;
    int start = 0;
    int pending = 0;               ///< castings that come off when the phase's fire is closed
    int grade = 0;
    State state = State::normal;
    std::string state_letter;      ///< "", "D", "B", "R"
    std::string state_say;         ///< "disorganized"; "destroyed" and the like when it is gone
    bool gone = false;
    bool fatigued = false;
    bool out_of_command = false;
    bool shoots = true;            ///< foot, guns, and horse that fires from the saddle
    bool first_fire = true;        ///< still has it
    bool fired = false;            ///< this turn
    bool may_not_fire = false;     ///< while it is broken or routed; its first fire it keeps
    std::string fire_sign;         ///< "F", "\u00b7" without first fire, "\u00d7" has fired this turn; "" of whoever shoots nothing
    bool flag_lost = false;
    int flags_taken = 0;
    std::string leader;            ///< who is with it
    std::string owes;              ///< "morale check, melee"
    std::string marks;             ///< the rest in short words: "in melee, charging, limbered"
};

/// A leader in the roster.
struct LeaderLine {
    std::string id;
    std::string code;
    std::string name;
    std::string rating;            ///< "class 2"
    std::string place;             ///< "with 1/7th", "wounded until turn 5", "killed turn 4"
    bool gone = false;
};

/// A brigade with its units and leaders.
struct BrigadeLines {
    std::string id;
    std::string name;
    std::string letter;            ///< of its codes
    Castings castings;
    std::vector<UnitLine> units;
    std::vector<LeaderLine> leaders;
    bool moves_now = false;        ///< its card is the last drawn
};

/// An army by brigade.
struct ArmyLines {
    std::string id;
    std::string name;
    int place = 0;                 ///< of its colour (army_colours)
    Castings castings;
    std::vector<BrigadeLines> brigades;
};

/// Both armies, as far as the filter lets them through.
struct RosterView {
    std::vector<ArmyLines> armies;
    [[nodiscard]] const UnitLine* unit(std::string_view id) const;
};

/// What a code of troops stands for: "FI" is formed infantry; "" when it stands for itself.
struct TroopCode {
    std::string_view code;
    std::string_view say;
};
[[nodiscard]] std::span<const TroopCode> troop_codes();

/// The whole line in words, for whoever does not know its signs.
[[nodiscard]] std::string in_words(const UnitLine& line);

[[nodiscard]] RosterView roster_view(const Charts& charts, const Battle& battle, const std::vector<report::DutyRow>& duties);

/// The line matches what is typed into the filter: its name, troops, code or state, without case.
[[nodiscard]] bool matches(const UnitLine& line, const BrigadeLines& brigade, std::string_view filter);

}  // namespace aor::desk
