// The dice of a case and its end: a roll that is done, the next one that follows, and the whole case carried out.

#include "app/desk/desk.hpp"
#include "app/desk/laid_dice.hpp"
#include "app/desk/lines_reached.hpp"
#include "app/desk/plain_words.hpp"
#include "app/desk/remembered.hpp"

#include "core/play/do_charge.hpp"

#include <algorithm>

namespace aor::desk {

void Desk::on(const RollDice&) {
    if (work_.empty() || asking_actor_ || asking_target_ || !may_act()) return;
    if (case_.missing() != nullptr) {
        tell("First: " + case_.missing()->say);
        return;
    }
    if (!case_.wants_reason.empty()) {
        on(Confirm{});
        return;
    }
    if (work_.procedure == "melee" || correcting_ || !work_.faces.empty() || !work_.totals.empty()) {
        throw_shown();
        return;
    }
    Intent intent = work_.intent();
    intent.origin = Origin::program;
    do_case(std::move(intent));
}

// In the middle of several rolls each is thrown by itself and lies there until Enter takes it.
void Desk::throw_shown() {
    const Preview shown = preview(charts_, case_battle(), work_.intent(), correcting_ ? correcting_->entry : session_->log().next_number());
    const Posed* waiting = shown.waiting();
    if (dice_ == nullptr || waiting == nullptr || !waiting->problems.none() || waiting->assessment.refused()) {
        tell("There is nothing to roll");
        return;
    }
    std::string typed;
    for (const int face : aor::roll(*waiting->procedure, waiting->assessment, *dice_).faces) typed += (typed.empty() ? "" : ",") + std::to_string(face);
    work_.typed_dice = typed;
    work_.thrown = true;
    look_at_case();
    tell("Rolled: Enter takes it");
}

void Desk::on(const TakeDiceBack&) {
    if (work_.faces.empty() && work_.totals.empty()) return;
    const Preview shown = preview(charts_, case_battle(), work_.intent(), correcting_ ? correcting_->entry : session_->log().next_number());
    const auto last = std::find_if(shown.done.rbegin(), shown.done.rend(), [](const Rolled& rolled) { return !rolled.faces.empty() || !rolled.sums.empty(); });
    work_.typed_dice.clear();
    work_.thrown = false;
    if (!work_.laid.empty()) {
        work_.thrown = work_.laid.back().origin == Origin::program;
        work_.laid.pop_back();
    }
    if (last != shown.done.rend() && !last->faces.empty() && last->faces.size() <= work_.faces.size()) {
        work_.faces.resize(work_.faces.size() - last->faces.size());
        for (const int face : last->faces) work_.typed_dice += (work_.typed_dice.empty() ? "" : ",") + std::to_string(face);
    } else if (!work_.totals.empty()) {
        // Both sides of a melee that was read by totals.
        const std::size_t sums = last != shown.done.rend() ? std::min(last->sums.size(), work_.totals.size()) : 1;
        for (std::size_t i = work_.totals.size() - sums; i < work_.totals.size(); ++i) {
            work_.typed_dice += (work_.typed_dice.empty() ? "" : ",") + std::to_string(work_.totals[i]);
        }
        work_.totals.resize(work_.totals.size() - sums);
    } else {
        work_.faces.clear();
    }
    look_at_case();
}

void Desk::on(const Confirm&) {
    if (asked_.what == Asking::command) {
        if (may_act()) begin_with(Intent(next_due_.intent));
        return;
    }
    if (!case_.wants_reason.empty() && case_.missing() == nullptr) {
        tell(case_.wants_reason);
        ask_why(said_);
        return;
    }
    if (case_.ready) {
        if (correcting_) {
            correcting_->instead = with_typed_dice(work_, case_.dice);
            correcting_->answers.clear();
            correcting_->correction.reset();
            ask(Asking::reason, "Why is entry " + std::to_string(correcting_->entry) + " mended?");
            return;
        }
        do_typed_case();
        return;
    }
    // The dice of this roll are there, and another roll follows.
    const Preview shown = preview(charts_, case_battle(), with_typed_dice(work_, case_.dice), session_->log().next_number());
    if (!case_.dice.none() && shown.done.size() > case_.done.size()) {
        work_.faces.insert(work_.faces.end(), case_.dice.faces.begin(), case_.dice.faces.end());
        if (case_.dice.total) work_.totals.push_back(*case_.dice.total);
        work_.totals.insert(work_.totals.end(), case_.dice.side_totals.begin(), case_.dice.side_totals.end());
        work_.laid.push_back(laid_roll(work_, case_.dice));
        work_.typed_dice.clear();
        work_.thrown = false;
        look_at_case();
        return;
    }
    // One side's dice or the first die are there: those that follow are typed behind them.
    if (case_.roll && case_.roll->next.after_others && case_.dice.fault.empty()) {
        const std::string next = case_.roll->next.say;
        if (work_.typed_dice.back() >= '0' && work_.typed_dice.back() <= '9') {
            on(TypeDice{work_.typed_dice + ','});
            tell(next);
        } else {
            tell("The dice are not complete: " + next);
        }
        return;
    }
    if (case_.roll && !case_.roll->refused.empty()) {
        tell(case_.roll->refused);
    } else if (!case_.faults.empty()) {
        tell(case_.faults.front());
        ask_why(case_.faults.front());
    } else if (case_.missing() != nullptr) {
        tell("First: " + case_.missing()->say);
    } else {
        tell("The dice are not complete" + (case_.roll && !case_.roll->next.say.empty() ? ": " + case_.roll->next.say : std::string()));
    }
}

// Much that is out of its turn may be done for a reason; then the reason is asked.
void Desk::ask_why(const std::string& fault) {
    if (!work_.reason.empty() || (fault.find("reason") == std::string::npos && fault.find("say why") == std::string::npos)) return;
    ask_why_all_the_same();
}

void Desk::ask_why_all_the_same() {
    case_waits_for_reason_ = true;
    ask(Asking::reason, "Why is it done all the same");
    keep_work();
}

// The log tells of every roll whether the program threw it.
void Desk::do_typed_case() {
    Intent intent = with_typed_dice(work_, case_.dice);
    std::optional<LaidDice> dice = take_thrown(intent, work_, case_.dice);
    if (dice) session_->set_dice(&*dice);
    do_case(std::move(intent));
    session_->set_dice(dice_);
}

void Desk::do_case(Intent intent) {
    if (!may_act()) return;
    const CaseView shown = case_;
    const std::string actor = work_.actor;
    const std::string procedure = work_.procedure;
    const Battle before = session_->battle();
    const auto entry = session_->perform(intent);
    if (!entry) {
        tell(without_signs(entry.problems()[0].sentence()));
        ask_why(said_);
        asked_.fault = said_;
        return;
    }
    DoneCase done;
    done.entry = (*entry)->number;
    done.view = shown;
    for (const Rolled& rolled : (*entry)->rolls) done.rolls.push_back(done_roll(charts_, session_->battle(), rolled));
    done.say = (*entry)->say;
    if (intent.origin == Origin::program && !shown.ready) {
        // What the dice came to is only known now.
        done.view.to_come.clear();
        if (!(*entry)->rolls.empty()) done.view.outcome = headline_of(**entry);
        done.view.consequences = consequences_of(**entry, done.view.outcome);
        done.view.lines = lines_reached(charts_, before, **entry);
    }
    clear_case();
    done_ = std::move(done);
    look_anew();
    // A charge goes on by itself to its next step.
    if ((procedure == "charge" || procedure == "compulsory_pursuit") && charge_of(session_->battle(), actor) != nullptr) {
        work_.procedure = "charge";
        work_.actor = actor;
        look_at_case();
        // What was told of the same unit at an earlier step of the turn still holds.
        const Preview next = preview(charts_, session_->battle(), work_.intent(), session_->log().next_number());
        if (case_.roll && next.waiting() != nullptr) {
            for (const Told& told : remembered(session_->log(), session_->battle().game.turn, *case_.roll, next.waiting()->actor)) work_.tell(told);
            look_at_case();
        }
    }
}

}  // namespace aor::desk
