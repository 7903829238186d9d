#include "app/panel/paint.hpp"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>

namespace aor::panel {
namespace {

constexpr std::string_view kNoBreak = "\u00a0";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The blank at that place stands before a percent sign, beside a slash between numbers, or behind the p of a page.
bool holds_together(std::string_view text, std::size_t at) {
    const char before = at > 0 ? text[at - 1] : ' ';
    const char after = at + 1 < text.size() ? text[at + 1] : ' ';
    if (is_digit(before) && after == '%') return true;
    if (is_digit(before) && after == '/') return text.substr(at + 1).starts_with("/ ") && at + 3 < text.size() && is_digit(text[at + 3]);
    if (before == '/' && is_digit(after)) return at >= 3 && text[at - 2] == ' ' && is_digit(text[at - 3]);
    return before == 'p' && is_digit(after) && (at < 2 || text[at - 2] == ' ' || text[at - 2] == '(');
}

/// Whether the mouse has moved on this item, or in this window, since the last key, and not too long ago.
bool points() {
    constexpr float kRests = 12.0f;   // seconds
    ImGuiStorage& kept = *ImGui::GetStateStorage();
    const ImGuiIO& io = ImGui::GetIO();
    const ImGuiID x = ImGui::GetID("tip x");
    const ImGuiID y = ImGui::GetID("tip y");
    const ImGuiID since = ImGui::GetID("tip since");
    const auto now = static_cast<float>(ImGui::GetTime());
    if (kept.GetFloat(x, -1.0f) != io.MousePos.x || kept.GetFloat(y, -1.0f) != io.MousePos.y) {
        kept.SetFloat(x, io.MousePos.x);
        kept.SetFloat(y, io.MousePos.y);
        kept.SetFloat(since, now);
    }
    for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_GamepadStart; ++key) {
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(key))) kept.SetFloat(since, now - 2.0f * kRests);
    }
    return now - kept.GetFloat(since, now) < kRests;
}

/// ImGui also breaks a line behind a full stop, and so in the midst of "2.78". There, and nowhere else, a dot that looks the
/// same takes its place, at which no line is broken.
std::string with_whole_numbers(std::string text, float width) {
    constexpr ImWchar kDot = 0x2024;
    constexpr std::string_view kDotText = "\u2024";
    ImFont* font = ImGui::GetFont();
    if (width <= 0.0f || text.find('.') == std::string::npos || !font->IsGlyphInFont(kDot)) return text;
    for (std::size_t from = 0; from < text.size();) {
        const char* end = text.data() + text.size();
        const char* at = font->CalcWordWrapPosition(ImGui::GetFontSize(), text.data() + from, end, width);
        const auto to = static_cast<std::size_t>(at - text.data());
        if (to >= 2 && to < text.size() && text[to - 1] == '.' && is_digit(text[to - 2]) && is_digit(text[to])) {
            text.replace(to - 1, 1, kDotText);
            continue;   // the same line, broken before the number
        }
        from = std::max(to, from + 1);
        while (from < text.size() && (text[from] == ' ' || text[from] == '\n')) ++from;
    }
    return text;
}

}  // namespace

std::string kept_together(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' && holds_together(text, i)) out += kNoBreak;
        else out += text[i];
    }
    return out;
}

bool begin_tip() {
    if (!ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip) || !points()) return false;
    if (!ImGui::BeginTooltip()) return false;
    ImGui::PushTextWrapPos(ImGui::GetFontSize() * 26.0f);
    return true;
}

void end_tip() {
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
}

void tip(std::string_view text) {
    if (!begin_tip()) return;
    write(kept_together(text));
    end_tip();
}

std::string labelled(std::string_view label, std::string_view id) {
    std::string out(label);
    // "##" begins an id in ImGui; in a name it is two plain signs, so the id is always given after "###".
    for (std::size_t at = out.find("##"); at != std::string::npos; at = out.find("##", at + 4)) out.replace(at, 2, "#\u200b#");
    out += "###";
    out += id.empty() ? label : id;
    return out;
}

void write(std::string_view text) { ImGui::TextUnformatted(text.data(), text.data() + text.size()); }

void write(std::string_view text, Colour colour) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    write(text);
    ImGui::PopStyleColor();
}

void write_wrapped(std::string_view text) {
    ImGui::PushTextWrapPos(0.0f);
    write(with_whole_numbers(kept_together(text), ImGui::GetContentRegionAvail().x));
    ImGui::PopTextWrapPos();
}

void write_wrapped(std::string_view text, Colour colour) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    write_wrapped(text);
    ImGui::PopStyleColor();
}

void write_whole_words(std::string_view text) {
    const float width = ImGui::GetContentRegionAvail().x;
    std::string whole;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        if (from > 0) whole += ' ';
        whole += shortened(text.substr(from, to - from), width);
        from = to + 1;
    }
    write_wrapped(whole);
}

void write_whole_words(std::string_view text, Colour colour) {
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    write_whole_words(text);
    ImGui::PopStyleColor();
}

