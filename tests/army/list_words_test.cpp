#include "core/army/list_words.hpp"
#include "core/battle/record_fields.hpp"
#include "core/battle/set_up.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("shares and faces") {
    CHECK(Span::read("65-80", 100)->text() == "65-80");
    CHECK(Span::read("15", 100)->text() == "15");
    CHECK(!Span::read("15", 100)->open());
    CHECK(Span::read("2-4", 6)->holds(4));
    CHECK(!Span::read("2-4", 6)->holds(5));
    for (const char* wrong : {"", "-", "5-", "-5", "80-65", "101", "65-101", "a", "6 5", "1-2-3"}) {
        CAPTURE(wrong);
        CHECK(!Span::read(wrong, 100));
    }
}

TEST_CASE("years and months") {
    const auto text = [](const char* written) { return Period::read(written) ? Period::read(written)->text() : "?"; };
    CHECK(text("1756-1763") == "1756 to 1763");
    CHECK(text("1759-") == "from 1759");
    CHECK(text("-1708") == "until 1708");
    CHECK(text("1745") == "1745");
    CHECK(text("1778-05 to 1783") == "1778-05 to 1783");
    CHECK(Period{}.text() == "always");
    for (const char* wrong : {"", "1763-1756", "175", "1778-13 to 1783", "1500-1600", "1756-", "17566"}) {
        CAPTURE(wrong);
        if (std::string(wrong) == "1756-") CHECK(Period::read(wrong));
        else CHECK(!Period::read(wrong));
    }
    // 1758 ends before 1759 begins; May 1778 lies in 1778.
    CHECK(!Period::read("-1758")->overlaps(*Period::read("1759-")));
    CHECK(Period::read("1778-05 to 1783")->overlaps(*Period::read("1778")));
    CHECK(!Period::read("1778-05 to 1783")->covers(*Period::read("1778")));
}

TEST_CASE("the keys of traits and conditions are those of an order of battle, with values that it takes") {
    const auto battle_of = [](const std::string& army, const std::string& unit) {
        return read_battle(test_charts(),
                           "[[army]]\nname = \"A\"\n" + army + "[[army]]\nname = \"B\"\n[[unit]]\nname = \"b\"\narmy = \"B\"\n" +
                               "[[unit]]\nname = \"a\"\narmy = \"A\"\n" + unit,
                           "o");
    };
    const auto plain = battle_of("", "");
    REQUIRE(plain.ok());
    const auto lines = [](const std::vector<SetKey>& keys) {
        std::string out;
        for (const SetKey& key : keys) {
            out += key.name + " = ";
            if (const auto* yes = std::get_if<bool>(&key.value)) out += *yes ? "true" : "false";
            else if (const auto* number = std::get_if<std::int32_t>(&key.value)) out += std::to_string(*number);
            else out += '"' + std::get<std::string>(key.value) + '"';
            out += '\n';
        }
        return out;
    };
    for (const Trait& trait : traits()) {
        if (trait.sets.empty()) continue;
        CAPTURE(trait.id);
        std::string arm;
        for (const std::string_view of_horse : {"french_horse", "russian_cavalry", "indian_light", "all_out", "french_charge", "carbines", "cossack"}) {
            if (trait.id.starts_with(of_horse)) arm = "arm = \"light_cavalry\"\n";
        }
        const auto battle = battle_of("", arm + lines(trait.keys()));
        REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
        // It makes another unit of it; volley fire alone is what foot does anyway.
        const auto without = battle_of("", arm);
        CHECK((battle->units.back() == without->units.back()) == (trait.id == "volley_fire"));
    }
    for (const ListCondition& condition : list_conditions()) {
        if (condition.sets.empty()) continue;
        CAPTURE(condition.id);
        const auto battle = battle_of(lines(condition.keys()), "");
        REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
        CHECK(battle->armies.front() != plain->armies.front());
    }
}
