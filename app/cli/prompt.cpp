#include "app/cli/prompt.hpp"

#include "app/cli/battle_line.hpp"
#include "core/play/known_facts.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/duty_words.hpp"

#include <algorithm>

namespace aor::cli {
namespace {

std::string shortened(const std::string& text, std::size_t width) {
    if (report::width_of(text) <= width) return text;
    std::string out;
    for (std::size_t i = 0; i < text.size() && report::width_of(out) + 3 < width;) {
        std::size_t end = i + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
        out.append(text, i, end - i);
        i = end;
    }
    return out + "...";
}

bool is_secret(const std::vector<Word>& words) { return std::string_view("plot").starts_with(words.front().text) && words.front().text.size() >= 2 && words.size() > 1; }

/// What is usual in the phase beside what is owed.
std::string_view usual_in(std::string_view phase) {
    struct Usual {
        std::string_view phase;
        std::string_view what;
    };
    constexpr Usual kUsual[] = {
        {"arrivals", "out_of_command UNIT ...   attach LEADER to UNIT"},
        {"plotting", "plot ARMY   plot UNIT at UNIT   plot UNIT rally_back"},
        {"movement", "move UNIT ahead=4 done   shuffle   hold OBJECTIVE by ARMY"},
        {"artillery", "fire BATTERY at UNIT range=12in"},
        {"small_arms", "fire UNIT at UNIT range=3in"},
        {"withdrawal", "ledger   drift   note TEXT"},
    };
    for (const Usual& usual : kUsual) {
        if (usual.phase == phase) return usual.what;
    }
    return "";
}

class Prompt {
public:
    explicit Prompt(Referee& referee) : referee_(referee) {}

    int run() {
        if (referee_.may_ask()) {
            referee_.streams.out << referee_.ink.bold(report::on_one_line(referee_.battle().game.title))
                                 << "   help: the verbs; Enter: the next due thing; Tab completes; Ctrl-D leaves\n";
        }
        for (;;) {
            // Who only looks on sees what has been added since.
            if (!referee_.session.read_only_because().empty()) {
                if (const auto seen = referee_.session.look_again(); !seen) (void)tell(referee_, seen.problems());
            }
            if (referee_.may_ask()) referee_.streams.out << '\n' << head_of_prompt(referee_.charts, referee_.battle(), referee_.ink);
            const TypedLine typed = referee_.lines.read("> ", [this](std::string_view line) { return complete_line(referee_, line); });
            if (typed.how == TypedLine::How::end) break;
            if (typed.how == TypedLine::How::cancelled) continue;
            const int status = one_line(typed.text);
            if (leave_) break;
            if (!referee_.may_ask()) worst_ = std::max(worst_, status);
            referee_.streams.send();
        }
        return worst_;
    }

private:
    int one_line(const std::string& line) {
        Problems problems;
        std::vector<std::string> texts = split_line(line, problems);
        // A line of a script may be a remark.
        if (!texts.empty() && texts.front().starts_with('#')) return kDone;
        if (texts.empty()) return referee_.may_ask() ? next_due_thing() : kDone;
        const Options options(battle_options(), texts, problems);
        if (!problems.none()) return tell(referee_, problems);
        std::vector<Word> words = options.plain();
        if (words.empty()) {
            problems.add({}, "begin with a verb; `help` lists them");
            return tell(referee_, problems);
        }
        if (is_secret(words)) referee_.lines.unsee(line);
        else referee_.lines.remember(line);
        if (words.size() == 1 && (words.front().text == "quit" || words.front().text == "exit" || words.front().text == "leave")) {
            leave_ = true;
            return kDone;
        }
        // --json for one line only.
        const bool json = referee_.json;
        if (options.has("--json")) referee_.json = true;
        const int status = run_line(referee_, std::move(words), options);
        referee_.json = json;
        return status;
    }

    int next_due_thing() {
        const report::NextDue due = report::next_due(referee_.charts, referee_.battle());
        if (due.command.empty()) {
            referee_.streams.out << report::on_one_line(due.say) << '\n';
            return kDone;
        }
        referee_.session.set_clock(hour());
        // A shuffle needs a seed, and whatever else a typed line would get.
        Problems problems;
        const Options options(battle_options(), {}, problems);
        std::vector<Word> words;
        for (std::string& text : split_line(due.command, problems)) words.push_back({std::move(text), {}});
        return run_line(referee_, std::move(words), options);
    }

    Referee& referee_;
    int worst_ = kDone;
    bool leave_ = false;
};

}  // namespace

std::string head_of_prompt(const Charts& charts, const Battle& battle, report::Ink ink) {
    constexpr std::size_t kWidth = 100;
    const auto rows = report::duty_rows(charts, battle);
    const report::NextDue next = report::next_due(charts, battle, rows);
    std::string head = ink.bold(report::moment_of(charts, battle)) + "; " + report::count_in_words(rows) + '\n';
    if (next.command.empty()) return head;
    const std::string command = "  [" + report::on_one_line(next.command) + ']';
    head += "next: " + shortened(report::on_one_line(next.say), kWidth) + ink.dim(command) + '\n';
    const std::string_view usual = usual_in(phase_row(charts, battle.game.phase));
    return usual.empty() || next.intent.verb != "next" ? head : head + ink.dim("here: " + std::string(usual)) + '\n';
}

int run_prompt(Referee& referee) { return Prompt(referee).run(); }

}  // namespace aor::cli
