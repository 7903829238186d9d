#include "core/base/inches.hpp"

#include <cmath>

namespace aor {

Inches Inches::from_double(double inches) {
    return Inches(static_cast<std::int32_t>(std::llround(inches * kPerInch)));
}

std::optional<Inches> Inches::read(std::string_view text) {
    if (text.ends_with('"')) text.remove_suffix(1);
    else if (text.ends_with("in")) text.remove_suffix(2);
    while (text.ends_with(' ')) text.remove_suffix(1);
    if (text.empty()) return std::nullopt;

    std::int64_t value = 0;
    std::int64_t unit = kPerInch;
    bool after_point = false;
    bool any_digit = false;
    bool round_up = false;
    for (const char c : text) {
        if ((c == '.' || c == ',') && !after_point) {
            after_point = true;
        } else if (c >= '0' && c <= '9') {
            any_digit = true;
            if (!after_point) {
                value = value * 10 + (c - '0') * static_cast<std::int64_t>(kPerInch);
                if (value > 100'000LL * kPerInch) return std::nullopt;
            } else {
                if (unit == 1) {
                    round_up = c >= '5';
                    unit = 0;
                } else if (unit > 1) {
                    unit /= 10;
                    value += (c - '0') * unit;
                }
            }
        } else {
            return std::nullopt;
        }
    }
    if (!any_digit) return std::nullopt;
    return Inches(static_cast<std::int32_t>(value + (round_up ? 1 : 0)));
}

std::string Inches::text() const {
    const bool negative = parts_ < 0;
    const std::int64_t hundredths = ((negative ? -static_cast<std::int64_t>(parts_) : parts_) + 50) / 100;
    std::string out = (negative && hundredths > 0 ? "-" : "") + std::to_string(hundredths / 100);
    if (const auto rest = hundredths % 100; rest != 0) {
        out += '.';
        out += static_cast<char>('0' + rest / 10);
        if (rest % 10 != 0) out += static_cast<char>('0' + rest % 10);
    }
    return out;
}

}  // namespace aor
