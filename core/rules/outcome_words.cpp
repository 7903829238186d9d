#include "core/rules/outcome_words.hpp"

#include "core/base/texts.hpp"
#include "core/rules/melee_words.hpp"

#include <algorithm>
#include <utility>

namespace aor {
namespace {

std::string name_or(std::string_view name, std::string_view otherwise) { return std::string(name.empty() ? otherwise : name); }

Sides winner_and_loser(const Sides& sides) {
    return {sides.unit.empty() ? "the winner" : sides.unit, sides.opponent.empty() ? "the loser" : sides.opponent};
}

// --- the rows of charts, and what they leave open ---

std::string value_in_words(const Field& field) {
    if (const auto* flag = std::get_if<bool>(&field.value)) return *flag ? "yes" : "no";
    if (const auto* count = std::get_if<int>(&field.value)) return std::to_string(*count);
    if (const auto* word = std::get_if<std::string_view>(&field.value)) return spaced(*word);
    return std::get<Inches>(field.value).text() + " inches";
}

/// A number that no row of the table prints, as it is said.
std::string field_in_words(const Assessment& a, const Field& field) {
    const auto number = [&] { return std::get<int>(field.value); };
    if (field.name == "hits") {
        const std::string hits = number() == 0 ? "no hit" : counted(number(), "hit", "hits");
        return a.chart->id == "structure_fire" || a.chart->id == "village_fire" ? hits + " on the troops in it" : hits;
    }
    if (field.name == "attempts_left") return number() == 0 ? "no attempt left" : counted(number(), "attempt left", "attempts left");
    if (field.name == "shots_left") return number() == 0 ? "no shot left" : counted(number(), "shot left", "shots left");
    if (field.name == "extra_losses") return number() == 0 ? "no casting more" : counted(number(), "casting more", "castings more");
    const std::string value = value_in_words(field);
    if (field.name == "distance") return value;
    if (field.name == "blast") return "a blast " + value + " across";
    if (field.name == "retreat") return "he goes back " + value;
    if (field.name == "radius") return "the radius is " + value;
    if (field.name == "die") return "the die thrown again shows " + value;
    if (field.name == "grade") return "grade " + value;
    return spaced(field.name) + ": " + value;
}

std::string words_of_row(const Assessment& a, const Outcome& outcome) {
    std::string label;
    const Outcome* said = nullptr;
    if (a.automatic != nullptr) {
        label = a.automatic->label;
        said = &a.automatic->outcome;
    } else if (const ResultRow* row = result_row_of(a, outcome)) {
        label = row->label;
        said = &row->outcome;
    }
    std::string rest;
    for (const Field& field : outcome) {
        if (said != nullptr && said->find(field.name) != nullptr && *said->find(field.name) == field) continue;
        rest += (rest.empty() ? "" : ", ") + field_in_words(a, field);
    }
    if (label.empty()) return rest;
    return rest.empty() ? label : label + " (" + rest + ")";
}

// --- the melee ---

std::string_view words_of_following(std::string_view advance) {
    if (advance == "none") return "stops";
    if (advance == "vacated_ground") return "may only take the ground that was left";
    if (advance == "one_inch") return "may follow 1 inch";
    if (advance == "quarter") return "may follow up to a quarter of the rest of its move";
    if (advance == "half") return "may follow up to half of the rest of its move";
    if (advance == "all") return "may follow up to the rest of its move";
    return advance;
}

std::string words_of_melee_result(const Outcome& outcome, const Sides& names) {
    const auto [winner, loser] = winner_and_loser(names);
    std::string out = std::string(loser) + ' ' + words_of_giving_way(outcome) + "; " + std::string(winner) + ' ';
    if (outcome.is("pursuit_check")) out += "checks for pursuit; in hand it ";
    out += words_of_following(outcome.word("advance"));
    const std::string_view of_winner = outcome.word("winner_state");
    if (of_winner.empty()) return out;
    const bool both = of_winner == outcome.word("state");
    return out + (both ? "; both are " : "; it is ") + words_of_state(of_winner);
}

std::string words_of_capture(const Assessment& a, const Outcome& outcome, const Sides& names) {
    const auto [winner, loser] = winner_and_loser(names);
    std::string out = a.automatic != nullptr ? a.automatic->label : outcome.is("captured") ? "the flag is taken" : "the flag is saved";
    bool first = true;
    const auto now = [&](std::string_view who, std::string_view field) {
        const auto grade = outcome.get<int>(field);
        if (!grade) return;
        out += (first ? "; " : ", ") + std::string(who) + (first ? " is now of grade " : " of grade ") + std::to_string(*grade);
        first = false;
    };
    now(winner, "unit_grade");
    now(loser, "opponent_grade");
    return out;
}

}  // namespace

std::string words_of_outcome(const Assessment& a, const Outcome& outcome, const Sides& sides) {
    if (a.chart->roll == RollKind::two_sums) {
        return words_of_bout(outcome.number("unit_lost"), outcome.number("opponent_lost"), outcome.word("winner"), outcome.number("difference"), sides);
    }
    if (a.chart->id == "melee_result") return words_of_melee_result(outcome, sides);
    if (a.chart->id == "flag_capture") return words_of_capture(a, outcome, sides);
    return words_of_row(a, outcome);
}

const ResultRow* result_row_of(const Assessment& a, const Outcome& outcome) {
    const ResultRow* best = nullptr;
    std::size_t best_fields = 0;
    bool best_in_place = false;
    for (const ResultRow& row : a.chart->results) {
        if (!row.when.holds(a.situation)) continue;
        const bool fits = std::all_of(row.outcome.begin(), row.outcome.end(), [&](const Field& field) {
            const Field* same = outcome.find(field.name);
            return same != nullptr && *same == field;
        });
        if (!fits) continue;
        // The row that says most; among equals the one at the outcome's own place in the table.
        const bool in_place = row.outcome.rank() == outcome.rank();
        const std::size_t fields = row.outcome.count();
        if (best == nullptr || fields > best_fields || (fields == best_fields && in_place && !best_in_place)) {
            best = &row;
            best_fields = fields;
            best_in_place = in_place;
        }
    }
    return best;
}

std::string words_of_bout(int unit_lost, int opponent_lost, std::string_view winner, int difference, const Sides& sides) {
    const std::string unit = name_or(sides.unit, "the unit");
    const std::string opponent = name_or(sides.opponent, "the opponent");
    const std::string by = difference > 0 ? " by " + std::to_string(difference) : std::string();
    const std::string who = winner == "unit" ? unit + " wins" + by : winner == "opponent" ? opponent + " wins" + by : "neither wins";
    return who + ": " + unit + " loses " + std::to_string(unit_lost) + ", " + opponent + " loses " + std::to_string(opponent_lost);
}

std::string words_of_giving_way(const Outcome& melee_result) {
    if (melee_result.word("result") == "rout") return "routs";
    std::string out = "falls back " + std::string(words_of_move(melee_result.word("move")));
    // Disorder for a while is the lot of both, and told of both.
    const std::string_view state = melee_result.word("state");
    if (!state.empty() && state != melee_result.word("winner_state")) out += ", " + words_of_state(state);
    return out + (melee_result.word("facing") == "away" ? ", facing away" : ", facing the enemy");
}

}  // namespace aor
