#include "app/cli/run.hpp"

#include "app/cli/command.hpp"
#include "app/cli/help.hpp"
#include "core/base/suggest.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr std::array kCommands = {&battle_command, &resolve_command, &odds_command,   &charge_command, &move_command,
                                  &facts_command,  &chart_command,   &rulings_command, &list_command,  &muster_command,
                                  &pickup_command, &demo_command,   &version_command, &completion_command, &help_command};

bool asks_for_help(std::span<const std::string> words) {
    for (const std::string& word : words) {
        if (word == "--") return false;
        if (word == "--help" || word == "-h") return true;
    }
    return false;
}

}  // namespace

std::span<const Command* const> commands() { return kCommands; }

const Command* command_named(std::string_view name) {
    for (const Command* command : kCommands) {
        if (command->name == name) return command;
    }
    return nullptr;
}

int report(const Problems& problems, Streams& streams) {
    streams.err << problems.sentences();
    return kBadInput;
}

int run(std::span<const std::string> arguments, Streams& streams) {
    if (arguments.empty()) {
        streams.err << overview();
        return kBadInput;
    }
    const std::string& name = arguments.front();
    if (name == "--help" || name == "-h") {
        streams.out << overview();
        return kDone;
    }
    const Command* command = command_named(name == "--version" ? "version" : name);
    if (command == nullptr) {
        std::vector<std::string_view> known;
        for (const Command* one : kCommands) known.push_back(one->name);
        streams.err << "aor: unknown command \"" << name << '"' << did_you_mean(name, known) << "; `aor help` lists them\n";
        return kBadInput;
    }
    const auto words = arguments.subspan(1);
    if (asks_for_help(words)) {
        streams.out << manual_of(*command);
        return kDone;
    }
    Problems problems;
    const Options options(command->options, words, problems);
    const auto& plain = options.plain();
    for (std::size_t i = 0; command->most_words >= 0 && i < plain.size(); ++i) {
        if (static_cast<int>(i) >= command->most_words) problems.add(plain[i].place, "aor " + name + " reads nothing from \"" + plain[i].text + "\"");
    }
    if (!problems.none()) return report(problems, streams);
    return command->run({options, streams});
}

}  // namespace aor::cli
