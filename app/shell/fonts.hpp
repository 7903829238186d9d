#pragma once
// The letters of the screen: a serif or sans font of the machine with all the letters of European names, found at run time.
//
// Fonts are looked for by the names of their files, in the folders where systems keep them. That is one walk of a
// millisecond or two, the same on Linux, Windows and macOS; asking fontconfig would cost another library, longer than the
// first frame may take, and would still need this list elsewhere. Where nothing is found, ImGui's own letters serve.

#include <imgui.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::shell {

enum class Typeface : std::uint8_t { serif, sans };
inline constexpr std::array kTypefaces = {Typeface::serif, Typeface::sans};

[[nodiscard]] std::string_view name_of(Typeface face);
[[nodiscard]] std::optional<Typeface> typeface_named(std::string_view name);

/// A family found on this machine; `bold` is empty when it has none.
struct FontFamily {
    std::filesystem::path regular;
    std::filesystem::path bold;
};

/// What the machine has, the best first.
struct FontFiles {
    std::vector<FontFamily> serif;
    std::vector<FontFamily> sans;
    std::vector<std::filesystem::path> symbols;  ///< ticks, daggers and arrows, for families that lack them

    [[nodiscard]] const std::vector<FontFamily>& of(Typeface face) const { return face == Typeface::serif ? serif : sans; }
};

/// Where this system keeps its fonts, those of the user first.
[[nodiscard]] std::vector<std::filesystem::path> font_folders();

/// The fonts that we know, in those folders and the folders in them. What cannot be read is passed over.
[[nodiscard]] FontFiles find_fonts(std::span<const std::filesystem::path> folders);

/// The letters in use: for text, and for headings.
struct Letters {
    ImFont* plain = nullptr;
    ImFont* strong = nullptr;  ///< the same as `plain` where the family has no bold
    std::string family;        ///< the file; empty: ImGui's own letters
};

/// Adds the first family that has all letters, with what it lacks of the marks taken from another font or, at the last,
/// replaced (Ł by L, ✓ by x). The other typeface stands in when there is none of this one.
[[nodiscard]] Letters add_letters(ImFontAtlas& atlas, const FontFiles& files, Typeface face);

/// Marks that panels may use in any text: add_letters sees to it that each is there or has its replacement.
inline constexpr std::u32string_view kMarks = U"½¼¾×·–—‘’“”„•…†‡✓←→↑↓▲▼◀▶●○■□◆★⚑";

}  // namespace aor::shell
