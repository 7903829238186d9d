// Mending an earlier entry: the case is made again as it should have been, and what comes out otherwise later is asked
// about, one entry at a time.

#include "app/desk/desk.hpp"
#include "app/desk/plain_words.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

std::string number_of(int entry) { return std::to_string(entry); }

/// Dice that were rolled anew for a later entry. How many those are is for its procedure to say.
DiceTyped read_anew(const CorrectionQuestion& question, std::string_view typed) {
    DiceWanted wanted;
    if (question.rolls.size() == 1) wanted = dice_wanted(question.rolls.front());
    constexpr int kMany = 60;   // other rolls may follow the first
    wanted.most = kMany;
    return read_dice(typed, wanted);
}

/// Procedures, facts and units by their names.
report::CorrectionRows in_names(const Charts& charts, const Battle& battle, report::CorrectionRows rows) {
    const auto name = [&](std::vector<std::string>& lines) {
        for (std::string& line : lines) line = with_names(charts, battle, line);
    };
    for (report::MendedRow& row : rows.mended) name(row.say);
    for (report::QuestionRows& row : rows.question) {
        name(row.say);
        name(row.rolls);
    }
    return rows;
}

}  // namespace

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
        tell("Entry " + number_of(intent.entry) + " was no roll: it can be taken out, and done anew");
        return;
    }
    clear_case();
    done_.reset();
    correcting_ = Correcting{};
    correcting_->entry = intent.entry;
    before_corrected_ = session_->log().battle_at(intent.entry - 1);
    work_ = again(*was);
    work_.reason = was->reason;
    // One roll has its dice in the line, ready to be changed; several have theirs as they were, and the last can be taken back.
    const Entry* entry = session_->log().entry(intent.entry);
    if (entry != nullptr && entry->rolls.size() > 1) {
        work_.faces = was->faces;
        work_.totals = was->totals;
    } else if (was->totals.size() == 1 && was->faces.empty()) {
        work_.typed_dice = std::to_string(was->totals[0]);
    } else {
        for (const int face : was->faces) work_.typed_dice += (work_.typed_dice.empty() ? "" : ",") + std::to_string(face);
    }
    look_at_case();
    tell("Entry " + number_of(intent.entry) + " is being mended");
}

void Desk::on(const DropEntry& intent) {
    if (looking_at_) on(LookAtPresent{});
    if (!may_act()) return;
    clear_case();
    done_.reset();
    correcting_ = Correcting{};
    correcting_->entry = intent.entry;
    ask(Asking::reason, "Why was entry " + number_of(intent.entry) + " never so?");
}

void Desk::on(const AnswerCorrection& intent) {
    if (!correcting_ || !correcting_->correction || !correcting_->correction->question) return;
    const CorrectionQuestion& question = *correcting_->correction->question;
    Answer answer;
    answer.what = intent.what;
    if (intent.what == Answer::What::keep && !question.may_keep) {
        asked_.typed.clear();
        asked_.fault = "it cannot keep its dice: type new ones, or drop it";
        return;
    }
    if (intent.what == Answer::What::dice) {
        const DiceTyped read = read_anew(question, intent.dice);
        if (!read.fault.empty() || read.none()) {
            asked_.fault = read.fault.empty() ? "type the dice: 3,4,1" : read.fault;
            return;
        }
        answer.faces = read.faces;
        if (read.total) answer.totals.push_back(*read.total);
    }
    correcting_->answers[question.entry] = answer;
    go_on_correcting();
}

// "keep", "drop", or the dice, as at the terminal.
void Desk::type_answer() {
    const std::string typed = asked_.typed;
    if (typed.empty()) asked_.fault = "say keep or drop, or type the dice";
    else if (std::string_view("keep").starts_with(typed)) on(AnswerCorrection{Answer::What::keep, ""});
    else if (std::string_view("drop").starts_with(typed)) on(AnswerCorrection{Answer::What::drop, ""});
    else on(AnswerCorrection{Answer::What::dice, typed});
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
        correcting_->shown = in_names(charts_, session_->battle(), report::correction_rows(session_->log(), *correction));
        correcting_->correction = std::move(*correction);
        const CorrectionQuestion& question = *correcting_->correction->question;
        ask(Asking::answer, "Entry " + number_of(question.entry) + (question.may_keep ? ": keep, drop, or the dice" : ": drop, or the dice"));
        asked_.fault = question.fault;
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
