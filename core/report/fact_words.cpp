#include "core/report/fact_words.hpp"

#include "core/base/texts.hpp"

#include <algorithm>

namespace aor::report {
namespace {

std::string list_in_words(const Situation& situation, Fact fact, Kind kind) {
    const auto words = words_of(kind);
    std::vector<std::string> held;
    for (std::size_t i = 0; i < words.size(); ++i) {
        int times = 0;
        if (kind == Kind::objectives) times = situation.objectives(fact)[i];
        else times = (situation.raw(fact) >> i) & 1;
        for (; times > 0; --times) held.emplace_back(words[i]);
    }
    return held.empty() ? "none" : joined(held, ",");
}

// The value of a fact that is asked for, as it would be typed.
std::string value_in_words(const Situation& situation, Fact fact) {
    const Kind kind = kind_of(fact);
    if (!situation.given(fact)) return "(left out)";
    if (is_list(kind)) return list_in_words(situation, fact, kind);
    const std::int32_t value = situation.raw(fact);
    switch (kind) {
        case Kind::boolean: return value == 1 ? "true" : "false";
        case Kind::integer: return std::to_string(value);
        case Kind::inches: return Inches::parts(value).text();
        default: break;
    }
    const auto words = words_of(kind);
    return value >= 0 && value < static_cast<std::int32_t>(words.size()) ? std::string(words[static_cast<std::size_t>(value)])
                                                                         : std::to_string(value);
}

std::string derived_value(const Situation& situation, Fact fact) {
    if (kind_of(fact) == Kind::boolean) return situation.is(fact) ? "yes" : "no";
    return value_in_words(situation, fact);
}

// unit.grade for opponent.grade, and the other way round.
std::string_view name_across(Fact fact) {
    const std::string_view name = name_of(fact);
    const auto other = [&](std::string_view from, std::string_view to) {
        return name.starts_with(from) ? fact_named(std::string(to) + std::string(name.substr(from.size()))) : std::nullopt;
    };
    if (const auto opponent = other("unit.", "opponent.")) return name_of(*opponent);
    if (const auto unit = other("opponent.", "unit.")) return name_of(*unit);
    return name;
}

}  // namespace

std::string_view type_of(const FactRow& row) {
    switch (row.kind) {
        case Kind::boolean: return "boolean";
        case Kind::integer: return "integer";
        case Kind::inches: return "inches";
        default: return is_list(row.kind) ? "list" : "enum";
    }
}

std::string values_of(const FactRow& row) {
    switch (row.kind) {
        case Kind::boolean: return "true or false";
        case Kind::integer: return std::to_string(row.min) + " to " + std::to_string(row.max);
        case Kind::inches: return Inches::parts(row.min).text() + " to " + Inches::parts(row.max).text() + " inches";
        default: return joined(row.values, ", ");
    }
}

std::string default_of(const FactRow& row) {
    if (!row.fallback) return "";
    switch (row.kind) {
        case Kind::boolean: return *row.fallback == 1 ? "true" : "false";
        case Kind::integer: return std::to_string(*row.fallback);
        case Kind::inches: return Inches::parts(*row.fallback).text();
        default: break;
    }
    return is_list(row.kind) ? "none" : std::string(words_of(row.kind)[static_cast<std::size_t>(*row.fallback)]);
}

std::string told(const Telling& telling, Slot slot) {
    const Situation& situation = telling.situation;
    if (slot.is_scale()) return "scale=" + std::string(words_of(Kind::scale)[static_cast<std::size_t>(situation.raw(slot))]);
    if (slot.is_ruling()) {
        const auto choices = choices_of(slot.ruling());
        return std::string(id_of(slot.ruling())) + "=" + std::string(choices[static_cast<std::size_t>(situation.raw(slot))]);
    }
    const Fact fact = slot.fact();
    if (!is_derived(fact)) {
        return std::string(telling.mirrored ? name_across(fact) : name_of(fact)) + "=" + value_in_words(situation, fact);
    }
    const FactWords* words = telling.charts.words(fact);
    std::string out = words != nullptr ? words->meaning : std::string(name_of(fact));
    out += ": " + derived_value(situation, fact);
    if (words == nullptr || words->from.empty()) return out;
    std::vector<std::string> from;
    for (const Fact source : words->from) from.push_back(told(telling, Slot(source)));
    return out + " (" + joined(from, ", ") + ")";
}

std::string told(const Telling& telling, const Clause& clause) {
    std::vector<std::string> parts;
    for (const Literal& literal : clause.any) {
        std::string part = told(telling, literal.slot);
        if (std::find(parts.begin(), parts.end(), part) == parts.end()) parts.push_back(std::move(part));
    }
    return joined(parts, ", ");
}

}  // namespace aor::report
