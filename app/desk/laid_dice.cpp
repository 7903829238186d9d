#include "app/desk/laid_dice.hpp"

#include <algorithm>
#include <cassert>

namespace aor::desk {

int LaidDice::next_face() {
    assert(taken_ < faces_.size() && "more dice asked for than lie there");
    return faces_[taken_++].face;
}

LaidRoll laid_roll(const Work& work, const DiceTyped& typed) {
    const std::size_t totals = typed.side_totals.size() + (typed.total ? 1 : 0);
    if (totals > 0) return {Origin::typed_total, static_cast<int>(totals)};
    return {work.thrown ? Origin::program : Origin::typed_faces, static_cast<int>(typed.faces.size())};
}

std::optional<LaidDice> take_thrown(Intent& intent, const Work& work, const DiceTyped& typed) {
    std::vector<LaidRoll> rolls = work.laid;
    if (!typed.none()) rolls.push_back(laid_roll(work, typed));
    const auto by_program = [](const LaidRoll& roll) { return roll.origin == Origin::program; };
    const auto first = std::find_if(rolls.begin(), rolls.end(), by_program);
    if (first == rolls.end()) return std::nullopt;
    if (std::any_of(first, rolls.end(), [](const LaidRoll& roll) { return roll.origin == Origin::typed_total; })) return std::nullopt;
    std::size_t at = 0;
    for (auto roll = rolls.begin(); roll != first; ++roll) {
        if (roll->origin != Origin::typed_total) at += static_cast<std::size_t>(roll->numbers);
    }
    std::size_t end = at;
    std::vector<LaidDice::Face> faces;
    for (auto roll = first; roll != rolls.end(); ++roll) {
        for (int i = 0; i < roll->numbers && end < intent.faces.size(); ++i) faces.push_back({intent.faces[end++], roll->origin});
    }
    if (end != intent.faces.size()) return std::nullopt;   // a case taken up half-way from an older entry: nobody knows whose they were
    intent.faces.resize(at);
    intent.origin = Origin::program;
    return LaidDice(std::move(faces));
}

}  // namespace aor::desk
