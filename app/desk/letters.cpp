#include "app/desk/letters.hpp"

#include <array>

namespace aor::desk {

std::string lowered(std::string_view text) {
    // U+00C0 to U+00DF, each with its small letter 32 places on.
    static constexpr std::array<std::string_view, 32> kPlain = {"a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",
                                                                "d", "n", "o", "o", "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "ss"};
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        const bool is_latin = static_cast<unsigned char>(c) == 0xC3U && next >= 0x80U && next <= 0xBFU;
        const std::string_view plain = !is_latin ? std::string_view() : next == 0xBFU ? std::string_view("y") : kPlain[next & 0x1FU];
        if (!plain.empty()) {
            out += plain;
            ++i;
        } else {
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    return out;
}

}  // namespace aor::desk
