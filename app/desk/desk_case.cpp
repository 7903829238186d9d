#include "app/desk/desk.hpp"

#include "core/play/do_charge.hpp"
#include "core/play/fact_values.hpp"

#include <algorithm>
#include <utility>

namespace aor::desk {
namespace {

/// Whom the unit has plotted to charge this turn, once that lies open; "" for nobody.
UnitId plotted_target(const Battle& battle, const std::string& unit) {
    for (const Plot& plot : battle.plots) {
        const bool open = plot.shown && !plot.done && plot.turn == battle.game.turn && plot.kind == PlotKind::charge;
        if (open && plot.unit == unit) return plot.target;
    }
    return {};
}

}  // namespace

void Desk::on(const BeginCase& intent) {
    if (!may_act()) return;
    clear_case();
    done_.reset();
    pause_card_ = false;   // whoever begins has read where he was
    rare_shown_ = false;
    work_.procedure = intent.procedure;
    work_.actor = intent.actor;
    work_.target = intent.target;
    const Parts parts = parts_of(intent.procedure);
    asking_actor_ = parts.actor != Who::nobody && work_.actor.empty();
    asking_target_ = parts.target_needed && work_.target.empty();
    know_target();
    look_at_case();
}

// A charge that is under way knows its target, and one that was plotted too.
void Desk::know_target() {
    if (work_.procedure != "charge" || work_.actor.empty() || !work_.target.empty()) return;
    if (charge_of(case_battle(), work_.actor) == nullptr) work_.target = plotted_target(case_battle(), work_.actor);
    else asking_target_ = false;
    if (!work_.target.empty()) asking_target_ = false;
}

void Desk::on(const BeginDuty& intent) {
    if (!may_act()) return;
    const auto place = static_cast<std::size_t>(intent.place);
    if (intent.place < 0 || place >= duties_.size()) {
        tell(duties_.empty() ? std::string("Nothing is owed") : "There is no number " + std::to_string(intent.place + 1) + " in the list of duties");
        return;
    }
    begin_with(Intent(duties_[place].intent));
}

// A roll becomes a case; anything else is done at once.
void Desk::begin_with(const Intent& intent) {
    if (intent.verb != "do") {
        if (!intent.verb.empty()) on(Perform{intent});
        return;
    }
    on(BeginCase{intent.procedure, intent.actor, intent.target});
    if (!intent.facts.empty()) {
        for (const Told& told : again(intent).told) work_.tell(told);
        look_at_case();
    }
}

void Desk::on(const NameSomebody& intent) {
    if (asking_actor_) {
        work_.actor = intent.id;
        asking_actor_ = false;
        know_target();
    } else if (asking_target_) {
        work_.target = intent.id;
        asking_target_ = false;
    } else {
        selected_ = intent.id;
        return;
    }
    look_at_case();
}

void Desk::on(const AskActor&) {
    if (work_.empty()) return;
    work_.actor.clear();
    asking_actor_ = true;
    look_at_case();
}

void Desk::on(const AskTarget&) {
    if (work_.empty() || parts_of(work_.procedure).target == Who::nobody) return;
    work_.target.clear();
    asking_target_ = true;
    look_at_case();
}

void Desk::on(const TellFact& intent) {
    if (work_.empty()) return;
    Told told = intent.told;
    if (!told.is_word && case_.roll) {
        const auto line = std::find_if(case_.roll->facts.begin(), case_.roll->facts.end(), [&](const FactLine& one) { return one.name == told.name; });
        if (line != case_.roll->facts.end() && line->firm && told.reason.empty() && !told.value.empty()) {
            // Back to what the battle knows takes no reason.
            const Parties parties = parties_of(case_battle(), case_.roll->procedure, work_.actor, work_.target);
            const Chart* chart = charts_.find(case_.roll->procedure);
            const auto known = known_fact(charts_, case_battle(), parties, *chart, *line->row);
            if (known && typed_text(known->value) == told.value) {
                told.value.clear();
            } else {
                waits_for_reason_ = told;
                look_at_case();
                return;
            }
        }
    }
    const Work before = work_;
    work_.tell(told);
    look_at_case();
    // What cannot be is refused as it is typed, and leaves everything as it was.
    const bool refused = !told.value.empty() && !case_.faults.empty() && case_.roll && !case_.roll->sound &&
                         (case_.missing() == nullptr || case_.missing()->name == told.name);
    if (!refused) return;
    const std::string fault = case_.faults.front();
    work_ = before;
    look_at_case();
    if (asked_.what == Asking::fact || asked_.fact != told.name) on(AskFact{told.name, told.is_word});
    asked_.fault = fault;
}

void Desk::on(const AskFact& intent) {
    if (work_.empty()) return;
    std::string label = spoken(intent.name);
    if (const WordLine* word = intent.is_word ? case_.word(intent.name) : nullptr) label = word->say;
    if (case_.roll && !intent.is_word) {
        for (const FactLine& line : case_.roll->facts) {
            if (line.name == intent.name) label = line.say;
        }
    }
    ask(Asking::fact, label);
    asked_.fact = intent.name;
    asked_.is_word = intent.is_word;
}

void Desk::on(const TickByHand& intent) {
    if (work_.empty()) return;
    if (intent.line.reason.empty()) {
        line_waits_for_reason_ = intent.line;
        look_at_case();
        return;
    }
    work_.tick(intent.line);
    look_at_case();
}

void Desk::on(const UntickByHand& intent) {
    work_.untick(intent.roll, intent.item);
    look_at_case();
}

void Desk::on(const GiveReason& intent) {
    if (intent.text.empty()) {
        asked_.fault = "a reason goes into the log";
        return;
    }
    if (verb_waits_for_reason_) {
        Perform verb{*std::exchange(verb_waits_for_reason_, std::nullopt)};
        verb.intent.reason = intent.text;
        look_at_case();
        on(verb);
    } else if (case_waits_for_reason_) {
        case_waits_for_reason_ = false;
        work_.reason = intent.text;
        look_at_case();
    } else if (waits_for_reason_) {
        Told told = *waits_for_reason_;
        waits_for_reason_.reset();
        told.reason = intent.text;
        work_.tell(told);
        look_at_case();
    } else if (line_waits_for_reason_) {
        TickedLine line = *line_waits_for_reason_;
        line_waits_for_reason_.reset();
        line.reason = intent.text;
        work_.tick(line);
        look_at_case();
    } else if (correcting_) {
        correcting_->reason = intent.text;
        go_on_correcting();
    }
}

void Desk::on(const TypeDice& intent) {
    if (work_.empty()) return;
    work_.typed_dice = intent.typed;
    work_.thrown = false;
    look_at_case();
}

void Desk::on(const GoBack&) {
    if (verb_waits_for_reason_) {
        verb_waits_for_reason_.reset();
        look_at_case();
    } else if (asked_.what == Asking::answer || (correcting_ && work_.empty())) {
        clear_case();
        look_at_case();
        tell("Nothing is changed");
    } else if (asked_.what == Asking::reason && correcting_ && !case_waits_for_reason_ && !waits_for_reason_ && !line_waits_for_reason_) {
        look_at_case();
    } else if (case_waits_for_reason_) {
        case_waits_for_reason_ = false;
        look_at_case();
    } else if (waits_for_reason_ || line_waits_for_reason_) {
        waits_for_reason_.reset();
        line_waits_for_reason_.reset();
        look_at_case();
    } else if (pause_card_) {
        pause_card_ = false;
    } else if (!work_.typed_dice.empty() && !correcting_) {
        const std::string typed = std::exchange(work_.typed_dice, {});
        look_at_case();
        tell("The dice " + typed + " are taken back; Esc once more leaves the case");
    } else if (!work_.empty()) {
        leave_case();
    } else if (big_card_) {
        big_card_ = false;
    } else if (done_) {
        done_.reset();
    } else if (looking_at_) {
        on(LookAtPresent{});
    } else if (!filter_.empty()) {
        filter_.clear();
    }
}

// Dice that lie there, or facts that were told, can be called back as long as nothing has happened since.
void Desk::leave_case() {
    const bool worth = !correcting_ && !(work_.told.empty() && work_.ticked.empty() && work_.faces.empty() && work_.totals.empty());
    if (worth) left_ = LeftCase{work_, session_->log().next_number()};
    const std::string title = case_.title;
    clear_case();
    look_at_case();
    if (worth) tell(title + " is left; = takes it up again as it was");
}

void Desk::take_up_left() {
    if (!left_ || !session_ || left_->entries != session_->log().next_number()) return tell("There is no case to take up again");
    if (!may_act()) return;
    const Work left = std::exchange(left_, std::nullopt)->work;
    on(BeginCase{left.procedure, left.actor, left.target});
    work_ = left;
    look_at_case();
}

void Desk::on(const AsLastTime&) {
    if (!session_) return;
    if (work_.empty()) return take_up_left();
    const auto& entries = session_->log().entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        if (entry->kind != EntryKind::act || entry->intent.verb != "do" || entry->intent.procedure != work_.procedure) continue;
        if (entry->intent.actor != work_.actor || entry->intent.target != work_.target) continue;
        work_.told = again(entry->intent).told;
        // How a charge went step by step is no guide to the next one.
        if (case_.charge) std::erase_if(work_.told, [](const Told& told) { return told.is_word; });
        look_at_case();
        tell("As in entry " + std::to_string(entry->number));
        return;
    }
    tell("These two have not met like this before");
}

void Desk::on(const PinCase&) {
    if (pinned_) pinned_.reset();
    else if (work_.empty()) return tell("No case is in hand to be pinned");
    else pinned_ = PinnedCase{work_, (correcting_ ? correcting_->entry : session_->log().next_number()) - 1, case_};
    keep_pinned();
}

void Desk::on(const ShowRareFacts& intent) { rare_shown_ = intent.shown; }

}  // namespace aor::desk
