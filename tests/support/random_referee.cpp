#include "tests/support/random_referee.hpp"

#include "core/battle/entry_text.hpp"
#include "core/play/charge_case.hpp"
#include "core/play/consequences.hpp"
#include "core/play/fact_values.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/random_starts.hpp"

#include <algorithm>

namespace aor {
namespace {

/// A decision as it would stand in a replay, nearly.
std::string in_words(const Intent& intent) {
    std::string out = intent.verb;
    for (const std::string* part : {&intent.procedure, &intent.actor, &intent.target}) out += part->empty() ? "" : ' ' + *part;
    for (const std::string& other : intent.others) out += " with=" + other;
    for (const Named& word : intent.words) out += ' ' + word.name + '=' + typed_text(word.value);
    for (const Named& fact : intent.facts) out += ' ' + fact.name + '=' + typed_text(fact.value);
    for (const Overruled& fact : intent.facts_overruled) out += " overrule=" + fact.name + ':' + fact.value + ':' + fact.reason;
    for (const Overruled& line : intent.lines_overruled) out += (line.value == "no" ? " untick=" : " tick=") + line.name + ':' + line.reason;
    if (!intent.reason.empty()) out += " reason=\"" + intent.reason + '"';
    std::string dice;
    for (const int face : intent.faces) dice += (dice.empty() ? " dice=" : ",") + std::to_string(face);
    for (const int total : intent.totals) dice += " total=" + std::to_string(total);
    return out + dice;
}

}  // namespace

std::string RefereeReport::in_words() const {
    std::string out = std::to_string(turns) + " turns of " + std::to_string(battles) + " battles, " + std::to_string(decisions) + " decisions, " +
                      std::to_string(refusals) + " refused, the file opened anew " + std::to_string(openings) + " times;";
    for (const auto& [what, times] : reached) out += ' ' + what + ' ' + std::to_string(times) + ',';
    if (out.ends_with(',')) out.pop_back();
    return out;
}

void RandomReferee::play(int turns) {
    while (report_.turns < turns && report_.faults.size() < 3) {
        RandomBattle battle(seed_++, report_);
        battle.play(turns - report_.turns);
        ++report_.battles;
    }
}

RandomBattle::RandomBattle(std::uint64_t seed, RefereeReport& report) : report_(report), seed_(seed), chance_(seed), dice_(seed) {
    begin(random_start(chance_));
}

RandomBattle::RandomBattle(std::uint64_t seed, RefereeReport& report, const Battle& start) : report_(report), seed_(seed), chance_(seed), dice_(seed) {
    begin(start);
}

void RandomBattle::begin(const Battle& start) {
    if (const Problems faults = impossible_in(start); !faults.none()) fault("the start is impossible: " + faults.sentences());
    disk_.bytes = text_of(header_for(test_charts(), start, "test"));
    auto session = Session::on(test_charts(), LogFile::read(std::make_unique<MemoryFile>(disk_)));
    if (!session) {
        fault("the battle does not open: " + session.problems().sentences());
        return;
    }
    session_.emplace(std::move(*session));
    session_->set_dice(&dice_);
    intents_.emplace(chance_, *session_);
    brought_.emplace(battle());
}

void RandomBattle::fault(const std::string& text) {
    sound_ = false;
    std::string out = "AOR_REFEREE_SEED=" + std::to_string(seed_) + " AOR_REFEREE_TURNS=1..12";
    if (session_) out += ", turn " + std::to_string(battle().game.turn) + ", phase " + std::to_string(battle().game.phase);
    out += ": " + text + "\nThe last decisions:\n";
    for (const std::string& line : last_) out += line + '\n';
    report_.faults.push_back(std::move(out));
}

void RandomBattle::play(int turns) {
    for (int played = 0; sound_ && played < turns && !battle().game.ended;) {
        const int turn = battle().game.turn;
        play_phase();
        if (sound_ && (battle().game.ended || battle().game.turn > turn)) {
            ++played;
            ++report_.turns;
            open_anew();
        }
    }
    if (sound_ && battle().game.ended) {
        reach("ended by " + battle().game.ending);
        look_back();
    }
}

void RandomBattle::play_phase() {
    const int now = battle().game.turn * 100 + battle().game.phase;
    const bool plotting = phase_row(test_charts(), battle().game.phase) == "plotting";
    for (std::size_t i = chance_.below(plotting ? 20 : 10); i > 0 && sound_ && !battle().game.ended; --i) (void)attempt(intents_->free_decision());
    do_duties();
    for (std::size_t i = chance_.below(3); i > 0 && sound_ && !battle().game.ended; --i) (void)attempt(intents_->nonsense());
    if (sound_ && chance_.one_in(25)) back_and_forth();
    // What was undone may have led back into an earlier phase, or out of one.
    if (!sound_ || battle().game.ended || battle().game.turn * 100 + battle().game.phase != now) return;
    Intent next;
    next.verb = "next";
    if (attempt(next) != Done::yes && sound_) fault("the phase cannot end: " + refusal_);
}

// --- what is owed ---

void RandomBattle::do_duties() {
    for (int rounds = 0; sound_ && !battle().game.ended; ++rounds) {
        std::vector<std::string> open;
        for (const Duty& duty : session_->duties()) {
            if ((duty.late || duty.now) && duty.owed->procedure != "placing") open.push_back(duty.owed->id);
        }
        if (open.empty()) return;
        if (rounds > 400) {
            fault("the duties of the phase never end");
            return;
        }
        const std::string one = open[chance_.below(open.size())];
        if (chance_.one_in(40)) return;                       // they go along into the next phase
        settle(one);
    }
}

/// Done, or waived; a charge as far as it goes.
void RandomBattle::settle(const std::string& id) {
    for (int tries = 0; tries < 12 && sound_; ++tries) {
        const Owed* found = battle().find<Owed>(id);
        if (found == nullptr || battle().game.ended) return;
        const Owed duty = *found;
        std::string why;
        if (chance_.one_in(60) && waive(duty, why)) return;
        const std::size_t steps = session_->log().entries().size();
        const bool done = attempt(intents_->for_duty(duty)) == Done::yes;
        if (done && battle().find<Owed>(id) == nullptr) return;
        // A charge takes many steps; as long as it goes on there is hope.
        if (done && session_->log().entries().size() > steps && charge_of(battle(), duty.unit) != nullptr && tries > 6) tries = 0;
        if (done && !chance_.one_in(4)) return;
    }
    // Somebody else comes first.
    for (const char* later : {"its check comes before the fire", "first the leader who was with it", "has more dice and rolls first"}) {
        if (refusal_.find(later) != std::string::npos && !chance_.one_in(4)) return;
    }
    const Owed* left = battle().find<Owed>(id);
    if (!sound_ || left == nullptr || battle().game.ended) return;
    const Owed duty = *left;
    const std::string why_not = refusal_;
    if (const Charge* charge = charge_of(battle(), duty.unit); charge != nullptr && duty.procedure == "charge") {
        Intent drop;
        drop.verb = "do";
        drop.procedure = "charge";
        drop.actor = charge->charger;
        drop.words = {{"drop", std::string("yes")}};
        drop.reason = "it cannot go on";
        if (attempt(drop) == Done::yes) return reach("a charge dropped");
        fault("a charge can neither go on (" + why_not + ") nor be dropped: " + refusal_);
        return;
    }
    std::string why;
    if (waive(duty, why)) return reach("waived, since it could not be done: " + duty.procedure);
    fault("a dead end: " + words_of_duty(test_charts(), battle(), duty) + " can neither be done (" + why_not + ") nor waived: " + why);
}

bool RandomBattle::waive(const Owed& duty, std::string& why) {
    Intent waive;
    waive.verb = "waive";
    waive.actor = duty.id;
    waive.reason = "nobody minds ## 100%";
    const bool done = attempt(waive) == Done::yes;
    if (!done) why = refusal_;
    return done;
}

// --- a decision ---

RandomBattle::Done RandomBattle::attempt(Intent intent) {
    if (!sound_) return Done::refused;
    last_.push_back(in_words(intent));
    if (last_.size() > 25) last_.pop_front();
    // Rolled by the program; or rehearsed so, and the same faces typed.
    std::optional<Entry> rehearsed;
    if (intent.origin == Origin::program && chance_.one_in(2)) {
        auto entry = session_->rehearse(intent);
        if (entry) {
            intent = with_recorded_dice(*entry);
            rehearsed = std::move(*entry);
            last_.back() = in_words(intent);
        }
    }
    const std::size_t entries = session_->log().entries().size();
    const std::size_t bytes = disk_.bytes.size();
    std::optional<Battle> before;
    if (chance_.one_in(10)) before = battle();
    const auto done = session_->perform(intent);
    if (!done) {
        ++report_.refusals;
        refusal_ = done.problems().sentences();
        last_.back() = "! " + last_.back() + "\n  because " + refusal_;
        for (const Problem& problem : done.problems()) {
            if (problem.text.size() < 5) fault("a refusal without a sentence: \"" + problem.sentence() + '"');
        }
        if (session_->log().entries().size() != entries || disk_.bytes.size() != bytes) fault("something refused was written down");
        if (before && !(*before == battle())) fault("something refused has changed the battle");
        if (rehearsed) fault("what could be rehearsed cannot be done: " + refusal_);
        return Done::refused;
    }
    last_.back() = "> " + last_.back();
    const Entry& entry = **done;
    if (entry.say.empty() && intent.verb != "note") fault("a decision without a sentence");
    if (rehearsed && entry.events != rehearsed->events) fault("typed faces came out otherwise than the same faces of the program");
    logged(entry);
    return Done::yes;
}

void RandomBattle::logged(const Entry& entry) {
    ++report_.decisions;
    if (const Problems faults = brought_->after(entry, battle()); !faults.none()) fault(faults.sentences());
    note_reached(entry);
    if (chance_.one_in(300)) open_anew();
}

// --- the file ---

/// Opened by somebody else, the file tells the same battle.
void RandomBattle::open_anew() {
    ++report_.openings;
    Disk copy;
    copy.bytes = disk_.bytes;
    auto again = Session::on(test_charts(), LogFile::read(std::make_unique<MemoryFile>(copy)));
    if (!again) return fault("the file does not open: " + again.problems().sentences());
    if (!again->told().empty()) fault("opening, it is told: " + again->told().front());
    if (again->log().entries().size() != session_->log().entries().size()) return fault("an entry is lost on opening");
    if (!(again->battle() == battle())) return fault("another battle is opened");
    if (!std::equal(again->log().entries().begin(), again->log().entries().end(), session_->log().entries().begin())) fault("entries are read otherwise than they were written");
}

/// Some decisions are taken back; some of them come back.
void RandomBattle::back_and_forth() {
    const Battle now = battle();
    const std::size_t steps = 1 + chance_.below(12);
    std::size_t undone = 0;
    for (; undone < steps && session_->log().to_undo(); ++undone) {
        const auto done = session_->undo();
        if (!done) return fault("cannot be taken back: " + done.problems().sentences());
        last_.push_back("> undo");
        logged(**done);
        reach("undo");
    }
    if (chance_.one_in(4)) return;
    for (std::size_t i = 0; i < undone; ++i) {
        const auto done = session_->redo();
        if (!done) return fault("cannot be brought back: " + done.problems().sentences());
        last_.push_back("> redo");
        logged(**done);
        reach("redo");
    }
    if (!(battle() == now)) fault("taken back and brought back, it is another battle");
}

/// A battle that is over: all of it taken back, and brought back again.
void RandomBattle::look_back() {
    Log log = session_->log();
    const Battle end = log.battle();
    const auto all = [&](auto next) {
        while (auto entry = next()) {
            if (const auto problem = log.add(std::move(*entry))) {
                fault(problem->sentence());
                return;
            }
        }
    };
    all([&] { return log.undo(); });
    if (!(log.battle() == log.header().start)) fault("all taken back, and it is not the start");
    all([&] { return log.redo(); });
    if (!(log.battle() == end)) fault("all brought back, and it is not the end");
}

}  // namespace aor
