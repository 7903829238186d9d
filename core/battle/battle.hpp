#pragma once
// The state of the table: a plain value. Copying it is how one looks at another moment. Only `apply` and `take_back`
// (change.hpp) change the battle that a log holds.

#include "core/battle/records.hpp"

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace aor {

/// Ids of one kind of thing are often equally long and begin alike ("4567.1"): the end is looked at first.
[[nodiscard]] inline bool is_same_id(std::string_view id, std::string_view other) {
    const std::size_t size = id.size();
    return size == other.size() && (size < 3 || id[size - 3] == other[size - 3]) && id == other;
}

/// A battle at one moment: the game, the armies, who stands where in what state, and what is owed.
struct Battle {
    Game game;
    // Lists in the order in which the things came: the order of the roster.
#define AOR_RECORD(Record, thing, list) std::vector<Record> list;
#include "core/battle/fields/records.def"
#undef AOR_RECORD

    /// All things of one kind: battle.all<Unit>() is battle.units.
    template <class Record>
    [[nodiscard]] const std::vector<Record>& all() const;
    template <class Record>
    [[nodiscard]] std::vector<Record>& all();

    /// The thing with that id; nullptr when there is none.
    template <class Record>
    [[nodiscard]] const Record* find(std::string_view id) const {
        for (const Record& record : all<Record>()) {
            if (is_same_id(record.id, id)) return &record;
        }
        return nullptr;
    }
    [[nodiscard]] const Army* army(std::string_view id) const { return find<Army>(id); }
    [[nodiscard]] const Brigade* brigade(std::string_view id) const { return find<Brigade>(id); }
    [[nodiscard]] const Unit* unit(std::string_view id) const { return find<Unit>(id); }
    [[nodiscard]] const Leader* leader(std::string_view id) const { return find<Leader>(id); }
    [[nodiscard]] const Site* site(std::string_view id) const { return find<Site>(id); }

    /// Whether there is a thing of that kind and id.
    [[nodiscard]] bool has(Thing thing, std::string_view id) const;

    bool operator==(const Battle&) const = default;
};

#define AOR_RECORD(Record, thing, list)                                               \
    template <>                                                                       \
    inline const std::vector<Record>& Battle::all<Record>() const { return list; }    \
    template <>                                                                       \
    inline std::vector<Record>& Battle::all<Record>() { return list; }
#include "core/battle/fields/records.def"
#undef AOR_RECORD

// --- questions that every reader of a battle asks ---

/// On the table and able to be met there.
[[nodiscard]] bool is_on_table(const Unit& unit);
/// Its castings are lost to its army: destroyed, removed, picked up or surrendered.
[[nodiscard]] bool is_lost(const Unit& unit);
/// Stamped with the turn that is being played.
[[nodiscard]] inline bool this_turn(const Battle& battle, int stamp) { return stamp == battle.game.turn; }
[[nodiscard]] inline bool last_turn(const Battle& battle, int stamp) {
    return stamp > 0 && stamp == battle.game.turn - 1;
}

/// The army in whose total a unit counts.
[[nodiscard]] const ArmyId& counts_for(const Unit& unit);
/// The army and its allies are one side: the id of the army that leads it.
[[nodiscard]] std::string_view side_of(const Battle& battle, std::string_view army);
[[nodiscard]] bool are_friends(const Battle& battle, std::string_view army, std::string_view other);

/// Castings of the army at the start and now lost (whole castings; a unit that is lost has lost all).
struct Castings {
    int start = 0;
    int lost = 0;
    bool operator==(const Castings&) const = default;
};
[[nodiscard]] Castings castings_of(const Battle& battle, std::string_view army);

/// Pending castings of simultaneous fire that the unit is still to lose.
[[nodiscard]] int pending_losses(const Battle& battle, std::string_view unit);

/// "FI", "SI", "LC", "SLC", "DR", "HS", "AC", or "ART".
[[nodiscard]] std::string_view troop_code(const Unit& unit);

/// A short name for a thing, made from its name: lower case letters, digits and single dashes ("1/7th" -> "1-7th",
/// "Jäger" -> "jaeger"); `otherwise` when nothing is left of the name; with "-2", "-3" when it is taken.
[[nodiscard]] std::string make_id(const Battle& battle, Thing thing, std::string_view name);

}  // namespace aor
