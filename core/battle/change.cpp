#include "core/battle/change.hpp"

#include "core/base/texts.hpp"

#include <algorithm>

namespace aor {

namespace {

Problem against(std::string text) { return Problem{{}, std::move(text)}; }

/// Calls the function with the list of that kind of thing.
template <class AnyBattle, class Function>
auto with_list(AnyBattle& battle, Thing thing, Function&& function) {
    switch (thing) {
#define AOR_RECORD(Record, thing, list) \
        case Thing::thing: return function(battle.list);
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        case Thing::game: break;
    }
    assert(false && "the game is no list");
    return function(battle.armies);
}

template <class List>
auto find_in(List& list, std::string_view id) {
    return std::find_if(list.begin(), list.end(), [&](const auto& record) { return is_same_id(record.id, id); });
}

template <class Record>
std::optional<Problem> fits_field(const Record& record, const Change& change) {
    if (change.field >= FieldsOf<Record>::kCount) return against("there is no such field");
    std::optional<Problem> problem;
    FieldsOf<Record>::at(record, change.field, [&](const auto& field) {
        if (!has_value(field, change.from)) {
            problem = against("its " + std::string(change.field_name()) + " is " + in_words(value_of(field)) +
                              ", not " + in_words(change.from));
            return;
        }
        auto trial = field;
        if (!set_value(trial, change.to)) {
            problem = against("its " + std::string(change.field_name()) + " cannot be " + in_words(change.to));
        }
    });
    return problem;
}

/// Sets a field of the record; false when it has another value than the change says, or cannot take the new one.
template <class Record>
bool set_in(Record& record, const Change& change) {
    if (change.field >= FieldsOf<Record>::kCount) return false;
    bool done = false;
    FieldsOf<Record>::at(record, change.field, [&](auto& field) {
        done = has_value(field, change.from) && set_value(field, change.to);
    });
    return done;
}

template <class Record>
bool fill(Record& record, const std::vector<FieldValue>& values) {
    for (const FieldValue& value : values) {
        if (value.field >= FieldsOf<Record>::kCount) return false;
        bool done = false;
        FieldsOf<Record>::at(record, value.field, [&](auto& field) { done = set_value(field, value.value); });
        if (!done) return false;
    }
    return true;
}

std::string named(const Change& change) {
    return std::string(word(change.thing)) + (change.id.empty() ? "" : " \"" + change.id + '"');
}

/// The change from `from` to `to` of every field of the record that differs.
template <class Record>
void differences(const Record& from, const Record& to, std::vector<Change>& out) {
    for (FieldNumber i = 0; i < FieldsOf<Record>::kCount; ++i) {
        Value before = field_value(from, i);
        Value after = field_value(to, i);
        if (before == after) continue;
        Change change;
        change.thing = Record::thing;
        change.id = from.id;
        change.field = i;
        change.from = std::move(before);
        change.to = std::move(after);
        out.push_back(std::move(change));
    }
}

template <class Record>
void list_differences(const Battle& from, const Battle& to, std::vector<Change>& out) {
    const std::vector<Record>& old_list = from.all<Record>();
    const std::vector<Record>& new_list = to.all<Record>();
    // What stays: the things of both lists, as far as they stand in the same order.
    std::vector<bool> old_stays(old_list.size(), false);
    std::vector<bool> new_stays(new_list.size(), false);
    std::size_t next_old = 0;
    for (std::size_t i = 0; i < new_list.size(); ++i) {
        for (std::size_t j = next_old; j < old_list.size(); ++j) {
            if (old_list[j].id != new_list[i].id) continue;
            old_stays[j] = new_stays[i] = true;
            differences(old_list[j], new_list[i], out);
            next_old = j + 1;
            break;
        }
    }
    for (std::size_t j = old_list.size(); j-- > 0;) {
        if (!old_stays[j]) out.push_back(go(from, old_list[j]));
    }
    for (std::size_t i = 0; i < new_list.size(); ++i) {
        if (new_stays[i]) continue;
        Change change = come(to, new_list[i]);
        change.place = static_cast<int>(i);
        out.push_back(std::move(change));
    }
}

}  // namespace

std::optional<Problem> fits(const Battle& battle, const Change& change) {
    if (change.thing == Thing::game) {
        if (change.what != Change::What::set || !change.id.empty()) return against("the game neither comes nor goes");
        auto problem = fits_field(battle.game, change);
        if (problem) problem->text = "the game: " + problem->text;
        return problem;
    }
    return with_list(battle, change.thing, [&](const auto& list) -> std::optional<Problem> {
        using Record = typename std::remove_cvref_t<decltype(list)>::value_type;
        const auto found = find_in(list, change.id);
        switch (change.what) {
            case Change::What::set: {
                if (found == list.end()) return against("there is no " + named(change));
                auto problem = fits_field(*found, change);
                if (problem) problem->text = named(change) + ": " + problem->text;
                return problem;
            }
            case Change::What::come: {
                if (change.id.empty()) return against(a_thing(change.thing) + " without an id");
                if (found != list.end()) return against("there is already a " + named(change));
                if (change.place < 0 || change.place > static_cast<int>(list.size())) {
                    return against(named(change) + " has no such place in its list");
                }
                Record record;
                if (!fill(record, change.record)) return against(named(change) + " has a field that cannot be so");
                return std::nullopt;
            }
            case Change::What::go: {
                if (found == list.end()) return against("there is no " + named(change));
                if (change.place != static_cast<int>(found - list.begin()) ||
                    change.record != filled_fields(*found)) {
                    return against(named(change) + " is not as it was");
                }
                return std::nullopt;
            }
        }
        return std::nullopt;
    });
}

std::optional<Problem> apply(Battle& battle, const Change& change) {
    // A set is tried at once: most changes are, and they fit. Everything else is asked first.
    if (change.what == Change::What::set) {
        const bool done = change.thing == Thing::game
                              ? change.id.empty() && set_in(battle.game, change)
                              : with_list(battle, change.thing, [&](auto& list) {
                                    const auto found = find_in(list, change.id);
                                    return found != list.end() && set_in(*found, change);
                                });
        if (done) return std::nullopt;
        auto problem = fits(battle, change);
        assert(problem && "what does not apply does not fit");
        return problem;
    }
    if (auto problem = fits(battle, change)) return problem;
    with_list(battle, change.thing, [&](auto& list) {
        using Record = typename std::remove_cvref_t<decltype(list)>::value_type;
        if (change.what == Change::What::go) {
            list.erase(list.begin() + change.place);
            return true;
        }
        Record record;
        record.id = change.id;
        const bool filled = fill(record, change.record);
        list.insert(list.begin() + change.place, std::move(record));
        return filled;
    });
    return std::nullopt;
}

Change inverse(const Change& change) {
    Change back = change;
    switch (change.what) {
        case Change::What::set: std::swap(back.from, back.to); break;
        case Change::What::come: back.what = Change::What::go; break;
        case Change::What::go: back.what = Change::What::come; break;
    }
    return back;
}

std::optional<Problem> take_back(Battle& battle, const Change& change) { return apply(battle, inverse(change)); }

std::optional<Problem> apply(Battle& battle, std::span<const Change> changes) {
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (auto problem = apply(battle, changes[i])) {
            [[maybe_unused]] const auto stuck = take_back(battle, changes.first(i));
            assert(!stuck && "what was applied can be taken back");
            return problem;
        }
    }
    return std::nullopt;
}

