#include "app/desk/side_totals_typed.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

std::vector<std::string> numbers_in(std::string_view typed) {
    std::vector<std::string> numbers(1);
    for (const char c : typed) {
        if (!separates(c)) numbers.back() += c;
        else if (!numbers.back().empty()) numbers.emplace_back();
    }
    return numbers;
}

}  // namespace

std::vector<int> dice_of_sides(const Procedure& procedure, const Assessment& assessment) {
    std::vector<int> dice;
    std::vector<int> tallies;
    while (const auto thrown = procedure.next_throw(assessment, tallies)) {
        dice.push_back(thrown->whole);
        tallies.push_back(procedure.tally(assessment, tallies.size(), thrown->whole));
    }
    return dice;
}

// One sign after another, each from 1 to 6, are faces; a number that no die shows is a total, and then all of them are.
std::optional<DiceTyped> read_side_totals(std::string_view typed, const DiceWanted& wanted) {
    if (wanted.side_dice.empty()) return std::nullopt;
    const bool digits = std::all_of(typed.begin(), typed.end(), [](char c) { return separates(c) || (c >= '0' && c <= '9'); });
    const std::vector<std::string> numbers = numbers_in(typed);
    const auto is_face = [](const std::string& number) { return number.empty() || (number.size() == 1 && number[0] >= '1' && number[0] <= '6'); };
    if (!digits || std::all_of(numbers.begin(), numbers.end(), is_face)) return std::nullopt;
    if (std::none_of(typed.begin(), typed.end(), separates)) {
        // In one run: a total as long as it can be one, else face after face.
        const int dice = wanted.side_dice.front();
        const bool total = typed.size() <= 4 && may_become(std::stoi(numbers.front()), dice, 6 * dice);
        const bool faces = std::all_of(typed.begin(), typed.end(), [](char c) { return c >= '1' && c <= '6'; });
        if (!total && faces) return std::nullopt;
    }
    DiceTyped read;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i].empty()) break;
        if (i == wanted.side_dice.size()) {
            read.fault = "there " + std::string(i == 1 ? "is one total" : "are " + std::to_string(i) + " totals") + " here, one for each side that throws";
            return read;
        }
        const int dice = wanted.side_dice[i];
        const int number = numbers[i].size() > 4 ? 99'999 : std::stoi(numbers[i]);
        if (number >= dice && number <= 6 * dice) {
            read.side_totals.push_back(number);
            continue;
        }
        const bool last = i + 1 == numbers.size();
        if (last && may_become(number, dice, 6 * dice)) break;
        read.fault = dice_in_words(dice) + " come to " + std::to_string(dice) + " to " + std::to_string(6 * dice) + ", not " + numbers[i];
        return read;
    }
    return read;
}

}  // namespace aor::desk
