#include "core/battle/set_up.hpp"

#include "core/battle/entry_text.hpp"
#include "core/battle/sound.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

std::string faults(const std::string& text) {
    const auto battle = read_battle(test_charts(), text, "o.toml");
    return battle.ok() ? "" : battle.problems().sentences();
}

const std::string kSides =
    "[[army]]\nname = \"Red\"\n[[army]]\nname = \"Blue\"\n"
    "[[unit]]\nname = \"R\"\narmy = \"red\"\n[[unit]]\nname = \"B\"\narmy = \"blue\"\n";

}  // namespace

TEST_CASE("how a battle came about is one of five words") {
    CHECK(faults("mode = \"scenaro\"\n" + kSides) ==
          "o.toml:1:8: \"mode\" is \"scenario\", \"pick_up\", \"meeting\", \"defensive\" or \"campaign\", not \"scenaro\" (did you mean \"scenario\"?)\n");
    for (const char* mode : {"scenario", "pick_up", "meeting", "defensive", "campaign"}) CHECK(faults("mode = \"" + std::string(mode) + "\"\n" + kSides).empty());
}

TEST_CASE("the ready battles can be fought") {
    struct Ready {
        const char* name;
        std::vector<int> units;
    };
    for (const Ready& ready : {Ready{"first-battle", {7, 7}}, Ready{"grand-battle", {33, 33, 5}}}) {
        const std::string path = std::string("armylists/ready/") + ready.name + ".toml";
        const auto battle = read_battle(test_charts(), file_text(path), path);
        if (!battle) FAIL(battle.problems().sentences());
        CHECK(impossible_in(*battle).sentences() == "");
        REQUIRE(battle->armies.size() == ready.units.size());
        CHECK(battle->game.turns == 12);
        CHECK(battle->game.phases == 11);
        bool cavalry = false;
        for (std::size_t i = 0; i < battle->armies.size(); ++i) {
            const Army& army = battle->armies[i];
            CHECK(std::count_if(battle->units.begin(), battle->units.end(),
                                [&](const Unit& unit) { return unit.army == army.id; }) == ready.units[i]);
            CHECK(battle->leader(army.commander) != nullptr);
        }
        for (const Unit& unit : battle->units) {
            cavalry = cavalry || is_mounted(unit.arm);
            CHECK(unit.castings_start == (unit.arm == Arm::artillery ? 4 : 12));
            CHECK((unit.flag == FlagState::held) == (unit.arm != Arm::artillery && !unit.skirmisher));
        }
        CHECK(cavalry);
        for (const Brigade& brigade : battle->brigades) CHECK(battle->leader(brigade.commander) != nullptr);

        // Written as an order of battle and read again it is the same; so it is in the header of a log.
        const auto again = read_battle(test_charts(), text_of(order_of_battle(*battle)), "again");
        if (!again) FAIL(again.problems().sentences());
        CHECK(*again == *battle);
        LogHeader header;
        header.start = *battle;
        CHECK(*read_header(text_of(header), {"b", 1, 0}) == header);
    }
}

