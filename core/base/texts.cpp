#include "core/base/texts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace aor {

std::string spaced(std::string_view word) {
    std::string out(word);
    std::replace(out.begin(), out.end(), '_', ' ');
    return out;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const auto from = text.find_first_not_of(kBlank);
    return from == std::string_view::npos ? std::string_view() : text.substr(from, text.find_last_not_of(kBlank) - from + 1);
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", number, number == 1 ? one : many);
}

std::string joined(std::span<const std::string> parts, std::string_view between) { return fmt::format("{}", fmt::join(parts, between)); }

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(number) : std::nullopt;
}

std::vector<std::string> between_commas(std::string_view text) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find(',', from), text.size());
        parts.emplace_back(text.substr(from, end - from));
        from = end + 1;
    }
    return parts;
}

}  // namespace aor
