#include "app/panel/line_graph.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

Colour colour_of(const Palette& palette, int place) { return palette.army[static_cast<std::size_t>(place) % palette.army.size()]; }

/// Of the font, for what stands at the edges.
constexpr float kSmall = 0.8f;

void put_small(ImDrawList* draw, ImVec2 at, Colour colour, const std::string& text) {
    draw->AddText(ImGui::GetFont(), ImGui::GetFontSize() * kSmall, at, colour.packed(), text.data(), text.data() + text.size());
}

/// Where the graph lies, and where its labels begin.
struct Frame {
    float left, right, top, bottom;
    float labels;
};

/// The levels at which something happens: everybody's as thin lines, an army's own dashed in its colour, each with its share
/// at the left; where two would touch, the upper one's stands within the graph.
template <class Height>
void level_lines(const desk::LossGraph& graph, const Frame& frame, const Height& y_of, const Palette& palette) {
    ImDrawList* draw = ImGui::GetWindowDrawList();
    const float font = ImGui::GetFontSize();
    const float small = font * kSmall;
    float free_from = frame.bottom + font;   // at the left
    float free_within = frame.bottom;
    int named = -1;                          // whose name stands already: equal levels share it
    for (const desk::LossLevel& level : graph.levels) {
        const float y = y_of(level.tenths);
        if (level.place < 0) {
            draw->AddLine({frame.left, y}, {frame.right, y}, palette.rule.packed());
        } else {
            // Side by side where two armies have the same.
            const float dash = font * 0.5f;
            for (float x = frame.left + dash * 2.0f * static_cast<float>(level.place % 2); x < frame.right; x += dash * 4.0f) {
                draw->AddLine({x, y}, {std::min(frame.right, x + dash), y}, colour_of(palette, level.place).packed(), 2.5f);
            }
        }
        if (level.tenths == named) continue;
        named = level.tenths;
        const Colour colour = level.place < 0 ? palette.faint : colour_of(palette, level.place);
        if (y + small * 0.5f <= free_from) {
            put_small(draw, {frame.labels, y - small * 0.5f}, colour, level.share);
            free_from = y - small * 0.5f;
        } else if (y <= free_within) {
            put_small(draw, {frame.left + font * 0.2f, y - small}, colour, level.share);
            free_within = y - small;
        }
    }
}

std::string percent(int tenths) { return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + " %"; }

}  // namespace

void draw_loss_graph(const desk::LossGraph& graph, const Palette& palette) {
    const float font = ImGui::GetFontSize();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size = {std::max(font * 6.0f, ImGui::GetContentRegionAvail().x), font * 11.5f};
    const float left = at.x + font * 2.6f;
    const float right = at.x + size.x - font * 0.6f;
    const float top = at.y + font * 0.6f;
    const float bottom = at.y + size.y - font * 1.4f;
    const int turns = std::max(1, graph.turns);
    const auto x_of = [&](int turn) { return left + (right - left) * static_cast<float>(turn) / static_cast<float>(turns); };
    const auto y_of = [&](int tenths) { return bottom - (bottom - top) * static_cast<float>(std::min(tenths, graph.top)) / static_cast<float>(std::max(1, graph.top)); };

    ImDrawList* draw = ImGui::GetWindowDrawList();
    draw->AddRectFilled({left, top}, {right, bottom}, palette.field.packed());
    level_lines(graph, {left, right, top, bottom, at.x}, y_of, palette);
    // As many of the turns as have room for their numbers, the last one always.
    const float small = font * kSmall;
    const auto wide = [&](int turn) { return ImGui::GetFont()->CalcTextSizeA(small, 1e6f, 0.0f, std::to_string(turn).c_str()).x; };
    const int step = graph.step_for((right - left) / static_cast<float>(turns), wide(turns) + small * 0.6f);
    for (int turn = 0; turn <= turns; ++turn) {
        const bool named = turn == turns || (turn > 0 && turn % step == 0 && turns - turn >= step);
        draw->AddLine({x_of(turn), bottom}, {x_of(turn), bottom + font * (named ? 0.25f : 0.12f)}, palette.rule.packed());
        if (named) put_small(draw, {x_of(turn) - wide(turn) * 0.5f, bottom + font * 0.3f}, palette.faint, std::to_string(turn));
    }
    put_small(draw, {at.x, bottom + font * 0.3f}, palette.faint, "turn");
    for (const desk::LossLine& line : graph.lines) {
        const ImU32 colour = colour_of(palette, line.place).packed();
        for (std::size_t i = 0; i < line.tenths.size(); ++i) {
            const ImVec2 here = {x_of(static_cast<int>(i)), y_of(line.tenths[i])};
            if (i > 0) draw->AddLine({x_of(static_cast<int>(i) - 1), y_of(line.tenths[i - 1])}, here, colour, 2.5f);
            if (line.place % 2 == 0) draw->AddCircleFilled(here, font * 0.18f, colour);
            else draw->AddRectFilled({here.x - font * 0.16f, here.y - font * 0.16f}, {here.x + font * 0.16f, here.y + font * 0.16f}, colour);
        }
    }
    ImGui::Dummy(size);
    if (ImGui::IsItemHovered() && ImGui::BeginTooltip()) {
        const float along = (ImGui::GetIO().MousePos.x - left) / std::max(1.0f, right - left);
        const int turn = std::clamp(static_cast<int>(along * static_cast<float>(turns) + 0.5f), 0, turns);
        write(turn == 0 ? "before the first turn" : "turn " + std::to_string(turn));
        for (const desk::LossLine& line : graph.lines) {
            const auto i = static_cast<std::size_t>(turn);
            if (i >= line.castings.size()) continue;
            write(line.name + ": " + std::to_string(line.castings[i]) + " lost, " + percent(line.tenths[i]), colour_of(palette, line.place));
        }
        ImGui::EndTooltip();
    }
    for (const desk::LossLine& line : graph.lines) {
        const int now = line.tenths.empty() ? 0 : line.tenths.back();
        write_wrapped((line.place % 2 == 0 ? "\u25cf " : "\u25a0 ") + line.name + ": " + percent(now) + " lost", colour_of(palette, line.place));
    }
    for (const desk::LossLevel& level : graph.levels) {
        if (level.place >= 0) write_wrapped("- - " + level.say, colour_of(palette, level.place));
    }
}

}  // namespace aor::panel
