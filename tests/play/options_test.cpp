// Each optional rule (chapter X, and those of the army lists) in a battle that was begun with it by its order of battle; and
// the same without it.

#include "core/battle/options.hpp"
#include "core/battle/set_up.hpp"
#include "core/play/melee_knot.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

const std::string kOrder = R"(
[[army]]
name = "Red"
[[army]]
name = "Blue"
[[unit]]
name = "R"
army = "red"
variable_down_to = 3
variable_up_from = 6
[[unit]]
name = "Guns"
army = "red"
arm = "artillery"
gun = "medium"
[[unit]]
name = "B"
army = "blue"
)";

AtBattle with(const std::string& top) {
    auto battle = read_battle(test_charts(), top + kOrder, "o.toml");
    if (!battle) FAIL(battle.problems().sentences());
    return AtBattle(std::move(*battle));
}

std::string faults(const std::string& text) {
    const auto battle = read_battle(test_charts(), text, "o.toml");
    return battle.ok() ? "" : battle.problems().sentences();
}

/// The lines of the roll that a decision would take: "grade 2, first_fire 1".
std::string lines(const AtBattle& table, std::string_view line) {
    const Preview preview = table.preview(line);
    REQUIRE(preview.waiting() != nullptr);
    return lines_of(preview.waiting()->assessment);
}

}  // namespace

TEST_CASE("options are a closed list, in an order of battle and in the midst of a battle") {
    CHECK(faults("options = [\"variable_moral\", \"fog\"]" + kOrder) ==
          "o.toml:1:11: there is no optional rule \"variable_moral\" (did you mean \"variable_morale\"?)\n"
          "o.toml:1:11: there is no optional rule \"fog\"\n");
    AtBattle table = with("");
    CHECK(table.fault("option amunition=yes reason=agreed") == "there is no optional rule \"amunition\" (did you mean \"ammunition\"?)\n");
    for (const KnownOption& option : known_options()) {
        CAPTURE(option.id);
        CHECK(with("options = [\"" + std::string(option.id) + "\"]").battle().game.options == Names{std::string(option.id)});
        CHECK(!option.page.empty());
    }
}

TEST_CASE("variable_morale: two dice at the first shot, both of 1-3 lower the grade (L918-922)") {
    AtBattle table = with("options = [\"variable_morale\"]");
    table.phase(8);
    table.perform("do small_arms_fire r b range=5in total=7 dice=2,3");
    CHECK(table.unit("r").grade == 1);
    CHECK(table.unit("r").base_grade == 2);
    CHECK(table.unit("r").variable_morale_drawn);
    AtBattle without = with("");
    without.phase(8);
    without.perform("do small_arms_fire r b range=5in total=7");
    CHECK(without.unit("r").grade == 2);
}

TEST_CASE("ammunition: a 1 or 2 with a shot, and two dice say how many shots are left (L914-916)") {
    AtBattle table = with("options = [\"ammunition\"]");
    table.phase(6);
    table.perform("do artillery_fire guns b range=medium total=9 dice=2 dice=3,4");
    CHECK(table.unit("guns").shots_left == 7);
    AtBattle without = with("");
    without.phase(6);
    without.perform("do artillery_fire guns b range=medium total=9");
    CHECK(without.unit("guns").shots_left == -1);
}

TEST_CASE("woods_disorder: formed troops in woods are disorganized though they stand (L892-894)") {
    // Grade 2 and first fire, one die less for disorder; at 5 inches neither close nor far.
    AtBattle table = with("options = [\"woods_disorder\"]");
    table.phase(8);
    CHECK(lines(table, "do small_arms_fire r b range=5in") == "grade 2, first_fire 1");
    table.set("r", &Unit::cover, Cover::woods);
    CHECK(lines(table, "do small_arms_fire r b range=5in").find("disorganized -1") != std::string::npos);
    table.set("r", &Unit::formation, Formation::skirmish);
    CHECK(lines(table, "do small_arms_fire r b range=5in").find("disorganized") == std::string::npos);
    AtBattle without = with("");
    without.phase(8);
    without.set("r", &Unit::cover, Cover::woods);
    CHECK(lines(without, "do small_arms_fire r b range=5in").find("disorganized") == std::string::npos);
}

