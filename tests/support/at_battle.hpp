#pragma once
// A battle on the table, and decisions typed as a referee would.

#include "core/play/perform.hpp"
#include "tests/support/at_table.hpp"
#include "tests/support/battles.hpp"
#include "tests/support/charts.hpp"

#include <string>
#include <string_view>

namespace aor {

/// "do morale red-1 unit.grade=3 dice=4,5": the verb, the procedure for `do`, units (who acts, at whom, others), and
/// words: dice=, total= (again and again), reason=, tick= and untick=LINE:REASON, overrule=FACT:VALUE:REASON,
/// word.NAME= for words of the verb, and anything else as a fact or, where it names one, as a word. What has spaces in
/// it stands in quotes: reason="the colonel says so".
[[nodiscard]] Intent typed(std::string_view line);
/// The parts of such a line, without their quotes.
[[nodiscard]] std::vector<std::string> typed_parts(std::string_view line);

/// "morale red-1, rout_move red-2": what stands as owed.
[[nodiscard]] std::string owed_in(const Battle& battle);

class AtBattle {
public:
    explicit AtBattle(Battle start = small_battle());

    [[nodiscard]] const Battle& battle() const { return log_.battle(); }
    [[nodiscard]] const Log& log() const { return log_; }
    [[nodiscard]] const Unit& unit(std::string_view id) const;
    /// Carries it out and logs it; the test fails with the problems when it cannot be.
    Entry perform(std::string_view line, DiceSource* program_dice = nullptr);
    Entry perform(const Intent& intent, DiceSource* program_dice = nullptr);
    /// Why it cannot be carried out; "" when it can (it is not).
    [[nodiscard]] std::string fault(std::string_view line) const;
    [[nodiscard]] Preview preview(std::string_view line) const;

    // Sets something without a decision.
    template <class Record, class T>
    void set(std::string_view id, T Record::*member, const std::type_identity_t<T>& to) {
        change([&](Draft& draft) { draft.set<Record, T>(id, member, to); });
    }
    template <class T>
    void set(T Game::*member, const std::type_identity_t<T>& to) {
        change([&](Draft& draft) { draft.set<Game, T>("", member, to); });
    }
    template <class Record>
    void come(const Record& record) {
        change([&](Draft& draft) { draft.come(record); });
    }
    void turn(int number) { set(&Game::turn, number); }
    void phase(int number) { set(&Game::phase, number); }
    void owe(std::string_view procedure, std::string_view unit);
    [[nodiscard]] std::string owed() const;

private:
    template <class Make>
    void change(Make make) {
        Draft draft(log_.battle());
        draft.begin(Happened::set_by_hand, Thing::game, "", "for the test");
        make(draft);
        add(std::move(draft).take());
    }
    void add(std::vector<Event> events);
    Log log_;
};

}  // namespace aor