std::optional<Problem> take_back(Battle& battle, std::span<const Change> changes) {
    for (std::size_t i = changes.size(); i-- > 0;) {
        if (auto problem = take_back(battle, changes[i])) {
            [[maybe_unused]] const auto stuck = apply(battle, changes.subspan(i + 1));
            assert(!stuck && "what was taken back can be applied");
            return problem;
        }
    }
    return std::nullopt;
}

std::vector<Change> difference(const Battle& from, const Battle& to) {
    std::vector<Change> out;
    differences(from.game, to.game, out);
#define AOR_RECORD(Record, thing, list) list_differences<Record>(from, to, out);
#include "core/battle/fields/records.def"
#undef AOR_RECORD
    return out;
}

std::string sentence(const Battle& battle, const Change& change) {
    std::string who = change.id;
    const auto take_name = [&](const auto* record) {
        if (record != nullptr && !record->name.empty()) who = record->name;
    };
    switch (change.thing) {
        case Thing::game: who = "game"; break;
        case Thing::army: take_name(battle.army(change.id)); break;
        case Thing::brigade: take_name(battle.brigade(change.id)); break;
        case Thing::unit: take_name(battle.unit(change.id)); break;
        case Thing::leader: take_name(battle.leader(change.id)); break;
        case Thing::site: take_name(battle.site(change.id)); break;
        default: who = std::string(word(change.thing)) + ' ' + change.id; break;
    }
    switch (change.what) {
        case Change::What::come: return who + ": new";
        case Change::What::go: return who + ": gone";
        case Change::What::set: break;
    }
    return who + ": " + spaced(change.field_name()) + ' ' + in_words(change.from) + " -> " + in_words(change.to);
}

}  // namespace aor
