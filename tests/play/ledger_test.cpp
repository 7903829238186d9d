// The withdrawal ledger: losses, lines, every die with what is behind it, and exact chances.

#include "core/play/known_army.hpp"
#include "core/play/ledger.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// The two armies with as many castings as the test wants, so many of them lost.
Battle battle_of(int start, int lost) {
    Battle battle = small_battle();
    for (Unit& unit : battle.units) {
        if (unit.id == "red-1") {
            unit.castings_start = start - 16;
            unit.castings = start - 16 - lost;
        }
    }
    return battle;
}

ArmyLedger of(const Battle& battle, std::string_view army, const Log* log = nullptr) {
    const Ledger all = ledger(test_charts(), battle, log);
    REQUIRE(all.army(army) != nullptr);
    return *all.army(army);
}

Trophy flag(const std::string& id, const std::string& unit, const std::string& by, int turn, int entry) {
    Trophy trophy;
    trophy.id = id;
    trophy.unit = unit;
    trophy.lost_by = unit.substr(0, unit.find('-'));
    trophy.taken_by_unit = by;
    trophy.taken_by = by.substr(0, by.find('-'));
    trophy.turn = turn;
    trophy.entry = entry;
    return trophy;
}

Trophy leader(const std::string& id, const std::string& lost_by, Rating rating, Fate fate) {
    Trophy trophy;
    trophy.id = id;
    trophy.kind = TrophyKind::leader;
    trophy.leader = lost_by + "-chief";
    trophy.lost_by = lost_by;
    trophy.rating = rating;
    trophy.fate = fate;
    trophy.turn = 5;
    return trophy;
}

/// "flags_and_batteries_lost 2: flag of 1/red, taken by 1/blue (4/37) = 2; ..."
std::string in_text(const std::vector<LedgerLine>& lines) {
    std::string out;
    for (const LedgerLine& line : lines) {
        out += std::string(line.item.id) + ' ' + std::to_string(line.item.amount) + (line.item.of == Of::half_dice ? " half" : "") + '\n';
        for (const LedgerDie& die : line.dice) {
            out += "  " + std::to_string(die.half_dice);
            for (const BehindDie& behind : die.behind) {
                out += " | " + behind.say + " (" + std::to_string(behind.turn) + '/' + std::to_string(behind.entry) + ')';
            }
            if (!die.note.empty()) out += " - " + die.note;
            out += '\n';
        }
    }
    return out;
}

void check_that_dice_add_up(const ArmyLedger& army) {
    for (const LedgerLine& line : army.dice) {
        int sum = 0;
        for (const LedgerDie& die : line.dice) sum += die.half_dice;
        CAPTURE(line.item.id);
        CHECK(sum == line.half_dice());
    }
}

}  // namespace

TEST_CASE("an army of 203 castings is at a quarter with its 51st, not with its 50th") {
    const ArmyLedger at_50 = of(battle_of(203, 50), "red");
    REQUIRE(at_50.start_line);
    CHECK(at_50.counted == Castings{203, 50});
    CHECK(at_50.start_line->at == 51);        // 203 / 4 = 50.75
    CHECK(at_50.start_line->left == 1);
    CHECK_FALSE(at_50.past_start_line);
    const ArmyLedger at_51 = of(battle_of(203, 51), "red");
    CHECK(at_51.start_line->left == 0);
    CHECK(at_51.past_start_line);
    CHECK(at_51.checks_this_turn);
    // 30 % of 203 is 60.9, 40 % 81.2, 50 % 101.5
    CHECK(at_51.lines.at(0).label == "25 %");
    CHECK(at_51.lines.at(1).at == 61);
    CHECK(at_51.lines.at(2).at == 82);
    CHECK(at_51.lines.at(3).at == 102);
    CHECK(at_51.lines.at(3).left == 51);
    // the procedure itself says the same
    CHECK(at_table("withdrawal", "army.castings_start=203 army.castings_lost=50").refused());
    CHECK_FALSE(at_table("withdrawal", "army.castings_start=203 army.castings_lost=51").refused());
}

