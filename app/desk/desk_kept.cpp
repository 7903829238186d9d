// Power cuts: the case in hand and the pinned one lie on disk as they are made, and are taken up again at the next start.

#include "app/desk/desk.hpp"
#include "app/desk/kept_work.hpp"

namespace aor::desk {

// A battle file that cannot be written is told where it is used; what is kept beside it is not worth a word.
void Desk::keep_work() const {
    if (!session_ || file_.empty() || correcting_) return;
    KeptWork kept;
    kept.battle = file_.string();
    kept.entries = session_->log().next_number() - 1;
    kept.work = work_;
    kept.fact_waits = waits_for_reason_;
    kept.line_waits = line_waits_for_reason_;
    kept.case_waits = case_waits_for_reason_;
    if (!work_.empty()) kept.typed = asked_.typed;
    (void)write_whole(case_file(), text_of(kept));
}

void Desk::keep_pinned() const {
    if (!pinned_) {
        std::error_code error;
        std::filesystem::remove(pinned_file(), error);
        return;
    }
    KeptWork kept;
    kept.battle = file_.string();
    kept.entries = pinned_->entries;
    kept.work = pinned_->work;
    (void)write_whole(pinned_file(), text_of(kept));
}

// Either of them may be at fault, and costs only itself.
void Desk::take_up_kept(const std::optional<std::string>& kept_case, const std::optional<std::string>& kept_pinned) {
    const std::string said = said_;
    said_.clear();
    const bool pinned = kept_pinned && take_up_pinned(*kept_pinned);
    const std::string fault = said_;
    said_.clear();
    const bool made = kept_case && take_up_case(*kept_case);
    std::string all = fault;
    const auto add = [&all](const std::string& sentence) {
        if (!sentence.empty()) all += (all.empty() ? "" : "; ") + sentence;
    };
    add(said_);
    if (made && pinned) add("The case that was being made is back, and the pinned one beside it");
    else if (made) add("The case that was being made is back");
    else if (pinned) add("The pinned case is back");
    tell(all.empty() ? said : all);
}

// The line that was being typed, as far as the same is asked again.
void Desk::take_up_typed(const std::string& typed) {
    if (typed.empty()) return;
    asked_.typed = typed;
    if (asked_.what == Asking::actor || asked_.what == Asking::target) type_name();
    keep_work();
}

bool Desk::take_up_case(const std::string& text) {
    const auto kept = read_kept_work(text, case_file().string());
    if (!kept) {
        fail(kept.problems());
        return false;
    }
    if (kept->battle != file_.string() || kept->entries != session_->log().next_number() - 1 || kept->work.empty()) return false;
    work_ = kept->work;
    const Parts parts = parts_of(work_.procedure);
    asking_actor_ = parts.actor != Who::nobody && work_.actor.empty();
    asking_target_ = parts.target_needed && work_.target.empty();
    waits_for_reason_ = kept->fact_waits;
    line_waits_for_reason_ = kept->line_waits;
    look_at_case();
    if (kept->case_waits) ask_why_all_the_same();
    take_up_typed(kept->typed);
    return true;
}

// It is shown as it was, at the table of its time, whatever has been decided since.
bool Desk::take_up_pinned(const std::string& text) {
    const auto kept = read_kept_work(text, pinned_file().string());
    if (!kept) {
        fail(kept.problems());
        return false;
    }
    if (kept->battle != file_.string() || kept->entries >= session_->log().next_number() || kept->work.empty()) return false;
    PinnedCase pinned{kept->work, kept->entries, {}};
    const Parts parts = parts_of(kept->work.procedure);
    const bool whole = (parts.actor == Who::nobody || !kept->work.actor.empty()) && (!parts.target_needed || !kept->work.target.empty());
    if (whole) pinned.view = view_of(charts_, session_->log().battle_at(kept->entries), kept->entries + 1, kept->work);
    else pinned.view.title = title_of(charts_, kept->work.procedure);
    pinned_ = std::move(pinned);
    keep_pinned();
    return true;
}

}  // namespace aor::desk
