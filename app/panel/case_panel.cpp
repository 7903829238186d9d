#include "app/panel/case_parts.hpp"
#include "app/panel/rows.hpp"
#include "app/panel/scrolled.hpp"
#include "app/desk/phase_note.hpp"
#include "core/play/perform.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace aor::panel {
namespace {

/// What Enter does now: what is owed first, or the next phase. The duties say it themselves.
void next_button(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    if (desk.panel() == desk::Panel::duties) return;
    const report::NextDue& next = desk.next_due();
    const TextSize size(1.15f);
    if (next.intent.verb.empty()) {
        write_wrapped(next.say, palette.ink);
        return;
    }
    // While something else is asked, or the card lies over the table that tells where it was left, Enter is for that.
    const bool free = desk.asked().what == desk::Asking::command && !desk.pause_card();
    // The arrows are in use: Enter is for what they have chosen.
    const bool by_enter = free && !ImGui::GetIO().NavVisible;
    if (row_button("Next: " + next.say + (by_enter ? "  [Enter]" : ""), "do next") && free) wanted = desk::Confirm{};
    ImGui::Spacing();
}

/// The procedures at hand when no case is being made, with their keys.
void begin_buttons(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    bool first = true;
    for (const desk::CommandKey& key : desk::command_keys()) {
        const std::string label = desk::title_of(desk.charts(), key.procedure) + "  [" + key.letter + ']';
        if (!first) flow(label);
        first = false;
        if (button(label, key.procedure)) wanted = desk::BeginCase{std::string(key.procedure), "", ""};
    }
    flow("More\u2026");
    if (button("More\u2026", "more")) ImGui::OpenPopup("more procedures");
    if (ImGui::BeginPopup("more procedures")) {
        for (const std::string_view id : procedures_to_do()) {
            const auto keys = desk::command_keys();
            if (std::any_of(keys.begin(), keys.end(), [&](const desk::CommandKey& key) { return key.procedure == id; })) continue;
            ImGui::PushID(id.data(), id.data() + id.size());
            if (ImGui::Selectable(desk::title_of(desk.charts(), id).c_str())) wanted = desk::BeginCase{std::string(id), "", ""};
            ImGui::PopID();
        }
        ImGui::EndPopup();
    }
    ImGui::Spacing();
    struct Command {
        const char* label;
        const char* verb;
        const char* says;
    };
    static constexpr Command kCommands[] = {
        {"Next phase  [n]", "next", ""},
        {"Draw a card  [d]", "draw", ""},
        {"Close the fire", "close_fire", "all have fired: what fell by the fire of this phase is taken off at once"},
    };
    first = true;
    for (const Command& command : kCommands) {
        if (!first) flow(command.label);
        first = false;
        if (button(command.label)) {
            desk::Perform perform;
            perform.intent.verb = command.verb;
            wanted = perform;
        }
        if (*command.says != '\0') ImGui::SetItemTooltip("%s", command.says);
    }
    flow("Undo  [u]");
    if (button("Undo  [u]")) wanted = desk::Undo{};
    flow("Redo  [y]");
    if (button("Redo  [y]")) wanted = desk::Redo{};
    ImGui::Spacing();
    write_wrapped("Ctrl+K finds anything by a few letters.", palette.faint);
}

void pick_somebody(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const desk::Asked& asked = desk.asked();
    const bool actor = asked.what == desk::Asking::actor;
    if (!actor) write(desk::name_of(desk.battle(), desk.work().actor), palette.ink);
    write_large(asked.label + "  " + asked.typed + "_", palette.accent, 1.2f);
    if (!asked.fault.empty()) write_wrapped(asked.fault, palette.bad);
    write_wrapped("Type the two signs beside the name, or part of it; or click.", palette.faint);
    bool first = true;
    for (const desk::Somebody& one : asked.candidates) {
        const std::string label = one.code + "  " + one.name;
        if (!first) flow(label);
        first = false;
        if (button(label, one.id)) wanted = desk::NameSomebody{one.id};
    }
}

void done_case(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    if (!desk.done()) return;
    const desk::DoneCase& done = *desk.done();
    rule(palette);
    write_wrapped("Done, entry " + std::to_string(done.entry) + ": " + done.say, palette.good);
    for (const desk::DoneRoll& roll : done.rolls) {
        // What the last one came to stands below, in big letters.
        const bool told = roll.say == done.view.outcome;
        write_wrapped(told ? roll.in_words() : roll.in_words() + ": " + roll.say, palette.faint);
    }
    draw_outcome(done.view, palette);
    if (button("Take back  [u]", "take back")) wanted = desk::Undo{};
    rule(palette);
}

void page_of(const desk::CaseView& view, const Palette& palette) {
    if (view.page.empty()) return;
    const std::string place = "rulebook p " + view.page;
    flow(place);
    write_right(place, palette.faint);
}

void title_of(const desk::CaseView& view, const Palette& palette) {
    write_large(view.title, palette.accent, 1.3f);
    page_of(view, palette);
}

/// Which case lies beside this one.
std::string pinned_in_words(const desk::Desk& desk) {
    if (desk.session() == nullptr) return desk.pinned()->view.title;   // its battle is closed
    return desk::case_in_words(desk.charts(), desk.battle(), desk.pinned()->work);
}

/// The facts of last time, and the case kept to compare.
void recall(const desk::Desk& desk, Wanted& wanted) {
    const std::string pin = desk.pinned() ? "Unpin: " + pinned_in_words(desk) + "  [!]" : "Pin  [!]";
    flow("Again  [=]");
    if (button("Again  [=]", "again")) wanted = desk::AsLastTime{};
    ImGui::SetItemTooltip("the facts as they were last told for the same two");
    flow(pin);
    if (button(pin, "pin")) wanted = desk::PinCase{};
    ImGui::SetItemTooltip("kept beside the next one, to compare; nothing is logged");
}

/// Who, and whom: a click names another.
void parties(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    const std::string actor = desk::name_of(desk.battle(), desk.work().actor);
    const desk::CaseView& view = desk.case_view();
    // In the colours of their armies.
    const auto named = [&](const std::string& name, const char* id, int place) {
        ImGui::PushStyleColor(ImGuiCol_Text, place < 0 ? palette.ink : colour_of_army(palette, place));
        const bool pressed = button(name, id);
        ImGui::PopStyleColor();
        return pressed;
    };
    const int place = view.roll && view.done.empty() ? view.roll->place : -1;
    const int other = view.roll && view.done.empty() ? view.roll->other_place : -1;
    if (!desk.work().actor.empty() && named(actor, "actor", place)) wanted = desk::AskActor{};
    if (!desk.work().target.empty()) {
        const std::string target = "\u2192 " + desk::name_of(desk.battle(), desk.work().target);
        flow(target);
        if (named(target, "target", other)) wanted = desk::AskTarget{};
    } else if (desk.case_view().charge && !desk.case_view().charge->target.empty()) {
        const std::string target = "\u2192 " + desk.case_view().charge->target;
        flow(target);
        if (button(target, "target")) wanted = desk::AskTarget{};
    } else if (desk.work().procedure == "melee" && view.roll) {
        // Whom it fights is known from the contact.
        flow("\u2192 " + view.roll->target);
        write_wrapped("\u2192 " + view.roll->target, view.roll->other_place < 0 ? palette.ink : colour_of_army(palette, view.roll->other_place));
    } else if (desk::parts_of(desk.work().procedure).target == desk::Who::unit) {
        flow("name an enemy");
        if (button("name an enemy", "target")) wanted = desk::AskTarget{};
    }
}

/// What the case is: who and whom, what was rolled before, the facts, the lines of the pool.
void draw_body(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted) {
    const desk::CaseView& view = desk.case_view();
    // Another step, or another case: it is read from its top.
    const std::string step = desk.work().procedure + ' ' + desk.work().actor + ' ' + std::to_string(view.done.size()) + (view.charge ? view.charge->step : std::string());
    if (step != state.case_step) ImGui::SetScrollY(0.0f);
    state.case_step = step;
    write_large(view.title, palette.accent, 1.3f);
    recall(desk, wanted);
    // Its page at the end of the line, or of the next one where there is no room.
    const bool fits = ImGui::GetItemRectMax().x + ImGui::CalcTextSize(("   rulebook p " + view.page).c_str()).x < ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
    if (fits) page_of(view, palette);
    parties(desk, palette, wanted);
    if (!fits) page_of(view, palette);
    if (!view.wants_reason.empty()) write_wrapped("Enter will ask for a reason: " + view.wants_reason, palette.warn);
    else if (const std::string note = desk::phase_note(desk.charts(), desk.battle(), desk.work()); !note.empty()) write_wrapped(note, palette.warn);
    for (const desk::DoneRoll& roll : view.done) {
        write_wrapped(roll.in_words(), palette.faint);
        write_wrapped(roll.say, palette.good);
    }
    if (!view.done.empty() && button("Its dice again  [Backspace]", "take dice back")) wanted = desk::TakeDiceBack{};
    if (view.charge) {
        draw_charge(desk, palette, state, wanted);
        draw_chances(desk, palette);
    }
    if (!view.roll) {
        if (!view.charge) draw_words(desk, palette, wanted);
        draw_rest(desk, palette, wanted);
        turn_pages(state);
        return;
    }
    const desk::RollView& roll = *view.roll;
    if (roll.title != view.title || !view.done.empty() || view.charge) heading(roll.title + ": " + roll.who, palette);
    draw_facts(desk, palette, state, wanted);
    if (!view.charge) draw_words(desk, palette, wanted);
    if (!roll.refused.empty()) write_wrapped("Not allowed: " + roll.refused, palette.bad);
    if (!roll.automatic.empty()) write_wrapped("Without dice: " + roll.automatic, palette.good);
    if (is_rolled(view)) draw_lines(desk, roll, palette, wanted);
    draw_rest(desk, palette, wanted);
    turn_pages(state);
}

}  // namespace

