// `aor battle`, dead in the middle of the write of one entry: the system takes so many bytes of it and not one more. What was
// whole is there, the torn bytes are put aside and told. And where only the write fails: a sentence, and the file unharmed.

#include "tests/support/aor_run.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#ifdef __linux__

#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string>

using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;
using aor::tests::write_bytes;
namespace fs = std::filesystem;

namespace {

const char* const kNote = "the colonel's horse is down";

void limit_files_to(std::size_t bytes) {
    const rlimit files{bytes, bytes};
    const rlimit none{0, 0};
    if (::setrlimit(RLIMIT_CORE, &none) != 0 || ::setrlimit(RLIMIT_FSIZE, &files) != 0) ::_exit(126);
}

/// Ends in the write that goes over the limit, by the signal that the system sends for it; whether it did.
bool dies_in_the_write(const std::string& file, std::size_t limit) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_DFL);
        limit_files_to(limit);
        (void)aor_run({"battle", file, "note", kNote});
        ::_exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE((WIFSIGNALED(status) || WEXITSTATUS(status) == 0));
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ;
}

/// The same with the program itself, which does not die of that signal: whoever watches it kills it where it gets it, in the
/// write.
bool is_killed_in_the_write(const std::string& file, std::size_t limit) {
    const pid_t child = ::fork();
    if (child == 0) {
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, 1);
        ::dup2(nowhere, 2);
        limit_files_to(limit);
        // Whoever looks for leaks when a program ends wants to trace it too, and there can be only one.
        const char* options = std::getenv("ASAN_OPTIONS");
        ::setenv("ASAN_OPTIONS", ((options != nullptr ? std::string(options) + ':' : std::string()) + "detect_leaks=0").c_str(), 1);
        if (::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) ::_exit(125);
        ::execl(AOR_BIN, AOR_BIN, "battle", file.c_str(), "note", kNote, static_cast<char*>(nullptr));
        ::_exit(127);
    }
    bool killed = false;
    for (int status = 0; ::waitpid(child, &status, 0) == child;) {
        if (WIFEXITED(status)) REQUIRE(WEXITSTATUS(status) == 0);
        if (!WIFSTOPPED(status)) break;
        const int got = WSTOPSIG(status);
        if (got == SIGXFSZ) {
            killed = true;
            ::kill(child, SIGKILL);
        } else {
            ::ptrace(PTRACE_CONT, child, nullptr, got == SIGTRAP ? 0 : got);
        }
    }
    return killed;
}

/// Some machines let no program trace another.
bool may_trace() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0 ? 0 : 1);
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// A battle with two entries, and how many bytes the third, the note, would be.
struct Written {
    OwnFolder folder;
    std::string file;
    std::string before;
    std::string whole;

    explicit Written(const std::string& name) : folder(name), file(folder.file("a.battle")) {
        REQUIRE(aor_run({"battle", file, "new", "first-battle"}).status == 0);
        REQUIRE(aor_run({"battle", file, "note", "the first"}).status == 0);
        REQUIRE(aor_run({"battle", file, "next"}).status == 0);
        before = bytes_of(file);
        REQUIRE(aor_run({"battle", file, "note", kNote}).status == 0);
        whole = bytes_of(file);
        REQUIRE(whole.starts_with(before));
        REQUIRE(whole.size() > before.size() + 40);
    }
    [[nodiscard]] std::size_t size() const { return whole.size() - before.size(); }

    /// As it was before the note, and nothing beside it.
    void restore() const {
        fs::remove(file + ".torn-1");
        write_bytes(file, before);
    }

    /// So many bytes of the note are there; then the referee opens the battle again.
    void open_again(std::size_t torn) const {
        const std::string found = bytes_of(file);
        REQUIRE(found.size() == before.size() + torn);
        CHECK(found.starts_with(before));
        const auto said = aor_run({"battle", file, "next"});
        CHECK(said.status == 0);
        CHECK(said.out.starts_with("3  1.2  Turn 1, phase 3"));
        CHECK(bytes_of(file).starts_with(before));
        if (torn == 0) {
            CHECK(said.err == "");
            CHECK_FALSE(fs::exists(file + ".torn-1"));
            return;
        }
        CHECK(said.err == file + ": the last entry was not written to its end; " + std::to_string(torn) + (torn == 1 ? " byte was" : " bytes were") +
                              " copied to " + file + ".torn-1 and cut off\n");
        CHECK(bytes_of(file + ".torn-1") == found.substr(before.size()));
    }
};

}  // namespace

TEST_CASE("aor battle dies at any byte of a write: all that was whole is there, the torn bytes are put aside") {
    const Written table("aor_battle_torn");
    for (std::size_t torn = 0; torn < table.size(); ++torn) {
        CAPTURE(torn);
        table.restore();
        REQUIRE(dies_in_the_write(table.file, table.before.size() + torn));
        table.open_again(torn);
    }
    // With room for all of it nothing happens.
    table.restore();
    REQUIRE_FALSE(dies_in_the_write(table.file, table.whole.size()));
    CHECK(bytes_of(table.file).size() == table.whole.size());
}

TEST_CASE("the program itself, killed in the middle of a write") {
    if (!may_trace()) {
        MESSAGE("not tried: this machine lets no program trace another; the test above goes through every byte without it");
        return;
    }
    const Written table("aor_battle_torn_program");
    for (const std::size_t torn : {std::size_t{0}, std::size_t{1}, std::size_t{9}, table.size() / 2, table.size() - 2, table.size() - 1}) {
        CAPTURE(torn);
        table.restore();
        REQUIRE(is_killed_in_the_write(table.file, table.before.size() + torn));
        table.open_again(torn);
    }
    table.restore();
    REQUIRE_FALSE(is_killed_in_the_write(table.file, table.whole.size()));
    CHECK(bytes_of(table.file).size() == table.whole.size());
}

TEST_CASE("the program at a limit on the size of files: it says that the entry was not written, and takes back what was") {
    const Written table("aor_battle_limited");
    for (const std::size_t torn : {std::size_t{0}, std::size_t{1}, table.size() / 2, table.size() - 1}) {
        CAPTURE(torn);
        table.restore();
        int said[2];
        REQUIRE(::pipe(said) == 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::dup2(said[1], 1);
            ::dup2(said[1], 2);
            ::close(said[0]);
            limit_files_to(table.before.size() + torn);
            ::execl(AOR_BIN, AOR_BIN, "battle", table.file.c_str(), "note", kNote, static_cast<char*>(nullptr));
            ::_exit(127);
        }
        ::close(said[1]);
        std::string heard;
        char bytes[512];
        for (ssize_t got = 0; (got = ::read(said[0], bytes, sizeof bytes)) > 0;) heard.append(bytes, static_cast<std::size_t>(got));
        ::close(said[0]);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFEXITED(status));
        CHECK(WEXITSTATUS(status) == 2);
        CHECK(heard == table.file + ": the entry could not be written: File too large\n");
        CHECK(bytes_of(table.file) == table.before);
    }
}

#endif
