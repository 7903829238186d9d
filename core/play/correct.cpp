#include "core/play/correct.hpp"

#include "core/play/compare_entries.hpp"

#include <algorithm>

namespace aor {
namespace {

/// All its changes or none.
bool happens_so(Battle& battle, const Entry& entry) {
    const std::vector<Change> changes = changes_of(entry);
    return !aor::apply(battle, std::span<const Change>(changes));
}

std::string in_words(const Answer& answer) {
    std::string text(name_of(answer.what));
    const auto numbers = [&](const std::vector<int>& list) {
        for (std::size_t i = 0; i < list.size(); ++i) text += (i == 0 ? " " : ",") + std::to_string(list[i]);
    };
    numbers(answer.faces);
    if (!answer.totals.empty()) text += " total";
    numbers(answer.totals);
    return text;
}

class Correcting {
public:
    Correcting(const Charts& charts, const Log& log, const std::map<int, Answer>& answers)
        : charts_(charts), log_(log), answers_(answers), before_(log.header().start) {
        for (const auto& [number, answer] : answers) correction_.unasked.push_back(number);
    }

    Result<Correction> run(int number, const std::optional<Intent>& instead, const std::string& reason) {
        const std::vector<const Entry*> timeline = log_.timeline();
        const auto at = std::find_if(timeline.begin(), timeline.end(), [&](const Entry* entry) { return entry->number == number; });
        const Entry* logged = log_.entry(number);
        if (logged == nullptr) return problem_of("there is no entry " + std::to_string(number));
        if (logged->kind == EntryKind::note) return problem_of("entry " + std::to_string(number) + " is a note: write another");
        if (logged->kind != EntryKind::act) {
            return problem_of("entry " + std::to_string(number) + " is no decision but a " + std::string(name_of(logged->kind)) + ": take it back instead");
        }
        if (!log_.stands(number) || at == timeline.end()) return problem_of("entry " + std::to_string(number) + " does not stand: it was taken back or dropped");
        for (auto entry = timeline.begin(); entry != at; ++entry) {
            [[maybe_unused]] const bool fits = happens_so(before_, **entry);
            assert(fits && "a timeline fits");
        }
        now_ = before_;
        if (auto problems = mend(**at, instead); !problems.none()) return problems;
        for (auto entry = at + 1; entry != timeline.end() && !correction_.question; ++entry) carry(**entry);
        if (!correction_.question) write(number, instead, reason);
        return std::move(correction_);
    }

private:
    Problems mend(const Entry& entry, const std::optional<Intent>& instead) {
        Entry after;
        if (instead) {
            auto done = perform(charts_, now_, *instead, entry.number);
            if (!done) return done.problems();
            after = std::move(*done);
        } else {
            after = without(entry);
        }
        take(entry, std::move(after), Mended::How::mended);
        return {};
    }

    Entry without(const Entry& entry) const {
        Entry none;
        none.number = entry.number;
        none.turn = now_.game.turn;
        none.phase = now_.game.phase;
        none.kind = entry.kind;
        none.intent = entry.intent;
        none.say = "Dropped: " + entry.say;
        none.dropped = true;
        return none;
    }

    /// The entry comes out like that.
    void take(const Entry& before, Entry after, Mended::How how) {
        after.at = before.at;
        happen_before(before);
        [[maybe_unused]] const bool fits = happens_so(now_, after);
        assert(fits && "what was carried out here fits here");
        Mended mended{before.number, how, before, {}, {}};
        if (after.dropped) mended.say.push_back(before.say + " - no longer");
        else mended.say = differences_of(before, after).say;
        if (after.dropped && how == Mended::How::answered) mended.how = Mended::How::dropped;
        instead_.push_back(after);
        mended.after = std::move(after);
        correction_.mended.push_back(std::move(mended));
        alike_ = now_ == before_;
    }
    void happen_before(const Entry& entry) {
        [[maybe_unused]] const bool fits = happens_so(before_, entry);
        assert(fits && "a timeline fits");
    }

    /// A later entry, with its recorded dice.
    void carry(const Entry& entry) {
        if (entry.kind == EntryKind::note) return;
        if (alike_) {
            // Nothing that this entry could see has changed.
            happen_before(entry);
            [[maybe_unused]] const bool fits = happens_so(now_, entry);
            assert(fits && "it fits where nothing has changed");
            return;
        }
        auto again = perform(charts_, now_, with_recorded_dice(entry), entry.number);
        EntryDifferences different;
        if (again) {
            again->at = entry.at;
            different = differences_of(entry, *again);
            if (different.same) {
                // The same happens, so what was recorded stands; unless a list has become longer or shorter before it, or
                // a phase reminds of other duties (which are told where they began).
                if (entry.say != again->say || !happens_so(now_, entry)) {
                    again->at = entry.at;
                    [[maybe_unused]] const bool fits = happens_so(now_, *again);
                    assert(fits && "what was carried out here fits here");
                    instead_.push_back(std::move(*again));
                }
                happen_before(entry);
                alike_ = now_ == before_;
                return;
            }
        }
        if (is_untouched(entry, again)) return;
        const bool only_follows = again.ok() && !different.rolls && (entry.rolls.empty() || !different.happenings);
        if (only_follows) {
            take(entry, std::move(*again), Mended::How::follows);
            return;
        }
        ask(entry, again, different);
    }

