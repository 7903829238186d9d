// What choices, years, special units and hands change in a muster; and what is said when a choice is wrong.

#include "core/army/fielded.hpp"
#include "core/army/list_file.hpp"
#include "core/army/muster.hpp"
#include "core/army/two_armies.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

struct Mustered {
    Muster muster;
    std::string faults;

    /// The keys of the first unit whose name begins so: "grade = 2, fire_system = platoon"; without names and brigades.
    [[nodiscard]] std::string keys(std::string_view name) const {
        for (const ListedThing& thing : muster.order.things) {
            if (thing.section != "unit" || !thing.text("name").starts_with(name)) continue;
            std::string out;
            for (const ListedKey& key : thing.keys) {
                if (key.name == "name" || key.name == "brigade" || key.name == "army") continue;
                out += (out.empty() ? "" : ", ") + key.name + ' ';
                if (const auto* yes = std::get_if<bool>(&key.value)) out += *yes ? "yes" : "no";
                else if (const auto* number = std::get_if<std::int32_t>(&key.value)) out += std::to_string(*number);
                else out += std::get<std::string>(key.value);
            }
            return out;
        }
        return "";
    }
    [[nodiscard]] int count(std::string_view name) const {
        return static_cast<int>(std::count_if(muster.order.things.begin(), muster.order.things.end(), [&](const ListedThing& thing) {
            return thing.section == "unit" && thing.text("name").starts_with(name);
        }));
    }
    [[nodiscard]] std::string why(std::string_view name) const {
        for (std::size_t i = 0; i < muster.order.things.size(); ++i) {
            if (muster.order.things[i].text("name").starts_with(name)) return muster.reasons[i];
        }
        return "";
    }
    [[nodiscard]] bool says(std::string_view remark) const {
        return std::any_of(muster.remarks.begin(), muster.remarks.end(), [&](const std::string& one) { return one.find(remark) != std::string::npos; });
    }
};

Mustered mustered(const std::string& list, int points, const std::string& year = "", const std::vector<std::string>& choices = {},
                  const std::vector<std::string>& by_hand = {}) {
    MusterOrder order;
    order.points = points;
    if (!year.empty()) order.when = Period::read(year);
    for (const std::string& choice : choices) {
        const std::size_t equals = choice.find('=');
        order.chosen.push_back({choice.substr(0, equals), choice.substr(equals + 1), {"choice", 0, 0}});
    }
    for (const std::string& unit : by_hand) order.by_hand.push_back({unit, {"unit", 0, 0}});
    Mustered out;
    const auto made = muster(test_charts(), test_list(list), order);
    if (made) out.muster = *made;
    else out.faults = made.problems().sentences();
    return out;
}

}  // namespace

TEST_CASE("footnotes make keys of the units, in their years") {
    // L2899, L2902, L2908: platoon fire, one die more while fresh, drill until 1758; plain foot from 1759 on.
    CHECK(mustered("frederick/prussia", 15, "1758").keys("Musketeers") ==
          "arm infantry, grade 2, castings 12, variable_down_to 1, variable_up_from 5, battalion_gun standard, prussian_infantry yes, "
          "fire_system platoon, fresh_fire_bonus yes");
    CHECK(mustered("frederick/prussia", 15, "1759").keys("Musketeers") ==
          "arm infantry, grade 2, castings 12, variable_down_to 1, variable_up_from 5, battalion_gun standard, prussian_from_1759 yes");
    // L2920, L2935: bands of the two wars.
    CHECK(mustered("frederick/austria", 15, "1757").keys("Fusiliers") ==
          "arm infantry, grade 2, castings 12, variable_down_to 1, variable_up_from 6, battalion_gun standard, square_drill yes");
    CHECK(mustered("frederick/austria", 15, "1745").keys("Fusiliers") ==
          "arm infantry, grade 2, castings 12, variable_down_to 3, battalion_gun standard, square_drill yes, fire_system standard");
    // L2950, L2954: French battalion guns in the Seven Years War only.
    CHECK(mustered("frederick/france", 15, "1757").keys("Line") == "arm infantry, grade 2, castings 12, variable_down_to 2, french yes, battalion_gun standard");
    CHECK(mustered("frederick/france", 15, "1745").keys("Line") == "arm infantry, grade 2, castings 12, variable_down_to 2, french yes, fire_system standard");
    // L3007-3017.
    CHECK(mustered("frederick/russia", 15).keys("Grenadiers") ==
          "arm infantry, grade 3, castings 12, battalion_gun standard, change_grade 1, square_drill yes, grenades yes");
    // L2813-2827: pikes before 1709, later against the Turks; the die of 1708-1721.
    CHECK(mustered("marlborough/russia", 15, "1707").keys("Musketeers") ==
          "arm infantry, grade 1, castings 12, variable_up_from 5, fire_system standard, battalion_gun standard, pikemen 3");
    CHECK(mustered("marlborough/russia", 15, "1709").keys("Musketeers") ==
          "arm infantry, grade 1, castings 12, variable_up_from 5, fire_system standard, battalion_gun standard, russian_1708_1721 yes");
    CHECK(mustered("marlborough/russia", 15, "1711", {"against_turks=yes"}).keys("Musketeers") ==
          "arm infantry, grade 1, castings 12, variable_up_from 5, fire_system standard, battalion_gun standard, russian_1708_1721 yes, pikemen 3");
    // L2837-2847.
    CHECK(mustered("marlborough/sweden", 15).keys("Musketeers") ==
          "arm infantry, grade 3, castings 12, variable_down_to 1, fire_system standard, pikemen 3, charges_on_five yes, battalion_gun standard");
    // L3143: May 1778.
    CHECK(mustered("american-war/american", 15, "1778-04 to 1778-04").keys("Line") ==
          "arm infantry, may_skirmish yes, grade 2, castings 12, variable_down_to 2, variable_up_from 6");
    CHECK(mustered("american-war/american", 15, "1778-05 to 1778-05").keys("Line") ==
          "arm infantry, may_skirmish yes, grade 2, castings 12, variable_down_to 2, variable_up_from 6, charges_on_five yes, american_from_1778 yes");
    CHECK(mustered("american-war/american", 15, "1778").faults ==
          "what L3143 says holds 1778-05 to 1783, which divides 1778: say the month\n");
    // L3182, L3193-3197: clans, and without their targes.
    CHECK(mustered("forty-five/jacobites", 12).keys("Highlanders") ==
          "arm infantry, grade 3, castings 16, regular no, variable_up_from 6, clan yes, formation clan, one_formation yes, castings_per_base 4, shield yes, scots_jacobite yes");
    CHECK(mustered("forty-five/jacobites", 12, "", {"night_march=yes"}).keys("Highlanders") ==
          "arm infantry, grade 3, castings 16, regular no, variable_up_from 6, clan yes, formation clan, one_formation yes, castings_per_base 4, scots_jacobite yes");
    // L3059-3067, L3217, L3306.
    CHECK(mustered("frederick/ottoman", 15).keys("Janissaries") ==
          "arm infantry, grade 2, castings 12, weapon rifle, variable_down_to 1, variable_up_from 6, janissary yes");
    CHECK(mustered("frederick/ottoman", 15).keys("Seymeny") == "arm infantry, grade 1, castings 16, formation mob, one_formation yes, castings_per_base 4");
    CHECK(mustered("india/britain", 15).keys("Native foot") ==
          "arm infantry, grade 1, castings 16, native yes, formation mob, one_formation yes, castings_per_base 4, susceptible yes, note its leaders may ride elephants (L3235-3241)");
    CHECK(mustered("spain/manila", 15).keys("Natives") ==
          "arm infantry, grade 2, castings 16, formation mob, one_formation yes, castings_per_base 4, no_missiles yes");
    // L335: regiments that have never met Indians.
    CHECK(mustered("french-and-indian-war/britain", 15, "", {"newly_arrived=yes"}).keys("Line") ==
          "arm infantry, grade 2, castings 12, battalion_gun standard, fresh_fire_bonus yes, european yes");
    // L2973.
    CHECK(mustered("frederick/britain", 10).keys("Hanoverian or Hessian") ==
          "arm infantry, grade 2, castings 12, variable_down_to 1, variable_up_from 6, battalion_gun hanover_hesse");
}

