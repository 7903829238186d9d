// The foot of a case: what is asked, its dice, and what comes of them.
#include "app/panel/case_parts.hpp"
#include "app/panel/scrolled.hpp"

#include <algorithm>
#include <cmath>

namespace aor::panel {
namespace {

constexpr float kOutcomeSize = 1.8f;
constexpr float kLongOutcomeSize = 1.35f;   // a sentence, where a few words are usual

/// Of the text around it; where that is large itself, less will do.
float size_of_outcome(const desk::CaseView& view) {
    constexpr std::size_t kFewWords = 60;
    return is_large_text() || view.outcome.size() > kFewWords ? kLongOutcomeSize : kOutcomeSize;
}

void pool_and_dice(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const desk::RollView& roll = *desk.case_view().roll;
    // Of two sides it is told whose dice come next, as long as any do.
    const bool two = !roll.other_pool.empty();
    // In large text the reasons of each side's dice, below, say whose they are.
    const bool said_below = is_large_text() && !roll.next.after_others;
    const bool by_turns = two && !roll.next.say.empty() && !said_below;
    if (!two || !said_below) write_large(by_turns ? roll.next.say : roll.pool + (two ? " against " + roll.other_pool : ""), palette.ink, two ? 1.0f : 1.3f);
    draw_dice_typed(desk, palette);
    draw_throw(desk, roll, wanted);
    draw_dice(desk, roll, wanted);
    draw_dice_read(roll, palette);
    if (!two) draw_dice_next(roll, palette);
}

void outcome_line(const desk::CaseView& view, const Palette& palette) {
    if (!view.outcome.empty()) write_large(view.outcome, palette.accent, size_of_outcome(view));
}

void consequences(const desk::CaseView& view, const Palette& palette) {
    for (const std::string& say : view.to_come) {
        ImGui::Bullet();
        write_wrapped(say, palette.warn);
    }
    if (view.outcome.empty()) return;
    for (const std::string& say : view.consequences) {
        ImGui::Bullet();
        write_wrapped(say, palette.ink);
    }
    for (const std::string& say : view.lines) {
        ImGui::Bullet();
        write_wrapped(say, palette.bad);
    }
}

/// How high they will stand, in lines as wide as what is left.
float height_of_consequences(const desk::CaseView& view) {
    float height = 0.0f;
    const float wide = ImGui::GetContentRegionAvail().x - ImGui::GetFontSize() * 2.0f - ImGui::GetStyle().ScrollbarSize;
    std::vector<std::string> all = view.to_come;
    all.insert(all.end(), view.consequences.begin(), view.consequences.end());
    all.insert(all.end(), view.lines.begin(), view.lines.end());
    for (const std::string& say : all) height += ImGui::CalcTextSize(say.c_str(), nullptr, false, std::max(1.0f, wide)).y + ImGui::GetStyle().ItemSpacing.y;
    return height;
}

/// The same of the outcome in its big letters.
float height_of_outcome(const desk::CaseView& view) {
    if (view.outcome.empty()) return 0.0f;
    const TextSize size(size_of_outcome(view));
    return ImGui::CalcTextSize(view.outcome.c_str(), nullptr, false, std::max(1.0f, ImGui::GetContentRegionAvail().x)).y;
}

void faults_of(const desk::CaseView& view, const Palette& palette) {
    for (const std::string& fault : view.faults) write_wrapped(fault, palette.bad);
}

void go_on_buttons(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const desk::CaseView& view = desk.case_view();
    const char* on = view.ready ? "Done  [Enter]" : "Go on  [Enter]";
    if (button(on, "confirm")) wanted = desk::Confirm{};
    flow("Back  [Esc]");
    if (button("Back  [Esc]", "leave")) wanted = desk::GoBack{};
    if (view.ready || is_large_text()) return;   // the line at the foot of the window says it too
    const std::string says = desk::enter_says(desk);
    flow(says);
    write_wrapped(says, palette.faint);
}

}  // namespace

bool is_rolled(const desk::CaseView& view) { return view.roll && view.roll->sound && view.roll->refused.empty(); }

void draw_outcome(const desk::CaseView& view, const Palette& palette) {
    outcome_line(view, palette);
    consequences(view, palette);
}

void draw_asked(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted) {
    const desk::Asked& asked = desk.asked();
    if (asked.what == desk::Asking::fact || asked.what == desk::Asking::reason) {
        write_large(asked.label + ":  " + asked.typed + "_", palette.accent, 1.2f);
        if (asked.what == desk::Asking::reason) {
            bool first = true;
            for (const char* reason : {"as seen on the table", "both sides agree", "house rule", "misread before"}) {
                if (!first) flow(reason);
                first = false;
                if (button(reason)) wanted = desk::GiveReason{reason};
            }
        }
        draw_asked_fact(desk, palette, state, wanted);
    }
    if (!asked.fault.empty()) write_wrapped(asked.fault, palette.bad);
}

void draw_foot(const desk::Desk& desk, const Palette& palette, PanelState& state, bool with_sum, Wanted& wanted) {
    const desk::CaseView& view = desk.case_view();
    rule(palette);
    draw_asked(desk, palette, state, wanted);
    if (is_rolled(view)) {
        pool_and_dice(desk, palette, wanted);
        if (with_sum && view.roll->other_pool.empty()) draw_sums(*view.roll, palette);
        draw_bands(desk, *view.roll, with_sum, palette, wanted);
    }
    faults_of(view, palette);
    draw_outcome(view, palette);
    go_on_buttons(desk, palette, wanted);
}

// The dice to click on come first, then what each number means, which may be scrolled; the outcome and the way on stay.
Wanted draw_case_foot(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    const desk::CaseView& view = desk.case_view();
    const float whole = ImGui::GetContentRegionAvail().y;
    const bool long_words = height_of_consequences(view) > whole * 0.35f;
    const bool long_outcome = height_of_outcome(view) > whole * 0.3f;
    const bool stays = state.case_end > 0.0f && state.case_end < whole * 0.8f;
    state.case_foot_stays = stays;
    const float top = stays ? 0.0f : ImGui::GetCursorPosY();
    if (stays) ImGui::BeginChild("dice", {0.0f, std::floor(whole - state.case_end - ImGui::GetStyle().ItemSpacing.y) - 1.0f}, ImGuiChildFlags_NavFlattened);
    if (is_rolled(view)) pool_and_dice(desk, palette, wanted);
    draw_asked(desk, palette, state, wanted);
    const bool rolled = is_rolled(view);
    if (long_outcome) outcome_line(view, palette);
    if (long_words) consequences(view, palette);
    if (rolled) {
        if (state.case_body_scrolls && view.roll->other_pool.empty()) {
            const TextSize size(state.narrow ? 0.8f : 1.0f);   // large text has little room for them
            draw_sums(*view.roll, palette);
        }
        // Once the dice are there, what comes of them needs the room.
        if (state.narrow && view.ready && view.roll->other_pool.empty() && !view.roll->bands.empty()) draw_bands_in_lines(*view.roll, palette);
        else draw_bands(desk, *view.roll, state.case_body_scrolls, palette, wanted);
    }
    const float upper = ImGui::GetCursorPosY() - top;
    turn_pages(state);
    if (stays) {
        // The page keys are for the facts first.
        (void)mark_more_below(palette, state.case_body_goes_on ? ScrolledBy::mouse : ScrolledBy::page_keys);
        ImGui::EndChild();
    }
    ImGui::BeginGroup();
    rule(palette);
    faults_of(view, palette);
    if (!long_outcome) outcome_line(view, palette);
    if (!long_words) consequences(view, palette);
    go_on_buttons(desk, palette, wanted);
    ImGui::EndGroup();
    const float end = ImGui::GetItemRectSize().y;
    state.unsettled = end != state.case_end || upper + end != state.case_foot;
    state.case_end = end;
    state.case_foot = upper + end;
    return wanted;
}

}  // namespace aor::panel
