#include "core/base/inches.hpp"

#include <doctest/doctest.h>

using namespace aor;

TEST_CASE("inches are read with a point or a comma, with or without their sign") {
    CHECK(Inches::read("5") == Inches::whole(5));
    CHECK(Inches::read("5.5") == Inches::parts(55'000));
    CHECK(Inches::read("5,5") == Inches::parts(55'000));
    CHECK(Inches::read("5.5in") == Inches::parts(55'000));
    CHECK(Inches::read("5.5 in") == Inches::parts(55'000));
    CHECK(Inches::read("5.5\"") == Inches::parts(55'000));
    CHECK(Inches::read(".5") == Inches::parts(5'000));
    CHECK(Inches::read("3.") == Inches::whole(3));
    CHECK(Inches::read("0") == Inches());
    CHECK(Inches::read("0011") == Inches::whole(11));
}

TEST_CASE("inches are exact to a ten-thousandth, and rounded beyond") {
    CHECK(Inches::read("0.0001") == Inches::parts(1));
    CHECK(Inches::read("0.00004") == Inches::parts(0));
    CHECK(Inches::read("0.00005") == Inches::parts(1));
    CHECK(Inches::read("11.6666666") == Inches::parts(116'667));
    CHECK(Inches::from_double(11.666666) == Inches::parts(116'667));
    CHECK(Inches::from_double(0.1) + Inches::from_double(0.2) == Inches::from_double(0.3));
}

TEST_CASE("what is no distance is not read") {
    for (const char* text : {"", " ", "in", "\"", ".", "-1", "+1", "5.5.5", "5,5,5", "1.000.5", "five", "5cm", "5 5", "1e3", "0x5", "5in.", "\xC2\xBD",
                             "100001", "99999999999999999999", "nan", "inf"}) {
        CAPTURE(text);
        CHECK(!Inches::read(text));
    }
    CHECK(Inches::read("100000").has_value());
}

TEST_CASE("inches are written with at most two decimals and no trailing zeros") {
    CHECK(Inches::whole(13).text() == "13");
    CHECK(Inches::parts(35'000).text() == "3.5");
    CHECK(Inches::parts(116'667).text() == "11.67");
    CHECK(Inches::parts(100).text() == "0.01");
    CHECK(Inches::parts(49).text() == "0");
    CHECK(Inches::parts(50).text() == "0.01");
    CHECK(Inches::parts(10'500).text() == "1.05");
    CHECK(Inches::parts(99'950).text() == "10");
    CHECK(Inches::parts(-5'000).text() == "-0.5");
    CHECK(Inches::parts(-49).text() == "0");
}

TEST_CASE("inches are multiplied by a fraction and rounded half up") {
    CHECK(Inches::whole(12).times(1, 4) == Inches::whole(3));
    CHECK(Inches::whole(7).times(2, 3).text() == "4.67");
    CHECK(Inches::whole(7).times(2, 3) == Inches::parts(46'667));
    CHECK(Inches::parts(1).times(1, 2) == Inches::parts(1));
    CHECK(Inches::whole(200).times(3, 1) == Inches::whole(600));
    CHECK(Inches::whole(5) - Inches::whole(2) == Inches::whole(3));
    CHECK(Inches::parts(60'001) > Inches::whole(6));
}
