// Several rolls in one case: what the program threw goes into the log as thrown by the program, and what was read off the
// table as that.

#include "app/desk/laid_dice.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

/// red-1 has charged blue-1 home: 5 dice against 4, then the flag and the result with a die each. The faces make red lose
/// 1 and blue 3 (a six of the sum is a hit), as in bout_typed_test.
const std::vector<int> kFaces = {6, 6, 4, 1, 1, 5, 4, 1, 1, 3, 2};

Battle one_melee() {
    AtBattle set_up;
    set_up.phase(10);
    Contact one;
    one.id = "1";
    one.unit = "red-1";
    one.opponent = "blue-1";
    one.since_turn = set_up.battle().game.turn;
    set_up.come(one);
    set_up.set("red-1", &Unit::charged_turn, set_up.battle().game.turn);
    set_up.set("red-1", &Unit::charge_distance, Inches::whole(10));
    return set_up.battle();
}

/// The melee fought on a desk whose program throws these dice, with these keys.
struct Fought {
    explicit Fought(const std::string& keys, std::vector<int> thrown) : table("", std::move(thrown)) {
        table.open(one_melee());
        table.type("e" + table.code("red-1"));
        table.type(keys);
    }
    [[nodiscard]] const Entry& entry() const {
        REQUIRE(table_desk().session()->log().entries().size() == 1);
        return table_desk().session()->log().entries().back();
    }
    /// "program program program"
    [[nodiscard]] std::string origins() const {
        constexpr std::string_view kWords[] = {"faces", "total", "program", "script"};
        std::string out;
        for (const Rolled& rolled : entry().rolls) out += (out.empty() ? "" : " ") + std::string(kWords[static_cast<std::size_t>(rolled.origin)]);
        return out;
    }
    [[nodiscard]] const Desk& table_desk() const { return const_cast<AtDesk&>(table).desk(); }
    AtDesk table;
};

std::vector<int> from(std::size_t place) { return {kFaces.begin() + static_cast<std::ptrdiff_t>(place), kFaces.end()}; }

}  // namespace

TEST_CASE("a melee that the program rolls throughout is logged so, with the same end as with dice of the table") {
    const Fought typed("6,6,4,1,1,5,4,1,1\n3\n2\n", {1});
    CHECK(typed.origins() == "faces faces faces");
    const Fought thrown("*\n*\n*\n", kFaces);
    CHECK(thrown.origins() == "program program program");
    CHECK(thrown.table.battle() == typed.table.battle());
    CHECK(thrown.entry().say == typed.entry().say);
    for (std::size_t i = 0; i < 3; ++i) CHECK(thrown.entry().rolls[i].faces == typed.entry().rolls[i].faces);
}

TEST_CASE("some dice of the table, some of the program: each roll says whose") {
    CHECK(Fought("6,6,4,1,1,5,4,1,1\n*\n*\n", from(9)).origins() == "faces program program");
    CHECK(Fought("*\n3\n*\n", {6, 6, 4, 1, 1, 5, 4, 1, 1, 2}).origins() == "program faces program");
    const Fought totals("18,11\n*\n2\n", {3});
    CHECK(totals.origins() == "total program faces");
    CHECK(totals.entry().rolls[0].sums == std::vector{18, 11});
}

TEST_CASE("what is changed after the throw was typed; what is taken back and left as it is was thrown") {
    CHECK(Fought("*\b1\n*\n*\n", kFaces).origins() == "faces program program");
    CHECK(Fought("*\n*\n\b\n*\n", kFaces).origins() == "program program program");
}

TEST_CASE("the power is cut in the middle, and the dice are still whose they were") {
    Fought fought("*\n3", {6, 6, 4, 1, 1, 5, 4, 1, 1, 2});
    fought.table.start_again();
    fought.table.type("\n*\n");
    CHECK(fought.origins() == "program faces program");
}

TEST_CASE("dice of a total that was typed after the program's own cannot be told apart: all are taken as typed") {
    Work work;
    work.laid = {{Origin::program, 1}};
    work.faces = {4};
    DiceTyped typed;
    typed.total = 9;
    Intent intent = with_typed_dice(work, typed);
    CHECK_FALSE(take_thrown(intent, work, typed).has_value());
    CHECK(intent.faces == std::vector{4});
    CHECK(intent.origin == Origin::typed_faces);
}

TEST_CASE("the program's dice mend an earlier entry too, and nothing new is begun") {
    AtDesk table("armylists/ready/first-battle.toml", std::vector<int>(20, 5));
    table.go_to_phase(8);
    std::string firer;
    std::string target;
    for (const Unit& unit : table.battle().units) {
        if (unit.arm != Arm::infantry) continue;
        if (firer.empty()) firer = unit.id;
        else if (unit.army != table.battle().armies[0].id && target.empty()) target = unit.id;
    }
    table.ask(BeginCase{"small_arms_fire", firer, target});
    table.type("3\n");
    table.type(std::to_string(table.desk().case_view().roll->wanted.first.whole) + "\n");   // every die a 1
    const std::size_t before = table.entries();
    table.ask(BeginCorrection{static_cast<int>(before)});
    table.type("\b\b*");
    CHECK(table.entries() == before);
    REQUIRE(table.desk().correcting().has_value());
    CHECK(table.desk().work().typed_dice.starts_with("5"));
}
