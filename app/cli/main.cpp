// The `aor` command.

#include "app/cli/run.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#ifdef _WIN32
#include <io.h>
#define AOR_ISATTY(stream) (_isatty(_fileno(stream)) != 0)
#else
#include <unistd.h>
#define AOR_ISATTY(stream) (isatty(fileno(stream)) != 0)
#endif

namespace {

// Everything at once at the end, so that the first byte that cannot be written is known, and why.
int write_out(const std::string& text, int status) {
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (written) return status;
    if (errno == EPIPE) {
        std::cerr << "aor: whoever read the output has stopped reading\n";
        return status;
    }
    std::cerr << "aor: the output could not be written: " << std::strerror(errno) << '\n';
    return aor::cli::kBadInput;
}

}  // namespace

int main(int count, char** words) {
#ifdef SIGPIPE
    // A reader that has seen enough is no fault: writing fails, and we say so.
    std::signal(SIGPIPE, SIG_IGN);
#endif
#ifdef SIGXFSZ
    // A limit on the size of files is like a full disk: the write fails, what was torn is taken back, and we say so.
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    std::cin.tie(nullptr);
    std::ostringstream out;
    aor::cli::Streams streams{std::cin, out, std::cerr};
    streams.may_ask = AOR_ISATTY(stdin) && AOR_ISATTY(stderr);
    streams.ink = AOR_ISATTY(stdout) && std::getenv("NO_COLOR") == nullptr;
    streams.in_fault = [] { return std::ferror(stdin) != 0 || std::cin.bad() ? std::string(std::strerror(errno)) : std::string(); };

    int sent = aor::cli::kDone;
    streams.flush = [&] {
        sent = std::max(sent, write_out(out.str(), aor::cli::kDone));
        out.str("");
    };

    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    const int status = aor::cli::run(arguments, streams);
    return std::max(sent, write_out(out.str(), status));
}
