#pragma once
// Pieces of an army list in words, for list_words and list_json.

#include "core/army/army_list.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::report {

[[nodiscard]] std::string source_of(const ListSource& source);            ///< "L2899, p 126"
[[nodiscard]] std::string percent(const std::optional<Span>& share);      ///< "65-80%"
[[nodiscard]] std::string share_of(const ListRow& row);
[[nodiscard]] std::string castings_of(const ListRow& row);                ///< "12", "8-16", "15 or 16"
[[nodiscard]] std::string traits_in_words(const std::vector<std::string>& ids);
[[nodiscard]] std::string note_in_words(const ListNote& note);            ///< what it changes
[[nodiscard]] std::string circumstances(const Period& period, const std::vector<std::string>& when);
[[nodiscard]] std::string special_in_words(const ListSpecial& special);
[[nodiscard]] std::string battery_in_words(const ListBattery& battery);

}  // namespace aor::report
