// A real window on a real display (Xvfb): drawn when something happens and not otherwise, dressed, resized, photographed.

#include "app/shell/window.hpp"
#include "tests/shell/window_manager.hpp"

#include <doctest/doctest.h>
#include <png.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

using namespace aor;
using namespace aor::shell;
using aor::tests::announce;
namespace fs = std::filesystem;

namespace {

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> pixels;

    Colour at(int x, int y) const {
        const auto i = (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 3;
        return {pixels[i], pixels[i + 1], pixels[i + 2]};
    }
};

Picture read_picture(const fs::path& file) {
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    REQUIRE(png_image_begin_read_from_file(&image, file.c_str()) != 0);
    image.format = PNG_FORMAT_RGB;
    Picture picture;
    picture.width = static_cast<int>(image.width);
    picture.height = static_cast<int>(image.height);
    picture.pixels.resize(PNG_IMAGE_SIZE(image));
    REQUIRE(png_image_finish_read(&image, nullptr, picture.pixels.data(), 0, nullptr) != 0);
    return picture;
}

class TakenFile {
public:
    explicit TakenFile(const std::string& name) : path_(fs::temp_directory_path() / ("aor-window-test-" + name)) { fs::remove(path_); }
    ~TakenFile() {
        std::error_code ignored;
        fs::remove(path_, ignored);
    }
    TakenFile(const TakenFile&) = delete;
    TakenFile& operator=(const TakenFile&) = delete;
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

Display the_display() {
    auto display = Display::open();
    REQUIRE_MESSAGE(display.ok(), display.problems().sentences());
    return std::move(*display);
}

Window opened(const Display& display, Wish wish) {
    wish.title = "aor window test";
    auto window = Window::open(display, wish);
    REQUIRE_MESSAGE(window.ok(), window.problems().sentences());
    return std::move(*window);
}

Wish small() {
    Wish wish;
    wish.placement.width = 400;
    wish.placement.height = 300;
    wish.scale = 1.0f;
    return wish;
}

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

}  // namespace

TEST_CASE("without a display there is one sentence that says so") {
    const char* said = std::getenv("DISPLAY");
    REQUIRE(said != nullptr);
    const std::string kept = said;
    unsetenv("DISPLAY");
    {
        const auto display = Display::open();
        REQUIRE_FALSE(display.ok());
        CHECK(display.problems().sentences() ==
              "there is no display to open a window on (X11: The DISPLAY environment variable is missing)\n");
    }
    setenv("DISPLAY", ":4711", 1);
    {
        const auto display = Display::open();
        REQUIRE_FALSE(display.ok());
        CHECK(display.problems().sentences() == "there is no display to open a window on (X11: Failed to open display :4711)\n");
    }
    setenv("DISPLAY", kept.c_str(), 1);
    CHECK(Display::open().ok());
}

TEST_CASE("a picture shows what was drawn, in the size asked for, larger than the screen too") {
    const Display display = the_display();
    for (const auto& [width, height] : {std::pair{400, 300}, std::pair{3840, 2160}}) {
        Wish wish = small();
        wish.placement.width = width;
        wish.placement.height = height;
        wish.shown = Shown::not_at_all;
        Window window = opened(display, wish);
        const TakenFile taken("picture.png");
        CHECK(window.save_picture(taken.path()).sentences() == taken.path().string() + ": nothing has been drawn yet\n");

        const Colour red{200, 10, 20};
        for (int i = 0; i < 3; ++i) {
            window.draw_once([&] {
                ImGui::GetBackgroundDrawList()->AddRectFilled(ImVec2(100, 60), ImVec2(200, 160), red.packed());
                return Next{};
            });
        }
        CHECK(window.frames() == 3);
        REQUIRE(window.save_picture(taken.path()).none());
        const Picture picture = read_picture(taken.path());
        CHECK(picture.width == width);
        CHECK(picture.height == height);
        CHECK(picture.at(150, 110) == red);
        CHECK(picture.at(101, 61) == red);
        CHECK(picture.at(99, 110) == palette_of(Theme::paper).paper);
        CHECK(picture.at(150, 161) == palette_of(Theme::paper).paper);
        CHECK(picture.at(width - 1, height - 1) == palette_of(Theme::paper).paper);
    }
}

TEST_CASE("a picture that cannot be written says why, with its place") {
    const Display display = the_display();
    Window window = opened(display, small());
    window.draw_once([] { return Next{}; });
    const Problems problems = window.save_picture("/not/there/picture.png");
    CHECK(problems.sentences() == "/not/there/picture.png: the picture could not be written: No such file or directory\n");
}

TEST_CASE("nothing is drawn while nothing happens") {
    const Display display = the_display();
    Window window = opened(display, small());
    const auto start = Clock::now();
    std::vector<double> drawn_at;
    window.run([&] {
        ImGui::Begin("Log");
        ImGui::TextUnformatted("Nothing happens.");
        ImGui::End();
        drawn_at.push_back(seconds_since(start));
        Next next;
        next.close = drawn_at.back() >= 2.5;
        if (!next.close) next.wake_in = 2.5 - drawn_at.back();
        return next;
    });
    // Three frames at first, some more as the window is shown, two rests of two each; then only at the hour named.
    CHECK(drawn_at.size() >= 4);
    CHECK(drawn_at.size() <= 16);
    const auto idle = std::count_if(drawn_at.begin(), drawn_at.end(), [](double at) { return at > 1.5 && at < 2.45; });
    CHECK(idle == 0);
    CHECK(drawn_at.back() >= 2.5);
}

TEST_CASE("a window asleep is woken from another thread, at once") {
    const Display display = the_display();
    Window window = opened(display, small());
    std::atomic<bool> woken = false;
    Clock::time_point called;
    double late = -1;
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(1500));
        called = Clock::now();
        woken = true;
        Window::wake();
    });
    window.run([&] {
        Next next;
        next.close = woken;
        if (woken) late = seconds_since(called);
        else next.wake_in = 20;  // or the test would hang where it should fail
        return next;
    });
    other.join();
    CHECK(late >= 0);
    CHECK(late < 1);
}

