#include "app/desk/finder_lines.hpp"

#include "app/desk/chart_view.hpp"
#include "core/play/perform.hpp"
#include "core/report/chart_rows.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

Perform verb(std::string_view name) {
    Perform perform;
    perform.intent.verb = name;
    return perform;
}

std::vector<FinderLine> everything(const Desk& desk) {
    std::vector<FinderLine> all;
    const auto add = [&](std::string say, std::string kind, std::string key, DeskIntent intent) {
        all.push_back({std::move(say), std::move(kind), std::move(key), std::move(intent), 0});
    };
    if (desk.session() != nullptr) {
        int place = 0;
        for (const report::DutyRow& duty : desk.duties()) {
            if (duty.when != report::Due::later) add(duty.say, "owed", "", BeginDuty{place});
            ++place;
        }
        for (const std::string_view id : procedures_to_do()) {
            std::string key;
            for (const CommandKey& command : command_keys()) {
                if (command.procedure == id) key = std::string(1, command.letter);
            }
            add(title_of(desk.charts(), id), "do", key, BeginCase{std::string(id), "", ""});
        }
        add("Next phase", "command", "n", verb("next"));
        add("Undo", "command", "u", Undo{});
        add("Redo", "command", "y", Redo{});
        add("Close fire: casualties come off", "command", "", verb("close_fire"));
        add("Shuffle the cards", "command", "", verb("shuffle"));
        add("Draw a card", "command", "d", verb("draw"));
        add("Show all plots", "command", "", verb("show"));
        add("Back to the present", "command", "", LookAtPresent{});
        add("Report in Markdown", "export", "", ExportBattle{ExportForm::markdown});
        add("Report as a web page", "export", "", ExportBattle{ExportForm::html});
        add("Report for a spreadsheet", "export", "", ExportBattle{ExportForm::csv});
        add("Roster sheets to print", "export", "", ExportBattle{ExportForm::rosters});
        add("Close the battle", "command", "", CloseBattle{});
        for (const Leader& leader : desk.battle().leaders) {
            if (!is_here(leader)) continue;
            const std::string name = name_of(desk.battle(), leader.id);
            if (!leader.attached.empty()) add("Detach " + name + ": leaves " + name_of(desk.battle(), leader.attached), "leader", "", Perform{goes_to(leader, "")});
            for (const Unit& unit : desk.battle().units) {
                const bool his = is_on_table(unit) && unit.army == leader.army && (leader.brigade.empty() || unit.brigade == leader.brigade);
                if (his && leader.attached != unit.id) add("Attach " + name + ": joins " + name_of(desk.battle(), unit.id), "leader", "", Perform{goes_to(leader, unit.id)});
            }
        }
        for (const Somebody& one : everybody(desk.battle())) add(one.name, "unit", one.code, SelectUnit{one.id});
    }
    for (int i = 0; i < kPanels; ++i) {
        const auto panel = static_cast<Panel>(i);
        add(std::string(title_of(panel)), "panel", "", ShowPanel{panel});
    }
    for (const char* theme : {"paper", "dark", "light"}) add(std::string("Theme: ") + theme, "command", "", ChooseTheme{theme});
    add("Larger text", "command", "Ctrl +", ChangeTextSize{1});
    add("Smaller text", "command", "Ctrl -", ChangeTextSize{-1});
    add("Big card", "command", "F11", ShowBigCard{true});
    add("Compact window", "command", "F12", ShowCompact{true});
    for (const auto& refs : {report::quick_reference(desk.charts()), report::other_charts(desk.charts())}) {
        for (const report::ChartRef& ref : refs) add(ref.title(), "chart", "", SearchCharts{ref.title()});
    }
    return all;
}

/// The charts that hold what was typed, in players' words too, best first.
std::vector<std::string> charts_with(const Desk& desk, std::string_view typed) {
    constexpr std::size_t kLeast = 3;
    constexpr std::size_t kMostRows = 12;
    std::vector<std::string> titles;
    if (typed.size() < kLeast) return titles;
    const Battle* battle = desk.session() != nullptr ? &desk.battle() : nullptr;
    for (const report::ChartRow& row : found_rows(desk.charts(), typed, club_of(battle, Scales::of_the_battle), kMostRows)) {
        if (std::find(titles.begin(), titles.end(), row.chart_title()) == titles.end()) titles.push_back(row.chart_title());
    }
    return titles;
}

}  // namespace

std::optional<int> fit(std::string_view typed, std::string_view text) {
    int rank = 0;
    std::size_t at = 0;
    bool follows = false;
    for (const char c : typed) {
        if (c == ' ') {
            follows = false;
            continue;
        }
        const std::size_t from = at;
        std::size_t found = std::string_view::npos;
        // The beginning of a word is what people type.
        for (std::size_t i = from; i < text.size(); ++i) {
            if (lower(text[i]) != lower(c)) continue;
            const bool begins = i == 0 || text[i - 1] == ' ' || text[i - 1] == '/' || text[i - 1] == '-' || text[i - 1] == '(';
            if (found == std::string_view::npos) found = i;
            if (follows && i == from) break;
            if (begins) {
                found = i;
                break;
            }
        }
        if (found == std::string_view::npos) return std::nullopt;
        const bool begins = found == 0 || text[found - 1] == ' ' || text[found - 1] == '/' || text[found - 1] == '-';
        rank += begins ? 8 : 1;
        if (follows && found == from) rank += 6;
        rank -= static_cast<int>(std::min<std::size_t>(found - from, 5));
        at = found + 1;
        follows = true;
    }
    return rank;
}

std::vector<FinderLine> find_lines(const Desk& desk, std::string_view typed, std::size_t most) {
    const std::vector<std::string> titles = charts_with(desk, typed);
    std::vector<FinderLine> found;
    for (FinderLine& line : everything(desk)) {
        const auto rank = fit(typed, line.say);
        const bool by_code = !typed.empty() && line.kind == "unit" && line.key == typed;
        // What is not called so may hold it: the charts, and what is done by them.
        const auto title = line.kind == "chart" || line.kind == "do" ? std::find(titles.begin(), titles.end(), line.say) : titles.end();
        if (by_code) line.rank = 1000;
        else if (rank) line.rank = *rank;
        else if (title != titles.end()) line.rank = -static_cast<int>(title - titles.begin());
        else continue;
        found.push_back(std::move(line));
    }
    std::stable_sort(found.begin(), found.end(), [](const FinderLine& a, const FinderLine& b) { return a.rank > b.rank; });
    // Every row with it stands last, whatever else there is.
    const bool rows = !titles.empty();
    const std::size_t room = rows && most > 0 ? most - 1 : most;
    if (found.size() > room) found.erase(found.begin() + static_cast<std::ptrdiff_t>(room), found.end());
    if (rows) found.push_back({"All chart rows with \"" + std::string(typed) + '"', "chart", "", SearchCharts{std::string(typed)}, 0});
    return found;
}

}  // namespace aor::desk
