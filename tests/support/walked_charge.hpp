#pragma once
// A charge walked to its end on copies of the table, over every face of every die; the bout at the end is counted by hand from
// the dice that the melee shows.

#include "tests/support/charging.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>

namespace aor {

/// Ways over 6^kDice at the end, and over 6^kWayIn before, whatever was thrown.
constexpr int kDice = 30;
constexpr int kWayIn = 12;

/// By the names of the endings; seen by red-1.
using Counted = std::map<ChargeEnd, Ways>;

/// In how many ways so many dice come to each sum.
inline std::vector<Ways> sums(int dice) {
    std::vector<Ways> ways = {1};
    for (int die = 0; die < dice; ++die) {
        std::vector<Ways> more(ways.size() + 6);
        for (std::size_t sum = 0; sum < ways.size(); ++sum) {
            for (std::size_t face = 1; face <= 6; ++face) more[sum + face] += ways[sum];
        }
        ways = more;
    }
    return ways;
}

/// One casting for every six pips; more hits win.
inline Counted bout(int dice, int other_dice) {
    Counted counted;
    const auto ours = sums(dice);
    const auto theirs = sums(other_dice);
    for (std::size_t a = 0; a < ours.size(); ++a) {
        for (std::size_t b = 0; b < theirs.size(); ++b) {
            counted[a / 6 > b / 6 ? ChargeEnd::charger_wins : a / 6 == b / 6 ? ChargeEnd::drawn : ChargeEnd::defender_wins] += ours[a] * theirs[b];
        }
    }
    for (auto& [end, ways] : counted) ways *= power_of_six<Ways>(kDice - dice - other_dice);
    return counted;
}

/// Every face of every die of a shot, six pips a casting; matchlocks throw the highest again. By hits: one way to throw
/// them, and how many there are.
struct Thrown {
    std::string faces;
    int ways = 0;
};
inline std::map<int, Thrown> shots(int dice, bool matchlocks) {
    std::map<int, Thrown> by_hits;
    std::vector<int> faces(static_cast<std::size_t>(dice), 1);
    for (bool more = true; more;) {
        const int sum = std::accumulate(faces.begin(), faces.end(), 0);
        std::string words;
        for (const int face : faces) words += (words.empty() ? "" : ",") + std::to_string(face);
        for (int again = 1; again <= (matchlocks ? 6 : 1); ++again) {
            const int counted = matchlocks ? sum - *std::max_element(faces.begin(), faces.end()) + again : sum;
            Thrown& thrown = by_hits[counted / 6];
            thrown.faces = matchlocks ? words + ',' + std::to_string(again) : words;
            ++thrown.ways;
        }
        std::size_t die = 0;
        while (die < faces.size() && ++faces[die] > 6) faces[die++] = 1;
        more = die < faces.size();
    }
    return by_hits;
}

/// Walks what is left of the charge with the real decisions; the target does `answer` when it is asked.
inline void walk(Charging table, const std::string& charger, const std::string& answer, const Ways& share, Counted& counted) {
    const bool by_red = charger == "red-1";
    const std::string go = "do charge " + charger;
    if (charge_of(table.battle(), charger) == nullptr) {
        if (!in_melee(table.battle(), charger)) {
            counted[by_red ? ChargeEnd::stopped : ChargeEnd::target_stopped] += share * power_of_six<Ways>(kDice);
            return;
        }
        table.phase(10);
        const Preview shown = table.preview("do melee " + charger);
        REQUIRE(shown.rolls.size() == 1);
        for (const auto& [end, ways] : bout(shown.rolls[0].assessment.pool.sum(Of::dice), shown.rolls[0].assessment.other_pool.sum(Of::dice))) {
            const ChargeEnd seen = by_red || end == ChargeEnd::drawn ? end : end == ChargeEnd::charger_wins ? ChargeEnd::defender_wins : ChargeEnd::charger_wins;
            counted[seen] += ways * share;
        }
        return;
    }
    const auto each_face = [&] {
        const Preview shown = table.preview(go);
        REQUIRE(shown.waiting() != nullptr);
        const Posed& roll = *shown.waiting();
        const auto thrown = roll.procedure->next_throw(roll.assessment, {});
        REQUIRE(thrown.has_value());
        const int dice = thrown->count();
        for (int way = 0, ways = power_of_six<int>(dice); way < ways; ++way) {
            std::string faces;
            for (int die = 0, rest = way; die < dice; ++die, rest /= 6) faces += (faces.empty() ? "" : ",") + std::to_string(rest % 6 + 1);
            Charging next = table;
            next.perform(go + " dice=" + faces);
            walk(std::move(next), charger, answer, share / ways, counted);
        }
    };
    const std::string said = (" " + table.choices(charger) + ",").find(" " + answer + ",") != std::string::npos ? " answer=" + answer : "";
    switch (table.step(charger)) {
        case ChargeStep::answer: table.perform(go + said); break;
        case ChargeStep::quarter:
        case ChargeStep::contact:
            if (table.needs(charger).procedure.empty()) table.perform(go);
            else return each_face();
            break;
        case ChargeStep::fire: {
            const Preview shown = table.preview(go);
            REQUIRE(shown.waiting() != nullptr);
            const int dice = shown.waiting()->assessment.dice().count();
            const bool matchlocks = table.unit(table.charge(charger).target).matchlock;
            for (const auto& [hits, thrown] : shots(dice, matchlocks)) {
                CAPTURE(hits);
                Charging next = table;
                next.perform(go + " dice=" + thrown.faces);
                walk(std::move(next), charger, answer, share * thrown.ways / power_of_six<Ways>(matchlocks ? dice + 1 : dice), counted);
            }
            return;
        }
        case ChargeStep::control:
        case ChargeStep::onward: counted[by_red ? ChargeEnd::defender_gives_way : ChargeEnd::charger_gives_way] += share * power_of_six<Ways>(kDice); return;
        case ChargeStep::evade: counted[ChargeEnd::target_goes] += share * power_of_six<Ways>(kDice); return;
        default: return each_face();
    }
    walk(std::move(table), charger, answer, share, counted);
}

inline Counted walked(const Charging& table, const std::string& answer) {
    Counted counted;
    // Enough sixes for the dice on the way: all quotients stay whole.
    walk(table, "red-1", answer, power_of_six<Ways>(kWayIn), counted);
    return counted;
}

inline void check_alike(const ChargeOdds& odds, const Counted& counted) {
    Ways all = 0;
    for (const auto& [end, ways] : counted) all += ways;
    CHECK(all == power_of_six<Ways>(kDice + kWayIn));
    for (std::size_t i = 0; i < kChargeEnds; ++i) {
        const auto end = static_cast<ChargeEnd>(i);
        CAPTURE(name_of(end));
        const auto found = counted.find(end);
        CHECK(odds.of(end) * all == (found == counted.end() ? Ways(0) : found->second) * odds.of());
    }
}

}  // namespace aor
