#pragma once
// A decision as it is typed at the table: "small 1/7th at browne-1 range=5in --total 14".

#include "app/cli/battle_names.hpp"
#include "app/cli/typed_words.hpp"
#include "core/base/result.hpp"
#include "core/battle/entry.hpp"
#include "core/chart/charts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

inline constexpr Option kFacesOption{"--dice", "3,4,1", true};
inline constexpr Option kTotalsOption{"--total", "12", true};
inline constexpr Option kRollOption{"--roll"};
inline constexpr Option kReasonOption{"--reason", "\"the colonel says so\""};

/// Everything that `do` takes: procedures, guided sequences, and "fire" for whichever the unit fires by.
[[nodiscard]] std::vector<std::string_view> words_to_do();

/// What a decision is given beside its words.
struct Beside {
    std::uint64_t salt = 0;              ///< of a seal; the seed of a shuffle
    ArmyId plotter = {};                 ///< who plots, when that is settled: only its units are meant
};

/// The intent of a verb that changes the battle, with its words; names are looked up in the battle. Or every fault.
[[nodiscard]] Result<Intent> read_intent(const Charts& charts, const Battle& battle, std::string_view verb, std::vector<Word> words,
                                         const Options& options, const Beside& beside);

/// One more word for an intent that waits for facts: name=value.
void give(const Charts& charts, const Battle& battle, Intent& intent, const Word& word, Problems& problems);

/// Facts of a `do` that no chart and no procedure knows, told before dice are typed in vain; the chart suggests.
[[nodiscard]] Problems facts_of_nothing(const Charts& charts, const Intent& intent);

}  // namespace aor::cli
