#include "app/overlay/sitting.hpp"

#include "app/cli/hour.hpp"

#include <chrono>

namespace aor::overlay {
namespace {

// Eighteenth-century looks want serifs; what is to be read in bad light does without.
shell::Typeface typeface_for(shell::Theme theme) { return theme == shell::Theme::paper ? shell::Typeface::serif : shell::Typeface::sans; }

shell::Theme theme_of(const desk::Settings& settings) { return shell::theme_named(settings.theme).value_or(shell::Theme::paper); }

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

constexpr const char* kTitle = "Age of Reason";
constexpr const char* kNotOnTop = "Age of Reason - this desktop keeps no window on top of the others";

}  // namespace

Sitting::Sitting(desk::Desk& desk, shell::Window& window, const Arguments& arguments)
    : desk_(desk),
      window_(window),
      screen_(desk, shell::palette_of(theme_of(desk.settings()))),
      kept_(desk.settings()),
      photographed_(!arguments.screenshot.empty()) {
    follow_settings();
}

void Sitting::follow_settings() {
    const desk::Settings& settings = desk_.settings();
    if (settings.theme == theme_ && settings.text_size == text_size_) return;
    theme_ = settings.theme;
    text_size_ = settings.text_size;
    const shell::Theme theme = theme_of(settings);
    screen_.set_palette(shell::palette_of(theme));
    window_.set_typeface(typeface_for(theme));
    window_.dress_in(shell::palette_of(theme), static_cast<float>(text_size_) / shell::kTextHeight);
}

void Sitting::follow_compact() {
    if (screen_.wants_on_top() == compact_) return;
    compact_ = screen_.wants_on_top();
    if (photographed_) return;
    screen_.set_may_be_on_top(window_.may_be_on_top());
    if (compact_) {
        whole_ = window_.placement();
        window_.set_full_screen(false);
        const float scale = window_.scale() * static_cast<float>(text_size_) / shell::kTextHeight;
        window_.resize(static_cast<int>(420 * scale), static_cast<int>(300 * scale));
    } else {
        window_.resize(whole_.width, whole_.height);
    }
    window_.set_on_top(compact_);
    window_.set_title(compact_ && !window_.is_on_top() ? kNotOnTop : kTitle);
}

// As soon as they change, since the power may go; but not with every step of a border that is being dragged.
void Sitting::keep_settings(double now) {
    if (!compact_ && !window_.is_full_screen()) {
        const shell::Placement placement = window_.placement();
        desk_.settings().width = placement.width;
        desk_.settings().height = placement.height;
    }
    if (desk_.settings() == kept_) return;
    desk_.save_settings();
    kept_ = desk_.settings();
    kept_at_ = now;
}

shell::Next Sitting::frame() {
    desk_.set_clock(cli::hour());
    screen_.draw();
    follow_settings();
    follow_compact();
    shell::Next next;
    next.close = screen_.wants_to_close();
    next.again = screen_.wants_more_frames();
    next.unsettled = screen_.is_unsettled();
    if (photographed_) return next;
    const double now = seconds();
    if (now >= kept_at_ + 1.0) keep_settings(now);
    else if (desk_.settings() != kept_) next.wake_in = 1.0;
    return next;
}

void Sitting::run() {
    window_.run([this] { return frame(); });
    keep_settings(seconds());
}

Problems Sitting::take_picture(const std::filesystem::path& file) {
    // Columns and panels learn the size of their contents from the frame before, and what lies in them from theirs.
    constexpr int kLeast = 6;
    constexpr int kMost = 60;
    for (int i = 0; i < kMost; ++i) {
        const shell::Next next = window_.draw_once([this] { return frame(); });
        if (i >= kLeast && !next.again) break;
    }
    return window_.save_picture(file);
}

}  // namespace aor::overlay
