#include "core/play/pick_up.hpp"

#include "core/army/two_armies.hpp"
#include "core/chart/printed.hpp"
#include "core/play/pick_up_answers.hpp"
#include "core/play/pick_up_objectives.hpp"
#include "core/play/pick_up_plan.hpp"
#include "core/play/two_musters.hpp"

#include <algorithm>

namespace aor {

namespace {

std::string joined(const std::vector<int>& numbers) {
    std::string out;
    for (const int number : numbers) out += (out.empty() ? "" : ", ") + std::to_string(number);
    return out;
}

Names as_words(const std::vector<int>& numbers) {
    Names words;
    for (const int number : numbers) words.push_back(std::to_string(number));
    return words;
}

class Preparing {
public:
    Preparing(const Charts& charts, PickUpWishes& wishes, DiceSource& dice, const std::string& said, Problems& problems)
        : charts_(charts), wishes_(wishes), dice_(dice), said_(said), problems_(problems), rolls_(wishes.rolls, problems, "roll"),
          decisions_(wishes.decisions, problems, "decision") {}

    PickUp prepare() {
        if (wishes_.sides[0].list->id == wishes_.sides[1].list->id) problems_.add({}, "the two armies must be different (p 49)");
        if (wishes_.points == 0) wishes_.points = number("points");
        choose_type();
        if (!problems_.none()) return std::move(out_);     // all that follows goes by the type
        choose_battlefield();
        muster_armies();
        choose_order();
        if (out_.defensive) give_field_works();
        write_order();
        rolls_.check_unused();
        decisions_.check_unused();
        return std::move(out_);
    }

private:
    [[nodiscard]] int number(std::string_view row) const {
        return printed_number(charts_, "pick_up", row, "number", wishes_.scale);
    }
    /// The row of the chart of table sizes: the campaign of Silesia has tables of its own (L2379).
    [[nodiscard]] std::string_view table() const {
        const bool slaughter = std::any_of(wishes_.sides.begin(), wishes_.sides.end(), [](const PickUpSide& side) { return side.list->brigades == "slaughter"; });
        if (!slaughter) return "average";
        return wishes_.points > number("slaughter_table_up_to") ? "slaughter_large" : "slaughter";
    }
    [[nodiscard]] const std::string& title(int side) const { return wishes_.sides[static_cast<std::size_t>(side)].list->title; }
    void step(std::string what, std::string how, std::string page = "49") { out_.steps.push_back({std::move(what), std::move(how), std::move(page)}); }

    void may_decide(std::string name, std::string question, std::string allowed, std::string value, bool given, Names answers = {}) {
        out_.decisions.push_back({std::move(name), std::move(question), std::move(allowed), std::move(value), given, std::move(answers)});
    }

    struct Rolled {
        std::vector<int> numbers;
        std::string how;
    };
    /// So many dice, or the sum of some for each of two sides.
    Rolled roll(std::string_view name, std::size_t count, int dice_each = 1) {
        Rolled rolled;
        if (const auto typed = rolls_.numbers(name, count, dice_each, 6 * dice_each)) {
            rolled.numbers = *typed;
            rolled.how = "typed";
        } else {
            for (std::size_t i = 0; i < count; ++i) {
                int sum = 0;
                for (int n = 0; n < dice_each; ++n) sum += dice_.next_face();
                rolled.numbers.push_back(sum);
            }
            rolled.how = said_;
        }
        rolled.how = std::to_string(dice_each) + "d6: " + joined(rolled.numbers) + ", " + rolled.how;
        return rolled;
    }

    void choose_type() {
        const Rolled type = roll("type", 1);
        out_.defensive = type.numbers[0] > number("meeting_up_to");
        step(out_.defensive ? "a defensive battle" : "a meeting engagement", type.how);
        if (!out_.defensive) return;
        const Rolled attacker = roll("attacker", 1);
        out_.defender = attacker.numbers[0] <= number("first_attacks_up_to") ? 1 : 0;
        step(title(1 - out_.defender) + " attacks, " + title(out_.defender) + " defends", attacker.how);
    }

    // --- the battlefield ---

