// The panels beside the case, each by itself in a column as narrow as it may become: nothing is cut, no id is there twice,
// and what they say and do is what the report says and the log records.

#include "app/panel/panels.hpp"
#include "core/report/entry_words.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/ui/harness/faults.hpp"
#include "tests/ui/harness/headless.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using namespace aor;
using namespace aor::tests;
namespace fs = std::filesystem;

namespace {

constexpr float kColumn = 400;

using Draw = panel::Wanted (*)(const desk::Desk&, const panel::Palette&, panel::PanelState&);

/// A desk with a battle in a folder of its own, and one panel of it on the screen.
class Beside {
public:
    explicit Beside(const std::string& order = "first-battle.toml", Headless::Size size = {}, shell::Theme theme = shell::Theme::paper)
        : folder_(fs::temp_directory_path() / ("aor-beside-" + std::to_string(++made_))),
          palette_(shell::palette_of(theme)), dice_(1), desk_(test_charts(), folders(), &dice_),
          scale_(size.scale * size.text), screen_([this] { draw(); }, size, theme) {
        desk_.start();
        if (!order.empty()) desk_.carry_out(desk::NewBattle{fs::path(AOR_SOURCE_DIR) / "armylists" / "ready" / order, ""});
    }
    ~Beside() {
        std::error_code error;
        fs::remove_all(folder_, error);
    }

    void show(Draw panel) {
        panel_ = panel;
        screen_.frames(2);
    }
    Entry perform(std::string_view line) {
        desk_.carry_out(desk::Perform{typed(line)});
        screen_.frames(2);
        return desk_.session()->log().entries().back();
    }
    /// To that phase of the first turn.
    void go_to_phase(int phase) {
        while (desk_.battle().game.phase < phase) perform("next");
    }

    desk::Desk& desk() { return desk_; }
    panel::PanelState& state() { return state_; }
    Headless& screen() { return screen_; }
    [[nodiscard]] const Battle& battle() const { return desk_.battle(); }
    [[nodiscard]] const Log& log() const { return desk_.session()->log(); }
    [[nodiscard]] const fs::path& folder() const { return folder_; }

private:
    [[nodiscard]] desk::Folders folders() const {
        std::error_code error;
        fs::remove_all(folder_, error);
        desk::Folders folders = desk::folders_in(folder_);
        folders.armies = fs::path(AOR_SOURCE_DIR) / "armylists" / "ready";
        return folders;
    }
    void draw() {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize({kColumn * scale_, ImGui::GetIO().DisplaySize.y});
        ImGui::Begin("beside", nullptr, ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoResize);
        panel::Wanted wanted;
        if (panel_ != nullptr) wanted = panel_(desk_, palette_, state_);
        ImGui::End();
        if (wanted) desk_.carry_out(*wanted);
    }

    static inline int made_ = 0;
    fs::path folder_;
    panel::Palette palette_;
    ProgramDice dice_;
    desk::Desk desk_;
    panel::PanelState state_;
    Draw panel_ = nullptr;
    float scale_;
    Headless screen_;
};

panel::Wanted problems(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_problems(desk, palette); }
panel::Wanted help(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_help(desk, palette); }
panel::Wanted pause_card(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_pause_card(desk, palette); }
panel::Wanted big_card(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_big_card(desk, palette); }

struct AnyPanel {
    const char* name;
    Draw draw;
};
constexpr AnyPanel kPanels[] = {{"duties", panel::draw_duties},   {"ledger", panel::draw_ledger},   {"log", panel::draw_log},
                             {"charts", panel::draw_charts},   {"move", panel::draw_move},       {"deck", panel::draw_deck},
                             {"plots", panel::draw_plots},     {"rulings", panel::draw_rulings}, {"battles", panel::draw_battles},
                             {"problems", problems},           {"help", help},                   {"compact", panel::draw_compact},
                             {"pause card", pause_card},       {"big card", big_card}};

void play_a_little(Beside& beside) {
    beside.go_to_phase(5);
    beside.perform("shuffle");
    beside.perform("draw");
    beside.perform("note text=Tea");
    const std::string unit = beside.battle().units.front().id;
    beside.perform("set " + unit + " castings=9 reason=miscounted");
    beside.perform("owe morale " + unit + " reason=seen");
}

}  // namespace

