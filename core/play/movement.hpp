#pragma once
// What a unit may move in a turn, and what its manoeuvres cost (p 18-26, 149; P-043, P-064, P-070 to P-084): rates and
// their quarters, changes of formation and facing, wheels, obliques, terrain, obstacles, guns; and whether a charge with
// a manoeuvre before it reaches. Every number is an item with its reason and page; they are all read from the charts.
//
// A move is a turn's worth of time: half of it is half of whatever the unit may then move. A line of grade 2 that forms
// column has spent half its turn, and half a column's move is left to it. Inches are paid in the same way, as a share of
// the full move of the formation and gait in which they are paid.

#include "core/base/result.hpp"
#include "core/battle/battle.hpp"
#include "core/chart/charts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Who moves, and how it stands.
struct Mover {
    Arm arm = Arm::infantry;
    Formation formation = Formation::line;
    bool skirmisher = false;            ///< by type, also in mass
    std::string change_row = "grade_2"; ///< row of the chart of changes, when formed
    bool favoured_oblique = false;      ///< light infantry, fresh Prussian regular foot
    bool double_wheel = false;          ///< wheels cost double
    bool marlborough = false;           ///< the era's rules
    bool out_of_step = false;           ///< obliques and snaking disorganize it, as in that era
    bool stays_placed = false;          ///< guns that are not limbered again
    bool fatigued = false;
    bool failed_charge_check = false;   ///< this turn
    bool arrives_at_half = false;       ///< a reinforcement that may not hurry, in the turn it comes on
    bool at_home_in_swamp = false;      ///< swamp is open ground to it
    bool immobile = false;              ///< guns that turn where they stand
    bool american_indian = false;       ///< may charge in heavy woods
    bool bloodlust = false;             ///< Indians: it charges farther
    bool one_formation = false;         ///< it never leaves the one it stands in
    bool no_square = false;             ///< Janissaries
    bool may_square = true;             ///< regular foot, and who has learned it (L36)
    bool may_skirmish = true;           ///< skirmishers, and troops that are both (L38)
    bool may_form = true;               ///< all but those who only skirmish (L46-48)
    bool leader = false;                ///< no charge rate of his own
    // Artillery.
    Gun gun = Gun::medium;
    bool horse_artillery = false;
    bool limbered = false;
};
[[nodiscard]] Mover mover_of(const Charts& charts, const Battle& battle, const Unit& unit);
[[nodiscard]] Mover mover_of(const Leader& leader);

/// How it goes: by its normal move, its charge move, or along a road.
enum class Gait : std::uint8_t { normal, charge, road };
/// How it charges: a row of the chart of charge styles.
inline constexpr std::string_view kOrdinaryStyle = "ordinary";
[[nodiscard]] std::string_view style_of(const Unit& unit);
/// French horse of the Spanish Succession that charges this turn, and at the trot: its die said so.
[[nodiscard]] bool trots_by_its_die(const Battle& battle, const Unit& unit);
/// The same in a turn in which a die may have said it.
[[nodiscard]] std::string_view style_of(const Battle& battle, const Unit& unit);

/// A number with its reason.
struct MoveItem {
    std::string id;
    std::string label;
    std::string page;
    Inches inches;
    std::string note;
};

/// The move of a whole turn.
struct FullMove {
    Inches full;                        ///< as printed
    Inches may;                         ///< what it may move: half when fatigued or after a failed check
    std::vector<MoveItem> items;        ///< they add up to `may`
    [[nodiscard]] Inches quarters(int n) const { return full.times(n, 4); }
};

/// Or why it has no such move: guns without a road rate, a square, heavy horse in skirmish order.
[[nodiscard]] Result<FullMove> full_move(const Charts& charts, Scale scale, const Mover& mover, Gait gait = Gait::normal,
                                         std::string_view style = kOrdinaryStyle);

/// A change of formation or facing: a share of a move, or inches; always in inches of the full move it now has.
[[nodiscard]] Result<MoveItem> change_cost(const Charts& charts, Scale scale, const Mover& mover, Gait gait = Gait::normal,
                                           std::string_view style = kOrdinaryStyle);
/// Changes of formation and facing that it may make in a turn.
[[nodiscard]] int most_changes(const Charts& charts, Scale scale, const Mover& mover);

/// What a battery may do in a turn, of firing, moving, and limbering.
[[nodiscard]] int most_functions(const Charts& charts, Scale scale, const Mover& mover);

