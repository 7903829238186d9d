#include "tests/ui/harness/headless.hpp"

#include "tests/ui/harness/hooks.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

namespace aor::tests {
namespace {

const shell::FontFiles& machine_fonts() {
    static const shell::FontFiles files = shell::find_fonts(shell::font_folders());
    return files;
}

// Plays the renderer's part for textures, which are only ever counted as done.
void accept_textures(const ImDrawData& drawn) {
    if (drawn.Textures == nullptr) return;
    for (ImTextureData* texture : *drawn.Textures) {
        if (texture->Status == ImTextureStatus_WantCreate) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantUpdates) {
            texture->SetStatus(ImTextureStatus_OK);
        } else if (texture->Status == ImTextureStatus_WantDestroy && texture->UnusedFrames > 0) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        }
    }
}

// The asserts that a real renderer would meet.
void ask_for_textures(const ImDrawData& drawn) {
    for (const ImDrawList* list : drawn.CmdLists) {
        for (const ImDrawCmd& command : list->CmdBuffer) {
            if (command.UserCallback == nullptr) (void)command.GetTexID();
        }
    }
}

// The ids that a path may mean: a child's window has an id of its own beside that of the child, but in a scrolling table
// the ids go on from the table.
std::vector<ImGuiID> ids_of(std::string_view path, const ImGuiContext& context) {
    std::vector<ImGuiID> ids;
    path.remove_prefix(2);
    for (bool first = true; !path.empty() || first; first = false) {
        const std::string part(path.substr(0, path.find('/')));
        path.remove_prefix(std::min(path.size(), part.size() + 1));
        if (first) {
            ids.push_back(ImHashStr(part.c_str(), 0, 0));
            continue;
        }
        std::vector<ImGuiID> next;
        for (const ImGuiID seed : ids) {
            int number = 0;
            const bool counted = part.starts_with('$') &&
                                 std::from_chars(part.data() + 1, part.data() + part.size(), number).ptr == part.data() + part.size();
            const ImGuiID id = counted ? ImHashData(&number, sizeof number, seed) : ImHashStr(part.c_str(), 0, seed);
            next.push_back(id);
            for (const ImGuiWindow* window : context.Windows) {
                if (window->ChildId == id) next.push_back(window->ID);
            }
        }
        ids = std::move(next);
    }
    return ids;
}

std::string list_of(const std::vector<Item>& items) {
    std::string out;
    for (const Item& item : items) {
        if (!item.label.empty() && !item.is_window) out += (out.empty() ? "" : ", ") + ("\"" + item.label + "\"");
    }
    return out.empty() ? "nothing that has a label" : out;
}

bool lies_open(const Item& item) {
    const ImVec2 centre = item.box.GetCenter();
    return item.clip.Contains(centre);
}

}  // namespace

Headless::Headless(std::function<void()> draw, Size size, shell::Theme theme)
    : draw_(std::move(draw)), size_(size), theme_(theme), context_(ImGui::CreateContext()) {
    ImGui::SetCurrentContext(context_);
    report() = {};
    ImGuiIO& io = ImGui::GetIO();
    shell::behave(io);
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
    io.DeltaTime = 1.0f / 60.0f;
    context_->TestEngineHookItems = true;
    io.FontDefault = shell::add_letters(*io.Fonts, machine_fonts(), shell::Typeface::serif).plain;
    io.AddFocusEvent(true);
    resize(size);
}

Headless::~Headless() {
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->RefCount != 1) continue;
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui::GetIO().BackendFlags &= ~ImGuiBackendFlags_RendererHasTextures;
    ImGui::DestroyContext(context_);
}

void Headless::one_frame() {
    report().begin();
    ImGui::NewFrame();
    if (wants_text_) ImGui::LogToBuffer(0);  // 0: no tree is opened by being read
    draw_();
    if (wants_text_) {
        text_ = context_->LogBuffer.c_str();
        // Blanks and dots at which no line is broken are blanks and dots all the same.
        for (const auto& [sign, plain] : {std::pair<std::string_view, char>("\u00a0", ' '), std::pair<std::string_view, char>("\u2024", '.')}) {
            for (std::size_t at = text_.find(sign); at != std::string::npos; at = text_.find(sign, at)) text_.replace(at, sign.size(), 1, plain);
        }
        ImGui::LogFinish();
        wants_text_ = false;
    }
    ImGui::Render();
    accept_textures(*ImGui::GetDrawData());
    ask_for_textures(*ImGui::GetDrawData());
}

void Headless::frames(int count) {
    for (int i = 0; i < count; ++i) one_frame();
}

void Headless::resize(Size size) {
    size_ = size;
    ImGui::GetIO().DisplaySize = ImVec2(size.width, size.height);
    dress_in(theme_);
}

void Headless::dress_in(shell::Theme theme) {
    theme_ = theme;
    shell::dress(ImGui::GetStyle(), shell::palette_of(theme), size_.scale, size_.text);
    frames(3);  // new windows learn their size, and fonts are made
}

const std::vector<Item>& Headless::items() const { return report().items; }

std::vector<Item> Headless::found(std::string_view what) const {
    std::vector<Item> out;
    const auto ids = what.starts_with("//") ? ids_of(what, *context_) : std::vector<ImGuiID>{};
    for (const Item& item : items()) {
        const bool meant = ids.empty() ? !item.is_window && (item.label == what || (!item.label.empty() && item.said() == what))
                                       : std::find(ids.begin(), ids.end(), item.id) != ids.end();
        if (meant) out.push_back(item);
    }
    // A label that is visible is meant before one that is scrolled away.
    std::stable_partition(out.begin(), out.end(), lies_open);
    return out;
}

Item Headless::find(std::string_view what, int nth) {
    auto all = found(what);
    if (static_cast<int>(all.size()) <= nth) {
        // What is scrolled away tells its label only to somebody who reads the whole screen.
        (void)text();
        all = found(what);
    }
    if (static_cast<int>(all.size()) <= nth) {
        const std::string number = nth > 0 ? " number " + std::to_string(nth) : std::string();
        FAIL("there is no \"", std::string(what), "\"", number, " on the screen, but ", list_of(items()));
    }
    return all.at(static_cast<std::size_t>(nth));
}

bool Headless::has(std::string_view what) {
    if (found(what).empty()) (void)text();
    return !found(what).empty();
}

std::string Headless::text() {
    wants_text_ = true;
    one_frame();
    return text_;
}

std::string Headless::focus() const {
    for (const Item& item : items()) {
        if (item.id == context_->NavId && item.id != 0) return item.label;
    }
    return {};
}

bool Headless::focus_is_seen() const {
    if (context_->NavId == 0 || !context_->NavCursorVisible) return false;
    return std::any_of(items().begin(), items().end(), [this](const Item& item) {
        return item.id == context_->NavId && item.clip.Overlaps(item.box) && item.window == context_->NavWindow;
    });
}

}  // namespace aor::tests
