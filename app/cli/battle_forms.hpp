#pragma once
// How the words of each verb are read: who acts, on whom, and what may follow.

#include "core/battle/entry.hpp"

#include <span>
#include <string_view>

namespace aor::cli {

/// The shape of a verb's line.
struct Form {
    bool procedure = false;                          ///< a procedure comes first
    bool text = false;                               ///< everything is text
    std::span<const std::string_view> keywords = {}; ///< the first word is one of these: `add unit`
    std::string_view then_word = {};                 ///< a second word is the value of this one: `off kleist own`
    std::span<const std::string_view> words = {};    ///< the words that the verb reads, as in of=12
    bool any_words = false;                          ///< it reads any: fields, rulings
};
[[nodiscard]] Form form_of(std::string_view verb);

/// A word that the procedure reads as it goes, and that is no fact of a chart: off=own, name=..., charge words.
[[nodiscard]] bool is_word_to_do(std::string_view procedure, std::string_view name);

// What the names in a line can be; none: no name is read there.
[[nodiscard]] std::span<const Thing> kinds_of_actor(const Intent& intent);
[[nodiscard]] std::span<const Thing> kinds_of_target(const Intent& intent);
[[nodiscard]] std::span<const Thing> kinds_of_others(const Intent& intent);

}  // namespace aor::cli
