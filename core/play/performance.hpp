#pragma once
// One decision of the referee in the making: what is asked, what the battle knows, the dice, and all that happens.
// Nothing is thrown and nothing changes anywhere else. The preview runs the same steps and stops where the dice end.

#include "core/battle/draft.hpp"
#include "core/battle/entry.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/known_facts.hpp"
#include "core/rules/procedure.hpp"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// A roll before its dice: the facts with where they came from, what the chart makes of them, and what stands in the way.
struct Posed {
    const Procedure* procedure = nullptr;
    std::string actor;
    std::string target;
    std::vector<FactTaken> facts;            ///< every fact that was known, typed or overruled
    std::vector<const FactRow*> open;        ///< facts that only the table can tell and that nobody told; see required()
    Situation stated;                        ///< the facts as they are, nothing established yet
    Assessment assessment;                   ///< of use when there are no problems
    Problems problems;                       ///< missing facts, faults in what was typed
    bool out_of_range = false;               ///< the inches typed are farther than anything reaches
};

/// One decision being carried out: the battle it changes, the dice it takes, the facts it reads.
class Performance {
public:
    enum class Mode : std::uint8_t { act, preview };

    Performance(const Charts& charts, const Battle& battle, const Intent& intent, int entry_number,
                DiceSource* program_dice = nullptr, Mode mode = Mode::act);
    Performance(const Performance&) = delete;
    Performance& operator=(const Performance&) = delete;

    [[nodiscard]] const Charts& charts() const { return charts_; }
    [[nodiscard]] const Intent& intent() const { return intent_; }
    [[nodiscard]] int entry() const { return number_; }
    [[nodiscard]] bool previewing() const { return mode_ == Mode::preview; }
    /// The table with everything that has happened so far in this decision.
    [[nodiscard]] const Battle& battle() const { return draft_.battle(); }
    [[nodiscard]] Draft& draft() { return draft_; }

    /// What would be rolled. `settled`: facts that the sequence itself knows (the range from the range roll); they
    /// stand above what the battle knows, and like it can be overruled with a reason. `assumed`: what it takes to be so
    /// until somebody types otherwise (the castings that stand against each other).
    [[nodiscard]] Posed pose(std::string_view procedure, std::string_view actor, std::string_view target,
                             const std::vector<Named>& settled = {}, const std::vector<Named>& assumed = {});

    /// Poses and rolls. The dice are the intent's faces or totals in order, or the program's. The pointer stays good.
    /// Problems: what posing found, a rule that says no, too few or impossible dice.
    [[nodiscard]] Result<const Rolled*> roll(std::string_view procedure, std::string_view actor, std::string_view target,
                                             const std::vector<Named>& settled = {}, const std::vector<Named>& assumed = {});

    /// Variable morale (optional): the first time a unit checks morale, fires or melees, two dice set its grade.
    /// Does nothing when the option is off, it has been done, or the unit's list has no range for it.
    [[nodiscard]] Problems draw_variable_morale(std::string_view unit);

    // Words of the intent: castings=2, to=brigade-2. Whoever types need not know which of them are words of the verb
    // and which are facts: one that stands among the facts is found too.
    [[nodiscard]] const Value* word(std::string_view name) const;
    [[nodiscard]] std::string text_of(std::string_view name) const;          ///< "" when not given
    [[nodiscard]] bool flag_of(std::string_view name) const;                 ///< "yes" or true
    [[nodiscard]] std::optional<int> number_of(std::string_view name) const;
    /// The intent gives this fact, by its full name, and no roll needs to read it.
    [[nodiscard]] const Value* fact(std::string_view name);

    /// The whole decision in a sentence: the first one said, or else that of the first event.
    void say(std::string sentence);

    /// What the preview met: the rolls in order, as far as it could see.
    [[nodiscard]] std::vector<Posed>& posed() { return posed_; }
    /// What came of those of them that had their dice, in the same order.
    [[nodiscard]] const std::deque<Rolled>& rolled() const { return rolls_; }
    /// The intent still holds dice that no roll has taken.
    [[nodiscard]] bool dice_left() const;
    /// Preview: dice that are there and cannot be.
    [[nodiscard]] const Problems& dice_problems() const { return dice_problems_; }

    /// Facts typed that no procedure has: "foo.frontage". Others may still be read by a roll to come.
    [[nodiscard]] Problems unknown_facts() const;
    /// Every die used and every fact read, or a problem.
    [[nodiscard]] Result<Entry> finish();

    // Names for sentences, also of things that have gone.
    /// A unit of which it is known that it is on the roster.
    [[nodiscard]] const Unit& unit(std::string_view id) const;
    [[nodiscard]] std::string name(const Unit& unit) const { return name_shown(battle(), unit); }
    [[nodiscard]] std::string name_of_unit(std::string_view id) const;
    [[nodiscard]] std::string name_of_leader(std::string_view id) const;
    [[nodiscard]] std::string name_of_army(std::string_view id) const;

private:
    struct Decided;
    [[nodiscard]] const Value* settled_value(const std::vector<Named>& settled, std::string_view fact) const;
    void tick_lines(Posed& posed, const std::string& where);
    void overrule_refusals(Posed& posed);
    [[nodiscard]] Result<Resolution> take_dice(const Posed& posed, const Place& place);
    [[nodiscard]] bool names(std::string_view typed, const Posed& posed, std::string_view& rest) const;
    void believe_stated(const Posed& posed);

    const Charts& charts_;
    const Intent& intent_;
    int number_;
    DiceSource* program_dice_;
    Mode mode_;
    int turn_;
    int phase_;
    Draft draft_;
    std::deque<Rolled> rolls_;
    std::vector<Posed> posed_;
    Problems dice_problems_;
    std::size_t faces_used_ = 0;
    std::size_t totals_used_ = 0;
    mutable std::vector<bool> facts_used_;   ///< also by looking a word up
    std::vector<bool> facts_overruled_used_;
    std::vector<bool> lines_overruled_used_;
    std::string say_;
};

// --- the outcome of a roll ---

[[nodiscard]] const Value* outcome_field(const Rolled& rolled, std::string_view name);
[[nodiscard]] bool outcome_is(const Rolled& rolled, std::string_view name);
[[nodiscard]] int outcome_number(const Rolled& rolled, std::string_view name);
[[nodiscard]] std::string_view outcome_word(const Rolled& rolled, std::string_view name);
[[nodiscard]] Inches outcome_inches(const Rolled& rolled, std::string_view name);
/// An enumeration's value by its word in the outcome: outcome_as<State>(rolled, "state").
template <class Enum>
[[nodiscard]] std::optional<Enum> outcome_as(const Rolled& rolled, std::string_view name) {
    return worded<Enum>(outcome_word(rolled, name));
}

/// The game's scale and rulings, as the reader of situations wants them; faults go to `problems`.
class TableManners;
[[nodiscard]] TableManners manners_of(const Game& game, Problems& problems);

/// Whether an optional rule is in force: has_option(game, "variable_morale").
[[nodiscard]] bool has_option(const Game& game, std::string_view option);

/// The same intent with the dice that the entry recorded, for doing it again.
[[nodiscard]] Intent with_recorded_dice(const Entry& entry);

[[nodiscard]] Problems problem_of(std::string text);

}  // namespace aor
