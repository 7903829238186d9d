#include "core/play/charge_conduct.hpp"

#include "core/play/charge_steps.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_limber.hpp"
#include "core/rules/bearing.hpp"

#include <algorithm>

namespace aor {

std::optional<Inches> ChargeConduct::inches_of(std::string_view name) const { return inches_told(p_, name); }

/// What it can go straight ahead.
std::optional<Inches> ChargeConduct::full_move() const { return straight_move(p_.charts(), p_.battle(), charge()); }

/// What is told of the ground holds for the steps that follow.
void ChargeConduct::remember() {
    struct Told {
        std::string_view word;
        Inches Charge::*field;
    };
    constexpr Told kTold[] = {{"move", &Charge::may_move}, {"manoeuvred", &Charge::manoeuvred}};
    for (const Told& one : kTold) {
        const auto inches = inches_of(one.word);
        if (!inches || charge().*one.field == *inches) continue;
        begin(Happened::charge, "");
        set(one.field, *inches);
    }
}

Problems ChargeConduct::go_on() {
    for (const std::string_view name : {"distance", "move", "manoeuvred", "gone", "opponent_gone"}) {
        if (p_.word(name) != nullptr && !inches_of(name)) return problem_of(std::string(name) + " is a distance, not \"" + p_.text_of(name) + '"');
    }
    remember();
    if (charger().state >= State::broken) {
        begin(Happened::charge, who() + " is " + std::string(word(charger().state)) + ": its charge is over");
        finish();
        return {};
    }
    if (now().target_is_gone() && charge().step != ChargeStep::control && charge().step != ChargeStep::onward) {
        begin(Happened::charge, "");
        next(ChargeStep::onward);
    }
    // Whoever has second thoughts before the dice may say something else.
    const bool open = charge().step == ChargeStep::answer || charge().step == ChargeStep::square || charge().step == ChargeStep::countercharge;
    if (p_.word("answer") != nullptr && !open) return problem_of(whom() + " has nothing to say now");
    if (p_.word("answer") != nullptr) return answer();
    return take_step();
}

Problems ChargeConduct::take_step() {
    switch (charge().step) {
        case ChargeStep::answer: return answer();
        case ChargeStep::quarter: return quarter();
        case ChargeStep::range: return range();
        case ChargeStep::fire: return fire();
        case ChargeStep::home: return home();
        case ChargeStep::stand: return stand();
        case ChargeStep::countercharge: return countercharge();
        case ChargeStep::square: return square();
        case ChargeStep::evade: return evasion();
        case ChargeStep::contact: return contact();
        case ChargeStep::control: return control();
        case ChargeStep::onward: return onward();
    }
    return {};
}

void ChargeConduct::finish() {
    const std::string charger_id = charge().charger;
    p_.draft().go<Charge>(id_);
    for (const std::string_view duty : {"charge", "compulsory_pursuit"}) {
        while (const Owed* open = owed(p_.battle(), duty, charger_id)) settle(p_, std::string(open->id));
    }
}

/// Other charges on the same target that stand at one of these steps and that its fire meets too.
std::vector<std::string> ChargeConduct::companions(std::initializer_list<ChargeStep> at) const {
    std::vector<std::string> all;
    for (const Charge& other : p_.battle().charges) {
        const bool there = std::find(at.begin(), at.end(), other.step) != at.end();
        if (other.id != id_ && other.target == charge().target && other.turn == charge().turn && there &&
            ChargeCase(p_.battle(), other).is_met_with_fire()) {
            all.push_back(other.id);
        }
    }
    return all;
}

// --- what the target does ---

Problems ChargeConduct::answer() {
    const std::vector<ChargeChoice> choices = now().choices();
    const std::string typed = p_.text_of("answer");
    if (typed.empty()) {
        // Nobody says anything: it does what comes first, and the step that follows is taken at once.
        if (const auto problems = take_answer(choices.front().answer); !problems.none()) return problems;
        return is_over() ? Problems() : take_step();
    }
    const auto given = worded<ChargeAnswer>(typed);
    std::string allowed;
    for (const ChargeChoice& choice : choices) {
        if (given == choice.answer) {
            if (auto problems = take_answer(choice.answer); !problems.none()) return problems;
            // Dice that came with the answer are for what follows from it.
            return is_over() || !p_.dice_left() ? Problems() : take_step();
        }
        allowed += (allowed.empty() ? "" : ", ") + std::string(word(choice.answer));
    }
    return problem_of(whom() + " may not answer with \"" + typed + "\", but with: " + allowed);
}

Problems ChargeConduct::take_answer(ChargeAnswer given) {
    begin_target(Happened::charge, whom() + ' ' + std::string(words_of_answer(given)));
    set(&Charge::answer, given);
    if (given == ChargeAnswer::turn) return turn_to_face();
    if (given == ChargeAnswer::move_away) {
        guns_go();
        return {};
    }
    if (given == ChargeAnswer::limber_away && charge().target_checked) {
        // A quarter of the charger's move must lie between them (L471).
        if (const auto move = full_move(); move && charge().distance > Inches() && charge().distance - charge().moved < quarter_of(*move)) {
            return problem_of(who() + " is too near for " + whom() + " to limber up and go");
        }
        const auto there = call_teams(p_, charge().target);
        if (!there) return there.problems();
        if (*there) {
            guns_go();
        } else {
            set(&Charge::answer, ChargeAnswer::stand);
            next(ChargeStep::contact);
        }
        return {};
    }
    const ChargeStep step = now().after_answer();
    // One answer to all who come on from the front together.
    if (step == ChargeStep::range) {
        for (const std::string& other : companions({ChargeStep::answer})) {
            p_.draft().set<Charge>(other, &Charge::answer, given);
            p_.draft().set<Charge>(other, &Charge::step, step);
        }
    }
    next(step);
    return {};
}

void ChargeConduct::guns_go() {
    begin_target(Happened::move, whom() + " goes out of the way, limbered: its move for this turn");
    p_.draft().set(charge().target, &Unit::limbered, true);
    p_.draft().set(charge().target, &Unit::moved, Moved::over_half);
    p_.draft().set(charge().target, &Unit::moved_turn, p_.battle().game.turn);
    p_.draft().set(charge().target, &Unit::retired_turn, p_.battle().game.turn);
    fled(false);
}

Problems ChargeConduct::turn_to_face() {
    const int turn = p_.battle().game.turn;
    if (!is_in_time(p_, charge())) {
        begin_target(Happened::move, whom() + " does not turn in time");
        next(ChargeStep::contact);
        return {};
    }
    begin_target(Happened::move, whom() + " turns in time and faces the charge");
    p_.draft().set(charge().target, &Unit::changed_turn, turn);
    p_.draft().set(charge().target, &Unit::changes, (this_turn(p_.battle(), target().changed_turn) ? target().changes : 0) + 1);
    if (!this_turn(p_.battle(), target().moved_turn) || target().moved == Moved::none) {
        p_.draft().set(charge().target, &Unit::moved, Moved::up_to_half);
        p_.draft().set(charge().target, &Unit::moved_turn, turn);
    }
    set(&Charge::side, Side::front);
    set(&Charge::target_turned, true);
    // Skirmishers do not go on against the front of formed troops (L451).
    const bool skirmishing = Bearing{charger().arm, charger().formation}.skirmishing(charger().skirmisher);
    if (skirmishing && Bearing{target().arm, target().formation}.formed() && !charger().american_indian) {
        begin(Happened::charge, who() + " halts short of the front of formed troops: the charge is over");
        finish();
        return {};
    }
    next(ChargeStep::answer);
    return {};
}

Problems ChargeConduct::form_up() {
    const bool in_time = is_in_time(p_, charge());
    begin_target(Happened::move, whom() + (in_time ? " has formed line" : " is caught before it has formed"));
    if (in_time) {
        p_.draft().set(charge().target, &Unit::formation, Formation::line);
        p_.draft().set(charge().target, &Unit::changed_turn, p_.battle().game.turn);
    }
    next(ChargeStep::contact);
    return {};
}

// RULING R-52: who is reached in the first quarter is met as it stands, without a check.
Problems ChargeConduct::quarter() {
    const auto told = inches_of("distance");
    const Inches distance = told ? *told : charge().distance;
    if (distance == Inches()) return problem_of("say how far " + who() + " was from " + whom() + ": distance=7");
    const auto move = whole_move(p_.charts(), p_.battle(), charge());
    if (!move) return problem_of(who() + " has no charge move as it stands: say how far it can go, move=12");
    const Inches quarter = first_quarter(charge(), *move);
    const bool reached = distance <= quarter;
    begin(Happened::charge, reached ? who() + " reaches " + whom() + " in its first quarter move"
                                    : who() + " goes a quarter of its charge move, " + quarter.text() + " inches");
    set(&Charge::distance, distance);
    set(&Charge::moved, reached ? distance : quarter);
    if (reached) set(&Charge::answer, ChargeAnswer::none);
    next(reached ? ChargeStep::contact : ChargeStep::stand);
    return {};
}

}  // namespace aor
