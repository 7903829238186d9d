// Every interpretation of the book in the code is tagged "RULING R-nn", and every tag, like every ruling that a chart names,
// has its row in charts/rulings.toml, where the places and the reasons stand; and the other way round.

#include "core/chart/rulings.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

using namespace aor;

namespace {

// "R-25, R-26, R-27: ..." after "RULING ".
void read_tags(std::string_view text, const std::string& file, std::map<std::string, std::string>& tags) {
    for (auto at = text.find("RULING R-"); at != std::string_view::npos; at = text.find("RULING R-", at + 1)) {
        std::string_view rest = text.substr(at + std::string_view("RULING ").size());
        while (rest.starts_with("R-")) {
            std::size_t end = 2;
            while (end < rest.size() && std::isdigit(static_cast<unsigned char>(rest[end])) != 0) ++end;
            tags.emplace(std::string(rest.substr(0, end)), file);
            rest.remove_prefix(end);
            if (rest.starts_with(", ")) rest.remove_prefix(2);
        }
    }
}

/// The rulings that a row of a chart names: rulings = ["R-28"].
std::map<std::string, std::string> named_in_charts() {
    std::map<std::string, std::string> named;
    for (const std::string& file : files_of("charts", ".toml")) {
        if (file.ends_with("rulings.toml")) continue;
        const std::string text = file_text(file);
        for (auto at = text.find("\"R-"); at != std::string::npos; at = text.find("\"R-", at + 1)) {
            const auto end = text.find('"', at + 1);
            // Of "R-14=stays" the ruling, and not the choice.
            const std::string whole = text.substr(at + 1, end - at - 1);
            named.emplace(whole.substr(0, whole.find_first_of("=!")), file);
        }
    }
    return named;
}

std::map<std::string, std::string> tags_in_code() {
    std::map<std::string, std::string> tags;
    for (const std::string& file : files_of("core", ".cpp")) read_tags(file_text(file), file, tags);
    return tags;
}

const RulingWords* row_of(std::string_view id) {
    for (const RulingWords& row : test_charts().rulings()) {
        if (row.id == id) return &row;
    }
    return nullptr;
}

}  // namespace

TEST_CASE("every tag in code has its row in charts/rulings.toml") {
    std::string missing;
    for (const auto& [id, file] : tags_in_code()) {
        if (row_of(id) == nullptr) missing += id + " (" + file + ")\n";
    }
    CHECK_MESSAGE(missing.empty(), "tags without a row in charts/rulings.toml:\n", missing);
}

TEST_CASE("every ruling that a chart names has its row in charts/rulings.toml") {
    std::string missing;
    for (const auto& [id, file] : named_in_charts()) {
        if (row_of(id) == nullptr) missing += id + " (" + file + ")\n";
    }
    CHECK_MESSAGE(missing.empty(), "rulings of charts without a row in charts/rulings.toml:\n", missing);
}

TEST_CASE("every row of charts/rulings.toml is tagged in code or named by a chart") {
    const auto tags = tags_in_code();
    const auto named = named_in_charts();
    std::string idle;
    for (const RulingWords& row : test_charts().rulings()) {
        if (!tags.contains(row.id) && !named.contains(row.id)) idle += row.id + '\n';
    }
    CHECK_MESSAGE(idle.empty(), "rows that neither code nor a chart goes by:\n", idle);
}

TEST_CASE("the switches of the program are the rows with several readings, the default first") {
    for (std::size_t i = 0; i < kRulingCount; ++i) {
        const auto ruling = static_cast<Ruling>(i);
        const RulingWords* row = row_of(id_of(ruling));
        CAPTURE(id_of(ruling));
        CHECK(row != nullptr);
        if (row == nullptr) continue;
        std::vector<std::string_view> choices;
        for (const auto& choice : row->choices) choices.push_back(choice.id);
        CHECK(std::vector<std::string_view>(choices_of(ruling).begin(), choices_of(ruling).end()) == choices);
    }
    for (const RulingWords& row : test_charts().rulings()) {
        CHECK_MESSAGE(ruling_named(row.id).has_value() == (row.choices.size() > 1), row.id);
    }
}

TEST_CASE("a ruling has one row, with the places that disagree and the reason") {
    std::set<std::string> seen;
    for (const RulingWords& row : test_charts().rulings()) {
        CAPTURE(row.id);
        CHECK(seen.insert(row.id).second);
        CHECK(row.lines.find('L') != std::string::npos);
        CHECK(!row.why.empty());
        for (const auto& choice : row.choices) CHECK(!choice.meaning.empty());
    }
}
