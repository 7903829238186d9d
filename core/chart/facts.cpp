#include "core/chart/facts.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

struct Row {
    std::string_view name;
    Kind kind;
    bool derived;
};

constexpr Row kRows[] = {
#define AOR_FACT(identifier, name, kind) {name, Kind::kind, false},
#define AOR_DERIVED(identifier, name, kind) {name, Kind::kind, true},
#include "core/chart/facts.def"
#undef AOR_FACT
#undef AOR_DERIVED
};

constexpr auto kByName = [] {
    std::array<std::uint16_t, kFactCount> order{};
    for (std::size_t i = 0; i < kFactCount; ++i) order[i] = static_cast<std::uint16_t>(i);
    std::sort(order.begin(), order.end(), [](auto a, auto b) { return kRows[a].name < kRows[b].name; });
    return order;
}();

}  // namespace

std::string_view name_of(Fact fact) { return kRows[static_cast<std::size_t>(fact)].name; }
Kind kind_of(Fact fact) { return kRows[static_cast<std::size_t>(fact)].kind; }
bool is_derived(Fact fact) { return kRows[static_cast<std::size_t>(fact)].derived; }

std::optional<Fact> fact_named(std::string_view name) {
    const auto found = std::lower_bound(kByName.begin(), kByName.end(), name,
                                        [](auto index, std::string_view wanted) { return kRows[index].name < wanted; });
    if (found == kByName.end() || kRows[*found].name != name) return std::nullopt;
    return static_cast<Fact>(*found);
}

}  // namespace aor
