// Every trait of an army list changes something by itself in the right battle: a unit that has it and one that has not
// differ in a pool, a cost, a refusal or a duty. Each is worked out by hand from the line of the book named in traits.def.

#include "core/army/list_words.hpp"
#include "core/army/muster.hpp"
#include "core/army/order_of_battle.hpp"
#include "core/battle/set_up.hpp"
#include "core/play/charge_style.hpp"
#include "core/play/duties.hpp"
#include "core/play/movement.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/at_table.hpp"
#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <map>

using namespace aor;

namespace {

/// Two armies with a unit each, "u" and "e"; e's army has a leader, "lead", with his unit.
struct Ground {
    std::string game;          ///< keys at the top of the file
    std::string army;          ///< of u's army
    std::string ours;          ///< of u
    std::string theirs;        ///< of e
    std::string enemy;         ///< of e's army
};

Battle stand(const Ground& ground, const Trait* trait) {
    const std::string text = ground.game + "\n[[army]]\nid = \"a\"\nname = \"Ours\"\n" + ground.army + "\n[[army]]\nid = \"b\"\nname = \"Theirs\"\n" + ground.enemy +
                             "\n[[unit]]\nid = \"u\"\nname = \"U\"\narmy = \"a\"\n" + ground.ours + "\n[[unit]]\nid = \"e\"\nname = \"E\"\narmy = \"b\"\n" + ground.theirs +
                             "\n[[leader]]\nid = \"lead\"\nname = \"Lead\"\narmy = \"b\"\nattached = \"e\"\n";
    Problems problems;
    OrderOfBattle order = read_order_of_battle(text, "t", problems);
    if (trait != nullptr) {
        for (ListedThing& thing : order.things) {
            if (thing.text("id") != "u") continue;
            for (const SetKey& key : trait->keys()) {
                std::erase_if(thing.keys, [&](const ListedKey& one) { return one.name == key.name; });
                thing.keys.push_back({key.name, key.value, thing.place});
            }
        }
    }
    const auto battle = set_up(test_charts(), order, "t", problems);
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    return *battle;
}

/// The lines of the first roll, a refusal by its id, or why nothing is rolled.
std::string lines(const AtBattle& table, std::string_view line) {
    const Preview shown = table.preview(line);
    if (shown.rolls.empty()) return shown.problems.none() ? "nothing" : shown.problems[0].text;
    const Posed& posed = shown.rolls.front();
    if (!posed.problems.none()) return posed.problems[0].text;
    return lines_of(posed.assessment);
}

using Effect = std::function<std::string(AtBattle&)>;

Effect pool(std::string line) {
    return [line](AtBattle& table) { return lines(table, line); };
}

/// In melee after a charge of 12 inches that U made.
Effect bout(std::string line) {
    return [line](AtBattle& table) {
        table.set("u", &Unit::charged_turn, 1);
        table.set("u", &Unit::charge_distance, Inches::whole(12));
        return lines(table, line);
    };
}

/// Why it cannot form that, or "can".
Effect form(Formation to) {
    return [to](AtBattle& table) {
        const Unit& unit = table.unit("u");
        Manoeuvre step;
        step.step = Step::form;
        step.to = to;
        const MovePlan plan = plan_move(test_charts(), Scale::mm25, mover_of(test_charts(), table.battle(), unit), Gait::normal, kOrdinaryStyle, {step});
        return plan.against.empty() ? std::string("can") : plan.against.front();
    };
}

std::string change_costs(AtBattle& table) {
    const auto cost = change_cost(test_charts(), Scale::mm25, mover_of(test_charts(), table.battle(), table.unit("u")));
    return cost.ok() ? cost->inches.text() : cost.problems()[0].text;
}

std::string charge_move_is(AtBattle& table) {
    const Unit& unit = table.unit("u");
    const MoveHelp help = move_help(test_charts(), table.battle(), unit);
    return (help.charge ? help.charge->may.text() : "none") + (fires_before_contact(unit, table.unit("e")) ? ", pistols" : "");
}

std::string owed_first(AtBattle& table) { return owed_in(with_first_duties(test_charts(), table.battle())); }

struct Proof {
    Ground ground;
    Effect effect;
    std::string without;
    std::string with;
};

constexpr std::string_view kShot = "do small_arms_fire u e range=normal reason=test";
constexpr std::string_view kPointBlank = "do small_arms_fire u e range=point_blank reason=test";
constexpr std::string_view kBout = "do melee_bout u e reason=test";
constexpr std::string_view kHorse = "arm = \"dragoons\"";

/// Their bands of variable morale (1, 2-4, 5-6) for the dated shifts.
const Ground kVariable{"", "", "variable_down_to = 1\nvariable_up_from = 5", "", ""};

std::map<std::string, Proof> proofs() {
    const std::string horse(kHorse);
    std::map<std::string, Proof> all;
    // --- fire: grade 2, a first shot of regulars, point blank 2 ---
    all["battalion_gun"] = {{}, pool(std::string(kPointBlank)), "grade 2, first_fire 1, point_blank 2", "grade 2, first_fire 1, point_blank 2, battalion_gun 1"};
    all["hanoverian_guns"] = {{}, pool(std::string(kPointBlank)), "grade 2, first_fire 1, point_blank 2", "grade 2, first_fire 1, point_blank 2, battalion_gun 2"};
    const std::string far = std::string(kShot) + " firer.moved=over_half";
    all["platoon_fire"] = {{}, pool(far), "refused: moved_too_far", "grade 2, first_fire 1, moved -1"};
    // Volley fire is what foot does that has no platoon fire; given by a footnote it takes platoon fire away.
    all["volley_fire"] = {{"", "", "fire_system = \"platoon\"", "", ""}, pool(far), "grade 2, first_fire 1, moved -1", "refused: moved_too_far"};
    all["fresh_bonus"] = {{}, pool(std::string(kShot)), "grade 2, first_fire 1", "grade 2, first_fire 1, fresh 1"};
    all["carbines"] = {{"", "", horse, "arm = \"light_cavalry\"", "nation = \"Ottoman Turks\""}, pool(std::string(kShot)), "refused: mounted", "grade 2, first_fire 1, vs_mounted 1"};
    all["arnauts"] = {{}, pool("do leader_hit lead u hits=1 leader.touching=yes reason=test"), "hits 1 target", "hits 1 target, arnauts -1 die"};
    all["melee_only"] = {{}, pool(std::string(kShot)), "grade 2, first_fire 1", "U has no missiles"};
    // --- movement: foot in line goes 8; grade 2 pays half, as grade 3 a quarter, as grade 1 all of it ---
    all["prussian_drill"] = {{}, change_costs, "4", "2"};
    all["changes_as_1"] = {{"", "nation = \"Russia\"", "", "", ""}, change_costs, "4", "8"};
    all["square_drill"] = {{"", "", "", horse, ""}, pool("do emergency_square u e charger.direction=rear charger.distance=9 unit.moved=no unit.can_fire_at_charger=no reason=test"),
                           "grade 2 target, distance_middle 2 target, charged_in_rear -2 target",
                           "grade 2 target, distance_middle 2 target, charged_in_rear -2 target, square_drill -1 die"};
    all["janissary"] = {{"", "", "", horse, ""}, pool("do emergency_square u e charger.direction=rear charger.distance=9 unit.moved=no unit.can_fire_at_charger=no reason=test"),
                        "grade 2 target, distance_middle 2 target, charged_in_rear -2 target", "refused: janissary"};
    all["mass"] = {{}, form(Formation::column), "can", "it never leaves its formation: mass"};
    all["mob"] = {{}, form(Formation::column), "can", "it never leaves its formation: mob"};
    all["skirmish_only"] = {{"", "", "arm = \"light_cavalry\"", "", ""}, form(Formation::column), "can", "it never leaves its formation: skirmish"};
    all["dismounts"] = {{"", "", horse, "", ""}, [](AtBattle& table) { return table.fault("do dismount u reason=test"); }, "U does not fight on foot and in the saddle\n", ""};
    all["dismounts_worse"] = {{"", "", horse + "\ndismounts = true", "", ""},
                              [](AtBattle& table) {
                                  table.perform("do dismount u reason=test");
                                  return lines(table, kShot);
                              },
                              "grade 2, first_fire 1, moved -1", "grade 1, first_fire 1, moved -1"};
    // --- charge and melee ---
    all["charges_on_five"] = {{}, pool("do charge_initiative u e"), "grade 2 target", "charges_on_five 5 target"};
    // Dragoons in line: 22 as a charge in line, 16 in the row of the trot.
    all["at_trot"] = {{"", "", horse, "", ""}, charge_move_is, "22", "16"};
    all["trot_with_pistols"] = {{"", "", horse, "", ""}, charge_move_is, "22", "16, pistols"};
    // Grade 2 and 12 castings, two dice, against 12 of the same arm; E has its leader, a class 1.
    all["all_out"] = {{"", "", horse, horse, ""}, bout(std::string(kBout)), "castings 2, grade 2, charging 1", "castings 2, grade 2, all_out 2"};
    all["pistols_at_horse"] = {{"", "", horse, horse, ""},
                               [](AtBattle& table) {
                                   const bool at_horse = fires_before_contact(table.unit("u"), table.unit("e"));
                                   table.set("e", &Unit::arm, Arm::infantry);
                                   const bool at_foot = fires_before_contact(table.unit("u"), table.unit("e"));
                                   return std::string(at_horse ? "at horse" : "never") + (at_foot ? ", at foot" : "");
                               },
                               "never", "at horse"};
    // Against the cuirass everybody has a die less.
    all["armored_from_1707"] = {{"", "", "arm = \"horse\"", "arm = \"horse\"", ""}, pool("do melee_bout e u reason=test"), "castings 2, grade 2, leader 1", "castings 2, grade 2, leader 1, vs_cuirass -1"};
    all["french_charge"] = {{"", "", horse, horse, ""},
                            [](AtBattle& table) {
                                table.set("u", &Unit::charged_all_out, true);
                                return bout(std::string(kBout))(table);
                            },
                            "castings 2, grade 2, charging 1", "castings 2, grade 2, all_out 2, disorganized -1"};
    all["pikes"] = {{}, pool(std::string(kBout)), "castings 2, grade 2", "castings 2, grade 2, pikes 1"};
    all["grenades"] = {{}, pool(std::string(kBout) + " opponent.cover=stone_buildings"), "castings 2, grade 2, vs_buildings -2", "castings 2, grade 2, grenades 1, vs_buildings -2"};
    all["shield"] = {{}, pool("do melee_bout e u reason=test"), "castings 2, grade 2, leader 1", "castings 2, grade 2, leader 1, vs_shield -1"};
    all["targes"] = all["shield"];
    all["loose_order"] = {{"", "", horse, horse, ""}, pool("do melee_bout e u reason=test"), "castings 2, grade 2, leader 1", "castings 2, grade 2, leader 1, formed_vs_unformed 2"};
    all["lance"] = {{"", "", horse, horse, ""}, pool(std::string(kBout)), "castings 2, grade 2", "castings 2, grade 2, lance 1"};
    all["cuirass_on_1"] = {{"", "", "arm = \"horse\"", "", ""}, owed_first, "", "cuirass u"};
    // --- nations ---
    const Effect drawn = pool("do variable_morale u reason=test");
    all["prussian_from_1759"] = {kVariable, drawn, "", "prussian_from_1759 -1 die"};
    all["spanish_in_spain"] = {kVariable, drawn, "", "spanish_in_spain 1 die"};
    all["russian_1708_1721"] = {kVariable, drawn, "", "russian_1708_1721 1 die"};
    all["russian_cavalry_from_1759"] = {kVariable, drawn, "", "russian_cavalry_from_1759 1 die"};
    all["american_from_1778"] = {kVariable, drawn, "", "american_from_1778 1 die"};
    all["french_foot"] = {{}, pool("do charge_initiative u e"), "grade 2 target", "grade 2 target, french 1 target"};
    all["french_horse"] = {{"", "", horse, "", ""}, pool("do cavalry_charge u e unit.charging=front"), "grade 2", "grade 2, french_cavalry 1"};
    all["cossack"] = {{"", "russian_on_defence = true", "arm = \"light_cavalry\"", "", ""}, form(Formation::column), "can", "it never leaves its formation: mass"};
    all["clan"] = {{}, pool("do charge_initiative u e"), "grade 2 target", "automatic: clan"};
    all["scots_jacobite"] = {{}, pool("do pursuit u e reason=test overrule=opponent.state:routed:test"), "", "eager 1 target"};
    const std::string charged = "do morale u e unit.being_charged=yes reason=test";
    all["english"] = {{"", "", "", "clan = true", ""}, pool(charged), "grade 2, being_charged -1", "grade 2, being_charged -1, clan_charge -1, minimum 1"};
    all["european"] = {{"", "", "", "american_indian = true", ""}, pool(charged), "grade 2, being_charged -1", "grade 2, being_charged -1, first_indian_charge -1, minimum 1"};
    all["american_indian"] = {{}, pool("do small_arms_fire u e range=normal"), "this fire belongs to phase 8, and this is phase 1: opportunity=yes while troops move, or give a reason",
                              "U must first be willing: do indian_obedience, or give a reason"};
    all["native"] = {{}, pool(std::string(kShot)), "grade 2, first_fire 1", "native 1"};
    all["susceptible"] = {{"", "", "", "", ""},
                          [](AtBattle& table) {
                              table.turn(4);
                              return lines(table, "do treachery u reason=x overrule=enemy.castings_lost:3:test");
                          },
                          "refused: not_susceptible", "chance 1 target"};
    // Light horse in mass may charge formed foot from the front; other unformed horse may not.
    all["indian_light_cavalry"] = {{"", "", "arm = \"light_cavalry\"\nskirmisher = true\nformation = \"mass\"", "", ""}, pool("do cavalry_charge u e unit.charging=front"),
                                   "refused: skirmishers_v_formed", "grade 2"};
    return all;
}

}  // namespace

