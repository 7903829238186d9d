#include "tests/support/replay.hpp"

#include "core/battle/entry_text.hpp"
#include "core/play/charge_needs.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/field_words.hpp"
#include "core/play/sealed.hpp"
#include "tests/support/at_battle.hpp"
#include "tests/support/conservation.hpp"
#include "tests/support/replay_words.hpp"

#include <algorithm>

namespace aor {
namespace {

template <class T, class Words>
std::string joined(const std::vector<T>& list, Words words) {
    std::string out;
    for (const T& one : list) out += (out.empty() ? "" : ", ") + words(one);
    return out;
}

class Playing {
public:
    Playing(const Replay& replay, Replayed& played) : replay_(replay), played_(played), brought_(replay.start) {}

    void run() {
        played_.disk.bytes = text_of(header_for(test_charts(), replay_.start, "test"));
        auto session = Session::on(test_charts(), LogFile::read(std::make_unique<MemoryFile>(played_.disk)));
        if (!session) {
            played_.faults.append(session.problems());
            return;
        }
        session_ = &*session;
        for (const ReplayStep& step : replay_.steps) {
            if (!take(step)) break;
        }
        played_.log = session->log();
    }

private:
    void fault(int line, std::string text) { played_.faults.add({replay_.file, line, 0}, std::move(text)); }
    [[nodiscard]] const Battle& battle() const { return session_->battle(); }

    /// `plot ARMY UNIT TARGET` is sealed as a player would; its line is the salt.
    static Intent intent_of(const ReplayStep& step) {
        Intent intent = typed(step.typed);
        if (intent.verb != "plot") return intent;
        const auto word = [&](std::string_view name) {
            for (const Named& named : intent.words) {
                if (named.name == name) return typed_text(named.value);
            }
            for (const Named& named : intent.facts) {
                if (named.name == name) return typed_text(named.value);
            }
            return std::string();
        };
        PlotText plot;
        plot.kind = worded<PlotKind>(word("kind")).value_or(PlotKind::charge);
        plot.ground = word("ground");
        if (!intent.others.empty()) plot.unit = intent.others[0];
        if (intent.others.size() > 1) plot.target = intent.others[1];
        intent.others.clear();
        intent.facts.clear();
        intent.words = {{"sealed", seal(plot, static_cast<std::uint64_t>(step.line))}};
        return intent;
    }

    bool take(const ReplayStep& step) {
        std::string_view rest = step.typed;
        const std::string_view verb = take_word(rest);
        bool fine = true;
        if (verb == "undo") fine = logged(step.line, session_->undo());
        else if (verb == "redo") fine = logged(step.line, session_->redo());
        else if (verb == "to") fine = go_to(step.line, rest);
        else fine = decide(step);
        if (fine) see(step);
        return fine;
    }

    bool logged(int line, const Result<const Entry*>& done) {
        if (!done) {
            fault(line, "cannot be: " + done.problems().sentences());
            return false;
        }
        played_.lines.push_back(line);
        entry_ = *done;
        for (const Problem& problem : brought_.after(*entry_, battle())) fault(line, problem.sentence());
        return true;
    }

    /// `to 8`: on to phase 8. `to 3.1`: on to turn 3, phase 1.
    bool go_to(int line, std::string_view where) {
        const auto dot = where.find('.');
        const int turn = dot == std::string_view::npos ? battle().game.turn : std::stoi(std::string(where.substr(0, dot)));
        const int phase = std::stoi(std::string(dot == std::string_view::npos ? where : where.substr(dot + 1)));
        while (battle().game.turn < turn || battle().game.phase < phase) {
            if (!logged(line, session_->perform(typed("next")))) return false;
        }
        if (battle().game.turn == turn && battle().game.phase == phase) return true;
        fault(line, "that phase is past");
        return false;
    }