TEST_CASE("what still moves is drawn again without an event, at no more than sixty frames a second") {
    const Display display = the_display();
    Window window = opened(display, small());
    const auto start = Clock::now();
    window.run([&] {
        Next next;
        next.again = true;
        next.close = seconds_since(start) >= 1.0;
        return next;
    });
    CHECK(window.frames() >= 10);
    CHECK(window.frames() <= 66);
}

TEST_CASE("text grows live and stays crisp, with the screen's scale and by the referee's wish") {
    const Display display = the_display();
    Wish wish = small();
    wish.scale = 2.0f;
    Window window = opened(display, wish);
    CHECK(window.scale() == 2.0f);
    float height = 0;
    float density = 0;
    const auto draw = [&] {
        ImGui::Begin("Log");
        ImGui::TextUnformatted("ŁŐ");
        height = ImGui::GetFontSize();
        density = ImGui::GetFontBaked()->Size;
        ImGui::End();
        return Next{};
    };
    window.draw_once(draw);
    CHECK(height == 36.0f);
    CHECK(density == 36.0f);  // letters are made in that size, not stretched
    window.dress_in(palette_of(Theme::dark), 1.5f);
    window.draw_once(draw);
    CHECK(height == 54.0f);
    CHECK(density == 54.0f);
    window.dress_in(palette_of(Theme::dark), 1.0f);
    window.draw_once(draw);
    CHECK(height == 36.0f);
}

TEST_CASE("colours and typeface change between frames") {
    const Display display = the_display();
    Window window = opened(display, small());
    const TakenFile taken("theme.png");
    const auto nothing = [] { return Next{}; };
    const std::string serif = window.letters().family;
    for (const Theme theme : kThemes) {
        window.dress_in(palette_of(theme), 1.0f);
        window.draw_once(nothing);
        REQUIRE(window.save_picture(taken.path()).none());
        CHECK(read_picture(taken.path()).at(200, 150) == palette_of(theme).paper);
    }
    window.set_typeface(Typeface::sans);
    window.draw_once(nothing);
    const FontFiles files = find_fonts(font_folders());
    if (!files.serif.empty() && !files.sans.empty()) CHECK(window.letters().family != serif);
}

