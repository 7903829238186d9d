#include "core/play/charge_moves.hpp"

#include <algorithm>

namespace aor {
namespace {

std::string_view rate_row(Formation formation) {
    switch (formation) {
        case Formation::column:
        case Formation::clan:
        case Formation::mob:
        case Formation::mass: return "charge_column";
        case Formation::skirmish: return "skirmish";
        default: return "charge_line";
    }
}

std::optional<Inches> inches_in(const Charts& charts, std::string_view table_id, std::string_view row, std::string_view column, Scale scale) {
    const Table* table = charts.table(table_id);
    const Cell* cell = table != nullptr ? table->cell(row, column, scale) : nullptr;
    return cell != nullptr ? cell->inches() : std::nullopt;
}

/// Weight of an arm: the heavier came on more slowly.
int weight(Arm arm) { return arm == Arm::horse ? static_cast<int>(Arm::armored_cavalry) : static_cast<int>(arm); }

}  // namespace

std::optional<Inches> charge_move(const Charts& charts, const Game& game, const Unit& unit) {
    const auto rate = inches_in(charts, "movement_rates", rate_row(unit.formation), word(unit.arm), game.scale);
    if (!rate) return std::nullopt;
    return unit.fatigued ? rate->times(1, 2) : *rate;
}

// RULING R-39: a part of the charger's move, or for guards the inches of a turn.
std::optional<Inches> turned_after(const Charts& charts, const Game& game, const Unit& target, Inches move) {
    const int grade = target.change_grade > 0 ? target.change_grade : target.grade;
    const std::string row = "grade_" + std::to_string(grade);
    if (const auto share = inches_in(charts, "turn_to_face", row, "share", game.scale)) {
        return move.times(share->parts(), Inches::kPerInch);
    }
    return inches_in(charts, "turn_to_face", row, is_mounted(target.arm) ? "cavalry" : "infantry", game.scale);
}

Meeting meet(Inches distance, Inches charger_move, Inches target_move) {
    Meeting met;
    const Inches quarters[] = {quarter_of(charger_move), quarter_of(target_move)};
    for (int next = 0; met.charger + met.target < distance; next = 1 - next) {
        const Inches left = distance - met.charger - met.target;
        const Inches step = quarters[next] > Inches() ? std::min(quarters[next], left) : left;
        (next == 0 ? met.charger : met.target) = (next == 0 ? met.charger : met.target) + step;
    }
    return met;
}

Meeting meet_halfway(Inches distance) {
    const Inches half = distance.times(1, 2);
    return {half, distance - half};
}

std::optional<Inches> speed_adjustment(const Charts& charts, const Game& game, const Unit& unit, const Unit& other) {
    if (!is_mounted(unit.arm) || !is_mounted(other.arm) || weight(unit.arm) == weight(other.arm)) return std::nullopt;
    const auto move = charge_move(charts, game, unit);
    const auto other_move = charge_move(charts, game, other);
    if (!move || !other_move) return std::nullopt;
    const Inches difference = std::max(*move, *other_move) - std::min(*move, *other_move);
    if (difference == Inches()) return std::nullopt;
    return quarter_of(difference);
}

}  // namespace aor
