#pragma once
// The colours of the screen, as tables of named roles, and how ImGui is dressed in them. Every colour that carries text is
// readable on every ground of its theme: a test computes it.

#include <imgui.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace aor::shell {

/// Red, green, blue and how opaque.
struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    bool operator==(const Colour&) const = default;

    /// For ImGui's widgets.
    operator ImVec4() const {  // NOLINT(google-explicit-constructor): every use is one
        return {static_cast<float>(red) / 255.0f, static_cast<float>(green) / 255.0f, static_cast<float>(blue) / 255.0f, 1.0f};
    }
    /// For ImGui's draw lists; 255 covers what is below.
    [[nodiscard]] ImU32 packed(std::uint8_t cover = 255) const { return IM_COL32(red, green, blue, cover); }
};

/// The colour of "#1f3f7a", as a settings file writes it; none when it is not six hexadecimal digits.
[[nodiscard]] std::optional<Colour> colour_from(std::string_view text);

/// How well one is told from the other: 1 (not at all) to 21 (black on white), as WCAG 2 counts it.
[[nodiscard]] double contrast(Colour one, Colour other);

/// What WCAG 2 wants for text, and for lines and marks.
inline constexpr double kTextContrast = 4.5;
inline constexpr double kMarkContrast = 3.0;

/// The colour itself, or the nearest darker or lighter one that can be read on that ground: for colours that a club chose.
[[nodiscard]] Colour readable_on(Colour ground, Colour wanted, double least = kTextContrast);

/// What a colour is for. Grounds lie below, roles of text are written on any of them, marks are lines and outlines.
struct Palette {
    // grounds
    Colour paper;   ///< of the window
    Colour sheet;   ///< of a panel, a list, a menu
    Colour field;   ///< of what is typed or pressed
    Colour chosen;  ///< of the row or button that is picked or under the pointer
    // text
    Colour ink;
    Colour faint;   ///< what does not apply, what is less important
    Colour accent;  ///< headings, what matters now
    Colour good;
    Colour warn;
    Colour bad;
    std::array<Colour, 4> army;  ///< one for each side; at most four are told apart
    // marks
    Colour rule;    ///< thin lines between things
    Colour focus;   ///< the outline of what the keyboard acts on
    // the one ground that is dark among light ones, or light among dark ones, and the text for it alone
    Colour seal;
    Colour on_seal;

    [[nodiscard]] std::array<Colour, 4> grounds() const { return {paper, sheet, field, chosen}; }
    [[nodiscard]] std::array<Colour, 10> text_roles() const {
        return {ink, faint, accent, good, warn, bad, army[0], army[1], army[2], army[3]};
    }
};

enum class Theme : std::uint8_t {
    paper,  ///< paper and ink, as an eighteenth-century book
    dark,   ///< for a dim room
    light,  ///< black on white, with as much contrast as there can be
};
inline constexpr std::array kThemes = {Theme::paper, Theme::dark, Theme::light};

[[nodiscard]] std::string_view name_of(Theme theme);
[[nodiscard]] std::optional<Theme> theme_named(std::string_view name);
[[nodiscard]] const Palette& palette_of(Theme theme);

/// Height of the text in pixels of an unscaled screen.
inline constexpr float kTextHeight = 18.0f;

/// Dresses ImGui: colours, and thin lines, square corners and distances that grow with `dpi` (the screen's scale) and
/// `text` (the size that the referee chose).
void dress(ImGuiStyle& style, const Palette& palette, float dpi = 1.0f, float text = 1.0f);

/// How ImGui behaves here: everything by keyboard, no blinking that would wake an idle machine, no files of its own.
void behave(ImGuiIO& io);

}  // namespace aor::shell
