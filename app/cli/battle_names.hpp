#pragma once
// Names as they are typed at a table: any beginning that is clear, of an id or of a name, without case or accents.

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
/// name begins so; else those in whose name a word does.
[[nodiscard]] std::vector<NamedThing> things_named(const Battle& battle, std::string_view typed, std::span<const Thing> kinds);

/// The one that it stands for; a problem that lists the candidates when there are several, or suggests one when there
/// is none.
[[nodiscard]] std::optional<NamedThing> thing_named(const Battle& battle, std::string_view typed, std::span<const Thing> kinds,
                                                    const Place& place, Problems& problems);

/// All ids of these kinds, in the order of the roster.
[[nodiscard]] std::vector<std::string> ids_of(const Battle& battle, std::span<const Thing> kinds);

/// The words that begin so, a '-' being as good as a '_'; else those of which a part after '_' does. A word of that very
/// name stands alone.
[[nodiscard]] std::vector<std::string_view> words_named(std::string_view typed, std::span<const std::string_view> known);

/// The one word; a problem with candidates or a suggestion otherwise. `what` is "verb", "procedure".
[[nodiscard]] std::optional<std::string_view> word_named(std::string_view typed, std::span<const std::string_view> known, std::string_view what,
                                                         const Place& place, Problems& problems);

}  // namespace aor::cli
