#include "app/desk/letters.hpp"

#include "core/base/letters.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

/// Whoever types "lowen" leaves the umlaut out; an id has it as "oe".
std::string_view without_sign(unsigned code) {
    constexpr std::array<unsigned, 6> kUmlauts = {0xC4U, 0xD6U, 0xDCU, 0xE4U, 0xF6U, 0xFCU};
    const std::string_view plain = plain_letters(code);
    return std::find(kUmlauts.begin(), kUmlauts.end(), code) != kUmlauts.end() ? plain.substr(0, 1) : plain;
}

}  // namespace

std::string lowered(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const auto byte = static_cast<unsigned char>(c);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        const bool is_letter = (byte & 0xE0U) == 0xC0U && next >= 0x80U && next <= 0xBFU;
        const std::string_view plain = is_letter ? without_sign((byte & 0x1FU) << 6U | (next & 0x3FU)) : std::string_view();
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
