#include "core/battle/draft.hpp"

namespace aor {

std::string Draft::new_id(Thing thing, int entry) const {
    for (int next = 1;; ++next) {
        std::string id = std::to_string(entry) + '.' + std::to_string(next);
        if (!battle_.has(thing, id)) return id;
    }
}

Event& Draft::begin(Happened what, Thing thing, std::string id, std::string say) {
    Event event;
    event.what = what;
    event.thing = thing;
    event.id = std::move(id);
    event.say = std::move(say);
    return events_.emplace_back(std::move(event));
}

void Draft::add(Change change) {
    assert(!events_.empty() && "a change belongs to an event");
    [[maybe_unused]] const auto problem = apply(battle_, change);
    assert(!problem && "a change made from the battle fits it");
    events_.back().changes.push_back(std::move(change));
}

}  // namespace aor
