#include "core/chart/printed.hpp"
#include "core/play/charge_conduct.hpp"

#include "core/play/charge_style.hpp"
#include "core/play/consequences.hpp"
#include "core/play/melee_knot.hpp"
#include "core/play/nation.hpp"

#include <algorithm>

namespace aor {
namespace {

/// "unit", "opponent": who stands uphill.
std::optional<Side> uphill_of(const std::string& text) {
    if (text.empty() || text == "no") return Side::no;
    if (text == "unit") return Side::front;
    if (text == "opponent") return Side::rear;
    return std::nullopt;
}

}  // namespace

/// How far each has gone straight ahead, as far as it is known or told.
Problems ChargeConduct::say_how_far() {
    if (const auto distance = inches_of("distance")) set(&Charge::distance, *distance);
    if (const auto met = meeting_of(p_.charts(), p_.battle(), charge())) {
        set(&Charge::moved, met->charger);
        if (charge().target_charges) set(&Charge::target_moved, met->target);
    }
    if (const auto gone = inches_of("gone")) set(&Charge::moved, *gone);
    if (const auto gone = inches_of("opponent_gone")) set(&Charge::target_moved, *gone);
    // Horse needs it for the bonus of a charge and for fatigue.
    if (is_mounted(charger().arm) && charge().moved == Inches()) {
        return problem_of("say how far " + who() + " has charged straight ahead: distance=12");
    }
    return {};
}

Problems ChargeConduct::may_touch() {
    const auto move = full_move();
    if (move && charge().moved > *move && p_.intent().reason.empty()) {
        return problem_of(who() + " charges " + move->text() + " inches and would have to go " + charge().moved.text() +
                          ": it falls short (short=yes), or give a reason");
    }
    return {};
}

// An option against troops of the age with gaps in their line (Ottoman list, P-158): large enough Turkish cavalry that comes
// from the front finds the flank that nobody secures.
Problems ChargeConduct::find_flank(Side& against) {
    if (!has_option(p_.battle().game, "unsupported_flank")) return problem_of("charging an unsupported flank from the front is an optional rule that is not in force");
    if (!is_turkish_cavalry(p_.battle(), charger())) return problem_of("only Turkish cavalry finds an unsupported flank from the front, and " + who() + " is none");
    if (against != Side::front) return problem_of(who() + " does not come from the front");
    const Inches least = printed_inches(p_.charts(), "unsupported_flank", "size", "share", p_.battle().game.scale);
    if (Inches::whole(charger().castings) < least.times(target().castings, 1)) {
        return problem_of(who() + " is too small to find the flank of " + whom());
    }
    against = Side::flank;
    return {};
}

// Horse with pistols, the charger and whoever charges back, fires when it is nearly there (p 149, P-474).
Problems ChargeConduct::fire_pistols() {
    const std::string told = p_.text_of("pistols");
    const bool holstered = !told.empty() && !p_.flag_of("pistols");
    if (!holstered && fires_before_contact(charger(), target())) {
        if (auto problems = fire_before_contact(p_, charge().charger, charge().target); !problems.none()) return problems;
    }
    if (charge().target_charges && fires_before_contact(target(), charger())) return fire_before_contact(p_, charge().target, charge().charger);
    return {};
}

// All charges go in at the same time (p 19): who is told first must not spare another the fire of the same target.
Problems ChargeConduct::others_meet_fire_first() const {
    const std::vector<std::string> waiting = companions({ChargeStep::answer, ChargeStep::range, ChargeStep::fire});
    if (waiting.empty() || !p_.intent().reason.empty()) return {};
    const Charge& first = *p_.battle().find<Charge>(waiting.front());
    return problem_of("charges go in at the same time: first " + p_.name_of_unit(first.charger) + ", at which " + whom() + " may fire; or give a reason");
}

// RULING R-38: on a flank both lines of a base are crossed; if not, the referee says that it is the front.
Problems ChargeConduct::contact() {
    const int turn = p_.battle().game.turn;
    if (p_.flag_of("short")) {
        begin(Happened::charge, who() + " falls short of " + whom() + ": the charge is over");
        if (const auto gone = inches_of("gone")) p_.draft().set(charge().charger, &Unit::charge_distance, *gone);
        p_.draft().set(charge().charger, &Unit::moved, Moved::over_half);
        p_.draft().set(charge().charger, &Unit::moved_turn, turn);
        finish();
        return {};
    }
    if (auto problems = others_meet_fire_first(); !problems.none()) return problems;
    Side against = charge().side;
    if (const std::string told = p_.text_of("against"); !told.empty()) {
        const auto side = worded<Side>(told);
        if (!side || *side == Side::no) return problem_of("it touches front, flank or rear, not \"" + told + '"');
        against = *side;
    }
    if (p_.flag_of("unsupported")) {
        if (auto problems = find_flank(against); !problems.none()) return problems;
    }
    Cover cover = charge().target_charges ? Cover::none : cover_of(p_.battle(), target());
    if (const std::string told = p_.text_of("defends"); !told.empty()) {
        const auto named = worded<Cover>(told);
        if (!named) return problem_of("there is no cover \"" + told + '"');
        cover = *named;
    }
    const auto uphill = uphill_of(p_.text_of("uphill"));
    if (!uphill) return problem_of("who stands uphill: uphill=unit, uphill=opponent or uphill=no");
    begin(Happened::charge, "");
    if (auto problems = say_how_far(); !problems.none()) return problems;
    if (target().state == State::routed) return pick_up();
    if (auto problems = may_touch(); !problems.none()) return problems;
    const bool square = target().arm == Arm::infantry && is_square(target().formation);

    const bool helps_from_behind = !charge().joins.empty();
    if (!helps_from_behind) {
        if (auto problems = fire_pistols(); !problems.none()) return problems;
    }
    std::string say = who() + " is in contact with " + whom();
    if (helps_from_behind) say = who() + " joins the melee with " + whom() + " behind " + p_.name_of_unit(charge().joins);
    else if (!square && against != Side::front) say += " in the " + std::string(word(against));
    begin(Happened::contact, say);
    Contact one;
    one.id = p_.draft().new_id(Thing::contact, p_.entry());
    one.unit = charge().charger;
    one.opponent = charge().target;
    one.against = square ? Side::front : against;
    one.since_turn = turn;
    one.breakthrough = charge().breakthrough;
    one.behind = helps_from_behind;
    one.cover = cover;
    one.uphill = *uphill;
    p_.draft().come(one);

    const auto went = [&](const UnitId& unit, Inches inches) {
        p_.draft().set(unit, &Unit::charge_distance, inches);
        p_.draft().set(unit, &Unit::moved, Moved::over_half);
        p_.draft().set(unit, &Unit::moved_turn, turn);
        leave_cover(p_, unit);
    };
    went(charge().charger, charge().moved);
    if (charge().downhill || p_.flag_of("downhill")) p_.draft().set(charge().charger, &Unit::charged_downhill, true);
    // A pursuit ends with contact.
    end_pursuit(p_, charge().charger);
    if (charge().target_charges) {
        went(charge().target, charge().target_moved);
        if (const auto shift = speed_adjustment(p_.charts(), p_.battle(), charger(), target())) {
            begin(Happened::contact, "Both go " + shift->text() + " inches to where the heavier horse came from");
        }
    }
    // After a breakthrough in the melee phase they fight at once (p 40); RULING R-110: but nobody a third time.
    const int most = most_melees(p_.charts());
    const bool tired = melees_this_turn(p_.battle(), charger()) >= most || melees_this_turn(p_.battle(), target()) >= most;
    if (phase_row(p_.charts(), p_.battle().game.phase) == "melee" && !tired) {
        Owed bout;
        bout.procedure = "melee";
        bout.unit = one.unit;
        bout.by = one.opponent;
        bout.reason = "with " + whom();
        owe(p_, bout);
    }
    finish();
    return {};
}

}  // namespace aor
