// The thirty lists against the book: every row that our copy has, typed a second time by hand from its lines.

#include "core/army/list_lint.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace aor;

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
}

std::string bands_text(const MoraleBands& bands) {
    const auto one = [](const std::optional<Span>& band) { return band ? band->text() : "."; };
    return bands.printed() ? one(bands.down) + ' ' + one(bands.same) + ' ' + one(bands.up) : "";
}

std::string sizes(const ListRow& row) {
    std::string out;
    for (const int size : row.castings) out += (out.empty() ? "" : row.any_size ? "-" : "/") + std::to_string(size);
    return out;
}

struct PrintedRow {
    const char* list;
    const char* row;
    const char* share;        // percent; for lists by count the units
    const char* type;
    int grade;                // 0: cut
    const char* discipline;
    const char* bands;        // down, no change, up; "." for none
    const char* castings;
    const char* traits;       // of the row at all times
    const char* cut;
};

constexpr PrintedRow kRows[] = {
    // L2553-2554, guns L2556, drill and fire L2560
    {"silesia/prussia", "musketeers", "65-80", "FI", 2, "R", "1 2-4 5-6", "12", "battalion_gun prussian_drill platoon_fire fresh_bonus", ""},
    {"silesia/prussia", "grenadiers", "15", "FI", 3, "", "", "12", "battalion_gun prussian_drill platoon_fire fresh_bonus", "discipline variability"},
    // L2571-2572, guns L2574, squares L2578
    {"silesia/austria", "fusiliers", "60-70", "FI", 2, "R", "1 2-5 6", "12", "battalion_gun square_drill", ""},
    {"silesia/austria", "grenz", "10-25", "SI", 2, "", "", "12", "", "discipline variability"},
    // L2661-2662, guns L2666, fire L2673
    {"marlborough/britain", "line", "85", "FI", 2, "R", ". 1-4 5-6", "12", "battalion_gun platoon_fire fresh_bonus", ""},
    {"marlborough/britain", "grenadiers", "open", "FI", 3, "", "", "12", "platoon_fire fresh_bonus", "discipline variability"},
    // L2687-2688, guns L2692, fire L2701
    {"marlborough/holland", "line", "85", "FI", 2, "R", "1 2-4 5-6", "12", "battalion_gun platoon_fire fresh_bonus", ""},
    {"marlborough/holland", "grenadiers", "open", "FI", 3, "", "", "12", "platoon_fire fresh_bonus", "discipline variability"},
    // L2712-2713, L2717
    {"marlborough/british-dutch-allies", "prussian-line", "0-12", "FI", 2, "R", ". 1-4 5-6", "12", "platoon_fire battalion_gun", ""},
    {"marlborough/british-dutch-allies", "prussian-guards", "0-1", "FI", 3, "", "", "12", "platoon_fire battalion_gun", "discipline variability"},
    // L2733-2734, no battalion guns L2738, volleys L2747
    {"marlborough/france", "line", "50", "FI", 2, "R", "1 2-5 6", "12", "volley_fire", ""},
    {"marlborough/france", "old-regiments", "30", "FI", 3, "", "", "12", "volley_fire", "discipline variability"},
    // L2758-2759, L2765
    {"marlborough/french-allies", "bavarian-line", "0-21", "FI", 2, "R", "1 2-5 6", "12", "platoon_fire battalion_gun", ""},
    {"marlborough/french-allies", "bavarian-guards", "0-3", "FI", 0, "", "", "12", "platoon_fire battalion_gun", "grade discipline variability"},
    // L2789-2790, guns of the line L2794, volleys L2801
    {"marlborough/austria", "line", "85-100", "FI", 2, "R", "1 2-5 6", "12", "volley_fire battalion_gun", ""},
    {"marlborough/austria", "grenadiers", "open", "FI", 3, "", "", "12", "volley_fire", "discipline variability"},
    // L2813-2814, L2820, L2827
    {"marlborough/russia", "musketeers", "80", "FI", 1, "R", ". 1-4 5-6", "12", "volley_fire battalion_gun", ""},
    {"marlborough/russia", "grenadiers", "10", "FI", 3, "", "", "12", "volley_fire", "discipline variability"},
    // L2837-2838, L2840, guns of guards and line L2847
    {"marlborough/sweden", "musketeers", "85", "FI", 3, "R", "1 2-6 .", "12", "volley_fire pikes charges_on_five battalion_gun", ""},
    {"marlborough/sweden", "guards", "10", "FI", 4, "", "", "12", "volley_fire pikes charges_on_five battalion_gun", "discipline variability"},
    // L2899-2900, guns L2902
    {"frederick/prussia", "musketeers", "70-80", "FI", 2, "R", "1 2-4 5-6", "12", "battalion_gun", ""},
    {"frederick/prussia", "grenadiers", "15", "FI", 3, "", "", "12", "battalion_gun", "discipline variability"},
    // L2920-2921, guns of regular foot L2923, squares L2934
    {"frederick/austria", "fusiliers", "60-75", "FI", 2, "R", "1 2-5 6", "12", "battalion_gun square_drill", ""},
    {"frederick/austria", "croats", "10-25", "SI", 2, "", "", "12", "", "discipline variability"},
    // L2947-2948, charge L2954-2955
    {"frederick/france", "line", "60", "FI", 2, "R", "1-2 3-6 .", "12", "french_foot", ""},
    {"frederick/france", "grenadiers", "15", "FI", 3, "", "", "12", "french_foot", "discipline variability"},
    // L2966-2967, guns L2969 and L2973, fire L2974
    {"frederick/britain", "hanoverian-hessian", "60", "FI", 2, "R", "1 2-5 6", "12", "hanoverian_guns", ""},
    {"frederick/britain", "british-line", "15", "FI", 2, "", "", "12", "battalion_gun fresh_bonus", "discipline variability"},
    // L2985-2986, L2988
    {"frederick/british-allies", "line", "70", "FI", 2, "R", "1 2-5 6", "12", "battalion_gun", ""},
    {"frederick/british-allies", "grenadiers", "15", "FI", 3, "", "", "12", "battalion_gun", "discipline variability"},
    // L3007-3008, guns L3010, L3016-3017
    {"frederick/russia", "musketeers", "85", "FI", 2, "R", "1 2-4 5-6", "12", "battalion_gun changes_as_1 square_drill", ""},
    {"frederick/russia", "grenadiers", "15", "FI", 3, "", "", "12", "battalion_gun changes_as_1 square_drill grenades", "discipline variability"},
    // L3029-3030, guns of all foot L3032
    {"frederick/sweden", "indelta", "50", "FI", 1, "R", ". 1-4 5-6", "12", "battalion_gun", ""},
    {"frederick/sweden", "varvarde", "30", "FI", 2, "", "", "12", "battalion_gun", "discipline variability"},
    // L3050-3051, guns of all foot L3053
    {"frederick/reichsarmee", "single-contingent", "50", "FI", 2, "R", "1 2-6 .", "12", "battalion_gun", ""},
    {"frederick/reichsarmee", "multi-contingent", "50", "FI", 0, "", "", "12", "battalion_gun", "grade discipline variability"},
    // L3059-3060, L3066-3067
    {"frederick/ottoman", "janissaries", "40", "FI", 2, "R", "1 2-5 6", "12", "janissary", ""},
    {"frederick/ottoman", "seymeny", "30", "FI", 1, "", "", "16", "mob", "discipline variability"},
    // L3092, no battalion guns L3094
    {"french-and-indian-war/france", "line", "65", "FI", 2, "", "", "12", "", "discipline variability"},
    // L3117, guns L3119, fire L3123
    {"french-and-indian-war/britain", "line", "50", "FI", 2, "", "", "12", "battalion_gun fresh_bonus", "discipline variability"},
    // L3136-3137, no battalion guns L3139, militia of 16 L3144
    {"american-war/american", "line", "40", "FI SI", 2, "R", "1-2 3-5 6", "12", "", ""},
    {"american-war/american", "militia", "40", "FI SI", 1, "", "", "16", "", "discipline variability"},
    // L3151-3152, guns L3154, L3156
    {"american-war/britain", "line", "40", "FI", 2, "R", "1 2-5 6", "12", "battalion_gun fresh_bonus charges_on_five", ""},
    {"american-war/britain", "grenadiers", "20", "FI", 3, "", "", "12", "battalion_gun fresh_bonus charges_on_five", "discipline variability"},
    // L3168, guns L3170
    {"american-war/france", "line", "80", "FI", 0, "", "", "12", "battalion_gun", "grade discipline variability"},
    // L3182-3183, no battalion guns L3187, L3197-3198
    {"forty-five/jacobites", "highlanders", "70", "FI", 3, "IR", ". 1-5 6", "16", "clan targes scots_jacobite", ""},
    {"forty-five/jacobites", "lowlanders", "20", "FI", 2, "IR", "", "12", "scots_jacobite", "variability"},
    // L2966-2967, L3197, platoon fire L2877, no battalion guns L3203; dragoons of grade 1 without variation L3202, 8 castings L2976
    {"forty-five/government", "hanoverian-hessian", "60", "FI", 2, "R", "1 2-5 6", "12", "english", ""},
    {"forty-five/government", "british-line", "15", "FI", 2, "", "", "12", "platoon_fire fresh_bonus english", "discipline variability"},
    {"forty-five/government", "dragoons", "100", "DR", 1, "R", "", "8", "english", ""},
    // L3216-3217, mobs of 16 L42, L3235-3236
    {"india/britain", "sepoys", "40", "FI", 2, "R", "1 2-5 6", "12", "leaders_on_elephants", ""},
    {"india/britain", "native", "0-30", "Mob", 1, "", "", "16", "native susceptible leaders_on_elephants", "discipline variability"},
    // L3249-3250, L3260-3263
    {"india/france", "sepoys", "40-60", "FI", 2, "R", "1-2 3-6 .", "12", "french_foot leaders_on_elephants", ""},
    {"india/france", "native", "0-30", "Mob", 1, "", "", "16", "native susceptible leaders_on_elephants", "discipline variability"},
    // L3273-3274
    {"spain/europe", "line", "55", "FI", 2, "R", "1-2 3-6 .", "12", "", ""},
    {"spain/europe", "grenadiers", "20", "FI", 3, "", "", "12", "", "discipline variability"},
    // L3289-3290
    {"spain/new-world", "local-regiments", "40", "FI", 2, "R", "1-2 3-5 6", "12", "", ""},
    {"spain/new-world", "kings-regiments", "15", "FI", 2, "", "", "12", "", "discipline variability"},
    // L3305-3306, L3312
    {"spain/manila", "militia", "25", "FI", 1, "IR", ". 1-5 6", "12", "", ""},
    {"spain/manila", "natives", "25", "FI", 2, "", "", "16", "mob melee_only", "discipline variability"},
};

