#pragma once
// The facts of a roll as the referee meets them: what the battle knows, what he has told, what only the table can tell -
// the handful that usually matter first, each with a letter that changes it, the rare ones folded away.

#include "app/desk/work.hpp"
#include "core/play/performance.hpp"

#include <string>
#include <vector>

namespace aor::desk {

/// Where a fact's value comes from.
enum class FactStand : std::uint8_t {
    missing,         ///< has to be told
    open,            ///< as the chart takes it when nobody says anything
    told,
    known,           ///< by the battle
    overruled        ///< known otherwise, and decided so with a reason
};

/// A value that can be chosen.
struct FactChoice {
    std::string word;              ///< as it is typed
    std::string say;
    bool chosen = false;
    std::string code{};            ///< the two signs of a unit or leader, where it is one
};

/// A fact of the roll as a line on the screen.
struct FactLine {
    const FactRow* row = nullptr;
    std::string roll;              ///< of which roll of the case, see Told
    std::string name;              ///< "target.cover"
    std::string say;               ///< "target: cover"
    std::string meaning;
    std::string page;
    std::string value;             ///< as it is typed
    std::string value_say;         ///< as it is said: "stone wall"
    std::string reason;
    FactStand stand = FactStand::open;
    bool usual = false;            ///< one of the handful
    bool sticks = false;           ///< what is told stays with the unit for the next case
    bool firm = false;             ///< known, and to decide otherwise takes a reason
    char key = '\0';               ///< the letter that changes it
    std::vector<FactChoice> choices;   ///< yes and no, or the words; none for numbers, distances and lists
    [[nodiscard]] bool is_yes_no() const { return row != nullptr && row->kind == Kind::boolean; }
};

/// All facts of the roll in the order of the chart.
[[nodiscard]] std::vector<FactLine> fact_lines(const Charts& charts, const Battle& battle, const Posed& posed, const Work& work,
                                               const std::string& roll);

/// The value that comes after this one, for a key or a click that goes round: no, yes, no; none, woods, ... none.
[[nodiscard]] std::string next_value(const FactLine& line);

/// The facts of a procedure that usually matter and that only the table can tell, the most frequent first.
[[nodiscard]] std::vector<std::string_view> usual_facts(std::string_view procedure);

/// "stone wall" for stone_wall.
[[nodiscard]] std::string spoken(std::string_view word);

}  // namespace aor::desk
