#pragma once
// Who is on the table and in what state: the roster of the moment as rows, for the terminal, the screen and the sheets.

#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"
#include "core/report/text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::report {
/// A unit as a row.
struct UnitRow {
    UnitId id;
    std::string name;
    std::string troops;                  ///< "FI", "SLC", "ART"
    std::string kind;                    ///< more of it, for guns: "medium", "heavy howitzer"; "" for others
    int grade = 0;                       ///< as it fights now
    int castings = 0;
    int castings_start = 0;
    int pending = 0;                     ///< still to come off when this phase's fire is closed
    std::string strength;                ///< "9 of 12", "9 of 12, 2 to come off"
    bool on_table = true;
    bool lost = false;                   ///< all its castings count as lost
    std::string state;                   ///< "normal", "disorganized in passing", "routed"; off the table: "waiting, due in turn 4"
    std::string formation;               ///< "line"; of guns "limbered", "unlimbered"
    std::vector<std::string> remarks;    ///< "first fire left", "flag lost", "Gage with it", "in melee with 2/blue"
};

/// A leader as a row.
struct LeaderRow {
    LeaderId id;
    std::string name;
    std::string post;                    ///< "commander-in-chief", "brigade"
    std::string rating;                  ///< "class 2", "half-die"
    std::string now;                     ///< "with 1/7th", "by himself", "wounded until the end of turn 5", "killed in turn 3"
    bool present = true;
};

/// A brigade with its rows.
struct BrigadeRows {
    BrigadeId id;                        ///< "" for units and leaders in none
    std::string name;
    Castings castings;
    std::vector<LeaderRow> leaders;
    std::vector<UnitRow> units;
};

/// An army by brigade.
struct ArmyRows {
    ArmyId id;
    std::string name;
    std::string ally_of;                 ///< by name
    Castings castings;
    std::string left;                    ///< "left the field in turn 9"; "" when it has not
    std::vector<BrigadeRows> brigades;   ///< those in none first
};

/// A village, work or objective as a row.
struct SiteRow {
    SiteId id;
    std::string name;
    std::string kind;                    ///< "small village"
    std::string held;                    ///< "held by Prussians", "contested", "held by nobody"
    std::vector<std::string> remarks;    ///< "2 hits", "1 fire", "destroyed"
};

/// The roster of the moment.
struct BattleStatus {
    std::string title;
    std::string moment;                  ///< "Turn 3, phase 8: Small-arms fire"
    std::string ended;                   ///< "The battle is over: Prussians won (withdrawal)"; "" while it lasts
    std::vector<std::string> remarks;    ///< "25mm, 12 turns", the card that moves, pending castings, sealed plots
    std::vector<std::string> rules;      ///< rulings not at their default, options and house rules in force
    std::vector<ArmyRows> armies;
    std::vector<SiteRow> sites;
};

[[nodiscard]] UnitRow unit_row(const Charts& charts, const Battle& battle, const Unit& unit);
[[nodiscard]] LeaderRow leader_row(const Battle& battle, const Leader& leader);
[[nodiscard]] BattleStatus battle_status(const Charts& charts, const Battle& battle);

/// "Turn 3, phase 8: Small-arms fire", or that the battle is over and how.
[[nodiscard]] std::string moment_of(const Charts& charts, const Battle& battle);

/// The whole roster as text, each thing with the id that is typed for it.
[[nodiscard]] std::string words_of_status(const BattleStatus& status, Ink ink);

}  // namespace aor::report