TEST_CASE("armies carry their war, and what holds for all of them") {
    const auto army = [](const Mustered& one, std::string_view key) {
        const ListedKey* found = one.muster.order.things.front().find(key);
        if (found == nullptr) return std::string();
        const auto* text = std::get_if<std::string>(&found->value);
        return text != nullptr ? *text : std::get<bool>(found->value) ? std::string("yes") : std::string("no");
    };
    CHECK(army(mustered("frederick/austria", 12, "1745"), "era") == "Era of Frederick: War of the Austrian Succession, 1745");
    CHECK(army(mustered("frederick/austria", 12, "1760"), "era") == "Era of Frederick: Seven Years War, 1760");
    // L3073 with L3318-3344: one list for the whole century, and before 1722 the rules of Marlborough's age.
    CHECK(army(mustered("frederick/ottoman", 12, "1710"), "era") == "Era of Frederick: in the age of Marlborough, 1710");
    CHECK(army(mustered("frederick/ottoman", 12, "1757"), "era") == "Era of Frederick, 1757");
    CHECK(army(mustered("marlborough/russia", 12), "era") == "Era of Marlborough: Great Northern War, 1709");
    CHECK(army(mustered("frederick/france", 12, "", {"commander=de-saxe"}), "de_saxe") == "yes");    // L2954
    CHECK(army(mustered("frederick/france", 12), "de_saxe").empty());
    CHECK(army(mustered("frederick/russia", 12, "", {"russians_hold_on=yes"}), "start_line") == "russian_defence");   // L3021
    CHECK(army(mustered("frederick/russia", 12), "start_line").empty());
}

TEST_CASE("leaders as printed") {
    const auto chief = [](const Mustered& one) {
        for (const ListedThing& thing : one.muster.order.things) {
            if (thing.text("post") == "commander_in_chief") return thing.text("name") + ' ' + thing.text("rating") + ' ' + thing.text("melee_rating");
        }
        return std::string();
    };
    CHECK(chief(mustered("frederick/prussia", 12, "", {"commander=frederick"})) == "Frederick class_3 class_2");   // L1988
    CHECK(chief(mustered("marlborough/britain", 12, "", {"commander=marlborough"})) == "Marlborough class_3 ");     // L2679
    CHECK(chief(mustered("marlborough/austria", 12, "", {"commander=eugene"})) == "Eugene of Savoy class_3 ");      // L2805
    CHECK(chief(mustered("marlborough/sweden", 12, "", {"commander=charles"})) == "Charles XII class_3 ");          // L2843
    CHECK(chief(mustered("frederick/austria", 12)) == "Commander-in-chief class_2 ");                               // L934
    CHECK(chief(mustered("frederick/france", 12, "", {"commander_in_chief=no"})) == "General class_1 ");            // L1702
}

