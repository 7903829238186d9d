// An earlier entry is mended from the shell, and at the prompt with one question for each later entry that has changed.

#include "tests/support/aor_run.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;
using aor::tests::Said;

namespace {

/// Soro is said to have lost 6 castings (entry 2), then holds its morale check (entry 4) with the dice for that: grade 3,
/// two dice less for the half: one die.
struct Mistaken {
    OwnFolder folder{"aor_battle_correct"};
    std::string file = folder.file("k.battle");
    Mistaken() {
        for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
                 {"new", "first-battle"}, {"note", "begins"}, {"set", "soro", "castings=6", "reason=counted"}, {"owe", "morale", "soro", "reason=x"}, {"morale", "soro", "--dice", "6"}}) {
            const Said said = run(words);
            REQUIRE_MESSAGE(said.status == 0, said.err);
        }
    }
    [[nodiscard]] Said run(std::vector<std::string> words, const std::string& input = "", bool may_ask = false) const {
        words.insert(words.begin(), {"battle", file});
        return aor_run(words, input, may_ask);
    }
};

}  // namespace

TEST_CASE("a later roll with another pool must be answered; without an answer nothing is changed") {
    const Mistaken table;
    const std::string before = bytes_of(table.file);
    const Said said = table.run({"correct", "2", "castings=10", "reason=miscounted"});
    CHECK(said.status == 2);
    CHECK(said.out.find("mended: Grenadiers Soro: castings 6: counted\n") != std::string::npos);
    CHECK(said.out.find("Entry 4 (1.1): Grenadiers Soro holds\n") != std::string::npos);
    CHECK(said.err.starts_with("entry 4 has changed: say "));
    CHECK(said.err.ends_with("--drop 4 or --dice-for 4=3,4; nothing is changed\n"));
    CHECK(bytes_of(table.file) == before);
}

TEST_CASE("answered with new dice, or dropped") {
    const Mistaken table;
    // 10 of 12: less than a quarter lost, three dice
    const Said wrong = table.run({"correct", "2", "castings=10", "reason=miscounted", "--dice-for", "4=1,1"});
    CHECK(wrong.status == 2);
    const Said said = table.run({"correct", "2", "castings=10", "reason=miscounted", "--dice-for", "4=1,1,1"});
    CHECK_MESSAGE(said.status == 0, said.err);
    CHECK(said.out.find("answered: Grenadiers Soro holds\n") != std::string::npos);
    CHECK(table.run({"status"}).out.find("10 of 12  broken") != std::string::npos);        // 3 in all: back, broken
    CHECK(table.run({"log", "2"}).out.ends_with("corrected by entry 5: Grenadiers Soro: castings 10: counted\n"));
    CHECK(table.run({"log", "2", "--json"}).out.ends_with(",\"corrected_by\":[5]}\n"));
    CHECK(table.run({"log", "3", "--json"}).out.find("corrected_by") == std::string::npos);
    // Corrected again, and then the second correction is taken back.
    const Said again = table.run({"correct", "2", "castings=11", "reason=counted again"});
    REQUIRE_MESSAGE(again.status == 0, again.err);
    CHECK(table.run({"log", "2", "--json"}).out.ends_with(",\"corrected_by\":[5,6]}\n"));
    REQUIRE(table.run({"undo"}).status == 0);
    CHECK(table.run({"log", "2", "--json"}).out.ends_with(",\"corrected_by\":[5]}\n"));
    CHECK(table.run({"log", "3"}).out.find("corrected") == std::string::npos);
    REQUIRE(table.run({"undo"}).status == 0);
    CHECK(table.run({"status"}).out.find("6 of 12   normal") != std::string::npos);
    REQUIRE(table.run({"correct", "2", "castings=10", "reason=miscounted", "--drop", "4"}).status == 0);
    CHECK(table.run({"status"}).out.find("10 of 12  normal") != std::string::npos);
    CHECK(table.run({"duties"}).out.find("Morale check, Grenadiers Soro") != std::string::npos);
}

TEST_CASE("at the prompt each is asked, wrong answers again; an empty line leaves everything as it was") {
    const Mistaken table;
    const std::string before = bytes_of(table.file);
    const Said left = table.run({"correct", "2", "castings=10", "reason=miscounted"}, "\n", true);
    CHECK(left.status == 1);
    CHECK(left.out.ends_with("Nothing is changed.\n"));
    CHECK(bytes_of(table.file) == before);
    const Said said = table.run({"correct", "2", "castings=10", "reason=miscounted"}, "7,7,7\n6 6 6\n", true);
    CHECK(said.status == 0);
    CHECK(said.err.find("a die shows 1 to 6, not 7\n") != std::string::npos);
    CHECK(said.out.find("Entry 4 (1.1): Grenadiers Soro holds\n") != std::string::npos);
    CHECK(table.run({"status"}).out.find("10 of 12  normal") != std::string::npos);
}

TEST_CASE("the dice of an entry were misread; the decision anew; an entry that never was; answers that nobody asked for") {
    const Mistaken table;
    const Said dice = table.run({"correct", "4", "dice=1", "reason=misread"});
    CHECK_MESSAGE(dice.status == 0, dice.err);
    CHECK(table.run({"status"}).out.find("6 of 12   routed") != std::string::npos);        // a 1 routs
    REQUIRE(table.run({"undo"}).status == 0);
    CHECK(table.run({"correct", "2", "as", "set", "kleist", "castings=6", "reason=it was Kleist", "--dice-for", "4=6,6,6"}).status == 0);
    CHECK(table.run({"status"}).out.find("Grenadiers Kleist    FI 3          6 of 12") != std::string::npos);
    REQUIRE(table.run({"undo"}).status == 0);
    CHECK(table.run({"correct", "4", "never", "reason=no check was due"}).status == 0);
    CHECK(table.run({"duties"}).out.find("Morale check, Grenadiers Soro") != std::string::npos);
    REQUIRE(table.run({"undo"}).status == 0);
    CHECK(table.run({"correct", "4", "dice=5", "reason=x", "--keep", "1"}).status == 2);
    CHECK(table.run({"correct", "99", "never", "reason=x"}).status == 1);
    CHECK(table.run({"correct", "4"}).err == "correct: say what was otherwise: a fact, the dice, `as` with the decision anew, or `never`\n");
}
