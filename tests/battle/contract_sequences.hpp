#pragma once
// Guided sequences played to see which facts come without being typed.

#include "tests/support/charging.hpp"

#include <set>
#include <utility>

namespace aor {

using Key = std::pair<std::string, std::string>;     ///< procedure, fact

/// Plays, and notes which facts were taken as known.
class Watching : public Charging {
public:
    Watching(const std::string& charger, const std::string& target, std::set<Key>& seen) : Charging(charger, target), seen_(seen) {}

    void play(std::string_view line) {
        CAPTURE(line);
        look(line);
        for (const Rolled& rolled : perform(line).rolls) note(rolled.procedure, rolled.facts);
    }
    void look(std::string_view line) {
        for (const Posed& posed : preview(line).rolls) {
            if (posed.procedure != nullptr) note(std::string(posed.procedure->id), posed.facts);
        }
    }

private:
    void note(const std::string& procedure, const std::vector<FactTaken>& facts) {
        for (const FactTaken& fact : facts) {
            if (fact.source == FactSource::known) seen_.insert({procedure, fact.name});
        }
    }
    std::set<Key>& seen_;
};

/// A charge on foot that goes home, the melee, the next round, the pursuit.
inline void charge_on_foot(std::set<Key>& seen) {
    Watching table("red-1", "blue-1", seen);
    table.grade("red-1", 3);
    table.play("do charge red-1 distance=5 dice=3");
    table.play("do charge red-1 dice=2");
    table.play("do charge red-1 total=14");
    table.play("do charge red-1 dice=6,6");
    table.play("do charge red-1 dice=6");
    table.play("do charge red-1");
    table.phase(10);
    table.play("do melee red-1 dice=6,6,6,6,1,1,1,1,1,1,3,4,1");
}

/// A charge on guns, whose crew fires and retires.
inline void charge_on_guns(std::set<Key>& seen) {
    Watching table("red-1", "blue-3", seen);
    table.play("do charge red-1 distance=9 dice=2");
    table.play("do charge red-1 answer=fire_and_retire");
    table.play("do charge red-1 dice=1");
    table.play("do charge red-1 dice=6,1,1,1,1");
}

/// Foot counters a charge on its flank; horse counters horse.
inline void countercharges(std::set<Key>& seen) {
    Watching foot("red-1", "blue-1", seen);
    foot.play("do charge red-1 distance=8 dice=2");
    foot.play("do charge red-1 answer=countercharge");
    foot.play("do charge red-1");
    foot.play("do charge red-1 dice=6");
    foot.look("do charge red-1");
    Watching horse("red-1", "blue-1", seen);
    horse.arm("red-1", Arm::light_cavalry);
    horse.arm("blue-1", Arm::armored_cavalry);
    horse.play("do charge red-1 distance=20 dice=3,3");
    horse.play("do charge red-1");
    horse.play("do charge red-1 dice=6");
    horse.play("do charge red-1 answer=countercharge");
    horse.play("do charge red-1 dice=6");
}

/// Horse charges foot in flank, which tries to form square.
inline void square_against_horse(std::set<Key>& seen) {
    Watching table("red-1", "blue-1", seen);
    table.arm("red-1", Arm::light_cavalry);
    table.play("do charge red-1 side=flank distance=12 dice=1,2,3");
    table.play("do charge red-1");
    table.play("do charge red-1 dice=6");
    table.play("do charge red-1 answer=square");
    table.play("do charge red-1 dice=3");
}

/// Foot comes from behind.
inline void charged_from_behind(std::set<Key>& seen) {
    Watching table("red-1", "blue-1", seen);
    table.play("do charge red-1 side=rear distance=6 dice=3");
    table.play("do charge red-1");
    table.look("do charge red-1");
}

/// Dragoons break through to a second line, a square, and fight twice.
inline void breakthrough(std::set<Key>& seen) {
    Watching table("red-1", "blue-1", seen);
    table.arm("red-1", Arm::dragoons);
    table.play("do charge red-1 distance=10 dice=3,3");
    table.play("do charge red-1 dice=4");
    table.play("do charge red-1 dice=1,1,1,1,1");
    table.play("do charge red-1 dice=6");
    table.play("do charge red-1 dice=6");
    table.play("do charge red-1");
    table.phase(10);
    table.play("do melee red-1 dice=6,6,6,6,6,6,6,1,1,1,1,6,1,4");
    table.play("do charge red-1 meets=blue-2 distance=6");
    table.play("do charge red-1 dice=6");
    table.play("do charge red-1 answer=square");
    table.play("do charge red-1 dice=3");
    table.play("do charge red-1");
    table.play("do melee red-1 dice=6,6,2,1,1,1,6,1");
}

/// Who must pursue catches its quarry; who has plotted a charge is lured by a feigned flight.
inline void pursuits(std::set<Key>& seen) {
    Watching hunters("red-1", "blue-1", seen);
    hunters.arm("red-1", Arm::light_cavalry);
    hunters.play("do charge red-1 distance=10 dice=3,3");
    hunters.play("do charge red-1 dice=4");
    hunters.play("do charge red-1 dice=1,1,1,1,1");
    hunters.play("do charge red-1 dice=6");
    hunters.play("do charge red-1 dice=6");
    hunters.play("do charge red-1");
    hunters.phase(10);
    hunters.play("do melee red-1 dice=6,6,6,6,6,6,6,1,1,1,1,6,1,4");
    hunters.set("blue-1", &Unit::flag, FlagState::held);        // as if it had been saved
    hunters.play("do charge red-1");
    hunters.turn(2);
    hunters.phase(4);
    hunters.owe("compulsory_pursuit", "red-1");
    hunters.look("do compulsory_pursuit red-1 caught=yes");

    Watching lured("red-1", "blue-1", seen);
    lured.arm("red-1", Arm::light_cavalry);
    lured.set(&Game::options, {"feigned_flight"});
    lured.perform("do feigned_flight blue-1 reason=agreed");
    lured.look("do charge red-1");
}

/// A unit that joins a melee of last turn.
inline void joining(std::set<Key>& seen) {
    for (const Arm arm : {Arm::infantry, Arm::horse}) {
        Watching table("red-1", "blue-1", seen);
        Contact one;
        one.id = "old";
        one.unit = "red-2";
        one.opponent = "blue-1";
        one.since_turn = one.fought_turn = 1;
        one.round = 2;
        table.come(one);
        table.arm("red-1", arm);
        table.turn(2);
        table.set("p1", &Plot::turn, 2);
        table.look("do charge red-1 side=flank");
    }
}

/// Horse or foot against three units of foot, with a half-die leader; on either side of the contacts.
inline void one_against_three(std::set<Key>& seen) {
    for (const int way : {0, 1, 2, 3}) {
        const bool attacks = way % 2 == 0;
        const Arm arm = way < 2 ? Arm::dragoons : Arm::infantry;
        Watching table("red-1", "blue-1", seen);
        table.phase(10);
        table.arm("red-1", arm);
        Unit third = table.unit("blue-2");
        third.id = "blue-4";
        table.come(third);
        int number = 0;
        for (const char* enemy : {"blue-1", "blue-2", "blue-4"}) {
            Contact one;
            one.id = std::to_string(++number);
            one.unit = attacks ? "red-1" : enemy;
            one.opponent = attacks ? enemy : "red-1";
            one.since_turn = 1;
            table.come(one);
        }
        table.owe("melee", "red-1");
        table.set("red-chief", &Leader::attached, UnitId("red-1"));
        table.set("red-chief", &Leader::rating, Rating::half_die);
        table.look("do melee red-1");
    }
}

/// A leader who touches a unit that is shot at.
inline void leader_under_fire(std::set<Key>& seen) {
    Watching table("red-1", "blue-1", seen);
    table.phase(8);
    table.set("blue-chief", &Leader::attached, UnitId("blue-1"));
    table.perform("do small_arms_fire red-1 blue-1 range=5in total=18");
    table.play("do leader_hit blue-chief dice=1");
    table.look("do leader_casualty blue-chief");
}

/// Facts that came without being typed, in one or another of the guided sequences.
inline std::set<Key> known_in_sequences() {
    std::set<Key> seen;
    charge_on_foot(seen);
    charge_on_guns(seen);
    countercharges(seen);
    square_against_horse(seen);
    charged_from_behind(seen);
    breakthrough(seen);
    pursuits(seen);
    joining(seen);
    one_against_three(seen);
    leader_under_fire(seen);
    return seen;
}

}  // namespace aor
