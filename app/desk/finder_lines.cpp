#include "app/desk/finder_lines.hpp"

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
    std::vector<FinderLine> found;
    for (FinderLine& line : everything(desk)) {
        const auto rank = fit(typed, line.say);
        const bool by_code = !typed.empty() && line.kind == "unit" && line.key == typed;
        if (!rank && !by_code) continue;
        line.rank = by_code ? 1000 : *rank;
        found.push_back(std::move(line));
    }
    std::stable_sort(found.begin(), found.end(), [](const FinderLine& a, const FinderLine& b) { return a.rank > b.rank; });
    if (found.size() > most) found.erase(found.begin() + static_cast<std::ptrdiff_t>(most), found.end());
    return found;
}

}  // namespace aor::desk
