// aor list and aor muster as they are typed. Lists of the owner's own go to a folder made for the test.

#include "tests/support/aor_run.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace aor;
using namespace aor::tests;

namespace {

namespace fs = std::filesystem;

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// $XDG_DATA_HOME in a folder that is gone afterwards.
class OwnData {
public:
    OwnData() {
        folder_ = fs::temp_directory_path() / ("aor-lists-" + std::to_string(std::rand()));
        fs::create_directories(folder_);
        if (const char* before = std::getenv("XDG_DATA_HOME")) before_ = before;
        ::setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    }
    ~OwnData() {
        if (before_.empty()) ::unsetenv("XDG_DATA_HOME");
        else ::setenv("XDG_DATA_HOME", before_.c_str(), 1);
        fs::remove_all(folder_);
    }
    OwnData(const OwnData&) = delete;
    OwnData& operator=(const OwnData&) = delete;
    [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }
    [[nodiscard]] std::string list(const std::string& id) const { return (folder_ / "aor" / "armylists" / (id + ".toml")).string(); }
    void write(const std::string& file, const std::string& text) const {
        fs::create_directories(fs::path(file).parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }
    [[nodiscard]] static std::string read(const std::string& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

private:
    fs::path folder_;
    std::string before_;
};

// The shares of cavalry that the tests type are made up.
const char* kOwnCavalry = R"(completes = "frederick/reichsarmee"

[[group]]
id = "cavalry"
title = "Cavalry"
arm = "cavalry"
share = 10
page = "1"

[[row]]
id = "cavalry"
title = "Made-up dragoons"
group = "cavalry"
share = 100
type = "DR"
grade = 2
discipline = "R"
page = "1"

[[row]]
id = "multi-contingent"
title = "Multi-contingent regiments"
group = "infantry"
share = 50
type = "FI"
grade = 1
discipline = "R"
traits = ["battalion_gun"]
page = "1"
)";

}  // namespace

TEST_CASE("aor list names all lists, and shows one") {
    const OwnData data;
    const Said all = aor_run({"list"});
    CHECK(all.status == 0);
    CHECK(all.err.empty());
    CHECK(std::count(all.out.begin(), all.out.end(), '\n') == 33);     // thirty and one, a blank line, and how to go on
    CHECK(has(all.out, "frederick/reichsarmee             Imperial or Reichsarmee"));

    const Said one = aor_run({"list", "frederick/reichsarmee"});
    CHECK(one.status == 0);
    CHECK(one.out ==
          "Imperial or Reichsarmee  frederick/reichsarmee, 1756 to 1763, L3042-3053\n"
          "\n"
          "Infantry  90%  L3049\n"
          "                               share  type  grade  drill  down / same / up  castings\n"
          "  Single-contingent regiments  50%    FI    2      R      1 / 2-6 / -       12        L3050, L3053\n"
          "  Multi-contingent regiments   50%    FI    (cut)  (cut)  (cut)             12        L3051, L3053\n"
          "  Single-contingent regiments: battalion guns\n"
          "  Multi-contingent regiments: battalion guns\n"
          "\n"
          "Artillery  units of 12 castings, fractions dropped\n"
          "  heavy    one for every 12 units    L3053\n"
          "  gunners  4, grade 1                L3053\n"
          "\n"
          "Missing in our copy of the book\n"
          "  all cavalry: its share and its rows  cavalry  the infantry is 90 percent of the army  L3049\n"
          "\n"
          "Remarks\n"
          "  Not used in Sport of Kings (L3044).\n");

    CHECK(aor_run({"list", "frederick/prusia"}).err ==
          "argument 2: there is no army list \"frederick/prusia\" (did you mean \"frederick/prussia\"?); `aor list` names them\n");
    CHECK(aor_run({"list", "../charts/morale"}).status == 2);
    CHECK(aor_run({"list", "compare", "frederick/prussia"}).err == "argument 2: write aor list compare ERA/NATION ERA/NATION\n");
}

TEST_CASE("aor list compare sets two lists side by side") {
    const OwnData data;
    const Said said = aor_run({"list", "compare", "silesia/prussia", "frederick/prussia"});
    CHECK(said.status == 0);
    CHECK(has(said.out, "musketeers  65-80%  FI  2  R  1 / 2-4 / 5-6  12"));
    CHECK(has(said.out, "70-80%  FI  2  R  1 / 2-4 / 5-6  12\n"));
    CHECK(has(said.out, "=  infantry    60-70%"));
    CHECK(has(said.out, "=  gunners     grade 2  1 / 2-5 / 6"));
}

TEST_CASE("aor list --json is one object on one line") {
    const OwnData data;
    const std::string all = aor_run({"list", "--json"}).out;
    CHECK(std::count(all.begin(), all.end(), '\n') == 1);
    CHECK(all.starts_with("{\"lists\":[{\"id\":\"american-war/american\",\"title\":\"American\",\"years\":\"1775 to 1783\",\"complete\":false,\"missing\":[\"other-foot\","));
    const std::string one = aor_run({"list", "frederick/reichsarmee", "--json"}).out;
    CHECK(std::count(one.begin(), one.end(), '\n') == 1);
    CHECK(has(one, "{\"id\":\"single-contingent\",\"title\":\"Single-contingent regiments\",\"group\":\"infantry\",\"share\":\"50\",\"types\":[\"FI\"],\"grade\":2,"
                   "\"discipline\":\"R\",\"down\":\"1\",\"same\":\"2-6\",\"castings\":\"12\",\"traits\":[\"battalion_gun\"],\"source\":{\"line\":\"L3050, L3053\"}}"));
}

TEST_CASE("a list is completed by its owner, and counts from then on") {
    const OwnData data;
    const std::string file = data.list("frederick/reichsarmee");
    const Said begun = aor_run({"list", "complete", "frederick/reichsarmee"});
    CHECK(begun.status == 0);
    CHECK(begun.out == "type what is missing into " + file + ", then: aor list check " + file + '\n');
    const std::string text = OwnData::read(file);
    CHECK(has(text, "completes = \"frederick/reichsarmee\"\n"));
    CHECK(has(text, "# Missing: all cavalry: its share and its rows.\n# the infantry is 90 percent of the army (L3049).\n# [[row]]\n# id = \"cavalry\"\n"));
    CHECK(has(text, "# Of this row our copy lacks: grade, discipline, variability."));

    // As it was written it changes nothing, and it is not written over.
    CHECK(aor_run({"list", "check", file}).out == file + ": no faults; still missing: cavalry, parts of multi-contingent\n");
    CHECK(aor_run({"list", "complete", "frederick/reichsarmee"}).status == 1);
    CHECK(OwnData::read(file) == text);

    data.write(file, kOwnCavalry);
    CHECK(aor_run({"list", "check", file}).out == file + ": no faults\n");
    CHECK(has(aor_run({"list"}).out, "complete (completed by " + file + ")"));
    CHECK(aor_run({"list", "complete", "frederick/reichsarmee"}).out == "the list frederick/reichsarmee lacks nothing\n");
    // 12 points: 10% cavalry = 1.2: one regiment; eleven battalions, whose grade need not be chosen any more.
    const Said army = aor_run({"muster", "frederick/reichsarmee", "--points", "12"});
    CHECK(army.status == 0);
    CHECK(has(army.out, "12 strength points: 11 units of foot, 1 of horse, 1 battery\n"));
    CHECK(has(army.out, "Made-up dragoons"));
    CHECK(!has(army.out, "Missing"));
}

TEST_CASE("a faulty list of one's own is told with its place, alone and in the list of all") {
    const OwnData data;
    const std::string file = data.list("frederick/russia");
    data.write(file, "completes = \"frederick/russia\"\n\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = \"10-20\"\npage = \"1\"\n\n"
                     "[[row]]\nid = \"cavalry\"\ntitle = \"Horse\"\ngroup = \"cavlry\"\nshare = 60\ntype = \"LC\"\ngrade = 2\ndiscipline = \"R\"\npage = \"1\"\n");
    const std::string told = file + ":10:1: there is no group \"cavlry\" (did you mean \"cavalry\"?)\n";
    CHECK(has(aor_run({"list", "check", file}).err, told));
    CHECK(aor_run({"list", "frederick/russia"}).status == 2);
    const Said all = aor_run({"list"});
    CHECK(all.status == 2);
    CHECK(has(all.err, told));
    CHECK(has(all.out, "frederick/prussia"));
    CHECK(aor_run({"list", "check", data.path("nothing.toml")}).err == data.path("nothing.toml") + ": there is no such file\n");
}

TEST_CASE("aor muster prints each line with its reason, and what is missing") {
    const OwnData data;
    const Said said = aor_run({"muster", "frederick/prussia", "--points", "15", "--choose", "commander=frederick"});
    CHECK(said.status == 0);                     // four points of cavalry have no rows
    CHECK(has(said.out, "Prussia  15 strength points: 11 units of foot, 0 of horse, 6 batteries\n"));
    CHECK(has(said.out, "  Frederick  class_3  as printed (L934, L1702, L1988)\n"));
    CHECK(has(said.out, "Grenadiers 2                  infantry, grade 3, 12 castings       15 percent of 11 points, with what the others leave (L2900, L2902, L2873, L2908)\n"));
    CHECK(has(said.out, "Missing: 4 strength points of cavalry, whose rows our copy of the book lacks:\n"));
    CHECK(has(said.out, "  commander=frederick     chosen  none or frederick  a commander-in-chief of name\n"));
}

TEST_CASE("what is missing is told in castings when a point was begun, in the file as well") {
    const OwnData data;
    const std::vector<std::string> army = {"muster", "frederick/prussia", "--points", "15", "--unit", "A = DR 2 6 of=cavalry"};
    const Said said = aor_run(army);
    // Four points are 48 castings, and 6 of them are there.
    CHECK(has(said.out, "\nMissing: 42 castings of cavalry, whose rows our copy of the book lacks:\n"));
    CHECK_FALSE(has(said.out, "4 strength points of cavalry"));
}

TEST_CASE("leaders are rolled by the program, by hand, or not at all") {
    const OwnData data;
    const std::vector<std::string> army = {"muster", "frederick/prussia", "--points", "15"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), army.begin(), army.end());
        return aor_run(more);
    };
    CHECK(has(with({}).out, "Leader of Infantry brigade 1  class_1"));
    // p 49: 1 half-die, 2-5 class 1, 6 class 2.
    const Said typed = with({"--dice", "1,6,3"});
    CHECK(has(typed.out, "Leader of Infantry brigade 1  half_die                         1d6: 1 (p 49), typed\n"));
    CHECK(has(typed.out, "Leader of Infantry brigade 2  class_2                          1d6: 6 (p 49), typed\n"));
    CHECK(has(typed.out, "Leader of Infantry brigade 3  class_1                              1d6: 3 (p 49), typed\n"));
    CHECK(with({"--dice", "1,6"}).err == "argument 6: there are 3 brigades, and 2 dice\n");
    CHECK(with({"--dice", "1,7,2"}).err == "argument 6: a face is a whole number from 1 to 6, not \"7\"\n");
    CHECK(with({"--dice", "1,2,3", "--seed", "4"}).err == "argument 6: either --dice or --seed, not both\n");
    CHECK(with({"--seed", "9"}).out == with({"--seed", "9"}).out);
    CHECK(has(with({"--seed", "9"}).out, "rolled by the program, seed 9"));
}

