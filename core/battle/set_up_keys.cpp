#include "core/battle/setting_up.hpp"

namespace aor {

void SettingUp::announce(const ListedThing& thing) {
    if (thing.section == "army") announce_as<Army>(thing);
    else if (thing.section == "brigade") announce_as<Brigade>(thing);
    else if (thing.section == "unit") announce_as<Unit>(thing);
    else if (thing.section == "leader") announce_as<Leader>(thing);
    else if (thing.section == "card") announce_as<Card>(thing);
    else announce_as<Site>(thing);
}

const std::string& SettingUp::id_of(const ListedThing& thing) const {
    const auto found = std::find_if(ids_.begin(), ids_.end(), [&](const auto& one) { return one.thing == &thing; });
    return found->id;
}

std::string SettingUp::resolved(Thing thing, const std::string& text, const Place& place) {
    switch (thing) {
        case Thing::army: return resolved<Army>(text, place);
        case Thing::brigade: return resolved<Brigade>(text, place);
        case Thing::unit: return resolved<Unit>(text, place);
        case Thing::leader: return resolved<Leader>(text, place);
        case Thing::site: return resolved<Site>(text, place);
        default: return text;
    }
}

std::vector<std::string> SettingUp::names_of(Thing thing) {
    std::vector<std::string> names = {"id"};
    for (const FieldInfo& info : fields_of(thing)) {
        if (info.group == FieldGroup::listed) names.emplace_back(info.name);
    }
    if (thing == Thing::unit) names.insert(names.end(), {"type", "grade", "castings", "castings_now"});
    return names;
}

std::string SettingUp::wanted(const FieldInfo& info) {
    switch (info.type) {
        case FieldType::flag: return "true or false";
        case FieldType::number: return "a whole number";
        case FieldType::inches: return "a number of inches";
        case FieldType::text:
        case FieldType::id: return "a text";
        case FieldType::names: return "a list of texts";
        case FieldType::word: return one_of(info.words());
    }
    return "";
}

std::string SettingUp::suggestion(const FieldInfo& info, const Value& value) {
    const auto* text = std::get_if<std::string>(&value);
    if (info.type != FieldType::word || text == nullptr) return "";
    return ", not \"" + *text + '"' + did_you_mean(*text, info.words());
}

int SettingUp::number_in(const ListedThing& thing, std::string_view key, int from, int to, int otherwise) {
    const ListedKey* listed = thing.find(key);
    if (listed == nullptr) return otherwise;
    const auto* number = std::get_if<std::int32_t>(&listed->value);
    if (number != nullptr && *number >= from && *number <= to) return *number;
    fault(listed->place, "\"" + std::string(key) + "\" must be a whole number from " + std::to_string(from) + " to " +
                             std::to_string(to));
    return otherwise;
}

}  // namespace aor
