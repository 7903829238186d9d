// What is typed finds names whatever their capitals and accents.

#include "app/desk/letters.hpp"

#include <doctest/doctest.h>

using aor::desk::lowered;

TEST_CASE("capitals and accents make no difference; signs of other kinds stay") {
    CHECK(lowered("Cuirassiers Löwenstein") == "cuirassiers lowenstein");
    CHECK(lowered("LÖWEN") == "lowen");
    CHECK(lowered("Régiment de Noël, Français") == "regiment de noel, francais");
    CHECK(lowered("Groß-Ægir ÿ") == "gross-aegir y");
    CHECK(lowered("3 × 4 ÷ 2, Łódź") == "3 × 4 ÷ 2, lodz");
    CHECK(lowered("Žižka, Białystok, Szűcs") == "zizka, bialystok, szucs");
    CHECK(lowered("Суворов") == "Суворов");
    CHECK(lowered("\xC3") == "\xC3");
    CHECK(lowered("") == "");
}
