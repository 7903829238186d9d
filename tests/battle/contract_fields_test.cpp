// What a battle is to know of the facts of the public ids (tests/golden/contract.toml, section by section), it
// knows: for every fact of every procedure, either its value follows the record in the positions made here by hand, or a
// guided sequence tells it, or it stands on the table alone and is asked - and then it is in a list here, with the reason.

#include "core/play/fact_values.hpp"
#include "core/play/known_facts.hpp"
#include "core/rules/procedure.hpp"
#include "tests/battle/contract_positions.hpp"
#include "tests/battle/contract_sequences.hpp"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <sstream>

using namespace aor;

namespace {

/// Facts of procedures, and why they are not read off the record.
struct Others {
    std::string_view facts;
    std::string_view procedures;
    std::string_view why;
};

// What only the eyes of those at the table can tell. Whoever rolls is asked.
constexpr Others kOnTheTable[] = {
    {"range", "structure_fire village_fire", "measured"},
    {"distance", "command_range", "measured"},
    {"leader.distance", "leader_hit", "measured"},
    {"target.in_flank", "artillery_fire structure_fire village_fire small_arms_fire", "seen along the line of the shot"},
    {"target.on_glacis", "artillery_fire structure_fire village_fire small_arms_fire", "ground of a siege"},
    {"firer.moved_in_siege", "artillery_fire structure_fire village_fire", "a move inside one work does not count: the record has the move, not the work"},
    {"firer.defends_assault", "artillery_fire structure_fire", "the assault of a siege is not recorded"},
    {"ricochet", "artillery_fire structure_fire village_fire", "declared by the firer"},
    {"siege_step", "artillery_fire structure_fire village_fire", "declared: fire between the turns of a battle"},
    {"opportunity", "artillery_fire structure_fire village_fire small_arms_fire", "declared: somebody moves past"},
    {"firer.castings_firing", "small_arms_fire", "who has a free field of fire"},
    {"firer.masked", "small_arms_fire", "who has a free field of fire"},
    {"firer.in_river", "small_arms_fire", "ground"},
    {"unit.flanks_secure", "morale cavalry_charge", "where friends and cover stand"},
    {"unit.rear_support", "morale cavalry_charge", "where friends stand"},
    {"unit.enemy_in_rear", "cavalry_charge", "where enemies stand"},
    {"unit.enemy_facing_flank", "cavalry_charge", "where enemies stand"},
    {"unit.enemy_facing_rear", "cavalry_charge", "where enemies stand"},
    {"unit.hit_by_rocket", "morale", "rockets are fired by hand; the duty that the referee opens may carry it"},
    {"unit.enemy_in_charge_range", "indian_obedience", "where enemies stand"},
    {"unit.enemy_in_sight", "indian_obedience", "where enemies stand"},
    {"unit.village_in_sight", "indian_obedience", "ground"},
    {"breakthrough", "fire_on_charge", "a breakthrough is not fired on: the sequence never asks for this roll in one"},
    {"unit.against opponent.against unit.frontage opponent.frontage opponent.uphill unit.opponents unit.remainder_here unit.shared unit.half_die_here melee_round",
     "melee", "the pool of one side alone is rolled by hand only; a battle rolls the bout"},
};

// What a guided sequence knows of its own course. Whoever rolls outside it is asked.
constexpr Others kToldBySequence[] = {
    {"range", "artillery_fire small_arms_fire", "the range roll of the charge"},
    {"unit.charging", "morale cavalry_charge charge_initiative", "the side at which the charge comes"},
    {"unit.being_charged", "morale cavalry_charge", "the charge"},
    {"unit.enemy_in_rear unit.enemy_facing_flank unit.enemy_facing_rear", "morale", "the side at which the charge comes"},
    {"unit.joins_melee", "cavalry_charge charge_initiative", "a contact of last turn"},
    {"unit.countercharge breakthrough unit.caught_in_flank_or_rear", "cavalry_charge charge_initiative", "the answer to the charge"},
    {"charger.distance", "fire_on_charge emergency_square", "the distance at the start, less what has been moved"},
    {"firer.fire_and_retire", "fire_on_charge", "the answer of the guns"},
    {"charger.direction unit.can_fire_at_charger", "emergency_square", "the charge"},
    {"unit.against opponent.against unit.uphill opponent.uphill melee_round", "melee_bout", "the contact"},
    {"unit.frontage opponent.frontage unit.opponents opponent.opponents unit.remainder_here opponent.remainder_here unit.shared opponent.shared unit.half_die_here "
     "opponent.half_die_here",
     "melee_bout", "all the contacts of a melee together"},
    {"unit.lost opponent.lost", "flag_capture melee_result", "the bout"},
    {"opponent.wiped_out", "flag_capture", "the bout"},
    {"opponent.picked_up", "flag_capture", "the pursuit that caught it"},
    {"unit.second_melee", "melee_result", "the turn's first melee"},
    {"feigned_flight", "pursuit", "the flight that lures"},
    {"hits", "leader_hit", "the shot"},
};

/// Who stands for whom in a procedure.
struct Pair {
    std::string_view actor;
    std::string_view target;
};
std::vector<Pair> pairs_for(std::string_view procedure) {
    if (procedure == "withdrawal") return {{"red", ""}};
    if (procedure == "artillery_fire") return {{"red-3", "blue-1"}};
    if (procedure == "fire_on_charge") return {{"red-1", "blue-1"}, {"red-3", "blue-1"}};
    if (procedure == "structure_fire" || procedure == "village_fire") return {{"red-3", "mill"}, {"red-3", "blue-1"}};
    if (procedure == "ammunition") return {{"red-3", ""}};
    if (procedure == "command_range") return {{"red-1", "red-chief"}, {"red-1", "red-brigadier"}};
    if (procedure == "arrival") return {{"red-1", ""}, {"red-late", ""}};
    if (procedure == "leader_hit" || procedure == "leader_casualty" || procedure == "replacement_leader") return {{"red-chief", "blue-1"}};
    return {{"red-1", "blue-1"}};
}

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream in{std::string(text)};
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

/// Facts whose value follows the record.
std::set<Key> known_by_record() {
    std::map<Key, std::set<std::string>> values;
    for (const Battle& battle : {morning(), evening(), night()}) {
        for (const Procedure* procedure : procedures()) {
            const Chart& chart = *test_charts().find(procedure->id);
            for (const Pair& pair : pairs_for(procedure->id)) {
                const Parties parties = parties_of(battle, procedure->id, pair.actor, pair.target);
                for (const FactRow& row : chart.facts) {
                    const auto known = known_fact(test_charts(), battle, parties, chart, row);
                    if (known) values[{std::string(procedure->id), std::string(name_of(row.fact))}].insert(typed_text(known->value));
                }
            }
        }
    }
    std::set<Key> keys;
    for (const auto& [key, seen] : values) {
        if (seen.size() > 1) keys.insert(key);
    }
    return keys;
}

template <std::size_t kSize>
std::set<Key> listed(const Others (&list)[kSize]) {
    std::set<Key> keys;
    for (const Others& row : list) {
        CHECK_FALSE(row.why.empty());
        for (const std::string& procedure : words_in(row.procedures)) {
            for (const std::string& fact : words_in(row.facts)) {
                CHECK_MESSAGE(keys.insert({procedure, fact}).second, (procedure + ' ' + fact + " is listed twice"));
            }
        }
    }
    return keys;
}

}  // namespace

TEST_CASE("every fact of every procedure is known by the record, told by a sequence, or asked with a reason") {
    const std::set<Key> record = known_by_record();
    const std::set<Key> sequence = known_in_sequences();
    const std::set<Key> told = listed(kToldBySequence);
    const std::set<Key> asked = listed(kOnTheTable);
    std::set<Key> every;
    for (const Procedure* procedure : procedures()) {
        for (const FactRow& row : test_charts().find(procedure->id)->facts) {
            const Key key{std::string(procedure->id), std::string(name_of(row.fact))};
            every.insert(key);
            CAPTURE(key.first);
            CAPTURE(key.second);
            const bool by_record = record.contains(key);
            CHECK(told.contains(key) == (!by_record && sequence.contains(key)));
            CHECK(asked.contains(key) == (!by_record && !sequence.contains(key)));
        }
    }
    CHECK(every.size() > 400);
    for (const std::set<Key>* list : {&told, &asked}) {
        for (const Key& key : *list) CHECK_MESSAGE(every.contains(key), (key.first + " does not read " + key.second));
    }
}
