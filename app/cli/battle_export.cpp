// Battle reports and roster sheets.

#include "app/cli/battle_names.hpp"
#include "app/cli/battle_referee.hpp"
#include "core/report/battle_report.hpp"
#include "core/report/json_text.hpp"
#include "core/report/roster_sheets.hpp"
#include "core/report/summary_words.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace aor::cli {

int run_summary(Referee& referee, const VerbCall&) {
    const report::BattleReport report = report::report_chapters(referee.charts, referee.session.log());
    referee.streams.out << (referee.json ? report::json_of_summary(report) + '\n' : report::words_of_summary(report, referee.ink));
    return kDone;
}

int run_export(Referee& referee, const VerbCall& call) {
    constexpr std::array<std::string_view, 5> kForms = {"md", "markdown", "html", "csv", "roster"};
    Problems problems;
    std::string_view form;
    if (call.words.empty()) problems.add({"export", 0, 0}, "say as what: md, html, csv or roster");
    else if (const auto found = word_named(call.words.front().text, kForms, "form of export", call.words.front().place, problems)) form = *found;
    for (std::size_t i = 1; i < call.words.size(); ++i) problems.add(call.words[i].place, "export reads nothing from \"" + call.words[i].text + '"');
    if (!problems.none()) return tell(referee, problems);

    const auto as = report::report_form_named(form);
    const std::string text = as ? report::battle_report(referee.charts, referee.session.log(), *as) : report::roster_sheets(referee.charts, referee.battle());
    const Word* output = call.options.value(kOutputOption.name);
    if (output == nullptr) {
        if (referee.json) referee.streams.out << report::JsonObject().text("form", form).text("text", text).line() << '\n';
        else referee.streams.out << text;
        return kDone;
    }
    std::ofstream file(output->text, std::ios::binary);
    file << text;
    file.close();
    if (!file) {
        problems.add({output->text, 0, 0}, std::string("the file cannot be written: ") + std::strerror(errno));
        return tell(referee, problems);
    }
    if (referee.json) referee.streams.out << report::JsonObject().text("form", form).text("written", output->text).line() << '\n';
    else referee.streams.out << "Written: " << output->text << '\n';
    return kDone;
}

}  // namespace aor::cli
