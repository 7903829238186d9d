#include "core/rules/rate_leaders.hpp"

#include "core/chart/situation_reader.hpp"
#include "core/rules/brigade_leader.hpp"

namespace aor {

LeaderRating rate_brigade_leader(const Charts& charts, DiceSource& dice, const std::string& said) {
    const Assessment assessment = assess(charts, brigade_leader, TableManners().blank());
    const Resolution resolution = roll(brigade_leader, assessment, dice);
    const auto rating = resolution.outcome.get<std::string_view>("leader").value_or("class_1");
    const std::string face = resolution.faces.empty() ? "" : std::to_string(resolution.faces.front());
    return {std::string(rating), "1d6: " + face + " (p 49), " + said};
}

}  // namespace aor
