#include "core/base/toml_text.hpp"

#include "core/base/utf8.hpp"

namespace aor {

void put_toml(std::string& out, std::string_view text) {
    static constexpr char kHex[] = "0123456789ABCDEF";
    out += '"';
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.front());
        std::size_t size = 1;
        if (byte == '"' || byte == '\\') {
            out += '\\';
            out += text.front();
        } else if (byte == '\n') {
            out += "\\n";
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\u00";
            out += kHex[byte >> 4U];
            out += kHex[byte & 15U];
        } else if (byte < 0x80) {
            out += text.front();
        } else {
            size = utf8_letter(text);
            if (size == 0) {
                out += "\xEF\xBF\xBD";
                size = 1;
            } else {
                out += text.substr(0, size);
            }
        }
        text.remove_prefix(size);
    }
    out += '"';
}

void put_toml(std::string& out, Inches inches) {
    std::int64_t parts = inches.parts();
    if (parts < 0) out += '-';
    if (parts < 0) parts = -parts;
    out += std::to_string(parts / Inches::kPerInch);
    std::string decimals = std::to_string(Inches::kPerInch + parts % Inches::kPerInch).substr(1);
    while (decimals.size() > 1 && decimals.back() == '0') decimals.pop_back();
    out += '.';
    out += decimals;
}

void put_toml(std::string& out, const Value& value) {
    struct Writer {
        std::string& out;
        void operator()(bool yes) const { out += yes ? "true" : "false"; }
        void operator()(std::int32_t number) const { out += std::to_string(number); }
        void operator()(Inches inches) const { put_toml(out, inches); }
        void operator()(const std::string& text) const { put_toml(out, std::string_view(text)); }
        void operator()(const Names& names) const {
            out += '[';
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (i > 0) out += ", ";
                put_toml(out, std::string_view(names[i]));
            }
            out += ']';
        }
    };
    std::visit(Writer{out}, value);
}

void put_toml(std::string& out, std::string_view key, const Value& value) {
    constexpr std::string_view kBare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    const bool bare = !key.empty() && key.find_first_not_of(kBare) == std::string_view::npos;
    if (bare) out += key;
    else put_toml(out, key);
    out += " = ";
    put_toml(out, value);
    out += '\n';
}

std::string as_toml(std::string_view text) {
    std::string out;
    put_toml(out, text);
    return out;
}

std::string as_toml(const Names& words) {
    std::string out;
    put_toml(out, Value(words));
    return out;
}

}  // namespace aor
