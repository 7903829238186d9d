// What the desk does beside cases: notes, cards that the program shuffles, sealed plots, write-ups and quick battles.

#include "core/report/battle_report.hpp"
#include "core/report/roster_sheets.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;
namespace fs = std::filesystem;

namespace {

Perform perform(std::string_view line) { return {typed(line)}; }

}  // namespace

TEST_CASE("a note is written down and leaves the case in hand as it is") {
    AtDesk table;
    table.go_to_phase(8);
    table.type("f");
    const std::string actor = table.desk().asked().candidates.front().id;
    table.ask(NameSomebody{actor});
    Perform note;
    note.intent.verb = "note";
    note.intent.text = "The mill burns";
    table.ask(note);
    CHECK(table.desk().session()->log().entries().back().kind == EntryKind::note);
    CHECK(table.desk().work().procedure == "small_arms_fire");
    CHECK(table.desk().work().actor == actor);
    // Anything else that is decided ends it.
    table.ask(perform("next"));
    CHECK(table.desk().work().empty());
}

TEST_CASE("cards that nobody shuffles at the table are shuffled by the program, and can be told again by their seed") {
    AtDesk table;
    table.go_to_phase(5);
    table.ask(perform("shuffle"));
    const Entry& entry = table.desk().session()->log().entries().back();
    CHECK(table.battle().game.deck.size() == 4);
    REQUIRE(entry.intent.words.size() == 1);
    CHECK(entry.intent.words[0].name == "seed");
    const Names deck = table.battle().game.deck;
    table.ask(Undo{});
    table.ask(Perform{entry.intent});
    CHECK(table.battle().game.deck == deck);
}

TEST_CASE("equal plots do not look alike, and each opens to what was plotted") {
    AtDesk table;
    table.go_to_phase(3);
    const std::string army = table.battle().armies[0].id;
    const std::string unit = table.battle().units[0].id;
    const PlotText text{PlotKind::charge, unit, "", "the ford"};
    table.ask(SealPlot{army, text});
    REQUIRE(table.battle().plots.size() == 1);
    const std::string first = table.battle().plots[0].sealed;
    CHECK(open_seal(first) == text);
    table.ask(perform("unplot " + army));
    table.ask(SealPlot{army, text});
    REQUIRE(table.battle().plots.size() == 1);
    CHECK(table.battle().plots[0].sealed != first);
    CHECK(open_seal(table.battle().plots[0].sealed) == text);
    // The log tells that there is a plot, and nothing of it.
    const std::string& say = table.desk().session()->log().entries().back().say;
    CHECK(say.find(unit) == std::string::npos);
    CHECK(say.find("ford") == std::string::npos);
}

TEST_CASE("all that is wrong with what was asked is told at once, and is no fault of a file") {
    AtDesk table;
    const std::string unit = table.battle().units[0].id;
    Perform drift;
    drift.intent.verb = "drift";
    drift.intent.words = {{unit + ".castings", std::string("99")}, {"nobody.castings", std::string("1")}};
    table.ask(drift);
    CHECK(table.desk().said().find(unit) != std::string::npos);
    CHECK(table.desk().said().find("; ") != std::string::npos);
    CHECK(table.desk().said().find("nobody") != std::string::npos);
    CHECK(table.desk().problems().empty());
}