TEST_CASE("special units, when their conditions hold") {
    // L2936: a rifle unit of three Croats, in the Seven Years War.
    const Mustered austria = mustered("frederick/austria", 20, "1757", {"share.fusiliers=60", "share.croats=25"});   // 25% of 16: 4
    CHECK(austria.keys("Jägers") == "arm infantry, skirmisher yes, formation skirmish, grade 2, castings 12, weapon rifle");
    CHECK(austria.count("Croats") == 3);
    CHECK(mustered("frederick/austria", 20, "1757", {"share.fusiliers=60", "share.croats=25", "special.jaegers=no"}).count("Croats") == 4);
    CHECK(mustered("frederick/austria", 20, "1757", {"share.fusiliers=60", "share.croats=10"}).count("Jägers") == 0);
    // L2939: from rows that our copy lacks.
    CHECK(austria.says("Carabiners needs 4 units of a row that our copy lacks: cuirassiers (L2939)"));
    // L2973: Leib guards from 15 points on; jaegers irregular, without battalion guns.
    CHECK(mustered("frederick/britain", 14).count("Hanoverian Leib guards") == 0);
    const Mustered britain = mustered("frederick/britain", 15);
    CHECK(britain.count("Hanoverian Leib guards") == 1);
    CHECK(britain.keys("Hessian jägers") ==
          "arm infantry, skirmisher yes, formation skirmish, grade 2, castings 12, regular no, weapon rifle, variable_down_to 1, variable_up_from 6");
    // L2974: foot guards or Highlanders, with the commander-in-chief.
    CHECK(britain.count("Foot guards") == 1);
    const Mustered highland = mustered("frederick/britain", 15, "", {"special.highlanders=yes"});
    CHECK(highland.count("Foot guards") == 0);
    CHECK(highland.keys("Highlanders") ==
          "arm infantry, may_skirmish yes, grade 3, castings 16, battalion_gun standard, fresh_fire_bonus yes");
    CHECK(mustered("frederick/britain", 15, "", {"special.highlanders=yes", "special.foot-guards=yes"}).faults ==
          "choice: there can be \"highlanders\" or \"foot-guards\", and not both: choose special.foot-guards=no\n");
    CHECK(mustered("frederick/britain", 15, "", {"commander_in_chief=no"}).count("Foot guards") == 0);
    // L2701: the Scots Brigade, when asked for.
    CHECK(mustered("marlborough/holland", 20).count("Scots Brigade") == 0);
    CHECK(mustered("marlborough/holland", 20, "", {"special.scots-or-friesland=2"}).count("Scots Brigade") == 2);
    // L1702: the guard of a campaign comes on top, and stays outside the brigades.
    const Mustered campaign = mustered("frederick/prussia", 15, "", {"campaign=yes"});
    CHECK(campaign.keys("Guard cuirassiers of the campaign") == "arm armored_cavalry, grade 4, castings 12");
    // L2908: they have what all regular foot of their nation has; L2873, L2910: the cavalry of the 1740s.
    CHECK(campaign.keys("Guard") == "arm infantry, grade 4, castings 12, prussian_infantry yes, fire_system platoon, fresh_fire_bonus yes");
    CHECK(mustered("frederick/prussia", 15, "1760", {"campaign=yes"}).keys("Guard") == "arm infantry, grade 4, castings 12, prussian_from_1759 yes");
    CHECK(mustered("frederick/prussia", 15, "1745", {"campaign=yes"}).keys("Guard cuirassiers of the campaign") == "arm armored_cavalry, grade 4, castings 12, trot yes");
    CHECK(mustered("frederick/prussia", 15, "1745", {"campaign=yes", "first_cavalry_battle=yes"}).keys("Guard cuirassiers of the campaign") ==
          "arm armored_cavalry, grade 1, castings 12, trot yes");
    CHECK(mustered("frederick/france", 15, "", {"campaign=yes"}).keys("Guard") == "arm infantry, grade 4, castings 12, french yes");
    CHECK(mustered("frederick/france", 15, "", {"campaign=yes"}).keys("Guard cuirassiers of the campaign") == "arm armored_cavalry, grade 4, castings 12, french_cavalry yes");
    CHECK(campaign.muster.castings == mustered("frederick/prussia", 15).muster.castings + 24);
    CHECK(campaign.muster.batteries == mustered("frederick/prussia", 15).muster.batteries);
    // L2031: Spain has one guard of foot and one of horse, both of L1988.
    CHECK(mustered("spain/europe", 15, "", {"campaign=yes"}).keys("Guard cavalry of the campaign") == "arm armored_cavalry, grade 4, castings 12");
    // L3185: its type is not printed.
    CHECK(mustered("forty-five/jacobites", 12, "", {"special.lifeguard=yes"}).faults ==
          "choose type.lifeguard: type of Lifeguard of Prince Charles, which the book does not print (LC, DR, HS or AC)\n");
    CHECK(mustered("forty-five/jacobites", 12, "", {"special.lifeguard=yes", "type.lifeguard=DR"}).keys("Lifeguard") == "arm dragoons, grade 4, castings 4");
    // L3348: grenadiers of Marlborough's day before works, towns and bridges.
    CHECK(mustered("marlborough/austria", 20).count("Grenadiers") == 0);
    CHECK(mustered("marlborough/austria", 20, "", {"enemy_works=yes", "share.line=90"}).count("Grenadiers") == 1);   // 10% of 144: 14.4
}

