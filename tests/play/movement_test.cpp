// Movement: rates, quarters, what manoeuvres cost, and whether a charge reaches.

#include "core/play/movement.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace aor;

namespace {

constexpr Scale kScales[] = {Scale::mm25, Scale::mm15};

Mover foot(int grade = 2) {
    Mover mover;
    mover.change_row = "grade_" + std::to_string(grade);
    return mover;
}
Mover horse(Arm arm, Formation formation = Formation::line, int grade = 2) {
    Mover mover = foot(grade);
    mover.arm = arm;
    mover.formation = formation;
    return mover;
}
Mover battery(Gun gun, bool limbered, bool of_horse = false) {
    Mover mover;
    mover.arm = Arm::artillery;
    mover.gun = gun;
    mover.limbered = limbered;
    mover.horse_artillery = of_horse;
    return mover;
}
Manoeuvre go(Step step, Inches inches, std::string_view terrain = "open") {
    Manoeuvre manoeuvre;
    manoeuvre.step = step;
    manoeuvre.inches = inches;
    manoeuvre.terrain = terrain;
    return manoeuvre;
}
Manoeuvre go(Step step, int inches, std::string_view terrain = "open") { return go(step, Inches::whole(inches), terrain); }
Manoeuvre form(Formation to) {
    Manoeuvre manoeuvre;
    manoeuvre.step = Step::form;
    manoeuvre.to = to;
    return manoeuvre;
}
MovePlan plan(const Mover& mover, const std::vector<Manoeuvre>& steps, Scale scale = Scale::mm25) {
    return plan_move(test_charts(), scale, mover, Gait::normal, kOrdinaryStyle, steps);
}
std::string against(const MovePlan& plan) {
    std::string out;
    for (const std::string& why : plan.against) out += (out.empty() ? "" : "; ") + why;
    return out;
}
std::string rate(const Mover& mover, Gait gait, Scale scale, std::string_view style = kOrdinaryStyle) {
    const auto move = full_move(test_charts(), scale, mover, gait, style);
    return move ? move->full.text() : move.problems()[0].text;
}
std::string cost(const Mover& mover, Scale scale = Scale::mm25) {
    const auto item = change_cost(test_charts(), scale, mover);
    return item ? item->inches.text() : item.problems()[0].text;
}

}  // namespace

TEST_CASE("full moves and their quarters, in both scales") {
    CHECK(rate(foot(), Gait::normal, Scale::mm25) == "8");
    CHECK(rate(foot(), Gait::normal, Scale::mm15) == "6");
    CHECK(rate(horse(Arm::dragoons), Gait::normal, Scale::mm25) == "14");
    // the printed quarter of 3 is a slip: a quarter of 14 is 3.5
    CHECK(full_move(test_charts(), Scale::mm25, horse(Arm::dragoons))->quarters(1).text() == "3.5");
    // and 10.5 is three quarters of 14
    CHECK(full_move(test_charts(), Scale::mm15, horse(Arm::light_cavalry, Formation::column))->quarters(3).text() == "10.5");
    CHECK(rate(horse(Arm::light_cavalry), Gait::charge, Scale::mm25) == "24");
    CHECK(rate(horse(Arm::light_cavalry, Formation::column), Gait::charge, Scale::mm15) == "18");
    CHECK(rate(foot(), Gait::charge, Scale::mm25) == "10");
    Mover clan = foot();
    clan.formation = Formation::clan;
    CHECK(rate(clan, Gait::normal, Scale::mm25) == "10");
    CHECK(rate(clan, Gait::charge, Scale::mm25) == "12");
    CHECK(rate(horse(Arm::light_cavalry, Formation::skirmish), Gait::charge, Scale::mm25) == "24");
    CHECK(rate(horse(Arm::horse, Formation::skirmish), Gait::normal, Scale::mm25) == "no rate is printed for this arm in that order");
}

TEST_CASE("charges by style: at the trot horse in line goes as a column, and in column as a line charges") {
    const Mover line = horse(Arm::horse);
    const Mover column = horse(Arm::horse, Formation::column);
    CHECK(rate(line, Gait::charge, Scale::mm25, "ordinary") == "20");
    CHECK(rate(column, Gait::charge, Scale::mm25, "ordinary") == "22");
    CHECK(rate(line, Gait::charge, Scale::mm25, "at_trot") == "14");
    CHECK(rate(column, Gait::charge, Scale::mm25, "at_trot") == "20");
    CHECK(rate(line, Gait::charge, Scale::mm25, "trot_with_pistols") == "14");
    CHECK(rate(line, Gait::charge, Scale::mm25, "all_out") == "20");
    CHECK(rate(line, Gait::charge, Scale::mm15, "at_trot") == "9");
    CHECK(rate(foot(), Gait::charge, Scale::mm25, "at_trot") == "10");
    CHECK(rate(line, Gait::charge, Scale::mm25, "gallop") == "there is no way to charge called \"gallop\"");
}

