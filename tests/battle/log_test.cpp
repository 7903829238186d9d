#include "tests/support/battles.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

Entry loses(const Log& log, const char* unit, int castings) {
    Entry entry = log.blank();
    entry.say = std::string(unit) + " loses " + std::to_string(castings);
    Draft draft(log.battle());
    draft.begin(Happened::casualties, Thing::unit, unit, entry.say);
    draft.set(unit, &Unit::castings, log.battle().unit(unit)->castings - castings);
    entry.events = std::move(draft).take();
    return entry;
}

Entry next_phase(const Log& log) {
    Entry entry = log.blank();
    entry.say = "Next phase";
    Draft draft(log.battle());
    draft.begin(Happened::phase, Thing::game, "", entry.say);
    const Game& game = log.battle().game;
    draft.set(&Game::phase, game.phase == game.phases ? 1 : game.phase + 1);
    if (game.phase == game.phases) draft.set(&Game::turn, game.turn + 1);
    entry.events = std::move(draft).take();
    return entry;
}

Entry note(const Log& log, const char* text) {
    Entry entry = log.blank(EntryKind::note);
    entry.say = text;
    return entry;
}

}  // namespace

TEST_CASE("undo and redo are entries") {
    Log log(small_header());
    CHECK_FALSE(log.undo());
    CHECK_FALSE(log.redo());
    REQUIRE_FALSE(log.add(loses(log, "red-1", 2)));
    REQUIRE_FALSE(log.add(loses(log, "red-1", 1)));
    REQUIRE_FALSE(log.add(note(log, "rain")));
    CHECK(log.battle().unit("red-1")->castings == 9);

    REQUIRE_FALSE(log.add(*log.undo()));
    CHECK(log.entry(4)->of == 2);
    CHECK(log.entry(4)->say == "Taken back: red-1 loses 1");
    CHECK(log.battle().unit("red-1")->castings == 10);
    CHECK_FALSE(log.stands(2));
    REQUIRE_FALSE(log.add(*log.undo()));
    CHECK(log.battle().unit("red-1")->castings == 12);
    CHECK_FALSE(log.undo());
    REQUIRE_FALSE(log.add(*log.redo()));
    CHECK(log.battle().unit("red-1")->castings == 10);
    REQUIRE_FALSE(log.add(*log.redo()));
    CHECK(log.battle().unit("red-1")->castings == 9);
    CHECK_FALSE(log.redo());
    REQUIRE_FALSE(log.add(*log.undo()));
    CHECK(log.to_redo() == 2);
    // Something new is decided: what was undone can no longer be brought back.
    REQUIRE_FALSE(log.add(loses(log, "blue-1", 3)));
    CHECK_FALSE(log.redo());
    CHECK(log.entries().size() == 9);
    const int castings[] = {12, 10, 9, 9, 10, 12, 10, 9, 10, 10};
    for (int i = 0; i <= 9; ++i) CHECK(log.battle_at(i).unit("red-1")->castings == castings[i]);
    CHECK(log.battle_at(-1) == log.header().start);
    CHECK(log.battle_at(99) == log.battle());
}

TEST_CASE("what does not fit is refused and changes nothing") {
    Log log(small_header());
    REQUIRE_FALSE(log.add(loses(log, "red-1", 2)));
    const Battle before = log.battle();
    Entry entry = loses(log, "red-1", 2);
    entry.number = 5;
    CHECK(log.add(entry)->text == "entry 5 does not fit: the next entry is 2");
    entry = loses(log, "red-1", 2);
    entry.events.push_back(entry.events[0]);
    CHECK(log.add(entry)->text == "entry 2 does not fit: unit \"red-1\": its castings is 8, not 10");
    entry = *log.undo();
    entry.of = 2;
    CHECK(log.add(entry)->text == "entry 2 does not fit: entry 2 is not the last decision that stands");
    entry = log.blank(EntryKind::redo);
    entry.of = 1;
    CHECK(log.add(entry)->text == "entry 2 does not fit: entry 1 is not the last one undone");
    entry = loses(log, "red-1", 2);
    entry.kind = EntryKind::note;
    CHECK(log.add(entry)->text == "entry 2 does not fit: a note has no changes of its own");
    entry.kind = EntryKind::correct;
    entry.of = 2;
    CHECK(log.add(entry)->text == "entry 2 does not fit: entry 2 is not a decision that stands");
    CHECK(log.battle() == before);
    CHECK(log.entries().size() == 1);
}

TEST_CASE("an entry that could not be written is dropped without a trace") {
    RandomBattles random(3);
    Log log(small_header());
    Log twin(small_header());
    for (int i = 0; i < 1200; ++i) {
        const Entry entry = random.entry(log);
        REQUIRE_FALSE(log.add(entry));
        const Battle after = log.battle();
        log.drop_last();
        CHECK(log.battle() == twin.battle());
        CHECK(log.to_undo() == twin.to_undo());
        CHECK(log.to_redo() == twin.to_redo());
        CHECK(log.entries().size() == twin.entries().size());
        REQUIRE_FALSE(log.add(entry));
        REQUIRE_FALSE(twin.add(entry));
        CHECK(log.battle() == after);
    }
}

