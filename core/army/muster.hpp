#pragma once
// Mustering (chapter XVI, P-395): strength points into battalions, regiments, batteries, brigades and leaders, by an army
// list. Each line has its reason; what the list leaves open is a choice; rows that our copy lacks are told, not guessed.

#include "core/army/army_list.hpp"
#include "core/army/order_of_battle.hpp"
#include "core/base/result.hpp"
#include "core/chart/charts.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace aor {

/// A choice that was made: --choose special.jaegers=no.
struct Chosen {
    std::string name;
    std::string value;
    Place place;
};

/// A choice that the list leaves open.
struct OpenChoice {
    std::string name;
    std::string question;
    std::string allowed;                   ///< "yes or no", "60 to 70"
    std::string value;                     ///< what it came to; "" when it must be chosen and was not
    bool given = false;
    Names answers;                         ///< the words that may be chosen; none where it is a number, or anything
};

/// Units typed by hand: "Batthyanyi Dragoons = DR 2 12", with "of=dragoons" when they stand for a row of the list.
struct HandUnit {
    std::string line;
    Place place;
};

/// How a brigade's leader is rated, and why.
struct LeaderRating {
    std::string rating;
    std::string why;
};

/// A die of the list itself, and where it comes from: "typed".
struct RolledDie {
    int face = 1;
    std::string how;
};

/// What is mustered: list, strength points, year, and what was chosen beforehand.
struct MusterOrder {
    int points = 0;                        ///< strength points: each a battalion or regiment of 12 castings
    std::optional<Period> when;            ///< a year or a month; the list's usual year otherwise
    std::vector<Chosen> chosen;
    std::vector<HandUnit> by_hand;
    std::vector<std::string> known;        ///< conditions that the battle itself settles, until somebody chooses otherwise
    bool attacks = false;                  ///< attacker of a defensive pick-up battle: half as much infantry again (P-186)
    std::string army_name;                 ///< the list's title otherwise
    std::string army_id;
    /// Rates the leader of this brigade; class 1 for all when there is none (p 114).
    std::function<LeaderRating(const std::string& brigade)> rate;
    /// Throws a die that the list asks for before the set-up; without one what it settles is a choice.
    std::function<RolledDie()> roll;
};

/// Strength points whose rows our copy of the book lacks.
struct PointsMissing {
    std::string group;                     ///< "infantry", "cavalry", "King's troops"
    int points = 0;
    int typed = 0;                         ///< of these, how many units typed by hand stand for
    int castings = 0;                      ///< of those units; twelve are a point
    std::vector<const MissingRows*> kinds; ///< of the list that was mustered

    /// What has no unit yet: "3 strength points"; "42 castings" when one was begun; "" when all have.
    [[nodiscard]] std::string left_in_words() const;
};

/// An army as it was mustered: an order of battle with the reason for each line, and what is missing.
struct Muster {
    OrderOfBattle order;
    std::vector<std::string> reasons;      ///< one for each thing of the order
    std::vector<OpenChoice> choices;       ///< in the order in which they come up
    std::vector<PointsMissing> missing;
    std::vector<std::string> remarks;      ///< what the player should know besides
    int points = 0;
    int infantry = 0;                      ///< units
    int cavalry = 0;
    int batteries = 0;
    int castings = 0;                      ///< of infantry and cavalry
    int left = 0;                          ///< castings left over, too few for a unit
    int dice = 0;                          ///< that the list asks for before the set-up, thrown before those of the leaders
    /// Every strength point has its unit.
    [[nodiscard]] bool whole() const;
};

/// The army as far as it comes with these choices; faults go to `problems`. A choice that needs an answer and has none is
/// no fault here: it stands among the choices without a value.
[[nodiscard]] Muster try_muster(const Charts& charts, const ArmyList& list, const MusterOrder& order, Problems& problems);

/// The army, or every fault of the choices at once, those without an answer too.
[[nodiscard]] Result<Muster> muster(const Charts& charts, const ArmyList& list, const MusterOrder& order);

/// The order of battle as a file, each thing with its reason above it.
[[nodiscard]] std::string text_of(const Muster& muster, const ArmyList& list);
/// The same of any order of battle: `reasons` are those of its first things.
[[nodiscard]] std::string text_with_reasons(const OrderOfBattle& order, const std::vector<std::string>& reasons);

}  // namespace aor
