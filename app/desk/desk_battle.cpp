#include "app/desk/desk.hpp"

namespace aor::desk {

namespace {

/// Nothing of what was typed is a fault of a file: all of it at once, in a line.
std::string all_of(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) text += (text.empty() ? "" : "; ") + problem.sentence();
    return text;
}

/// A number that nobody has chosen.
int drawn_number(DiceSource& dice) {
    constexpr int kFaces = 10;
    int number = 0;
    for (int i = 0; i < kFaces; ++i) number = number * 6 + dice.next_face() - 1;
    return number;
}

}  // namespace

void Desk::on(const Perform& intent) {
    if (!may_act()) return;
    Intent wanted = intent.intent;
    // Cards that nobody has shuffled at the table are shuffled by the program.
    if (wanted.verb == "shuffle" && wanted.words.empty() && dice_ != nullptr) wanted.words.push_back({"seed", drawn_number(*dice_)});
    const auto entry = session_->perform(wanted);
    if (!entry) {
        tell(all_of(entry.problems()));
        return;
    }
    if (wanted.verb != "note") {   // a note changes nothing: the case in hand stays
        done_.reset();
        clear_case();
    }
    tell((*entry)->say);
    look_anew();
}

void Desk::on(const SealPlot& intent) {
    if (!may_act()) return;
    // Without a number that nobody knows, equal plots would look alike.
    const auto salt = static_cast<std::uint64_t>(dice_ != nullptr ? drawn_number(*dice_) : session_->log().next_number());
    Perform plot;
    plot.intent.verb = "plot";
    plot.intent.actor = intent.army;
    plot.intent.words.push_back({"sealed", seal(intent.plot, salt)});
    on(plot);
}

void Desk::on(const Undo&) {
    if (!may_act()) return;
    const auto entry = session_->undo();
    if (!entry) {
        tell(entry.problems()[0].sentence());
        return;
    }
    done_.reset();
    clear_case();
    tell((*entry)->say);
    look_anew();
}

void Desk::on(const Redo&) {
    if (!may_act()) return;
    const auto entry = session_->redo();
    if (!entry) {
        tell(entry.problems()[0].sentence());
        return;
    }
    done_.reset();
    clear_case();
    tell((*entry)->say);
    look_anew();
}

void Desk::on(const LookAt& intent) {
    if (!session_ || intent.entry < 0 || intent.entry >= session_->log().next_number()) return;
    if (intent.entry == session_->log().next_number() - 1) {
        on(LookAtPresent{});
        return;
    }
    clear_case();
    looked_at_ = session_->log().battle_at(intent.entry);
    looking_at_ = intent.entry;
    look_anew();
}

void Desk::on(const LookAtPresent&) {
    looked_at_.reset();
    looking_at_.reset();
    look_anew();
}

void Desk::on(const BeginCorrection& intent) {
    if (looking_at_) on(LookAtPresent{});
    if (!may_act()) return;
    const auto was = intent_of(session_->log(), intent.entry);
    if (!was) {
        fail(was.problems());
        problems_.clear();
        return;
    }
    if (was->verb != "do") {
        tell("Entry " + std::to_string(intent.entry) + " was no roll: it can be taken out, and done anew");
        return;
    }
    clear_case();
    done_.reset();
    correcting_ = Correcting{};
    correcting_->entry = intent.entry;
    before_corrected_ = session_->log().battle_at(intent.entry - 1);
    work_ = again(*was);
    // One roll keeps its dice in the line, ready to be changed; of several the first are kept as they were.
    if (was->totals.size() == 1 && was->faces.empty()) work_.typed_dice = std::to_string(was->totals[0]);
    else {
        for (const int face : was->faces) work_.typed_dice += (work_.typed_dice.empty() ? "" : ",") + std::to_string(face);
    }
    look_at_case();
    tell("Entry " + std::to_string(intent.entry) + " is being mended");
}

void Desk::on(const DropEntry& intent) {
    if (looking_at_) on(LookAtPresent{});
    if (!may_act()) return;
    clear_case();
    done_.reset();
    correcting_ = Correcting{};
    correcting_->entry = intent.entry;
    ask(Asking::reason, "Why was entry " + std::to_string(intent.entry) + " never so?");
}

void Desk::on(const AnswerCorrection& intent) {
    if (!correcting_ || !correcting_->correction || !correcting_->correction->question) return;
    const CorrectionQuestion& question = *correcting_->correction->question;
    Answer answer;
    answer.what = intent.keep ? Answer::What::keep : Answer::What::drop;
    correcting_->answers[question.entry] = answer;
    go_on_correcting();
}

void Desk::go_on_correcting() {
    auto correction = correct(charts_, session_->log(), correcting_->entry, correcting_->instead, correcting_->reason, correcting_->answers);
    if (!correction) {
        fail(correction.problems());
        problems_.clear();
        ask(Asking::reason, "Why?");
        asked_.fault = said_;
        return;
    }
    if (!correction->entry) {
        correcting_->correction = std::move(*correction);
        ask(Asking::confirm, "Entry " + std::to_string(correcting_->correction->question->entry) + " comes out otherwise: keep its dice, or drop it?");
        return;
    }
    const auto entry = session_->append(std::move(*correction->entry));
    if (!entry) {
        fail(entry.problems());
        return;
    }
    const std::string say = (*entry)->say;
    clear_case();
    look_anew();
    tell(say);
}

}  // namespace aor::desk