// "Siege 20, heavy 16 ...": the units for one battery.
struct PrintedGuns {
    const char* list;
    int year;
    const char* siege;
    const char* heavy;
    const char* medium;
    const char* light;
};
constexpr PrintedGuns kGuns[] = {
    {"silesia/prussia", 1757, "12", "7.5", "4", ""},              // L2556
    {"silesia/austria", 1757, "12", "7.5", "6", "6.5"},           // L2574
    {"silesia/austria", 1759, "10", "6", "5", "5"},               // L2574, from 1759
    {"marlborough/britain", 1704, "20", "16", "6", "5"},          // L2668-2671
    {"marlborough/holland", 1704, "20", "16", "6", "5"},          // L2694-2697
    {"marlborough/france", 1704, "15", "8", "5", "4"},            // L2740-2743
    {"marlborough/austria", 1704, "20", "16", "6", "5"},          // L2796-2799
    {"marlborough/russia", 1709, "12", "12", "6", "12"},          // L2822-2825
    {"marlborough/sweden", 1709, "", "12", "8", "12"},            // L2849-2851
    {"frederick/prussia", 1757, "12", "7.5", "4", ""},            // L2904
    {"frederick/prussia", 1759, "10", "6", "3", ""},              // L2912
    {"frederick/austria", 1745, "12", "7.5", "6", "6.5"},         // L2925-2928
    {"frederick/austria", 1757, "12", "7.5", "6", "6.5"},
    {"frederick/austria", 1759, "9", "6.5", "4", "5"},            // L2925-2928, from 1759
    {"frederick/france", 1757, "", "9", "8", "6.5"},              // L2950
    {"frederick/britain", 1759, "", "10", "5", ""},               // L2969
    {"frederick/british-allies", 1759, "", "7.5", "4", ""},       // L2990-2992
    {"frederick/russia", 1758, "", "5", "4", ""},                 // L3010
    {"frederick/sweden", 1758, "", "7.5", "6", "6.5"},            // L3032
    {"frederick/reichsarmee", 1757, "", "12", "", ""},            // L3053
    {"frederick/ottoman", 1757, "", "8", "7", "6"},               // L3062
    {"french-and-indian-war/france", 1757, "", "10", "8", "6.5"}, // L3094
    {"french-and-indian-war/britain", 1757, "", "9", "7.5", "6"}, // L3119
    {"american-war/american", 1777, "", "8", "6", "6"},           // L3139
    {"american-war/britain", 1777, "15", "9", "7", "6"},          // L3154
    {"american-war/france", 1781, "7", "5", "5", "7"},            // L3170
    {"india/britain", 1757, "8", "2", "2", ""},                   // L3223-3227
    {"india/france", 1757, "8", "2", "2", ""},                    // L3256-3258
    {"spain/europe", 1757, "14", "10", "6", "5"},                 // L3276
    {"spain/manila", 1762, "", "8", "3", ""},                     // L3308
};

