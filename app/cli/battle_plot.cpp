#include "app/cli/battle_plot.hpp"

#include "core/play/sealed.hpp"

#include <array>

namespace aor::cli {

void read_plot(const Battle& battle, const Beside& beside, std::vector<Word>& names, std::vector<Word>& given, Intent& intent, Problems& problems) {
    PlotText plot;
    const auto kinds_of_plot = words_for<PlotKind>();
    std::erase_if(names, [&](const Word& word) {
        const auto kind = worded<PlotKind>(word.text);
        if (kind) plot.kind = *kind;
        return kind.has_value();
    });
    std::erase_if(given, [&](const Word& word) {
        if (word.text.starts_with("ground=")) plot.ground = word.text.substr(7);
        else if (word.text.starts_with("kind=")) {
            if (const auto kind = word_named(word.text.substr(5), kinds_of_plot, "kind of plot", word.place, problems)) plot.kind = *worded<PlotKind>(*kind);
        } else return false;
        return true;
    });
    constexpr std::array kUnits = {Thing::unit};
    std::vector<std::string> units;
    for (std::size_t i = 0; i < names.size();) {
        if (joins_names(names[i].text)) {
            ++i;
            continue;
        }
        const std::size_t length = length_of_name(battle, names, i, kUnits);
        const std::string typed = name_of_words(names, i, length);
        // The first is of the side that plots, the second of the other.
        const Unit* plotter = units.empty() ? nullptr : battle.unit(units.front());
        const ArmyId side = plotter != nullptr ? plotter->army : beside.plotter;
        const auto only = only_one_of(battle, typed, kUnits, [&](const NamedThing& named) {
            return side.empty() || are_friends(battle, battle.unit(named.id)->army, side) == units.empty();
        });
        const auto found = only ? only : thing_named(battle, typed, kUnits, names[i].place, problems);
        units.push_back(found ? found->id : typed);
        i += length;
    }
    if (units.empty() || units.size() > 2) {
        problems.add({"plot", 0, 0}, "a plot is written as in plot kleist at soro, plot hussars rally_back, plot kleist ground=\"the hill\"");
        return;
    }
    plot.unit = units[0];
    if (units.size() > 1) plot.target = units[1];
    if (const Unit* unit = battle.unit(plot.unit)) intent.actor = unit->army;
    intent.words.push_back({"sealed", seal(plot, beside.salt)});
}

}  // namespace aor::cli
