// Facts that nothing reads.

#include "app/cli/battle_forms.hpp"
#include "app/cli/battle_line.hpp"
#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor::cli {

Problems facts_of_nothing(const Charts& charts, const Intent& intent) {
    Problems problems;
    if (intent.verb != "do") return problems;
    const Chart* chart = charts.find(intent.procedure);
    for (const Named& fact : intent.facts) {
        const std::string_view name = std::string_view(fact.name).substr(fact.name.rfind(':') + 1);
        const bool known = fact_named(name) || is_word_to_do(intent.procedure, name) || std::any_of(charts.procedures().begin(), charts.procedures().end(), [&](const Chart& one) {
            return std::any_of(one.facts.begin(), one.facts.end(), [&](const FactRow& row) { return name_of(row.fact).ends_with('.' + std::string(name)); });
        });
        if (known) continue;
        std::vector<std::string_view> names;
        if (chart != nullptr) {
            for (const FactRow& row : chart->facts) names.push_back(name_of(row.fact));
        }
        problems.add({}, "nothing here reads the fact \"" + std::string(name) + '"' + did_you_mean(name, names));
    }
    return problems;
}

}  // namespace aor::cli
