#include "core/base/suggest.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace aor;

namespace {
const std::vector<std::string> kNames = {"unit.grade", "unit.rear_support", "target.in_flank", "target.in_column", "scale"};
}

TEST_CASE("the nearest name is found for slips of the finger") {
    CHECK(nearest("unit.grad", kNames) == "unit.grade");
    CHECK(nearest("unit.grdae", kNames) == "unit.grade");
    CHECK(nearest("unit.rear_suport", kNames) == "unit.rear_support");
    CHECK(nearest("target.in_colunm", kNames) == "target.in_column");
    CHECK(nearest("sacle", kNames) == "scale");
    CHECK(nearest("Scale", kNames) == "scale");
}

TEST_CASE("a name without its prefix is near") {
    CHECK(nearest("grade", kNames) == "unit.grade");
    CHECK(nearest("in_flank", kNames) == "target.in_flank");
    CHECK(nearest("flank", kNames).empty());  // a part of a word is not
}

TEST_CASE("nothing is suggested for what is far off") {
    CHECK(nearest("", kNames).empty());
    CHECK(nearest("cavalry", kNames).empty());
    CHECK(nearest("xyz", kNames).empty());
    CHECK(nearest(std::string(100'000, 'a'), kNames).empty());
    CHECK(nearest("unit.grade", std::vector<std::string>{}).empty());
    CHECK(nearest("unit.grade", std::vector<std::string>{"unit.grade"}).empty());  // it is that name
}

TEST_CASE("suggestions and lists are written as sentences have them") {
    CHECK(did_you_mean("unit.grad", kNames) == " (did you mean \"unit.grade\"?)");
    CHECK(did_you_mean("cavalry", kNames).empty());
    const std::vector<std::string_view> words = {"25mm", "15mm", "6mm"};
    CHECK(one_of(words) == "\"25mm\", \"15mm\" or \"6mm\"");
    CHECK(one_of(std::span(words).first(2)) == "\"25mm\" or \"15mm\"");
    CHECK(one_of(std::span(words).first(1)) == "\"25mm\"");
    CHECK(one_of({}).empty());
}
