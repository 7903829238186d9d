// Lists of the owner's own: nothing that he has typed is lost or laid over another row in silence, all faults are told at once,
// each where he can mend it. The figures of cavalry are made up.

#include "core/army/list_file.hpp"
#include "tests/support/lists.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using namespace aor;

namespace {

std::string told(const std::string& list, const std::string& text) {
    Problems problems;
    (void)read_own_list(test_list(list), text, "own.toml", problems);
    return problems.sentences();
}

/// Lines 3 to 8, after the head in line 1.
const char* kCavalry = "\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = \"30-40\"\npage = \"126\"\n";

/// Nine lines, the first of them empty.
std::string row(const std::string& id, const std::string& group, int share) {
    return "\n[[row]]\nid = \"" + id + "\"\ntitle = \"Made up\"\ngroup = \"" + group + "\"\nshare = " + std::to_string(share) +
           "\ntype = \"HS\"\ngrade = 2\ndiscipline = \"R\"\npage = \"126\"\n";
}

}  // namespace

TEST_CASE("an id that stands twice is told with both places; it would have replaced the first row") {
    // Head 1, group 2-8, the first row from 10, the second from 20.
    CHECK(told("frederick/prussia", "completes = \"frederick/prussia\"\n" + std::string(kCavalry) + row("cuirassiers", "cavalry", 40) + row("cuirassiers", "cavalry", 30)) ==
          "own.toml:20:1: there is already a row \"cuirassiers\", in line 10\n");
    CHECK(told("frederick/prussia", "completes = \"frederick/prussia\"\n" + std::string(kCavalry) + row("cuirassiers", "cavalry", 40) + row("dragoons", "cavalry", 30)).empty());
}

TEST_CASE("a row with the id of a shipped row of another group is no correction of it") {
    CHECK(told("frederick/austria", "completes = \"frederick/austria\"\n" + std::string(kCavalry) + row("fusiliers", "cavalry", 40))
              .starts_with("own.toml:10:1: the id \"fusiliers\" is that of the row \"" + test_list("frederick/austria").row("fusiliers")->title +
                           "\" of the group \"infantry\", whose place this one would take: give it another\n"));
}

TEST_CASE("a kind that is called filled is one that is missing, and has rows") {
    CHECK(told("frederick/prussia", "completes = \"frederick/prussia\"\nfilled = [\"cavalry\", \"uhlans\"]\n") ==
          "own.toml:2:10: \"cavalry\" is called filled, and no row of the group \"cavalry\" is here\n"
          "own.toml:2:10: there is no missing kind \"uhlans\"\n");
}

TEST_CASE("all faults of one's own list at once: what cannot be read, bands, groups") {
    // Line 10 begins the first row: its bands overlap at 3. In the second the type is wrong (line 28) and the 2 has no band; the third is of a group
    // that is not there, so nothing is said of the sum of the cavalry.
    const std::string text = "completes = \"frederick/prussia\"\n" + std::string(kCavalry) + row("cuirassiers", "cavalry", 40) + "down = \"1-3\"\nsame = \"3-5\"\nup = 6\n" +
                             row("hussars", "cavalry", 30) + "down = 1\nsame = \"3-5\"\nup = 6\ncastings = 99999\n" + row("dragoons", "cavalery", 10);
    std::string with_faults = text;
    with_faults.replace(with_faults.find("type = \"HS\"", with_faults.find("hussars")), 11, "type = \"LCX\"");
    CHECK(told("frederick/prussia", with_faults) ==
          "own.toml:10:1: variable morale overlaps: the 3 is in \"down\" and \"same\"\n"
          "own.toml:23:1: variable morale leaves a gap: no band has the 2\n"
          "own.toml:28:8: \"type\" cannot be \"LCX\" (did you mean \"LC\"?)\n"
          "own.toml:35:12: \"castings\" is written as 12, \"8-16\" or [15, 16], from 1 to 48\n"
          "own.toml:37:1: there is no group \"cavalery\" (did you mean \"cavalry\"?)\n");
}

TEST_CASE("wrong shares are told where the owner has typed, not in the list that comes with the program") {
    // The Reichsarmee is 90 percent foot (L3049): with 5 of horse 95.
    const std::string five = "completes = \"frederick/reichsarmee\"\n\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = 5\npage = \"1\"\n";
    CHECK(told("frederick/reichsarmee", five + row("cavalry", "cavalry", 100)) ==
          "own.toml:3:1: the shares of the army come to 95 percent at most, and nothing is marked as missing\n");
}

TEST_CASE("a list that completes none is told with its place, the nation alone with every list of it, a folder as such") {
    const tests::OwnFolder folder("aor-own-lists");
    const std::string file = folder.file("prussia.toml");
    tests::write_bytes(file, "completes = \"frederick/prusia\"\n");
    const auto loaded = load_list_file(test_list_folders(), file);
    REQUIRE(!loaded.ok());
    CHECK(loaded.problems().sentences() == file + ":1:13: there is no army list \"frederick/prusia\" (did you mean \"frederick/prussia\"?); `aor list` names them\n");
    CHECK(load_list_file(test_list_folders(), folder.path).problems().sentences() == folder.path.string() + ": this is a folder, not a list\n");
    CHECK(load_army_list(test_list_folders(), "prussia").problems().sentences() ==
          "there is no army list \"prussia\" (did you mean \"frederick/prussia\" or \"silesia/prussia\"?); `aor list` names them\n");
}
