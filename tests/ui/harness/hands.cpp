// What a person does at the headless screen: pointer and keys.

#include "tests/ui/harness/headless.hpp"

#include "core/base/utf8.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

namespace aor::tests {
namespace {

struct Stroke {
    ImGuiKey key;
    bool shift;
};

// The key of a character on an American keyboard; none for what that keyboard cannot type.
std::optional<Stroke> stroke_of(char c) {
    if (c >= 'a' && c <= 'z') return Stroke{static_cast<ImGuiKey>(ImGuiKey_A + (c - 'a')), false};
    if (c >= 'A' && c <= 'Z') return Stroke{static_cast<ImGuiKey>(ImGuiKey_A + (c - 'A')), true};
    if (c >= '0' && c <= '9') return Stroke{static_cast<ImGuiKey>(ImGuiKey_0 + (c - '0')), false};
    constexpr std::string_view kAboveDigits = ")!@#$%^&*(";
    if (const auto digit = kAboveDigits.find(c); digit != std::string_view::npos) return Stroke{static_cast<ImGuiKey>(ImGuiKey_0 + static_cast<int>(digit)), true};
    struct Sign {
        char plain;
        char shifted;
        ImGuiKey key;
    };
    constexpr Sign kSigns[] = {
        {' ', ' ', ImGuiKey_Space},        {'-', '_', ImGuiKey_Minus},      {'=', '+', ImGuiKey_Equal},     {'[', '{', ImGuiKey_LeftBracket},
        {']', '}', ImGuiKey_RightBracket}, {'\\', '|', ImGuiKey_Backslash}, {';', ':', ImGuiKey_Semicolon}, {'\'', '"', ImGuiKey_Apostrophe},
        {',', '<', ImGuiKey_Comma},        {'.', '>', ImGuiKey_Period},     {'/', '?', ImGuiKey_Slash},     {'`', '~', ImGuiKey_GraveAccent},
    };
    for (const auto& [plain, shifted, key] : kSigns) {
        if (c == plain) return Stroke{key, false};
        if (c == shifted) return Stroke{key, true};
    }
    return std::nullopt;
}

std::string what_lies_over(const ImGuiContext& context, const std::vector<Item>& items) {
    for (const Item& item : items) {
        if (item.id == context.HoveredId && context.HoveredId != 0) return "\"" + item.label + "\" lies over it";
    }
    return context.HoveredWindow != nullptr ? std::string("the window ") + context.HoveredWindow->Name + " has the pointer" : "nothing has the pointer";
}

}  // namespace

ImVec2 Headless::bring_in(std::string_view what, int nth) {
    Item item = find(what, nth);
    for (int tries = 0; tries < 3; ++tries) {
        ImRect seen = item.box;
        seen.ClipWith(item.clip);
        const bool whole_height = seen.GetHeight() >= std::min(item.box.GetHeight(), item.clip.GetHeight()) - 1;
        if (!seen.IsInverted() && seen.GetWidth() > 2 && whole_height) break;
        ImGui::ScrollToRect(item.window, item.box);
        frames(2);
        item = find(what, nth);
    }
    ImRect seen = item.box;
    seen.ClipWith(item.clip);
    if (seen.IsInverted()) FAIL("\"", std::string(what), "\" is nowhere to be seen, however far one scrolls");
    const ImVec2 at = seen.GetCenter();
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frames(2);
    if (!item.disabled && !item.is_window && context_->HoveredId != item.id) {
        // Another window may lie over it: as a person would, by bringing its own to the front.
        ImGui::FocusWindow(item.window);
        frames(2);
    }
    if (!item.disabled && !item.is_window && context_->HoveredId != item.id) {
        FAIL("\"", std::string(what), "\" cannot be clicked: ", what_lies_over(*context_, items()));
    }
    return at;
}

void Headless::hover(std::string_view what, int nth) { (void)bring_in(what, nth); }

void Headless::press(ImVec2 at, int button, int times) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(at.x, at.y);
    frames(1);
    for (int i = 0; i < times; ++i) {
        io.AddMouseButtonEvent(button, true);
        frames(1);
        io.AddMouseButtonEvent(button, false);
        frames(1);
    }
    clicks_ += times;
    frames(2);
}

void Headless::click(std::string_view what, int nth) { press(bring_in(what, nth), 0, 1); }
void Headless::right_click(std::string_view what, int nth) { press(bring_in(what, nth), 1, 1); }
void Headless::double_click(std::string_view what, int nth) { press(bring_in(what, nth), 0, 2); }
void Headless::click_at(ImVec2 at, int button) { press(at, button, 1); }

void Headless::drag(std::string_view what, ImVec2 by) {
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 from = bring_in(what, 0);
    io.AddMouseButtonEvent(0, true);
    frames(2);
    constexpr int kSteps = 6;
    for (int i = 1; i <= kSteps; ++i) {
        const float share = static_cast<float>(i) / kSteps;
        io.AddMousePosEvent(from.x + by.x * share, from.y + by.y * share);
        frames(1);
    }
    io.AddMouseButtonEvent(0, false);
    ++clicks_;
    frames(2);
}

void Headless::wheel(float notches) {
    ImGui::GetIO().AddMouseWheelEvent(0, notches);
    frames(3);
}

void Headless::wheel_over(std::string_view what, float notches) {
    const Item item = find(what);
    const ImVec2 at = item.box.GetCenter();
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    frames(1);
    wheel(notches);
}

void Headless::key(ImGuiKeyChord chord) {
    ImGuiIO& io = ImGui::GetIO();
    const auto key = static_cast<ImGuiKey>(chord & ~ImGuiMod_Mask_);
    const auto mods = [&](bool down) {
        for (const ImGuiKey mod : {ImGuiMod_Ctrl, ImGuiMod_Shift, ImGuiMod_Alt, ImGuiMod_Super}) {
            if ((chord & mod) != 0) io.AddKeyEvent(mod, down);
        }
    };
    mods(true);
    io.AddKeyEvent(key, true);
    if (key == ImGuiKey_Space && (chord & ImGuiMod_Mask_) == 0) io.AddInputCharacter(' ');
    frames(2);
    io.AddKeyEvent(key, false);
    mods(false);
    ++keystrokes_;
    frames(2);
}

void Headless::type(std::string_view text) {
    ImGuiIO& io = ImGui::GetIO();
    while (!text.empty()) {
        const std::size_t bytes = utf8_letter(text);
        REQUIRE_MESSAGE(bytes > 0, "a test types UTF-8");
        const std::string letter(text.substr(0, bytes));
        text.remove_prefix(bytes);
        const auto stroke = bytes == 1 ? stroke_of(letter[0]) : std::nullopt;
        if (stroke && stroke->shift) io.AddKeyEvent(ImGuiMod_Shift, true);
        if (stroke) io.AddKeyEvent(stroke->key, true);
        io.AddInputCharactersUTF8(letter.c_str());
        frames(2);
        if (stroke) io.AddKeyEvent(stroke->key, false);
        if (stroke && stroke->shift) io.AddKeyEvent(ImGuiMod_Shift, false);
        ++keystrokes_;
        frames(1);
    }
}

}  // namespace aor::tests
