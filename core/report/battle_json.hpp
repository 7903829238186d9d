#pragma once
// A battle as JSON, one object on one line for each answer: what `aor battle --json` prints. The same rows as the text;
// a key that has nothing to say is left out.

#include "core/report/battle_status.hpp"
#include "core/report/drift_words.hpp"
#include "core/report/duty_words.hpp"
#include "core/report/entry_words.hpp"
#include "core/report/ledger_words.hpp"
#include "core/report/move_words.hpp"

#include <string>
#include <string_view>

namespace aor::report {

/// true, 12, 3.5, "disorganized", ["a","b"]
[[nodiscard]] std::string json_of(const Value& value);
[[nodiscard]] std::string json_of(const std::vector<std::string>& texts);

/// {"title":..,"turn":3,"phase":8,"moment":"Turn 3, phase 8: ..","armies":[{"id":..,"brigades":[..]}],"sites":[..]}
[[nodiscard]] std::string json_of_status(const BattleStatus& status, const Game& game);
/// {"duties":[{"say":..,"when":"now","command":"do morale kleist"}],"next":{"say":..,"command":..}}
[[nodiscard]] std::string json_of_duties(const std::vector<DutyRow>& rows, const NextDue& next);
/// {"entry":12,"turn":3,"phase":8,"kind":"act","say":..,"rolls":[..],"events":[..]}; the faces and outcome fields as they
/// were recorded.
[[nodiscard]] std::string json_of_entry(const EntryRow& row, const Entry& entry);
/// {"armies":[{"army":..,"castings":81,"lost":10,"start_line":{..},"dice":[..],"if_checked":{"ways":"1","of":"36"}}],..}
[[nodiscard]] std::string json_of_ledger(const Ledger& ledger);
[[nodiscard]] std::string json_of_drift(const std::vector<DriftGroup>& groups);
[[nodiscard]] std::string json_of_move(const MoveSheet& sheet);
[[nodiscard]] std::string json_of_plan(const PlanRows& rows);

}  // namespace aor::report
