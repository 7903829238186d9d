// aor muster: strength points into an army, by an army list.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "app/cli/input.hpp"
#include "app/cli/list_folders.hpp"
#include "app/cli/muster_orders.hpp"
#include "core/army/two_armies.hpp"
#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/battle/set_up.hpp"
#include "core/report/list_words.hpp"
#include "core/rules/rate_leaders.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace aor::cli {
namespace {

constexpr Option kBesideOption{"--beside", "FILE"};
constexpr Option kAllyOption{"--ally-of", "ARMY"};
constexpr Option kNameOption{"--name", "NAME"};
constexpr std::array kOptions = {kPointsOption, kYearOption,   kChooseOption, kUnitOption,   kAskOption,    kSeedOption,  kDiceOption, kNameOption,
                                 kScaleOption,  kOptionOption, kOutputOption, kBesideOption, kAllyOption, kListsOption, kJsonOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor muster - an army out of strength points, by its printed list

SYNOPSIS
    aor muster ERA/NATION --points N [--year Y] [--choose NAME=VALUE ...] [--unit "NAME = CODE GRADE CASTINGS" ...]
               [--seed N | --dice 3,4,1] [--output FILE [--beside FILE [--ally-of ARMY]]]

DESCRIPTION
    Each strength point is a battalion or regiment of 12 castings. They become units by the percentages of the list,
    left-overs going to the lower-numbered type; batteries by the ratios, fractions dropped; special units when their
    conditions hold; brigades of legal size; and leaders. Every line is printed with its reason. What the list leaves open
    is usual unless --choose says otherwise; all choices are named at the end.

    No list of our copy is whole. Strength points whose rows it lacks are told, and stay out of the army until you type
    their units with --unit, or complete the list (aor list complete ERA/NATION).

OPTIONS
    --points N          strength points
    --year Y            1757, or 1778-05 where footnotes divide a year; else the list's usual year
    --choose NAME=VALUE answers a choice; may be repeated
    --ask               asks about every choice; an empty answer keeps what is usual
    --unit "..."        a unit typed by hand: name = troop code, grade, castings; with of=ROW it stands for a row that is
                        missing and has what the footnotes give it; further words as in an order of battle: lance
    --seed N            rolls a die for each brigade leader: 1 half-die, 2-5 class 1, 6 class 2; else all are class 1
                        (and whatever die the list asks for before the set-up)
    --dice 3,4,1        the same with your own dice, one for each brigade in order; before them the list's own die, as that
                        of the government's guns in a campaign of the '45
    --name NAME         the army's name
    --scale SCALE       15mm writes that scale into the order of battle
    --option NAME       an optional rule for the battle: variable_morale, ammunition, matchlock, treachery ...
    --output FILE       writes the order of battle; with --beside FILE, after the army that FILE holds, so that the two
                        make a battle
    --ally-of ARMY      with --beside: this army is a contingent of that one's side, out of a list of its own, with totals
                        and withdrawal checks of its own
    --lists DIR         army lists of your own in place of the shipped ones
    --json              one object on one line

EXIT STATUS
    0 done, also when strength points have no unit yet (--json says whether the army is whole); 2 the input has faults.

EXAMPLES
    $ aor muster frederick/prussia --points 15 --choose commander=frederick
    $ aor muster frederick/austria --points 15 --year 1760 --seed 7
    $ aor muster frederick/reichsarmee --points 12 --choose grade.multi-contingent=1
)";

/// Dice of the muster: what the list asks for before the set-up, then how the leaders of brigades are rated.
class MusterDice {
public:
    MusterDice(const Charts& charts, const Call& call, Problems& problems) : charts_(charts) {
        const Word* seed = call.options.value(kSeedOption.name);
        const Word* typed = call.options.value(kDiceOption.name);
        if (seed != nullptr && typed != nullptr) problems.add(typed->place, "either --dice or --seed, not both");
        if (seed != nullptr) seed_ = read_number(*seed, "a seed", problems);
        if (typed == nullptr) return;
        place_ = typed->place;
        std::vector<int> faces;
        for (const char c : typed->text) {
            if (c >= '1' && c <= '6') faces.push_back(c - '0');
            else if (c != ',' && c != ' ') problems.add(place_, "a face is a whole number from 1 to 6, not \"" + std::string(1, c) + '"');
        }
        faces_ = std::move(faces);
    }