TEST_CASE("a unit with the trait and one without differ, each as the book says") {
    const auto all = proofs();
    for (const Trait& trait : traits()) {
        const std::string id(trait.id);
        // Matchlocks, brigaded pairs and leaders on elephants have cases of their own, below.
        if (id == "matchlocks" || id == "brigaded_pairs" || id == "leaders_on_elephants") continue;
        CAPTURE(id);
        const auto found = all.find(id);
        REQUIRE(found != all.end());
        const Proof& proof = found->second;
        CHECK(proof.with != proof.without);
        AtBattle plain(stand(proof.ground, nullptr));
        CHECK(proof.effect(plain) == proof.without);
        AtBattle having(stand(proof.ground, &trait));
        CHECK(proof.effect(having) == proof.with);
    }
    CHECK(all.size() + 3 == traits().size());
}

TEST_CASE("what a trait does is the charts' and the code's: lists only say who has it") {
    for (const Trait& trait : traits()) {
        CAPTURE(trait.id);
        // Without a key of the unit only what happens in the muster, and elephants, of which the book says nothing more.
        const bool in_muster = trait.id == "brigaded_pairs" || trait.id == "leaders_on_elephants";
        CHECK(trait.sets.empty() == in_muster);
    }
}

TEST_CASE("matchlocks throw the highest die again, where the club plays it") {
    const auto hits = [](bool option, bool trait, const char* dice) {
        AtBattle table(stand({option ? "options = [\"matchlock\"]" : "", "", "", "", ""}, trait ? trait_named("matchlocks") : nullptr));
        table.phase(8);
        const Entry entry = table.perform(std::string("do small_arms_fire u e range=normal dice=") + dice);
        return entry.say;
    };
    // grade 2 and first fire: 6 + 5 + 1 are two hits; with a 2 in place of the 6 they are 8: one
    CHECK(hits(false, true, "6,5,1") == "U fires at E: 2 hits");
    CHECK(hits(true, false, "6,5,1") == "U fires at E: 2 hits");
    CHECK(hits(true, true, "6,5,1,2") == "U fires at E: 1 hit");
    CHECK(hits(true, true, "6,5,1,6") == "U fires at E: 2 hits");
}