TEST_CASE("other start lines: Russians on the defence 30, fatigued 20, worn 10 percent; one of its own; none in a siege") {
    Battle battle = battle_of(203, 0);
    const ArmyLedger plain = of(battle, "red");
    REQUIRE(plain.other_lines.size() == 4);
    CHECK(plain.other_lines[1].at == 61);
    CHECK(plain.other_lines[2].at == 41);     // 40.6
    CHECK(plain.other_lines[3].at == 21);     // 20.3
    battle.armies[0].condition = ArmyCondition::worn;
    CHECK(of(battle, "red").start_line->at == 21);
    battle.armies[0].condition = ArmyCondition::fatigued;
    CHECK(of(battle, "red").start_line->at == 41);
    battle.armies[0].condition = ArmyCondition::fresh;
    battle.armies[0].russian_on_defence = true;
    CHECK(of(battle, "red").start_line->at == 61);
    battle.armies[0].start_line = "worn";
    CHECK(of(battle, "red").start_line->at == 21);
    battle.armies[0].start_percent = 33;      // 66.99
    CHECK(of(battle, "red").start_line->at == 67);
    battle.game.in_siege = true;
    CHECK_FALSE(of(battle, "red").start_line.has_value());
    CHECK(of(battle, "red").cannot == "no army checks withdrawal in a siege");
}

TEST_CASE("an army with a start line of its own checks by it, and not by the chart's") {
    AtBattle table;
    table.phase(11);
    table.set("red-1", &Unit::castings, 7);             // 5 of 28: 17.86 percent
    table.come(leader("1.1", "red", Rating::class_1, Fate::killed));
    CHECK(table.fault("do withdrawal red dice=6") == "Army withdrawal check: its losses are not yet large enough for a check (p 8)\n");
    table.set("red", &Army::start_percent, 18);         // 5.04 castings
    CHECK_FALSE(of(table.battle(), "red").checks_this_turn);
    CHECK(table.fault("do withdrawal red dice=6") == "Army withdrawal check: its losses are not yet large enough for a check (p 8)\n");
    table.set("red", &Army::start_percent, 17);         // 4.76
    CHECK(of(table.battle(), "red").checks_this_turn);
    CHECK(table.perform("do withdrawal red dice=6").say == "red stays on the field");
    // and a line beyond the chart's holds it back
    AtBattle late;
    late.phase(11);
    late.set("red-1", &Unit::castings, 4);              // 8 of 28: over a quarter
    late.come(leader("1.1", "red", Rating::class_1, Fate::killed));
    late.set("red", &Army::start_line, "russian_defence");
    CHECK(late.fault("do withdrawal red dice=6").find("not yet large enough") != std::string::npos);
    CHECK_FALSE(of(late.battle(), "red").past_start_line);
}

TEST_CASE("units of 13, 15, 17 and 18 castings at every share") {
    struct Row {
        int start;
        int at[5];        // 25, 30, 40, 50, 75 percent
    };
    // 13: 3.25 3.9 5.2 6.5 9.75; 15: 3.75 4.5 6 7.5 11.25; 17: 4.25 5.1 6.8 8.5 12.75; 18: 4.5 5.4 7.2 9 13.5
    constexpr Row kRows[] = {{13, {4, 4, 6, 7, 10}}, {15, {4, 5, 6, 8, 12}}, {17, {5, 6, 7, 9, 13}}, {18, {5, 6, 8, 9, 14}}};
    constexpr Fraction kShares[] = {{1, 4}, {3, 10}, {2, 5}, {1, 2}, {3, 4}};
    for (const Row& row : kRows) {
        for (std::size_t i = 0; i < 5; ++i) {
            CAPTURE(row.start);
            CAPTURE(i);
            const Threshold just_short = threshold({row.start, row.at[i] - 1}, kShares[i], "", "");
            CHECK(just_short.at == row.at[i]);
            CHECK(just_short.left == 1);
            CHECK_FALSE(just_short.reached);
            const Threshold there = threshold({row.start, row.at[i]}, kShares[i], "", "");
            CHECK(there.left == 0);
            CHECK(there.reached);
        }
    }
    Battle battle = small_battle();
    battle.units[0].castings_start = battle.units[0].castings = 13;
    const ArmyLedger red = of(battle, "red");
    REQUIRE(red.brigades.size() == 1);
    CHECK(red.brigades[0].castings == Castings{29, 0});
    CHECK(red.brigades[0].units[0].marks[0].at == 4);
    CHECK(red.brigades[0].units[0].marks[1].at == 7);
    CHECK(red.brigades[0].units[0].marks[2].at == 10);
}

