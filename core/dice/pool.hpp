#pragma once
// The itemised dice: a pool *is* its list of items. Nothing is summed away.

#include <cstdint>
#include <string_view>
#include <vector>

namespace aor {

/// What an item adds to: whole dice, half-dice, the number to roll under, or the face of the die rolled.
enum class Of : std::uint8_t { dice, half_dice, target, die };

[[nodiscard]] constexpr std::string_view name_of(Of of) {
    switch (of) {
        case Of::dice: return "dice";
        case Of::half_dice: return "half_dice";
        case Of::target: return "target";
        case Of::die: return "die";
    }
    return "";
}

/// One chart line that counts: its id, the club's words for it, the printed page, and its amount (never 0).
/// The views point into the charts, which outlive every pool.
struct Item {
    std::string_view id;
    std::string_view label;
    std::string_view page;
    int amount = 0;
    Of of = Of::dice;
};

/// One chart line that does not count, and the condition that decided it (index into the row's conditions).
struct DimmedLine {
    std::uint16_t row = 0;
    std::uint16_t deciding = 0;
};

/// The dice of one side, as the chart makes them.
struct Pool {
    std::vector<Item> items;
    std::vector<DimmedLine> dimmed;

    [[nodiscard]] int sum(Of of) const {
        int total = 0;
        for (const Item& item : items) total += item.of == of ? item.amount : 0;
        return total;
    }
};

}  // namespace aor
