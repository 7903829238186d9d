#include "app/cli/help.hpp"

#include "core/base/suggest.hpp"
#include "core/report/text.hpp"

namespace aor::cli {
namespace {

constexpr std::string_view kManual = R"(NAME
    aor help - what the subcommands do

SYNOPSIS
    aor help [COMMAND]

DESCRIPTION
    Without a word, lists the subcommands. With one, prints its manual; `aor COMMAND --help` does the same.

EXAMPLES
    $ aor help resolve
)";

int run_help(const Call& call) {
    const auto& plain = call.options.plain();
    if (plain.empty()) {
        call.streams.out << overview();
        return kDone;
    }
    const Command* command = command_named(plain.front().text);
    if (command == nullptr) {
        std::vector<std::string_view> known;
        for (const Command* one : commands()) known.push_back(one->name);
        Problems problems;
        problems.add(plain.front().place, "unknown command \"" + plain.front().text + "\"" + did_you_mean(plain.front().text, known));
        return report(problems, call.streams);
    }
    call.streams.out << manual_of(*command);
    return kDone;
}

}  // namespace

std::string overview() {
    std::vector<std::vector<std::string>> rows;
    for (const Command* command : commands()) rows.push_back({std::string(command->name), std::string(command->summary)});
    std::string out = "aor: a referee's assistant for Warfare in the Age of Reason\n\n";
    for (const std::string& line : report::in_columns(rows, "    ")) out += line + '\n';
    out += "\n`aor COMMAND --help` tells all about one of them. To begin: aor demo\n";
    return out;
}

std::string manual_of(const Command& command) { return std::string(command.manual); }

const Command help_command = {"help", "what the subcommands do", {}, kManual, run_help, 1};

}  // namespace aor::cli
