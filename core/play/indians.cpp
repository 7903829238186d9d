#include "core/play/indians.hpp"

#include "core/play/consequences.hpp"
#include "core/play/scenario_plunder.hpp"

namespace aor {
namespace {

void settle_obedience(Performance& p, const UnitId& id) {
    while (const Owed* duty = owed(p.battle(), "indian_obedience", id)) settle(p, std::string(duty->id));
}

// What bloodlust makes of them in this very phase; the phases to come ask for it themselves (L3106).
void owe_frenzy(Performance& p, const UnitId& id, std::string_view procedure, const std::string& reason) {
    Owed duty;
    duty.procedure = procedure;
    duty.unit = id;
    duty.reason = reason;
    owe(p, duty);
}

}  // namespace

bool waits_for_order(const Battle& battle, const Unit& unit) {
    const bool told_nothing = unit.state >= State::broken || in_melee(battle, unit.id) || this_turn(battle, unit.charged_turn);
    return unit.american_indian && is_on_table(unit) && !told_nothing && !unit.bloodlust && !unit.plundering && !this_turn(battle, unit.obeyed_turn);
}

Problems must_obey_first(const Performance& p, const Unit& unit) {
    if (!unit.american_indian || unit.bloodlust || this_turn(p.battle(), unit.obeyed_turn) || !p.intent().reason.empty()) return {};
    if (unit.plundering) return problem_of(p.name(unit) + " plunders, and takes no orders: give a reason");
    return problem_of(p.name(unit) + " must first be willing: do indian_obedience, or give a reason");
}

// RULING R-172: the generals of the French and of the British alike.
Problems do_indian_obedience(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    if (!p.battle().unit(id)->american_indian && p.intent().reason.empty()) return problem_of(p.name_of_unit(id) + " is no band of American Indians: give a reason");
    if (this_turn(p.battle(), p.battle().unit(id)->obeyed_turn)) {
        if (auto problems = need_duty(p, "indian_obedience", id); !problems.none()) return problems;
    }
    const int turn = p.battle().game.turn;
    const auto rolled = p.roll("indian_obedience", id, "");
    if (!rolled) return rolled.problems();
    const std::string_view result = outcome_word(**rolled, "result");
    p.draft().begin(Happened::obedience, Thing::unit, id, p.name_of_unit(id) + ": " + (*rolled)->say);
    const std::string_view must = outcome_word(**rolled, "must");
    const std::string_view phase = phase_row(p.charts(), p.battle().game.phase);
    if (result == "obey") p.draft().set(id, &Unit::obeyed_turn, turn);
    if (result == "bloodlust") p.draft().set(id, &Unit::bloodlust, true);
    settle_obedience(p, id);
    if (must == "charge" && phase == "charges" && owed(p.battle(), "charge", id) == nullptr) owe_frenzy(p, id, "charge", "in bloodlust, an enemy within its charge move");
    if (must == "advance" && phase == "movement") owe_frenzy(p, id, "bloodlust", "goes for the nearest enemy in sight");
    if (result == "plunderlust") {
        // At once, at charge rate, into the village (L3108).
        p.draft().set(id, &Unit::plundering, true);
        p.draft().set(id, &Unit::moved, Moved::over_half);
        p.draft().set(id, &Unit::moved_turn, turn);
        const std::string into = p.text_of("into");
        if (into.empty()) return {};
        const Site* site = p.battle().site(into);
        if (site == nullptr) return problem_of("there is no village \"" + into + '"');
        p.draft().set(id, &Unit::inside, site->id);
        p.draft().set(id, &Unit::cover, site->cover);
    }
    return {};
}

Problems do_bloodlust(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (!unit.bloodlust) return problem_of(p.name(unit) + " is in no bloodlust");
    if (in_melee(p.battle(), id)) return problem_of(p.name(unit) + " is in melee");
    if (this_turn(p.battle(), unit.charged_turn)) return problem_of(p.name(unit) + " has charged this turn");
    const int turn = p.battle().game.turn;
    p.draft().begin(Happened::move, Thing::unit, id, p.name(unit) + " goes for the enemy, a full move");
    p.draft().set(id, &Unit::moved, Moved::over_half);
    p.draft().set(id, &Unit::moved_turn, turn);
    p.draft().set(id, &Unit::full_move_turn, turn);
    settle_if_owed(p, "bloodlust", id);
    return {};
}

Problems do_plunder_recovery(Performance& p) {
    const auto free = ends_plunder(p, "plunder_recovery");
    return free ? Problems() : free.problems();
}

}  // namespace aor
