#include "core/play/audit.hpp"

#include "core/play/compare_entries.hpp"

#include <span>

namespace aor {

Audit audit(const Charts& charts, const Log& log) {
    Audit audit;
    audit.other_charts = log.header().charts != charts.digest();
    Battle battle = log.header().start;
    for (const Entry* entry : log.timeline()) {
        if (entry->kind == EntryKind::note) continue;
        if (entry->intent.verb.empty()) {
            audit.unread.push_back(entry->number);
        } else {
            ++audit.decisions;
            Finding finding{entry->number, entry->turn, entry->phase, entry->say, false, {}};
            const auto again = perform(charts, battle, with_recorded_dice(*entry), entry->number);
            if (again) {
                const EntryDifferences different = differences_of(*entry, *again);
                if (!different.same) finding.say = different.say;
            } else {
                finding.cannot_be = true;
                for (const Problem& problem : again.problems()) finding.say.push_back(problem.sentence());
            }
            if (!finding.say.empty()) audit.findings.push_back(std::move(finding));
        }
        const std::vector<Change> changes = changes_of(*entry);
        [[maybe_unused]] const auto problem = aor::apply(battle, std::span<const Change>(changes));
        assert(!problem && "a timeline fits");
    }
    return audit;
}

}  // namespace aor
