#include "core/report/drift_words.hpp"

#include "core/battle/name_shown.hpp"
#include "core/play/fact_values.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/intent_words.hpp"

namespace aor::report {

std::vector<DriftGroup> drift_groups(const Battle& battle) {
    std::vector<DriftGroup> groups;
    for (const DriftLine& line : drift_list(battle)) {
        const std::string army = line.army.empty() ? "" : name_shown(battle, Thing::army, line.army);
        const std::string brigade = line.thing == Thing::unit && !line.brigade.empty() ? name_shown(battle, Thing::brigade, line.brigade) : "";
        if (groups.empty() || groups.back().army != army || groups.back().brigade != brigade) groups.push_back({army, brigade, {}});
        DriftRow row{line.id, line.name, {}, {}};
        for (const CalledOut& value : line.values) {
            row.say += (row.say.empty() ? "" : ", ") + value.say;
            const std::string text = typed_text(value.value);
            row.fields.push_back(value.field + '=' + (text.empty() ? "none" : report::quoted(text)));
        }
        groups.back().rows.push_back(std::move(row));
    }
    return groups;
}

std::string words_of_drift(const std::vector<DriftGroup>& groups, Ink ink) {
    std::string out;
    std::string army = "\n";
    for (const DriftGroup& group : groups) {
        if (group.army != army) {
            army = group.army;
            out += (out.empty() ? "" : "\n") + ink.bold(army.empty() ? "On the ground" : on_one_line(army)) + '\n';
        }
        if (!group.brigade.empty()) out += "  " + on_one_line(group.brigade) + '\n';
        std::vector<std::vector<std::string>> cells;
        for (const DriftRow& row : group.rows) cells.push_back({row.id, on_one_line(row.name), on_one_line(row.say)});
        for (const std::string& line : in_columns(cells, group.army.empty() ? "  " : "    ")) out += line + '\n';
    }
    return out;
}

}  // namespace aor::report
