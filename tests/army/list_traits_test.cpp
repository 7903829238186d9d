// Who has what: the traits of every row, footnote and special unit of the printed lists, read off the book's lines. A
// trait that is lost from a list, or slips into another, fails here; what each trait does is in every_trait_matters.

#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace aor;

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
}

/// "row: traits", "note of rows, years, when: traits, without traits", one a line.
std::vector<std::string> traits_in(const ArmyList& list) {
    std::vector<std::string> out;
    const auto say = [&](std::string who, const std::vector<std::string>& traits, const std::vector<std::string>& without) {
        if (traits.empty() && without.empty()) return;
        std::string line = std::move(who) + ':';
        if (!traits.empty()) line += ' ' + joined(traits);
        if (!without.empty()) line += " without " + joined(without);
        out.push_back(line);
    };
    for (const ListRow& row : list.rows) say(row.id, row.traits, {});
    for (const ListNote& note : list.notes) {
        std::string who = "note " + joined(note.of) + (note.types.empty() ? std::string() : " of " + joined(note.types));
        if (!note.period.always()) who += ", " + note.period.text();
        if (!note.when.empty()) who += ", " + joined(note.when);
        say(who, note.traits, note.without);
    }
    for (const ListSpecial& special : list.specials) say("special " + special.id, special.traits, special.without);
    return out;
}

struct Printed {
    const char* list;
    std::vector<std::string> traits;
};

