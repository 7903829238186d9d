#include "tests/ui/harness/monkey.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace aor::tests {

// Not std::uniform_int_distribution: its numbers differ from one standard library to the next.
int Monkey::below(int limit) { return static_cast<int>(chance_() % static_cast<std::uint64_t>(limit)); }

void Monkey::note(std::string done) {
    ++events_;
    trail_.push_back(std::move(done));
    if (trail_.size() > 20) trail_.erase(trail_.begin());
}

std::string Monkey::trail() const {
    std::string out = fmt::format("seed {}, event {}:", seed_, events_);
    for (const std::string& done : trail_) out += ' ' + done + ',';
    return out;
}

void Monkey::act() {
    const int what = below(100);
    if (what < 45) click_something();
    else if (what < 80) press_something();
    else if (what < 92) type_something();
    else if (what < 98) {
        const int notches = below(7) - 3;
        note(fmt::format("wheel {}", notches));
        screen_.wheel(static_cast<float>(notches));
    } else {
        change_size();
    }
}

void Monkey::click_something() {
    // Mostly something that can be clicked; sometimes anywhere.
    std::vector<Item> targets;
    for (const Item& item : screen_.items()) {
        if (!item.is_window && item.clip.Overlaps(item.box)) targets.push_back(item);
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    ImVec2 at(static_cast<float>(below(static_cast<int>(size.x))), static_cast<float>(below(static_cast<int>(size.y))));
    std::string what = fmt::format("{:.0f} {:.0f}", at.x, at.y);
    if (!targets.empty() && below(10) > 0) {
        const Item& item = targets[static_cast<std::size_t>(below(static_cast<int>(targets.size())))];
        ImRect seen = item.box;
        seen.ClipWith(item.clip);
        at = seen.GetCenter();
        what = '"' + item.label + '"';
    }
    const int button = below(12) == 0 ? 1 : 0;
    note((button == 1 ? "right click at " : "click at ") + what);
    screen_.click_at(at, button);
}

void Monkey::press_something() {
    static constexpr std::array kKeys = {
        ImGuiKey_Enter,     ImGuiKey_Escape,   ImGuiKey_Tab,       ImGuiKey_Space,   ImGuiKey_Backspace, ImGuiKey_Delete, ImGuiKey_UpArrow,
        ImGuiKey_DownArrow, ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_Home,  ImGuiKey_End,       ImGuiKey_PageUp, ImGuiKey_PageDown,
        ImGuiKey_F1,        ImGuiKey_F2,       ImGuiKey_F5,        ImGuiKey_F11,     ImGuiKey_F12,       ImGuiKey_KeypadEnter, ImGuiKey_Menu,
    };
    static constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-=,./";
    const int kind = below(10);
    if (kind < 5) {
        const ImGuiKey key = kKeys[static_cast<std::size_t>(below(static_cast<int>(kKeys.size())))];
        note(std::string("key ") + ImGui::GetKeyName(key));
        screen_.key(below(8) == 0 ? ImGuiMod_Shift | key : static_cast<ImGuiKeyChord>(key));
    } else if (kind < 9) {
        const std::string letter(1, kLetters[static_cast<std::size_t>(below(static_cast<int>(kLetters.size())))]);
        note("types " + letter);
        screen_.type(letter);
    } else {
        const auto key = static_cast<ImGuiKey>(ImGuiKey_A + below(26));
        const ImGuiKeyChord mod = below(4) == 0 ? ImGuiMod_Alt : ImGuiMod_Ctrl;
        note(std::string(mod == ImGuiMod_Alt ? "Alt " : "Ctrl ") + ImGui::GetKeyName(key));
        screen_.key(mod | key);
    }
}

void Monkey::type_something() {
    static constexpr std::array<std::string_view, 12> kWords = {
        "14", "3,4,1", "2.5in", "2,5", "gr", "Łódź", "ß½✓", "-1", "999999999999", "%s%n##", "a/b\\c", "\"",
    };
    const std::string_view word = kWords[static_cast<std::size_t>(below(static_cast<int>(kWords.size())))];
    note("types " + std::string(word));
    screen_.type(word);
}

void Monkey::change_size() {
    static constexpr std::array<Headless::Size, 5> kSizes = {{
        {1366, 768, 1, 1}, {1024, 600, 1, 1}, {1366, 768, 1, 1.5f}, {3840, 2160, 2, 1}, {400, 300, 1, 1},
    }};
    const Headless::Size size = kSizes[static_cast<std::size_t>(below(static_cast<int>(kSizes.size())))];
    note(fmt::format("size {:.0f} by {:.0f}", size.width, size.height));
    screen_.resize(size);
}

}  // namespace aor::tests
