#pragma once
// The screen without a window: frames are built and thrown away, keys and clicks go in as a person's would, and what was
// drawn is looked at. Everything is dressed as in the program.

#include "app/shell/fonts.hpp"
#include "app/shell/theme.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace aor::tests {

/// Something that can be clicked, as the last frame had it.
struct Item {
    ImGuiID id = 0;
    std::string label;              ///< as given to ImGui, "Roll##2"; "" where the widget reports none
    ImRect box;
    ImRect clip;                    ///< what of its window may be drawn upon
    ImGuiWindow* window = nullptr;
    bool disabled = false;
    bool takes_text = false;
    bool may_repeat = false;        ///< its id may be there twice
    bool is_window = false;

    /// The label as it is read: "Roll".
    [[nodiscard]] std::string said() const { return label.substr(0, label.find("##")); }
};

class Headless {
public:
    struct Size {
        float width = 1366;
        float height = 768;
        float scale = 1;   ///< of the screen, as with 200 %
        float text = 1;    ///< what the referee chose
    };

    explicit Headless(std::function<void()> draw) : Headless(std::move(draw), Size{}) {}
    Headless(std::function<void()> draw, Size size, shell::Theme theme = shell::Theme::paper);
    ~Headless();
    Headless(const Headless&) = delete;
    Headless& operator=(const Headless&) = delete;

    void frames(int count = 1);
    void resize(Size size);
    void dress_in(shell::Theme theme);

    // --- what is there; the test fails with a list of what there is instead ---

    /// By its label, as it is read or in full; by its path of ids when it begins with //: "//Window/child/$3/Label", where
    /// $3 is PushID(3). Of several the `nth`, in the order in which they are drawn.
    [[nodiscard]] Item find(std::string_view what, int nth = 0);
    [[nodiscard]] bool has(std::string_view what);
    [[nodiscard]] const std::vector<Item>& items() const;
    /// All text of the screen, what is scrolled or clipped away too.
    [[nodiscard]] std::string text();
    [[nodiscard]] bool says(std::string_view words) { return text().find(words) != std::string::npos; }
    /// The label of what the keyboard acts on, "" when nothing; its path would be unknown.
    [[nodiscard]] std::string focus() const;
    [[nodiscard]] bool focus_is_seen() const;

    // --- what a person does ---

    void hover(std::string_view what, int nth = 0);
    void click(std::string_view what, int nth = 0);
    void right_click(std::string_view what, int nth = 0);
    void double_click(std::string_view what, int nth = 0);
    void drag(std::string_view what, ImVec2 by);
    void wheel(float notches);
    void wheel_over(std::string_view what, float notches);
    void click_at(ImVec2 at, int button = 0);
    /// A key alone or with others: ImGuiKey_Enter, ImGuiMod_Ctrl | ImGuiKey_K.
    void key(ImGuiKeyChord chord);
    /// Letter by letter, each with its key as a keyboard sends it.
    void type(std::string_view text);

    /// Keys pressed since the last call of count_afresh(); a chord is one.
    [[nodiscard]] int keystrokes() const { return keystrokes_; }
    [[nodiscard]] int clicks() const { return clicks_; }
    void count_afresh() { keystrokes_ = clicks_ = 0; }

    [[nodiscard]] ImGuiContext& context() const { return *context_; }

private:
    void one_frame();
    void press(ImVec2 at, int button, int times);
    [[nodiscard]] ImVec2 bring_in(std::string_view what, int nth);
    [[nodiscard]] std::vector<Item> found(std::string_view what) const;

    std::function<void()> draw_;
    Size size_;
    shell::Theme theme_;
    ImGuiContext* context_;
    bool wants_text_ = false;
    std::string text_;
    int keystrokes_ = 0;
    int clicks_ = 0;
};

}  // namespace aor::tests
