// Players' words in the palette: what is not called so is found all the same, in the charts and in what is done by them.

#include "app/desk/finder_lines.hpp"
#include "tests/support/at_desk.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;
using namespace aor::desk;

namespace {

bool finds(AtDesk& table, std::string_view typed, std::string_view say, std::string_view kind) {
    const auto lines = find_lines(table.desk(), typed, 14);
    return std::any_of(lines.begin(), lines.end(), [&](const FinderLine& line) { return line.say == say && line.kind == kind; });
}

}  // namespace

TEST_CASE("a word of the players finds the chart and what is done by it") {
    AtDesk table;
    CHECK(finds(table, "canister", "Artillery fire", "do"));
    CHECK(finds(table, "canister", "Artillery ranges", "chart"));
    CHECK(finds(table, "6-pounder", "Artillery ranges", "chart"));
    CHECK(finds(table, "hussars", "Pursuit check", "do"));
}

TEST_CASE("every row with it stands last and opens the search of the charts") {
    AtDesk table;
    const auto lines = find_lines(table.desk(), "grapeshot", 14);
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.size() <= 14);
    CHECK(lines.back().say == "All chart rows with \"grapeshot\"");
    table.ask(lines.back().intent);
    CHECK(table.desk().panel() == Panel::charts);
    CHECK(table.desk().chart_search() == "grapeshot");
    CHECK(find_lines(table.desk(), "zeppelin", 14).empty());
}

TEST_CASE("a leader is sent to a unit by \"attach\" or \"join\", and away again") {
    AtDesk table;
    const Battle& battle = table.battle();
    const auto leader = std::find_if(battle.leaders.begin(), battle.leaders.end(), [](const Leader& one) { return is_here(one) && !one.brigade.empty(); });
    REQUIRE(leader != battle.leaders.end());
    const auto unit = std::find_if(battle.units.begin(), battle.units.end(), [&](const Unit& one) { return one.brigade == leader->brigade && is_on_table(one); });
    REQUIRE(unit != battle.units.end());
    const std::string who = leader->id;
    const std::string with = unit->id;
    const std::string say = "Attach " + leader->name + ": joins " + unit->name;
    CHECK(finds(table, "attach " + leader->name, say, "leader"));
    for (const FinderLine& line : find_lines(table.desk(), "join", 200)) {
        if (line.say == say) table.ask(line.intent);
    }
    CHECK(table.battle().leader(who)->attached == with);
    const std::string away = "Detach " + table.battle().leader(who)->name + ": leaves " + table.battle().unit(with)->name;
    CHECK(finds(table, "detach", away, "leader"));
}
