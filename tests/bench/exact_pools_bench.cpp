// exact_pools_bench DICE ANSWERS: prints the exact distribution of so many dice, so many times, in the form that
// dicelab -c prints it. compare.py takes the slope over many answers on both sides.
#include "core/dice/distribution.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

namespace {

void put(fmt::memory_buffer& out, std::size_t sum, std::uint64_t millionths) {
    fmt::format_to(fmt::appender(out), FMT_COMPILE("{:3}\t{}.{:06}\n"), sum, millionths / 1'000'000, millionths % 1'000'000);
}

// The share of each sum in millionths, rounded from the exact counts.
template <class Count>
void print_answer(int dice) {
    const std::vector<Count> ways = aor::ways_of_sums<Count>({dice, 0});
    const Count of = aor::power_of_six<Count>(dice);
    fmt::memory_buffer out;
    for (std::size_t sum = static_cast<std::size_t>(dice); sum < ways.size(); ++sum) {
        if constexpr (std::is_same_v<Count, aor::Ways>) {
            put(out, sum, static_cast<std::uint64_t>(static_cast<double>(ways[sum]) / static_cast<double>(of) * 1e6 + 0.5));
        } else {
            put(out, sum, static_cast<std::uint64_t>((static_cast<aor::Ways128>(ways[sum]) * 1'000'000 + of / 2) / of));
        }
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
        else print_answer<aor::Ways>(dice);
    }
    return 0;
}
