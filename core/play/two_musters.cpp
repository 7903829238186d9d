#include "core/play/two_musters.hpp"

#include "core/army/two_armies.hpp"
#include "core/rules/rate_leaders.hpp"

#include <algorithm>

namespace aor {

namespace {

/// As many as the army has leaders to rate: counted by a muster without dice.
std::size_t brigades_of(const Charts& charts, const PickUpSide& army) {
    MusterOrder plain = army.order;
    plain.rate = nullptr;
    plain.roll = nullptr;
    Problems none;
    const Muster made = try_muster(charts, *army.list, plain, none);
    return static_cast<std::size_t>(
        std::count_if(made.order.things.begin(), made.order.things.end(), [](const ListedThing& thing) { return thing.section == "brigade"; }));
}

}  // namespace

Muster muster_side(const Charts& charts, PickUpWishes& wishes, int side, PickUpAnswers& rolls, DiceSource& dice, const std::string& said,
                   Problems& problems) {
    PickUpSide& army = wishes.sides[static_cast<std::size_t>(side)];
    army.order.army_id = side == 0 ? "first" : "second";
    army.order.known = known_of_enemy(wishes.sides[static_cast<std::size_t>(1 - side)].list->nation);
    // The defender has field works in his zone (p 49).
    if (army.order.attacks) army.order.known.emplace_back("enemy_works");
    const auto typed = rolls.numbers(side == 0 ? "leaders.first" : "leaders.second", brigades_of(charts, army), 1, 6);
    // The die of a list itself, as that for the government's guns of the '45 (L3204).
    std::optional<std::vector<int>> before;
    army.order.roll = [&] {
        if (!before) before = rolls.numbers(side == 0 ? "before.first" : "before.second", 1, 1, 6).value_or(std::vector<int>());
        return before->empty() ? RolledDie{dice.next_face(), said} : RolledDie{before->front(), "typed"};
    };
    std::size_t next = 0;
    army.order.rate = [&](const std::string&) {
        if (!typed) return rate_brigade_leader(charts, dice, said);
        GivenDice die(std::span<const int>(*typed).subspan(next++, 1), Origin::typed_faces);
        return rate_brigade_leader(charts, die, "typed");
    };
    Problems faults;
    Muster made = try_muster(charts, *army.list, army.order, faults);
    army.order.rate = nullptr;
    army.order.roll = nullptr;
    for (const OpenChoice& choice : made.choices) {
        if (!choice.value.empty() || choice.given) continue;
        faults.add({}, "choose " + choice.name + " for " + army.list->title + ": " + choice.question + " (" + choice.allowed + ')');
    }
    problems.append(faults);
    return made;
}

Result<TwoMusters> muster_both(const Charts& charts, PickUpWishes wishes, DiceSource& dice, const std::string& said) {
    Problems problems;
    PickUpAnswers rolls(wishes.rolls, problems, "roll");
    TwoMusters both;
    for (int side = 0; side < 2; ++side) both.musters[static_cast<std::size_t>(side)] = muster_side(charts, wishes, side, rolls, dice, said, problems);
    rolls.check_unused();
    if (!problems.none()) return problems;
    for (const Muster& muster : both.musters) both.reasons.insert(both.reasons.end(), muster.reasons.begin(), muster.reasons.end());
    both.order = together(both.musters[0].order, both.musters[1].order);
    both.order.game.insert(both.order.game.begin(), {"title", wishes.sides[0].list->title + " against " + wishes.sides[1].list->title, {}});
    if (wishes.scale == Scale::mm15) both.order.game.push_back({"scale", std::string("15mm"), {}});
    if (!wishes.options.empty()) both.order.game.push_back({"options", wishes.options, {}});
    return both;
}

}  // namespace aor