TEST_CASE("the die for the government's guns comes before those of the leaders (L3204)") {
    const OwnData data;
    const auto with = [&](const char* points, const char* dice) {
        return aor_run({"muster", "forty-five/government", "--points", points, "--choose", "campaign=yes", "--dice", dice});
    };
    // 3 points are 3 battalions, one brigade. Its leader: 1 half-die, 6 class 2 (p 49).
    CHECK(with("3", "5").err == "argument 8: there is 1 brigade and 1 die before the set-up, and 1 die\n");
    CHECK(has(with("3", "5,1").out, "1d6 before the set-up, typed: 5, all batteries are medium (5-6 of 1d6: all batteries are medium, L3204)\n"));
    CHECK(has(with("3", "5,1").out, "1d6: 1 (p 49), typed\n"));
    CHECK(has(with("3", "4,6").out, "1d6 before the set-up, typed: 4, all batteries are light (5-6 of 1d6: all batteries are medium, L3204)\n"));
    CHECK(has(with("3", "4,6").out, "1d6: 6 (p 49), typed\n"));
}

TEST_CASE("what must be chosen is asked on a terminal, and a fault elsewhere") {
    const OwnData data;
    const std::vector<std::string> army = {"muster", "frederick/reichsarmee", "--points", "12"};
    CHECK(aor_run(army).err == "argument 2: choose grade.multi-contingent: morale grade of Multi-contingent regiments, which our copy of the book lacks (1 to 4)\n");
    const Said asked = aor_run(army, "5\n1\n", true);
    CHECK(asked.err == "morale grade of Multi-contingent regiments, which our copy of the book lacks (1 to 4)?   \"grade.multi-contingent\" is 1 to 4, not \"5\"\n"
                       "morale grade of Multi-contingent regiments, which our copy of the book lacks (1 to 4)? ");
    CHECK(has(asked.out, "Multi-contingent regiments 1   infantry, grade 1, 12 castings"));
    // --ask goes through everything that is open; an empty answer keeps what is usual.
    std::vector<std::string> all = {"muster", "frederick/russia", "--points", "20", "--ask"};
    const Said every = aor_run(all, "\nyes\n\n\n\n\n\n\n", true);
    CHECK(has(every.err, "optional: Russians on the defence check from 30 percent"));
    CHECK(has(every.err, "batteries of howitzers (3 to 6, usually 4)? "));
}

