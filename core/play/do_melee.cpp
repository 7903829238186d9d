#include "core/play/do_melee.hpp"

#include "core/play/consequences.hpp"
#include "core/play/melee_end.hpp"
#include "core/play/melee_knot.hpp"

namespace aor {
namespace {

std::string losses_in_words(int castings) { return castings == 0 ? "none" : std::to_string(castings); }

Problems check_bout(Performance& p, const UnitId& id, const std::vector<MeleePair>& pairs) {
    const Unit& unit = *p.battle().unit(id);
    if (pairs.empty()) {
        if (!in_melee(p.battle(), id)) return problem_of(p.name(unit) + " is in contact with nobody");
        const bool fought = melees_this_turn(p.battle(), unit) > 0;
        return problem_of((fought ? p.name(unit) + " has fought" : "whoever is in contact with " + p.name(unit) + " has fought all that a turn allows") +
                          ": this melee goes on next turn");
    }
    const std::string_view phase = phase_row(p.charts(), p.battle().game.phase);
    if (phase != "melee" && p.intent().reason.empty()) {
        return problem_of("melees are fought in phase " + std::to_string(phase_named(p.charts(), "melee")) + ": give a reason");
    }
    return {};
}

Problems draw_grades(Performance& p, const std::vector<MeleePair>& pairs) {
    for (const MeleePair& pair : pairs) {
        for (const UnitId& unit : {pair.unit, pair.opponent}) {
            if (auto problems = p.draw_variable_morale(unit); !problems.none()) return problems;
        }
    }
    return {};
}

}  // namespace

Problems do_melee(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const std::vector<MeleePair> pairs = melee_around(p, id);
    if (auto problems = check_bout(p, id, pairs); !problems.none()) return problems;
    if (auto problems = draw_grades(p, pairs); !problems.none()) return problems;

    // All dice of the bout are thrown before a casting comes off.
    std::vector<Blow> blows;
    for (const MeleePair& pair : pairs) {
        // A preview shows every pair, also those whose dice are still to come.
        if (p.previewing() && !p.dice_left()) {
            p.posed().push_back(p.pose("melee_bout", pair.unit, pair.opponent, pair.settled, pair.assumed));
            continue;
        }
        const auto rolled = p.roll("melee_bout", pair.unit, pair.opponent, pair.settled, pair.assumed);
        if (!rolled) return rolled.problems();
        Blow blow;
        blow.pair = pair;
        blow.unit_lost = outcome_number(**rolled, "unit_lost");
        blow.opponent_lost = outcome_number(**rolled, "opponent_lost");
        blow.winner = outcome_word(**rolled, "winner");
        std::string say = p.name_of_unit(pair.unit) + " against " + p.name_of_unit(pair.opponent) + ": losses " +
                          losses_in_words(blow.unit_lost) + " to " + losses_in_words(blow.opponent_lost);
        say += blow.drawn() ? ", undecided" : ", " + p.name_of_unit(blow.won()) + " wins";
        p.draft().begin(Happened::melee, Thing::unit, pair.unit, say);
        blows.push_back(std::move(blow));
    }
    if (blows.size() < pairs.size()) return {};
    return end_bout(p, blows);
}

}  // namespace aor