    bool decide(const ReplayStep& step) {
        const Intent intent = intent_of(step);
        const Battle before = battle();
        auto done = session_->perform(intent);
        if (!step.refused) return logged(step.line, done);
        if (done) {
            fault(step.line, "should be refused: " + (*done)->say);
            return false;
        }
        refusal_ = done.problems().sentences();
        if (!(before == battle())) fault(step.line, "was refused, and something has changed");
        return true;
    }

    // --- what is expected ---

    void see(const ReplayStep& step) {
        next_event_ = 0;
        next_roll_ = 0;
        roll_ = nullptr;
        for (const Expected& expected : step.expected) {
            if (step.refused != (expected.what == "because")) fault(expected.line, "after a refusal stands \"because\", and only there");
            else see(expected);
        }
        if (step.refused && step.expected.empty()) fault(step.line, "say why it is refused: because ...");
    }

    void same(const Expected& expected, const std::string& found) {
        if (expected.text != found) fault(expected.line, expected.what + " \"" + expected.text + "\" was expected, found \"" + found + '"');
    }

    void see(const Expected& expected) {
        const std::string& what = expected.what;
        if (what == "because") {
            std::string said = refusal_;
            if (said.ends_with('\n')) said.pop_back();
            std::replace(said.begin(), said.end(), '\n', '|');
            same(expected, said);
        } else if (what == "say") {
            same(expected, entry_->say);
        } else if (what == "then") {
            then(expected);
        } else if (what == "pool" || what == "against" || what == "out") {
            roll(expected);
        } else if (what == "is") {
            for (const std::string& part : typed_parts(expected.text)) is(expected, part);
        } else if (what == "owed") {
            const std::string found = owed_in(battle());
            same(expected, found.empty() ? "nothing" : found);
        } else if (what == "contacts") {
            const std::string found = joined(battle().contacts, [](const Contact& one) {
                return one.unit + '>' + one.opponent + ' ' + std::string(word(one.against));
            });
            same(expected, found.empty() ? "none" : found);
        } else if (what == "charge") {
            charge(expected);
        } else if (what == "lost") {
            lost(expected);
        } else {
            fault(expected.line, "nothing is expected with the word \"" + what + '"');
        }
    }

    void then(const Expected& expected) {
        const std::vector<Event>& events = entry_->events;
        for (std::size_t i = next_event_; i < events.size(); ++i) {
            if (events[i].say != expected.text) continue;
            next_event_ = i + 1;
            return;
        }
        std::string all;
        for (std::size_t i = next_event_; i < events.size(); ++i) {
            if (!events[i].say.empty()) all += (all.empty() ? "" : " | ") + events[i].say;
        }
        fault(expected.line, "\"" + expected.text + "\" was expected, found \"" + all + '"');
    }

    void roll(const Expected& expected) {
        // `pool` begins the next roll; a roll may also be told by its outcome alone.
        if (expected.what == "pool" || roll_ == nullptr || (expected.what == "out" && said_out_)) {
            if (next_roll_ >= entry_->rolls.size()) {
                fault(expected.line, "there is no such roll: " + std::to_string(entry_->rolls.size()) + " were made");
                return;
            }
            roll_ = &entry_->rolls[next_roll_++];
            said_out_ = false;
        }
        const auto words = [](const ItemTaken& item) {
            return item.id + ' ' + std::to_string(item.amount) + (item.of == Of::dice ? "" : ' ' + std::string(name_of(item.of)));
        };
        if (expected.what == "pool") {
            const std::string lines = joined(roll_->items, words);
            same(expected, roll_->procedure + (roll_->automatic.empty() ? "" : " automatic " + roll_->automatic) + (lines.empty() ? "" : ": " + lines));
        } else if (expected.what == "against") {
            same(expected, joined(roll_->other_items, words));
        } else {
            said_out_ = true;
            same(expected, roll_->say);
        }
    }

