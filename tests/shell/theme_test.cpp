// Colours that can be read: contrast is computed as WCAG 2.1 defines it (relative luminance), for every role on every
// ground of every theme, and for ImGui's own colours once it is dressed.

#include "app/shell/theme.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace aor::shell;

namespace {

Colour colour_of(const ImVec4& c) {
    const auto channel = [](float share) { return static_cast<std::uint8_t>(std::lround(share * 255.0f)); };
    return {channel(c.x), channel(c.y), channel(c.z)};
}

// What lies on a ground and lets it shine through.
Colour laid_over(Colour ground, const ImVec4& c) {
    const auto channel = [&c](std::uint8_t below, float above) {
        return static_cast<std::uint8_t>(std::lround(static_cast<float>(below) * (1 - c.w) + above * 255.0f * c.w));
    };
    return {channel(ground.red, c.x), channel(ground.green, c.y), channel(ground.blue, c.z)};
}

}  // namespace

TEST_CASE("contrast is counted as WCAG does") {
    const Colour black{0, 0, 0};
    const Colour white{255, 255, 255};
    // (1 + 0.05) / (0 + 0.05)
    CHECK(contrast(black, white) == doctest::Approx(21.0));
    CHECK(contrast(white, black) == doctest::Approx(21.0));
    CHECK(contrast(white, white) == doctest::Approx(1.0));
    // The well-known border case: #767676 is the lightest grey that may be written on white, #777777 just fails.
    CHECK(contrast(white, {0x76, 0x76, 0x76}) >= 4.5);
    CHECK(contrast(white, {0x77, 0x77, 0x77}) < 4.5);
    // Pure red: 0.2126 of the light, 1.05 / 0.2626.
    CHECK(contrast(white, {255, 0, 0}) == doctest::Approx(1.05 / 0.2626));
}

TEST_CASE("every role of text is readable on every ground of its theme") {
    for (const Theme theme : kThemes) {
        CAPTURE(name_of(theme));
        const Palette& palette = palette_of(theme);
        const double least = theme == Theme::light ? 7.0 : kTextContrast;  // high contrast: WCAG's AAA
        int role = 0;
        for (const Colour text : palette.text_roles()) {
            int ground = 0;
            for (const Colour below : palette.grounds()) {
                CHECK_MESSAGE(contrast(text, below) >= least, "text role ", role, " on ground ", ground, ": ", contrast(text, below));
                ++ground;
            }
            ++role;
        }
        CHECK(contrast(palette.on_seal, palette.seal) >= least);
    }
}

TEST_CASE("focus is seen on every ground, and rules are seen but stay quiet") {
    for (const Theme theme : kThemes) {
        CAPTURE(name_of(theme));
        const Palette& palette = palette_of(theme);
        for (const Colour below : palette.grounds()) {
            CHECK(contrast(palette.focus, below) >= kMarkContrast);
            CHECK(contrast(palette.rule, below) >= 1.4);
            CHECK(contrast(palette.rule, below) < contrast(palette.faint, below));
        }
        ImGuiStyle style;
        dress(style, palette);
        CHECK(colour_of(style.Colors[ImGuiCol_NavCursor]) == palette.focus);
        CHECK(style.Colors[ImGuiCol_NavCursor].w == 1.0f);
    }
}

TEST_CASE("armies are told apart") {
    for (const Theme theme : kThemes) {
        CAPTURE(name_of(theme));
        const auto& army = palette_of(theme).army;
        for (std::size_t a = 0; a < army.size(); ++a) {
            for (std::size_t b = a + 1; b < army.size(); ++b) {
                const int apart = std::abs(army[a].red - army[b].red) + std::abs(army[a].green - army[b].green) +
                                  std::abs(army[a].blue - army[b].blue);
                CAPTURE(a);
                CAPTURE(b);
                CHECK(apart >= 80);
            }
        }
    }
}

