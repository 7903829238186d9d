#pragma once
// How many dice a roll takes, while they are being typed.

#include "core/play/performance.hpp"
#include "core/report/preview_words.hpp"

#include <span>
#include <string>

namespace aor::cli {

/// The dice that the roll takes next, after those; none when it has all.
[[nodiscard]] int dice_wanted(const Posed& posed, std::span<const int> faces);
/// Faces that the roll does not take.
[[nodiscard]] int dice_left_over(const Posed& posed, std::span<const int> faces);
/// "6 dice"; of a bout "Red 6 dice, then Blue 4 dice", whoever has none left being left out.
[[nodiscard]] std::string dice_in_words(const Posed& posed, const report::PosedRows& rows, std::size_t typed, int wanted);

}  // namespace aor::cli
