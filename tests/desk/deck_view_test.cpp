// The cards on the screen: drawn in order, those that are left in no order.

#include "app/desk/deck_view.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

std::string ids(const std::vector<CardLine>& cards) {
    std::string out;
    for (const CardLine& card : cards) out += card.id + ' ';
    return out;
}

Card card(const std::string& id, const std::string& name, const std::string& army) {
    Card card;
    card.id = id;
    card.name = name;
    card.army = army;
    return card;
}

}  // namespace

TEST_CASE("before the shuffle there is no deck; drawn cards stand in order, the last one moves") {
    AtBattle at;
    CHECK_FALSE(deck_view(at.battle()).shuffled);
    at.phase(5);
    at.perform("shuffle word.order=brigade-of-blue,brigade-of-red");
    DeckView view = deck_view(at.battle());
    CHECK(view.shuffled);
    CHECK(view.in_hand() == nullptr);
    // By army and name, so that nobody reads what comes next.
    CHECK(ids(view.left) == "brigade-of-red brigade-of-blue ");
    at.perform("draw");
    view = deck_view(at.battle());
    REQUIRE(view.in_hand() != nullptr);
    CHECK(view.in_hand()->name == "Brigade of blue");
    CHECK(view.in_hand()->place == 0);
    CHECK(view.in_hand()->army == "blue");
    CHECK(ids(view.left) == "brigade-of-red ");
    at.perform("draw");
    view = deck_view(at.battle());
    CHECK(ids(view.drawn) == "brigade-of-blue brigade-of-red ");
    CHECK(view.left.empty());
    // Another turn, another deck.
    at.turn(2);
    view = deck_view(at.battle());
    CHECK_FALSE(view.shuffled);
    CHECK(view.drawn.empty());
    CHECK(ids(view.others) == "brigade-of-red brigade-of-blue ");
}

TEST_CASE("a card says what it moves where its name does not; a special card what it does") {
    Battle battle = small_battle();
    Card division = card("first", "First division", "red");
    division.brigades = {"red-brigade"};
    Card bold = card("bold", "Bold stroke", "blue");
    bold.special = "one more move";
    Card gone = card("gone", "Lost orders", "blue");
    gone.out = true;
    battle.cards = {division, bold, gone};
    const DeckView view = deck_view(battle);
    REQUIRE(view.others.size() == 3);
    CHECK(view.others[0].moves == "Brigade of red");
    CHECK_FALSE(view.others[0].special);
    CHECK(view.others[1].moves == "one more move");
    CHECK(view.others[1].special);
    CHECK(view.others[2].out);
}
