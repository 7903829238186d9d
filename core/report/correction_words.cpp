#include "core/report/correction_words.hpp"

#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/report/battle_json.hpp"
#include "core/report/battle_status.hpp"
#include "core/report/json_text.hpp"
#include "core/report/words.hpp"

namespace aor::report {
namespace {

std::string moment_of(const Entry& entry) { return std::to_string(entry.turn) + '.' + std::to_string(entry.phase); }

std::string roll_in_words(const Battle& battle, const Posed& posed) {
    std::string who = posed.actor;
    for (const Thing thing : {Thing::army, Thing::leader, Thing::unit}) {
        if (battle.has(thing, posed.actor)) who = name_shown(battle, thing, posed.actor);
    }
    const std::string title = posed.assessment.chart != nullptr ? posed.assessment.chart->title : spaced(posed.procedure->id);
    std::string out = title + (who.empty() ? "" : ", " + who) + ": ";
    if (!posed.problems.none()) return out + posed.problems[0].text;
    if (posed.assessment.refused()) return out + posed.assessment.refusal->label;
    return out + words_of_pool(posed.assessment);
}

std::string numbers(const std::vector<int>& list) {
    std::string out;
    for (const int number : list) out += (out.empty() ? "" : ", ") + std::to_string(number);
    return out;
}

void tell(std::string& out, const std::vector<std::string>& lines, std::string_view indent) {
    for (const std::string& line : lines) out += std::string(indent) + on_one_line(line) + '\n';
}

}  // namespace

std::string_view name_of(Mended::How how) {
    switch (how) {
        case Mended::How::mended: return "mended";
        case Mended::How::follows: return "follows";
        case Mended::How::answered: return "answered";
        case Mended::How::dropped: return "dropped";
    }
    return "";
}

CorrectionRows correction_rows(const Log& log, const Correction& correction) {
    CorrectionRows rows;
    for (const Mended& mended : correction.mended) {
        const bool gone = mended.how == Mended::How::dropped || mended.after.dropped;
        rows.mended.push_back({mended.entry, moment_of(mended.before), std::string(name_of(mended.how)), mended.before.say, gone ? "" : mended.after.say, mended.say});
    }
    if (correction.question) {
        const CorrectionQuestion& asked = *correction.question;
        QuestionRows row{asked.entry, moment_of(asked.before), asked.before.say, asked.after ? asked.after->say : "", asked.say, {}, asked.may_keep, asked.fault};
        for (const Posed& posed : asked.rolls) row.rolls.push_back(roll_in_words(log.battle(), posed));
        rows.question.push_back(std::move(row));
    }
    if (correction.entry) rows.done = correction.entry->say;
    rows.unasked = correction.unasked;
    return rows;
}

std::string words_of_mended(const std::vector<MendedRow>& rows, Ink ink) {
    std::string out;
    for (const MendedRow& row : rows) {
        const std::string head = std::to_string(row.entry) + "  " + row.moment + "  ";
        const std::string indent(head.size(), ' ');
        out += head + ink.bold(row.how) + ": " + on_one_line(row.before) + '\n';
        if (row.after != row.before) out += indent + "now: " + (row.after.empty() ? "it does not take place" : on_one_line(row.after)) + '\n';
        tell(out, row.say, indent + "  ");
    }
    return out;
}

std::string words_of_question(const QuestionRows& question, Ink ink) {
    std::string out = ink.bold("Entry " + std::to_string(question.entry)) + " (" + question.moment + "): " + on_one_line(question.before) + '\n';
    if (!question.after.empty()) out += "  with its dice it would be: " + on_one_line(question.after) + '\n';
    tell(out, question.say, "  ");
    for (const std::string& roll : question.rolls) out += "  to roll anew: " + on_one_line(roll) + '\n';
    if (!question.fault.empty()) out += "  " + on_one_line(question.fault) + '\n';
    return out;
}

std::string json_of_correction(const CorrectionRows& rows) {
    JsonObject object;
    JsonList mended;
    for (const MendedRow& row : rows.mended) {
        JsonObject one;
        one.number("entry", row.entry).text("moment", row.moment).text("how", row.how).text("before", row.before);
        if (!row.after.empty()) one.text("after", row.after);
        mended.add(one.raw("differences", json_of(row.say)).line());
    }
    object.raw("mended", mended.line());
    for (const QuestionRows& asked : rows.question) {
        JsonObject one;
        one.number("entry", asked.entry).text("moment", asked.moment).text("before", asked.before);
        if (!asked.after.empty()) one.text("after", asked.after);
        one.raw("differences", json_of(asked.say)).raw("rolls", json_of(asked.rolls)).flag("may_keep", asked.may_keep);
        if (!asked.fault.empty()) one.text("fault", asked.fault);
        object.raw("question", one.line());
    }
    if (!rows.done.empty()) object.text("say", rows.done);
    return object.line();
}

std::string words_of_audit(const Audit& audit, Ink ink) {
    std::string out;
    if (audit.other_charts) out += "The charts are not those with which the battle was begun.\n";
    for (const Finding& finding : audit.findings) {
        const std::string head = std::to_string(finding.entry) + "  " + std::to_string(finding.turn) + '.' + std::to_string(finding.phase) + "  ";
        out += head + ink.bold(finding.cannot_be ? "cannot be so today: " : "comes out otherwise: ") + on_one_line(finding.decision) + '\n';
        tell(out, finding.say, std::string(head.size() + 2, ' '));
    }
    if (!audit.unread.empty()) out += "Not read again, for want of what was asked: entries " + numbers(audit.unread) + '\n';
    const std::string read = counted(audit.decisions, "decision", "decisions") + " read again";
    const auto found = audit.findings.size();
    return out + read + ", " + (found == 0 ? "all come out the same" : counted(found, "comes", "come") + " out otherwise") + ".\n";
}

std::string json_of_audit(const Audit& audit) {
    JsonObject object;
    object.flag("other_charts", audit.other_charts).number("decisions", audit.decisions);
    JsonList unread;
    for (const int entry : audit.unread) unread.add(std::to_string(entry));
    object.raw("unread", unread.line());
    JsonList findings;
    for (const Finding& finding : audit.findings) {
        findings.add(JsonObject().number("entry", finding.entry).number("turn", finding.turn).number("phase", finding.phase).text("decision", finding.decision)
                         .flag("cannot_be", finding.cannot_be).raw("differences", json_of(finding.say)).line());
    }
    return object.raw("findings", findings.line()).line();
}

}  // namespace aor::report
