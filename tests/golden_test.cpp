// Every row of tests/golden/*.toml: situations worked out by hand from the book, each with its line of the text
// and its arithmetic. The program must come to the same lines, dice, result and odds.

#include "core/base/texts.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/chart/toml_reader.hpp"
#include "core/report/reading.hpp"
#include "core/rules/odds.hpp"
#include "core/rules/outcome_words.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <sstream>

using namespace aor;

namespace {

// --- values as words, so that a difference can be read ---

std::string written(const toml::node& node) {
    if (const auto* text = node.as_string()) return text->get();
    if (const auto* flag = node.as_boolean()) return flag->get() ? "true" : "false";
    if (const auto value = node.value<double>()) return Inches::from_double(*value).text();
    return "?";
}

std::string written(const Field& field) {
    if (const auto* flag = std::get_if<bool>(&field.value)) return *flag ? "true" : "false";
    if (const auto* count = std::get_if<int>(&field.value)) return std::to_string(*count);
    if (const auto* word = std::get_if<std::string_view>(&field.value)) return std::string(*word);
    return std::get<Inches>(field.value).text();
}

std::string in_braces(const std::map<std::string, std::string>& fields) {
    std::string out = "{";
    for (const auto& [name, value] : fields) out += " " + name + "=" + value;
    return out + " }";
}

std::string written(const toml::table& outcome) {
    std::map<std::string, std::string> fields;
    for (const auto& [name, node] : outcome) fields.emplace(std::string(name.str()), written(node));
    return in_braces(fields);
}

std::string written(const Outcome& outcome) {
    std::map<std::string, std::string> fields;
    for (const Field& field : outcome) fields.emplace(std::string(field.name), written(field));
    return in_braces(fields);
}

std::string written(const Pool& pool) {
    std::string out;
    for (const Item& item : pool.items) out += std::string(item.id) + " " + std::to_string(item.amount) + " " + std::string(name_of(item.of)) + "; ";
    return out;
}

std::string written_items(const toml::array& items) {
    std::string out;
    for (const toml::node& element : items) {
        const auto& item = *element.as_array();
        out += written(item[0]) + " " + written(item[1]) + " " + written(item[2]) + "; ";
    }
    return out;
}

// --- one row ---

constexpr std::string_view kKeys[] = {"name", "book", "example", "arithmetic", "reading", "procedure", "facts", "scale", "rulings",
                                      "dice", "total", "items", "unit_items", "opponent_items", "expect", "refused", "odds"};
constexpr std::string_view kExpected[] = {"dice", "half_dice", "target", "total", "automatic", "outcome"};

class GoldenRow {
public:
    GoldenRow(const toml::table& row, const std::string& file) : row_(row) {
        place_ = file + ":" + std::to_string(row.source().begin.line) + " " + text("name") + " [" + text("arithmetic") + "]";
    }

    [[nodiscard]] std::string procedure() const { return text("procedure"); }

    void check() {
        for (const auto& [key, node] : row_) {
            if (std::find(std::begin(kKeys), std::end(kKeys), key.str()) == std::end(kKeys)) differ("a key of the row", "", key.str());
        }
        for (const char* key : {"name", "book", "arithmetic"}) {
            if (text(key).empty()) differ(key, "something", "");
        }
        if (!row_.contains("expect") && !row_.contains("refused") && !row_.contains("odds")) differ("the row", "expectations", "none");

        // Through the file reader, as anybody's situation.
        const Charts& charts = test_charts();
        const auto asked = read_situations(charts, as_situation(), "golden");
        if (!asked) {
            differ("the situation", "read", asked.problems().sentences());
            return;
        }
        const Asked& situation = asked->front();
        const Procedure& procedure = *procedure_named(situation.chart->id);
        const Assessment a = assess(charts, procedure, situation.situation);
        const std::string refused = text("refused");
        compare("refused", refused, a.refusal != nullptr ? a.refusal->id : std::string_view());
        if (a.refused()) return;
        compare_items("items", a.pool);
        compare_items("unit_items", a.pool);
        compare_items("opponent_items", a.other_pool);
        if (const auto* expect = row_["expect"].as_table()) {
            const auto resolution = situation.total ? take_total(procedure, a, *situation.total, {"dice"})
                                                    : take_faces(procedure, a, situation.faces, {"dice"});
            if (!situation.dice_problems.none()) differ("dice", "taken", situation.dice_problems.sentences());
            else if (!resolution) differ("dice", "taken", resolution.problems().sentences());
            else compare_resolution(*expect, a, *resolution);
        }
        if (const auto* odds = row_["odds"].as_array()) compare_odds(*odds, odds_of(procedure, a));
    }

private:
    [[nodiscard]] std::string text(std::string_view key) const { return row_[key].value_or(std::string()); }