std::string per(const ArmyList& list, int year, std::string_view gun) {
    std::string found;
    for (const ListBattery& battery : list.artillery.batteries) {
        if (battery.gun != gun || !battery.per || !battery.period.overlaps({Month::of(year), Month::of(year, 12)})) continue;
        CHECK_MESSAGE(found.empty(), "two such batteries");
        found = battery.per->text();
    }
    return found;
}

}  // namespace

TEST_CASE("thirty lists and the government of the '45, all of them clean, each with what our copy lacks") {
    CHECK(test_list_ids().size() == 31);
    std::set<std::string> rows;
    for (const PrintedRow& row : kRows) rows.insert(std::string(row.list) + ' ' + row.row);
    for (const std::string& id : test_list_ids()) {
        CAPTURE(id);
        const ArmyList& list = test_list(id);
        CHECK(lint_army_list(list).sentences() == "");
        CHECK(!list.rows.empty());
        // No list of the transcription is whole, and no row of cavalry is left in any of them.
        CHECK(!list.complete());
        CHECK(!list.missing.empty());
        for (const ListRow& row : list.rows) {
            // But for the dragoons whom a footnote of the '45 names.
            CHECK((list.top_group(row.group).find("cavalry") == std::string::npos || id == "forty-five/government"));
            CAPTURE(row.id);
            CHECK(rows.contains(id + " " + row.id));   // checked below
        }
    }
}

