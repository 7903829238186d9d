#include "core/play/pick_up_plan.hpp"

#include "core/chart/printed.hpp"

namespace aor {

namespace {

constexpr int kInchesToALetter = 2;
constexpr int kInchesToALine = 3;

}  // namespace

std::string zone_in_words(const Charts& charts, Scale scale, std::string_view zone) {
    return std::to_string(printed_number(charts, "deployment_zones", zone, "depth", scale)) + " inches out from the baseline, " +
           std::to_string(printed_number(charts, "deployment_zones", zone, "sides", scale)) + " in from each side";
}

std::vector<std::string> deployment_plan(const Charts& charts, Scale scale, const PlanSide& north, const PlanSide& south, std::string_view table) {
    const int length = 12 * printed_number(charts, "table_sizes", table, "length", scale);
    const int depth = 12 * printed_number(charts, "table_sizes", table, "width", scale);
    const int columns = length / kInchesToALetter;
    const int lines = depth / kInchesToALine;
    const auto zone = [&](const PlanSide& side, std::string_view column) { return printed_number(charts, "deployment_zones", side.zone, column, scale); };
    std::vector<std::string> plan = {'+' + std::string(static_cast<std::size_t>(columns), '-') + '+'};
    for (int line = 0; line < lines; ++line) {
        std::string row(static_cast<std::size_t>(columns), ' ');
        const auto fill = [&](const PlanSide& side, int from_edge) {
            if (from_edge >= zone(side, "depth")) return;
            const int sides = zone(side, "sides") / kInchesToALetter;
            for (int i = sides; i < columns - sides; ++i) row[static_cast<std::size_t>(i)] = side.letter;
        };
        fill(north, line * kInchesToALine);
        fill(south, (lines - 1 - line) * kInchesToALine);
        plan.push_back('|' + row + '|');
    }
    plan.push_back(plan.front());
    return plan;
}

}  // namespace aor
