// What our copy of the book lacks of an army list, typed in row by row into a list of the owner's own.

#include "app/desk/lists_view.hpp"
#include "tests/support/at_desk.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::desk;
namespace fs = std::filesystem;

namespace {

struct Own : tests::OwnFolder {
    explicit Own(const std::string& name) : OwnFolder("aor-lists-" + name) {
        folders = folders_in(path);
        folders.armies = fs::path(AOR_SOURCE_DIR) / "armylists" / "ready";
    }
    Folders folders;
};

const LackLine* lack(const ListSheet& sheet, std::string_view id) {
    const auto found = std::find_if(sheet.lacks.begin(), sheet.lacks.end(), [&](const LackLine& line) { return line.id == id; });
    return found != sheet.lacks.end() ? &*found : nullptr;
}

/// Made up: our copy of the book does not have them.
RowTyped cuirassiers() {
    RowTyped row;
    row.id = "cuirassiers";
    row.title = "Cuirassiers";
    row.group = "cavalry";
    row.group_share = "30-40";
    row.share = "20";
    row.type = "HS";
    row.grade = "2";
    row.discipline = "R";
    row.down = "1";
    row.same = "2-5";
    row.up = "6";
    row.castings = "12";
    row.page = "126";
    return row;
}

RowTyped hussars(const std::string& share) {
    RowTyped row = cuirassiers();
    row.id = "hussars";
    row.title = "Hussars";
    row.share = share;
    row.type = "LC SLC";
    return row;
}

constexpr const char* kCuirassiers =
    "completes = \"frederick/prussia\"\n"
    "\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = \"30-40\"\npage = \"126\"\n"
    "\n[[row]]\nid = \"cuirassiers\"\ntitle = \"Cuirassiers\"\ngroup = \"cavalry\"\nshare = 20\ntype = \"HS\"\ngrade = 2\ndiscipline = \"R\"\n"
    "down = 1\nsame = \"2-5\"\nup = 6\ncastings = 12\npage = \"126\"\n";

}  // namespace

TEST_CASE("a list says what it lacks, why, and what is known of it") {
    const Own own("lacks");
    const auto choices = list_choices(own.folders);
    const auto prussia = std::find_if(choices.begin(), choices.end(), [](const ListChoice& one) { return one.id == "frederick/prussia"; });
    REQUIRE(prussia != choices.end());
    CHECK(prussia->title == "Prussia");
    // Four missing kinds, and the row of the grenadiers in part.
    CHECK(prussia->lacks == 5);
    CHECK_FALSE(prussia->faulty);
    const ListSheet sheet = list_sheet(own.folders, "frederick/prussia");
    REQUIRE(sheet.lacks.size() == 5);
    const LackLine* heavy = lack(sheet, "cuirassiers");
    REQUIRE(heavy != nullptr);
    CHECK(heavy->say == "cuirassiers (cavalry)");
    CHECK(heavy->is_kind);
    CHECK(heavy->typed.id == "cuirassiers");
    CHECK(heavy->typed.group == "cavalry");
    const LackLine* grenadiers = lack(sheet, "grenadiers");
    REQUIRE(grenadiers != nullptr);
    CHECK(grenadiers->say == "Grenadiers: discipline, variability");
    CHECK_FALSE(grenadiers->is_kind);
    CHECK(grenadiers->typed.share == "15");
    CHECK(grenadiers->typed.type == "FI");
    CHECK(grenadiers->typed.grade == "3");
    CHECK(grenadiers->typed.traits == "battalion_gun");
    CHECK(sheet.own.empty());
    CHECK(sheet.file == (own.path / "armylists" / "frederick" / "prussia.toml").string());
}

TEST_CASE("a row becomes a table of the owner's list, with its group when that is new; the same id takes its place") {
    const Own own("text");
    const auto list = load_army_list({list_folders(own.folders).shipped, {}}, "frederick/prussia");
    REQUIRE(list.ok());
    const std::string first = with_row("", *list, cuirassiers());
    CHECK(first == kCuirassiers);
    RowTyped better = cuirassiers();
    better.grade = "3";
    std::string changed = kCuirassiers;
    changed.replace(changed.find("grade = 2"), 9, "grade = 3");
    CHECK(with_row(first, *list, better) == changed);
    // A title with signs in it makes an id without them.
    RowTyped guards = cuirassiers();
    guards.id.clear();
    guards.title = "Garde \"du\" Corps";
    CHECK(with_row(first, *list, guards).find("id = \"garde-du-corps\"\ntitle = \"Garde \\\"du\\\" Corps\"\n") != std::string::npos);
}