TEST_CASE("every row as the book prints it") {
    std::size_t rows = 0;
    for (const PrintedRow& printed : kRows) {
        CAPTURE(printed.list);
        CAPTURE(printed.row);
        const ArmyList& list = test_list(printed.list);
        const ListRow* row = list.row(printed.row);
        REQUIRE(row != nullptr);
        ++rows;
        const auto& share = list.by_count ? row->units : row->share;
        CHECK((row->open_share ? "open" : share ? share->text() : "") == std::string(printed.share));
        CHECK(joined(row->types) == printed.type);
        CHECK(row->grade == printed.grade);
        CHECK(row->discipline == printed.discipline);
        CHECK(bands_text(row->bands) == printed.bands);
        CHECK(sizes(*row) == printed.castings);
        CHECK(joined(row->traits) == printed.traits);
        CHECK(joined(row->cut) == printed.cut);
    }
    std::size_t listed = 0;
    for (const std::string& id : test_list_ids()) listed += test_list(id).rows.size();
    CHECK(rows == listed);
}

TEST_CASE("infantry of the army, as printed") {
    const std::pair<const char*, const char*> kShares[] = {
        {"silesia/prussia", "60-70"}, {"silesia/austria", "65-80"},                    // L2552, L2570
        {"marlborough/britain", "75"}, {"marlborough/holland", "60"},                  // L2660, L2686
        {"marlborough/france", "70"}, {"marlborough/austria", "60"},                   // L2732, L2788
        {"marlborough/russia", "60"}, {"marlborough/sweden", "60"},                    // L2812, L2836
        {"frederick/prussia", "60-70"}, {"frederick/austria", "65-80"},                // L2898, L2919
        {"frederick/france", "80"}, {"frederick/britain", "70-80"},                    // L2946, L2965
        {"frederick/british-allies", "75"}, {"frederick/russia", "75"},                // L2984, L3006
        {"frederick/sweden", "75"}, {"frederick/reichsarmee", "90"},                   // L3028, L3049
        {"frederick/ottoman", "50-60"}, {"french-and-indian-war/france", "100"},       // L3058, L3090
        {"french-and-indian-war/britain", "100"}, {"american-war/american", "90-100"}, // L3115, L3135
        {"american-war/france", "100"}, {"forty-five/jacobites", "85"},                // L3167, L3181
        {"forty-five/government", "70-80"},
        {"india/britain", "40-100"}, {"india/france", "40-100"},                       // L3215, L3248
        {"spain/europe", "70-100"}, {"spain/new-world", "90"}, {"spain/manila", "100"},  // L3272, L3288, L3304
    };
    for (const auto& [list, share] : kShares) {
        CAPTURE(list);
        CHECK(test_list(list).group("infantry")->share->text() == share);
    }
    // King's troops: L3091, L3116, L3150, L3166.
    CHECK(test_list("french-and-indian-war/france").group("kings-troops")->share->text() == "0-40");
    CHECK(test_list("french-and-indian-war/britain").group("kings-troops")->share->text() == "0-50");
    CHECK(test_list("american-war/britain").group("kings-troops")->share->text() == "75");
    CHECK(test_list("american-war/france").group("kings-troops")->share->text() == "75");
}

