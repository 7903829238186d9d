#include "app/desk/dice_typed.hpp"

#include "app/desk/side_totals_typed.hpp"
#include "core/rules/odds.hpp"
#include "core/rules/side_totals.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
}  // namespace

bool separates(char c) { return c == ' ' || c == ',' || c == '.' || c == ';'; }

bool may_become(int typed, int least, int most) {
    for (int from = typed, to = typed; from <= most; from *= 10, to = to * 10 + 9) {
        if (to >= least && from <= most) return true;
        if (from == 0) return false;
    }
    return false;
}

DiceWanted dice_wanted(const Posed& posed) {
    DiceWanted wanted;
    if (!posed.problems.none() || posed.procedure == nullptr || posed.assessment.chart == nullptr || posed.assessment.refused()) return wanted;
    const auto first = posed.procedure->next_throw(posed.assessment, {});
    if (!first) return wanted;
    wanted.first = *first;
    wanted.most = odds_of(*posed.procedure, posed.assessment).dice;
    wanted.total_allowed = posed.assessment.chart->total_allowed && first->whole > 1 && first->half == 0;
    if (side_totals(*posed.procedure, posed.assessment) > 0) wanted.side_dice = dice_of_sides(*posed.procedure, posed.assessment);
    return wanted;
}

DiceTyped read_dice(std::string_view typed, const DiceWanted& wanted) {
    DiceTyped read;
    if (typed.empty()) return read;
    if (auto totals = read_side_totals(typed, wanted)) return std::move(*totals);
    const bool apart = std::any_of(typed.begin(), typed.end(), separates);
    std::vector<int> numbers;
    std::string digits;
    for (std::size_t i = 0; i <= typed.size(); ++i) {
        if (i < typed.size() && is_digit(typed[i])) {
            digits += typed[i];
            continue;
        }
        if (i < typed.size() && !separates(typed[i])) {
            read.fault = "dice are typed in digits: 3,4,1" + std::string(wanted.total_allowed ? " or their total" : "");
            return read;
        }
        if (digits.empty()) continue;
        if (digits.size() > 30) {
            read.fault = "those are too many dice";
            return read;
        }
        if (!apart && wanted.total_allowed && digits.size() <= 4) {
            const int number = std::stoi(digits);
            if (number >= wanted.least_total() && number <= wanted.most_total()) {
                read.total = number;
                return read;
            }
            const bool faces = std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '1' && c <= '6'; });
            const bool many = wanted.first.whole > 2;   // "35" could be two faces, or a slip: then they are typed apart
            if (many && faces && static_cast<int>(digits.size()) == wanted.first.whole) {
                for (const char c : digits) read.faces.push_back(c - '0');
                return read;
            }
            const bool growing = may_become(number, wanted.least_total(), wanted.most_total()) ||
                                 (many && faces && static_cast<int>(digits.size()) < wanted.first.whole);
            if (!growing) {
                read.fault = dice_in_words(wanted.first.whole) + " come to " + std::to_string(wanted.least_total()) + " to " +
                             std::to_string(wanted.most_total()) + ", not " + digits;
            }
            return read;
        }
        if (apart && digits.size() > 1 && wanted.total_allowed) {
            read.fault = "a die shows 1 to 6, not " + digits;
            return read;
        }
        for (const char c : digits) numbers.push_back(c - '0');
        digits.clear();
    }
    for (const int face : numbers) {
        if (face >= 1 && face <= 6) continue;
        read.fault = "a die shows 1 to 6, not " + std::to_string(face);
        if (wanted.first.half > 0) read.fault += "; with a half-die every die is typed by itself, the half-die last";
        return read;
    }
    if (static_cast<int>(numbers.size()) > wanted.most) {
        read.fault = "this roll takes " + (wanted.most == 0 ? std::string("no dice") : dice_in_words(wanted.most)) + ", not " + std::to_string(numbers.size());
        return read;
    }
    read.faces = std::move(numbers);
    return read;
}

std::string_view kind_of_dice(const DiceTyped& typed, const DiceWanted& wanted) {
    if (wanted.most == 1) return "Die";
    if (typed.total) return "Total";
    if (!typed.side_totals.empty()) return typed.side_totals.size() == 1 ? "Total" : "Totals";
    return typed.faces.empty() ? "Dice" : "Faces";
}

}  // namespace aor::desk