    /// "1-red.castings=9"
    void is(const Expected& expected, const std::string& part) {
        const auto equals = part.find('=');
        const auto dot = part.find('.');
        if (dot == std::string::npos || equals == std::string::npos || dot > equals) {
            fault(expected.line, "a state is written as in 1-red.castings=9, not \"" + part + '"');
            return;
        }
        const std::string id = part.substr(0, dot);
        const std::string name = part.substr(dot + 1, equals - dot - 1);
        const auto thing = thing_named(battle(), id);
        if (!thing) {
            fault(expected.line, "there is nothing called \"" + id + '"');
            return;
        }
        const auto field = field_of(*thing, name);
        if (!field) {
            fault(expected.line, field.problems()[0].text);
            return;
        }
        const auto wanted = read_field(battle(), fields_of(*thing)[*field], part.substr(equals + 1));
        if (!wanted) {
            fault(expected.line, wanted.problems()[0].text);
            return;
        }
        const Value found = value_in(*thing, id, *field);
        if (found != *wanted) fault(expected.line, id + '.' + name + " is " + typed_text(found) + ", not " + typed_text(*wanted));
    }

    [[nodiscard]] Value value_in(Thing thing, const std::string& id, FieldNumber field) const {
        if (thing == Thing::game) return field_value(battle().game, field);
#define AOR_RECORD(Record, kind, list) \
        if (thing == Thing::kind) return field_value(*battle().find<Record>(id), field);
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        return {};
    }

    /// "1-red contact", "1-red answer: stand, turn", "1-red over"
    void charge(const Expected& expected) {
        const std::string id = expected.text.substr(0, expected.text.find(' '));
        const Charge* charge = charge_of(battle(), id);
        if (charge == nullptr) {
            same(expected, id + " over");
            return;
        }
        const ChargeNeeds needs = needs_of(battle(), *charge);
        const std::string choices = joined(needs.choices, [](const ChargeChoice& choice) { return std::string(word(choice.answer)); });
        same(expected, id + ' ' + std::string(word(needs.step)) + (choices.empty() ? "" : ": " + choices));
    }

    /// "red 5 of 36"
    void lost(const Expected& expected) {
        const std::string id = expected.text.substr(0, expected.text.find(' '));
        const Castings castings = castings_of(battle(), id);
        same(expected, id + ' ' + std::to_string(castings.lost) + " of " + std::to_string(castings.start));
    }

    const Replay& replay_;
    Replayed& played_;
    Conservation brought_;
    Session* session_ = nullptr;
    const Entry* entry_ = nullptr;
    std::string refusal_;
    std::size_t next_event_ = 0;
    std::size_t next_roll_ = 0;
    const Rolled* roll_ = nullptr;
    bool said_out_ = false;
};

}  // namespace

Replayed play(const Replay& replay) {
    Replayed played;
    Playing(replay, played).run();
    return played;
}

Problems faults_of_file(const Replayed& played) {
    Problems faults;
    const auto fault = [&](std::string text) { faults.add({}, std::move(text)); };
    // Every moment, from the file cut off there.
    Log log = *played.log;
    const Pieces pieces = take_apart(played.disk.bytes);
    if (pieces.whole.size() != log.entries().size() + 1) fault("the file has not as many pieces as the log has entries");
    for (const Piece& piece : pieces.whole) {
        Disk disk;
        disk.bytes = played.disk.bytes.substr(0, piece.begin + piece.size);
        auto file = LogFile::read(std::make_unique<MemoryFile>(disk));
        if (!file) fault("entry " + std::to_string(piece.number) + ": " + file.problems().sentences());
        else if (!(file->log().battle() == log.battle_at(piece.number))) fault("entry " + std::to_string(piece.number) + ": another battle was opened");
    }
    const Battle end = log.battle();
    const auto take = [&](std::optional<Entry> entry) {
        if (!entry) return false;
        if (const auto problem = log.add(std::move(*entry))) {
            fault(problem->sentence());
            return false;
        }
        return true;
    };
    while (take(log.undo())) {}
    if (!(log.battle() == log.header().start)) fault("all taken back, and it is not the start");
    while (take(log.redo())) {}
    if (!(log.battle() == end)) fault("all brought back, and it is not the end");
    return faults;
}

}  // namespace aor
