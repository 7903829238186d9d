#include "core/report/luck.hpp"

#include "core/battle/name_shown.hpp"
#include "core/dice/roll.hpp"
#include "core/report/recorded_roll.hpp"
#include "core/rules/procedure.hpp"

#include <algorithm>

namespace aor::report {
namespace {

/// The army that a thing belongs to; "" for none.
std::string army_of(const Battle& battle, std::string_view id) {
    if (id.empty()) return {};
    if (const Unit* unit = battle.unit(id)) return unit->army;
    if (const Leader* leader = battle.leader(id)) return leader->army;
    if (const Army* army = battle.army(id)) return army->id;
    return {};
}

std::size_t place_of(std::string_view procedure) {
    const auto all = procedures();
    const auto at = std::find_if(all.begin(), all.end(), [&](const Procedure* one) { return one->id == procedure; });
    return static_cast<std::size_t>(at - all.begin());
}

class Counting {
public:
    Counting(const Charts& charts, const Battle& battle) : charts_(charts), battle_(battle) {
        for (const Army& army : battle.armies) {
            Luck& own = all_.emplace_back();
            own.army = army.id;
            own.name = name_shown(army);
            own.side = side_of(battle, army.id);
        }
    }

    void count(const Rolled& rolled) {
        const Chart* chart = charts_.find(rolled.procedure);
        const RollKind kind = chart != nullptr ? chart->roll : RollKind::table;
        const std::vector<RollShown> shown = rolls_shown(charts_, rolled);
        for (std::size_t i = 0; i < shown.size(); ++i) {
            Luck& own = of(army_of(battle_, i == 0 ? rolled.actor : rolled.target));
            const bool sum = kind == RollKind::sum || kind == RollKind::two_sums || kind == RollKind::sum_then_roll_under;
            const bool under = kind == RollKind::roll_under || kind == RollKind::roll_under_or_both_dice;
            const DiceCount main = main_of(shown[i], sum, rolled);
            const DiceCount after = after_of(shown[i]);
            if (main.dice + main.half_dice + after.dice == 0) continue;
            (sum ? own.added_up : own.single).add(main);
            own.single.add(after);
            LuckWith& with = with_procedure(own, rolled.procedure, under);
            with.count.add(main);
            with.count.add(after);
        }
    }

    [[nodiscard]] std::vector<Luck> take() && {
        for (Luck& own : all_) {
            std::stable_sort(own.by_procedure.begin(), own.by_procedure.end(),
                             [](const LuckWith& a, const LuckWith& b) { return place_of(a.procedure) < place_of(b.procedure); });
        }
        return std::move(all_);
    }

private:
    static DiceCount main_of(const RollShown& shown, bool sum, const Rolled& rolled) {
        DiceCount count{1, shown.dice.whole, shown.dice.half, 0};
        if (!shown.faces_known) {
            // The total as typed: what was added to it afterwards is not of the dice.
            count.shown = rolled.sums.empty() ? 0 : rolled.sums.front();
            return count;
        }
        if (shown.main.size() != static_cast<std::size_t>(shown.dice.count())) return {};
        for (std::size_t i = 0; i < shown.main.size(); ++i) {
            const bool half = sum && static_cast<int>(i) >= shown.dice.whole;
            count.shown += half ? half_die_counts(shown.main[i]) : shown.main[i];
        }
        return count;
    }
    /// Dice that followed, each thrown alone.
    static DiceCount after_of(const RollShown& shown) {
        DiceCount count;
        for (const int face : shown.all.subspan(std::min(shown.main.size(), shown.all.size()))) {
            ++count.dice;
            count.shown += face;
        }
        return count;
    }
    Luck& of(const std::string& army) {
        for (Luck& own : all_) {
            if (own.army == army) return own;
        }
        Luck& nobody = all_.emplace_back();
        nobody.name = "nobody";
        return nobody;
    }
    LuckWith& with_procedure(Luck& own, const std::string& procedure, bool low_is_wanted) {
        for (LuckWith& with : own.by_procedure) {
            if (with.procedure == procedure) return with;
        }
        const Chart* chart = charts_.find(procedure);
        return own.by_procedure.emplace_back(LuckWith{procedure, chart != nullptr ? chart->title : procedure, low_is_wanted, {}});
    }

    const Charts& charts_;
    const Battle& battle_;
    std::vector<Luck> all_;
};

}  // namespace

void DiceCount::add(const DiceCount& more) {
    rolls += more.rolls;
    dice += more.dice;
    half_dice += more.half_dice;
    shown += more.shown;
}

DiceCount Luck::all() const {
    DiceCount sum = added_up;
    sum.add(single);
    return sum;
}

std::string halves_in_words(int halves) {
    const int size = std::abs(halves);
    return (halves < 0 ? "-" : "") + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : "");
}

std::vector<Luck> luck(const Charts& charts, const Log& log) {
    Counting counting(charts, log.battle());
    for (const Entry* entry : log.timeline()) {
        for (const Rolled& rolled : entry->rolls) counting.count(rolled);
    }
    return std::move(counting).take();
}

}  // namespace aor::report
