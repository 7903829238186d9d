#include "app/desk/move_view.hpp"

#include "app/desk/fact_lines.hpp"
#include "core/base/texts.hpp"
#include "core/play/known_facts.hpp"
#include "core/report/battle_status.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

StepChoice choice(Step step, std::string say, bool in_inches = false) {
    StepChoice choice;
    choice.step.step = step;
    choice.say = std::move(say);
    choice.in_inches = in_inches;
    return choice;
}

StepChoice form(Formation to) {
    StepChoice choice;
    choice.step.step = Step::form;
    choice.step.to = to;
    choice.say = "Form " + spoken(word(to));
    return choice;
}

std::vector<StepChoice> choices_for(const Mover& mover) {
    std::vector<StepChoice> choices;
    choices.push_back(choice(Step::ahead, "Ahead", true));
    if (mover.arm == Arm::artillery) {
        choices.push_back(choice(Step::back, "Back", true));
        choices.push_back(choice(Step::limber, "Limber or unlimber"));
        choices.push_back(choice(Step::turn_gun, "Turn the gun"));
        choices.push_back(choice(Step::fire, "Fire"));
        choices.push_back(choice(Step::cross, "Cross an obstacle"));
        choices.push_back(choice(Step::wade, "Wade a river", true));
        return choices;
    }
    choices.push_back(choice(Step::wheel, "Wheel", true));
    choices.push_back(choice(Step::oblique, "Oblique", true));
    choices.push_back(choice(Step::sideways, "Sideways", true));
    choices.push_back(choice(Step::back, "Back", true));
    choices.push_back(choice(Step::about_face, "About face"));
    for (const Formation to : {Formation::line, Formation::column, Formation::double_line, Formation::square, Formation::skirmish}) {
        const bool foot_only = to == Formation::square || to == Formation::double_line;
        if (to != mover.formation && (!foot_only || mover.arm == Arm::infantry)) choices.push_back(form(to));
    }
    StepChoice widen = choice(Step::widen, "Wider or narrower front");
    widen.in_castings = true;
    choices.push_back(widen);
    choices.push_back(choice(Step::cross, "Cross an obstacle"));
    choices.push_back(choice(Step::wade, "Wade a river", true));
    return choices;
}

std::string words_of(const Manoeuvre& step, const std::vector<StepChoice>& choices, const std::vector<TerrainChoice>& terrain) {
    const auto named = std::find_if(choices.begin(), choices.end(), [&](const StepChoice& one) {
        return one.step.step == step.step && (step.step != Step::form || one.step.to == step.to);
    });
    std::string say = named != choices.end() ? named->say : step.step == Step::form ? "Form " + spoken(word(step.to)) : spoken(name_of(step.step));
    if (step.inches > Inches()) say += ' ' + step.inches.text() + " in";
    if (step.castings > 0) say += " by " + counted(step.castings, "casting", "castings");
    if (step.terrain != "open") {
        const auto place = std::find_if(terrain.begin(), terrain.end(), [&](const TerrainChoice& one) { return one.id == step.terrain; });
        say += ", " + (place != terrain.end() ? place->say : spoken(step.terrain));
    }
    return say + (step.on_road ? ", by road" : "");
}

void ask_charge(const Charts& charts, const Battle& battle, const Unit& unit, const MoveTried& tried, MoveView& view) {
    view.asked_charge = tried.charge.find_first_not_of(' ') != std::string::npos;
    if (!view.asked_charge) return;
    const auto inches = Inches::read(tried.charge);
    if (!inches || *inches <= Inches()) {
        view.reaches = "\"" + tried.charge + "\" is no distance: write inches, as in 7 or 7.5";
        return;
    }
    const MovePlan plan = plan_charge(charts, battle.game.scale, mover_of(charts, battle, unit), style_of(unit), tried.steps, *inches, tried.terrain,
                                      tried.on_road, spent_this_turn(charts, battle, unit));
    view.charge = report::plan_rows(plan);
    view.does_reach = plan.possible();
    const int phase = phase_named(charts, "charges");
    if (phase > 0 && battle.game.phase > phase) {
        view.charges_then = "This turn's charges are over: it can charge in turn " + std::to_string(battle.game.turn + 1) + ", phase " + std::to_string(phase);
    }
    if (plan.possible()) {
        view.reaches = "It reaches" + (plan.left > Inches() ? ", with " + plan.left.text() + " in left" : std::string(" exactly"));
        return;
    }
    view.reaches = "It does not reach: ";
    for (std::size_t i = 0; i < plan.against.size(); ++i) view.reaches += (i == 0 ? "" : "; ") + plan.against[i];
}

}  // namespace

MoveView move_view(const Charts& charts, const Battle& battle, std::string_view id, const MoveTried& tried) {
    MoveView view;
    const Unit* unit = battle.unit(id);
    if (unit == nullptr) return view;
    const Mover mover = mover_of(charts, battle, *unit);
    const report::UnitRow row = report::unit_row(charts, battle, *unit);
    view.name = row.name;
    view.stands = row.state + (row.formation.empty() ? "" : ", " + row.formation);
    view.sheet = report::move_sheet(move_help(charts, battle, *unit));
    view.choices = choices_for(mover);
    if (const Table* table = charts.table("terrain_effects")) {
        for (const TableRow& ground : table->rows) view.terrain.push_back({ground.id, ground.label});
    }
    for (const Manoeuvre& step : tried.steps) view.steps.push_back(words_of(step, view.choices, view.terrain));
    view.plan = report::plan_rows(plan_move(charts, battle.game.scale, mover, tried.gait, style_of(*unit), tried.steps, spent_this_turn(charts, battle, *unit)));
    ask_charge(charts, battle, *unit, tried, view);
    return view;
}

}  // namespace aor::desk
