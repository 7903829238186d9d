#include "core/battle/log.hpp"

#include <algorithm>

namespace aor {

namespace {

/// So many entries between two kept moments.
constexpr int kMomentEvery = 512;

std::optional<Problem> play_events(Battle& battle, const Entry& entry) {
    for (std::size_t i = 0; i < entry.events.size(); ++i) {
        if (auto problem = apply(battle, entry.events[i].changes)) {
            while (i-- > 0) {
                [[maybe_unused]] const auto stuck = take_back(battle, entry.events[i].changes);
                assert(!stuck && "what was applied can be taken back");
            }
            return problem;
        }
    }
    return std::nullopt;
}

std::optional<Problem> unplay_events(Battle& battle, const Entry& entry) {
    for (std::size_t i = entry.events.size(); i-- > 0;) {
        if (auto problem = take_back(battle, entry.events[i].changes)) {
            for (++i; i < entry.events.size(); ++i) {
                [[maybe_unused]] const auto stuck = apply(battle, entry.events[i].changes);
                assert(!stuck && "what was taken back can be applied");
            }
            return problem;
        }
    }
    return std::nullopt;
}

Problem does_not_fit(const Entry& entry, const std::string& why) {
    return {{}, "entry " + std::to_string(entry.number) + " does not fit: " + why};
}

}  // namespace

Log::Log(LogHeader header) : header_(std::move(header)), battle_(header_.start) {}

const Entry* Log::entry(int number) const {
    if (number < 1 || number > static_cast<int>(entries_.size())) return nullptr;
    return &entries_[static_cast<std::size_t>(number) - 1];
}

Entry Log::blank(EntryKind kind) const {
    Entry entry;
    entry.number = next_number();
    entry.turn = battle_.game.turn;
    entry.phase = battle_.game.phase;
    entry.kind = kind;
    return entry;
}

std::optional<Problem> Log::play(Battle& battle, const Entry& entry) const {
    switch (entry.kind) {
        case EntryKind::act:
        case EntryKind::correct: return play_events(battle, entry);
        case EntryKind::note: return std::nullopt;
        case EntryKind::undo: return unplay_events(battle, *this->entry(entry.of));
        case EntryKind::redo: return play_events(battle, *this->entry(entry.of));
    }
    return std::nullopt;
}

std::optional<Problem> Log::add(Entry entry) {
    if (entry.number != next_number()) {
        return does_not_fit(entry, "the next entry is " + std::to_string(next_number()));
    }
    if (entry.kind == EntryKind::undo && to_undo() != entry.of) {
        return does_not_fit(entry, "entry " + std::to_string(entry.of) + " is not the last decision that stands");
    }
    if (entry.kind == EntryKind::redo && to_redo() != entry.of) {
        return does_not_fit(entry, "entry " + std::to_string(entry.of) + " is not the last one undone");
    }
    if (entry.kind == EntryKind::correct && !stands(entry.of)) {
        return does_not_fit(entry, "entry " + std::to_string(entry.of) + " is not a decision that stands");
    }
    if (entry.kind != EntryKind::act && entry.kind != EntryKind::correct && !changes_of(entry).empty()) {
        return does_not_fit(entry, "a " + std::string(name_of(entry.kind)) + " has no changes of its own");
    }
    if (auto problem = play(battle_, entry)) return does_not_fit(entry, problem->text);

    cleared_.clear();
    may_drop_ = true;
    keep_stack(entry);
    entries_.push_back(std::move(entry));
    const int number = static_cast<int>(entries_.size());
    if (number % kMomentEvery == 0) moments_.push_back({number, battle_});
    return std::nullopt;
}

void Log::keep_stack(const Entry& entry) {
    switch (entry.kind) {
        case EntryKind::act:
        case EntryKind::correct:
            done_.push_back(entry.number);
            cleared_.swap(undone_);
            break;
        case EntryKind::note: break;
        case EntryKind::undo:
            done_.pop_back();
            undone_.push_back(entry.of);
            break;
        case EntryKind::redo:
            undone_.pop_back();
            done_.push_back(entry.of);
            break;
    }
}

void Log::drop_last() {
    assert(!entries_.empty() && may_drop_ && "only the entry just added can be dropped");
    may_drop_ = false;
    const Entry& last = entries_.back();
    std::optional<Problem> stuck;
    switch (last.kind) {
        case EntryKind::act:
        case EntryKind::correct:
            stuck = unplay_events(battle_, last);
            done_.pop_back();
            undone_.swap(cleared_);
            break;
        case EntryKind::note: break;
        case EntryKind::undo:
            stuck = play_events(battle_, *entry(last.of));
            undone_.pop_back();
            done_.push_back(last.of);
            break;
        case EntryKind::redo:
            stuck = unplay_events(battle_, *entry(last.of));
            done_.pop_back();
            undone_.push_back(last.of);
            break;
    }
    assert(!stuck && "what was applied can be taken back");
    if (!moments_.empty() && moments_.back().number == last.number) moments_.pop_back();
    entries_.pop_back();
}

std::optional<int> Log::to_undo() const { return done_.empty() ? std::nullopt : std::optional(done_.back()); }
std::optional<int> Log::to_redo() const { return undone_.empty() ? std::nullopt : std::optional(undone_.back()); }

std::optional<Entry> Log::undo() const {
    if (done_.empty()) return std::nullopt;
    Entry entry = blank(EntryKind::undo);
    entry.of = done_.back();
    entry.say = "Taken back: " + this->entry(entry.of)->say;
    entry.intent.verb = "undo";
    return entry;
}

std::optional<Entry> Log::redo() const {
    if (undone_.empty()) return std::nullopt;
    Entry entry = blank(EntryKind::redo);
    entry.of = undone_.back();
    entry.say = "Brought back: " + this->entry(entry.of)->say;
    entry.intent.verb = "redo";
    return entry;
}

bool Log::stands(int number) const { return std::binary_search(done_.begin(), done_.end(), number); }

Battle Log::battle_at(int number) const {
    const int last = static_cast<int>(entries_.size());
    if (number >= last) return battle_;
    number = std::max(number, 0);
    int from = 0;
    const Battle* start = &header_.start;
    for (const Moment& moment : moments_) {
        if (moment.number > number) break;
        from = moment.number;
        start = &moment.battle;
    }
    Battle battle = *start;
    for (int i = from + 1; i <= number; ++i) {
        [[maybe_unused]] const auto problem = play(battle, *entry(i));
        assert(!problem && "an entry of the log fits");
    }
    return battle;
}

std::vector<const Entry*> Log::timeline() const {
    std::vector<const Entry*> now(entries_.size() + 1, nullptr);
    for (const Entry& entry : entries_) {
        const bool happened = entry.kind == EntryKind::note || (entry.kind == EntryKind::act && stands(entry.number));
        if (happened) now[static_cast<std::size_t>(entry.number)] = &entry;
    }
    for (const int number : done_) {
        for (const Entry& mended : entry(number)->instead) {
            if (mended.number < 1 || mended.number >= number) continue;
            now[static_cast<std::size_t>(mended.number)] = mended.dropped ? nullptr : &mended;
        }
    }
    std::vector<const Entry*> line;
    for (const Entry* entry : now) {
        if (entry != nullptr) line.push_back(entry);
    }
    return line;
}

std::optional<Battle> Log::battle_at(int turn, int phase) const {
    const auto is_then = [&](const Battle& battle) { return battle.game.turn == turn && battle.game.phase == phase; };
    if (is_then(battle_)) return battle_;
    const std::vector<const Entry*> line = timeline();
    Battle battle = header_.start;
    std::optional<std::size_t> found;
    if (is_then(battle)) found = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i]->kind != EntryKind::note && play_events(battle, *line[i])) return std::nullopt;
        if (is_then(battle)) found = i + 1;
    }
    if (!found) return std::nullopt;
    battle = header_.start;
    for (std::size_t i = 0; i < *found; ++i) {
        if (line[i]->kind != EntryKind::note && play_events(battle, *line[i])) return std::nullopt;
    }
    return battle;
}

}  // namespace aor