void write_large(std::string_view text, Colour colour, float times) {
    const TextSize size(times);
    write_wrapped(text, colour);
}

void write_right(std::string_view text, Colour colour) {
    const float width = ImGui::CalcTextSize(text.data(), text.data() + text.size()).x;
    if (width > ImGui::GetContentRegionAvail().x) ImGui::NewLine();   // no room beside what stands there
    const float left = ImGui::GetContentRegionAvail().x - width;
    if (left > 0.0f) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + left);
    if (left < 0.0f) write_wrapped(text, colour);
    else write(text, colour);
}

void heading(std::string_view text, const Palette& palette) {
    write_wrapped(text, palette.accent);
    rule(palette);
}

void rule(const Palette& palette) {
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::GetWindowDrawList()->AddLine(from, {from.x + width, from.y}, palette.rule.packed());
    ImGui::Dummy({0.0f, ImGui::GetStyle().ItemSpacing.y});
}

void key_cap(std::string_view key, const Palette& palette) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 text = ImGui::CalcTextSize(key.data(), key.data() + key.size());
    const float pad = ImGui::GetFontSize() * 0.22f;
    const ImVec2 end = {at.x + text.x + 2.0f * pad, at.y + text.y};
    ImGui::GetWindowDrawList()->AddRect(at, end, palette.rule.packed(), pad * 0.5f);
    ImGui::GetWindowDrawList()->AddText({at.x + pad, at.y}, palette.accent.packed(), key.data(), key.data() + key.size());
    ImGui::Dummy({text.x + 2.0f * pad, text.y});
}

void page(std::string_view page, const Palette& palette) {
    if (page.empty()) return;
    const std::string text = (page[0] >= '0' && page[0] <= '9' ? "p " : "") + std::string(page);
    write_right(text, palette.faint);
}

void share_bar(int share, float width, Colour colour, const Palette& palette) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetTextLineHeight();
    const float inset = height * 0.22f;
    const float filled = width * static_cast<float>(share) / 100.0f;
    ImDrawList* draw = ImGui::GetWindowDrawList();
    draw->AddRectFilled({at.x, at.y + inset}, {at.x + width, at.y + height - inset}, palette.field.packed());
    draw->AddRectFilled({at.x, at.y + inset}, {at.x + (filled < 2.0f ? 2.0f : filled), at.y + height - inset}, colour.packed());
    ImGui::Dummy({width, height});
}

bool button(std::string_view label, std::string_view id) { return ImGui::Button(labelled(label, id).c_str()); }

bool toggle(std::string_view label, bool on, const Palette& palette, std::string_view id) {
    if (on) {
        ImGui::PushStyleColor(ImGuiCol_Button, palette.seal);
        ImGui::PushStyleColor(ImGuiCol_ButtonHovered, palette.seal);
        ImGui::PushStyleColor(ImGuiCol_Text, palette.on_seal);
    }
    const bool pressed = button(label, id);
    if (on) ImGui::PopStyleColor(3);
    return pressed;
}

void flow(std::string_view next_label) {
    flow(ImGui::CalcTextSize(next_label.data(), next_label.data() + next_label.size()).x + 2.0f * ImGui::GetStyle().FramePadding.x);
}

void flow(float width) {
    const float end = ImGui::GetItemRectMax().x + ImGui::GetStyle().ItemSpacing.x + width;
    const float edge = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    if (end <= edge) ImGui::SameLine();
}

float choice_width(std::string_view shown) {
    return ImGui::CalcTextSize(shown.data(), shown.data() + shown.size()).x + 2.0f * ImGui::GetStyle().FramePadding.x + ImGui::GetFrameHeight();
}

std::string shortened(std::string_view whole, float width) {
    constexpr std::string_view kMore = "\u2026";
    std::string text(whole);
    std::size_t last = text.size();
    while (last > 0 && ImGui::CalcTextSize(text.c_str()).x > width) {
        do --last;
        while (last > 0 && (static_cast<unsigned char>(whole[last]) & 0xC0) == 0x80);   // a whole letter
        text = std::string(whole.substr(0, last)) + std::string(kMore);
    }
    return text;
}

bool begin_choice(const char* id, std::string_view shown, float width, int flags) {
    const float room = width > 0.0f ? width : ImGui::GetContentRegionAvail().x;
    const std::string text = shortened(shown, room - choice_width({}));
    ImGui::SetNextItemWidth(room);
    const bool open = ImGui::BeginCombo(id, text.c_str(), flags);
    if (!open && text.size() != shown.size() && (ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible))) {
        if (ImGui::BeginTooltip()) {
            write(shown);
            ImGui::EndTooltip();
        }
    }
    return open;
}

bool line_field(const char* id, std::string& text, const char* hint, float width) {
    ImGui::SetNextItemWidth(width);
    return ImGui::InputTextWithHint(id, hint, &text, ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_EscapeClearsAll);
}

}  // namespace aor::panel
