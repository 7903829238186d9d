// The doors for dice: the program's own, and faces given beforehand.

#include "core/dice/roll.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace aor;

TEST_CASE("the program's dice are the same again for the same seed") {
    ProgramDice first(1757);
    ProgramDice again(1757);
    ProgramDice other(1758);
    bool all_alike = true;
    for (int i = 0; i < 1000; ++i) {
        const int face = first.next_face();
        CHECK(face >= 1);
        CHECK(face <= 6);
        CHECK(face == again.next_face());
        all_alike = all_alike && face == other.next_face();
    }
    CHECK(!all_alike);
    CHECK(first.origin() == Origin::program);
}

// The first faces of two seeds, so that no change of the generator goes unseen: a battle's log depends on them.
TEST_CASE("the program's dice never change from one version to the next") {
    const auto faces = [](std::uint64_t seed) {
        ProgramDice dice(seed);
        std::array<int, 12> out{};
        for (int& face : out) face = dice.next_face();
        return out;
    };
    CHECK(faces(0) == std::array<int, 12>{2, 1, 2, 5, 2, 1, 6, 3, 6, 3, 2, 5});
    CHECK(faces(1757) == std::array<int, 12>{1, 5, 5, 4, 2, 4, 3, 5, 5, 2, 3, 6});
}

// Chi-square of 600,000 faces with 5 degrees of freedom: a fair die stays under 20.5 in 999 of 1000 seeds.
TEST_CASE("the program's dice are fair, alone and in pairs") {
    constexpr int kFaces = 600'000;
    std::array<int, 6> faces{};
    std::array<int, 36> pairs{};
    ProgramDice dice(20260101);
    int before = 0;
    for (int i = 0; i < kFaces; ++i) {
        const int face = dice.next_face() - 1;
        ++faces[static_cast<std::size_t>(face)];
        if (i % 2 == 1) ++pairs[static_cast<std::size_t>(before * 6 + face)];
        before = face;
    }
    const auto chi_square = [](const auto& counts, double expected) {
        double sum = 0;
        for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
        return sum;
    };
    CHECK(chi_square(faces, kFaces / 6.0) < 20.5);
    // 35 degrees of freedom: under 66.6 in 999 of 1000.
    CHECK(chi_square(pairs, kFaces / 72.0) < 66.6);
}

TEST_CASE("neighbouring seeds do not throw alike") {
    std::array<int, 6> first_faces{};
    for (std::uint64_t seed = 0; seed < 6000; ++seed) {
        ProgramDice dice(seed);
        ++first_faces[static_cast<std::size_t>(dice.next_face() - 1)];
    }
    for (const int count : first_faces) {
        CHECK(count > 850);
        CHECK(count < 1150);
    }
}

TEST_CASE("given dice are taken in order, and what is left is known") {
    const std::array faces = {3, 6, 1};
    GivenDice dice(faces);
    CHECK(dice.left() == 3);
    CHECK(dice.next_face() == 3);
    CHECK(dice.next_face() == 6);
    CHECK(dice.left() == 1);
    CHECK(dice.origin() == Origin::script);
}

TEST_CASE("a throw is added up, the half-dice last") {
    const std::array faces = {4, 4, 4, 4, 2};
    CHECK(add_up({4, 1}, faces) == 18);
    CHECK(add_up({5, 0}, faces) == 18);
    CHECK(add_up({3, 2}, faces) == 14);  // 4 + 4 + 4, then 4 counts nothing and 2 counts 2
    CHECK(add_up({0, 0}, {}) == 0);
}
