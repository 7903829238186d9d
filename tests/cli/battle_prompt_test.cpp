// The prompt: what it shows, what it asks for, what Tab offers; and the real program on a terminal of its own.

#include "app/cli/prompt.hpp"
#include "core/play/session.hpp"
#include "tests/support/aor_run.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#ifdef AOR_BIN
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;
using aor::tests::Said;

namespace {

struct Table {
    OwnFolder folder{"aor_battle_prompt"};
    std::string file = folder.file("k.battle");
    Table() { REQUIRE(aor_run({"battle", file, "new", "first-battle"}).status == 0); }
    /// Lines typed at the prompt, the answers to its questions among them.
    [[nodiscard]] std::string type(const std::string& lines) const {
        const Said said = aor_run({"battle", file}, lines, true);
        CHECK(said.status == 0);
        CHECK(said.err == "");
        return said.out;
    }
    [[nodiscard]] std::string log() const { return aor_run({"battle", file, "log"}).out; }
};

/// What stands between two texts.
std::string between(const std::string& text, const std::string& from, const std::string& to) {
    const auto begin = text.find(from);
    REQUIRE(begin != std::string::npos);
    const auto end = text.find(to, begin + from.size());
    return text.substr(begin, end == std::string::npos ? end : end - begin);
}

}  // namespace

TEST_CASE("turn, phase, what is owed and what is due; Enter starts it") {
    const Table table;
    CHECK(table.type("\n") ==
          "First battle: the ford at Kreuzau   help: the verbs; Enter: the next due thing; Tab completes; Ctrl-D leaves\n"
          "\n"
          "Turn 1, phase 1: Arrivals and command; nothing is owed\n"
          "next: On to Turn 1, phase 2: Rally, recovery, control, new leaders  [next]\n"
          "here: out_of_command UNIT ...   attach LEADER to UNIT\n"
          "> \n"
          "Turn 1, phase 2: Rally, recovery, control, new leaders; nothing is owed\n"
          "next: On to Turn 1, phase 3: Plotting charges and rally-backs  [next]\n"
          "> \n");
    CHECK(table.log() == "1  1.1  Turn 1, phase 2: Rally, recovery, control, new leaders\n");
}

TEST_CASE("missing facts are asked one by one with their choices, a wrong answer again; then the lines, the odds, the dice") {
    const Table table;
    (void)table.type("next\nnext\nnext\nnext\nnext\nnext\nnext\n");
    const std::string said = table.type("small kleist at soro\nfar\n3in\n99\n15\n");
    const std::string asked = between(said, "> Small arms fire", "\n\n");
    CHECK(asked.find("  range: range band; point blank only against a charge (") != std::string::npos);
    CHECK(asked.find("\"range\"") != std::string::npos);                     // what is wrong with "far"
    CHECK(asked.find("Pool    ") != std::string::npos);
    CHECK(asked.find("Odds    ") != std::string::npos);
    CHECK(asked.find("dice (faces, their total, or roll)? ") != std::string::npos);
    CHECK(asked.find("cannot show 99: only ") != std::string::npos);
    CHECK(asked.find("Grenadiers Kleist fires at Grenadiers Soro: 2 hits") != std::string::npos);
}

TEST_CASE("a fact told at the dice makes another pool; nothing typed leaves it; roll leaves it to the program") {
    const Table table;
    (void)table.type("owe morale soro reason=x\n");
    const std::string said = table.type("morale\nrear_support=yes\n6 6 6 6\n");
    CHECK(said.find("+3 dice") != std::string::npos);
    CHECK(said.find("3 dice (faces, their total, or roll)? ") != std::string::npos);
    CHECK(said.find("4 dice (faces, their total, or roll)? ") != std::string::npos);
    CHECK(said.find("Told    rear_support=yes") != std::string::npos);
    CHECK(said.find("Grenadiers Soro holds\n") != std::string::npos);
    (void)table.type("owe morale soro reason=x\n");
    const auto before = bytes_of(table.file);
    CHECK(table.type("morale\n\n").find("Nothing is decided.\n") != std::string::npos);
    CHECK(table.type("morale\nrear_suport=yes\n\n").find("nothing here reads the fact") != std::string::npos);
    CHECK(bytes_of(table.file) == before);
    (void)table.type("morale\nroll\n");
    CHECK(table.log().find("4  1.1  Grenadiers Soro ") != std::string::npos);
}

