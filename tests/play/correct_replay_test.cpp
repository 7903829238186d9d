// Mending an entry early in a whole battle: every later difference, and every question, one by one.

#include "core/play/correct.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/conservation.hpp"
#include "tests/support/replay.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// A replay played to its end, and the entries found by what was typed.
class Finished {
public:
    explicit Finished(const std::string& file) {
        const auto replay = read_replay(file_text(file), file);
        if (!replay) FAIL(replay.problems().sentences());
        Replayed played = play(*replay);
        if (!played.faults.none()) FAIL(played.faults.sentences());
        log.emplace(std::move(*played.log));
    }
    /// "2.6 do artillery_fire battery-holtzmann": turn, phase, verb and so on; the nth of them.
    [[nodiscard]] int entry(std::string_view what, int nth = 1) const {
        for (const Entry& entry : log->entries()) {
            if (name_of(entry) == what && --nth == 0) return entry.number;
        }
        FAIL("there is no such entry: " << what);
        return 0;
    }
    [[nodiscard]] static std::string name_of(const Entry& entry) {
        std::string name = std::to_string(entry.turn) + '.' + std::to_string(entry.phase) + ' ' + entry.intent.verb;
        for (const std::string* part : {&entry.intent.procedure, &entry.intent.actor}) name += part->empty() ? "" : ' ' + *part;
        return name;
    }
    /// Asked again and again with one answer more each time; the questions as they come: "2.7 do morale x: why".
    Correction mend(int number, std::string_view line, const std::vector<std::pair<std::string, Answer>>& answers) {
        std::map<int, Answer> given;
        asked.clear();
        for (std::size_t next = 0;; ++next) {
            auto correction = correct(test_charts(), *log, number, typed(line), "it was otherwise", given);
            if (!correction) FAIL(correction.problems().sentences());
            if (!correction->question) {
                CHECK(next == answers.size());
                return std::move(*correction);
            }
            const CorrectionQuestion& question = *correction->question;
            const std::string which = name_of(question.before);
            asked.push_back(which + (question.may_keep ? "" : " (cannot keep)") + ": " + (question.say.empty() ? "" : question.say.front()));
            if (!question.fault.empty()) FAIL(which << ": " << question.fault);
            CHECK_FALSE(correction->entry.has_value());
            if (next >= answers.size()) FAIL("not answered: " << asked.back());
            if (which != answers[next].first) FAIL("asked about " << which << ", not about " << answers[next].first);
            given[question.entry] = answers[next].second;
        }
    }
    std::optional<Log> log;
    std::vector<std::string> asked;
};

Answer dice(std::vector<int> faces) { return {Answer::What::dice, std::move(faces), {}}; }
const Answer kDrop{Answer::What::drop, {}, {}};
const Answer kKeep{Answer::What::keep, {}, {}};

/// Each entry that comes out otherwise: how, and its sentence before and after.
std::vector<std::string> in_words(const Correction& correction) {
    static const char* const kHow[] = {"mended", "follows", "answered", "dropped"};
    std::vector<std::string> out;
    for (const Mended& one : correction.mended) {
        out.push_back(Finished::name_of(one.before) + ", " + kHow[static_cast<int>(one.how)] + ": " + one.before.say +
                      (one.after.say == one.before.say ? "" : " -> " + one.after.say));
    }
    return out;
}

void same_lines(const std::vector<std::string>& found, const std::vector<std::string>& expected) {
    for (std::size_t i = 0; i < std::max(found.size(), expected.size()); ++i) {
        CHECK((i < found.size() ? found[i] : "nothing") == (i < expected.size() ? expected[i] : "nothing"));
    }
}

}  // namespace