TEST_CASE("castings: a unit that is lost has lost all; pending ones are told apart") {
    Battle battle = small_battle();
    battle.units[0].castings = 5;
    battle.units[0].presence = Presence::removed;
    Loss pending;
    pending.id = "1.1";
    pending.unit = "red-2";
    pending.castings = 2;
    pending.pending = true;
    battle.losses.push_back(pending);
    const ArmyLedger red = of(battle, "red");
    CHECK(red.castings == Castings{28, 12});
    CHECK(red.pending == 2);
    CHECK(red.brigades[0].units[0].gone);
    CHECK(red.brigades[0].units[1].pending == 2);
}

TEST_CASE("every die has its event behind it, also below the start line") {
    Battle battle = small_battle();
    battle.trophies.push_back(flag("37.1", "red-1", "blue-1", 4, 37));
    Trophy battery = flag("41.1", "red-3", "blue-2", 5, 41);
    battery.kind = TrophyKind::battery;
    battle.trophies.push_back(battery);
    battle.trophies.push_back(leader("50.1", "red", Rating::class_2, Fate::captured));
    battle.trophies.push_back(leader("51.1", "red", Rating::half_die, Fate::killed));
    battle.units[1].state = State::routed;
    battle.units[1].routed_turn = 6;
    battle.sites[0].first_owner = "red";
    battle.sites[0].owner = "blue";
    const ArmyLedger red = of(battle, "red");
    CHECK_FALSE(red.past_start_line);
    CHECK(in_text(red.dice) ==
          "flags_and_batteries_lost 2\n"
          "  2 | flag of 1/red, taken by 1/blue (4/37)\n"
          "  2 | battery 3/red, taken by 2/blue (5/41)\n"
          "units_in_rout 1\n"
          "  2 | 2/red, in rout (6/0)\n"
          "leaders_lost 2\n"
          "  4 | Chief of red, captured (5/0)\n"
          "half_die_leaders_lost 1 half\n"
          "  1 | Chief of red, killed (5/0)\n"
          "objectives_lost 1\n"
          "  2 | The mill, lost (0/0)\n");
    check_that_dice_add_up(red);
    CHECK(red.pool.whole == 6);
    CHECK(red.pool.half == 1);
    CHECK(red.half_dice() == 13);
    CHECK(red.if_checked.of == 279936);      // 6^7
    // it is not there yet: no chance this turn
    CHECK(red.this_turn.ways == 0);
    CHECK(red.by_the_end.ways == 0);
    const ArmyLedger blue = of(battle, "blue");
    // flag and battery, the routed unit, the captured leader, and the mill: nothing left
    CHECK(blue.no_dice);
    CHECK(blue.if_checked.ways == 0);
    check_that_dice_add_up(blue);
}

TEST_CASE("two half-dice are rolled as a whole one; the odd one is rolled as a half-die") {
    Battle battle = small_battle();
    for (const char* id : {"1.1", "2.1", "3.1"}) battle.trophies.push_back(leader(id, "red", Rating::half_die, Fate::killed));
    const ArmyLedger red = of(battle, "red");
    CHECK(red.pool.whole == 1);
    CHECK(red.pool.half == 1);
    CHECK(red.half_dice() == 3);
    check_that_dice_add_up(red);
}

