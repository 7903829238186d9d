#include "core/army/order_of_battle.hpp"

#include "core/base/problem.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("an order of battle is read in the order of its file, types filled in") {
    Problems problems;
    const OrderOfBattle order = read_order_of_battle(
        "title = \"T\"\n"
        "[[unit]]\nname = \"A\"\ntype = \"line\"\ngrade = 3\n"
        "[[army]]\nname = \"Red\"\n"
        "[[unit]]\nname = \"B\"\nmove = 2.5\nlist = [\"x\", \"y\"]\nflag = true\n"
        "[[type]]\nid = \"line\"\ngrade = 2\narm = \"infantry\"\n",
        "o", problems);
    CHECK(problems.sentences() == "");
    REQUIRE(order.things.size() == 3);
    CHECK(order.things[0].text("name") == "A");
    CHECK(order.things[1].section == "army");
    CHECK(order.things[2].text("name") == "B");
    CHECK(order.things[0].find("grade")->value == Value(3));
    CHECK(order.things[0].find("grade")->place.line == 5);
    CHECK(order.things[0].text("arm") == "infantry");
    CHECK(order.things[0].find("arm")->place.line == 16);      // a fault in a type is told there
    CHECK(order.things[0].find("id") == nullptr);
    CHECK(order.things[0].find("type") == nullptr);
    CHECK(order.things[2].find("move")->value == Value(Inches::read("2.5").value()));
    CHECK(order.things[2].find("list")->value == Value(Names{"x", "y"}));
    CHECK(order.things[2].find("flag")->value == Value(true));
    CHECK(order.things[2].text("flag").empty());
}

TEST_CASE("what is written is read again, whatever the names") {
    OrderOfBattle order;
    order.game = {{"title", std::string("\"Ä\"\n## 100% \\"), {}}, {"rulings", Names{"R-18=plain"}, {}}};
    ListedThing thing;
    thing.section = "unit";
    thing.keys = {{"a key", std::string("[[unit]]\nname = 1"), {}},
                  {"inches", Inches::parts(-123'456), {}},
                  {"names", Names{"", "]", "\""}, {}},
                  {"yes", false, {}}};
    order.things = {thing, thing};
    Problems problems;
    const OrderOfBattle again = read_order_of_battle(text_of(order), "o", problems);
    CHECK(problems.sentences() == "");
    CHECK(text_of(again) == text_of(order));
    REQUIRE(again.things.size() == 2);
    for (std::size_t i = 0; i < thing.keys.size(); ++i) {
        REQUIRE(again.things[1].find(thing.keys[i].name) != nullptr);
        CHECK(again.things[1].find(thing.keys[i].name)->value == thing.keys[i].value);
    }
}

TEST_CASE("faults of the file itself") {
    const auto faults = [](const char* text) {
        Problems problems;
        (void)read_order_of_battle(text, "o", problems);
        return problems.sentences();
    };
    CHECK(faults("[unit]\nname = \"x\"\n") == "o:1:1: write [[unit]], with two brackets\n");
    CHECK(faults("[[type]]\ngrade = 2\n") == "o:1:1: a [[type]] needs an \"id\"\n");
    CHECK(faults("[[type]]\nid = \"a\"\n[[type]]\nid = \"a\"\n") == "o:3:1: there is already a type \"a\"\n");
    CHECK(faults("[[unit]]\ntype = 3\n") == "o:2:8: there is no type like that\n");
    CHECK(faults("[[unit]]\nx = 1979-05-27\n") == "o:2:5: there should be a value here, not a date or time\n");
    CHECK(faults("[[unit]]\nx = 99999999999\n") == "o:2:5: that number is out of all reason\n");
    CHECK(faults("[[unit]]\nx = nan\n") == "o:2:5: that number is out of all reason\n");
    CHECK(faults("[[unit]]\nx = [1]\n") == "o:2:6: a list holds texts, not a whole number\n");
    CHECK(faults("[[unit]]\nx = { y = 1 }\n") == "o:2:5: there should be a value here, not a table\n");
    CHECK(faults("[rulings]\n\"R-18\" = 3\n") == "o:2:10: a ruling is \"R-nn\" = \"choice\"\n");
    CHECK(faults("[[unit]\n").starts_with("o:1:"));
}
