#include "app/desk/top_line.hpp"

#include "app/desk/army_colours.hpp"
#include "core/base/texts.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/do_deck.hpp"
#include "core/play/known_facts.hpp"
#include "core/play/phases.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

std::string dice_in_words(Throw dice) {
    const auto counted = [](int n, const char* one, const char* many) { return std::to_string(n) + ' ' + (n == 1 ? one : many); };
    if (dice.whole == 0 && dice.half == 0) return "no dice";
    if (dice.half == 0) return counted(dice.whole, "die", "dice");
    if (dice.whole == 0) return counted(dice.half, "half-die", "half-dice");
    return counted(dice.whole, "die", "dice") + " and " + counted(dice.half, "half-die", "half-dice");
}

/// Before its line an army does not check; without dice it stays (p 9).
void say_check(ArmyBar& bar, const ArmyLedger& army) {
    if (bar.has_left) {
        bar.check = bar.check_short = "has left the field";
    } else if (!army.cannot.empty()) {
        bar.check = "it checks no withdrawal: " + army.cannot;
        bar.check_short = "no check";
    } else if (army.no_dice) {
        bar.check = bar.checks ? "it checks, but without dice it stays" : "no check yet; it would have no dice and stay";
        bar.check_short = "checked now: no dice, stays";
    } else {
        bar.check = bar.checks ? "it checks: " + bar.dice + ", leaves the field in " + bar.chance
                               : "no check yet; with " + bar.dice + " it would leave in " + bar.chance;
        bar.check_short = (bar.checks ? "it checks: " : "checked now: ") + bar.dice + ", leaves in " + bar.chance;
    }
}

ArmyBar bar_of(const ArmyLedger& army) {
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
    const auto next = std::find_if(bar.marks.begin(), bar.marks.end(), [](const LossMark& mark) { return !mark.reached; });
    if (next != bar.marks.end()) {
        const int more = next->at - army.counted.lost;
        bar.next = counted(more, "casting to ", "castings to ") + next->say + (next->is_start_line ? ", its line" : "");
    }
    else if (!bar.marks.empty()) bar.next = "past " + bar.marks.back().say;
    if (!army.cannot.empty()) bar.dice = army.cannot;
    else if (army.no_dice) bar.dice = "no dice";
    else bar.dice = dice_in_words(army.pool);
    if (army.cannot.empty()) bar.chance = army.if_checked.percent();
    say_check(bar, army);
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

TopLine top_line(const Charts& charts, const Battle& battle, const Ledger& ledger, std::size_t owed) {
    TopLine line;
    line.title = battle.game.title;
    line.phase = words_of_phase(charts, battle.game);
    line.who = who_acts(charts, battle);
    line.scale = word(battle.game.scale);
    for (std::size_t i = 0; i < ledger.armies.size(); ++i) {
        line.armies.push_back(bar_of(ledger.armies[i]));
        line.armies.back().place = std::max(0, colour_place(battle, ledger.armies[i].army));
    }
    line.owed = owed == 0 ? "nothing owed" : std::to_string(owed) + " owed";
    if (battle.game.ended) line.ended = battle.game.ending;
    return line;
}

}  // namespace aor::desk
