#include "app/desk/case_view.hpp"

#include "app/desk/army_colours.hpp"
#include "app/desk/bout_words.hpp"
#include "app/desk/charge_reach.hpp"
#include "app/desk/lines_reached.hpp"
#include "app/desk/plain_words.hpp"
#include "app/desk/what_if.hpp"
#include "app/desk/who.hpp"
#include "core/play/do_charge.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/matchlocks.hpp"
#include "core/report/charge_words.hpp"
#include "core/report/recorded_roll.hpp"
#include "core/report/text.hpp"
#include "core/report/words.hpp"

#include <algorithm>
#include <sstream>

namespace aor::desk {
namespace {

/// The lines of a text that was set in columns, as they are read where letters are of different widths: without the bars of
/// signs at their ends, and with one blank between words; what was indented still is.
std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        while (!line.empty() && (line.back() == '#' || line.back() == ' ')) line.pop_back();
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        std::string plain(indent > 0 ? "\u00b7 " : "");
        for (std::size_t i = indent; i < line.size(); ++i) {
            if (line[i] != ' ' || line[i - 1] != ' ') plain += line[i];
        }
        if (!plain.empty()) lines.push_back(std::move(plain));
    }
    return lines;
}

std::string who_in_words(const Battle& battle, const std::string& actor, const std::string& target) {
    if (actor.empty()) return {};
    return target.empty() ? name_of(battle, actor) : name_of(battle, actor) + " \u2192 " + name_of(battle, target);
}

/// The bouts whose losers are still to give way, in the order in which they were fought.
std::vector<std::string> losers_to_come(const Charts& charts, const Battle& battle, const std::vector<Rolled>& done) {
    std::vector<std::string> out;
    for (const Rolled& bout : done) {
        if (bout.procedure != "melee_bout") continue;
        const bool over = std::any_of(done.begin(), done.end(), [&](const Rolled& result) {
            const bool same = (result.actor == bout.actor && result.target == bout.target) || (result.actor == bout.target && result.target == bout.actor);
            return result.procedure == "melee_result" && same;
        });
        if (std::string say = over ? std::string() : loser_gives_way(charts, battle, bout); !say.empty()) out.push_back(std::move(say));
    }
    return out;
}

/// Dice that are not added up: each is read by itself.
std::string faces_in_words(const DiceTyped& dice) {
    if (!dice.fault.empty() || dice.total || dice.faces.size() < 2) return {};
    std::string text = "the faces ";
    for (std::size_t i = 0; i < dice.faces.size(); ++i) text += (i == 0 ? "" : i + 1 == dice.faces.size() ? " and " : ", ") + std::to_string(dice.faces[i]);
    return text;
}

RollView roll_view(const Charts& charts, const Battle& battle, const Posed& posed, const Work& work, const std::string& aim) {
    RollView view;
    if (posed.procedure != nullptr) view.procedure = posed.procedure->id;
    view.title = title_of(charts, view.procedure);
    if (const Chart* chart = charts.find(view.procedure)) view.page = chart->page;
    view.who = who_in_words(battle, posed.actor, posed.target);
    view.actor = name_of(battle, posed.actor);
    view.target = posed.target.empty() ? std::string() : name_of(battle, posed.target);
    if (const Unit* unit = battle.unit(posed.actor)) view.place = colour_place(battle, unit->army);
    if (const Unit* other = battle.unit(posed.target)) view.other_place = colour_place(battle, other->army);
    view.aim = aim;
    view.facts = fact_lines(charts, battle, posed, work, aim);
    view.wanted = dice_wanted(posed);
    view.sound = posed.problems.none();
    if (!view.sound) return view;
    const Assessment& a = posed.assessment;
    if (a.refused()) {
        view.refused = report::with_page(a.refusal->label, a.refusal->page);
        return view;
    }
    view.lines = report::pool_rows(a);
    view.other_lines = report::other_pool_rows(a);
    if (a.automatic != nullptr) view.automatic = report::with_page(a.automatic->label, a.automatic->page);
    view.pool = report::words_of_pool(a);
    if (a.other_chart != nullptr) {
        view.other_pool = a.other_automatic != nullptr ? "no dice" : report::words_of_dice({a.other_pool.sum(Of::dice), a.other_pool.sum(Of::half_dice)});
    }
    const Odds odds = odds_as_played(battle, posed);
    const Sides names{view.actor, view.target};
    view.odds = report::odds_rows(a, odds, names);
    if (a.other_chart != nullptr) {
        view.winners = bout_winners(odds, names);
        view.sides = report::side_bands(*posed.procedure, a, names);
    }
    view.read = dice_as_read(posed, work.typed_dice, read_dice(work.typed_dice, view.wanted), view.wanted);
    if (view.read.say.empty()) view.read.say = faces_in_words(read_dice(work.typed_dice, view.wanted));
    if (a.other_chart != nullptr && view.read.sums.size() == 2) {
        view.read.say = std::to_string(view.read.sums[0]) + " for " + view.actor + ", " + std::to_string(view.read.sums[1]) + " for " + view.target;
    }
    view.next = dice_next(posed, read_dice(work.typed_dice, view.wanted), view.actor, view.target);
    view.bands = report::outcome_bands(*posed.procedure, a, names);
    return view;
}

