#include "core/base/result.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>

using namespace aor;

TEST_CASE("a problem says where it is, as far as that is known") {
    CHECK(Problem{{"charts/melee.toml", 42, 8}, "unknown fact"}.sentence() == "charts/melee.toml:42:8: unknown fact");
    CHECK(Problem{{"charts/melee.toml", 42, 0}, "unknown fact"}.sentence() == "charts/melee.toml:42: unknown fact");
    CHECK(Problem{{"charts", 0, 0}, "the folder cannot be read"}.sentence() == "charts: the folder cannot be read");
    CHECK(Problem{{"argument 3", 0, 0}, "unknown fact"}.sentence() == "argument 3: unknown fact");
    CHECK(Problem{{}, "unknown fact"}.sentence() == "unknown fact");
}

TEST_CASE("problems are told all together, those of a file in its order") {
    Problems problems;
    CHECK(problems.none());
    CHECK(problems.sentences().empty());
    problems.add({"a", 9, 1}, "third");
    problems.add({"a", 2, 7}, "second");
    problems.add({"a", 2, 5}, "first");
    problems.add({"a", 9, 1}, "fourth");
    problems.sort_by_place();
    CHECK(problems.count() == 4);
    CHECK(problems.sentences() == "a:2:5: first\na:2:7: second\na:9:1: third\na:9:1: fourth\n");

    Problems more;
    more.add({"b", 1, 1}, "fifth");
    problems.append(more);
    CHECK(problems[4].text == "fifth");
}

TEST_CASE("a result is a value, or all that stands in its way") {
    Result<std::unique_ptr<int>> value(std::make_unique<int>(6));
    REQUIRE(value.ok());
    CHECK(static_cast<bool>(value));
    CHECK(value.problems().none());
    CHECK(**value == 6);
    const std::unique_ptr<int> taken = std::move(*value);
    CHECK(*taken == 6);

    Problems problems;
    problems.add({"a", 1, 1}, "no");
    const Result<std::string> failure(problems);
    CHECK(!failure.ok());
    CHECK(!failure);
    CHECK(failure.problems().sentences() == "a:1:1: no\n");
}
