#pragma once
// A case as the screen shows it: the rolls it takes, the one that waits for its facts or dice, and what comes of it. All
// of it is the preview of the very intent that is carried out when the referee says so.

#include "app/desk/dice_next.hpp"
#include "app/desk/dice_read.hpp"
#include "app/desk/dice_typed.hpp"
#include "app/desk/fact_lines.hpp"
#include "app/desk/word_lines.hpp"
#include "app/desk/work.hpp"
#include "core/play/charge_needs.hpp"
#include "core/play/session.hpp"
#include "core/report/odds_words.hpp"
#include "core/report/outcome_bands.hpp"
#include "core/report/pool_rows.hpp"

#include <optional>
#include <string>
#include <vector>

namespace aor::desk {

/// A roll of the case that has had its dice.
struct DoneRoll {
    std::string title;
    std::string who;
    std::string dice;              ///< "14"; faces: "3 5"
    std::string pool;              ///< "3 dice"; "" where it took none
    std::string say;               ///< its outcome

    /// "Morale check, Browne: 9 with 2 dice"
    [[nodiscard]] std::string in_words() const;
};

/// The roll that is looked at.
struct RollView {
    std::string procedure;
    std::string title;
    std::string page;
    std::string who;               ///< "1/7th at Browne"
    std::string actor;             ///< names
    std::string target;
    std::string aim;               ///< of Told::roll
    std::vector<FactLine> facts;
    std::vector<report::PoolRow> lines;
    std::vector<report::PoolRow> other_lines;   ///< melee: the other side
    std::string pool;              ///< "4 dice and a half-die"
    std::string other_pool;
    std::string refused;           ///< a rule says no: which, and its page
    std::string automatic;
    std::vector<report::OddsRow> odds;
    std::vector<report::OutcomeBand> bands;
    std::vector<report::OddsRow> winners;    ///< melee: who wins, with his chance; `odds` is then rarely looked at
    std::vector<report::SideBands> sides;    ///< melee: what each number of either side takes from the other
    DiceWanted wanted;
    DiceRead read;                 ///< what was made of those that are typed
    DiceNext next;                 ///< which of them are wanted next
    int place = -1;                ///< of the armies' colours: the unit's, and melee: the other's
    int other_place = -1;
    bool sound = false;            ///< every fact is there, so that lines and odds are
};

/// A charge under way, or about to begin.
struct ChargeView {
    std::string step;              ///< "Browne rolls how near it lets 1/7th come"
    std::string target;            ///< whom it charges, by name; "" for nobody
    std::string brief;             ///< how it is likely to end, in a line
    std::string why;               ///< why it counts less than another charge: it begins too near; "" where it does not
    std::vector<std::string> rest; ///< the chances of what is left, line by line
};

/// A roll as the log has it.
[[nodiscard]] DoneRoll done_roll(const Charts& charts, const Battle& battle, const Rolled& rolled);

/// The case in hand, all of it, as it is drawn.
struct CaseView {
    std::string title;
    std::string page;
    std::vector<DoneRoll> done;
    std::optional<RollView> roll;
    std::optional<ChargeView> charge;
    std::vector<WordLine> words;           ///< what is asked besides the facts of the roll
    DiceTyped dice;                ///< what is typed so far
    std::vector<std::string> faults;       ///< sentences: why it cannot be done as it stands
    std::string outcome;           ///< in big letters: of the last roll; of a melee that is over what it comes to
    std::vector<std::string> to_come;      ///< melee: what its losers will have to do, before the die that says how much of it
    std::vector<std::string> consequences; ///< what follows, sentence by sentence, once the dice are there
    std::vector<std::string> lines;        ///< lines of losses that armies reach by it
    bool ready = false;            ///< nothing more is wanted: it can be done
    std::string wants_reason;      ///< why it takes a reason to do it now; it is shown all the same. "": it takes none

    /// The first thing that has to be told before there are dice; nullptr when there is none.
    [[nodiscard]] const FactLine* missing() const;
    /// A word of the case by its name, and the first that has to be told and is not; nullptr when there is none.
    [[nodiscard]] const WordLine* word(std::string_view name) const;
    [[nodiscard]] const WordLine* word_missing() const;
};

[[nodiscard]] CaseView view_of(const Charts& charts, const Battle& battle, int next_entry, const Work& work);

/// The intent of the case with the dice that are typed.
[[nodiscard]] Intent with_typed_dice(const Work& work, const DiceTyped& dice);

/// "Small arms fire of 1/7th at Browne"
[[nodiscard]] std::string case_in_words(const Charts& charts, const Battle& battle, const Work& work);

/// Why so many dice, in one run of words: "+3 dice morale grade · +1 die first shot"; of a melee one for each side,
/// "1/7th, 5 dice: +3 morale grade ...".
[[nodiscard]] std::vector<std::string> sums_of(const RollView& roll);

/// What is read aloud of it, in big letters.
[[nodiscard]] std::string headline_of(const Entry& entry);

/// What follows, sentence by sentence, without what the big letters say already.
[[nodiscard]] std::vector<std::string> consequences_of(const Entry& entry, std::string_view outcome);

/// "Small arms fire", "Charge"
[[nodiscard]] std::string title_of(const Charts& charts, std::string_view procedure);

}  // namespace aor::desk
