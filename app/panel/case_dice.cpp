// The dice of a case: what each number means, and the numbers themselves, by click as well as by key.
#include "app/panel/case_parts.hpp"

#include <algorithm>
#include <optional>

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
    flow("\u2212");
    if (button("\u2212", "total less")) step(-1);
    ImGui::SetItemTooltip("the total, one less");
    flow("+");
    if (button("+", "total more")) step(1);
    ImGui::SetItemTooltip("the total, one more");
}

void odds_lines(const std::vector<report::OddsRow>& rows, const Palette& palette) {
    for (const report::OddsRow& row : rows) {
        share_bar(row.share, ImGui::GetFontSize() * 5.0f, palette.accent, palette);
        ImGui::SameLine();
        write(row.percent, palette.ink);
        ImGui::SameLine();
        write_wrapped(row.outcome, palette.ink);
    }
}

/// A bout has some thirty outcomes: who wins and what each loses is told, and all of them unfolded.
void bout_lines(const desk::Desk& desk, const desk::RollView& roll, const Palette& palette) {
    odds_lines(roll.winners, palette);
    for (const std::string& line : roll.losses) write_wrapped(line, palette.faint);
    if (desk.rare_shown()) odds_lines(roll.odds, palette);
}

/// A click types the number: the lowest of the band, and the same again the next one.
void draw_band(const report::OutcomeBand& band, const desk::RollView& roll, const Palette& palette, Wanted& wanted) {
    const std::optional<int>& sum = roll.read.sum;
    const bool hit = sum && *sum >= band.from && *sum <= band.to;
    const auto next_column = [&] {
        ImGui::TableNextColumn();
        if (hit) ImGui::TableSetBgColor(ImGuiTableBgTarget_CellBg, palette.chosen.packed());
    };
    next_column();
    const std::string numbers = band.numbers();
    if (button(numbers, "band" + numbers) && (roll.wanted.total_allowed || roll.wanted.first.count() == 1)) {
        wanted = desk::TypeDice{std::to_string(hit && *sum < band.to ? *sum + 1 : band.from)};
    }
    next_column();
    share_bar(band.share, ImGui::GetFontSize() * 3.0f, hit ? palette.good : palette.accent, palette);
    ImGui::SameLine();
    write(band.percent, palette.ink);
    next_column();
    write_wrapped(band.outcome, hit ? palette.good : palette.ink);
}

/// Two bands beside each other, where their words are short enough.
int bands_beside(const desk::RollView& roll) {
    const auto width = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
    float numbers = 0.0f;
    float outcome = 0.0f;
    for (const report::OutcomeBand& band : roll.bands) {
        numbers = std::max(numbers, width(band.numbers()));
        outcome = std::max(outcome, width(band.outcome));
    }
    // Frame of the button, bar, chance, and the spaces between.
    const float one = numbers + width("00.00 %") + outcome + ImGui::GetFontSize() * 7.0f;
    return roll.bands.size() > 2 && 2.0f * one < ImGui::GetContentRegionAvail().x ? 2 : 1;
}

}  // namespace

void draw_dice_typed(const desk::Desk& desk, const Palette& palette) {
    const std::string& typed = desk.work().typed_dice;
    const bool asked = desk.asked().what == desk::Asking::dice;
    if (!asked && typed.empty()) return;
    const std::string text = "Dice:  " + typed + (asked ? "_" : "");
    const TextSize size(1.3f);
    flow("    " + text);
    write_wrapped("    " + text, palette.accent);
}

void draw_dice_read(const desk::RollView& roll, const Palette& palette) {
    if (!roll.read.say.empty()) write_wrapped(roll.read.say, roll.read.doubtful ? palette.warn : palette.faint);
}

void draw_dice_next(const desk::RollView& roll, const Palette& palette) {
    if (!roll.next.say.empty()) write_wrapped(roll.next.say, palette.accent);
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
    total_buttons(desk, roll.wanted, wanted);
    flow("Roll  [*]");
    if (button("Roll  [*]", "roll")) wanted = desk::RollDice{};
    ImGui::SetItemTooltip("the program rolls");
}

void draw_bands(const desk::Desk& desk, const desk::RollView& roll, const Palette& palette, Wanted& wanted) {
    if (!roll.winners.empty()) return bout_lines(desk, roll, palette);
    if (roll.bands.empty()) return odds_lines(roll.odds, palette);
    const SlimRows slim;
    const int beside = bands_beside(roll);
    if (!ImGui::BeginTable("bands", 3 * beside, ImGuiTableFlags_SizingFixedFit)) return;
    for (int i = 0; i < beside; ++i) {
        ImGui::TableSetupColumn(i == 0 ? "number" : "number 2");
        ImGui::TableSetupColumn(i == 0 ? "chance" : "chance 2");
        ImGui::TableSetupColumn(i == 0 ? "outcome" : "outcome 2", ImGuiTableColumnFlags_WidthStretch);
    }
    for (const report::OutcomeBand& band : roll.bands) draw_band(band, roll, palette, wanted);
    ImGui::EndTable();
}

}  // namespace aor::panel