TEST_CASE("a decision of several rolls asks for each when its turn comes, with what came of those before") {
    const Table table;
    // A leader with the unit that is hit: the test, and when he is hit what becomes of him.
    (void)table.type("attach maguire soro\nowe leader_hit maguire reason=x hits=2\n");
    const std::string said = table.type("leader_hit maguire\nno\n2\n");
    CHECK(said.find("Maguire") != std::string::npos);
    CHECK(table.log().find("Maguire is ") != std::string::npos);
}

TEST_CASE("where a unit's grade is drawn first, the question says whose dice are wanted, and both of them (p 48)") {
    const Table table;
    (void)table.type("option variable_morale reason=club\nset kleist variable_down_to=2 variable_up_from=6 reason=list\nowe morale kleist reason=x\n");
    const std::string said = table.type("morale kleist\n6 6\n6 6 6 6\n");
    CHECK(said.find("\nVariable morale, Grenadiers Kleist: 2 dice (or roll)? ") != std::string::npos);
    // Two sixes lift it to grade 4.
    CHECK(said.find("\n4 dice (or roll)? ") != std::string::npos);
    CHECK(said.find("Grenadiers Kleist fights at grade 4\n") != std::string::npos);
    // One die of the two, and the other is asked for.
    const std::string apart = table.type("undo\nmorale kleist\n6\n\n");
    CHECK(apart.find("Variable morale, Grenadiers Kleist: and then 1 die (or roll)? ") != std::string::npos);
}

TEST_CASE("plots are asked for unseen, the side's own can be looked at, and nobody reads them in the log") {
    const Table table;
    (void)table.type("next\nnext\n");
    const std::string said = table.type("plot prussians\ndragoons at loewenstein\nnobody\n\nplots prus\n");
    CHECK(said.find("Prussians plots; nothing that is typed stays on the screen.") != std::string::npos);
    CHECK(said.find("there is no unit \"nobody\"") != std::string::npos);
    CHECK(said.find("Dragoons Normann: charge, Cuirassiers Löwenstein\n") != std::string::npos);
    CHECK(table.log().find("Löwenstein") == std::string::npos);
}

TEST_CASE("a charge says what each step needs and may be told, and takes the first answer on Enter") {
    const Table table;
    (void)table.type("next\nnext\nplot dragoons norm at loewenstein\nnext\nshow\n");
    // its check; a quarter of its move, for which the distance must be told; the target stands; and says what it does
    const std::string said = table.type("\n6 6 6\n\n12\n\n5 5\n\n\n");
    CHECK(said.find("next: Charge, Dragoons Normann on Cuirassiers Löwenstein (plotted)  [do charge dragoons-normann]\n") != std::string::npos);
    CHECK(said.find("Dragoons Normann charges Cuirassiers Löwenstein\n") != std::string::npos);
    CHECK(said.find("Cuirassiers Löwenstein says what it does. May be told: ") != std::string::npos);
    CHECK(said.find("distance (inches to the target at the start of the charge, straight ahead)? ") != std::string::npos);
    CHECK(said.find("answer (stand, countercharge) [stand]? Cuirassiers Löwenstein receives the charge\n") != std::string::npos);
    const std::string wrong = table.type("undo\n\nfly\n");
    CHECK(wrong.find("there is no such answer \"fly\"\n") != std::string::npos);
    CHECK(wrong.find("Nothing is decided.\n") != std::string::npos);
}