TEST_CASE("units for a battery, as printed and as the years change it") {
    for (const PrintedGuns& guns : kGuns) {
        CAPTURE(guns.list);
        CAPTURE(guns.year);
        const ArmyList& list = test_list(guns.list);
        CHECK(per(list, guns.year, "siege") == guns.siege);
        CHECK(per(list, guns.year, "heavy") == guns.heavy);
        CHECK(per(list, guns.year, "medium") == guns.medium);
        CHECK(per(list, guns.year, "light") == guns.light);
    }
    // L3189: two batteries for 4-10 units, three for 11-19, four from 20.
    CHECK(joined(test_list("forty-five/jacobites").artillery.batteries.at(0).steps) == "4-10=2 11-19=3 20-999=4");
    // L3229, L3258: a rocket battery for four native units.
    CHECK(per(test_list("india/britain"), 1757, "rockets") == "4");
    CHECK(per(test_list("india/france"), 1757, "rockets") == "4");
    // L3292: one of each.
    CHECK(test_list("spain/new-world").artillery.batteries.size() == 2);
    // The allies of Marlborough's wars have no guns (L2706-2725, L2752-2781).
    CHECK(test_list("marlborough/british-dutch-allies").artillery.batteries.empty());
    CHECK(test_list("marlborough/french-allies").artillery.batteries.empty());
}

TEST_CASE("howitzers, gunners and crews, as printed") {
    const auto howitzers = [](const char* id) {
        const auto& one = test_list(id).artillery.howitzers;
        if (!one) return std::string();
        return (one->share ? one->share->text() + '%' : "1 in " + std::to_string(one->each)) + ' ' + joined(one->guns);
    };
    CHECK(howitzers("silesia/prussia") == "15% heavy");                // L2556
    CHECK(howitzers("silesia/austria") == "20% medium");               // L2574
    CHECK(howitzers("frederick/prussia") == "1 in 5 heavy");           // L2904
    CHECK(howitzers("frederick/austria") == "20% medium");             // L2930
    CHECK(howitzers("frederick/france").empty());                      // L2950
    CHECK(howitzers("frederick/britain") == "20% medium");             // L2969
    CHECK(howitzers("frederick/russia") == "30-70% heavy medium");     // L3010
    CHECK(howitzers("american-war/american") == "0-30% ");             // L3141
    CHECK(howitzers("forty-five/government") == "20% medium");         // L2969, by L3200

    const auto crew = [](const char* id) {
        const ListArtillery& guns = test_list(id).artillery;
        return std::to_string(guns.grade) + ' ' + bands_text(guns.bands);
    };
    CHECK(crew("silesia/prussia") == "2 1 2-5 6");           // L2556
    CHECK(crew("silesia/austria") == "2 . 1-2 3-6");         // L2574
    CHECK(crew("frederick/prussia") == "2 1 2-5 6");         // L2904
    CHECK(crew("frederick/austria") == "2 . 1-2 3-6");       // L2930, Seven Years War
    CHECK(bands_text(test_list("frederick/austria").artillery.dated.at(0).bands) == "1-4 5-6 .");  // L2930, before
    CHECK(crew("frederick/france") == "2 1-2 3-5 6");        // L2950
    CHECK(crew("frederick/russia") == "3 ");                 // L3010
    CHECK(crew("frederick/reichsarmee") == "1 ");            // L3053
    CHECK(crew("frederick/ottoman") == "3 ");                // L3062
    CHECK(crew("american-war/american") == "2 ");            // L3139
    CHECK(test_list("american-war/american").artillery.crews->one_in == 3);   // L3141
    CHECK(test_list("american-war/american").artillery.crews->grade == 1);
    CHECK(test_list("frederick/britain").artillery.crews->share == 50);       // L2969
    CHECK(test_list("frederick/britain").artillery.crews->grade == 3);
    CHECK(test_list("forty-five/jacobites").artillery.crews->share == 100);   // L3191: French gunners, class 2
    CHECK(test_list("forty-five/jacobites").artillery.crews->grade == 2);
    CHECK(test_list("forty-five/jacobites").artillery.crews->nation == "France");
    // L3223, L3229: native guns go by all natives but the sepoys.
    for (const ListBattery& battery : test_list("india/britain").artillery.batteries) {
        const bool native = battery.gun == "siege" || battery.gun == "rockets";
        CHECK(joined(battery.counting) == (native ? "native matchlock-foot afghans light-cavalry" : "company-foot kings-foot"));
    }
}

