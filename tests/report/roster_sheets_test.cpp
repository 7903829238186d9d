// Sheets to print: a box for each casting, and the marks at the right ones.

#include "core/report/roster_sheets.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::report;

namespace {

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
    return count;
}
bool holds(const std::string& text, std::string_view part) { return times(text, part) > 0; }

std::vector<CastingBox> boxes(int start, int now) {
    Battle battle = small_battle();
    battle.units[0].castings_start = start;
    battle.units[0].castings = now;
    return casting_boxes(test_charts(), battle, battle.units[0]);
}

/// "xx.[25 %]...": crossed, empty, marks behind their box.
std::string in_text(const std::vector<CastingBox>& all) {
    std::string out;
    for (const CastingBox& box : all) out += (box.crossed ? "x" : ".") + (box.mark.empty() ? std::string() : "[" + box.mark + "]");
    return out;
}

/// The strip of that unit.
std::string strip(const std::string& html, std::string_view name) {
    for (auto at = html.find("<div class=\"unit\">"); at != std::string::npos; at = html.find("<div class=\"unit\">", at + 1)) {
        const std::string one = html.substr(at, html.find("</p>\n</div>", at) - at);
        if (holds(one, "<div class=\"name\">" + std::string(name) + "</div>")) return one;
    }
    FAIL("no such strip");
    return {};
}

}  // namespace

TEST_CASE("marks stand at the box with which a quarter and a half are lost, never rounded") {
    // 13: 3.25 and 6.5; 15: 3.75 and 7.5; 17: 4.25 and 8.5; 18: 4.5 and 9; 12: 3 and 6
    CHECK(in_text(boxes(13, 13)) == "....[25 %]...[50 %]......");
    CHECK(in_text(boxes(15, 15)) == "....[25 %]....[50 %].......");
    CHECK(in_text(boxes(17, 17)) == ".....[25 %]....[50 %]........");
    CHECK(in_text(boxes(18, 18)) == ".....[25 %]....[50 %].........");
    CHECK(in_text(boxes(12, 12)) == "...[25 %]...[50 %]......");
    // one casting: both with the first; two: 0.5 and 1; three: 0.75 and 1.5
    CHECK(in_text(boxes(1, 1)) == ".[25 %, 50 %]");
    CHECK(in_text(boxes(2, 2)) == ".[25 %, 50 %].");
    CHECK(in_text(boxes(3, 3)) == ".[25 %].[50 %].");
}

TEST_CASE("castings already lost are crossed, from the first on; of a unit that is gone all of them") {
    CHECK(in_text(boxes(12, 9)) == "xxx[25 %]...[50 %]......");
    CHECK(in_text(boxes(12, 12)) == "...[25 %]...[50 %]......");
    Battle battle = small_battle();
    battle.units[0].presence = Presence::picked_up;
    CHECK(in_text(casting_boxes(test_charts(), battle, battle.units[0])) == "xxx[25 %]xxx[50 %]xxxxxx");
}

TEST_CASE("a sheet for each army and each brigade, a strip for each unit, a block for each leader") {
    Battle battle = small_battle();
    battle.units[0].base_grade = battle.units[0].grade = 3;
    battle.units[0].first_fire = false;
    battle.units[0].state = State::broken;
    battle.units[0].formation = Formation::column;
    battle.units[0].castings = 9;
    battle.units[1].flag = FlagState::lost;
    battle.units[2].limbered = true;
    battle.leaders[0].melee_rating = Rating::class_3;
    battle.leaders[0].brigade = "red-brigade";
    const std::string html = roster_sheets(test_charts(), battle);
    CHECK(times(html, "<section>") == 4);
    CHECK(times(html, "<div class=\"unit\">") == 6);
    CHECK(times(html, "<div class=\"leader\">") == 2);
    CHECK(holds(html, "<b>class 2, in melee class 3</b>"));

    const std::string first = strip(html, "1/red");
    CHECK(holds(first, "infantry <b>FI</b> grade <b>3</b></div>"));
    CHECK(times(first, "<i>&times;<") + times(first, "<i class=\"base\">&times;<") + times(first, "<i class=\"mark\">&times;<") + times(first, "<i class=\"base mark\">&times;<") ==
          3 + 3);   // three castings; first fire, column, broken
    CHECK(holds(first, "<i class=\"base mark\">&times;<small>25 %</small></i>"));
    CHECK(holds(first, "<i class=\"base mark\"><small>50 %</small></i>"));
    CHECK(holds(first, "<i>&times;</i>first fire used"));
    CHECK(holds(first, "<i>&times;</i>Column"));
    CHECK(holds(first, "<i></i>Line"));
    CHECK(holds(first, "<i></i>Square"));
    CHECK(holds(first, "<i>&times;</i>broken"));
    CHECK(holds(first, "<i></i>flag lost"));
    CHECK(holds(strip(html, "2/red"), "<i>&times;</i>flag lost"));
    const std::string guns = strip(html, "3/red");
    CHECK(holds(guns, "medium artillery <b>ART</b>"));
    CHECK(holds(guns, "<i>&times;</i>limbered"));
    CHECK_FALSE(holds(guns, "flag"));
    CHECK_FALSE(holds(guns, "Column"));
}

