// From words and files to situations: shortened names, inches for range bands, nested tables, and the dice keys.

#include "core/chart/situation_reader.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

using namespace aor;

namespace {

struct Word {
    std::string_view name;
    std::string_view value;
};

struct Built {
    Situation situation;
    std::string faults;
};

Built built(std::string_view procedure, std::initializer_list<Word> words, const TableManners& manners = {}) {
    SituationBuilder builder(test_charts(), *test_charts().find(procedure), manners, {"here", 0, 0});
    int n = 0;
    for (const auto& [name, value] : words) builder.give_words(name, value, {"argument " + std::to_string(++n), 0, 0});
    Built out{builder.finish(), ""};
    out.faults = builder.problems().sentences();
    return out;
}

TableManners fifteen() {
    TableManners manners;
    Problems problems;
    manners.set_scale("15mm", {}, problems);
    REQUIRE(problems.none());
    return manners;
}

std::string band(std::string_view procedure, std::initializer_list<Word> words, const TableManners& manners = {}) {
    const Built b = built(procedure, words, manners);
    if (!b.faults.empty()) return b.faults;
    return std::string(words_of(Kind::range)[static_cast<std::size_t>(b.situation.number(Fact::range))]);
}

std::vector<Asked> read(std::string_view text) {
    auto asked = read_situations(test_charts(), text, "s.toml");
    REQUIRE_MESSAGE(asked.ok(), asked.problems().sentences());
    return std::move(*asked);
}

}  // namespace

TEST_CASE("facts are given by name, defaults fill in the rest, and what is left out is absent") {
    const Built b = built("morale", {{"unit.grade", "2"}, {"unit.rear_support", "true"}, {"unit.cover", "woods"}});
    CHECK(b.faults.empty());
    CHECK(b.situation.number(Fact::unit_grade) == 2);
    CHECK(b.situation.is(Fact::unit_rear_support));
    CHECK(b.situation.word<Cover>(Fact::unit_cover) == Cover::woods);
    CHECK(b.situation.number(Fact::unit_castings_start) == 12);
    CHECK(!b.situation.given(Fact::unit_castings));
    CHECK(b.situation.scale() == Scale::mm25);
}

TEST_CASE("a name may be shortened where it is clear") {
    CHECK(built("morale", {{"grade", "2"}}).situation.number(Fact::unit_grade) == 2);
    CHECK(built("morale", {{"grade", "2"}, {"rear_support", "yes"}}).situation.is(Fact::unit_rear_support));
    // state: of the unit, or of its opponent?
    CHECK(built("morale", {{"grade", "2"}, {"state", "broken"}}).faults ==
          "argument 2: \"state\" is not clear: say \"unit.state\" or \"opponent.state\"\n");
    CHECK(built("morale", {{"grade", "2"}, {"support", "yes"}}).faults == "argument 2: unknown fact \"support\" of morale\n");
    // A full name is clear even where it is the end of another.
    CHECK(built("emergency_square", {{"unit.grade", "3"}}).faults.find("not clear") == std::string::npos);
}

TEST_CASE("a fact is given once") {
    CHECK(built("morale", {{"grade", "2"}, {"unit.grade", "3"}}).faults == "argument 2: \"unit.grade\" is given twice\n");
}

TEST_CASE("typed values that a fact cannot take") {
    CHECK(built("morale", {{"grade", "two"}}).faults == "argument 1: \"unit.grade\" is a whole number, not \"two\"\n");
    CHECK(built("morale", {{"grade", "2.5"}}).faults == "argument 1: \"unit.grade\" is a whole number, not \"2.5\"\n");
    CHECK(built("morale", {{"grade", "5"}}).faults == "argument 1: \"unit.grade\" must be from 1 to 4, not 5\n");
    CHECK(built("morale", {{"grade", "-1"}}).faults == "argument 1: \"unit.grade\" must be from 1 to 4, not -1\n");
    CHECK(built("morale", {{"grade", "99999999999"}}).faults == "argument 1: \"unit.grade\" must be from 1 to 4, not 99999999999\n");
    CHECK(built("morale", {{"grade", ""}}).faults == "argument 1: \"unit.grade\" is a whole number, not \"\"\n");
    CHECK(built("morale", {{"grade", "2"}, {"english", "perhaps"}}).faults == "argument 2: \"unit.english\" is true or false, not \"perhaps\"\n");
    CHECK(built("command_range", {{"rating", "class_1"}, {"distance", "near"}}).faults ==
          "argument 2: \"distance\" is a distance in inches, not \"near\"\n");
    CHECK(built("command_range", {{"rating", "class_1"}, {"distance", "200.01"}}).faults ==
          "argument 2: \"distance\" must be from 0 to 200, not 200.01\n");
}

