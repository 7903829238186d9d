// Charts asked for in players' words.

#include "core/report/players_words.hpp"

#include "core/report/chart_rows.hpp"
#include "tests/support/charts.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace aor;
using namespace aor::report;

namespace {

std::vector<ChartRow> found(const std::string& words) { return find_rows(test_charts(), {words}, {std::nullopt, Situation(), true}); }

/// "melee/frontage_2" of the best row.
std::string best(const std::string& words) {
    const auto rows = found(words);
    return rows.empty() ? "" : rows.front().chart_id() + "/" + rows.front().id;
}

/// "light artillery | light guns": the wordings of every part.
std::string wordings(const std::vector<std::string>& words) {
    std::string out;
    for (const Part& part : parts_of(words)) {
        std::string one;
        for (const Wording& wording : part.wordings) {
            one += one.empty() ? "" : " | ";
            for (std::size_t i = 0; i < wording.size(); ++i) one += (i == 0 ? "" : " ") + wording[i];
        }
        out += (out.empty() ? "" : "; ") + one;
    }
    return out;
}

}  // namespace

TEST_CASE("pounds in every spelling are one, and name the size of a gun") {
    for (const char* words : {"6-pounder", "6 pdr", "six pounders", "6pdr", "6lb", "6 lb"}) {
        CAPTURE(words);
        CHECK(best(words) == "artillery_ranges/medium");
    }
    CHECK(best("3-pounder range") == "artillery_ranges/light");
    CHECK(best("12lb") == "artillery_ranges/heavy");
    CHECK(best("24 pounders") == "artillery_ranges/siege");
    CHECK(wordings({"12lb"}) == "12 pounder | heavy artillery");
    // Numbers by themselves stay what they are.
    CHECK(wordings({"six", "castings"}) == "six; castings | casting");
}

TEST_CASE("words that players use lead to the rows that are meant") {
    CHECK(best("hussars") == "pursuit/light_cavalry");
    CHECK(best("hussar") == "pursuit/light_cavalry");
    CHECK(best("cuirassiers melee").starts_with("melee/"));
    CHECK(best("militia pursuit") == "pursuit/grade_1");
    CHECK(best("double frontage") == "melee/frontage_2");
    CHECK(best("form square").starts_with("emergency_square/"));
    for (const char* words : {"canister", "rout", "break", "square", "contact", "general killed", "volley", "retreat", "forest", "trench", "tired", "ammo"}) {
        CAPTURE(words);
        CHECK_FALSE(found(words).empty());
    }
}

TEST_CASE("what only joins words is left out, unless there is nothing else") {
    CHECK(best("how do the hussars pursue") == best("hussars pursue"));
    CHECK(best("what does the canister of a 6-pounder do") == best("canister 6-pounder"));
    CHECK(wordings({"how", "do", "they", "break"}) == "break | broken | routs");
    CHECK(wordings({"of", "the"}) == "of; the");
    CHECK(wordings({"hand", "to", "hand"}) == "hand to hand | melee");
}

TEST_CASE("plurals are their singulars too") {
    CHECK(wordings({"batteries"}) == "batteries | battery");
    CHECK(wordings({"losses"}) == "losses | loss");
    CHECK(wordings({"loss"}) == "loss");
    CHECK(wordings({"bus"}) == "bus");
}

TEST_CASE("every line of the table is in small letters, is said once for each meaning, and finds something") {
    std::set<std::pair<std::string, std::string>> seen;
    for (const PlayersWord& one : players_words()) {
        CAPTURE(std::string(one.said));
        CHECK(seen.insert({std::string(one.said), std::string(one.charts)}).second);
        for (const char c : one.said) CHECK_FALSE((c >= 'A' && c <= 'Z'));
        CHECK_FALSE(found(std::string(one.charts)).empty());
    }
}
