#include "app/panel/case_parts.hpp"

#include "core/base/texts.hpp"

#include <algorithm>
#include <cstdio>
#include <vector>

namespace aor::panel {
namespace {

Colour colour_of(desk::FactStand stand, const Palette& palette) {
    switch (stand) {
        case desk::FactStand::missing: return palette.bad;
        case desk::FactStand::open: return palette.faint;
        case desk::FactStand::told: return palette.ink;
        case desk::FactStand::known: return palette.good;
        case desk::FactStand::overruled: return palette.warn;
    }
    return palette.ink;
}

std::string_view word_of(desk::FactStand stand) {
    switch (stand) {
        case desk::FactStand::missing: return "asked";
        case desk::FactStand::open: return "";
        case desk::FactStand::told: return "told";
        case desk::FactStand::known: return "known";
        case desk::FactStand::overruled: return "overruled";
    }
    return "";
}

/// As wide as the longest of its words, within a part of the column: the fact beside it is to be read as well.
float width_of(const desk::FactLine& line) {
    float wanted = choice_width(line.value_say);
    for (const desk::FactChoice& choice : line.choices) wanted = std::max(wanted, choice_width(choice.say));
    const float most = ImGui::GetWindowWidth() * 0.33f;
    return std::clamp(wanted, std::min(ImGui::GetFontSize() * 5.0f, most), most);
}

void fact_line(const desk::FactLine& line, const Palette& palette, Wanted& wanted) {
    ImGui::PushID(line.name.c_str());
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    if (line.key != '\0') key_cap(std::string_view(&line.key, 1), palette);
    ImGui::TableNextColumn();
    write_wrapped(line.say, line.stand == desk::FactStand::missing ? palette.bad : palette.ink);
    if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s (%s)", line.meaning.c_str(), line.page.c_str());
    ImGui::TableNextColumn();
    if (line.is_yes_no()) {
        bool yes = line.value == "yes" || line.value == "true";
        if (ImGui::Checkbox("##tick", &yes)) wanted = desk::TellFact{{line.roll, line.name, yes ? "yes" : "no", "", false}};
        ImGui::SameLine();
        write(yes ? "yes" : "no", colour_of(line.stand, palette));
    } else if (!line.choices.empty()) {
        if (begin_choice("##choice", line.value_say.empty() ? "choose" : std::string_view(line.value_say), width_of(line))) {
            for (const desk::FactChoice& choice : line.choices) {
                if (ImGui::Selectable(choice.say.c_str(), choice.chosen)) wanted = desk::TellFact{{line.roll, line.name, choice.word, "", false}};
            }
            ImGui::EndCombo();
        }
    } else {
        const std::string shown = !line.value.empty() ? shortened(line.value, ImGui::GetWindowWidth() * 0.27f) : line.value_say.empty() ? "type it" : line.value_say;
        if (button(shown, "value")) wanted = desk::AskFact{line.name, false};
        if (shown != line.value && !line.value.empty()) ImGui::SetItemTooltip("%s", line.value.c_str());
    }
    ImGui::TableNextColumn();
    std::string stand(word_of(line.stand));
    const bool stays = line.sticks && (line.stand == desk::FactStand::told || line.stand == desk::FactStand::known);
    if (stays) stand += stand.empty() ? "stays" : ", stays";
    if (!line.reason.empty()) stand += ": " + line.reason;
    write_wrapped(stand, colour_of(line.stand, palette));
    if (stays) ImGui::SetItemTooltip("stays with the unit for its next case too, until it is told otherwise");
    if (line.stand == desk::FactStand::told || line.stand == desk::FactStand::overruled) {
        if (!stand.empty()) flow("\u00d7");
        if (ImGui::SmallButton("\u00d7##untell")) wanted = desk::TellFact{{line.roll, line.name, "", "", false}};
        ImGui::SetItemTooltip("take it back");
    }
    ImGui::PopID();
}

bool begin_lines(const char* id) {
    if (!ImGui::BeginTable(id, 4, ImGuiTableFlags_SizingFixedFit)) return false;
    ImGui::TableSetupColumn("key");
    ImGui::TableSetupColumn("fact", ImGuiTableColumnFlags_WidthStretch, 1.0f);
    ImGui::TableSetupColumn("value");
    ImGui::TableSetupColumn("from", ImGuiTableColumnFlags_WidthStretch, 0.8f);
    return true;
}

/// What the battle knows, in one line: it need not be read, only doubted; unfolded all of it stands there.
std::string known_in_words(const std::vector<desk::FactLine>& facts) {
    std::vector<std::string> known;
    for (const desk::FactLine& line : facts) {
        if (line.usual || line.stand != desk::FactStand::known) continue;
        if (line.is_yes_no() && line.value_say != "yes") continue;
        if (line.value_say.empty() || line.value_say == "none") continue;
        known.push_back(line.is_yes_no() ? line.say : line.say + ' ' + line.value_say);
    }
    if (known.empty()) return {};
    const auto rest = [&](std::size_t said) { return said == known.size() ? "" : " \u00b7 " + std::to_string(known.size() - said) + " more"; };
    std::string text = "Known: " + known.front();
    std::size_t said = 1;
    for (; said < known.size(); ++said) {
        const std::string longer = text + " \u00b7 " + known[said];
        if (ImGui::CalcTextSize((longer + rest(said + 1)).c_str()).x > ImGui::GetContentRegionAvail().x) break;
        text = longer;
    }
    return text + rest(said);
}

/// A number one up or down from what is typed or known.
std::string stepped(const std::string& value, double step, double least) {
    double number = 0.0;
    std::string plain = value;
    std::replace(plain.begin(), plain.end(), ',', '.');
    if (std::sscanf(plain.c_str(), "%lf", &number) != 1) number = step > 0 ? least - step : least;
    number = std::max(least, number + step);
    char text[32];
    std::snprintf(text, sizeof text, "%g", number);
    return text;
}

/// A list is put together word by word: a shared line is there or not, objectives are counted.
void list_buttons(const FactRow& row, const std::string& typed, Wanted& wanted) {
    std::vector<std::string> words = between_commas(typed);
    const auto put = [&] {
        wanted = desk::TypeText{joined(words, ",")};
    };
    bool first = true;
    for (const std::string& word : row.values) {
        const std::string say = desk::spoken(word);
        if (!first) flow(say);
        first = false;
        if (!button(say, "list " + word)) continue;
        const auto there = std::find(words.begin(), words.end(), word);
        if (row.kind == Kind::shared_items && there != words.end()) words.erase(there);
        else words.push_back(word);
        put();
    }
    flow("Back");
    if (button("Back", "list back") && !words.empty()) {
        words.pop_back();
        put();
    }
    flow("Take it  [Enter]");
    if (button("Take it  [Enter]", "take")) wanted = desk::PressKey{desk::Key::enter};
}

/// "a2  1/7th": who is a unit or leader is known by his two signs here too.
std::string label_of(const desk::FactChoice& choice) { return choice.code.empty() ? choice.say : choice.code + "  " + choice.say; }

/// The choices of a word that is asked; of several each is put in or taken out.
void pick_of_word(const desk::WordLine& word, const Palette& palette, Wanted& wanted) {
    write_wrapped(word.several ? word.meaning + ". Type codes or names with commas, or click." : word.meaning, palette.faint);
    bool first = true;
    for (const desk::FactChoice& choice : word.choices) {
        if (!first) flow(label_of(choice));
        first = false;
        if (!toggle(label_of(choice), choice.chosen, palette, "asked " + choice.word)) continue;
        wanted = desk::TellFact{{"", word.name, word.several ? desk::with_or_without(word, choice.word) : choice.word, "", true}};
    }
}

}  // namespace

bool stands_first(const desk::FactLine& line) {
    return line.usual || line.stand == desk::FactStand::missing || line.stand == desk::FactStand::overruled || line.stand == desk::FactStand::told;
}

void draw_facts(const desk::Desk& desk, const Palette& palette, PanelState&, Wanted& wanted) {
    const auto& facts = desk.case_view().roll->facts;
    const std::string known = known_in_words(facts);
    if (!known.empty() && !desk.rare_shown()) write_wrapped(known, palette.good);
    const SlimRows slim;
    const auto lines = [&](const char* id, bool first) {
        const bool any = std::any_of(facts.begin(), facts.end(), [&](const desk::FactLine& line) { return stands_first(line) == first; });
        if (!any || !begin_lines(id)) return;
        for (const desk::FactLine& line : facts) {
            if (stands_first(line) == first) fact_line(line, palette, wanted);
        }
        ImGui::EndTable();
    };
    lines("first", true);
    if (desk.rare_shown()) lines("others", false);
}

void draw_words(const desk::Desk& desk, const Palette& palette, Wanted& wanted) {
    for (const desk::WordLine& line : desk.case_view().words) {
        if (line.rare && line.value.empty() && !desk.rare_shown()) continue;
        ImGui::PushID(line.name.c_str());
        const bool asked = line.must && line.value.empty();
        if (line.key != '\0') {
            key_cap(std::string_view(&line.key, 1), palette);
            ImGui::SameLine();
        }
        write_wrapped(line.say + (asked ? " (asked)" : ""), asked ? palette.bad : palette.ink);
        if (ImGui::IsItemHovered()) ImGui::SetTooltip("%s", line.meaning.c_str());
        if (line.choices.empty() || line.several) {
            const std::string value = line.several ? line.value_say : !line.value.empty() ? line.value : !line.known.empty() ? line.known : "type it";
            flow(value);
            if (button(value, "value")) wanted = desk::AskFact{line.name, true};
        } else {
            for (const desk::FactChoice& choice : line.choices) {
                flow(label_of(choice));
                if (toggle(label_of(choice), choice.chosen, palette, choice.word)) wanted = desk::TellFact{{"", line.name, choice.chosen ? "" : choice.word, "", true}};
            }
        }
        ImGui::PopID();
    }
}

void draw_charge(const desk::Desk& desk, const Palette& palette, PanelState&, Wanted& wanted) {
    const desk::ChargeView& charge = *desk.case_view().charge;
    write_large(charge.step, palette.ink, 1.15f);
    draw_words(desk, palette, wanted);
}

// The whole tree is long: a line of it does until everything is unfolded.
void draw_chances(const desk::Desk& desk, const Palette& palette) {
    const desk::ChargeView& charge = *desk.case_view().charge;
    if (!charge.why.empty()) write_wrapped(charge.why, palette.warn);
    if (!desk.rare_shown()) {
        write_wrapped(charge.brief, palette.faint);
        return;
    }
    for (const std::string& line : charge.rest) write_wrapped(line, palette.ink);
}

void draw_asked_fact(const desk::Desk& desk, const Palette& palette, PanelState&, Wanted& wanted) {
    const desk::Asked& asked = desk.asked();
    if (asked.what != desk::Asking::fact) return;
    const desk::WordLine* word = asked.is_word ? desk.case_view().word(asked.fact) : nullptr;
    if (word != nullptr && !word->choices.empty()) {
        pick_of_word(*word, palette, wanted);
        return;
    }
    const desk::FactLine* line = nullptr;
    if (!asked.is_word && desk.case_view().roll) {
        for (const desk::FactLine& one : desk.case_view().roll->facts) {
            if (one.name == asked.fact) line = &one;
        }
    }
    if (line != nullptr) write_wrapped(line->meaning, palette.faint);
    if (line != nullptr && !line->choices.empty()) {
        bool first = true;
        for (const desk::FactChoice& choice : line->choices) {
            if (!first) flow(choice.say);
            first = false;
            if (toggle(choice.say, choice.chosen, palette, "asked " + choice.word)) wanted = desk::TellFact{{line->roll, line->name, choice.word, "", false}};
        }
    }
    if (line != nullptr && is_list(line->row->kind)) {
        list_buttons(*line->row, asked.typed, wanted);
        return;
    }
    const bool inches = asked.is_word || (line != nullptr && (line->row->kind == Kind::inches || line->row->kind == Kind::range));
    const bool number = inches || (line != nullptr && line->row->kind == Kind::integer);
    if (!number) return;
    const double step = inches ? 0.5 : 1.0;
    const double least = line != nullptr && line->row->kind == Kind::integer ? line->row->min : 0.0;
    const std::string from = asked.typed.empty() && line != nullptr ? line->value : asked.typed;
    if (button("\u2212", "less")) wanted = desk::TypeText{stepped(from, -step, least)};
    ImGui::SameLine();
    if (button("+", "more")) wanted = desk::TypeText{stepped(from, step, least)};
    ImGui::SameLine();
    if (inches && button("+ 5", "more by five")) wanted = desk::TypeText{stepped(from, 5.0, least)};
    ImGui::SameLine();
    if (button("Take it  [Enter]", "take")) wanted = desk::PressKey{desk::Key::enter};
}

}  // namespace aor::panel
