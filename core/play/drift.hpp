#pragma once
// At the end of a turn the record and the table are compared: a list of strengths and states to call out, and whatever
// is found to be otherwise is put right in one pass, as one entry that says so.

#include "core/battle/record_fields.hpp"
#include "core/play/performance.hpp"

#include <string>
#include <vector>

namespace aor {

/// A field to call out.
struct CalledOut {
    std::string field;                  ///< as it is typed back: "castings"
    Value value;
    std::string say;                    ///< "9 of 12 castings"
};

/// One thing on the table.
struct DriftLine {
    Thing thing = Thing::unit;
    std::string id;
    std::string name;
    ArmyId army;
    BrigadeId brigade;
    std::vector<CalledOut> values;
    /// "1/7th: 9 of 12 castings, disorganized, flag lost"
    [[nodiscard]] std::string say() const;
};

/// Units by army and brigade in the order of the roster, leaders after them, then objectives.
[[nodiscard]] std::vector<DriftLine> drift_list(const Battle& battle);

/// `drift UNIT.castings=9 UNIT.state=broken LEADER.attached=UNIT SITE.owner=ARMY`: what the table shows otherwise. Each
/// is put right as by hand (`set`, `attach`, `detach`, `hold`), all in one entry; nothing given: record and table agree.
[[nodiscard]] Problems put_drift_right(Performance& p);

}  // namespace aor
