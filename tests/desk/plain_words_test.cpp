// What charts, corrections and the command line write in signs of their own, in words.

#include "app/desk/chart_view.hpp"
#include "app/desk/plain_words.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

TEST_CASE("conditions of a chart in words") {
    CHECK(condition_in_words("") == "");
    CHECK(condition_in_words("unit.arm=dragoons|horse|armored_cavalry") == "arm is dragoons, horse or armored cavalry");
    CHECK(condition_in_words("opponent.state!=routed, not unit.regular") == "opponent's state is not routed, not regular");
    CHECK(condition_in_words("not firer.native, target.in_melee") == "not native, target in melee");
    CHECK(condition_in_words("unit.arm!=horse or R-106=union") == "arm is not horse or ruling R-106 is union");
    CHECK(condition_in_words("unit.castings>=6, scale=15mm") == "castings at least 6, scale is 15mm");
}

TEST_CASE("no row that is found, and no row of a chart, shows the signs of a condition") {
    const report::Club club;
    int looked_at = 0;
    const auto look = [&](const report::ChartRow& row) {
        for (const std::string& text : {row.when, row.marks}) {
            CAPTURE(row.id);
            CHECK(text.find_first_of("=|_!<>") == std::string::npos);
            if (!text.empty()) ++looked_at;
        }
    };
    for (const char* word : {"cavalry", "die", "range", "leader", "R-106"}) {
        for (const report::ChartRow& row : found_rows(test_charts(), word, club, 100)) look(row);
    }
    for (const char* chart : {"pursuit", "melee", "small_arms_fire", "morale"}) {
        for (const report::ChartRow& row : chart_sheet(test_charts(), chart, club).rows) look(row);
    }
    CHECK(looked_at > 100);
}

TEST_CASE("a fault without what would be typed at a terminal") {
    CHECK(without_signs("say how far 1/red was from 1/blue: distance=7") == "say how far 1/red was from 1/blue");
    CHECK(without_signs("1/red has no charge move as it stands: say how far it can go, move=12") == "1/red has no charge move as it stands: say how far it can go");
    CHECK(without_signs("it falls short (short=yes), or give a reason") == "it falls short, or give a reason");
    CHECK(without_signs("1/red owes no morale check: say why it makes one") == "1/red owes no morale check: say why it makes one");
    CHECK(without_signs("a leader (class 2) is there") == "a leader (class 2) is there");
}

TEST_CASE("what a correction changes is told by the names of units, procedures and facts") {
    const Battle battle = small_battle();
    CHECK(with_names(test_charts(), battle, "small_arms_fire red-1 at blue-2: rolled 18 -> 14") == "Small arms fire 1/red at 2/blue: rolled 18 \u2192 14");
    CHECK(with_names(test_charts(), battle, "unit red-1: castings 6 -> 0.") == "unit 1/red: castings 6 \u2192 0.");
    CHECK(with_names(test_charts(), battle, "target.in_flank yes -> no") == "target's in flank yes \u2192 no");
    CHECK(with_names(test_charts(), battle, "the last word, and red-chief") == "the last word, and Chief of red");
}
