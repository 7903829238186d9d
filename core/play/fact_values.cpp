#include "core/play/fact_values.hpp"

#include <algorithm>

namespace aor {

std::string typed_text(const Value& value) {
    struct Writer {
        std::string operator()(bool yes) const { return yes ? "yes" : "no"; }
        std::string operator()(std::int32_t number) const { return std::to_string(number); }
        std::string operator()(Inches inches) const { return inches.text(); }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const Names& names) const {
            std::string out;
            for (const std::string& name : names) out += (out.empty() ? "" : ",") + name;
            return out;
        }
    };
    return std::visit(Writer{}, value);
}

Value fact_value(const FactRow& row, const Situation& situation) {
    const auto words = words_of(row.kind);
    if (row.kind == Kind::objectives) {
        Names names;
        const ObjectiveCounts& counts = situation.objectives(row.fact);
        for (std::size_t i = 0; i < words.size(); ++i) names.insert(names.end(), counts[i], std::string(words[i]));
        return names;
    }
    const std::int32_t raw = situation.raw(row.fact);
    if (raw == kAbsent) return std::string();
    switch (row.kind) {
        case Kind::boolean: return raw == 1;
        case Kind::integer: return raw;
        case Kind::inches: return Inches::parts(raw);
        case Kind::shared_items: {
            Names names;
            for (std::size_t i = 0; i < words.size(); ++i) {
                if (((raw >> i) & 1) != 0) names.emplace_back(words[i]);
            }
            return names;
        }
        default: return std::string(words[static_cast<std::size_t>(raw)]);
    }
}

bool is_at_default(const FactRow& row, const Situation& situation) {
    if (row.kind == Kind::objectives) {
        const ObjectiveCounts& counts = situation.objectives(row.fact);
        return std::all_of(counts.begin(), counts.end(), [](auto count) { return count == 0; });
    }
    const std::int32_t raw = situation.raw(row.fact);
    if (row.fallback) return raw == *row.fallback;
    return row.optional && raw == kAbsent;
}

Value field_value(const Field& field) {
    struct Writer {
        Value operator()(bool yes) const { return yes; }
        Value operator()(int number) const { return static_cast<std::int32_t>(number); }
        Value operator()(std::string_view text) const { return std::string(text); }
        Value operator()(Inches inches) const { return inches; }
    };
    return std::visit(Writer{}, field.value);
}

}  // namespace aor
