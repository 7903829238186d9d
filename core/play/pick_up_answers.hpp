#pragma once
// The dice that were typed and the decisions that were made before a pick-up battle, by name.

#include "core/army/muster.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Those that nobody asked for are faults.
class PickUpAnswers {
public:
    PickUpAnswers(const std::vector<Chosen>& given, Problems& problems, std::string kind)
        : given_(given), problems_(problems), kind_(std::move(kind)), used_(given.size(), false) {}

    /// nullptr when it was not given.
    const Chosen* take(std::string_view name);
    /// "12,57,88": exactly so many numbers from..to; nothing when it was not given, or after a fault.
    std::optional<std::vector<int>> numbers(std::string_view name, std::size_t count, int from, int to);
    void check_unused();

private:
    const std::vector<Chosen>& given_;
    Problems& problems_;
    std::string kind_;
    std::vector<bool> used_;
    std::vector<std::string> known_;
};

}  // namespace aor
