// Conditions as charts write them, read against facts of every kind.

#include "core/chart/condition.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

const Place kHere{"chart.toml", 7, 9};

// A chart with a few facts.
std::optional<Kind> kind_in_chart(Fact fact) {
    switch (fact) {
        case Fact::unit_rear_support: return Kind::boolean;
        case Fact::unit_grade: return Kind::integer;
        case Fact::unit_state: return Kind::state;
        case Fact::unit_charging: return Kind::side;
        case Fact::unit_in_square: return Kind::boolean;
        case Fact::range: return Kind::range;
        default: return std::nullopt;
    }
}

Clause clause(std::string_view text) {
    Problems problems;
    Clause read = read_clause(text, kHere, kind_in_chart, problems);
    REQUIRE_MESSAGE(problems.none(), problems.sentences());
    CHECK(read.text == text);
    return read;
}

std::string fault(std::string_view text) {
    Problems problems;
    (void)read_clause(text, kHere, kind_in_chart, problems);
    return problems.sentences();
}

}  // namespace

TEST_CASE("a truth, and its opposite") {
    Situation s;
    CHECK(!clause("unit.rear_support").holds(s));
    CHECK(clause("not unit.rear_support").holds(s));
    s.set(Fact::unit_rear_support, true);
    CHECK(clause("unit.rear_support").holds(s));
    CHECK(!clause("not unit.rear_support").holds(s));
}

TEST_CASE("a count is true over 0, and compared with numbers") {
    Situation s;
    CHECK(!clause("unit.grade").holds(s));
    s.set(Fact::unit_grade, 3);
    CHECK(clause("unit.grade").holds(s));
    CHECK(clause("unit.grade=3").holds(s));
    CHECK(clause("unit.grade=1|3").holds(s));
    CHECK(!clause("unit.grade=1|2|4").holds(s));
    CHECK(clause("unit.grade!=1|2|4").holds(s));
    s.set(Fact::unit_grade, 500);
    CHECK(clause("unit.grade").holds(s));
    CHECK(!clause("unit.grade=62").holds(s));
    CHECK(clause("unit.grade!=62").holds(s));
}

TEST_CASE("words: one of these, none of these") {
    Situation s;
    s.set(Fact::unit_state, State::broken);
    CHECK(clause("unit.state=broken|routed").holds(s));
    CHECK(clause("unit.state = broken | routed").holds(s));
    CHECK(!clause("unit.state!=broken|routed").holds(s));
    CHECK(!clause("not unit.state=broken|routed").holds(s));
    CHECK(clause("not unit.state!=broken|routed").holds(s));
    CHECK(!clause("unit.state=normal").holds(s));
}

TEST_CASE("the scale and the rulings") {
    Situation s;
    CHECK(clause("scale=25mm").holds(s));
    CHECK(clause("R-27=text").holds(s));
    s.set_scale(Scale::mm15);
    s.set_ruling(Ruling::R_27, choice(Ruling::R_27, "chart"));
    CHECK(clause("scale=15mm").holds(s));
    CHECK(!clause("R-27=text").holds(s));
    CHECK(clause("R-27!=text").holds(s));
}

TEST_CASE("either: one side is enough") {
    const Clause either = clause("unit.rear_support or unit.state=broken or R-27=chart");
    CHECK(either.any.size() == 3);
    Situation s;
    CHECK(!either.holds(s));
    s.set(Fact::unit_state, State::broken);
    CHECK(either.holds(s));
}

TEST_CASE("a fact that was left out satisfies nothing") {
    Situation s;
    s.set(Slot(Fact::unit_grade), kAbsent);
    s.set(Slot(Fact::unit_state), kAbsent);
    CHECK(!clause("unit.grade").holds(s));
    CHECK(!clause("not unit.grade").holds(s));
    CHECK(!clause("unit.state=normal").holds(s));
    CHECK(!clause("unit.state!=normal").holds(s));
}

TEST_CASE("all conditions of a row hold, or the first that does not is named") {
    When when;
    when.all = {clause("unit.rear_support"), clause("unit.state=normal"), clause("unit.grade=2")};
    Situation s;
    CHECK(when.first_failing(s) == 0);
    s.set(Fact::unit_rear_support, true);
    CHECK(when.first_failing(s) == 2);
    s.set(Fact::unit_grade, 2);
    CHECK(when.first_failing(s) == When::kHolds);
    CHECK(when.holds(s));
    CHECK(When().holds(s));
}

TEST_CASE("what a condition cannot say") {
    CHECK(fault("unit.rear_suport") == "chart.toml:7:9: unknown fact \"unit.rear_suport\" (did you mean \"unit.rear_support\"?)\n");
    CHECK(fault("unit.leader=class_1") == "chart.toml:7:9: this chart has no fact \"unit.leader\" (did you mean \"unit.grade\"?)\n");
    CHECK(fault("unit.state=shaken") == "chart.toml:7:9: \"unit.state\" cannot be \"shaken\"\n");
    CHECK(fault("unit.state=brokn") == "chart.toml:7:9: \"unit.state\" cannot be \"brokn\" (did you mean \"broken\"?)\n");
    CHECK(fault("unit.state") == "chart.toml:7:9: \"unit.state\" takes words: say which, as in \"unit.state=normal\"\n");
    CHECK(fault("unit.grade=two") == "chart.toml:7:9: \"unit.grade\" cannot be compared with \"two\"\n");
    CHECK(fault("unit.grade=63") == "chart.toml:7:9: \"unit.grade\" cannot be compared with \"63\"\n");
    CHECK(fault("unit.rear_support=true") == "chart.toml:7:9: \"unit.rear_support\" cannot be compared with \"true\"\n");
    CHECK(fault("R-28=text") == "chart.toml:7:9: unknown ruling \"R-28\"\n");
    CHECK(fault("R-27=book") == "chart.toml:7:9: \"R-27\" cannot be \"book\"\n");
    CHECK(fault("scale=54mm") == "chart.toml:7:9: \"scale\" cannot be \"54mm\"\n");
    CHECK(fault("") == "chart.toml:7:9: unknown fact \"\"\n");
    CHECK(fault("unit.rear_support or ") == "chart.toml:7:9: unknown fact \"\"\n");
    CHECK(fault("unit.state=") == "chart.toml:7:9: \"unit.state\" cannot be \"\"\n");
}
