#pragma once
// A result row without "to" goes on upwards: "12 or more".

namespace aor {
/// Stands for the missing upper end.
inline constexpr int kOpenEnd = 1'000'000;
}  // namespace aor
