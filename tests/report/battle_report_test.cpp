// The write-up of a battle: what it tells, and that no name can break its form.

#include "core/play/correct.hpp"
#include "core/report/battle_report.hpp"
#include "core/report/escaped.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace aor;
using namespace aor::report;

namespace {

std::string told(const AtBattle& table, ReportForm form = ReportForm::markdown) { return battle_report(test_charts(), table.log(), form); }

bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::size_t times(const std::string& text, std::string_view part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
    return count;
}

/// The text from one part to another.
std::string between(const std::string& text, std::string_view from, std::string_view to) {
    const auto begin = text.find(from);
    REQUIRE(begin != std::string::npos);
    const auto end = text.find(to, begin + from.size());
    REQUIRE(end != std::string::npos);
    return text.substr(begin, end - begin);
}

/// A sheet taken apart as RFC 4180 has it.
std::vector<std::vector<std::string>> cells_of(std::string_view csv) {
    REQUIRE(csv.starts_with("\xEF\xBB\xBF"));
    csv.remove_prefix(3);
    std::vector<std::vector<std::string>> rows(1);
    std::string cell;
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        const char c = csv[i];
        if (quoted) {
            if (c == '"' && i + 1 < csv.size() && csv[i + 1] == '"') cell += csv[++i];
            else if (c == '"') quoted = false;
            else cell += c;
        } else if (c == '"') {
            REQUIRE(cell.empty());
            quoted = true;
        } else if (c == ',') {
            rows.back().push_back(std::move(cell));
            cell.clear();
        } else if (c == '\r' && i + 1 < csv.size() && csv[i + 1] == '\n') {
            ++i;
            rows.back().push_back(std::move(cell));
            cell.clear();
            rows.emplace_back();
        } else {
            REQUIRE(c != '\n');
            cell += c;
        }
    }
    REQUIRE_FALSE(quoted);
    REQUIRE(rows.back().empty());
    rows.pop_back();
    return rows;
}

/// Every `<` of the page opens or closes one of these, and every `&` is one of these.
void check_page(const std::string& html) {
    static const std::set<std::string> kTags = {"!DOCTYPE", "html", "head", "meta", "title", "style", "body", "h1", "h2",   "h3",   "h4",       "p",
                                                "table",    "thead", "tbody", "tr", "th",    "td",    "ol",   "ul", "li",   "span", "div",      "b",
                                                "svg",      "line", "text", "polyline", "circle", "section", "small", "i", "u"};
    static const std::set<std::string> kLetters = {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;", "&rarr;", "&times;", "&nbsp;"};
    for (auto at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
        const auto begin = at + (html[at + 1] == '/' ? 2 : 1);
        const std::string tag = html.substr(begin, html.find_first_of(" >/", begin) - begin);
        CHECK_MESSAGE(kTags.contains(tag), tag);
    }
    for (auto at = html.find('&'); at != std::string::npos; at = html.find('&', at + 1)) {
        const std::string letter = html.substr(at, html.find(';', at) - at + 1);
        CHECK_MESSAGE(kLetters.contains(letter), letter);
    }
}

Battle in_phase(int phase) {
    Battle battle = small_battle();
    battle.game.phase = phase;
    return battle;
}

/// A volley of three hits, its end, and the check that follows.
AtBattle after_a_volley() {
    AtBattle table(in_phase(8));
    table.perform("do small_arms_fire red-1 blue-1 range=5in dice=6,6,6");    // entry 1
    table.perform("next");                                                      // 2
    table.perform("do morale blue-1 dice=5");                                  // 3
    return table;
}

}  // namespace

