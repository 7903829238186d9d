// Every procedure walked to an applied result by mouse alone: begun by its button, who and whom clicked in the armies,
// facts chosen, inches stepped, dice clicked. No key is pressed.

#include "core/play/perform.hpp"
#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

void begin(AtScreen& at, std::string_view procedure) {
    const std::string title = desk::title_of(at.desk().charts(), procedure);
    for (const desk::CommandKey& key : desk::command_keys()) {
        if (key.procedure != procedure) continue;
        at.hands.click(title + "  [" + key.letter + "]###" + std::string(procedure));
        return;
    }
    at.hands.click("More\u2026");
    at.settle();
    at.hands.click(title);
}

/// In the armies list where he stands there; armies and places by their button.
void click_on(AtScreen& at, const desk::Somebody& one) {
    const std::string row = "##row " + one.id;
    if (at.hands.has(row)) at.hands.click(row);
    else at.hands.click(one.code + "  " + one.name + "###" + one.id);
}

void click_fact(AtScreen& at) {
    const desk::Asked asked = at.desk().asked();
    if (!asked.is_word) {
        for (const desk::FactLine& line : at.desk().case_view().roll->facts) {
            if (line.name != asked.fact || line.choices.empty()) continue;
            const desk::FactChoice choice = line.choices.back();
            at.hands.click(choice.say + "###asked " + choice.word);
            return;
        }
    }
    if (const desk::WordLine* line = asked.is_word ? at.desk().case_view().word(asked.fact) : nullptr; line != nullptr && !line->choices.empty()) {
        const desk::FactChoice choice = line->choices.back();
        at.hands.click(choice.say + "###asked " + choice.word);
        return;
    }
    for (int i = 0; i < 3; ++i) at.hands.click("+###more");
    at.hands.click("Take it  [Enter]###take");
}

/// Face by face; or the total where it is one.
bool click_dice(AtScreen& at, bool as_total) {
    const desk::DiceWanted wanted = at.desk().case_view().roll->wanted;
    if (wanted.first.count() == 0) return false;
    if (as_total && wanted.total_allowed) {
        at.hands.click("+###total more");
        return true;
    }
    for (int i = 0; i < wanted.first.count(); ++i) {
        at.settle();   // each die moves what lies above the next
        at.hands.click("3###face3");
    }
    return true;
}

void confirm(AtScreen& at) { at.hands.click(std::string(at.desk().case_view().ready ? "Done" : "Go on") + "  [Enter]###confirm"); }

std::string walk_by_mouse(AtScreen& at, std::size_t before, bool as_total) {
    for (int step = 0; step < 40; ++step) {
        at.settle();
        if (at.table.entries() > before) return "done";
        const desk::Desk& desk = at.desk();
        if (desk.work().empty()) return "left";
        const desk::Work work = desk.work();
        switch (desk.asked().what) {
            case desk::Asking::actor:
            case desk::Asking::target:
                if (desk.asked().candidates.empty()) return at.hands.says(desk.asked().fault) ? "nobody" : "silent";
                click_on(at, desk::Somebody(desk.asked().candidates.front()));
                break;
            case desk::Asking::fact: {
                const std::string fact = desk.asked().fact;
                click_fact(at);
                if (desk.asked().what == desk::Asking::fact && desk.asked().fact == fact) return "stuck at " + fact + ": " + desk.asked().fault;
                break;
            }
            case desk::Asking::reason: at.hands.click("as seen on the table"); break;
            case desk::Asking::answer:
            case desk::Asking::command: return "another question";
            case desk::Asking::dice:
            case desk::Asking::confirm: {
                const auto& view = desk.case_view();
                if (view.roll && !view.roll->refused.empty()) {
                    if (!at.hands.says(view.roll->refused)) return "a refusal that is not shown";
                    confirm(at);
                    return at.table.entries() > before ? "done" : "refused";
                }
                if (!view.ready && view.roll && work.typed_dice.empty()) (void)click_dice(at, as_total);
                // Dice that may follow the first: as many as the roll can take.
                for (int more = 0; more < 12 && !desk.case_view().ready && !desk.work().typed_dice.empty(); ++more) {
                    const desk::DiceTyped& typed = desk.case_view().dice;
                    if (static_cast<int>(typed.faces.size()) >= desk.case_view().roll->wanted.most || typed.total) break;
                    const desk::Work now = desk.work();
                    confirm(at);
                    if (!(desk.work() == now) || at.table.entries() > before || desk.asked().what == desk::Asking::reason) break;
                    at.settle();   // what is wrong stands below the dice, and moves them
                    at.hands.click("3###face3");
                }
                if (at.table.entries() > before || desk.asked().what == desk::Asking::reason) break;
                const std::string said = desk.case_view().faults.empty() ? "" : desk.case_view().faults.front();
                const desk::Work full = desk.work();
                if (full.empty()) break;
                confirm(at);
                if (at.table.entries() > before || desk.asked().what == desk::Asking::reason || !(desk.work() == full)) break;
                if (!said.empty()) return at.hands.says(said) ? "refused" : "silent: " + said;
                break;
            }
        }
    }
    return "endless";
}

}  // namespace

TEST_CASE("every procedure by mouse alone") {
    std::size_t done = 0;
    for (const std::string_view procedure : procedures_to_do()) {
        CAPTURE(procedure);
        AtScreen at;
        at.table.go_to_phase(procedure == "artillery_fire" ? 6 : 8);
        at.settle();
        at.hands.count_afresh();
        const std::size_t before = at.table.entries();
        begin(at, procedure);
        at.settle();
        REQUIRE(at.desk().work().procedure == procedure);
        const std::string end = walk_by_mouse(at, before, done % 2 == 0);
        CHECK_MESSAGE((end == "done" || end == "refused" || end == "nobody"), end);
        if (end == "done") {
            ++done;
            // And taken back; a charge goes on to its next step, which is left first.
            at.settle();
            if (!at.desk().work().empty()) at.hands.click("Back  [Esc]###leave");
            at.settle();
            at.hands.click("Take back  [u]###take back");
            CHECK(at.table.entries() == before + 2);
        }
        CHECK(faults(at.hands) == "");
        CHECK(at.hands.keystrokes() == 0);
    }
    // As by keyboard: a fresh battle offers no occasion for the rest.
    CHECK(done >= 20);
}

TEST_CASE("phases, cards and duties by mouse alone") {
    AtScreen at;
    at.hands.count_afresh();
    at.hands.click("Next phase  [n]");
    at.settle();
    CHECK(at.table.battle().game.phase == 2);
    at.hands.click("Undo  [u]");
    at.settle();
    CHECK(at.table.battle().game.phase == 1);
    CHECK(at.hands.keystrokes() == 0);
    // A morale check that is owed: its row in the duties begins it.
    desk::Perform owe;
    owe.intent.verb = "owe";
    owe.intent.actor = at.table.battle().units.front().id;
    owe.intent.procedure = "morale";
    owe.intent.reason = "seen";
    at.desk().carry_out(owe);
    at.settle();
    REQUIRE_MESSAGE(at.desk().duties().size() == 1, at.desk().said());
    const report::DutyRow row = at.desk().duties().front();
    at.hands.click("Duties");
    at.settle();
    at.hands.click((row.step.empty() ? row.say : row.say + ": " + row.step) + "###begin");
    at.settle();
    CHECK(at.desk().work().procedure == "morale");
    CHECK(at.desk().work().actor == owe.intent.actor);
    CHECK(at.hands.keystrokes() == 0);
}
