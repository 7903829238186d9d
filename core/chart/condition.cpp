#include "core/chart/condition.hpp"

#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"


namespace aor {
namespace {

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = text.find(separator);
        parts.push_back(trimmed(text.substr(0, at)));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + separator.size());
    }
}

struct Named {
    Slot slot;
    Kind kind = Kind::boolean;
    std::span<const std::string_view> words;  // empty: boolean or integer
};

class ClauseReader {
public:
    ClauseReader(const Place& place, const KindInChart& kind_in_chart, Problems& problems)
        : place_(place), kind_in_chart_(kind_in_chart), problems_(problems) {}

    std::optional<Literal> literal(std::string_view text) {
        const bool negated = text.starts_with("not ");
        if (negated) text = trimmed(text.substr(4));
        const auto equals = text.find('=');
        const bool unequal = equals != std::string_view::npos && equals > 0 && text[equals - 1] == '!';
        const std::string_view name = trimmed(text.substr(0, unequal ? equals - 1 : equals));
        const auto named = slot_named(name);
        if (!named) return std::nullopt;

        Literal literal{named->slot, 0};
        if (equals == std::string_view::npos) {
            if (!named->words.empty()) {
                problem("\"" + std::string(name) + "\" takes words: say which, as in \"" + std::string(name) + "=" +
                        std::string(named->words.front()) + "\"");
                return std::nullopt;
            }
            literal.allowed = ~std::uint64_t{1};  // anything but 0
        } else {
            for (const std::string_view word : split(text.substr(equals + 1), "|")) {
                if (!allow(literal, *named, name, word)) return std::nullopt;
            }
        }
        if (negated != unequal) literal.allowed = ~literal.allowed;
        return literal;
    }

private:
    std::optional<Named> slot_named(std::string_view name) {
        if (name == "scale") return Named{Slot::scale(), Kind::scale, words_of(Kind::scale)};
        if (name.starts_with("R-")) {
            const auto ruling = ruling_named(name);
            if (!ruling) {
                problem("unknown ruling \"" + std::string(name) + "\"");
                return std::nullopt;
            }
            return Named{Slot(*ruling), Kind::scale, choices_of(*ruling)};
        }
        const auto fact = fact_named(name);
        const auto kind = fact ? kind_in_chart_(*fact) : std::nullopt;
        if (!kind) {
            std::vector<std::string_view> known;
            for (std::size_t i = 0; i < kFactCount; ++i) {
                if (kind_in_chart_(static_cast<Fact>(i))) known.push_back(name_of(static_cast<Fact>(i)));
            }
            problem((fact ? "this chart has no fact \"" : "unknown fact \"") + std::string(name) + "\"" +
                    did_you_mean(name, known));
            return std::nullopt;
        }
        return Named{Slot(*fact), *kind, words_of(*kind)};
    }

    bool allow(Literal& literal, const Named& named, std::string_view name, std::string_view word) {
        if (!named.words.empty()) {
            for (std::size_t i = 0; i < named.words.size(); ++i) {
                if (named.words[i] == word) {
                    literal.allowed |= std::uint64_t{1} << i;
                    return true;
                }
            }
            problem("\"" + std::string(name) + "\" cannot be \"" + std::string(word) + "\"" +
                    did_you_mean(word, named.words));
            return false;
        }
        const auto value = whole_number(word);
        if (named.kind == Kind::integer && value && *value >= 0 && *value < 63) {
            literal.allowed |= std::uint64_t{1} << *value;
            return true;
        }
        problem("\"" + std::string(name) + "\" cannot be compared with \"" + std::string(word) + "\"");
        return false;
    }

    void problem(std::string text) { problems_.add(place_, std::move(text)); }

    const Place& place_;
    const KindInChart& kind_in_chart_;
    Problems& problems_;
};

}  // namespace

Clause read_clause(std::string_view text, const Place& place, const KindInChart& kind_in_chart, Problems& problems) {
    Clause clause{{}, std::string(text)};
    ClauseReader reader(place, kind_in_chart, problems);
    for (const std::string_view part : split(text, " or ")) {
        if (const auto literal = reader.literal(part)) clause.any.push_back(*literal);
    }
    return clause;
}

}  // namespace aor
