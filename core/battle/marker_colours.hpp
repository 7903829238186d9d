#pragma once
// The colours of the markers that a club lays beside its units (p 13), as an order of battle may say them: "broken=red".

#include <span>
#include <string>
#include <string_view>

namespace aor {

/// A colour that markers are sold in.
struct MarkerColour {
    std::string_view name;         ///< "dark blue"
    std::string_view value;        ///< "#1f3f8a"
};
[[nodiscard]] std::span<const MarkerColour> marker_colours();
/// A name, dark_blue or dark blue, or a value to its value, "#1f3f8a"; "" for what is neither.
[[nodiscard]] std::string marker_value(std::string_view colour);

/// The states that have a marker.
[[nodiscard]] std::span<const std::string_view> marker_states();

/// What is wrong with "broken=red" as a sentence; "" when nothing is.
[[nodiscard]] std::string fault_of_marker(std::string_view rule);

}  // namespace aor
