#include "app/desk/remembered.hpp"

#include "core/play/fact_values.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

/// How a unit lies among others, which one step of a charge does not change. What becomes of it is asked anew.
constexpr std::string_view kStays[] = {"unit.rear_support",       "unit.flanks_secure",    "unit.enemy_in_rear",
                                       "unit.enemy_facing_flank", "unit.enemy_facing_rear", "unit.cover"};

const FactTaken* typed_before(const Log& log, int turn, std::string_view unit, std::string_view name) {
    const auto& entries = log.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->turn == turn; ++entry) {
        for (const Rolled& rolled : entry->rolls) {
            if (rolled.actor != unit) continue;
            for (const FactTaken& fact : rolled.facts) {
                if (fact.name == name && fact.source == FactSource::typed) return &fact;
            }
        }
    }
    return nullptr;
}

}  // namespace

std::vector<Told> remembered(const Log& log, int turn, const RollView& roll, std::string_view unit) {
    std::vector<Told> told;
    for (const FactLine& line : roll.facts) {
        const bool free = line.stand == FactStand::open || line.stand == FactStand::missing;
        if (!free || std::find(std::begin(kStays), std::end(kStays), line.name) == std::end(kStays)) continue;
        if (const FactTaken* fact = typed_before(log, turn, unit, line.name)) told.push_back({line.roll, line.name, typed_text(fact->value), "", false});
    }
    return told;
}

}  // namespace aor::desk
