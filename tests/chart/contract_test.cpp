// The charts keep the public names: tests/golden/contract.toml says what every procedure, fact, line, refusal,
// automatic rule, ruling and cover is called.

#include "core/chart/toml_reader.hpp"
#include "core/rules/procedure.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

const toml::table& contract() {
    static const toml::table table = [] {
        auto parsed = parse_toml(file_text("tests/golden/contract.toml"), "tests/golden/contract.toml");
        REQUIRE_MESSAGE(parsed.ok(), parsed.problems().sentences());
        return std::move(*parsed);
    }();
    return table;
}

std::string text(const toml::table& table, std::string_view key) { return table[key].value_or(std::string()); }

std::vector<std::string> texts(const toml::table& table, std::string_view key) {
    std::vector<std::string> out;
    if (const auto* list = table[key].as_array()) {
        for (const auto& node : *list) out.push_back(node.value_or(std::string()));
    }
    return out;
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

// A value of a fact as the contract writes it.
std::string written(const FactRow& row, std::int32_t value) {
    if (row.kind == Kind::boolean) return value != 0 ? "true" : "false";
    if (row.kind == Kind::integer) return std::to_string(value);
    if (row.kind == Kind::inches) return Inches::parts(value).text();
    if (is_list(row.kind)) return "[]";
    return std::string(words_of(row.kind)[static_cast<std::size_t>(value)]);
}

std::string written(const toml::node* node) {
    if (node == nullptr) return "none";
    if (const auto* word = node->as_string()) return word->get();
    if (const auto* flag = node->as_boolean()) return flag->get() ? "true" : "false";
    if (node->is_array()) return "[]";
    return Inches::from_double(node->value_or(0.0)).text();
}

std::string_view type_of(const FactRow& row) {
    if (row.kind == Kind::boolean) return "boolean";
    if (row.kind == Kind::integer) return "integer";
    if (row.kind == Kind::inches) return "inches";
    return is_list(row.kind) ? "list" : "enum";
}

void check_fact(const std::string& procedure, const toml::table& wanted, const FactRow& row) {
    CAPTURE(procedure);
    CAPTURE(text(wanted, "name"));
    CHECK(name_of(row.fact) == text(wanted, "name"));
    CHECK(type_of(row) == text(wanted, "type"));
    CHECK(row.meaning == text(wanted, "meaning"));
    CHECK(row.page == text(wanted, "page"));
    CHECK(row.optional == wanted["optional"].value_or(false));
    CHECK(row.values == texts(wanted, "values"));
    CHECK(row.rulings == texts(wanted, "rulings"));
    if (row.kind == Kind::integer || row.kind == Kind::inches) {
        CHECK(written(row, row.min) == written(wanted.get("min")));
        CHECK(written(row, row.max) == written(wanted.get("max")));
    }
    CHECK((row.fallback ? written(row, *row.fallback) : "none") == written(wanted.get("default")));
}

// A line that changes another thing under a ruling stands in two rows; the contract names the first.
std::vector<std::string> lines_of(const Chart& chart, const std::vector<std::string>& wanted) {
    std::vector<std::string> ids;
    std::vector<std::string> lines;
    for (const ItemRow& row : chart.items) {
        const std::string line = row.id + " " + std::string(name_of(row.of));
        const bool again = std::find(ids.begin(), ids.end(), row.id) != ids.end();
        const bool named = std::find(wanted.begin(), wanted.end(), line) != wanted.end();
        ids.push_back(row.id);
        if (named || !again || row.rulings.empty()) lines.push_back(line);
    }
    return lines;
}

template <class Rows>
std::vector<std::string> ids_of(const Rows& rows) {
    std::vector<std::string> ids;
    for (const auto& row : rows) {
        if (std::find(ids.begin(), ids.end(), row.id) == ids.end()) ids.push_back(row.id);
    }
    return ids;
}

}  // namespace

TEST_CASE("every procedure of the contract is there, in its order, and no other") {
    std::vector<std::string> wanted;
    for (const auto& node : *contract()["procedure"].as_array()) wanted.push_back(text(*node.as_table(), "id"));
    std::vector<std::string> got;
    for (const Procedure* procedure : procedures()) got.emplace_back(procedure->id);
    CHECK(joined(got) == joined(wanted));
    for (const Chart& chart : test_charts().procedures()) CHECK_MESSAGE(procedure_named(chart.id) != nullptr, chart.id);
}

TEST_CASE("facts, lines, refusals and automatic rules are the contract's") {
    for (const auto& node : *contract()["procedure"].as_array()) {
        const toml::table& wanted = *node.as_table();
        const std::string id = text(wanted, "id");
        const Chart* chart = test_charts().find(id);
        CAPTURE(id);
        CHECK(chart != nullptr);
        if (chart == nullptr) continue;
        CHECK(chart->title == text(wanted, "title"));
        CHECK(chart->page == text(wanted, "page"));
        CHECK(name_of(chart->roll) == text(wanted, "roll"));
        CHECK(chart->total_allowed == wanted["total_allowed"].value_or(false));

        const auto* facts = wanted["facts"].as_array();
        const std::size_t count = facts != nullptr ? facts->size() : 0;
        CHECK(chart->facts.size() == count);
        for (std::size_t i = 0; i < std::min(count, chart->facts.size()); ++i) {
            check_fact(id, *(*facts)[i].as_table(), chart->facts[i]);
        }

        std::vector<std::string> lines;
        if (const auto* list = wanted["lines"].as_array()) {
            for (const auto& line : *list) {
                lines.push_back(line.as_array()->at(0).value_or(std::string()) + " " + line.as_array()->at(1).value_or(std::string()));
            }
        }
        // Both sides of a bout use the lines of melee.
        const Chart& lined = id == "melee_bout" ? *test_charts().find("melee") : *chart;
        CHECK(joined(lines_of(lined, lines)) == joined(lines));
        CHECK(joined(ids_of(lined.automatics)) == joined(texts(wanted, "automatics")));
        CHECK(joined(ids_of(chart->refusals)) == joined(texts(wanted, "refusals")));
    }
}

TEST_CASE("the rulings and their choices are the contract's, the default first") {
    const auto& wanted = *contract()["rulings"].as_array();
    CHECK(wanted.size() == kRulingCount);
    for (std::size_t i = 0; i < std::min(wanted.size(), kRulingCount); ++i) {
        const auto ruling = static_cast<Ruling>(i);
        std::string got(id_of(ruling));
        for (const std::string_view choice : choices_of(ruling)) got += " " + std::string(choice);
        std::string names;
        for (const auto& name : *wanted[i].as_array()) names += (names.empty() ? "" : " ") + name.value_or(std::string());
        CHECK(got == names);
    }
}

TEST_CASE("the table of covers says what the contract says") {
    const Table* table = test_charts().table("cover_effects");
    REQUIRE(table != nullptr);
    for (const auto& node : *contract()["covers"].as_array()) {
        const auto& cover = *node.as_array();
        const std::string id = cover[0].value_or(std::string());
        CAPTURE(id);
        std::size_t n = 1;
        for (const char* column : {"fire", "morale", "melee"}) {
            const Cell* cell = table->cell(id, column, Scale::mm25);
            REQUIRE(cell != nullptr);
            CHECK(cell->whole().value_or(-99) == cover[n++].value_or(99));
        }
    }
    CHECK(table->rows.size() == contract()["covers"].as_array()->size());
}