TEST_CASE("guns: exchanged, horse, howitzers") {
    // L2738: 20 points have 5 light batteries (20 / 4); each one given up arms four battalions.
    const Mustered plain = mustered("marlborough/france", 20);
    CHECK(plain.count("Light battery") == 5);
    const Mustered shared = mustered("marlborough/france", 20, "", {"exchange=2"});
    CHECK(shared.count("Light battery") == 3);
    int with_guns = 0;
    for (const ListedThing& thing : shared.muster.order.things) with_guns += thing.find("battalion_gun") != nullptr ? 1 : 0;
    CHECK(with_guns == 8);
    // L2847: the other way in Sweden: 20 points, 12 of foot, 11 with guns, so two batteries at most.
    CHECK(mustered("marlborough/sweden", 20, "", {"exchange=2"}).count("Drawn battery") == 2);
    CHECK(mustered("marlborough/sweden", 20, "", {"exchange=4"}).faults == "choice: \"exchange\" is 0 to 3, not \"4\"\n");
    // L2904, L2930: one horse battery.
    CHECK(mustered("frederick/prussia", 15, "", {"horse_battery=yes"}).why("Medium battery 1") ==
          "15 units of 12 castings, one battery for every 4 (L2904); horse artillery (L2904)");
    CHECK(mustered("frederick/prussia", 15, "", {"horse_battery=yes"}).says("horse artillery and belongs to a cavalry brigade"));
    // L3010: 30 to 70 percent of nine.
    CHECK(mustered("frederick/russia", 20, "", {"howitzers=7"}).faults == "choice: \"howitzers\" is 3 to 6, not \"7\"\n");
    // L2969 by L3200, L3204: 20 points have 2 + 4 batteries, a fifth of them medium howitzers: one, when there are medium guns.
    const auto howitzers = [](const Mustered& one) {
        return std::count_if(one.muster.order.things.begin(), one.muster.order.things.end(), [](const ListedThing& thing) {
            return thing.find("howitzer") != nullptr;
        });
    };
    const Mustered falkirk = mustered("forty-five/government", 20, "", {"medium_guns=yes"});
    CHECK(falkirk.count("Medium battery") == 6);
    CHECK(howitzers(falkirk) == 1);
    CHECK(howitzers(mustered("forty-five/government", 20)) == 0);
    // L2934, L2647: 12 points of 1745 are 5 battalions of 18, 2 Croats, and 24 castings of cavalry that our copy lacks: 138 castings
    // are 11 units, a campaign rounds up to 12. Siege 11 / 12, heavy 11 / 7.5, medium 11 / 6, light 11 / 6.5: 0 + 1 + 1 + 1;
    // with 12: 1 + 1 + 2 + 1.
    CHECK(mustered("frederick/austria", 12, "1745", {"classic_size=yes"}).muster.batteries == 3);
    CHECK(mustered("frederick/austria", 12, "1745", {"classic_size=yes", "campaign=yes"}).muster.batteries == 5);
    // L2930: gunners of the two wars.
    CHECK(mustered("frederick/austria", 15, "1745").keys("Siege") ==
          "arm artillery, gun siege, note once placed it never moves, grade 2, castings 4, variable_down_to 4");
    CHECK(mustered("frederick/austria", 15, "1757").keys("Siege") == "arm artillery, gun siege, grade 2, castings 4, variable_up_from 3");
    // L3229: rockets are skirmishers.
    CHECK(mustered("india/britain", 30).keys("Rockets") ==
          "arm infantry, skirmisher yes, formation skirmish, rockets yes, note rockets (L3229-3231), grade 1, castings 4");
}

TEST_CASE("units typed by hand fill what our copy lacks, and have the footnotes of their row") {
    // 15 points of Prussians lack 4 of cavalry.
    const Mustered army = mustered("frederick/prussia", 15, "1745", {},
                                   {"Gensdarmes = AC 3 of=cuirassiers", "Green Hussars = LC 3 12 of=hussars lance", "Bayreuth = DR 3 16 of=cavalry at_hand=3"});
    CHECK(army.faults.empty());
    CHECK(army.keys("Gensdarmes") == "arm armored_cavalry, grade 3, castings 12, trot yes");
    // L2911: irregular in the 1740s, 1-4 down.
    CHECK(army.keys("Green Hussars") ==
          "arm light_cavalry, grade 3, castings 12, regular no, variable_down_to 4, trot yes, lance yes");
    REQUIRE(army.muster.missing.size() == 1);
    CHECK(army.muster.missing[0].points == 4);
    CHECK(army.muster.missing[0].typed == 3);
    CHECK(!army.muster.whole());
    CHECK(army.muster.cavalry == 3);
    CHECK(mustered("frederick/prussia", 15, "", {}, {"A = AC 3", "B = AC 3", "C = AC 3", "D = AC 3"}).muster.whole());
    CHECK(mustered("frederick/prussia", 15, "", {}, {"A = AC 3", "B = AC 3", "C = AC 3", "D = AC 3", "E = AC 3"})
              .says("E comes on top of the strength points: no missing row is left for it"));
    // L2976: 8 castings when nothing else is said.
    CHECK(mustered("frederick/britain", 15, "", {}, {"Greys = DR 3 of=dragoons"}).keys("Greys") == "arm dragoons, grade 3, castings 8");
    CHECK(mustered("frederick/prussia", 15, "", {}, {"Nobody", "A = XX 2", "B = FI 5", "C = FI 2 12 3", "D = FI 2 of=hussar"}).faults ==
          "unit: a unit is written as \"Name = DR 2 12\": troop code, grade, castings\n"
          "unit: there is no troop code \"XX\"; it is one of \"FI\", \"SI\", \"LC\", \"SLC\", \"AC\", \"DR\", \"HS\" or \"Mob\"\n"
          "unit: a unit has a grade from 1 to 4 and castings from 1 to 99, not \"5\"\n"
          "unit: a unit has a grade from 1 to 4 and castings from 1 to 99, not \"3\"\n"
          "unit: there is no row \"hussar\" (did you mean \"hussars\"?)\n");
}

