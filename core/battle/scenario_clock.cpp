#include "core/battle/scenario_clock.hpp"

#include <charconv>

namespace aor {

std::optional<int> minutes_of(std::string_view clock) {
    const auto number = [](std::string_view text, int below) -> std::optional<int> {
        int value = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (text.empty() || text.size() > 2 || read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
        return value >= 0 && value < below ? std::optional(value) : std::nullopt;
    };
    const std::size_t colon = clock.find(':');
    if (colon == std::string_view::npos || clock.size() - colon != 3) return std::nullopt;
    const auto hours = number(clock.substr(0, colon), 24);
    const auto minutes = number(clock.substr(colon + 1), 60);
    if (!hours || !minutes) return std::nullopt;
    return *hours * 60 + *minutes;
}

std::string clock_of(const Game& game) {
    const auto begins = minutes_of(game.clock);
    if (!begins || game.minutes <= 0) return "";
    const int now = (*begins + (game.turn - 1) * game.minutes) % (24 * 60);
    const int minutes = now % 60;
    return std::to_string(now / 60) + (minutes < 10 ? ":0" : ":") + std::to_string(minutes);
}

}  // namespace aor
