#pragma once
// Values of a record's fields out of words as they are typed.

#include "core/base/result.hpp"
#include "core/battle/battle.hpp"
#include "core/battle/record_fields.hpp"

#include <string_view>

namespace aor {

/// The value that was typed for the field: yes or no, a count, inches, one of its words, the id of a thing that is
/// there, a list with commas. Or what is wrong with it.
[[nodiscard]] Result<Value> read_field(const Battle& battle, const FieldInfo& info, std::string_view typed);

/// A field of that thing by its name; or which it may have meant.
[[nodiscard]] Result<FieldNumber> field_of(Thing thing, std::string_view name);

/// The thing of that id: a unit before a leader before a brigade, an army, a site, a card; "game" is the battle itself.
[[nodiscard]] std::optional<Thing> thing_named(const Battle& battle, std::string_view id);

}  // namespace aor
