#include "core/army/list_words.hpp"

#include "core/base/texts.hpp"

#include <charconv>

namespace aor {

namespace {

std::optional<int> whole(std::string_view text) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size() || number < 0) return std::nullopt;
    return number;
}

/// "fire_system=platoon pikemen=3": keys and values.
std::vector<SetKey> keys_in(std::string_view text) {
    std::vector<SetKey> keys;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view one = text.substr(0, end);
        const std::size_t equals = one.find('=');
        const std::string_view value = one.substr(equals + 1);
        SetKey key{std::string(one.substr(0, equals)), std::string(value)};
        if (value == "true" || value == "false") key.value = value == "true";
        else if (const auto number = whole(value)) key.value = static_cast<std::int32_t>(*number);
        keys.push_back(std::move(key));
        text = trimmed(text.substr(end));
    }
    return keys;
}

std::string two(int number) { return number < 10 ? '0' + std::to_string(number) : std::to_string(number); }

/// "1778" or "1778-05"; an end without a month is its last one.
std::optional<Month> read_month(std::string_view text, bool end) {
    const auto year = whole(text.substr(0, std::min<std::size_t>(4, text.size())));
    if (!year || text.size() < 4 || *year < 1600 || *year > 1900) return std::nullopt;
    if (text.size() == 4) return Month::of(*year, end ? 12 : 1);
    if (text.size() != 7 || text[4] != '-') return std::nullopt;
    const auto month = whole(text.substr(5));
    if (!month || *month < 1 || *month > 12) return std::nullopt;
    return Month::of(*year, *month);
}

constexpr TroopType kTypes[] = {
    {"FI", "infantry", false, "", "formed infantry"},
    {"SI", "infantry", true, "skirmish", "skirmish infantry"},
    {"LC", "light_cavalry", false, "", "light cavalry"},
    {"SLC", "light_cavalry", true, "skirmish", "skirmish light cavalry"},
    {"AC", "armored_cavalry", false, "", "armored cavalry"},
    {"DR", "dragoons", false, "", "dragoons"},
    {"HS", "horse", false, "", "horse"},
    {"Mob", "infantry", false, "mob", "a mob"},
};

constexpr Trait kTraits[] = {
#define AOR_TRAIT(id, source, touches, sets, meaning) {#id, source, touches, sets, meaning},
#include "core/army/traits.def"
#undef AOR_TRAIT
};

constexpr ListCondition kConditions[] = {
#define AOR_CONDITION(id, source, usual, sets, question) {#id, source, usual, sets, question},
#include "core/army/conditions.def"
#undef AOR_CONDITION
};

template <class Known>
const Known* named(std::span<const Known> all, std::string_view id) {
    for (const Known& one : all) {
        if (one.id == id) return &one;
    }
    return nullptr;
}

}  // namespace

std::string Span::text() const { return open() ? std::to_string(from) + '-' + std::to_string(to) : std::to_string(from); }

std::optional<Span> Span::read(std::string_view text, int most) {
    const std::size_t dash = text.find('-');
    const auto from = whole(trimmed(text.substr(0, dash)));
    const auto to = dash == std::string_view::npos ? from : whole(trimmed(text.substr(dash + 1)));
    if (!from || !to || *from > *to || *to > most) return std::nullopt;
    return Span{*from, *to};
}

std::optional<Period> Period::read(std::string_view text) {
    Period period;
    std::string_view from;
    std::string_view to;
    if (const std::size_t word = text.find(" to "); word != std::string_view::npos) {
        from = trimmed(text.substr(0, word));
        to = trimmed(text.substr(word + 4));
    } else if (text.size() == 4) {
        from = to = text;
    } else if (text.size() > 4 && text.front() == '-') {
        to = text.substr(1);
    } else if (text.size() > 4 && text.back() == '-') {
        from = text.substr(0, text.size() - 1);
    } else if (text.size() == 9 && text[4] == '-') {
        from = text.substr(0, 4);
        to = text.substr(5);
    } else {
        return std::nullopt;
    }
    if (!from.empty()) {
        const auto month = read_month(from, false);
        if (!month) return std::nullopt;
        period.from = *month;
    }
    if (!to.empty()) {
        const auto month = read_month(to, true);
        if (!month) return std::nullopt;
        period.to = *month;
    }
    if (period.from > period.to) return std::nullopt;
    return period;
}

std::optional<Period> typed_period(const std::string& text, const Place& place, Problems& problems) {
    // A month stands as a period that begins and ends in it.
    const auto period = text.size() == 7 ? Period::read(text + " to " + text) : Period::read(text);
    if (period && text.size() <= 7) return period;
    problems.add(place, "a year is written as 1757, or with its month as 1778-05, not \"" + text + '"');
    return std::nullopt;
}

std::string Period::text() const {
    const auto put = [](Month month, bool end) {
        std::string out = std::to_string(month.year());
        if (month.month() != (end ? 12 : 1)) out += '-' + two(month.month());
        return out;
    };
    const bool open = from == Month::of(0);
    const bool endless = to == Month::of(9999, 12);
    if (always()) return "always";
    if (open) return "until " + put(to, true);
    if (endless) return "from " + put(from, false);
    const std::string first = put(from, false);
    const std::string last = put(to, true);
    return first == last ? first : first + " to " + last;
}

std::span<const TroopType> troop_types() { return kTypes; }
const TroopType* troop_type(std::string_view code) {
    for (const TroopType& type : kTypes) {
        if (type.code == code) return &type;
    }
    return nullptr;
}

std::vector<SetKey> Trait::keys() const { return keys_in(sets); }
std::vector<SetKey> ListCondition::keys() const { return keys_in(sets); }
std::span<const Trait> traits() { return kTraits; }
const Trait* trait_named(std::string_view id) { return named(traits(), id); }
std::span<const ListCondition> list_conditions() { return kConditions; }
std::string_view condition_name(std::string_view written) { return written.starts_with("not ") ? written.substr(4) : written; }
const ListCondition* list_condition(std::string_view id) { return named(list_conditions(), id); }

}  // namespace aor