TEST_CASE("two armies go into one file, which a battle is made of") {
    const OwnData data;
    const std::string first = data.path("first.toml");
    const std::string both = data.path("both.toml");
    CHECK(has(aor_run({"muster", "forty-five/jacobites", "--points", "8", "--output", first}).out, "the order of battle is in " + first));
    const Said said = aor_run({"muster", "frederick/britain", "--points", "8", "--year", "1745", "--beside", first, "--output", both, "--option", "variable_morale"});
    CHECK(said.status == 0);
    CHECK(has(said.out, "both armies are in " + both + '\n'));
    const std::string text = OwnData::read(both);
    CHECK(has(text, "options = [\"variable_morale\"]"));
    CHECK(has(text, "id = \"jacobites\""));
    CHECK(has(text, "id = \"foot-1\""));
    CHECK(has(text, "id = \"foot-1-b\""));
    CHECK(aor_run({"muster", "frederick/britain", "--points", "8", "--beside", first}).err == "argument 6: --beside goes with --output, the file for both armies\n");
}

TEST_CASE("an army that was there first is told when its enemy turns out to be Turks (L2938)") {
    const OwnData data;
    const std::string first = data.path("first.toml");
    const std::string both = data.path("both.toml");
    CHECK(aor_run({"muster", "frederick/austria", "--points", "8", "--output", first}).status == 0);
    const Said said = aor_run({"muster", "frederick/ottoman", "--points", "8", "--beside", first, "--output", both});
    REQUIRE_MESSAGE(said.status == 0, said.err);
    CHECK(has(said.out, "\nAustria was mustered before its enemy was known: where its list asks, muster it again with --choose against_turks=yes\n"));
    const Said prussia = aor_run({"muster", "frederick/prussia", "--points", "8", "--beside", first, "--output", both});
    CHECK(prussia.status == 0);
    CHECK_FALSE(has(prussia.out, "before its enemy was known"));
}

