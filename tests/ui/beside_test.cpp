// The panels beside the case: nothing is cut, no id is there twice, and what they say and do is what the report says and
// the log records.

#include "core/report/entry_words.hpp"
#include "tests/ui/beside.hpp"

using namespace aor;
using namespace aor::tests;

namespace {

panel::Wanted problems(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_problems(desk, palette); }
panel::Wanted help(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_help(desk, palette); }
panel::Wanted pause_card(const desk::Desk& desk, const panel::Palette& palette, panel::PanelState&) { return panel::draw_pause_card(desk, palette); }

struct AnyPanel {
    const char* name;
    DrawPanel draw;
};
constexpr AnyPanel kPanels[] = {{"duties", panel::draw_duties}, {"ledger", panel::draw_ledger},   {"log", panel::draw_log},
                                {"charts", panel::draw_charts}, {"move", panel::draw_move},       {"deck", panel::draw_deck},
                                {"plots", panel::draw_plots},   {"rulings", panel::draw_rulings}, {"battles", panel::draw_battles},
                                {"lists", panel::draw_lists},   {"muster", panel::draw_muster},   {"problems", problems},
                                {"help", help},                 {"compact", draw_compact},        {"pause card", pause_card},
                                {"big card", draw_big_card}};

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