ChargeView charge_view(const Charts& charts, const Battle& battle, const Work& work) {
    ChargeView view;
    const Charge* charge = charge_of(battle, work.actor);
    if (charge == nullptr || charge->step <= ChargeStep::contact) view.why = too_near_for_bonus(charts, battle, work);
    const Intent typed = work.intent();
    if (charge == nullptr) {
        view.step = name_of(battle, work.actor) + " checks whether it charges " + name_of(battle, work.target);
        if (const auto odds = odds_of_charge(charts, battle, work.actor, work.target, typed)) {
            view.rest = lines_in(report::words_of_charge(*odds, {}));
            view.brief = "Of all: " + report::ends_in_words(*odds);
        }
        view.target = work.target.empty() ? std::string() : name_of(battle, work.target);
        return view;
    }
    const ChargeNeeds needs = needs_of(battle, *charge);
    view.step = needs.say;
    view.target = charge->target.empty() ? std::string() : name_of(battle, charge->target);
    const auto odds = odds_of_rest(charts, battle, *charge, typed);
    view.rest = odds ? lines_in(report::words_of_charge(*odds, {})) : Names{odds.problems()[0].text};
    view.brief = odds ? "Of all: " + report::ends_in_words(*odds) : view.rest.front();
    return view;
}

/// What is asked besides facts: of a charge what its step reads, of one that begins how it goes.
std::vector<WordLine> word_lines(const Charts& charts, const Battle& battle, const Work& work, bool charges) {
    if (!charges) return words_of_case(charts, battle, work);
    const Charge* charge = charge_of(battle, work.actor);
    if (charge == nullptr) return words_of_step(battle, work, {"side", "distance", "through", "road", "downhill", "behind"}, nullptr);
    const ChargeNeeds needs = needs_of(battle, *charge);
    return words_of_step(battle, work, needs.words, &needs);
}

}  // namespace

std::string DoneRoll::in_words() const {
    const std::string of = who.empty() ? title : title + ", " + who;
    return dice.empty() ? of + ": without dice" : of + ": " + dice + (pool.empty() ? "" : " with " + pool);
}

DoneRoll done_roll(const Charts& charts, const Battle& battle, const Rolled& rolled) {
    DoneRoll done;
    done.title = title_of(charts, rolled.procedure);
    done.who = who_in_words(battle, rolled.actor, rolled.target);
    for (const int face : rolled.faces) done.dice += (done.dice.empty() ? "" : " ") + std::to_string(face);
    if (rolled.faces.empty()) {
        for (const int sum : rolled.sums) done.dice += (done.dice.empty() ? "" : " and ") + std::to_string(sum);
    }
    done.pool = report::pool_of(charts, rolled);
    done.say = rolled.say;
    return done;
}

const FactLine* CaseView::missing() const {
    if (!roll) return nullptr;
    const auto at = std::find_if(roll->facts.begin(), roll->facts.end(), [](const FactLine& line) { return line.stand == FactStand::missing; });
    return at != roll->facts.end() ? &*at : nullptr;
}

const WordLine* CaseView::word(std::string_view name) const {
    const auto at = std::find_if(words.begin(), words.end(), [&](const WordLine& line) { return line.name == name; });
    return at != words.end() ? &*at : nullptr;
}

const WordLine* CaseView::word_missing() const {
    const auto at = std::find_if(words.begin(), words.end(), [](const WordLine& line) { return line.must && line.value.empty(); });
    return at != words.end() ? &*at : nullptr;
}

std::string title_of(const Charts& charts, std::string_view procedure) {
    if (procedure == "melee") return "Melee";   // a whole bout, not the chart of one side's dice
    if (const Chart* chart = charts.find(procedure)) return chart->title;
    std::string title = spoken(procedure);
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
    return title;
}

std::string case_in_words(const Charts& charts, const Battle& battle, const Work& work) {
    std::string words = title_of(charts, work.procedure);
    if (!work.actor.empty()) words += " of " + name_of(battle, work.actor);
    if (!work.target.empty()) words += " at " + name_of(battle, work.target);
    return words;
}

