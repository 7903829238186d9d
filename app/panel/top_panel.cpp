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

/// Small signs, each in the colour that is read on what lies behind it: up to `split` that is the filled part of a bar.
void small_text(ImVec2 at, float size, const std::string& text, float split, Colour on_fill, Colour on_ground) {
    ImFont* font = ImGui::GetFont();
    for (const char& sign : text) {
        const float wide = font->CalcTextSizeA(size, 1e6f, 0.0f, &sign, &sign + 1).x;
        const Colour ink = at.x + wide * 0.5f < split ? on_fill : on_ground;
        ImGui::GetWindowDrawList()->AddText(font, size, at, ink.packed(), &sign, &sign + 1);
        at.x += wide;
    }
}

/// A bar on the screen: where it lies, how much of it is filled, and on what ground.
struct Bar {
    float left, right, top, bottom;
    float filled;
    Colour fill;
};

/// "25 %" before its mark, as far as there is room behind the one before; what does not fit is left to the pointer.
void mark_label(const desk::LossMark& mark, float from, float to, const Bar& bar, const Palette& palette) {
    const float height = bar.bottom - bar.top;
    const float size = height * 0.8f;
    const float gap = height * 0.15f;
    std::string text = mark.say;
    const auto wide = [&] { return ImGui::GetFont()->CalcTextSizeA(size, 1e6f, 0.0f, text.c_str()).x; };
    if (wide() + 2.0f * gap > to - from) text = text.substr(0, text.find(' '));
    if (wide() + 2.0f * gap > to - from) return;
    small_text({to - gap - wide(), bar.top + (height - size) * 0.5f}, size, text, bar.filled, shell::readable_on(bar.fill, palette.on_seal),
               shell::readable_on(palette.field, palette.ink));
}

void tell_bar(const desk::ArmyBar& army) {
    if (!begin_tip()) return;
    write(kept_together("Castings lost: " + std::to_string(army.castings.lost) + " of " + std::to_string(army.castings.start) + ". The lines of the withdrawal check:"));
    for (const desk::LossMark& mark : army.marks) {
        write(kept_together(mark.say + ": " + std::to_string(mark.at) + " castings" + (mark.is_start_line ? " (checks from here)" : "") +
                            (mark.reached ? ", reached" : "")));
    }
    if (!army.marks.empty()) write(kept_together("The bar ends at " + army.marks.back().say + "."));
    end_tip();
}

/// Losses from none at the left to the last line of the check at the right, with a mark at every line; the one from which it
/// checks is taller. Beyond the last line an arrow says that it goes on.
void loss_bar(const desk::ArmyBar& army, float width, const Palette& palette) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetTextLineHeight();
    ImDrawList* draw = ImGui::GetWindowDrawList();
    const int last = army.marks.empty() ? army.castings.start : army.marks.back().at;
    const float whole = static_cast<float>(std::max(1, last));
    const auto x_of = [&](int castings) { return at.x + width * std::min(1.0f, static_cast<float>(castings) / whole); };
    const Colour colour = army_colour(palette, army.place);
    const Bar bar = {at.x, at.x + width, at.y + height * 0.04f, at.y + height * 0.96f, x_of(army.castings.lost), colour};
    draw->AddRectFilled({bar.left, bar.top}, {bar.right, bar.bottom}, palette.field.packed());
    draw->AddRectFilled({bar.left, bar.top}, {bar.filled, bar.bottom}, colour.packed());
    if (army.pending > 0) draw->AddRectFilled({bar.filled, bar.top}, {x_of(army.castings.lost + army.pending), bar.bottom}, colour.packed(110));
    float from = bar.left;
    for (const desk::LossMark& mark : army.marks) {
        const float x = x_of(mark.at);
        const float reach = mark.is_start_line ? height * 0.08f : 0.0f;
        draw->AddLine({x, bar.top - reach}, {x, bar.bottom + reach}, (mark.reached ? shell::readable_on(x < bar.filled ? bar.fill : palette.field, palette.bad) : palette.ink).packed(), mark.is_start_line ? 2.0f : 1.0f);
        mark_label(mark, from, x, bar, palette);
        from = x;
    }
    if (army.castings.lost > last) {
        const float middle = (bar.top + bar.bottom) * 0.5f;
        draw->AddTriangleFilled({bar.right, middle - height * 0.3f}, {bar.right + height * 0.35f, middle}, {bar.right, middle + height * 0.3f}, colour.packed());
    }
    ImGui::Dummy({width, height});
    tell_bar(army);
}

/// All of the check, for whoever points at its line.
void tell_check(const desk::ArmyBar& army, const Palette& palette) {
    if (army.check_in_full.empty() || !begin_tip()) return;
    write(army.name, army_colour(palette, army.place));
    for (const std::string& line : army.check_in_full) write(kept_together(line));
    end_tip();
}

