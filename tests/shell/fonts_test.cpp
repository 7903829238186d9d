// Letters: found in folders laid out for the test and on this machine, and all there or replaced.

#include "app/shell/fonts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

using namespace aor::shell;
namespace fs = std::filesystem;

namespace {

// ImGui without a window, as far as fonts need it.
struct Atlas {
    Atlas() : context(ImGui::CreateContext()) { ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures; }
    ~Atlas() {
        ImGui::GetIO().BackendFlags &= ~ImGuiBackendFlags_RendererHasTextures;
        ImGui::DestroyContext(context);
    }
    Atlas(const Atlas&) = delete;
    Atlas& operator=(const Atlas&) = delete;

    ImFontAtlas& operator*() const { return *ImGui::GetIO().Fonts; }

    ImGuiContext* context;
};

class Folder {
public:
    Folder() : path_(fs::temp_directory_path() / ("aor-fonts-" + std::to_string(reinterpret_cast<std::uintptr_t>(this)))) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    fs::path file(const std::string& name, const std::string& bytes) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << bytes;
        return path_ / name;
    }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

FontFiles found_in(const std::vector<fs::path>& folders) { return find_fonts(folders); }

// As it is drawn: replaced where it has to be.
bool is_drawn(const Letters& letters, char32_t letter) {
    return letters.plain->IsGlyphInFont(static_cast<ImWchar>(letter)) && letters.strong->IsGlyphInFont(static_cast<ImWchar>(letter));
}

constexpr std::u32string_view kNames = U"ÄÖÜäöüßŁłŐőŰűĄęŃśŹžŘčÉèçñÅøæœŞğ";

}  // namespace

TEST_CASE("fonts are found by the names of their files, the best first, whatever their case") {
    const Folder folder;
    const fs::path serif = folder.file("truetype/x/LiberationSerif-Regular.ttf", "");
    const fs::path better = folder.file("deep/er/DejaVuSerif.ttf", "");
    const fs::path bold = folder.file("deep/DejaVuSerif-Bold.TTF", "");
    const fs::path sans = folder.file("ARIAL.TTF", "");
    folder.file("DejaVuSerif.ttf.bak", "");

    const FontFiles files = found_in({folder.path() / "not there", folder.path()});
    REQUIRE(files.serif.size() == 2);
    CHECK(files.serif[0].regular == better);
    CHECK(files.serif[0].bold == bold);
    CHECK(files.serif[1].regular == serif);
    CHECK(files.serif[1].bold.empty());
    REQUIRE(files.sans.size() == 1);
    CHECK(files.sans[0].regular == sans);
    CHECK(files.symbols.empty());
}

TEST_CASE("the bold of Georgia is found as Windows and as macOS name it") {
    for (const char* name : {"georgiab.ttf", "Georgia Bold.ttf"}) {
        const Folder folder;
        folder.file("Georgia.ttf", "");
        const fs::path bold = folder.file(name, "");
        const FontFiles files = found_in({folder.path()});
        REQUIRE(files.serif.size() == 1);
        CHECK(files.serif[0].bold == bold);
    }
}

TEST_CASE("the user's own font goes before that of the system") {
    const Folder own;
    const Folder system;
    const fs::path mine = own.file("DejaVuSans.ttf", "");
    system.file("DejaVuSans.ttf", "");
    CHECK(found_in({own.path(), system.path()}).sans.at(0).regular == mine);
}

TEST_CASE("a machine without fonts, or with broken ones, writes with ImGui's own letters") {
    const Folder folder;
    SUBCASE("none") {}
    SUBCASE("empty") { folder.file("DejaVuSerif.ttf", ""); }
    SUBCASE("a picture") { folder.file("DejaVuSerif.ttf", "\x89PNG\r\n\x1a\n"); }
    const Atlas atlas;
    const Letters letters = add_letters(*atlas, found_in({folder.path()}), Typeface::serif);
    CHECK(letters.family.empty());
    REQUIRE(letters.plain != nullptr);
    CHECK(letters.strong == letters.plain);
    for (const char32_t letter : kNames) CHECK_MESSAGE(is_drawn(letters, letter), static_cast<unsigned>(letter));
    for (const char32_t mark : kMarks) CHECK_MESSAGE(is_drawn(letters, mark), static_cast<unsigned>(mark));
}

TEST_CASE("replacements read as what they stand for") {
    const Atlas atlas;
    const Letters letters = add_letters(*atlas, FontFiles{}, Typeface::sans);
    ImFontBaked* baked = letters.plain->GetFontBaked(13.0f);
    const auto same = [baked](char32_t one, char32_t other) {
        const ImFontGlyph* a = baked->FindGlyphNoFallback(static_cast<ImWchar>(one));
        REQUIRE(a != nullptr);
        const ImFontGlyph first = *a;   // the next one may move it
        a = &first;
        const ImFontGlyph* b = baked->FindGlyphNoFallback(static_cast<ImWchar>(other));
        REQUIRE(b != nullptr);
        return a->AdvanceX == b->AdvanceX && a->X0 == b->X0 && a->X1 == b->X1 && a->Y0 == b->Y0 && a->Y1 == b->Y1;
    };
    CHECK(same(U'Ł', U'L'));
    CHECK(same(U'ł', U'l'));
    CHECK(same(U'Ő', U'O'));
    CHECK(same(U'ž', U'z'));
    CHECK(same(U'ſ', U's'));
    CHECK(same(U'✓', U'x'));
    CHECK(same(U'†', U'+'));
    CHECK_FALSE(same(U'Ö', U'O'));  // ImGui's own letters have it
    CHECK_FALSE(same(U'½', U'?'));
}

TEST_CASE("this machine's fonts have every letter and mark, in both typefaces") {
    const FontFiles files = found_in(font_folders());
    for (const Typeface face : kTypefaces) {
        CAPTURE(name_of(face));
        const Atlas atlas;
        const Letters letters = add_letters(*atlas, files, face);
        for (const char32_t letter : kNames) CHECK_MESSAGE(is_drawn(letters, letter), static_cast<unsigned>(letter));
        for (const char32_t mark : kMarks) CHECK_MESSAGE(is_drawn(letters, mark), static_cast<unsigned>(mark));
        if (!files.of(face).empty()) CHECK_FALSE(letters.family.empty());
    }
}

TEST_CASE("the other typeface stands in when there is none of the one") {
    FontFiles files = found_in(font_folders());
    if (files.serif.empty()) {
        MESSAGE("this machine has no serif font that we know");
        return;
    }
    files.sans.clear();
    const Atlas atlas;
    CHECK(add_letters(*atlas, files, Typeface::sans).family == files.serif[0].regular.string());
}

TEST_CASE("typefaces are known by name") {
    CHECK(typeface_named("serif") == Typeface::serif);
    CHECK(typeface_named("sans") == Typeface::sans);
    CHECK_FALSE(typeface_named("Serif").has_value());
}
