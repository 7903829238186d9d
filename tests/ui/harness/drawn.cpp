#include "tests/ui/harness/drawn.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace aor::tests {
namespace {

struct Letter {
    ImWchar code = 0;
    ImRect box;             // what is seen of it
    bool cut_across = false;
    bool cut_along = false;
    float size = 0;         // of the font
};

// Every letter that any font has made, by the corner of its picture in the texture.
class Letters {
public:
    explicit Letters(ImFontAtlas& atlas) {
        auto& pool = atlas.Builder->BakedPool;
        for (int i = 0; i < pool.Size; ++i) {
            if (pool[i].WantDestroy) continue;
            for (const ImFontGlyph& glyph : pool[i].Glyphs) {
                if (glyph.Visible != 0) all_.emplace(std::pair(glyph.U0, glyph.V0), Made{&glyph, pool[i].Size});
            }
        }
    }

    // The letter that shows this part of the texture.
    [[nodiscard]] std::optional<Letter> at(const ImDrawVert& from, const ImDrawVert& to) const {
        if (const auto whole = all_.find({from.uv.x, from.uv.y}); whole != all_.end()) return seen(whole->second, from, to);
        for (const auto& [corner, made] : all_) {
            const ImFontGlyph& glyph = *made.glyph;
            if (from.uv.x >= glyph.U0 && from.uv.y >= glyph.V0 && to.uv.x <= glyph.U1 && to.uv.y <= glyph.V1) return seen(made, from, to);
        }
        return std::nullopt;
    }

private:
    struct Made {
        const ImFontGlyph* glyph;
        float size;
    };

    static Letter seen(const Made& made, const ImDrawVert& from, const ImDrawVert& to) {
        const ImFontGlyph& glyph = *made.glyph;
        Letter letter;
        letter.code = static_cast<ImWchar>(glyph.Codepoint);
        letter.box = ImRect(from.pos, to.pos);
        letter.size = made.size;
        // Already cut when it was drawn: only a part of its picture is used.
        const float across = (to.uv.x - from.uv.x) / (glyph.U1 - glyph.U0);
        const float along = (to.uv.y - from.uv.y) / (glyph.V1 - glyph.V0);
        letter.cut_across = across < 0.97f;
        letter.cut_along = along < 0.97f;
        return letter;
    }

    std::map<std::pair<float, float>, Made> all_;
};

ImGuiWindow* window_of(const ImDrawList* list) {
    for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        if (window->DrawList == list) return window;
    }
    return nullptr;
}

// A line of a pixel or less is not missed.
void clip(Letter& letter, const ImRect& seen) {
    constexpr float kUnseen = 1.0f;
    if (letter.box.Min.x < seen.Min.x - kUnseen || letter.box.Max.x > seen.Max.x + kUnseen) letter.cut_across = true;
    if (letter.box.Min.y < seen.Min.y - kUnseen || letter.box.Max.y > seen.Max.y + kUnseen) letter.cut_along = true;
    letter.box.ClipWith(seen);
}

class Lines {
public:
    void put(const Letter& letter, ImGuiWindow* window) {
        const bool goes_on = open_ && out_.back().window == window && letter.size == size_ && letter.box.Min.x > right_ - size_ * 0.3f &&
                             letter.box.Min.x < right_ + size_ * 0.9f && letter.box.Min.y < out_.back().box.Max.y + size_ * 0.3f &&
                             letter.box.Max.y > out_.back().box.Min.y - size_ * 0.5f;
        if (!goes_on) {
            out_.push_back({{}, letter.box, window, false, false});
        } else if (letter.box.Min.x > right_ + size_ * 0.22f) {
            out_.back().text += ' ';
        }
        DrawnLine& line = out_.back();
        char utf8[5] = {};
        ImTextCharToUtf8(utf8, letter.code);
        line.text += utf8;
        line.box.Add(letter.box);
        line.cut_across = line.cut_across || letter.cut_across;
        line.cut_along = line.cut_along || letter.cut_along;
        right_ = letter.box.Max.x;
        size_ = letter.size;
        open_ = true;
    }
    void end() { open_ = false; }
    std::vector<DrawnLine> take() { return std::move(out_); }

private:
    std::vector<DrawnLine> out_;
    bool open_ = false;
    float right_ = 0;
    float size_ = 0;
};

}  // namespace

std::vector<DrawnLine> drawn_lines() {
    const ImDrawData& drawn = *ImGui::GetDrawData();
    const Letters letters(*ImGui::GetIO().Fonts);
    const ImRect screen(drawn.DisplayPos, ImVec2(drawn.DisplayPos.x + drawn.DisplaySize.x, drawn.DisplayPos.y + drawn.DisplaySize.y));
    Lines lines;
    for (const ImDrawList* list : drawn.CmdLists) {
        ImGuiWindow* window = window_of(list);
        for (const ImDrawCmd& command : list->CmdBuffer) {
            ImRect seen(command.ClipRect);
            seen.ClipWith(screen);
            lines.end();
            // A letter is two triangles: corners 0 1 2 and 0 2 3, where 0 and 2 lie across from each other.
            for (unsigned i = 0; i + 5 < command.ElemCount;) {
                const ImDrawIdx* at = list->IdxBuffer.Data + command.IdxOffset + i;
                const bool is_box = at[1] == at[0] + 1 && at[2] == at[0] + 2 && at[3] == at[0] && at[4] == at[2] && at[5] == at[0] + 3;
                if (!is_box) {
                    i += 3;
                    continue;
                }
                i += 6;
                const ImDrawVert& from = list->VtxBuffer[static_cast<int>(command.VtxOffset) + at[0]];
                const ImDrawVert& to = list->VtxBuffer[static_cast<int>(command.VtxOffset) + at[2]];
                if (from.uv.x >= to.uv.x || from.uv.y >= to.uv.y) continue;
                auto letter = letters.at(from, to);
                if (!letter || !letter->box.Overlaps(seen)) continue;
                clip(*letter, seen);
                lines.put(*letter, window);
            }
        }
    }
    return lines.take();
}

std::string drawn_text() {
    std::string out;
    for (const DrawnLine& line : drawn_lines()) out += line.text + '\n';
    return out;
}

}  // namespace aor::tests
