#pragma once
// Reading TOML files so that every fault is a sentence with its place, all of them at once.

#include "core/base/inches.hpp"
#include "core/base/problem.hpp"
#include "core/base/result.hpp"

#include <toml++/toml.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Parses any bytes at all: the table, or one sentence with the place of the first syntax fault.
[[nodiscard]] Result<toml::table> parse_toml(std::string_view text, const std::string& file);

/// "a string", "an integer" ... for messages.
[[nodiscard]] std::string_view type_in_words(const toml::node& node);

/// One table of a file. Each key is asked for once; `finish` reports the keys that nobody asked for.
class TomlReader {
public:
    TomlReader(const toml::table& table, std::string file, Problems& problems)
        : table_(table), file_(std::move(file)), problems_(problems) {}

    [[nodiscard]] Place place() const { return place_of(table_); }
    [[nodiscard]] Place place_of(const toml::node& node) const;
    /// The place of a key's value, or of the table when it has no such key.
    [[nodiscard]] Place place_of(std::string_view key) const;
    [[nodiscard]] const std::string& file() const { return file_; }
    Problems& problems() { return problems_; }
    void problem(const Place& place, std::string text) { problems_.add(place, std::move(text)); }

    [[nodiscard]] const toml::node* find(std::string_view key);
    [[nodiscard]] bool has(std::string_view key) const { return table_.contains(key); }

    std::string text(std::string_view key);                       ///< must be there
    std::string text(std::string_view key, std::string_view otherwise);
    std::optional<std::int64_t> integer(std::string_view key);    ///< may be absent
    std::int64_t integer(std::string_view key, std::int64_t min, std::int64_t max);  ///< must be there
    bool flag(std::string_view key, bool otherwise);
    std::optional<Inches> inches(std::string_view key);
    std::vector<std::string> texts(std::string_view key);
    /// A word of a closed list: its number, or nothing after a problem.
    std::optional<std::size_t> word(std::string_view key, std::span<const std::string_view> words);
    const toml::table* table(std::string_view key);
    /// The tables of [[key]]; empty when there are none.
    std::vector<const toml::table*> tables(std::string_view key);

    void finish();

private:
    const toml::node* wrong_type(const toml::node& node, std::string_view key, std::string_view wanted);

    const toml::table& table_;
    std::string file_;
    Problems& problems_;
    std::vector<std::string> asked_;
};

}  // namespace aor