TEST_CASE("what is left out is usual") {
    const auto battle = read_battle(test_charts(),
                                    "scale = \"15mm\"\nfigure_counts = [\"cavalry=8\"]\n[rulings]\n\"R-18\" = \"plain\"\n" +
                                        kSides +
                                        "[[brigade]]\nname = \"First\"\narmy = \"Red\"\n"
                                        "[[unit]]\nname = \"H\"\nbrigade = \"First\"\narm = \"light_cavalry\"\n"
                                        "[[unit]]\nname = \"H\"\nbrigade = \"first\"\nclan = true\ngrade = 3\ncastings_now = 10\n"
                                        "[[unit]]\nbrigade = \"first\"\nskirmisher = true\n"
                                        "[[leader]]\nname = \"L\"\nbrigade = \"first\"\n"
                                        "[[objective]]\nname = \"V\"\nkind = \"large_village\"\nowner = \"red\"\n"
                                        "[[structure]]\nname = \"W\"\nstructure = \"stone_wall\"\n",
                                    "o.toml");
    if (!battle) FAIL(battle.problems().sentences());
    CHECK(battle->game.scale == Scale::mm15);
    CHECK(battle->game.rulings == Names{"R-18=plain"});
    const Unit& cavalry = *battle->unit("h");
    CHECK(cavalry.army == "red");
    CHECK(cavalry.castings == 8);
    CHECK(cavalry.castings_per_base == 2);
    const Unit& clan = *battle->unit("h-2");
    CHECK(clan.formation == Formation::clan);
    CHECK(clan.castings_start == 16);
    CHECK(clan.castings == 10);
    CHECK(clan.grade == 3);
    CHECK(battle->losses.size() == 1);
    const Unit& nameless = *battle->unit("unit");
    CHECK(nameless.name == "unit");
    CHECK(nameless.formation == Formation::skirmish);
    CHECK(battle->brigade("first")->commander == "l");
    CHECK(battle->site("v")->structure == Structure::large_village);
    CHECK(battle->site("v")->held_by == Names{"red"});
    CHECK_FALSE(battle->site("w")->is_objective);
    CHECK(impossible_in(*battle).none());
}

TEST_CASE("all faults at once, each with its place") {
    CHECK(faults("scale = \"20mm\"\n"
                 "turms = 12\n"
                 "[rulings]\n"
                 "\"R-999\" = \"x\"\n"
                 "\"R-18\" = \"sometimes\"\n"
                 "[[army]]\n"
                 "name = \"Red\"\n"
                 "start_line = \"standart\"\n"
                 "[[brigade]]\n"
                 "name = \"First\"\n"
                 "army = \"read\"\n"
                 "[[type]]\n"
                 "id = \"line\"\n"
                 "grade = 5\n"
                 "[[unit]]\n"
                 "name = \"A\"\n"
                 "type = \"lime\"\n"
                 "[[unit]]\n"
                 "name = \"B\"\n"
                 "type = \"line\"\n"
                 "brigade = \"first\"\n"
                 "arm = \"dragons\"\n"
                 "gun = \"heavy\"\n"
                 "castings = 0\n"
                 "casting = 12\n"
                 "fired_turn = 1\n"
                 "[[horse]]\n"
                 "name = \"C\"\n"
                 "[[objective]]\n"
                 "name = \"D\"\n") ==
          "o.toml:1:9: \"scale\" must be \"25mm\" or \"15mm\", not \"20mm\" (did you mean \"25mm\"?)\n"
          "o.toml:2:9: a game has no \"turms\" (did you mean \"turns\"?)\n"
          "o.toml:3:1: R-18 must be \"temporary\" or \"plain\"\n"
          "o.toml:3:1: there is no ruling \"R-999\" that can be switched\n"
          "o.toml:8:14: there is no start line \"standart\" (did you mean \"standard\"?)\n"
          "o.toml:11:8: there is no army \"read\" (did you mean \"red\"?)\n"
          "o.toml:14:9: \"grade\" must be a whole number from 1 to 4\n"
          "o.toml:15:1: \"A\" needs a \"brigade\" or an \"army\"\n"
          "o.toml:17:8: there is no type \"lime\" (did you mean \"line\"?)\n"
          "o.toml:22:7: \"arm\" must be \"infantry\", \"light_cavalry\", \"dragoons\", \"horse\", \"armored_cavalry\" or "
          "\"artillery\", not \"dragons\" (did you mean \"dragoons\"?)\n"
          "o.toml:23:7: only artillery has \"gun\"\n"
          "o.toml:24:12: \"castings\" must be a whole number from 1 to 99\n"
          "o.toml:25:11: a unit has no \"casting\" (did you mean \"castings\"?)\n"
          "o.toml:26:14: \"fired_turn\" is kept by the program and cannot stand in an order of battle\n"
          "o.toml:27:1: there is no [[horse]] in an order of battle\n"
          "o.toml:29:1: the objective \"D\" needs a \"kind\"\n");
}

