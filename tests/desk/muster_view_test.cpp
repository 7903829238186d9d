// Two armies mustered at the desk: what is typed, what comes of it, and the battle that is begun with them.

#include "app/desk/muster_view.hpp"
#include "core/battle/set_up.hpp"
#include "tests/support/at_desk.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/own_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

using namespace aor;
using namespace aor::desk;
namespace fs = std::filesystem;

namespace {

struct Own : tests::OwnFolder {
    explicit Own(const std::string& name) : OwnFolder("aor-muster-" + name) {
        folders = folders_in(path);
        folders.armies = fs::path(AOR_SOURCE_DIR) / "armylists" / "ready";
    }
    [[nodiscard]] MusterView view(const MusterTyped& typed) const { return muster_view(test_charts(), folders, typed); }
    Folders folders;
};

MusterTyped prussia_against_austria() {
    MusterTyped typed;
    typed.sides[0].list = "frederick/prussia";
    typed.sides[1].list = "frederick/austria";
    return typed;
}

const OpenChoice* choice(const std::vector<OpenChoice>& all, std::string_view name) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const OpenChoice& one) { return one.name == name; });
    return found != all.end() ? &*found : nullptr;
}

std::string rated(const MusteredSide& side, std::string_view brigade) {
    for (const report::MusterRow& row : side.rows) {
        if (row.name == "Leader of " + std::string(brigade)) return row.what + ", " + row.reason;
    }
    return "nobody";
}

}  // namespace

TEST_CASE("nothing is chosen, or one list only: no army, and no fault") {
    const Own own("nothing");
    MusterTyped typed;
    CHECK(own.view(typed).faults.empty());
    typed.sides[1].list = "frederick/austria";
    const MusterView view = own.view(typed);
    CHECK(view.faults.empty());
    CHECK(view.order.empty());
    // What it comes to is seen before there is an enemy: 80 percent of 15 are twelve battalions.
    CHECK(view.sides[1].title == "Austria");
    CHECK(view.sides[1].strength.substr(0, 36) == "15 strength points: 12 units of foot");
    CHECK(view.sides[0].title.empty());
}

TEST_CASE("any two armies: strength, what is missing, choices, leaders by typed dice") {
    const Own own("two");
    MusterTyped typed = prussia_against_austria();
    // Eleven battalions make three brigades (p 8): a half-die, class 2 and class 1 (p 49). The Austrians' twelve: three too.
    typed.dice = "leaders.first=1,6,3 leaders.second=2,2,6";
    const MusterView view = own.view(typed);
    REQUIRE(view.faults.empty());
    // 70 percent of 15 are 10.5: 11. Fifteen units have a siege battery for 12, heavy ones for 7.5, medium ones for 4: 1 + 2 + 3.
    CHECK(view.sides[0].strength == "15 strength points: 11 units of foot, 0 of horse, 6 batteries");
    REQUIRE_FALSE(view.sides[0].missing.empty());
    CHECK(view.sides[0].missing[0] == "4 strength points of cavalry, whose rows our copy of the book lacks. Type them: Name = DR 2 12 of=cuirassiers");
    const OpenChoice* commander = choice(view.sides[0].choices, "commander");
    REQUIRE(commander != nullptr);
    CHECK(commander->answers == Names{"none", "frederick"});
    const OpenChoice* share = choice(view.sides[0].choices, "share.infantry");
    REQUIRE(share != nullptr);
    CHECK(share->answers.empty());
    CHECK(share->allowed == "60 to 70");
    CHECK(rated(view.sides[0], "Infantry brigade 1") == "half_die, 1d6: 1 (p 49), typed");
    CHECK(rated(view.sides[0], "Infantry brigade 2") == "class_2, 1d6: 6 (p 49), typed");
    CHECK(rated(view.sides[0], "Infantry brigade 3") == "class_1, 1d6: 3 (p 49), typed");
    CHECK(view.name == "Prussia against Austria");
    CHECK(view.steps.empty());
    const auto battle = read_battle(test_charts(), view.order, "order");
    REQUIRE(battle.ok());
    CHECK(std::count_if(battle->units.begin(), battle->units.end(), [](const Unit& unit) { return unit.army == "first"; }) == 17);
    CHECK(battle->game.mode != "pick_up");
}

TEST_CASE("what is answered, and units typed by hand, change the army") {
    const Own own("answers");
    MusterTyped typed = prussia_against_austria();
    typed.sides[0].chosen["share.infantry"] = "60";
    typed.sides[0].units = "Seydlitz = AC 3 12 of=cuirassiers\n\n  Bayreuth = DR 3 12 of=cavalry  \n";
    const MusterView view = own.view(typed);
    // 60 percent of 15 are 9; of the 6 points of horse two are typed.
    CHECK(view.faults == std::vector<std::string>{});
    CHECK(view.sides[0].strength == "15 strength points: 9 units of foot, 2 of horse, 6 batteries");
    CHECK(view.sides[0].missing[0].substr(0, 31) == "4 strength points of cavalry, w");
}

