// A battle from the shell: begun, played, looked at; exact words, and one JSON object a line.

#include "tests/support/aor_run.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

using aor::tests::aor_run;
using aor::tests::bytes_of;
using aor::tests::OwnFolder;
using aor::tests::Said;

namespace {

struct Table {
    OwnFolder folder{"aor_battle_verbs"};
    std::string file = folder.file("k.battle");
    explicit Table(std::vector<std::string> how = {"first-battle"}) {
        how.insert(how.begin(), {"battle", file, "new"});
        const Said said = aor_run(how);
        REQUIRE_MESSAGE(said.status == 0, said.err);
    }
    [[nodiscard]] Said run(std::vector<std::string> words) const {
        words.insert(words.begin(), {"battle", file});
        return aor_run(words);
    }
    /// Done without a fault; what is said.
    std::string done(std::vector<std::string> words) const {
        const Said said = run(std::move(words));
        CHECK_MESSAGE(said.status == 0, said.err);
        CHECK(said.err == "");
        return said.out;
    }
    void go_to_phase(int phase) const {
        for (int i = 1; i < phase; ++i) (void)done({"next"});
    }
};

}  // namespace

TEST_CASE("a quick battle typed in one line, with a title, a scale and a ruling") {
    const Table table({"Red: 1/7th = FI 2 12, Battery = heavy; Blue: Seydlitz HR = AC 4, DR", "title=Evening", "--scale", "15mm", "--ruling", "R-18=plain"});
    CHECK(table.done({"status"}) ==
          "Evening\n"
          "Turn 1, phase 1: Arrivals and command\n"
          "  15mm, 12 turns\n"
          "  ruling R-18=plain\n"
          "\n"
          "Red  16 of 16 castings\n"
          "  Red  16 of 16 castings\n"
          "    1-7th    1/7th    FI 2         12 of 12  normal  line        first fire left\n"
          "    battery  Battery  ART 2 heavy  4 of 4    normal  unlimbered  first fire left\n"
          "\n"
          "Blue  24 of 24 castings\n"
          "  Blue  24 of 24 castings\n"
          "    seydlitz-hr  Seydlitz HR  AC 4  12 of 12  normal  line\n"
          "    dragoons     Dragoons     DR 2  12 of 12  normal  line\n");
}

TEST_CASE("names by any beginning, of the id, the name or a word in it, without case or accents; several words are one name") {
    const Table table;
    for (const char* name : {"grenadiers-kleist", "kleist", "KLEI", "Grenadiers Kleist"}) {
        CAPTURE(name);
        CHECK(table.done({"owe", "mor", name, "reason=passed through"}).find("Owed: Morale check, Grenadiers Kleist (passed through)") != std::string::npos);
        (void)table.done({"undo"});
    }
    CHECK(table.done({"attach", "koenigs", "to", "loewen"}) == "9  1.1  Count Königsegg joins Cuirassiers Löwenstein\n");
    CHECK(table.done({"attach", "Königs", "Cuirassiers", "Löwenstein"}).find("Count Königsegg joins Cuirassiers Löwenstein") != std::string::npos);
    CHECK(table.run({"attach", "bevern", "loewen"}).err == "Cuirassiers Löwenstein is the enemy's\n");
    CHECK(table.run({"attach", "bevern", "loewen"}).status == 1);
}

