// The other subcommands, every example of every manual, and the real program.
#include "tests/support/aor_run.hpp"

#include "app/cli/command.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

using aor::tests::aor_run;

namespace {

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

#ifdef AOR_BIN
// The exit status of a shell line; "aor" stands for the program.
int shell(std::string line) {
    for (auto at = line.find("aor "); at != std::string::npos; at = line.find("aor ", at + sizeof AOR_BIN)) line.replace(at, 4, AOR_BIN " ");
    const int status = std::system(("bash -c '" + line + "'").c_str());
    return status < 0 ? status : (status >> 8) & 0xFF;
}
#endif

}  // namespace

TEST_CASE("each manual has an example, and each example runs") {
    for (const aor::cli::Command* command : aor::cli::commands()) {
        CAPTURE(command->name);
        const std::string manual(command->manual);
        CHECK(aor_run({std::string(command->name), "--help"}).out == manual);
        CHECK(aor_run({"help", std::string(command->name)}).out == manual);
        int examples = 0;
        for (auto at = manual.find("    $ aor "); at != std::string::npos; at = manual.find("    $ aor ", at + 1)) {
            const std::string line = manual.substr(at + 10, manual.find('\n', at) - at - 10);
            CAPTURE(line);
            const auto said = aor_run(words_of(line));
            CHECK(said.status == 0);
            CHECK(said.err == "");
            CHECK(said.out != "");
            ++examples;
        }
        CHECK(examples > 0);
    }
}

TEST_CASE("aor chart finds rows by any words, best first") {
    const auto said = aor_run({"chart", "cav", "square"});
    CHECK(said.status == 0);
    CHECK(said.out.find("-3 dice") != std::string::npos);
    const auto frontage = aor_run({"chart", "1.5", "frontage"});
    CHECK(frontage.out.find("front one and a half times theirs") != std::string::npos);
    const auto nothing = aor_run({"chart", "zeppelin"});
    CHECK(nothing.status == 1);
    CHECK(nothing.out == "");
    CHECK(nothing.err == "no chart has a row with all of these words; `aor chart --list` names the charts\n");
}

TEST_CASE("the quick reference charts, both scales: movement with its quarters") {
    const std::string all = aor_run({"chart"}).out;
    CHECK(all.find("16/12/8/4") != std::string::npos);      // light cavalry in line, 25mm
    CHECK(all.find("6/4.5/3/1.5") != std::string::npos);    // infantry in line, 15mm
}

TEST_CASE("the reference sheet has the club's scale and rulings worked in") {
    const auto said = aor_run({"chart", "--html", "--scale", "15mm", "--ruling", "R-102=chart"});
    CHECK(said.status == 0);
    CHECK(said.out.starts_with("<!DOCTYPE html>"));
    CHECK(said.out.find("R-102") != std::string::npos);
    CHECK(said.out.find("15mm") != std::string::npos);
    CHECK(aor_run({"chart", "--html", "--output", "/no/such/folder/sheet.html"}).status == 2);
}

TEST_CASE("aor rulings shows both readings and the default") {
    const auto said = aor_run({"rulings", "R-102"});
    CHECK(said.out.find("default  text") != std::string::npos);
    CHECK(said.out.find("or       chart") != std::string::npos);
    CHECK(aor_run({"rulings", "R-102x"}).err == "argument 2: unknown ruling \"R-102x\" (did you mean \"R-102\"?)\n");
}

TEST_CASE("aor demo walks the book's example: 6 dice and 3 hits, 6 dice and 2, 4 dice and 1") {
    const std::string walk = aor_run({"demo"}).out;
    for (const char* text : {"Result  it charges", "Result  point blank", "Pool    6 dice\nRoll    19 in all\nResult  3 hits", "Pool    6 dice\nRoll    16 in all\nResult  2 hits",
                             "Pool    4 dice\nRoll    11 in all\nResult  1 hit", "Roll    4, +1 = 5", "The whole charge"}) {
        CAPTURE(text);
        CHECK(walk.find(text) != std::string::npos);
    }
}

TEST_CASE("aor charge: every fault of its facts, and its ends add up") {
    const auto said = aor_run({"charge", "charger.grade=9", "defender.grad=2"});
    CHECK(said.status == 2);
    CHECK(said.err == "argument 3: unknown fact \"defender.grad\" of a charge (did you mean \"defender.grade\"?)\n");
    const auto odds = aor_run({"charge", "charger.grade=3", "defender.grade=2", "--json"});
    CHECK(odds.status == 0);
    CHECK(odds.out.find("\"end\":\"charger_wins\"") != std::string::npos);
}

TEST_CASE("completion is a script that bash can read") {
    CHECK(aor_run({"completion", "bash"}).out.find("complete -o default -F _aor aor") != std::string::npos);
    CHECK(aor_run({"completion", "fish"}).status == 2);
#ifdef AOR_BIN
    CHECK(shell("aor completion bash | bash -n") == 0);
#endif
}

#ifdef AOR_BIN
TEST_CASE("the real program: a reader that leaves, a full disk, no data, a folder, another locale") {
    CHECK(shell("aor chart | head -n 1 >/dev/null; exit ${PIPESTATUS[0]}") == 0);
    CHECK(shell("aor chart >/dev/full 2>/dev/null") == 2);
    CHECK(shell("aor resolve / 2>/dev/null") == 2);
    CHECK(shell("aor resolve - </dev/null 2>/dev/null") == 2);
    CHECK(shell("AOR_DATA_DIR=/nowhere aor version 2>&1 | grep -q /nowhere") == 0);
    CHECK(shell("cmp <(LC_ALL=de_DE.UTF-8 aor odds rout_move arm=horse --scale 15mm --json) <(LC_ALL=C aor odds rout_move arm=horse --scale 15mm --json)") != 2);
    CHECK(shell("test \"$(LC_ALL=de_DE.UTF-8 aor resolve rout_move arm=horse --scale 15mm --json --dice 1,1)\" = \"$(LC_ALL=C aor resolve rout_move arm=horse --scale 15mm --json --dice 1,1)\"") == 0);
}
#endif
