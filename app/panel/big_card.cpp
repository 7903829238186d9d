// The case in hand for the whole table: over the whole window, to be read from two metres.
#include "app/panel/rows.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

namespace aor::panel {
namespace {

struct Words {
    std::string text;
    int of_height;       ///< size of the letters in thousandths of the window's height
    Colour colour;
    bool must = false;   ///< situation, dice, outcome: never smaller than is read from two metres off, and never left out
};

/// Letters seven millimetres high are twelve minutes of arc from two metres off, where good eyes need five and tired ones
/// ten. On a laptop of fourteen inches and 768 lines those are 32 pixels; a capital is some 70 % of the size of its font.
constexpr int kLeastOfMust = 70;
constexpr int kLeastOfRest = 22;

std::string dice_of(const desk::CaseView& view, const desk::Desk& desk) {
    const desk::DiceTyped& dice = view.dice;
    std::string text;
    for (const int face : dice.faces) text += (text.empty() ? "" : "  ") + std::to_string(face);
    if (text.empty() && dice.total) text = std::to_string(*dice.total);
    if (text.empty() && &view == &desk.case_view()) text = desk.work().typed_dice;
    return text;
}

std::vector<Words> words_of(const desk::Desk& desk, const Palette& palette) {
    std::vector<Words> words;
    const bool in_hand = !desk.work().empty();
    if (!in_hand && !desk.done()) {
        words.push_back({desk.top().phase, 70, palette.accent, true});
        words.push_back({desk.next_due().say, 100, palette.ink, true});
        return words;
    }
    const desk::CaseView& view = in_hand ? desk.case_view() : desk.done()->view;
    words.push_back({view.title, 60, palette.accent, true});
    const auto who = [&](const std::string& text) {
        if (!text.empty()) words.push_back({text, 70, palette.ink, true});
    };
    if (view.roll) {
        who(view.roll->who);
    } else if (in_hand) {
        const std::string actor = desk::name_of(desk.battle(), desk.work().actor);
        const std::string target = desk::name_of(desk.battle(), desk.work().target);
        who(actor + (target.empty() ? "" : " \u2192 " + target));
    }
    for (const desk::DoneRoll& roll : view.done) words.push_back({roll.title + ": " + roll.dice + ", " + roll.say, 40, palette.faint});
    if (view.roll && !view.roll->refused.empty()) {
        words.push_back({"Not allowed: " + view.roll->refused, 60, palette.bad});
    } else if (view.roll && !view.roll->automatic.empty()) {
        words.push_back({"Without dice: " + view.roll->automatic, 60, palette.good});
    } else if (view.roll && view.roll->sound) {
        const std::string pool = view.roll->pool + (view.roll->other_pool.empty() ? "" : " against " + view.roll->other_pool);
        words.push_back({pool, 110, palette.ink, true});
        for (const std::string& sum : desk::sums_of(*view.roll)) words.push_back({sum, 32, palette.faint});
    }
    if (in_hand && (!view.roll || !view.roll->sound)) {
        for (const std::string& fault : view.faults) words.push_back({fault, 45, palette.bad});
    }
    if (const std::string dice = dice_of(view, desk); !dice.empty()) words.push_back({"Dice  " + dice, 90, palette.accent, true});
    if (!view.outcome.empty()) words.push_back({view.outcome, 120, palette.good, true});
    else if (in_hand && view.roll && view.roll->sound) {
        for (const report::OutcomeBand& band : view.roll->bands) words.push_back({band.numbers() + "   " + band.outcome + "   " + band.percent, 45, palette.ink});
        for (const report::SideBands& side : view.roll->sides) {
            if (!side.bands.empty()) words.push_back({desk::in_a_line(side, side.whom), 45, palette.ink});
        }
    }
    if (!in_hand && view.outcome.empty() && view.consequences.empty()) words.push_back({desk.done()->say, 80, palette.good, true});
    for (const std::string& say : view.to_come) words.push_back({say, 45, palette.warn});
    for (const std::string& say : view.consequences) words.push_back({say, 45, palette.ink});
    return words;
}

/// The window's height counts, whatever size the text has elsewhere.
float size_of(const Words& words, float height, float times) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const float wanted = std::max(static_cast<float>(words.of_height) * times, static_cast<float>(words.must ? kLeastOfMust : kLeastOfRest));
    return height * wanted / 1000.0f / style.FontScaleMain / style.FontScaleDpi;
}

float height_of(const std::vector<Words>& words, ImVec2 room, float times) {
    float height = 0.0f;
    for (const Words& one : words) {
        ImGui::PushFont(nullptr, size_of(one, room.y, times));
        height += ImGui::CalcTextSize(one.text.c_str(), nullptr, false, room.x).y + ImGui::GetStyle().ItemSpacing.y;
        ImGui::PopFont();
    }
    return height;
}

/// As large as all of it can be seen at once. Where that would be too small, the smaller print is left out, from its end:
/// it stands at the table.
float size_that_fits(std::vector<Words>& words, ImVec2 room) {
    constexpr float kMost = 1.7f;
    constexpr float kLeast = 0.4f;
    while (true) {
        float times = kMost;
        for (; times > kLeast; times -= 0.1f) {
            if (height_of(words, room, times) <= room.y) return times;
        }
        const auto rest = std::find_if(words.rbegin(), words.rend(), [](const Words& one) { return !one.must; });
        if (rest == words.rend()) return times;
        words.erase(std::next(rest).base());
    }
}

}  // namespace

Wanted draw_big_card(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    const float below = ImGui::GetFrameHeightWithSpacing();
    const float margin = ImGui::GetContentRegionAvail().y * 0.03f;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {margin, margin * 0.5f});
    if (ImGui::BeginChild("card", {0.0f, -below}, ImGuiChildFlags_NavFlattened | ImGuiChildFlags_AlwaysUseWindowPadding)) {
        const ImVec2 room = ImGui::GetContentRegionAvail();
        std::vector<Words> words = words_of(desk, palette);
        const float times = size_that_fits(words, room);
        for (const Words& one : words) {
            ImGui::PushFont(nullptr, size_of(one, room.y, times));
            write_wrapped(one.text, one.colour);
            ImGui::PopFont();
        }
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
    if (button("Back to the table  [F11]", "close card")) wanted = desk::ShowBigCard{false};
    return wanted;
}

}  // namespace aor::panel