TEST_CASE("wrong choices, all at once") {
    CHECK(mustered("frederick/prussia", 15, "", {"share.infantry=75", "commander=fredrick", "campaign=perhaps", "horse=yes", "share.infantry=60"}).faults ==
          "choice: \"commander\" is none or frederick, not \"fredrick\" (did you mean \"frederick\"?)\n"
          "choice: \"share.infantry\" is chosen twice\n"
          "choice: \"campaign\" is yes or no, not \"perhaps\"\n"
          "choice: there is nothing to choose about \"horse\" in this army\n");
    CHECK(mustered("frederick/prussia", 0).faults == "an army has from 1 to 999 strength points\n");
    CHECK(mustered("frederick/prussia", 15, "1701").faults == "the list frederick/prussia is for 1740 to 1763, not for 1701\n");
    CHECK(mustered("frederick/reichsarmee", 12).faults ==
          "choose grade.multi-contingent: morale grade of Multi-contingent regiments, which our copy of the book lacks (1 to 4)\n");
}

TEST_CASE("the attacker of a defensive battle has half as much infantry again, and guns to match") {
    // P-186, p 49: 15 points of Prussians are 11 of foot and 4 of horse; the attacker's foot is 16 = 11 + 5.
    MusterOrder order;
    order.points = 15;
    order.attacks = true;
    const auto made = muster(test_charts(), test_list("frederick/prussia"), order);
    REQUIRE(made.ok());
    CHECK(made->infantry == 16);
    CHECK(made->missing.at(0).points == 4);
    CHECK(made->batteries == 8);     // 20 units: siege 20 / 12 = 1, heavy 20 / 7.5 = 2, medium 20 / 4 = 5
}

TEST_CASE("native siege guns of India are mustered as native, so that they load for two turns; the company's are not (L3223)") {
    MusterOrder order;
    order.points = 40;
    const auto made = muster(test_charts(), test_list("india/britain"), order);
    REQUIRE_MESSAGE(made.ok(), (made.ok() ? "" : made.problems().sentences()));
    int native = 0;
    for (const ListedThing& thing : made->order.things) {
        if (thing.text("arm") != "artillery") continue;
        const bool siege = thing.text("gun") == "siege";
        CHECK((thing.find("native") != nullptr) == siege);
        native += siege ? 1 : 0;
    }
    CHECK(native > 0);
}

TEST_CASE("sizes that a footnote leaves open are chosen: highlanders of 15 or 16, Indians and militia of 8 to 16 (L2974, L3098-3100)") {
    const auto castings = [](const char* list, int points, const std::vector<Chosen>& choices, const std::vector<HandUnit>& by_hand, const std::string& name) {
        MusterOrder order;
        order.points = points;
        order.chosen = choices;
        order.by_hand = by_hand;
        const auto made = muster(test_charts(), test_list(list), order);
        if (!made.ok()) return made.problems().sentences();
        for (const ListedThing& thing : made->order.things) {
            if (thing.text("name") == name) return std::to_string(std::get<std::int32_t>(thing.find("castings")->value));
        }
        return std::string("no such unit");
    };
    const std::vector<Chosen> highland = {{"special.highlanders", "yes", {"c", 0, 0}}};
    std::vector<Chosen> fifteen = highland;
    fifteen.push_back({"castings.highlanders", "15", {"c", 0, 0}});
    CHECK(castings("frederick/britain", 20, highland, {}, "Highlanders") == "16");
    CHECK(castings("frederick/britain", 20, fifteen, {}, "Highlanders") == "15");
    fifteen.back().value = "14";
    CHECK(castings("frederick/britain", 20, fifteen, {}, "Highlanders") == "c: \"castings.highlanders\" is 15 to 16, not \"14\"\n");

    const auto hand = [](const char* line) { return std::vector<HandUnit>{{line, {"unit", 1, 0}}}; };
    const char* list = "french-and-indian-war/france";
    CHECK(castings(list, 10, {}, hand("Abenaki = SI 2 of=indians"), "Abenaki") == "12");
    CHECK(castings(list, 10, {{"castings.indians", "9", {"c", 0, 0}}}, hand("Abenaki = SI 2 of=indians"), "Abenaki") == "9");
    CHECK(castings(list, 10, {}, hand("Abenaki = SI 2 16 of=indians"), "Abenaki") == "16");
    CHECK(castings(list, 10, {}, hand("Abenaki = SI 2 17 of=indians"), "Abenaki") == "unit:1: a unit of indians has from 8 to 16 castings, not 17 (L3098-3100)\n");
}

TEST_CASE("rows of which there are so many at most, in one theatre or the other (L3159-3161)") {
    const auto made = [](const std::vector<std::string>& lines) {
        MusterOrder order;
        order.points = 20;
        for (std::size_t i = 0; i < lines.size(); ++i) order.by_hand.push_back({lines[i], {"unit", static_cast<int>(i) + 1, 0}});
        return muster(test_charts(), test_list("american-war/britain"), order);
    };
    const auto one_too_many = made({"A = SI 2 12 of=northern-unit", "B = SI 2 12 of=northern-unit"});
    REQUIRE_FALSE(one_too_many.ok());
    CHECK(one_too_many.problems().sentences() == "unit:2: of northern-unit there may be 1 unit at most (L3159)\n");
    const auto three = made({"A = LC 2 12 of=southern-units", "B = LC 2 12 of=southern-units", "C = LC 2 12 of=southern-units"});
    REQUIRE_FALSE(three.ok());
    CHECK(three.problems().sentences() == "unit:3: of southern-units there may be 2 units at most (L3161)\n");
    const auto mixed = made({"A = SI 2 12 of=northern-unit", "B = LC 2 12 of=southern-units"});
    REQUIRE_MESSAGE(mixed.ok(), (mixed.ok() ? "" : mixed.problems().sentences()));
    const auto says = [](const Muster& muster_made) {
        return std::count_if(muster_made.remarks.begin(), muster_made.remarks.end(), [](const std::string& one) {
            return one == "troops of whom there are two units at most, in the southern theatre stand beside troops of another theatre, which history has not seen (L3161)";
        });
    };
    CHECK(says(*mixed) == 1);
    const auto same = made({"B = LC 2 12 of=southern-units", "C = LC 2 12 of=southern-units"});
    REQUIRE_MESSAGE(same.ok(), (same.ok() ? "" : same.problems().sentences()));
    CHECK(says(*same) == 0);
}

