#include "core/play/compare_entries.hpp"

#include "core/base/texts.hpp"
#include "core/battle/record_fields.hpp"

#include <algorithm>

namespace aor {
namespace {

std::string line_of(const ItemTaken& item) {
    std::string text = item.label.empty() ? item.id : item.label;
    text += ' ' + std::to_string(item.amount);
    if (item.of != Of::dice) text += ' ' + std::string(name_of(item.of));
    return text;
}

bool counts_alike(const ItemTaken& a, const ItemTaken& b) { return a.id == b.id && a.amount == b.amount && a.of == b.of; }

bool alike(const std::vector<ItemTaken>& a, const std::vector<ItemTaken>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), counts_alike);
}

/// Where in its list a thing stands is nothing that happened.
bool change_alike(const Change& a, const Change& b) {
    if (a.place == b.place || a.what == Change::What::set) return a == b;
    Change moved = a;
    moved.place = b.place;
    return moved == b;
}

bool event_alike(const Event& a, const Event& b) {
    return a.what == b.what && a.thing == b.thing && a.id == b.id && a.say == b.say &&
           std::equal(a.changes.begin(), a.changes.end(), b.changes.begin(), b.changes.end(), change_alike);
}

/// "unit ir-36: castings 6 -> 0"; of a thing that comes or goes, what the other does not have: "loss 100.1: castings 6".
std::vector<std::string> in_words(const Change& change, const std::vector<const Change*>& others) {
    const std::string who = std::string(word(change.thing)) + (change.id.empty() ? "" : ' ' + change.id) + ": ";
    const auto name = [](std::string_view field) { return spaced(field) + ' '; };
    if (change.what == Change::What::set) return {who + name(change.field_name()) + in_words(change.from) + " -> " + in_words(change.to)};
    std::vector<std::string> out;
    const auto other = std::find_if(others.begin(), others.end(), [&](const Change* one) { return one->what == change.what && one->thing == change.thing && one->id == change.id; });
    if (other == others.end()) return {who + (change.what == Change::What::come ? "new" : "gone")};
    for (const FieldValue& field : change.record) {
        if (std::find((*other)->record.begin(), (*other)->record.end(), field) != (*other)->record.end()) continue;
        out.push_back(who + name(fields_of(change.thing)[field.field].name) + in_words(field.value));
    }
    return out;
}

/// The fields that were changed otherwise, where everything was said in the same words.
std::vector<std::string> numbers_behind(const Entry& before, const Entry& after) {
    const auto all = [](const Entry& entry) {
        std::vector<const Change*> changes;
        for (const Event& event : entry.events) {
            for (const Change& change : event.changes) changes.push_back(&change);
        }
        return changes;
    };
    std::vector<std::string> out;
    const auto missing = [&](const std::vector<const Change*>& from, const std::vector<const Change*>& in, const char* what) {
        for (const Change* change : from) {
            if (std::any_of(in.begin(), in.end(), [&](const Change* other) { return change_alike(*change, *other); })) continue;
            for (const std::string& line : in_words(*change, in)) out.push_back(line + what);
        }
    };
    missing(all(before), all(after), " - no longer");
    missing(all(after), all(before), " - now");
    return out;
}

class Comparing {
public:
    explicit Comparing(EntryDifferences& differences) : out_(differences) {}

    void compare_rolls(const Rolled& before, const Rolled& after) {
        where_ = before.procedure + ' ' + before.actor + (before.target.empty() ? "" : " at " + before.target) + ": ";
        if (before.procedure != after.procedure || before.actor != after.actor || before.target != after.target) {
            roll("now " + after.procedure + ' ' + after.actor + (after.target.empty() ? "" : " at " + after.target));
            return;
        }
        items(before.items, after.items);
        items(before.other_items, after.other_items);
        if (before.automatic != after.automatic) {
            roll((before.automatic.empty() ? "dice" : before.automatic) + " -> " + (after.automatic.empty() ? "dice" : after.automatic));
        }
        if (before.sums != after.sums) roll("rolled " + sums(before) + " -> " + sums(after));
        if (before.outcome != after.outcome) roll(before.say + " -> " + after.say);
        facts(before, after);
    }
    void roll(const std::string& text) {
        out_.rolls = true;
        out_.say.push_back(where_ + text);
    }

private:
    static std::string sums(const Rolled& rolled) {
        std::string text;
        for (const int sum : rolled.sums) text += (text.empty() ? "" : ", ") + std::to_string(sum);
        return text.empty() ? "nothing" : text;
    }
    void items(const std::vector<ItemTaken>& before, const std::vector<ItemTaken>& after) {
        if (alike(before, after)) return;
        const auto missing = [&](const std::vector<ItemTaken>& from, const std::vector<ItemTaken>& in, const char* what) {
            for (const ItemTaken& item : from) {
                const bool there = std::any_of(in.begin(), in.end(), [&](const ItemTaken& other) { return counts_alike(item, other); });
                if (!there) roll(line_of(item) + what);
            }
        };
        missing(before, after, " no longer");
        missing(after, before, " now");
    }
    /// Facts that do not change the pool are told, no more.
    void facts(const Rolled& before, const Rolled& after) {
        const auto value_in = [](const Rolled& rolled, const std::string& name) -> const FactTaken* {
            for (const FactTaken& fact : rolled.facts) {
                if (fact.name == name) return &fact;
            }
            return nullptr;
        };
        for (const FactTaken& fact : before.facts) {
            const FactTaken* now = value_in(after, fact.name);
            if (now == nullptr) out_.say.push_back(where_ + fact.name + ' ' + in_words(fact.value) + " no longer");
            else if (now->value != fact.value) out_.say.push_back(where_ + fact.name + ' ' + in_words(fact.value) + " -> " + in_words(now->value));
        }
        for (const FactTaken& fact : after.facts) {
            if (value_in(before, fact.name) == nullptr) out_.say.push_back(where_ + fact.name + ' ' + in_words(fact.value) + " now");
        }
    }

    EntryDifferences& out_;
    std::string where_;
};

}  // namespace

EntryDifferences differences_of(const Entry& before, const Entry& after) {
    EntryDifferences out;
    Comparing comparing(out);
    const std::size_t both = std::min(before.rolls.size(), after.rolls.size());
    for (std::size_t i = 0; i < both; ++i) comparing.compare_rolls(before.rolls[i], after.rolls[i]);
    for (std::size_t i = both; i < before.rolls.size(); ++i) comparing.roll("not rolled: " + before.rolls[i].procedure + ' ' + before.rolls[i].actor);
    for (std::size_t i = both; i < after.rolls.size(); ++i) comparing.roll("rolled as well: " + after.rolls[i].procedure + ' ' + after.rolls[i].actor);

    const auto happens = [](const Event& a, const Event& b) { return a.what == b.what && a.thing == b.thing && a.id == b.id; };
    out.happenings = !std::equal(before.events.begin(), before.events.end(), after.events.begin(), after.events.end(), happens);
    out.same = !out.rolls && out.say.empty() &&
               std::equal(before.events.begin(), before.events.end(), after.events.begin(), after.events.end(), event_alike);
    if (out.same) return out;
    const auto missing = [&](const Entry& from, const Entry& in, const char* what) {
        for (const Event& event : from.events) {
            const bool there = std::any_of(in.events.begin(), in.events.end(), [&](const Event& other) { return happens(event, other) && event.say == other.say; });
            if (!there && !event.say.empty()) out.say.push_back(event.say + what);
        }
    };
    missing(before, after, " - no longer");
    missing(after, before, " - now");
    if (out.say.empty()) out.say = numbers_behind(before, after);
    return out;
}

}  // namespace aor
