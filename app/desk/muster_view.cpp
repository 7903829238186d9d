#include "app/desk/muster_view.hpp"

#include "app/desk/lists_view.hpp"
#include "core/army/list_words.hpp"
#include "core/army/two_armies.hpp"
#include "core/base/texts.hpp"
#include "core/battle/set_up.hpp"
#include "core/play/two_musters.hpp"

#include <optional>
#include <random>
#include <sstream>

namespace aor::desk {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (const std::string_view said = trimmed(line); !said.empty()) lines.emplace_back(said);
    }
    return lines;
}

std::vector<HandUnit> by_hand(const std::string& text, const std::string& whose) {
    std::vector<HandUnit> units;
    for (std::string& line : lines_of(text)) units.push_back({std::move(line), {whose, static_cast<int>(units.size()) + 1, 0}});
    return units;
}

std::vector<Chosen> answers(const std::map<std::string, std::string>& chosen, const std::string& whose) {
    std::vector<Chosen> all;
    for (const auto& [name, value] : chosen) {
        if (!value.empty()) all.push_back({name, value, {whose, 0, 0}});
    }
    return all;
}

/// "type=4 leaders.first=1,6,3"
std::vector<Chosen> typed_dice(const std::string& text, Problems& problems) {
    std::vector<Chosen> all;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        const std::size_t equals = word.find('=');
        if (equals == 0 || equals == std::string::npos || equals + 1 == word.size()) problems.add({"dice", 0, 0}, "dice are written as type=4, not \"" + word + '"');
        else all.push_back({word.substr(0, equals), word.substr(equals + 1), {"dice", 0, 0}});
    }
    return all;
}

MusteredSide as_shown(const Muster& muster, const ArmyList& list) {
    MusteredSide side;
    side.title = list.title;
    side.strength = report::strength_in_words(muster);
    side.rows = report::rows_of_muster(muster);
    side.choices = muster.choices;
    side.remarks = muster.remarks;
    for (const PointsMissing& missing : muster.missing) {
        const std::string say = report::missing_in_words(missing);
        if (say.empty()) continue;
        side.missing.push_back(say + ". Type them: Name = DR 2 12 of=" + (missing.kinds.empty() ? std::string("ROW") : missing.kinds.front()->id));
        for (const MissingRows* kind : missing.kinds) side.missing.push_back(kind->title + " (" + kind->id + "): " + kind->proof);
    }
    return side;
}

class Mustering {
public:
    Mustering(const Charts& charts, const MusterTyped& typed) : charts_(charts), typed_(typed) {}

    MusterView muster(const Folders& folders) {
        for (std::size_t side = 0; side < 2; ++side) choose_list(folders, side);
        write_wishes();
        // Each alone first: its choices stand there whatever is wrong with the rest.
        for (std::size_t side = 0; side < 2; ++side) {
            if (lists_[side]) try_alone(side);
        }
        if (!lists_[0] || !lists_[1]) return told();
        if (typed_.pick_up && lists_[0]->id == lists_[1]->id) problems_.add({}, "the two armies must be different (p 49)");
        if (!problems_.none()) return told();
        ProgramDice dice(typed_.seed);
        const std::string said = "rolled by the program, seed " + std::to_string(typed_.seed);
        if (typed_.pick_up) pick_up(dice, said);
        else muster_two(dice, said);
        return told();
    }

private:
    void choose_list(const Folders& folders, std::size_t side) {
        if (typed_.sides[side].list.empty()) return;
        auto list = load_army_list(list_folders(folders), typed_.sides[side].list);
        if (list) lists_[side] = std::move(*list);
        else problems_.append(list.problems());
    }

