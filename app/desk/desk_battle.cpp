#include "app/desk/desk.hpp"
#include "app/desk/plots_view.hpp"
#include "app/desk/why_not.hpp"

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
    const bool plotted = is_phase_of_plots(charts_, battle());
    const auto entry = session_->perform(wanted);
    if (!entry) {
        tell(all_of(entry.problems()));
        if (!wanted.reason.empty() || said_.find("reason") == std::string::npos) return;
        verb_waits_for_reason_ = std::move(wanted);
        ask(Asking::reason, "Why is it done all the same");
        asked_.fault = said_;
        return;
    }
    if (wanted.verb != "note") {   // a note changes nothing: the case in hand stays
        done_.reset();
        clear_case();
    }
    // The plots are made: what is owed stands there again.
    if (plotted && panel_ == Panel::plots && !is_phase_of_plots(charts_, battle())) {
        panel_ = Panel::duties;
        settings_.panel = name_of(panel_);
    }
    tell((*entry)->say + recovered_in_words(**entry));
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

void Desk::turn_back(const Result<const Entry*>& entry) {
    if (!entry) {
        tell(entry.problems()[0].sentence());
        return;
    }
    done_.reset();
    clear_case();
    tell((*entry)->say);
    look_anew();
}

void Desk::on(const Undo&) {
    if (may_act()) turn_back(session_->undo());
}

void Desk::on(const Redo&) {
    if (may_act()) turn_back(session_->redo());
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
    // What has been mended since is not in that moment yet.
    std::string mended;
    for (const Entry& later : session_->log().entries()) {
        if (later.kind != EntryKind::correct || later.number <= intent.entry || later.of > intent.entry || !session_->log().stands(later.number)) continue;
        mended += (mended.empty() ? "" : "; ") + std::string("entry ") + std::to_string(later.of) + " was mended by entry " + std::to_string(later.number);
    }
    if (!mended.empty()) tell("The table as it was told then: " + mended);
}

void Desk::on(const LookAtPresent&) {
    looked_at_.reset();
    looking_at_.reset();
    look_anew();
}

}  // namespace aor::desk
