#pragma once
// One window with ImGui in it. It draws when something happens and sleeps when nothing does: a laptop on a gaming table
// runs on its battery.

#include "app/shell/display.hpp"
#include "app/shell/fonts.hpp"
#include "app/shell/theme.hpp"
#include "core/base/result.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace aor::shell {

/// Where a window lies; the caller remembers it from one evening to the next. In pixels of the desktop.
struct Placement {
    struct Corner {
        int x = 0;
        int y = 0;
        bool operator==(const Corner&) const = default;
    };
    int width = 1366;
    int height = 768;
    std::optional<Corner> corner;  ///< upper left, of what is inside; none: where the desktop likes
    bool full_screen = false;
    bool operator==(const Placement&) const = default;
};

enum class Shown : std::uint8_t {
    on_screen,
    not_at_all,  ///< for a picture
};

/// How a window is to be opened.
struct Wish {
    std::string title;
    Placement placement;
    std::optional<float> scale;  ///< instead of what the screen says, 2 for twice as large
    Typeface typeface = Typeface::serif;
    Shown shown = Shown::on_screen;
};

/// What shall happen after a frame.
struct Next {
    bool close = false;
    bool again = false;             ///< something is still moving: draw without waiting for an event
    bool unsettled = false;         ///< things lie where they will not stay: the next frame is shown in the place of this one
    std::optional<double> wake_in;  ///< seconds, if nothing happens before
};

/// A window of the desktop with a frame in it that is drawn when something happens.
class Window {
public:
    /// One frame, between ImGui's NewFrame and Render.
    using Draw = std::function<Next()>;

    /// Problems say that there is no OpenGL 3.3, or no window.
    [[nodiscard]] static Result<Window> open(const Display& display, const Wish& wish);

    Window(Window&&) noexcept;
    Window& operator=(Window&&) = delete;
    ~Window();

    /// Draws until `draw` wants to close or the referee closes the window.
    void run(const Draw& draw);
    /// One frame, at once.
    Next draw_once(const Draw& draw);
    /// Frames drawn so far.
    [[nodiscard]] int frames() const;

    /// Wakes a window that sleeps in run(); any thread may call it.
    static void wake();

    /// Colours, and the size of the text: 1 as it comes, 1.5 for half as large again. Takes effect with the next frame.
    void dress_in(const Palette& palette, float text_size);
    void set_typeface(Typeface face);
    [[nodiscard]] const Letters& letters() const;
    /// The screen's scale, or the one wished for.
    [[nodiscard]] float scale() const;

    /// Whether this desktop keeps a window on top at all. Where it does not, the wish is dropped.
    [[nodiscard]] bool may_be_on_top() const;
    void set_on_top(bool on_top);
    [[nodiscard]] bool is_on_top() const;

    void set_title(const std::string& title);
    void set_full_screen(bool full_screen);
    [[nodiscard]] bool is_full_screen() const;
    void resize(int width, int height);
    /// As it lies now; of a window in full screen, where it would go back to.
    [[nodiscard]] Placement placement() const;

    /// What was drawn last, as PNG. None: it is written.
    [[nodiscard]] Problems save_picture(const std::filesystem::path& file) const;

private:
    struct Body;
    explicit Window(std::unique_ptr<Body> body);
    std::unique_ptr<Body> body_;
};

}  // namespace aor::shell
