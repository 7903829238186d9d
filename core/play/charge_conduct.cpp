#include "core/play/charge_conduct.hpp"

#include "core/play/consequences.hpp"
#include "core/play/do_fire.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/fact_values.hpp"
#include "core/rules/bearing.hpp"

#include <algorithm>

namespace aor {
namespace {

std::string range_in_words(Range range) {
    std::string text(word(range));
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

/// Where the charger is placed for the shot, if the book has a distance.
std::optional<Inches> placement(const Charts& charts, const Game& game, const Unit& firer, Range range) {
    const bool guns = firer.arm == Arm::artillery;
    const Table* distances = charts.table("distances");
    const Table* ranges = charts.table(guns ? "artillery_ranges" : "small_arms_ranges");
    if (range == Range::point_blank) {
        const Cell* cell = distances != nullptr ? distances->cell("placement_point_blank", "inches", game.scale) : nullptr;
        return cell != nullptr ? cell->inches() : std::nullopt;
    }
    const Cell* cell = ranges != nullptr ? ranges->cell(guns ? word(firer.gun) : word(firer.weapon), word(range), game.scale) : nullptr;
    return cell != nullptr ? cell->inches() : std::nullopt;
}

}  // namespace

std::optional<Inches> ChargeConduct::inches_of(std::string_view name) const {
    const Value* value = p_.word(name);
    if (value == nullptr) return std::nullopt;
    if (const auto* inches = std::get_if<Inches>(value)) return *inches;
    return Inches::read(typed_text(*value));
}

/// What is left of its charge move after manoeuvres and terrain, if the intent says so (move=7); else all of it.
std::optional<Inches> ChargeConduct::full_move() const {
    if (const auto told = inches_of("move")) return told;
    return charge_move(p_.charts(), p_.battle().game, charger());
}

Problems ChargeConduct::go_on() {
    for (const std::string_view name : {"distance", "move", "gone", "opponent_gone"}) {
        if (p_.word(name) != nullptr && !inches_of(name)) return problem_of(std::string(name) + " is a distance, not \"" + p_.text_of(name) + '"');
    }
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
        if (const Owed* open = owed(p_.battle(), duty, charger_id)) settle(p_, std::string(open->id));
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
        return is_over() ? Problems() : go_on();
    }
    const auto given = worded<ChargeAnswer>(typed);
    std::string allowed;
    for (const ChargeChoice& choice : choices) {
        if (given == choice.answer) return take_answer(choice.answer);
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
        guns_go();
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

/// Whether the target is done turning or forming when the charger arrives.
bool ChargeConduct::is_in_time() const {
    const std::string told = p_.text_of("turned");
    if (!told.empty()) return p_.flag_of("turned");
    const auto move = full_move();
    const auto needed = move ? turned_after(p_.charts(), p_.battle().game, target(), *move) : std::nullopt;
    return needed && *needed < charge().distance;
}

Problems ChargeConduct::turn_to_face() {
    const int turn = p_.battle().game.turn;
    if (!is_in_time()) {
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
    const bool in_time = is_in_time();
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
    const auto move = full_move();
    if (!move) return problem_of(who() + " has no charge move as it stands: say how far it can go, move=12");
    const Inches quarter = quarter_of(*move);
    const bool reached = distance <= quarter;
    begin(Happened::charge, reached ? who() + " reaches " + whom() + " in its first quarter move"
                                    : who() + " goes a quarter of its charge move, " + quarter.text() + " inches");
    set(&Charge::distance, distance);
    set(&Charge::moved, reached ? distance : quarter);
    if (reached) set(&Charge::answer, ChargeAnswer::none);
    next(reached ? ChargeStep::contact : ChargeStep::stand);
    return {};
}

// --- fire on a frontal charge ---

void ChargeConduct::no_fire(const std::string& why) {
    begin_target(Happened::fire, whom() + " does not fire: " + why);
    next(now().after_fire());
}

// RULING R-40: where the charger is placed; whoever is nearer stays where it is.
Problems ChargeConduct::range() {
    for (const Plot& plot : p_.battle().plots) {
        const bool waits = plot.shown && !plot.done && plot.kind == PlotKind::charge && plot.target == charge().target && this_turn(p_.battle(), plot.turn) &&
                           plot.unit != charge().charger && charge_of(p_.battle(), plot.unit) == nullptr;
        if (waits && p_.intent().reason.empty()) {
            return problem_of(p_.name_of_unit(plot.unit) + " has plotted a charge on it too: its check comes before the fire, or give a reason");
        }
    }
    if (target().arm == Arm::artillery && (target().limbered || target().abandoned)) {
        no_fire(target().limbered ? "it is limbered" : "nobody serves the guns");
        return {};
    }
    const bool retires = charge().answer == ChargeAnswer::fire_and_retire;
    const std::vector<Named> settled = {{"firer.fire_and_retire", retires}};
    std::vector<Named> assumed;
    if (charge().distance > Inches()) assumed.push_back({"charger.distance", charge().distance - charge().moved});
    const Posed posed = p_.pose("fire_on_charge", charge().target, charge().charger, settled, assumed);
    if (posed.problems.none() && posed.assessment.refused()) {
        no_fire(posed.assessment.refusal->label);
        return {};
    }
    const auto rolled = p_.roll("fire_on_charge", charge().target, charge().charger, settled, assumed);
    if (!rolled) return rolled.problems();
    const Range range = outcome_as<Range>(**rolled, "range").value_or(Range::normal);
    const auto place = placement(p_.charts(), p_.battle().game, target(), range);
    begin_target(Happened::fire, whom() + " lets the charge come on to " + range_in_words(range) + " range" +
                                     (place ? ": " + place->text() + " inches, if it is not nearer" : std::string()));
    for (const std::string& other : companions({ChargeStep::range})) {
        p_.draft().set<Charge>(other, &Charge::range, range);
        p_.draft().set<Charge>(other, &Charge::step, ChargeStep::fire);
    }
    set(&Charge::range, range);
    next(ChargeStep::fire);
    return {};
}

Problems ChargeConduct::fire() {
    Shot shot;
    shot.procedure = fire_procedure(target());
    shot.firer = charge().target;
    shot.target = charge().charger;
    const bool retires = charge().answer == ChargeAnswer::fire_and_retire;
    shot.settled = {{"range", std::string(word(charge().range))}};
    if (retires) shot.settled.push_back({"firer.moved", true});
    const Posed posed = p_.pose(shot.procedure, shot.firer, shot.target, shot.settled);
    if (posed.problems.none() && posed.assessment.refused()) {
        no_fire(posed.assessment.refusal->label);
        return {};
    }
    const std::vector<std::string> others = companions({ChargeStep::fire});
    const Charge* nearest = &charge();
    for (const std::string& other : others) {
        const Charge& one = *p_.battle().find<Charge>(other);
        shot.sharing.push_back(one.charger);
        if (one.distance > Inches() && nearest->distance > Inches() && one.distance < nearest->distance) nearest = &one;
    }
    shot.nearest = nearest->charger;
    if (const std::string told = p_.text_of("nearest"); !told.empty()) shot.nearest = told;
    const auto hits = shoot(p_, shot);
    if (!hits) return hits.problems();
    const Shares shares = shares_of(*hits, others.size() + 1);
    const int turn = p_.battle().game.turn;
    // The last of the chargers may be gone, and its charge with it.
    const std::string firer = p_.name_of_unit(shot.firer);
    p_.draft().begin(Happened::fire, Thing::unit, shot.firer,
                     firer + (retires ? ": the crew leaves its guns for the nearest cover" : " is pinned for this turn"));
    p_.draft().set(shot.firer, &Unit::pinned_turn, turn);
    if (retires) {
        p_.draft().set(shot.firer, &Unit::abandoned, true);
        p_.draft().set(shot.firer, &Unit::retired_turn, turn);
    }
    std::vector<std::string> all = others;
    all.push_back(id_);
    for (const std::string& one : all) {
        const Charge* met = p_.battle().find<Charge>(one);
        if (met == nullptr) continue;                        // shot to the last casting
        p_.draft().set<Charge>(one, &Charge::hits, shares.each + (met->charger == shot.nearest ? shares.rest : 0));
        p_.draft().set<Charge>(one, &Charge::fired_upon, true);
        p_.draft().set<Charge>(one, &Charge::step, ChargeStep::home);
    }
    return {};
}

Problems ChargeConduct::home() {
    const UnitId unit = charge().charger;
    for (const Owed& duty : p_.battle().owed) {
        const bool test = duty.procedure == "leader_hit" || duty.procedure == "leader_casualty";
        if (test && duty.unit == unit) return problem_of("first the leader who was with it: " + words_of_duty(p_.charts(), p_.battle(), duty));
    }
    if (auto problems = p_.draw_variable_morale(unit); !problems.none()) return problems;
    const auto rolled = p_.roll("morale", unit, charge().target,
                                {{"unit.charging", std::string(word(charge().side))}, {"unit.received_fire", true}});
    if (!rolled) return rolled.problems();
    if (outcome_word(**rolled, "result") == "no_effect") {
        begin(Happened::charge, who() + " charges home");
        next(now().after_fire());
        return {};
    }
    begin(Happened::charge, who() + " does not charge home");
    finish();
    apply_morale(p_, unit, **rolled);
    return {};
}

// --- does the target stand? ---

void ChargeConduct::stood() {
    set(&Charge::target_checked, true);
    for (const std::string& other : companions({ChargeStep::home, ChargeStep::stand})) {
        p_.draft().set<Charge>(other, &Charge::target_checked, true);
        if (p_.battle().find<Charge>(other)->step == ChargeStep::stand) p_.draft().set<Charge>(other, &Charge::step, ChargeStep::contact);
    }
}

// RULING R-55: after a target that broke or routed the charger checks whether it is under control; others are let go.
void ChargeConduct::fled(bool in_disorder) {
    std::vector<std::string> all;
    for (const Charge& other : p_.battle().charges) {
        if (other.target == charge().target && other.step != ChargeStep::onward && other.step != ChargeStep::control) all.push_back(other.id);
    }
    for (const std::string& one : all) p_.draft().set<Charge>(one, &Charge::step, in_disorder ? ChargeStep::control : ChargeStep::onward);
}

Problems ChargeConduct::stand() {
    const UnitId unit = charge().target;
    const std::vector<Named> settled = {{"unit.being_charged", true}};
    const Posed posed = p_.pose("morale", unit, charge().charger, settled);
    if (!posed.problems.none() || posed.assessment.automatic == nullptr) {
        if (auto problems = p_.draw_variable_morale(unit); !problems.none()) return problems;
    }
    const auto rolled = p_.roll("morale", unit, charge().charger, settled);
    if (!rolled) return rolled.problems();
    const std::string result(outcome_word(**rolled, "result"));
    apply_morale(p_, unit, **rolled);
    begin_target(Happened::charge, "");
    if (charger().american_indian) p_.draft().set(unit, &Unit::met_indians, true);
    if (result == "no_effect") {
        stood();
        if (charge().answer == ChargeAnswer::form) return form_up();
        if (charge().answer == ChargeAnswer::limber_away) return take_answer(ChargeAnswer::limber_away);
        next(now().after_stand());
        return {};
    }
    const bool evades = charge().answer == ChargeAnswer::evade;
    if (result == "halt" || result == "remains_routed") {
        // Met where it stands (L408); skirmishers run all the same.
        stood();
        next(evades && result == "halt" ? ChargeStep::evade : ChargeStep::contact);
        return {};
    }
    if (evades && is_on_table(target()) && target().state < State::routed) {
        // Falling back is part of its evasion.
        set(&Charge::target_checked, true);
        next(ChargeStep::evade);
        return {};
    }
    if (is_on_table(target()) && target().arm == Arm::artillery && !target().limbered && !target().abandoned) {
        begin_target(Happened::move, whom() + " limbers up and goes with its guns");
        p_.draft().set(unit, &Unit::limbered, true);
    }
    fled(!is_on_table(target()) || target().state >= State::broken);
    return {};
}

// RULING R-51: foot countercharges by its initiative.
Problems ChargeConduct::countercharge() {
    const UnitId unit = charge().target;
    const bool horse = is_mounted(target().arm);
    if (horse) {
        if (auto problems = p_.draw_variable_morale(unit); !problems.none()) return problems;
    }
    const bool caught = charge().side != Side::front && !charge().target_turned;
    const auto rolled = p_.roll(horse ? "cavalry_charge" : "charge_initiative", unit, charge().charger,
                                {{"unit.countercharge", true}, {"unit.being_charged", true}, {"unit.charging", std::string("front")}, {"unit.caught_in_flank_or_rear", caught},
                                 {"breakthrough", charge().breakthrough}});
    if (!rolled) return rolled.problems();
    if (outcome_is(**rolled, "passed")) {
        begin_target(Happened::charge, whom() + " countercharges");
        p_.draft().set(unit, &Unit::charged_turn, p_.battle().game.turn);
        p_.draft().set(unit, &Unit::charge_target, charge().charger);
        p_.draft().set(unit, &Unit::charge_distance, Inches());
        p_.draft().set(unit, &Unit::charged_downhill, false);
        if (target().clan) p_.draft().set(unit, &Unit::muskets_dropped, true);
        set(&Charge::target_charges, true);
    } else {
        begin_target(Happened::charge, whom() + " does not countercharge: it receives the charge at the halt");
        set(&Charge::answer, ChargeAnswer::stand);
    }
    next(ChargeStep::contact);
    return {};
}

Problems ChargeConduct::square() {
    const UnitId unit = charge().target;
    std::vector<Named> settled = {{"charger.direction", std::string(word(charge().side))}};
    std::vector<Named> assumed;
    if (charge().breakthrough) settled.push_back({"unit.can_fire_at_charger", false});
    if (charge().distance > Inches()) assumed.push_back({"charger.distance", charge().distance - charge().moved});
    const auto rolled = p_.roll("emergency_square", unit, charge().charger, settled, assumed);
    if (!rolled) return rolled.problems();
    const bool formed = outcome_is(**rolled, "square");
    begin_target(Happened::square, whom() + (formed ? " forms square" : " does not get into square: disorganized"));
    p_.draft().set(unit, &Unit::square_turn, p_.battle().game.turn);
    if (formed) {
        p_.draft().set(unit, &Unit::formation, Formation::square);
        p_.draft().set(unit, &Unit::changed_turn, p_.battle().game.turn);
        set(&Charge::side, Side::front);
    } else {
        worsen_state(p_, unit, State::disorganized);
    }
    next(ChargeStep::contact);
    return {};
}

Problems ChargeConduct::evasion() {
    const UnitId unit = charge().target;
    if (auto problems = evade(p_, unit); !problems.none()) return problems;
    begin_target(Happened::charge, "");
    fled(is_on_table(target()) && target().state >= State::broken);
    return {};
}

}  // namespace aor
