// The log on the screen: newest first, so many as asked for, undone and corrected ones marked.

#include "app/desk/log_view.hpp"
#include "core/play/correct.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

Intent set_castings(std::string_view unit, int castings) {
    Intent intent;
    intent.verb = "set";
    intent.actor = unit;
    intent.words.push_back({"castings", castings});
    intent.reason = "for the test";
    return intent;
}

Entry carried_out(Log& log, const Intent& intent) {
    auto entry = perform(test_charts(), log.battle(), intent, log.next_number());
    REQUIRE(entry);
    Entry whole = log.blank(intent.verb == "note" ? EntryKind::note : EntryKind::act);
    entry->number = whole.number;
    entry->turn = whole.turn;
    entry->phase = whole.phase;
    REQUIRE_FALSE(log.add(*entry));
    return log.entries().back();
}

Log played() {
    Log log(small_header());
    carried_out(log, set_castings("red-1", 10));
    carried_out(log, set_castings("blue-1", 11));
    Intent note;
    note.verb = "note";
    note.text = "Tea was served";
    carried_out(log, note);
    carried_out(log, set_castings("blue-2", 9));
    return log;
}

std::string numbers(const LogView& view) {
    std::string out;
    for (const LogLine& line : view.lines) out += std::to_string(line.row.number) + ' ';
    return out;
}

}  // namespace

TEST_CASE("the newest entry stands first, and no more than asked for") {
    const Log log = played();
    const LogView all = log_view(test_charts(), log, "", 100);
    CHECK(numbers(all) == "4 3 2 1 ");
    CHECK(all.all == 4);
    CHECK(all.fitting == 4);
    const LogView two = log_view(test_charts(), log, "", 2);
    CHECK(numbers(two) == "4 3 ");
    CHECK(two.fitting == 4);
    CHECK(all.undo == log.entry(4)->say);
    CHECK(all.redo.empty());
}

TEST_CASE("a note says that it is one; only decisions can be dropped, only rolls corrected") {
    const Log log = played();
    const LogView view = log_view(test_charts(), log, "", 100);
    CHECK(view.lines[1].said == "Note: Tea was served");
    CHECK_FALSE(view.lines[1].may_drop);
    CHECK(view.lines[0].may_drop);
    CHECK_FALSE(view.lines[0].may_correct);
}

TEST_CASE("all words must occur, in the sentence, its consequences or its moment") {
    const Log log = played();
    CHECK(numbers(log_view(test_charts(), log, "TEA", 100)) == "3 ");
    CHECK(numbers(log_view(test_charts(), log, "blue castings", 100)) == "4 2 ");
    CHECK(numbers(log_view(test_charts(), log, "turn 1", 100)) == "4 3 2 1 ");
    CHECK(numbers(log_view(test_charts(), log, "1.1 red", 100)) == "1 ");
    const LogView none = log_view(test_charts(), log, "turn 9", 100);
    CHECK(none.lines.empty());
    CHECK(none.all == 4);
}

TEST_CASE("what was undone stays in the list and says so") {
    Log log = played();
    auto undo = log.undo();
    REQUIRE(undo);
    REQUIRE_FALSE(log.add(*undo));
    const LogView view = log_view(test_charts(), log, "", 100);
    CHECK(numbers(view) == "5 4 3 2 1 ");
    CHECK_FALSE(view.lines[1].row.stands);
    CHECK(view.lines[1].said == log.entry(4)->say + " (undone)");
    CHECK_FALSE(view.lines[1].may_drop);
    CHECK(view.redo == log.entry(4)->say);
    CHECK(view.undo == log.entry(2)->say);
}

TEST_CASE("an entry that was taken out says by which correction") {
    Log log = played();
    auto correction = correct(test_charts(), log, 2, std::nullopt, "it was another unit");
    REQUIRE(correction);
    REQUIRE(correction->entry);
    REQUIRE_FALSE(log.add(*correction->entry));
    const LogView view = log_view(test_charts(), log, "", 100);
    const LogLine& second = view.lines[3];
    REQUIRE(second.row.number == 2);
    CHECK(second.changed_by == 5);
    CHECK(second.changed == "it is held never to have been");
    CHECK_FALSE(second.may_drop);
    // The others are as they were.
    CHECK(view.lines[1].changed_by == 0);
}

TEST_CASE("a fact decided against the record is marked") {
    AtBattle at;
    at.owe("morale", "red-1");
    at.perform("do morale red-1 unit.grade=3 reason=veterans dice=6,6,6");
    const LogView view = log_view(test_charts(), at.log(), "", 1);
    REQUIRE(view.lines.size() == 1);
    CHECK(view.lines[0].overruled);
    CHECK(view.lines[0].may_correct);
    REQUIRE(view.lines[0].row.otherwise.size() == 1);
    CHECK(view.lines[0].row.otherwise[0] == "unit.grade = 3, against the record: veterans");
}
