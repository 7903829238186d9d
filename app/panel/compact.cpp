// A small window to lay over the rulebook: the case, its dice, what comes of it.
#include "app/panel/rows.hpp"

#include <algorithm>

namespace aor::panel {
namespace {

constexpr std::size_t kMostNames = 6;

void asked(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const desk::Asked& asked = desk.asked();
    if (!asked.label.empty() && asked.what != desk::Asking::command && asked.what != desk::Asking::confirm) {
        const std::string& typed = asked.what == desk::Asking::dice ? desk.work().typed_dice : asked.typed;
        write_wrapped(asked.label + ": " + typed + '_', palette.accent);
    }
    if (!asked.fault.empty()) write_wrapped(asked.fault, palette.bad);
    if (asked.what == desk::Asking::actor || asked.what == desk::Asking::target) {
        for (std::size_t i = 0; i < std::min(kMostNames, asked.candidates.size()); ++i) {
            const desk::Somebody& one = asked.candidates[i];
            if (row_button(one.code + "  " + one.name, one.id)) wanted = desk::NameSomebody{one.id};
        }
        if (asked.candidates.size() > kMostNames) write_wrapped("and more: type part of the name", palette.faint);
    }
}

void case_of(const desk::CaseView& view, const Palette& palette) {
    write_wrapped(view.title, palette.accent);
    if (view.roll) {
        write_wrapped(view.roll->who, palette.ink);
        if (!view.roll->refused.empty()) write_wrapped("Not allowed: " + view.roll->refused, palette.bad);
        else if (!view.roll->automatic.empty()) write_wrapped("Without dice: " + view.roll->automatic, palette.good);
        else if (view.roll->sound) write_large(view.roll->pool + (view.roll->other_pool.empty() ? "" : " against " + view.roll->other_pool), palette.ink, 1.3f);
    }
    for (const std::string& fault : view.faults) write_wrapped(fault, palette.bad);
    if (!view.outcome.empty()) write_large(view.outcome, palette.good, 1.5f);
    for (const std::string& say : view.consequences) write_wrapped(say, palette.ink);
}

}  // namespace

Wanted draw_compact(const desk::Desk& desk, const Palette& palette, bool on_top) {
    Wanted wanted;
    if (ImGui::BeginChild("compact", {0.0f, -ImGui::GetFrameHeightWithSpacing()}, ImGuiChildFlags_NavFlattened)) {
        if (!on_top) write_wrapped("This desktop keeps no window on top: lay it beside the book.", palette.warn);
        if (desk.session() == nullptr) {
            write_wrapped("No battle is open.", palette.faint);
        } else if (!desk.work().empty()) {
            case_of(desk.case_view(), palette);
            asked(desk, palette, wanted);
            if (button(desk.case_view().ready ? "Done  [Enter]" : "Go on  [Enter]", "confirm")) wanted = desk::Confirm{};
            flow("Back  [Esc]");
            if (button("Back  [Esc]", "leave")) wanted = desk::GoBack{};
        } else {
            if (desk.done()) case_of(desk.done()->view, palette);
            write_wrapped(desk.top().phase, palette.faint);
            asked(desk, palette, wanted);
            if (!desk.next_due().intent.verb.empty() && row_button("Next: " + desk.next_due().say + "  [Enter]", "next due")) wanted = desk::Confirm{};
            if (!desk.said().empty() && !desk.done()) write_wrapped(desk.said(), palette.ink);
        }
    }
    ImGui::EndChild();
    if (button("Whole window  [F12]", "leave compact")) wanted = desk::ShowCompact{false};
    return wanted;
}

}  // namespace aor::panel