TEST_CASE("footnotes: who has what, and when") {
    struct PrintedNote {
        const char* list;
        const char* of;
        const char* period;
        const char* when;
        const char* traits;
    };
    constexpr PrintedNote kNotes[] = {
        {"frederick/prussia", "musketeers grenadiers", "until 1758", "", "prussian_drill platoon_fire fresh_bonus"},  // L2908
        {"frederick/prussia", "infantry", "from 1759", "", "prussian_from_1759"},                                   // L2908
        {"frederick/france", "line grenadiers", "from 1749", "", "battalion_gun"},                                  // L2950
        {"frederick/france", "infantry", "until 1748", "", "volley_fire"},                                          // L2954
        {"frederick/france", "cavalry", "always", "", "french_horse brigaded_pairs"},                               // L2956
        {"frederick/france", "horse", "always", "", "cuirass_on_1"},                                                // L2957
        {"frederick/austria", "infantry", "until 1748", "", "volley_fire"},                                         // L2875
        {"frederick/austria", "cavalry", "always", "against_turks", "carbines"},                                    // L2938
        {"frederick/austria", "grenadiers", "always", "", "square_drill"},                                          // L2934
        {"frederick/russia", "cavalry", "from 1759", "", "russian_cavalry_from_1759"},                              // L3018
        {"frederick/russia", "cossacks", "always", "", "cossack lance"},                                            // L3019
        {"frederick/ottoman", "arnauts", "always", "", "arnauts"},                                                  // L3068
        {"frederick/ottoman", "musellims", "always", "", "mob melee_only"},                                         // L3069
        {"frederick/ottoman", "light-cavalry", "always", "", "mass shield"},                                        // L3070
        {"frederick/ottoman", "heavy-cavalry", "always", "", "shield loose_order"},                                 // L3071
        {"marlborough/britain", "cavalry", "always", "", "at_trot"},                                                // L2675
        {"marlborough/holland", "cavalry", "always", "", "at_trot"},                                                // L2702-2704
        {"marlborough/france", "cavalry", "always", "", "french_charge"},                                           // L2748
        {"marlborough/french-allies", "spanish-foot", "until 1710", "", "pikes"},                                   // L2766
        {"marlborough/french-allies", "spanish-foot spanish-horse spanish-dragoons", "always", "in_spain", "spanish_in_spain"},
        {"marlborough/austria", "cavalry-of-fifteen", "always", "", "trot_with_pistols"},                           // L2802
        {"marlborough/austria", "cavalry-of-eighteen", "always", "", "trot_with_pistols"},                          // L2803
        {"marlborough/austria", "skirmish-cavalry", "always", "", "skirmish_only"},                                 // L2804
        {"marlborough/russia", "musketeers", "1708 to 1721", "", "russian_1708_1721"},                              // L2816
        {"marlborough/russia", "infantry", "until 1708", "", "pikes"},                                              // L2827
        {"marlborough/russia", "infantry", "from 1709", "against_turks", "pikes"},                                  // L2827
        {"marlborough/russia", "dragoons", "always", "", "trot_with_pistols"},                                      // L2828
        {"marlborough/sweden", "cavalry", "always", "", "all_out"},                                                 // L2841
        {"marlborough/sweden", "dragoons", "always", "", "dismounts_worse"},                                        // L2842
        {"french-and-indian-war/france", "indians", "always", "", "american_indian"},                               // L3100
        {"french-and-indian-war/britain", "indians", "always", "", "american_indian"},                              // L3124
        {"french-and-indian-war/britain", "highlanders light-infantry", "always", "", "fresh_bonus"},               // L3123
        {"french-and-indian-war/france", "kings-troops", "always", "newly_arrived", "european"},                    // L335
        {"american-war/american", "line other-foot", "1778-05 to 1783", "", "charges_on_five american_from_1778"},             // L3143
        {"american-war/american", "dragoons", "always", "", "dismounts"},                                           // L3145
        {"american-war/britain", "highlanders", "always", "", "charges_on_five"},                                   // L3157
        {"american-war/britain", "hessians", "always", "", "charges_on_five"},                                      // L3158
        {"india/britain", "matchlock-foot", "always", "", "matchlocks"},                                            // L3237
        {"india/britain", "company-foot kings-foot", "always", "", "fresh_bonus battalion_gun leaders_on_elephants"},  // L3239-3240
        {"india/britain", "light-cavalry", "always", "", "indian_light_cavalry"},                                   // L3241
        {"india/france", "french-foot", "always", "", "french_foot battalion_gun"},                                 // L3254, L3265
        {"frederick/russia", "cavalry", "until 1748", "", "at_trot"},                                               // L2881
        {"frederick/russia", "cossacks", "until 1748", "", "all_out"},                                              // L2881
        {"forty-five/government", "cavalry", "always", "", "at_trot"},                                              // L2877
        // Rows that are cut, and what the notes on guns and fire give them all the same.
        {"frederick/austria", "grenadiers", "always", "", "battalion_gun"},                                         // L2923
        {"frederick/britain", "grenadiers", "always", "", "battalion_gun fresh_bonus"},                             // L2969, L2974
        {"frederick/sweden", "other-foot", "always", "", "battalion_gun"},                                          // L3032
        {"silesia/austria", "grenadiers", "always", "", "battalion_gun"},                                           // L2574
        {"marlborough/britain", "guards", "always", "", "battalion_gun platoon_fire fresh_bonus"},                  // L2666, L2673
        {"marlborough/holland", "guards", "always", "", "battalion_gun platoon_fire fresh_bonus"},                  // L2692, L2701
        {"marlborough/france", "new-regiments", "always", "", "volley_fire"},                                       // L2747
        {"marlborough/russia", "guards", "always", "", "volley_fire battalion_gun"},                                // L2820, L2827
        {"marlborough/russia", "dragoons", "always", "", "dismounts battalion_gun"},                                // L2820, L3346
        {"marlborough/british-dutch-allies", "prussian-line prussian-guards", "always", "", "fresh_bonus"},         // L714, L2619
        {"marlborough/british-dutch-allies", "hessian-dragoons hanoverian-dragoons", "always", "", "dismounts"},    // L3346
        {"marlborough/french-allies", "spanish-dragoons", "always", "", "dismounts"},                               // L3346
        {"marlborough/sweden", "other-foot", "always", "", "volley_fire pikes charges_on_five"},                    // L2840
        {"french-and-indian-war/britain", "highlanders", "always", "", "battalion_gun"},                            // L3119
        {"french-and-indian-war/britain", "provincials", "always", "", "fresh_bonus"},                              // L3115, L3123
        {"india/britain", "afghans", "always", "", "matchlocks"},                                                   // L3237-3238
        {"india/britain", "matchlock-foot afghans light-cavalry", "always", "", "leaders_on_elephants"},            // L3236, L3241
        {"india/france", "matchlock-foot", "always", "", "leaders_on_elephants"},                                   // L3258
        {"spain/manila", "mass-troops", "always", "", "mass"},                                                      // L3313
        {"spain/manila", "matchlock-troops", "always", "", "matchlocks"},                                           // L3314
    };
    for (const PrintedNote& printed : kNotes) {
        CAPTURE(printed.list);
        CAPTURE(printed.of);
        CAPTURE(printed.traits);
        const auto& notes = test_list(printed.list).notes;
        CHECK(std::count_if(notes.begin(), notes.end(), [&](const ListNote& note) {
                  return joined(note.of) == printed.of && note.period.text() == printed.period && joined(note.when) == printed.when &&
                         joined(note.traits) == printed.traits;
              }) == 1);
    }
}

