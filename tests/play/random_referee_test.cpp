// Hundreds of turns decided at random, by what is owed, by what is free, and by nonsense. More of them on demand:
//
//   AOR_REFEREE_TURNS=5000 AOR_REFEREE_SEED=7 ./aor_tests --source-file='*random_referee_test.cpp'
//
// A battle that went wrong is told with its own seed: that seed and 12 turns play it again.

#include "tests/support/random_referee.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace aor;

namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* text = std::getenv(name);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

}  // namespace

TEST_CASE("a referee who decides at random meets no dead end, nothing impossible, and nothing lost") {
    const std::uint64_t seed = from_environment("AOR_REFEREE_SEED", 1757);
    const int turns = static_cast<int>(from_environment("AOR_REFEREE_TURNS", 400));
    MESSAGE("AOR_REFEREE_SEED=" << seed << " AOR_REFEREE_TURNS=" << turns);
    RandomReferee referee(seed);
    referee.play(turns);
    const RefereeReport& report = referee.report();
    MESSAGE(report.in_words());
    for (const std::string& fault : report.faults) FAIL_CHECK(fault);
    if (turns < 400) return;                                 // one battle played again
    for (const std::string what : {"withdrawal", "rout", "rally", "pursuit", "breakthrough", "second melee", "flag taken", "guns lost", "guns left", "leader killed",
                             "leader captured", "leader wounded", "leader replaced", "square tried", "square broken", "countercharge", "mutual charge", "evasion",
                             "unit picked_up", "unit removed", "unit destroyed", "arrival", "fatigue", "variable morale", "ammunition", "undo", "redo"}) {
        CAPTURE(what);
        CHECK(report.reached.count(what) == 1);
    }
    CHECK(report.refusals > 0);
    CHECK(report.openings >= turns);
}
