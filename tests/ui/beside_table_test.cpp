// The panels beside the case that plan and set up: moves, cards, plots, battles; and the cards over the whole window.

#include "tests/ui/beside.hpp"

using namespace aor;
using namespace aor::tests;

TEST_CASE("move: whether a charge reaches, with a comma") {
    Beside beside;
    beside.show(panel::draw_move);
    CHECK(beside.screen().says("Click a unit in the roster"));
    const std::string unit = beside.battle().units.front().id;
    beside.desk().carry_out(desk::SelectUnit{unit});
    beside.screen().frames(2);
    const desk::MoveView view = desk::move_view(test_charts(), beside.battle(), unit, {});
    CHECK(beside.screen().says(view.sheet.left));
    for (const report::RateRow& rate : view.sheet.rates) CHECK(beside.screen().says(rate.quarters));
    beside.screen().click("//beside/##charge inches");
    beside.screen().type("3,5");
    CHECK(beside.screen().says("It reaches, with "));
    beside.screen().key(ImGuiMod_Ctrl | ImGuiKey_A);
    beside.screen().type("99");
    CHECK(beside.screen().says("It does not reach: "));
    beside.screen().click("//beside/##step inches");
    beside.screen().type("2");
    beside.screen().click("Wheel");
    CHECK(beside.screen().says("1. Wheel 2 in"));
    CHECK(faults(beside.screen()) == "");
    beside.screen().click("All off");
    CHECK_FALSE(beside.screen().says("1. Wheel 2 in"));
}

TEST_CASE("cards: shuffled by the program, drawn, and one that was drawn at the table") {
    Beside beside;
    beside.go_to_phase(5);
    beside.show(panel::draw_deck);
    beside.screen().click("Shuffle the cards");
    REQUIRE(beside.battle().game.deck.size() >= 3);
    beside.screen().click("Draw the next card  [d]");
    CHECK(beside.battle().game.drawn.size() == 1);
    const desk::DeckView view = desk::deck_view(beside.battle());
    beside.screen().click(view.left.back().name);
    CHECK(beside.battle().game.drawn.back() == view.left.back().id);
    CHECK(faults(beside.screen()) == "");
}

TEST_CASE("plots: sealed unseen, hidden when the panel is left, shown to all") {
    Beside beside;
    beside.go_to_phase(3);
    beside.show(panel::draw_plots);
    const Army& army = beside.battle().armies[0];
    beside.screen().click(army.name + " plots  (no plot yet)");
    const desk::PlotsView view = desk::plots_view(test_charts(), beside.battle(), army.id);
    beside.screen().click("//beside/##plot unit");
    beside.screen().key(ImGuiKey_DownArrow);
    beside.screen().key(ImGuiKey_Space);
    REQUIRE_FALSE(beside.state().plot_unit.empty());
    beside.screen().click("//beside/##plot target");
    beside.screen().key(ImGuiKey_DownArrow);
    beside.screen().key(ImGuiKey_Space);
    REQUIRE_FALSE(beside.state().plot_target.empty());
    const std::string say = desk::name_of(beside.battle(), beside.state().plot_unit) + " charges " + desk::name_of(beside.battle(), beside.state().plot_target);
    beside.screen().click("Seal it");
    CHECK(beside.screen().says(say));
    CHECK(faults(beside.screen()) == "");
    // Somebody looks at the charts and comes back: the plot is not to be seen.
    beside.show(panel::draw_charts);
    beside.show(panel::draw_plots);
    CHECK_FALSE(beside.screen().says(say));
    CHECK(beside.screen().says(army.name + " plots  (1 sealed plot)"));
    beside.show(panel::draw_log);
    CHECK_FALSE(beside.screen().says(say));
    beside.show(panel::draw_plots);
    beside.screen().click("Show all plots");
    CHECK_FALSE(beside.battle().game.plots_shown);   // asked once more
    CHECK(beside.screen().says("They lie open to everybody then: " + army.name + " 1 sealed plot, " + beside.battle().armies[1].name + " no plot yet."));
    beside.screen().click("Not yet");
    CHECK_FALSE(beside.screen().has("Show them all"));
    beside.screen().click("Show all plots");
    beside.screen().click("Show them all");
    CHECK(beside.battle().game.plots_shown);
    CHECK(beside.screen().says(say));
}

