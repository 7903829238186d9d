#include "app/desk/lines_reached.hpp"

#include "core/battle/change.hpp"
#include "core/play/ledger.hpp"
#include "core/play/performance.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace aor::desk {
namespace {

/// On the table and soon off it; cheap to ask, where a ledger is not.
int castings_left(const Battle& battle) {
    int left = 0;
    for (const Unit& unit : battle.units) left += unit.castings;
    for (const Loss& loss : battle.losses) left -= loss.pending ? loss.castings : 0;
    return left;
}

std::optional<Battle> after(const Battle& before, const Entry& entry) {
    Battle battle = before;
    for (const Event& event : entry.events) {
        if (aor::apply(battle, std::span<const Change>(event.changes))) return std::nullopt;
    }
    return battle;
}

/// The farthest line that lies between two losses; nullptr when there is none.
const Threshold* line_between(const ArmyLedger& army, int before, int now) {
    const Threshold* found = nullptr;
    const auto ask = [&](const Threshold& line) {
        const bool between = line.at > before && line.at <= now;
        if (between && (found == nullptr || line.at > found->at)) found = &line;
    };
    for (const Threshold& line : army.lines) ask(line);
    if (army.start_line) ask(*army.start_line);
    return found;
}

std::string line_in_words(const ArmyLedger& army, int before, int now) {
    const Threshold* line = line_between(army, before, now);
    if (line == nullptr) return {};
    std::string say = army.name + ": " + std::to_string(now) + " of " + std::to_string(army.counted.start) + " castings lost, and with them ";
    const bool starts = army.start_line && army.start_line->at > before && army.start_line->at <= now;
    if (!starts) return say + percent_of(line->share);
    say += "its line of " + percent_of(army.start_line->share);
    if (line->at != army.start_line->at) say += " and " + percent_of(line->share);
    return say + ": it checks withdrawal from now on";
}

std::vector<std::string> between(const Charts& charts, const Battle& before, const Battle& now) {
    std::vector<std::string> out;
    if (castings_left(now) >= castings_left(before)) return out;
    const Ledger earlier = ledger(charts, before);
    for (const ArmyLedger& army : ledger(charts, now).armies) {
        const ArmyLedger* same = earlier.army(army.army);
        if (same == nullptr || army.has_left || !army.cannot.empty()) continue;
        std::string say = line_in_words(army, same->counted.lost + same->pending, army.counted.lost + army.pending);
        if (!say.empty()) out.push_back(std::move(say));
    }
    return out;
}

}  // namespace

std::vector<std::string> lines_reached(const Charts& charts, const Battle& before, const Entry& entry) {
    const std::optional<Battle> now = after(before, entry);
    return now ? between(charts, before, *now) : std::vector<std::string>();
}

std::vector<std::string> lines_reached(const Charts& charts, const Battle& before, const std::vector<Rolled>& bouts) {
    Battle now = before;
    const auto take = [&](const std::string& id, int castings) {
        for (Unit& unit : now.units) {
            if (unit.id == id) unit.castings = std::max(0, unit.castings - castings);
        }
    };
    for (const Rolled& bout : bouts) {
        if (bout.procedure != "melee_bout") continue;
        take(bout.actor, outcome_number(bout, "unit_lost"));
        take(bout.target, outcome_number(bout, "opponent_lost"));
    }
    return between(charts, before, now);
}

}  // namespace aor::desk
