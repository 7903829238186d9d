#include "tests/support/at_table.hpp"

#include "core/chart/situation_reader.hpp"
#include "core/rules/odds.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <sstream>

namespace aor {
namespace {

std::string in_words(const Outcome& outcome) {
    std::string out;
    for (const Field& field : outcome) {
        out += (out.empty() ? "" : ", ") + std::string(field.name) + "=";
        if (const auto* flag = std::get_if<bool>(&field.value)) out += *flag ? "true" : "false";
        if (const auto* number = std::get_if<int>(&field.value)) out += std::to_string(*number);
        if (const auto* word = std::get_if<std::string_view>(&field.value)) out += *word;
        if (const auto* inches = std::get_if<Inches>(&field.value)) out += inches->text();
    }
    return out;
}

}  // namespace

Assessment at_table(std::string_view procedure, std::string_view words) {
    const Place place{"the test's case", 0, 0};
    const Procedure* rule = procedure_named(procedure);
    REQUIRE(rule != nullptr);
    Problems problems;
    TableManners manners;
    std::vector<std::pair<std::string, std::string>> facts;
    std::istringstream stream{std::string(words)};
    for (std::string word; stream >> word;) {
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const std::string value = equals == std::string::npos ? "true" : word.substr(equals + 1);
        if (name == "scale") manners.set_scale(value, place, problems);
        else if (name.starts_with("R-")) manners.set_ruling(name, value, place, problems);
        else facts.emplace_back(name, value);
    }
    SituationBuilder builder(test_charts(), *test_charts().find(procedure), manners, place);
    for (const auto& [name, value] : facts) builder.give_words(name, value, place);
    const Situation situation = builder.finish();
    problems.append(builder.problems());
    REQUIRE_MESSAGE(problems.none(), problems.sentences());
    return assess(test_charts(), *rule, situation);
}

std::string lines_of(const Assessment& assessment) {
    if (assessment.refusal != nullptr) return "refused: " + assessment.refusal->id;
    if (assessment.automatic != nullptr) return "automatic: " + assessment.automatic->id;
    std::string out;
    for (const Item& item : assessment.pool.items) {
        out += (out.empty() ? "" : ", ") + std::string(item.id) + " " + std::to_string(item.amount);
        if (item.of != Of::dice) out += " " + std::string(name_of(item.of));
    }
    return out;
}

std::string outcome_of(const Assessment& assessment, const std::vector<int>& faces) {
    REQUIRE(!assessment.refused());
    const Procedure& rule = *procedure_named(assessment.chart->id);
    const auto taken = take_faces(rule, assessment, faces, {"the test's dice", 0, 0});
    REQUIRE_MESSAGE(static_cast<bool>(taken), taken.problems().sentences());
    return in_words(taken->outcome);
}

std::string fault_of(const Assessment& assessment, const std::vector<int>& faces) {
    REQUIRE(!assessment.refused());
    const auto taken = take_faces(*procedure_named(assessment.chart->id), assessment, faces, {"", 0, 0});
    return taken ? "" : taken.problems()[0].text;
}

std::string odds_in_words(const Assessment& assessment) {
    REQUIRE(!assessment.refused());
    std::string out;
    for (const Chance& chance : odds_of(*procedure_named(assessment.chart->id), assessment).chances) {
        out += (out.empty() ? "" : "; ") + chance.ways.str() + ": " + in_words(chance.outcome);
    }
    return out;
}

}  // namespace aor
