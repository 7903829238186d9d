#include "app/desk/plain_words.hpp"

#include "app/desk/case_view.hpp"
#include "app/desk/who.hpp"
#include "core/base/texts.hpp"

#include <algorithm>
#include <optional>

namespace aor::desk {
namespace {

bool is_sign_of_name(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.' || c == '/'; }

std::vector<std::string> split(std::string_view text, std::string_view between) {
    std::vector<std::string> parts;
    for (;;) {
        const auto at = text.find(between);
        parts.emplace_back(trimmed(text.substr(0, at)));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + between.size());
    }
}

/// "opponent.arm" is "opponent's arm" beside a value, "opponent in melee" by itself; of the one whose chart it is nothing is said.
std::string name_in_words(std::string_view name, bool has_value) {
    const auto dot = name.find('.');
    if (dot == std::string_view::npos) return spaced(name);
    const std::string_view who = name.substr(0, dot);
    const std::string what = spaced(name.substr(dot + 1));
    return who == "unit" || who == "firer" ? what : spaced(who) + (has_value ? "'s " : " ") + what;
}

std::string values_in_words(std::string_view values) {
    std::string text;
    const std::vector<std::string> all = split(values, "|");
    for (std::size_t i = 0; i < all.size(); ++i) text += (i == 0 ? "" : i + 1 == all.size() ? " or " : ", ") + spaced(all[i]);
    return text;
}

struct Operator {
    std::string_view sign;
    std::string_view say;
};
constexpr Operator kOperators[] = {{"!=", " is not "}, {">=", " at least "}, {"<=", " at most "}, {">", " more than "}, {"<", " less than "}, {"=", " is "}};

std::string literal_in_words(std::string_view literal) {
    for (const Operator& one : kOperators) {
        const auto at = literal.find(one.sign);
        if (at == std::string_view::npos) continue;
        const std::string_view name = trimmed(literal.substr(0, at));
        const std::string values = values_in_words(trimmed(literal.substr(at + one.sign.size())));
        const bool ruling = name.starts_with("R-");
        return (ruling ? "ruling " + std::string(name) : name_in_words(name, true)) + std::string(one.say) + values;
    }
    if (literal.starts_with("not ")) return "not " + name_in_words(trimmed(literal.substr(4)), false);
    return name_in_words(literal, false);
}

/// Whoever or whatever is called so: somebody of the roster, a procedure, a fact.
std::optional<std::string> named(const Charts& charts, const Battle& battle, std::string_view word) {
    const bool somebody = battle.unit(word) != nullptr || battle.leader(word) != nullptr || battle.army(word) != nullptr || battle.brigade(word) != nullptr || battle.site(word) != nullptr;
    if (somebody) return name_of(battle, word);
    if (charts.find(word) != nullptr) return title_of(charts, word);
    if (fact_named(word)) return name_in_words(word, true);
    if (word.find('_') != std::string_view::npos) return spaced(word);
    return std::nullopt;
}

}  // namespace

std::string condition_in_words(std::string_view when) {
    std::string text;
    if (when.empty()) return text;
    for (const std::string& clause : split(when, ",")) {
        std::string any;
        for (const std::string& literal : split(clause, " or ")) any += (any.empty() ? "" : " or ") + literal_in_words(literal);
        text += (text.empty() ? "" : ", ") + any;
    }
    return text;
}

std::string without_signs(std::string_view fault) {
    std::string text(fault);
    // In brackets: "(short=yes)".
    for (auto from = text.find(" ("); from != std::string::npos; from = text.find(" (", from + 1)) {
        const auto to = text.find(')', from);
        if (to == std::string::npos) break;
        if (text.substr(from, to - from).find('=') != std::string::npos) text.erase(from, to + 1 - from);
    }
    // At its end: ": distance=7", ", move=12".
    const auto equals = text.rfind('=');
    if (equals == std::string::npos || text.find(' ', equals) != std::string::npos) return text;
    const auto blank = text.rfind(' ', equals);
    if (blank == std::string::npos || blank == 0 || (text[blank - 1] != ':' && text[blank - 1] != ',')) return text;
    return text.substr(0, blank - 1);
}

std::string with_names(const Charts& charts, const Battle& battle, std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        if (text.substr(i).starts_with(" -> ")) {
            out += " \u2192 ";
            i += 4;
            continue;
        }
        if (!is_sign_of_name(text[i])) {
            out += text[i++];
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && is_sign_of_name(text[end])) ++end;
        while (end > i + 1 && (text[end - 1] == '.' || text[end - 1] == '-')) --end;   // of the sentence, not of the name
        const std::string_view word = text.substr(i, end - i);
        out += named(charts, battle, word).value_or(std::string(word));
        i = end;
    }
    return out;
}

}  // namespace aor::desk
