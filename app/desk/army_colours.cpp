#include "app/desk/army_colours.hpp"

#include "app/desk/letters.hpp"
#include "core/battle/name_shown.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace aor::desk {
namespace {

struct ColourWord {
    std::string_view word;
    int place;
};
constexpr ColourWord kColourWords[] = {{"blue", 0},  {"blues", 0},  {"red", 1},    {"reds", 1},
                                       {"green", 2}, {"greens", 2}, {"violet", 3}, {"purple", 3}};

/// Whole words only: "Fredonia" is not red.
int named_colour(const Army& army) {
    std::string word;
    for (const char c : lowered(name_shown(army)) + ' ') {
        if (c >= 'a' && c <= 'z') {
            word += c;
            continue;
        }
        const auto found = std::find_if(std::begin(kColourWords), std::end(kColourWords), [&](const ColourWord& one) { return one.word == word; });
        if (found != std::end(kColourWords)) return found->place;
        word.clear();
    }
    return -1;
}

}  // namespace

std::vector<int> army_colours(const Battle& battle) {
    std::vector<int> places;
    std::array<bool, kArmyColours> taken{};
    for (const Army& army : battle.armies) {
        const int place = named_colour(army);
        const bool free = place >= 0 && !taken[static_cast<std::size_t>(place)];
        places.push_back(free ? place : -1);
        if (free) taken[static_cast<std::size_t>(place)] = true;
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] >= 0) continue;
        const auto free = std::find(taken.begin(), taken.end(), false);
        places[i] = free != taken.end() ? static_cast<int>(free - taken.begin()) : static_cast<int>(i) % kArmyColours;
        if (free != taken.end()) *free = true;
    }
    return places;
}

int colour_place(const Battle& battle, std::string_view army) {
    const std::vector<int> places = army_colours(battle);
    for (std::size_t i = 0; i < battle.armies.size(); ++i) {
        if (battle.armies[i].id == army) return places[i];
    }
    return -1;
}

}  // namespace aor::desk