TEST_CASE("half moves: fatigued, after a failed charge check, and both") {
    Mover tired = horse(Arm::light_cavalry);
    tired.fatigued = true;
    auto move = full_move(test_charts(), Scale::mm25, tired);
    CHECK(move->full.text() == "16");
    CHECK(move->may.text() == "8");
    REQUIRE(move->items.size() == 2);
    CHECK(move->items[1].id == "fatigued");
    CHECK(move->items[1].inches == Inches() - Inches::whole(8));
    tired.failed_charge_check = true;
    CHECK(full_move(test_charts(), Scale::mm25, tired)->may.text() == "4");
    // halved first, then a change is paid by the full move: grade 3 in line, a quarter of 8 out of 4
    Mover failed = foot(3);
    failed.failed_charge_check = true;
    CHECK(plan(failed, {form(Formation::column)}).left.text() == "2.5");      // a quarter left of a column's 10
    failed.change_row = "grade_2";
    CHECK(plan(failed, {form(Formation::column)}).left.text() == "0");
    CHECK(plan(failed, {form(Formation::column)}).possible());
}

// L36 square: regular foot only; L38 skirmish order: who has learned it; L40-42 mass, clan, mob: their own troops; L46-48.
TEST_CASE("formations are for the troops that know them") {
    const auto against = [](const Unit& unit, Formation to) {
        const Battle battle = small_battle();
        Manoeuvre one;
        one.step = Step::form;
        one.to = to;
        const MovePlan plan = plan_move(test_charts(), Scale::mm25, mover_of(test_charts(), battle, unit), Gait::normal, kOrdinaryStyle, {one});
        return plan.against.empty() ? std::string() : plan.against.front();
    };
    Unit foot = small_battle().units.front();
    CHECK(against(foot, Formation::square) == "");
    CHECK(against(foot, Formation::skirmish) == "it has not learned to skirmish");
    CHECK(against(foot, Formation::mass) == "no other troops stand in a mass");
    CHECK(against(foot, Formation::clan) == "no other troops stand in a clan");
    foot.may_skirmish = true;
    CHECK(against(foot, Formation::skirmish) == "");
    foot.regular = false;
    CHECK(against(foot, Formation::square) == "only regular formed foot stands in square");
    foot.square_drill = true;
    CHECK(against(foot, Formation::square) == "");
    Unit light = small_battle().units.front();
    light.skirmisher = true;
    light.formation = Formation::skirmish;
    CHECK(against(light, Formation::line) == "it only skirmishes");
    light.may_skirmish = true;
    CHECK(against(light, Formation::line) == "");
    Unit horse = small_battle().units.front();
    horse.arm = Arm::dragoons;
    CHECK(against(horse, Formation::square) == "only regular formed foot stands in square");
}

TEST_CASE("a change of formation or facing: by grade, guards in inches, skirmishers a quarter") {
    CHECK(cost(foot(1)) == "8");
    CHECK(cost(foot(2)) == "4");
    CHECK(cost(foot(3)) == "2");
    CHECK(cost(foot(4)) == "1");
    CHECK(cost(foot(2), Scale::mm15) == "3");
    CHECK(cost(horse(Arm::armored_cavalry, Formation::line, 4)) == "2");
    CHECK(cost(horse(Arm::dragoons, Formation::line, 3)) == "3.5");
    Mover skirmishers = foot(1);
    skirmishers.formation = Formation::skirmish;
    CHECK(cost(skirmishers) == "4");        // a quarter of 16, whatever the grade
    CHECK(most_changes(test_charts(), Scale::mm25, skirmishers) == 4);
    CHECK(most_changes(test_charts(), Scale::mm25, foot()) == 2);
    CHECK(cost(battery(Gun::light, true)) == "a battery pays nothing for limbering and facing: they are functions");
}

