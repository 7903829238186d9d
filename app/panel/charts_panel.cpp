// Every chart of the book: found as one types, in the battle's scale or in both, as large as one likes.
#include "app/panel/rows.hpp"
#include "app/shell/keys.hpp"
#include "core/report/text.hpp"

#include <algorithm>
#include <cmath>

namespace aor::panel {
namespace {

constexpr std::size_t kMostFound = 40;
constexpr float kZoomStep = 1.15f;
constexpr float kLeastZoom = 0.6f;
constexpr float kMostZoom = 3.0f;

void manner(const Palette& palette, PanelState& state) {
    ButtonFlow buttons;
    buttons.next("Both scales");
    if (toggle("Both scales", state.both_scales, palette)) state.both_scales = !state.both_scales;
    buttons.next("Larger");
    if (button("Larger", "zoom in")) state.chart_zoom = std::min(kMostZoom, state.chart_zoom * kZoomStep);
    buttons.next("Smaller");
    if (button("Smaller", "zoom out")) state.chart_zoom = std::max(kLeastZoom, state.chart_zoom / kZoomStep);
}

/// The cells side by side where they fit, otherwise one after the other under the row's label.
void grid(const desk::ChartSheet& sheet, const Palette& palette) {
    const float gap = ImGui::GetStyle().CellPadding.x * 2.0f;
    float wanted = ImGui::GetFontSize() * 7.0f;
    for (std::size_t i = 0; i < sheet.heads.size(); ++i) {
        float widest = 0.0f;
        for (const desk::ChartGridRow& row : sheet.grid) widest = std::max(widest, ImGui::CalcTextSize(row.cells[i].c_str()).x);
        wanted += std::max(widest, ImGui::CalcTextSize(sheet.heads[i].c_str()).x) + gap;
    }
    const bool fits = wanted < ImGui::GetContentRegionAvail().x && sheet.heads.size() < 30;
    if (fits && ImGui::BeginTable("grid", static_cast<int>(sheet.heads.size()) + 1, ImGuiTableFlags_SizingFixedFit | ImGuiTableFlags_RowBg)) {
        ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthStretch);
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        for (const std::string& head : sheet.heads) {
            ImGui::TableNextColumn();
            write(head, palette.faint);
        }
        for (const desk::ChartGridRow& row : sheet.grid) {
            ImGui::TableNextRow();
            ImGui::TableNextColumn();
            write_wrapped(row.label, palette.ink);
            for (const std::string& cell : row.cells) {
                ImGui::TableNextColumn();
                write(cell, palette.accent);
            }
        }
        ImGui::EndTable();
    } else {
        for (const desk::ChartGridRow& row : sheet.grid) {
            write_wrapped(row.label, palette.ink);
            std::string cells;
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                if (row.cells[i] == "-") continue;
                cells += (cells.empty() ? "" : ", ") + (sheet.heads.size() > 1 ? sheet.heads[i] + ' ' : std::string()) + row.cells[i];
            }
            ImGui::Indent();
            write_wrapped(cells.empty() ? "-" : cells, palette.accent);
            ImGui::Unindent();
        }
    }
    for (const desk::ChartGridRow& row : sheet.grid) {
        if (!row.note.empty()) write_wrapped(row.label + ": " + row.note, palette.faint);
    }
}

enum class Conditions : std::uint8_t { leave_out, tell };

/// Amounts may be long here ("+3 light, +4 medium ..."): every column breaks.
bool begin_rows(const char* id) {
    if (!ImGui::BeginTable(id, 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_BordersInnerH)) return false;
    ImGui::TableSetupColumn("value", ImGuiTableColumnFlags_WidthStretch, 4.0f);
    ImGui::TableSetupColumn("label", ImGuiTableColumnFlags_WidthStretch, 9.0f);
    ImGui::TableSetupColumn("page", ImGuiTableColumnFlags_WidthStretch, 2.5f);
    return true;
}

void chart_row(const report::ChartRow& row, Conditions conditions, const Palette& palette) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    if (row.kind != report::RowKind::cells) write_wrapped(row.value, palette.accent);
    ImGui::TableNextColumn();
    write_wrapped(row.label, palette.ink);
    if (row.kind == report::RowKind::cells) write_wrapped(row.value, palette.accent);
    if (conditions == Conditions::tell && !row.when.empty()) write_wrapped("when " + row.when, palette.faint);
    else if (!row.marks.empty()) write_wrapped(row.marks, palette.faint);
    if (!row.note.empty()) write_wrapped(row.note, palette.faint);
    ImGui::TableNextColumn();
    write_wrapped(report::page_in_words(row.page), palette.faint);
}

void open_chart(const desk::ChartSheet& sheet, const Palette& palette) {
    write_large(sheet.title, palette.accent, 1.25f);
    write_wrapped(sheet.page + (sheet.reading.empty() ? "" : ". " + sheet.reading), palette.faint);
    if (!sheet.rows.empty() && begin_rows("rows")) {
        for (const report::ChartRow& row : sheet.rows) chart_row(row, Conditions::leave_out, palette);
        ImGui::EndTable();
    }
    if (!sheet.grid.empty()) grid(sheet, palette);
    for (const std::string& note : sheet.notes) write_wrapped(note, palette.faint);
}

