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

/// "25 %" beside its mark, as far as there is room before the next one; what does not fit is left to the pointer.
void mark_label(const desk::LossMark& mark, float at, float room, float top, float height, Colour ground, const Palette& palette) {
    const float size = height * 0.8f;
    const float gap = height * 0.15f;
    ImFont* font = ImGui::GetFont();
    std::string text = mark.say;
    const auto wide = [&] { return font->CalcTextSizeA(size, 1e6f, 0.0f, text.c_str()).x + 2.0f * gap; };
    if (wide() > room) text = text.substr(0, text.find(' '));
    if (wide() > room) return;
    const Colour ink = shell::readable_on(ground, mark.reached ? palette.on_seal : palette.ink);
    ImGui::GetWindowDrawList()->AddText(font, size, {at + gap, top + (height - size) * 0.5f}, ink.packed(), text.c_str());
}

/// Losses against the strength, from none at the left, with a mark at every line; the one from which it checks is taller.
void loss_bar(const desk::ArmyBar& army, float width, const Palette& palette) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetTextLineHeight();
    ImDrawList* draw = ImGui::GetWindowDrawList();
    // The bar ends a little behind the last mark: what lies beyond does not matter at the table.
    const int last = army.marks.empty() ? army.castings.start : std::max(army.marks.back().at * 5 / 4, army.castings.lost);
    const float whole = static_cast<float>(std::max(1, last));
    const auto x_of = [&](int castings) { return at.x + width * std::min(1.0f, static_cast<float>(castings) / whole); };
    const float top = at.y + height * 0.04f;
    const float bottom = at.y + height * 0.96f;
    draw->AddRectFilled({at.x, top}, {at.x + width, bottom}, palette.field.packed());
    draw->AddRectFilled({at.x, top}, {x_of(army.castings.lost), bottom}, army_colour(palette, army.place).packed());
    if (army.pending > 0) {
        draw->AddRectFilled({x_of(army.castings.lost), top}, {x_of(army.castings.lost + army.pending), bottom},
                            army_colour(palette, army.place).packed(110));
    }
    for (std::size_t i = 0; i < army.marks.size(); ++i) {
        const desk::LossMark& mark = army.marks[i];
        const float reach = mark.is_start_line ? height * 0.08f : 0.0f;
        draw->AddLine({x_of(mark.at), top - reach}, {x_of(mark.at), bottom + reach}, (mark.reached ? palette.bad : palette.ink).packed(),
                      mark.is_start_line ? 2.0f : 1.0f);
        const float end = i + 1 < army.marks.size() ? x_of(army.marks[i + 1].at) : at.x + width;
        // On the ground that lies behind all of it; where that changes beneath it, it would be hard to read.
        const float filled = x_of(army.castings.lost + army.pending);
        const bool on_fill = filled >= end;
        if (on_fill || filled <= x_of(mark.at)) {
            mark_label(mark, x_of(mark.at), end - x_of(mark.at), top, bottom - top, on_fill ? army_colour(palette, army.place) : palette.field, palette);
        }
    }
    ImGui::Dummy({width, height});
    if (ImGui::IsItemHovered() && ImGui::BeginTooltip()) {
        write("Castings lost, from none at the left; a mark at each line of the withdrawal check:");
        for (const desk::LossMark& mark : army.marks) {
            write(mark.say + ": " + std::to_string(mark.at) + " castings" + (mark.is_start_line ? " (checks from here)" : "") +
                  (mark.reached ? ", reached" : ""));
        }
        ImGui::EndTooltip();
    }
}

void army_in_full(const desk::ArmyBar& army, const Palette& palette) {
    write(army.name, army_colour(palette, army.place));
    beside(std::to_string(army.castings.lost) + " of " + std::to_string(army.castings.start) + " castings lost", palette.ink);
    if (army.pending > 0) beside("+" + std::to_string(army.pending) + " when fire is closed", palette.warn);
    ImGui::SameLine();
    const float gap = ImGui::GetFontSize() * 0.5f;
    if (ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * 5.0f) ImGui::NewLine();
    loss_bar(army, std::max(1.0f, ImGui::GetContentRegionAvail().x - gap), palette);
    const std::string says = army.has_left ? army.check : army.next + " \u00b7 " + army.check;
    write_wrapped(says, army.checks || army.has_left ? palette.bad : palette.faint);
}

/// One line for each army: what is lost, how far to the next mark, what a check would bring. All of it by the pointer.
void army_in_a_line(const desk::ArmyBar& army, const Palette& palette) {
    std::string says = std::to_string(army.castings.lost);
    if (army.pending > 0) says += "+" + std::to_string(army.pending);
    says += " of " + std::to_string(army.castings.start) + " lost";
    const auto next = std::find_if(army.marks.begin(), army.marks.end(), [](const desk::LossMark& mark) { return !mark.reached; });
    if (!army.has_left && next != army.marks.end()) says += ", " + std::to_string(next->at - army.castings.lost) + " more to " + next->say;
    else if (!army.has_left && !army.next.empty()) says += ", " + army.next;
    says += " \u00b7 " + army.check_short;
    ImGui::BeginGroup();
    write(army.name, army_colour(palette, army.place));
    ImGui::SameLine();
    write_wrapped(says, army.checks || army.has_left ? palette.bad : palette.ink);
    ImGui::EndGroup();
    if (ImGui::IsItemHovered() && ImGui::BeginTooltip()) {
        write(army.check);
        ImGui::EndTooltip();
    }
}

/// On the same line where it fits.
void flow_text(const std::string& text, Colour colour) {
    flow(text);
    write_wrapped(text, colour);
}

void earlier_moment(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    flow_text("an earlier moment: after entry " + std::to_string(*desk.looking_at()), palette.warn);
    flow("Back to the present");
    if (button("Back to the present")) wanted = desk::LookAtPresent{};
}

void owed(const desk::TopLine& top, const Palette& palette, Wanted& wanted) {
    if (!top.ended.empty()) {
        flow_text(top.ended, palette.bad);
        return;
    }
    flow(top.owed);
    if (button(top.owed, "owed")) wanted = desk::ShowPanel{desk::Panel::duties};
}

}  // namespace

Wanted draw_top(const desk::Desk& desk, const Palette& palette, bool narrow, const std::function<void()>& tabs) {
    Wanted wanted;
    const desk::TopLine& top = desk.top();
    if (narrow) {
        write_wrapped(top.phase, palette.ink);
        ImGui::SetItemTooltip("%s, %s", top.title.c_str(), top.scale.c_str());
    } else {
        write_large(top.phase, palette.ink, 1.25f);
        ImGui::SameLine();
        write(top.scale, palette.faint);
    }
    if (desk.looking_at()) earlier_moment(desk, palette, wanted);
    else if (!top.who.empty()) flow_text(top.who, palette.accent);
    owed(top, palette, wanted);
    if (narrow) {
        // The panels at the end of the line, where they have room; otherwise on a line of their own.
        ImGui::SameLine();
        if (ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * 7.0f) ImGui::NewLine();
        tabs();
        for (const desk::ArmyBar& army : top.armies) army_in_a_line(army, palette);
        return wanted;
    }
    ImGui::SameLine();
    write_right(top.title, palette.faint);
    const int columns = std::max(1, static_cast<int>(top.armies.size()));
    if (ImGui::BeginTable("armies", columns, ImGuiTableFlags_SizingStretchSame)) {
        for (const desk::ArmyBar& army : top.armies) {
            ImGui::TableNextColumn();
            army_in_full(army, palette);
        }
        ImGui::EndTable();
    }
    return wanted;
}

}  // namespace aor::panel