TEST_CASE("the army's sheet: total, castings to 25, 30, 40 and 50 %, and boxes up to half of it") {
    Battle battle = small_battle();
    battle.units[0].castings_start = 187;
    battle.units[0].castings = 187 - 50;               // 203 in all, 50 lost
    const std::string html = roster_sheets(test_charts(), battle);
    const std::string sheet = html.substr(0, html.find("</section>"));
    CHECK(holds(sheet, "<h2>203 castings, 50 lost</h2>"));
    CHECK(holds(sheet, "<tr><td>25 %</td><td class=\"n\">51</td><td class=\"n\">1</td><td><i></i></td></tr>"));
    CHECK(holds(sheet, "<tr><td>30 %</td><td class=\"n\">61</td><td class=\"n\">11</td>"));
    CHECK(holds(sheet, "<tr><td>40 %</td><td class=\"n\">82</td><td class=\"n\">32</td>"));
    CHECK(holds(sheet, "<tr><td>50 %</td><td class=\"n\">102</td><td class=\"n\">52</td>"));
    // 102 boxes, 50 of them crossed
    const auto begin = sheet.find("<p class=\"boxes\">");
    const std::string row = sheet.substr(begin, sheet.find("</p>", begin) - begin);
    CHECK(times(row, "<i") == 102);
    CHECK(times(row, "&times;") == 50);
    CHECK(holds(row, "<small>25 %</small>"));
    CHECK(holds(row, "<small>50 %</small>"));
}

TEST_CASE("names are written as they are, whatever stands in them") {
    Battle battle = small_battle();
    battle.game.title = "a<b>&\"";
    battle.units[0].name = "<script>alert(1)</script>";
    battle.units[0].note = "\"x\" & 'y'";
    battle.brigades[0].name = "Brigade <i>";
    battle.leaders[0].name = "O'Hara & Söhne";
    battle.sites[0].name = "<mill>";
    battle.armies[0].name = "</section>";
    const std::string html = roster_sheets(test_charts(), battle);
    CHECK(holds(html, "&lt;script&gt;alert(1)&lt;/script&gt;"));
    CHECK_FALSE(holds(html, "<script>"));
    CHECK(holds(html, "&quot;x&quot; &amp; &#39;y&#39;"));
    CHECK(holds(html, "Brigade &lt;i&gt;"));
    CHECK(holds(html, "O&#39;Hara &amp; Söhne"));
    CHECK(times(html, "</section>") == 4);
}

TEST_CASE("units without a brigade have a sheet too; reinforcements say when they come; the struck off are gone") {
    Battle battle = small_battle();
    battle.units[0].brigade = "";
    battle.units[1].presence = Presence::waiting;
    battle.units[1].arrives_turn = 4;
    battle.units[2].presence = Presence::struck_off;
    const std::string html = roster_sheets(test_charts(), battle);
    CHECK(times(html, "<section>") == 5);
    CHECK(holds(html, "<h1>Detached units<small>red, 12 castings</small></h1>"));
    CHECK(holds(strip(html, "2/red"), "<b>waiting, from turn 4</b>"));
    CHECK_FALSE(holds(html, "3/red"));
}

TEST_CASE("where the grade varies its bands are on the sheet, and shots left where they are counted; what a unit is stands in words of the table") {
    Battle battle = small_battle();
    battle.units[0].variable_down_to = 2;
    battle.units[0].variable_up_from = 6;
    battle.units[0].fresh_fire_bonus = true;
    battle.units[2].shots_left = 7;
    CHECK_FALSE(holds(roster_sheets(test_charts(), battle), "grade varies"));
    CHECK(holds(strip(roster_sheets(test_charts(), battle), "1/red"), "one die more in fire while fresh"));
    CHECK(holds(strip(roster_sheets(test_charts(), battle), "3/red"), "shots left <u>7</u>"));
    battle.game.options = {"variable_morale", "ammunition"};
    const std::string html = roster_sheets(test_charts(), battle);
    CHECK(holds(strip(html, "1/red"), "grade varies: down on 1-2, up on 6"));
    CHECK(holds(strip(html, "2/red"), "grade does not vary"));
    CHECK_FALSE(holds(strip(html, "2/red"), "shots left"));
    battle.units[2].shots_left = -1;
    CHECK(holds(strip(roster_sheets(test_charts(), battle), "3/red"), "shots left <u>&nbsp;</u>"));
}
