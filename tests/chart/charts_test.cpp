// Loading charts: a folder of files, whole or not at all, and what the procedures need in them.

#include "core/rules/procedure.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

using namespace aor;

namespace {

std::vector<ChartText> without(const std::string& file) {
    auto texts = chart_texts();
    std::erase_if(texts, [&](const ChartText& text) { return text.file == file; });
    return texts;
}

// The shipped charts with one text in one file replaced, once.
Charts with(const std::string& file, const std::string& old, const std::string& now) {
    auto texts = chart_texts();
    const auto at = std::find_if(texts.begin(), texts.end(), [&](const ChartText& text) { return text.file == file; });
    REQUIRE(at != texts.end());
    const auto found = at->text.find(old);
    REQUIRE(found != std::string::npos);
    at->text.replace(found, old.size(), now);
    auto charts = Charts::from_texts(texts);
    REQUIRE_MESSAGE(charts.ok(), charts.problems().sentences());
    return std::move(*charts);
}

}  // namespace

TEST_CASE("the folder of charts is its files") {
    const auto charts = Charts::load(std::string(AOR_SOURCE_DIR) + "/charts");
    REQUIRE_MESSAGE(charts.ok(), charts.problems().sentences());
    CHECK(charts->digest() == test_charts().digest());
    CHECK(charts->procedures().size() == test_charts().procedures().size());
    CHECK(charts->tables().size() == test_charts().tables().size());
}

TEST_CASE("the digest names the state of the charts") {
    const std::string digest = test_charts().digest();
    CHECK(digest.size() == 16);
    CHECK(digest.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(with("charts/morale.toml", "label = \"in a burning village\"", "label = \"in a village on fire\"").digest() != digest);
}

TEST_CASE("a folder that is not there, and one without charts") {
    const auto nowhere = Charts::load("/nowhere/charts");
    REQUIRE(!nowhere);
    CHECK(nowhere.problems().sentences() == "/nowhere/charts: the folder cannot be read: No such file or directory\n");

    const auto empty = std::filesystem::temp_directory_path() / "aor_no_charts";
    std::filesystem::create_directories(empty);
    const auto none = Charts::load(empty);
    REQUIRE(!none);
    CHECK(none.problems().sentences() == empty.string() + ": there are no charts in this folder\n");
    std::filesystem::remove(empty);
}

TEST_CASE("copies of charts stand alone") {
    Charts copy = test_charts();
    copy.find("morale")->items.front().amount = 3;
    CHECK(test_charts().find("morale")->items.front().amount == 1);
    const Outcome kept = [] {
        const Charts short_lived = test_charts();
        return short_lived.find("morale")->results.front().outcome;
    }();
    CHECK(kept.word("result") == "rout");  // the words of outcomes outlive a copy
}

TEST_CASE("charts that lack what a procedure asks for are refused") {
    const auto no_arrival = Charts::from_texts(without("charts/arrival.toml"));
    REQUIRE_MESSAGE(no_arrival.ok(), no_arrival.problems().sentences());
    CHECK(check_procedures(*no_arrival, "charts").sentences() == "charts/arrival.toml: there is no chart of the procedure \"arrival\"\n");

    const auto no_radius = Charts::from_texts(without("charts/command_radius.toml"));
    REQUIRE(no_radius.ok());
    CHECK(check_procedures(*no_radius, "charts").sentences() == "charts/command_radius.toml: there is no table \"command_radius\"\n");

    CHECK(check_procedures(with("charts/command_radius.toml", "id = \"class_3\"", "id = \"class_4\""), "charts").sentences().find(
              "charts/command_radius.toml: there is no row for \"class_3\"\n") == 0);
    CHECK(check_procedures(with("charts/morale.toml", "name = \"pass\"", "name = \"sum_per_hit\""), "charts").sentences() ==
          "charts/morale.toml: the number \"pass\" is missing\n");
}
