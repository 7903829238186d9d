#include "core/battle/entry.hpp"

#include <array>

namespace aor {

namespace {

constexpr std::string_view kHappened[] = {
#define AOR_EVENT(identifier, meaning) #identifier,
#include "core/battle/events.def"
#undef AOR_EVENT
};

}  // namespace

std::string_view name_of(Happened happened) { return kHappened[static_cast<std::size_t>(happened)]; }

std::optional<Happened> happened_named(std::string_view name) {
    for (std::size_t i = 0; i < std::size(kHappened); ++i) {
        if (kHappened[i] == name) return static_cast<Happened>(i);
    }
    return std::nullopt;
}

std::string_view name_of(FactSource source) {
    switch (source) {
        case FactSource::known: return "known";
        case FactSource::typed: return "typed";
        case FactSource::overruled: return "overruled";
    }
    return "";
}

std::string_view name_of(EntryKind kind) {
    switch (kind) {
        case EntryKind::act: return "act";
        case EntryKind::note: return "note";
        case EntryKind::undo: return "undo";
        case EntryKind::redo: return "redo";
        case EntryKind::correct: return "correct";
    }
    return "";
}

bool Entry::operator==(const Entry&) const = default;

std::vector<Change> changes_of(const Entry& entry) {
    std::vector<Change> changes;
    for (const Event& event : entry.events) changes.insert(changes.end(), event.changes.begin(), event.changes.end());
    return changes;
}

}  // namespace aor
