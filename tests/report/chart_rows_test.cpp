// Chart rows found by words, charts as text, and the sheet for the table.
#include "core/report/chart_words.hpp"
#include "core/report/reference_sheet.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace aor;
using namespace aor::report;

namespace {

Club both_scales() { return {std::nullopt, Situation(), true}; }

Club club(Scale scale, std::optional<std::pair<Ruling, int>> changed = std::nullopt) {
    Club out{scale, Situation(), false};
    if (changed) out.rulings.set_ruling(changed->first, changed->second);
    return out;
}

// "melee/mounted_vs_square" of the best row.
std::string best(const std::vector<std::string>& words) {
    const auto rows = find_rows(test_charts(), words, both_scales());
    return rows.empty() ? "" : rows.front().chart_id() + "/" + rows.front().id;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
    return count;
}

}  // namespace

TEST_CASE("the row that is meant comes first") {
    CHECK(best({"cav", "square"}) == "melee/mounted_vs_square");
    CHECK(best({"1.5", "frontage"}) == "melee/frontage_1_5");
    CHECK(best({"1.5 frontage"}) == "melee/frontage_1_5");
    CHECK(best({"zeppelin", "frontage"}) == "");
    CHECK(best({"wood", "fence", "hits"}) == "hits_to_destroy/wood_fence");
    CHECK(best({"rear", "support", "morale"}) == "morale/rear_support");
    CHECK(best({"RIFLE"}) == "small_arms_ranges/rifle");
    CHECK(best({}) == "");
    CHECK(best({"zeppelin"}) == "");
}

TEST_CASE("every row of every chart is found by its own label") {
    for (const auto& refs : {quick_reference(test_charts()), other_charts(test_charts())}) {
        for (const ChartRef& ref : refs) {
            for (const ChartRow& row : rows_of(ref, both_scales())) {
                CAPTURE(ref.id());
                CAPTURE(row.label);
                const auto found = find_rows(test_charts(), {row.label}, both_scales());
                CHECK(std::any_of(found.begin(), found.end(), [&](const ChartRow& other) {
                    return other.chart_id() == row.chart_id() && other.label == row.label;
                }));
            }
        }
    }
}

TEST_CASE("quick reference and the others are all charts, each once") {
    std::set<std::string> ids;
    std::size_t count = 0;
    for (const auto& refs : {quick_reference(test_charts()), other_charts(test_charts())}) {
        for (const ChartRef& ref : refs) {
            ids.insert(ref.id());
            ++count;
        }
    }
    CHECK(ids.size() == count);
    CHECK(count == test_charts().procedures().size() + test_charts().tables().size());
}

TEST_CASE("quarters are worked out: 14 is 14, 10.5, 7, 3.5") {
    CHECK(quarters_of(Inches::whole(14)) == "14/10.5/7/3.5");
    CHECK(quarters_of(Inches::whole(9)) == "9/6.75/4.5/2.25");
}

TEST_CASE("both scales stand side by side, one scale alone") {
    const ChartRef ranges{nullptr, test_charts().table("small_arms_ranges")};
    const std::string both = words_of_chart(ranges, both_scales(), {});
    CHECK(both.find("25mm Close  25mm Normal  15mm Close  15mm Normal") != std::string::npos);
    const std::string one = words_of_chart(ranges, club(Scale::mm15), {});
    CHECK(one.find("25mm") == std::string::npos);
    CHECK(one.find("Close  Normal") != std::string::npos);
}

TEST_CASE("a scale or a ruling leaves out the rows that it switches off") {
    // The -1 for units out of command stands in the 15mm chart alone.
    const Chart& initiative = *test_charts().find("charge_initiative");
    const auto has = [&](const Club& c) {
        const auto rows = rows_of(initiative, c);
        return std::any_of(rows.begin(), rows.end(), [](const ChartRow& row) { return row.id == "out_of_command"; });
    };
    CHECK(has(both_scales()));
    CHECK(has(club(Scale::mm15)));
    CHECK(!has(club(Scale::mm25)));
    CHECK(has(club(Scale::mm25, std::pair(Ruling::R_05, 1))));
}

TEST_CASE("the sheet: the chosen radius, quarters, changed rulings, nothing of the other scale") {
    const std::string plain = reference_sheet(test_charts(), club(Scale::mm25));
    CHECK(plain.find("Every ruling is at its default.") != std::string::npos);
    CHECK(plain.find("6/4.5/3/1.5") == std::string::npos);   // infantry in line in 15mm
    CHECK(plain.find("16/12/8/4") != std::string::npos);

    const std::string changed = reference_sheet(test_charts(), club(Scale::mm15, std::pair(Ruling::R_02, 1)));
    CHECK(changed.find("R-02=chart: command radius: 4, 8, 12, 18 inches in both scales") != std::string::npos);
    CHECK(changed.find("16/12/8/4") != std::string::npos);   // light cavalry, charge line in 15mm
    CHECK(changed.find("28/21/14/7") == std::string::npos);  // light cavalry, charge column in 25mm
    for (const char* tag : {"section", "table", "tr", "td", "th", "h2"}) {
        CAPTURE(tag);
        CHECK(count_of(changed, "<" + std::string(tag) + ">") + count_of(changed, "<" + std::string(tag) + " ") ==
              count_of(changed, "</" + std::string(tag) + ">"));
    }
}
