// aor battle: a battle in its file, verb by verb or at a prompt.

#include "app/cli/asking.hpp"
#include "app/cli/battle_names.hpp"
#include "app/cli/battle_referee.hpp"
#include "app/cli/data_folder.hpp"

#include <filesystem>

namespace aor::cli {
namespace {

constexpr std::string_view kManual = R"(NAME
    aor battle - a battle in its file: roster, turn, duties, charges, withdrawal ledger, log

SYNOPSIS
    aor battle FILE new --from FILE|NAME
    aor battle FILE new "SIDE: UNIT, UNIT; SIDE: UNIT" [title="..."] [--scale 15mm] [--ruling R-18=plain]
    aor battle FILE
    aor battle FILE VERB ...

DESCRIPTION
    The file is the battle: it only grows, and what has been told to be done is on the disk. `new` begins one: from an
    order of battle (see armylists/README.md), from a ready one by name, or from units typed in one line.

    Without a verb there is a prompt: it shows turn, phase, what is owed and what is due next, completes with Tab, asks
    for what is missing, and keeps a history. With standard input from a file or a pipe each line of it is one verb.

    Verbs, procedures, units and facts are typed by any beginning that is clear; units also by name, without case or
    accents. `do` may be left out.

        do small 1/7th at browne range=5in --total 14     a procedure, with all that follows from it
        status  duties  next  undo  redo  note TEXT       the table, what is owed, the next phase
        odds PROCEDURE UNIT ...                           a roll before its dice
        ledger [all]                                      how near each army is to leaving the field
        log [12 | last=20 | turn=3 | all]                 the log; one entry with all its dice
        at 3.8 [status | duties | ledger]                 an earlier moment; at #12 is after entry 12
        correct 12 castings=2 reason="..."                an earlier entry mended, with --keep, --drop, --dice-for
        drift [ok | 1/7th.castings=9 ...]                 strengths to call out, differences put right
        move UNIT [ahead=4 form=column ...] [done]        what it may move, and the move put on record
        audit  summary                                    read again by today's charts; what it has come to
        export md|html|csv|roster [--output FILE]         a report, or sheets for the table
        help [VERB]                                       all verbs, or one

    On a terminal, missing facts and dice are asked for; otherwise all that is missing is told at once.

OPTIONS
    --dice 3,4,1        the faces of all rolls of the decision in order; --total N a sum; --roll the program's dice
    --reason "..."      why, for whatever needs a reason (or reason="..." among the words)
    --seed N            program dice that fall the same way every time
    --from FILE|NAME    new: the order of battle
    --scale, --ruling   new: of a battle that is typed
    --keep N, --drop N, --dice-for N=3,4    correct: what becomes of a later entry that has changed
    --output FILE       export: where to
    --json              one JSON object a line, for every verb
    --charts DIR        charts of your own

EXIT STATUS
    0 done; 1 a rule or the state of the battle says no; 2 faults in the input or with the file. Nothing is written down
    but with 0.

EXAMPLES
    $ aor battle kreuzau.battle help
    $ aor battle kreuzau.battle help correct
)";

/// A referee on a terminal gets the line editor for the prompt; questions alone are plain lines.
std::unique_ptr<LineSource> lines_for(const Call& call, bool prompt) {
    if (prompt && call.streams.may_ask && call.streams.flush) {
        if (auto edited = edited_lines(call.streams, history_file())) return edited;
    }
    // Answers may go into a file: what is asked stays on the screen.
    return lines_of(call.streams, prompt ? call.streams.out : call.streams.err);
}

int run_battle(const Call& call) {
    const auto& plain = call.options.plain();
    Problems problems;
    if (plain.empty()) {
        problems.add({"aor battle", 0, 0}, "name the file of the battle");
        return report(problems, call.streams);
    }
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    const std::string& file = plain.front().text;
    std::vector<Word> words(plain.begin() + 1, plain.end());
    const bool prompt = words.empty();
    const auto lines = lines_for(call, prompt);

    if (!prompt && words.front().text == "new") return run_new(*charts, call, file, {words.begin() + 1, words.end()}, *lines);

    std::optional<std::uint64_t> seed;
    if (const Word* word = call.options.value(kSeedOption.name)) seed = read_number(*word, "a seed", problems);
    // Who only looks takes no lock and mends nothing.
    bool writes = true;
    if (!prompt) {
        const auto verb = words_named(words.front().text, names_of_verbs());
        if (verb.size() == 1) writes = battle_verb(verb.front())->writes;
        if (verb.size() == 1 && verb.front() == "drift" && words.size() == 1 && !lines->may_ask()) writes = false;
    }
    if (!problems.none()) return report(problems, call.streams);
    // Help needs no battle.
    if (!prompt && words_named(words.front().text, names_of_verbs()) == std::vector<std::string_view>{"help"}) {
        problems = write_help(*charts, {words.begin() + 1, words.end()}, call.options.has(kJsonOption.name), call.streams.out);
        return problems.none() ? kDone : report(problems, call.streams);
    }

    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        problems.add({file, 0, 0}, "there is no such file; `new` after it begins a battle");
        return report(problems, call.streams);
    }
    auto session = Session::open(*charts, file, writes ? OpenFor::writing : OpenFor::reading);
    if (!session) return report(session.problems(), call.streams);
    for (const std::string& told : session->told()) {
        const bool only_looks = !writes && told.find("open for reading only") != std::string::npos;
        if (!only_looks) call.streams.err << told << '\n';
    }
    session->set_clock(hour());
    Referee referee{*charts, *session, call.streams, *lines, call.options.has(kJsonOption.name), prompt, {call.streams.ink}, seed};
    return prompt ? run_prompt(referee) : run_line(referee, std::move(words), call.options);
}

}  // namespace

const Command battle_command = {"battle", "a battle in its file: roster, turn, duties, charges, ledger, log", battle_options(), kManual, run_battle};

}  // namespace aor::cli