TEST_CASE("orders of battle that make no battle") {
    CHECK(faults("") == "o.toml: there is nobody in this order of battle\n");
    CHECK(faults("x = ") .starts_with("o.toml:1:5: not TOML: "));
    CHECK(faults("[[army]]\nname = \"Red\"\n[[unit]]\narmy = \"Red\"\n") == "o.toml: a battle needs two sides\n");
    CHECK(faults(kSides + "[[army]]\nname = \"Green\"\nally_of = \"red\"\n") ==
          "o.toml: the army \"Green\" has no units\n");
    CHECK(faults(kSides + "[[army]]\nid = \"red\"\n") == "o.toml:12:6: there is already an army \"red\"\n");
    CHECK(faults(kSides + "[[unit]]\nid = \"Big Red\"\narmy = \"red\"\n") ==
          "o.toml:12:6: an id is lower case letters, digits and single dashes, as in \"big-red\"\n");
    CHECK(faults(kSides + "[[unit]]\nname = \"R\"\narmy = \"red\"\n[[leader]]\nname = \"L\"\narmy = \"red\"\nattached = \"R\"\n") ==
          "o.toml:17:12: more than one unit is called \"R\": say which by its id\n");
    CHECK(faults(kSides + "[[leader]]\nname = \"L\"\narmy = \"red\"\nattached = \"B\"\n") ==
          "o.toml:14:12: \"L\" is attached to a unit of the enemy\n");
    CHECK(faults(kSides + "[[unit]]\nname = \"G\"\narmy = \"red\"\narm = \"artillery\"\n") ==
          "o.toml:11:1: the battery \"G\" needs a \"gun\": \"light\", \"medium\", \"heavy\" or \"siege\"\n");
    CHECK(faults(kSides + "[army2]\nx = 1\n") == "o.toml:11:1: there is no [[army2]] in an order of battle (did you mean "
                                                 "\"army\"?)\n");
    CHECK(faults("army = 3\n") ==
          "o.toml:1:8: write [[army]], with two brackets\n");
}

