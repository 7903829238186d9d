#include "core/battle/options.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace aor {
namespace {

constexpr auto kOptions = std::to_array<KnownOption>({
#define AOR_OPTION(id, page, say) {#id, page, say},
#include "core/battle/options.def"
#undef AOR_OPTION
});

}  // namespace

std::span<const KnownOption> known_options() { return kOptions; }

std::string fault_of_option(std::string_view id) {
    std::vector<std::string_view> known;
    for (const KnownOption& option : kOptions) known.push_back(option.id);
    if (std::find(known.begin(), known.end(), id) != known.end()) return "";
    return "there is no optional rule \"" + std::string(id) + '"' + did_you_mean(id, known);
}

}  // namespace aor