    /// It comes out otherwise by itself (other charts, nothing to carry out), not because of what was mended, and what
    /// was recorded still fits: it stays as it is.
    bool is_untouched(const Entry& entry, const Result<Entry>& again) {
        const auto then = perform(charts_, before_, with_recorded_dice(entry), entry.number);
        if (then.ok() != again.ok()) return false;
        if (then.ok() && !differences_of(*then, *again).same) return false;
        if (!then.ok() && then.problems().sentences() != again.problems().sentences()) return false;
        if (!happens_so(now_, entry)) return false;
        happen_before(entry);
        return true;
    }

    void ask(const Entry& entry, Result<Entry>& again, const EntryDifferences& different) {
        CorrectionQuestion question;
        question.entry = entry.number;
        question.before = entry;
        question.may_keep = again.ok();
        if (again) {
            question.after = *again;
            question.say = different.say;
        } else {
            for (const Problem& problem : again.problems()) question.say.push_back(problem.sentence());
        }
        const auto answer = answers_.find(entry.number);
        if (answer != answers_.end()) {
            std::erase(correction_.unasked, entry.number);
            question.fault = follow(entry, again, answer->second);
            if (question.fault.empty()) return;
        }
        Intent anew = entry.intent;
        anew.faces.clear();
        anew.totals.clear();
        Preview shown = preview(charts_, now_, anew, entry.number);
        question.rolls = std::move(shown.rolls);
        correction_.question = std::move(question);
    }

    /// Does as was answered; or says why not.
    std::string follow(const Entry& entry, Result<Entry>& again, const Answer& answer) {
        if (answer.what == Answer::What::drop) {
            take(entry, without(entry), Mended::How::answered);
            return {};
        }
        if (answer.what == Answer::What::keep) {
            if (!again) return "it cannot keep its dice: " + again.problems()[0].sentence();
            take(entry, std::move(*again), Mended::How::answered);
            return {};
        }
        Intent intent = entry.intent;
        intent.faces = answer.faces;
        intent.totals = answer.totals;
        intent.origin = answer.faces.empty() && !answer.totals.empty() ? Origin::typed_total : Origin::typed_faces;
        auto anew = perform(charts_, now_, intent, entry.number);
        if (!anew) return anew.problems()[0].sentence();
        take(entry, std::move(*anew), Mended::How::answered);
        return {};
    }

    void write(int number, const std::optional<Intent>& instead, const std::string& reason) {
        Entry entry = log_.blank(EntryKind::correct);
        entry.of = number;
        entry.intent.verb = "correct";
        entry.intent.reason = reason;
        entry.intent.words.push_back({"entry", static_cast<std::int32_t>(number)});
        for (const auto& [asked, answer] : answers_) {
            entry.intent.words.push_back({"answer " + std::to_string(asked), in_words(answer)});
        }
        const Mended& first = correction_.mended.front();
        entry.say = "Entry " + std::to_string(number) + (instead ? " mended: " + first.after.say : " never was: " + first.before.say);
        entry.instead = std::move(instead_);
        Event event{Happened::correction, Thing::game, {}, entry.say, difference(log_.battle(), now_)};
        entry.events.push_back(std::move(event));
        correction_.entry = std::move(entry);
    }

    const Charts& charts_;
    const Log& log_;
    const std::map<int, Answer>& answers_;
    Battle before_;                     ///< the table before the entry that is looked at, as it was held to have been
    Battle now_;                        ///< and as it is now held to have been
    bool alike_ = false;                ///< the two are the same
    std::vector<Entry> instead_;        ///< what takes the place of entries in the log, also where it reads the same
    Correction correction_;
};

}  // namespace

std::string_view name_of(Answer::What what) {
    switch (what) {
        case Answer::What::keep: return "keep";
        case Answer::What::drop: return "drop";
        case Answer::What::dice: return "dice";
    }
    return "";
}

Result<Intent> intent_of(const Log& log, int number) {
    for (const Entry* entry : log.timeline()) {
        if (entry->number == number && entry->kind == EntryKind::act) return with_recorded_dice(*entry);
    }
    return problem_of("there is no decision " + std::to_string(number) + " that stands");
}

Result<Correction> correct(const Charts& charts, const Log& log, int entry, const std::optional<Intent>& instead,
                           const std::string& reason, const std::map<int, Answer>& answers) {
    Correcting correcting(charts, log, answers);
    return correcting.run(entry, instead, reason);
}

}  // namespace aor