const std::vector<Printed>& printed() {
    static const std::vector<Printed> all = {
        // L3143; L3145
        {"american-war/american",
         {"note line other-foot, 1778-05 to 1783: charges_on_five american_from_1778",
          "note dragoons: dismounts"}},
        // L3151, L3154, L3156; L3152, L3154, L3156; L3157; L3158
        {"american-war/britain",
         {"line: battalion_gun fresh_bonus charges_on_five",
          "grenadiers: battalion_gun fresh_bonus charges_on_five",
          "note highlanders: charges_on_five",
          "note hessians: charges_on_five"}},
        // L3168, L3170
        {"american-war/france",
         {"line: battalion_gun"}},
        // L2966, L3197, L3203; L2877, L2967, L2974, L3197, L3203; L2976, L3197, L3202; L2877; L2973
        {"forty-five/government",
         {"hanoverian-hessian: english",
          "british-line: platoon_fire fresh_bonus english",
          "dragoons: english",
          "note cavalry: at_trot",
          "special hessian-jaegers: without english"}},
        // L3182, L3197; L3183, L3198; L3193, L3197
        {"forty-five/jacobites",
         {"highlanders: clan targes scots_jacobite",
          "lowlanders: scots_jacobite",
          "note highlanders, not campaign night_march: without targes"}},
        // L2920, L2923, L2934; L2934; L2923; L2875; L2938
        {"frederick/austria",
         {"fusiliers: battalion_gun square_drill",
          "note grenadiers: square_drill",
          "note grenadiers: battalion_gun",
          "note infantry, until 1748: volley_fire",
          "note cavalry, until 1748: pistols_at_horse",
          "note cavalry, against_turks: carbines"}},
        // L2966, L2969, L2973; L2967, L2969, L2974; L2877; L2969; L2973
        {"frederick/britain",
         {"hanoverian-hessian: hanoverian_guns",
          "british-line: battalion_gun fresh_bonus",
          "note cavalry, until 1748: at_trot",
          "note grenadiers: battalion_gun fresh_bonus",
          "note british-line grenadiers, until 1748: platoon_fire",
          "special hessian-jaegers: without hanoverian_guns"}},
        // L2985, L2988, L3000; L2986, L2988, L3000
        {"frederick/british-allies",
         {"line: battalion_gun",
          "grenadiers: battalion_gun"}},
        // L2947, L2954; L2948, L2955; L2950; L2879, L2954; L2956; L2957
        {"frederick/france",
         {"line: french_foot",
          "grenadiers: french_foot",
          "note line grenadiers, from 1749: battalion_gun",
          "note infantry, until 1748: volley_fire",
          "note cavalry: french_horse brigaded_pairs",
          "note horse: cuirass_on_1",
          "special gendarmes-and-household: without cuirass_on_1",
          "special campaign-guard: french_foot",
          "special campaign-guard-cuirassiers: french_horse"}},
        // L3059, L3066; L3060, L3067; L3068; L3069; L3070; L3071
        {"frederick/ottoman",
         {"janissaries: janissary",
          "seymeny: mob",
          "note arnauts: arnauts",
          "note musellims: mob melee_only",
          "note light-cavalry: mass shield",
          "note heavy-cavalry: shield loose_order"}},
        // L2899, L2902; L2900, L2902; L2873, L2908; L2908; L2873
        {"frederick/prussia",
         {"musketeers: battalion_gun",
          "grenadiers: battalion_gun",
          "note musketeers grenadiers, until 1758: prussian_drill platoon_fire fresh_bonus",
          "note infantry, from 1759: prussian_from_1759",
          "note cavalry, until 1748: at_trot",
          "special campaign-guard: prussian_drill platoon_fire fresh_bonus",
          "special campaign-guard-from-1759: prussian_from_1759",
          "special campaign-guard-cuirassiers-of-the-1740s: at_trot",
          "special campaign-guard-cuirassiers-at-first: at_trot"}},
        // L3050, L3053; L3051, L3053
        {"frederick/reichsarmee",
         {"single-contingent: battalion_gun",
          "multi-contingent: battalion_gun"}},
        // L3007, L3010, L3016; L3008, L3010, L3016-3017; L2881; L3018; L3019; L3016
        {"frederick/russia",
         {"musketeers: battalion_gun changes_as_1 square_drill",
          "grenadiers: battalion_gun changes_as_1 square_drill grenades",
          "note infantry, until 1748: volley_fire",
          "note cavalry, until 1748: at_trot",
          "note cavalry, from 1759: russian_cavalry_from_1759",
          "note cossacks: cossack lance",
          "note cavalry of LC SLC, until 1748: all_out without at_trot",
          "note cossacks, until 1748: all_out without at_trot",
          "special jaegers: without battalion_gun"}},
        // L3029, L3032, L3038; L3030, L3032, L3039; L3032; L2883
        {"frederick/sweden",
         {"indelta: battalion_gun",
          "varvarde: battalion_gun",
          "note other-foot: battalion_gun",
          "note infantry, until 1748: volley_fire",
          "note cavalry, until 1748: all_out"}},
        // L3117, L3119, L3123; L335; L40, L3100, L3124; L3123; L3119; L3115, L3123
        {"french-and-indian-war/britain",
         {"line: battalion_gun fresh_bonus",
          "note kings-troops, newly_arrived: european",
          "note indians: american_indian",
          "note highlanders light-infantry: fresh_bonus",
          "note highlanders: battalion_gun",
          "note provincials: fresh_bonus"}},
        // L335; L40, L3100
        {"french-and-indian-war/france",
         {"note kings-troops, newly_arrived: european",
          "note indians: american_indian"}},
        // L3216, L3235; L42, L3217, L3236; L3237; L3221, L3239-3240; L3241; L3237-3238; L3236, L3241
        {"india/britain",
         {"sepoys: leaders_on_elephants",
          "native: native susceptible leaders_on_elephants",
          "note matchlock-foot: matchlocks",
          "note company-foot kings-foot: fresh_bonus battalion_gun leaders_on_elephants",
          "note light-cavalry: indian_light_cavalry",
          "note afghans: matchlocks",
          "note matchlock-foot afghans light-cavalry: leaders_on_elephants"}},
        // L3235, L3249, L3260-3262; L42, L3236, L3250, L3263; L3237, L3264; L3254, L3265; L3236, L3258
        {"india/france",
         {"sepoys: french_foot leaders_on_elephants",
          "native: native susceptible leaders_on_elephants",
          "note matchlock-foot: matchlocks",
          "note french-foot: french_foot battalion_gun",
          "note matchlock-foot: leaders_on_elephants"}},
        // L2789, L2794, L2801; L2790, L2801, L3348; L2802; L2803; L2804
        {"marlborough/austria",
         {"line: volley_fire battalion_gun",
          "grenadiers: volley_fire",
          "note cavalry-of-fifteen: trot_with_pistols",
          "note cavalry-of-eighteen: trot_with_pistols",
          "note skirmish-cavalry: skirmish_only"}},
        // L2661, L2666, L2673; L2662, L2673, L3348; L2675; L2666, L2673; L2677
        {"marlborough/britain",
         {"line: battalion_gun platoon_fire fresh_bonus",
          "grenadiers: platoon_fire fresh_bonus",
          "note cavalry: at_trot",
          "note guards: battalion_gun platoon_fire fresh_bonus",
          "note horse, from 1707: armored_from_1707"}},
        // L2712, L2717; L2713, L2717; L2718; L2719-2720; L3346; L714, L2619
        {"marlborough/british-dutch-allies",
         {"prussian-line: platoon_fire battalion_gun",
          "prussian-guards: platoon_fire battalion_gun",
          "note volley-with-guns: volley_fire battalion_gun",
          "note danish-foot volley-without-guns: volley_fire",
          "note hessian-dragoons hanoverian-dragoons: dismounts",
          "note prussian-line prussian-guards: fresh_bonus"}},
        // L2733, L2747; L2734, L2747; L2748; L2748, L2750; L2747; L2749
        {"marlborough/france",
         {"line: volley_fire",
          "old-regiments: volley_fire",
          "note cavalry: french_charge",
          "note hussars: skirmish_only without french_charge",
          "note new-regiments: volley_fire",
          "note horse, from 1707: armored_from_1707"}},
        // L2758, L2765; L2759, L2765; L2766; L2766, L2769; L3346
        {"marlborough/french-allies",
         {"bavarian-line: platoon_fire battalion_gun",
          "bavarian-guards: platoon_fire battalion_gun",
          "note spanish-foot: volley_fire battalion_gun",
          "note spanish-foot, until 1710: pikes",
          "note spanish-foot spanish-horse spanish-dragoons, in_spain: spanish_in_spain",
          "note spanish-dragoons: dismounts"}},
        // L2687, L2692, L2701; L2688, L2701, L3348; L2702-2704; L2692, L2701; L2703-2704
        {"marlborough/holland",
         {"line: battalion_gun platoon_fire fresh_bonus",
          "grenadiers: platoon_fire fresh_bonus",
          "note cavalry: at_trot",
          "note guards: battalion_gun platoon_fire fresh_bonus",
          "note horse other-horse, from 1707: armored_from_1707"}},
        // L2813, L2820, L2827; L2814, L2827; L2813, L2816; L2827; L2828; L2829; L2820, L2827; L2820, L3346
        {"marlborough/russia",
         {"musketeers: volley_fire battalion_gun",
          "grenadiers: volley_fire",
          "note musketeers, 1708 to 1721: russian_1708_1721",
          "note infantry, until 1708: pikes",
          "note infantry, from 1709, against_turks: pikes",
          "note dragoons: trot_with_pistols",
          "note cossacks: mass",
          "note guards: volley_fire battalion_gun",
          "note dragoons: dismounts battalion_gun"}},
        // L2837, L2840, L2847; L2838, L2840, L2847; L2841; L2842; L2840
        {"marlborough/sweden",
         {"musketeers: volley_fire pikes charges_on_five battalion_gun",
          "guards: volley_fire pikes charges_on_five battalion_gun",
          "note cavalry: all_out",
          "note dragoons: dismounts_worse",
          "note other-foot: volley_fire pikes charges_on_five"}},
        // L2571, L2574, L2578; L2578; L2574
        {"silesia/austria",
         {"fusiliers: battalion_gun square_drill",
          "note grenadiers: square_drill",
          "note grenadiers: battalion_gun"}},
        // L2553, L2556, L2560; L2554, L2556, L2560
        {"silesia/prussia",
         {"musketeers: battalion_gun prussian_drill platoon_fire fresh_bonus",
          "grenadiers: battalion_gun prussian_drill platoon_fire fresh_bonus"}},
        // L2885
        {"spain/europe",
         {"note infantry, until 1748: volley_fire",
          "note cavalry, until 1748: at_trot",
          "special campaign-guard-cavalry-of-the-1740s: at_trot"}},
        // L42, L3306, L3312; L3313; L3314
        {"spain/manila",
         {"natives: mob melee_only",
          "note mass-troops: mass",
          "note matchlock-troops: matchlocks"}},
    };
    return all;
}

}  // namespace

TEST_CASE("every list gives its troops the traits that the book gives them, in their years") {
    for (const Printed& one : printed()) {
        CAPTURE(one.list);
        CHECK(joined(traits_in(test_list(one.list))) == joined(one.traits));
    }
    for (const std::string& id : test_list_ids()) {
        const bool named = std::any_of(printed().begin(), printed().end(), [&](const Printed& one) { return one.list == id; });
        CHECK_MESSAGE((named || traits_in(test_list(id)).empty()), id);
    }
}
