#pragma once
// Percents into units (p 115): each kind has its share; what is too little for a unit goes to the kind with the next lower
// number, and from there on, so that the first has all that is left.

#include <span>
#include <vector>

namespace aor {

/// What one of several is to have: percent, and castings of each of its units.
struct Share {
    int percent = 0;
    int castings = 12;                     ///< of one unit
    int most = -1;                         ///< units at most; -1: the book names no such number
};

/// Whole units for each, and the castings that are left over.
struct SharedOut {
    std::vector<int> units;                ///< by kind
    int left = 0;                          ///< castings too few for a last unit
    int first = 0;                         ///< the kind that had what was left
};

/// Shares out so many castings; the percents come to a hundred.
[[nodiscard]] SharedOut share_out(int castings, std::span<const Share> shares);

}  // namespace aor
