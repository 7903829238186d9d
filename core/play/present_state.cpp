// What a unit or leader is at this moment, as several rules ask it: grades, ranks, rest, and where the turn stands.

#include "core/chart/printed.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/nation.hpp"
#include "core/play/performance.hpp"

namespace aor {
namespace {

int flag_number(const Charts& charts, Number number) {
    return charts.find("flag_capture")->number(number, Situation()).whole();
}

}  // namespace

int present_grade(const Charts& charts, const Unit& unit) {
    return std::clamp(grade_of(unit) + unit.flag_shift, flag_number(charts, Number::grade_lowest),
                      flag_number(charts, Number::grade_highest));
}

int fire_grade(const Charts& charts, const Unit& unit) {
    const int lost = unit.flag == FlagState::lost ? flag_number(charts, Number::flag_fall) : 0;
    const int grade = unit.fires_as > 0 ? unit.fires_as + grade_of(unit) - base_grade_of(unit) : grade_of(unit);
    return std::max(grade - lost, flag_number(charts, Number::grade_lowest));
}

Rating rating_in(const Leader& leader, bool melee) {
    return melee && leader.melee_rating != Rating::none ? leader.melee_rating : leader.rating;
}

namespace {

// Optional (chapter XV, P-189): a brigadier has no say in another brigade.
bool may_help(const Battle& battle, const Leader& leader, std::string_view unit) {
    if (leader.post != Post::brigade || !has_option(battle.game, "own_brigade_leaders")) return true;
    const Unit* helped = battle.unit(unit);
    return helped != nullptr && helped->brigade == leader.brigade;
}

}  // namespace

const Leader* helping_leader(const Battle& battle, std::string_view unit, bool melee) {
    const Leader* best = nullptr;
    for (const Leader& leader : battle.leaders) {
        if (leader.attached != unit || leader.fate != Fate::present) continue;
        if (leader.wounded_until >= battle.game.turn) continue;
        if (!may_help(battle, leader, unit)) continue;
        if (best == nullptr || rating_in(leader, melee) > rating_in(*best, melee)) best = &leader;
    }
    return best;
}

bool in_melee(const Battle& battle, std::string_view unit) {
    return std::any_of(battle.contacts.begin(), battle.contacts.end(),
                       [&](const Contact& contact) { return contact.unit == unit || contact.opponent == unit; });
}

bool post_vacant(const Battle& battle, std::string_view leader) {
    const Leader* found = leader.empty() ? nullptr : battle.leader(leader);
    return found != nullptr && found->fate != Fate::present;
}

Cover cover_of(const Battle& battle, const Unit& unit) {
    const Site* place = unit.cover == Cover::none && !unit.inside.empty() ? battle.site(unit.inside) : nullptr;
    return place != nullptr ? place->cover : unit.cover;
}

// Facing about, and nothing else, is the one move that keeps nobody from recovering (p 13, L258).
// RULING R-23: firing never keeps a unit from recovering.
bool sat_still(const Battle& battle, const Unit& unit) {
    const int since = battle.game.turn - 1;
    const int changed = unit.faced_about_turn == unit.changed_turn ? 0 : unit.changed_turn;
    const int last = std::max({unit.moved_turn, changed, unit.retired_turn, unit.evaded_turn, unit.charged_turn,
                               unit.rallied_back_turn, unit.routed_turn});
    return last < since || last == 0;
}

bool was_disturbed(const Battle& battle, const Unit& unit) {
    const int last = std::max(unit.casualty_turn, unit.melee_turn);
    return last > 0 && last >= battle.game.turn - 1;
}

Ranks ranks_of(const Unit& unit) {
    const int all = unit.castings;
    if (unit.front_rank > 0) {
        const int front = std::min(unit.front_rank, all);
        const int second = std::clamp(unit.second_rank, 0, all - front);
        return {front, second, all - front - second};
    }
    const int base = std::max(unit.castings_per_base, 1);
    if (unit.arm == Arm::artillery) return {all, 0, 0};
    switch (unit.formation) {
        case Formation::double_line: return {(all + 1) / 2, all / 2, 0};
        case Formation::column: {
            const int front = std::min(base, all);
            const int second = std::min(base, all - front);
            return {front, second, all - front - second};
        }
        case Formation::clan:
        case Formation::mob: {
            const int front = std::min(2 * base, all);  // two bases wide (P-008)
            const int second = std::min(2 * base, all - front);
            return {front, second, all - front - second};
        }
        default: return {all, 0, 0};
    }
}

int phase_named(const Charts& charts, std::string_view row) {
    return printed_number(charts, "sequence_of_play", row, "number");
}

std::string_view phase_row(const Charts& charts, int phase) {
    const Table* table = charts.table("sequence_of_play");
    const auto column = table != nullptr ? table->column("number") : std::nullopt;
    if (!column) return "";
    for (const TableRow& row : table->rows) {
        if (row.cells[0][*column].whole() == phase) return row.id;
    }
    return "";
}

}  // namespace aor