TEST_CASE("a roll is told with every line of its sum, its page, its dice and what came of it") {
    const std::string text = told(after_a_volley());
    // grade 2 and the first shot: three dice; 18 / 6
    CHECK(holds(text, "### Turn 1\n\n#### Phase 8: Small-arms fire\n\n- **1** "));
    CHECK(between(text, "- **1**", "- **2**") ==
          "- **1** 1/red fires at 1/blue: 3 hits\n"
          "    - **Small arms fire** (p 34-35), 1/red against 1/blue\n"
          "        - Sum: +2 dice morale grade (p 34), +1 die regulars, first shot of the game (p 35)\n"
          "        - Dice: 3 dice; shown 6 6 6 = 18\n"
          "        - Outcome: 3 hits\n"
          "    - 1/blue will lose 3 castings when the fire of this phase is closed\n");
    CHECK(between(text, "- **2**", "#### ") ==
          "- **2** The phase ends.\n    - The fire of this phase is closed: castings come off\n    - 1/blue loses 3 castings, 9 left\n\n");
    // grade 2, a quarter lost: one die
    CHECK(between(text, "#### Phase 9", "## Casualties") ==
          "#### Phase 9: Morale after small arms\n\n- **3** 1/blue halts, disorganized\n"
          "    - **Morale check** (p 15-18), 1/blue\n"
          "        - Sum: +2 dice morale grade (p 15), -1 die a quarter lost (p 16)\n"
          "        - Dice: 1 die; shown 5\n"
          "        - Outcome: halts, disorganized\n\n");
    CHECK(holds(text, "# Small\n\n**The battle goes on, turn 1**\n\n25mm, 12 turns of 11 phases\n\n"));
}

TEST_CASE("notes stand where they were made; what was taken back is left out, and a line says so") {
    AtBattle table(in_phase(8));
    Intent note;
    note.verb = "note";
    note.text = "It begins to rain";
    table.perform(note);
    table.perform("do small_arms_fire red-1 blue-1 range=5in total=18");
    Log log = table.log();
    REQUIRE_FALSE(log.add(*log.undo()));
    const std::string text = battle_report(test_charts(), log, ReportForm::markdown);
    CHECK(holds(text, "- **1** Note: It begins to rain\n"));
    CHECK_FALSE(holds(text, "fires at"));
    CHECK(holds(text, "One entry was taken back and is left out: 2.\n"));
    CHECK(holds(battle_report(test_charts(), log, ReportForm::html), "<li class=\"note\"><span class=\"no\">1</span>Note: It begins to rain"));
}

TEST_CASE("a corrected entry stands as corrected and says so; what the correction dropped is told") {
    AtBattle table = after_a_volley();
    Log log = table.log();
    const auto done = correct(test_charts(), log, 1, typed("do small_arms_fire red-1 blue-1 range=5in dice=6,1,1"), "read wrongly",
                              {{3, Answer{Answer::What::drop, {}, {}}}});
    REQUIRE(done.ok());
    REQUIRE(done->entry);
    REQUIRE_FALSE(log.add(*done->entry));
    const std::string text = battle_report(test_charts(), log, ReportForm::markdown);
    CHECK(holds(text, "- **1** 1/red fires at 1/blue: 1 hit *(corrected by entry 4: read wrongly; before: 1/red fires at 1/blue: 3 hits)*\n"));
    CHECK(holds(text, "        - Dice: 3 dice; shown 6 1 1 = 8\n"));
    CHECK(holds(text, "- **2** The phase ends. *(carried along by the correction in entry 4)*\n    - The fire of this phase is closed: castings come off\n"
                      "    - 1/blue loses 1 casting, 11 left\n"));
    CHECK(holds(text, "- **4** Correction: Entry 1 is corrected: read wrongly\n"
                      "    - Before: 1/red fires at 1/blue: 3 hits\n"
                      "    - Entry 3 is dropped: 1/blue halts, disorganized\n"));
    CHECK_FALSE(holds(text, "- **3**"));
    CHECK(holds(text, "One entry was dropped by a correction.\n"));
    CHECK(holds(text, "1 correction\n"));
}

TEST_CASE("what was decided otherwise stands at its roll and in a chapter of its own, with the reason") {
    AtBattle table(in_phase(8));
    table.owe("morale", "red-1");               // entry 1
    table.perform("do small_arms_fire red-1 blue-1 range=5in overrule=firer.grade:3:veterans untick=first_fire:damp dice=1,2,3");
    table.perform("waive morale red-1 reason=agreed");
    const std::string text = told(table);
    CHECK(holds(text, "        - Sum: +3 dice morale grade (p 34)\n"));
    CHECK(holds(text, "    - Decided otherwise: firer.grade = 3, against the record: veterans\n"
                      "    - Decided otherwise: without the line \"first\\_fire\": damp\n"));
    const std::string chapter = between(text, "## Decided otherwise", "## Rules in force");
    CHECK(holds(chapter, "| 1 | 2 | firer.grade = 3 in small\\_arms\\_fire of red-1 | veterans |\n"));
    CHECK(holds(chapter, "| 1 | 2 | first\\_fire set aside | damp |\n"));
    CHECK(holds(chapter, "| agreed |\n"));
}

