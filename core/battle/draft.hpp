#pragma once
// Events in the making: each change is applied to a copy of the battle at once, so that what comes later in the same
// decision sees what came before.

#include "core/battle/event.hpp"

#include <cassert>

namespace aor {
/// A battle that is being changed, and the events with every change that makes it so.
class Draft {
public:
    explicit Draft(const Battle& start) : battle_(start) {}

    /// The battle with everything drafted so far.
    [[nodiscard]] const Battle& battle() const { return battle_; }
    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    /// Ids of things that come (losses, contacts ...): unique in the log, since they carry the number of its entry.
    [[nodiscard]] std::string new_id(Thing thing, int entry) const;

    /// The next event; the changes that follow belong to it.
    Event& begin(Happened what, Thing thing, std::string id, std::string say);

    /// draft.set(unit.id, &Unit::castings, 10). Nothing when the field has that value already. There must be such a
    /// thing and an event begun.
    template <class Record, class T>
    void set(std::string_view id, T Record::*member, const std::type_identity_t<T>& to) {
        if constexpr (std::is_same_v<Record, Game>) {
            if (!(battle_.game.*member == to)) add(set_field(battle_.game, member, to));
        } else {
            const Record* record = battle_.find<Record>(id);
            assert(record != nullptr && "no such thing");
            if (!(record->*member == to)) add(set_field(*record, member, to));
        }
    }
    /// draft.set(&Game::phase, 3)
    template <class T>
    void set(T Game::*member, const std::type_identity_t<T>& to) { set<Game, T>("", member, to); }

    template <class Record>
    void come(const Record& record) { add(aor::come(battle_, record)); }
    template <class Record>
    void go(std::string_view id) {
        const Record* record = battle_.find<Record>(id);
        assert(record != nullptr && "no such thing");
        add(aor::go(battle_, *record));
    }
    void add(Change change);

    /// The events, without those that say nothing and change nothing.
    [[nodiscard]] std::vector<Event> take() && { return std::move(events_); }

private:
    Battle battle_;
    std::vector<Event> events_;
};

}  // namespace aor
