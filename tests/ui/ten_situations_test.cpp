// Ten situations as players say them, settled on the whole screen by keys alone. Dice pools and results are worked out by
// hand from the book. None takes more keystrokes than the paper charts take steps: for each roll to find the chart, to
// find each line that counts, to read each die, and to read the result.

#include "tests/ui/opened.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

int dice_in(const Rolled& rolled) {
    int dice = static_cast<int>(rolled.faces.size());
    if (dice > 0) return dice;
    for (const ItemTaken& item : rolled.items) dice += item.of == Of::dice ? item.amount : 0;
    return dice;
}

/// The battle as it was set up, opened on the screen; red's units have the codes a1, a2, a3, blue's c1, c2, c3.
class Spoken : public Opened {
public:
    using Opened::Opened;

    /// Keys from the main view on; what was decided with them is `entries`, the last ones of the log.
    void settle_by(const std::string& keys) {
        const std::size_t before = table.entries();
        hands.count_afresh();
        type(keys);
        settle();
        const auto& log = desk().session()->log().entries();
        const std::string why = desk().said() + " / " + desk().asked().label + " " + desk().asked().fault;
        REQUIRE_MESSAGE(log.size() > before, why);
        int paper = 0;
        for (std::size_t i = before; i < log.size(); ++i) {
            for (const Rolled& rolled : log[i].rolls) {
                paper += 2 + static_cast<int>(rolled.items.size() + rolled.other_items.size()) + dice_in(rolled);
            }
        }
        CHECK(hands.keystrokes() <= paper);
        CHECK(hands.clicks() == 0);
        CHECK(faults(hands) == "");
    }
    [[nodiscard]] const Entry& last() { return desk().session()->log().entries().back(); }
    [[nodiscard]] const Unit& unit(std::string_view id) { return *table.battle().unit(id); }
    [[nodiscard]] int dice(std::size_t roll = 0) { return sum_of_dice(last().rolls.at(roll).items); }
};

/// 1/red has charged 1/blue from ten inches, and is in contact with it.
void charged_home(AtBattle& set_up) { in_contact(set_up, "1", "red-1", "blue-1"); }

}  // namespace

TEST_CASE("my grenadiers, formed, twelve figures, fire at his cuirassiers at four inches, they're in the open, first volley") {
    AtBattle set_up;
    set_up.phase(8);
    set_up.set("red-1", &Unit::grade, 3);
    set_up.set("red-1", &Unit::base_grade, 3);
    set_up.set("blue-1", &Unit::arm, Arm::armored_cavalry);
    Spoken at(set_up);
    // Grade 3, first fire 1, cavalry 1; four inches are beyond close musket range (3) and within normal (6): 5 dice.
    at.settle_by("fa1c14\n17\n");
    CHECK(at.dice() == 5);
    CHECK(at.hands.keystrokes() == 10);
    // 17 by sixes: 2 castings, which come off when all have fired.
    CHECK(at.desk().roster().unit("blue-1")->pending == 2);
    CHECK(at.hands.says(at.last().say));
}

TEST_CASE("my heavy guns, full crew, first shot, fourteen inches, into the flank of his line") {
    AtBattle set_up;
    set_up.phase(6);
    set_up.set("red-3", &Unit::gun, Gun::heavy);
    Spoken at(set_up);
    // Heavy 5, first shot 1, flank 1, long range (12 to 20 inches) 1 less: 6 dice.
    at.settle_by("aa3c114\ni25\n");
    CHECK(at.dice() == 6);
    CHECK(at.hands.keystrokes() == 12);
    // 25 by twelves: 2 castings.
    CHECK(at.desk().roster().unit("blue-1")->pending == 2);
}

TEST_CASE("my musketeers have lost a quarter, the general stands with them and both flanks are secure: do they hold?") {
    AtBattle set_up;
    set_up.phase(9);
    set_up.set("red-2", &Unit::castings, 9);
    set_up.set("red-chief", &Leader::rating, Rating::class_1);
    set_up.set("red-chief", &Leader::attached, "red-2");
    set_up.owe("morale", "red-2");
    Spoken at(set_up);
    // Grade 2, flanks 1, leader 1, a quarter lost 1 less: 3 dice. 5 halts them, disorganized.
    at.settle_by("1f5\n");
    CHECK(at.dice() == 3);
    CHECK(at.hands.keystrokes() == 4);
    CHECK(at.unit("red-2").state == State::disorganized);
    CHECK(at.hands.says("halts, disorganized"));
}