TEST_CASE("a house rule caps the dice for flags: those over it are named and do not count") {
    Battle battle = small_battle();
    battle.game.flag_dice_cap = 1;
    battle.trophies.push_back(flag("37.1", "red-1", "blue-1", 4, 37));
    battle.trophies.push_back(flag("38.1", "red-2", "blue-1", 4, 38));
    const ArmyLedger red = of(battle, "red");
    CHECK(in_text(red.dice) ==
          "flags_and_batteries_lost 1\n"
          "  2 | flag of 1/red, taken by 1/blue (4/37)\n"
          "  0 | flag of 2/red, taken by 1/blue (4/38) - over the house rule's limit of 1\n");
    check_that_dice_add_up(red);
}

TEST_CASE("a large Enlightened Slaughter battle: two flags are behind one die, the odd one behind none") {
    Battle battle = small_battle();
    battle.game.strength_points = 50;
    battle.trophies.push_back(flag("37.1", "red-1", "blue-1", 4, 37));
    battle.trophies.push_back(flag("38.1", "red-2", "blue-1", 4, 38));
    Trophy battery = flag("41.1", "red-3", "blue-2", 5, 41);
    battery.kind = TrophyKind::battery;
    battle.trophies.push_back(battery);
    const ArmyLedger red = of(battle, "red");
    CHECK(in_text(red.dice) ==
          "flags_and_batteries_lost 1\n"
          "  2 | flag of 1/red, taken by 1/blue (4/37) | flag of 2/red, taken by 1/blue (4/38)\n"
          "  0 | battery 3/red, taken by 2/blue (5/41) - the odd one of a large battle does not count\n");
    check_that_dice_add_up(red);
}

TEST_CASE("losses: each die has the loss behind it with which the army came so far") {
    Battle battle = battle_of(100, 52);
    int number = 0;
    for (const int castings : {29, 3, 20}) {           // 29, 32 and 52 lost of 100
        Loss loss;
        loss.id = std::to_string(++number) + ".1";
        loss.unit = "red-1";
        loss.castings = castings;
        loss.turn = number;
        loss.entry = 10 * number;
        battle.losses.push_back(loss);
    }
    const ArmyLedger red = of(battle, "red");
    CHECK(in_text(red.dice) ==
          "losses_50 3\n"
          "  2 | 30 % of its castings lost (2/20)\n"
          "  2 | 40 % of its castings lost (3/30)\n"
          "  2 | 50 % of its castings lost (3/30)\n");
    check_that_dice_add_up(red);
}

TEST_CASE("with the log a village and a rout name their entry") {
    AtBattle table;
    table.set("mill", &Site::first_owner, "red");
    table.turn(3);
    table.set("mill", &Site::owner, "blue");
    const int lost = table.log().next_number() - 1;
    table.set("red-1", &Unit::state, State::routed);
    const ArmyLedger red = of(table.battle(), "red", &table.log());
    CHECK(in_text(red.dice) ==
          "units_in_rout 1\n  2 | 1/red, in rout (3/" + std::to_string(lost + 1) + ")\n" +
          "objectives_lost 1\n  2 | The mill, lost (3/" + std::to_string(lost) + ")\n");
}

TEST_CASE("an objective whose worth is set for it counts as much, in the check too") {
    Battle battle = small_battle();
    battle.sites[0].first_owner = "red";
    battle.sites[0].owner = "blue";
    battle.sites[0].worth = 7;                 // as a primary road and a large village: 4 and 3
    const ArmyLedger red = of(battle, "red");
    CHECK(red.pool.whole == 7);
    check_that_dice_add_up(red);
    battle.sites[0].worth = 0;
    CHECK(of(battle, "red").no_dice);
}