TEST_CASE("a shot by short names: everything of it is told, its castings are pending until the fire is closed") {
    const Table table;
    table.go_to_phase(8);
    const std::string said = table.done({"small", "1/ir", "17", "at", "browne", "range=3in", "--total", "14"});
    // grade 2, first fire, close, fresh Prussians: five dice of 14 in all; one hit for 6
    CHECK(said.find("Small arms fire (p ") != std::string::npos);
    CHECK(said.find("  dice: 14 in all\n          2 hits\n") != std::string::npos);
    CHECK(table.done({"status"}).find("12 of 12, 2 to come off") != std::string::npos);
    CHECK(table.done({"next"}).find("IR 36 Browne loses 2 castings") != std::string::npos);
    CHECK(table.done({"status"}).find("10 of 12") != std::string::npos);
    CHECK(table.run({"fire", "kleist", "at", "soro", "range=close", "--total", "20"}).status == 1);      // in phase 9
    const Said again = table.run({"odds", "small", "kleist", "at", "soro", "range=close", "reason=late"});
    CHECK(again.status == 0);
    CHECK(again.out.find("Pool    ") != std::string::npos);
    CHECK(again.out.find("Odds    ") != std::string::npos);
    CHECK(bytes_of(table.file).find("late") == std::string::npos);                                      // odds decide nothing
}

TEST_CASE("a rule says no: its sentence, exit 1, and nothing is written") {
    const Table table;
    table.go_to_phase(8);
    const std::string before = bytes_of(table.file);
    const Said far = table.run({"small", "kleist", "at", "soro", "range=40in", "--total", "9"});
    CHECK(far.status != 0);
    const Said no_check = table.run({"morale", "kleist", "--total", "9"});
    CHECK(no_check.status == 1);
    CHECK(no_check.err == "Grenadiers Kleist owes no morale check: say why it makes one\n");
    CHECK(bytes_of(table.file) == before);
}

TEST_CASE("undo, redo, a note on an entry; the log in sentences, one entry whole") {
    const Table table;
    (void)table.done({"next"});
    CHECK(table.done({"undo"}) == "2  1.2  Taken back: Turn 1, phase 2: Rally, recovery, control, new leaders\n");
    CHECK(table.done({"redo"}) == "3  1.1  Brought back: Turn 1, phase 2: Rally, recovery, control, new leaders\n");
    CHECK(table.done({"note", "it", "rains,", "a=b", "of=1"}) == "4  1.2  Note on 1: it rains, a=b\n");
    CHECK(table.done({"log"}) ==
          "1  1.1  Turn 1, phase 2: Rally, recovery, control, new leaders\n"
          "2  1.2  Taken back: Turn 1, phase 2: Rally, recovery, control, new leaders\n"
          "3  1.1  Brought back: Turn 1, phase 2: Rally, recovery, control, new leaders\n"
          "4  1.2  Note on 1: it rains, a=b\n");
    CHECK(table.done({"log", "last=1"}) == "4  1.2  Note on 1: it rains, a=b\n");
    const Said nothing = table.run({"redo"});
    CHECK(nothing.status == 1);
    CHECK(nothing.err == "there is nothing to redo\n");
}

TEST_CASE("duties, waived with a reason; what is owed by nobody but one needs no name") {
    const Table table;
    (void)table.done({"owe", "morale", "soro", "reason=passed through"});
    CHECK(table.done({"duties"}) ==
          "  Morale check, Grenadiers Soro (passed through)  do morale grenadiers-soro\n"
          "Next: Morale check, Grenadiers Soro (passed through)  [do morale grenadiers-soro]\n");
    CHECK(table.run({"waive", "morale", "soro"}).err == "say why it is waived\n");
    CHECK(table.done({"morale", "dice=6,6,6"}).find("Grenadiers Soro holds") != std::string::npos);
    CHECK(table.done({"duties"}) == "Nothing is owed.\nNext: On to Turn 1, phase 2: Rally, recovery, control, new leaders  [next]\n");
}

