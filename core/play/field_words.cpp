#include "core/play/field_words.hpp"

#include "core/base/texts.hpp"
#include "core/base/suggest.hpp"


namespace aor {
namespace {

Problems fault(const FieldInfo& info, std::string_view typed, const std::string& wanted) {
    Problems problems;
    problems.add(Place{}, '"' + std::string(info.name) + "\" is " + wanted + ", not \"" + std::string(typed) + '"');
    return problems;
}

}  // namespace

Result<Value> read_field(const Battle& battle, const FieldInfo& info, std::string_view typed) {
    switch (info.type) {
        case FieldType::flag:
            if (typed == "yes" || typed == "true") return Value(true);
            if (typed == "no" || typed == "false") return Value(false);
            return fault(info, typed, "yes or no");
        case FieldType::number: {
            const auto number = whole_number(typed);
            if (!number) return fault(info, typed, "a whole number");
            return Value(std::int32_t{*number});
        }
        case FieldType::inches: {
            const auto inches = Inches::read(typed);
            if (!inches) return fault(info, typed, "a distance in inches");
            return Value(*inches);
        }
        case FieldType::text: return Value(std::string(typed));
        case FieldType::word: {
            const auto words = info.words();
            for (const std::string_view word : words) {
                if (word == typed) return Value(std::string(word));
            }
            return fault(info, typed, one_of(words));
        }
        case FieldType::id:
            if (typed.empty() || typed == "none") return Value(std::string());
            if (!battle.has(info.refers_to, typed)) return fault(info, typed, "the short name of a " + std::string(word(info.refers_to)));
            return Value(std::string(typed));
        case FieldType::names: return Value(between_commas(typed));
    }
    return fault(info, typed, "something else");
}

Result<FieldNumber> field_of(Thing thing, std::string_view name) {
    if (const auto number = field_named(thing, name)) return *number;
    std::vector<std::string_view> known;
    for (const FieldInfo& info : fields_of(thing)) known.push_back(info.name);
    Problems problems;
    problems.add(Place{}, "nothing of a " + std::string(word(thing)) + " is called \"" + std::string(name) + '"' + did_you_mean(name, known));
    return problems;
}

std::optional<Thing> thing_named(const Battle& battle, std::string_view id) {
    if (id == "game") return Thing::game;
    for (const Thing thing : {Thing::unit, Thing::leader, Thing::brigade, Thing::army, Thing::site, Thing::card}) {
        if (battle.has(thing, id)) return thing;
    }
    return std::nullopt;
}

}  // namespace aor
