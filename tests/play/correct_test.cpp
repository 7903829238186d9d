// Mending an earlier entry, and reading a whole battle again.

#include "core/play/audit.hpp"
#include "core/play/correct.hpp"
#include "core/battle/sound.hpp"
#include "tests/support/at_battle.hpp"

#include <doctest/doctest.h>

using namespace aor;

namespace {

/// A battle that begins in the phase of small arms.
class Played {
public:
    explicit Played(int phase = 8) : log(header(phase)) {}

    const Entry& play(std::string_view line) {
        auto entry = perform(test_charts(), log.battle(), typed(line), log.next_number());
        if (!entry) FAIL(entry.problems().sentences());
        add(std::move(*entry));
        return log.entries().back();
    }
    void add(Entry entry) {
        const auto problem = log.add(std::move(entry));
        if (problem) FAIL(problem->sentence());
    }
    /// Mends an entry by what is typed; answers as in "3=drop 5=dice:4,4 6=keep".
    Correction mend(int entry, std::string_view line, const std::map<int, Answer>& answers = {}) const {
        auto correction = correct(test_charts(), log, entry, typed(line), "miscounted", answers);
        if (!correction) FAIL(correction.problems().sentences());
        return std::move(*correction);
    }
    const Unit& unit(std::string_view id) const {
        REQUIRE(log.battle().unit(id) != nullptr);
        return *log.battle().unit(id);
    }
    Log log;

private:
    static LogHeader header(int phase) {
        LogHeader header = small_header();
        header.start.game.phase = phase;
        header.charts = test_charts().digest();
        return header;
    }
};

/// Three hits, a quarter of the target; its morale check with one die; then a shot by somebody else.
void play_a_volley(Played& battle) {
    battle.play("do small_arms_fire red-1 blue-1 range=5in total=18");
    battle.play("do small_arms_fire blue-2 red-2 range=5in total=8");
    battle.play("next");
    battle.play("do morale blue-1 dice=5");
}

Answer anew(std::vector<int> faces) {
    Answer answer;
    answer.what = Answer::What::dice;
    answer.faces = std::move(faces);
    return answer;
}
const Answer kDrop{Answer::What::drop, {}, {}};
const Answer kKeep{Answer::What::keep, {}, {}};

std::string in_text(const std::vector<Mended>& all) {
    std::string out;
    for (const Mended& mended : all) {
        static const char* const kHow[] = {"mended", "follows", "answered", "dropped"};
        out += std::to_string(mended.entry) + ' ' + kHow[static_cast<int>(mended.how)] + '\n';
    }
    return out;
}

}  // namespace

TEST_CASE("what does not touch anything later is mended at once, and only what follows from it changes") {
    Played battle;
    play_a_volley(battle);
    CHECK(battle.unit("red-2").castings == 11);
    // 8 was 14: two hits on 2/red instead of one
    const Correction correction = battle.mend(2, "do small_arms_fire blue-2 red-2 range=5in total=14");
    REQUIRE(correction.entry);
    CHECK(in_text(correction.mended) == "2 mended\n3 follows\n");
    CHECK(correction.mended[0].say[0] == "small_arms_fire blue-2 at red-2: rolled 8 -> 14");
    battle.add(*correction.entry);
    CHECK(battle.unit("red-2").castings == 10);
    CHECK(battle.unit("blue-1").castings == 9);
    CHECK(battle.log.entries().back().of == 2);
    CHECK(battle.log.entries().back().intent.reason == "miscounted");
    CHECK(impossible_in(battle.log.battle()).none());
    // the timeline has the mended entries, and taking the correction back brings the old ones
    CHECK(battle.log.timeline()[1]->rolls[0].sums[0] == 14);
    battle.add(*battle.log.undo());
    CHECK(battle.unit("red-2").castings == 11);
    CHECK(battle.log.timeline()[1]->rolls[0].sums[0] == 8);
}

TEST_CASE("an occasion that is gone is asked about, and may be dropped") {
    Played battle;
    play_a_volley(battle);
    CHECK(battle.unit("blue-1").state == State::disorganized);
    // one hit instead of three: no quarter lost, so no morale check
    const Correction asked = battle.mend(1, "do small_arms_fire red-1 blue-1 range=5in total=8");
    CHECK_FALSE(asked.entry);
    REQUIRE(asked.question);
    CHECK(asked.question->entry == 4);
    CHECK_FALSE(asked.question->may_keep);
    CHECK(asked.question->before.say == battle.log.entry(4)->say);
    CHECK_FALSE(asked.question->say.empty());
    const Correction done = battle.mend(1, "do small_arms_fire red-1 blue-1 range=5in total=8", {{4, kDrop}});
    REQUIRE(done.entry);
    CHECK(in_text(done.mended) == "1 mended\n3 follows\n4 dropped\n");
    battle.add(*done.entry);
    CHECK(battle.unit("blue-1").castings == 11);
    CHECK(battle.unit("blue-1").state == State::normal);
    CHECK(battle.log.battle().owed.empty());
    CHECK(battle.log.entries().back().instead.back().dropped);
    CHECK(battle.log.timeline().size() == 3);
    CHECK(impossible_in(battle.log.battle()).none());
    // a dropped entry cannot be mended again
    CHECK_FALSE(correct(test_charts(), battle.log, 4, typed("do morale blue-1 dice=6"), "").ok());
}

