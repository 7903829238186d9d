// aor completion: completion for the shell.

#include "app/cli/battle_referee.hpp"
#include "core/chart/charts.hpp"
#include "core/rules/procedure.hpp"

namespace aor::cli {
namespace {

constexpr std::string_view kManual = R"(NAME
    aor completion - completion for the shell

SYNOPSIS
    aor completion bash

DESCRIPTION
    Prints a script that completes subcommands, options, procedures and the names of facts. To use it in this shell:

        source <(aor completion bash)

EXAMPLES
    $ aor completion bash
)";

constexpr std::string_view kBash = R"bash(# completion of aor for bash
_aor() {
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} procedure=${COMP_WORDS[2]}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "@commands@" -- "$word"))
        return
    fi
    if [ "${word#-}" != "$word" ]; then
        case $command in
@options@        esac
        return
    fi
    case $command in
        help) COMPREPLY=($(compgen -W "@commands@" -- "$word")) ;;
        battle) if [ "$COMP_CWORD" -eq 3 ]; then COMPREPLY=($(compgen -W "new @verbs@" -- "$word")); fi ;;
        completion) COMPREPLY=($(compgen -W "bash" -- "$word")) ;;
        resolve|odds|facts)
            if [ "$COMP_CWORD" -eq 2 ]; then
                COMPREPLY=($(compgen -W "@procedures@" -- "$word") $(compgen -f -- "$word"))
            elif [ "$command" != facts ]; then
                compopt -o nospace 2>/dev/null
                COMPREPLY=($(compgen -S = -W "$(aor facts "$procedure" --json 2>/dev/null | grep -o '"name":"[^"]*"' | cut -d'"' -f4)" -- "$word"))
            fi ;;
    esac
}
complete -o default -F _aor aor
)bash";

void put(std::string& text, std::string_view mark, const std::string& words) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) text.replace(at, mark.size(), words);
}

int run_completion(const Call& call) {
    const auto& plain = call.options.plain();
    if (plain.size() != 1 || plain.front().text != "bash") {
        Problems problems;
        problems.add(plain.empty() ? Place{"aor completion", 0, 0} : plain.front().place, "say which shell: bash");
        return report(problems, call.streams);
    }
    std::string names;
    std::string options;
    for (const Command* command : commands()) {
        names += (names.empty() ? "" : " ") + std::string(command->name);
        options += "            " + std::string(command->name) + ") COMPREPLY=($(compgen -W \"--help";
        for (const Option& option : command->options) options += " " + std::string(option.name);
        options += "\" -- \"$word\")) ;;\n";
    }
    std::string ids;
    for (const Procedure* procedure : procedures()) ids += (ids.empty() ? "" : " ") + std::string(procedure->id);
    std::string verbs;
    for (const BattleVerb& verb : battle_verbs()) verbs += (verbs.empty() ? "" : " ") + std::string(verb.name);
    std::string script(kBash);
    put(script, "@verbs@", verbs);
    put(script, "@commands@", names);
    put(script, "@options@", options);
    put(script, "@procedures@", ids);
    call.streams.out << script;
    return kDone;
}

}  // namespace

const Command completion_command = {"completion", "completion for the shell", {}, kManual, run_completion, 1};

}  // namespace aor::cli