TEST_CASE("a decimal comma is as good as a point") {
    CHECK(built("command_range", {{"rating", "class_1"}, {"distance", "8,25"}}).situation.inches(Fact::distance) == Inches::parts(82'500));
    CHECK(built("command_range", {{"rating", "class_1"}, {"distance", "8.25"}}).situation.inches(Fact::distance) == Inches::parts(82'500));
}

// Muskets reach 3 and 6 inches, in 15mm 2 and 4; rifles 4 and 8, 3 and 6; bows 2 and 4, 1.5 and 3 (p 34).
TEST_CASE("small arms: inches give the range band of the weapon and scale") {
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "3in"}}) == "close");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "3.01in"}}) == "normal");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "6\""}}) == "normal");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "6,01in"}}) == "argument 2: 6.01 inches is out of range\n");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "2in"}}, fifteen()) == "close");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "2,5in"}}, fifteen()) == "normal");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "4.5in"}}, fifteen()) == "argument 2: 4.5 inches is out of range\n");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "4in:rifle"}}) == "close");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "8in:rifle"}}) == "normal");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "1.5in:bow"}}, fifteen()) == "close");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "3in:bow"}}, fifteen()) == "normal");
    CHECK(band("small_arms_fire", {{"firer.grade", "2"}, {"range", "3in:sling"}}) == "argument 2: unknown weapon \"sling\": say musket, rifle or bow\n");
}

// A light gun: 1, 4, 8, 12, 16 inches; in 15mm 1, 2, 4, 6, 9. A heavy one: 3, 6, 12, 20, 28; 3, 4, 8, 13, 16 (p 28).
TEST_CASE("guns: inches give the range band of the gun and scale, whichever is typed first") {
    CHECK(band("artillery_fire", {{"range", "1in"}, {"firer.gun", "light"}}) == "point_blank");
    CHECK(band("artillery_fire", {{"range", "1.5in"}, {"firer.gun", "light"}}) == "canister");
    CHECK(band("artillery_fire", {{"firer.gun", "light"}, {"range", "8in"}}) == "medium");
    CHECK(band("artillery_fire", {{"firer.gun", "heavy"}, {"range", "8in"}}) == "medium");
    CHECK(band("artillery_fire", {{"firer.gun", "light"}, {"range", "12in"}}) == "long");
    CHECK(band("artillery_fire", {{"firer.gun", "light"}, {"range", "12,5in"}}) == "extreme");
    CHECK(band("artillery_fire", {{"firer.gun", "light"}, {"range", "16.5in"}}) == "argument 2: 16.5 inches is out of range\n");
    CHECK(band("artillery_fire", {{"firer.gun", "light"}, {"range", "8in"}}, fifteen()) == "extreme");
    CHECK(band("artillery_fire", {{"firer.gun", "heavy"}, {"range", "16in"}}, fifteen()) == "extreme");
    CHECK(band("artillery_fire", {{"firer.gun", "heavy"}, {"range", "13in"}}, fifteen()) == "long");
}

TEST_CASE("lists: objectives may stand several times, shared lines once") {
    const Built b = built("withdrawal", {{"army.castings_start", "100"}, {"army.castings_lost", "30"}, {"army.objectives_lost", "hill,hill,bridge"}});
    CHECK(b.faults.empty());
    CHECK(b.situation.objectives(Fact::army_objectives_lost)[as_value(Objective::hill)] == 2);
    CHECK(b.situation.objectives(Fact::army_objectives_lost)[as_value(Objective::bridge)] == 1);
    CHECK(b.situation.objectives(Fact::army_objectives_gained) == ObjectiveCounts{});
}

TEST_CASE("a file: dotted and nested names are the same, in any number of situations") {
    const auto asked = read(R"(
scale = "15mm"
[rulings]
R-27 = "chart"

[[situation]]
procedure = "morale"
facts = { unit.grade = 2, unit.rear_support = true }
dice = [3, 4]

[[situation]]
procedure = "morale"
total = 7
[situation.facts.unit]
grade = 2
rear_support = true

[[situation]]
procedure = "morale"
facts = { unit = { grade = 2, rear_support = true } }
)");
    REQUIRE(asked.size() == 3);
    CHECK(asked[0].situation == asked[1].situation);
    CHECK(asked[0].situation == asked[2].situation);
    CHECK(asked[0].situation.scale() == Scale::mm15);
    CHECK(asked[0].situation.ruling(Ruling::R_27) == choice(Ruling::R_27, "chart"));
    CHECK(asked[0].faces == std::vector<int>{3, 4});
    CHECK(!asked[0].total);
    CHECK(asked[1].total == 7);
    CHECK(asked[1].faces.empty());
    CHECK(asked[1].dice_typed);
    CHECK(asked[0].place.line == 6);
}