TEST_CASE("units typed by hand are counted by their castings, twelve to a strength point (L1744, L2956, L2976)") {
    // 15 points of French foot and 3 of horse: 36 castings. Five regiments of six are 30, and the sixth fills them.
    const std::vector<std::string> six = {"A = HS 2 6 of=horse", "B = HS 2 6 of=horse", "C = HS 2 6 of=horse", "D = DR 2 6 of=dragoons", "E = LC 2 6 of=hussars",
                                          "F = LC 2 6 of=hussars"};
    const Mustered five = mustered("frederick/france", 15, "", {}, {six.begin(), six.begin() + 5});
    REQUIRE(five.faults.empty());
    CHECK(!five.says("E comes on top of the strength points"));
    const auto horse = [](const Mustered& army) {
        int left = 0;
        for (const PointsMissing& missing : army.muster.missing) left += missing.points - missing.typed;
        return left;
    };
    CHECK(horse(five) == horse(mustered("frederick/france", 15)) - 2);
    CHECK(horse(mustered("frederick/france", 15, "", {}, six)) == horse(mustered("frederick/france", 15)) - 3);
    // Four British regiments of eight are 32 castings of 36, and the four that are left are too few for a regiment.
    const Mustered british = mustered("frederick/britain", 15, "", {}, {"A = DR 2 8 of=dragoons", "B = DR 2 8 of=dragoons", "C = DR 2 8 of=dragoons", "D = DR 2 8 of=dragoons"});
    CHECK(!british.says("D comes on top of the strength points"));
    CHECK(horse(british) == horse(mustered("frederick/britain", 15)) - 3);
}

TEST_CASE("a size, or a time, that a footnote gives to rows that our copy lacks holds for what is typed") {
    const auto fault = [](const char* list, const char* year, const char* unit, const std::vector<std::string>& choices = {}) {
        return mustered(list, 15, year, choices, {unit}).faults;
    };
    CHECK(fault("frederick/britain", "", "A = DR 2 12 of=dragoons") == "unit: a unit of dragoons has 8 castings, not 12 (L2976)\n");
    CHECK(fault("frederick/france", "", "A = LC 2 12 of=hussars") == "unit: a unit of hussars has 6 castings, not 12 (L2956)\n");
    CHECK(fault("marlborough/austria", "", "A = AC 2 12 of=cavalry-of-fifteen") == "unit: a unit of cavalry-of-fifteen has 15 castings, not 12 (L2802)\n");
    CHECK(fault("american-war/france", "", "A = LC 2 12 of=small-unit", {"grade.line=2"}) == "unit: a unit of small-unit has 6 castings, not 12 (L3174)\n");
    CHECK(fault("frederick/ottoman", "", "A = HS 4 16 of=guard") == "unit: a unit of guard has 12 castings, not 16 (L3072)\n");
    CHECK(fault("marlborough/russia", "", "A = LC 1 24 of=cossacks") == "unit: a unit of cossacks has from 8 to 16 castings, not 24 (L2829)\n");
    CHECK(fault("frederick/ottoman", "", "A = HS 4 12 of=guard").empty());
    // No grenadiers of their own before 1749 (L2937), no light foot of the Prussians (L2909), and none in Marlborough's day where
    // nothing is to be stormed (L3348).
    CHECK(fault("frederick/austria", "1745", "A = FI 3 12 of=grenadiers") == "unit: there are no grenadiers in this army (L2937)\n");
    CHECK(fault("frederick/austria", "1757", "A = FI 3 12 of=grenadiers").empty());
    CHECK(fault("frederick/prussia", "1745", "A = SI 2 12 of=light-infantry") == "unit: there are no light-infantry in this army (L2909)\n");
    const std::string stormed = fault("marlborough/austria", "", "A = FI 3 12 of=grenadiers");
    CHECK(stormed.starts_with("unit: there are no grenadiers in this army (L"));
    CHECK(stormed.ends_with("); unless you choose enemy_works=yes\n"));
    // L2564: one unit at most in Silesia too.
    CHECK(mustered("silesia/prussia", 15, "", {}, {"A = SI 2 12 of=light-infantry", "B = SI 2 12 of=light-infantry"})
              .faults.starts_with("unit: of light-infantry there may be 1 unit at most (L2552-2554, L2564)\n"));
}

TEST_CASE("what the book only remarks is remarked, with its line; what our copy lacks is said of the unit that is typed for it") {
    // Free corps and garrisons under Frederick (L2909).
    const std::string with_frederick = "A: free corps and garrisons were not found in an army that Frederick led himself (L2909)";
    const Mustered led = mustered("frederick/prussia", 15, "1757", {"commander=frederick"}, {"A = SI 2 12 of=light-infantry"});
    CHECK(led.faults == "");
    CHECK(std::count(led.muster.remarks.begin(), led.muster.remarks.end(), with_frederick) == 1);
    CHECK(led.why("A") == "typed by hand, for the row light-infantry; our copy lacks its discipline: taken as regular, unless IR is typed");
    const Mustered without = mustered("frederick/prussia", 15, "1757", {"commander=none"}, {"A = SI 2 12 of=light-infantry IR"});
    CHECK_FALSE(without.says("free corps"));
    CHECK(without.why("A") == "typed by hand, for the row light-infantry");
    CHECK(mustered("frederick/prussia", 15, "1757", {}, {"A = SI 2 12 of=light-infantry regular"}).why("A") == "typed by hand, for the row light-infantry");
    // One exceptional commander to a side is advised (L912).
    CHECK_FALSE(mustered("frederick/prussia", 15, "", {}, {"A = DR 2 12 of=cavalry exceptional_commander"}).says("exceptional commander"));
    CHECK(mustered("frederick/prussia", 15, "", {}, {"A = DR 2 12 of=cavalry exceptional_commander", "B = DR 2 12 of=cavalry exceptional_commander"})
              .says("2 units have an exceptional commander: the book advises one to a side at most (p 47, L912)"));
}

