// exact_pools_bench DICE ANSWERS: prints the exact distribution of so many dice, so many times, in the form that
// dicelab -c prints it. compare.py takes the slope over many answers on both sides.
#include "core/dice/distribution.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace {

template <class Count>
void print_answer(int dice) {
    const std::vector<Count> ways = aor::ways_of_sums<Count>({dice, 0});
    const double of = static_cast<double>(aor::power_of_six<aor::Ways>(dice));
    fmt::memory_buffer out;
    for (std::size_t sum = static_cast<std::size_t>(dice); sum < ways.size(); ++sum) {
        fmt::format_to(fmt::appender(out), "{:3}\t{:.6f}\n", sum, static_cast<double>(ways[sum]) / of);
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
}

}  // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::fputs("exact_pools_bench DICE ANSWERS\n", stderr);
        return 2;
    }
    const int dice = std::atoi(words[1]);
    const int answers = std::atoi(words[2]);
    for (int i = 0; i < answers; ++i) {
        if (dice <= aor::kMostDice64) print_answer<std::uint64_t>(dice);
        else if (dice <= aor::kMostDice128) print_answer<aor::Ways128>(dice);
        else print_answer<aor::Ways>(dice);
    }
    return 0;
}