    void differ(std::string_view what, std::string_view wanted, std::string_view got) const {
        FAIL_CHECK(place_ << "\n  " << what << "\n    book:    " << wanted << "\n    program: " << got);
    }

    void compare(std::string_view what, std::string_view wanted, std::string_view got) const {
        if (wanted != got) differ(what, wanted, got);
    }

    [[nodiscard]] std::string as_situation() const {
        toml::table file;
        toml::table situation;
        for (const char* key : {"scale", "rulings"}) {
            if (const toml::node* node = row_.get(key)) file.insert(key, *node);
        }
        for (const char* key : {"procedure", "facts", "dice", "total"}) {
            if (const toml::node* node = row_.get(key)) situation.insert(key, *node);
        }
        file.insert("situation", toml::array{situation});
        std::ostringstream out;
        out << file;
        return out.str();
    }

    void compare_items(std::string_view key, const Pool& pool) const {
        if (const auto* items = row_[key].as_array()) compare(key, written_items(*items), written(pool));
    }

    void compare_resolution(const toml::table& expect, const Assessment& a, const Resolution& resolution) const {
        if (report::is_bout(a)) {
            const report::BoutShown shown = report::bout_shown(a, resolution);
            compare_roll("unit: ", *expect["unit"].as_table(), shown.unit, a.automatic);
            compare_roll("opponent: ", *expect["opponent"].as_table(), shown.opponent, a.other_automatic);
        } else {
            compare_roll("", expect, report::roll_shown(a, resolution), a.automatic);
        }
        // It is said in words, and not by the names of its fields.
        const std::string words = words_of_outcome(a, resolution.outcome);
        for (const Field& field : resolution.outcome) {
            const std::string by_name = spaced(field.name) + ": ";
            const bool within = words.find('(' + by_name) != std::string::npos || words.find(", " + by_name) != std::string::npos;
            const bool first = words.starts_with(by_name) && !std::holds_alternative<bool>(field.value);
            if (within || first) differ("said", "a sentence", words);
        }
        if (const auto* outcome = expect["outcome"].as_table()) compare("outcome", written(*outcome), written(resolution.outcome));
        else differ("outcome", "missing in the row", written(resolution.outcome));
    }

    void compare_roll(const std::string& side, const toml::table& expect, const report::RollShown& shown, const AutomaticRow* automatic) const {
        if (side.empty()) {
            for (const auto& [key, node] : expect) {
                if (std::find(std::begin(kExpected), std::end(kExpected), key.str()) == std::end(kExpected)) {
                    differ("a key of expect", "", key.str());
                }
            }
        }
        const auto wanted = [&](std::string_view key) { return expect.contains(key) ? written(*expect.get(key)) : std::string(); };
        const auto got = [](const std::optional<int>& number) { return number ? std::to_string(*number) : std::string(); };
        compare(side + "dice", wanted("dice"), std::to_string(shown.dice.whole));
        compare(side + "half_dice", wanted("half_dice"), std::to_string(shown.dice.half));
        compare(side + "total", wanted("total"), got(shown.total));
        compare(side + "target", wanted("target"), got(shown.target));
        compare(side + "automatic", wanted("automatic"), automatic != nullptr ? automatic->id : std::string_view());
    }

    void compare_odds(const toml::array& rows, const Odds& odds) const {
        std::string wanted;
        for (const toml::node& element : rows) {
            const auto& row = *element.as_array();
            wanted += written(*row[0].as_table()) + " " + written(row[1]) + " of " + written(row[2]) + "; ";
        }
        std::string got;
        for (const Chance& chance : odds.chances) {
            if (chance.ways != 0) got += written(chance.outcome) + " " + chance.ways.str() + " of " + odds.of().str() + "; ";
        }
        compare("odds", wanted, got);
    }

    const toml::table& row_;
    std::string place_;
};

}  // namespace

TEST_CASE("the golden rows") {
    std::map<std::string, int> waiting;
    int rows = 0;
    for (const std::string& file : files_of("tests/golden", ".toml")) {
        if (file.starts_with("tests/golden/musters/")) continue;   // armies: tests/army/muster_test.cpp
        if (file == "tests/golden/contract.toml") continue;  // the public names, see chart/contract_test.cpp
        const auto table = parse_toml(file_text(file), file);
        REQUIRE_MESSAGE(table.ok(), table.problems().sentences());
        const auto* list = (*table)["row"].as_array();
        REQUIRE_MESSAGE(list != nullptr, file);
        for (const toml::node& node : *list) {
            GoldenRow row(*node.as_table(), file);
            if (procedure_named(row.procedure()) == nullptr) {
                ++waiting[row.procedure()];
                continue;
            }
            row.check();
            ++rows;
        }
    }
    MESSAGE(rows << " golden rows");
    for (const auto& [procedure, count] : waiting) {
        FAIL_CHECK(count << " rows of " << procedure << ", which is not a procedure of the program");
    }
}
