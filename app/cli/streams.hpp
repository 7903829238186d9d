#pragma once
// What a command reads from and writes to. Tests hand in strings, main the terminal.

#include <functional>
#include <istream>
#include <ostream>
#include <string>

namespace aor::cli {

/// Where a command writes what was asked for, and where its complaints.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool may_ask = false;                       ///< a person sits at a terminal and can answer
    bool ink = false;                           ///< dim and bold may be used
    std::function<std::string()> in_fault = {}; ///< why standard input could not be read; "" when it could
    std::function<void()> flush = {};           ///< what has been said so far goes out now; nothing to do for tests

    void send() const {
        if (flush) flush();
    }
};

/// How a command ends; of several situations the worst counts.
enum Exit : int { kDone = 0, kRefused = 1, kBadInput = 2 };

}  // namespace aor::cli
