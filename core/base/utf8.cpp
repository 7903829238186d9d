#include "core/base/utf8.hpp"

namespace aor {

std::size_t utf8_letter(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto follows = [&](std::size_t i, unsigned from = 0x80, unsigned to = 0xBF) {
        return i < text.size() && byte(i) >= from && byte(i) <= to;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first < 0xC2) return 0;                                                 // a follower, or overlong
    if (first < 0xE0) return follows(1) ? 2 : 0;
    if (first < 0xF0) {
        const unsigned least = first == 0xE0 ? 0xA0 : 0x80;                     // overlong
        const unsigned most = first == 0xED ? 0x9F : 0xBF;                      // surrogates
        return follows(1, least, most) && follows(2) ? 3 : 0;
    }
    if (first < 0xF5) {
        const unsigned least = first == 0xF0 ? 0x90 : 0x80;
        const unsigned most = first == 0xF4 ? 0x8F : 0xBF;
        return follows(1, least, most) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = utf8_letter(text);
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

std::string clean_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t size = utf8_letter(text);
        if (size == 0) out += "\xEF\xBF\xBD";
        else out += text.substr(0, size);
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return out;
}

}  // namespace aor
