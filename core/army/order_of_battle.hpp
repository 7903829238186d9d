#pragma once
// An order of battle as it stands in a file (armylists/README.md): who is there, in which brigade, of which type.
// Here it is words with their places; core/battle/set_up makes a battle of it.

#include "core/base/result.hpp"
#include "core/base/value.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// One key with its value.
struct ListedKey {
    std::string name;
    Value value;
    Place place;
};

/// One table of the file: an [[army]], [[brigade]], [[unit]], [[leader]], [[objective]], [[structure]] or [[card]].
/// What its type says is filled in before its own keys.
struct ListedThing {
    std::string section;
    Place place;
    std::vector<ListedKey> keys;

    /// The value that holds: the last one given.
    [[nodiscard]] const ListedKey* find(std::string_view name) const;
    [[nodiscard]] std::string text(std::string_view name) const;   ///< "" when there is none or it is no text
};

/// An order of battle as it is written: tables of keys, not yet a battle.
struct OrderOfBattle {
    std::vector<ListedKey> game;          ///< title, scale, turns ... from the top of the file
    std::vector<ListedThing> things;      ///< in the order of the file
};

/// Reads the text of a file, as far as it can be read; its faults go to `problems`.
[[nodiscard]] OrderOfBattle read_order_of_battle(std::string_view text, const std::string& file, Problems& problems);
/// Written back, without types: each thing with all its keys.
[[nodiscard]] std::string text_of(const OrderOfBattle& order);


}  // namespace aor