Intent with_typed_dice(const Work& work, const DiceTyped& dice) {
    Intent intent = work.intent();
    intent.faces.insert(intent.faces.end(), dice.faces.begin(), dice.faces.end());
    if (dice.total) intent.totals.push_back(*dice.total);
    intent.totals.insert(intent.totals.end(), dice.side_totals.begin(), dice.side_totals.end());
    intent.origin = intent.faces.empty() && !intent.totals.empty() ? Origin::typed_total : Origin::typed_faces;
    return intent;
}

std::vector<std::string> sums_of(const RollView& roll) {
    const bool two = !roll.other_lines.empty();
    const auto in_words = [&](const std::vector<report::PoolRow>& lines) {
        std::string text;
        for (const report::PoolRow& line : lines) {
            if (!line.counts) continue;
            // How many dice each side has stands before it: of whole ones the number will do.
            const std::string amount = two ? line.amount.substr(0, line.amount.find(" di")) : line.amount;
            text += (text.empty() ? "" : " \u00b7 ") + amount + ' ' + line.label;
        }
        return text;
    };
    if (!two) return {in_words(roll.lines)};
    return {roll.actor + ", " + roll.pool + ": " + in_words(roll.lines), roll.target + ", " + roll.other_pool + ": " + in_words(roll.other_lines)};
}

std::string headline_of(const Entry& entry) {
    if (entry.intent.procedure == "melee") {
        if (std::string end = end_of_melee(entry); !end.empty()) return end;
    }
    return entry.rolls.empty() ? entry.say : entry.rolls.back().say;
}

std::vector<std::string> consequences_of(const Entry& entry, std::string_view outcome) {
    std::vector<std::string> out;
    for (const Event& event : entry.events) {
        const bool told = !outcome.empty() && event.say.ends_with(": " + std::string(outcome));
        if (!event.say.empty() && !told && event.say != outcome) out.push_back(event.say);
    }
    return out;
}

CaseView view_of(const Charts& charts, const Battle& battle, int next_entry, const Work& as_told) {
    CaseView view;
    // What only lacks a reason is shown in full as if there were one.
    Work work = as_told;
    view.wants_reason = reason_wanted(charts, battle, next_entry, work);
    if (!view.wants_reason.empty()) work.reason = kAsIf;
    view.title = title_of(charts, work.procedure);
    if (const Chart* chart = charts.find(work.procedure)) view.page = chart->page;
    const bool charges = work.procedure == "charge" || work.procedure == "compulsory_pursuit";
    if (charges) view.charge = charge_view(charts, battle, work);
    view.words = word_lines(charts, battle, work, charges);

    const Preview before = preview(charts, battle, work.intent(), next_entry);
    for (const Rolled& rolled : before.done) view.done.push_back(done_roll(charts, battle, rolled));
    const Posed* waiting = before.waiting();
    const Preview* last = &before;
    Preview typed;
    if (waiting != nullptr) {
        // With several rolls open at once (a melee of three) every fact says which of them it is about.
        const bool several = before.rolls.size() > before.done.size() + 1 || work.procedure == "melee";
        view.roll = roll_view(charts, battle, *waiting, work, several ? waiting->actor + '>' + waiting->target : std::string());
        view.dice = read_dice(work.typed_dice, view.roll->wanted);
        if (!view.dice.fault.empty()) view.faults.push_back(view.dice.fault);
        if (!view.dice.none()) {
            typed = preview(charts, battle, with_typed_dice(work, view.dice), next_entry);
            last = &typed;
        }
    }
    if (last->done.size() > before.done.size() || (last->entry && !last->done.empty())) view.outcome = last->done.back().say;
    if (last->entry) {
        view.ready = true;
        view.outcome = headline_of(*last->entry);
        view.consequences = consequences_of(*last->entry, view.outcome);
        view.lines = lines_reached(charts, battle, *last->entry);
    } else if (work.procedure == "melee") {
        view.to_come = losers_to_come(charts, battle, last->done);
        view.lines = lines_reached(charts, battle, last->done);
    }
    // Dice that are still too few are no fault while they are typed.
    const bool typing = waiting != nullptr && !view.dice.none() && last->done.size() == before.done.size();
    if (!typing) {
        for (const Problem& problem : last->problems) view.faults.push_back(problem.text);
    }
    if (waiting != nullptr && !waiting->problems.none()) {
        // Facts that are missing are asked for, not complained about.
        for (const Problem& problem : waiting->problems) {
            if (view.missing() == nullptr) view.faults.push_back(problem.text);
        }
    }
    for (std::string& fault : view.faults) fault = without_signs(fault);
    return view;
}

}  // namespace aor::desk
