#include "tests/support/battles.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace aor;

TEST_CASE("a change fits only what it was made for") {
    Battle battle = small_battle();
    const Battle before = battle;
    const Change change = set_field(*battle.unit("red-1"), &Unit::castings, 10);
    CHECK(sentence(battle, change) == "1/red: castings 12 -> 10");
    CHECK_FALSE(fits(battle, change));
    CHECK_FALSE(apply(battle, change));
    CHECK(battle.unit("red-1")->castings == 10);
    REQUIRE(fits(battle, change));
    CHECK(fits(battle, change)->text == "unit \"red-1\": its castings is 10, not 12");
    CHECK(apply(battle, change));
    CHECK_FALSE(take_back(battle, change));
    CHECK(battle == before);

    Change wrong = change;
    wrong.to = std::string("ten");
    CHECK(apply(battle, wrong)->text == "unit \"red-1\": its castings cannot be ten");
    wrong = set_field(*battle.unit("red-1"), &Unit::state, State::broken);
    wrong.to = std::string("brocken");
    CHECK(apply(battle, wrong)->text == "unit \"red-1\": its state cannot be brocken");
    wrong.id = "red-9";
    CHECK(apply(battle, wrong)->text == "there is no unit \"red-9\"");
    wrong.field = 255;
    wrong.id = "red-1";
    CHECK(apply(battle, wrong)->text == "unit \"red-1\": there is no such field");
    CHECK(battle == before);
}

TEST_CASE("things come and go, each to its place") {
    Battle battle = small_battle();
    const Battle before = battle;
    const std::vector<Change> all = {go(battle, *battle.unit("red-2"))};
    CHECK_FALSE(apply(battle, all));
    CHECK(battle.units.size() == 5);
    CHECK(battle.unit("red-2") == nullptr);
    CHECK(apply(battle, all[0])->text == "there is no unit \"red-2\"");
    CHECK_FALSE(take_back(battle, all));
    CHECK(battle == before);
    CHECK(take_back(battle, all)->text == "there is already a unit \"red-2\"");
    CHECK_FALSE(apply(battle, set_field(*battle.unit("red-2"), &Unit::castings, 3)));
    CHECK(apply(battle, all)->text == "unit \"red-2\" is not as it was");
}

TEST_CASE("all changes or none") {
    Battle battle = small_battle();
    const Battle before = battle;
    std::vector<Change> changes = {set_field(*battle.unit("red-1"), &Unit::castings, 10),
                                   set_field(*battle.unit("blue-1"), &Unit::castings, 11)};
    changes[1].from = 7;
    CHECK(apply(battle, changes));
    CHECK(battle == before);
    changes[1].from = 12;
    CHECK_FALSE(apply(battle, changes));
    const Battle after = battle;
    changes[0].to = 9;
    CHECK(take_back(battle, changes));
    CHECK(battle == after);
}

TEST_CASE("the difference makes one battle out of another, and can be taken back") {
    RandomBattles random(7);
    Battle from = random.battle();
    for (int round = 0; round < 200; ++round) {
        // Related battles half of the time, unrelated ones otherwise; things in another order too.
        Battle to = random.chance(50) ? random.battle() : from;
        for (const Event& event : random.events(to, round + 1)) REQUIRE_FALSE(apply(to, event.changes));
        if (random.chance(30) && to.units.size() > 1) std::swap(to.units.front(), to.units.back());
        if (random.chance(30) && to.losses.size() > 1) std::swap(to.losses.front(), to.losses.back());
        const std::vector<Change> changes = difference(from, to);
        Battle battle = from;
        REQUIRE_FALSE(apply(battle, changes));
        CHECK(battle == to);
        REQUIRE_FALSE(take_back(battle, changes));
        CHECK(battle == from);
        CHECK(difference(to, to).empty());
        from = to;
    }
}

TEST_CASE("every field of every record can be set and set back") {
    RandomBattles random(11);
    Battle battle = small_battle();
    const auto check = [&](const auto& record, auto make) {
        using Record = std::remove_cvref_t<decltype(record)>;
        std::set<std::string_view> names;
        for (FieldNumber i = 0; i < FieldsOf<Record>::kCount; ++i) {
            const FieldInfo& info = FieldsOf<Record>::infos()[i];
            CAPTURE(info.name);
            CHECK(names.insert(info.name).second);
            CHECK_FALSE(info.meaning.empty());
            CHECK(field_named(Record::thing, info.name) == i);
            Change change;
            change.thing = Record::thing;
            change.id = make.id;
            change.field = i;
            change.from = field_value(record, i);
            do change.to = random.value(info);
            while (change.to == change.from);
            const Battle before = battle;
            REQUIRE_FALSE(apply(battle, change));
            CHECK_FALSE(battle == before);
            CHECK(field_value(record, i) == change.to);
            REQUIRE_FALSE(take_back(battle, change));
            CHECK(battle == before);
        }
    };
    check(battle.game, Game());
#define AOR_RECORD(Record, thing, list)                                                     \
    {                                                                                       \
        Record record;                                                                      \
        record.id = "some";                                                                 \
        REQUIRE_FALSE(apply(battle, come(battle, record)));                                 \
        check(battle.list.back(), record);                                                  \
    }
#include "core/battle/fields/records.def"
#undef AOR_RECORD
}

TEST_CASE("ids are made from names") {
    Battle battle = small_battle();
    CHECK(make_id(battle, Thing::unit, "1/7th") == "1-7th");
    CHECK(make_id(battle, Thing::unit, "Jäger zu Fuß Nr. 3") == "jaeger-zu-fuss-nr-3");
    CHECK(make_id(battle, Thing::unit, "O'Hara's \"Own\"") == "oharas-own");
    CHECK(make_id(battle, Thing::unit, "Łódź ## 100%") == "lodz-100");
    CHECK(make_id(battle, Thing::unit, "") == "unit");
    CHECK(make_id(battle, Thing::leader, "\u4E2D") == "leader");
    CHECK(make_id(battle, Thing::unit, "RED 1") == "red-1-2");
    Unit second;
    second.id = "red-1-2";
    battle.units.push_back(second);
    CHECK(make_id(battle, Thing::unit, "Red, 1") == "red-1-3");
    CHECK(make_id(battle, Thing::leader, "Red 1") == "red-1");
    CHECK(make_id(battle, Thing::unit, std::string(300, 'x')).size() == 40);
}

TEST_CASE("castings are counted by the army in whose total a unit counts") {
    Battle battle = small_battle();
    CHECK(castings_of(battle, "red") == Castings{28, 0});
    battle.units[0].castings = 9;
    battle.units[1].presence = Presence::picked_up;   // 5 were left of 12: all 12 are lost
    battle.units[1].castings = 5;
    CHECK(castings_of(battle, "red") == Castings{28, 15});
    battle.units[0].raised_by = "red";
    battle.units[0].army = "blue";
    CHECK(castings_of(battle, "red") == Castings{28, 15});
    CHECK(castings_of(battle, "blue") == Castings{28, 0});
    battle.units[0].presence = Presence::never_arrived;
    CHECK(castings_of(battle, "red") == Castings{28, 15});
    Army ally;
    ally.id = "green";
    ally.ally_of = "red";
    battle.armies.push_back(ally);
    CHECK(side_of(battle, "green") == "red");
    CHECK(are_friends(battle, "green", "red"));
    CHECK_FALSE(are_friends(battle, "green", "blue"));
    battle.armies[0].ally_of = "green";   // a ring ends
    CHECK_FALSE(side_of(battle, "green").empty());
}
