#include "core/base/texts.hpp"
#include "core/report/list_words.hpp"
#include "core/report/muster_rows.hpp"

#include <algorithm>

namespace aor::report {

std::string words_of_muster(const Muster& muster, const ArmyList& list, Ink ink, std::string_view side) {
    const std::string of_unit = side.empty() ? "" : std::string(side) + ": ";
    const std::string of_choice = side.empty() ? "" : std::string(side) + '.';
    std::string out = ink.bold(list.title) + "  " + strength_in_words(muster) + '\n';
    std::vector<std::vector<std::string>> rows;
    const auto put = [&] {
        for (const std::string& line : in_columns(rows, "  ")) out += line + '\n';
        rows.clear();
    };
    for (const MusterRow& row : rows_of_muster(muster)) {
        if (!row.is_head) {
            rows.push_back({row.name, row.what, row.reason});
            continue;
        }
        put();
        out += (row.name.empty() ? "" : ink.bold(row.name)) + "  " + ink.dim(row.reason) + '\n';
    }
    put();
    for (const PointsMissing& missing : muster.missing) {
        const std::string left = missing_in_words(missing);
        if (left.empty()) continue;
        out += '\n' + ink.bold("Missing: " + left) + ":\n";
        for (const MissingRows* kind : missing.kinds) rows.push_back({kind->id, kind->title, kind->proof, kind->source.line});
        put();
        out += "  Type them: --unit \"" + of_unit + "Name = DR 2 12 of=" + (missing.kinds.empty() ? std::string("ROW") : missing.kinds.front()->id) +
               "\", or complete the list: aor list complete " + list.id + '\n';
    }
    if (!muster.remarks.empty()) out += '\n';
    for (const std::string& remark : muster.remarks) out += remark + '\n';
    for (const OpenChoice& choice : muster.choices) {
        rows.push_back({of_choice + choice.name + '=' + choice.value, choice.given ? "chosen" : "usual", choice.allowed, choice.question});
    }
    if (!rows.empty()) out += '\n' + ink.bold("Choices") + "  " + ink.dim("--choose " + of_choice + "NAME=VALUE") + '\n';
    put();
    return out;
}

}  // namespace aor::report
