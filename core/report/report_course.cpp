// What happened, turn by turn and phase by phase, every roll with its sum.
#include "core/battle/name_shown.hpp"
#include "core/play/compare_entries.hpp"
#include "core/play/known_facts.hpp"
#include "core/report/recorded_roll.hpp"
#include "core/report/report_chapters.hpp"

#include <algorithm>
#include <map>

namespace aor::report {
namespace {

std::string army_of(const Battle& battle, const std::string& id) {
    ArmyId army;
    if (const Unit* unit = battle.unit(id)) army = unit->army;
    else if (const Leader* leader = battle.leader(id)) army = leader->army;
    else if (battle.army(id) != nullptr) army = id;
    const Army* found = battle.army(army);
    return found != nullptr ? name_shown(*found) : std::string();
}

std::string because(const std::string& reason) { return reason.empty() ? std::string() : ": " + reason; }

class Telling {
public:
    Telling(const Charts& charts, const Log& log) : charts_(charts), log_(log) {
        for (const Entry& entry : log.entries()) {
            if (entry.kind != EntryKind::correct || !log.stands(entry.number)) continue;
            for (const Entry& mended : entry.instead) {
                // Those in which the same happened are marked by nothing.
                const Entry* first = log.entry(mended.number);
                if (first != nullptr && mended.number != entry.of && differences_of(*first, mended).same) continue;
                mended_by_[mended.number] = {&entry, mended.dropped};
            }
        }
    }

    void tell(BattleReport& report) const {
        for (const Entry* entry : in_order()) {
            ReportStep step = step_of(*entry);
            const bool end_of_phase = entry->intent.verb == "next" && entry->kind == EntryKind::act;
            if (end_of_phase) {
                step.say = "The phase ends.";
                if (step.happened.empty() && step.mark.empty()) continue;
            }
            if (report.course.empty() || report.course.back().turn != entry->turn || report.course.back().phase != entry->phase) {
                report.course.push_back({entry->turn, entry->phase, title_of_phase(entry->phase), {}});
            }
            report.course.back().steps.push_back(std::move(step));
        }
        tell_left_out(report);
    }

private:
    /// Decisions that stand and notes, with the corrections at the time at which they were made.
    [[nodiscard]] std::vector<const Entry*> in_order() const {
        std::vector<const Entry*> all = log_.timeline();
        for (const Entry& entry : log_.entries()) {
            if (entry.kind == EntryKind::correct && log_.stands(entry.number)) all.push_back(&entry);
        }
        std::stable_sort(all.begin(), all.end(), [](const Entry* a, const Entry* b) {
            return a->turn != b->turn ? a->turn < b->turn : a->phase != b->phase ? a->phase < b->phase : a->number < b->number;
        });
        return all;
    }

    [[nodiscard]] std::string title_of_phase(int phase) const {
        const Table* table = charts_.table("sequence_of_play");
        const TableRow* row = table != nullptr ? table->row(phase_row(charts_, phase)) : nullptr;
        return "Phase " + std::to_string(phase) + (row != nullptr ? ": " + row->label : "");
    }

    [[nodiscard]] ReportStep step_of(const Entry& entry) const {
        ReportStep step;
        step.entry = entry.number;
        if (entry.kind == EntryKind::note) {
            step.what = ReportStep::What::note;
            step.say = entry.intent.text.empty() ? entry.say : entry.intent.text;
            if (entry.of > 0) step.mark = "about entry " + std::to_string(entry.of);
            return step;
        }
        if (entry.kind == EntryKind::correct) {
            step.what = ReportStep::What::correction;
            const Entry* first = log_.entry(entry.of);
            step.say = "Entry " + std::to_string(entry.of) + " is corrected" + because(entry.intent.reason);
            for (const Entry& mended : entry.instead) {
                if (mended.dropped) step.happened.push_back("Entry " + std::to_string(mended.number) + " is dropped: " + original(mended.number));
                else if (first != nullptr && mended.number == first->number) step.happened.push_back("Before: " + first->say);
            }
            return step;
        }
        EntryRow row = entry_row(charts_, log_.battle(), entry);
        step.say = entry.say;
        step.mark = mark_of(entry);
        step.otherwise = std::move(row.otherwise);
        for (std::size_t i = 0; i < entry.rolls.size(); ++i) {
            const Rolled& rolled = entry.rolls[i];
            step.rolls.push_back({std::move(row.rolls[i]), army_of(log_.battle(), rolled.actor), pool_of(charts_, rolled)});
        }
        for (const Event& event : entry.events) {
            // What is owed and done is for the referee's list of duties.
            const bool listed = event.what == Happened::duty_opened || event.what == Happened::duty_done;
            if (!event.say.empty() && event.say != entry.say && !listed) step.happened.push_back(event.say);
        }
        if (!entry.intent.reason.empty() && std::none_of(entry.events.begin(), entry.events.end(), [&](const Event& event) {
                return event.say.find(entry.intent.reason) != std::string::npos;
            })) {
            step.happened.push_back("Reason given: " + entry.intent.reason);
        }
        return step;
    }

    [[nodiscard]] std::string original(int number) const {
        const Entry* entry = log_.entry(number);
        return entry != nullptr ? entry->say : std::string();
    }

    [[nodiscard]] std::string mark_of(const Entry& entry) const {
        const auto at = mended_by_.find(entry.number);
        if (at == mended_by_.end()) return {};
        const Entry& by = *at->second.by;
        std::string mark = by.of == entry.number ? "corrected by entry " + std::to_string(by.number) + because(by.intent.reason)
                                                 : "carried along by the correction in entry " + std::to_string(by.number);
        const std::string before = original(entry.number);
        if (!before.empty() && before != entry.say) mark += "; before: " + before;
        return mark;
    }

    void tell_left_out(BattleReport& report) const {
        std::string numbers;
        int undone = 0;
        for (const Entry& entry : log_.entries()) {
            const bool decided = entry.kind == EntryKind::act || entry.kind == EntryKind::correct;
            if (!decided || log_.stands(entry.number)) continue;
            ++undone;
            numbers += (numbers.empty() ? "" : ", ") + std::to_string(entry.number);
        }
        if (undone > 0) {
            report.left_out.push_back(undone == 1 ? "One entry was taken back and is left out: " + numbers + "."
                                                  : std::to_string(undone) + " entries were taken back and are left out: " + numbers + ".");
        }
        const auto dropped = std::count_if(mended_by_.begin(), mended_by_.end(), [](const auto& one) { return one.second.dropped; });
        if (dropped == 1) report.left_out.push_back("One entry was dropped by a correction.");
        if (dropped > 1) report.left_out.push_back(std::to_string(dropped) + " entries were dropped by corrections.");
    }

    const Charts& charts_;
    const Log& log_;
    struct Mended {
        const Entry* by = nullptr;         ///< the last correction that touches the entry
        bool dropped = false;
    };
    std::map<int, Mended> mended_by_;
};

}  // namespace

void tell_course(const Charts& charts, const Log& log, BattleReport& report) { Telling(charts, log).tell(report); }

}  // namespace aor::report
