#include "core/battle/record_fields.hpp"

namespace aor {

std::span<const FieldInfo> fields_of(Thing thing) {
    switch (thing) {
        case Thing::game: return FieldsOf<Game>::infos();
#define AOR_RECORD(Record, thing, list) \
        case Thing::thing: return FieldsOf<Record>::infos();
#include "core/battle/fields/records.def"
#undef AOR_RECORD
    }
    return {};
}

std::optional<FieldNumber> field_named(Thing thing, std::string_view name) {
    const auto infos = fields_of(thing);
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (infos[i].name == name) return static_cast<FieldNumber>(i);
    }
    return std::nullopt;
}

std::string in_words(const Value& value) {
    struct Writer {
        std::string operator()(bool yes) const { return yes ? "yes" : "no"; }
        std::string operator()(std::int32_t number) const { return std::to_string(number); }
        std::string operator()(Inches inches) const { return inches.text() + " in"; }
        std::string operator()(const std::string& text) const { return text.empty() ? "none" : text; }
        std::string operator()(const Names& names) const {
            std::string out;
            for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
            return out.empty() ? "none" : out;
        }
    };
    return std::visit(Writer{}, value);
}

}  // namespace aor
