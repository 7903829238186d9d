#pragma once
// What all panels draw with: text in the palette's roles, headings, keys, bars. Nothing here knows the game.

#include "app/shell/theme.hpp"

#include <imgui.h>

#include <string>
#include <string_view>

namespace aor::panel {

using shell::Colour;
using shell::Palette;

/// Text, cut nowhere; `%` and `##` in names are plain signs.
void write(std::string_view text);
void write(std::string_view text, Colour colour);
/// The same, broken into lines at the width that is left.
void write_wrapped(std::string_view text);
void write_wrapped(std::string_view text, Colour colour);
/// The same, and no word is broken: one that is wider than the column ends in "\u2026".
void write_whole_words(std::string_view text);
void write_whole_words(std::string_view text, Colour colour);
/// Larger than the text around it.
void write_large(std::string_view text, Colour colour, float times);
/// At the right edge of what is left, or of the column.
void write_right(std::string_view text, Colour colour);
/// A heading with a rule under it.
void heading(std::string_view text, const Palette& palette);
/// A thin rule across.
void rule(const Palette& palette);
/// A key as it stands beside what it does: "f", in a small frame.
void key_cap(std::string_view key, const Palette& palette);
/// The text and, dim behind it, where the book says so: "p 16".
void page(std::string_view page, const Palette& palette);

/// A bar of a share of 100.
void share_bar(int share, float width, Colour colour, const Palette& palette);

/// A label of any text with an id of its own for ImGui.
[[nodiscard]] std::string labelled(std::string_view label, std::string_view id);
/// A button whose label is any text; `id` tells it from others of the same label.
[[nodiscard]] bool button(std::string_view label, std::string_view id = {});
/// A button that stays pressed.
[[nodiscard]] bool toggle(std::string_view label, bool on, const Palette& palette, std::string_view id = {});
/// The same line if the button fits beside the last item, otherwise the next.
void flow(std::string_view next_label);
/// The same for several things beside each other, so wide together.
void flow(float width);

/// Text in a size of its own for as long as it lives.
class TextSize {
public:
    explicit TextSize(float times) { ImGui::PushFont(nullptr, ImGui::GetStyle().FontSizeBase * times); }
    ~TextSize() { ImGui::PopFont(); }
    TextSize(const TextSize&) = delete;
    TextSize& operator=(const TextSize&) = delete;
};

/// Rows of ticks and choices closer together for as long as it lives.
class SlimRows {
public:
    SlimRows() { ImGui::PushStyleVarY(ImGuiStyleVar_FramePadding, ImGui::GetFontSize() * 0.06f); }
    ~SlimRows() { ImGui::PopStyleVar(); }
    SlimRows(const SlimRows&) = delete;
    SlimRows& operator=(const SlimRows&) = delete;
};

/// A tip for the last item beside the pointer, its text broken at a readable width; end_tip, if true. It goes when a key is
/// pressed, and when the mouse has rested on the item for long, so that what lies below it can be read again.
[[nodiscard]] bool begin_tip();
void end_tip();
/// The same of one text.
void tip(std::string_view text);

/// The text with what belongs together on one line: "2.78 %", "3 / 12", "p 16".
[[nodiscard]] std::string kept_together(std::string_view text);

/// The text, or as much of it as that width has room for, ending in "\u2026".
[[nodiscard]] std::string shortened(std::string_view text, float width);
/// A choice as wide as `width`, or as what is left; what does not fit ends in "\u2026" and stands whole beside the pointer, and
/// beside the choice while the keyboard is on it. EndCombo, if true.
[[nodiscard]] bool begin_choice(const char* id, std::string_view shown, float width = -1.0f, int flags = 0);
/// The width that a choice needs to show this text whole.
[[nodiscard]] float choice_width(std::string_view shown);

/// A text field for one line; true when it was left with Enter. The text grows as it is typed.
[[nodiscard]] bool line_field(const char* id, std::string& text, const char* hint, float width = -1.0f);

}  // namespace aor::panel