TEST_CASE("turn 2 of twelve: the guns had fired at another battalion; every later difference to the end of the battle") {
    Finished battle("tests/replays/twelve_turns_to_withdrawal.replay");
    const Battle as_it_was = battle.log->battle();
    // Two hits on Waldeck, not on Browne: no check for Browne then, Browne stronger in turn 4, Waldeck weaker from turn 5 on, and
    // the Austrians at three in ten with 23 lost in turn 6 (22.8), at four in ten with 31 in turn 9 (30.4).
    const Correction done = battle.mend(battle.entry("2.6 do artillery_fire battery-holtzmann"),
                                        "do artillery_fire battery-holtzmann ir-35-waldeck range=9in dice=6,6,6,6",
                                        {{"2.7 do morale ir-36-browne", kDrop},
                                         {"4.4 do charge grenadiers-kleist", kKeep},
                                         {"6.11 do withdrawal austria", dice({3})},
                                         {"7.11 do withdrawal austria", dice({3, 3})},
                                         {"9.11 do withdrawal austria", dice({1, 1, 1, 1, 1, 1})},
                                         {"10.11 do withdrawal austria", dice({1, 1, 1, 1, 1})},
                                         {"11.7 do morale ir-35-waldeck", kKeep}});
    same_lines(battle.asked, {"2.7 do morale ir-36-browne (cannot keep): IR 36 Browne owes no morale check: say why it makes one",
                              "4.4 do charge grenadiers-kleist: morale ir-36-browne at grenadiers-kleist: a quarter lost -1 no longer",
                              "6.11 do withdrawal austria (cannot keep): Army withdrawal check: too few dice: this roll takes 1 die, not 0",
                              "7.11 do withdrawal austria (cannot keep): Army withdrawal check: too few dice: this roll takes 2 dice, not 1",
                              "9.11 do withdrawal austria (cannot keep): Army withdrawal check: too few dice: this roll takes 6 dice, not 5",
                              "10.11 do withdrawal austria (cannot keep): Army withdrawal check: too few dice: this roll takes 5 dice, not 4",
                              "11.7 do morale ir-35-waldeck: morale ir-35-waldeck: a quarter lost -1 no longer"});
    same_lines(in_words(done), {"2.6 do artillery_fire battery-holtzmann, mended: Battery Holtzmann fires at IR 36 Browne: 2 hits -> Battery Holtzmann fires at IR 35 Waldeck: 2 hits",
                                "2.6 next, follows: Turn 2, phase 7: Morale after artillery",
                                "2.7 do morale ir-36-browne, dropped: IR 36 Browne holds -> Dropped: IR 36 Browne holds",
                                "4.4 do charge grenadiers-kleist, follows: Grenadiers Kleist charges IR 36 Browne",
                                "4.4 do charge grenadiers-kleist, follows: IR 36 Browne fires at Grenadiers Kleist: 3 hits",
                                "4.4 do charge grenadiers-kleist, answered: IR 36 Browne halts, disorganized",
                                "4.10 do melee grenadiers-kleist, follows: Grenadiers Kleist against IR 36 Browne: losses 1 to 3, Grenadiers Kleist wins",
                                "5.8 do small_arms_fire ir-35-waldeck, follows: IR 35 Waldeck fires at 2/IR 17 Manteuffel: 2 hits",
                                "5.8 next, follows: Turn 5, phase 9: Morale after small arms -> Turn 5, phase 9: Morale after small arms. Still owed: Morale check, IR 35 Waldeck (hit by artillery)",
                                "5.9 do morale ir-35-waldeck, follows: IR 35 Waldeck falls back a full move, 8 inches, disorganized, facing the enemy",
                                "6.2 do rally ir-36-browne, follows: IR 36 Browne fails its last rally: it is removed, all castings lost",
                                "6.11 do withdrawal austria, answered: Austrians stays on the field",
                                "7.11 do withdrawal austria, answered: Austrians stays on the field",
                                "8.11 do withdrawal austria, follows: Austrians stays on the field",
                                "9.11 do withdrawal austria, answered: Austrians stays on the field",
                                "10.11 do withdrawal austria, answered: Austrians stays on the field",
                                "11.6 do artillery_fire battery-holtzmann, follows: Battery Holtzmann fires at IR 35 Waldeck: 2 hits",
                                "11.6 next, follows: Turn 11, phase 7: Morale after artillery",
                                "11.7 do morale ir-35-waldeck, answered: IR 35 Waldeck holds",
                                "11.11 do withdrawal austria, follows: Austrians stays on the field",
                                "12.11 do withdrawal austria, follows: Austrians leaves the field"});
    REQUIRE(done.entry);
    CHECK(done.unasked.empty());
    Conservation brought(battle.log->header().start);
    REQUIRE_FALSE(battle.log->add(*done.entry).has_value());
    CHECK(brought.after(battle.log->entries().back(), battle.log->battle()).sentences() == "");
    const Battle& now = battle.log->battle();
    CHECK(now.game.ended);
    CHECK(castings_of(now, "austria") == Castings{76, 33});
    CHECK(castings_of(now, "prussia") == Castings{76, 18});
    CHECK(now.unit("ir-35-waldeck")->castings == 5);
    // Taken back, it is as it was.
    REQUIRE_FALSE(battle.log->add(*battle.log->undo()).has_value());
    CHECK(battle.log->battle() == as_it_was);
}

