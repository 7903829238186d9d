// The verbs that only look: status, duties, ledger, log, an earlier moment, audit, plots.

#include "app/cli/battle_names.hpp"
#include "app/cli/battle_referee.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/do_plots.hpp"
#include "core/play/sealed.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/correction_words.hpp"
#include "core/report/json_text.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace aor::cli {
namespace {

/// Entries that `log` shows at the prompt, where the screen is small.
constexpr int kLastAtPrompt = 15;

int too_many_words(Referee& referee, const VerbCall& call, std::size_t most) {
    Problems problems;
    for (std::size_t i = most; i < call.words.size(); ++i) {
        problems.add(call.words[i].place, std::string(call.verb) + " reads nothing from \"" + call.words[i].text + '"');
    }
    return tell(referee, problems);
}

std::optional<int> number_in(std::string_view text) {
    const auto number = whole_number(text);
    return number && *number >= 0 ? number : std::nullopt;
}

void show_status(Referee& referee, const Battle& battle) {
    const report::BattleStatus status = report::battle_status(referee.charts, battle);
    referee.streams.out << (referee.json ? report::json_of_status(status, battle.game) + '\n' : report::words_of_status(status, referee.ink));
}

void show_duties(Referee& referee, const Battle& battle) {
    const auto rows = report::duty_rows(referee.charts, battle);
    const report::NextDue next = report::next_due(referee.charts, battle, rows);
    if (referee.json) {
        referee.streams.out << report::json_of_duties(rows, next) << '\n';
        return;
    }
    referee.streams.out << report::words_of_duties(rows, referee.ink) << "Next: " << report::on_one_line(next.say)
                        << (next.command.empty() ? "" : "  [" + report::on_one_line(next.command) + "]") << '\n';
}

void show_ledger(Referee& referee, const Battle& battle, const Log* log, report::Losses losses) {
    const Ledger all = ledger(referee.charts, battle, log);
    referee.streams.out << (referee.json ? report::json_of_ledger(all) + '\n' : report::words_of_ledger(report::ledger_sheet(all), losses, referee.ink));
}

/// Which entries `log` shows.
struct Wanted {
    int from = 1;
    int to = 0;                          ///< 0: to the end
    int turn = 0;                        ///< 0: any
    report::Detail detail = report::Detail::sentence;
};

std::optional<Wanted> wanted_in(Referee& referee, const VerbCall& call, Problems& problems) {
    Wanted wanted;
    const int last = referee.session.log().next_number() - 1;
    if (call.words.empty() && referee.at_prompt && referee.lines.may_ask()) wanted.from = std::max(1, last - kLastAtPrompt + 1);
    for (const Word& word : call.words) {
        const std::string_view text = word.text;
        const auto dots = text.find("..");
        if (const auto entry = number_in(text)) {
            wanted = {*entry, *entry, 0, report::Detail::everything};
            if (*entry < 1 || *entry > last) problems.add(word.place, "there is no entry " + word.text + ": " + (last == 0 ? "the log is empty" : "the last is " + std::to_string(last)));
        } else if (dots != std::string_view::npos && number_in(text.substr(0, dots)) && number_in(text.substr(dots + 2))) {
            wanted.from = *number_in(text.substr(0, dots));
            wanted.to = *number_in(text.substr(dots + 2));
            wanted.detail = report::Detail::consequences;
        } else if (text.starts_with("last=") && number_in(text.substr(5))) {
            wanted.from = std::max(1, last - *number_in(text.substr(5)) + 1);
        } else if (text.starts_with("turn=") && number_in(text.substr(5))) {
            wanted.turn = *number_in(text.substr(5));
            wanted.from = 1;
        } else if (text == "all") {
            wanted.from = 1;
            wanted.detail = report::Detail::everything;
        } else {
            problems.add(word.place, "log shows an entry (log 12), some (log 3..9), last=20, turn=3 or all, not \"" + word.text + '"');
        }
    }
    return problems.none() ? std::optional(wanted) : std::nullopt;
}

/// What later entries that stand have made of an earlier one.
struct CorrectedSince {
    std::vector<int> by;                 ///< the entries that corrected it, in their order
    std::string say;                     ///< the last of them, in words
};

std::map<int, CorrectedSince> corrected_since(const Log& log) {
    std::map<int, CorrectedSince> told;
    for (const Entry& later : log.entries()) {
        if (later.kind != EntryKind::correct || !log.stands(later.number)) continue;
        for (const Entry& instead : later.instead) {
            const Entry* entry = log.entry(instead.number);
            const bool alike = entry != nullptr && later.of != entry->number && !instead.dropped && instead.say == entry->say;
            if (alike) continue;
            CorrectedSince& since = told[instead.number];
            since.by.push_back(later.number);
            since.say = "corrected by entry " + std::to_string(later.number) + ": " + (instead.dropped ? "it does not take place" : report::on_one_line(instead.say));
        }
    }
    return told;
}

}  // namespace

int run_status(Referee& referee, const VerbCall& call) {
    if (!call.words.empty() && call.words.front().text != "all") return too_many_words(referee, call, 0);
    show_status(referee, referee.battle());
    return kDone;
}

int run_duties(Referee& referee, const VerbCall& call) {
    if (!call.words.empty()) return too_many_words(referee, call, 0);
    show_duties(referee, referee.battle());
    return kDone;
}

