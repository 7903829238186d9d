// The brigade cards: shuffle, draw, what has been drawn, special cards.
#include "app/panel/rows.hpp"
#include "core/base/texts.hpp"

namespace aor::panel {
namespace {

void card_words(const desk::CardLine& card, const Palette& palette) {
    if (!card.moves.empty()) write_wrapped(card.special ? "special: " + card.moves : "moves " + card.moves, palette.faint);
}

void in_hand(const desk::DeckView& view, const Palette& palette) {
    const desk::CardLine* card = view.in_hand();
    if (card == nullptr) {
        write_wrapped(view.shuffled ? "No card has been drawn yet this turn." : "The cards have not been shuffled this turn.", palette.faint);
        return;
    }
    write("Moves now", palette.faint);
    write_large(card->name, colour_of_army(palette, card->place), 1.5f);
    card_words(*card, palette);
}

/// Cards still in the deck; a click is a card that was drawn at the table.
void left(const desk::DeckView& view, const Palette& palette, Wanted& wanted) {
    subheading(counted(view.left.size(), "card is left", "cards are left"), palette);
    if (view.left.empty()) return;
    write_wrapped("In no order. Where real cards lie on the table, press the one that was drawn.", palette.faint);
    for (const desk::CardLine& card : view.left) {
        ImGui::PushID(card.id.c_str());
        if (row_button(card.name, "drawn", colour_of_army(palette, card.place))) wanted = perform("draw", card.id);
        card_words(card, palette);
        ImGui::PopID();
    }
}

void drop(const std::vector<desk::CardLine>& cards, const Palette& palette, PanelState& state, Wanted& wanted) {
    for (const desk::CardLine& card : cards) {
        if (card.out) continue;
        ImGui::PushID(card.id.c_str());
        const std::string label = "Take out: " + card.name;
        if (row_button(label, "take out")) begin_reason("drop_card " + card.id, state);
        if (const auto reason = ask_reason("drop_card " + card.id, state, palette)) wanted = perform("drop_card", card.id, *reason);
        ImGui::PopID();
    }
}

void add(const desk::Desk& desk, const Palette& palette, PanelState& state, Wanted& wanted) {
    ButtonFlow buttons;
    for (const desk::ArmyBar& army : desk.top().armies) {
        buttons.next(army.name);
        if (toggle(army.name, state.card_army == army.id, palette, "card of " + army.id)) state.card_army = army.id;
    }
    (void)line_field("##card name", state.card_name, "what the card is called");
    (void)line_field("##card does", state.card_does, "what it does");
    const std::string leader = state.card_leader.empty() ? "no leader" : desk::name_of(desk.battle(), state.card_leader);
    if (begin_choice("##card leader", leader)) {
        if (ImGui::Selectable("no leader", state.card_leader.empty())) state.card_leader.clear();
        for (const Leader& one : desk.battle().leaders) {
            if (one.army != state.card_army || one.fate != Fate::present) continue;
            ImGui::PushID(one.id.c_str());
            if (ImGui::Selectable("##choice", one.id == state.card_leader)) state.card_leader = one.id;
            ImGui::SameLine(0.0f, 0.0f);
            write(one.name.empty() ? std::string_view(one.id) : std::string_view(one.name));
            ImGui::PopID();
        }
        ImGui::EndCombo();
    }
    const bool named = !state.card_army.empty() && (!state.card_name.empty() || !state.card_leader.empty());
    if (!named) write_wrapped("Say whose card it is, and a name or a leader.", palette.faint);
    if (named && row_button("Add the card", "add card")) {
        desk::Perform card = perform("add_card", state.card_army);
        if (!state.card_name.empty()) card.intent.words.push_back({"name", state.card_name});
        if (!state.card_does.empty()) card.intent.words.push_back({"special", state.card_does});
        if (!state.card_leader.empty()) card.intent.others.push_back(state.card_leader);
        wanted = card;
        state.card_name.clear();
        state.card_does.clear();
        state.card_leader.clear();
    }
}

}  // namespace

Wanted draw_deck(const desk::Desk& desk, const Palette& palette, PanelState& state) {
    Wanted wanted;
    if (no_battle(desk, palette)) return wanted;
    const auto& view = state.deck.of(std::to_string(desk.table_revision()), [&] { return desk::deck_view(desk.battle()); });
    in_hand(view, palette);
    ImGui::Spacing();
    if (view.shuffled && !view.left.empty() && row_button("Draw the next card  [d]", "draw")) wanted = perform("draw");
    if (!view.shuffled) {
        if (row_button("Shuffle the cards", "shuffle")) wanted = perform("shuffle");
    } else {
        if (row_button("Shuffle anew", "shuffle anew")) {
            if (view.drawn.empty()) wanted = perform("shuffle");
            else begin_reason("shuffle", state);
        }
        if (const auto reason = ask_reason("shuffle", state, palette)) wanted = perform("shuffle", "", *reason);
    }
    if (!view.drawn.empty()) {
        subheading("Drawn this turn", palette);
        for (std::size_t i = 0; i < view.drawn.size(); ++i) {
            write_wrapped(std::to_string(i + 1) + ". " + view.drawn[i].name, colour_of_army(palette, view.drawn[i].place));
            card_words(view.drawn[i], palette);
        }
    }
    if (view.shuffled) left(view, palette, wanted);
    if (!view.others.empty()) {
        subheading(view.shuffled ? "Not in this turn's deck" : "Cards", palette);
        for (const desk::CardLine& card : view.others) {
            write_wrapped(card.name + (card.out ? " (taken out)" : ""), card.out ? palette.faint : colour_of_army(palette, card.place));
            card_words(card, palette);
        }
    } else if (view.left.empty() && view.drawn.empty()) {
        write_wrapped("Each brigade gets its card when the cards are first shuffled.", palette.faint);
    }
    ImGui::Spacing();
    if (fold("Add a special card", "add")) add(desk, palette, state, wanted);
    if (fold("Take a card out", "drop")) {
        drop(view.left, palette, state, wanted);
        drop(view.drawn, palette, state, wanted);
        drop(view.others, palette, state, wanted);
    }
    return wanted;
}

}  // namespace aor::panel