TEST_CASE("chances: the army with more dice rolls first, and the other need not when it goes") {
    Battle battle = small_battle();
    battle.game.turn = 11;
    for (Unit& unit : battle.units) {
        if (unit.arm == Arm::infantry) unit.castings -= 4;      // 8 of 28: over a quarter, under 30 %
    }
    battle.trophies.push_back(leader("1.1", "red", Rating::class_3, Fate::killed));
    battle.trophies.push_back(leader("2.1", "blue", Rating::class_2, Fate::killed));
    const Ledger all = ledger(test_charts(), battle);
    const ArmyLedger& red = all.armies[0];
    const ArmyLedger& blue = all.armies[1];
    CHECK(red.pool.whole == 3);
    CHECK(blue.pool.whole == 2);
    // three dice: 81 of 216 come to 12 or more; two dice: 1 of 36
    CHECK(red.if_checked == ExactChance{81, 216});
    CHECK(blue.if_checked == ExactChance{1, 36});
    CHECK(red.this_turn == ExactChance{81, 216});
    CHECK(blue.this_turn == ExactChance{135, 216 * 36});
    // two turns are left: stay in the first 135/216 * 35/36 = 4725/7776, then again
    CHECK(all.turns_left == 2);
    CHECK(red.by_the_end == ExactChance{Ways(81) * 36 * (7776 + 4725), Ways(7776) * 7776});
    CHECK(blue.by_the_end == ExactChance{Ways(135) * (7776 + 4725), Ways(7776) * 7776});
    REQUIRE(all.order.size() == 2);
    CHECK(all.order[0] == "red checks with 3 dice; it rolls before blue, who need not roll if it goes");
    CHECK(all.order[1] == "blue checks with 2 dice");
}

TEST_CASE("chances: with equal dice both roll, and both may go") {
    Battle battle = small_battle();
    battle.game.turn = 12;
    for (Unit& unit : battle.units) {
        if (unit.arm == Arm::infantry) unit.castings -= 4;
    }
    battle.trophies.push_back(leader("1.1", "red", Rating::class_2, Fate::killed));
    battle.trophies.push_back(leader("2.1", "blue", Rating::class_2, Fate::killed));
    const Ledger all = ledger(test_charts(), battle);
    CHECK(all.armies[0].this_turn == ExactChance{1, 36});
    CHECK(all.armies[1].this_turn == ExactChance{1, 36});
    CHECK(all.armies[0].by_the_end == ExactChance{1, 36});
    CHECK(all.order[0] == "red checks with 2 dice; so does blue: both roll, and both may go");
}

TEST_CASE("chances: allies check apart, and fight on alone") {
    Battle battle = small_battle();
    battle.game.turn = 11;
    Army ally;
    ally.id = ally.name = "green";
    ally.ally_of = "red";
    battle.armies.push_back(ally);
    Unit unit = battle.units[0];
    unit.id = "green-1";
    unit.name = "1/green";
    unit.army = "green";
    unit.brigade = "";
    unit.castings = 8;                          // a third lost: one die
    battle.units.push_back(unit);
    Trophy lost = leader("1.1", "green", Rating::class_1, Fate::killed);
    battle.trophies.push_back(lost);
    const Ledger all = ledger(test_charts(), battle);
    const ArmyLedger& green = *all.army("green");
    CHECK(green.side == "red");
    CHECK(green.pool.whole == 2);
    CHECK(green.counted == Castings{12, 4});
    CHECK(all.army("red")->counted == Castings{28, 0});
    CHECK(green.this_turn == ExactChance{1, 36});
    CHECK(green.by_the_end == ExactChance{Ways(71), Ways(36) * 36});    // 1 - (35/36)^2
    CHECK(all.army("red")->by_the_end.ways == 0);
}

TEST_CASE("chances: an army that has made this turn's check rolls next turn again; one that has left does not") {
    Battle battle = small_battle();
    battle.game.turn = 11;
    battle.units[0].castings -= 8;
    battle.trophies.push_back(leader("1.1", "red", Rating::class_2, Fate::killed));
    battle.armies[0].withdrawal_turn = 11;
    const ArmyLedger red = of(battle, "red");
    CHECK_FALSE(red.checks_this_turn);
    CHECK(red.this_turn.ways == 0);
    CHECK(red.by_the_end == ExactChance{1, 36});
    battle.armies[0].withdrew_turn = 11;
    CHECK(of(battle, "red").by_the_end.ways == 0);
}