TEST_CASE("the drift check in one pass; the log's last entries; a fault at the prompt has no arguments to count") {
    const Table table;
    const std::string said = table.type("drift\nkleist.castings=nine\nkleist.castings=9 browne.state=diso\n");
    CHECK(said.find("\"castings\" is a whole number, not \"nine\"") != std::string::npos);
    CHECK(said.find("Put right from the table: ") != std::string::npos);
    CHECK(table.type("nxt\n").find("> there is no verb \"nxt\" (did you mean \"next\"?)\n") != std::string::npos);
    CHECK(table.type("do morale \"kleist\n").find("a quotation mark (\") is left open\n") != std::string::npos);
    CHECK(table.type("log\n").find("> 1  1.1  Put right from the table: ") != std::string::npos);
}

TEST_CASE("a pipe is read line by line, remarks left out; the worst line is the exit status") {
    const Table table;
    const Said said = aor_run({"battle", table.file}, "# the evening of the 5th\nnext\n\nnote ready\n");
    CHECK(said.status == 0);
    CHECK(said.out == "1  1.1  Turn 1, phase 2: Rally, recovery, control, new leaders\n2  1.2  Note: ready\n");
    const Said faulty = aor_run({"battle", table.file}, "undo\nredo\nredo\nnext\n");
    CHECK(faulty.status == 1);
    CHECK(faulty.err == "there is nothing to redo\n");
    CHECK(table.log().find("phase 3") != std::string::npos);
    CHECK(aor_run({"battle", table.file}, "bogus\n").status == 2);
    const Said json = aor_run({"battle", table.file, "--json"}, "duties\nundo\n");
    CHECK(std::count(json.out.begin(), json.out.end(), '\n') == 2);
    CHECK(json.out.starts_with("{\"duties\":[]"));
}

TEST_CASE("Tab offers verbs and procedures, then units, facts and values") {
    const Table table;
    auto session = aor::Session::open(aor::test_charts(), table.file);
    REQUIRE(session.ok());
    std::istringstream in;
    std::ostringstream out;
    aor::cli::Streams streams{in, out, out};
    const auto lines = aor::cli::lines_of(streams, out);
    aor::cli::Referee referee{aor::test_charts(), *session, streams, *lines, false, true, {}, {}};
    const auto offers = [&](const std::string& line) {
        std::string all;
        for (const std::string& word : aor::cli::complete_line(referee, line).words) all += (all.empty() ? "" : " ") + word;
        return all;
    };
    CHECK(offers("sta") == "status");
    CHECK(offers("st") == "status strike structure_fire");
    CHECK(offers("mor") == "morale");
    CHECK(offers("do art") == "artillery_fire");
    CHECK(offers("small 1/ir") == "1-ir-17-manteuffel 1-ir-30-blanckensee");
    CHECK(offers("small 1-ir-17 at soro ran") == "range=");
    CHECK(offers("small 1-ir-17 at soro range=c") == "close");
    CHECK(offers("morale kleist rear") == "rear_support=");
    CHECK(offers("morale kleist rear_support=") == "no yes");
    CHECK(offers("attach mag") == "maguire");
    CHECK(offers("attach maguire to KÖ") == "");
    CHECK(offers("hold kreu") == "kreuzau");
    CHECK(offers("hold kreuzau by pru") == "prussia");
    CHECK(offers("set kleist form") == "formation=");
    CHECK(offers("set kleist formation=c") == "clan column");
    CHECK(offers("off kleist e") == "elsewhere enemy");
    CHECK(offers("move kleist whe") == "wheel=");
    CHECK(offers("note any") == "");
    CHECK(aor::cli::complete_line(referee, "small 1-ir-17 at so").from == 17);
}