TEST_CASE("an earlier moment; differences found at the table; a field set by hand by the beginning of its word") {
    const Table table;
    (void)table.done({"set", "kleist", "castings=9", "state=brok", "reason=as agreed"});
    CHECK(table.done({"status"}).find("9 of 12   broken") != std::string::npos);
    (void)table.done({"next"});
    CHECK(table.done({"at", "#0"}).find("9 of 12") == std::string::npos);
    CHECK(table.done({"at", "1.1", "duties"}).starts_with("Nothing is owed."));
    const std::string list = table.done({"drift"});
    CHECK(list.find("grenadiers-kleist    Grenadiers Kleist    9 of 12 castings, broken, line, first fire left\n") != std::string::npos);
    CHECK(table.done({"drift", "kleist.castings=8", "browne.formation=col"}).find("Put right from the table: ") != std::string::npos);
    CHECK(table.done({"status"}).find("8 of 12   broken") != std::string::npos);
    CHECK(table.done({"status"}).find("12 of 12  normal  column") != std::string::npos);
    CHECK(table.done({"drift", "ok"}).find("Record and table agree") != std::string::npos);
}

TEST_CASE("what a unit may move, a plan, and the move on record") {
    const Table table;
    table.go_to_phase(5);
    CHECK(table.done({"move", "waldeck"}).starts_with("normal move  8 in  (8/6/4/2)\n"));
    CHECK(table.done({"move", "waldeck", "ahead=4"}).ends_with("uses half a move; 4 in straight ahead left\n"));
    CHECK(table.done({"log", "last=1"}).find("phase 5") != std::string::npos);                          // a plan is no entry
    (void)table.done({"move", "waldeck", "form=column", "ahead=2", "done"});
    // half a move for the change at grade 2; a column goes 10: 2 of them are a fifth, and three tenths are left
    const std::string left = table.done({"move", "waldeck"});
    CHECK(left.find("3 in straight ahead left this turn\n") != std::string::npos);
    CHECK(table.done({"status"}).find("IR 35 Waldeck           FI 2          12 of 12  normal  column") != std::string::npos);
    CHECK(table.run({"move", "waldeck", "ahead=9"}).status == 1);
}

TEST_CASE("plots are sealed in the file and on the screen, and open together") {
    const Table table;
    table.go_to_phase(3);
    CHECK(table.done({"plot", "dragoons", "normann", "at", "loewenstein"}) == "3  1.3  Prussians hands in a sealed plot\n");
    CHECK(bytes_of(table.file).substr(bytes_of(table.file).rfind("[[entry]]")).find("loewenstein") == std::string::npos);
    CHECK(table.done({"log", "3", "--json"}).find("loewenstein") == std::string::npos);
    CHECK(table.done({"plots", "prus"}) == "Dragoons Normann: charge, Cuirassiers Löwenstein\n");
    CHECK(table.run({"plot", "dragoons", "normann", "at", "soro"}).err == "Dragoons Normann has a plot already\n");
    (void)table.done({"next"});
    CHECK(table.done({"show"}).find("Dragoons Normann charges Cuirassiers Löwenstein") != std::string::npos);
    CHECK(table.done({"odds", "charge", "dragoons"}).find("it charges") != std::string::npos);
}

TEST_CASE("every step of a charge from the shell tells how the rest of it is likely to end") {
    const OwnFolder folder("aor_battle_charge");
    const std::string file = folder.file("k.battle");
    REQUIRE(aor_run({"battle", file, "new", "Red: 1/r = FI 3; Blue: 1/b = FI 2"}).status == 0);
    const auto ends_in = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"battle", file, "do", "charge", "1/r"});
        const Said said = aor_run(words);
        CHECK_MESSAGE(said.status == 0, said.err);
        const auto at = said.out.find("        Ends    ");
        return at == std::string::npos ? std::string() : said.out.substr(at + 16);
    };
    CHECK(ends_in({"1/b", "distance=4", "dice=1", "reason=plotted on paper"}).starts_with("the charger "));
    CHECK(ends_in({"answer=stand"}).starts_with("the charger "));
    CHECK(ends_in({"dice=3"}).starts_with("the charger "));
    CHECK(ends_in({"total=6"}).starts_with("the charger does not charge home "));
    // Home: what is left is whether the target stands, and the melee.
    CHECK(ends_in({"total=6"}).starts_with("the defender gives way before contact "));
}

