#include "app/cli/battle_values.hpp"

#include "core/battle/record_fields.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {

std::string id_named(const Battle& battle, const std::string& typed, std::span<const Thing> kinds, const Place& place, Problems& problems) {
    const auto found = thing_named(battle, typed, kinds, place, problems);
    return found ? found->id : typed;
}

std::string field_value_named(const Battle& battle, Thing thing, std::string_view field, const std::string& typed, const Place& place, Problems& problems) {
    const auto number = field_named(thing, field);
    if (!number || typed.empty() || typed == "none") return typed;
    const FieldInfo& info = fields_of(thing)[*number];
    if (info.type == FieldType::id) return id_named(battle, typed, std::array{info.refers_to}, place, problems);
    if (info.type != FieldType::word) return typed;
    const auto found = words_named(typed, info.words());
    return found.size() == 1 ? std::string(found.front()) : typed;
}

std::string cards_named(const Battle& battle, const std::string& typed, const Place& place, Problems& problems) {
    constexpr std::array kCards = {Thing::card};
    std::string out;
    for (std::size_t from = 0; from < typed.size();) {
        const auto end = std::min(typed.find(',', from), typed.size());
        out += (out.empty() ? "" : ",") + id_named(battle, typed.substr(from, end - from), kCards, place, problems);
        from = end + 1;
    }
    return out;
}

std::optional<Named> difference_named(const Battle& battle, const std::string& name, const std::string& value, const Place& place, Problems& problems) {
    constexpr std::array kKinds = {Thing::unit, Thing::leader, Thing::site, Thing::brigade, Thing::army};
    const auto dot = name.rfind('.');
    if (dot == std::string::npos || dot == 0) {
        problems.add(place, "a difference is written as in kleist.castings=9, not \"" + name + '"');
        return std::nullopt;
    }
    const auto found = thing_named(battle, name.substr(0, dot), kKinds, place, problems);
    if (!found) return std::nullopt;
    const std::string field = name.substr(dot + 1);
    return Named{found->id + '.' + field, field_value_named(battle, found->thing, field, value, place, problems)};
}

}  // namespace aor::cli
