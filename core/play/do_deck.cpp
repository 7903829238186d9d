#include "core/play/do_deck.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/consequences.hpp"

#include <algorithm>
#include <set>

namespace aor {
namespace {

/// Evenly one of 0 to count-1, from so many dice as it takes.
std::size_t pick(DiceSource& dice, std::size_t count) {
    std::size_t range = 1;
    int needed = 0;
    while (range < count) {
        range *= 6;
        ++needed;
    }
    for (;;) {
        std::size_t number = 0;
        for (int i = 0; i < needed; ++i) number = number * 6 + static_cast<std::size_t>(dice.next_face() - 1);
        if (number < range - range % count) return number % count;
    }
}

bool has_units(const Battle& battle, const Brigade& brigade) {
    return std::any_of(battle.units.begin(), battle.units.end(),
                       [&](const Unit& unit) { return unit.brigade == brigade.id && !is_lost(unit) && unit.presence != Presence::struck_off; });
}

/// Brigades that no card moves get one; brigades of one division share theirs.
void make_missing_cards(Performance& p) {
    std::vector<Card> missing;
    for (const Brigade& brigade : p.battle().brigades) {
        if (brigade.dissolved || !has_units(p.battle(), brigade)) continue;
        const auto moves_it = [&](const Card& card) { return std::find(card.brigades.begin(), card.brigades.end(), brigade.id) != card.brigades.end(); };
        if (std::any_of(p.battle().cards.begin(), p.battle().cards.end(), moves_it)) continue;
        const std::string name = brigade.division.empty() ? brigade.name : brigade.division;
        const auto same = std::find_if(missing.begin(), missing.end(), [&](const Card& card) {
            return !brigade.division.empty() && card.army == brigade.army && card.name == name;
        });
        if (same != missing.end()) {
            same->brigades.push_back(brigade.id);
            continue;
        }
        Card card;
        card.name = name.empty() ? brigade.id : name;
        card.army = brigade.army;
        card.brigades = {brigade.id};
        missing.push_back(card);
    }
    for (Card& card : missing) {
        card.id = make_id(p.battle(), Thing::card, card.name);
        p.draft().come(card);
    }
}

/// A card is shuffled in while anybody whom it moves is left.
bool is_in_play(const Battle& battle, const Card& card) {
    if (card.out) return false;
    const Army* army = battle.army(card.army);
    if (army != nullptr && army->withdrew_turn > 0) return false;
    if (card.brigades.empty()) {
        const Leader* leader = card.leader.empty() ? nullptr : battle.leader(card.leader);
        return leader == nullptr || leader->fate == Fate::present;
    }
    return std::any_of(card.brigades.begin(), card.brigades.end(), [&](const std::string& id) {
        const Brigade* brigade = battle.brigade(id);
        return brigade != nullptr && !brigade->dissolved && has_units(battle, *brigade);
    });
}

Names ids_in_play(const Battle& battle) {
    Names ids;
    for (const Card& card : battle.cards) {
        if (is_in_play(battle, card)) ids.push_back(card.id);
    }
    return ids;
}

}  // namespace

const Card* card_in_hand(const Battle& battle) {
    return battle.game.drawn.empty() ? nullptr : battle.find<Card>(battle.game.drawn.back());
}

Problems shuffle(Performance& p) {
    if (!p.battle().game.drawn.empty() && p.intent().reason.empty()) {
        return problem_of("cards have been drawn this turn: give a reason to shuffle anew");
    }
    const std::string order = p.text_of("order");
    const auto seed = p.number_of("seed");
    if (order.empty() && !seed) return problem_of("say seed=N, so that the shuffle can be told again, or order=CARD,CARD");
    p.draft().begin(Happened::card, Thing::game, "", "The cards are shuffled");
    make_missing_cards(p);
    Names deck = ids_in_play(p.battle());
    if (deck.empty()) return problem_of("there are no cards: no brigade is left to move");
    if (order.empty()) {
        ProgramDice dice(static_cast<std::uint64_t>(*seed));
        for (std::size_t left = deck.size(); left > 1; --left) std::swap(deck[left - 1], deck[pick(dice, left)]);
    } else {
        const Names told = between_commas(order);
        if (std::set<std::string>(told.begin(), told.end()) != std::set<std::string>(deck.begin(), deck.end()) || told.size() != deck.size()) {
            std::string all;
            for (const std::string& id : deck) all += (all.empty() ? "" : ", ") + id;
            return problem_of("the order names each card once: " + all);
        }
        deck = told;
    }
    p.draft().set(&Game::deck, deck);
    p.draft().set(&Game::drawn, Names());
    p.draft().set(&Game::deck_turn, p.battle().game.turn);
    settle_if_owed(p, "shuffle", "");
    return {};
}

Problems draw(Performance& p) {
    const Game& game = p.battle().game;
    if (game.deck_turn != game.turn) return problem_of("the cards have not been shuffled this turn");
    if (game.deck.empty()) return problem_of("all cards have been drawn");
    const std::string phase(phase_row(p.charts(), game.phase));
    if (phase != "movement" && p.intent().reason.empty()) {
        return problem_of("cards are drawn in phase " + std::to_string(phase_named(p.charts(), "movement")) + ": give a reason");
    }
    Names deck = game.deck;
    auto at = deck.begin();
    if (!p.intent().actor.empty()) {
        at = std::find(deck.begin(), deck.end(), p.intent().actor);
        if (at == deck.end()) return problem_of("there is no such card in the deck: \"" + p.intent().actor + '"');
    }
    const std::string id = *at;
    deck.erase(at);
    Names drawn = game.drawn;
    drawn.push_back(id);
    const Card& card = *p.battle().find<Card>(id);
    // A superior leader's card lets a brigade go before its own card comes, which is out of the deck with that.
    const Card* superior = card_in_hand(p.battle());
    const bool chosen = !p.intent().actor.empty() && superior != nullptr && superior->superior && superior->army == card.army;
    std::string say = name_shown(card) + (chosen ? " moves, called by the card of " + name_shown(*superior) : card.special.empty() ? " moves" : ": " + card.special);
    if (card.superior) say += "; any one brigade of its army that has not moved yet goes now: draw its card by name";
    p.draft().begin(Happened::card, Thing::card, id, say + "; cards left: " + std::to_string(deck.size()));
    p.draft().set(&Game::deck, deck);
    p.draft().set(&Game::drawn, drawn);
    return {};
}

// Frederick's card at Lobositz (p 66-74): it is gone in the turn after a unit of his has routed.
void drop_cards_after_rout(Performance& p) {
    std::vector<std::string> ids;
    for (const Card& card : p.battle().cards) {
        const bool routed = std::any_of(p.battle().units.begin(), p.battle().units.end(), [&](const Unit& unit) {
            return unit.army == card.army && this_turn(p.battle(), unit.routed_turn);
        });
        if (card.out_after_rout && !card.out && routed) ids.push_back(card.id);
    }
    for (const std::string& id : ids) {
        p.draft().begin(Happened::card, Thing::card, id, name_shown(*p.battle().find<Card>(id)) + " is out of the deck from now on: a unit of its army has routed");
        p.draft().set(id, &Card::out, true);
    }
}

Problems add_card(Performance& p) {
    Card card;
    card.army = p.intent().actor;
    if (p.battle().army(card.army) == nullptr) return problem_of("say whose card it is: there is no army \"" + card.army + '"');
    card.name = p.text_of("name");
    card.special = p.text_of("special");
    for (const std::string& other : p.intent().others) {
        if (p.battle().leader(other) != nullptr) card.leader = other;
        else if (p.battle().brigade(other) != nullptr) card.brigades.push_back(other);
        else return problem_of("there is no leader or brigade \"" + other + '"');
    }
    if (card.name.empty() && !card.leader.empty()) card.name = p.name_of_leader(card.leader);
    if (card.name.empty()) return problem_of("say what the card is called");
    if (card.special.empty() && card.brigades.empty()) card.special = card.leader.empty() ? "a special card" : "one more move for " + p.name_of_leader(card.leader);
    card.id = make_id(p.battle(), Thing::card, card.name);
    p.draft().begin(Happened::card, Thing::card, card.id, "A card comes into the deck: " + card.name);
    p.draft().come(card);
    return {};
}

Problems drop_card(Performance& p) {
    const Card* card = p.battle().find<Card>(p.intent().actor);
    if (card == nullptr) return problem_of("there is no card \"" + p.intent().actor + '"');
    if (card->out) return problem_of(name_shown(*card) + " is out of the deck already");
    if (p.intent().reason.empty()) return problem_of("say why the card is taken out");
    const std::string id = card->id;
    p.draft().begin(Happened::card, Thing::card, id, name_shown(*card) + " is taken out of the deck: " + p.intent().reason);
    p.draft().set(id, &Card::out, true);
    Names deck = p.battle().game.deck;
    std::erase(deck, id);
    p.draft().set(&Game::deck, deck);
    return {};
}

}  // namespace aor
