#pragma once
// One field of one thing, from a value to a value; or a thing that comes or goes. `apply` and `take_back` are the
// only code that changes a battle.

#include "core/base/problem.hpp"
#include "core/battle/battle.hpp"
#include "core/battle/record_fields.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace aor {
/// A field of a record by number, with its value.
struct FieldValue {
    FieldNumber field = 0;
    Value value;
    bool operator==(const FieldValue&) const = default;
};

/// A change carries what was there before, so that it can be taken back, and so that one can ask whether it still
/// fits a battle other than the one it was made for.
struct Change {
    enum class What : std::uint8_t { set, come, go };

    What what = What::set;
    Thing thing = Thing::game;
    std::string id;                    ///< "" for the game
    // set
    FieldNumber field = 0;
    Value from;
    Value to;
    // come, go
    int place = 0;                     ///< where in its list
    std::vector<FieldValue> record;    ///< its fields that are not at their default

    [[nodiscard]] std::string_view field_name() const { return fields_of(thing)[field].name; }
    bool operator==(const Change&) const = default;
};

/// What stands against applying the change: the thing is not there (or already there), or the field has another
/// value than the change says.
[[nodiscard]] std::optional<Problem> fits(const Battle& battle, const Change& change);

/// Applies the change; or says what stands against it and changes nothing.
[[nodiscard]] std::optional<Problem> apply(Battle& battle, const Change& change);
[[nodiscard]] std::optional<Problem> take_back(Battle& battle, const Change& change);
/// All of them or none; taken back in reverse order.
[[nodiscard]] std::optional<Problem> apply(Battle& battle, std::span<const Change> changes);
[[nodiscard]] std::optional<Problem> take_back(Battle& battle, std::span<const Change> changes);

/// The change that takes this one back.
[[nodiscard]] Change inverse(const Change& change);

/// The changes that make one battle out of another.
[[nodiscard]] std::vector<Change> difference(const Battle& from, const Battle& to);

/// "1/7th: castings 12 -> 10", "flag of 1/7th lost: new", with names as they are in that battle.
[[nodiscard]] std::string sentence(const Battle& battle, const Change& change);

// --- making changes ---

template <class Record, class T>
[[nodiscard]] Change set_field(const Record& record, T Record::*member, const std::type_identity_t<T>& to) {
    Change change;
    change.thing = Record::thing;
    change.id = record.id;
    change.field = number_of(member);
    change.from = value_of(record.*member);
    change.to = value_of(to);
    return change;
}

/// The fields of a record that are not at their default.
template <class Record>
[[nodiscard]] std::vector<FieldValue> filled_fields(const Record& record) {
    static const Record kBlank;
    std::vector<FieldValue> filled;
    for (FieldNumber i = 0; i < FieldsOf<Record>::kCount; ++i) {
        Value value = field_value(record, i);
        if (value != field_value(kBlank, i)) filled.push_back({i, std::move(value)});
    }
    return filled;
}

/// A thing comes, at the end of its list.
template <class Record>
[[nodiscard]] Change come(const Battle& battle, const Record& record) {
    Change change;
    change.what = Change::What::come;
    change.thing = Record::thing;
    change.id = record.id;
    change.place = static_cast<int>(battle.all<Record>().size());
    change.record = filled_fields(record);
    return change;
}

/// A thing of the battle goes.
template <class Record>
[[nodiscard]] Change go(const Battle& battle, const Record& record) {
    Change change = come(battle, record);
    change.what = Change::What::go;
    change.place = static_cast<int>(&record - battle.all<Record>().data());
    return change;
}

}  // namespace aor
