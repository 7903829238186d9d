// aor list complete: the owner of the book is asked row by row; each answer is checked before the next question. The figures of
// the cavalry are made up.

#include "tests/support/aor_run.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

using namespace aor::tests;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// $XDG_DATA_HOME in a folder that is gone afterwards, and what is written there.
struct OwnLists {
    OwnLists() {
        if (const char* set = std::getenv("XDG_DATA_HOME")) before = set;
        ::setenv("XDG_DATA_HOME", folder.path.c_str(), 1);
    }
    ~OwnLists() {
        if (before.empty()) ::unsetenv("XDG_DATA_HOME");
        else ::setenv("XDG_DATA_HOME", before.c_str(), 1);
    }
    OwnLists(const OwnLists&) = delete;
    OwnLists& operator=(const OwnLists&) = delete;
    [[nodiscard]] std::string file(const std::string& id) const { return (folder.path / "aor" / "armylists" / (id + ".toml")).string(); }

    OwnFolder folder{"aor-list-complete"};
    std::string before;
};

const std::vector<std::string> kReichsarmee = {"list", "complete", "frederick/reichsarmee"};
const std::vector<std::string> kAsking = {"list", "complete", "frederick/reichsarmee", "--ask"};

/// Troop code, share of all horse and its page, title, share, grade, drill, bands, castings, page; no more rows; that is all of it.
const std::string kDragoons = "DR\n10\n139\nDragoons of the Circles\n100\n2\nR\n1\n2-5\n6\n\n139\n\nyes\n";

}  // namespace

TEST_CASE("answers make the list of one's own, and each one that cannot be is told at once and asked for again") {
    const OwnLists data;
    const std::string file = data.file("frederick/reichsarmee");
    // The type, the share, the grade and the bands are wrong at first. Then the row that is cut: grade, drill, no bands, page.
    const Said said = aor_run(kReichsarmee,
                              "XR\nDR\n10\n139\nDragoons of the Circles\n120\n100\n7\n2\nR\n1\n3-5\n6\n1\n2-5\n6\n\n139\n\nyes\n"
                              "1\nIR\n\n\n\n139\n",
                              true);
    CHECK(said.status == 0);
    CHECK(said.out == "2 rows are in " + file + "\n" + file + ": no faults; still missing: parts of multi-contingent\n");
    CHECK(has(said.err, "all cavalry: its share and its rows (the infantry is 90 percent of the army, L3049)\n"));
    CHECK(has(said.err, "? " "  \"type\" cannot be \"XR\" (did you mean \"DR\"?)\n"));
    CHECK(has(said.err, "  \"share\" is written as 15 or \"65-80\", from 0 to 100\n"));
    CHECK(has(said.err, "  variable morale leaves a gap: no band has the 2\n"));
    CHECK(has(said.err, "Multi-contingent regiments: our copy lacks grade, discipline, variability (L3051, L3053)\n"));
    const std::string text = bytes_of(file);
    CHECK(has(text, "completes = \"frederick/reichsarmee\"\nfilled = [\"cavalry\"]\n"));
    CHECK(has(text, "\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = 10\npage = \"139\"\n"));
    CHECK(has(text, "\n[[row]]\nid = \"dragoons-of-the-circles\"\ntitle = \"Dragoons of the Circles\"\ngroup = \"cavalry\"\ntype = \"DR\"\nshare = 100\ngrade = 2\n"
                    "discipline = \"R\"\ndown = 1\nsame = \"2-5\"\nup = 6\npage = \"139\"\n"));
    CHECK(has(text, "grade = 1\ndiscipline = \"IR\"\ncut = [\"variability\"]\n"));
    // 12 points: a tenth is 1.2, one regiment.
    CHECK(has(aor_run({"muster", "frederick/reichsarmee", "--points", "12"}).out, "11 units of foot, 1 of horse"));
    // What is there already is left alone.
    CHECK(aor_run(kReichsarmee, kDragoons, true).status == 1);
    CHECK(bytes_of(file) == text);
}

TEST_CASE("with --ask a pipe answers as well; when it ends, what is left waits in the file to be typed") {
    const OwnLists data;
    const std::string file = data.file("frederick/reichsarmee");
    const Said said = aor_run(kAsking, kDragoons);
    CHECK(said.out == "1 row is in " + file + "\n" + file + ": no faults; still missing: parts of multi-contingent\n");
    CHECK(has(bytes_of(file), "# Of this row our copy lacks: grade, discipline, variability."));
    CHECK_FALSE(has(bytes_of(file), "# Missing: all cavalry"));
}

TEST_CASE("a row that lacks what it cannot stand without is left out, and said to be") {
    const OwnLists data;
    const std::string file = data.file("frederick/reichsarmee");
    const Said said = aor_run(kAsking, "DR\n10\n139\nDragoons\n100\n\n");
    CHECK(has(said.err, "  left out: no row stands without its grade\n"));
    CHECK(said.out == "type what is missing into " + file + ", then: aor list check " + file + '\n');
    CHECK(has(bytes_of(file), "# Missing: all cavalry"));
    CHECK(has(aor_run({"list", "check", file}).out, ": no faults; still missing: cavalry, parts of multi-contingent\n"));
}

TEST_CASE("without an answer, and with --output, the list waits to be typed into, as ever") {
    const OwnLists data;
    const std::string file = data.file("frederick/prussia");
    const std::string other = data.folder.file("other.toml");
    CHECK(aor_run({"list", "complete", "frederick/prussia"}, std::string(60, '\n'), true).status == 0);
    CHECK(aor_run({"list", "complete", "frederick/prussia", "--output", other}, "DR\n40\n", true).err.empty());
    CHECK(bytes_of(file) == bytes_of(other));
    // A pipe that nobody asked for answers is not read.
    const Said nobody = aor_run({"list", "complete", "frederick/austria"}, "DR\n40\n");
    CHECK(nobody.err.empty());
    CHECK(nobody.status == 0);
}

TEST_CASE("shares that come to more than a hundred are told before the next question") {
    const OwnLists data;
    // The infantry is 90 percent; the horse has two rows, 60 and then 50, which is too much, and 40.
    const Said said = aor_run(kReichsarmee, "DR\n10\n139\nDragoons\n60\n2\nR\n\n\n\n\n139\nAC\nCuirassiers\n50\n40\n2\nR\n\n\n\n\n139\n\nyes\n", true);
    CHECK(has(said.err, "  the shares of \"cavalry\" come to 110 percent at least, which is over 100\n"));
    CHECK(has(said.out, "2 rows are in "));
    CHECK(has(said.out, ": no faults"));
}
