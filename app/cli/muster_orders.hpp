#pragma once
// What `aor muster` and `aor pickup` read alike from their words: choices, units typed by hand, years.

#include "app/cli/command.hpp"
#include "core/army/muster.hpp"

#include <optional>

namespace aor::cli {

inline constexpr Option kPointsOption{"--points", "15"};
inline constexpr Option kYearOption{"--year", "1757"};
inline constexpr Option kChooseOption{"--choose", "NAME=VALUE", true};
inline constexpr Option kUnitOption{"--unit", "NAME = DR 2 12", true};
inline constexpr Option kAskOption{"--ask"};
inline constexpr Option kOutputOption{"--output", "FILE"};
inline constexpr Option kOptionOption{"--option", "variable_morale", true};

/// "NAME=VALUE", or a problem.
[[nodiscard]] std::optional<Chosen> read_choice(const Word& word, Problems& problems);
/// Strength points, from 1 to 999, or a problem.
[[nodiscard]] std::optional<int> read_points(const Word& word, Problems& problems);
/// The optional rules of a battle, each named by --option; a problem for each that there is not.
[[nodiscard]] Names read_battle_options(const Call& call, Problems& problems);

/// The army: what must be chosen and was not is asked on a terminal (everything open with --ask, where an empty answer keeps
/// what is usual), and is a fault otherwise. Faults without a place of their own stand at `place`.
[[nodiscard]] std::optional<Muster> muster_asking(const Charts& charts, const ArmyList& list, MusterOrder& order, bool ask_all, const Place& place,
                                                  Streams& streams, Problems& problems);

/// Writes a text to a file; a problem when that cannot be done.
[[nodiscard]] bool write_file(const Word& file, const std::string& text, Problems& problems);

}  // namespace aor::cli