    Rolled roll_fields(std::size_t count) {
        Rolled rolled;
        const int most = number("battlefields");
        if (const auto typed = rolls_.numbers("battlefields", count, 1, most)) {
            rolled.numbers = *typed;
            rolled.how = "typed";
        } else {
            // A number that falls again is rolled again: it would be no choice.
            while (rolled.numbers.size() < count) {
                const int one = percentile(dice_);
                if (std::find(rolled.numbers.begin(), rolled.numbers.end(), one) == rolled.numbers.end()) rolled.numbers.push_back(one);
            }
            rolled.how = said_;
        }
        rolled.how = "percentile: " + joined(rolled.numbers) + ", " + rolled.how;
        return rolled;
    }

    void choose_battlefield() {
        if (out_.defensive) return choose_defensive_field();
        Rolled fields = roll_fields(static_cast<std::size_t>(number("fields_meeting")));
        step("battlefields " + joined(fields.numbers), fields.how);
        Rolled sums = roll("strike", 2, number("strike_dice"));
        while (sums.numbers[0] == sums.numbers[1] && rolls_.take("strike") == nullptr) sums = roll("strike", 2, number("strike_dice"));
        if (sums.numbers[0] == sums.numbers[1]) {
            if (problems_.none()) problems_.add(rolls_.take("strike")->place, "a tie is rolled again");
            return;
        }
        int striker = sums.numbers[0] > sums.numbers[1] ? 0 : 1;
        step(title(striker) + " strikes out first", sums.how);
        const int striker_first = striker;
        const std::string allowed = "all but one of " + joined(fields.numbers);
        std::string struck_out;
        const auto typed = decisions_.numbers("strikes", fields.numbers.size() - 1, 1, number("battlefields"));
        for (std::size_t i = 0; fields.numbers.size() > 1; ++i, striker = 1 - striker) {
            auto struck = fields.numbers.begin();
            if (typed) {
                struck = std::find(fields.numbers.begin(), fields.numbers.end(), (*typed)[i]);
                if (struck == fields.numbers.end()) {
                    problems_.add(decisions_.take("strikes")->place, "battlefield " + std::to_string((*typed)[i]) + " is not, or no longer, among " + joined(fields.numbers));
                    return;
                }
            }
            step(title(striker) + " strikes out " + std::to_string(*struck), typed ? "decided" : "nobody said: the first");
            struck_out += (struck_out.empty() ? "" : ",") + std::to_string(*struck);
            fields.numbers.erase(struck);
        }
        may_decide("strikes", "the battlefields struck out in turn, " + title(striker_first) + " first", allowed, struck_out, typed.has_value());
        out_.battlefield = fields.numbers.front();
        step("the battlefield is number " + std::to_string(out_.battlefield), "", "96");
        const Rolled sides = roll("sides", 1);
        const int north = sides.numbers[0] <= 3 ? 0 : 1;
        set_sides(north);
        step(title(north) + " sets up in the north", sides.how + " (1-3: the first army)");
    }