TEST_CASE("cards are shuffled with a seed that is written down, and drawn") {
    const Table table;
    table.go_to_phase(5);
    (void)table.done({"shuffle", "seed=7"});
    const std::string drawn = table.done({"draw"});
    CHECK(drawn.find("; cards left: 3") != std::string::npos);
    CHECK(table.done({"duties"}).find("Next: The next card is drawn  [draw]") != std::string::npos);
}

TEST_CASE("the program's dice fall the same way for the same seed and entry, otherwise not, and are on record") {
    const Table table;
    (void)table.done({"owe", "morale", "soro", "reason=x"});
    const auto dice = [&](const std::string& seed) {
        const std::string said = table.done({"morale", "soro", "--roll", "--seed", seed});
        const auto at = said.find("dice: ");
        std::filesystem::copy_file(table.folder.file("before.battle"), table.file, std::filesystem::copy_options::overwrite_existing);
        return said.substr(at, said.find('\n', at) - at);
    };
    std::filesystem::copy_file(table.file, table.folder.file("before.battle"));
    const std::string one = dice("5");
    CHECK(one.ends_with("(rolled by the program)"));
    CHECK(dice("5") == one);
    int others = 0;
    for (const char* seed : {"6", "7", "8", "9"}) others += dice(seed) != one ? 1 : 0;
    CHECK(others > 0);
}

TEST_CASE("exports go to a file or to standard output") {
    const Table table;
    (void)table.done({"next"});
    CHECK(table.done({"export", "md"}).find("First battle") != std::string::npos);
    CHECK(table.done({"export", "csv"}) != "");
    const std::string sheet = table.folder.file("roster.html");
    CHECK(table.done({"export", "roster", "--output", sheet}) == "Written: " + sheet + "\n");
    CHECK(bytes_of(sheet).starts_with("<!DOCTYPE html>"));
    CHECK(table.run({"export", "html", "--output", "/no/such/folder/x.html"}).status == 2);
}

TEST_CASE("somebody joins, is renamed, goes over, is struck off; and whatever else is decided by hand") {
    const Table table;
    CHECK(table.done({"add", "unit", "name=Frei Bataillon", "brigade=mant", "grade=1", "castings_start=10", "reason=came late"}) ==
          "1  1.1  Frei Bataillon joins the battle (came late)\n");
    CHECK(table.done({"rename", "kleist", "Gren. Wedel", "reason=x"}) == "2  1.1  Grenadiers Kleist is now called Gren. Wedel (x)\n");
    CHECK(table.done({"transfer", "frei", "to", "normann", "reason=x"}) == "3  1.1  Frei Bataillon goes to Brigade Normann (x)\n");
    CHECK(table.done({"strike", "frei", "reason=x"}) == "4  1.1  Frei Bataillon is struck off (x)\n");
    CHECK(table.done({"hold", "kreuz", "by", "prus"}) == "5  1.1  Kreuzau is held by Prussians\n");
    CHECK(table.done({"option", "variable_morale", "reason=club"}) == "6  1.1  Option variable_morale is in force: club\n");
    CHECK(table.done({"flag", "wedel", "by", "soro"}) == "7  1.1  The flag of Gren. Wedel is taken by Grenadiers Soro\n");
    CHECK(table.done({"lose", "hussars", "picked_up", "by=liecht", "reason=x"}) == "8  1.1  Green Hussars is picked up: x\n");
    CHECK(table.done({"off", "walther", "elsewhere"}) == "9  1.1  Battery Walther leaves the table and the battle\n");
    CHECK(table.done({"ledger"}).find("1 die  flag of Gren. Wedel, taken by Grenadiers Soro  turn 1, entry 7\n") != std::string::npos);
    CHECK(table.done({"concede", "austria", "reason=x"}).find("The battle is over: Prussians") != std::string::npos);
    CHECK(table.done({"summary"}).starts_with("First battle: the ford at Kreuzau\n"));
    CHECK(table.run({"next"}).status == 1);
}

