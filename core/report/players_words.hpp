#pragma once
// What players call things, and what the charts call them: so that "6-pounder", "hussars" or "how do they break" find the
// rows that are meant. One table, for the search of charts and for the screen's palette.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::report {

/// One way of saying it; several lines of the table may begin with the same words.
struct PlayersWord {
    std::string_view said;         ///< in small letters, at most three words, in the singular
    std::string_view charts;       ///< words that the charts use for it: all of them together
};
[[nodiscard]] std::span<const PlayersWord> players_words();

/// Words that must all be there.
using Wording = std::vector<std::string>;

/// A part of what was typed, in every wording that may be meant by it; the first is as it was typed.
struct Part {
    std::vector<Wording> wordings;
};

/// `words`: in small letters, each by itself. What only joins words ("how", "the", "of") is left out, unless there is
/// nothing else; "12lb" is a "12 pounder", and plurals are also their singulars.
[[nodiscard]] std::vector<Part> parts_of(const std::vector<std::string>& words);

}  // namespace aor::report
