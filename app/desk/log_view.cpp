#include "app/desk/log_view.hpp"

#include "app/desk/letters.hpp"

#include <algorithm>
#include <map>

namespace aor::desk {
namespace {

/// "turn 3" is one word, and not the beginning of "turn 30".
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : lowered(text) + ' ') {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            const bool number = std::all_of(word.begin(), word.end(), [](char d) { return d >= '0' && d <= '9'; });
            if (number && !words.empty() && words.back() == "turn") words.back() += ' ' + word + '\n';
            else words.push_back(word);
            word.clear();
        }
    }
    return words;
}

bool fits(const Entry& entry, const std::vector<std::string>& words) {
    if (words.empty()) return true;
    std::string all = lowered(entry.say) + '\n' + "turn " + std::to_string(entry.turn) + '\n' + std::to_string(entry.turn) + '.' + std::to_string(entry.phase) + '\n' +
                      std::string(name_of(entry.kind));
    for (const Event& event : entry.events) all += '\n' + lowered(event.say);
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) { return all.find(word) != std::string::npos; });
}

/// The last correction that stands for each entry, and how it has the entry.
struct AsMended {
    int by = 0;
    const Entry* entry = nullptr;
};
std::map<int, AsMended> mended_in(const Log& log) {
    std::map<int, AsMended> mended;
    for (const Entry& entry : log.entries()) {
        if (entry.kind != EntryKind::correct || !log.stands(entry.number)) continue;
        for (const Entry& instead : entry.instead) {
            // Those that were only carried along read as they did.
            const bool same = instead.number != entry.of && !instead.dropped && instead.say == log.entry(instead.number)->say;
            if (!same) mended[instead.number] = {entry.number, &instead};
        }
    }
    return mended;
}

std::string sentence(const report::EntryRow& row) {
    std::string said;
    if (row.kind == EntryKind::note) said = row.of > 0 ? "Note on " + std::to_string(row.of) + ": " : "Note: ";
    return said + row.say + (row.stands ? "" : " (undone)");
}

}  // namespace

LogView log_view(const Charts& charts, const Log& log, std::string_view filter, int most) {
    LogView view;
    view.all = static_cast<int>(log.entries().size());
    if (const auto number = log.to_undo()) view.undo = log.entry(*number)->say;
    if (const auto number = log.to_redo()) view.redo = log.entry(*number)->say;
    const auto words = words_of(filter);
    const auto mended = mended_in(log);
    for (auto entry = log.entries().rbegin(); entry != log.entries().rend(); ++entry) {
        if (!fits(*entry, words)) continue;
        ++view.fitting;
        if (static_cast<int>(view.lines.size()) >= most) continue;
        const bool decides = entry->kind == EntryKind::act || entry->kind == EntryKind::correct;
        LogLine line;
        line.row = report::entry_row(charts, log.battle(), *entry, !decides || log.stands(entry->number));
        line.said = sentence(line.row);
        line.overruled = !line.row.otherwise.empty();
        line.may_drop = entry->kind == EntryKind::act && line.row.stands;
        line.may_correct = line.may_drop && entry->intent.verb == "do";
        const auto found = mended.find(entry->number);
        if (found != mended.end()) {
            line.changed_by = found->second.by;
            line.changed = found->second.entry->dropped ? "it is held never to have been" : found->second.entry->say;
            if (found->second.entry->dropped) line.may_drop = line.may_correct = false;
        }
        view.lines.push_back(std::move(line));
    }
    return view;
}

}  // namespace aor::desk
