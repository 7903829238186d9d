// The dice of a case: what each number means, and the numbers themselves, by click as well as by key.
#include "app/panel/case_parts.hpp"

#include "core/base/texts.hpp"

#include <algorithm>
#include <optional>

namespace aor::panel {
namespace {

constexpr float kSmallPrint = 0.8f;   // of what large text has little room for
constexpr float kTwoTables = 25.0f;    // letters that two tables of numbers take beside each other

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

/// Whether the number that is typed lies in the band.
bool is_hit(const report::OutcomeBand& band, const std::optional<int>& typed) { return typed && *typed >= band.from && *typed <= band.to; }

/// A click types the number: the lowest of the band, and the same again the next one. `bar`: width of its share.
std::optional<int> draw_band(const report::OutcomeBand& band, const std::optional<int>& typed, float bar, const Palette& palette) {
    std::optional<int> clicked;
    const bool hit = is_hit(band, typed);
    const auto next_column = [&] {
        ImGui::TableNextColumn();
        if (hit) ImGui::TableSetBgColor(ImGuiTableBgTarget_CellBg, palette.chosen.packed());
    };
    next_column();
    const std::string numbers = band.numbers();
    if (button(numbers, "band" + numbers)) clicked = hit && *typed < band.to ? *typed + 1 : band.from;
    next_column();
    share_bar(band.share, bar, hit ? palette.good : palette.accent, palette);
    ImGui::SameLine();
    write(band.percent, palette.ink);
    next_column();
    write_wrapped(band.outcome, hit ? palette.good : palette.ink);
    return clicked;
}

/// That of the army which wins it.
Colour colour_of(const report::OddsRow& row, const desk::RollView& roll, const Palette& palette) {
    const bool unit = row.outcome.starts_with(roll.actor);
    const bool opponent = !unit && row.outcome.starts_with(roll.target);
    const int place = unit ? roll.place : opponent ? roll.other_place : -1;
    return place < 0 ? palette.rule : palette.army[static_cast<std::size_t>(place) % palette.army.size()];
}

/// Who wins, in one bar and a line, in the armies' colours; between them neither.
void winners_bar(const desk::RollView& roll, const Palette& palette) {
    const std::vector<report::OddsRow>& winners = roll.winners;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ImGui::GetTextLineHeight() * 0.4f;
    float from = at.x;
    std::string say;
    for (const report::OddsRow& row : winners) {
        const float to = &row == &winners.back() ? at.x + width : from + width * static_cast<float>(row.share) / 100.0f;
        const bool first = &row == &winners.front();
        const Colour colour = colour_of(row, roll, palette);
        ImGui::GetWindowDrawList()->AddRectFilled({from, at.y}, {to, at.y + height}, colour.packed());
        // Whose share is which is to be seen by its colour.
        const bool wins = colour != palette.rule;
        const std::string who = !is_large_text() ? row.outcome + ' ' : wins ? std::string() : "neither ";
        say += (first ? "" : " \u00b7 ") + who + row.percent;
        from = to;
    }
    ImGui::Dummy({width, height});
    write_wrapped(say, palette.ink);
}

/// The same where its words would stand in a column of a few letters: no bar, and the chance before the words.
std::optional<int> draw_band_in_words(const report::OutcomeBand& band, const std::optional<int>& typed, const Palette& palette) {
    const bool hit = is_hit(band, typed);
    const std::string numbers = band.numbers();
    ImGui::TableNextColumn();
    const bool pressed = button(numbers, "band" + numbers);
    ImGui::TableNextColumn();
    if (hit) ImGui::TableSetBgColor(ImGuiTableBgTarget_CellBg, palette.chosen.packed());
    write_wrapped(band.percent + "  " + band.outcome, hit ? palette.good : palette.ink);
    if (!pressed) return std::nullopt;
    return hit && *typed < band.to ? *typed + 1 : band.from;
}

/// The numbers of one side, the `which`th to throw; a click types one, behind the total of the side before it.
void side_table(const desk::RollView& roll, const report::SideBands& side, std::size_t which, const Palette& palette, Wanted& wanted) {
    const std::vector<int>& sums = roll.read.sums;
    write_wrapped(side.whom, palette.ink);
    if (!ImGui::BeginTable(("numbers " + std::to_string(which)).c_str(), 3, ImGuiTableFlags_SizingFixedFit)) return;
    ImGui::TableSetupColumn("number");
    ImGui::TableSetupColumn("chance");
    ImGui::TableSetupColumn("lost", ImGuiTableColumnFlags_WidthStretch);
    for (const report::OutcomeBand& band : side.bands) {
        const std::optional<int> typed = which < sums.size() ? std::optional(sums[which]) : std::nullopt;
        const std::optional<int> clicked = draw_band(band, typed, ImGui::GetFontSize(), palette);
        if (!clicked || roll.wanted.side_dice.empty() || which > sums.size()) continue;
        std::vector<std::string> totals;
        for (const int sum : sums) totals.push_back(std::to_string(sum));
        totals.resize(std::max(totals.size(), which + 1));
        totals[which] = std::to_string(*clicked);
        wanted = desk::TypeDice{joined(totals, ",") + (totals.size() < roll.wanted.side_dice.size() ? "," : "")};
    }
    ImGui::EndTable();
}

/// Where there is little room: the same in lines.
void sides_in_lines(const desk::RollView& roll, const std::vector<std::string>& sums, const Palette& palette) {
    for (std::size_t i = 0; i < roll.sides.size(); ++i) {
        if (i < sums.size()) write_wrapped(sums[i], palette.faint);
        if (!roll.sides[i].bands.empty()) write_wrapped("\u2192 " + desk::in_a_line(roll.sides[i], is_large_text() ? "takes" : roll.sides[i].whom), palette.ink);
    }
}

/// A bout has some thirty outcomes: who wins, why each side has so many dice, and what each of its numbers takes from the
/// other is told; all of them unfolded.
void bout_lines(const desk::Desk& desk, const desk::RollView& roll, bool tight, const Palette& palette, Wanted& wanted) {
    const bool large_text = is_large_text();
    const TextSize size(large_text ? kSmallPrint : 1.0f);
    ImGui::PushStyleVarY(ImGuiStyleVar_ItemSpacing, ImGui::GetStyle().ItemSpacing.y * (tight ? 0.25f : 1.0f));
    // Once all the dice are there, it has been decided.
    const auto throws = std::count_if(roll.sides.begin(), roll.sides.end(), [](const report::SideBands& side) { return !side.bands.empty(); });
    if (roll.read.sums.size() < static_cast<std::size_t>(throws)) winners_bar(roll, palette);
    const SlimRows slim;
    const std::vector<std::string> sums = desk::sums_of(roll);
    if (tight || large_text) {
        sides_in_lines(roll, sums, palette);
    } else if (ImGui::BeginTable("both sides", 2, ImGuiTableFlags_SizingStretchSame | ImGuiTableFlags_BordersInnerV)) {
        for (const std::string& sum : sums) {
            ImGui::TableNextColumn();
            write_wrapped(sum, palette.faint);
        }
        std::size_t which = 0;
        for (const report::SideBands& side : roll.sides) {
            ImGui::TableNextColumn();
            if (!side.bands.empty()) side_table(roll, side, which++, palette, wanted);
        }
        ImGui::EndTable();
    }
    if (desk.rare_shown()) odds_lines(roll.odds, palette);
    ImGui::PopStyleVar();
}

/// What a band takes in one line: frame of the button, bar, chance, words, and the spaces between.
float width_of_bands(const desk::RollView& roll) {
    const auto width = [](const std::string& text) { return ImGui::CalcTextSize(text.c_str()).x; };
    float numbers = 0.0f;
    float outcome = 0.0f;
    for (const report::OutcomeBand& band : roll.bands) {
        numbers = std::max(numbers, width(band.numbers()));
        outcome = std::max(outcome, width(band.outcome));
    }
    return numbers + width("00.00 %") + outcome + ImGui::GetFontSize() * 7.0f;
}

}  // namespace

bool is_large_text() { return ImGui::GetContentRegionAvail().x < ImGui::GetFontSize() * kTwoTables; }

void draw_dice_typed(const desk::Desk& desk, const Palette& palette) {
    const std::string& typed = desk.work().typed_dice;
    const bool asked = desk.asked().what == desk::Asking::dice;
    if (!asked && typed.empty()) return;
    const desk::CaseView& view = desk.case_view();
    const std::string_view kind = view.roll ? desk::kind_of_dice(view.dice, view.roll->wanted) : "Dice";
    std::string text = std::string(kind) + ":  " + typed + (asked ? "_" : "");
    const TextSize size(1.3f);
    // Apart from what stands before it on the line.
    if (ImGui::GetCursorPosY() > ImGui::GetCursorStartPos().y) {
        text = "    " + text;
        flow(text);
    }
    write_wrapped(text, palette.accent);
}

void draw_dice_read(const desk::RollView& roll, const Palette& palette) {
    if (!roll.read.say.empty()) write_wrapped(roll.read.say, roll.read.doubtful ? palette.warn : palette.faint);
}

void draw_dice_next(const desk::RollView& roll, const Palette& palette) {
    if (!roll.next.say.empty()) write_wrapped(roll.next.say, palette.accent);
}

// What is typed is taken back before the program throws.
void draw_throw(const desk::Desk& desk, const desk::RollView& roll, Wanted& wanted) {
    const std::string& typed = desk.work().typed_dice;
    if (roll.wanted.most == 0) return;
    if (!typed.empty()) {
        flow("\u2190");
        if (button("\u2190", "dice back")) wanted = desk::TypeDice{without_last(typed)};
        ImGui::SetItemTooltip("the last sign away [Backspace]");
        return;
    }
    flow("Roll  [*]");
    if (button("Roll  [*]", "roll")) wanted = desk::RollDice{};
    ImGui::SetItemTooltip("the program rolls");
}

// All of it in one line behind what is typed, where there is room.
void draw_dice(const desk::Desk& desk, const desk::RollView& roll, Wanted& wanted) {
    const std::string& typed = desk.work().typed_dice;
    if (roll.wanted.most == 0) return;
    const float face_width = ImGui::CalcTextSize("6").x + 2.0f * ImGui::GetStyle().FramePadding.x;
    const float between = ImGui::GetStyle().ItemSpacing.x;
    const int beside = roll.wanted.total_allowed ? 8 : 6;   // less and more stand there too
    flow(static_cast<float>(beside) * (face_width + between));
    for (int face = 1; face <= 6; ++face) {
        const std::string sign = std::to_string(face);
        if (face > 1) flow(sign);
        if (button(sign, "face" + sign)) wanted = desk::TypeDice{with_face(typed, face)};
    }
    total_buttons(desk, roll.wanted, wanted);
}

void draw_bands_in_lines(const desk::RollView& roll, const Palette& palette) {
    const TextSize size(kSmallPrint);
    std::string text;
    for (const report::OutcomeBand& band : roll.bands) text += (text.empty() ? "" : " \u00b7 ") + band.numbers() + ": " + band.outcome;
    write_wrapped(text, palette.ink);
}

void draw_bands(const desk::Desk& desk, const desk::RollView& roll, bool tight, const Palette& palette, Wanted& wanted) {
    if (!roll.winners.empty()) return bout_lines(desk, roll, tight, palette, wanted);
    if (roll.bands.empty()) return odds_lines(roll.odds, palette);
    const SlimRows slim;
    const float room = ImGui::GetContentRegionAvail().x;
    const float one = width_of_bands(roll);
    const bool typed_so = roll.wanted.total_allowed || roll.wanted.first.count() == 1;
    const std::optional<int> typed = roll.read.sums.empty() ? std::nullopt : std::optional(roll.read.sums.front());
    const auto take = [&](const std::optional<int>& clicked) {
        if (clicked && typed_so) wanted = desk::TypeDice{std::to_string(*clicked)};
    };
    const bool in_words = is_large_text() && one > room;
    const int beside = !in_words && roll.bands.size() > 2 && 2.0f * one < room ? 2 : 1;   // where their words are short enough
    if (!ImGui::BeginTable("bands", in_words ? 2 : 3 * beside, ImGuiTableFlags_SizingFixedFit)) return;
    if (in_words) {
        ImGui::TableSetupColumn("number");
        ImGui::TableSetupColumn("outcome", ImGuiTableColumnFlags_WidthStretch);
        for (const report::OutcomeBand& band : roll.bands) take(draw_band_in_words(band, typed, palette));
        ImGui::EndTable();
        return;
    }
    for (int i = 0; i < beside; ++i) {
        ImGui::TableSetupColumn(i == 0 ? "number" : "number 2");
        ImGui::TableSetupColumn(i == 0 ? "chance" : "chance 2");
        ImGui::TableSetupColumn(i == 0 ? "outcome" : "outcome 2", ImGuiTableColumnFlags_WidthStretch);
    }
    for (const report::OutcomeBand& band : roll.bands) take(draw_band(band, typed, ImGui::GetFontSize() * 3.0f, palette));
    ImGui::EndTable();
}

}  // namespace aor::panel