TEST_CASE("my line has charged home into his line, front to front: fight it out") {
    AtBattle set_up;
    set_up.phase(10);
    charged_home(set_up);
    Spoken at(set_up);
    // Twelve castings are 2 dice, grade 2, the charge 1: 5 dice; his 2 and 2. 18 take 3, 11 take 1: he loses two more.
    // A 3 saves his flag; 2 and 2 are 4: he goes back half a move, disorganized.
    at.settle_by("ea1664115411\n3\n2\n");
    CHECK(at.dice() == 5);
    CHECK(sum_of_dice(at.last().rolls[0].other_items) == 4);
    CHECK(at.hands.keystrokes() == 17);
    CHECK(at.unit("red-1").castings == 11);
    CHECK(at.unit("blue-1").castings == 9);
    CHECK(at.unit("blue-1").state == State::disorganized);
}

TEST_CASE("my grenadiers want to charge his line") {
    Charging set_up("red-1", "blue-1");
    set_up.grade("red-1", 3);
    Spoken at(set_up);
    // Grade 3: three or less.
    at.settle_by("13\n");
    CHECK(at.hands.keystrokes() == 3);
    CHECK(at.last().say == "1/red charges 1/blue");
    CHECK(at.hands.says("1/blue says what it does"));
}

TEST_CASE("my routed line has sat still for a turn and the general has ridden up: does it rally?") {
    AtBattle set_up;
    set_up.turn(3);
    set_up.phase(2);
    set_up.set("red-1", &Unit::state, State::routed);
    set_up.set("red-1", &Unit::state_since, 1);
    set_up.set("red-1", &Unit::routed_turn, 1);
    set_up.set("red-1", &Unit::grade_when_routed, 2);
    set_up.set("red-chief", &Leader::rating, Rating::class_1);
    set_up.set("red-chief", &Leader::attached, "red-1");
    Spoken at(set_up);
    // Grade 2 and a class 1 leader, who takes one off the die: a 3 will do.
    at.settle_by("ra13\n");
    CHECK(at.hands.keystrokes() <= 5);
    CHECK(at.unit("red-1").state == State::broken);
}

TEST_CASE("half my army is down and a battalion is running: does it leave the field?") {
    AtBattle set_up;
    set_up.phase(11);
    // 28 castings; 14 are lost.
    set_up.set("red-1", &Unit::castings, 3);
    set_up.set("red-2", &Unit::castings, 7);
    set_up.set("red-1", &Unit::state, State::routed);
    set_up.set("red-1", &Unit::routed_turn, 1);
    set_up.set("red-1", &Unit::state_since, 1);
    set_up.set("red-1", &Unit::grade_when_routed, 2);
    Spoken at(set_up);
    // Half lost 3, a unit in rout 1: 4 dice; twelve or more and it goes.
    at.settle_by("w" + at.table.code("red") + "14\n");
    CHECK(at.dice() == 4);
    CHECK(at.hands.keystrokes() == 6);
    CHECK(at.last().say == "red leaves the field");
}

TEST_CASE("he has shot two men down around my general: is he hit?") {
    AtBattle set_up;
    set_up.phase(8);
    set_up.set("blue-chief", &Leader::attached, "blue-1");
    // Grade 2 and first fire: 3 dice; 12 are two hits.
    set_up.perform("do small_arms_fire red-1 blue-1 range=5in total=12");
    Spoken at(set_up);
    // He touches the unit: one die, as many as there were hits or less.
    at.settle_by("12\n");
    CHECK(at.hands.keystrokes() == 3);
    CHECK(at.last().say == "Chief of blue is hit");
}

TEST_CASE("my hussars have ridden down his line: do they stop?") {
    AtBattle set_up;
    set_up.phase(10);
    set_up.set("red-1", &Unit::arm, Arm::light_cavalry);
    charged_home(set_up);
    Spoken at(set_up);
    // 2 for castings, grade 2, the charge 1, mounted against foot 2: 7 dice, 42 take 7; his 2 and 2 take none with 4.
    // A 6 takes the flag (7 or less), 1 and 7 are a rout. Light cavalry pursues on 5, one less since the flag has made
    // it grade 3: a 4, and it must.
    at.settle_by("ea166666661111\n6\n1\n4\n");
    CHECK(at.dice() == 7);
    CHECK(at.hands.keystrokes() == 21);
    CHECK(at.unit("blue-1").state == State::routed);
    CHECK(at.unit("red-1").in_pursuit);
}

TEST_CASE("his dragoons charge my line in the flank from twelve inches: it stands, and forms square when they are at six") {
    Charging set_up("red-1", "blue-1");
    set_up.arm("red-1", Arm::dragoons);
    Spoken at(set_up);
    // The charge: grade 2, into a flank 1: 3 dice, 12 will do. Being charged costs my line of grade 2 a die: one die, a 6.
    // Square: grade 2, six inches away 1, charged in flank 1 less: two or less.
    at.settle_by("1SD12\n12\n\n6\nAA\n2\n");
    CHECK(at.hands.keystrokes() == 17);
    CHECK(at.unit("blue-1").formation == Formation::square);
    CHECK(at.unit("blue-1").state == State::normal);
}
