// The shipped charts are whole: every fact and number of the closed lists is used, every row says where it stands
// in the book, every fact that a chart asks for changes something, and the words for derived facts are true.

#include "core/chart/situation_reader.hpp"
#include "core/rules/procedure.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/effect.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace aor;

namespace {

// Everything that a chart's rows look at.
template <class Visit>
void for_each_when(const Chart& chart, Visit visit) {
    for (const ItemRow& row : chart.items) visit(row.when);
    for (const AutomaticRow& row : chart.automatics) visit(row.when);
    for (const RefusalRow& row : chart.refusals) visit(row.when);
    for (const ResultRow& row : chart.results) visit(row.when);
    for (const ConstraintRow& row : chart.constraints) visit(row.when);
    for (const auto& rows : chart.numbers) {
        for (const NumberRow& row : rows) visit(row.when);
    }
}

std::set<Fact> facts_read_by(const Chart& chart) {
    std::set<Fact> facts;
    for_each_when(chart, [&](const When& when) {
        for (const Clause& clause : when.all) {
            for (const Literal& literal : clause.any) {
                if (literal.slot.is_fact()) facts.insert(literal.slot.fact());
            }
        }
    });
    for (const ItemRow& row : chart.items) {
        if (row.per) facts.insert(*row.per);
        if (row.by && row.by->is_fact()) facts.insert(row.by->fact());
    }
    return facts;
}

template <class Things, class Name>
std::string listed(const Things& things, Name name) {
    std::string out;
    for (const auto& thing : things) out += std::string(name(thing)) + '\n';
    return out;
}

// A wish for a case in which some row of the chart that looks at this fact may hinge on it.
Wish hinging_on(Chance64& chance, const Chart& chart, Fact fact) {
    std::vector<Wish> wishes;
    for_each_when(chart, [&](const When& when) {
        for (std::size_t c = 0; c < when.all.size(); ++c) {
            for (const Literal& literal : when.all[c].any) {
                if (!(literal.slot == Slot(fact))) continue;
                Wish wish = Wish::all_of(when, c);
                for (const Literal& other : when.all[c].any) wish.literals.emplace_back(other, other == literal);
                wishes.push_back(wish);
            }
        }
    });
    return wishes.empty() ? Wish() : chance.one_of(wishes);
}

bool changes_something(const SituationDrawer& drawer, const Procedure& procedure, const FactRow& fact) {
    Chance64 chance(7);
    for (int tries = 0; tries < 4000; ++tries) {
        const Wish wish = tries % 2 == 0 ? hinging_on(chance, drawer.chart(), fact.fact) : Wish();
        const Situation situation = drawer.draw(chance, wish);
        const auto other = drawer.with_other(chance, situation, fact);
        if (other && whole_effect(test_charts(), procedure, situation) != whole_effect(test_charts(), procedure, *other)) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("the shipped charts have all that the procedures ask for") {
    CHECK(check_procedures(test_charts(), "charts").sentences() == "");
    CHECK(test_charts().procedures().size() == procedures().size());
}

TEST_CASE("every fact of the closed list is asked by some chart, or derived and used by one") {
    std::set<Fact> asked;
    std::set<Fact> read;
    for (const Chart& chart : test_charts().procedures()) {
        for (const FactRow& row : chart.facts) asked.insert(row.fact);
        read.merge(facts_read_by(chart));
    }
    std::set<Fact> idle;
    for (std::size_t i = 0; i < kFactCount; ++i) {
        const auto fact = static_cast<Fact>(i);
        if (!(is_derived(fact) ? read : asked).contains(fact)) idle.insert(fact);
    }
    CHECK_MESSAGE(idle.empty(), "facts that no chart uses:\n", listed(idle, [](Fact fact) { return name_of(fact); }));
}

TEST_CASE("every derived fact has words, and they name what it is made of") {
    for (std::size_t i = 0; i < kFactCount; ++i) {
        const auto fact = static_cast<Fact>(i);
        const FactWords* words = test_charts().words(fact);
        CAPTURE(name_of(fact));
        CHECK((words != nullptr) == is_derived(fact));
        if (words == nullptr) continue;
        CHECK(!words->meaning.empty());
        CHECK(!words->from.empty());
        for (const Fact from : words->from) CHECK(!is_derived(from));
    }
}

namespace {

// A left-out fact that stands for another is shown with that value.
Situation given_in_full(const Procedure& procedure, const FactWords& words, Situation situation) {
    const Assessment a = assess(test_charts(), procedure, situation);
    for (const Fact from : words.from) situation.set(Slot(from), a.situation.raw(from));
    return situation;
}

// " (unit.arm, ...)": facts outside of `from` that change the derived fact.
std::string left_out(const SituationDrawer& drawer, const Procedure& procedure, const FactWords& words, Fact derived) {
    std::string out;
    Chance64 chance(17);
    for (const FactRow& row : drawer.chart().facts) {
        if (std::find(words.from.begin(), words.from.end(), row.fact) != words.from.end()) continue;
        for (int tries = 0; tries < 300; ++tries) {
            const Situation situation = given_in_full(procedure, words, drawer.draw(chance));
            const auto other = drawer.with_other(chance, situation, row);
            if (!other) continue;
            if (assess(test_charts(), procedure, situation).situation.raw(derived) != assess(test_charts(), procedure, *other).situation.raw(derived)) {
                out += (out.empty() ? " (" : ", ") + std::string(name_of(row.fact));
                break;
            }
        }
    }
    return out.empty() ? out : out + ")";
}

}  // namespace

// The line that does not count shows the values that decided it: they must be all that can. Facts that look at
// the whole pool of common dice name only what the referee would change.
TEST_CASE("a derived fact never changes while what it is made of stays") {
    const std::set<Fact> of_the_pool = {Fact::unit_dice_elsewhere, Fact::unit_crew_is_full, Fact::unit_remainder_too_large,
                                        Fact::opponent_remainder_too_large};
    std::set<std::string> wrong;
    for (const Procedure* procedure : procedures()) {
        const SituationDrawer drawer(test_charts(), *procedure);
        const Chart& chart = drawer.chart();
        Chance64 chance(11);
        for (const Fact fact : facts_read_by(chart)) {
            const FactWords* words = is_derived(fact) && !of_the_pool.contains(fact) ? test_charts().words(fact) : nullptr;
            if (words == nullptr) continue;
            for (int tries = 0; tries < 300; ++tries) {
                const Situation situation = given_in_full(*procedure, *words, drawer.draw(chance));
                Situation other = drawer.draw(chance);
                for (std::size_t i = kFactCount; i < kSlotCount; ++i) {
                    // The scale and the rulings stand after the facts.
                    if (i == kFactCount) other.set_scale(situation.scale());
                    else other.set_ruling(static_cast<Ruling>(i - kFactCount - 1), situation.ruling(static_cast<Ruling>(i - kFactCount - 1)));
                }
                for (const Fact from : words->from) {
                    other.set(Slot(from), situation.raw(from));
                    if (kind_of(from) == Kind::objectives) other.objectives(from) = situation.objectives(from);
                }
                const Assessment a = assess(test_charts(), *procedure, situation);
                const Assessment b = assess(test_charts(), *procedure, other);
                if (a.situation.raw(fact) != b.situation.raw(fact)) {
                    wrong.insert(chart.id + ": " + std::string(name_of(fact)) + left_out(drawer, *procedure, *words, fact));
                    break;
                }
            }
        }
    }
    CHECK_MESSAGE(wrong.empty(), "\"from\" in charts/facts.toml leaves something out:\n",
                  listed(wrong, [](const std::string& text) { return text; }));
}

TEST_CASE("every fact that a chart asks for changes something") {
    // The public names have it; that it is cavalry at all is the only thing it says.
    const std::string arm_of_cavalry = "cavalry_charge: unit.arm";
    std::vector<std::string> idle;
    for (const Procedure* procedure : procedures()) {
        const SituationDrawer drawer(test_charts(), *procedure);
        for (const FactRow& fact : drawer.chart().facts) {
            if (!changes_something(drawer, *procedure, fact)) idle.push_back(drawer.chart().id + ": " + std::string(name_of(fact.fact)));
        }
    }
    std::erase(idle, arm_of_cavalry);
    CHECK_MESSAGE(idle.empty(), "asked, and nothing hangs on it:\n", listed(idle, [](const std::string& text) { return text; }));
}

namespace {

// Cases in which a row that names the ruling, or that it touches, hinges on it.
std::vector<Wish> naming(const Chart& chart, Ruling ruling) {
    std::vector<Wish> wishes;
    for_each_when(chart, [&](const When& when) {
        for (std::size_t c = 0; c < when.all.size(); ++c) {
            for (const Literal& literal : when.all[c].any) {
                if (!(literal.slot == Slot(ruling))) continue;
                Wish wish = Wish::all_of(when, c);
                for (const Literal& other : when.all[c].any) {
                    if (!(other == literal)) wish.literals.emplace_back(other, false);
                }
                wishes.push_back(wish);
            }
        }
    });
    for (const ItemRow& row : chart.items) {
        if (std::find(row.rulings.begin(), row.rulings.end(), id_of(ruling)) == row.rulings.end()) continue;
        for (std::size_t c = 0; c < row.when.all.size(); ++c) wishes.push_back(Wish::all_of(row.when, c));
    }
    return wishes;
}

bool changes_something(const Procedure& procedure, Ruling ruling, std::int32_t choice) {
    const SituationDrawer drawer(test_charts(), procedure);
    std::vector<Wish> wishes = naming(drawer.chart(), ruling);
    const int most = wishes.empty() ? 300 : 10'000;
    wishes.emplace_back();
    Chance64 chance(13);
    for (int tries = 0; tries < most; ++tries) {
        Situation situation = drawer.draw(chance, chance.one_of(wishes));
        Situation other = situation;
        situation.set_ruling(ruling, 0);
        other.set_ruling(ruling, choice);
        if (whole_effect(test_charts(), procedure, situation) != whole_effect(test_charts(), procedure, other)) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("every ruling changes something, each choice against the default") {
    std::vector<std::string> idle;
    for (std::size_t i = 0; i < kRulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        for (std::int32_t choice = 1; choice < static_cast<std::int32_t>(choices_of(ruling).size()); ++choice) {
            if (std::none_of(procedures().begin(), procedures().end(),
                             [&](const Procedure* procedure) { return changes_something(*procedure, ruling, choice); })) {
                idle.push_back(std::string(id_of(ruling)) + "=" + std::string(choices_of(ruling)[static_cast<std::size_t>(choice)]));
            }
        }
    }
    CHECK_MESSAGE(idle.empty(), "choices that change nothing:\n", listed(idle, [](const std::string& text) { return text; }));
}

TEST_CASE("the numbers and named rows of the charts are those that the procedures ask for") {
    std::set<std::string> used;
    for (const Procedure* procedure : procedures()) {
        const Chart& chart = *test_charts().find(procedure->id);
        CAPTURE(chart.id);
        for (std::size_t n = 0; n < kNumberCount; ++n) {
            const auto number = static_cast<Number>(n);
            const bool asked = std::find(procedure->numbers.begin(), procedure->numbers.end(), number) != procedure->numbers.end();
            CAPTURE(name_of(number));
            CHECK(asked == !chart.numbers[n].empty());
            if (asked) used.insert(std::string(name_of(number)));
        }
        for (const ResultRow& row : chart.results) {
            if (row.name.empty()) continue;
            CAPTURE(row.name);
            CHECK(std::find(procedure->results.begin(), procedure->results.end(), row.name) != procedure->results.end());
        }
    }
    for (std::size_t n = 0; n < kNumberCount; ++n) {
        CAPTURE(name_of(static_cast<Number>(n)));
        CHECK(used.contains(std::string(name_of(static_cast<Number>(n)))));
    }
}

TEST_CASE("every row has its words and its page") {
    const auto check = [](const Chart& chart, const auto& rows) {
        for (const auto& row : rows) {
            CAPTURE(chart.id);
            CAPTURE(row.place.line);
            CHECK(!row.label.empty());
            CHECK(!row.page.empty());
            // The lists have no pages of their own in our copy: a line of them says which.
            CHECK_FALSE(row.page.ends_with("army list"));
        }
    };
    for (const Chart& chart : test_charts().procedures()) {
        check(chart, chart.items);
        check(chart, chart.refusals);
        check(chart, chart.automatics);
        check(chart, chart.results);
        for (const auto& rows : chart.numbers) {
            for (const NumberRow& row : rows) CHECK_MESSAGE(!row.page.empty(), chart.id, ":", row.place.line);
        }
        CHECK_MESSAGE(!chart.page.empty(), chart.id);
        CHECK_MESSAGE(!chart.title.empty(), chart.id);
    }
    for (const Table& table : test_charts().tables()) {
        for (const TableRow& row : table.rows) CHECK_MESSAGE(!row.page.ends_with("army list"), table.id, ": ", row.id);
    }
}

// A row that hinges on a ruling names it, so that whoever reads the row finds both readings.
TEST_CASE("every row names the rulings of its conditions") {
    const auto check = [](const Chart& chart, const auto& rows) {
        for (const auto& row : rows) {
            for (const Clause& clause : row.when.all) {
                for (const Literal& literal : clause.any) {
                    if (!literal.slot.is_ruling()) continue;
                    const std::string_view id = id_of(literal.slot.ruling());
                    CHECK_MESSAGE(std::find(row.rulings.begin(), row.rulings.end(), id) != row.rulings.end(), row.place.file, ":",
                                  row.place.line, ": ", chart.id, ": ", row.id, " hinges on ", std::string(id));
                }
            }
        }
    };
    for (const Chart& chart : test_charts().procedures()) {
        check(chart, chart.items);
        check(chart, chart.refusals);
        check(chart, chart.automatics);
    }
}

namespace {

struct Words {
    std::string_view name;
    std::string_view value;
};

int dice_with(std::string_view procedure, std::initializer_list<Words> facts) {
    const Charts& charts = test_charts();
    SituationBuilder builder(charts, *charts.find(procedure), TableManners(), {});
    for (const auto& [name, value] : facts) builder.give_words(name, value, {});
    const Situation situation = builder.finish();
    REQUIRE_MESSAGE(builder.problems().none(), builder.problems().sentences());
    const Assessment a = assess(charts, *procedure_named(procedure), situation);
    REQUIRE(!a.refused());
    return a.pool.sum(Of::dice);
}

}  // namespace

TEST_CASE("what cover does in the charts of fire, morale and melee is what its table says") {
    const Table& table = *test_charts().table("cover_effects");
    for (const std::string_view cover : words_of(Kind::cover)) {
        CAPTURE(cover);
        const auto cell = [&](std::string_view column) { return table.cell(cover, column, Scale::mm25)->whole().value_or(-99); };
        // High grades, so that no minimum comes between.
        CHECK(dice_with("small_arms_fire", {{"firer.grade", "4"}, {"range", "normal"}, {"target.cover", cover}}) -
                  dice_with("small_arms_fire", {{"firer.grade", "4"}, {"range", "normal"}}) == cell("fire"));
        CHECK(dice_with("artillery_fire", {{"firer.gun", "siege"}, {"range", "medium"}, {"target.cover", cover}}) -
                  dice_with("artillery_fire", {{"firer.gun", "siege"}, {"range", "medium"}}) == cell("fire"));
        CHECK(dice_with("morale", {{"unit.grade", "4"}, {"unit.cover", cover}}) - dice_with("morale", {{"unit.grade", "4"}}) ==
              cell("morale"));
        CHECK(dice_with("melee", {{"unit.grade", "4"}, {"unit.front_rank", "12"}, {"opponent.cover", cover}}) -
                  dice_with("melee", {{"unit.grade", "4"}, {"unit.front_rank", "12"}}) == cell("melee"));
    }
}
