// Rulings, options and house rules as the screen shows them.

#include "app/desk/rulings_view.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::desk;

namespace {

const RulingLine& ruling(const RulingsView& view, std::string_view id) {
    for (const RulingLine& line : view.rulings) {
        if (line.id == id) return line;
    }
    FAIL("no ruling ", id);
    return view.rulings.front();
}

}  // namespace

TEST_CASE("without a battle everything is played as the program takes it") {
    const RulingsView view = rulings_view(test_charts(), nullptr);
    CHECK(view.rulings.size() == test_charts().rulings().size());
    const RulingLine& radius = ruling(view, "R-02");
    REQUIRE(radius.readings.size() == 2);
    CHECK(radius.readings[0].is_default);
    CHECK(radius.readings[0].played);
    CHECK_FALSE(radius.readings[1].played);
    CHECK_FALSE(radius.changed);
    CHECK(radius.may_switch());
    CHECK_FALSE(ruling(view, "R-06").may_switch());
    CHECK(view.house_rules.empty());
}

TEST_CASE("what a battle plays otherwise stands first") {
    Battle battle = small_battle();
    battle.game.rulings = {"R-05=both_scales"};
    const RulingsView view = rulings_view(test_charts(), &battle);
    CHECK(view.rulings.front().id == "R-05");
    CHECK(view.rulings.front().changed);
    CHECK(view.rulings.front().readings[1].played);
    CHECK_FALSE(view.rulings.front().readings[0].played);
    CHECK(view.rulings[1].id == "R-02");
}

TEST_CASE("options in force, known to the program or not; house rules and caps in words") {
    Battle battle = small_battle();
    battle.game.options = {"treachery", "fog"};
    battle.game.house_rules = {"No shouting"};
    battle.game.flag_dice_cap = 1;
    battle.game.battery_dice_cap = 2;
    battle.game.figure_counts = {"infantry=16"};
    const RulingsView view = rulings_view(test_charts(), &battle);
    std::string on;
    for (const OptionLine& option : view.options) on += option.on ? option.id + ' ' : "(" + option.id + ") ";
    CHECK(on == "(variable_morale) (ammunition) (woods_disorder) treachery (feigned_flight) (unsupported_flank) (matchlock) (rocket_scatter) (base_by_base_fire) (frontage_by_length) (wide_batteries) (own_brigade_leaders) fog ");
    CHECK(view.house_rules == std::vector<std::string>{"No shouting", "At most 1 withdrawal die for flags", "At most 2 withdrawal dice for batteries",
                                                       "A usual unit has castings: infantry=16"});
}

TEST_CASE("a ruling is found by its number, its title or a reading") {
    const RulingsView view = rulings_view(test_charts(), nullptr);
    const RulingLine& radius = ruling(view, "R-02");
    CHECK(fits(radius, "r-02"));
    CHECK(fits(radius, "Command Radius"));
    CHECK(fits(radius, "4, 8, 12, 18 inches in both"));
    CHECK_FALSE(fits(radius, "grenade"));
}