TEST_CASE("a changed pool: dice kept where they are as many, or rolled anew; a fault of the answer is told") {
    Played battle;
    play_a_volley(battle);
    // 42 is no roll of this pool
    CHECK_FALSE(correct(test_charts(), battle.log, 1, typed("do small_arms_fire red-1 blue-1 range=5in total=99"), "").ok());
    // with the target at 5 castings before, three hits leave it under a half: another pool, one die all the same
    Played fewer;
    fewer.play("set blue-1 castings=8 reason=hidden_losses");
    play_a_volley(fewer);
    const Correction asked = fewer.mend(1, "set blue-1 castings=12 reason=none_lost");
    REQUIRE(asked.question);
    CHECK(asked.question->entry == 5);
    const Correction faulty = fewer.mend(1, "set blue-1 castings=12 reason=none_lost", {{5, anew({1, 2, 3})}});
    REQUIRE(faulty.question);
    CHECK(faulty.question->fault == "2 dice faces are left over");
    const Correction kept = fewer.mend(1, "set blue-1 castings=12 reason=none_lost", {{5, kKeep}});
    REQUIRE(kept.entry);
    CHECK(kept.entry->intent.words.back() == Named{"answer 5", std::string("keep")});
    const Correction rolled = fewer.mend(1, "set blue-1 castings=12 reason=none_lost", {{5, anew({1})}});
    REQUIRE(rolled.entry);
    fewer.add(*rolled.entry);
    CHECK(fewer.unit("blue-1").castings == 9);
    CHECK(fewer.log.timeline().back()->rolls[0].faces == std::vector<int>{1});
}

TEST_CASE("an entry that never was") {
    Played battle;
    play_a_volley(battle);
    const auto never = correct(test_charts(), battle.log, 2, std::nullopt, "no such shot");
    REQUIRE(never);
    REQUIRE(never->entry);
    CHECK(never->entry->say == "Entry 2 never was: " + battle.log.entry(2)->say);
    battle.add(*never->entry);
    CHECK(battle.unit("red-2").castings == 12);
    CHECK(battle.unit("blue-2").first_fire);
    CHECK(impossible_in(battle.log.battle()).none());
}

TEST_CASE("a correction of a correction, and decisions after it") {
    Played battle;
    play_a_volley(battle);
    battle.add(*battle.mend(2, "do small_arms_fire blue-2 red-2 range=5in total=14").entry);
    battle.play("next");
    CHECK(battle.unit("red-2").castings == 10);
    battle.add(*battle.mend(2, "do small_arms_fire blue-2 red-2 range=5in total=18").entry);   // three hits
    CHECK(battle.unit("red-2").castings == 9);
    CHECK(battle.log.battle().game.phase == 10);
    // a quarter lost: a check is owed that was not made; it is there as a duty
    CHECK(std::any_of(battle.log.battle().owed.begin(), battle.log.battle().owed.end(), [](const Owed& duty) { return duty.procedure == "morale" && duty.unit == "red-2"; }));
    battle.add(*battle.log.undo());
    CHECK(battle.unit("red-2").castings == 10);
}

TEST_CASE("the intent of an entry, with its dice, to be changed") {
    Played battle;
    play_a_volley(battle);
    auto intent = intent_of(battle.log, 4);
    REQUIRE(intent);
    CHECK(intent->faces == std::vector<int>{5});
    const auto same = correct(test_charts(), battle.log, 4, *intent, "");
    REQUIRE(same);
    CHECK(same->entry->instead.size() == 1);
    CHECK_FALSE(intent_of(battle.log, 9));
}

TEST_CASE("what cannot be mended says why") {
    Played battle;
    play_a_volley(battle);
    battle.play("note text=fog");
    battle.add(*battle.log.undo());
    const auto why = [&](int entry) {
        const auto correction = correct(test_charts(), battle.log, entry, typed("next"), "");
        return correction ? std::string() : correction.problems()[0].text;
    };
    CHECK(why(5) == "entry 5 is a note: write another");
    CHECK(why(6) == "entry 6 is no decision but a undo: take it back instead");
    CHECK(why(4) == "entry 4 does not stand: it was taken back or dropped");
    CHECK(why(17) == "there is no entry 17");
}

TEST_CASE("answers to what is not asked are named") {
    Played battle;
    play_a_volley(battle);
    const Correction correction = battle.mend(2, "do small_arms_fire blue-2 red-2 range=5in total=14", {{4, kKeep}});
    REQUIRE(correction.entry);
    CHECK(correction.unasked == std::vector<int>{4});
}

TEST_CASE("audit: a battle by its own charts has no differences; with other charts it says which") {
    Played battle;
    play_a_volley(battle);
    const Audit clean = audit(test_charts(), battle.log);
    CHECK(clean.decisions == 4);
    CHECK(clean.findings.empty());
    CHECK_FALSE(clean.other_charts);

    auto texts = Charts::read_folder(AOR_SOURCE_DIR "/charts");
    REQUIRE(texts);
    for (ChartText& chart : *texts) {
        if (!chart.file.ends_with("/morale.toml")) continue;
        // losing a quarter costs nothing any more
        const auto at = chart.text.find("id = \"lost_quarter\"");
        const auto amount = chart.text.find("amount = -1", at);
        REQUIRE(amount != std::string::npos);
        chart.text.replace(amount, std::string_view("amount = -1").size(), "amount = -2");
    }
    const auto other = Charts::from_texts(*texts);
    if (!other) FAIL(other.problems().sentences());
    const Battle before = battle.log.battle();
    const Audit changed = audit(*other, battle.log);
    CHECK(changed.other_charts);
    REQUIRE(changed.findings.size() == 1);
    CHECK(changed.findings[0].entry == 4);
    CHECK(battle.log.battle() == before);
    // by those charts a correction elsewhere leaves the check as it was recorded
    const auto correction = correct(*other, battle.log, 2, typed("do small_arms_fire blue-2 red-2 range=5in total=14"), "");
    REQUIRE(correction);
    CHECK(in_text(correction->mended) == "2 mended\n3 follows\n");
}
