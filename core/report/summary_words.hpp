#pragma once
// What a battle came to, on a terminal: the result, then casualties, trophies, withdrawal and what was decided otherwise,
// as the write-up has them.

#include "core/report/report_chapters.hpp"
#include "core/report/text.hpp"

#include <string>

namespace aor::report {

[[nodiscard]] std::string words_of_summary(const BattleReport& report, Ink ink);

/// {"title":..,"result":..,"chapters":[{"title":..,"says":[..],"tables":[{"title":..,"columns":[..],"rows":[[..]]}]}]}
[[nodiscard]] std::string json_of_summary(const BattleReport& report);

}  // namespace aor::report