TEST_CASE("footnotes: other bands, shares and sizes") {
    const auto note = [](const char* id, const char* of, const char* period) -> const ListNote& {
        const auto& notes = test_list(id).notes;
        const auto found = std::find_if(notes.begin(), notes.end(), [&](const ListNote& one) {
            return joined(one.of) == of && one.period.text() == period && one.traits.empty();
        });
        REQUIRE(found != notes.end());
        return *found;
    };
    // L2935: 1-3 down, 4-6 no change; L2937: 80 and 20 percent, no grenadiers; L2934: 18 castings.
    CHECK(bands_text(note("frederick/austria", "fusiliers", "until 1748").bands) == "1-3 4-6 .");
    CHECK(note("frederick/austria", "croats", "until 1748").share->text() == "20");
    CHECK(note("frederick/austria", "grenadiers", "until 1748").away);
    CHECK(note("frederick/austria", "fusiliers", "always").castings == 18);
    CHECK(joined(note("frederick/austria", "fusiliers", "always").when) == "classic_size");
    // L2911: hussars of the 1740s.
    CHECK(bands_text(note("frederick/prussia", "hussars", "until 1748").bands) == "1-4 5-6 .");
    CHECK(note("frederick/prussia", "hussars", "until 1748").discipline == "IR");
    // L2909: a unit of the Seven Years War only, and one of them.
    CHECK(note("frederick/prussia", "light-infantry", "until 1748").away);
    CHECK(test_list("frederick/prussia").missing_rows("light-infantry")->most == 1);
    // L2750, L3174, L3072: one unit of these; L2723, L2725: 2 to 4 castings.
    CHECK(test_list("marlborough/france").missing_rows("hussars")->most == 1);
    CHECK(test_list("american-war/france").missing_rows("small-unit")->most == 1);
    CHECK(test_list("frederick/ottoman").missing_rows("guard")->most == 1);
    CHECK(note("marlborough/british-dutch-allies", "hussars", "always").castings == 2);
    CHECK(note("marlborough/british-dutch-allies", "hussars", "always").castings_to == 4);
    // L2910: the first battle of a campaign.
    CHECK(note("frederick/prussia", "cavalry", "until 1748").grade == 1);
    // L3019: Cossacks against the Turks.
    CHECK(note("frederick/russia", "cossacks", "always").grade == 1);
    CHECK(note("frederick/russia", "cossacks", "always").no_bands);
    // L3193, L3197: without targes.
    CHECK(joined(note("forty-five/jacobites", "highlanders", "always").without) == "targes");
    // L3235-3236: no sepoys in the Austrian Succession, peons up to 70 percent.
    CHECK(note("india/britain", "sepoys", "until 1748").away);
    CHECK(note("india/britain", "native", "until 1748").share->text() == "0-70");
    // L3260-3262.
    CHECK(note("india/france", "sepoys", "until 1748").share->text() == "20");
    CHECK(note("india/france", "native", "until 1748").share->text() == "40");
    CHECK(bands_text(note("india/france", "sepoys", "until 1755").bands) == "1 2-4 5-6");
    // Sizes of cavalry whose rows are cut: L2725, L2976, L3001, L3281.
    CHECK(note("marlborough/british-dutch-allies", "pfalz-horse", "always").castings == 10);
    CHECK(note("frederick/britain", "cavalry", "always").castings == 8);
    CHECK(note("frederick/british-allies", "cavalry", "always").castings == 8);
    CHECK(note("spain/europe", "cavalry", "always").castings == 6);
    CHECK(note("spain/europe", "guard-cavalry", "always").castings == 12);
    // L3851: the Drabants' row as the transcriber saw it; L3174.
    CHECK(bands_text(note("marlborough/sweden", "drabants", "always").bands) == "1-5 6 .");
    CHECK(note("american-war/france", "small-unit", "always").castings == 6);
    // L2976: every fourth regiment of horse; two of them at most in a campaign.
    const auto special = [](const char* list, const char* id) -> const ListSpecial& {
        const auto& specials = test_list(list).specials;
        const auto found = std::find_if(specials.begin(), specials.end(), [&](const ListSpecial& one) { return one.id == id; });
        REQUIRE(found != specials.end());
        return *found;
    };
    const ListSpecial& guards = special("frederick/britain", "horse-guards");
    const ListSpecial& of_campaign = special("frederick/britain", "campaign-horse-guards");
    CHECK(joined(guards.when) == "commander_in_chief not campaign");
    CHECK(joined(of_campaign.when) == "commander_in_chief campaign");
    CHECK(guards.each == 4);
    CHECK(of_campaign.each == 4);
    CHECK(guards.most == 99);
    CHECK(of_campaign.most == 2);
    // L3016: jaegers like those of Austria, who are no regulars with battalion guns (L2923).
    CHECK(joined(special("frederick/russia", "jaegers").without) == "battalion_gun");
}

