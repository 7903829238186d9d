// The keys, a first five minutes, and how the program looks.
#include "app/panel/rows.hpp"

namespace aor::panel {
namespace {

void key(std::string_view sign, std::string_view words, const Palette& palette) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    key_cap(sign, palette);
    ImGui::TableNextColumn();
    write_wrapped(words, palette.ink);
}

bool begin_keys(const char* id) {
    if (!ImGui::BeginTable(id, 2, ImGuiTableFlags_SizingFixedFit)) return false;
    ImGui::TableSetupColumn("key");
    ImGui::TableSetupColumn("words", ImGuiTableColumnFlags_WidthStretch);
    return true;
}

void first_minutes(const Palette& palette) {
    subheading("The first five minutes", palette);
    static constexpr const char* kSteps[] = {
        "Under Battles (F10) begin \"First battle\": it is small, with all arms.",
        "The top line says which turn and phase it is and how near each army is to leaving the field. Enter does what is next; n goes on to the next phase.",
        "Somebody fires: press f, then the two signs beside the unit that fires, then those of its target.",
        "Tick what is true at the table: each fact has its letter. The dice grow and shrink as you tick, and the chances with them.",
        "Let the players roll. Type the total, or each face; read the outcome aloud; Enter writes it down.",
        "What follows - a morale check, a leader at risk - is owed, and stands under Duties. Enter begins the first.",
        "Something was wrong: u takes it back. Something far back was wrong: unfold it in the Log and correct it there.",
    };
    int number = 1;
    for (const char* step : kSteps) {
        write(std::to_string(number++) + ".", palette.accent);
        ImGui::SameLine();
        write_wrapped(step, palette.ink);
    }
}

void keys(const desk::Desk& desk, const Palette& palette) {
    subheading("Letters begin a case", palette);
    if (begin_keys("letters")) {
        for (const desk::CommandKey& command : desk::command_keys()) key(std::string(1, command.letter), desk::title_of(desk.charts(), command.procedure), palette);
        key("n", "the next phase", palette);
        key("d", "draw a card", palette);
        key("1-9", "a duty from the list", palette);
        key("u", "undo", palette);
        key("y", "redo", palette);
        key("=", "takes up the case that was left", palette);
        key("!", "unpins the case that was pinned", palette);
        ImGui::EndTable();
    }
    subheading("In a case", palette);
    if (begin_keys("case")) {
        key("a-z", "changes the fact with that letter", palette);
        key("A-Z", "in a charge: what it asks besides", palette);
        key("Tab", "shows the facts and lines that rarely matter", palette);
        key("0-9", "dice: a total, or faces with commas between", palette);
        key("PgDn", "reads on in the case; PgUp back", palette);
        key("*", "the program rolls", palette);
        key("=", "the facts as the last time these two met", palette);
        key("!", "pins the case beside the next one, to compare", palette);
        key("Backspace", "once a roll of several is done: its dice again", palette);
        key("Enter", "goes on, and at the end does it", palette);
        key("Esc", "one step back", palette);
        ImGui::EndTable();
    }
    subheading("Anywhere", palette);
    if (begin_keys("anywhere")) {
        key("Ctrl+K", "finds any procedure, unit, chart or command by a few letters", palette);
        key("Ctrl+F", "filters the armies", palette);
        key("Ctrl+L", "what the marks beside the units mean", palette);
        key("Arrows", "walk over the screen; Space presses what is framed", palette);
        key("F1-F10", "the panels, in the order of their tabs: help, duties, ledger, log, charts, move, cards, plots, rulings, battles", palette);
        key("F5", "the charts: what is typed is looked up, the arrows scroll what is found", palette);
        key("Right click", "on a unit or a leader: what it can do, and who joins whom", palette);
        key("F11", "the big card", palette);
        key("F12", "the small window", palette);
        key("Ctrl +", "larger text; Ctrl - smaller, Ctrl 0 as it was", palette);
        key("Ctrl+Q", "ends the program; everything is safe already", palette);
        ImGui::EndTable();
    }
}

void look(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    subheading("How it looks", palette);
    ButtonFlow buttons;
    for (const char* theme : {"paper", "dark", "light"}) {
        buttons.next(theme);
        if (toggle(theme, desk.settings().theme == theme, palette)) wanted = desk::ChooseTheme{theme};
    }
    ButtonFlow sizes;
    sizes.next("Larger text");
    if (button("Larger text")) wanted = desk::ChangeTextSize{1};
    sizes.next("Smaller text");
    if (button("Smaller text")) wanted = desk::ChangeTextSize{-1};
    sizes.next("Usual text");
    if (button("Usual text")) wanted = desk::ChangeTextSize{0};
    ButtonFlow windows;
    windows.next("Big card  [F11]");
    if (button("Big card  [F11]")) wanted = desk::ShowBigCard{true};
    windows.next("Small window  [F12]");
    if (button("Small window  [F12]")) wanted = desk::ShowCompact{true};
}

}  // namespace

Wanted draw_help(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    look(desk, palette, wanted);
    first_minutes(palette);
    keys(desk, palette);
    return wanted;
}

}  // namespace aor::panel
