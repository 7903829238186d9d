// Every procedure walked from the finder to an applied result, by keyboard alone; and by mouse alone. A rule may say no:
// then it says so on the screen.

#include "core/play/perform.hpp"
#include "tests/ui/at_screen.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

namespace {

/// What is typed when a fact is asked: something that can be.
std::string value_for(const desk::Desk& desk) {
    if (desk.asked().is_word) return "4";
    for (const desk::FactLine& line : desk.case_view().roll->facts) {
        if (line.name != desk.asked().fact) continue;
        if (!line.choices.empty()) return line.choices.back().word;
        if (line.row->kind == Kind::integer) return std::to_string(std::max(1, line.row->min));
        return "3";
    }
    return "3";
}

/// Dice that end the roll: threes, as many as it takes.
std::string dice_for(const desk::RollView& roll) {
    if (roll.wanted.total_allowed) return std::to_string(roll.wanted.first.whole * 3);
    std::string faces;
    for (int i = 0; i < roll.wanted.first.count(); ++i) faces += '3';
    return faces;
}

/// Whether the case came to its end: done, or forbidden by a rule that the screen names.
std::string walk_by_keys(AtScreen& at, std::size_t before) {
    for (int step = 0; step < 40; ++step) {
        if (at.table.entries() > before) return "done";
        const desk::Desk& desk = at.desk();
        if (desk.work().empty()) return "left";
        switch (desk.asked().what) {
            case desk::Asking::actor:
            case desk::Asking::target:
                if (desk.asked().candidates.empty()) return at.hands.says(desk.asked().fault) ? "nobody" : "silent";
                at.type(desk.asked().candidates.front().code);
                break;
            case desk::Asking::fact: {
                const std::string fact = desk.asked().fact;
                at.type(value_for(desk) + "\n");
                if (desk.asked().what == desk::Asking::fact && desk.asked().fact == fact) return "stuck at " + fact + ": " + desk.asked().fault;
                break;
            }
            case desk::Asking::reason: at.type("test\n"); break;
            case desk::Asking::answer:
            case desk::Asking::command: return "another question";
            case desk::Asking::dice:
            case desk::Asking::confirm: {
                const auto& view = desk.case_view();
                if (view.roll && !view.roll->refused.empty()) {
                    if (!at.hands.says(view.roll->refused)) return "a refusal that is not shown";
                    at.type("\n");
                    return at.table.entries() > before ? "done" : "refused";
                }
                if (!view.ready && view.roll && view.roll->wanted.first.count() > 0 && desk.work().typed_dice.empty()) at.type(dice_for(*view.roll));
                else if (!view.ready && view.roll && view.roll->wanted.most > static_cast<int>(desk.case_view().dice.faces.size()) && !desk.work().typed_dice.empty() &&
                         view.dice.fault.empty() && desk.work().typed_dice.size() < 12) at.type("3");
                const bool several = !at.desk().case_view().ready;
                const std::string said = at.desk().case_view().faults.empty() ? "" : at.desk().case_view().faults.front();
                const desk::Work work = at.desk().work();
                at.type("\n");
                if (at.desk().asked().what == desk::Asking::reason) break;   // out of its turn: asked why
                if (several && at.table.entries() == before && at.desk().work() == work && work.typed_dice.size() >= 12) return "stuck: " + said;
                if (at.table.entries() == before && at.desk().work() == work && !said.empty()) return at.hands.says(said) ? "refused" : "silent: " + said;
                break;
            }
        }
    }
    return "endless";
}

}  // namespace

TEST_CASE("every procedure by keyboard alone") {
    std::size_t done = 0;
    for (const std::string_view procedure : procedures_to_do()) {
        CAPTURE(procedure);
        AtScreen at;
        at.table.go_to_phase(procedure == "artillery_fire" ? 6 : 8);
        at.settle();
        const std::size_t before = at.table.entries();
        at.hands.key(ImGuiMod_Ctrl | ImGuiKey_K);
        at.settle();
        at.hands.type(desk::title_of(at.desk().charts(), procedure));
        at.settle();
        at.hands.key(ImGuiKey_Enter);
        at.settle();
        REQUIRE(at.desk().work().procedure == procedure);
        const std::string end = walk_by_keys(at, before);
        CHECK_MESSAGE((end == "done" || end == "refused" || end == "nobody"), end);
        if (end == "done") ++done;
        CHECK(faults(at.hands) == "");
        CHECK(at.hands.clicks() == 0);
    }
    // A fresh battle offers no occasion for the rest: nobody is routed, hit, in pursuit or in contact, no leader is lost.
    CHECK(done >= 20);
}
