// aor chart: look up any row of any chart.

#include "app/cli/asking.hpp"
#include "app/cli/data_folder.hpp"
#include "core/report/chart_words.hpp"
#include "core/report/reference_sheet.hpp"

#include <array>
#include <fstream>

namespace aor::cli {
namespace {

constexpr Option kListOption{"--list"};
constexpr Option kHtmlOption{"--html"};
constexpr Option kOutputOption{"--output", "FILE"};
constexpr std::array kOptions = {kScaleOption, kRulingOption, kListOption, kHtmlOption, kOutputOption, kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor chart - look up any row of any chart

SYNOPSIS
    aor chart [WORDS ...] [--scale 15mm] [--ruling R-102=chart]
    aor chart --html [--output FILE] [--scale 15mm] [--ruling R-102=chart]
    aor chart --list

DESCRIPTION
    With words, prints the rows in which all of them occur, best first: beginnings of words are enough. The name of a
    chart alone prints that chart. Without words, prints all that the quick reference charts print, both scales next to
    each other, or one with --scale.

    --html makes a reference sheet for the table, ready to print, with the scale (25mm unless --scale says
    otherwise) and the rulings of the club worked in.

OPTIONS
    --scale SCALE      25mm or 15mm only
    --ruling R=CHOICE  leaves out the rows of the other reading; may be repeated
    --list             the names of all charts
    --html             the reference sheet
    --output FILE      where the sheet goes; else to standard output
    --charts DIR       charts of your own

EXIT STATUS
    0 done; 1 no row was found; 2 the input has faults.

EXAMPLES
    $ aor chart cav square
    $ aor chart 1.5 frontage
    $ aor chart movement_rates --scale 15mm
)";

report::Club club_of(const Call& call, Problems& problems) {
    const TableManners manners = manners_of(call.options, problems);
    report::Club club;
    club.rulings = manners.blank();
    if (call.options.has(kScaleOption.name)) club.scale = manners.blank().scale();
    club.all_rulings = !call.options.has(kRulingOption.name);
    return club;
}

int print_sheet(const Call& call, const Charts& charts, report::Club club) {
    if (!club.scale) club.scale = Scale::mm25;
    club.all_rulings = false;
    const std::string sheet = report::reference_sheet(charts, club);
    const Word* file = call.options.value(kOutputOption.name);
    if (file == nullptr) {
        call.streams.out << sheet;
        return kDone;
    }
    std::ofstream out(file->text, std::ios::binary);
    out << sheet << std::flush;
    if (!out) {
        Problems problems;
        problems.add(file->place, "the sheet cannot be written to \"" + file->text + "\"");
        return report(problems, call.streams);
    }
    call.streams.out << "the reference sheet is in " << file->text << '\n';
    return kDone;
}

std::vector<report::ChartRef> all_charts(const Charts& charts) {
    std::vector<report::ChartRef> refs = report::quick_reference(charts);
    const auto others = report::other_charts(charts);
    refs.insert(refs.end(), others.begin(), others.end());
    return refs;
}

void print_list(const Charts& charts, std::ostream& out) {
    std::vector<std::vector<std::string>> rows;
    for (const report::ChartRef& ref : all_charts(charts)) rows.push_back({ref.id(), ref.title(), report::page_in_words(ref.page())});
    for (const std::string& line : report::in_columns(rows)) out << line << '\n';
}

void print_charts(const std::vector<report::ChartRef>& refs, const report::Club& club, Streams& streams) {
    bool first = true;
    for (const report::ChartRef& ref : refs) {
        if (!first) streams.out << '\n';
        first = false;
        streams.out << report::words_of_chart(ref, club, report::Ink{streams.ink});
    }
}

int run_chart(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    Problems problems;
    const report::Club club = club_of(call, problems);
    if (call.options.has(kOutputOption.name) && !call.options.has(kHtmlOption.name)) {
        problems.add(call.options.value(kOutputOption.name)->place, "--output is for the sheet that --html makes");
    }
    if (call.options.has(kHtmlOption.name) || call.options.has(kListOption.name)) {
        for (const Word& word : call.options.plain()) problems.add(word.place, "the sheet and the list take no words, and here is \"" + word.text + "\"");
    }
    if (!problems.none()) return report(problems, call.streams);
    if (call.options.has(kHtmlOption.name)) return print_sheet(call, *charts, club);
    if (call.options.has(kListOption.name)) {
        print_list(*charts, call.streams.out);
        return kDone;
    }
    const auto& plain = call.options.plain();
    if (plain.empty()) {
        print_charts(report::quick_reference(*charts), club, call.streams);
        return kDone;
    }
    if (plain.size() == 1) {
        for (const report::ChartRef& ref : all_charts(*charts)) {
            if (ref.id() != plain.front().text) continue;
            print_charts({ref}, club, call.streams);
            return kDone;
        }
    }
    std::vector<std::string> words;
    for (const Word& word : plain) words.push_back(word.text);
    const auto rows = report::find_rows(*charts, words, club);
    if (rows.empty()) {
        call.streams.err << "no chart has a row with all of these words; `aor chart --list` names the charts\n";
        return kRefused;
    }
    call.streams.out << report::words_of_rows(rows, report::Ink{call.streams.ink});
    return kDone;
}

}  // namespace

const Command chart_command = {"chart", "look up any row of any chart; a sheet for the table", kOptions, kManual, run_chart};

}  // namespace aor::cli
