// The real program, killed while it works: what it told to be done is in the file.

#include "core/play/session.hpp"
#include "tests/support/aor_run.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#ifdef __linux__

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <thread>

using namespace aor;
using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;

namespace {

/// `aor battle FILE` with its verbs from a pipe and what it says into another.
class Running {
public:
    explicit Running(const std::string& file) {
        int in[2];
        int out[2];
        REQUIRE(::pipe(in) == 0);
        REQUIRE(::pipe(out) == 0);
        process_ = ::fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            ::dup2(in[0], 0);
            ::dup2(out[1], 1);
            for (const int end : {in[0], in[1], out[0], out[1]}) ::close(end);
            ::execl(AOR_BIN, AOR_BIN, "battle", file.c_str(), static_cast<char*>(nullptr));
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        typed_ = in[1];
        said_ = out[0];
        // Whoever reads no more is gone: the writer ends, and so does this.
        typing_ = std::thread([to = typed_] {
            const std::string line = "note " + std::string(30'000, 'x') + '\n';
            for (std::size_t sent = 0;;) {
                const ssize_t done = ::write(to, line.data() + sent, line.size() - sent);
                if (done < 0) return;
                sent = (sent + static_cast<std::size_t>(done)) % line.size();
            }
        });
    }
    ~Running() {
        ::close(said_);
        typing_.join();
        ::close(typed_);
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// How many notes it has told to be written, from now until so many; fewer when it says nothing more.
    int hear(int notes) {
        char bytes[1 << 16];
        while (told_ < notes) {
            const ssize_t got = ::read(said_, bytes, sizeof bytes);
            if (got <= 0) break;
            for (ssize_t i = 0; i < got; ++i) told_ += bytes[i] == '\n' ? 1 : 0;
        }
        return told_;
    }
    void kill() {
        ::kill(process_, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(process_, &status, 0) == process_);
        REQUIRE(WIFSIGNALED(status));
    }

private:
    pid_t process_ = -1;
    int typed_ = -1;
    int said_ = -1;
    int told_ = 0;
    std::thread typing_;
};

}  // namespace

TEST_CASE("aor battle, killed in the middle of a write: every entry that it told is in the file, and the battle goes on") {
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    const OwnFolder folder("aor_battle_killed");
    int torn = 0;
    for (int round = 0; round < 12; ++round) {
        const std::string file = folder.file(std::to_string(round) + ".battle");
        REQUIRE(aor_run({"battle", file, "new", "first-battle"}).status == 0);
        int told = 0;
        {
            Running program(file);
            (void)program.hear(1 + round % 4);
            ::usleep(static_cast<useconds_t>(617 * round % 3001));
            program.kill();
            told = program.hear(1'000'000);
        }
        CHECK(told >= 1 + round % 4);
        std::size_t entries = 0;
        {
            auto session = Session::open(test_charts(), file);
            if (!session) FAIL(session.problems().sentences());
            CHECK(session->read_only_because().empty());
            entries = session->log().entries().size();
            torn += session->told().empty() ? 0 : 1;
            for (const Entry& entry : session->log().entries()) CHECK(entry.say.size() == 30'000);
        }
        CHECK(static_cast<int>(entries) >= told);
        CHECK(aor_run({"battle", file, "note", "on we go"}).out == std::to_string(entries + 1) + "  1.1  Note: on we go\n");
    }
    MESSAGE("entries torn by the kill: " << torn << " of 12");
    std::signal(SIGPIPE, before);
}

#endif
