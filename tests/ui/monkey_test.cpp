// Somebody who knows nothing and presses everything: no assert, no fault, no lost entry. AOR_MONKEY_EVENTS asks for more
// events than the usual ten thousand, AOR_MONKEY_SEED for another seed.

#include "core/battle/sound.hpp"
#include "tests/ui/at_screen.hpp"
#include "tests/ui/harness/monkey.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace aor;
using namespace aor::tests;

namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
    const char* value = std::getenv(name);
    return value != nullptr ? std::strtoull(value, nullptr, 10) : otherwise;
}

}  // namespace

TEST_CASE("ten thousand events by chance") {
    const std::uint64_t events = from_environment("AOR_MONKEY_EVENTS", 10'000);
    const std::uint64_t seed = from_environment("AOR_MONKEY_SEED", 1757);
    AtScreen at;
    Monkey monkey(at.hands, seed);
    for (std::uint64_t i = 0; i < events; ++i) {
        monkey.act();
        if (i % 500 != 499) continue;
        CAPTURE(monkey.trail());
        CHECK(duplicate_ids(at.hands).empty());
        if (at.desk().session() != nullptr) CHECK(impossible_in(at.desk().session()->battle()).sentences() == "");
    }
    // What is told to be done is on the disk: the file opened anew is the same battle.
    if (at.desk().session() == nullptr) return;
    const Battle battle = at.desk().session()->battle();
    at.table.start_again();
    REQUIRE(at.desk().session() != nullptr);
    CHECK(at.desk().session()->battle() == battle);
}
