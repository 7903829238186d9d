#pragma once
// Pieces that many tables of an army list have: where it is printed, years, shares, bands of variable morale, traits,
// conditions. For the readers of lists only.

#include "core/army/army_list.hpp"
#include "core/base/suggest.hpp"
#include "core/chart/toml_reader.hpp"

#include <algorithm>

namespace aor {

/// Reads the tables of one list; every fault is gathered.
class ListPieces {
public:
    ListPieces(std::string file, Problems& problems) : file_(std::move(file)), problems_(problems) {}

protected:
    static ListSource source(TomlReader& in, bool asked) {
        ListSource source;
        source.line = in.text("line", "");
        source.page = in.text("page", "");
        if (!source.page.empty() && source.page.find_first_of("0123456789") == std::string::npos) {
            in.problem(in.place_of("page"), "\"page\" is written as \"126\" or \"126-127\", not \"" + source.page + '"');
        }
        if (asked && source.line.empty() && source.page.empty() && !in.has("line") && !in.has("page")) {
            in.problem(in.place(), "the rulebook's \"line\" or \"page\" is missing");
        }
        return source;
    }

    static Period period(TomlReader& in) {
        if (!in.has("years")) {
            (void)in.find("years");
            return {};
        }
        const Place at = in.place_of("years");
        const std::string text = in.text("years");
        if (text.empty()) return {};
        if (const auto read = Period::read(text)) return *read;
        in.problem(at, "\"years\" is written as \"1756-1763\", \"1759-\", \"-1708\" or \"1778-05 to 1783\", not \"" + text + '"');
        return {};
    }

    static std::string word(TomlReader& in, std::string_view key, std::span<const std::string_view> words,
                            std::string_view otherwise) {
        if (!in.has(key)) {
            (void)in.find(key);
            return std::string(otherwise);
        }
        const auto number = in.word(key, words);
        return std::string(number ? words[*number] : otherwise);
    }

    std::vector<std::string> words_of(TomlReader& in, std::string_view key, std::span<const std::string_view> words) {
        const Place at = in.place_of(key);
        std::vector<std::string> given = in.texts(key);
        for (const std::string& one : given) {
            if (std::find(words.begin(), words.end(), one) == words.end()) {
                in.problem(at, "\"" + std::string(key) + "\" cannot be \"" + one + '"' + did_you_mean(one, words));
            }
        }
        // What means nothing has been told; nothing else is to be said of it.
        std::erase_if(given, [&](const std::string& one) { return std::find(words.begin(), words.end(), one) == words.end(); });
        return given;
    }

    /// Ids of a closed list; what stands in it is told when one is unknown.
    template <class Known>
    std::vector<std::string> ids_of(TomlReader& in, std::string_view key, std::span<const Known> known, std::string_view what) {
        const Place at = in.place_of(key);
        std::vector<std::string> given = in.texts(key);
        for (const std::string& one : given) {
            if (std::any_of(known.begin(), known.end(), [&](const Known& k) { return k.id == one; })) continue;
            std::vector<std::string_view> names;
            for (const Known& k : known) names.push_back(k.id);
            in.problem(at, "unknown " + std::string(what) + " \"" + one + '"' + did_you_mean(one, names));
        }
        return given;
    }
    std::vector<std::string> trait_ids(TomlReader& in, std::string_view key = "traits") { return ids_of(in, key, traits(), "trait"); }
    /// "campaign", or "not campaign" for what holds only without it.
    std::vector<std::string> conditions(TomlReader& in, std::string_view key = "when") {
        const Place at = in.place_of(key);
        std::vector<std::string> given = in.texts(key);
        for (const std::string& one : given) {
            const std::string_view name = condition_name(one);
            if (list_condition(name) != nullptr) continue;
            std::vector<std::string_view> names;
            for (const ListCondition& known : list_conditions()) names.push_back(known.id);
            in.problem(at, "unknown condition \"" + std::string(name) + '"' + did_you_mean(name, names));
        }
        return given;
    }

    static std::optional<Span> span(TomlReader& in, std::string_view key, int most) {
        const toml::node* node = in.find(key);
        if (node == nullptr) return std::nullopt;
        std::optional<Span> read;
        if (const auto* text = node->as_string()) read = Span::read(text->get(), most);
        else if (const auto* number = node->as_integer(); number != nullptr && number->get() >= 0 && number->get() <= most) {
            read = Span{static_cast<int>(number->get()), static_cast<int>(number->get())};
        }
        if (!read) {
            in.problem(in.place_of(*node), "\"" + std::string(key) + "\" is written as 15 or \"65-80\", from 0 to " + std::to_string(most));
        }
        return read;
    }

    /// One or more faces of a die.
    static std::optional<Span> faces(TomlReader& in, std::string_view key) {
        const toml::node* node = in.find(key);
        if (node == nullptr) return std::nullopt;
        std::optional<Span> read;
        if (const auto* text = node->as_string()) read = Span::read(text->get(), 6);
        else if (const auto* number = node->as_integer(); number != nullptr && number->get() >= 0 && number->get() <= 6) {
            read = Span{static_cast<int>(number->get()), static_cast<int>(number->get())};
        }
        if (read && read->from >= 1) return read;
        in.problem(in.place_of(*node), "\"" + std::string(key) + "\" is written as 1 or \"1-2\", faces of a die from 1 to 6");
        return std::nullopt;
    }

    static MoraleBands bands(TomlReader& in) {
        MoraleBands bands;
        bands.down = faces(in, "down");
        bands.same = faces(in, "same");
        bands.up = faces(in, "up");
        // With one of them unread nothing can be said of the others.
        const auto unread = [&](std::string_view key, const std::optional<Span>& band) { return in.has(key) && !band; };
        if (unread("down", bands.down) || unread("same", bands.same) || unread("up", bands.up)) return {};
        return bands;
    }

    static int number(TomlReader& in, std::string_view key, int from, int to, int otherwise) {
        return in.has(key) ? static_cast<int>(in.integer(key, from, to)) : ((void)in.find(key), otherwise);
    }

    std::string id(TomlReader& in) {
        const Place at = in.place_of("id");
        std::string id = in.text("id");
        for (const char c : id) {
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') continue;
            in.problem(at, "an id is lower case letters, digits and dashes, not \"" + id + '"');
            break;
        }
        return id;
    }

    std::string file_;
    Problems& problems_;
};

/// Reads guns, commanders, allies and what is missing.
class GunTables : protected ListPieces {
public:
    using ListPieces::ListPieces;
    void read_artillery(const toml::table& table, ListArtillery& guns);
    ListCommander commander(const toml::table& table);
    MissingRows missing(const toml::table& table);
    AllyRatio ratio(const toml::table& table);

private:
    ListBattery battery(const toml::table& table);
};

}  // namespace aor