TEST_CASE("a quick battle from a few lines") {
    const QuickSide sides[] = {
        {"Red & \"Co\" 100%", {"1/7th = FI 2 12", "1/7th = fi 3 rifle", "DR 3", "", "Holtzmann = heavy 2 3 howitzer",
                                "Zieten = leader class_2 chief"}},
        {"", {"SLC 1 irregular lance", "AC = ac 4"}}};
    const auto battle = quick_battle(test_charts(), Scale::mm15, sides);
    if (!battle) FAIL(battle.problems().sentences());
    CHECK(impossible_in(*battle).none());
    CHECK(battle->game.scale == Scale::mm15);
    REQUIRE(battle->armies.size() == 2);
    CHECK(battle->armies[0].id == "red-co-100");
    CHECK(battle->armies[0].name == "Red & \"Co\" 100%");
    CHECK(battle->armies[0].commander == "zieten");
    CHECK(battle->armies[1].id == "army");
    CHECK(battle->unit("1-7th")->castings == 12);
    CHECK(battle->unit("1-7th-2")->weapon == Weapon::rifle);
    CHECK(battle->unit("1-7th-2")->base_grade == 3);
    CHECK(battle->unit("dragoons")->arm == Arm::dragoons);
    CHECK(battle->unit("holtzmann")->gun == Gun::heavy);
    CHECK(battle->unit("holtzmann")->castings == 3);
    CHECK(battle->unit("holtzmann")->howitzer);
    CHECK(battle->unit("skirmish-cavalry")->skirmisher);
    CHECK_FALSE(battle->unit("skirmish-cavalry")->regular);
    CHECK(battle->unit("ac")->arm == Arm::armored_cavalry);
    CHECK(battle->leader("zieten")->post == Post::commander_in_chief);

    // A battery as it is called everywhere else; a code that is none, with those that there are.
    const QuickSide guns[] = {{"Red", {"Holtz = ART 2 4 heavy"}}, {"Blue", {"FI"}}};
    const auto with_guns = quick_battle(test_charts(), Scale::mm25, guns);
    REQUIRE_MESSAGE(with_guns.ok(), (with_guns.ok() ? "" : with_guns.problems().sentences()));
    CHECK(with_guns->unit("holtz")->arm == Arm::artillery);
    CHECK(with_guns->unit("holtz")->gun == Gun::heavy);
    CHECK(with_guns->unit("holtz")->castings == 4);
    const QuickSide no_code[] = {{"Red", {"A = ZZZZ 2 12"}}, {"Blue", {"FI"}}};
    CHECK(quick_battle(test_charts(), Scale::mm25, no_code).problems().sentences() ==
          "Red, line 1: there is no troop code \"ZZZZ\": there are FI, SI, LC, SLC, DR, HS and AC, and light, medium, heavy or siege for a battery\n");

    const QuickSide wrong[] = {{"Red", {"F1 2 12", "A = FI 2 12 4", "FI 7", "FI lanse"}}, {"Blue", {"FI", "x ="}}};
    CHECK(quick_battle(test_charts(), Scale::mm25, wrong).problems().sentences() ==
          "Red, line 1: there is no troop code \"F1\" (did you mean \"fi\"?)\n"
          "Red, line 2: a unit has a grade and castings, and no third number\n"
          "Red, line 4: \"lanse\" means nothing for a unit (did you mean \"lance\"?)\n"
          "Blue, line 2: a unit is written as name = troop code, grade and castings\n"
          "Red, line 3: \"grade\" must be a whole number from 1 to 4\n");
}

TEST_CASE("the club's figure counts are checked: the kind of unit, and a number of castings") {
    const std::string form = "castings of a usual unit are written as in \"infantry=16\", from 1 to 99, for \"infantry\", \"cavalry\", \"clan_mob\" or \"battery\", not ";
    CHECK(faults("figure_counts = [\"infantry=16\", \"battery=3\"]\n" + kSides) == "");
    CHECK(faults("figure_counts = [\"infantry=many\", \"horse=8\"]\n" + kSides) ==
          "o.toml:1:17: " + form + "\"infantry=many\"\no.toml:1:17: " + form + "\"horse=8\"\n");
}

TEST_CASE("the colours of the markers are checked: the form, the state, the colour") {
    CHECK(faults("marker_colours = [\"broken=red\", \"out_of_command=dark blue\", \"fatigued=light_blue\", \"routed=#B03020\"]\n" + kSides) == "");
    CHECK(faults("marker_colours = [\"broken\", \"brokn=red\", \"routed=gren\", \"routed=#b0302\"]\n" + kSides) ==
          "o.toml:1:18: a marker is written as in \"broken=red\", not \"broken\"\n"
          "o.toml:1:18: there is no marker for \"brokn\" (did you mean \"broken\"?)\n"
          "o.toml:1:18: \"gren\" is no colour of a marker (did you mean \"green\"?): say it as \"#b03020\", or as \"white\", \"yellow\", \"orange\", "
          "\"red\", \"purple\", \"dark blue\", \"light blue\", \"green\", \"brown\", \"grey\", \"pink\" or \"black\"\n"
          "o.toml:1:18: \"#b0302\" is no colour of a marker: say it as \"#b03020\", or as \"white\", \"yellow\", \"orange\", "
          "\"red\", \"purple\", \"dark blue\", \"light blue\", \"green\", \"brown\", \"grey\", \"pink\" or \"black\"\n");
}
