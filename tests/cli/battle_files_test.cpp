// Whatever is typed and whatever the file is: a sentence, exit 2, and the file as it was.

#include "core/play/session.hpp"
#include "tests/support/aor_run.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

using namespace aor;
using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;
using aor::tests::Said;
using aor::tests::write_bytes;

namespace {

/// The first battle in a file, with one decision in its log.
struct Played {
    OwnFolder folder{"aor_battle_files"};
    std::string file = folder.file("k.battle");
    Played() {
        REQUIRE(aor_run({"battle", file, "new", "first-battle"}).status == 0);
        REQUIRE(aor_run({"battle", file, "next"}).status == 0);
    }
    /// Runs the words on the file; it must stay as it is.
    Said run(std::vector<std::string> words) const {
        words.insert(words.begin(), {"battle", file});
        const std::string before = bytes_of(file);
        const Said said = aor_run(words);
        CHECK(bytes_of(file) == before);
        return said;
    }
    void check_fault(std::vector<std::string> words, const std::string& sentence) const {
        CAPTURE(sentence);
        const Said said = run(std::move(words));
        CHECK(said.status == 2);
        CHECK(said.out == "");
        CHECK(said.err == sentence);
    }
};

}  // namespace

TEST_CASE("verbs that do not exist, beginnings that are not clear, names of nobody") {
    const Played table;
    table.check_fault({"nxt"}, "argument 3: there is no verb \"nxt\" (did you mean \"next\"?)\n");
    table.check_fault({"zeppelin"}, "argument 3: there is no verb \"zeppelin\"\n");
    table.check_fault({"re"}, "argument 3: \"re\" is not clear: redo or rename\n");
    table.check_fault({""}, "argument 3: there is no verb \"\"\n");
    table.check_fault({"do"}, "do: say which procedure; `help procedures` lists them\n");
    table.check_fault({"do", "moral_check"}, "argument 4: there is no procedure \"moral_check\"\n");
    table.check_fault({"do", "moralle", "kleist"}, "argument 4: there is no procedure \"moralle\" (did you mean \"morale\"?)\n");
    table.check_fault({"do", "leader", "kleist"}, "argument 4: \"leader\" is not clear: leader_hit or leader_casualty\n");
    table.check_fault({"do", "morale", "klest"}, "argument 5: there is no unit \"klest\"\n");
    table.check_fault({"do", "morale", "grenadiers-kleits"}, "argument 5: there is no unit \"grenadiers-kleits\" (did you mean \"grenadiers-kleist\"?)\n");
    table.check_fault({"do", "morale", "gren"}, "argument 5: \"gren\" is not clear: grenadiers-kleist or grenadiers-soro\n");
    table.check_fault({"fire"}, "fire: say who fires\n");
    table.check_fault({"fire", "gren"}, "argument 4: \"gren\" is not clear: grenadiers-kleist or grenadiers-soro\n");
    table.check_fault({"attach", "17", "kleist"}, "argument 4: there is no leader \"17\"\n");
}

TEST_CASE("facts, dice and options that cannot be; all faults at once") {
    const Played table;
    table.check_fault({"morale", "kleist", "reason=x"}, "Morale check: too few dice: this roll takes 3 dice, not 0\n");
    table.check_fault({"morale", "kleist", "reason=x", "--dice", "3,7,x"},
                      "argument 7: a die shows 1 to 6, not 7\nargument 7: a face is a whole number from 1 to 6, not \"x\"\n");
    table.check_fault({"morale", "klest", "--total", "abc"}, "argument 4: there is no unit \"klest\"\nargument 6: a total is a whole number, not \"abc\"\n");
    table.check_fault({"morale", "kleist", "reason=x", "rear_suport=yes", "--dice", "1,2,3"},
                      "nothing here reads the fact \"rear_suport\" (did you mean \"unit.rear_support\"?)\n");
    table.check_fault({"morale", "kleist", "--dize", "3"}, "argument 5: unknown option \"--dize\" (did you mean \"--dice\"?)\n");
    table.check_fault({"small", "ir-35", "at", "kleist", "reason=x", "--total", "9"},
                      "Small arms fire, IR 35 Waldeck: the fact \"range\" is missing: range band; point blank only against a charge\n");
    table.check_fault({"next", "dice=3"}, "1 die is left over\n");
    table.check_fault({"next", "slowly=yes"}, "argument 4: next reads nothing from \"slowly\"\n");
    table.check_fault({"off", "kleist", "own", "surender=yes"}, "argument 6: off reads nothing from \"surender\" (did you mean \"surrenders\"?)\n");
    table.check_fault({"morale", "kleist", "reason=x", "off=own", "--total", "9"}, "nothing here reads the fact \"off\"\n");
    table.check_fault({"plot"}, "plot: a plot is written as in plot kleist at soro, plot hussars rally_back, plot kleist ground=\"the hill\"\n");
    table.check_fault({"log", "99"}, "argument 4: there is no entry 99: the last is 1\n");
    table.check_fault({"at", "9.9"}, "argument 4: the battle has not been in turn 9, phase 9\n");
    table.check_fault({"at", "noon"}, "argument 4: a moment is written as TURN.PHASE, as in 3.8, or as #12 for after entry 12, not \"noon\"\n");
    table.check_fault({"export", "pdf"}, "argument 4: there is no form of export \"pdf\"\n");
    table.check_fault({"drift", "castings=9"}, "argument 4: a difference is written as in kleist.castings=9, not \"castings\"\n");
    table.check_fault({"correct", "one"}, "argument 4: an entry is a whole number, not \"one\"\n");
    table.check_fault({"status", "now"}, "argument 4: status reads nothing from \"now\"\n");
}