TEST_CASE("aor muster tells all faults of its words") {
    const OwnData data;
    CHECK(aor_run({"muster"}).err == "aor muster: name an army list; `aor list` names them all\n");
    CHECK(aor_run({"muster", "frederick/prussia"}).err == "argument 2: say how strong the army is: --points 15\n");
    CHECK(aor_run({"muster", "frederick/prussia", "--points", "0", "--year", "17", "--choose", "x", "--scale", "6mm"}).err ==
          "argument 4: an army has from 1 to 999 strength points\n"
          "argument 6: a year is written as 1757, or with its month as 1778-05, not \"17\"\n"
          "argument 8: a choice is written as NAME=VALUE, not \"x\"\n"
          "argument 10: unknown scale \"6mm\": it is \"25mm\" or \"15mm\"\n");
    CHECK(aor_run({"muster", "american-war/american", "--points", "12", "--year", "1778"}).err ==
          "argument 2: what L3143 says holds 1778-05 to 1783, which divides 1778: say the month\n");
    CHECK(aor_run({"muster", "american-war/american", "--points", "12", "--year", "1778-05"}).status == 0);
}

TEST_CASE("aor muster --json is one object on one line") {
    const OwnData data;
    const std::string said = aor_run({"muster", "frederick/prussia", "--points", "15", "--json"}).out;
    CHECK(std::count(said.begin(), said.end(), '\n') == 1);
    CHECK(said.starts_with("{\"list\":\"frederick/prussia\",\"points\":15,\"infantry\":11,\"cavalry\":0,\"batteries\":6,\"castings\":132,\"left_over\":0,\"whole\":false,"));
    CHECK(has(said, "{\"group\":\"cavalry\",\"points\":4,\"typed\":0,"));
}

TEST_CASE("aor muster --ask takes its answers out of a pipe as well") {
    const OwnData data;
    // The first question is the share of the foot, 60 to 70; the answers end after it.
    const Said said = aor_run({"muster", "frederick/prussia", "--points", "15", "--ask"}, "none\n65\n", false);
    CHECK(said.status == 0);
    CHECK(has(said.out, "  share.infantry=65 "));
}
