// What is said of an army's withdrawal check: when it is rolled, with which dice, and what its dice must come to (p 8-10).

#include "app/desk/withdrawal_said.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

/// Red has 28 castings: a quarter are 7, three tenths 9, four tenths 12, a half 14.
Battle lost(int castings) {
    Battle battle = small_battle();
    battle.units[0].castings -= castings;
    return battle;
}

ArmyLedger red(const Battle& battle) { return *ledger(test_charts(), battle).army("red"); }
WithdrawalSaid said(const Battle& battle) { return withdrawal_said(battle, ledger(test_charts(), battle).check, red(battle)); }

}  // namespace

TEST_CASE("before its line an army makes no check, and it is said what it would have") {
    const WithdrawalSaid fresh = said(lost(0));
    CHECK(fresh.in_a_line == "no withdrawal check yet (no dice: would stay)");
    CHECK(fresh.in_short == "no check yet (no dice: would stay)");
    CHECK(fresh.when == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): 7 to go.");
    CHECK(fresh.leaves == "Without dice it stays; to leave takes 12 or more (p 8).");
    CHECK(withdrawal_lines(red(lost(0))).empty());
}

TEST_CASE("one die cannot make 12: past its line it is said when the check is, why one die, and that it stays") {
    const WithdrawalSaid third = said(lost(9));
    CHECK(third.in_a_line == "checks withdrawal in phase 11 (1 die: stays, it leaves on 12+)");
    CHECK(third.in_short == "checks in phase 11 (1 die: stays below 12)");
    CHECK(third.when == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): in this one too.");
    CHECK(third.leaves == "The dice are added up. On 12 or more the army withdraws and loses the battle (p 8): 1 die cannot come to that.");
    CHECK(withdrawal_lines(red(lost(9))) == std::vector<std::string>{"+1 die  three tenths lost (p 9)"});
}

TEST_CASE("two dice make 12 in one of 36 ways; in its phase the check is owed now, and afterwards made") {
    // 11 lost are no four tenths of 28; 12 are.
    Battle battle = lost(12);
    CHECK(said(battle).in_a_line == "checks withdrawal in phase 11 (2 dice: leaves on 12+, 2.78 %)");
    CHECK(said(battle).in_short == "checks in phase 11 (2 dice: leaves on 12+, 2.78 %)");
    CHECK(said(battle).leaves == "The dice are added up. On 12 or more the army withdraws and loses the battle (p 8): 2 dice come to that in 2.78 %.");
    battle.game.phase = 11;
    CHECK(said(battle).in_a_line == "owes its withdrawal check now (2 dice: leaves on 12+, 2.78 %)");
    CHECK(said(battle).in_short == "owes its check now (2 dice: leaves on 12+, 2.78 %)");
    CHECK(said(battle).when == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): now, it is owed.");
    battle.armies[0].withdrawal_turn = battle.game.turn;
    CHECK(said(battle).in_a_line == "has made its withdrawal check (next time 2 dice: leaves on 12+, 2.78 %)");
    CHECK(said(battle).in_short == "has checked (next time 2 dice: leaves on 12+, 2.78 %)");
    CHECK(said(battle).when == "It checks in phase 11 of every turn from 7 of its 28 castings lost on (25 %, p 8): this turn it has.");
}

TEST_CASE("a half-die says how it counts") {
    Battle battle = lost(0);
    Trophy gone;
    gone.id = "1.1";
    gone.kind = TrophyKind::leader;
    gone.leader = "red-chief";
    gone.lost_by = "red";
    gone.rating = Rating::half_die;
    gone.fate = Fate::killed;
    gone.turn = 1;
    battle.trophies.push_back(gone);
    CHECK(said(battle).in_a_line == "no withdrawal check yet (a half-die: would stay, it would leave on 12+)");
    CHECK(said(battle).leaves ==
          "The dice are added up. On 12 or more the army withdraws and loses the battle (p 8): a half-die cannot come to that. A half-die counts 1, 2 and 3 as they are, and more as nothing.");
}

TEST_CASE("whoever has left, and a siege, have no check") {
    Battle battle = lost(12);
    battle.armies[0].withdrew_turn = 1;
    CHECK(said(battle).in_a_line == "has left the field");
    CHECK(said(battle).in_short == "has left the field");
    Battle siege = lost(12);
    siege.game.in_siege = true;
    CHECK(said(siege).in_a_line == "no army checks withdrawal in a siege");
    CHECK(said(siege).in_short == "no check");
    CHECK(said(siege).when == "There is no check: no army checks withdrawal in a siege.");
}
