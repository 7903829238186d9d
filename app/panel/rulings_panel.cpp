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

void markers(const desk::Desk& desk, const Battle* battle, const Palette& palette, PanelState& state, Wanted& wanted) {
    if (!fold("Colours of the markers", "markers")) return;
    write_wrapped("As the club's markers are. They are kept for you, for every battle that has no house rule of its own; letter and word stay beside them.", palette.faint);
    for (const desk::MarkerLine& line : desk::marker_lines(desk.charts(), battle, desk.settings())) {
        ImGui::PushID(line.state.c_str());
        const auto value = desk::marker_colour(battle, desk.settings(), line.state);
        const auto colour = value ? shell::colour_from(*value) : std::nullopt;
        std::string say = line.say + ": ";
        if (!line.battle.empty()) say += line.battle + " (house rule of this battle)";
        else if (!line.own.empty()) say += line.own;
        else say += "as the screen has it";
        if (!line.book.empty()) say += "; the book has " + line.book;
        if (row_line(say, "marker", colour ? shell::readable_on(palette.sheet, *colour) : palette.ink)) {
            state.marker_open = state.marker_open == line.state ? std::string() : line.state;
            state.marker_typed.clear();
        }
        if (state.marker_open == line.state) {
            ButtonFlow buttons;
            for (const desk::MarkerColour& one : desk::marker_colours()) {
                buttons.next(one.name);
                if (toggle(one.name, one.name == line.own, palette, one.name)) wanted = desk::ColourMarker{line.state, std::string(one.name)};
            }
            buttons.next("the screen's own");
            if (button("the screen's own")) wanted = desk::ColourMarker{line.state, ""};
            if (line_field("##colour", state.marker_typed, "or as #b03020, then Enter") && !state.marker_typed.empty()) {
                wanted = desk::ColourMarker{line.state, state.marker_typed};
            }
        }
        ImGui::PopID();
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
    markers(desk, battle, palette, state, wanted);
    subheading("Rulings", palette);
    (void)line_field("##find ruling", state.ruling_filter, "find: rally, R-102");
    for (const desk::RulingLine& one : view.rulings) {
        if (state.ruling_filter.empty() || desk::fits(one, state.ruling_filter)) ruling(desk, one, palette, state, wanted);
    }
    return wanted;
}

}  // namespace aor::panel