TEST_CASE("every trait is in a list, and names its lines") {
    std::set<std::string> used;
    std::set<std::string> asked;
    for (const std::string& id : test_list_ids()) {
        const ArmyList& list = test_list(id);
        const auto use = [&](const std::vector<std::string>& ids) { used.insert(ids.begin(), ids.end()); };
        const auto ask = [&](const std::vector<std::string>& ids) {
            for (const std::string& condition : ids) asked.emplace(condition_name(condition));
        };
        for (const ListRow& row : list.rows) {
            use(row.traits);
            ask(row.when);
        }
        for (const ListNote& note : list.notes) {
            use(note.traits);
            ask(note.when);
        }
        for (const ListSpecial& special : list.specials) {
            use(special.traits);
            ask(special.when);
        }
        for (const ListCommander& commander : list.commanders) ask(commander.sets);
        for (const ListBattery& battery : list.artillery.batteries) ask(battery.when);
        if (list.artillery.horse) ask(list.artillery.horse->when);
        ask(list.artillery.round_up_when);
    }
    for (const Trait& trait : traits()) {
        CAPTURE(trait.id);
        CHECK(trait.source.starts_with("L"));
        CHECK(!trait.touches.empty());
        CHECK(!trait.meaning.empty());
        CHECK(used.contains(std::string(trait.id)));
    }
    for (const ListCondition& condition : list_conditions()) {
        CAPTURE(condition.id);
        // What sets keys of the army needs no row: it holds for the army as a whole.
        CHECK((asked.contains(std::string(condition.id)) || !condition.sets.empty()));
    }
}