TEST_CASE("fire base by base needs no option: who bears is told, and six or fewer fire with a die less (L882-888)") {
    AtBattle table = with("");
    table.phase(8);
    CHECK(lines(table, "do small_arms_fire r b range=5in castings_firing=6").find("six_or_fewer -1") != std::string::npos);
    CHECK(lines(table, "do small_arms_fire r b range=5in castings_firing=7").find("six_or_fewer") == std::string::npos);
}

TEST_CASE("an exceptional commander: one more in fire, morale and charges, and command on 1-5 (L908-912)") {
    AtBattle table = with("");
    table.set("r", &Unit::exceptional_commander, true);
    table.phase(8);
    CHECK(lines(table, "do small_arms_fire r b range=5in").find("exceptional_commander 1") != std::string::npos);
    const Preview morale = table.preview("do morale r reason=fire");
    REQUIRE(!morale.rolls.empty());
    CHECK(lines_of(morale.rolls.front().assessment).find("exceptional_commander 1") != std::string::npos);
    table.phase(1);
    table.perform("out_of_command r");
    CHECK(lines(table, "do command_check r") == "exceptional_commander 5 target");
    table.set("r", &Unit::exceptional_commander, false);
    CHECK(lines(table, "do command_check r").find("exceptional_commander") == std::string::npos);
}

TEST_CASE("1:25: units are twice as large, and each six castings over twelve fire a die more (L900-902)") {
    AtBattle table = with("figure_scale = \"1:25\"");
    table.set("r", &Unit::castings_start, 30);
    table.set("r", &Unit::castings, 30);
    table.phase(8);
    CHECK(lines(table, "do small_arms_fire r b range=5in").find("over_twelve 3") != std::string::npos);
    table.set("r", &Unit::castings, 24);
    CHECK(lines(table, "do small_arms_fire r b range=5in").find("over_twelve 2") != std::string::npos);
}

TEST_CASE("treachery, feigned flight and unsupported flanks are refused unless they are in force") {
    AtBattle table = with("");
    CHECK(table.fault("do feigned_flight r reason=x") == "feigned flight is an optional rule that is not in force\n");
    AtBattle turks = with("options = [\"feigned_flight\", \"treachery\"]");
    CHECK(turks.fault("do feigned_flight r reason=x").find("not in force") == std::string::npos);
    // Whoever may turn his coat is asked in the rally phase, when the option is in force.
    for (AtBattle* one : {&table, &turks}) {
        one->set("r", &Unit::susceptible, true);
        one->perform("next");
    }
    CHECK(table.owed().find("treachery") == std::string::npos);
}

TEST_CASE("base_by_base_fire: only the bases that reach the target fire; two of four are six castings, a die less (L886)") {
    AtBattle table = with("options = [\"base_by_base_fire\"]");
    table.phase(8);
    CHECK(table.fault("do small_arms_fire r b range=normal total=7") ==
          "fire goes base by base: say how many bases of R reach the target (bases=1 to 4), or castings_firing\n");
    CHECK(table.fault("do small_arms_fire r b range=normal bases=5 total=7") ==
          "fire goes base by base: say how many bases of R reach the target (bases=1 to 4), or castings_firing\n");
    CHECK(lines(table, "do small_arms_fire r b range=normal bases=4") == "grade 2, first_fire 1");
    CHECK(lines(table, "do small_arms_fire r b range=normal bases=3") == "grade 2, first_fire 1");
    CHECK(lines(table, "do small_arms_fire r b range=normal bases=2") == "grade 2, first_fire 1, six_or_fewer -1");
    CHECK(lines(table, "do small_arms_fire r b range=normal castings_firing=12") == "grade 2, first_fire 1");
    table.set("r", &Unit::castings, 7);                       // three bases are left, the last of one casting
    CHECK(lines(table, "do small_arms_fire r b range=normal bases=3") == "grade 2, first_fire 1");
    AtBattle without = with("");
    without.phase(8);
    CHECK(lines(without, "do small_arms_fire r b range=normal") == "grade 2, first_fire 1");
    CHECK(without.fault("do small_arms_fire r b range=normal bases=2 total=7") ==
          "bases are counted where fire by bases is played, and for foot out of square\n");
}

