#include "app/panel/rows.hpp"
#include "app/shell/keys.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

enum class Frame : std::uint8_t { around, none };

bool wide_button(std::string_view label, std::string_view id, Frame frame) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const std::string shown = kept_together(label);
    const float width = std::max(1.0f, ImGui::GetContentRegionAvail().x);
    const float wrap = std::max(1.0f, width - 2.0f * style.FramePadding.x);
    const ImVec2 text = ImGui::CalcTextSize(shown.data(), shown.data() + shown.size(), false, wrap);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = text.y + 2.0f * style.FramePadding.y;
    const bool pressed = ImGui::InvisibleButton(labelled(label, id).c_str(), {width, height}, ImGuiButtonFlags_EnableNav);
    const bool touched = ImGui::IsItemActive() || ImGui::IsItemHovered();
    const ImGuiCol ground = ImGui::IsItemActive() ? ImGuiCol_ButtonActive : touched ? ImGuiCol_ButtonHovered : ImGuiCol_Button;
    ImDrawList* draw = ImGui::GetWindowDrawList();
    const ImVec2 end = {at.x + width, at.y + height};
    if (frame == Frame::around || touched) draw->AddRectFilled(at, end, ImGui::GetColorU32(ground), style.FrameRounding);
    if (frame == Frame::around && style.FrameBorderSize > 0.0f) draw->AddRect(at, end, ImGui::GetColorU32(ImGuiCol_Border), style.FrameRounding, 0, style.FrameBorderSize);
    draw->AddText(ImGui::GetFont(), ImGui::GetFontSize(), {at.x + style.FramePadding.x, at.y + style.FramePadding.y}, ImGui::GetColorU32(ImGuiCol_Text),
                  shown.data(), shown.data() + shown.size(), wrap);
    // Whoever reads the screen as text, to copy it or to check it, finds this line too.
    ImGui::LogText("\n%.*s\n", static_cast<int>(label.size()), label.data());
    return pressed;
}

/// The head of a part that unfolds, and whether it is open.
template <class Head>
bool unfolded(std::string_view label, std::string_view id, Head&& head) {
    const std::string key = "fold " + std::string(id.empty() ? label : id);
    ImGuiStorage* storage = ImGui::GetStateStorage();
    const ImGuiID at = ImGui::GetID(key.c_str());
    bool open = storage->GetBool(at, false);
    if (head((open ? "-  " : "+  ") + std::string(label), key)) {
        open = !open;
        storage->SetBool(at, open);
    }
    return open;
}

/// The name that the letters of this frame lead to. Letters that lead nowhere begin anew with the last of them.
std::optional<std::size_t> go_to_typed(const std::vector<desk::NameInList>& names, TypedInList& typed) {
    // Not there in the frame before: another list, or this one opened again.
    if (typed.frame != ImGui::GetFrameCount() - 1) typed.text.clear();
    typed.frame = ImGui::GetFrameCount();
    std::optional<std::size_t> meant;
    for (const ImWchar c : ImGui::GetIO().InputQueueCharacters) {
        if (c <= ' ' || c >= 0x7F) continue;   // the space bar presses what is framed
        typed.text += static_cast<char>(c);
        meant = desk::first_named(typed.text, names);
        if (meant) continue;
        typed.text = static_cast<char>(c);
        meant = desk::first_named(typed.text, names);
        if (!meant) typed.text.clear();
    }
    return meant;
}

}  // namespace

bool row_button(std::string_view label, std::string_view id) { return wide_button(label, id, Frame::around); }

bool row_line(std::string_view label, std::string_view id, Colour text) {
    ImGui::PushStyleColor(ImGuiCol_Text, text);
    const bool pressed = wide_button(label, id, Frame::none);
    ImGui::PopStyleColor();
    return pressed;
}

void at_its_right(std::string_view label, std::string_view text, const Palette& palette) {
    const ImVec2 pad = ImGui::GetStyle().FramePadding;
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    const float size = ImGui::GetFontSize() * 0.8f;
    const float wide = ImGui::GetFont()->CalcTextSizeA(size, 1e6f, 0.0f, text.data(), text.data() + text.size()).x;
    const float before = ImGui::CalcTextSize(label.data(), label.data() + label.size()).x + ImGui::GetFontSize();
    if (before + wide > to.x - from.x - 2.0f * pad.x) return;
    ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), size, {to.x - pad.x - wide, from.y + pad.y + (ImGui::GetFontSize() - size) * 0.5f}, palette.faint.packed(),
                                        text.data(), text.data() + text.size());
}

bool row_button(std::string_view label, std::string_view id, Colour text) {
    ImGui::PushStyleColor(ImGuiCol_Text, text);
    const bool pressed = row_button(label, id);
    ImGui::PopStyleColor();
    return pressed;
}

