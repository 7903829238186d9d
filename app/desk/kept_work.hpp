#pragma once
// The case that is being made, and the one that is pinned beside it, on disk: after a power cut the referee finds both as
// he left them.

#include "app/desk/work.hpp"
#include "core/base/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace aor::desk {

/// A half-made case as it lies on the disk.
struct KeptWork {
    std::string battle;            ///< the file that it belongs to
    int entries = 0;               ///< entries of its log at that time: a case in the making is of no use after others
    Work work;
    std::optional<Told> fact_waits;      ///< told against what the battle knows: its reason is being asked
    std::optional<TickedLine> line_waits;   ///< the same of a line ticked by hand
    bool case_waits = false;       ///< the same of the whole case, out of its turn
    std::string typed;             ///< what stands in the line that is asked
    bool operator==(const KeptWork&) const = default;
};

[[nodiscard]] std::string text_of(const KeptWork& kept);
[[nodiscard]] Result<KeptWork> read_kept_work(std::string_view text, const std::string& file);

}  // namespace aor::desk
