#pragma once
// Army lists and musters in words and rows, for terminal and screen alike, and as JSON.

#include "core/army/army_list.hpp"
#include "core/army/muster.hpp"
#include "core/report/text.hpp"

#include <string>
#include <vector>

namespace aor::report {

/// One line for each list: its id, title, years, and whether it is whole.
[[nodiscard]] std::string words_of_lists(const std::vector<ArmyList>& lists, Ink ink);
[[nodiscard]] std::string json_of_lists(const std::vector<ArmyList>& lists);

/// The list as it is printed: rows, footnotes, special units, guns, what is missing.
[[nodiscard]] std::string words_of_list(const ArmyList& list, Ink ink);
[[nodiscard]] std::string json_of_list(const ArmyList& list);

/// Two lists side by side, line by line where they have the same thing; what is alike is dim.
[[nodiscard]] std::string words_of_comparison(const ArmyList& left, const ArmyList& right, Ink ink);

/// The army by brigades with the reason of each line, what is missing, and the choices that are open; `side`: "first" or
/// "second" of a pick-up battle, whose choices and units are typed with it.
[[nodiscard]] std::string words_of_muster(const Muster& muster, const ArmyList& list, Ink ink, std::string_view side = {});
[[nodiscard]] std::string json_of_muster(const Muster& muster, const ArmyList& list);

/// "1 / 2-5 / 6", "- / 1-4 / 5-6"; "" when none are printed.
[[nodiscard]] std::string bands_in_words(const MoraleBands& bands);

}  // namespace aor::report
