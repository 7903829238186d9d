#include "app/shell/fonts.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <system_error>

namespace aor::shell {
namespace {

namespace fs = std::filesystem;

struct Known {
    std::string_view regular;
    std::string_view bold;
};

// The best first: those that come with Windows and macOS, then what Linux has. Names as they are on disk, in small letters.
constexpr Known kSerif[] = {
    {"georgia.ttf", "georgiab.ttf"},
    {"georgia.ttf", "georgia bold.ttf"},
    {"librecaslontext-regular.otf", "librecaslontext-bold.otf"},
    {"notoserif-regular.ttf", "notoserif-bold.ttf"},
    {"dejavuserif.ttf", "dejavuserif-bold.ttf"},
    {"liberationserif-regular.ttf", "liberationserif-bold.ttf"},
    {"times.ttf", "timesbd.ttf"},
    {"times new roman.ttf", "times new roman bold.ttf"},
    {"freeserif.ttf", "freeserifbold.ttf"},
    {"freeserif.otf", "freeserifbold.otf"},
};
constexpr Known kSans[] = {
    {"segoeui.ttf", "segoeuib.ttf"},
    {"verdana.ttf", "verdana bold.ttf"},
    {"notosans-regular.ttf", "notosans-bold.ttf"},
    {"dejavusans.ttf", "dejavusans-bold.ttf"},
    {"liberationsans-regular.ttf", "liberationsans-bold.ttf"},
    {"arial.ttf", "arialbd.ttf"},
    {"arial.ttf", "arial bold.ttf"},
    {"ubuntu-r.ttf", "ubuntu-b.ttf"},
    {"freesans.ttf", "freesansbold.ttf"},
    {"freesans.otf", "freesansbold.otf"},
};
constexpr std::string_view kSymbols[] = {
    "dejavusans.ttf", "seguisym.ttf", "notosanssymbols2-regular.ttf", "arial unicode.ttf", "apple symbols.ttf", "freesans.ttf",
};

// A font without these is not used: German, French, Polish, Hungarian, Czech, Spanish, Scandinavian and Turkish names.
constexpr std::u32string_view kNeeded = U"AZaz09ÄÖÜäöüßÀÉèêîôûÇçœŁłĄąĘęŃńŻżŐőŰűÁíóúČčĎěŘřŠšŽžÑñÅåÆæØøĞğİıŞş½¼¾×";

struct Replacement {
    char32_t mark;
    char32_t by;
};
// ✓ reads as the x of a ticked box.
constexpr Replacement kReplacements[] = {
    {U'–', U'-'}, {U'—', U'-'}, {U'‘', U'\''}, {U'’', U'\''}, {U'“', U'"'}, {U'”', U'"'}, {U'„', U'"'}, {U'•', U'·'}, {U'…', U'.'},
    {U'†', U'+'}, {U'‡', U'+'}, {U'✓', U'x'},  {U'←', U'<'},  {U'→', U'>'}, {U'↑', U'^'}, {U'↓', U'v'}, {U'▲', U'^'}, {U'▼', U'v'},
    {U'◀', U'<'}, {U'▶', U'>'}, {U'●', U'*'},  {U'○', U'o'},  {U'■', U'#'}, {U'□', U'o'}, {U'◆', U'*'}, {U'★', U'*'}, {U'⚑', U'!'},
    {U'Œ', U'O'}, {U'œ', U'o'},
};
// U+0100 to U+017F without their hooks, bars and accents.
constexpr std::u32string_view kPlain =
    U"AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
    U"lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(kPlain.size() == 0x80);

// ImGui wants UTF-8 on every system.
std::string utf8_of(const fs::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

std::string in_small_letters(std::string name) {
    for (char& c : name) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return name;
}

// The files of the wanted names, by name; the first folder that has one wins.
using Found = std::map<std::string, fs::path, std::less<>>;

void look_into(const fs::path& folder, const std::vector<std::string_view>& wanted, Found& found) {
    constexpr int kDeepest = 5;
    int left = 20000;  // entries: a folder that somebody linked to the root of a disk must not keep us
    std::error_code error;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, error);
    while (!error && at != fs::recursive_directory_iterator() && left-- > 0) {
        const fs::path& path = at->path();
        std::error_code not_there;
        if (at.depth() >= kDeepest) at.disable_recursion_pending();
        if (!at->is_directory(not_there)) {
            std::string name = in_small_letters(utf8_of(path.filename()));
            if (std::binary_search(wanted.begin(), wanted.end(), name)) found.try_emplace(std::move(name), path);
        }
        at.increment(error);
    }
}

bool is_font(const fs::path& path) {
    std::array<char, 4> head = {};
    if (!std::ifstream(path, std::ios::binary).read(head.data(), head.size())) return false;
    const std::string_view tag(head.data(), head.size());
    return tag == std::string_view("\0\1\0\0", 4) || tag == "OTTO" || tag == "true" || tag == "ttcf";
}

ImFont* add_file(ImFontAtlas& atlas, const fs::path& path, bool behind_the_last) {
    if (!is_font(path)) return nullptr;
    ImFontConfig config;
    config.Flags = ImFontFlags_NoLoadError;
    config.MergeMode = behind_the_last;
    return atlas.AddFontFromFileTTF(utf8_of(path).c_str(), 0.0f, &config);
}

bool has(ImFont& font, char32_t letter) { return font.IsGlyphInFont(static_cast<ImWchar>(letter)); }

bool has_all(ImFont& font, std::u32string_view letters) {
    return std::all_of(letters.begin(), letters.end(), [&font](char32_t letter) { return has(font, letter); });
}

void replace_what_lacks(ImFont& font) {
    const auto replace = [&font](char32_t letter, char32_t by) {
        if (!has(font, letter)) font.AddRemapChar(static_cast<ImWchar>(letter), static_cast<ImWchar>(by));
    };
    for (const auto& [mark, by] : kReplacements) replace(mark, by);
    for (std::size_t i = 0; i < kPlain.size(); ++i) replace(static_cast<char32_t>(0x100 + i), kPlain[i]);
}

// nullptr when the file is no font or lacks a letter.
ImFont* add_whole(ImFontAtlas& atlas, const fs::path& path, const FontFiles& files) {
    ImFont* font = path.empty() ? nullptr : add_file(atlas, path, false);
    if (font == nullptr) return nullptr;
    if (!has_all(*font, kNeeded)) {
        atlas.RemoveFont(font);
        return nullptr;
    }
    for (const fs::path& other : files.symbols) {
        if (has_all(*font, kMarks)) break;
        if (other != path) add_file(atlas, other, true);
    }
    replace_what_lacks(*font);
    return font;
}

}  // namespace

std::string_view name_of(Typeface face) { return face == Typeface::serif ? "serif" : "sans"; }

std::optional<Typeface> typeface_named(std::string_view name) {
    for (const Typeface face : kTypefaces) {
        if (name_of(face) == name) return face;
    }
    return std::nullopt;
}

std::vector<fs::path> font_folders() {
    std::vector<fs::path> folders;
    const auto below = [&folders](const char* variable, const char* folder) {
        if (const char* said = std::getenv(variable); said != nullptr && *said != '\0') folders.push_back(fs::path(said) / folder);
    };
#if defined(_WIN32)
    below("LOCALAPPDATA", "Microsoft/Windows/Fonts");
    below("WINDIR", "Fonts");
#elif defined(__APPLE__)
    below("HOME", "Library/Fonts");
    for (const char* folder : {"/Library/Fonts", "/System/Library/Fonts"}) folders.emplace_back(folder);
#else
    below("XDG_DATA_HOME", "fonts");
    below("HOME", ".local/share/fonts");
    below("HOME", ".fonts");
    for (const char* folder : {"/usr/local/share/fonts", "/usr/share/fonts", "/run/current-system/sw/share/X11/fonts"}) folders.emplace_back(folder);
#endif
    return folders;
}

FontFiles find_fonts(std::span<const fs::path> folders) {
    std::vector<std::string_view> wanted(std::begin(kSymbols), std::end(kSymbols));
    for (const std::span<const Known> list : {std::span<const Known>(kSerif), std::span<const Known>(kSans)}) {
        for (const Known& known : list) wanted.insert(wanted.end(), {known.regular, known.bold});
    }
    std::sort(wanted.begin(), wanted.end());

    Found found;
    for (const fs::path& folder : folders) look_into(folder, wanted, found);

    const auto file = [&found](std::string_view name) {
        const auto at = found.find(name);
        return at == found.end() ? fs::path() : at->second;
    };
    FontFiles files;
    const auto collect = [&file](std::span<const Known> list, std::vector<FontFamily>& out) {
        for (const Known& known : list) {
            FontFamily family{file(known.regular), file(known.bold)};
            if (family.regular.empty()) continue;
            // Windows and macOS name the bold of one family differently.
            if (!out.empty() && out.back().regular == family.regular) {
                if (out.back().bold.empty()) out.back().bold = family.bold;
            } else {
                out.push_back(std::move(family));
            }
        }
    };
    collect(kSerif, files.serif);
    collect(kSans, files.sans);
    for (const std::string_view name : kSymbols) {
        if (const fs::path path = file(name); !path.empty()) files.symbols.push_back(path);
    }
    return files;
}

Letters add_letters(ImFontAtlas& atlas, const FontFiles& files, Typeface face) {
    const Typeface other = face == Typeface::serif ? Typeface::sans : Typeface::serif;
    for (const Typeface tried : {face, other}) {
        for (const FontFamily& family : files.of(tried)) {
            ImFont* plain = add_whole(atlas, family.regular, files);
            if (plain == nullptr) continue;
            ImFont* strong = add_whole(atlas, family.bold, files);
            return {plain, strong != nullptr ? strong : plain, utf8_of(family.regular)};
        }
    }
    ImFont* own = atlas.AddFontDefault();
    replace_what_lacks(*own);
    return {own, own, {}};
}

}  // namespace aor::shell
