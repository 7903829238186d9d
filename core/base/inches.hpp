#pragma once
// Distances on the table. Kept as whole ten-thousandths of an inch, so that comparisons are exact and
// no rule ever touches a floating point number.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace aor {

/// A distance in inches. Errors: none; the range is about 200,000 inches.
class Inches {
public:
    static constexpr std::int32_t kPerInch = 10'000;

    constexpr Inches() = default;
    static constexpr Inches whole(int inches) { return Inches(inches * kPerInch); }
    static constexpr Inches parts(std::int32_t ten_thousandths) { return Inches(ten_thousandths); }

    /// Rounded to the nearest ten-thousandth of an inch.
    static Inches from_double(double inches);

    /// Reads "5", "5.5" or "5,5", with or without a trailing "in" or '"'. Nothing when it is not a distance.
    static std::optional<Inches> read(std::string_view text);

    [[nodiscard]] constexpr std::int32_t parts() const { return parts_; }

    /// At most two decimals (rounded half up), no trailing zeros: "13", "3.5", "11.67".
    [[nodiscard]] std::string text() const;

    /// This distance times num/den, rounded half up to a ten-thousandth.
    [[nodiscard]] constexpr Inches times(std::int64_t num, std::int64_t den) const {
        const std::int64_t scaled = 2 * parts_ * num + den;
        return Inches(static_cast<std::int32_t>(scaled / (2 * den)));
    }

    constexpr Inches operator+(Inches other) const { return Inches(parts_ + other.parts_); }
    constexpr Inches operator-(Inches other) const { return Inches(parts_ - other.parts_); }
    constexpr auto operator<=>(const Inches&) const = default;

private:
    explicit constexpr Inches(std::int32_t parts) : parts_(parts) {}
    std::int32_t parts_ = 0;
};

}  // namespace aor
