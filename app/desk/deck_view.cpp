#include "app/desk/deck_view.hpp"

#include "app/desk/army_colours.hpp"
#include "core/battle/name_shown.hpp"
#include "core/report/battle_status.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

CardLine line_of(const Battle& battle, const Card& card) {
    CardLine line;
    line.id = card.id;
    line.name = name_shown(card);
    line.army = name_shown(battle, Thing::army, card.army);
    line.place = std::max(0, colour_place(battle, card.army));
    line.special = !card.special.empty() || card.brigades.empty();
    line.moves = card.special;
    for (const std::string& brigade : card.brigades) {
        const std::string name = name_shown(battle, Thing::brigade, brigade);
        if (name != line.name || card.brigades.size() > 1) line.moves += (line.moves.empty() ? "" : ", ") + name;
    }
    line.out = card.out;
    return line;
}

}  // namespace

DeckView deck_view(const Battle& battle) {
    DeckView view;
    const Game& game = battle.game;
    view.shuffled = game.deck_turn == game.turn;
    const auto is_in = [](const Names& names, const std::string& id) { return std::find(names.begin(), names.end(), id) != names.end(); };
    if (view.shuffled) {
        for (const std::string& id : game.drawn) {
            if (const Card* card = battle.find<Card>(id)) view.drawn.push_back(line_of(battle, *card));
        }
    }
    for (const Card& card : battle.cards) {
        if (view.shuffled && is_in(game.drawn, card.id)) continue;
        (view.shuffled && is_in(game.deck, card.id) ? view.left : view.others).push_back(line_of(battle, card));
    }
    const auto army_of = [&](const CardLine& line) { return std::find_if(battle.armies.begin(), battle.armies.end(), [&](const Army& army) { return name_shown(army) == line.army; }); };
    const auto by_army_and_name = [&](const CardLine& a, const CardLine& b) { return a.army != b.army ? army_of(a) < army_of(b) : a.name < b.name; };
    std::stable_sort(view.left.begin(), view.left.end(), by_army_and_name);
    std::stable_sort(view.others.begin(), view.others.end(), by_army_and_name);
    return view;
}

}  // namespace aor::desk