TEST_CASE("elephants: the book says who may ride them and nothing that follows from it (R-92); it is written into the note") {
    const Trait* trait = trait_named("leaders_on_elephants");
    REQUIRE(trait != nullptr);
    CHECK(trait->keys().empty());
    CHECK(trait->meaning == "its leaders may ride elephants");
}

TEST_CASE("regiments of French horse of six castings may be brigaded, two and two, for the whole game") {
    const auto made = [](const std::string& choice) {
        MusterOrder order;
        order.points = 10;
        order.by_hand = {{"Royal = HS 2 6 of=horse", {"unit", 1, 0}}, {"Conde = HS 2 6 of=horse", {"unit", 2, 0}}, {"Berry = HS 2 6 of=horse", {"unit", 3, 0}}};
        if (!choice.empty()) order.chosen = {{"pairs.horse", choice, {"choice", 0, 0}}};
        const auto muster_made = muster(test_charts(), test_list("frederick/france"), order);
        REQUIRE_MESSAGE(muster_made.ok(), (muster_made.ok() ? "" : muster_made.problems().sentences()));
        std::string names;
        for (const ListedThing& thing : muster_made->order.things) {
            if (thing.text("arm") == "horse") names += thing.text("name") + " " + std::to_string(std::get<std::int32_t>(thing.find("castings")->value)) + "; ";
        }
        return names;
    };
    CHECK(made("") == "Royal 6; Conde 6; Berry 6; ");
    CHECK(made("1") == "Royal and Conde 12; Berry 6; ");
}