void turn_pages(PanelState& state) {
    // What comes into sight may be laid out anew there, and the end with it: it is followed.
    const ImGuiID here = ImGui::GetID("end");
    if (state.case_pages == 0 && state.case_end_of == here && state.case_end_frames > 0) {
        --state.case_end_frames;
        ImGui::SetScrollY(ImGui::GetScrollMaxY());
    }
    if (state.case_pages == 0) return;
    constexpr float kPage = 0.85f;   // some lines of the old page stay, to read on from
    const float now = ImGui::GetScrollY();
    const float wanted = std::clamp(now + static_cast<float>(state.case_pages) * kPage * ImGui::GetWindowHeight(), 0.0f, ImGui::GetScrollMaxY());
    if (wanted == now) return;
    ImGui::SetScrollY(wanted);
    state.case_end_of = here;
    state.case_end_frames = wanted == ImGui::GetScrollMaxY() ? 2 : 0;
    state.case_pages = 0;
}

Wanted draw_case(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    state.case_foot_stays = false;
    if (desk.session() == nullptr) {
        write_large("No battle is open", palette.accent, 1.4f);
        write_wrapped("Begin one, or open one, under Battles (F10).", palette.ink);
        return wanted;
    }
    draw_correction(desk, palette, wanted);
    if (desk.work().empty()) {
        done_case(desk, palette, wanted);
        next_button(desk, palette, wanted);
        begin_buttons(desk, palette, wanted);
        if (desk.correcting() || desk.asked().what == desk::Asking::reason) draw_asked(desk, palette, state, wanted);
        return wanted;
    }
    const desk::CaseView& view = desk.case_view();
    if (desk.asked().what == desk::Asking::actor || desk.asked().what == desk::Asking::target) {
        title_of(view, palette);
        pick_somebody(desk, palette, wanted);
        turn_pages(state);
        return wanted;
    }
    // The dice and what comes of them stay in sight while facts and lines scroll above them, where there is room for both.
    const float whole = ImGui::GetContentRegionAvail().y;
    if (state.case_foot >= whole * (state.case_is_split ? 0.5f : 0.65f)) {
        // So much of it that it is scrolled by itself, as is what lies above.
        state.case_is_split = true;
        ImGui::BeginChild("facts", {0.0f, std::floor(whole * 0.38f)}, ImGuiChildFlags_NavFlattened);
        draw_body(desk, palette, state, wanted);
        state.case_body_scrolls = ImGui::GetScrollMaxY() > 0.0f;
        state.case_body_goes_on = mark_more_below(palette, ScrolledBy::page_keys);
        ImGui::EndChild();
        ImGui::BeginChild("foot", {0.0f, 0.0f}, ImGuiChildFlags_NavFlattened);
        Wanted of_foot = draw_case_foot(desk, palette, state);
        ImGui::EndChild();
        if (of_foot) wanted = of_foot;
        state.case_foot_stays = true;
        return wanted;
    }
    state.case_is_split = false;
    const bool foot_stays = state.case_foot > 0.0f;
    state.case_foot_stays = foot_stays;
    // A pixel to spare, whatever is rounded.
    if (foot_stays) ImGui::BeginChild("facts", {0.0f, std::floor(whole - state.case_foot - ImGui::GetStyle().ItemSpacing.y) - 1.0f}, ImGuiChildFlags_NavFlattened);
    draw_body(desk, palette, state, wanted);
    // Where the lines of the pool are partly out of sight, they are summed up beside its dice.
    const bool scrolls = !foot_stays || ImGui::GetScrollMaxY() > 0.0f;
    if (foot_stays) {
        (void)mark_more_below(palette, ScrolledBy::page_keys);
        ImGui::EndChild();
    }
    ImGui::BeginGroup();
    draw_foot(desk, palette, state, scrolls, wanted);
    ImGui::EndGroup();
    const float height = ImGui::GetItemRectSize().y;
    state.unsettled = height != state.case_foot;
    state.case_foot = height;
    return wanted;
}

