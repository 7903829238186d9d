#include "core/chart/toml_reader.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {

Result<toml::table> parse_toml(std::string_view text, const std::string& file) {
    toml::parse_result parsed = toml::parse(text, std::string_view(file));
    if (parsed) return std::move(parsed).table();
    const toml::parse_error& error = parsed.error();
    Problems problems;
    std::string what(error.description());
    // toml++ ends its sentences with quotes of control characters now and then; keep one printable line.
    for (char& c : what) {
        if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    }
    problems.add({file, static_cast<int>(error.source().begin.line), static_cast<int>(error.source().begin.column)},
                 "not TOML: " + what);
    return problems;
}

std::string_view type_in_words(const toml::node& node) {
    switch (node.type()) {
        case toml::node_type::table: return "a table";
        case toml::node_type::array: return "a list";
        case toml::node_type::string: return "a text";
        case toml::node_type::integer: return "a whole number";
        case toml::node_type::floating_point: return "a decimal number";
        case toml::node_type::boolean: return "true or false";
        default: return "a date or time";
    }
}

Place TomlReader::place_of(const toml::node& node) const {
    const auto& begin = node.source().begin;
    return {file_, static_cast<int>(begin.line), static_cast<int>(begin.column)};
}

Place TomlReader::place_of(std::string_view key) const {
    const toml::node* node = table_.get(key);
    return place_of(node != nullptr ? *node : static_cast<const toml::node&>(table_));
}

const toml::node* TomlReader::find(std::string_view key) {
    asked_.emplace_back(key);
    return table_.get(key);
}

const toml::node* TomlReader::wrong_type(const toml::node& node, std::string_view key, std::string_view wanted) {
    problem(place_of(node), "\"" + std::string(key) + "\" must be " + std::string(wanted) + ", not " +
                                std::string(type_in_words(node)));
    return nullptr;
}

std::string TomlReader::text(std::string_view key) {
    const toml::node* node = find(key);
    if (node == nullptr) {
        problem(place(), "\"" + std::string(key) + "\" is missing");
        return {};
    }
    if (const auto* value = node->as_string()) {
        if (value->get().empty()) problem(place_of(*node), "\"" + std::string(key) + "\" is empty");
        return value->get();
    }
    wrong_type(*node, key, "a text");
    return {};
}

std::string TomlReader::text(std::string_view key, std::string_view otherwise) {
    if (!has(key)) {
        asked_.emplace_back(key);
        return std::string(otherwise);
    }
    return text(key);
}

std::optional<std::int64_t> TomlReader::integer(std::string_view key) {
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    if (const auto* value = node->as_integer()) return value->get();
    wrong_type(*node, key, "a whole number");
    return std::nullopt;
}

std::int64_t TomlReader::integer(std::string_view key, std::int64_t min, std::int64_t max) {
    const toml::node* node = find(key);
    if (node == nullptr) {
        problem(place(), "\"" + std::string(key) + "\" is missing");
        return min;
    }
    const auto* value = node->as_integer();
    if (value == nullptr) {
        wrong_type(*node, key, "a whole number");
        return min;
    }
    if (value->get() < min || value->get() > max) {
        problem(place_of(*node), "\"" + std::string(key) + "\" must be from " + std::to_string(min) + " to " +
                                     std::to_string(max) + ", not " + std::to_string(value->get()));
        return min;
    }
    return value->get();
}

bool TomlReader::flag(std::string_view key, bool otherwise) {
    const toml::node* node = find(key);
    if (node == nullptr) return otherwise;
    if (const auto* value = node->as_boolean()) return value->get();
    wrong_type(*node, key, "true or false");
    return otherwise;
}

std::optional<Inches> TomlReader::inches(std::string_view key) {
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    const auto value = node->value<double>();
    if (!value || !(node->is_integer() || node->is_floating_point())) {
        wrong_type(*node, key, "a number of inches");
        return std::nullopt;
    }
    if (!(*value >= 0 && *value <= 1000)) {
        problem(place_of(*node), "\"" + std::string(key) + "\" must be from 0 to 1000 inches");
        return std::nullopt;
    }
    return Inches::from_double(*value);
}

std::vector<std::string> TomlReader::texts(std::string_view key) {
    const toml::node* node = find(key);
    std::vector<std::string> out;
    if (node == nullptr) return out;
    const auto* list = node->as_array();
    if (list == nullptr) {
        wrong_type(*node, key, "a list of texts");
        return out;
    }
    for (const toml::node& element : *list) {
        if (const auto* value = element.as_string()) out.push_back(value->get());
        else wrong_type(element, key, "a list of texts");
    }
    return out;
}

std::optional<std::size_t> TomlReader::word(std::string_view key, std::span<const std::string_view> words) {
    const Place at = place_of(key);
    const std::string typed = text(key);
    if (typed.empty()) return std::nullopt;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == typed) return i;
    }
    problem(at, "\"" + std::string(key) + "\" cannot be \"" + typed + "\"" + did_you_mean(typed, words));
    return std::nullopt;
}

const toml::table* TomlReader::table(std::string_view key) {
    const toml::node* node = find(key);
    if (node == nullptr) return nullptr;
    if (const auto* value = node->as_table()) return value;
    wrong_type(*node, key, "a table");
    return nullptr;
}

std::vector<const toml::table*> TomlReader::tables(std::string_view key) {
    const toml::node* node = find(key);
    std::vector<const toml::table*> out;
    if (node == nullptr) return out;
    const auto* list = node->as_array();
    if (list == nullptr) {
        wrong_type(*node, key, "a list of tables, [[" + std::string(key) + "]]");
        return out;
    }
    for (const toml::node& element : *list) {
        if (const auto* value = element.as_table()) out.push_back(value);
        else wrong_type(element, key, "a list of tables, [[" + std::string(key) + "]]");
    }
    return out;
}

void TomlReader::finish() {
    std::sort(asked_.begin(), asked_.end());
    for (const auto& [key, node] : table_) {
        if (std::binary_search(asked_.begin(), asked_.end(), std::string(key.str()))) continue;
        const auto& begin = key.source().begin;
        problem({file_, static_cast<int>(begin.line), static_cast<int>(begin.column)},
                "unknown key \"" + std::string(key.str()) + "\"" + did_you_mean(key.str(), asked_));
    }
}

}  // namespace aor
