// aor facts: what each procedure wants to know.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "core/report/fact_words.hpp"
#include "core/report/json.hpp"
#include "core/report/text.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr std::array kOptions = {kJsonOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor facts - what a procedure wants to know

SYNOPSIS
    aor facts [PROCEDURE] [--json]

DESCRIPTION
    Lists the procedures; or the facts of one: what each means, what it can be, and what it is when left out.

OPTIONS
    --json          one JSON object for each procedure and line
    --charts DIR    charts of your own

EXAMPLES
    $ aor facts
    $ aor facts morale
)";

std::string left_out(const FactRow& row) {
    if (row.fallback) return "else " + report::default_of(row);
    if (row.optional) return row.absent.empty() ? "may be left out" : "left out: " + row.absent;
    return "needed";
}

void print_facts(const Chart& chart, std::ostream& out, report::Ink ink) {
    out << ink.bold(chart.title) << "  " << chart.id << "  " << ink.dim(report::page_in_words(chart.page)) << '\n';
    if (!chart.reading.empty()) out << chart.reading << '\n';
    std::vector<std::vector<std::string>> rows;
    for (const FactRow& row : chart.facts) {
        rows.push_back({std::string(name_of(row.fact)), left_out(row), row.meaning, report::values_of(row), report::page_in_words(row.page)});
    }
    for (const std::string& line : report::in_columns(rows, "  ")) out << line << '\n';
}

int run_facts(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    const auto& plain = call.options.plain();
    const bool json = call.options.has(kJsonOption.name);
    Problems problems;
    std::vector<const Chart*> wanted;
    for (const Word& word : plain) {
        if (const Chart* chart = chart_named(*charts, word, problems)) wanted.push_back(chart);
    }
    if (!problems.none()) return report(problems, call.streams);
    if (plain.empty()) {
        for (const Procedure* procedure : procedures()) wanted.push_back(charts->find(procedure->id));
    }
    const report::Ink ink{call.streams.ink};
    if (json) {
        for (const Chart* chart : wanted) call.streams.out << report::json_of_facts(*chart) << '\n';
    } else if (plain.empty()) {
        std::vector<std::vector<std::string>> rows;
        for (const Chart* chart : wanted) rows.push_back({chart->id, chart->title, report::page_in_words(chart->page)});
        for (const std::string& line : report::in_columns(rows)) call.streams.out << line << '\n';
        call.streams.out << "\n`aor facts PROCEDURE` tells what it wants to know.\n";
    } else {
        for (const Chart* chart : wanted) print_facts(*chart, call.streams.out, ink);
    }
    return kDone;
}

}  // namespace

const Command facts_command = {"facts", "what each procedure wants to know", kOptions, kManual, run_facts};

}  // namespace aor::cli