    void choose_defensive_field() {
        const std::string& defender = title(out_.defender);
        bool six = false;
        if (const Chosen* chosen = decisions_.take("six_fields")) {
            six = chosen->value == "yes";
            if (!six && chosen->value != "no") problems_.add(chosen->place, "\"six_fields\" is yes or no, not \"" + chosen->value + '"');
        }
        six_ = six;
        may_decide("six_fields", defender + " rolls six battlefields in place of three, at one less on each die of variable morale", "yes or no", six ? "yes" : "no",
                   decisions_.take("six_fields") != nullptr, {"yes", "no"});
        const bool costs = std::find(wishes_.options.begin(), wishes_.options.end(), "variable_morale") != wishes_.options.end();
        const Rolled fields = roll_fields(static_cast<std::size_t>(number(six ? "fields_of_choice" : "fields_defensive")));
        step("battlefields " + joined(fields.numbers) + (six ? ": " + defender + " asked for six, at one less on each die of variable morale" : "") +
                 (six && !costs ? ", which costs nothing without the option variable_morale" : ""), fields.how);
        out_.battlefield = fields.numbers.front();
        if (const auto chosen = decisions_.numbers("battlefield", 1, 1, number("battlefields"))) {
            out_.battlefield = chosen->front();
            if (std::find(fields.numbers.begin(), fields.numbers.end(), out_.battlefield) == fields.numbers.end()) {
                problems_.add(decisions_.take("battlefield")->place, "battlefield " + std::to_string(out_.battlefield) + " is not among " + joined(fields.numbers));
            }
            step(defender + " chooses battlefield " + std::to_string(out_.battlefield), "decided");
        } else {
            step(defender + " has battlefield " + std::to_string(out_.battlefield), "nobody said: the first");
        }
        may_decide("battlefield", "the battlefield that " + defender + " chooses", joined(fields.numbers), std::to_string(out_.battlefield),
                   decisions_.take("battlefield") != nullptr, as_words(fields.numbers));
        bool north = false;
        if (const Chosen* chosen = decisions_.take("side")) {
            north = chosen->value == "north";
            if (!north && chosen->value != "south") problems_.add(chosen->place, "\"side\" is north or south, not \"" + chosen->value + '"');
            step(defender + " chooses the " + (north ? "north" : "south"), "decided");
        } else {
            step(defender + " sets up in the south", "nobody said");
        }
        may_decide("side", "where " + defender + " sets up", "north or south", north ? "north" : "south", decisions_.take("side") != nullptr, {"north", "south"});
        set_sides(north ? out_.defender : 1 - out_.defender);
    }

    void set_sides(int north) {
        out_.baseline[static_cast<std::size_t>(north)] = "north";
        out_.baseline[static_cast<std::size_t>(1 - north)] = "south";
    }

    // --- the armies ---

    void muster_armies() {
        for (int side = 0; side < 2; ++side) {
            PickUpSide& army = wishes_.sides[static_cast<std::size_t>(side)];
            army.order.points = wishes_.points;
            army.order.attacks = out_.defensive && side != out_.defender;
            Muster made = muster_side(charts_, wishes_, side, rolls_, dice_, said_, problems_);
            const int more = made.infantry;
            step(army.list->title + ": " + std::to_string(made.infantry) + " units of foot, " + std::to_string(made.cavalry) + " of horse, " +
                     std::to_string(made.batteries) + " batteries",
                 std::to_string(wishes_.points) + " strength points" + (army.order.attacks && more > 0 ? ", the attacker's infantry with half as much again" : ""));
            out_.musters[static_cast<std::size_t>(side)] = std::move(made);
        }
    }

    [[nodiscard]] bool under_frederick(int side) const {
        const PickUpSide& army = wishes_.sides[static_cast<std::size_t>(side)];
        for (const Chosen& chosen : army.order.chosen) {
            if (chosen.name != "commander") continue;
            for (const ListCommander& commander : army.list->commanders) {
                if (commander.id == chosen.value && std::find(commander.sets.begin(), commander.sets.end(), "frederick") != commander.sets.end()) return true;
            }
        }
        return false;
    }

    void choose_order() {
        for (int side = 0; side < 2; ++side) {
            if (!under_frederick(side)) continue;
            const Rolled factor = roll("frederick", 1);
            const bool second = factor.numbers[0] >= number("frederick_second_from");
            if (second) out_.second = side;
            step(second ? title(1 - side) + " sets up first, in full view of " + title(side) : "Frederick does not see the enemy set up", factor.how);
        }
        if (out_.second < 0) step("both sides set up at once, hidden from each other", "");
        const auto zone = [&](int side) { return !out_.defensive ? "meeting" : side == out_.defender ? "defender" : "attacker"; };
        const int north = out_.baseline[0] == "north" ? 0 : 1;
        for (int side = 0; side < 2; ++side) step(title(side) + ": " + zone_in_words(charts_, wishes_.scale, zone(side)), "", "8");
        const auto letter = [](int side) { return side == 0 ? 'A' : 'B'; };
        out_.plan = deployment_plan(charts_, wishes_.scale, {letter(north), zone(north)}, {letter(1 - north), zone(1 - north)}, table());
    }

