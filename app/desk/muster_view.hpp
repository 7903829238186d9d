#pragma once
// Two armies mustered out of the lists for a battle: what is typed, and what comes of it, unit by unit with its reason. As a
// pick-up battle (p 49) the preparations too: who attacks, the battlefield, zones, works.

#include "app/desk/folders.hpp"
#include "core/play/pick_up.hpp"
#include "core/report/muster_rows.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace aor::desk {

/// One army as it is typed.
struct MusterSide {
    std::string list;              ///< "frederick/prussia"; "" while none is chosen
    std::string points = "15";
    std::map<std::string, std::string> chosen;   ///< answers to its choices; those that are not here are as usual
    std::string units;             ///< typed by hand, one on a line: "Batthyanyi Dragoons = DR 2 12 of=dragoons"
};

/// Both armies and their battle as they are typed.
struct MusterTyped {
    bool pick_up = false;
    Scale scale = Scale::mm25;
    std::string year;              ///< "1757", "1778-05"; "" is the lists' usual one
    std::array<MusterSide, 2> sides;
    Names options;                 ///< optional rules
    std::string dice;              ///< one's own: "type=4 attacker=2 leaders.first=1,6,3"
    std::map<std::string, std::string> decided;  ///< decisions of a pick-up battle
    std::string objectives;        ///< one on a line: "Kreuzau = small_village north"
    std::uint64_t seed = 1;        ///< of the dice that are not typed

    /// All of it in one text, which is another as soon as anything is.
    [[nodiscard]] std::string key() const;
};

/// One army as it comes out.
struct MusteredSide {
    std::string title;             ///< "Prussia"; "" while no list is chosen
    std::string strength;          ///< "15 strength points: 11 units of foot, ..."
    std::vector<report::MusterRow> rows;
    std::vector<OpenChoice> choices;
    std::vector<std::string> missing;   ///< strength points without a unit, and how to type them
    std::vector<std::string> remarks;
};

/// What has come of it all.
struct MusterView {
    std::array<MusteredSide, 2> sides;
    std::vector<std::string> faults;
    std::vector<PickUpStep> steps;
    std::vector<OpenChoice> decisions;
    std::vector<std::string> plan;      ///< the table with its zones, A for the first army and B for the second; north is up
    std::array<std::string, 2> edges;   ///< where each side sets up: "north", "south"
    std::vector<std::string> to_do;     ///< what is left for the table
    std::string order;             ///< the battle's order of battle, each thing with its reason; "" while there are faults
    std::string name;              ///< of the battle: "Prussia against Austria"
};
[[nodiscard]] MusterView muster_view(const Charts& charts, const Folders& folders, const MusterTyped& typed);

/// The seed of dice that nobody can foretell.
[[nodiscard]] std::uint64_t fresh_seed();

}  // namespace aor::desk
