#include "app/cli/input.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace aor::cli {
namespace {

Problems problem(const std::string& name, std::string text) {
    Problems problems;
    problems.add({name, 0, 0}, std::move(text));
    return problems;
}

std::string because(int error) { return "the file cannot be read: " + std::generic_category().message(error); }

std::string too_large() { return "the file is larger than " + std::to_string(kLargestInput >> 20) + " MB"; }

Result<std::string> read_standard_input(Streams& streams) {
    std::string text;
    char chunk[65536];
    while (streams.in.read(chunk, sizeof chunk) || streams.in.gcount() > 0) {
        text.append(chunk, static_cast<std::size_t>(streams.in.gcount()));
        if (text.size() > kLargestInput) return problem("-", too_large());
    }
    if (streams.in_fault) {
        if (const std::string fault = streams.in_fault(); !fault.empty()) return problem("-", "standard input cannot be read: " + fault);
    }
    return text;
}

Result<std::string> read_all(int file, const std::string& name) {
    struct stat about {};
    if (::fstat(file, &about) == 0 && S_ISDIR(about.st_mode)) return problem(name, "this is a folder, not a file");
    std::string text;
    char chunk[65536];
    for (;;) {
        const ssize_t got = ::read(file, chunk, sizeof chunk);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return problem(name, because(errno));
        if (got == 0) return text;
        text.append(chunk, static_cast<std::size_t>(got));
        if (text.size() > kLargestInput) return problem(name, too_large());
    }
}

}  // namespace

Result<std::string> read_input(const std::string& name, Streams& streams) {
    if (name == "-") return read_standard_input(streams);
    const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return problem(name, errno == ENOENT ? "there is no such file" : because(errno));
    auto text = read_all(file, name);
    ::close(file);
    return text;
}

}  // namespace aor::cli
