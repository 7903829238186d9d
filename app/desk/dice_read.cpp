#include "app/desk/dice_read.hpp"

#include "core/dice/roll.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace aor::desk {
namespace {

/// "2 + 2 + nothing (half-die 5) = 4"; many dice: "together 21".
std::string sum_of(const Throw& dice, std::span<const int> faces) {
    constexpr int kMostWritten = 6;
    const int sum = add_up(dice, faces);
    if (dice.count() > kMostWritten) return "together " + std::to_string(sum);
    std::string text;
    for (int i = 0; i < dice.count(); ++i) {
        const int face = faces[static_cast<std::size_t>(i)];
        text += i == 0 ? "" : " + ";
        if (i < dice.whole) text += std::to_string(face);
        else text += (half_die_counts(face) == 0 ? std::string("nothing") : std::to_string(half_die_counts(face))) + " (half-die " + std::to_string(face) + ')';
    }
    return text + " = " + std::to_string(sum);
}

/// Two digits that could be two faces.
bool could_be_faces(std::string_view typed, const DiceWanted& wanted) {
    return wanted.first.whole == 2 && typed.size() == 2 && std::all_of(typed.begin(), typed.end(), [](char c) { return c >= '1' && c <= '6'; });
}

}  // namespace

DiceRead dice_as_read(const Posed& posed, std::string_view typed, const DiceTyped& dice, const DiceWanted& wanted) {
    DiceRead read;
    if (!dice.fault.empty() || posed.procedure == nullptr || !posed.problems.none() || posed.assessment.refused()) return read;
    if (dice.total) {
        read.sums = {*dice.total};
        // What can be nothing but a total needs no word.
        read.doubtful = could_be_faces(typed, wanted);
        if (read.doubtful) {
            const std::string first(1, typed[0]);
            const std::string second(1, typed[1]);
            read.say = "the total " + std::to_string(*dice.total) + ", not the faces " + first + " and " + second + ": those are typed " + first + ',' + second;
        }
        return read;
    }
    if (!dice.side_totals.empty()) {
        read.sums = dice.side_totals;
        read.say = dice.side_totals.size() == 1 ? "the total " : "the totals ";
        for (std::size_t i = 0; i < dice.side_totals.size(); ++i) read.say += (i == 0 ? "" : " and ") + std::to_string(dice.side_totals[i]);
        return read;
    }
    std::vector<int> tallies;
    std::size_t used = 0;
    while (const auto thrown = posed.procedure->next_throw(posed.assessment, tallies)) {
        const auto count = static_cast<std::size_t>(thrown->count());
        if (count == 0 || used + count > dice.faces.size()) break;
        const auto faces = std::span(dice.faces).subspan(used, count);
        if (count > 1 || thrown->half > 0) read.say += (read.say.empty() ? "" : "; ") + sum_of(*thrown, faces);
        read.sums.push_back(add_up(*thrown, faces));
        used += count;
        tallies.push_back(posed.procedure->tally(posed.assessment, tallies.size(), read.sums.back()));
    }
    return read;
}

}  // namespace aor::desk
