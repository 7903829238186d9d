// Charts that lack a figure which a battle, a muster or a pick-up battle reads are refused before anything begins.

#include "core/play/figures_needed.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

Charts changed(const std::string& file, const std::string& old, const std::string& now) {
    auto texts = chart_texts();
    const auto at = std::find_if(texts.begin(), texts.end(), [&](const ChartText& text) { return text.file == file; });
    REQUIRE(at != texts.end());
    const auto found = at->text.find(old);
    REQUIRE_MESSAGE(found != std::string::npos, file << ": " << old);
    at->text.replace(found, old.size(), now);
    auto charts = Charts::from_texts(texts);
    REQUIRE_MESSAGE(charts.ok(), charts.problems().sentences());
    return std::move(*charts);
}

}  // namespace

TEST_CASE("the shipped charts have every figure") { CHECK(check_figures(test_charts(), "charts").sentences() == ""); }

TEST_CASE("each row that is read is missed, by its name and file") {
    for (const TableNeed& need : figures_needed()) {
        const std::string file = "charts/" + std::string(need.table) + ".toml";
        for (const std::string_view row : need.rows) {
            CAPTURE(need.table);
            CAPTURE(row);
            const Charts charts = changed(file, "id = \"" + std::string(row) + "\"\n", "id = \"gone\"\n");
            CHECK(check_figures(charts, "charts").sentences() == file + ": there is no row for \"" + std::string(row) + "\"\n");
        }
    }
}

TEST_CASE("a figure that is left blank, or is no whole number where turns are counted") {
    CHECK(check_figures(changed("charts/unsupported_flank.toml", "values = [0.75]", "values = [\"\"]"), "charts").sentences() ==
          "charts/unsupported_flank.toml: \"size\" must have a number in both scales\n");
    CHECK(check_figures(changed("charts/turn.toml", "values = [12]", "values = [\"twelve\"]"), "charts").sentences() ==
          "charts/turn.toml: \"turns\" must have a whole number\n");
}
