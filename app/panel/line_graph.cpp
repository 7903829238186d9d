#include "app/panel/line_graph.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

Colour colour_of(const Palette& palette, int place) { return palette.army[static_cast<std::size_t>(place) % palette.army.size()]; }

void put(ImDrawList* draw, ImVec2 at, Colour colour, const std::string& text) {
    draw->AddText(at, colour.packed(), text.data(), text.data() + text.size());
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
    float free_from = bottom + font;
    for (const desk::LossLevel& level : graph.levels) {
        if (level.place >= 0) continue;
        const float y = y_of(level.tenths);
        draw->AddLine({left, y}, {right, y}, palette.rule.packed());
        if (y + font * 0.5f > free_from) continue;   // the one below has its name there
        put(draw, {at.x, y - font * 0.5f}, palette.faint, level.say);
        free_from = y - font * 0.5f;
    }
    // From here an army checks: in its colour, dashed, and side by side where two have the same.
    for (const desk::LossLevel& level : graph.levels) {
        if (level.place < 0) continue;
        const float y = y_of(level.tenths);
        const float dash = font * 0.5f;
        for (float x = left + dash * 2.0f * static_cast<float>(level.place % 2); x < right; x += dash * 4.0f) {
            draw->AddLine({x, y}, {std::min(right, x + dash), y}, colour_of(palette, level.place).packed(), 2.5f);
        }
    }
    const int step = turns > 20 ? 5 : turns > 12 ? 2 : 1;
    for (int turn = 0; turn <= turns; turn += step) {
        draw->AddLine({x_of(turn), bottom}, {x_of(turn), bottom + font * 0.2f}, palette.rule.packed());
        if (turn > 0) put(draw, {x_of(turn) - font * (turn > 9 ? 0.5f : 0.25f), bottom + font * 0.25f}, palette.faint, std::to_string(turn));
    }
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
