// How many keys it takes. A referee whose program is slower than the paper chart closes it: at most 12 keystrokes from the
// main view to a fire that is applied, dice and Enter included, whoever the pair; at most 5 for a morale check that is owed.

#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>

using namespace aor;

namespace {

std::vector<std::string> foot_of(const Battle& battle, const ArmyId& army) {
    std::vector<std::string> ids;
    for (const Unit& unit : battle.units) {
        if (unit.army == army && unit.arm == Arm::infantry && is_on_table(unit)) ids.push_back(unit.id);
    }
    return ids;
}

std::vector<std::string> all_of(const Battle& battle, const ArmyId& army) {
    std::vector<std::string> ids;
    for (const Unit& unit : battle.units) {
        if (unit.army == army && is_on_table(unit)) ids.push_back(unit.id);
    }
    return ids;
}

}  // namespace

TEST_CASE("a fire between two units on the table: the worst of twenty drawn pairs takes at most 12 keystrokes") {
    for (const char* order : {"armylists/ready/first-battle.toml", "armylists/ready/grand-battle.toml"}) {
        CAPTURE(order);
        AtDesk table(order);
        table.go_to_phase(8);
        std::mt19937 draw(1757);
        int worst = 0;
        int fires = 0;
        for (int attempt = 0; attempt < 200 && fires < 20; ++attempt) {
            const Battle& battle = table.battle();
            const auto& armies = battle.armies;
            const ArmyId& mine = armies[draw() % armies.size()].id;
            const ArmyId& his = armies[draw() % armies.size()].id;
            if (are_friends(battle, mine, his)) continue;
            const auto firers = foot_of(battle, mine);
            const auto targets = all_of(battle, his);
            const std::string firer = firers[draw() % firers.size()];
            const std::string target = targets[draw() % targets.size()];
            CAPTURE(firer);
            CAPTURE(target);

            const std::size_t before = table.entries();
            table.count_anew();
            table.type("f" + table.code(firer) + table.code(target));
            REQUIRE(table.desk().asked().what == desk::Asking::fact);
            REQUIRE(table.desk().asked().fact == "range");
            table.type("3.5\n");
            REQUIRE_MESSAGE(table.desk().asked().what == desk::Asking::dice, table.desk().said());
            REQUIRE(table.desk().case_view().roll.has_value());
            const int dice = table.desk().case_view().roll->wanted.first.whole;
            const std::string total = std::to_string(dice * 3 + 1);
            table.type(total + "\n");
            REQUIRE_MESSAGE(table.entries() == before + 1, table.desk().said(), table.desk().asked().fault);
            worst = std::max(worst, table.keys());
            ++fires;
            table.type("u");
        }
        CHECK(fires == 20);
        CHECK(worst <= 12);
        // f, two signs for each of the two, 3.5 and Enter, a total of two digits and Enter: 12 keys, and never fewer than 11.
        CHECK(worst >= 11);
    }
}

TEST_CASE("a morale check that is owed: the worst of twenty drawn units takes at most 5 keystrokes") {
    for (const char* order : {"armylists/ready/first-battle.toml", "armylists/ready/grand-battle.toml"}) {
        CAPTURE(order);
        AtDesk table(order);
        table.go_to_phase(8);
        std::mt19937 draw(1757);
        int worst = 0;
        for (int check = 0; check < 20; ++check) {
            const auto& armies = table.battle().armies;
            const auto foot = foot_of(table.battle(), armies[draw() % armies.size()].id);
            desk::Perform owe;
            owe.intent.verb = "owe";
            owe.intent.procedure = "morale";
            owe.intent.actor = foot[draw() % foot.size()];
            owe.intent.reason = "passed through by a retiring friend";
            CAPTURE(owe.intent.actor);
            table.ask(owe);
            REQUIRE_MESSAGE(table.desk().duties().front().procedure == "morale", table.desk().said());

            const std::size_t before = table.entries();
            table.count_anew();
            table.type("\n");
            REQUIRE(table.desk().case_view().roll.has_value());
            const int dice = table.desk().case_view().roll->wanted.first.whole;
            table.type(std::to_string(dice * 4) + "\n");
            CHECK_MESSAGE(table.entries() == before + 1, table.desk().said());
            worst = std::max(worst, table.keys());
            // Undone with what came of it, so that the next one is owed alone.
            table.type("uu");
            REQUIRE(table.desk().duties().empty());
        }
        CHECK(worst <= 5);
        // Enter, a total of one or two digits, Enter: never fewer than 3.
        CHECK(worst >= 3);
    }
}
