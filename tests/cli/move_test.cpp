// aor move: rates, costs and plans without a battle.

#include "tests/support/aor_run.hpp"

#include <doctest/doctest.h>

using aor::tests::aor_run;

TEST_CASE("a line of infantry: 8 inches in 25mm, and a charge; what manoeuvres cost") {
    const auto said = aor_run({"move", "FI", "2"});
    CHECK(said.status == 0);
    CHECK(said.err == "");
    CHECK(said.out.starts_with("normal move  8 in  (8/6/4/2)\n"));
    CHECK(said.out.find("\ncharge  ") != std::string::npos);
    CHECK(said.out.find("half of a move") != std::string::npos);       // grade 2 changes for half a move
    CHECK(said.out.ends_with("8 in straight ahead left this turn\n"));
    CHECK(aor_run({"move", "FI", "2", "--scale", "15mm"}).out.starts_with("normal move  6 in  (6/4.5/3/1.5)\n"));
}

TEST_CASE("a plan: column to line costs grade 2 half a move, and half a line's move is left") {
    const auto said = aor_run({"move", "FI", "2", "column", "form=line", "ahead=2"});
    CHECK(said.status == 0);
    // half for the change, 2 of the line's 8 inches: a quarter; a quarter is left
    CHECK(said.out.ends_with("uses three quarters of a move; 2 in straight ahead left\n"));
    const auto too_far = aor_run({"move", "FI", "2", "column", "form=line", "ahead=5"});
    CHECK(too_far.status == 1);
    CHECK(too_far.out.find("It cannot: it is 1 in short\n") != std::string::npos);
}

TEST_CASE("what is wrong with the words is told with their places") {
    CHECK(aor_run({"move"}).err == "aor move: say which troops move, as in FI 2 column\n");
    CHECK(aor_run({"move", "FI", "2", "ahead=far"}).err == "argument 4: ahead takes inches, as in ahead=4, not \"far\"\n");
    CHECK(aor_run({"move", "FI", "2", "ahead"}).err == "argument 4: ahead takes inches, as in ahead=4\n");
    CHECK(aor_run({"move", "FI", "2", "form=circle"}).err == "argument 4: there is no formation \"circle\"\n");
    CHECK(aor_run({"move", "FI", "2", "ahead=2:swamp"}).status == 2);
    CHECK(aor_run({"move", "XX"}).err == "argument 2: there is no troop code \"XX\": there are FI, SI, LC, SLC, DR, HS and AC, and light, medium, heavy or siege for a battery\n");
    CHECK(aor_run({"move", "FI", "2", "ahead=2", "done"}).err == "aor move: only a unit of a battle has moved: aor battle FILE move UNIT ... done\n");
}

TEST_CASE("the same as JSON") {
    const auto said = aor_run({"move", "FI", "2", "ahead=4", "--json"});
    CHECK(said.out.starts_with("{\"possible\":true,\"items\":[{\"inches\":\"4 in\",\"label\":\"Straight ahead 4 in\""));
    CHECK(said.out.ends_with("\"used\":\"half a move\",\"left\":\"4 in straight ahead left\"}\n"));
}
