#include "core/play/after_melee.hpp"

#include "core/chart/situation_reader.hpp"
#include "core/play/consequences.hpp"
#include "core/rules/melee_words.hpp"

#include <vector>

namespace aor {
namespace {

/// How far it goes back, with its inches where it is a share of its move.
std::string move_back(const Performance& p, const UnitId& id, std::string_view move) {
    if (move == "half") return how_far_back(p, id, words_of_move(move), {1, 2});
    if (move == "full") return how_far_back(p, id, words_of_move(move), {1, 1});
    if (move == "full_charge") return how_far_back(p, id, words_of_move(move), {1, 1}, Gait::charge);
    return std::string(words_of_move(move));
}

void disorganize(Performance& p, const UnitId& id, std::string_view how) {
    if (how == "temporarily_disorganized") disorganize_for_a_while(p, id);
    else worsen_state(p, id, State::disorganized);
}

}  // namespace

MeleeOutcome read_melee_outcome(const Rolled& rolled) {
    MeleeOutcome outcome;
    outcome.score = outcome_number(rolled, "score");
    outcome.rout = outcome_word(rolled, "result") == "rout";
    outcome.state = outcome_word(rolled, "state");
    outcome.move = outcome_word(rolled, "move");
    outcome.faces_away = outcome_word(rolled, "facing") == "away";
    outcome.pursuit_check = outcome_is(rolled, "pursuit_check");
    outcome.advance = outcome_as<Advance>(rolled, "advance").value_or(Advance::none);
    return outcome;
}

void give_way(Performance& p, const UnitId& id, const MeleeOutcome& outcome, bool was_broken) {
    const std::string who = p.name_of_unit(id);
    if (outcome.rout || was_broken) {
        rout(p, id, who + (outcome.rout ? " routs" : " was broken, and routs"));
        return;
    }
    p.draft().begin(Happened::fall_back, Thing::unit, id,
                    who + " falls back " + move_back(p, id, outcome.move) + ", " + words_of_state(outcome.state) +
                        (outcome.faces_away ? ", facing away" : ", facing the enemy"));
    if (outcome.state == "broken") worsen_state(p, id, State::broken);
    else disorganize(p, id, outcome.state);
    go_back(p, id);
}

// RULING R-18: until the next rally phase, or until it is rallied: the chart's question.
void disorganize_after_contact(Performance& p, const UnitId& id) {
    if (p.battle().unit(id)->state >= State::broken) return;
    Problems unknown;
    const Situation rulings = manners_of(p.battle().game, unknown).blank();
    const std::string_view how = p.charts().find("melee_result")->result_named("contact_broken", rulings).outcome.word("winner_state");
    const bool changes = p.battle().unit(id)->state == State::normal || p.battle().unit(id)->temporary;
    p.draft().begin(Happened::contact, Thing::unit, id, changes ? p.name_of_unit(id) + " is " + words_of_state(how) + ": it was in melee" : "");
    disorganize(p, id, how);
}

std::string_view words_of_advance(Advance advance) {
    switch (advance) {
        case Advance::none: return "not at all";
        case Advance::vacated_ground: return "onto the ground that was left";
        case Advance::one_inch: return "1 inch";
        case Advance::quarter: return "up to a quarter of the rest of its move";
        case Advance::half: return "up to half of the rest of its move";
        case Advance::all: return "up to the rest of its move";
    }
    return "";
}

void follow_up(Performance& p, const UnitId& winner, const UnitId& loser, Advance how_far, bool must_pursue) {
    const std::string who = p.name_of_unit(winner);
    const int turn = p.battle().game.turn;
    const Unit& unit = *p.battle().unit(winner);
    if (how_far == Advance::none && !must_pursue) {
        p.draft().begin(Happened::pursuit, Thing::unit, winner, who + " stays where it is");
        return;
    }
    std::vector<std::string> earlier;
    for (const Charge& charge : p.battle().charges) {
        if (charge.charger == winner) earlier.push_back(charge.id);
    }
    p.draft().begin(Happened::pursuit, Thing::unit, winner,
                    must_pursue ? who + " cannot be held: it pursues " + p.name_of_unit(loser)
                                : who + " may follow " + std::string(words_of_advance(how_far)));
    for (const std::string& charge : earlier) p.draft().go<Charge>(charge);
    Charge charge;
    charge.id = p.draft().new_id(Thing::charge, p.entry());
    charge.charger = winner;
    charge.target = loser;
    charge.turn = turn;
    charge.step = ChargeStep::onward;
    charge.moved = this_turn(p.battle(), unit.charged_turn) ? unit.charge_distance : Inches();
    charge.breakthrough = true;
    charge.compulsory = must_pursue;
    charge.may_go = how_far;
    if (must_pursue) {
        p.draft().set(winner, &Unit::in_pursuit, true);
        p.draft().set(winner, &Unit::quarry, loser);
        p.draft().set(winner, &Unit::pursuit_turn, turn);
    }
    p.draft().come(charge);
    Owed duty;
    duty.procedure = "charge";
    duty.unit = winner;
    duty.by = loser;
    duty.reason = must_pursue ? "must pursue" : "may follow " + std::string(words_of_advance(how_far));
    owe(p, duty);
}

}  // namespace aor
