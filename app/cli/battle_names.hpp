#pragma once
// Names as they are typed at a table: any beginning that is clear, of an id or of a name, without case or accents.

#include "app/cli/options.hpp"
#include "core/battle/battle.hpp"
#include "core/base/problem.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

/// A thing of the battle that somebody typed.
struct NamedThing {
    Thing thing = Thing::unit;
    std::string id;
    bool operator==(const NamedThing&) const = default;
};

/// All things of these kinds for which the typed name may stand: one of that very id or name; else those whose id or
/// name begins so; else those whose words begin so, one after the other ("drag norm" for Dragoons Normann).
[[nodiscard]] std::vector<NamedThing> things_named(const Battle& battle, std::string_view typed, std::span<const Thing> kinds);

/// The one that it stands for; a problem that lists the candidates when there are several, or suggests one when there
/// is none.
[[nodiscard]] std::optional<NamedThing> thing_named(const Battle& battle, std::string_view typed, std::span<const Thing> kinds,
                                                    const Place& place, Problems& problems);

/// The one it stands for, if one alone of the candidates fits.
template <class Fits>
[[nodiscard]] std::optional<NamedThing> only_one_of(const Battle& battle, std::string_view typed, std::span<const Thing> kinds, Fits&& fits) {
    auto found = things_named(battle, typed, kinds);
    if (found.size() > 1) std::erase_if(found, [&](const NamedThing& named) { return !fits(named); });
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

/// A small word between two names: "small 1/7th at browne-1".
[[nodiscard]] bool joins_names(std::string_view word);

/// As many of the words from there on as make one name: "Grenadiers Kleist"; never across a word that joins.
[[nodiscard]] std::size_t length_of_name(const Battle& battle, const std::vector<Word>& words, std::size_t from, std::span<const Thing> kinds);
[[nodiscard]] std::string name_of_words(const std::vector<Word>& words, std::size_t from, std::size_t length);

/// All ids of these kinds, in the order of the roster.
[[nodiscard]] std::vector<std::string> ids_of(const Battle& battle, std::span<const Thing> kinds);

/// The words that begin so, a '-' being as good as a '_'; else those of which a part after '_' does. A word of that very
/// name stands alone.
[[nodiscard]] std::vector<std::string_view> words_named(std::string_view typed, std::span<const std::string_view> known);

/// The one word; a problem with candidates or a suggestion otherwise. `what` is "verb", "procedure".
[[nodiscard]] std::optional<std::string_view> word_named(std::string_view typed, std::span<const std::string_view> known, std::string_view what,
                                                         const Place& place, Problems& problems);

}  // namespace aor::cli
