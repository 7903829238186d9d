#pragma once
// The records of a battle. Each stands in core/battle/fields/<record>.def, field by field with its meaning; that one
// list makes the struct, its name in changes, files and rosters, and its words for the referee.

#include "core/base/value.hpp"
#include "core/battle/battle_words.hpp"

#include <string>

namespace aor {

/// The id of a thing of one kind: a short name made from its name, unique in the battle and never given twice;
/// "" for none.
template <Thing kThing>
struct IdOf : std::string {
    IdOf() = default;
    IdOf(std::string id) : std::string(std::move(id)) {}   // NOLINT(google-explicit-constructor)
    IdOf(const char* id) : std::string(id) {}              // NOLINT(google-explicit-constructor)
    static constexpr Thing thing = kThing;
    [[nodiscard]] std::string_view view() const { return *this; }
};
using ArmyId = IdOf<Thing::army>;
using BrigadeId = IdOf<Thing::brigade>;
using UnitId = IdOf<Thing::unit>;
using LeaderId = IdOf<Thing::leader>;
using SiteId = IdOf<Thing::site>;

#define AOR_FIELD(group, type, name, start, meaning) type name = start;

/// The battle as a whole: turn and phase, scale, rulings, options and house rules, the deck.
struct Game {
    static constexpr Thing thing = Thing::game;
    std::string id;
#include "core/battle/fields/game.def"
    bool operator==(const Game&) const = default;
};

/// An army: one side, or an ally with totals and withdrawal checks of its own.
struct Army {
    static constexpr Thing thing = Thing::army;
    std::string id;
#include "core/battle/fields/army.def"
    bool operator==(const Army&) const = default;
};

/// A brigade: the units that one card moves and one leader commands.
struct Brigade {
    static constexpr Thing thing = Thing::brigade;
    std::string id;
#include "core/battle/fields/brigade.def"
    bool operator==(const Brigade&) const = default;
};

/// A battalion, a regiment of horse, or a battery with its crew.
struct Unit {
    static constexpr Thing thing = Thing::unit;
    std::string id;
#include "core/battle/fields/unit.def"
    bool operator==(const Unit&) const = default;
};

/// A leader.
struct Leader {
    static constexpr Thing thing = Thing::leader;
    std::string id;
#include "core/battle/fields/leader.def"
    bool operator==(const Leader&) const = default;
};

/// An objective or a structure on the table.
struct Site {
    static constexpr Thing thing = Thing::site;
    std::string id;
#include "core/battle/fields/site.def"
    bool operator==(const Site&) const = default;
};

/// A plot of phase 3.
struct Plot {
    static constexpr Thing thing = Thing::plot;
    std::string id;
#include "core/battle/fields/plot.def"
    bool operator==(const Plot&) const = default;
};

/// A charge under way.
struct Charge {
    static constexpr Thing thing = Thing::charge;
    std::string id;
#include "core/battle/fields/charge.def"
    bool operator==(const Charge&) const = default;
};

/// Two units in contact.
struct Contact {
    static constexpr Thing thing = Thing::contact;
    std::string id;
#include "core/battle/fields/contact.def"
    bool operator==(const Contact&) const = default;
};

/// A card of the brigade deck.
struct Card {
    static constexpr Thing thing = Thing::card;
    std::string id;
#include "core/battle/fields/card.def"
    bool operator==(const Card&) const = default;
};

/// Castings that a unit lost, or will lose when this phase's fire is closed.
struct Loss {
    static constexpr Thing thing = Thing::loss;
    std::string id;
#include "core/battle/fields/loss.def"
    bool operator==(const Loss&) const = default;
};

/// A flag, a battery or a leader that an army has lost.
struct Trophy {
    static constexpr Thing thing = Thing::trophy;
    std::string id;
#include "core/battle/fields/trophy.def"
    bool operator==(const Trophy&) const = default;
};

/// Something that is owed: a check after hits, a leader test, a rout move.
struct Owed {
    static constexpr Thing thing = Thing::owed;
    std::string id;
#include "core/battle/fields/owed.def"
    bool operator==(const Owed&) const = default;
};

#undef AOR_FIELD

}  // namespace aor
