#pragma once
// A case that the referee is making: who does what to whom, what he has told about it, and the dice so far. Nothing has
// happened yet; the same intent is shown and, when he says so, done.

#include "core/battle/entry.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// Something told about the case: a fact of a roll, or a word of a guided sequence (distance=6, answer=square).
struct Told {
    std::string roll;              ///< "red-1>blue-1" when the case has several rolls; "" otherwise
    std::string name;              ///< "target.cover"
    std::string value;             ///< as typed: "yes", "woods", "4.5"
    std::string reason;            ///< when it is against what the battle knows
    bool is_word = false;
    bool operator==(const Told&) const = default;
};

/// A chart line ticked or unticked by hand.
struct TickedLine {
    std::string roll;
    std::string item;
    bool counts = false;
    std::string reason;
    bool operator==(const TickedLine&) const = default;
};

/// A roll that has had its dice: whether they were read off the table or thrown by the program, and how many numbers they are.
struct LaidRoll {
    Origin origin = Origin::typed_faces;
    int numbers = 0;
    bool operator==(const LaidRoll&) const = default;
};

/// The case in hand as far as it was told.
struct Work {
    std::string procedure;
    std::string actor;
    std::string target;
    std::vector<Told> told;
    std::vector<TickedLine> ticked;
    std::vector<int> faces;        ///< of rolls that have had their dice
    std::vector<int> totals;
    std::vector<LaidRoll> laid;    ///< the rolls that they belong to, in their order
    std::string reason;            ///< why it is done although it is out of its turn
    std::string typed_dice;        ///< for the roll that waits, as typed so far
    bool thrown = false;           ///< those were thrown by the program, and nobody has changed them since
    bool operator==(const Work&) const = default;

    [[nodiscard]] bool empty() const { return procedure.empty(); }
    /// The decision, with the dice of the rolls already made.
    [[nodiscard]] Intent intent() const;

    [[nodiscard]] const Told* find(std::string_view roll, std::string_view name) const;
    /// Puts it in place of what was told before; an empty value takes it back.
    void tell(Told told);
    void tick(TickedLine line);
    void untick(std::string_view roll, std::string_view item);
};

/// What an earlier decision was told, for the same case again: facts, words and lines, not its dice.
[[nodiscard]] Work again(const Intent& intent);

}  // namespace aor::desk
