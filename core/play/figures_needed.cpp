#include "core/play/figures_needed.hpp"

#include "core/rules/table_needs.hpp"

#include <array>

namespace aor {
namespace {

using Words = std::string_view;

constexpr std::array<Words, 1> kCount = {"count"};
constexpr std::array<Words, 6> kTurn = {"turns", "phases", "infantry_fatigue", "melees", "siege_loading", "rocket_scatter"};
constexpr std::array<Words, 1> kNumber = {"number"};
constexpr std::array<Words, 11> kPhases = {"arrivals",         "rally",      "plotting",          "charges", "movement",  "artillery",
                                           "artillery_morale", "small_arms", "small_arms_morale", "melee",   "withdrawal"};
constexpr std::array<Words, 1> kInches = {"inches"};
constexpr std::array<Words, 1> kDistances = {"fatigue"};
constexpr std::array<Words, 1> kShare = {"share"};
constexpr std::array<Words, 1> kSize = {"size"};
constexpr std::array<Words, 1> kFrontage = {"frontage"};
constexpr std::array<Words, 8> kBases = {"infantry", "skirmish_infantry", "single_infantry", "cavalry", "single_cavalry", "clan_mob", "artillery", "artillery_wide"};
constexpr std::array<Words, 1> kCastings = {"castings"};
constexpr std::array<Words, 4> kUnits = {"infantry", "cavalry", "clan_mob", "battery"};
constexpr std::array<Words, 2> kLeastMost = {"least", "most"};
constexpr std::array<Words, 5> kBrigades = {"infantry", "cavalry_small_battle", "cavalry", "slaughter_infantry", "slaughter_cavalry"};
constexpr std::array<Words, 1> kLeast = {"least"};
constexpr std::array<Words, 1> kLargerBattle = {"larger_battle"};
constexpr std::array<Words, 2> kZoneColumns = {"depth", "sides"};
constexpr std::array<Words, 6> kZones = {"meeting", "attacker", "defender", "slaughter_accepted", "double_winner", "double_loser"};
constexpr std::array<Words, 2> kTableColumns = {"width", "length"};
constexpr std::array<Words, 3> kTables = {"average", "slaughter", "slaughter_large"};
constexpr std::array<Words, 12> kPickUp = {"points",           "meeting_up_to",         "first_attacks_up_to", "fields_meeting", "strike_dice",  "fields_defensive",
                                           "fields_of_choice", "frederick_second_from", "works_one_in",        "attacker_more",  "battlefields", "slaughter_table_up_to"};

constexpr TableNeed kNeeds[] = {
    {"turn", kTurn, kCount, true},
    {"sequence_of_play", kPhases, kNumber, true},
    {"distances", kDistances, kInches},
    {"unsupported_flank", kSize, kShare},
    {"basing", kBases, kFrontage},
    {"unit_sizes", kUnits, kCastings, true},
    {"brigade_composition", kBrigades, kLeastMost, true},
    {"brigade_composition", kLargerBattle, kLeast, true},
    {"deployment_zones", kZones, kZoneColumns, true},
    {"table_sizes", kTables, kTableColumns, true},
    {"pick_up", kPickUp, kNumber, true},
};

/// Inches and shares: any number will do, but there must be one.
void check_given(const Charts& charts, const std::string& folder, const TableNeed& need, Problems& problems) {
    const Table* table = charts.table(need.table);
    if (table == nullptr) return;
    for (const Words row : need.rows) {
        for (const Words column : need.columns) {
            for (const Scale scale : {Scale::mm25, Scale::mm15}) {
                const Cell* cell = table->cell(row, column, scale);
                if (cell == nullptr || cell->parts) continue;
                problems.add({folder + "/" + std::string(need.table) + ".toml", 0, 0}, "\"" + std::string(row) + "\" must have a number in both scales");
                return;
            }
        }
    }
}

}  // namespace

std::span<const TableNeed> figures_needed() { return kNeeds; }

Problems check_figures(const Charts& charts, const std::string& folder) {
    Problems problems;
    for (const TableNeed& need : kNeeds) {
        check_table(charts, folder, need, problems);
        if (!need.counts) check_given(charts, folder, need, problems);
    }
    return problems;
}

}  // namespace aor