TEST_CASE("frontage_by_length: fronts are compared by the bases of the chart of base sizes (L764)") {
    // In quarters of an inch: twelve foot of half an inch are 24, twelve horse of an inch 48, a battery of 1.5 inches 6 and on
    // wider bases of 3.5 inches 14. So horse is twice as wide as foot, though as many figures; foot four times a battery, or 1.7 times.
    const auto lines_of_melee = [](const std::string& options, const char* unit, Arm arm, const char* opponent) {
        AtBattle table = with(options);
        table.set("b", &Unit::arm, arm);
        Contact contact;
        contact.id = "c1";
        contact.unit = unit;
        contact.opponent = opponent;
        contact.since_turn = 1;
        table.come(contact);
        table.phase(10);
        const Preview bout = table.preview(std::string("do melee ") + unit);
        REQUIRE(!bout.rolls.empty());
        std::string out;
        for (const Item& item : bout.rolls[0].assessment.pool.items) {
            if (item.id.starts_with("frontage")) out += std::string(item.id);
        }
        return out;
    };
    const std::string lengths = "options = [\"frontage_by_length\"]";
    CHECK(lines_of_melee("", "b", Arm::dragoons, "r").empty());
    CHECK(lines_of_melee(lengths, "b", Arm::dragoons, "r") == "frontage_2");
    CHECK(lines_of_melee(lengths, "b", Arm::infantry, "r").empty());
    CHECK(lines_of_melee(lengths, "b", Arm::infantry, "guns") == "frontage_2");
    CHECK(lines_of_melee("options = [\"frontage_by_length\", \"wide_batteries\"]", "b", Arm::infantry, "guns") == "frontage_1_5");
    // In 15mm: foot 36 eighths, horse 72; on the flank the depth of the bases, half an inch a rank.
    CHECK(facing_length(test_charts(), with("scale = \"15mm\"").battle().game, with("").unit("r"), Side::front, 1) == 36);
    CHECK(facing_length(test_charts(), with("scale = \"15mm\"").battle().game, with("").unit("r"), Side::front, 2) == 18);
    CHECK(facing_length(test_charts(), with("scale = \"15mm\"").battle().game, with("").unit("r"), Side::flank, 1) == 4);
}

TEST_CASE("own_brigade_leaders: a brigadier helps nobody of another brigade; the commander-in-chief helps anybody (L2383)") {
    const auto grade_lines = [](const std::string& top, const char* leader) {
        AtBattle table = with(top);
        Leader one;
        one.id = "lx";
        one.army = "red";
        one.name = leader;
        one.attached = "r";
        one.rating = Rating::class_1;
        if (std::string(leader) == "chief") one.post = Post::commander_in_chief;
        else one.brigade = "another";
        table.come(one);
        table.owe("morale", "r");
        return lines(table, "do morale r unit.being_charged=yes");
    };
    const std::string option = "options = [\"own_brigade_leaders\"]";
    CHECK(grade_lines("", "brigadier") == grade_lines("", "chief"));
    CHECK(grade_lines(option, "chief") == grade_lines("", "chief"));
    CHECK(grade_lines(option, "brigadier") != grade_lines("", "brigadier"));
}