TEST_CASE("a name that several bear is whoever owes the procedure, or whoever is the enemy") {
    const Table table;
    CHECK(table.run({"odds", "morale", "gren", "reason=x"}).err == "argument 5: \"gren\" is not clear: grenadiers-kleist or grenadiers-soro\n");
    (void)table.done({"owe", "morale", "soro", "reason=x"});
    CHECK(table.done({"odds", "morale", "gren"}).find("Morale check (p 15-18), Grenadiers Soro\n") != std::string::npos);
    CHECK(table.done({"odds", "small", "1/ir", "17", "at", "gren", "range=close", "reason=x"}).find("1/IR 17 Manteuffel - Grenadiers Soro\n") != std::string::npos);
    CHECK(table.done({"plot", "drag", "norm", "at", "dragoons", "reason=x"}).find("Prussians hands in a sealed plot") != std::string::npos);
    CHECK(table.done({"plots", "prus"}) == "Dragoons Normann: charge, Dragoons Liechtenstein\n");
}

TEST_CASE("every verb answers in JSON, one object a line") {
    const Table table;
    (void)table.done({"owe", "morale", "soro", "reason=x"});
    const std::vector<std::vector<std::string>> all = {
        {"status"}, {"duties"}, {"ledger"}, {"ledger", "all"}, {"log"}, {"log", "1"}, {"at", "1.1"}, {"audit"}, {"summary"}, {"drift"}, {"plots", "prus"}, {"move", "kleist"},
        {"move", "kleist", "ahead=4"}, {"odds", "morale", "soro"}, {"export", "md"}, {"morale", "soro", "--total", "18"}, {"note", "x"}, {"undo"}, {"redo"}, {"next"},
        {"drift", "ok"}, {"move", "kleist", "ahead=4", "done", "reason=late"}, {"correct", "2", "dice=1,1,1", "reason=misread"}};
    for (const auto& words : all) {
        std::vector<std::string> with = words;
        with.emplace_back("--json");
        CAPTURE(words.front());
        const std::string out = table.done(with);
        CHECK(out.ends_with("}\n"));
        for (std::size_t from = 0; from < out.size(); from = out.find('\n', from) + 1) CHECK(out[from] == '{');
    }
    const Said fault = table.run({"morale", "nobody", "--json"});
    CHECK(fault.status == 2);
    CHECK(fault.out == "{\"problems\":[\"argument 4: there is no unit \\\"nobody\\\"\"]}\n");
    const Said refused = table.run({"redo", "--json"});
    CHECK(refused.status == 1);
    CHECK(refused.out == "{\"refused\":[\"there is nothing to redo\"]}\n");
}

TEST_CASE("help lists every verb, and tells about each") {
    const Said list = aor_run({"battle", "none.battle", "help"});
    CHECK(list.status == 0);
    for (const char* verb : {"status", "duties", "do", "next", "undo", "redo", "note", "correct", "ledger", "log", "at", "audit", "export", "drift", "move", "odds"}) {
        CAPTURE(verb);
        const bool listed = list.out.find(std::string("\n") + verb + ' ') != std::string::npos || list.out.starts_with(std::string(verb) + ' ');
        CHECK(listed);
        CHECK(aor_run({"battle", "none.battle", "help", verb}).out.starts_with(verb));
    }
    CHECK(aor_run({"battle", "none.battle", "help", "new"}).out.starts_with("new --from FILE|NAME"));
    CHECK(aor_run({"battle", "none.battle", "help", "procedures"}).out.find("small_arms_fire") != std::string::npos);
    CHECK(aor_run({"battle", "none.battle", "help", "note", "--json"}).out == R"({"help":"note TEXT [of=ENTRY]\na remark in the log\n"})" "\n");
    CHECK(aor_run({"battle", "none.battle", "help", "zeppelin"}).err == "argument 4: there is no verb \"zeppelin\"\n");
}
