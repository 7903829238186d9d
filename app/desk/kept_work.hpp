#pragma once
// The case that is being made, on disk: after a power cut the referee finds it as he left it.

#include "app/desk/work.hpp"
#include "core/base/result.hpp"

#include <string>
#include <string_view>

namespace aor::desk {

struct KeptWork {
    std::string battle;            ///< the file that it belongs to
    int entries = 0;               ///< entries of its log at that time: the case is of no use after others
    Work work;
    bool operator==(const KeptWork&) const = default;
};

[[nodiscard]] std::string text_of(const KeptWork& kept);
[[nodiscard]] Result<KeptWork> read_kept_work(std::string_view text, const std::string& file);

}  // namespace aor::desk