TEST_CASE("casualties by turn, by cause and the lines, as the ledger has them") {
    AtBattle table = after_a_volley();
    const std::string text = between(told(table), "## Casualties", "## Flags, batteries, leaders");
    CHECK(holds(text, "| Turn | red | blue |\n| --- | ---: | ---: |\n| 1 | 0 | 3 |\n| in all | 0 | 3 |\n"));
    CHECK(holds(text, "| Cause | red | blue |\n| --- | ---: | ---: |\n| small arms | 0 | 3 |\n"));
    // 28 castings: 7, 8.4, 11.2, 14
    CHECK(holds(text, "| blue | 28 | 3 | 7 (4 to go) | 9 (6 to go) | 12 (9 to go) | 14 (11 to go) | 7 (4 to go) |\n"));
}

TEST_CASE("the withdrawal ledger: each die with its event, flags and leaders by name, chances in words") {
    Battle battle = small_battle();
    Trophy flag;
    flag.id = "37.1";
    flag.unit = "red-1";
    flag.lost_by = "red";
    flag.taken_by_unit = "blue-1";
    flag.taken_by = "blue";
    flag.turn = 4;
    flag.entry = 37;
    battle.trophies.push_back(flag);
    battle.units[1].castings = 4;               // 8 of 28 lost: past a quarter
    Loss loss;
    loss.id = "1.1";
    loss.unit = "red-2";
    loss.castings = 8;
    loss.cause = Cause::melee;
    loss.turn = 1;
    battle.losses.push_back(loss);
    battle.game.turn = 12;
    const AtBattle table(battle);
    const std::string text = told(table);
    CHECK(holds(text, "| red | flag lost | 1/red, turn 4, to 1/blue |\n"));
    CHECK(holds(text, "| blue | flag taken | 1/red, turn 4, by 1/blue |\n"));
    // one die: it cannot come to twelve
    CHECK(holds(text, "| 1 die | flag of 1/red, taken by 1/blue | turn 4, entry 37 |  |\n"));
    CHECK(holds(text, "| Checks from | 25 %: reached at 7 of 28 | 25 %: at 7 of 28 lost, 7 to go |\n"));
    CHECK(holds(text, "| Leaves by the end | 0 % | 0 % |\n"));
}

TEST_CASE("rules in force: rulings not at their default with their meaning, options, house rules; or by the book") {
    Battle battle = small_battle();
    CHECK(holds(told(AtBattle(battle)), "By the book: every ruling at its default, no optional rules, no house rules.\n"));
    battle.game.rulings = {"R-102=chart"};
    battle.game.options = {"variable_morale"};
    battle.game.house_rules = {"Generals are never late"};
    battle.game.flag_dice_cap = 1;
    const std::string text = between(told(AtBattle(battle)), "## Rules in force", "## The dice");
    CHECK(times(text, "| ruling | R-102=chart | ") == 1);
    CHECK_FALSE(holds(text, "| ruling | R-102=chart |  |"));
    CHECK(holds(text, "| optional rule | variable morale |  |\n| house rule | Generals are never late |  |\n"
                      "| house rule | at most 1 withdrawal die for flags |  |\n"));
}

