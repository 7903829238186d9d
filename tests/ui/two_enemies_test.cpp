// A melee of one line against two enemies at once, on the screen: by keys and by mouse. The dice of the one are shared among
// the two, and the front that each has is told; what the screen shows is what the report says.

#include "tests/ui/opened.hpp"

using namespace aor;
using namespace aor::tests;

namespace {

AtBattle one_against_two() {
    AtBattle set_up;
    set_up.phase(10);
    in_contact(set_up, "1", "red-1", "blue-1");
    in_contact(set_up, "2", "red-2", "blue-1");
    return set_up;
}

/// What the report says of the roll stands on the screen.
void shown_as_reported(Opened& at) {
    REQUIRE(at.desk().case_view().roll.has_value());
    const desk::RollView& roll = *at.desk().case_view().roll;
    // Whose dice come next, as long as any do.
    const std::string pools = roll.next.say.empty() ? roll.pool + " against " + roll.other_pool : roll.next.say;
    CHECK_MESSAGE(at.hands.says(pools), pools);
    CHECK(at.hands.says(roll.actor));
    CHECK(at.hands.says(roll.target));
    for (const auto* lines : {&roll.lines, &roll.other_lines}) {
        for (const report::PoolRow& line : *lines) {
            if (!line.counts) continue;
            CHECK_MESSAGE(at.hands.says(line.label), line.label);
            CHECK_MESSAGE(at.hands.says(line.amount), line.amount);
        }
    }
    CHECK(faults(at.hands) == "");
}

const desk::FactLine& fact(Opened& at, std::string_view name) {
    for (const desk::FactLine& line : at.desk().case_view().roll->facts) {
        if (line.name == name) return line;
    }
    FAIL("the case has no fact ", name);
    std::abort();
}

int dice_of(const std::vector<ItemTaken>& items) { return sum_of_dice(items); }

void go_on(Opened& at) {
    at.hands.click(at.desk().case_view().ready ? "Done  [Enter]###confirm" : "Go on  [Enter]###confirm");
    at.settle();
}

void check_log(Opened& at, std::size_t before) {
    REQUIRE_MESSAGE(at.table.entries() == before + 1, at.desk().said());
    const Entry& entry = at.desk().session()->log().entries().back();
    REQUIRE(entry.rolls.size() >= 2);
    // The defender: 2 for its castings, 2 for its grade, are 4 dice, two against each (p 37, the first example).
    CHECK(dice_of(entry.rolls[0].other_items) == 2);
    CHECK(dice_of(entry.rolls[1].other_items) == 2);
    at.settle();
    CHECK(at.hands.says(entry.say));
}

}  // namespace

TEST_CASE("by keys: the front of each enemy told, each of the two rolls with its own dice") {
    Opened at(one_against_two());
    const std::size_t before = at.table.entries();
    at.hands.count_afresh();
    at.type("e" + at.table.code("blue-1"));
    at.settle();
    // Its front of 12 is shared: 6 to the one, and 12 to 6 is double; 10 to 6 of the other is one and a half.
    int rolls = 0;
    for (const char* front : {"6", "10"}) {
        CAPTURE(front);
        if (fact(at, "unit.frontage").key == '\0') at.hands.key(ImGuiKey_Tab);
        at.settle();
        const char key = fact(at, "unit.frontage").key;
        REQUIRE(key != '\0');
        at.type(std::string(1, key) + front + "\n");
        at.settle();
        if (at.desk().asked().what == desk::Asking::reason) at.type("seen\n");
        at.settle();
        REQUIRE_MESSAGE(at.desk().asked().what == desk::Asking::dice, at.desk().asked().label);
        shown_as_reported(at);
        const desk::RollView& roll = *at.desk().case_view().roll;
        const int dice = roll.wanted.most;
        // 2 castings, 2 grade, 1 charge and what the front adds, are 5 and 6 dice; the defender has two against each.
        CHECK(roll.pool == (rolls == 0 ? "5 dice" : "6 dice"));
        CHECK(roll.other_pool == "2 dice");
        // One six of the defender against the second takes a casting, as the six ones of that enemy do: neither bout is won.
        std::string faces;
        for (int i = 0; i < dice; ++i) faces += rolls == 1 && i == dice - 2 ? "6," : "1,";
        at.type(faces + "\n");
        at.settle();
        ++rolls;
    }
    if (at.table.entries() == before) at.type("\n");
    check_log(at, before);
    CHECK(at.hands.clicks() == 0);
}

TEST_CASE("by mouse: one against two, dice clicked") {
    Opened at(one_against_two());
    const std::size_t before = at.table.entries();
    at.hands.count_afresh();
    at.hands.click("Melee  [e]");
    at.settle();
    at.hands.click(at.table.code("blue-1") + "  " + desk::name_of(at.table.battle(), "blue-1"));
    at.settle();
    for (int roll = 0; roll < 2; ++roll) {
        CAPTURE(roll);
        REQUIRE_MESSAGE(at.desk().asked().what == desk::Asking::dice, at.desk().asked().label);
        shown_as_reported(at);
        const auto& wanted = at.desk().case_view().roll->wanted;
        const int dice = wanted.most;
        for (int i = 0; i < dice; ++i) at.hands.click("1###face1");
        at.settle();
        go_on(at);
    }
    // What a bout that is won brings is rolled by one die.
    for (int roll = 0; roll < 4 && at.table.entries() == before; ++roll) {
        if (at.desk().asked().what == desk::Asking::dice && at.desk().work().typed_dice.empty()) at.hands.click("3###face3");
        go_on(at);
    }
    check_log(at, before);
    CHECK(at.hands.keystrokes() == 0);
}
