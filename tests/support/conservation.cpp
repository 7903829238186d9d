#include "tests/support/conservation.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Entries that may change what an army has: the roster, and whatever goes back or forth over it.
bool changes_roster(const Entry& entry) {
    if (entry.kind == EntryKind::undo || entry.kind == EntryKind::redo || entry.kind == EntryKind::correct) return true;
    const std::string& verb = entry.intent.verb;
    return verb == "add" || verb == "strike" || verb == "transfer" || verb == "set" || verb == "drift" ||
           (verb == "do" && entry.intent.procedure == "treachery");
}

/// What no decision may leave behind, beside what is impossible at any moment.
void look_at_table(const Battle& battle, Problems& problems) {
    const auto must = [&](bool so, std::string_view who, std::string text) {
        if (!so) problems.add({std::string(who), 0, 0}, std::move(text));
    };
    for (const Unit& unit : battle.units) {
        const bool touched = std::any_of(battle.contacts.begin(), battle.contacts.end(), [&](const Contact& one) { return one.unit == unit.id || one.opponent == unit.id; });
        must(!touched || unit.state != State::routed, unit.id, "it is routed, and in melee");
        must(!unit.in_pursuit || unit.state < State::broken, unit.id, "it is " + std::string(word(unit.state)) + ", and pursues");
        must(!unit.in_pursuit || is_on_table(unit), unit.id, "it is not on the table, and pursues");
        must(unit.quarry.empty() || unit.in_pursuit, unit.id, "it has a quarry, and does not pursue");
        must(!this_turn(battle, unit.melee_turn) || unit.melees <= 2, unit.id, "it has fought more than two melees this turn");
        must(!unit.temporary || !is_on_table(unit) || unit.state_since >= battle.game.turn - 1, unit.id, "its passing disorder does not pass");
    }
    for (const Charge& charge : battle.charges) must(this_turn(battle, charge.turn), charge.charger, "a charge of an earlier turn is still under way");
    for (const Loss& loss : battle.losses) {
        must(!loss.pending || (this_turn(battle, loss.turn) && loss.phase == battle.game.phase), loss.unit, "castings of an earlier phase are still pending");
    }
    for (const Owed& duty : battle.owed) must(!battle.game.ended, duty.id, "something is owed after the end");
}

}  // namespace

// Counted from what is there now and what is on record as lost; the strength at the start is not looked at.
Conservation::Armies Conservation::count(const Battle& battle) {
    Armies armies;
    for (const Unit& unit : battle.units) {
        int castings = unit.castings;
        for (const Loss& loss : battle.losses) castings += loss.unit == unit.id && !loss.pending ? loss.castings : 0;
        int flags = unit.flag == FlagState::held ? 1 : 0;
        for (const Trophy& trophy : battle.trophies) flags += trophy.kind == TrophyKind::flag && trophy.unit == unit.id ? 1 : 0;
        Brought& army = armies[std::string(counts_for(unit))];
        army.castings += castings;
        army.flags += flags;
        army.units[unit.id] = castings;
    }
    for (const Leader& leader : battle.leaders) {
        int times = leader.fate == Fate::present ? 1 : 0;
        for (const Trophy& trophy : battle.trophies) times += trophy.kind == TrophyKind::leader && trophy.leader == leader.id ? 1 : 0;
        // Who took over a post is one more; the army brought only the first.
        if (leader.replaces.empty()) armies[std::string(leader.army)].leaders += times;
    }
    return armies;
}

Problems Conservation::after(const Entry& entry, const Battle& battle) {
    Problems problems = impossible_in(battle);
    look_at_table(battle, problems);
    Armies now = count(battle);
    const std::string entry_place = "entry " + std::to_string(entry.number);
    if (changes_roster(entry)) {
        brought_ = std::move(now);
        return problems;
    }
    for (const auto& [id, before] : brought_) {
        const Brought& after = now[id];
        const auto same = [&](int was, int is, const std::string& what) {
            if (was != is) problems.add({entry_place, 0, 0}, "army \"" + id + "\" brought " + std::to_string(was) + ' ' + what + ", and " + std::to_string(is) + " are accounted for");
        };
        same(before.castings, after.castings, "castings");
        same(before.flags, after.flags, "flags");
        same(before.leaders, after.leaders, "leaders");
        for (const auto& [unit, castings] : before.units) {
            const auto at = after.units.find(unit);
            same(castings, at != after.units.end() ? at->second : 0, "castings in " + unit);
        }
    }
    if (now.size() != brought_.size()) problems.add({entry_place, 0, 0}, "an army came from nowhere");
    return problems;
}

}  // namespace aor