    void write_wishes() {
        wishes_.scale = typed_.scale;
        wishes_.options = typed_.options;
        wishes_.rolls = typed_dice(typed_.dice, problems_);
        wishes_.decisions = answers(typed_.decided, "decisions");
        wishes_.objectives = by_hand(typed_.objectives, "objectives");
        std::optional<Period> year;
        if (const std::string said(trimmed(typed_.year)); !said.empty()) year = typed_period(said, {"year", 0, 0}, problems_);
        for (std::size_t side = 0; side < 2; ++side) {
            if (!lists_[side]) continue;
            const std::string& whose = lists_[side]->title;
            MusterOrder& order = wishes_.sides[side].order;
            wishes_.sides[side].list = &*lists_[side];
            order.points = whole_number(trimmed(typed_.sides[typed_.pick_up ? 0 : side].points)).value_or(0);
            order.when = year;
            order.chosen = answers(typed_.sides[side].chosen, whose);
            order.by_hand = by_hand(typed_.sides[side].units, whose + ", units typed by hand");
            if (lists_[1 - side]) order.known = known_of_enemy(lists_[1 - side]->nation);
        }
        wishes_.points = wishes_.sides[0].order.points;
    }

    void try_alone(std::size_t side) {
        Problems faults;
        const Muster made = try_muster(charts_, *lists_[side], wishes_.sides[side].order, faults);
        for (const Problem& fault : faults) problems_.add(fault.place.file.empty() ? Place{lists_[side]->title, 0, 0} : fault.place, fault.text);
        view_.sides[side] = as_shown(made, *lists_[side]);
    }

    void pick_up(DiceSource& dice, const std::string& said) {
        const auto made = pick_up_battle(charts_, wishes_, dice, said);
        if (!made) return problems_.append(made.problems());
        view_.steps = made->steps;
        view_.decisions = made->decisions;
        view_.plan = made->plan;
        view_.edges = made->baseline;
        view_.to_do = made->to_do;
        show(made->musters);
        finish(made->order, made->reasons);
    }

    void muster_two(DiceSource& dice, const std::string& said) {
        const auto made = muster_both(charts_, wishes_, dice, said);
        if (!made) return problems_.append(made.problems());
        show(made->musters);
        finish(made->order, made->reasons);
    }

    void show(const std::array<Muster, 2>& musters) {
        for (std::size_t side = 0; side < 2; ++side) view_.sides[side] = as_shown(musters[side], *lists_[side]);
    }

    void finish(const OrderOfBattle& order, const std::vector<std::string>& reasons) {
        std::string text = text_with_reasons(order, reasons);
        const auto battle = read_battle(charts_, text, "order of battle");
        if (!battle) return problems_.append(battle.problems());
        view_.name = battle->game.title;
        view_.order = std::move(text);
    }

    MusterView told() {
        for (const Problem& problem : problems_) view_.faults.push_back(problem.sentence());
        return std::move(view_);
    }

    const Charts& charts_;
    const MusterTyped& typed_;
    std::array<std::optional<ArmyList>, 2> lists_;
    PickUpWishes wishes_;
    Problems problems_;
    MusterView view_;
};

}  // namespace

std::string MusterTyped::key() const {
    std::string key = std::to_string(seed) + (pick_up ? "p" : "m") + std::to_string(static_cast<int>(scale));
    const auto add = [&](const std::string& text) { key += std::to_string(text.size()) + ':' + text; };
    const auto add_all = [&](const std::map<std::string, std::string>& answers) {
        for (const auto& [name, value] : answers) {
            add(name);
            add(value);
        }
        key += ';';
    };
    for (const MusterSide& side : sides) {
        for (const std::string* text : {&side.list, &side.points, &side.units}) add(*text);
        add_all(side.chosen);
    }
    for (const std::string* text : {&year, &dice, &objectives}) add(*text);
    add_all(decided);
    for (const std::string& option : options) add(option);
    return key;
}

MusterView muster_view(const Charts& charts, const Folders& folders, const MusterTyped& typed) { return Mustering(charts, typed).muster(folders); }

std::uint64_t fresh_seed() {
    // Short enough to be read aloud and typed again.
    constexpr std::uint64_t kSeeds = 100000;
    return std::random_device{}() % kSeeds;
}

}  // namespace aor::desk