Wanted draw_case_body(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    draw_correction(desk, palette, wanted);
    draw_body(desk, palette, state, wanted);
    state.case_body_scrolls = ImGui::GetScrollMaxY() > 0.0f;
    state.case_body_goes_on = mark_more_below(palette, ScrolledBy::page_keys);
    return wanted;
}

Wanted draw_pinned(const desk::Desk& desk, const Palette& palette) {
    Wanted wanted;
    if (!desk.pinned()) return wanted;
    const desk::CaseView& view = desk.pinned()->view;
    // What it lies above keeps the larger part of the column.
    ImGui::SetNextWindowSizeConstraints({0.0f, 0.0f}, {FLT_MAX, std::floor(ImGui::GetWindowHeight() * 0.4f)});
    ImGui::BeginChild("pinned", {0.0f, 0.0f}, ImGuiChildFlags_NavFlattened | ImGuiChildFlags_AutoResizeY);
    heading("Pinned: " + view.title, palette);
    if (view.roll) {
        write_wrapped(view.roll->who, palette.ink);
        for (const report::PoolRow& line : view.roll->lines) {
            if (line.counts) write_wrapped(line.amount + "  " + line.label, palette.ink);
        }
        write_wrapped(view.roll->pool, palette.accent);
        for (const report::OddsRow& row : view.roll->winners.empty() ? view.roll->odds : view.roll->winners) write_wrapped(row.percent + "  " + row.outcome, palette.ink);
    }
    if (row_button("Unpin: " + pinned_in_words(desk) + (desk.work().empty() ? "  [!]" : ""), "unpin")) wanted = desk::PinCase{};
    (void)mark_more_below(palette, ScrolledBy::mouse);
    ImGui::EndChild();
    return wanted;
}

}  // namespace aor::panel
