#include "tests/ui/harness/faults.hpp"

#include "tests/ui/harness/drawn.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace aor::tests {
namespace {

std::string name_of(const ImGuiWindow* window) {
    if (window == nullptr) return "the screen";
    // Children are named "Parent/child_0123ABCD".
    return std::string("window ") + window->Name;
}

bool rolls_across(const ImGuiWindow& window) { return (window.Flags & ImGuiWindowFlags_HorizontalScrollbar) != 0; }
bool rolls_along(const ImGuiWindow& window) {
    for (const ImGuiWindow* at = &window; at != nullptr; at = (at->Flags & ImGuiWindowFlags_ChildWindow) != 0 ? at->ParentWindow : nullptr) {
        if (at->ScrollMax.y > 0 && (at->Flags & ImGuiWindowFlags_NoScrollbar) == 0) return true;
    }
    return false;
}

bool in_a_text_field(const DrawnLine& line, const std::vector<Item>& items) {
    const ImVec2 centre = line.box.GetCenter();
    return std::any_of(items.begin(), items.end(), [&](const Item& item) { return item.takes_text && item.box.Contains(centre); });
}

}  // namespace

std::vector<std::string> duplicate_ids(Headless& screen) {
    std::vector<std::string> out;
    screen.frames(1);
    std::map<ImGuiID, const Item*> first;
    for (const Item& item : screen.items()) {
        if (item.may_repeat || item.is_window) continue;
        const auto [at, is_new] = first.emplace(item.id, &item);
        if (is_new) continue;
        // A widget may report itself twice, in the same place.
        const ImRect& a = at->second->box;
        const ImRect& b = item.box;
        if (a.Contains(b) || b.Contains(a)) continue;
        out.push_back(fmt::format("the id of \"{}\" in {} is also that of \"{}\"", item.label, name_of(item.window), at->second->label));
    }
    return out;
}

std::vector<std::string> cut_labels(Headless& screen) {
    std::vector<std::string> out;
    screen.frames(2);
    // Read before anything is measured: that may move the letters in their texture.
    const std::vector<DrawnLine> drawn = drawn_lines();
    // A label that is wider than the box which was made for it.
    for (const Item& item : screen.items()) {
        if (item.is_window || item.label.empty() || item.takes_text || item.box.GetWidth() <= 0) continue;
        const std::string said = item.said();
        const float needs = ImGui::CalcTextSize(said.c_str()).x;
        // Letters of another size are measured by what was drawn, below.
        const bool usual_size = item.box.GetHeight() < ImGui::GetFrameHeight() * 1.3f;
        if (usual_size && item.box.Overlaps(item.clip) && needs > item.box.GetWidth() + 1) {
            out.push_back(fmt::format("\"{}\" in {} needs {:.0f} pixels and has {:.0f}", said, name_of(item.window), needs, item.box.GetWidth()));
        }
    }
    for (const DrawnLine& line : drawn) {
        const bool across = line.cut_across && (line.window == nullptr || !rolls_across(*line.window));
        const bool along = line.cut_along && (line.window == nullptr || !rolls_along(*line.window));
        if ((!across && !along) || in_a_text_field(line, screen.items())) continue;
        out.push_back(fmt::format("\"{}\" in {} is cut off {}", line.text, name_of(line.window), across ? "at its side" : "above or below"));
    }
    for (const ImGuiWindow* window : screen.context().Windows) {
        if (!window->Active || window->Hidden || window->SkipItems) continue;
        if (window->ScrollMax.x > 1 && !rolls_across(*window)) {
            out.push_back(fmt::format("{} has contents {:.0f} pixels wider than itself", name_of(window), window->ScrollMax.x));
        }
        const bool no_bar = (window->Flags & ImGuiWindowFlags_NoScrollbar) != 0;
        if (window->ScrollMax.y > 1 && no_bar) {
            out.push_back(fmt::format("{} has contents {:.0f} pixels higher than itself, and no scroll bar", name_of(window), window->ScrollMax.y));
        }
    }
    for (int i = 0; i < screen.context().Tables.GetMapSize(); ++i) {
        const ImGuiTable* table = screen.context().Tables.TryGetMapData(i);
        if (table == nullptr || table->LastFrameActive != screen.context().FrameCount) continue;
        for (int n = 0; n < table->ColumnsCount; ++n) {
            const ImGuiTableColumn& column = table->Columns[n];
            const float over = std::max({column.ContentMaxXUnfrozen, column.ContentMaxXFrozen, column.ContentMaxXHeadersUsed}) - column.MaxX;
            if (!column.IsEnabled || over <= 1) continue;
            out.push_back(fmt::format("column {} of a table in {} has contents {:.0f} pixels wider than itself", n + 1,
                                      name_of(table->OuterWindow), over));
        }
    }
    return out;
}

std::string faults(Headless& screen) {
    std::string out;
    for (const std::string& fault : duplicate_ids(screen)) out += fault + '\n';
    for (const std::string& fault : cut_labels(screen)) out += fault + '\n';
    return out;
}

}  // namespace aor::tests