TEST_CASE("no panel cuts a label or has an id twice, in any theme, and at 150 and 200 percent") {
    for (const char* order : {"first-battle.toml", "grand-battle.toml", ""}) {
        for (const Headless::Size size : {Headless::Size{1366, 768, 1, 1}, Headless::Size{1366, 768, 1, 1.5f}, Headless::Size{2732, 1536, 2, 1}}) {
            Beside beside(order, size);
            if (*order != '\0') play_a_little(beside);
            for (const AnyPanel& panel : kPanels) {
                CAPTURE(panel.name);
                CAPTURE(order);
                CAPTURE(size.text);
                beside.show(panel.draw);
                CHECK(faults(beside.screen()) == "");
            }
        }
    }
}

TEST_CASE("duties: begun, and waived with a reason, by mouse") {
    Beside beside;
    play_a_little(beside);
    beside.show(panel::draw_duties);
    const auto owed = beside.desk().duties().size();
    REQUIRE(owed > 0);
    CHECK(beside.screen().says(report::count_in_words(beside.desk().duties())));
    for (const report::DutyRow& row : beside.desk().duties()) CHECK(beside.screen().says(row.say));
    beside.screen().click("Waive");
    beside.screen().click("both sides agree");
    CHECK(beside.desk().duties().size() == owed - 1);
    CHECK(beside.log().entries().back().intent.verb == "waive");
    CHECK(beside.log().entries().back().intent.reason == "both sides agree");
}

TEST_CASE("duties: the comparison with the table puts all differences right in one entry") {
    Beside beside;
    play_a_little(beside);
    beside.show(panel::draw_duties);
    beside.screen().click("+  Compare record and table");
    const Unit unit = beside.battle().units[1];
    const auto entries = beside.log().entries().size();
    for (const desk::DriftSection& section : desk::drift_view(beside.battle())) {
        for (const desk::DriftEntry& entry : section.entries) {
            CHECK(beside.screen().says(entry.name + ": " + entry.say));
            if (entry.id == unit.id) beside.screen().click(entry.name + ": " + entry.say);
        }
    }
    beside.screen().click("-");
    beside.screen().click("-");
    beside.screen().click("Put right what was found: 1");
    CHECK(beside.battle().unit(unit.id)->castings == unit.castings - 2);
    CHECK(beside.log().entries().size() == entries + 1);
}

TEST_CASE("log: an unfolded entry says what the report says; undo, redo, notes, looking back") {
    Beside beside;
    play_a_little(beside);
    beside.show(panel::draw_log);
    const auto& entries = beside.log().entries();
    for (const Entry& entry : entries) CHECK(beside.screen().says(entry.say));
    const Entry& last = entries.back();
    const report::EntryRow row = report::entry_row(test_charts(), beside.battle(), last);
    const std::string label = std::to_string(row.number) + "  " + row.moment + "  " + row.say;
    beside.screen().click(label);
    for (const std::string& event : row.events) CHECK(beside.screen().says(event));
    beside.screen().click("Look at this moment");
    CHECK_FALSE(beside.desk().looking_at());   // the last entry is the present
    beside.screen().click(label);
    const Entry& earlier = entries[entries.size() - 2];
    const std::string other = std::to_string(earlier.number) + "  " + std::to_string(earlier.turn) + '.' + std::to_string(earlier.phase) + "  " + earlier.say;
    beside.screen().click(other);
    beside.screen().click("Look at this moment");
    CHECK(beside.desk().looking_at() == earlier.number);
    beside.screen().click("Back to the present");
    CHECK_FALSE(beside.desk().looking_at());

    const int to_undo = *beside.log().to_undo();
    beside.screen().click("Undo  [u]:  " + beside.log().entry(to_undo)->say);
    CHECK_FALSE(beside.log().stands(to_undo));
    CHECK(beside.screen().says(last.say + " (undone)"));
    beside.screen().click("Redo  [y]:  " + last.say);
    CHECK(beside.log().stands(to_undo));

    beside.screen().click("//beside/##note");
    beside.screen().type("The sun came out");
    beside.screen().key(ImGuiKey_Enter);
    CHECK(beside.log().entries().back().kind == EntryKind::note);
    CHECK(beside.screen().says("Note: The sun came out"));
    beside.screen().click("//beside/##find");
    beside.screen().type("sun");
    CHECK_FALSE(beside.screen().says(last.say + " (undone)"));
    CHECK(beside.screen().says("Note: The sun came out"));
}