TEST_CASE("a megabyte of junk, control characters, thousands of words") {
    const Played table;
    const Said long_word = table.run({std::string(1'000'000, 'x')});
    CHECK(long_word.status == 2);
    CHECK(long_word.err.size() < 3000);
    const Said steering = table.run({"do", "morale", "\x1b[2J\x9b\n"});
    CHECK(steering.status == 2);
    CHECK(steering.err.find('\x1b') == std::string::npos);
    std::vector<std::string> words(5000, "kleist");
    words.insert(words.begin(), {"do", "morale"});
    CHECK(table.run(words).status != 0);
    for (const std::string& junk : std::vector<std::string>{"=", "==", "a=b=c", "do=morale", "'", "\"", "%s%n", "-", "1", "0", "-1", "../../etc", "\xff\xfe", "käse"}) {
        CAPTURE(junk);
        CHECK(table.run({junk}).status == 2);
        CHECK(table.run({"do", junk}).status == 2);
        CHECK(table.run({"do", "morale", junk}).status != 0);
        CHECK(table.run({"set", junk, "castings=1"}).status == 2);
        CHECK(table.run({"log", junk, "--json"}).status == (junk == "1" ? 0 : 2));
    }
}

TEST_CASE("a file that is not there, one that is no battle, a folder, a newer one") {
    const OwnFolder folder("aor_battle_none");
    const Said missing = aor_run({"battle", folder.file("none.battle"), "status"});
    CHECK(missing.status == 2);
    CHECK(missing.err == folder.file("none.battle") + ": there is no such file; `new` after it begins a battle\n");
    CHECK_FALSE(std::filesystem::exists(folder.file("none.battle")));
    CHECK(aor_run({"battle", folder.path.string(), "status"}).status == 2);
    CHECK(aor_run({"battle"}).err == "aor battle: name the file of the battle\n");
    for (const std::string& bytes : {std::string(), std::string("hello\n"), std::string(4096, '\0'), std::string("format = 99\n[battle]\n")}) {
        const std::string file = folder.file("odd.battle");
        write_bytes(file, bytes);
        for (const char* verb : {"status", "next", "undo"}) {
            const Said said = aor_run({"battle", file, verb});
            CHECK(said.status == 2);
            CHECK(said.out == "");
            CHECK(said.err.starts_with(file + ": "));
            CHECK(bytes_of(file) == bytes);
        }
    }
}

TEST_CASE("a battle is begun in a new file only, and out of an order of battle that is there") {
    const Played table;
    table.check_fault({"new", "first-battle"}, table.file + ": there is a file of that name already; a battle is begun in a new one\n");
    const std::string other = table.folder.file("other.battle");
    const Said unknown = aor_run({"battle", other, "new", "--from", "first-batle"});
    CHECK(unknown.status == 2);
    CHECK(unknown.err == "argument 5: there is no file and no ready battle \"first-batle\" (did you mean \"first-battle\"?); ready are eutaw-springs, first-battle, grand-battle, lobositz-15mm, lobositz-28mm, speyerbach\n");
    CHECK(aor_run({"battle", other, "new"}).status == 2);
    CHECK(aor_run({"battle", other, "new", "Red: XX 2; Blue: FI 9"}).status == 2);
    CHECK(aor_run({"battle", other, "new", "only words"}).status == 2);
    CHECK_FALSE(std::filesystem::exists(other));
}

TEST_CASE("while one writes, another looks on and adds nothing") {
    const Played table;
    {
        auto writer = Session::open(test_charts(), table.file);
        REQUIRE(writer.ok());
        REQUIRE(writer->read_only_because().empty());
        CHECK(table.run({"status"}).status == 0);
        CHECK(table.run({"log"}).status == 0);
        const Said said = table.run({"next"});
        CHECK(said.status == 2);
        CHECK(said.out == "");
        CHECK(said.err.find("open for reading only") != std::string::npos);
        CHECK(said.err.find("nothing can be added: ") != std::string::npos);
        CHECK(table.run({"undo"}).status == 2);
        CHECK(table.run({"correct", "1", "never", "reason=x"}).status == 2);
        CHECK(table.run({"drift", "ok"}).status == 2);
    }
    CHECK(aor_run({"battle", table.file, "next"}).status == 0);
}

TEST_CASE("a torn end is put aside under a name that is told; damage in the middle is read up to there, and nothing is added") {
    const Played table;
    const std::string whole = bytes_of(table.file);
    REQUIRE(aor_run({"battle", table.file, "next"}).status == 0);
    const std::string longer = bytes_of(table.file);
    write_bytes(table.file, longer.substr(0, longer.size() - 10));
    // who only looks changes nothing
    CHECK(table.run({"status"}).status == 0);
    const Said again = aor_run({"battle", table.file, "next"});
    CHECK(again.status == 0);
    CHECK(again.err.find("the last entry was not written to its end") != std::string::npos);
    CHECK(again.err.find("were copied to ") != std::string::npos);
    CHECK(bytes_of(table.file).starts_with(whole));

    std::string damaged = longer;
    damaged[whole.size() - 40] ^= 1;                       // in the first entry
    write_bytes(table.file, damaged);
    const Said said = table.run({"next"});
    CHECK(said.status == 2);
    CHECK(said.out == "");
    CHECK(said.err.find("and nothing is added") != std::string::npos);
    CHECK(table.run({"log"}).status == 0);
}