    /// Begins anew, so that a muster made twice has the same leaders.
    void give(MusterOrder& order) {
        if (!seed_ && !faces_) return;
        rolled_ = 0;
        program_ = ProgramDice(seed_.value_or(0));
        order.roll = [this] {
            if (seed_) return RolledDie{program_.next_face(), said()};
            return rolled_ >= faces_->size() ? RolledDie{} : RolledDie{(*faces_)[rolled_++], said()};
        };
        order.rate = [this](const std::string&) {
            if (seed_) return rate_brigade_leader(charts_, program_, said());
            if (rolled_ >= faces_->size()) return ++rolled_, LeaderRating{"class_1", ""};
            GivenDice die(std::span<const int>(*faces_).subspan(rolled_++, 1), Origin::typed_faces);
            return rate_brigade_leader(charts_, die, said());
        };
    }

    void check(const Muster& muster, Problems& problems) const {
        if (!faces_) return;
        std::size_t brigades = 0;
        for (const ListedThing& thing : muster.order.things) brigades += thing.section == "brigade" ? 1 : 0;
        if (faces_->size() == brigades + static_cast<std::size_t>(muster.dice)) return;
        const auto number = static_cast<std::int64_t>(brigades);
        const std::string before = muster.dice > 0 ? " and " + counted(muster.dice, "die", "dice") + " before the set-up" : std::string();
        problems.add(place_, (number == 1 ? "there is " : "there are ") + counted(number, "brigade", "brigades") + before + ", and " +
                                 counted(static_cast<std::int64_t>(faces_->size()), "die", "dice"));
    }

private:
    [[nodiscard]] std::string said() const { return seed_ ? "rolled by the program, seed " + std::to_string(*seed_) : "typed"; }

