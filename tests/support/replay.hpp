#pragma once
// Whole battles as they stand in tests/replays/ (the form is told in its README): read, played as a referee would, and
// held against what is expected after every decision.

#include "core/play/session.hpp"
#include "tests/support/memory_file.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Something to be seen after a decision: "say", "pool", "is" ... and the rest of its line.
struct Expected {
    int line = 0;
    std::string what;
    std::string text;
};

struct ReplayStep {
    int line = 0;
    bool refused = false;                ///< it cannot be: the next line says why
    std::string typed;
    std::vector<Expected> expected;
};

struct Replay {
    std::string file;
    Battle start;
    std::vector<ReplayStep> steps;
};

[[nodiscard]] Result<Replay> read_replay(std::string_view text, const std::string& file);

/// A replay played to its end.
struct Replayed {
    Disk disk;                           ///< the battle file
    std::vector<int> lines;              ///< of the replay, for each entry
    Problems faults;                     ///< whatever was not as expected, with its line
    std::optional<Log> log;
};
/// Through a session on a file in memory. Goes on after what is not as expected, and stops at a decision that cannot be.
[[nodiscard]] Replayed play(const Replay& replay);

/// All taken back is the start, all brought back again is the end; and the file cut off after any entry, opened anew, is
/// the battle as it stood then.
[[nodiscard]] Problems faults_of_file(const Replayed& played);

}  // namespace aor