TEST_CASE("a change takes a part of the turn: half a turn spent in line leaves half a column's move") {
    const MovePlan one = plan(foot(2), {form(Formation::column)});
    CHECK(one.items[0].inches.text() == "4");
    CHECK(one.left.text() == "5");
    CHECK(one.full.text() == "10");
    CHECK(one.changes == 1);
    // two changes use up the turn of grade 2; a third is one too many at any grade
    CHECK(plan(foot(2), {form(Formation::column), form(Formation::line)}).left.text() == "0");
    CHECK(against(plan(foot(1), {form(Formation::column), form(Formation::line)})) == "it is 8 in short");
    CHECK(against(plan(foot(4), {form(Formation::column), form(Formation::line), form(Formation::column)})) ==
          "no more than 2 changes of formation and facing in a turn");
    // guards: 1 of 8 inches, and 7/8 of a column's 10
    CHECK(plan(foot(4), {form(Formation::column)}).left.text() == "8.75");
    CHECK(against(plan(foot(), {form(Formation::line)})) == "it stands in line already");
    CHECK(plan(foot(3), {go(Step::about_face, 0), go(Step::ahead, 6)}).left.text() == "0");
}

TEST_CASE("Prussian regular foot changes as grade 3 while it is fresh, and obliques freely; Russians as grade 1") {
    AtBattle table;
    table.set("red-1", &Unit::prussian_infantry, true);
    table.set("red-1", &Unit::castings, 10);                   // 2 of 12
    Mover fresh = mover_of(test_charts(), table.battle(), table.unit("red-1"));
    CHECK(fresh.change_row == "prussian_regulars");
    CHECK(cost(fresh) == "2");
    CHECK(plan(fresh, {go(Step::oblique, 8)}).disorder == Disorder::none);
    table.set("red-1", &Unit::castings, 9);                    // a quarter lost
    const Mover worn = mover_of(test_charts(), table.battle(), table.unit("red-1"));
    CHECK(worn.change_row == "grade_2");
    CHECK(cost(worn) == "4");
    CHECK(plan(worn, {go(Step::oblique, 8)}).disorder == Disorder::for_a_turn);
    table.set("red-1", &Unit::castings, 12);
    table.set("red-1", &Unit::prussian_from_1759, true);
    CHECK(mover_of(test_charts(), table.battle(), table.unit("red-1")).change_row == "grade_2");
    table.set("red-2", &Unit::nation, "Russia");
    table.set("red-2", &Unit::base_grade, 3);
    table.set("red-2", &Unit::change_grade, 1);
    const Mover russian = mover_of(test_charts(), table.battle(), table.unit("red-2"));
    CHECK(russian.change_row == "russian_infantry");
    CHECK(cost(russian) == "8");
    // variable morale and flags change nothing here: the basic grade counts
    table.set("blue-1", &Unit::base_grade, 3);
    table.set("blue-1", &Unit::grade, 1);
    CHECK(cost(mover_of(test_charts(), table.battle(), table.unit("blue-1"))) == "2");
}

