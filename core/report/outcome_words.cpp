// An outcome as a sentence: the label of its row in the result table, and what the row leaves open.
#include "core/base/texts.hpp"
#include "core/report/reading.hpp"
#include "core/report/words.hpp"

#include <algorithm>

namespace aor::report {
namespace {

std::string field_in_words(const Field& field) {
    if (const auto* hits = std::get_if<int>(&field.value); hits != nullptr && field.name == "hits") {
        if (*hits == 0) return "no hit";
        return counted(*hits, "hit", "hits");
    }
    std::string out = spaced(field.name) + ": ";
    if (const auto* flag = std::get_if<bool>(&field.value)) out += *flag ? "yes" : "no";
    else if (const auto* count = std::get_if<int>(&field.value)) out += std::to_string(*count);
    else if (const auto* word = std::get_if<std::string_view>(&field.value)) out += spaced(*word);
    else out += std::get<Inches>(field.value).text() + " inches";
    return out;
}

}  // namespace

std::string words_of_outcome(const Assessment& a, const Outcome& outcome) {
    std::string label;
    const Outcome* said = nullptr;
    if (a.automatic != nullptr && !is_bout(a)) {
        label = a.automatic->label;
        said = &a.automatic->outcome;
    } else if (const ResultRow* row = result_row_of(a, outcome)) {
        label = row->label;
        said = &row->outcome;
    }
    std::string rest;
    for (const Field& field : outcome) {
        if (said != nullptr && said->find(field.name) != nullptr && *said->find(field.name) == field) continue;
        if (!rest.empty()) rest += ", ";
        rest += field_in_words(field);
    }
    if (label.empty()) return rest;
    return rest.empty() ? label : label + " (" + rest + ")";
}

std::string_view page_of_outcome(const Assessment& a, const Outcome& outcome) {
    if (a.automatic != nullptr && !is_bout(a)) return a.automatic->page;
    const ResultRow* row = result_row_of(a, outcome);
    return row != nullptr ? std::string_view(row->page) : std::string_view();
}

}  // namespace aor::report
