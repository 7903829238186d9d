// An earlier entry that is being mended: what comes out otherwise, and the question that is open.
#include "app/panel/case_parts.hpp"
#include "app/panel/rows.hpp"

namespace aor::panel {
namespace {

void question(const desk::Desk& desk, const report::QuestionRows& asked, const Palette& palette, Wanted& wanted) {
    write_wrapped("Entry " + std::to_string(asked.entry) + " (" + asked.moment + "): " + asked.before, palette.accent);
    if (!asked.after.empty()) write_wrapped("with its dice it would be: " + asked.after, palette.ink);
    for (const std::string& say : asked.say) write_wrapped(say, palette.ink);
    for (const std::string& roll : asked.rolls) write_wrapped("to roll anew: " + roll, palette.ink);
    if (asked.may_keep && row_button("It keeps its dice", "keep")) wanted = desk::AnswerCorrection{Answer::What::keep, ""};
    if (row_button("It is dropped", "drop")) wanted = desk::AnswerCorrection{Answer::What::drop, ""};
    if (desk.asked().what != desk::Asking::answer) return;   // the case is being changed once more
    const std::string& typed = desk.asked().typed;
    write_large("Its dice:  " + typed + "_", palette.accent, 1.2f);
    ButtonFlow buttons;
    for (int face = 1; face <= 6; ++face) {
        const std::string sign = std::to_string(face);
        buttons.next(sign);
        if (button(sign, "answer" + sign)) wanted = desk::TypeText{typed.empty() ? sign : typed + "," + sign};
    }
    buttons.next("Back");
    if (button("Back", "answer back") && !typed.empty()) {
        const auto comma = typed.rfind(',');
        wanted = desk::TypeText{comma == std::string::npos ? std::string() : typed.substr(0, comma)};
    }
    buttons.next("Rolled anew  [Enter]");
    if (button("Rolled anew  [Enter]", "answer dice")) wanted = desk::AnswerCorrection{Answer::What::dice, typed};
    if (!desk.asked().fault.empty()) write_wrapped(desk.asked().fault, palette.bad);
    write_wrapped("Or type keep, drop, or the dice; Esc leaves everything as it was.", palette.faint);
}

}  // namespace

void draw_correction(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const auto& correcting = desk.correcting();
    if (!correcting) return;
    ImGui::PushID("correction");
    heading("Mending entry " + std::to_string(correcting->entry), palette);
    if (correcting->correction) {
        for (const report::MendedRow& row : correcting->shown.mended) {
            write_wrapped("entry " + std::to_string(row.entry) + " (" + row.how + "): " + (row.after.empty() ? row.before + " - no longer" : row.after), palette.ink);
            for (const std::string& say : row.say) write_wrapped("   " + say, palette.faint);
        }
        for (const report::QuestionRows& asked : correcting->shown.question) question(desk, asked, palette, wanted);
    }
    if (desk.work().empty() && button("Leave it as it was  [Esc]", "leave mending")) wanted = desk::GoBack{};
    rule(palette);
    ImGui::PopID();
}

}  // namespace aor::panel
