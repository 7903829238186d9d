#include "core/army/share_out.hpp"

#include <algorithm>
#include <cassert>

namespace aor {

SharedOut share_out(int castings, std::span<const Share> shares) {
    SharedOut out;
    out.units.assign(shares.size(), 0);
    // The first kind that has a share at all takes the rest.
    while (out.first < static_cast<int>(shares.size()) && shares[static_cast<std::size_t>(out.first)].percent == 0) ++out.first;
    if (out.first == static_cast<int>(shares.size())) {
        out.first = 0;
        out.left = castings;
        return out;
    }
    // Counted in hundredths of a casting, which is exact.
    long long carried = 0;
    for (std::size_t i = shares.size(); i-- > static_cast<std::size_t>(out.first);) {
        const Share& share = shares[i];
        assert(share.castings > 0);
        if (share.percent == 0) continue;
        carried += static_cast<long long>(castings) * share.percent;
        const long long unit = 100LL * share.castings;
        out.units[i] = static_cast<int>(carried / unit);
        if (share.most >= 0) out.units[i] = std::min(out.units[i], share.most);
        carried -= out.units[i] * unit;
    }
    out.left = static_cast<int>(carried / 100);
    return out;
}

}  // namespace aor
