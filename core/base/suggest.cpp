#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {
namespace {

// Edits (insert, delete, replace, swap of neighbours) that turn one name into the other.
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replace = d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, replace});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
            }
        }
    }
    return d[a.size()][b.size()];
}

constexpr std::size_t kLongestName = 60;

}  // namespace

std::string_view nearest(std::string_view typed, std::span<const std::string_view> known) {
    if (typed.empty() || typed.size() > kLongestName) return {};
    std::string_view best;
    std::size_t fewest = std::max<std::size_t>(1, typed.size() / 3) + 1;
    for (const std::string_view name : known) {
        if (name == typed) continue;
        // A name may be typed without its prefix ("grade" for "unit.grade").
        const auto dot = name.rfind('.');
        const bool bare = dot != std::string_view::npos && typed.find('.') == std::string_view::npos;
        const std::size_t distance = bare ? std::min(edits(typed, name), edits(typed, name.substr(dot + 1))) : edits(typed, name);
        if (distance < fewest) {
            fewest = distance;
            best = name;
        }
    }
    return best;
}

std::string_view nearest(std::string_view typed, const std::vector<std::string>& known) {
    const std::vector<std::string_view> views(known.begin(), known.end());
    return nearest(typed, std::span<const std::string_view>(views));
}

std::string did_you_mean(std::string_view typed, std::span<const std::string_view> known) {
    const std::string_view name = nearest(typed, known);
    if (name.empty()) return {};
    return " (did you mean \"" + std::string(name) + "\"?)";
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& known) {
    const std::vector<std::string_view> views(known.begin(), known.end());
    return did_you_mean(typed, std::span<const std::string_view>(views));
}

std::string one_of(std::span<const std::string_view> words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
        out += '"' + std::string(words[i]) + '"';
    }
    return out;
}

}  // namespace aor