TEST_CASE("light horse of the Russians charges all out in the Austrian Succession, the other at the trot (L2881)") {
    const Mustered army = mustered("frederick/russia", 15, "1745", {}, {"Hussars = LC 2 12 of=cavalry", "Kalmucks = SLC 1 12 of=cavalry", "Cuirassiers = AC 2 12 of=cavalry"});
    REQUIRE_MESSAGE(army.faults.empty(), army.faults);
    CHECK(army.keys("Hussars") == "arm light_cavalry, grade 2, castings 12, charge_style all_out");
    CHECK(army.keys("Kalmucks") == "arm light_cavalry, skirmisher yes, formation skirmish, grade 1, castings 12, charge_style all_out");
    CHECK(army.keys("Cuirassiers") == "arm armored_cavalry, grade 2, castings 12, trot yes");
    CHECK(mustered("frederick/russia", 15, "1757", {}, {"Hussars = LC 2 12 of=cavalry"}).keys("Hussars") == "arm light_cavalry, grade 2, castings 12");
    // A row of a list of one's own does the same.
    Problems problems;
    const ArmyList own = read_own_list(test_list("frederick/russia"),
                                       "completes = \"frederick/russia\"\n\n[[group]]\nid = \"cavalry\"\ntitle = \"Cavalry\"\narm = \"cavalry\"\nshare = 25\npage = \"1\"\n\n"
                                       "[[row]]\nid = \"hussars\"\ntitle = \"Hussars\"\ngroup = \"cavalry\"\nshare = 50\ntype = \"LC\"\ngrade = 2\ndiscipline = \"R\"\npage = \"1\"\n\n"
                                       "[[row]]\nid = \"horse\"\ntitle = \"Horse\"\ngroup = \"cavalry\"\nshare = 50\ntype = \"HS\"\ngrade = 2\ndiscipline = \"R\"\npage = \"1\"\n",
                                       "own.toml", problems);
    REQUIRE_MESSAGE(problems.none(), problems.sentences());
    const Period then = *Period::read("1745");
    const Holds nothing = [](std::string_view) { return false; };
    CHECK(fielded(own, *own.row("hussars"), then, nothing).traits == std::vector<std::string>{"all_out"});
    CHECK(fielded(own, *own.row("horse"), then, nothing).traits == std::vector<std::string>{"at_trot"});
}

TEST_CASE("in a campaign 1d6 says which guns the government has in Scotland: light on 1-4, medium on 5-6 (L3204)") {
    const auto with_die = [](int face, std::vector<Chosen> chosen) {
        MusterOrder order;
        order.points = 20;
        order.chosen = std::move(chosen);
        if (face > 0) order.roll = [face] { return RolledDie{face, "typed"}; };
        Mustered out;
        const auto made = muster(test_charts(), test_list("forty-five/government"), order);
        REQUIRE_MESSAGE(made.ok(), made.problems().sentences());
        out.muster = *made;
        return out;
    };
    const std::vector<Chosen> campaign = {{"campaign", "yes", {"choice", 0, 0}}};
    // 20 points have 2 + 4 batteries (L2969).
    for (const int face : {1, 4}) {
        const Mustered light = with_die(face, campaign);
        CHECK(light.count("Light battery") == 6);
        CHECK(light.says("1d6 before the set-up, typed: " + std::to_string(face) + ", all batteries are light (5-6 of 1d6: all batteries are medium, L3204)"));
    }
    for (const int face : {5, 6}) CHECK(with_die(face, campaign).count("Medium battery") == 6);
    CHECK(with_die(5, campaign).says("1d6 before the set-up, typed: 5, all batteries are medium (5-6 of 1d6: all batteries are medium, L3204)"));
    CHECK(with_die(5, campaign).muster.dice == 1);
    // No die where no campaign is fought, nor where somebody has chosen; without dice the guns are light, as is usual.
    CHECK(with_die(5, {}).count("Light battery") == 6);
    CHECK(with_die(5, {}).muster.dice == 0);
    std::vector<Chosen> chosen = campaign;
    chosen.push_back({"medium_guns", "no", {"choice", 0, 0}});
    CHECK(with_die(5, chosen).count("Light battery") == 6);
    CHECK(with_die(5, chosen).muster.dice == 0);
    CHECK(with_die(0, campaign).count("Light battery") == 6);
}

TEST_CASE("a special unit of a row that is typed by hand is told, and not offered as if it were made") {
    const Mustered typed = mustered("frederick/britain", 15, "",
                                    {}, {"A = HS 3 8 of=horse", "B = HS 3 8 of=horse", "C = HS 3 8 of=horse", "D = HS 3 8 of=horse"});
    REQUIRE(typed.faults.empty());
    CHECK(std::none_of(typed.muster.choices.begin(), typed.muster.choices.end(), [](const OpenChoice& one) { return one.name == "special.horse-guards"; }));
    CHECK(typed.says("1 unit of horse may be Horse guards, grade 4 (L2976): what is typed by hand stands as it is typed, so type it so"));
}

