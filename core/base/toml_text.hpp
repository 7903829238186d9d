#pragma once
// Values as they are written in TOML files.

#include "core/base/value.hpp"

#include <string>
#include <string_view>

namespace aor {

/// A text in quotation marks, on one line; bytes that are not UTF-8 become U+FFFD.
void put_toml(std::string& out, std::string_view text);
void put_toml(std::string& out, const Value& value);
/// With a decimal point always, so that it is read as a distance: 5.0, 11.6667.
void put_toml(std::string& out, Inches inches);

/// The same by itself: a text, and words in brackets, ["FI", "SI"].
[[nodiscard]] std::string as_toml(std::string_view text);
[[nodiscard]] std::string as_toml(const Names& words);

/// A line of its own: the key, in quotation marks where it needs them, and its value.
void put_toml(std::string& out, std::string_view key, const Value& value);

}  // namespace aor
