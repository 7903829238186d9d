#include "app/cli/battle_names.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>
#include <array>

namespace aor::cli {
namespace {

/// "a, b or c"
std::string one_or_the_other(const std::vector<std::string>& words) {
    constexpr std::size_t kMost = 12;
    std::string out;
    for (std::size_t i = 0; i < std::min(words.size(), kMost); ++i) {
        out += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    }
    return words.size() > kMost ? out + " ..." : out;
}

/// Each part of the typed name begins a word of the name, in their order: "drag-norm" for "dragoons-normann".
bool begins_words(std::string_view typed, std::string_view name) {
    while (!typed.empty()) {
        const std::string_view part = typed.substr(0, typed.find('-'));
        while (!name.empty() && !name.starts_with(part)) {
            const auto next = name.find('-');
            name.remove_prefix(next == std::string_view::npos ? name.size() : next + 1);
        }
        if (name.empty()) return false;
        const auto next = name.find('-');
        name.remove_prefix(next == std::string_view::npos ? name.size() : next + 1);
        typed.remove_prefix(std::min(part.size() + 1, typed.size()));
    }
    return true;
}

/// How well the typed name fits; 0 not at all.
int fit(std::string_view typed, std::string_view plain, std::string_view id, std::string_view name) {
    if (typed == id) return 4;
    if (plain == name || plain == id) return 3;
    if (id.starts_with(plain) || name.starts_with(plain)) return 2;
    return begins_words(plain, name) || begins_words(plain, id) ? 1 : 0;
}

/// Lower case letters without accents, as in ids.
std::string plain_of(std::string_view typed) {
    static const Battle kNobody;
    const std::string plain = make_id(kNobody, Thing::unit, typed);
    return plain == word(Thing::unit) && typed.find_first_of("uU") == std::string_view::npos ? std::string() : plain;
}

template <class Record>
void gather(const Battle& battle, std::string_view typed, std::string_view plain, int& best, std::vector<NamedThing>& found) {
    for (const Record& record : battle.all<Record>()) {
        std::string name;
        if constexpr (requires { record.name; }) name = plain_of(record.name);
        const int now = plain.empty() ? (typed == record.id ? 4 : 0) : fit(typed, plain, record.id, name);
        if (now == 0 || now < best) continue;
        if (now > best) found.clear();
        best = now;
        found.push_back({Record::thing, record.id});
    }
}

bool is_gone(const Battle& battle, const NamedThing& named) {
    const Unit* unit = named.thing == Thing::unit ? battle.unit(named.id) : nullptr;
    return unit != nullptr && unit->presence == Presence::struck_off;
}

std::string lowered(std::string_view typed) {
    std::string out(typed);
    for (char& c : out) c = c == '-' ? '_' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return out;
}

std::string kinds_in_words(std::span<const Thing> kinds) {
    std::string out;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::string_view kind = kinds[i] == Thing::site ? "objective" : word(kinds[i]);
        out += (i == 0 ? "" : i + 1 == kinds.size() ? " or " : ", ") + std::string(kind);
    }
    return out;
}

}  // namespace

std::vector<NamedThing> things_named(const Battle& battle, std::string_view typed, std::span<const Thing> kinds) {
    std::vector<NamedThing> found;
    const std::string plain = plain_of(typed);
    int best = 0;
    for (const Thing kind : kinds) {
        switch (kind) {
            case Thing::game: break;
#define AOR_RECORD(Record, thing, list) \
            case Thing::thing: gather<Record>(battle, typed, plain, best, found); break;
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        }
    }
    // Of equals a thing of an earlier kind is meant, and nobody who was struck off.
    if (found.size() > 1) std::erase_if(found, [&](const NamedThing& named) { return is_gone(battle, named); });
    if (best >= 3 && found.size() > 1) {
        const Thing first = found.front().thing;
        std::erase_if(found, [&](const NamedThing& named) { return named.thing != first; });
    }
    return found;
}

std::optional<NamedThing> thing_named(const Battle& battle, std::string_view typed, std::span<const Thing> kinds, const Place& place, Problems& problems) {
    const auto found = things_named(battle, typed, kinds);
    if (found.size() == 1) return found.front();
    if (found.empty()) {
        problems.add(place, "there is no " + kinds_in_words(kinds) + " \"" + std::string(typed) + '"' + did_you_mean(plain_of(typed), ids_of(battle, kinds)));
        return std::nullopt;
    }
    std::vector<std::string> ids;
    for (const NamedThing& one : found) ids.push_back(one.id);
    problems.add(place, '"' + std::string(typed) + "\" is not clear: " + one_or_the_other(ids));
    return std::nullopt;
}

bool joins_names(std::string_view word) {
    constexpr std::array<std::string_view, 9> kJoining = {"at", "on", "to", "by", "with", "from", "against", "vs", "the"};
    return std::find(kJoining.begin(), kJoining.end(), word) != kJoining.end();
}

std::string name_of_words(const std::vector<Word>& words, std::size_t from, std::size_t length) {
    std::string name = words[from].text;
    for (std::size_t i = 1; i < length; ++i) name += ' ' + words[from + i].text;
    return name;
}

std::size_t length_of_name(const Battle& battle, const std::vector<Word>& words, std::size_t from, std::span<const Thing> kinds) {
    constexpr std::size_t kLongest = 6;
    std::size_t most = 1;
    while (most < kLongest && from + most < words.size() && !joins_names(words[from + most].text)) ++most;
    for (std::size_t length = most; length > 1; --length) {
        if (things_named(battle, name_of_words(words, from, length), kinds).size() == 1) return length;
    }
    return 1;
}

std::vector<std::string> ids_of(const Battle& battle, std::span<const Thing> kinds) {
    std::vector<std::string> ids;
    for (const Thing kind : kinds) {
        switch (kind) {
            case Thing::game: break;
#define AOR_RECORD(Record, thing, list) \
            case Thing::thing:          \
                for (const Record& record : battle.list) ids.push_back(record.id); \
                break;
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        }
    }
    return ids;
}

std::vector<std::string_view> words_named(std::string_view typed, std::span<const std::string_view> known) {
    const std::string wanted = lowered(typed);
    std::vector<std::string_view> begin;
    std::vector<std::string_view> inside;
    if (wanted.empty()) return begin;
    for (const std::string_view one : known) {
        if (one == wanted) return {one};
        if (one.starts_with(wanted)) begin.push_back(one);
        else if (one.find('_' + wanted) != std::string_view::npos) inside.push_back(one);
    }
    return begin.empty() ? inside : begin;
}

std::optional<std::string_view> word_named(std::string_view typed, std::span<const std::string_view> known, std::string_view what, const Place& place,
                                           Problems& problems) {
    const auto found = words_named(typed, known);
    if (found.size() == 1) return found.front();
    if (found.empty()) {
        problems.add(place, "there is no " + std::string(what) + " \"" + std::string(typed) + '"' + did_you_mean(lowered(typed), known));
        return std::nullopt;
    }
    std::vector<std::string> candidates;
    for (const std::string_view one : found) candidates.emplace_back(one);
    problems.add(place, '"' + std::string(typed) + "\" is not clear: " + one_or_the_other(candidates));
    return std::nullopt;
}

}  // namespace aor::cli
