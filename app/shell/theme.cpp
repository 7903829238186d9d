#include "app/shell/theme.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace aor::shell {
namespace {

constexpr Colour hex(std::uint32_t rgb) {
    return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>((rgb >> 8) & 0xFF), static_cast<std::uint8_t>(rgb & 0xFF)};
}

// Rag paper, iron gall ink, sealing wax; the armies in the dyes of their coats.
constexpr Palette kPaper = {
    .paper = hex(0xF1E8D2),
    .sheet = hex(0xF8F2E2),
    .field = hex(0xFDFAF0),
    .chosen = hex(0xE5D6B3),
    .ink = hex(0x2A2017),
    .faint = hex(0x62543F),
    .accent = hex(0x7A2A1C),
    .good = hex(0x2C5A2C),
    .warn = hex(0x764300),
    .bad = hex(0x9B1414),
    .army = {hex(0x1C3F80), hex(0x8C1C2C), hex(0x1F5A3A), hex(0x5E2C74)},
    .rule = hex(0xB8A581),
    .focus = hex(0x1C5FA8),
    .seal = hex(0x7A2A1C),
    .on_seal = hex(0xFBF4E4),
};

constexpr Palette kDark = {
    .paper = hex(0x1A1917),
    .sheet = hex(0x22201D),
    .field = hex(0x2C2925),
    .chosen = hex(0x403828),
    .ink = hex(0xEDE6D8),
    .faint = hex(0xB9B09D),
    .accent = hex(0xE6AE62),
    .good = hex(0x93CF8E),
    .warn = hex(0xEBC052),
    .bad = hex(0xFF9C8E),
    .army = {hex(0x98C0F5), hex(0xF7A79A), hex(0x8ED6AE), hex(0xD6B2EE)},
    .rule = hex(0x575043),
    .focus = hex(0xFFD166),
    .seal = hex(0xE6AE62),
    .on_seal = hex(0x1A1917),
};

constexpr Palette kLight = {
    .paper = hex(0xEDEDED),
    .sheet = hex(0xFFFFFF),
    .field = hex(0xFFFFFF),
    .chosen = hex(0xD9E6FF),
    .ink = hex(0x000000),
    .faint = hex(0x3D3D3D),
    .accent = hex(0x00388F),
    .good = hex(0x004A12),
    .warn = hex(0x5C3500),
    .bad = hex(0x8F0000),
    .army = {hex(0x00388F), hex(0x8F0000), hex(0x004A12), hex(0x55007A)},
    .rule = hex(0x6E6E6E),
    .focus = hex(0xC2005F),
    .seal = hex(0x00388F),
    .on_seal = hex(0xFFFFFF),
};

// One channel as the amount of light that it gives.
double light_of(std::uint8_t channel) {
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double light_of(Colour c) { return 0.2126 * light_of(c.red) + 0.7152 * light_of(c.green) + 0.0722 * light_of(c.blue); }

Colour mixed(Colour from, Colour to, double share) {
    const auto channel = [share](std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>(std::lround(a + (b - a) * share)); };
    return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue)};
}

ImVec4 covering(Colour colour, float share) {
    ImVec4 out = colour;
    out.w = share;
    return out;
}