TEST_CASE("ImGui writes readably on whatever it draws below text") {
    constexpr ImGuiCol kGrounds[] = {
        ImGuiCol_WindowBg,      ImGuiCol_ChildBg,         ImGuiCol_PopupBg,     ImGuiCol_FrameBg,      ImGuiCol_FrameBgHovered,
        ImGuiCol_FrameBgActive, ImGuiCol_TitleBg,         ImGuiCol_TitleBgActive, ImGuiCol_MenuBarBg,  ImGuiCol_Button,
        ImGuiCol_ButtonHovered, ImGuiCol_ButtonActive,    ImGuiCol_Header,      ImGuiCol_HeaderHovered, ImGuiCol_HeaderActive,
        ImGuiCol_Tab,           ImGuiCol_TabHovered,      ImGuiCol_TabSelected, ImGuiCol_TabDimmed,    ImGuiCol_TabDimmedSelected,
        ImGuiCol_TableHeaderBg, ImGuiCol_TableRowBgAlt,   ImGuiCol_TextSelectedBg,
    };
    for (const Theme theme : kThemes) {
        CAPTURE(name_of(theme));
        const Palette& palette = palette_of(theme);
        ImGuiStyle style;
        dress(style, palette);
        for (const ImGuiCol ground : kGrounds) {
            CAPTURE(ImGui::GetStyleColorName(ground));
            const Colour below = laid_over(palette.sheet, style.Colors[ground]);
            CHECK(contrast(colour_of(style.Colors[ImGuiCol_Text]), below) >= kTextContrast);
            CHECK(contrast(colour_of(style.Colors[ImGuiCol_TextDisabled]), below) >= 4.0);  // while a button is held down, too
        }
    }
}

TEST_CASE("distances grow with the screen's scale and with the text, corners stay square") {
    ImGuiStyle plain;
    ImGuiStyle twice;
    dress(plain, palette_of(Theme::paper));
    dress(twice, palette_of(Theme::paper), 2.0f, 1.5f);
    CHECK(plain.FontSizeBase == 18.0f);
    CHECK(twice.FontSizeBase == 18.0f);
    CHECK(twice.FontScaleDpi == 2.0f);
    CHECK(twice.FontScaleMain == 1.5f);
    CHECK(twice.FramePadding.x == plain.FramePadding.x * 3);
    CHECK(twice.ItemSpacing.x == plain.ItemSpacing.x * 3);
    CHECK(plain.FrameBorderSize == 1.0f);
    CHECK(twice.FrameBorderSize == 2.0f);
    for (const ImGuiStyle* style : {&plain, &twice}) {
        CHECK(style->WindowRounding == 0.0f);
        CHECK(style->FrameRounding == 0.0f);
        CHECK(style->TabRounding == 0.0f);
        CHECK(style->ScrollbarRounding == 0.0f);
    }
    // Dressing again forgets what was there.
    dress(twice, palette_of(Theme::paper));
    CHECK(twice.FramePadding.x == plain.FramePadding.x);
}

TEST_CASE("a club's colour is read from its settings and made readable") {
    CHECK(colour_from("#1F3f7a") == Colour{0x1F, 0x3F, 0x7A});
    CHECK_FALSE(colour_from("1f3f7a").has_value());
    CHECK_FALSE(colour_from("#1f3f7").has_value());
    CHECK_FALSE(colour_from("#1f3f7g").has_value());
    CHECK_FALSE(colour_from("#-f3f7a").has_value());
    CHECK_FALSE(colour_from("").has_value());

    const Palette& paper = palette_of(Theme::paper);
    const Palette& dark = palette_of(Theme::dark);
    CHECK(readable_on(paper.paper, paper.ink) == paper.ink);  // good enough: left alone
    for (const Colour wanted : {Colour{255, 255, 0}, Colour{0, 0, 128}, Colour{128, 128, 128}}) {
        CHECK(contrast(readable_on(paper.paper, wanted), paper.paper) >= kTextContrast);
        CHECK(contrast(readable_on(dark.paper, wanted), dark.paper) >= kTextContrast);
    }
    // Yellow stays yellowish: red and green together, above blue.
    const Colour yellow = readable_on(paper.paper, {255, 255, 0});
    CHECK(yellow.red == yellow.green);
    CHECK(yellow.red > yellow.blue);
}

TEST_CASE("themes are known by name") {
    for (const Theme theme : kThemes) CHECK(theme_named(name_of(theme)) == theme);
    CHECK(name_of(Theme::paper) == "paper");
    CHECK(name_of(Theme::dark) == "dark");
    CHECK(name_of(Theme::light) == "light");
    CHECK_FALSE(theme_named("Paper").has_value());
}