void found(const std::vector<report::ChartRow>& rows, const Palette& palette, PanelState& state) {
    if (rows.empty()) write_wrapped("No chart has all of these words.", palette.faint);
    // Those that stand together in one chart are shown together.
    for (std::size_t i = 0; i < rows.size();) {
        ImGui::PushID(static_cast<int>(i));
        const std::string id = rows[i].chart_id();
        ImGui::Spacing();
        if (row_button(rows[i].chart_title() + ", " + report::page_in_words(rows[i].chart_page()), "open")) {
            state.chart = id;
            state.chart_search.clear();
        }
        const bool open = begin_rows("found");
        for (; i < rows.size() && rows[i].chart_id() == id; ++i) {
            if (open) chart_row(rows[i], Conditions::tell, palette);
        }
        if (open) ImGui::EndTable();
        ImGui::PopID();
    }
    if (rows.size() == kMostFound) write_wrapped("and more: another word narrows them", palette.faint);
}

void list(const std::vector<desk::ChartName>& names, const Palette& palette, PanelState& state) {
    for (const desk::ChartName& name : names) {
        if (row_line(name.title + "  (" + name.page + ')', name.id, palette.ink)) state.chart = name.id;
    }
}

/// The search, with the arrows free to scroll what was found.
void search(PanelState& state) {
    if (state.focus_charts) ImGui::SetKeyboardFocusHere();
    state.focus_charts = false;
    (void)line_field("##chart search", state.chart_search, "search all charts: cover, rally, 6-pounder, hussars");
    if (!ImGui::IsItemActive()) return;
    shell::keep_arrows();
    constexpr float kStep = 3.0f;
    constexpr float kPage = 15.0f;
    if (ImGui::IsKeyPressed(ImGuiKey_DownArrow)) state.chart_scroll += kStep;
    if (ImGui::IsKeyPressed(ImGuiKey_UpArrow)) state.chart_scroll -= kStep;
    if (ImGui::IsKeyPressed(ImGuiKey_PageDown)) state.chart_scroll += kPage;
    if (ImGui::IsKeyPressed(ImGuiKey_PageUp)) state.chart_scroll -= kPage;
}

/// What is below the search: found rows, the open chart, or the list of all charts.
void below(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    const Battle* battle = desk.session() != nullptr ? &desk.battle() : nullptr;
    const auto scales = state.both_scales ? desk::Scales::both : desk::Scales::of_the_battle;
    const std::string key = std::to_string(desk.table_revision()) + (state.both_scales ? " both " : " one ");
    const TextSize zoom(state.chart_zoom);
    if (!state.chart_search.empty()) {
        const auto& rows = state.chart_rows.of(key + state.chart_search, [&] {
            return desk::found_rows(desk.charts(), state.chart_search, desk::club_of(battle, scales), kMostFound);
        });
        found(rows, palette, state);
        return;
    }
    if (!state.chart.empty()) {
        const auto& sheet = state.chart_sheet.of(key + state.chart, [&] { return desk::chart_sheet(desk.charts(), state.chart, desk::club_of(battle, scales)); });
        if (row_button("All charts", "all charts")) state.chart.clear();
        if (!sheet.title.empty()) open_chart(sheet, palette);
        return;
    }
    const auto& charts = state.chart_list.of("", [&] { return desk::chart_list(desk.charts()); });
    subheading("Quick reference", palette);
    list(charts.quick, palette, state);
    subheading("The other charts", palette);
    list(charts.others, palette, state);
}

}  // namespace

Wanted draw_charts(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    // Somebody has asked for a chart by its title, or for words to be looked up.
    if (!desk.chart_search().empty()) {
        state.chart = desk::chart_titled(desk.charts(), desk.chart_search());
        state.chart_search = state.chart.empty() ? desk.chart_search() : std::string();
        wanted = desk::SearchCharts{""};
    }
    search(state);
    manner(palette, state);
    // A little room at the side: some letters, as j, reach out to the left of their line.
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {std::floor(ImGui::GetFontSize() * 0.2f), 0.0f});
    const bool open = ImGui::BeginChild("charts", {0.0f, 0.0f}, ImGuiChildFlags_NavFlattened | ImGuiChildFlags_AlwaysUseWindowPadding);
    ImGui::PopStyleVar();
    if (open) {
        const std::string shown = state.chart_search + '\n' + state.chart;
        if (shown != state.charts_shown) ImGui::SetScrollY(0.0f);
        else if (state.chart_scroll != 0.0f) ImGui::SetScrollY(std::max(0.0f, ImGui::GetScrollY() + state.chart_scroll * ImGui::GetTextLineHeightWithSpacing()));
        state.charts_shown = shown;
        state.chart_scroll = 0.0f;
        below(desk, palette, state);
    }
    ImGui::EndChild();
    return wanted;
}

}  // namespace aor::panel
