#include "app/cli/muster_orders.hpp"

#include "core/battle/options.hpp"

#include <algorithm>
#include <fstream>

namespace aor::cli {

std::optional<Chosen> read_choice(const Word& word, Problems& problems) {
    const std::size_t equals = word.text.find('=');
    if (equals != std::string::npos && equals > 0 && equals + 1 < word.text.size()) {
        return Chosen{word.text.substr(0, equals), word.text.substr(equals + 1), word.place};
    }
    problems.add(word.place, "a choice is written as NAME=VALUE, not \"" + word.text + '"');
    return std::nullopt;
}

std::optional<int> read_points(const Word& word, Problems& problems) {
    const auto points = read_number(word, "the number of points", problems);
    if (points && *points >= 1 && *points <= 999) return static_cast<int>(*points);
    if (points) problems.add(word.place, "an army has from 1 to 999 strength points");
    return std::nullopt;
}

Names read_battle_options(const Call& call, Problems& problems) {
    Names names;
    for (const Word* option : call.options.values(kOptionOption.name)) {
        if (const std::string fault = fault_of_option(option->text); !fault.empty()) problems.add(option->place, fault);
        names.push_back(option->text);
    }
    return names;
}

namespace {

const OpenChoice* next_question(const Muster& muster, bool ask_all, const std::vector<std::string>& asked) {
    for (const OpenChoice& choice : muster.choices) {
        if (choice.given || std::find(asked.begin(), asked.end(), choice.name) != asked.end()) continue;
        if (ask_all || choice.value.empty()) return &choice;
    }
    return nullptr;
}

std::string answer_to(const OpenChoice& choice, Streams& streams, bool& ended) {
    const std::string usual = choice.value.empty() ? "" : ", usually " + choice.value;
    streams.err << choice.question << " (" << choice.allowed << usual << ")? " << std::flush;
    std::string line;
    if (!std::getline(streams.in, line)) {
        streams.err << '\n';
        ended = true;
    }
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.pop_back();
    while (!line.empty() && line.front() == ' ') line.erase(0, 1);
    return line;
}

}  // namespace

std::optional<Muster> muster_asking(const Charts& charts, const ArmyList& list, MusterOrder& order, bool ask_all, const Place& place, Streams& streams,
                                    Problems& problems) {
    std::vector<std::string> asked;
    // Who asks to be asked may answer out of a file as well.
    for (bool ended = !streams.may_ask && !ask_all;;) {
        Problems found;
        Muster muster = try_muster(charts, list, order, found);
        const OpenChoice* question = found.none() && !ended ? next_question(muster, ask_all, asked) : nullptr;
        if (question == nullptr) {
            for (const OpenChoice& choice : muster.choices) {
                if (choice.value.empty() && !choice.given) {
                    found.add(place, "choose " + choice.name + ": " + choice.question + " (" + choice.allowed + ')');
                }
            }
            for (const Problem& problem : found) problems.add(problem.place.file.empty() ? place : problem.place, problem.text);
            return found.none() ? std::optional(std::move(muster)) : std::nullopt;
        }
        const std::string answer = answer_to(*question, streams, ended);
        if (answer.empty()) {
            if (!question->value.empty()) asked.push_back(question->name);
            continue;
        }
        order.chosen.push_back({question->name, answer, {"your answer", 0, 0}});
        Problems now;
        (void)try_muster(charts, list, order, now);
        if (now.none()) continue;
        streams.err << "  " << now[0].text << '\n';
        order.chosen.pop_back();
    }
}

bool write_file(const Word& file, const std::string& text, Problems& problems) {
    std::ofstream out(file.text, std::ios::binary);
    out << text << std::flush;
    if (out) return true;
    problems.add(file.place, "the file \"" + file.text + "\" cannot be written");
    return false;
}

}  // namespace aor::cli
