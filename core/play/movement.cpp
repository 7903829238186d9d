#include "core/play/movement.hpp"

#include "core/base/texts.hpp"
#include "core/play/indians.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/movement_charts.hpp"
#include "core/play/nation.hpp"

#include <algorithm>

namespace aor {
namespace {

bool is_fresh(const Charts& charts, const Battle& battle, const Unit& unit) {
    Situation situation;
    situation.set_scale(battle.game.scale);
    const Fraction quarter = charts.find("morale")->number(Number::lost_quarter, situation);
    return !at_least(unit.castings_start - unit.castings, unit.castings_start, quarter);
}

/// Prussian regular foot of 1740-63 manoeuvres by rules of its own while it is fresh (L1531, L2908).
bool is_fresh_prussian(const Charts& charts, const Battle& battle, const Unit& unit) {
    return unit.prussian_infantry && !unit.prussian_from_1759 && is_fresh(charts, battle, unit);
}

// In the Austrian Succession these had not learnt to march in step (L2875-2885, L2934, L2954).
bool marches_out_of_step(std::string_view nation, const Unit& unit) {
    constexpr std::string_view kNations[] = {"austria", "france", "russia", "sweden", "spain"};
    return unit.french || std::any_of(std::begin(kNations), std::end(kNations), [&](std::string_view one) { return speaks_of(nation, one); });
}

std::string column_of(const Mover& mover, Gait gait) {
    if (gait == Gait::road) return mover.horse_artillery ? "road_horse" : "road_foot";
    if (!mover.limbered) return "prolong";
    return mover.horse_artillery ? "field_horse" : "field_foot";
}

Result<FullMove> guns_move(const Charts& charts, Scale scale, const Mover& mover, Gait gait) {
    if (gait == Gait::charge) return fault("guns never charge");
    if (gait == Gait::road && !mover.limbered) return fault("guns go by road limbered only");
    const std::string gun(word(mover.gun));
    const Printed rate = printed(charts, "artillery_movement", gun, column_of(mover, gait), scale);
    if (!rate.inches) {
        return fault(mover.limbered ? "no such rate is printed for this gun" : "a gun of this weight is not pushed by hand");
    }
    FullMove move;
    move.full = move.may = *rate.inches;
    const std::string label = rate.row->label + ' ' + (mover.horse_artillery ? "gun of horse artillery" : "gun") +
                              (gait == Gait::road ? ", along a road" : mover.limbered ? ", limbered" : ", pushed by hand");
    move.items.push_back({"rate", label, rate.row->page, move.full, rate.row->note});
    return move;
}

/// The row of rates for its formation; by its style when it charges.
Result<std::string> rate_row(const Charts& charts, Scale scale, const Mover& mover, Gait gait, std::string_view style) {
    const Formation formation = mover.leader ? Formation::skirmish : mover.formation;
    const Table* rates = charts.table("movement_rates");
    const TableRow* row = rates != nullptr ? rates->row(word(formation)) : nullptr;
    if (row == nullptr) return fault("no rate is printed for " + std::string(word(formation)));
    if (gait != Gait::charge || formation == Formation::skirmish) return row->id;
    // Only horse has styles; foot charges in the ordinary one.
    const std::string_view by = is_mounted(mover.arm) ? style : kOrdinaryStyle;
    const Printed cell = printed(charts, "charge_styles", by, row->id == "column" ? "in_column" : "in_line", scale);
    if (cell.row == nullptr) return fault("there is no way to charge called \"" + std::string(by) + '"');
    std::string id = cell.text;
    std::replace(id.begin(), id.end(), ' ', '_');
    return id;
}

/// Halves what it may move; the book halves first, and changes are paid by the full move all the same.
void halve(const Charts& charts, Scale scale, std::string_view row, FullMove& move) {
    const Printed share = printed(charts, "movement_costs", row, "furthest", scale);
    if (!share.inches) return;
    const Inches less = move.may.times(share.inches->parts(), Inches::kPerInch);
    move.items.push_back({std::string(row), share.row->label, share.row->page, less - move.may, {}});
    move.may = less;
}

/// A reinforcement of the scenario that may not hurry (p 66-74, P-345).
bool arrives_at_half(const Battle& battle, const Unit& unit) { return unit.comes_at_half && this_turn(battle, unit.arrived_turn); }

}  // namespace

bool trots_by_its_die(const Battle& battle, const Unit& unit) {
    return unit.charge_style == ChargeStyle::french_all_out && this_turn(battle, unit.charged_turn) && !unit.charged_all_out;
}

// RULING R-169: French horse of the Spanish Succession goes all out or at the trot, as its die says; before it the faster.
std::string_view style_of(const Battle& battle, const Unit& unit) {
    return trots_by_its_die(battle, unit) ? std::string_view("at_trot") : style_of(unit);
}

std::string_view style_of(const Unit& unit) {
    if (unit.charge_style != ChargeStyle::ordinary) return "all_out";
    if (unit.pistols) return "trot_with_pistols";
    return unit.trot ? std::string_view("at_trot") : kOrdinaryStyle;
}

Mover mover_of(const Charts& charts, const Battle& battle, const Unit& unit) {
    const std::string era = era_of(battle, unit);
    const std::string nation = nation_of(battle, unit);
    const bool fresh = is_fresh(charts, battle, unit);
    const bool prussian = is_fresh_prussian(charts, battle, unit);
    const bool foot = unit.arm == Arm::infantry;
    const bool chasseurs = (unit.french || speaks_of(nation, "france")) && (unit.skirmisher || unit.may_skirmish);
    const bool austrian = speaks_of(nation, "austria");
    Mover mover;
    mover.arm = unit.arm;
    mover.formation = unit.formation;
    mover.skirmisher = unit.skirmisher;
    mover.favoured_oblique = prussian || (foot && (unit.skirmisher || unit.may_skirmish));
    mover.marlborough = is_of_marlborough(battle, unit);
    // The campaign list of Silesia and the scenario of Lobositz have it; the list of the Seven Years War has not (L1593, L2578, L2934).
    const bool stiffens = foot && austrian && unit.regular && (unit.lobositz_austrian || speaks_of(era, "silesia"));
    mover.out_of_step = mover.marlborough || (foot && !chasseurs && is_of_austrian_succession(battle, unit) && marches_out_of_step(nation, unit));
    mover.double_wheel = mover.out_of_step || (stiffens && !fresh);
    mover.change_row = "grade_" + std::to_string(std::clamp(unit.change_grade > 0 ? unit.change_grade : base_grade_of(unit), 1, 4));
    if (prussian) mover.change_row = "prussian_regulars";
    else if (unit.change_grade == 1 && foot && speaks_of(nation, "russia")) mover.change_row = "russian_infantry";
    mover.fatigued = unit.fatigued;
    mover.failed_charge_check = this_turn(battle, unit.charge_failed_turn);
    mover.arrives_at_half = arrives_at_half(battle, unit);
    mover.american_indian = unit.american_indian;
    mover.at_home_in_swamp = unit.at_home_in_swamp;
    mover.immobile = unit.immobile;
    mover.bloodlust = unit.bloodlust;
    mover.one_formation = unit.one_formation && unit.mounts_as == Arm::infantry;
    mover.no_square = unit.janissary;
    const bool both = unit.may_skirmish || unit.mounts_as != Arm::infantry;
    mover.may_form = both || !unit.skirmisher;
    mover.may_skirmish = both || unit.skirmisher;
    mover.may_square = foot && (unit.regular || unit.square_drill) && mover.may_form;
    mover.stays_placed = stays_placed(battle, unit);
    mover.gun = unit.gun;
    mover.horse_artillery = unit.horse_artillery;
    mover.limbered = unit.limbered;
    return mover;
}

// RULING R-64: leaders move as skirmishers do, and have no charge rate.
Mover mover_of(const Leader& leader) {
    Mover mover;
    mover.leader = true;
    mover.arm = leader.mounted ? Arm::light_cavalry : Arm::infantry;
    mover.formation = Formation::skirmish;
    mover.skirmisher = true;
    return mover;
}

// RULING R-33: the rate of a square is for when it is forced back; it never moves of its own will.
// RULING R-63: clans, mobs and masses move as columns (the chart's rows say so).
Result<FullMove> full_move(const Charts& charts, Scale scale, const Mover& mover, Gait gait, std::string_view style) {
    if (mover.arm == Arm::artillery) return guns_move(charts, scale, mover, gait);
    if (gait == Gait::road) return fault("road rates are printed for artillery only: columns go at their own");
    if (gait == Gait::charge && mover.leader) return fault("a leader has no charge move of his own");
    const auto row = rate_row(charts, scale, mover, gait, style);
    if (!row) return row.problems();
    const Printed rate = printed(charts, "movement_rates", *row, word(mover.arm), scale);
    if (!rate.inches) return fault("no rate is printed for this arm in that order");
    FullMove move;
    move.full = move.may = *rate.inches;
    move.items.push_back({"rate", rate.row->label, rate.row->page, move.full, rate.row->note});
    if (mover.bloodlust && gait == Gait::charge) {
        const Printed more = printed(charts, "distances", "bloodlust", "inches", scale);
        if (more.inches) {
            move.items.push_back({"bloodlust", more.row->label, more.row->page, *more.inches, {}});
            move.full = move.may = move.full + *more.inches;
        }
    }
    if (mover.fatigued) halve(charts, scale, "fatigued", move);
    if (mover.failed_charge_check && gait == Gait::normal) halve(charts, scale, "failed_charge_check", move);
    if (mover.arrives_at_half) halve(charts, scale, "arrives_at_half", move);
    return move;
}

Result<MoveItem> change_cost(const Charts& charts, Scale scale, const Mover& mover, Gait gait, std::string_view style) {
    if (mover.arm == Arm::artillery) return fault("a battery pays nothing for limbering and facing: they are functions");
    if (mover.leader) return fault("a leader has no formation");
    const auto move = full_move(charts, scale, mover, gait, style);
    if (!move) return move.problems();
    const bool skirmishing = mover.formation == Formation::skirmish || (mover.formation == Formation::mass && mover.skirmisher);
    const std::string row = skirmishing ? "skirmishers" : mover.change_row;
    const Printed share = printed(charts, "change_costs", row, "share", scale);
    if (share.row == nullptr) return fault("the chart of changes has no row \"" + row + '"');
    MoveItem item{"change", share.row->label, share.row->page, {}, {}};
    if (share.inches) {
        item.inches = move->full.times(share.inches->parts(), Inches::kPerInch);
        item.note = share.inches->parts() == Inches::kPerInch ? "a whole move" : in_quarters(*share.inches) + " of a move";
        return item;
    }
    // RULING R-71: guards pay inches, and horse twice as many as foot.
    const Printed inches = printed(charts, "change_costs", row, is_mounted(mover.arm) ? "cavalry" : "infantry", scale);
    if (!inches.inches) return fault("the chart of changes has no figure in row \"" + row + '"');
    item.inches = *inches.inches;
    return item;
}

int most_changes(const Charts& charts, Scale scale, const Mover& mover) {
    if (mover.arm == Arm::artillery || mover.leader) return 0;
    const Printed most = printed(charts, "change_limits", mover.formation == Formation::skirmish ? "skirmish" : "formed", "count", scale);
    return most.inches ? most.inches->parts() / Inches::kPerInch : 0;
}

int most_functions(const Charts& charts, Scale scale, const Mover& mover) {
    if (mover.arm != Arm::artillery) return 0;
    const Printed most = printed(charts, "artillery_functions", mover.horse_artillery ? "horse" : "foot", "count", scale);
    return most.inches ? most.inches->parts() / Inches::kPerInch : 0;
}

std::vector<Hindrance> hindrances(const Charts& charts, const Battle& battle, const Unit& unit) {
    std::vector<Hindrance> all;
    // The page stands in the row of that chart.
    const auto add = [&](std::string id, std::string say, std::string_view table, std::string_view row, bool forbids = true) {
        const Table* chart = charts.table(table);
        const TableRow* found = chart != nullptr ? chart->row(row) : nullptr;
        all.push_back({std::move(id), std::move(say), found != nullptr ? found->page : std::string(), forbids});
    };
    constexpr std::string_view kStatus = "status_effects";
    const auto now = [&](int stamp) { return this_turn(battle, stamp); };
    if (!is_on_table(unit)) add("off_table", "it is not on the table", "", "");
    if (unit.state == State::broken) add("broken", "broken units do not move", kStatus, "broken");
    if (unit.state == State::routed) add("routed", "routed units move by routing only", kStatus, "routed");
    if (unit.rout_moves_turn == battle.game.turn) add("rout_move", "its rout move was this turn's movement", kStatus, "routed");
    if (in_melee(battle, unit.id)) add("in_melee", "it is in melee", "", "");
    if (now(unit.pinned_turn)) add("pinned", "it is pinned by its fire", kStatus, "opportunity_fire");
    if (now(unit.charged_turn)) add("charged", "it has charged", kStatus, "charged");
    if (now(unit.evaded_turn)) add("evaded", "it has evaded", kStatus, "evaded");
    if (now(unit.rallied_back_turn)) add("rallied_back", "it has rallied back", "movement_costs", "rally_back");
    if (unit.plundering && !unit.american_indian) add("plundering", "it plunders, and must be rallied first", "", "");
    if (unit.immobile) add("immobile", "its guns turn where they stand, and go nowhere", "", "", false);
    if (arrives_at_half(battle, unit)) add("arrives_at_half", "half a move in the turn it arrives", "movement_costs", "arrives_at_half", false);
    if (unit.in_pursuit) add("compulsory_pursuit", "it must pursue", kStatus, "compulsory_pursuit");
    if (unit.arm == Arm::artillery && unit.reloaded_turn > battle.game.turn) add("loading", "its siege guns are being loaded", "turn", "siege_loading");
    if (unit.arm == Arm::artillery && unit.abandoned) add("abandoned", "its gunners have left the gun", "", "");
    if (unit.teams_gone) add("no_teams", "its drivers have run off with the teams", "artillery_functions", "marlborough_light");
    if (unit.plundering) add("plundering", "it plunders", "", "");
    if (waits_for_order(battle, unit)) add("not_asked", "Indians must first be willing: do indian_obedience", "", "");
    if (unit.arm == Arm::infantry && is_square(unit.formation)) add("square", "a square does not move of its own will", "formations", word(unit.formation));
    if (now(unit.command_failed_turn)) {
        add("failed_command_check", "out of command: no nearer to any enemy, unless it made its full move last turn", kStatus, "failed_command_check", false);
    }
    if (now(unit.charge_failed_turn)) add("failed_charge_check", "half a move after a failed charge check", kStatus, "failed_charge_check", false);
    // Where a move ends only the table shows.
    if (unit.cover != Cover::none) add("in_cover", "on record it has the cover of " + spaced(word(unit.cover)) + "; once it has left it: set cover=none", "", "", false);
    if (unit.fatigued) add("fatigued", "half a move, and moving keeps it fatigued", kStatus, "fatigued", false);
    return all;
}

std::string not_its_moment(const Charts& charts, const Battle& battle, const Unit& unit) {
    const std::string_view phase = phase_row(charts, battle.game.phase);
    if (phase == "charges") return {};
    if (phase != "movement") return "units move in phase " + std::to_string(phase_named(charts, "movement")) + ", and this is phase " + std::to_string(battle.game.phase);
    if (battle.game.deck_turn != battle.game.turn || unit.brigade.empty()) return {};
    const auto moves_it = [&](const std::string& id) {
        const Card* card = battle.find<Card>(id);
        return card != nullptr && std::find(card->brigades.begin(), card->brigades.end(), unit.brigade) != card->brigades.end();
    };
    const Names& drawn = battle.game.drawn;
    if (!drawn.empty() && moves_it(drawn.back())) return {};
    if (std::any_of(drawn.begin(), drawn.end(), moves_it)) return "the next card has been turned over its brigade's";
    return std::any_of(battle.game.deck.begin(), battle.game.deck.end(), moves_it) ? "its brigade's card has not been drawn" : std::string();
}

std::string_view name_of(Disorder disorder) {
    switch (disorder) {
        case Disorder::none: return "none";
        case Disorder::for_a_turn: return "for_a_turn";
        case Disorder::until_rallied: return "until_rallied";
    }
    return "";
}

std::string_view name_of(Step step) {
    switch (step) {
        case Step::ahead: return "ahead";
        case Step::oblique: return "oblique";
        case Step::sideways: return "sideways";
        case Step::wheel: return "wheel";
        case Step::back: return "back";
        case Step::widen: return "widen";
        case Step::form: return "form";
        case Step::about_face: return "about_face";
        case Step::cross: return "cross";
        case Step::wade: return "wade";
        case Step::limber: return "limber";
        case Step::turn_gun: return "turn_gun";
        case Step::fire: return "fire";
    }
    return "";
}

}  // namespace aor
