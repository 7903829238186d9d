#pragma once
// A mustered army line by line, each with its reason: what terminal and screen write alike.

#include "core/army/army_list.hpp"
#include "core/army/muster.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// A line of a mustered army: the army or a brigade, or a unit or leader in it.
struct MusterRow {
    bool is_head = false;          ///< army or brigade; the army has no name of its own here
    std::string name;
    std::string what;              ///< "infantry, grade 2, 12 castings", "class_1"
    std::string reason;
};

/// By brigades, whoever is in none first.
[[nodiscard]] std::vector<MusterRow> rows_of_muster(const Muster& muster);

/// "15 strength points: 11 units of foot, 4 of horse, 6 batteries"
[[nodiscard]] std::string strength_in_words(const Muster& muster);

/// How many strength points of a group have no unit yet, and why: "3 strength points of cavalry, whose rows our copy of the
/// book lacks"; "" when all have.
[[nodiscard]] std::string missing_in_words(const PointsMissing& missing);

}  // namespace aor::report
