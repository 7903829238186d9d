#include "app/desk/top_line.hpp"

#include "app/desk/army_colours.hpp"
#include "app/desk/fact_lines.hpp"
#include "app/desk/withdrawal_said.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/do_deck.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/phases.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

ArmyBar bar_of(const Battle& battle, const CheckRule& rule, const ArmyLedger& army) {
    ArmyBar bar;
    bar.id = army.army;
    bar.name = army.name;
    bar.castings = army.counted;
    bar.pending = army.pending;
    bar.has_left = army.has_left;
    bar.checks = army.past_start_line;
    std::vector<Threshold> lines = army.lines;
    if (army.start_line) lines.push_back(*army.start_line);
    for (const Threshold& line : lines) {
        const bool known = std::any_of(bar.marks.begin(), bar.marks.end(), [&](const LossMark& mark) { return mark.at == line.at; });
        if (!known) bar.marks.push_back({percent_of(line.share), line.at, line.reached, false});
    }
    std::sort(bar.marks.begin(), bar.marks.end(), [](const LossMark& a, const LossMark& b) { return a.at < b.at; });
    for (LossMark& mark : bar.marks) mark.is_start_line = army.start_line && mark.at == army.start_line->at;
    // What has fallen and is not taken off yet counts.
    const int gone = army.counted.lost + army.pending;
    const auto next = std::find_if(bar.marks.begin(), bar.marks.end(), [&](const LossMark& mark) { return mark.at > gone; });
    if (next != bar.marks.end()) {
        const int more = next->at - gone;
        bar.next = counted(more, "casting to ", "castings to ") + next->say + (next->is_start_line ? ", then it checks" : "");
    }
    else if (!bar.marks.empty()) bar.next = "past " + bar.marks.back().say;
    bar.next_short = next != bar.marks.end() ? std::to_string(next->at - gone) + " more to " + next->say : bar.next;
    bar.dice = army.cannot.empty() ? dice_to_check(army) : army.cannot;
    const WithdrawalSaid said = withdrawal_said(battle, rule, army);
    bar.check = said.in_a_line;
    bar.check_short = said.in_short;
    bar.check_in_full = {said.when, said.leaves};
    for (std::string& line : withdrawal_lines(army)) bar.check_in_full.push_back(std::move(line));
    std::erase(bar.check_in_full, std::string());
    return bar;
}

/// Whose turn of what it is: in the movement the brigades of the card in hand, in everything else both sides.
std::string who_acts(const Charts& charts, const Battle& battle) {
    if (battle.game.ended) return {};
    if (phase_row(charts, battle.game.phase) != "movement") return "both sides";
    const Card* card = card_in_hand(battle);
    if (card == nullptr) return "no card drawn yet";
    return name_shown(*card) + " moves";
}

}  // namespace

std::vector<std::string> owed_in_words(const std::vector<report::DutyRow>& duties) {
    std::vector<std::string> names;
    for (const report::DutyRow& duty : duties) {
        if (duty.when == report::Due::later) continue;
        names.push_back(spoken(duty.procedure) + (duty.who.empty() ? "" : " of " + duty.who));
    }
    return names;
}

TopLine top_line(const Charts& charts, const Battle& battle, const Ledger& ledger, std::size_t owed) {
    TopLine line;
    line.title = battle.game.title;
    line.phase = words_of_phase(charts, battle.game);
    line.who = who_acts(charts, battle);
    line.scale = word(battle.game.scale);
    for (std::size_t i = 0; i < ledger.armies.size(); ++i) {
        line.armies.push_back(bar_of(battle, ledger.check, ledger.armies[i]));
        line.armies.back().place = std::max(0, colour_place(battle, ledger.armies[i].army));
    }
    line.owed = owed == 0 ? "nothing owed" : std::to_string(owed) + " owed";
    if (battle.game.ended) line.ended = battle.game.ending;
    return line;
}

}  // namespace aor::desk
