#include "tests/support/aor_run.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>

using namespace aor::tests;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("aor pickup tells the steps, draws the plan and writes the battle") {
    const std::string file = (std::filesystem::temp_directory_path() / "aor-pickup-test.toml").string();
    const Said said = aor_run({"pickup", "frederick/prussia", "frederick/austria", "--points", "15", "--roll", "type=5", "--roll", "attacker=2", "--choose",
                               "first.commander=frederick", "--unit", "second: Batthyanyi = DR 2 12 of=dragoons", "--objective", "Kreuzau = small_village south",
                               "--seed", "7", "--output", file});
    CHECK(said.err.empty());
    CHECK(said.status == 0);
    CHECK(has(said.out, "a defensive battle"));
    CHECK(has(said.out, "1d6: 5, typed"));
    CHECK(has(said.out, "rolled by the program, seed 7"));
    CHECK(has(said.out, "|         AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA         |\n"));
    // Both armies with their units, reasons and the dice of their leaders, and what could be chosen and decided.
    CHECK(has(said.out, "Missing: 4 strength points of cavalry, whose rows our copy of the book lacks:\n"));
    CHECK(has(said.out, "Missing: 2 strength points of cavalry, whose rows our copy of the book lacks:\n"));
    CHECK(has(said.out, "Type them: --unit \"second: Name = DR 2 12 of="));
    CHECK(has(said.out, "Leader of Infantry brigade 1 "));
    CHECK(has(said.out, " (p 49), rolled by the program, seed 7\n"));
    CHECK(has(said.out, "  first.commander=frederick "));
    CHECK(has(said.out, "\nDecisions  --decide NAME=VALUE, with the same dice: --seed, --roll\n"));
    CHECK(has(said.out, "  side=south "));
    CHECK(has(said.out, "the order of battle is in " + file + '\n'));
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    CHECK(has(text, "mode = \"pick_up\"\n"));
    CHECK(has(text, "name = \"Batthyanyi\"\n"));
    CHECK(has(text, "name = \"Kreuzau\"\n"));
    std::filesystem::remove(file);
}

TEST_CASE("aor pickup tells all faults of its words") {
    CHECK(aor_run({"pickup", "frederick/prussia"}).err == "argument 2: name two army lists; `aor list` names them all\n");
    CHECK(aor_run({"pickup", "frederick/prussia", "frederick/austria", "--choose", "commander=frederick", "--roll", "type", "--unit", "A = DR 2"}).err ==
          "argument 7: a choice is written as NAME=VALUE, not \"type\"\n"
          "argument 5: say for which army: \"first....\" or \"second....\", not \"commander=frederick\"\n"
          "argument 9: say for which army: \"first:...\" or \"second:...\", not \"A = DR 2\"\n");
    CHECK(aor_run({"pickup", "frederick/prussia", "frederick/austria", "--roll", "type=9"}).err == "argument 5: \"type\" is 1 number from 1 to 6, not \"9\"\n");
    CHECK(aor_run({"pickup", "frederick/prussia", "frederick/austria", "--objective", "Kreuzau = castle north", "--seed", "1", "--output", "/tmp/x"}).status == 2);
}

TEST_CASE("aor pickup --ask asks for the objectives of the battlefield, and tells a bad one at once") {
    const std::string file = (std::filesystem::temp_directory_path() / "aor-pickup-ask-test.toml").string();
    const Said said = aor_run({"pickup", "frederick/prussia", "frederick/austria", "--roll", "type=5", "--roll", "attacker=2", "--decide", "battlefield=57", "--roll",
                               "battlefields=12,57,88", "--ask", "--seed", "7", "--output", file},
                              "Road to Prague = primary_road south\nKolin = castle\nKolin = small_village south\n\n", true);
    CHECK(said.status == 0);
    CHECK(said.err ==
          "The objectives of battlefield 57, one on a line: \"Kreuzau = small_village north\"; an empty line ends them.\n"
          "  the road that is a side's line of communications: \"Road to Prague = primary_road south\"\n"
          "objective? objective?   there is no objective \"castle\"\n"
          "objective? objective? ");
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    CHECK(has(text, "line_of_communications = \"Road to Prague\"\n"));
    CHECK(has(text, "kind = \"small_village\"\n"));
    std::filesystem::remove(file);
}

TEST_CASE("aor pickup --ask takes objectives out of a pipe as well; an option that there is not is told") {
    const std::string file = (std::filesystem::temp_directory_path() / "aor-pickup-pipe-test.toml").string();
    CHECK(aor_run({"pickup", "frederick/prussia", "frederick/austria", "--ask", "--seed", "7", "--output", file}, "Kreuzau = small_village north\n\n", false).status == 0);
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    CHECK(has(text, "name = \"Kreuzau\"\n"));
    CHECK(has(text, "# 3 to 5 battalions in a brigade (p 8)\n[[brigade]]\n"));
    std::filesystem::remove(file);
    CHECK(aor_run({"pickup", "frederick/prussia", "frederick/austria", "--option", "variable_moral"}).err ==
          "argument 5: there is no optional rule \"variable_moral\" (did you mean \"variable_morale\"?)\n");
}