TEST_CASE("faults are told as the check of lists tells them, before anything is written") {
    const Own own("faults");
    CHECK(faults_of(own.folders, "frederick/prussia", cuirassiers()).empty());
    RowTyped wrong = cuirassiers();
    wrong.type = "Hs";
    const auto faults = faults_of(own.folders, "frederick/prussia", wrong);
    REQUIRE(faults.size() == 1);
    // In the words of the form: no file has these lines yet.
    CHECK(faults[0] == "\"type\" cannot be \"Hs\" (did you mean \"HS\"?)");
    RowTyped no_share = cuirassiers();
    no_share.share = "many";
    CHECK(faults_of(own.folders, "frederick/prussia", no_share) == std::vector<std::string>{"\"percent\" is written as 15 or \"65-80\", from 0 to 100"});
    RowTyped too_many = cuirassiers();
    too_many.group = "infantry";
    too_many.type = "FI";
    too_many.share = "60";
    // Musketeers take 70 percent of the foot at least, grenadiers 15.
    const auto shares = faults_of(own.folders, "frederick/prussia", too_many);
    REQUIRE(shares.size() == 1);
    CHECK(shares[0] == "the shares of \"infantry\" come to 145 percent at least, which is over 100");
    CHECK_FALSE(fs::exists(own.path / "armylists"));
}

TEST_CASE("kept at the desk, laid over the shipped list, and whole in the end") {
    const Own own("kept");
    ProgramDice dice(1);
    Desk desk(test_charts(), own.folders, &dice);
    desk.start();
    const fs::path file = own_list_file(own.folders, "frederick/prussia");
    RowTyped wrong = cuirassiers();
    wrong.grade = "7";
    desk.carry_out(KeepListRow{"frederick/prussia", wrong});
    CHECK(desk.said().starts_with("Not kept: "));
    CHECK_FALSE(fs::exists(file));
    CHECK(desk.lists_revision() == 0);

    desk.carry_out(KeepListRow{"frederick/prussia", cuirassiers()});
    CHECK(desk.said() == "Cuirassiers is in your list " + file.string());
    CHECK(tests::bytes_of(file.string()) == kCuirassiers);
    CHECK(desk.lists_revision() == 1);
    ListSheet sheet = list_sheet(own.folders, "frederick/prussia");
    CHECK(lack(sheet, "cuirassiers") == nullptr);
    REQUIRE(sheet.own.size() == 1);
    CHECK(sheet.own[0].say == "Cuirassiers, 20 percent of cavalry, HS, grade 2, R, 1 / 2-5 / 6, 12 castings");
    RowTyped again = cuirassiers();
    again.group_share.clear();          // the group is there now
    CHECK(sheet.own[0].typed == again);

    // 20 and 30 percent are no whole cavalry; 20 and 80 are.
    desk.carry_out(KeepListRow{"frederick/prussia", hussars("30")});
    desk.carry_out(KindIsWhole{"frederick/prussia", "cavalry"});
    CHECK(desk.said().starts_with("Not yet: "));
    CHECK(desk.said().ends_with("the shares of \"cavalry\" come to 50 percent at most, and nothing is marked as missing"));
    CHECK(tests::bytes_of(file.string()).find("filled") == std::string::npos);
    desk.carry_out(KeepListRow{"frederick/prussia", hussars("80")});
    desk.carry_out(KindIsWhole{"frederick/prussia", "cavalry"});
    CHECK(desk.said() == "Nothing more of cavalry is missing");
    CHECK(tests::bytes_of(file.string()).starts_with("completes = \"frederick/prussia\"\n\nfilled = [\"cavalry\"]\n[[group]]\n"));
    sheet = list_sheet(own.folders, "frederick/prussia");
    REQUIRE(sheet.lacks.size() == 2);
    CHECK(lack(sheet, "light-infantry") != nullptr);
    CHECK(lack(sheet, "grenadiers") != nullptr);
    CHECK(sheet.own.size() == 2);
    CHECK(sheet.faults.empty());
}