TEST_CASE("every earlier moment is what it was; undo all, redo all") {
    RandomBattles random(5);
    Log log(small_header());
    std::vector<Battle> moments = {log.battle()};
    for (int i = 0; i < 1300; ++i) {
        REQUIRE_FALSE(log.add(random.entry(log)));
        moments.push_back(log.battle());
    }
    for (int i = 0; i <= 1300; i += 13) CHECK(log.battle_at(i) == moments[static_cast<std::size_t>(i)]);
    const Battle end = log.battle();
    const bool something_undone = log.redo().has_value();    // the last of them may be an undo
    int undone = 0;
    while (auto undo = log.undo()) {
        REQUIRE_FALSE(log.add(*undo));
        ++undone;
    }
    CHECK(log.battle() == log.header().start);
    CHECK(log.timeline().size() + 0U < 1300U);
    while (undone-- > 0) REQUIRE_FALSE(log.add(log.redo().value()));
    CHECK(log.redo().has_value() == something_undone);
    CHECK(log.battle() == end);
    // The timeline leads to the same table without a single undo.
    Battle battle = log.header().start;
    for (const Entry* entry : log.timeline()) REQUIRE_FALSE(apply(battle, changes_of(*entry)));
    CHECK(battle == end);
}

TEST_CASE("a turn and phase are looked at as they ended") {
    Log log(small_header());
    REQUIRE_FALSE(log.add(loses(log, "red-1", 1)));       // 1.1
    REQUIRE_FALSE(log.add(next_phase(log)));              // to 1.2
    REQUIRE_FALSE(log.add(loses(log, "red-1", 1)));       // 1.2
    REQUIRE_FALSE(log.add(next_phase(log)));              // to 1.3
    REQUIRE_FALSE(log.add(loses(log, "red-1", 1)));       // 1.3
    CHECK(log.battle_at(1, 1)->unit("red-1")->castings == 11);
    CHECK(log.battle_at(1, 2)->unit("red-1")->castings == 10);
    CHECK(log.battle_at(1, 3)->unit("red-1")->castings == 9);
    CHECK_FALSE(log.battle_at(1, 4));
    // Back into phase 2, and on by another way.
    REQUIRE_FALSE(log.add(*log.undo()));
    REQUIRE_FALSE(log.add(*log.undo()));
    CHECK(log.battle_at(1, 2)->unit("red-1")->castings == 10);
    CHECK_FALSE(log.battle_at(1, 3));
    REQUIRE_FALSE(log.add(loses(log, "red-1", 4)));
    REQUIRE_FALSE(log.add(next_phase(log)));
    CHECK(log.battle_at(1, 2)->unit("red-1")->castings == 6);
    CHECK(log.battle_at(1, 1)->unit("red-1")->castings == 11);
}

TEST_CASE("a correction replaces entries in the timeline") {
    Log log(small_header());
    REQUIRE_FALSE(log.add(loses(log, "red-1", 4)));       // 1: were 2
    REQUIRE_FALSE(log.add(next_phase(log)));              // 2
    REQUIRE_FALSE(log.add(loses(log, "red-1", 1)));       // 3
    REQUIRE_FALSE(log.add(loses(log, "blue-1", 1)));      // 4: did not happen after all
    const Battle before = log.battle();

    Log mended(small_header());
    Entry correct = log.blank(EntryKind::correct);
    correct.of = 1;
    correct.say = "2 lost, not 4";
    REQUIRE_FALSE(mended.add(loses(mended, "red-1", 2)));
    REQUIRE_FALSE(mended.add(next_phase(mended)));
    REQUIRE_FALSE(mended.add(loses(mended, "red-1", 1)));
    correct.instead = {*mended.entry(1), *mended.entry(3), *log.entry(4)};
    correct.instead[2].dropped = true;
    correct.instead[2].events.clear();
    Draft draft(log.battle());
    draft.begin(Happened::correction, Thing::unit, "red-1", correct.say);
    for (const Change& change : difference(log.battle(), mended.battle())) draft.add(change);
    correct.events = std::move(draft).take();
    REQUIRE_FALSE(log.add(correct));
    CHECK(log.battle() == mended.battle());

    CHECK(log.battle_at(4) == before);
    CHECK(log.battle_at(1).unit("red-1")->castings == 8);          // as it was believed then
    CHECK(log.battle_at(1, 1)->unit("red-1")->castings == 10);     // as it is believed now
    CHECK(log.timeline().size() == 3);
    REQUIRE_FALSE(log.add(*log.undo()));
    CHECK(log.battle() == before);
    CHECK(log.timeline().size() == 4);
    CHECK(log.battle_at(1, 1)->unit("red-1")->castings == 8);
    REQUIRE_FALSE(log.add(*log.redo()));
    CHECK(log.battle() == mended.battle());
    CHECK(log.battle_at(1, 1)->unit("red-1")->castings == 10);
}
