#pragma once
// Who a procedure is about: whose name is asked for before its facts, and who can be named.

#include "core/battle/battle.hpp"
#include "core/battle/entry.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

enum class Who : std::uint8_t { nobody, unit, leader, army, site };

/// The parties of a procedure: `do PROCEDURE ACTOR TARGET`.
struct Parts {
    std::string_view procedure;
    Who actor = Who::unit;
    Who target = Who::nobody;
    bool target_needed = false;
};

/// Of a procedure that the table does not name: nobody acts, as in the rolls before a pick-up battle.
[[nodiscard]] Parts parts_of(std::string_view procedure);

/// Somebody who can be named.
struct Somebody {
    Thing thing = Thing::unit;
    std::string id;
    std::string name;
    std::string code;            ///< two letters or digits that stand for him at the keyboard: "b3"
    ArmyId army;
};

/// Everybody on the roster with a code: a letter for the brigade and a digit or letter within it, in the order of the
/// roster. Codes stay the same for as long as nobody is added.
[[nodiscard]] std::vector<Somebody> everybody(const Battle& battle);

/// Those of them who can be the actor or, when an actor is given, his target: enemies of a unit that fires or charges,
/// leaders of its own side for command, on the table unless the procedure is about others.
[[nodiscard]] std::vector<Somebody> candidates(const Battle& battle, std::string_view procedure, Who who, std::string_view actor);

/// What the unit can begin, in the order of a menu: no fire of guns for foot, no rally for who stands.
[[nodiscard]] std::vector<std::string_view> begun_by(const Battle& battle, std::string_view unit);

/// He goes to that unit, or leaves the one that he is with ("").
[[nodiscard]] Intent goes_to(const Leader& leader, std::string_view unit);
/// The leaders of its side who are on the table and not with it, those of its own brigade first.
[[nodiscard]] std::vector<const Leader*> who_may_join(const Battle& battle, std::string_view unit);

/// With his army, and on the table.
[[nodiscard]] bool is_here(const Leader& leader);

/// The name of a unit, leader, army or site, or its id when it has none.
[[nodiscard]] std::string name_of(const Battle& battle, std::string_view id);


}  // namespace aor::desk