int run_ledger(Referee& referee, const VerbCall& call) {
    const bool all = !call.words.empty() && call.words.front().text == "all";
    if (call.words.size() > (all ? 1U : 0U)) return too_many_words(referee, call, all ? 1 : 0);
    show_ledger(referee, referee.battle(), &referee.session.log(), all ? report::Losses::unit_by_unit : report::Losses::leave_out);
    return kDone;
}

int run_log(Referee& referee, const VerbCall& call) {
    Problems problems;
    const auto wanted = wanted_in(referee, call, problems);
    if (!wanted) return tell(referee, problems);
    const Log& log = referee.session.log();
    const auto corrected = corrected_since(log);
    for (const Entry& entry : log.entries()) {
        if (entry.number < wanted->from || (wanted->to > 0 && entry.number > wanted->to) || (wanted->turn > 0 && entry.turn != wanted->turn)) continue;
        const bool decides = entry.kind == EntryKind::act || entry.kind == EntryKind::correct;
        report::EntryRow row = report::entry_row(referee.charts, referee.battle(), entry, !decides || log.stands(entry.number));
        const auto since = corrected.find(entry.number);
        if (since != corrected.end()) row.corrected_by = since->second.by;
        referee.streams.out << (referee.json ? report::json_of_entry(row, entry) + '\n' : report::words_of_entry(row, wanted->detail, referee.ink));
        if (referee.json || since == corrected.end()) continue;
        referee.streams.out << std::string(std::to_string(entry.number).size() + row.moment.size() + 4, ' ') << since->second.say << '\n';
    }
    return kDone;
}

int run_at(Referee& referee, const VerbCall& call) {
    Problems problems;
    const std::string moment = call.words.empty() ? "" : call.words.front().text;
    const Place place = call.words.empty() ? Place{"at", 0, 0} : call.words.front().place;
    std::optional<Battle> battle;
    const auto dot = moment.find('.');
    const Log& log = referee.session.log();
    if (moment.starts_with('#') && number_in(std::string_view(moment).substr(1))) {
        const int entry = *number_in(std::string_view(moment).substr(1));
        if (entry < log.next_number()) battle = log.battle_at(entry);
        else problems.add(place, "there is no entry " + std::to_string(entry) + ": the last is " + std::to_string(log.next_number() - 1));
    } else if (dot != std::string::npos && number_in(moment.substr(0, dot)) && number_in(moment.substr(dot + 1))) {
        battle = log.battle_at(*number_in(moment.substr(0, dot)), *number_in(moment.substr(dot + 1)));
        if (!battle) problems.add(place, "the battle has not been in turn " + moment.substr(0, dot) + ", phase " + moment.substr(dot + 1));
    } else {
        problems.add(place, "a moment is written as TURN.PHASE, as in 3.8, or as #12 for after entry 12" + (moment.empty() ? std::string() : ", not \"" + moment + '"'));
    }
    constexpr std::array<std::string_view, 3> kShown = {"status", "duties", "ledger"};
    std::string_view shown = kShown[0];
    if (call.words.size() > 1) {
        if (const auto verb = word_named(call.words[1].text, kShown, "verb to look at a moment with", call.words[1].place, problems)) shown = *verb;
    }
    if (call.words.size() > 2) problems.add(call.words[2].place, "at reads nothing from \"" + call.words[2].text + '"');
    if (!problems.none()) return tell(referee, problems);
    if (shown == "status") show_status(referee, *battle);
    else if (shown == "duties") show_duties(referee, *battle);
    // Entries that came later stand behind nothing yet: the log is left out.
    else show_ledger(referee, *battle, nullptr, report::Losses::leave_out);
    return kDone;
}

int run_audit(Referee& referee, const VerbCall& call) {
    if (!call.words.empty()) return too_many_words(referee, call, 0);
    const Audit found = audit(referee.charts, referee.session.log());
    referee.streams.out << (referee.json ? report::json_of_audit(found) + '\n' : report::words_of_audit(found, referee.ink));
    return kDone;
}

int run_plots(Referee& referee, const VerbCall& call) {
    constexpr std::array kArmies = {Thing::army};
    Problems problems;
    if (call.words.empty()) problems.add({"plots", 0, 0}, "say whose plots");
    else if (const auto army = thing_named(referee.battle(), call.words.front().text, kArmies, call.words.front().place, problems)) {
        const auto name = [&](std::string_view id) { return name_shown(referee.battle(), Thing::unit, id); };
        report::JsonList list;
        std::string text;
        for (const Plot* plot : sealed_plots(referee.battle(), army->id)) {
            const auto opened = open_seal(plot->sealed);
            if (!opened) continue;
            std::string said = name(opened->unit) + ": " + spaced(word(opened->kind));
            if (!opened->target.empty()) said += ", " + name(opened->target);
            if (!opened->ground.empty()) said += ", " + opened->ground;
            list.add(report::json_string(said));
            text += report::on_one_line(said) + '\n';
        }
        if (referee.json) referee.streams.out << report::JsonObject().text("army", army->id).raw("plots", list.line()).line() << '\n';
        else referee.streams.out << (text.empty() ? "No sealed plots.\n" : text);
        return kDone;
    }
    return tell(referee, problems);
}

int run_undo(Referee& referee, const VerbCall& call) {
    if (!call.words.empty()) return too_many_words(referee, call, 0);
    const auto entry = call.verb == "undo" ? referee.session.undo() : referee.session.redo();
    if (!entry) return referee.session.read_only_because().empty() ? refuse(referee, entry.problems()) : tell(referee, entry.problems());
    tell_entry(referee, **entry, true);
    return kDone;
}

}  // namespace aor::cli
