#pragma once
// What is owed, and what is due next: the rows that the prompt and the screen show, each with the decision that does it.

#include "core/battle/entry.hpp"
#include "core/play/duties.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

enum class Due : std::uint8_t { late, now, later };
[[nodiscard]] std::string_view name_of(Due when);

struct DutyRow {
    std::string id;                ///< of what is owed; "" for a charge under way that owes nothing
    std::string procedure;
    std::string who;               ///< "1/7th"; "" when it is nobody's
    std::string say;               ///< "Morale check, 1/7th (hit by artillery)"
    std::string step;              ///< a charge under way: "2/blue rolls how near it lets 1/7th come"
    Due when = Due::now;
    int turn = 0;
    int phase = 0;
    Intent intent;                 ///< what does it, without facts and dice
    std::string command;           ///< the same as it is typed: "do morale 1-7th"
};

/// Late ones first, then those of this phase - what follows at once before charges under way, those before the rest -
/// then those of phases to come.
[[nodiscard]] std::vector<DutyRow> duty_rows(const Charts& charts, const Battle& battle);

/// What a referee who has nothing else to do does now: the first duty that can be done - one that a rule forbids is let
/// off, with the rule as its reason - the next card, or on to the next phase.
struct NextDue {
    std::string say;
    Intent intent;                 ///< no verb when the battle is over
    std::string command;
};
[[nodiscard]] NextDue next_due(const Charts& charts, const Battle& battle, const std::vector<DutyRow>& rows);
[[nodiscard]] NextDue next_due(const Charts& charts, const Battle& battle);

/// The state of play in one line: "3 owed, 1 of them late", "nothing is owed".
[[nodiscard]] std::string count_in_words(const std::vector<DutyRow>& rows);

/// The list as text, late ones marked, each with the line that does it.
[[nodiscard]] std::string words_of_duties(const std::vector<DutyRow>& rows, Ink ink);

}  // namespace aor::report