TEST_CASE("the graph of an army of 203: lines at 51, 61, 82 and 102 castings, a point for each turn") {
    Battle battle = small_battle();
    battle.units[0].castings_start = 187;
    battle.units[0].castings = 187 - 50;
    Loss loss;
    loss.id = "1.1";
    loss.unit = "red-1";
    loss.castings = 50;
    loss.turn = 2;
    battle.losses.push_back(loss);
    battle.game.turn = 3;
    const std::string html = told(AtBattle(battle), ReportForm::html);
    const std::string svg = between(html, "<svg ", "</svg>");
    CHECK(holds(svg, ">red: 50 of 203 castings lost</text>"));
    for (const char* number : {">51</text>", ">61</text>", ">82</text>", ">102</text>", ">25 %</text>", ">30 %</text>", ">40 %</text>", ">50 %</text>"}) {
        CHECK_MESSAGE(times(svg, number) == 1, number);
    }
    // 102 stands at the top (25.0), 0 at the bottom (195.0): 50 lost are 50 * 170.0 / 102 = 83.3 above the bottom
    CHECK(holds(svg, "points=\"40.0,195.0 203.3,195.0 366.6,111.7 530.0,111.7\""));
    CHECK(times(svg, "<circle ") == 4);
    CHECK(times(html, "<svg ") == 2);
    check_page(html);
}

TEST_CASE("CSV: the resolutions first, every row equally long, the other tables under their names") {
    const auto rows = cells_of(told(after_a_volley(), ReportForm::csv));
    REQUIRE(rows.size() > 3);
    CHECK(rows[0] == std::vector<std::string>{"Table", "Turn", "Phase", "Entry", "Procedure", "Page", "Who", "Army", "Against", "Sum", "Other side's sum", "Pool",
                                              "Dice", "Rolled by", "Outcome", "Decided otherwise", "Correction"});
    CHECK(rows[1] == std::vector<std::string>{"Resolutions", "1", "Phase 8: Small-arms fire", "1", "Small arms fire", "p 34-35", "1/red", "red", "1/blue",
                                              "morale grade +2 dice (p 34); regulars, first shot of the game +1 die (p 35)", "", "3 dice", "6 6 6 = 18", "",
                                              "3 hits", "", ""});
    for (const auto& row : rows) CHECK(row.size() == rows[0].size());
    const auto row_of = [&](const std::string& table, const std::string& first) {
        for (const auto& row : rows) {
            if (row[0] == table && row[1] == first) return row;
        }
        FAIL((table + " has no row " + first));
        return rows[0];
    };
    CHECK(row_of("Casualties: Castings lost by turn", "Turn")[2] == "red");
    CHECK(row_of("Casualties: Castings lost by turn", "1")[3] == "3");
    CHECK(row_of("Battle", "Small")[2] == "The battle goes on, turn 1");
}

TEST_CASE("no name breaks a form: HTML, Markdown, a spreadsheet") {
    static const char* const kNasty[] = {"<b>bold</b>", "a & b", "\"quoted\"", "it's", "x | y", "## heading", "=1+1", "@cmd", "+1", "-1/7", "1/7", "line\nbreak",
                                         "\tTab", "`code` *star* [link](x)", "$x$", "- item", "1. item", "\xFF\xFE", "\x1B[31m", "<!--", "]]>", "Jäger; zu, Fuß"};
    for (const char* name : kNasty) {
        CAPTURE(name);
        Battle battle = small_battle();
        battle.game.title = battle.armies[0].name = battle.armies[0].nation = battle.brigades[0].name = name;
        battle.units[0].name = battle.units[3].name = battle.leaders[0].name = battle.sites[0].name = name;
        battle.game.house_rules = {name};
        AtBattle table(battle);
        table.phase(8);
        table.perform("do small_arms_fire red-1 blue-1 range=5in total=18");
        Intent note;
        note.verb = "note";
        note.text = name;
        table.perform(note);
        table.perform("next");

        check_page(told(table, ReportForm::html));

        const std::string markdown = told(table);
        std::size_t begin = 0;
        std::size_t pipes = 0;
        while (begin < markdown.size()) {
            const auto end = std::min(markdown.find('\n', begin), markdown.size());
            const std::string line = markdown.substr(begin, end - begin);
            begin = end + 1;
            std::size_t here = 0;
            for (std::size_t i = 0; i < line.size(); ++i) here += line[i] == '|' && (i == 0 || line[i - 1] != '\\');
            if (!line.starts_with('|')) {
                // Not one of ours begins a line with them.
                const bool ours = line.empty() || line.starts_with("#") || line.starts_with("- **") || line.starts_with("    ") || line.starts_with("**");
                const char first = line.empty() ? ' ' : line[0];
                CHECK_MESSAGE((ours || std::string_view("-+>=`<*|").find(first) == std::string_view::npos), line);
                CHECK_MESSAGE((!line.starts_with("#") || here == 0), line);
                pipes = 0;
                continue;
            }
            if (pipes == 0) pipes = here;
            CHECK_MESSAGE(here == pipes, line);
        }

        for (const auto& row : cells_of(told(table, ReportForm::csv))) {
            for (const std::string& cell : row) {
                const bool number = !cell.empty() && cell.find_first_not_of("-0123456789") == std::string::npos;
                CHECK_MESSAGE((cell.empty() || number || std::string_view("=+-@\t\r\n").find(cell[0]) == std::string_view::npos), cell);
            }
        }
    }
}

