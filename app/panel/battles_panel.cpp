// Battles: begin one, open one, a quick one typed in; copies, write-ups, and where it all lies.
#include "app/panel/rows.hpp"

#include <misc/cpp/imgui_stdlib.h>

namespace aor::panel {
namespace {

void open_now(const desk::Desk& desk, const desk::BattlesView& view, const Palette& palette, PanelState& state, Wanted& wanted) {
    write_large(desk.top().title.empty() ? desk.file().stem().string() : desk.top().title, palette.accent, 1.2f);
    write_wrapped("Every decision is safe in " + desk.file().string() + " as soon as it is made.", palette.faint);
    if (!desk.session()->read_only_because().empty()) write_wrapped("It can only be read: " + desk.session()->read_only_because(), palette.bad);

    subheading("Write it up", palette);
    struct Form {
        const char* say;
        desk::ExportForm form;
    };
    static constexpr Form kForms[] = {{"Report to read (web page)", desk::ExportForm::html},
                                      {"Report as text (Markdown)", desk::ExportForm::markdown},
                                      {"Table for a spreadsheet (CSV)", desk::ExportForm::csv},
                                      {"Roster sheets to print", desk::ExportForm::rosters}};
    for (const Form& form : kForms) {
        if (row_button(form.say)) wanted = desk::ExportBattle{form.form};
    }
    write_wrapped("The file is written beside the battle.", palette.faint);

    subheading("Copy it", palette);
    for (const std::string& stick : view.sticks) {
        if (row_button("to " + stick)) wanted = desk::CopyBattle{stick};
    }
    if (line_field("##copy to", state.copy_to, "to a folder, then Enter") && !state.copy_to.empty()) wanted = desk::CopyBattle{state.copy_to};
    ImGui::Spacing();
    if (row_button("Close this battle", "close")) wanted = desk::CloseBattle{};
}

void begin_one(const desk::Desk& desk, const desk::BattlesView& view, const Palette& palette, PanelState& state, Wanted& wanted) {
    subheading("Begin a battle", palette);
    if (desk.session() != nullptr) write_wrapped("The battle that is open is closed by that, and stays on the disk as it is.", palette.faint);
    for (const desk::OrderLine& order : view.orders) {
        ImGui::PushID(order.file.string().c_str());
        if (row_button(order.title, "begin")) wanted = desk::NewBattle{order.file, state.battle_name};
        write_wrapped(order.say, palette.faint);
        ImGui::PopID();
    }
    if (view.orders.empty()) write_wrapped("No order of battle was found with the program.", palette.warn);
    if (line_field("##order", state.order, "another order of battle: its file, then Enter") && !state.order.empty()) {
        wanted = desk::NewBattle{state.order, state.battle_name};
    }
    (void)line_field("##battle name", state.battle_name, "a name for its file (need not be given)");
}

void quick(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted) {
    if (!fold("A quick battle, typed in", "quick")) return;
    desk::QuickTyped& typed = state.quick;
    write_wrapped("A line for each unit: 1/7th = FI 2 12 (troops, grade, castings), Holtzmann = heavy 3 for a battery, Zieten = leader class_2.", palette.faint);
    if (toggle("25mm", typed.scale == Scale::mm25, palette)) typed.scale = Scale::mm25;
    ImGui::SameLine();
    if (toggle("15mm", typed.scale == Scale::mm15, palette)) typed.scale = Scale::mm15;
    for (int side = 0; side < 2; ++side) {
        ImGui::PushID(side);
        (void)line_field("##name", typed.names[side], "name of the side");
        ImGui::InputTextMultiline("##units", &typed.lines[side], {ImGui::GetContentRegionAvail().x, ImGui::GetTextLineHeight() * 6.0f});
        ImGui::PopID();
    }
    const std::string key = std::to_string(static_cast<int>(typed.scale)) + typed.names[0] + '\n' + typed.lines[0] + '\0' + typed.names[1] + '\n' + typed.lines[1];
    const auto& view = state.quick_view.of(key, [&] { return desk::quick_view(desk.charts(), typed); });
    for (const std::string& fault : view.faults) write_wrapped(fault, palette.bad);
    for (const std::string& say : view.says) write_wrapped(say, palette.good);
    if (view.ready && row_button("Begin this battle", "begin quick")) wanted = desk::NewQuickBattle{typed.scale, typed.sides(), state.battle_name};
}

void open_one(const desk::Desk& desk, const desk::BattlesView& view, const Palette& palette, PanelState& state, Wanted& wanted) {
    subheading("Open a battle", palette);
    const auto line = [&](const desk::BattleFile& file) {
        if (desk.session() != nullptr && file.file == desk.file()) return;
        ImGui::PushID(file.file.string().c_str());
        if (row_button(file.name, "open")) wanted = desk::OpenBattle{file.file};
        if (file.folder != view.folder) write_wrapped(file.folder, palette.faint);
        ImGui::PopID();
    };
    for (const desk::BattleFile& file : view.recent) line(file);
    for (const desk::BattleFile& file : view.others) line(file);
    if (line_field("##open", state.open_file, "another file, then Enter") && !state.open_file.empty()) wanted = desk::OpenBattle{state.open_file};
    write_wrapped("Battles are kept in " + view.folder, palette.faint);
}

}  // namespace

Wanted draw_battles(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    // Files come and go while the panel is not looked at.
    const int frame = ImGui::GetFrameCount();
    if (state.battles_frame != frame - 1) state.battles.forget();
    state.battles_frame = frame;
    const auto& view = state.battles.of(std::to_string(desk.table_revision()), [&] { return desk::battles_view(desk.folders(), desk.settings()); });
    if (desk.session() != nullptr) open_now(desk, view, palette, state, wanted);
    // Whoever has no battle yet is to begin one.
    const bool none_yet = desk.session() == nullptr && view.recent.empty() && view.others.empty();
    if (none_yet) begin_one(desk, view, palette, state, wanted);
    open_one(desk, view, palette, state, wanted);
    if (!none_yet) begin_one(desk, view, palette, state, wanted);
    quick(desk, palette, state, wanted);
    if (row_button("Two armies out of the printed lists, or a pick-up battle", "muster")) wanted = desk::ShowPanel{desk::Panel::muster};
    return wanted;
}

}  // namespace aor::panel
