#include "core/play/sealed.hpp"

#include "core/base/bits.hpp"

#include <charconv>

namespace aor {
namespace {

constexpr std::string_view kForm = "s1:";

/// Bytes that only look like chance.
class Stream {
public:
    explicit Stream(std::uint64_t salt) : state_(salt ^ 0x5EA1ED9107D1CEull) {}
    unsigned char next_byte() {
        if (left_ == 0) {
            bits_ = next_bits(state_);
            left_ = 8;
        }
        const auto byte = static_cast<unsigned char>(bits_ & 0xFFu);
        bits_ >>= 8;
        --left_;
        return byte;
    }

private:
    std::uint64_t state_;
    std::uint64_t bits_ = 0;
    int left_ = 0;
};

std::uint64_t checksum(std::string_view text, std::uint64_t salt) { return fnv1a(text, kFnvStart ^ salt); }

std::optional<std::uint64_t> unhex(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// Fields one after another, each behind its length.
void put(std::string& out, std::string_view field) { out += std::to_string(field.size()) + ':' + std::string(field); }

std::optional<std::string> take(std::string_view& text) {
    const auto colon = text.find(':');
    std::size_t size = 0;
    if (colon == std::string_view::npos) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + colon, size);
    if (error != std::errc() || end != text.data() + colon || size > text.size() - colon - 1) return std::nullopt;
    std::string field(text.substr(colon + 1, size));
    text.remove_prefix(colon + 1 + size);
    return field;
}

}  // namespace

std::string seal(const PlotText& plot, std::uint64_t salt) {
    std::string plain;
    put(plain, word(plot.kind));
    put(plain, plot.unit);
    put(plain, plot.target);
    put(plain, plot.ground);
    // Filled up, so that the length tells nothing either.
    while (plain.size() % 64 != 0) plain += '.';
    std::string sealed = std::string(kForm) + hexadecimal(salt, 16) + ':' + hexadecimal(checksum(plain, salt), 16) + ':';
    Stream stream(salt);
    for (const char letter : plain) sealed += hexadecimal(static_cast<unsigned char>(letter) ^ std::uint64_t{stream.next_byte()}, 2);
    return sealed;
}

std::optional<PlotText> open_seal(std::string_view sealed) {
    constexpr std::size_t kHead = 3 + 16 + 1 + 16 + 1;
    if (!sealed.starts_with(kForm) || sealed.size() < kHead || sealed[19] != ':' || sealed[36] != ':') return std::nullopt;
    const auto salt = unhex(sealed.substr(3, 16));
    const auto sum = unhex(sealed.substr(20, 16));
    std::string_view body = sealed.substr(kHead);
    if (!salt || !sum || body.size() % 2 != 0) return std::nullopt;
    std::string plain;
    Stream stream(*salt);
    for (; !body.empty(); body.remove_prefix(2)) {
        const auto byte = unhex(body.substr(0, 2));
        if (!byte) return std::nullopt;
        plain += static_cast<char>(static_cast<unsigned char>(*byte) ^ stream.next_byte());
    }
    if (checksum(plain, *salt) != *sum) return std::nullopt;
    std::string_view rest = plain;
    const auto kind = take(rest);
    const auto unit = take(rest);
    const auto target = take(rest);
    const auto ground = take(rest);
    if (!kind || !unit || !target || !ground) return std::nullopt;
    const auto what = worded<PlotKind>(*kind);
    if (!what) return std::nullopt;
    return PlotText{*what, *unit, *target, *ground};
}

}  // namespace aor