TEST_CASE("what is taken out of a name for each form") {
    CHECK(for_html("<a href='x'>\"&\n") == "&lt;a href=&#39;x&#39;&gt;&quot;&amp; ");
    CHECK(for_markdown("1/7th") == "1/7th");
    CHECK(for_markdown("## a|b_c*d`e[f]<g>&\\") == "\\#\\# a\\|b\\_c\\*d\\`e\\[f\\]\\<g\\>\\&\\\\");
    CHECK(for_markdown("- item") == "\\- item");
    CHECK(for_markdown("12. item") == "12\\. item");
    CHECK(for_markdown("12 dice") == "12 dice");
    CHECK(for_markdown("  a\nb") == "a b");
    CHECK(for_csv("plain") == "plain");
    CHECK(for_csv("a,b") == "\"a,b\"");
    CHECK(for_csv("say \"no\"") == "\"say \"\"no\"\"\"");
    CHECK(for_csv("two\nlines") == "\"two\nlines\"");
    CHECK(for_csv("=1+1") == "'=1+1");
    CHECK(for_csv("  =1+1") == "'  =1+1");
    CHECK(for_csv("@x") == "'@x");
    CHECK(for_csv("+2 dice") == "'+2 dice");
    CHECK(for_csv("-3") == "-3");
    CHECK(for_csv("-3 dice") == "'-3 dice");
    CHECK(for_csv("1/7") == "'1/7");
    CHECK(for_csv("1:50") == "'1:50");
    CHECK(for_csv("2.5") == "2.5");
    CHECK(for_csv("1/7th") == "1/7th");
    CHECK(for_csv("\xFF") == "\xEF\xBF\xBD");
}

TEST_CASE("a battle in which nothing has been decided, and one without rolls, in every form") {
    const AtBattle table;
    CHECK(holds(told(table), "Nothing has been decided yet.\n"));
    CHECK(holds(told(table), "None was lost.\n"));
    CHECK(holds(told(table), "No dice are on record.\n"));
    check_page(told(table, ReportForm::html));
    CHECK(cells_of(told(table, ReportForm::csv)).size() > 10);
}

TEST_CASE("any battle at all can be written up") {
    RandomBattles random(11);
    for (int round = 0; round < 40; ++round) {
        Log log([&] {
            LogHeader header = small_header();
            header.title = random.text();
            return header;
        }());
        for (int i = 0; i < 12; ++i) {
            // What cannot be in a battle that is played is not asked for here.
            Entry entry = random.entry(log);
            entry.events.clear();
            if (entry.kind != EntryKind::act && entry.kind != EntryKind::note) continue;
            entry.instead.clear();
            if (log.add(std::move(entry))) break;
        }
        check_page(battle_report(test_charts(), log, ReportForm::html));
        const auto rows = cells_of(battle_report(test_charts(), log, ReportForm::csv));
        for (const auto& row : rows) CHECK(row.size() == rows[0].size());
        CHECK_FALSE(battle_report(test_charts(), log, ReportForm::markdown).empty());
    }
}

TEST_CASE("the forms by name") {
    CHECK(report_form_named("markdown") == ReportForm::markdown);
    CHECK(report_form_named("md") == ReportForm::markdown);
    CHECK(report_form_named("html") == ReportForm::html);
    CHECK(report_form_named("htm") == ReportForm::html);
    CHECK(report_form_named("csv") == ReportForm::csv);
    CHECK_FALSE(report_form_named("pdf"));
}
