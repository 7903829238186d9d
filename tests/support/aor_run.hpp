#pragma once
// Runs `aor` without a process and keeps what it says.

#include "app/cli/run.hpp"

#include <initializer_list>
#include <sstream>
#include <string>
#include <vector>

namespace aor::tests {

struct Said {
    int status = 0;
    std::string out;
    std::string err;
};

/// The words after `aor`; `input` is what standard input holds, answers included when `may_ask`.
inline Said aor_run(std::vector<std::string> words, const std::string& input = "", bool may_ask = false) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    cli::Streams streams{in, out, err, may_ask, false, {}};
    Said said;
    said.status = cli::run(words, streams);
    said.out = out.str();
    said.err = err.str();
    return said;
}

}  // namespace aor::tests
