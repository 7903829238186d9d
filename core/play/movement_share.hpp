#pragma once
// Parts of a full move, without rounding.

#include "core/base/inches.hpp"
#include "core/rules/procedure.hpp"

#include <numeric>

namespace aor {

[[nodiscard]] inline Fraction sum(Fraction a, Fraction b) {
    Fraction out{a.num * b.den + b.num * a.den, a.den * b.den};
    const std::int64_t common = std::gcd(out.num, out.den);
    return common > 1 ? Fraction{out.num / common, out.den / common} : out;
}
[[nodiscard]] inline bool is_more(Fraction a, Fraction b) { return a.num * b.den > b.num * a.den; }
[[nodiscard]] inline Fraction share_of(Inches part, Inches whole) { return sum({part.parts(), whole.parts()}, {0, 1}); }

}  // namespace aor