// --- a move, step by step ---
/// One thing that a mover does.
enum class Step : std::uint8_t {
    ahead, oblique, sideways, wheel, back,      ///< so many inches; a wheel by its outer end
    widen,                                      ///< castings in or out of the front, while moving
    form, about_face,                           ///< changes
    cross, wade,                                ///< an obstacle; a shallow river of so many inches
    limber, turn_gun, fire                      ///< functions of a battery
};

/// A step with its inches, or with the order that it takes.
struct Manoeuvre {
    Step step = Step::ahead;
    Inches inches;
    int castings = 0;
    Formation to = Formation::line;
    std::string terrain = "open";               ///< a row of the chart of terrain
    bool on_road = false;
};

/// What it has spent of this turn already.
struct Spent {
    Fraction share{0, 1};                       ///< of a full move
    int changes = 0;
    int functions = 0;
    std::vector<std::string> unsure;            ///< what the record does not say to the inch
};
[[nodiscard]] Spent spent_this_turn(const Charts& charts, const Battle& battle, const Unit& unit);

/// What a step does to the order of the unit.
enum class Disorder : std::uint8_t { none, for_a_turn, until_rallied };

/// A move step by step: what each costs, what is left, and what stands against it.
struct MovePlan {
    std::vector<MoveItem> items;                ///< each step with what is paid for it
    std::vector<std::string> against;           ///< why it cannot be; empty: it can
    std::vector<std::string> notes;
    Fraction used{0, 1};                        ///< of a full move
    Inches full;                                ///< the full move of the formation in which it ends
    Inches left;                                ///< inches straight ahead that it still has
    int changes = 0;
    int functions = 0;
    Disorder disorder = Disorder::none;
    Inches straight;                            ///< straight ahead after all else: what a charge bonus goes by
    Formation formation = Formation::line;
    [[nodiscard]] bool possible() const { return against.empty(); }
};
[[nodiscard]] MovePlan plan_move(const Charts& charts, Scale scale, Mover mover, Gait gait, std::string_view style,
                                 const std::vector<Manoeuvre>& steps, const Spent& spent = {});

/// A charge: manoeuvre first, then so far straight ahead (p 19). It reaches when the plan is possible; `left` is what
/// it could go on, or the last item says how much it is short.
[[nodiscard]] MovePlan plan_charge(const Charts& charts, Scale scale, const Mover& mover, std::string_view style,
                                   const std::vector<Manoeuvre>& before, Inches distance, std::string_view terrain = "open",
                                   bool on_road = false, const Spent& spent = {});

/// What the ground does to a charge that goes through it (p 23-24, P-064): a row of the chart of terrain.
struct ChargeGround {
    std::string against;                        ///< why it cannot be; "": it can
    bool disorders = false;                     ///< the charger, for the turn
};
[[nodiscard]] ChargeGround charge_ground(const Charts& charts, Scale scale, const Mover& mover, std::string_view terrain, bool on_road);

// --- in a battle ---

/// Why it may not move of its own will now, or only so and so; with the page.
struct Hindrance {
    std::string id;
    std::string say;
    std::string page;
    bool forbids = true;
};
[[nodiscard]] std::vector<Hindrance> hindrances(const Charts& charts, const Battle& battle, const Unit& unit);

/// Why this is not the moment for it to move of its own will: another phase than those of charges and of movement (p 12),
/// or another card than its brigade's lies open (P-007). "" when it is.
[[nodiscard]] std::string not_its_moment(const Charts& charts, const Battle& battle, const Unit& unit);

/// All about a unit's move, as the referee is shown it.
struct MoveHelp {
    std::vector<Hindrance> hindrances;
    std::optional<FullMove> normal;
    std::optional<FullMove> charge;
    std::optional<FullMove> road;
    std::vector<MoveItem> costs;                ///< of changes, wheels, obliques, obstacles ...
    int changes = 0;                            ///< changes of formation and facing it may make in a turn
    int functions = 0;                          ///< a battery's functions in a turn
    Spent spent;
    MovePlan now;                               ///< what is left of this turn
};
[[nodiscard]] MoveHelp move_help(const Charts& charts, Scale scale, const Mover& mover, std::string_view style = kOrdinaryStyle);
[[nodiscard]] MoveHelp move_help(const Charts& charts, const Battle& battle, const Unit& unit);

[[nodiscard]] std::string_view name_of(Disorder disorder);
[[nodiscard]] std::string_view name_of(Step step);

}  // namespace aor