    const Charts& charts_;
    std::optional<std::uint64_t> seed_;
    std::optional<std::vector<int>> faces_;
    Place place_;
    std::size_t rolled_ = 0;
    ProgramDice program_{0};
};

/// The army that FILE holds before this one, as it stands there.
std::optional<OrderOfBattle> read_beside(const Call& call, const Word& file, Problems& problems) {
    const auto text = read_input(file.text, call.streams);
    if (!text) {
        problems.append(text.problems());
        return std::nullopt;
    }
    Problems faults;
    OrderOfBattle order = read_order_of_battle(*text, file.text, faults);
    problems.append(faults);
    return faults.none() ? std::optional(std::move(order)) : std::nullopt;
}

/// The army that the contingent goes with: by its id or its name.
std::string allied_with(const OrderOfBattle& first, const Word& ally, Problems& problems) {
    std::vector<std::string> known;
    for (const ListedThing& thing : first.things) {
        if (thing.section != "army") continue;
        if (thing.text("id") == ally.text || thing.text("name") == ally.text) return thing.text("id").empty() ? thing.text("name") : thing.text("id");
        known.push_back(thing.text("id"));
    }
    problems.add(ally.place, "there is no army \"" + ally.text + "\" beside it" + did_you_mean(ally.text, known));
    return "";
}

/// What the army beside it tells of the enemy.
std::vector<std::string> known_of_enemies(const OrderOfBattle& beside) {
    std::vector<std::string> all;
    for (const ListedThing& thing : beside.things) {
        if (thing.section != "army") continue;
        for (std::string& one : known_of_enemy(thing.text("nation"))) all.push_back(std::move(one));
    }
    return all;
}

/// The army that was there first was mustered before anybody knew whom it would fight.
void tell_first_army(const OrderOfBattle& first, const ArmyList& second, std::ostream& out) {
    const std::vector<std::string> known = known_of_enemy(second.nation);
    if (known.empty()) return;
    for (const ListedThing& thing : first.things) {
        if (thing.section != "army") continue;
        out << '\n' << thing.text("name") << " was mustered before its enemy was known: where its list asks, muster it again with";
        for (const std::string& one : known) out << " --choose " << one << "=yes";
        out << '\n';
    }
}

/// A contingent that has no enemy yet is no battle.
bool has_two_sides(const OrderOfBattle& order) {
    return std::count_if(order.things.begin(), order.things.end(),
                         [](const ListedThing& thing) { return thing.section == "army" && thing.find("ally_of") == nullptr; }) > 1;
}

int write_order(const Call& call, const Charts& charts, const Muster& muster, const ArmyList& list, const Word& output) {
    Problems problems;
    const Word* beside = call.options.value(kBesideOption.name);
    if (beside == nullptr) {
        if (!write_file(output, text_of(muster, list), problems)) return report(problems, call.streams);
        call.streams.out << "\nthe order of battle is in " << output.text << "; a battle needs the other side too: --beside " << output.text << '\n';
        return kDone;
    }
    const auto first = read_beside(call, *beside, problems);
    if (!first) return report(problems, call.streams);
    OrderOfBattle both = together(*first, muster.order);
    if (const Word* ally = call.options.value(kAllyOption.name)) {
        const std::string leading = allied_with(*first, *ally, problems);
        if (!problems.none()) return report(problems, call.streams);
        both.things[first->things.size()].keys.push_back({"ally_of", leading, {}});
    }
    const std::string text = text_of(both);
    if (!has_two_sides(both)) {
        if (!write_file(output, text, problems)) return report(problems, call.streams);
        call.streams.out << "\nboth contingents are in " << output.text << "; a battle needs the other side too: --beside " << output.text << '\n';
        return kDone;
    }
    if (const auto battle = read_battle(charts, text, output.text); !battle) return report(battle.problems(), call.streams);
    if (!write_file(output, text, problems)) return report(problems, call.streams);
    if (!call.options.has(kAllyOption.name)) tell_first_army(*first, list, call.streams.out);
    call.streams.out << "\nboth armies are in " << output.text << '\n';
    return kDone;
}

int run_muster(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    const auto folders = list_folders(call.options);
    if (!folders) return report(folders.problems(), call.streams);
    Problems problems;
    const auto& plain = call.options.plain();
    if (plain.empty()) {
        problems.add({"aor muster", 0, 0}, "name an army list; `aor list` names them all");
        return report(problems, call.streams);
    }
    const auto list = list_named(*folders, plain.front());
    if (!list) problems.append(list.problems());
    MusterOrder order;
    if (const Word* points = call.options.value(kPointsOption.name)) {
        order.points = read_points(*points, problems).value_or(0);
    } else {
        problems.add(plain.front().place, "say how strong the army is: --points 15");
    }
    if (const Word* year = call.options.value(kYearOption.name)) order.when = typed_period(year->text, year->place, problems);
    for (const Word* word : call.options.values(kChooseOption.name)) {
        if (auto choice = read_choice(*word, problems)) order.chosen.push_back(std::move(*choice));
    }
    for (const Word* word : call.options.values(kUnitOption.name)) order.by_hand.push_back({word->text, word->place});
    if (const Word* name = call.options.value(kNameOption.name)) order.army_name = name->text;
    if (const Word* beside = call.options.value(kBesideOption.name); beside != nullptr && !call.options.has(kOutputOption.name)) {
        problems.add(beside->place, "--beside goes with --output, the file for both armies");
    }
    if (const Word* ally = call.options.value(kAllyOption.name); ally != nullptr && !call.options.has(kBesideOption.name)) {
        problems.add(ally->place, "--ally-of goes with --beside, the file of the army whose ally it is");
    }
    (void)manners_of(call.options, problems);
    const Names options = read_battle_options(call, problems);
    if (const Word* beside = call.options.value(kBesideOption.name); beside != nullptr && beside->text != "-" && !call.options.has(kAllyOption.name)) {
        if (const auto first = read_beside(call, *beside, problems)) order.known = known_of_enemies(*first);
    }
    MusterDice dice(*charts, call, problems);
    if (!problems.none()) return report(problems, call.streams);
    // Once without dice for the choices, and then with them.
    auto made = muster_asking(*charts, *list, order, call.options.has(kAskOption.name), plain.front().place, call.streams, problems);
    if (made) dice.check(*made, problems);
    if (!problems.none()) return report(problems, call.streams);
    dice.give(order);
    Problems none;
    Muster muster = try_muster(*charts, *list, order, none);
    if (const Word* scale = call.options.value(kScaleOption.name)) muster.order.game.push_back({"scale", scale->text, {}});
    if (!options.empty()) muster.order.game.push_back({"options", options, {}});
    const Word* output = call.options.value(kOutputOption.name);
    if (call.options.has(kJsonOption.name)) call.streams.out << report::json_of_muster(muster, *list) << '\n';
    else call.streams.out << report::words_of_muster(muster, *list, report::Ink{call.streams.ink});
    if (output != nullptr) {
        if (const int status = write_order(call, *charts, muster, *list, *output); status != kDone) return status;
    }
    return kDone;
}

}  // namespace

const Command muster_command = {"muster", "an army out of strength points, by its printed list", kOptions, kManual, run_muster, 1};

}  // namespace aor::cli
