#pragma once
// The words after a subcommand, sorted into options and plain words. Arguments are counted as they are typed after
// `aor`: the subcommand is argument 1. Every fault names its argument.

#include "core/base/problem.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

/// An option that a subcommand takes.
struct Option {
    std::string_view name;                 ///< "--dice"
    std::string_view value = {};           ///< an example of its value, "3,4,1"; empty: it takes none
    bool repeats = false;
};

/// A word and its place: "argument 3".
struct Word {
    std::string text;
    Place place;
};

/// The words of a command line: those that begin with dashes, and the rest.
class Options {
public:
    Options(std::span<const Option> known, std::span<const std::string> words, Problems& problems);

    [[nodiscard]] const std::vector<Word>& plain() const { return plain_; }
    [[nodiscard]] bool has(std::string_view name) const { return value(name) != nullptr; }
    /// The value of an option; nullptr when it is not there.
    [[nodiscard]] const Word* value(std::string_view name) const;
    [[nodiscard]] std::vector<const Word*> values(std::string_view name) const;

private:
    struct Given {
        std::string_view name;
        Word value;
    };
    std::vector<Word> plain_;
    std::vector<Given> given_;
};

/// A whole number that is not negative, or a problem.
[[nodiscard]] std::optional<std::uint64_t> read_number(const Word& word, std::string_view what, Problems& problems);

}  // namespace aor::cli
