// A battle in its file: what is told to be done is there when it is opened again.

#include "core/play/phases.hpp"
#include "core/play/session.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/memory_file.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using namespace aor;

namespace {

/// A folder of its own, gone with the test.
struct Folder {
    std::filesystem::path path;
    explicit Folder(const char* name) : path(std::filesystem::temp_directory_path() / name) {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
};

}  // namespace

TEST_CASE("a session: begun, played, undone and redone, closed and opened again") {
    const Folder folder("aor_session_test");
    const auto path = folder.path / "small.battle";
    Battle end;
    {
        Battle start = small_battle();
        start.units[0].presence = Presence::waiting;
        auto session = Session::begin(test_charts(), path, start, "test");
        REQUIRE(session.ok());
        session->set_clock("20:15");
        CHECK(session->duties().size() == 1);              // the arrival of the first phase
        auto entry = session->perform(typed("do arrival red-1 dice=2"));
        REQUIRE(entry.ok());
        CHECK((*entry)->number == 1);
        CHECK((*entry)->at == "20:15");
        REQUIRE(session->perform(typed("next")).ok());
        CHECK(session->battle().game.phase == 2);
        const Battle before = session->battle();
        REQUIRE(session->undo().ok());
        CHECK(session->battle().game.phase == 1);
        REQUIRE(session->redo().ok());
        CHECK(session->battle() == before);
        CHECK(session->redo().problems().sentences() == "there is nothing to redo\n");
        CHECK(session->perform(typed("do arrival red-1 dice=9")).ok() == false);
        CHECK(session->log().entries().size() == 4);
        REQUIRE(session->perform(typed("note text=cold")).ok());
        end = session->battle();

        // a second referee looks on
        auto reader = Session::open(test_charts(), path);
        REQUIRE(reader.ok());
        CHECK(!reader->read_only_because().empty());
        CHECK(reader->battle() == end);
        CHECK(reader->perform(typed("next")).problems().sentences().starts_with("nothing can be added: "));
        REQUIRE(session->perform(typed("next")).ok());
        CHECK(*reader->look_again() == 1);
        CHECK(reader->battle() == session->battle());
        end = session->battle();
    }
    auto again = Session::open(test_charts(), path);
    REQUIRE(again.ok());
    CHECK(again->read_only_because().empty());
    CHECK(again->battle() == end);
    CHECK(again->told().empty());
    CHECK_FALSE(again->other_charts());
}

TEST_CASE("a full disk: nothing is told to be done that is not written") {
    Disk disk;
    LogHeader header = header_for(test_charts(), small_battle(), "test");
    const Folder folder("aor_session_full");
    {
        auto session = Session::begin(test_charts(), folder.path / "full.battle", small_battle(), "test");
        REQUIRE(session.ok());
    }
    auto file = open_disk_file(folder.path / "full.battle", OpenFor::writing);
    REQUIRE(file.ok());
    disk.bytes = *(*file)->read(0);
    auto session = Session::on(test_charts(), LogFile::read(std::make_unique<MemoryFile>(disk)));
    REQUIRE(session.ok());
    disk.room = disk.bytes.size() + 10;
    const Battle before = session->battle();
    CHECK_FALSE(session->perform(typed("next")).ok());
    CHECK(session->battle() == before);
    disk.room = 1'000'000;
    CHECK(session->perform(typed("next")).ok());
    CHECK(session->battle().game.phase == 2);
}

TEST_CASE("what the program rolls is written down with its faces, and can be rehearsed first") {
    Disk disk;
    const Folder folder("aor_session_dice");
    auto session = Session::begin(test_charts(), folder.path / "dice.battle", small_battle(), "test");
    REQUIRE(session.ok());
    ProgramDice dice(3);
    session->set_dice(&dice);
    Intent intent = typed("do morale red-1 reason=thunder");
    intent.origin = Origin::program;
    const auto entry = session->perform(intent);
    REQUIRE(entry.ok());
    CHECK((*entry)->rolls[0].faces.size() == 2);
    CHECK((*entry)->rolls[0].origin == Origin::program);
    const Preview shown = session->preview(typed("do morale red-2 reason=thunder"));
    REQUIRE(shown.rolls.size() == 1);
    CHECK(shown.rolls[0].assessment.dice().whole == 2);
    CHECK(session->log().entries().size() == 1);
}
