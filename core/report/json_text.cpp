#include "core/report/json_text.hpp"

namespace aor::report {

std::string json_string(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const auto code = static_cast<unsigned char>(c);
        switch (c) {
            case '"': out += "\\\""; break;
            case '\\': out += "\\\\"; break;
            case '\n': out += "\\n"; break;
            case '\t': out += "\\t"; break;
            default:
                if (code < 0x20 || code == 0x7F) {
                    out += "\\u00";
                    out += kDigits[code >> 4];
                    out += kDigits[code & 15];
                } else {
                    out += c;
                }
        }
    }
    return out + '"';
}

JsonObject& JsonObject::raw(std::string_view key, std::string_view value) {
    body_ += body_.empty() ? '{' : ',';
    body_ += json_string(key);
    body_ += ':';
    body_ += value;
    return *this;
}

JsonList& JsonList::add(std::string_view value) {
    body_ += body_.empty() ? '[' : ',';
    body_ += value;
    return *this;
}

}  // namespace aor::report