#ifdef AOR_BIN
namespace {

/// The real program on a pseudo-terminal.
class OnTerminal {
public:
    OnTerminal(const OwnFolder& folder, const std::string& file) {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        REQUIRE(terminal >= 0);
        REQUIRE(::grantpt(terminal) == 0);
        REQUIRE(::unlockpt(terminal) == 0);
        const std::string name = ::ptsname(terminal);
        process_ = ::fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            ::setsid();
            const int mine = ::open(name.c_str(), O_RDWR);
            for (int i = 0; i < 3; ++i) ::dup2(mine, i);
            ::setenv("TERM", "xterm", 1);
            ::setenv("NO_COLOR", "1", 1);
            ::setenv("XDG_STATE_HOME", folder.path.c_str(), 1);
            ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);   // libedit keeps a little memory until the end
            ::execl(AOR_BIN, AOR_BIN, "battle", file.c_str(), static_cast<char*>(nullptr));
            ::_exit(127);
        }
        terminal_ = terminal;
    }
    ~OnTerminal() {
        if (terminal_ >= 0) ::close(terminal_);
    }
    OnTerminal(const OnTerminal&) = delete;
    OnTerminal& operator=(const OnTerminal&) = delete;

    void type(const std::string& keys) { REQUIRE(::write(terminal_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size())); }
    /// Reads until that has been shown; false after a minute without it.
    bool shows(const std::string& text) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (std::chrono::steady_clock::now() < end) {
            if (const auto at = seen_.find(text, from_); at != std::string::npos) {
                from_ = at + text.size();
                return true;
            }
            pollfd waiting{terminal_, POLLIN, 0};
            if (::poll(&waiting, 1, 100) <= 0) continue;
            char bytes[4096];
            const ssize_t got = ::read(terminal_, bytes, sizeof bytes);
            if (got <= 0) break;
            seen_.append(bytes, static_cast<std::size_t>(got));
        }
        return seen_.find(text, from_) != std::string::npos;
    }
    /// Its exit status; one that does not end within a minute is ended.
    int leave() {
        int status = 0;
        for (int i = 0; ::waitpid(process_, &status, WNOHANG) == 0; ++i) {
            if (i == 600) ::kill(process_, SIGKILL);
            ::poll(nullptr, 0, 100);
        }
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    int terminal_ = -1;
    pid_t process_ = -1;
    std::string seen_;
    std::size_t from_ = 0;
};

}  // namespace

TEST_CASE("the real program on a terminal: Tab, Ctrl-C drops the line and not the battle, Ctrl-D leaves, the history stays") {
    const Table table;
    OnTerminal terminal(table.folder, table.file);
    CHECK(terminal.shows("phase 1: Arrivals and command; nothing is owed"));
    CHECK(terminal.shows("> "));
    // Without the editor Ctrl-C is the terminal's, and ends the program; every entry is on the disk all the same.
    if (aor::cli::has_line_editor()) {
        terminal.type("morale kle\x03");
        CHECK(terminal.shows("> "));
    }
    terminal.type("next\r");
    CHECK(terminal.shows("phase 2: Rally"));
    CHECK(terminal.shows("> "));
    terminal.type(aor::cli::has_line_editor() ? "owe mora\tkle\treason=x\r" : "owe morale kleist reason=x\r");
    CHECK(terminal.shows("Owed: Morale check, Grenadiers Kleist (x)"));
    terminal.type("\r");
    CHECK(terminal.shows("3 dice (faces, their total, or roll)? "));
    terminal.type(aor::cli::has_line_editor() ? "\x03" : "\r");
    CHECK(terminal.shows("Nothing is decided."));
    CHECK(terminal.shows("> "));
    terminal.type("\x04");
    CHECK(terminal.leave() == 0);
    CHECK(table.log() ==
          "1  1.1  Turn 1, phase 2: Rally, recovery, control, new leaders\n"
          "2  1.2  Owed: Morale check, Grenadiers Kleist (x)\n");
    if (aor::cli::has_line_editor()) CHECK(bytes_of(table.folder.file("aor/history")).find("next") != std::string::npos);
}
#endif