void set_colours(ImGuiStyle& style, const Palette& p) {
    const auto set = [&style](ImGuiCol role, const ImVec4& colour) { style.Colors[role] = colour; };
    // Whatever is not named below is a rule on paper, so that a newer ImGui brings no colour of its own.
    for (ImVec4& colour : style.Colors) colour = p.rule;
    const Colour held = mixed(p.chosen, p.rule, 0.25);

    set(ImGuiCol_Text, p.ink);
    set(ImGuiCol_TextDisabled, p.faint);
    set(ImGuiCol_TextLink, p.accent);
    set(ImGuiCol_TextSelectedBg, p.chosen);
    set(ImGuiCol_InputTextCursor, p.ink);
    set(ImGuiCol_WindowBg, p.paper);
    set(ImGuiCol_ChildBg, p.sheet);
    set(ImGuiCol_PopupBg, p.sheet);
    set(ImGuiCol_MenuBarBg, p.paper);
    set(ImGuiCol_Border, p.rule);
    set(ImGuiCol_BorderShadow, covering(p.paper, 0.0f));
    set(ImGuiCol_FrameBg, p.field);
    set(ImGuiCol_FrameBgHovered, p.chosen);
    set(ImGuiCol_FrameBgActive, p.chosen);
    set(ImGuiCol_TitleBg, p.sheet);
    set(ImGuiCol_TitleBgActive, p.chosen);
    set(ImGuiCol_TitleBgCollapsed, p.sheet);
    set(ImGuiCol_ScrollbarBg, p.sheet);
    set(ImGuiCol_ScrollbarGrab, p.rule);
    set(ImGuiCol_ScrollbarGrabHovered, p.faint);
    set(ImGuiCol_ScrollbarGrabActive, p.ink);
    set(ImGuiCol_CheckMark, p.accent);
    set(ImGuiCol_SliderGrab, p.accent);
    set(ImGuiCol_SliderGrabActive, p.ink);
    set(ImGuiCol_Button, p.field);
    set(ImGuiCol_ButtonHovered, p.chosen);
    set(ImGuiCol_ButtonActive, held);
    set(ImGuiCol_Header, p.chosen);
    set(ImGuiCol_HeaderHovered, p.chosen);
    set(ImGuiCol_HeaderActive, held);
    set(ImGuiCol_SeparatorHovered, p.accent);
    set(ImGuiCol_SeparatorActive, p.accent);
    set(ImGuiCol_ResizeGrip, covering(p.rule, 0.0f));
    set(ImGuiCol_ResizeGripHovered, p.accent);
    set(ImGuiCol_ResizeGripActive, p.accent);
    set(ImGuiCol_Tab, p.sheet);
    set(ImGuiCol_TabHovered, p.chosen);
    set(ImGuiCol_TabSelected, p.chosen);
    set(ImGuiCol_TabSelectedOverline, p.accent);
    set(ImGuiCol_TabDimmed, p.sheet);
    set(ImGuiCol_TabDimmedSelected, p.chosen);
    set(ImGuiCol_TabDimmedSelectedOverline, p.rule);
    set(ImGuiCol_PlotLines, p.accent);
    set(ImGuiCol_PlotLinesHovered, p.focus);
    set(ImGuiCol_PlotHistogram, p.accent);
    set(ImGuiCol_PlotHistogramHovered, p.focus);
    set(ImGuiCol_TableHeaderBg, p.paper);
    set(ImGuiCol_TableBorderStrong, p.rule);
    set(ImGuiCol_TableBorderLight, covering(p.rule, 0.5f));
    set(ImGuiCol_TableRowBg, covering(p.sheet, 0.0f));
    set(ImGuiCol_TableRowBgAlt, covering(p.rule, 0.10f));
    set(ImGuiCol_DragDropTarget, p.focus);
    set(ImGuiCol_NavCursor, p.focus);
    set(ImGuiCol_NavWindowingHighlight, p.focus);
    set(ImGuiCol_NavWindowingDimBg, covering(p.ink, 0.15f));
    set(ImGuiCol_ModalWindowDimBg, covering(p.ink, 0.15f));
}

}  // namespace

std::optional<Colour> colour_from(std::string_view text) {
    std::uint32_t rgb = 0;
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    const auto [stopped, error] = std::from_chars(text.data() + 1, text.data() + text.size(), rgb, 16);
    if (error != std::errc() || stopped != text.data() + text.size()) return std::nullopt;
    return hex(rgb);
}

double contrast(Colour one, Colour other) {
    const double a = light_of(one);
    const double b = light_of(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

Colour readable_on(Colour ground, Colour wanted, double least) {
    const Colour black = hex(0x000000);
    const Colour white = hex(0xFFFFFF);
    const Colour towards = contrast(ground, black) > contrast(ground, white) ? black : white;
    for (int step = 0; step < 32; ++step) {
        const Colour tried = mixed(wanted, towards, step / 32.0);
        if (contrast(ground, tried) >= least) return tried;
    }
    return towards;
}

std::string_view name_of(Theme theme) {
    switch (theme) {
        case Theme::paper: return "paper";
        case Theme::dark: return "dark";
        case Theme::light: return "light";
    }
    return {};
}

std::optional<Theme> theme_named(std::string_view name) {
    for (const Theme theme : kThemes) {
        if (name_of(theme) == name) return theme;
    }
    return std::nullopt;
}

const Palette& palette_of(Theme theme) {
    switch (theme) {
        case Theme::dark: return kDark;
        case Theme::light: return kLight;
        case Theme::paper: break;
    }
    return kPaper;
}

void dress(ImGuiStyle& style, const Palette& palette, float dpi, float text) {
    style = ImGuiStyle();
    set_colours(style, palette);
    style.WindowPadding = {10, 8};
    style.FramePadding = {7, 3};
    style.ItemSpacing = {8, 5};
    style.ItemInnerSpacing = {6, 4};
    style.CellPadding = {6, 2};
    style.IndentSpacing = 18;
    style.ScrollbarSize = 13;
    style.GrabMinSize = 12;
    style.WindowTitleAlign = {0.5f, 0.5f};
    style.SeparatorTextAlign = {0, 0.5f};
    style.SeparatorTextPadding = {10, 3};
    style.ScrollbarRounding = 0;
    style.TabRounding = 0;
    style.WindowMenuButtonPosition = ImGuiDir_None;
    style.DisabledAlpha = 0.65f;
    style.ScaleAllSizes(dpi * text);
    // Lines: one pixel, thicker only by whole ones.
    const float line = std::max(1.0f, std::floor(dpi));
    style.WindowBorderSize = line;
    style.ChildBorderSize = line;
    style.PopupBorderSize = line;
    style.FrameBorderSize = line;
    style.TabBorderSize = 0;
    style.TabBarBorderSize = line;
    style.TabBarOverlineSize = 2 * line;
    style.SeparatorTextBorderSize = line;
    style.FontSizeBase = kTextHeight;
    style.FontScaleDpi = dpi;
    style.FontScaleMain = text;
}

void behave(ImGuiIO& io) {
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.ConfigInputTextCursorBlink = false;
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    io.ConfigDebugHighlightIdConflicts = false;
}

}  // namespace aor::shell
