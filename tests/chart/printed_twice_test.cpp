// Some figures stand in two places of the charts: where a rule reads them, and in a table for reading only. The copies
// must agree, or somebody who corrects one of them is told a wrong figure by the other.

#include "core/chart/printed.hpp"
#include "core/chart/situation_reader.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// A number of a procedure in that scale, by the usual rulings.
Fraction asked(std::string_view procedure, Number number, Scale scale, std::string_view arm = "") {
    Situation situation = TableManners().blank();
    situation.set_scale(scale);
    if (arm == "cavalry") situation.set(Fact::unit_mounted, true);
    return test_charts().find(procedure)->number(number, situation);
}

}  // namespace

TEST_CASE("distances: the chart of distances and the numbers of the procedures are the same") {
    for (const Scale scale : {Scale::mm25, Scale::mm15}) {
        CAPTURE(static_cast<int>(scale));
        const auto distance = [&](std::string_view row) { return printed_inches(test_charts(), "distances", row, "inches", scale); };
        CHECK(distance("leader_hit") == asked("leader_hit", Number::leader_distance, scale).inches());
        CHECK(distance("leader_retreat") == asked("leader_casualty", Number::retreat, scale).inches());
        CHECK(distance("charge_bonus_infantry") == asked("melee", Number::charge_distance, scale).inches());
        CHECK(distance("charge_bonus_cavalry") == asked("melee", Number::charge_distance, scale, "cavalry").inches());
    }
    // As the book has them (p 30, 37).
    CHECK(printed_inches(test_charts(), "distances", "leader_hit", "inches", Scale::mm15) == Inches::parts(35000));
    CHECK(printed_inches(test_charts(), "distances", "charge_bonus_cavalry", "inches", Scale::mm15) == Inches::whole(7));
}

TEST_CASE("villages: as many fires as hits make them untenable") {
    for (const std::string size : {"small", "medium", "large"}) {
        CAPTURE(size);
        CHECK(printed_number(test_charts(), "village_sizes", size, "fires") == printed_number(test_charts(), "hits_to_destroy", size + "_village", "hits"));
    }
}

TEST_CASE("losses that make regulars check are those that cost a die") {
    const Inches quarter = printed_inches(test_charts(), "morale_triggers", "quarter_lost", "losses", Scale::mm25);
    const Inches half = printed_inches(test_charts(), "morale_triggers", "half_lost", "losses", Scale::mm25);
    const Fraction first = asked("morale", Number::lost_quarter, Scale::mm25);
    const Fraction second = asked("morale", Number::lost_half, Scale::mm25);
    CHECK(quarter.times(first.den, first.num) == Inches::whole(1));
    CHECK(half.times(second.den, second.num) == Inches::whole(1));
}
