#pragma once
// Somebody who knows nothing and presses everything. The same seed does the same.

#include "tests/ui/harness/headless.hpp"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace aor::tests {

class Monkey {
public:
    Monkey(Headless& screen, std::uint64_t seed) : screen_(screen), chance_(seed), seed_(seed) {}

    /// One click, key, word, turn of the wheel, drag, or another size of the window.
    void act();
    /// What was done last, for the report of a fault: "seed 7, event 4711: click at 12 34, key Escape, ...".
    [[nodiscard]] std::string trail() const;
    [[nodiscard]] int events() const { return events_; }

private:
    int below(int limit);
    void note(std::string done);
    void click_something();
    void press_something();
    void type_something();
    void change_size();

    Headless& screen_;
    std::mt19937_64 chance_;
    std::uint64_t seed_;
    int events_ = 0;
    std::vector<std::string> trail_;
};

}  // namespace aor::tests
