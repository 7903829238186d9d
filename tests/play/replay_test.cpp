// Whole battles out of tests/replays/, played through a session as a referee would play them.

#include "tests/support/charts.hpp"
#include "tests/support/replay.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("every battle in tests/replays is played to its end, and every decision comes out as written down") {
    const std::vector<std::string> files = files_of("tests/replays", ".replay");
    CHECK(files.size() >= 3);
    for (const std::string& file : files) {
        const auto replay = read_replay(file_text(file), file);
        if (!replay) {
            FAIL_CHECK(replay.problems().sentences());
            continue;
        }
        const Replayed played = play(*replay);
        for (const Problem& fault : played.faults) FAIL_CHECK(fault.sentence());
        CAPTURE(file);
        REQUIRE(played.log.has_value());
        CHECK(played.lines.size() == played.log->entries().size());
        for (const Problem& fault : faults_of_file(played)) FAIL_CHECK(fault.sentence());
    }
}

TEST_CASE("a replay that is not as written down says where") {
    const char* const kText = R"(title Wrong
side red
  1/red = FI 2
side blue
  1/blue = FI 2
> next
  say Turn 1, phase 3
  is 1-red.castings=11 1-red.casting=11 2-red.castings=12
  owed morale 1-red
  out holds
! next
  because it may not
> do morale 1-red dice=6,6
)";
    const auto replay = read_replay(kText, "wrong.replay");
    REQUIRE(replay.ok());
    const Replayed played = play(*replay);
    CHECK(played.faults.sentences() ==
          "wrong.replay:7: say \"Turn 1, phase 3\" was expected, found \"Turn 1, phase 2: Rally, recovery, control, new leaders\"\n"
          "wrong.replay:8: 1-red.castings is 12, not 11\n"
          "wrong.replay:8: nothing of a unit is called \"casting\" (did you mean \"castings\"?)\n"
          "wrong.replay:8: there is nothing called \"2-red\"\n"
          "wrong.replay:9: owed \"morale 1-red\" was expected, found \"nothing\"\n"
          "wrong.replay:10: there is no such roll: 0 were made\n"
          "wrong.replay:11: should be refused: Turn 1, phase 3: Plotting charges and rally-backs\n");
}
