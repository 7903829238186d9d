#pragma once
// What a referee asks about, from a file or from the words of the command line: the facts, the dice, and on a
// terminal the facts that are still missing, one by one.

#include "app/cli/command.hpp"
#include "core/chart/situation_reader.hpp"

#include <optional>
#include <vector>

namespace aor::cli {

/// Everything that was asked; `problems` holds the faults of the facts, in order.
struct Asking {
    std::vector<Asked> asked;
    Problems problems;
    bool dice_can_be_checked = true;   ///< not when the scale or a ruling is unknown
};

/// Reads the file, or the procedure and its facts, that the plain words name.
[[nodiscard]] Asking read_asking(const Charts& charts, const Call& call);

/// --scale and --ruling.
[[nodiscard]] TableManners manners_of(const Options& options, Problems& problems);

inline constexpr Option kScaleOption{"--scale", "15mm"};
inline constexpr Option kRulingOption{"--ruling", "R-102=chart", true};
inline constexpr Option kDiceOption{"--dice", "3,4,1"};
inline constexpr Option kTotalOption{"--total", "12"};
inline constexpr Option kSeedOption{"--seed", "7"};
inline constexpr Option kJsonOption{"--json"};

/// The procedure of that name, or nullptr after a problem with the nearest name.
[[nodiscard]] const Chart* chart_named(const Charts& charts, const Word& word, Problems& problems);

}  // namespace aor::cli