TEST_CASE("all faults at once, each with whose it is; the choices stay to be mended") {
    const Own own("faults");
    MusterTyped typed = prussia_against_austria();
    typed.sides[0].points = "many";
    typed.sides[1].units = "Croats = SI 2 12\nGuns = ZZ 2 4";
    typed.year = "17";
    typed.dice = "leaders.first";
    typed.sides[1].chosen["share.infantry"] = "99";
    const MusterView view = own.view(typed);
    CHECK(view.order.empty());
    CHECK(view.faults == std::vector<std::string>{
                             "dice: dice are written as type=4, not \"leaders.first\"",
                             "year: a year is written as 1757, or with its month as 1778-05, not \"17\"",
                             "Prussia: an army has from 1 to 999 strength points",
                             "Austria: \"share.infantry\" is 65 to 80, not \"99\"",
                             "Austria, units typed by hand:2: there is no troop code \"ZZ\"; it is one of \"FI\", \"SI\", \"LC\", \"SLC\", \"AC\", \"DR\", \"HS\" or \"Mob\"",
                         });
    CHECK(choice(view.sides[1].choices, "share.infantry") != nullptr);
}

TEST_CASE("a pick-up battle: its steps, decisions, plan, and what is left for the table") {
    const Own own("pick-up");
    MusterTyped typed = prussia_against_austria();
    typed.pick_up = true;
    typed.sides[1].points = "nothing that counts: both have those of the first";
    // 5: defensive; 2: the first army attacks (1-3).
    typed.dice = "type=5 attacker=2 battlefields=12,57,88 leaders.first=1,6,3,4 leaders.second=2,2,6";
    MusterView view = own.view(typed);
    REQUIRE(view.faults == std::vector<std::string>{});
    REQUIRE(view.steps.size() > 3);
    CHECK(view.steps[0].what == "a defensive battle");
    CHECK(view.steps[1].what == "Prussia attacks, Austria defends");
    const OpenChoice* field = choice(view.decisions, "battlefield");
    REQUIRE(field != nullptr);
    CHECK(field->answers == Names{"12", "57", "88"});
    CHECK(field->value == "12");
    CHECK(view.edges == std::array<std::string, 2>{"north", "south"});
    CHECK_FALSE(view.plan.empty());
    CHECK_FALSE(view.to_do.empty());
    typed.decided["battlefield"] = "88";
    typed.decided["side"] = "north";
    view = own.view(typed);
    REQUIRE(view.faults == std::vector<std::string>{});
    CHECK(view.edges == std::array<std::string, 2>{"south", "north"});
    CHECK(view.name == "Prussia against Austria, battlefield 88");
    // A decision whose question does not come up is told: a meeting engagement has no defender.
    typed.dice = "type=1";
    view = own.view(typed);
    CHECK(std::count(view.faults.begin(), view.faults.end(), "decisions: there is no decision \"side\" in this battle") == 1);
    typed.sides[1].list = "frederick/prussia";
    typed.decided.clear();
    CHECK(own.view(typed).faults.back() == "the two armies must be different (p 49)");
}

TEST_CASE("the same seed rolls the same leaders, another key is another battle") {
    const Own own("seed");
    MusterTyped typed = prussia_against_austria();
    typed.seed = 7;
    const std::string once = own.view(typed).order;
    CHECK_FALSE(once.empty());
    CHECK(own.view(typed).order == once);
    MusterTyped other = typed;
    other.seed = 8;
    CHECK(other.key() != typed.key());
    other = typed;
    other.sides[0].chosen["commander"] = "frederick";
    CHECK(other.key() != typed.key());
    other = typed;
    other.options = {"ammunition"};
    CHECK(other.key() != typed.key());
}

TEST_CASE("the battle is begun and its order of battle kept beside it; nothing is written over") {
    AtDesk at("");
    Folders folders = folders_in(at.folder());
    folders.armies = fs::path(AOR_SOURCE_DIR) / "armylists" / "ready";
    MusterTyped typed = prussia_against_austria();
    typed.options = {"ammunition"};
    const MusterView view = muster_view(test_charts(), folders, typed);
    REQUIRE_FALSE(view.order.empty());
    at.ask(NewMusteredBattle{view.order, ""});
    REQUIRE(at.desk().session() != nullptr);
    CHECK(at.battle().armies.size() == 2);
    CHECK(at.battle().game.options == Names{"ammunition"});
    const fs::path file = at.desk().file();
    CHECK(file.filename() == "Prussia-against-Austria.battle");
    fs::path kept = file;
    kept.replace_extension(".toml");
    CHECK(at.desk().said() == "The order of battle is kept as " + kept.string());
    CHECK(read_whole(kept) == view.order);
    at.ask(NewMusteredBattle{view.order, ""});
    CHECK(at.desk().file().filename() == "Prussia-against-Austria-2.battle");
    CHECK(fs::exists(file.parent_path() / "Prussia-against-Austria-2.toml"));
    at.ask(NewMusteredBattle{"title = [", ""});
    CHECK(at.desk().file().filename() == "Prussia-against-Austria-2.battle");
    CHECK_FALSE(at.desk().problems().empty());
}