TEST_CASE("ledger: the report's figures; luck is hidden and shown; an army concedes with a reason") {
    Beside beside;
    play_a_little(beside);
    beside.show(panel::draw_ledger);
    for (const report::LedgerFigure& figure : report::ledger_sheet(beside.desk().ledger()).figures) {
        CHECK(beside.screen().says(figure.label));
        for (const std::string& cell : figure.cells) CHECK(beside.screen().says(cell));
    }
    beside.screen().click("Luck of the dice: hide it");
    CHECK_FALSE(beside.desk().settings().luck_shown);
    CHECK_FALSE(beside.screen().says("How high the dice fell"));
    beside.screen().click("Luck of the dice: show it");
    CHECK(beside.desk().settings().luck_shown);
    beside.screen().click("Concede");
    beside.screen().click("both sides agree");
    CHECK(beside.battle().game.ended);
    CHECK(beside.battle().armies[0].conceded);
}

TEST_CASE("charts: found while one types, opened, in both scales") {
    Beside beside;
    beside.show(panel::draw_charts);
    beside.screen().click("//beside/##chart search");
    beside.screen().type("rear support");
    const auto rows = desk::found_rows(test_charts(), "rear support", desk::club_of(&beside.battle(), desk::Scales::of_the_battle), 40);
    REQUIRE_FALSE(rows.empty());
    CHECK(beside.screen().says(rows.front().label));
    beside.screen().click("Morale check, p 15-18");
    CHECK(beside.state().chart == "morale");
    for (const report::ChartRow& row : report::rows_of(*test_charts().find("morale"), desk::club_of(&beside.battle(), desk::Scales::of_the_battle))) {
        CHECK(beside.screen().says(row.label));
    }
    CHECK(faults(beside.screen()) == "");
    beside.screen().click("Both scales");
    CHECK(beside.state().both_scales);
    beside.screen().click("Larger");
    CHECK(beside.state().chart_zoom > 1.0f);
    beside.screen().click("All charts");
    // By its title, as the palette does it.
    beside.desk().carry_out(desk::SearchCharts{"Movement rates"});
    beside.screen().frames(2);
    for (const desk::ChartName& name : desk::chart_list(test_charts()).quick) {
        CAPTURE(name.title);
        beside.desk().carry_out(desk::SearchCharts{name.title});
        beside.screen().frames(2);
        CHECK(beside.state().chart == name.id);
        CHECK(faults(beside.screen()) == "");
    }
}

TEST_CASE("rulings: switched with a reason, and the chart knows; a house rule in words") {
    Beside beside;
    beside.show(panel::draw_rulings);
    beside.screen().click("//beside/##find ruling");
    beside.screen().type("R-02");
    beside.screen().click("+  R-02  command radius");
    beside.screen().click("or: 4, 8, 12, 18 inches in both scales");
    beside.screen().click("house rule");
    CHECK(beside.battle().game.rulings == Names{"R-02=chart"});
    CHECK(beside.screen().says("R-02  command radius (changed)"));
    beside.screen().click("//beside/##house rule");
    beside.screen().type("No shouting");
    beside.screen().key(ImGuiKey_Enter);
    CHECK(beside.battle().game.house_rules == Names{"No shouting"});
    CHECK(beside.screen().says("No shouting"));
}

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
    beside.show(big_card);
    CHECK(beside.screen().says(beside.desk().next_due().say));
    const std::string unit = beside.battle().units.front().id;
    beside.desk().carry_out(desk::BeginCase{"morale", unit, ""});
    beside.screen().frames(2);
    REQUIRE(beside.desk().case_view().roll);
    CHECK(beside.screen().says(beside.desk().case_view().title));
    CHECK(beside.screen().says(beside.desk().case_view().roll->pool));
    beside.show(panel::draw_compact);
    CHECK(beside.screen().says(beside.desk().case_view().title));
    CHECK(beside.screen().says(beside.desk().case_view().roll->pool));
    std::string sixes = "6";
    for (int i = 1; i < beside.desk().case_view().roll->wanted.first.count(); ++i) sixes += ",6";
    beside.desk().carry_out(desk::TypeDice{sixes});
    beside.screen().frames(2);
    REQUIRE_FALSE(beside.desk().case_view().outcome.empty());
    CHECK(beside.screen().says(beside.desk().case_view().outcome));
    beside.show(big_card);
    CHECK(beside.screen().says(beside.desk().case_view().outcome));
    for (const std::string& say : beside.desk().case_view().consequences) CHECK(beside.screen().says(say));
    // Done, the card stays with the last case.
    const std::string outcome = beside.desk().case_view().outcome;
    beside.desk().carry_out(desk::Confirm{});
    REQUIRE(beside.desk().done());
    beside.screen().frames(2);
    CHECK(beside.screen().says(outcome));
}