TEST_CASE("a guided charge: the fire on it was heavier, and it did not come home; what came of it then never was") {
    Finished battle("tests/replays/charge_frontal.replay");
    // 24 / 6 = 4: 8 left, past a quarter: one die for charging home where there were two.
    const Correction done = battle.mend(battle.entry("1.4 do charge 1-red", 4), "do charge 1-red dice=6,6,6,6",
                                        {{"1.4 do charge 1-red", dice({2})}, {"1.4 do charge 1-red", kDrop}, {"1.4 do charge 1-red", kDrop}, {"1.10 do melee 1-red", kDrop}, {"1.10 do charge 1-red", kDrop}});
    same_lines(battle.asked, {"1.4 do charge 1-red (cannot keep): 1 die is left over",
                              "1.4 do charge 1-red (cannot keep): 1/red has no charge plotted that is still to be done: give a reason",
                              "1.4 do charge 1-red (cannot keep): 1/red has no charge plotted that is still to be done: give a reason",
                              "1.10 do melee 1-red (cannot keep): 1/red is in contact with nobody",
                              "1.10 do charge 1-red (cannot keep): charges are made in phase 4: give a reason"});
    same_lines(in_words(done), {"1.4 do charge 1-red, mended: 1/blue fires at 1/red: 2 hits -> 1/blue fires at 1/red: 4 hits",
                                "1.4 do charge 1-red, answered: 1/red charges home -> 1/red does not charge home",
                                "1.4 do charge 1-red, dropped: 1/blue holds -> Dropped: 1/blue holds",
                                "1.4 do charge 1-red, dropped: 1/red is in contact with 1/blue -> Dropped: 1/red is in contact with 1/blue",
                                "1.9 next, follows: Turn 1, phase 10: Melee -> Turn 1, phase 10: Melee. Still owed: Distance of a rout move, 1/red (it routs)",
                                "1.10 do melee 1-red, dropped: 1/red against 1/blue: losses 2 to 3, 1/red wins -> Dropped: 1/red against 1/blue: losses 2 to 3, 1/red wins",
                                "1.10 do charge 1-red, dropped: 1/red stops -> Dropped: 1/red stops",
                                "1.10 next, follows: Turn 1, phase 11: Army withdrawal -> Turn 1, phase 11: Army withdrawal. Still owed: Distance of a rout move, 1/red (it routs)",
                                "1.11 next, follows: Turn 2, phase 1: Arrivals and command. Still owed: Army withdrawal check, red (at its start line of losses or past it); Army withdrawal check, blue (at its start line of losses or past it) -> Turn 2, phase 1: Arrivals and command. Still owed: Distance of a rout move, 1/red (it routs); Army withdrawal check, red (at its start line of losses or past it)",
                                "2.1 next, follows: Turn 2, phase 2: Rally, recovery, control, new leaders. Still owed: Army withdrawal check, red (at its start line of losses or past it); Army withdrawal check, blue (at its start line of losses or past it) -> Turn 2, phase 2: Rally, recovery, control, new leaders. Still owed: Distance of a rout move, 1/red (it routs); Army withdrawal check, red (at its start line of losses or past it)"});
    REQUIRE(done.entry);
    REQUIRE_FALSE(battle.log->add(*done.entry).has_value());
    CHECK(battle.log->battle().unit("1-red")->state == State::routed);
    CHECK(battle.log->battle().unit("1-blue")->castings == 12);
    CHECK(battle.log->battle().charges.empty());
}

TEST_CASE("a guided charge: the target had countercharged; the same entries are other steps now") {
    Finished battle("tests/replays/charge_frontal.replay");
    const Correction done = battle.mend(battle.entry("1.4 do charge 1-red", 2), "do charge 1-red answer=countercharge",
                                        {{"1.4 do charge 1-red", dice({})},       // the quarter in place of the range
                                         {"1.4 do charge 1-red", dice({6})},      // blue stands: one die
                                         {"1.4 do charge 1-red", dice({2})},      // its initiative, 2 or less
                                         {"1.4 do charge 1-red", dice({})},       // contact
                                         {"1.4 do charge 1-red", kDrop},
                                         // both have charged: 6 dice 18 / 6 = 3, 5 dice 12 / 6 = 2; a 5 for the flag, 1 + 1 = 2
                                         {"1.10 do melee 1-red", dice({3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 4, 5, 1})}});
    same_lines(battle.asked, {"1.4 do charge 1-red (cannot keep): 1 die is left over",
                              "1.4 do charge 1-red (cannot keep): 3 dice faces are left over",
                              "1.4 do charge 1-red (cannot keep): 1 die is left over",
                              "1.4 do charge 1-red (cannot keep): 1 die is left over",
                              "1.4 do charge 1-red (cannot keep): 1/red is in melee",
                              "1.10 do melee 1-red (cannot keep): Melee result: too few dice: this roll takes 1 die, not 0"});
    same_lines(in_words(done), {"1.4 do charge 1-red, mended: 1/blue receives the charge -> 1/blue wants to countercharge",
                                "1.4 do charge 1-red, answered: 1/blue lets the charge come on to close range: 3 inches, if it is not nearer -> 1/red goes a quarter of its charge move, 2.5 inches",
                                "1.4 do charge 1-red, answered: 1/blue fires at 1/red: 2 hits -> 1/blue holds",
                                "1.4 do charge 1-red, answered: 1/red charges home -> 1/blue countercharges",
                                "1.4 do charge 1-red, answered: 1/blue holds -> 1/red is in contact with 1/blue",
                                "1.4 do charge 1-red, dropped: 1/red is in contact with 1/blue -> Dropped: 1/red is in contact with 1/blue",
                                "1.10 do melee 1-red, answered: 1/red against 1/blue: losses 2 to 3, 1/red wins",
                                "1.10 do charge 1-red, follows: 1/red stops",
                                "1.10 next, follows: Turn 1, phase 11: Army withdrawal"});
}