    void give_field_works() {
        const int infantry = out_.musters[static_cast<std::size_t>(out_.defender)].infantry;
        const int one_in = std::max(1, number("works_one_in"));
        works_ = (infantry + one_in - 1) / one_in;
        step(title(out_.defender) + " may put " + std::to_string(works_) + " of its " + std::to_string(infantry) + " battalions behind field works",
             "each as wide as the battalion, in four quarters of one hit");
    }

    // --- what is written down ---

    void put(ListedThing& thing, std::string name, Value value) { thing.keys.push_back({std::move(name), std::move(value), {}}); }

    void write_order() {
        std::array<std::string, 2> spots;
        for (std::size_t side = 0; side < 2; ++side) {
            if (const Chosen* spot = decisions_.take(side == 0 ? "spot.first" : "spot.second")) spots[side] = spot->value;
        }
        if (!problems_.none()) return;
        for (int side = 0; side < 2; ++side) {
            ListedThing& army = out_.musters[static_cast<std::size_t>(side)].order.things.front();
            put(army, "baseline", out_.baseline[static_cast<std::size_t>(side)]);
            const auto zone = !out_.defensive ? "meeting" : side == out_.defender ? "defender" : "attacker";
            put(army, "deploys", zone_in_words(charts_, wishes_.scale, zone));
            if (out_.defensive && side == out_.defender) put(army, "defender", true);
            if (out_.defensive && side == out_.defender && six_) put(army, "six_fields", true);
        }
        for (const Muster& muster : out_.musters) out_.reasons.insert(out_.reasons.end(), muster.reasons.begin(), muster.reasons.end());
        out_.order = together(out_.musters[0].order, out_.musters[1].order);
        std::erase_if(out_.order.game, [](const ListedKey& key) { return key.name == "mode"; });
        out_.order.game.insert(out_.order.game.begin(), {{"title", title(0) + " against " + title(1) + ", battlefield " + std::to_string(out_.battlefield), {}},
                                                         {"mode", std::string("pick_up"), {}}});
        if (wishes_.scale == Scale::mm15) out_.order.game.push_back({"scale", std::string("15mm"), {}});
        if (!wishes_.options.empty()) out_.order.game.push_back({"options", wishes_.options, {}});
        const std::string defender = out_.defender == 0 ? "first" : "second";
        for (int work = 1; work <= works_; ++work) {
            for (int quarter = 1; quarter <= 4; ++quarter) {
                ListedThing thing;
                thing.section = "structure";
                put(thing, "name", "Works " + std::to_string(work) + ", quarter " + std::to_string(quarter));
                put(thing, "structure", std::string("pick_up_works"));
                put(thing, "cover", std::string("field_works"));
                put(thing, "owner", defender);
                out_.order.things.push_back(std::move(thing));
            }
        }
        write_objectives(wishes_.objectives, out_.baseline, out_.order, problems_);
        if (wishes_.objectives.empty()) out_.to_do.push_back("write down the objectives of the battlefield before the start (p 9-10)");
        write_communications(spots, {title(0), title(1)}, out_.order, out_.to_do, problems_);
        if (works_ > 0) out_.to_do.push_back("the defender places his works with his battalions and takes out those he does not use");
    }

    const Charts& charts_;
    PickUpWishes& wishes_;
    DiceSource& dice_;
    const std::string& said_;
    Problems& problems_;
    PickUpAnswers rolls_;
    PickUpAnswers decisions_;
    PickUp out_;
    bool six_ = false;
    int works_ = 0;
};

}  // namespace

int percentile(DiceSource& dice) {
    for (;;) {
        const int one = dice.next_face() - 1;
        const int two = dice.next_face() - 1;
        const int number = 36 * one + 6 * two + dice.next_face() - 1;
        if (number < 200) return number % 100 + 1;
    }
}

Result<PickUp> pick_up_battle(const Charts& charts, PickUpWishes wishes, DiceSource& dice, const std::string& said) {
    Problems problems;
    PickUp out = Preparing(charts, wishes, dice, said, problems).prepare();
    if (!problems.none()) return problems;
    return out;
}

}  // namespace aor