TEST_CASE("oblique: half a move freely, more disorganizes; light infantry its whole move; Marlborough always, until rallied") {
    CHECK(plan(foot(), {go(Step::oblique, 4)}).disorder == Disorder::none);
    CHECK(plan(foot(), {go(Step::oblique, 2), go(Step::oblique, Inches::parts(21'000))}).disorder == Disorder::for_a_turn);
    Mover light = foot();
    light.favoured_oblique = true;
    CHECK(plan(light, {go(Step::oblique, 8)}).disorder == Disorder::none);
    Mover old = foot();
    old.marlborough = true;
    CHECK(plan(old, {go(Step::oblique, 1)}).disorder == Disorder::until_rallied);
    CHECK(plan(old, {go(Step::sideways, 1)}).disorder == Disorder::until_rallied);
    CHECK(plan(foot(), {go(Step::sideways, 4)}).left.text() == "4");
    CHECK(against(plan(foot(), {go(Step::sideways, 5)})) == "sideways half a move at most");
    Mover light_horse = horse(Arm::light_cavalry);
    CHECK(plan(light_horse, {go(Step::oblique, 9)}).disorder == Disorder::for_a_turn);
}

TEST_CASE("wheels cost what the outer end moves, or double; backward double; a wider front two inches a casting") {
    CHECK(plan(foot(), {go(Step::wheel, 2)}).left.text() == "6");
    Mover stiff = foot();
    stiff.double_wheel = true;
    CHECK(plan(stiff, {go(Step::wheel, 2)}).left.text() == "4");
    CHECK(plan(foot(), {go(Step::back, 4)}).left.text() == "0");
    CHECK(against(plan(foot(), {go(Step::back, 5)})) == "it is 2 in short");
    Manoeuvre widen;
    widen.step = Step::widen;
    widen.castings = 3;
    // while it moves 6 inches ahead three castings may come into the front; standing it spends the 6 inches
    CHECK(plan(foot(), {widen, go(Step::ahead, 6)}).left.text() == "2");
    CHECK(plan(foot(), {widen}).left.text() == "2");
    CHECK(plan(foot(), {widen}).disorder == Disorder::for_a_turn);
}

TEST_CASE("Austrian foot wheels at double cost from a quarter lost on at Lobositz and in Silesia only (L1593, L2578); in the Austrian Succession always; Marlborough all") {
    AtBattle table;
    const auto wheels_double = [&] { return mover_of(test_charts(), table.battle(), table.unit("red-1")).double_wheel; };
    table.set("red-1", &Unit::nation, "Austria");
    table.set(&Game::era, "Seven Years War");
    table.set("red-1", &Unit::castings, 9);                   // 3 of 12
    CHECK_FALSE(wheels_double());                             // the list of the war says nothing of it (L2934)
    table.set("red-1", &Unit::lobositz_austrian, true);
    CHECK(wheels_double());
    table.set("red-1", &Unit::castings, 10);
    CHECK_FALSE(wheels_double());
    table.set("red-1", &Unit::lobositz_austrian, false);
    table.set(&Game::era, "Seven Years War: Silesia, 1757");
    CHECK_FALSE(wheels_double());
    table.set("red-1", &Unit::castings_start, 15);            // 4 of 15, and 3 are too few
    table.set("red-1", &Unit::castings, 12);
    CHECK_FALSE(wheels_double());
    table.set("red-1", &Unit::castings, 11);
    CHECK(wheels_double());
    table.set("red-1", &Unit::regular, false);
    CHECK_FALSE(wheels_double());
    table.set("red-1", &Unit::regular, true);
    table.set("red-1", &Unit::castings, 15);
    table.set(&Game::era, "War of the Austrian Succession, 1745");
    CHECK(wheels_double());
    table.set("red-1", &Unit::nation, "Prussia");
    CHECK_FALSE(wheels_double());
    table.set(&Game::era, "Marlborough");
    CHECK(wheels_double());
}

TEST_CASE("the ground of Lobositz stands among the costs of its own battle alone") {
    const auto vineyard = [](const Battle& battle) {
        const MoveHelp help = move_help(test_charts(), battle, battle.units.front());
        return std::count_if(help.costs.begin(), help.costs.end(), [](const MoveItem& item) { return item.id == "vineyard" || item.id == "town_in_line"; });
    };
    Battle battle = small_battle();
    CHECK(vineyard(battle) == 0);
    battle.units.back().lobositz_austrian = true;
    CHECK(vineyard(battle) == 2);
}

TEST_CASE("Lobositz: vineyards are three quarters to formed troops, the town a half to troops in line; charges there (L1445, R-175)") {
    // A line of foot has 8 inches: 3 in the vineyard cost 4, 3 in the town 6. Foot is not disorganized by either.
    CHECK(plan(foot(), {go(Step::ahead, 3, "vineyard")}).left.text() == "4");
    CHECK(plan(foot(), {go(Step::ahead, 3, "town_in_line")}).left.text() == "2");
    CHECK(plan(foot(), {go(Step::ahead, 3, "vineyard")}).disorder == Disorder::none);
    CHECK(plan(foot(), {go(Step::ahead, 3, "town_in_line")}).disorder == Disorder::none);
    // Light horse in line has 16: 3 in the vineyard leave 12, 3 in the town 10.
    CHECK(plan(horse(Arm::light_cavalry), {go(Step::ahead, 3, "vineyard")}).left.text() == "12");
    CHECK(plan(horse(Arm::light_cavalry), {go(Step::ahead, 3, "town_in_line")}).left.text() == "10");
    // A medium gun with its teams has 12: the vineyard slows it as well, the town does not.
    CHECK(plan(battery(Gun::medium, true), {go(Step::ahead, 3, "vineyard")}).left.text() == "8");
    CHECK(plan(battery(Gun::medium, true), {go(Step::ahead, 3, "town_in_line")}).left.text() == "9");
    // Skirmishers go as in the open: 16 inches.
    Mover skirmishers = foot();
    skirmishers.formation = Formation::skirmish;
    CHECK(plan(skirmishers, {go(Step::ahead, 3, "vineyard")}).left.text() == "13");
    const auto charge = [](const Mover& mover, const char* terrain, bool road) { return charge_ground(test_charts(), Scale::mm25, mover, terrain, road).against; };
    CHECK(charge(foot(), "vineyard", false).empty());
    CHECK(charge(horse(Arm::horse), "vineyard", false).empty());
    CHECK(charge(foot(), "town_in_line", false).empty());
    CHECK(charge(horse(Arm::horse), "town_in_line", false) == "Town of Lobositz, troops in line: a charge in column or on a road only");
    CHECK(charge(horse(Arm::horse), "town_in_line", true).empty());
}

TEST_CASE("terrain: light woods four for three to foot, half to horse; formed troops are disorganized; guns by road only") {
    const MovePlan woods = plan(foot(), {go(Step::ahead, 6, "light_woods")});
    CHECK(woods.left.text() == "0");                          // 6 / (3/4) = 8
    CHECK(woods.disorder == Disorder::for_a_turn);
    CHECK(plan(horse(Arm::light_cavalry), {go(Step::ahead, 3, "light_woods")}).left.text() == "10");
    CHECK(plan(foot(), {go(Step::ahead, 2, "steep_hill")}).left.text() == "4");
    CHECK(plan(foot(), {go(Step::ahead, 2, "steep_hill")}).disorder == Disorder::none);
    CHECK(plan(battery(Gun::medium, true), {go(Step::ahead, 2, "steep_hill")}).left.text() == "4");   // 12 - 8
    CHECK(against(plan(battery(Gun::medium, true), {go(Step::ahead, 2, "light_woods")})) == "Light woods: roads only");
    CHECK(against(plan(horse(Arm::horse), {go(Step::ahead, 2, "marsh")})) == "Marsh and broken ground: roads only");
    Mover skirmishers = foot();
    skirmishers.formation = Formation::skirmish;
    CHECK(plan(skirmishers, {go(Step::ahead, 3, "marsh")}).disorder == Disorder::none);
    CHECK(plan(skirmishers, {go(Step::ahead, 3, "marsh")}).left.text() == "10");
    Manoeuvre by_road = go(Step::ahead, 6, "heavy_woods");
    by_road.on_road = true;
    CHECK(plan(battery(Gun::medium, true), {by_road}).left.text() == "6");
    CHECK(against(plan(foot(), {go(Step::ahead, 2, "lava")})) == "there is no terrain called \"lava\"");
}

TEST_CASE("obstacles: a quarter of a move to foot, half to horse, a whole turn to guns; a river twice its width") {
    CHECK(plan(foot(), {go(Step::cross, 0)}).left.text() == "6");
    CHECK(plan(horse(Arm::horse), {go(Step::cross, 0)}).left.text() == "6");
    CHECK(plan(battery(Gun::light, true), {go(Step::cross, 0)}).left.text() == "0");
    CHECK(plan(foot(), {go(Step::wade, 3)}).left.text() == "2");
    CHECK(against(plan(battery(Gun::light, true), {go(Step::wade, 3)})) == "Shallow river: bridge or ford only");
}

TEST_CASE("guns: rates, prolonging, and two functions a turn, three for horse artillery") {
    CHECK(rate(battery(Gun::light, true), Gait::normal, Scale::mm25) == "14");
    CHECK(rate(battery(Gun::light, true, true), Gait::normal, Scale::mm25) == "16");
    CHECK(rate(battery(Gun::light, true, true), Gait::road, Scale::mm25) == "28");
    CHECK(rate(battery(Gun::medium, false), Gait::normal, Scale::mm25) == "1");
    CHECK(rate(battery(Gun::medium, false), Gait::normal, Scale::mm15) == "2");
    CHECK(rate(battery(Gun::heavy, false), Gait::normal, Scale::mm15) == "0.5");
    CHECK(rate(battery(Gun::siege, false), Gait::normal, Scale::mm25) == "a gun of this weight is not pushed by hand");
    CHECK(rate(battery(Gun::siege, true), Gait::road, Scale::mm25) == "9");
    CHECK(rate(battery(Gun::light, false), Gait::road, Scale::mm25) == "guns go by road limbered only");
    CHECK(rate(battery(Gun::light, true), Gait::charge, Scale::mm25) == "guns never charge");
    CHECK(rate(foot(), Gait::road, Scale::mm25) == "road rates are printed for artillery only: columns go at their own");
    // limbered, it moves up and unlimbers: that is two; to fire as well takes horse artillery
    const std::vector<Manoeuvre> up = {go(Step::ahead, 10), go(Step::limber, 0)};
    CHECK(plan(battery(Gun::medium, true), up).possible());
    std::vector<Manoeuvre> and_fire = up;
    and_fire.push_back(go(Step::fire, 0));
    CHECK(against(plan(battery(Gun::medium, true), and_fire)) == "no more than 2 functions in a turn");
    CHECK(plan(battery(Gun::medium, true, true), and_fire).possible());
    // turning and pushing are one move
    CHECK(plan(battery(Gun::light, false), {go(Step::turn_gun, 0), go(Step::ahead, 4), go(Step::fire, 0)}).functions == 2);
}

TEST_CASE("whether a charge reaches: manoeuvre first, then straight ahead") {
    const Charts& charts = test_charts();
    const Mover hussars = horse(Arm::light_cavalry);
    // 24 in line; a wheel of 4 leaves 20
    const MovePlan reaches = plan_charge(charts, Scale::mm25, hussars, "ordinary", {go(Step::wheel, 4)}, Inches::whole(20));
    CHECK(reaches.possible());
    CHECK(reaches.left.text() == "0");
    CHECK(reaches.straight.text() == "20");
    CHECK(against(plan_charge(charts, Scale::mm25, hussars, "ordinary", {go(Step::wheel, 4)}, Inches::whole(21))) == "it is 1 in short");
    // the same at the trot: 20 as a column, a wheel of 4 leaves 16
    CHECK(against(plan_charge(charts, Scale::mm25, hussars, "at_trot", {go(Step::wheel, 4)}, Inches::whole(20))) == "it is 4 in short");
    // line to column, grade 2: half of 24, then half of a column's 28
    const MovePlan in_column = plan_charge(charts, Scale::mm25, hussars, "ordinary", {form(Formation::column)}, Inches::whole(14));
    CHECK(in_column.possible());
    CHECK(in_column.left.text() == "0");
    // no oblique, and no wheel once it goes
    CHECK(against(plan_charge(charts, Scale::mm25, hussars, "ordinary", {go(Step::oblique, 2)}, Inches::whole(5))) == "a charge goes straight ahead");
    CHECK(against(plan_move(charts, Scale::mm25, hussars, Gait::charge, "ordinary", {go(Step::ahead, 5), go(Step::wheel, 2), go(Step::ahead, 5)})) ==
          "once it charges it goes straight ahead");
    // what it may not charge over
    const auto over = [&](const Mover& mover, std::string_view terrain) {
        return against(plan_charge(charts, Scale::mm25, mover, "ordinary", {}, Inches::whole(2), terrain));
    };
    CHECK(over(hussars, "heavy_woods") == "Heavy woods: no charge");
    CHECK(over(hussars, "steep_hill") == "Steep hill, up or down: no charge");
    CHECK(over(foot(), "steep_hill").empty());
    CHECK(over(foot(), "heavy_woods") == "Heavy woods: no charge");
    Mover indians = foot();
    indians.formation = Formation::mass;
    indians.american_indian = true;
    CHECK(over(indians, "heavy_woods").empty());
    CHECK(over(hussars, "village") == "Village: a charge in column or on a road only");
    CHECK(over(horse(Arm::light_cavalry, Formation::column), "village").empty());
    CHECK(plan_charge(charts, Scale::mm25, hussars, "ordinary", {}, Inches::whole(2), "light_woods").disorder == Disorder::for_a_turn);
    // fatigued: half
    Mover tired = hussars;
    tired.fatigued = true;
    CHECK(plan_charge(charts, Scale::mm25, tired, "ordinary", {}, Inches::whole(12)).possible());
    CHECK(against(plan_charge(charts, Scale::mm25, tired, "ordinary", {}, Inches::whole(13))) == "it is 1 in short");
}

TEST_CASE("what is left of the turn in a battle, and what stands in the way") {
    AtBattle table;
    MoveHelp help = move_help(test_charts(), table.battle(), table.unit("red-1"));
    CHECK(help.now.left.text() == "8");
    table.set("red-1", &Unit::moved_turn, 1);
    table.set("red-1", &Unit::moved, Moved::up_to_half);
    table.set("red-1", &Unit::move_used, Inches::whole(3));
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-1")).now.left.text() == "5");
    table.set("red-1", &Unit::move_used, Inches());
    help = move_help(test_charts(), table.battle(), table.unit("red-1"));
    CHECK(help.now.left.text() == "4");
    CHECK(help.now.notes.at(0) == "it has moved up to half; how far is not on record");
    table.set("red-2", &Unit::changed_turn, 1);
    table.set("red-2", &Unit::changes, 1);
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-2")).now.left.text() == "4");
    table.set("blue-1", &Unit::pinned_turn, 1);
    help = move_help(test_charts(), table.battle(), table.unit("blue-1"));
    CHECK(against(help.now) == "it is pinned by its fire");
    CHECK(help.hindrances.at(0).page == "31");
    CHECK(help.now.left == Inches());
    table.set("blue-2", &Unit::formation, Formation::square);
    CHECK(against(move_help(test_charts(), table.battle(), table.unit("blue-2")).now) == "a square does not move of its own will");
    CHECK(move_help(test_charts(), table.battle(), table.unit("red-3")).functions == 2);
}

TEST_CASE("leaders: mounted as light horse in skirmish order, on foot as skirmishers, without a charge of their own") {
    Leader leader;
    CHECK(rate(mover_of(leader), Gait::normal, Scale::mm25) == "24");
    CHECK(rate(mover_of(leader), Gait::charge, Scale::mm25) == "a leader has no charge move of his own");
    leader.mounted = false;
    CHECK(rate(mover_of(leader), Gait::normal, Scale::mm15) == "11");
}

TEST_CASE("every cost has its page; the items of a plan are what has been spent") {
    for (const Scale scale : kScales) {
        for (const Mover& mover : {foot(), horse(Arm::horse, Formation::column, 4), battery(Gun::heavy, true)}) {
            const MoveHelp help = move_help(test_charts(), scale, mover);
            REQUIRE(help.normal);
            for (const MoveItem& item : help.costs) {
                CAPTURE(item.id);
                CHECK_FALSE(item.page.empty());
                CHECK_FALSE(item.label.empty());
            }
            const Inches sixth = help.normal->full.times(1, 6);
            const MovePlan moved = plan(mover, {go(Step::ahead, sixth), go(Step::ahead, sixth)}, scale);
            Inches sum;
            for (const MoveItem& item : moved.items) sum = sum + item.inches;
            CHECK(sum + moved.left == help.normal->full);
        }
    }
}

TEST_CASE("a unit moves in the phases of charges and of movement, and while its brigade's card lies open (P-007)") {
    AtBattle table;
    const auto moment = [&](std::string_view unit) { return not_its_moment(test_charts(), table.battle(), table.unit(unit)); };
    table.phase(8);
    CHECK(moment("red-1") == "units move in phase 5, and this is phase 8");
    table.phase(4);
    CHECK(moment("red-1").empty());
    table.phase(5);
    CHECK(moment("red-1").empty());                  // without cards
    for (const std::string side : {"red", "blue"}) {
        Card card;
        card.id = side + "-card";
        card.army = side;
        card.brigades = {side + "-brigade"};
        table.come(card);
    }
    table.perform("shuffle order=red-card,blue-card");
    CHECK(moment("red-1") == "its brigade's card has not been drawn");
    table.perform("draw");
    CHECK(moment("red-1").empty());
    CHECK(moment("blue-1") == "its brigade's card has not been drawn");
    table.perform("draw");
    CHECK(moment("red-1") == "the next card has been turned over its brigade's");
    CHECK(moment("blue-1").empty());
}

TEST_CASE("foot that did not march in step in the Austrian Succession is disorganized by obliques and by snaking (L2934, L2954, L3328)") {
    AtBattle table;
    table.set(&Game::era, "Era of Frederick: War of the Austrian Succession, 1745");
    const auto disorder = [&](const char* nation, Step step) {
        table.set("red-1", &Unit::nation, nation);
        return plan(mover_of(test_charts(), table.battle(), table.unit("red-1")), {go(step, 2)}).disorder;
    };
    for (const Step step : {Step::oblique, Step::sideways}) {
        for (const char* nation : {"Austria", "France", "Russia", "Sweden", "Spain"}) CHECK_MESSAGE(disorder(nation, step) == Disorder::until_rallied, nation);
        for (const char* nation : {"Prussia", "Great Britain"}) CHECK_MESSAGE(disorder(nation, step) != Disorder::until_rallied, nation);
        // The French chasseurs excepted, and horse; whoever else may skirmish is none of them.
        table.set("red-1", &Unit::may_skirmish, true);
        CHECK(disorder("France", step) != Disorder::until_rallied);
        CHECK(disorder("Austria", step) == Disorder::until_rallied);
        table.set("red-1", &Unit::french, true);
        CHECK(disorder("", step) != Disorder::until_rallied);
        table.set("red-1", &Unit::french, false);
        table.set("red-1", &Unit::may_skirmish, false);
        table.set("red-1", &Unit::arm, Arm::dragoons);
        CHECK(disorder("France", step) != Disorder::until_rallied);
        table.set("red-1", &Unit::arm, Arm::infantry);
        // Ten years later everybody marches in step.
        table.set(&Game::era, "Era of Frederick: Seven Years War, 1757");
        CHECK(disorder("France", step) != Disorder::until_rallied);
        table.set(&Game::era, "Era of Frederick: War of the Austrian Succession, 1745");
    }
}

TEST_CASE("siege guns of the Austrians in their war of succession never move once they are placed (L2925)") {
    const auto limbers = [](const char* nation, const char* era, Gun gun) {
        AtBattle table;
        table.phase(5);
        table.set(&Game::era, era);
        table.set("red", &Army::nation, nation);
        table.set("red-3", &Unit::gun, gun);
        return table.fault("do limber red-3");
    };
    const char* const succession = "Era of Frederick: War of the Austrian Succession, 1745";
    CHECK(limbers("Austria", succession, Gun::siege) == "3/red: once placed, the Austrians' siege guns of this war never move (their list, L2925); or give a reason\n");
    CHECK(limbers("Austria", "Era of Frederick: Seven Years War, 1757", Gun::siege).empty());
    AtBattle table;
    table.set(&Game::era, succession);
    table.set("red", &Army::nation, "Austria");
    table.set("red-3", &Unit::gun, Gun::siege);
    Manoeuvre limber;
    limber.step = Step::limber;
    CHECK(against(plan(mover_of(test_charts(), table.battle(), table.unit("red-3")), {limber})) ==
          "a gun of this weight is not pushed by hand; until 1750 heavy and siege guns stay where they were unlimbered");
}

TEST_CASE("until 1750 heavy guns are not limbered again, in any army of Europe; lighter ones are, without a die (L2887)") {
    const auto limbers = [](const char* era, Gun gun, const char* line = "do limber red-3") {
        AtBattle table;
        table.phase(5);
        table.set(&Game::era, era);
        table.set("red", &Army::nation, "Prussia");
        table.set("red-3", &Unit::gun, gun);
        return table.fault(line);
    };
    const char* const stays =
        "3/red: until 1750 heavy and siege guns stay where they were unlimbered, for their drivers are civilians (p 124, L2887); or give a reason\n";
    const char* const succession = "Era of Frederick: War of the Austrian Succession, 1745";
    CHECK(limbers(succession, Gun::heavy) == stays);
    CHECK(limbers(succession, Gun::siege) == stays);
    CHECK(limbers(succession, Gun::heavy, "do limber red-3 reason=fresh-teams").empty());
    CHECK(limbers(succession, Gun::medium).empty());
    CHECK(limbers(succession, Gun::light).empty());
    // The war is over in 1748, the drivers are hired for two years more.
    CHECK(limbers("Era of Frederick: Seven Years War, 1749-05", Gun::heavy) == stays);
    CHECK(limbers("Era of Frederick: Seven Years War, 1750", Gun::heavy).empty());
    CHECK(limbers("Era of Frederick", Gun::heavy).empty());
    CHECK(limbers("Europeans in India, 1746", Gun::heavy).empty());
    AtBattle table;
    table.phase(5);
    table.set(&Game::era, succession);
    table.set("red-3", &Unit::gun, Gun::heavy);
    table.perform("do pivot red-3");
    CHECK(table.unit("red-3").pivoted_turn == 0);            // and fires, one die down: the ban is of Marlborough's age (L3330)
    table.set("red-3", &Unit::limbered, true);
    CHECK(table.fault("do unlimber red-3").empty());
    Manoeuvre limber;
    limber.step = Step::limber;
    table.set("red-3", &Unit::limbered, false);
    const std::string told = against(plan(mover_of(test_charts(), table.battle(), table.unit("red-3")), {limber}));
    CHECK(told.find("until 1750 heavy and siege guns stay where they were unlimbered") != std::string::npos);
}
