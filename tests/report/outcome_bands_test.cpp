// What each number of the dice does, band by band.

#include "core/report/outcome_bands.hpp"
#include "tests/support/at_table.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// "1-2 33.33 %, 3-6 66.67 %"
std::string bands(std::string_view procedure, std::string_view facts) {
    std::string out;
    for (const report::OutcomeBand& band : report::outcome_bands(*procedure_named(procedure), at_table(procedure, facts))) {
        out += (out.empty() ? "" : ", ") + band.numbers() + ' ' + band.percent;
    }
    return out;
}

}  // namespace

// p 30: one die at or under the hits when he touches; else two dice, both of them, and one number says nothing.
TEST_CASE("a leader who touches has a band of hits; of one who is near no single number tells") {
    CHECK(bands("leader_hit", "hits=2") == "1-2 33.33 %, 3-6 66.67 %");
    CHECK(bands("leader_hit", "hits=2 leader.touching=false leader.distance=4") == "");
}

// Grade 2, nothing else: two dice, 6 and more hold: 26 of 36 ways.
TEST_CASE("morale: neighbours with the same outcome are one band") {
    const std::string all = bands("morale", "unit.grade=2");
    CHECK(all.substr(all.rfind(", ") + 2) == "6-12 72.22 %");
}
