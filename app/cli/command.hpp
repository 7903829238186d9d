#pragma once
// The subcommands of `aor`: each in a file of its own, with its options and its manual page.

#include "app/cli/options.hpp"
#include "app/cli/streams.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace aor::cli {

/// What a subcommand is called with: its words, sorted into options and plain words.
struct Call {
    const Options& options;
    Streams& streams;
};

/// A subcommand of `aor`, with what its help says.
struct Command {
    std::string_view name;
    std::string_view summary;              ///< one line
    std::span<const Option> options;
    std::string_view manual;               ///< sections; examples are lines that begin with "    $ "
    int (*run)(const Call&) = nullptr;
    int most_words = -1;                   ///< plain words that it takes; -1: any number
};

/// All of them, in the order in which `aor help` lists them.
[[nodiscard]] std::span<const Command* const> commands();
[[nodiscard]] const Command* command_named(std::string_view name);

extern const Command resolve_command;
extern const Command odds_command;
extern const Command charge_command;
extern const Command battle_command;
extern const Command move_command;
extern const Command facts_command;
extern const Command chart_command;
extern const Command rulings_command;
extern const Command list_command;
extern const Command muster_command;
extern const Command pickup_command;
extern const Command demo_command;
extern const Command version_command;
extern const Command completion_command;
extern const Command help_command;

/// Every problem on its own line.
int report(const Problems& problems, Streams& streams);

}  // namespace aor::cli