TEST_CASE("the window says where it lies, and opens there again") {
    const Display display = the_display();
    Placement kept;
    {
        Wish wish = small();
        wish.placement.corner = Placement::Corner{120, 80};
        Window window = opened(display, wish);
        window.draw_once([] { return Next{}; });
        kept = window.placement();
        CHECK(kept == Placement{400, 300, Placement::Corner{120, 80}, false});
        window.resize(500, 350);
        window.draw_once([] { return Next{}; });
        CHECK(window.placement().width == 500);
        CHECK(window.placement().height == 350);
    }
    Wish again = small();
    again.placement = kept;
    CHECK(opened(display, again).placement() == kept);
    // On a screen that is no longer there.
    again.placement.corner = Placement::Corner{9000, 80};
    const auto moved = opened(display, again).placement().corner;
    CHECK((!moved || moved->x < 1280));
}

TEST_CASE("full screen and back") {
    const Display display = the_display();
    Wish wish = small();
    wish.placement.corner = Placement::Corner{120, 80};
    Window window = opened(display, wish);
    ImVec2 size;
    const auto draw = [&] {
        size = ImGui::GetIO().DisplaySize;
        return Next{};
    };
    window.draw_once(draw);
    window.set_full_screen(true);
    for (int i = 0; i < 3; ++i) window.draw_once(draw);
    CHECK(window.is_full_screen());
    CHECK(size.x == 1280);
    CHECK(size.y == 900);
    CHECK(window.placement() == Placement{400, 300, Placement::Corner{120, 80}, true});
    window.set_full_screen(false);
    for (int i = 0; i < 3; ++i) window.draw_once(draw);
    CHECK_FALSE(window.is_full_screen());
    CHECK(size.x == 400);
}

TEST_CASE("a desktop that keeps nothing on top is told, and the wish dropped") {
    // Xvfb has no window manager, hence nobody who would do it.
    const Display display = the_display();
    Window window = opened(display, small());
    CHECK_FALSE(window.may_be_on_top());
    window.set_on_top(true);
    CHECK_FALSE(window.is_on_top());
    // A window manager that knows other wishes, but not this one.
    announce({"_NET_WM_STATE_FULLSCREEN", "_NET_WM_NAME"});
    CHECK_FALSE(window.may_be_on_top());
    announce({"_NET_WM_STATE_FULLSCREEN", "_NET_WM_STATE_ABOVE"});
    CHECK(window.may_be_on_top());
    window.set_on_top(true);
    CHECK(window.is_on_top());
    window.set_on_top(false);
    CHECK_FALSE(window.is_on_top());
    announce({});
    CHECK_FALSE(window.may_be_on_top());
}

TEST_CASE("everything can be done by keyboard, and nothing blinks") {
    const Display display = the_display();
    const Window window = opened(display, small());
    const ImGuiIO& io = ImGui::GetIO();
    CHECK((io.ConfigFlags & ImGuiConfigFlags_NavEnableKeyboard) != 0);
    CHECK_FALSE(io.ConfigInputTextCursorBlink);
    CHECK(io.IniFilename == nullptr);
}

TEST_CASE("keys typed faster than frames are drawn are all seen, without waiting for another event") {
    const Display display = the_display();
    Window window = opened(display, small());
    const auto start = Clock::now();
    std::string seen;
    bool typed = false;
    window.run([&] {
        Next next;
        // As after a long frame: forty presses at once, and nothing afterwards.
        if (!typed && seconds_since(start) > 1.0) {
            typed = true;
            ImGuiIO& io = ImGui::GetIO();
            for (int i = 0; i < 20; ++i) {
                for (const ImGuiKey key : {ImGuiKey_A, ImGuiKey_B}) {
                    io.AddKeyEvent(key, true);
                    io.AddKeyEvent(key, false);
                }
            }
        }
        if (ImGui::IsKeyPressed(ImGuiKey_A, false)) seen += 'a';
        if (ImGui::IsKeyPressed(ImGuiKey_B, false)) seen += 'b';
        next.close = seen.size() == 40 || seconds_since(start) > 20;
        if (!typed) next.wake_in = 1.1;
        return next;
    });
    CHECK(seen.size() == 40);
    CHECK(seconds_since(start) < 15);
}
