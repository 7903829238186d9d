#include "core/play/indians.hpp"

#include "core/play/consequences.hpp"

namespace aor {

Problems must_obey_first(const Performance& p, const Unit& unit) {
    if (!unit.american_indian || unit.bloodlust || this_turn(p.battle(), unit.obeyed_turn) || !p.intent().reason.empty()) return {};
    return problem_of(p.name(unit) + " must first be willing: do indian_obedience, or give a reason");
}

// RULING R-172: the generals of the French and of the British alike.
Problems do_indian_obedience(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const int turn = p.battle().game.turn;
    const auto rolled = p.roll("indian_obedience", id, "");
    if (!rolled) return rolled.problems();
    const std::string_view result = outcome_word(**rolled, "result");
    p.draft().begin(Happened::obedience, Thing::unit, id, p.name_of_unit(id) + ": " + (*rolled)->say);
    if (result == "obey") p.draft().set(id, &Unit::obeyed_turn, turn);
    if (result == "bloodlust") p.draft().set(id, &Unit::bloodlust, true);
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
    if (const Owed* duty = owed(p.battle(), "bloodlust", id)) settle(p, std::string(duty->id));
    return {};
}

}  // namespace aor