TEST_CASE("battles: begun, written up, copied, closed, opened again; a quick one typed in") {
    Beside beside("");
    beside.show(panel::draw_battles);
    beside.screen().click("First battle: the ford at Kreuzau");
    REQUIRE(beside.desk().session() != nullptr);
    const fs::path file = beside.desk().file();
    CHECK(fs::exists(file));
    CHECK(beside.screen().says("Every decision is safe in " + file.string()));
    struct Form {
        const char* label;
        const char* ending;
    };
    for (const Form form : {Form{"Report to read (web page)", ".html"}, Form{"Report as text (Markdown)", ".md"}, Form{"Table for a spreadsheet (CSV)", ".csv"},
                            Form{"Roster sheets to print", "-rosters.html"}}) {
        beside.screen().click(form.label);
        const fs::path written = file.parent_path() / (file.stem().string() + form.ending);
        CHECK(fs::exists(written));
        CHECK(beside.desk().said() == "Written: " + written.string());
    }
    const fs::path stick = beside.folder() / "stick";
    fs::create_directories(stick);
    beside.screen().click("//beside/##copy to");
    beside.screen().type(stick.string());
    beside.screen().key(ImGuiKey_Enter);
    CHECK(fs::exists(stick / file.filename()));
    CHECK(fs::file_size(stick / file.filename()) == fs::file_size(file));
    beside.screen().click("Close this battle");
    CHECK(beside.desk().session() == nullptr);
    beside.screen().click(file.stem().string());
    REQUIRE(beside.desk().session() != nullptr);
    CHECK(beside.desk().file() == file);

    beside.state().quick.lines[0] = "1/7th = FI 2 12";
    beside.state().quick.lines[1] = "DR 3 9";
    beside.screen().click("+  A quick battle, typed in");
    CHECK(beside.screen().says("Blue: 1 unit, 9 castings"));
    beside.screen().click("Begin this battle");
    CHECK(beside.battle().units.size() == 2);
    CHECK(beside.battle().game.title == "Red against Blue");
}

TEST_CASE("the big card and the small window say what the desk says of the case") {
    Beside beside;
    play_a_little(beside);
    beside.show(draw_big_card);
    CHECK(beside.screen().says(beside.desk().next_due().say));
    const std::string unit = beside.battle().units.front().id;
    beside.desk().carry_out(desk::BeginCase{"morale", unit, ""});
    beside.screen().frames(2);
    REQUIRE(beside.desk().case_view().roll);
    CHECK(beside.screen().says(beside.desk().case_view().title));
    CHECK(beside.screen().says(beside.desk().case_view().roll->pool));
    beside.show(draw_compact);
    CHECK(beside.screen().says(beside.desk().case_view().title));
    CHECK(beside.screen().says(beside.desk().case_view().roll->pool));
    std::string sixes = "6";
    for (int i = 1; i < beside.desk().case_view().roll->wanted.first.count(); ++i) sixes += ",6";
    beside.desk().carry_out(desk::TypeDice{sixes});
    beside.screen().frames(2);
    REQUIRE_FALSE(beside.desk().case_view().outcome.empty());
    CHECK(beside.screen().says(beside.desk().case_view().outcome));
    beside.show(draw_big_card);
    CHECK(beside.screen().says(beside.desk().case_view().outcome));
    for (const std::string& say : beside.desk().case_view().consequences) CHECK(beside.screen().says(say));
    // Done, the card stays with the last case.
    const std::string outcome = beside.desk().case_view().outcome;
    beside.desk().carry_out(desk::Confirm{});
    REQUIRE(beside.desk().done());
    beside.screen().frames(2);
    CHECK(beside.screen().says(outcome));
}
