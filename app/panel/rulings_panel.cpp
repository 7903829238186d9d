// Where the book can be read in two ways: how it is played here, why, and the other reading; options and house rules.
#include "app/panel/rows.hpp"

#include "core/report/text.hpp"

namespace aor::panel {
namespace {

void ruling(const desk::Desk& desk, const desk::RulingLine& one, const Palette& palette, PanelState& state, Wanted& wanted) {
    ImGui::PushID(one.id.c_str());
    const std::string head = one.id + "  " + one.title;
    if (fold_line(one.changed ? head + " (changed)" : head, "ruling", one.changed ? palette.warn : palette.ink)) {
        ImGui::Indent();
        if (!one.page.empty()) write_wrapped(report::page_in_words(one.page), palette.faint);
        for (const desk::RulingReading& reading : one.readings) {
            const std::string words = reading.meaning + (reading.is_default ? " (the default)" : "");
            if (!one.may_switch()) {
                write_wrapped(words, palette.ink);
                continue;
            }
            // A change in the middle of a battle takes a reason.
            const std::string what = one.id + '=' + reading.id;
            if (row_toggle(reading.played ? "played: " + words : "or: " + words, reading.played, palette, reading.id) && !reading.played &&
                desk.session() != nullptr) {
                begin_reason(what, state);
            }
            if (const auto reason = ask_reason(what, state, palette)) {
                desk::Perform change = perform("ruling", "", *reason);
                change.intent.words.push_back({one.id, reading.id});
                wanted = change;
            }
        }
        if (!one.why.empty()) write_wrapped("Why the default: " + one.why, palette.ink);
        if (!one.places.empty()) write_wrapped("Places: " + one.places, palette.faint);
        ImGui::Unindent();
    }
    ImGui::PopID();
}

void option(const desk::OptionLine& one, const Palette& palette, PanelState& state, Wanted& wanted) {
    if (row_toggle((one.on ? "in force: " : "not in force: ") + one.say, one.on, palette, "option " + one.id)) begin_reason("option " + one.id, state);
    if (const auto reason = ask_reason("option " + one.id, state, palette)) {
        desk::Perform change = perform("option", "", *reason);
        change.intent.words.push_back({one.id, std::string(one.on ? "no" : "yes")});
        wanted = change;
    }
}

}  // namespace

Wanted draw_rulings(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    const Battle* battle = desk.session() != nullptr ? &desk.battle() : nullptr;
    const auto& view = state.rulings.of(std::to_string(desk.table_revision()), [&] { return desk::rulings_view(desk.charts(), battle); });
    write_wrapped(battle != nullptr ? "How this battle is played. A change goes into the log, with its reason."
                                    : "How the book is read unless a battle says otherwise.",
                  palette.faint);
    if (battle != nullptr) {
        subheading("House rules", palette);
        for (const std::string& rule : view.house_rules) {
            ImGui::Bullet();
            write_wrapped(rule, palette.ink);
        }
        if (line_field("##house rule", state.house_rule, "a house rule in words, then Enter") && !state.house_rule.empty()) {
            desk::Perform add = perform("house_rule");
            add.intent.text = state.house_rule;
            wanted = add;
            state.house_rule.clear();
        }
        subheading("Optional rules", palette);
        for (const desk::OptionLine& one : view.options) option(one, palette, state, wanted);
    }
    subheading("Rulings", palette);
    (void)line_field("##find ruling", state.ruling_filter, "find: rally, R-102");
    for (const desk::RulingLine& one : view.rulings) {
        if (state.ruling_filter.empty() || desk::fits(one, state.ruling_filter)) ruling(desk, one, palette, state, wanted);
    }
    return wanted;
}

}  // namespace aor::panel
