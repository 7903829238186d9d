#include "app/panel/panels.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

Colour army_colour(const Palette& palette, int place) { return palette.army[static_cast<std::size_t>(place) % palette.army.size()]; }

/// On the same line where it fits, otherwise on the next.
void beside(const std::string& text, Colour colour) {
    ImGui::SameLine();
    if (ImGui::CalcTextSize(text.c_str()).x > ImGui::GetContentRegionAvail().x) ImGui::NewLine();
    write(text, colour);
}

/// Losses against the strength, with a mark at every line; the one from which it checks is taller.
void loss_bar(const desk::ArmyBar& army, float width, const Palette& palette) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetTextLineHeight();
    ImDrawList* draw = ImGui::GetWindowDrawList();
    // The bar ends a little behind the last mark: what lies beyond does not matter at the table.
    const int last = army.marks.empty() ? army.castings.start : std::max(army.marks.back().at * 5 / 4, army.castings.lost);
    const float whole = static_cast<float>(std::max(1, last));
    const auto x_of = [&](int castings) { return at.x + width * std::min(1.0f, static_cast<float>(castings) / whole); };
    const float top = at.y + height * 0.2f;
    const float bottom = at.y + height * 0.8f;
    draw->AddRectFilled({at.x, top}, {at.x + width, bottom}, palette.field.packed());
    draw->AddRectFilled({at.x, top}, {x_of(army.castings.lost), bottom}, army_colour(palette, army.place).packed());
    if (army.pending > 0) {
        draw->AddRectFilled({x_of(army.castings.lost), top}, {x_of(army.castings.lost + army.pending), bottom},
                            army_colour(palette, army.place).packed(110));
    }
    for (const desk::LossMark& mark : army.marks) {
        const float reach = mark.is_start_line ? height * 0.2f : 0.0f;
        draw->AddLine({x_of(mark.at), top - reach}, {x_of(mark.at), bottom + reach}, (mark.reached ? palette.bad : palette.ink).packed(),
                      mark.is_start_line ? 2.0f : 1.0f);
    }
    ImGui::Dummy({width, height});
    if (ImGui::IsItemHovered() && ImGui::BeginTooltip()) {
        for (const desk::LossMark& mark : army.marks) {
            write(mark.say + ": " + std::to_string(mark.at) + " castings" + (mark.is_start_line ? " (checks from here)" : "") +
                  (mark.reached ? ", reached" : ""));
        }
        ImGui::EndTooltip();
    }
}

}  // namespace

Wanted draw_top(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    const desk::TopLine& top = desk.top();
    {
        const TextSize size(1.25f);
        write(top.phase, palette.ink);
    }
    ImGui::SameLine();
    write(top.scale, palette.faint);
    ImGui::SameLine();
    if (!top.ended.empty()) write(top.ended, palette.bad);
    else if (button(top.owed, "owed")) wanted = desk::ShowPanel{desk::Panel::duties};
    // Whose turn it is, where there is room beside the title.
    const float taken = ImGui::GetItemRectMax().x + ImGui::GetFontSize();
    const float edge = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(top.title.c_str()).x - ImGui::GetFontSize();
    if (!top.who.empty() && !desk.looking_at() && taken + ImGui::CalcTextSize(top.who.c_str()).x <= edge) {
        ImGui::SameLine();
        write(top.who, palette.accent);
    }
    if (desk.looking_at()) {
        ImGui::SameLine();
        write("an earlier moment: after entry " + std::to_string(*desk.looking_at()), palette.warn);
        ImGui::SameLine();
        if (button("Back to the present")) wanted = desk::LookAtPresent{};
    }
    ImGui::SameLine();
    write_right(top.title, palette.faint);

    const int columns = std::max(1, static_cast<int>(top.armies.size()));
    if (ImGui::BeginTable("armies", columns, ImGuiTableFlags_SizingStretchSame)) {
        for (const desk::ArmyBar& army : top.armies) {
            ImGui::TableNextColumn();
            const Colour colour = army_colour(palette, army.place);
            write(army.name, colour);
            beside(std::to_string(army.castings.lost) + " of " + std::to_string(army.castings.start) + " lost", palette.ink);
            if (army.pending > 0) beside("+" + std::to_string(army.pending) + " when fire is closed", palette.warn);
            ImGui::SameLine();
            const float gap = ImGui::GetFontSize() * 0.5f;
            if (ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * 5.0f) ImGui::NewLine();
            loss_bar(army, std::max(1.0f, ImGui::GetContentRegionAvail().x - gap), palette);
            std::string says = army.has_left ? "has left the field" : army.next + " \u00b7 " + (army.checks ? "it checks: " : "a check now: ") + army.dice;
            // Without dice it stays; and there is room for three armies.
            if (!army.has_left && !army.chance.empty() && army.dice != "no dice") says += ", leaves the field in " + army.chance;
            write_wrapped(says, army.checks || army.has_left ? palette.bad : palette.faint);
        }
        ImGui::EndTable();
    }
    return wanted;
}

}  // namespace aor::panel