void army_in_full(const desk::ArmyBar& army, const Palette& palette) {
    write(army.name, army_colour(palette, army.place));
    beside(std::to_string(army.castings.lost) + " of " + std::to_string(army.castings.start) + " castings lost", palette.ink);
    if (army.pending > 0) beside("+" + std::to_string(army.pending) + " when fire is closed", palette.warn);
    ImGui::SameLine();
    const float gap = ImGui::GetFontSize() * 0.5f;
    if (ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * 5.0f) ImGui::NewLine();
    loss_bar(army, std::max(1.0f, ImGui::GetContentRegionAvail().x - gap), palette);
    const std::string says = army.has_left || army.next.empty() ? army.check : army.next + " \u00b7 " + army.check;
    write_wrapped(says, army.checks || army.has_left ? palette.bad : palette.faint);
    tell_check(army, palette);
}

/// One line for each army: what is lost, how far to the next mark, what a check would bring. All of it by the pointer.
void army_in_a_line(const desk::ArmyBar& army, const Palette& palette) {
    std::string says = std::to_string(army.castings.lost);
    if (army.pending > 0) says += "+" + std::to_string(army.pending);
    says += " of " + std::to_string(army.castings.start) + " lost";
    if (!army.has_left && !army.next_short.empty()) says += ", " + army.next_short;
    says += " \u00b7 " + army.check_short;
    const TextSize size(0.9f);
    ImGui::BeginGroup();
    write(army.name, army_colour(palette, army.place));
    ImGui::SameLine();
    write_wrapped(says, army.checks || army.has_left ? palette.bad : palette.ink);
    ImGui::EndGroup();
    tell_check(army, palette);
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

/// Where there is little room: the moment, and small below it the scale and what the battle is called, together no higher
/// than a button.
void moment_and_title(const desk::TopLine& top, const Palette& palette) {
    ImGui::BeginGroup();
    ImGui::PushStyleVarY(ImGuiStyleVar_ItemSpacing, 0.0f);
    float width = 0.0f;
    {
        const TextSize size(0.85f);
        write_wrapped(top.phase, palette.ink);
        width = ImGui::GetItemRectSize().x;
    }
    {
        const TextSize size(0.5f);
        write(shortened(top.scale + " \u00b7 " + top.title, width), palette.faint);
    }
    ImGui::PopStyleVar();
    ImGui::EndGroup();
    tip(top.title + ", " + top.scale);
}

/// How many duties are owed, and as much of their names as there is room for before what is still to stand on the line.
void owed(const desk::Desk& desk, float reserved, const Palette& palette, Wanted& wanted) {
    const desk::TopLine& top = desk.top();
    if (!top.ended.empty()) {
        flow_text(top.ended, palette.bad);
        return;
    }
    std::string names;
    for (const std::string& name : desk::owed_in_words(desk.duties())) names += (names.empty() ? ": " : " \u00b7 ") + name;
    const float edge = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    const float room = edge - reserved - ImGui::GetItemRectMax().x - ImGui::GetStyle().ItemSpacing.x - 2.0f * ImGui::GetStyle().FramePadding.x;
    // Half a word of the first of them says nothing.
    const bool any = room > ImGui::CalcTextSize(top.owed.c_str()).x + ImGui::GetFontSize() * 3.0f;
    const std::string label = any ? shortened(top.owed + names, room) : top.owed;
    flow(label);
    if (button(label, "owed")) wanted = desk::ShowPanel{desk::Panel::duties};
    if (names.empty() || !begin_tip()) return;
    for (const report::DutyRow& duty : desk.duties()) {
        if (duty.when != report::Due::later) write(kept_together(duty.step.empty() ? duty.say : duty.say + ": " + duty.step));
    }
    end_tip();
}

}  // namespace

Wanted draw_top(const desk::Desk& desk, const Palette& palette, bool narrow, const std::function<void()>& tabs) {
    Wanted wanted;
    const desk::TopLine& top = desk.top();
    if (narrow) {
        moment_and_title(top, palette);
    } else {
        write_large(top.phase, palette.ink, 1.25f);
        ImGui::SameLine();
        write(top.scale, palette.faint);
    }
    if (desk.looking_at()) earlier_moment(desk, palette, wanted);
    else if (!top.who.empty()) flow_text(top.who, palette.accent);
    const float tabs_need = ImGui::GetFontSize() * 7.0f;
    const float title_needs = ImGui::CalcTextSize(top.title.c_str()).x + 2.0f * ImGui::GetStyle().ItemSpacing.x;
    owed(desk, narrow ? tabs_need + ImGui::GetStyle().ItemSpacing.x : title_needs, palette, wanted);
    if (narrow) {
        // The panels at the end of the line, where they have room; otherwise on a line of their own.
        ImGui::SameLine();
        if (ImGui::GetContentRegionAvail().x < tabs_need) ImGui::NewLine();
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