TEST_CASE("a battle is written up beside its file, and told by name") {
    AtDesk table;
    table.go_to_phase(2);
    const fs::path file = table.desk().file();
    const auto beside = [&](const std::string& ending) { return file.parent_path() / (file.stem().string() + ending); };
    const Log& log = table.desk().session()->log();
    table.ask(ExportBattle{ExportForm::markdown});
    CHECK(table.desk().said() == "Written: " + beside(".md").string());
    CHECK(read_whole(beside(".md")) == report::battle_report(test_charts(), log, report::ReportForm::markdown));
    table.ask(ExportBattle{ExportForm::html});
    CHECK(read_whole(beside(".html")) == report::battle_report(test_charts(), log, report::ReportForm::html));
    table.ask(ExportBattle{ExportForm::csv});
    CHECK(read_whole(beside(".csv")) == report::battle_report(test_charts(), log, report::ReportForm::csv));
    table.ask(ExportBattle{ExportForm::rosters});
    CHECK(read_whole(beside("-rosters.html")) == report::roster_sheets(test_charts(), table.battle()));
    // Nothing is open, nothing is written.
    table.ask(CloseBattle{});
    table.ask(ExportBattle{ExportForm::markdown});
    CHECK(table.desk().said() == "No battle is open");
}

TEST_CASE("a battle that somebody else has is looked at, and is one's own as soon as he lets go of it") {
    AtDesk table("");
    const fs::path file = table.folder() / "shared.battle";
    {
        LogHeader header = small_header();
        header.charts = test_charts().digest();
        REQUIRE(LogFile::create(file, header).ok());
    }
    {
        auto other = Session::open(test_charts(), file);
        REQUIRE(other.ok());
        table.ask(OpenBattle{file});
        table.ask(ClosePauseCard{});
        table.ask(perform("next"));
        CHECK(table.entries() == 0);
        CHECK(table.desk().said() == "Read-only: somebody else has it open");
        // He writes meanwhile.
        REQUIRE(other->perform(typed("note text=begun")).ok());
    }
    table.ask(perform("next"));
    CHECK(table.entries() == 2);
    CHECK(table.battle().game.phase == 2);
}

TEST_CASE("a battle is copied to a folder that is there; a slip in its path makes none") {
    AtDesk table;
    const fs::path stick = table.desk().file().parent_path() / "stick";
    table.ask(CopyBattle{stick});
    CHECK(table.desk().said() == "Not copied: there is no folder " + stick.string());
    CHECK_FALSE(fs::exists(stick));
    fs::create_directories(stick);
    table.ask(CopyBattle{stick});
    CHECK(table.desk().said() == "Copied to " + (stick / table.desk().file().filename()).string());
    CHECK(read_whole(stick / table.desk().file().filename()) == read_whole(table.desk().file()));
}

TEST_CASE("a quick battle lies in a file of its own, named after its sides") {
    AtDesk table;
    const fs::path before = table.desk().file();
    table.ask(NewQuickBattle{Scale::mm15, {{"Red", {"1/7th = FI 2 12"}}, {"Blue", {"DR 3 9"}}}, ""});
    CHECK(table.desk().file() != before);
    CHECK(table.desk().file().stem().string() == "Red-against-Blue");
    CHECK(table.battle().game.title == "Red against Blue");
    CHECK(table.battle().game.scale == Scale::mm15);
    CHECK(table.battle().units.size() == 2);
    // The same once more writes over nothing.
    table.ask(NewQuickBattle{Scale::mm15, {{"Red", {"1/7th = FI 2 12"}}, {"Blue", {"DR 3 9"}}}, ""});
    CHECK(table.desk().file().stem().string() == "Red-against-Blue-2");
    // Faults leave the battle that is open as it is.
    table.ask(NewQuickBattle{Scale::mm15, {{"Red", {"XX"}}, {"Blue", {}}}, ""});
    CHECK(table.desk().file().stem().string() == "Red-against-Blue-2");
    CHECK_FALSE(table.desk().problems().empty());
}

TEST_CASE("the table's revision goes up with what is decided or looked at, and not with what is typed") {
    AtDesk table;
    table.go_to_phase(8);
    const int before = table.desk().table_revision();
    table.type("f");
    table.ask(ShowPanel{Panel::log});
    CHECK(table.desk().table_revision() == before);
    table.ask(perform("next"));
    const int after = table.desk().table_revision();
    CHECK(after > before);
    table.ask(LookAt{1});
    CHECK(table.desk().table_revision() > after);
}
