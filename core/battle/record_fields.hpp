#pragma once
// The fields of the records by number and by name, so that changes, files, rosters and drift checks need no second list.

#include "core/battle/records.hpp"

#include <cassert>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace aor {

/// The place of a field in its record's list.
using FieldNumber = std::uint8_t;

/// Whether an order of battle may say it, or only the course of the battle.
enum class FieldGroup : std::uint8_t { listed, state };

/// How a field is written.
enum class FieldType : std::uint8_t { flag, number, inches, text, word, id, names };

/// What is known of a field beside its value.
struct FieldInfo {
    std::string_view name;
    std::string_view meaning;
    FieldGroup group = FieldGroup::state;
    FieldType type = FieldType::flag;
    Thing refers_to = Thing::game;                               ///< an id: of what kind of thing
    std::span<const std::string_view> (*words)() = nullptr;      ///< a word: the words it may be
};

/// Everything about the fields of a record: `kCount`, `infos()`, `at(record, number, function)`.
template <class Record>
struct FieldsOf;

namespace detail {

template <class T>
inline constexpr bool is_id = false;
template <Thing kThing>
inline constexpr bool is_id<IdOf<kThing>> = true;

template <class T>
[[nodiscard]] constexpr FieldInfo describe(std::string_view name, std::string_view meaning, FieldGroup group) {
    FieldInfo info{name, meaning, group};
    if constexpr (std::is_same_v<T, bool>) info.type = FieldType::flag;
    else if constexpr (std::is_same_v<T, int>) info.type = FieldType::number;
    else if constexpr (std::is_same_v<T, Inches>) info.type = FieldType::inches;
    else if constexpr (std::is_same_v<T, std::string>) info.type = FieldType::text;
    else if constexpr (std::is_same_v<T, Names>) info.type = FieldType::names;
    else if constexpr (is_id<T>) {
        info.type = FieldType::id;
        info.refers_to = T::thing;
    } else {
        static_assert(std::is_enum_v<T>);
        info.type = FieldType::word;
        info.words = &words_for<T>;
    }
    return info;
}

}  // namespace detail

#define AOR_RECORD Game
#define AOR_RECORD_FIELDS "core/battle/fields/game.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Army
#define AOR_RECORD_FIELDS "core/battle/fields/army.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Brigade
#define AOR_RECORD_FIELDS "core/battle/fields/brigade.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Unit
#define AOR_RECORD_FIELDS "core/battle/fields/unit.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Leader
#define AOR_RECORD_FIELDS "core/battle/fields/leader.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Site
#define AOR_RECORD_FIELDS "core/battle/fields/site.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Plot
#define AOR_RECORD_FIELDS "core/battle/fields/plot.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Charge
#define AOR_RECORD_FIELDS "core/battle/fields/charge.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Contact
#define AOR_RECORD_FIELDS "core/battle/fields/contact.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Card
#define AOR_RECORD_FIELDS "core/battle/fields/card.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Loss
#define AOR_RECORD_FIELDS "core/battle/fields/loss.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Trophy
#define AOR_RECORD_FIELDS "core/battle/fields/trophy.def"
#include "core/battle/fields/fields_of.inc"

#define AOR_RECORD Owed
#define AOR_RECORD_FIELDS "core/battle/fields/owed.def"
#include "core/battle/fields/fields_of.inc"

/// A field's value as it is written down.
template <class T>
[[nodiscard]] Value value_of(const T& field) {
    if constexpr (std::is_enum_v<T>) return std::string(word(field));
    else if constexpr (detail::is_id<T>) return static_cast<const std::string&>(field);
    else return field;
}

/// Whether the field has this value.
template <class T>
[[nodiscard]] bool has_value(const T& field, const Value& value) {
    if constexpr (std::is_enum_v<T>) {
        const auto* text = std::get_if<std::string>(&value);
        return text != nullptr && *text == word(field);
    } else if constexpr (detail::is_id<T>) {
        const auto* text = std::get_if<std::string>(&value);
        return text != nullptr && *text == field.view();
    } else {
        const auto* same = std::get_if<T>(&value);
        return same != nullptr && *same == field;
    }
}

/// Sets the field; false, and nothing changed, when the value is not of its type or not one of its words.
template <class T>
[[nodiscard]] bool set_value(T& field, const Value& value) {
    if constexpr (std::is_enum_v<T>) {
        const auto* text = std::get_if<std::string>(&value);
        if (text == nullptr) return false;
        const auto named = worded<T>(*text);
        if (named) field = *named;
        return named.has_value();
    } else if constexpr (detail::is_id<T>) {
        const auto* text = std::get_if<std::string>(&value);
        if (text != nullptr) field = *text;
        return text != nullptr;
    } else {
        const auto* same = std::get_if<T>(&value);
        if (same != nullptr) field = *same;
        return same != nullptr;
    }
}

/// Calls `visit(info, field)` for every field of the record (but the id), in the order of its list.
template <class Record, class Visit>
void visit_fields(Record& record, Visit&& visit) {
    using Fields = FieldsOf<std::remove_const_t<Record>>;
    for (FieldNumber i = 0; i < Fields::kCount; ++i) {
        Fields::at(record, i, [&](auto& field) { visit(Fields::infos()[i], field); });
    }
}

template <class Record>
[[nodiscard]] Value field_value(const Record& record, FieldNumber number) {
    Value value;
    FieldsOf<Record>::at(record, number, [&](const auto& field) { value = value_of(field); });
    return value;
}

/// The number of a field given as a member: number_of(&Unit::castings).
template <class Record, class T>
[[nodiscard]] FieldNumber number_of(T Record::*member) {
    return FieldsOf<Record>::number_of(member);
}

/// The fields of a kind of thing.
[[nodiscard]] std::span<const FieldInfo> fields_of(Thing thing);
[[nodiscard]] std::optional<FieldNumber> field_named(Thing thing, std::string_view name);

/// How a value is written for people: "yes", "12", "3.5 in", "disorganized", "a, b".
[[nodiscard]] std::string in_words(const Value& value);

}  // namespace aor