bool row_toggle(std::string_view label, bool on, const Palette& palette, std::string_view id) {
    if (on) {
        ImGui::PushStyleColor(ImGuiCol_Button, palette.seal);
        ImGui::PushStyleColor(ImGuiCol_ButtonHovered, palette.seal);
        ImGui::PushStyleColor(ImGuiCol_Text, palette.on_seal);
    }
    const bool pressed = row_button(label, id);
    if (on) ImGui::PopStyleColor(3);
    return pressed;
}

bool fold(std::string_view label, std::string_view id) {
    return unfolded(label, id, [](std::string_view text, std::string_view key) { return row_button(text, key); });
}

void turn_fold(std::string_view id) {
    ImGuiStorage* storage = ImGui::GetStateStorage();
    const ImGuiID at = ImGui::GetID(("fold " + std::string(id)).c_str());
    storage->SetBool(at, !storage->GetBool(at, false));
}

bool fold_line(std::string_view label, std::string_view id, Colour colour) {
    return unfolded(label, id, [colour](std::string_view text, std::string_view key) { return row_line(text, key, colour); });
}

void subheading(std::string_view text, const Palette& palette, std::string_view right) {
    ImGui::Spacing();
    write(text, palette.accent);
    if (right.empty()) return;
    ImGui::SameLine();
    write_right(right, palette.faint);
}

bool begin_lines(const char* id) {
    if (!ImGui::BeginTable(id, 3, ImGuiTableFlags_SizingFixedFit)) return false;
    ImGui::TableSetupColumn("amount");
    ImGui::TableSetupColumn("words", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("page");
    return true;
}

void line(std::string_view amount, std::string_view label, std::string_view page, const Palette& palette, Colour words) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    write(amount, palette.accent);
    // The words last: what comes under them stands below, not over them.
    ImGui::TableSetColumnIndex(2);
    write(page, palette.faint);
    ImGui::TableSetColumnIndex(1);
    write_wrapped(label, words);
}

void line(std::string_view amount, std::string_view label, std::string_view page, const Palette& palette) {
    line(amount, label, page, palette, palette.ink);
}

void under(std::string_view text, const Palette& palette) {
    if (!text.empty()) write_wrapped(text, palette.faint);
}

void end_lines() { ImGui::EndTable(); }

void pick_name(const std::vector<desk::NameInList>& names, std::string& chosen, TypedInList& typed, const Palette& palette) {
    const auto meant = go_to_typed(names, typed);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const desk::NameInList& one = names[i];
        ImGui::PushID(one.id.c_str());
        if (ImGui::Selectable("##choice", one.id == chosen)) chosen = one.id;
        if (meant == i) ImGui::SetKeyboardFocusHere(-1);
        ImGui::SameLine(0.0f, 0.0f);
        write(one.code, palette.faint);
        ImGui::SameLine();
        write(one.name, one.place < 0 ? palette.ink : colour_of_army(palette, one.place));
        ImGui::PopID();
    }
}

std::optional<std::string> ask_reason(std::string_view what, PanelState& state, const Palette& palette) {
    if (state.asks_reason != what) return std::nullopt;
    std::optional<std::string> given;
    ImGui::PushID("reason");
    write_wrapped("Why? It goes into the log.", palette.accent);
    if (state.focus_reason) {
        ImGui::SetKeyboardFocusHere();
        state.focus_reason = false;
    }
    if (line_field("##why", state.reason, "in a few words, then Enter") && !state.reason.empty()) given = state.reason;
    ButtonFlow buttons;
    for (const char* reason : {"both sides agree", "as seen on the table", "the referee's ruling", "house rule"}) {
        buttons.next(reason);
        if (button(reason)) given = reason;
    }
    buttons.next("Never mind");
    if (button("Never mind")) state.asks_reason.clear();
    ImGui::PopID();
    if (given) {
        state.asks_reason.clear();
        state.reason.clear();
    }
    return given;
}

void begin_reason(std::string_view what, PanelState& state) {
    state.asks_reason = what;
    state.reason.clear();
    state.focus_reason = true;
}

void frame_if_called_up(int& frame, const PanelState& state) {
    const bool anew = frame != ImGui::GetFrameCount() - 1;
    frame = ImGui::GetFrameCount();
    if (anew && !state.pointing && !ImGui::GetIO().WantTextInput) shell::frame_first_of_window();
}

bool no_battle(const desk::Desk& desk, const Palette& palette) {
    if (desk.session() != nullptr) return false;
    write_wrapped("No battle is open. Begin one, or open one, under Battles (F10).", palette.faint);
    return true;
}

desk::Perform perform(std::string_view verb, std::string_view actor, std::string_view reason) {
    desk::Perform perform;
    perform.intent.verb = verb;
    perform.intent.actor = actor;
    perform.intent.reason = reason;
    return perform;
}

}  // namespace aor::panel
