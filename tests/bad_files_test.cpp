// Faulty files and every word that is said about them: tests/bad_charts/NAME.toml is a chart, and
// tests/bad_situations/NAME.toml a file of situations; NAME.expected is the whole message.

#include "core/chart/situation_reader.hpp"
#include "core/rules/procedure.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

std::string name_of_file(const std::string& path) { return path.substr(path.rfind('/') + 1); }

template <class Message>
void check_folder(const std::string& folder, Message message) {
    const auto files = files_of(folder, ".toml");
    CHECK(files.size() >= 15);
    for (const std::string& file : files) {
        const std::string expected = file.substr(0, file.size() - 4) + "expected";
        CAPTURE(file);
        const std::string told = message(file_text(file), name_of_file(file));
        CHECK(!told.empty());
        CHECK(told == file_text(expected));
    }
}

// As the command line does it: first what is wrong with the facts; where they are right and no rule refuses the
// case, what is wrong with the dice.
std::string told_of_situations(const std::string& text, const std::string& file) {
    const SituationsRead read = read_all_situations(test_charts(), text, file);
    Problems problems = read.problems;
    for (const Asked& asked : read.asked) {
        const Procedure& procedure = *procedure_named(asked.chart->id);
        const Assessment a = assess(test_charts(), procedure, asked.situation);
        if (a.refused() || !asked.dice_typed) continue;
        if (!asked.dice_problems.none()) {
            problems.append(asked.dice_problems);
            continue;
        }
        const auto taken = asked.total ? take_total(procedure, a, *asked.total, asked.dice_place)
                                       : take_faces(procedure, a, asked.faces, asked.dice_place);
        problems.append(taken.problems());
    }
    return problems.sentences();
}

}  // namespace

TEST_CASE("every faulty chart is refused with every fault and its place") {
    check_folder("tests/bad_charts", [](const std::string& text, const std::string& file) {
        const auto charts = Charts::from_texts({{file, text}});
        return charts ? std::string() : charts.problems().sentences();
    });
}

TEST_CASE("every faulty file of situations is refused with every fault and its place") {
    check_folder("tests/bad_situations", told_of_situations);
}

TEST_CASE("a shipped chart cut short, or with a byte changed, loads or says why not") {
    const auto texts = chart_texts();
    Chance64 chance(5);
    for (const ChartText& chart : texts) {
        CAPTURE(chart.file);
        for (int n = 0; n < 100; ++n) {
            std::string text = chart.text;
            if (n % 2 == 0) text.resize(chance.below(text.size()));
            else text[chance.below(text.size())] = static_cast<char>(chance.below(256));
            const auto charts = Charts::from_texts({{chart.file, text}});
            if (charts) continue;
            for (const Problem& problem : charts.problems()) {
                CHECK(problem.place.file == chart.file);
                CHECK(!problem.text.empty());
                CHECK(problem.text.find('\n') == std::string::npos);
            }
        }
    }
}

TEST_CASE("two files of one procedure or table are one too many") {
    const std::string morale = file_text("charts/morale.toml");
    const auto charts = Charts::from_texts({{"a.toml", morale}, {"b.toml", morale}});
    REQUIRE(!charts);
    CHECK(charts.problems().sentences() == "b.toml:5:6: there is another chart \"morale\"\n");
}
