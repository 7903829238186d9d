// When a window draws, by a clock of the test's own. Frames are at least a sixtieth of a second apart.

#include "app/shell/pace.hpp"

#include <doctest/doctest.h>

#include <vector>

using aor::shell::Pace;

namespace {

// Runs from one hour to another as Window::run does, with nothing happening; the hours of all frames.
std::vector<double> drawn(Pace& pace, double from, double until, bool again = false, std::optional<double> wake_in = {}) {
    std::vector<double> frames;
    double now = from;
    for (int turn = 0; turn < 10000 && now < until; ++turn) {
        if (pace.due(now)) {
            frames.push_back(now);
            pace.drawn(now, again, wake_in);
        }
        const auto wait = pace.wait(now);
        if (!wait) break;
        now += *wait;
        pace.waited(now);
    }
    return frames;
}

}  // namespace

TEST_CASE("three frames at once, two at each of two rests, and then sleep without end") {
    Pace pace(0);
    const auto frames = drawn(pace, 0, 100);
    REQUIRE(frames.size() == 7);
    CHECK(frames[0] == 0);
    CHECK(frames[2] == doctest::Approx(2.0 / 60));
    CHECK(frames[3] == doctest::Approx(0.2));
    CHECK(frames[5] == doctest::Approx(0.6));
    CHECK(frames[6] < 0.63);
    CHECK_FALSE(pace.wait(50).has_value());

    pace.event(60);
    CHECK(pace.due(60));
    CHECK(drawn(pace, 60, 100).size() == 7);
}

TEST_CASE("many events in a row do not make more than sixty frames a second") {
    Pace pace(0);
    int frames = 0;
    for (int ms = 0; ms < 1000; ++ms) {
        const double now = ms / 1000.0;
        pace.event(now);
        if (!pace.due(now)) continue;
        ++frames;
        pace.drawn(now, false, {});
    }
    CHECK(frames >= 55);
    CHECK(frames <= 61);
}

TEST_CASE("what moves is drawn on, until it says that it has come to rest") {
    Pace pace(0);
    const auto moving = drawn(pace, 0, 1, true);
    CHECK(moving.size() >= 59);
    CHECK(moving.size() <= 61);
    const auto resting = drawn(pace, 1, 100);
    CHECK(resting.size() <= 5);
}

TEST_CASE("a drawer that names an hour is drawn then, and again if it names another") {
    Pace pace(0);
    const auto frames = drawn(pace, 0, 10.5, false, 2.0);
    // After the rests at 0.6: the last frame but one was begun about 0.617, so about 2.6, 4.6, 6.6, 8.6, two each.
    REQUIRE(frames.size() >= 15);
    CHECK(frames[7] > 2.6);
    CHECK(frames[7] < 2.66);
    CHECK(frames.size() == 15);
}
