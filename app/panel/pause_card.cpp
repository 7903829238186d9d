// On opening a battle: where it was left, what is owed, who is next, and how the armies stand.
#include "app/panel/rows.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

constexpr std::size_t kMostDuties = 4;

void where_it_was_left(const desk::Desk& desk, const Palette& palette) {
    write_wrapped(desk.top().title, palette.faint);
    write_large(desk.top().phase, palette.ink, 1.3f);
    if (!desk.top().ended.empty()) write_wrapped(desk.top().ended, palette.bad);
    const auto& entries = desk.session()->log().entries();
    if (!entries.empty()) write_wrapped("Last: " + entries.back().say, palette.faint);
    const auto& duties = desk.duties();
    const auto due = std::count_if(duties.begin(), duties.end(), [](const report::DutyRow& row) { return row.when != report::Due::later; });
    if (due == 0) {
        write_wrapped("Nothing is owed.", palette.good);
    } else {
        write_wrapped(report::count_in_words(duties), palette.warn);
        const auto shown = std::min(kMostDuties, static_cast<std::size_t>(due));
        for (std::size_t i = 0; i < shown; ++i) {
            const report::DutyRow& row = duties[i];
            ImGui::Bullet();
            write_wrapped(row.step.empty() ? row.say : row.say + ": " + row.step, row.when == report::Due::late ? palette.bad : palette.ink);
        }
        if (static_cast<std::size_t>(due) > shown) write_wrapped("and " + std::to_string(static_cast<std::size_t>(due) - shown) + " more, under Duties", palette.faint);
    }
    write_wrapped("Next: " + desk.next_due().say, palette.accent);
}

void how_they_stand(const desk::Desk& desk, const Palette& palette) {
    for (const desk::ArmyBar& army : desk.top().armies) {
        write_wrapped(army.name, colour_of_army(palette, army.place));
        std::string says = std::to_string(army.castings.lost) + " of " + std::to_string(army.castings.start) + " castings lost";
        if (army.pending > 0) says += ", " + std::to_string(army.pending) + " to come off";
        write_wrapped(says, palette.ink);
        const std::string near = army.has_left || army.next.empty() ? army.check : army.next + "; " + army.check;
        write_wrapped(near, army.checks || army.has_left ? palette.bad : palette.faint);
    }
}

}  // namespace

Wanted draw_pause_card(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    if (desk.session() == nullptr) return wanted;
    ImGui::PushStyleColor(ImGuiCol_ChildBg, palette.sheet);
    const bool open = ImGui::BeginChild("pause card", {0.0f, 0.0f}, ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_Borders | ImGuiChildFlags_NavFlattened);
    ImGui::PopStyleColor();
    if (open) {
        if (ImGui::BeginTable("halves", 2, ImGuiTableFlags_SizingStretchProp)) {
            ImGui::TableSetupColumn("left", ImGuiTableColumnFlags_WidthStretch, 3.0f);
            ImGui::TableSetupColumn("right", ImGuiTableColumnFlags_WidthStretch, 2.0f);
            ImGui::TableNextColumn();
            where_it_was_left(desk, palette);
            ImGui::TableNextColumn();
            how_they_stand(desk, palette);
            ImGui::EndTable();
        }
        if (button("Go on  [Enter]", "go on")) wanted = desk::ClosePauseCard{};
    }
    ImGui::EndChild();
    return wanted;
}

}  // namespace aor::panel
