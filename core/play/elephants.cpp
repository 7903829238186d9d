#include "core/play/elephants.hpp"

#include "core/play/consequences.hpp"

namespace aor {

// RULING R-92: our copy lacks the note that says when an elephant runs; it does when the referee says so (L3223).
Problems do_elephant_runs(Performance& p) {
    const UnitId id = p.intent().actor;
    if (auto problems = need_unit(p.battle(), id); !problems.none()) return problems;
    const Unit& unit = *p.battle().unit(id);
    if (unit.arm != Arm::artillery || unit.gun != Gun::siege || !unit.native) return problem_of(p.name(unit) + " has no transport elephant: only native siege guns have");
    if (unit.immobile) return problem_of(p.name(unit) + " has lost its elephant already");
    if (p.intent().reason.empty()) return problem_of("say what made the elephant run: the note that tells it is not in our copy of the book");
    const std::string say = "The elephant of " + p.name(unit) + " runs: its guns stay where they stand, " + p.intent().reason;
    p.draft().begin(Happened::remark, Thing::unit, id, say);
    p.draft().set(id, &Unit::immobile, true);
    p.draft().set(id, &Unit::limbered, false);
    return {};
}

}  // namespace aor