TEST_CASE("a list of the owner's with faults is told with them, and the shipped one is shown") {
    const Own own("broken");
    fs::create_directories(own.path / "armylists" / "frederick");
    tests::write_bytes(own.file("armylists/frederick/prussia.toml"), "completes = \"frederick/prussia\"\nmoral = 3\n");
    const ListSheet sheet = list_sheet(own.folders, "frederick/prussia");
    REQUIRE(sheet.faults.size() == 1);
    CHECK(sheet.faults[0] == own.file("armylists/frederick/prussia.toml") + ":2:1: unknown key \"moral\"");
    CHECK(sheet.lacks.size() == 5);
}

TEST_CASE("a new row never takes the place of another: of the owner's own, or of the shipped list") {
    const Own own("taken");
    ProgramDice dice(1);
    Desk desk(test_charts(), own.folders, &dice);
    desk.start();
    const fs::path file = own_list_file(own.folders, "frederick/prussia");
    desk.carry_out(KeepListRow{"frederick/prussia", cuirassiers()});
    const std::string kept = tests::bytes_of(file.string());
    // Another row of that title, typed under another kind: its id is made from the title.
    RowTyped other = cuirassiers();
    other.id.clear();
    other.type = "DR";
    other.share = "30";
    desk.carry_out(KeepListRow{"frederick/prussia", other});
    CHECK(desk.said() == "Not kept: there is a row \"Cuirassiers\" of the group \"cavalry\" already: give this one another title");
    other.title = "Grenadiers";
    desk.carry_out(KeepListRow{"frederick/prussia", other});
    CHECK(desk.said() == "Not kept: there is a row \"Grenadiers\" of the group \"infantry\" already: give this one another title");
    CHECK(tests::bytes_of(file.string()) == kept);
    // Signs of German are written out, as in the names of units.
    other.title = "Leibk\u00fcrassiere";
    const auto list = load_army_list({list_folders(own.folders).shipped, {}}, "frederick/prussia");
    CHECK(with_row("", *list, other).find("id = \"leibkuerassiere\"\n") != std::string::npos);
}

TEST_CASE("a row that was kept is opened again, changed and taken away; what else stands in its table stays") {
    const Own own("again");
    const auto list = load_army_list({list_folders(own.folders).shipped, {}}, "frederick/prussia");
    REQUIRE(list.ok());
    // A note of the owner's, and a key that the form does not have.
    const std::string mine = std::string(kCuirassiers) + "# as in the second printing\nunits = \"0-4\"\n";
    RowTyped better = cuirassiers();
    better.grade = "3";
    std::string changed = mine;
    changed.replace(changed.find("grade = 2"), 9, "grade = 3");
    CHECK(with_row(mine, *list, better) == changed);
    CHECK(without_row(mine, "cuirassiers") ==
          "completes = \"frederick/prussia\"\n\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = \"30-40\"\npage = \"126\"\n\n"
          "# as in the second printing\n");

    ProgramDice dice(1);
    Desk desk(test_charts(), own.folders, &dice);
    desk.start();
    desk.carry_out(KeepListRow{"frederick/prussia", cuirassiers()});
    desk.carry_out(TakeListRow{"frederick/prussia", "cuirassiers"});
    CHECK(desk.said() == "cuirassiers is no longer in your list " + own_list_file(own.folders, "frederick/prussia").string());
    CHECK(list_sheet(own.folders, "frederick/prussia").own.empty());
}

TEST_CASE("a kind without rows is not whole; one that was called whole can be called missing again") {
    const Own own("whole");
    ProgramDice dice(1);
    Desk desk(test_charts(), own.folders, &dice);
    desk.start();
    const fs::path file = own_list_file(own.folders, "frederick/prussia");
    desk.carry_out(KindIsWhole{"frederick/prussia", "cavalry"});
    CHECK(desk.said() == "Not yet: " + file.string() + ":2:10: \"cavalry\" is called filled, and no row of the group \"cavalry\" is here");
    CHECK_FALSE(fs::exists(file));
    desk.carry_out(KeepListRow{"frederick/prussia", cuirassiers()});
    desk.carry_out(KeepListRow{"frederick/prussia", hussars("80")});
    desk.carry_out(KindIsWhole{"frederick/prussia", "cavalry"});
    CHECK(list_sheet(own.folders, "frederick/prussia").filled == std::vector<std::string>{"cavalry"});
    desk.carry_out(KindIsWhole{"frederick/prussia", "cavalry", false});
    CHECK(desk.said() == "cavalry is missing again");
    CHECK(lack(list_sheet(own.folders, "frederick/prussia"), "cavalry") != nullptr);
}