TEST_CASE("the dice of every line add up to its amount, whatever has happened") {
    RandomBattles random(20);
    for (int round = 0; round < 400; ++round) {
        Battle battle = small_battle();
        Army ally;
        ally.id = ally.name = "green";
        ally.ally_of = random.chance(50) ? "red" : "blue";
        battle.armies.push_back(ally);
        const std::string armies[] = {"red", "blue", "green"};
        const auto any = [&] { return armies[random.number(0, 2)]; };
        for (Unit& unit : battle.units) {
            unit.castings = random.number(0, unit.castings_start);
            if (random.chance(30)) unit.state = State::routed;
            if (random.chance(20)) unit.presence = static_cast<Presence>(random.number(0, 11));
            if (random.chance(20)) unit.raised_by = any();
        }
        for (int i = random.number(0, 12); i > 0; --i) {
            Trophy trophy;
            trophy.id = std::to_string(i) + ".1";
            trophy.kind = static_cast<TrophyKind>(random.number(0, 2));
            trophy.unit = "red-1";
            trophy.leader = "red-chief";
            trophy.fate = static_cast<Fate>(random.number(1, 3));
            trophy.rating = static_cast<Rating>(random.number(0, 4));
            trophy.lost_by = any();
            if (random.chance(70)) trophy.taken_by = any();
            if (random.chance(20)) trophy.retaken_turn = 2;
            battle.trophies.push_back(trophy);
        }
        for (int i = random.number(0, 4); i > 0; --i) {
            Site site;
            site.id = "site-" + std::to_string(i);
            site.kind = static_cast<Objective>(random.number(0, 13));
            site.worth = random.number(-1, 6);
            site.first_owner = any();
            site.owner = any();
            site.fires = random.number(0, 3);
            battle.sites.push_back(site);
        }
        if (random.chance(30)) battle.game.rulings = {"R-118=chart"};
        if (random.chance(30)) battle.game.strength_points = 60;
        if (random.chance(30)) battle.game.flag_dice_cap = random.number(0, 3);
        if (random.chance(30)) battle.game.battery_dice_cap = random.number(0, 3);
        for (const ArmyLedger& army : ledger(test_charts(), battle).armies) {
            if (army.castings.start == 0) continue;
            CHECK(army.cannot == "");
            check_that_dice_add_up(army);
            CHECK(army.this_turn.ways <= army.this_turn.of);
            CHECK(army.by_the_end.ways <= army.by_the_end.of);
        }
    }
}

TEST_CASE("a routed unit off the enemy's baseline counts as one in rout, one in order as one off that baseline (p 9)") {
    AtBattle table;
    const auto number = [&](Fact fact) {
        return std::get<std::int32_t>(known_of_army(test_charts(), table.battle(), *table.battle().army("red"), *test_charts().find("withdrawal"), fact)->value);
    };
    table.set("red-1", &Unit::presence, Presence::off_enemy_baseline);
    CHECK(number(Fact::army_units_off_enemy_baseline) == 1);
    CHECK(number(Fact::army_units_in_rout) == 0);
    table.set("red-1", &Unit::state, State::routed);
    CHECK(number(Fact::army_units_off_enemy_baseline) == 0);
    CHECK(number(Fact::army_units_in_rout) == 1);
}

TEST_CASE("the check itself: phase 11, 12 or more sends the army home (p 8, 11)") {
    const Ledger all = ledger(test_charts(), small_battle());
    CHECK(all.check.phase == 11);
    CHECK(all.check.phase_label == "Army withdrawal");
    CHECK(all.check.page == "11-12, 8-10");
    REQUIRE(all.check.bands.size() == 2);
    CHECK(all.check.bands[0].from == 0);
    CHECK(all.check.bands[0].to == 11);
    CHECK_FALSE(all.check.bands[0].leaves);
    CHECK(all.check.bands[1].from == 12);
    CHECK_FALSE(all.check.bands[1].to.has_value());
    CHECK(all.check.bands[1].leaves);
    CHECK(all.check.bands[1].label == "the army withdraws and loses the battle");
}
