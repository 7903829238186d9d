// Two armies mustered out of the lists, side by side with the reason of each line, and begun as a battle; as a pick-up battle
// with its preparations and a small plan of the table.
#include "app/panel/rows.hpp"

#include "core/base/texts.hpp"
#include "core/battle/options.hpp"
#include "core/report/text.hpp"

#include <misc/cpp/imgui_stdlib.h>

#include <algorithm>

namespace aor::panel {
namespace {

bool holds(std::string_view text, std::string_view typed) {
    const auto same = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
    return std::search(text.begin(), text.end(), typed.begin(), typed.end(), same) != text.end();
}

const std::vector<desk::ListChoice>& lists_of(const desk::Desk& desk, MusterForm& form) {
    return form.lists.of(std::to_string(desk.lists_revision()), [&] { return desk::list_choices(desk.folders()); });
}

/// "Prussia, Era of Frederick"
std::string name_of_list(const desk::Desk& desk, MusterForm& form, const std::string& id) {
    for (const desk::ListChoice& one : lists_of(desk, form)) {
        if (one.id == id) return one.say;
    }
    return id;
}

/// Which list: those that hold what is typed; Enter takes the first of them.
void choose_list(const desk::Desk& desk, MusterForm& form, std::size_t side, const Palette& palette) {
    const auto& lists = lists_of(desk, form);
    if (form.goes_on) ImGui::SetKeyboardFocusHere();
    form.goes_on = false;
    const bool entered = line_field("##list", form.search[side], "a nation: prussia, american");
    bool first = true;
    for (const desk::ListChoice& one : lists) {
        if (!holds(one.say + ' ' + one.id, form.search[side])) continue;
        const bool taken = entered && first && !form.search[side].empty();
        first = false;
        const bool chosen = row_line(one.say, one.id, one.faulty ? palette.bad : palette.ink);
        at_its_right(one.say, one.id, palette);
        if (!chosen && !taken) continue;
        form.typed.sides[side].list = one.id;
        form.search[side].clear();
        form.goes_on = taken && side == 0;
    }
    if (first) write_wrapped("no list of that name", palette.faint);
}

/// A question that a list or the preparations leave open; what is not answered is as usual.
void open_choice(const OpenChoice& one, std::map<std::string, std::string>& answers, const Palette& palette) {
    ImGui::PushID(one.name.c_str());
    const Colour colour = one.value.empty() ? palette.warn : palette.ink;
    write_wrapped(one.answers.empty() ? one.question + " (" + one.allowed + ')' : one.question, colour);
    if (one.answers.empty()) {
        std::string& typed = answers[one.name];
        (void)line_field("##answer", typed, one.value.empty() ? "must be said" : ("as usual: " + one.value).c_str());
        if (typed.empty()) answers.erase(one.name);
    } else {
        ButtonFlow buttons;
        for (const std::string& answer : one.answers) {
            buttons.next(answer);
            if (!toggle(answer, one.value == answer, palette, answer)) continue;
            if (one.given && one.value == answer) answers.erase(one.name);
            else answers[one.name] = answer;
        }
    }
    ImGui::PopID();
}

void named_field(std::string_view name, const char* id, std::string& text, const char* hint, const Palette& palette) {
    ImGui::AlignTextToFramePadding();
    write(name, palette.ink);
    ImGui::SameLine();
    (void)line_field(id, text, hint);
}

void typed_lines(const char* id, std::string& text, float lines) {
    ImGui::InputTextMultiline(id, &text, {ImGui::GetContentRegionAvail().x, ImGui::GetTextLineHeight() * lines});
}

void army(const desk::Desk& desk, const desk::MusterView& view, MusterForm& form, std::size_t side, const Palette& palette) {
    const desk::MusteredSide& made = view.sides[side];
    desk::MusterSide& typed = form.typed.sides[side];
    ImGui::PushID(static_cast<int>(side));
    subheading(side == 0 ? "The first army" : "The second army", palette);
    if (typed.list.empty()) {
        choose_list(desk, form, side, palette);
        ImGui::PopID();
        return;
    }
    write_large(name_of_list(desk, form, typed.list), colour_of_army(palette, static_cast<int>(side)), 1.2f);
    if (row_button("Another list", "other list")) typed = {.list = "", .points = typed.points, .chosen = {}, .units = ""};
    if (side == 0 || !form.typed.pick_up) named_field("strength points", "##points", typed.points, "15", palette);
    if (!made.strength.empty()) write_wrapped(made.strength, palette.good);
    for (const std::string& missing : made.missing) write_wrapped(missing, palette.warn);
    // An answer that must be given is not folded away.
    for (const OpenChoice& one : made.choices) {
        if (one.value.empty()) open_choice(one, typed.chosen, palette);
    }
    if (!view.faults.empty() && !typed.chosen.empty() && row_button("All its choices as usual", "as usual")) typed.chosen.clear();
    const auto usual = std::count_if(made.choices.begin(), made.choices.end(), [](const OpenChoice& one) { return !one.value.empty(); });
    if (usual > 0 && fold("Choices: " + std::to_string(usual), "choices")) {
        for (const OpenChoice& one : made.choices) {
            if (!one.value.empty()) open_choice(one, typed.chosen, palette);
        }
    }
    if (fold("Units typed by hand", "by hand")) {
        write_wrapped("One on a line: name = troops, grade, castings; with of= the missing row that it stands for.", palette.faint);
        typed_lines("##units", typed.units, 4.0f);
    }
    if (!made.rows.empty() && fold("Unit by unit, with the reason", "rows")) {
        std::string_view reason;
        for (const report::MusterRow& row : made.rows) {
            if (!row.name.empty()) write_wrapped(row.is_head ? row.name : row.name + ": " + spaced(row.what), row.is_head ? palette.accent : palette.ink);
            // Said once for units that came alike.
            if (row.reason != reason) write_wrapped(row.reason, palette.faint);
            reason = row.reason;
        }
    }
    for (const std::string& remark : made.remarks) write_wrapped(remark, palette.faint);
    ImGui::PopID();
}

/// The table from above with the zones in which the armies set up, two inches to a letter of the plan and three to a line.
void draw_plan(const desk::MusterView& view, const Palette& palette) {
    const std::size_t columns = view.plan.front().size();
    const float cell = std::min(ImGui::GetContentRegionAvail().x / static_cast<float>(columns), ImGui::GetFontSize() * 0.5f);
    const ImVec2 size{cell * static_cast<float>(columns), cell * 1.5f * static_cast<float>(view.plan.size())};
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    canvas.AddRect(at, {at.x + size.x, at.y + size.y}, ImGui::GetColorU32(palette.ink));
    for (std::size_t row = 0; row < view.plan.size(); ++row) {
        const std::string& line = view.plan[row];
        for (std::size_t from = 0; from < line.size();) {
            const std::size_t to = std::min(line.find_first_not_of(line[from], from), line.size());
            if (line[from] == 'A' || line[from] == 'B') {
                const ImVec2 corner{at.x + cell * static_cast<float>(from), at.y + cell * 1.5f * static_cast<float>(row)};
                canvas.AddRectFilled(corner, {at.x + cell * static_cast<float>(to), corner.y + cell * 1.5f}, ImGui::GetColorU32(colour_of_army(palette, line[from] - 'A')));
            }
            from = to;
        }
    }
    ImGui::Dummy(size);
    for (std::size_t side = 0; side < 2; ++side) {
        write_wrapped((view.edges[side] == "north" ? "Above, in the north: " : "Below, in the south: ") + view.sides[side].title, colour_of_army(palette, static_cast<int>(side)));
    }
}

void preparations(const desk::MusterView& view, MusterForm& form, const Palette& palette) {
    if (!view.steps.empty() && begin_lines("steps")) {
        for (const PickUpStep& step : view.steps) {
            line("", step.what, report::page_in_words(step.page), palette);
            if (!step.how.empty()) under(step.how, palette);
        }
        end_lines();
    }
    if (!view.plan.empty()) draw_plan(view, palette);
    // Dice that fell otherwise may leave an answer without its question.
    if (!view.faults.empty() && !form.typed.decided.empty() && row_button("Decide anew", "decide anew")) form.typed.decided.clear();
    if (!view.decisions.empty()) subheading("Decisions", palette);
    for (const OpenChoice& one : view.decisions) open_choice(one, form.typed.decided, palette);
    if (fold("Objectives", "objectives")) {
        write_wrapped("One on a line, before the start: name = kind, and the zone in which it lies: Kreuzau = small_village north.", palette.faint);
        typed_lines("##objectives", form.typed.objectives, 4.0f);
    }
    for (const std::string& one : view.to_do) write_wrapped("Before the first turn: " + one, palette.warn);
}

void of_the_battle(MusterForm& form, const Palette& palette) {
    desk::MusterTyped& typed = form.typed;
    if (toggle("Any two armies", !typed.pick_up, palette)) typed.pick_up = false;
    flow("A pick-up battle");
    if (toggle("A pick-up battle", typed.pick_up, palette)) typed.pick_up = true;
    flow("25mm");
    if (toggle("25mm", typed.scale == Scale::mm25, palette)) typed.scale = Scale::mm25;
    flow("15mm");
    if (toggle("15mm", typed.scale == Scale::mm15, palette)) typed.scale = Scale::mm15;
    named_field("year", "##year", typed.year, "1757; else as is usual", palette);
    if (fold("Optional rules: " + std::to_string(typed.options.size()), "options")) {
        for (const KnownOption& option : known_options()) {
            const auto at = std::find(typed.options.begin(), typed.options.end(), option.id);
            const bool on = at != typed.options.end();
            if (!row_toggle(std::string(option.say) + "  (" + report::page_in_words(option.page) + ')', on, palette, option.id)) continue;
            if (on) typed.options.erase(at);
            else typed.options.emplace_back(option.id);
        }
    }
}

void dice(MusterForm& form, const Palette& palette) {
    if (!fold("Dice", "dice")) return;
    write_wrapped(form.typed.pick_up ? "Your own, by name: type=4 attacker=2 battlefields=12,57,88 strike=11,9 sides=3 leaders.first=1,6,3 leaders.second=2,2"
                                     : "Your own, one for each brigade's leader: leaders.first=1,6,3 leaders.second=2,2",
                  palette.faint);
    (void)line_field("##dice", form.typed.dice, "what is not typed is rolled");
    write_wrapped("The program rolls by seed " + std::to_string(form.typed.seed) + ".", palette.faint);
    if (row_button("Roll all that anew", "anew")) form.typed.seed = desk::fresh_seed();
}

}  // namespace

Wanted draw_muster(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    MusterForm& form = state.muster;
    frame_if_called_up(form.frame, state);
    if (!form.begun) form.typed.seed = desk::fresh_seed();
    form.begun = true;
    write_wrapped("Strength points become units by the printed lists, each with its reason. The rows that our copy lacks are typed in under Lists, or unit by unit here.",
                  palette.faint);
    of_the_battle(form, palette);
    const auto& view = form.view.of(std::to_string(desk.lists_revision()) + form.typed.key(),
                                    [&] { return desk::muster_view(desk.charts(), desk.folders(), form.typed); });
    army(desk, view, form, 0, palette);
    if (!form.typed.sides[0].list.empty()) army(desk, view, form, 1, palette);
    subheading("The battle", palette);
    for (const std::string& fault : view.faults) write_wrapped(fault, palette.bad);
    if (form.typed.pick_up) preparations(view, form, palette);
    dice(form, palette);
    if (view.order.empty()) {
        if (view.faults.empty()) write_wrapped("Choose two armies.", palette.faint);
        return wanted;
    }
    (void)line_field("##name", form.name, "a name for its file (need not be given)");
    if (row_button("Begin this battle: " + view.name, "begin")) wanted = desk::NewMusteredBattle{view.order, form.name};
    if (desk.session() != nullptr) {
        write_wrapped("The battle that is open now, " + desk.top().title + ", is closed by that. It stays on the disk as it is, and is opened again under Battles (F10).", palette.warn);
    }
    write_wrapped("Its order of battle is kept beside it, to be begun again or changed.", palette.faint);
    return wanted;
}

}  // namespace aor::panel