TEST_CASE("who the enemy is settles what the list asks of him, until somebody chooses otherwise") {
    CHECK(known_of_enemy("Ottoman Empire") == std::vector<std::string>{"against_turks"});
    CHECK(known_of_enemy("Prussia").empty());
    MusterOrder order;
    order.points = 15;
    order.by_hand = {{"K = AC 2 12 of=cuirassiers", {"unit", 0, 0}}};
    const auto fires_carbines = [&] {
        const auto made = muster(test_charts(), test_list("frederick/austria"), order);
        REQUIRE(made.ok());
        return std::any_of(made->order.things.begin(), made->order.things.end(), [](const ListedThing& thing) { return thing.find("at_turks_only") != nullptr; });
    };
    CHECK(!fires_carbines());
    order.known = known_of_enemy("Ottoman Empire");
    CHECK(fires_carbines());
    order.chosen = {{"against_turks", "no", {"choice", 0, 0}}};
    CHECK(!fires_carbines());
}

TEST_CASE("what no row of the battle can take goes to the lower type (L2645, L2909): no light foot in the wars of the 1740s") {
    // 60 to 70 percent foot; musketeers 80 and grenadiers 15 leave 5 to a row that is of the Seven Years War only.
    const Mustered army = mustered("frederick/prussia", 40, "1745");
    REQUIRE(army.faults.empty());
    for (const PointsMissing& missing : army.muster.missing) CHECK(missing.group != "Infantry");
    bool lacks = false;
    for (const PointsMissing& missing : mustered("frederick/prussia", 40, "1757").muster.missing) lacks = lacks || missing.group == "Infantry";
    CHECK(lacks);
}

TEST_CASE("howitzers are the same number of each gun where that is allowed (L3010)") {
    // 22 points of Russians have 9 batteries: 30 to 70 percent are 3 to 6, and 4 are two heavy and two medium.
    const Mustered army = mustered("frederick/russia", 22);
    REQUIRE(army.muster.batteries == 9);
    const auto choice = std::find_if(army.muster.choices.begin(), army.muster.choices.end(), [](const OpenChoice& one) { return one.name == "howitzers"; });
    REQUIRE(choice != army.muster.choices.end());
    CHECK(choice->allowed == "3 to 6");
    CHECK(choice->value == "4");
}

TEST_CASE("points of a row of which there may be one go to the lower types (L2645, L2909)") {
    // 60 points: 30 percent are 18 of horse, 42 of foot. 5 percent of 42 are two units, and one is the most.
    const Mustered army = mustered("frederick/prussia", 60, "1757");
    REQUIRE(army.faults.empty());
    for (const PointsMissing& missing : army.muster.missing) CHECK((missing.group != "Infantry" || missing.points == 1));
    CHECK(army.count("Grenadiers") == 7);
    CHECK(army.count("Musketeers") == 34);
}

TEST_CASE("who has more than his own percents says that others left it; a footnote is named once") {
    // 15 percent of 11 points are 1.65: the second grenadiers come out of the 5 percent that no row has (L2645).
    CHECK(mustered("frederick/prussia", 15, "1757").why("Grenadiers 2").starts_with("15 percent of 11 points, with what the others leave ("));
    // 15 percent of 42 points are 75.6 castings, six units of their own: the seventh is not.
    CHECK(mustered("frederick/prussia", 60, "1757").why("Grenadiers 1").starts_with("15 percent of 42 points, with what the others leave ("));
    const std::string why = mustered("frederick/austria", 15, "1745", {"classic_size=yes"}).why("Fusiliers");
    REQUIRE(why.find("L2934") != std::string::npos);
    CHECK(why.find("L2934") == why.rfind("L2934"));
}

TEST_CASE("two armies with brigades, leaders and batteries of the same names: each says whose it is") {
    const OrderOfBattle both = together(mustered("frederick/prussia", 15).muster.order, mustered("frederick/austria", 15).muster.order);
    const auto named = [&](std::string_view section, std::string_view name) {
        return std::count_if(both.things.begin(), both.things.end(), [&](const ListedThing& thing) { return thing.section == section && thing.text("name") == name; });
    };
    CHECK(named("brigade", "Infantry brigade 1 of Prussia") == 1);
    CHECK(named("brigade", "Infantry brigade 1 of Austria") == 1);
    CHECK(named("brigade", "Infantry brigade 1") == 0);
    CHECK(named("leader", "Leader of Infantry brigade 1 of Austria") == 1);
    CHECK(named("leader", "Commander-in-chief of Prussia") == 1);
    CHECK(named("unit", "Musketeers or fusiliers 1") == 1);        // nobody else is called so
    // No two of a kind have the same name.
    for (std::size_t i = 0; i < both.things.size(); ++i) {
        if (!both.things[i].text("name").empty()) CHECK(named(both.things[i].section, both.things[i].text("name")) == 1);
    }
}

TEST_CASE("a brigade that units name by its name is named so by its new one") {
    Problems none;
    const OrderOfBattle red = read_order_of_battle("[[army]]\nname = \"Red\"\n[[brigade]]\nname = \"Foot\"\narmy = \"Red\"\n[[unit]]\nname = \"A\"\nbrigade = \"Foot\"\n", "red", none);
    const OrderOfBattle blue = read_order_of_battle("[[army]]\nname = \"Blue\"\n[[brigade]]\nname = \"Foot\"\narmy = \"Blue\"\n[[unit]]\nname = \"B\"\nbrigade = \"Foot\"\n", "blue", none);
    REQUIRE(none.none());
    const OrderOfBattle both = together(red, blue);
    REQUIRE(both.things.size() == 6);
    CHECK(both.things[1].text("name") == "Foot of Red");
    CHECK(both.things[2].text("brigade") == "Foot of Red");
    CHECK(both.things[4].text("name") == "Foot of Blue");
    CHECK(both.things[5].text("brigade") == "Foot of Blue");
    CHECK(both.things[5].text("name") == "B");
}
