#include "core/chart/fact_row.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {
namespace {

constexpr std::string_view kTypes[] = {"integer", "boolean", "enum", "inches", "list"};

void wrong_fact_type(TomlReader& reader, const std::string& name) {
    reader.problem(reader.place_of("type"), "\"" + name + "\" is not of this type");
}

void read_integer_fact(TomlReader& reader, FactRow& row, const std::string& name) {
    if (row.kind != Kind::integer) wrong_fact_type(reader, name);
    row.min = static_cast<std::int32_t>(reader.integer("min", 0, 9999));
    row.max = static_cast<std::int32_t>(reader.integer("max", row.min, 9999));
    if (const auto otherwise = reader.integer("default")) {
        if (*otherwise < row.min || *otherwise > row.max) {
            reader.problem(reader.place_of("default"), "the default is not between min and max");
        }
        row.fallback = static_cast<std::int32_t>(*otherwise);
    }
}

void read_word_fact(TomlReader& reader, FactRow& row, const std::string& name, bool list) {
    const auto words = words_of(row.kind);
    if (words.empty() || is_list(row.kind) != list) {
        wrong_fact_type(reader, name);
        return;
    }
    row.values = reader.texts("values");
    if (row.values.empty()) reader.problem(reader.place(), "\"values\" is missing");
    for (const std::string& value : row.values) {
        const auto at = std::find(words.begin(), words.end(), value);
        if (at == words.end()) {
            reader.problem(reader.place_of("values"), "\"" + name + "\" cannot be \"" + value + "\"" + did_you_mean(value, words));
        } else {
            row.allowed |= std::uint64_t{1} << (at - words.begin());
        }
    }
    if (list) {
        (void)reader.find("default");
        row.fallback = 0;
    } else if (reader.has("default")) {
        const std::string otherwise = reader.text("default");
        const auto at = std::find(words.begin(), words.end(), otherwise);
        const std::int32_t value = static_cast<std::int32_t>(at - words.begin());
        if (at == words.end() || ((row.allowed >> value) & 1U) == 0) {
            reader.problem(reader.place_of("default"), "the default is not one of the values");
        } else {
            row.fallback = value;
        }
    }
}

}  // namespace

std::optional<Fact> known_fact(std::string_view name, const Place& place, Problems& problems) {
    if (const auto found = fact_named(name)) return found;
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < kFactCount; ++i) known.push_back(name_of(static_cast<Fact>(i)));
    problems.add(place, "unknown fact \"" + std::string(name) + "\"" + did_you_mean(name, known));
    return std::nullopt;
}

std::optional<FactRow> read_fact_row(const toml::table& table, const std::string& file, const Chart& chart, Problems& problems) {
    TomlReader reader(table, file, problems);
    FactRow row;
    const std::string name = reader.text("name");
    const auto found = known_fact(name, reader.place_of("name"), problems);
    const auto type = reader.word("type", kTypes);
    row.meaning = reader.text("meaning");
    row.page = reader.text("page", "");
    row.rulings = reader.texts("rulings");
    row.optional = reader.flag("optional", false);
    row.absent = reader.text("absent", "");
    if (reader.has("absent_is")) row.absent_is = known_fact(reader.text("absent_is"), reader.place_of("absent_is"), problems);
    if (!found || !type) {
        for (const char* key : {"min", "max", "default", "values"}) (void)reader.find(key);
        reader.finish();
        return std::nullopt;
    }
    row.fact = *found;
    row.kind = kind_of(*found);
    if (is_derived(*found)) problems.add(reader.place_of("name"), "\"" + name + "\" is derived in code and cannot be asked");
    if (chart.find(*found) != nullptr) problems.add(reader.place_of("name"), "\"" + name + "\" stands twice in this chart");

    switch (*type) {
        case 0: read_integer_fact(reader, row, name); break;
        case 1:
            if (row.kind != Kind::boolean && row.kind != Kind::moved) wrong_fact_type(reader, name);
            row.kind = Kind::boolean;
            row.max = 1;
            if (reader.has("default")) row.fallback = reader.flag("default", false) ? 1 : 0;
            break;
        case 2:
        case 4: read_word_fact(reader, row, name, *type == 4); break;
        case 3: {
            if (row.kind != Kind::inches) wrong_fact_type(reader, name);
            row.min = reader.inches("min").value_or(Inches()).parts();
            row.max = reader.inches("max").value_or(Inches()).parts();
            if (const auto otherwise = reader.inches("default")) row.fallback = otherwise->parts();
            break;
        }
    }
    reader.finish();
    return row;
}

}  // namespace aor
