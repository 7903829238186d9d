// aor list: the printed army lists - shown, checked, compared, completed.

#include "app/cli/asking.hpp"
#include "app/cli/list_asking.hpp"
#include "app/cli/list_folders.hpp"
#include "app/cli/muster_orders.hpp"
#include "core/base/texts.hpp"
#include "core/report/list_words.hpp"

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace aor::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array kOptions = {kAskOption, kOutputOption, kListsOption, kJsonOption};

constexpr std::string_view kManual = R"(NAME
    aor list - the printed army lists

SYNOPSIS
    aor list [--json]
    aor list ERA/NATION [--json]
    aor list check FILE
    aor list compare ERA/NATION ERA/NATION
    aor list complete ERA/NATION [--ask | --output FILE]

DESCRIPTION
    Without a word, names all lists and what each lacks. With the id of a list, shows it: shares, grades, variability,
    footnotes with what they do, special units, guns. L is a line of the rulebook's text; (cut) is what our copy of the
    book lacks.

    check reads a list from a file and tells all its faults; a list that completes another is checked together with it.
    compare sets two lists side by side.
    complete asks on a terminal for every row that is missing, column by column, and for what is cut off of others; each
    answer is checked at once, and an empty one skips. What you have typed makes a list of your own; what you have not stands
    in it as comments, to be typed in an editor. It goes to $XDG_DATA_HOME/aor/armylists (usually
    ~/.local/share/aor/armylists), where it is found from then on and laid over the shipped list. A file that is there
    already is left alone.

OPTIONS
    --ask              complete asks without a terminal too: the answers come out of a pipe or a file
    --output FILE      where the list to complete goes; nothing is asked
    --lists DIR        army lists of your own in place of the shipped ones
    --json             one object on one line

EXIT STATUS
    0 done; 1 a file is there already; 2 the input or a list has faults.

EXAMPLES
    $ aor list
    $ aor list frederick/prussia
    $ aor list compare frederick/prussia frederick/austria
)";

int show_all(const Call& call, const ListFolders& folders) {
    const auto ids = list_ids(folders);
    if (!ids) return report(ids.problems(), call.streams);
    std::vector<ArmyList> lists;
    Problems problems;
    for (const std::string& id : *ids) {
        auto list = load_army_list(folders, id);
        if (list) lists.push_back(std::move(*list));
        else problems.append(list.problems());
    }
    const report::Ink ink{call.streams.ink};
    call.streams.out << (call.options.has(kJsonOption.name) ? report::json_of_lists(lists) + '\n' : report::words_of_lists(lists, ink));
    return problems.none() ? kDone : report(problems, call.streams);
}

int show_one(const Call& call, const ListFolders& folders, const Word& word) {
    const auto list = list_named(folders, word);
    if (!list) return report(list.problems(), call.streams);
    const report::Ink ink{call.streams.ink};
    call.streams.out << (call.options.has(kJsonOption.name) ? report::json_of_list(*list) + '\n' : report::words_of_list(*list, ink));
    return kDone;
}

int check(const Call& call, const ListFolders& folders, const Word& word) {
    const auto list = load_list_file(folders, word.text);
    if (!list) return report(list.problems(), call.streams);
    call.streams.out << word.text << ": no faults";
    if (!list->complete()) {
        std::string lacks;
        for (const MissingRows& rows : list->missing) lacks += (lacks.empty() ? "" : ", ") + rows.id;
        for (const ListRow& row : list->rows) {
            if (!row.cut.empty()) lacks += (lacks.empty() ? "" : ", ") + std::string("parts of ") + row.id;
        }
        call.streams.out << "; still missing: " << lacks;
    }
    call.streams.out << '\n';
    return kDone;
}

int compare(const Call& call, const ListFolders& folders, const Word& left, const Word& right) {
    const auto a = list_named(folders, left);
    const auto b = list_named(folders, right);
    Problems problems;
    problems.append(a.problems());
    problems.append(b.problems());
    if (!problems.none()) return report(problems, call.streams);
    call.streams.out << report::words_of_comparison(*a, *b, report::Ink{call.streams.ink});
    return kDone;
}

int complete(const Call& call, const ListFolders& folders, const Word& word) {
    const auto list = list_named(folders, word);
    if (!list) return report(list.problems(), call.streams);
    const Word* output = call.options.value(kOutputOption.name);
    const fs::path file = output != nullptr ? fs::path(output->text) : folders.own.empty() ? fs::path() : folders.own / (list->id + ".toml");
    Problems problems;
    if (file.empty()) {
        problems.add(word.place, "neither XDG_DATA_HOME nor HOME says where your own lists go; name a file with --output");
        return report(problems, call.streams);
    }
    if (list->complete()) {
        call.streams.out << "the list " << list->id << " lacks nothing\n";
        return kDone;
    }
    std::error_code error;
    if (fs::exists(file, error)) {
        call.streams.err << file.string() << " is there already; type into it, or remove it first\n";
        return kRefused;
    }
    // Whoever names a file has it to type into; without a terminal only who asks to be asked is kept waiting for answers.
    const bool asks = output == nullptr && (call.streams.may_ask || call.options.has(kAskOption.name));
    const AskedList asked = asks ? ask_for_rows(*list, call.streams) : AskedList{text_to_complete(*list), 0};
    if (!file.parent_path().empty()) fs::create_directories(file.parent_path(), error);
    errno = 0;
    std::ofstream out(file, std::ios::binary);
    out << asked.text << std::flush;
    if (!out) {
        const std::string why = errno != 0 ? ": " + std::generic_category().message(errno) : std::string();
        problems.add(output != nullptr ? output->place : word.place, "the list cannot be written to \"" + file.string() + '"' + why);
        return report(problems, call.streams);
    }
    if (asked.rows == 0) {
        call.streams.out << "type what is missing into " << file.string() << ", then: aor list check " << file.string() << '\n';
        return kDone;
    }
    call.streams.out << counted(asked.rows, "row is", "rows are") << " in " << file.string() << '\n';
    return check(call, folders, {file.string(), word.place});
}

int run_list(const Call& call) {
    const auto folders = list_folders(call.options);
    if (!folders) return report(folders.problems(), call.streams);
    const auto& plain = call.options.plain();
    if (plain.empty()) return show_all(call, *folders);
    Problems problems;
    const auto wants = [&](std::size_t count, std::string_view usage) {
        if (plain.size() == count) return true;
        problems.add(plain.front().place, "write " + std::string(usage));
        return false;
    };
    const std::string& verb = plain.front().text;
    if (verb == "check") return wants(2, "aor list check FILE") ? check(call, *folders, plain[1]) : report(problems, call.streams);
    if (verb == "compare") return wants(3, "aor list compare ERA/NATION ERA/NATION") ? compare(call, *folders, plain[1], plain[2]) : report(problems, call.streams);
    if (verb == "complete") return wants(2, "aor list complete ERA/NATION") ? complete(call, *folders, plain[1]) : report(problems, call.streams);
    return wants(1, "aor list ERA/NATION") ? show_one(call, *folders, plain.front()) : report(problems, call.streams);
}

}  // namespace

const Command list_command = {"list", "the printed army lists: shown, checked, compared, completed", kOptions, kManual, run_list, 3};

}  // namespace aor::cli
