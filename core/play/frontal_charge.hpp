#pragma once
// A frontal charge on infantry or artillery (p 20, P-049), from the charger's check to the pursuit, as one tree:
//
//   the charger checks -> the defender rolls the range and fires -> the charger checks to charge home ->
//   the defender checks -> melee -> flag -> result -> pursuit check
//
// Every step is the procedure itself: its own assess, tally and resolve. Nothing is rolled here.

#include "core/chart/situation_reader.hpp"
#include "core/rules/odds.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// What the target means to do about the charge once it has stood (p 20-21): countercharge, get into square, form up. Where
/// it takes dice it can fail; then it is met as it stands.
struct TargetReply {
    const Procedure* by = nullptr;             ///< cavalry_charge, charge_initiative, emergency_square; nullptr: no dice
    bool is_certain = false;                   ///< it is done without dice
    Situation roll;
    std::string_view done;                     ///< the outcome that does it: "passed", "square"
    bool disorders = false;                    ///< whoever fails is disorganized
    Situation bout;                            ///< as steps.bout, when it is done
    Situation result[2];
};

/// Pistols and carbines just before contact (p 149).
struct PistolFire {
    bool fires = false;
    bool when_replied = false;                 ///< only by a target that has countercharged
    Situation roll;
};

/// How the charger stands when so many castings have fallen on the way in, and how long its front is then.
struct ChargerLeft {
    int front_rank = 0;
    int second_rank = 0;
    int rear_ranks = 0;
    std::optional<int> frontage;               ///< left out: as many as stand in front
};

/// What the target waits for before it goes: then there is no contact.
enum class Waits : std::uint8_t { for_contact, for_the_check, for_the_fire };

/// The situation of each step, before the first die is thrown.
struct ChargeSteps {
    const Procedure* check_by = nullptr;       ///< charge_initiative for foot, cavalry_charge for horse
    const Procedure* fire_by = nullptr;        ///< small_arms_fire, artillery_fire; nullptr: the defender cannot fire
    Situation check;
    Situation range;
    Situation fire;                            ///< its range is what the range roll gives
    Situation home;                            ///< the charger's morale, under fire
    Situation stand;                           ///< the defender's morale, being charged
    Situation bout;                            ///< unit: the charger, opponent: the defender
    Situation flag[2];                         ///< by the charger, by the defender
    Situation result[2];
    Situation pursuit[2];
    bool may_pursue[2] = {true, true};         ///< artillery never pursues
    TargetReply reply;
    bool matchlocks = false;                   ///< the highest die of the fire is thrown again (p 144)
    PistolFire pistols[2];                     ///< of the charger, of the target
    std::vector<ChargerLeft> left;             ///< by castings lost; none: they are taken from the rear
    Waits waits = Waits::for_contact;          ///< skirmishers that evade go after their check, gunners after their fire
};

/// Gathers the facts of a charge, named "charger.grade", "defender.first_fire", "breakthrough": each goes to
/// every step that reads it.
class FrontalCharge {
public:
    FrontalCharge(const Charts& charts, const TableManners& manners);

    void give(std::string_view name, std::string_view value, const Place& place);
    /// All steps, or every fault in what was given.
    [[nodiscard]] Result<ChargeSteps> steps(const Place& place);
    /// Every name that can be given.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    struct Given {
        std::string name;
        std::string value;
        Place place;
    };
    const Charts& charts_;
    TableManners manners_;
    std::vector<Given> given_;
};

/// Where a charge can end.
enum class ChargeEnd : std::uint8_t {
    no_charge,            ///< the charger did not pass its check
    destroyed_by_fire,    ///< no casting reaches the line
    stopped,              ///< the charger failed to charge home
    defender_gives_way,   ///< the defender failed its check and is gone before contact
    target_goes,          ///< it evades, or its gunners leave their guns: nobody is met
    target_shot_down,     ///< both were to charge, and the target alone did: no casting of it reaches the line,
    target_stopped,       ///< it fails to charge home,
    charger_gives_way,    ///< or its enemy fails its check and is gone before contact
    drawn,                ///< the melee goes on next turn
    charger_wins,
    defender_wins,
};
inline constexpr std::size_t kChargeEnds = 11;
[[nodiscard]] std::string_view name_of(ChargeEnd end);

/// One way for the charge to end, and its ways over 6^dice.
struct ChargeEnding {
    ChargeEnd end{};
    Outcome last;                  ///< of the check that stopped it, or of the melee result table
    std::string_view words;        ///< of that row of the chart
    bool flag_taken = false;       ///< by the winner of the melee
    bool must_pursue = false;
    bool wiped_out = false;        ///< the loser fell to the last casting
    Ways ways;
};

/// Two others who fight in the same melee: who takes fewer hits, in ways over 6^dice.
struct PairChances {
    std::string unit;
    std::string opponent;
    Ways unit_wins;
    Ways drawn;
    Ways opponent_wins;
    int dice = 0;
};

/// All endings of the tree; their ways add up to 6^dice.
struct ChargeOdds {
    std::vector<ChargeEnding> endings;
    int dice = 0;
    std::vector<PairChances> others;   ///< when it joins a melee: the rest of it, with the joiner in
    std::string given;             ///< what is taken for granted: "if 1/blue receives the charge"; "" for nothing
    [[nodiscard]] Ways of() const { return power_of_six<Ways>(dice); }
    [[nodiscard]] Ways of(ChargeEnd end) const;
};

/// What became of the steps already taken; those left out are still open.
struct ChargeSoFar {
    std::optional<bool> check_passed;
    std::optional<std::string_view> range;      ///< as fire_on_charge names it
    std::optional<int> hits;
    std::optional<bool> charged_home;
    std::optional<State> defender_stands_in;    ///< normal or disorganized
};

/// The odds of the rest of the chain.
[[nodiscard]] ChargeOdds odds_of(const Charts& charts, const ChargeSteps& steps, const ChargeSoFar& so_far = {});

}  // namespace aor
