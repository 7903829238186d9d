#pragma once
// JSON as text: just enough to write one object on one line. Independent of the locale.

#include <string>
#include <string_view>

namespace aor::report {

/// The text in quotation marks, with what JSON does not allow in a string written as escapes.
[[nodiscard]] std::string json_string(std::string_view text);

/// `{"a":1,"b":"x"}`, key by key.
class JsonObject {
public:
    JsonObject& text(std::string_view key, std::string_view value) { return raw(key, json_string(value)); }
    JsonObject& number(std::string_view key, long long value) { return raw(key, std::to_string(value)); }
    JsonObject& flag(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }
    /// A value that is JSON already.
    JsonObject& raw(std::string_view key, std::string_view value);

    [[nodiscard]] std::string line() const { return body_.empty() ? "{}" : body_ + '}'; }

private:
    std::string body_;
};

/// `[1,2]`, element by element; the elements are JSON already.
class JsonList {
public:
    JsonList& add(std::string_view value);
    [[nodiscard]] std::string line() const { return body_.empty() ? "[]" : body_ + ']'; }

private:
    std::string body_;
};

}  // namespace aor::report
