#pragma once
// The whole window: the top line, the armies, the case, the panel beside it, and what lies over them. It shows what the
// desk says and hands on what the referee asks; nothing is decided here.

#include "app/desk/desk.hpp"
#include "app/panel/finder.hpp"
#include "app/panel/panels.hpp"
#include "app/shell/theme.hpp"

namespace aor::panel {

/// The whole screen, drawn frame by frame from the desk.
class Screen {
public:
    Screen(desk::Desk& desk, const shell::Palette& palette) : desk_(desk), palette_(&palette) {}

    void set_palette(const shell::Palette& palette) { palette_ = &palette; }
    /// Whether the desktop lets the compact window lie over others; it says so where it does not.
    void set_may_be_on_top(bool may) { may_be_on_top_ = may; }
    /// One frame, within ImGui's NewFrame and Render.
    void draw();
    [[nodiscard]] bool wants_to_close() const { return close_; }
    /// Something is still settling: draw again without waiting for an event.
    [[nodiscard]] bool wants_more_frames() const { return more_frames_ > 0; }
    /// Parts of the frame lie where they will not stay: the next one is right.
    [[nodiscard]] bool is_unsettled() const { return unsettled_; }
    [[nodiscard]] bool wants_on_top() const { return desk_.compact(); }

private:
    void take_keys();
    void ask(std::optional<desk::DeskIntent> intent);
    [[nodiscard]] static bool is_narrow();
    /// A case is being made and has the whole width, so that no panel is beside it.
    [[nodiscard]] bool case_has_it_all() const;
    void draw_table();
    void draw_narrow(float height);
    void draw_tabs();
    void draw_panel();
    void draw_status();
    void settle();
    [[nodiscard]] std::string status() const;
    [[nodiscard]] float status_height() const;

    desk::Desk& desk_;
    const shell::Palette* palette_;
    PanelState state_;
    Finder finder_;
    bool close_ = false;
    bool may_be_on_top_ = true;
    bool panel_up_ = false;        ///< narrow: a panel was asked for while a case is being made
    std::optional<desk::Panel> panel_to_frame_;   ///< was called up by its key: the frame of the arrows goes to its first thing
    bool unsettled_ = false;
    int more_frames_ = 0;
    int seen_revision_ = -1;
};

}  // namespace aor::panel