TEST_CASE("a file: inches as whole or decimal numbers, lists as lists") {
    const auto asked = read(R"(
[[situation]]
procedure = "command_range"
facts = { leader.rating = "class_2", distance = 12 }
[[situation]]
procedure = "command_range"
facts = { leader.rating = "class_2", distance = 12.0 }
[[situation]]
procedure = "melee"
facts = { unit.grade = 2, unit.front_rank = 12, unit.opponents = 2, unit.shared = ["pikes", "grenades"] }
)");
    CHECK(asked[0].situation == asked[1].situation);
    CHECK(asked[0].situation.inches(Fact::distance) == Inches::whole(12));
    CHECK(!asked[0].dice_typed);
    CHECK(asked[2].situation.number(Fact::unit_shared) != 0);
}

TEST_CASE("missing facts are named one by one, and can be given later") {
    SituationBuilder builder(test_charts(), *test_charts().find("melee"), TableManners(), {"here", 0, 0});
    REQUIRE(builder.missing().size() == 2);
    CHECK(builder.missing()[0]->fact == Fact::unit_grade);
    builder.give_words("unit.grade", "2", {});
    REQUIRE(builder.missing().size() == 1);
    builder.give_words("unit.front_rank", "12", {});
    CHECK(builder.missing().empty());
    (void)builder.finish();
    CHECK(builder.problems().none());
}

TEST_CASE("constraints look at what left-out facts stand for") {
    CHECK(built("morale", {{"grade", "2"}, {"castings_start", "5"}}).faults.empty());
    CHECK(built("morale", {{"grade", "2"}, {"castings", "13"}}).faults == "argument 2: a unit cannot have more castings than it started with\n");
    CHECK(built("morale", {{"grade", "2"}, {"castings", "12"}}).faults.empty());
}

namespace {

// A fact's value as somebody would type it.
std::string typed(const FactRow& row, const Situation& s) {
    const std::int32_t value = s.raw(row.fact);
    if (row.kind == Kind::boolean) return value != 0 ? "true" : "false";
    if (row.kind == Kind::integer) return std::to_string(value);
    if (row.kind == Kind::inches) return std::to_string(value / Inches::kPerInch) + "." + std::to_string(value % Inches::kPerInch + Inches::kPerInch).substr(1);
    const auto words = words_of(row.kind);
    if (!is_list(row.kind)) return std::string(words[static_cast<std::size_t>(value)]);
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int times = row.kind == Kind::objectives ? s.objectives(row.fact)[i] : (value >> i) & 1;
        for (int n = 0; n < times; ++n) list += (list.empty() ? "" : ",") + std::string(words[i]);
    }
    return list;
}

}  // namespace

TEST_CASE("any valid situation, typed out fact by fact, is read as it was") {
    for (const Procedure* procedure : procedures()) {
        CAPTURE(procedure->id);
        const SituationDrawer drawer(test_charts(), *procedure);
        Chance64 chance(3);
        for (int n = 0; n < 60; ++n) {
            const Situation s = drawer.draw(chance);
            TableManners manners;
            Problems problems;
            manners.set_scale(words_of(Kind::scale)[static_cast<std::size_t>(as_value(s.scale()))], {}, problems);
            for (std::size_t i = 0; i < kRulingCount; ++i) {
                const auto ruling = static_cast<Ruling>(i);
                manners.set_ruling(id_of(ruling), choices_of(ruling)[static_cast<std::size_t>(s.ruling(ruling))], {}, problems);
            }
            CHECK(problems.none());
            SituationBuilder builder(test_charts(), drawer.chart(), manners, {});
            for (const FactRow& row : drawer.chart().facts) {
                if (s.given(row.fact)) builder.give_words(name_of(row.fact), typed(row, s), {});
            }
            const Situation read_back = builder.finish();
            CHECK_MESSAGE(builder.problems().none(), builder.problems().sentences());
            CHECK(read_back == s);
        }
    }
}
