// The dice of a case: what each number means, and the numbers themselves, by click as well as by key.
#include "app/panel/case_parts.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

/// Faces are typed apart, so that the first of two dice is not taken for their total.
std::string with_face(const std::string& typed, int face) {
    const bool apart = typed.find_first_of(", .;") != std::string::npos;
    const std::string sign = std::to_string(face) + ",";
    if (!apart) return sign;
    return typed.back() == ',' || typed.back() == ' ' ? typed + sign : typed + "," + sign;
}

std::string without_last(std::string typed) {
    while (!typed.empty() && (typed.back() == ',' || typed.back() == ' ')) typed.pop_back();
    if (!typed.empty()) typed.pop_back();
    return typed;
}

/// The total, one up or down; a first click begins at the likeliest.
void total_buttons(const desk::Desk& desk, const desk::DiceWanted& dice, Wanted& wanted) {
    if (!dice.total_allowed) return;
    const auto& typed = desk.case_view().dice.total;
    const int middle = (dice.least_total() + dice.most_total()) / 2;
    const auto step = [&](int by) {
        const int total = typed ? std::clamp(*typed + by, dice.least_total(), dice.most_total()) : middle;
        wanted = desk::TypeDice{std::to_string(total)};
    };
    ImGui::AlignTextToFramePadding();
    write("total");
    flow("\u2212");
    if (button("\u2212", "total less")) step(-1);
    const std::string shown = typed ? std::to_string(*typed) : "\u2026";
    flow(shown);
    write(shown);
    flow("+");
    if (button("+", "total more")) step(1);
}

}  // namespace

void draw_typed_dice(const desk::Desk& desk, const Palette& palette) {
    const std::string& typed = desk.work().typed_dice;
    const bool asked = desk.asked().what == desk::Asking::dice;
    if (!asked && typed.empty()) return;
    const std::string say = "Dice:  " + typed + (asked ? "_" : "");
    const float width = ImGui::CalcTextSize(say.c_str()).x * 1.3f;
    const float end = ImGui::GetItemRectMax().x + ImGui::GetFontSize() * 2.0f + width;
    if (end <= ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x) ImGui::SameLine(0.0f, ImGui::GetFontSize() * 2.0f);
    write_large(say, palette.accent, 1.3f);
}

void draw_dice(const desk::Desk& desk, const desk::RollView& roll, Wanted& wanted) {
    const std::string& typed = desk.work().typed_dice;
    if (roll.wanted.most == 0) return;
    for (int face = 1; face <= 6; ++face) {
        const std::string sign = std::to_string(face);
        if (face > 1) flow(sign);
        if (button(sign, "face" + sign)) wanted = desk::TypeDice{with_face(typed, face)};
    }
    flow("Back");
    if (button("Back", "dice back") && !typed.empty()) wanted = desk::TypeDice{without_last(typed)};
    flow("Program rolls  [*]");
    if (button("Program rolls  [*]")) wanted = desk::RollDice{};
    total_buttons(desk, roll.wanted, wanted);
}

void draw_bands(const desk::Desk& desk, const desk::RollView& roll, const Palette& palette, Wanted& wanted) {
    if (roll.bands.empty()) {
        for (const report::OddsRow& row : roll.odds) {
            share_bar(row.share, ImGui::GetFontSize() * 5.0f, palette.accent, palette);
            ImGui::SameLine();
            write(row.percent, palette.ink);
            ImGui::SameLine();
            write_wrapped(row.outcome, palette.ink);
        }
        return;
    }
    const Dense dense;
    const desk::DiceTyped& dice = desk.case_view().dice;
    int total = 0;   // what is typed, if it is one number
    if (dice.total) total = *dice.total;
    else if (dice.faces.size() == 1 && roll.wanted.first.count() == 1) total = dice.faces[0];
    if (!ImGui::BeginTable("bands", 4, ImGuiTableFlags_SizingFixedFit)) return;
    ImGui::TableSetupColumn("number");
    ImGui::TableSetupColumn("bar");
    ImGui::TableSetupColumn("chance");
    ImGui::TableSetupColumn("outcome", ImGuiTableColumnFlags_WidthStretch);
    for (const report::OutcomeBand& band : roll.bands) {
        const bool hit = total > 0 && total >= band.from && total <= band.to;
        ImGui::TableNextRow();
        if (hit) ImGui::TableSetBgColor(ImGuiTableBgTarget_RowBg0, palette.chosen.packed());
        ImGui::TableNextColumn();
        // A click types the number: the lowest of the band, and the same again the next one.
        const std::string numbers = band.numbers();
        if (button(numbers, "band" + numbers) && (roll.wanted.total_allowed || roll.wanted.first.count() == 1)) {
            const int next = hit && total < band.to ? total + 1 : band.from;
            wanted = desk::TypeDice{std::to_string(next)};
        }
        ImGui::TableNextColumn();
        share_bar(band.share, ImGui::GetFontSize() * 4.0f, hit ? palette.good : palette.accent, palette);
        ImGui::TableNextColumn();
        write(band.percent, palette.ink);
        ImGui::TableNextColumn();
        write_wrapped(band.outcome, hit ? palette.good : palette.ink);
    }
    ImGui::EndTable();
}

}  // namespace aor::panel
