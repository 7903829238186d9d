#include "tests/support/random_intents.hpp"

#include "core/play/charge_needs.hpp"
#include "core/play/do_charge.hpp"
#include "core/play/sealed.hpp"
#include "tests/support/charts.hpp"

#include <algorithm>

namespace aor {
namespace {

Named word_of(std::string name, std::string value) { return {std::move(name), std::move(value)}; }

std::string with_dot(std::size_t tenths) { return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10); }

}  // namespace

// --- whom and what ---

std::string RandomIntents::any_unit() { return battle().units[chance_.below(battle().units.size())].id; }

std::string RandomIntents::unit_on_table() {
    for (int tries = 0; tries < 30; ++tries) {
        const Unit& unit = battle().units[chance_.below(battle().units.size())];
        if (is_on_table(unit)) return unit.id;
    }
    return any_unit();
}

std::string RandomIntents::enemy_of(std::string_view id) {
    const Unit* unit = battle().unit(id);
    for (int tries = 0; tries < 40 && unit != nullptr; ++tries) {
        const Unit& other = battle().units[chance_.below(battle().units.size())];
        if (is_on_table(other) && !are_friends(battle(), unit->army, other.army)) return other.id;
    }
    return any_unit();
}

std::string RandomIntents::any_id() {
    switch (chance_.below(7)) {
        case 0: return battle().armies[chance_.below(battle().armies.size())].id;
        case 1: return battle().leaders[chance_.below(battle().leaders.size())].id;
        case 2: return battle().sites.empty() ? "nowhere" : battle().sites[chance_.below(battle().sites.size())].id;
        case 3: return battle().brigades.empty() ? "no-brigade" : battle().brigades[chance_.below(battle().brigades.size())].id;
        case 4: return battle().owed.empty() ? "1.1" : battle().owed[chance_.below(battle().owed.size())].id;
        case 5: {
            static const std::vector<std::string> kNobody = {"", "nobody", "game", "1/7th", "##", "%s%n", "Jäger", "\"", "\n", "a b", std::string(300, 'x'), "-1"};
            return kNobody[chance_.below(kNobody.size())];
        }
        default: return any_unit();
    }
}

std::string RandomIntents::inches(std::size_t from, std::size_t to) {
    const std::size_t whole = from + chance_.below(to - from + 1);
    return chance_.one_in(3) ? with_dot(whole * 10 + 5) : std::to_string(whole);
}

std::string RandomIntents::value_for(const FactRow& row) {
    switch (row.kind) {
        case Kind::boolean: return chance_.one_in(2) ? "yes" : "no";
        case Kind::integer: {
            const auto span = static_cast<std::size_t>(std::min(row.max, row.min + 12) - row.min + 1);
            return std::to_string(row.min + static_cast<std::int32_t>(chance_.below(span)));
        }
        case Kind::inches: return inches(1, 14);
        default: break;
    }
    if (row.kind == Kind::range && chance_.one_in(2)) return inches(1, 12) + "in";
    return row.values.empty() ? "none" : row.values[chance_.below(row.values.size())];
}

Intent RandomIntents::intent(std::string verb, std::string actor, std::string target) {
    Intent made;
    made.verb = std::move(verb);
    made.actor = std::move(actor);
    made.target = std::move(target);
    made.origin = Origin::program;
    return made;
}

Intent RandomIntents::to_do(std::string procedure, std::string actor, std::string target) {
    Intent made = intent("do", std::move(actor), std::move(target));
    made.procedure = std::move(procedure);
    return made;
}

Intent RandomIntents::filled_in(Intent made) {
    if (made.verb != "do") return made;
    for (int tries = 0; tries < 4; ++tries) {
        const Preview shown = session_.preview(made);
        if (shown.rolls.empty()) return made;
        bool given = false;
        for (const Posed& posed : shown.rolls) {
            for (const FactRow* row : posed.open) {
                if (!row->required() && !chance_.one_in(12)) continue;
                made.facts.push_back({std::string(name_of(row->fact)), value_for(*row)});
                given = true;
            }
        }
        if (!given) return made;
    }
    return made;
}

// --- what is owed ---

Intent RandomIntents::for_duty(const Owed& duty) {
    const std::string& procedure = duty.procedure;
    if (procedure == "show_plots") return intent("show");
    if (procedure == "shuffle") {
        Intent made = intent("shuffle");
        made.words.push_back(word_of("seed", std::to_string(chance_.below(1000))));
        return made;
    }
    if (procedure == "leave_village") {
        Intent made = intent("set", duty.unit);
        made.words.push_back(word_of("inside", "none"));
        made.words.push_back(word_of("cover", "none"));
        return made;
    }
    if (procedure == "withdrawal") return filled_in(to_do(procedure, duty.army));
    if (!duty.leader.empty()) return filled_in(to_do(procedure, duty.leader));
    if (procedure == "charge" || procedure == "compulsory_pursuit") {
        if (const Charge* charge = charge_of(battle(), duty.unit)) return for_charge(*charge);
        Intent made = to_do(procedure, duty.unit);
        if (procedure == "charge") {
            if (chance_.one_in(2)) made.words.push_back(word_of("side", chance_.one_in(2) ? "flank" : "rear"));
            if (chance_.one_in(2)) made.words.push_back(word_of("distance", inches(1, 20)));
            if (chance_.one_in(8)) made.words.push_back(word_of("downhill", "yes"));
            if (chance_.one_in(4)) made.words.push_back(word_of("behind", "yes"));
            if (chance_.one_in(8)) {
                static const std::vector<std::string> kGround = {"light_woods", "heavy_woods", "steep_hill", "marsh", "village", "other_buildings"};
                made.words.push_back(word_of("through", kGround[chance_.below(kGround.size())]));
            }
            if (chance_.one_in(6)) made.reason = "so it is seen at the table";
        }
        return filled_in(std::move(made));
    }
    Intent made = to_do(procedure, duty.unit);
    if (procedure == "rout_move" && chance_.one_in(4)) made.words.push_back(word_of("off", chance_.one_in(3) ? "elsewhere" : "own"));
    if (procedure == "rout_move" && chance_.one_in(12)) made.words.push_back(word_of("surrenders", "yes"));
    if (procedure == "replacement_leader") made.words.push_back(word_of("name", "Ersatz ## 100%"));
    return filled_in(std::move(made));
}

Intent RandomIntents::for_charge(const Charge& charge) {
    Intent made = to_do("charge", charge.charger);
    const ChargeNeeds needs = needs_of(battle(), charge);
    const auto say = [&](std::string name, std::string value) { made.words.push_back(word_of(std::move(name), std::move(value))); };
    const bool may_square = std::any_of(needs.choices.begin(), needs.choices.end(), [](const ChargeChoice& one) { return one.answer == ChargeAnswer::square; });
    if (may_square && needs.step == ChargeStep::answer && chance_.one_in(2)) say("answer", "square");
    else if (!needs.choices.empty() && !chance_.one_in(4)) say("answer", std::string(word(needs.choices[chance_.below(needs.choices.size())].answer)));
    for (const std::string_view must : needs.must) say(std::string(must), inches(1, 20));
    if (needs.step == ChargeStep::contact) {
        if (needs.must.empty() && chance_.one_in(2)) say("distance", inches(1, 12));
        if (chance_.one_in(6)) say("short", "yes");
        if (chance_.one_in(8)) say("unsupported", "yes");
        if (chance_.one_in(8)) say("against", chance_.one_in(2) ? "flank" : "rear");
        if (chance_.one_in(10)) say("uphill", chance_.one_in(2) ? "unit" : "opponent");
        if (chance_.one_in(4)) made.reason = "it comes out so";
    }
    if (needs.step == ChargeStep::onward) {
        const Unit* target = battle().unit(charge.target);
        const bool shaken = target != nullptr && is_on_table(*target) && target->state >= State::broken;
        switch (chance_.below(6)) {
            case 0:
            case 1:
                say("meets", enemy_of(charge.charger));
                say("distance", inches(1, 6));
                if (chance_.one_in(3)) say("side", chance_.one_in(2) ? "flank" : "rear");
                break;
            case 2:
            case 3:
                if (shaken) say("caught", "yes");
                break;
            case 4:
                if (chance_.one_in(2)) say("off", chance_.one_in(2) ? "enemy" : "elsewhere");
                break;
            default: say("ground", chance_.one_in(2) ? "yes" : "no"); break;
        }
    }
    if (needs.step == ChargeStep::evade && chance_.one_in(10)) say("surrenders", "yes");
    return filled_in(std::move(made));
}

// --- what is free ---

Intent RandomIntents::plot() {
    const Unit& unit = *battle().unit(unit_on_table());
    PlotText text;
    text.unit = unit.id;
    if (is_mounted(unit.arm) && chance_.one_in(4)) text.kind = PlotKind::rally_back;
    else if (chance_.one_in(12)) text.kind = PlotKind::feigned_flight;
    else if (chance_.one_in(12)) text.ground = "the hill ## \"there\"";
    else text.target = enemy_of(unit.id);
    // Horse goes for foot, that there be squares.
    for (int tries = 0; tries < 3 && is_mounted(unit.arm) && !text.target.empty() && battle().unit(text.target)->arm != Arm::infantry; ++tries) text.target = enemy_of(unit.id);
    Intent made = intent(chance_.one_in(20) ? "unplot" : "plot", unit.army);
    if (made.verb == "plot") made.words.push_back(word_of("sealed", seal(text, chance_.bits())));
    return made;
}

Intent RandomIntents::shot(bool guns, bool opportunity) {
    for (int tries = 0; tries < 30; ++tries) {
        const Unit& unit = battle().units[chance_.below(battle().units.size())];
        if (!is_on_table(unit) || (unit.arm == Arm::artillery) != guns) continue;
        Intent made = to_do(guns ? "artillery_fire" : "small_arms_fire", unit.id, enemy_of(unit.id));
        if (guns && chance_.one_in(6) && !battle().sites.empty()) {
            made.procedure = unit.howitzer || chance_.one_in(4) ? "village_fire" : "structure_fire";
            const Unit* target = battle().unit(made.target);
            if (target == nullptr || target->inside.empty()) made.target = battle().sites[chance_.below(battle().sites.size())].id;
        }
        if (opportunity) made.facts.push_back({"opportunity", std::string("yes")});
        if (chance_.one_in(6)) made.others.push_back(battle().leaders[chance_.below(battle().leaders.size())].id);
        return filled_in(std::move(made));
    }
    return intent("note");
}

Intent RandomIntents::free_decision() {
    if (chance_.one_in(60)) return changes_roster();
    if (chance_.one_in(80)) return by_hand();
    if (chance_.one_in(50)) {
        Intent made = intent("note");
        made.text = "100% wahr ## \"so\"\nsagt man";
        return made;
    }
    const std::string_view phase = phase_row(test_charts(), battle().game.phase);
    if (phase == "arrivals") {
        if (chance_.one_in(2)) return intent("out_of_command", unit_on_table());
        return filled_in(to_do("command_range", unit_on_table(), battle().leaders[chance_.below(battle().leaders.size())].id));
    }
    if (phase == "plotting") return plot();
    if (phase == "charges") return shot(chance_.one_in(3), true);
    if (phase == "movement") return chance_.one_in(5) ? shot(chance_.one_in(2), true) : movement();
    if (phase == "artillery") return chance_.one_in(20) ? intent("close_fire") : shot(true, false);
    if (phase == "small_arms") return chance_.one_in(20) ? intent("close_fire") : shot(false, false);
    if (phase == "withdrawal" && chance_.one_in(80)) return intent("concede", battle().armies[chance_.below(battle().armies.size())].id);
    return movement();
}

// --- nonsense ---

void RandomIntents::spoil(Intent& made) {
    switch (chance_.below(12)) {
        case 0: made.actor = any_id(); break;
        case 1: made.target = any_id(); break;
        case 2: made.procedure = chance_.one_in(2) ? "moral" : ""; break;
        case 3:
            made.origin = Origin::typed_faces;
            for (std::size_t i = chance_.below(40); i > 0; --i) made.faces.push_back(static_cast<int>(chance_.below(9)) - 1);
            break;
        case 4:
            made.origin = Origin::typed_total;
            made.totals.push_back(static_cast<int>(chance_.below(200)) - 20);
            break;
        case 5: made.facts.push_back({"unit.colunm", std::string("yes")}); break;
        case 6: made.facts.push_back({"range", std::string("0.000001in")}); break;
        case 7: made.facts.push_back({"unit.grade", static_cast<std::int32_t>(chance_.below(9))}); break;
        case 8: made.lines_overruled.push_back({"grade", "no", chance_.one_in(2) ? "" : "it is so"}); break;
        case 9: made.facts_overruled.push_back({"unit.castings", std::to_string(chance_.below(200)), "counted again"}); break;
        case 10:
            made.words.push_back(word_of(chance_.one_in(2) ? "answer" : "distance", chance_.one_in(2) ? "ein Zoll" : "-3"));
            break;
        default: made.others.push_back(any_id()); break;
    }
}

Intent RandomIntents::nonsense() {
    if (chance_.one_in(2)) {
        Intent made = chance_.one_in(3) || battle().owed.empty() ? free_decision() : for_duty(battle().owed[chance_.below(battle().owed.size())]);
        for (std::size_t i = 1 + chance_.below(3); i > 0; --i) spoil(made);
        return made;
    }
    const auto all_verbs = verbs();
    const auto all_procedures = procedures_to_do();
    Intent made = intent(std::string(all_verbs[chance_.below(all_verbs.size())]), any_id(), any_id());
    if (made.verb == "next" || made.verb == "concede") made.verb = "do";
    if (chance_.one_in(2)) made.verb = "do";
    made.procedure = all_procedures[chance_.below(all_procedures.size())];
    if (chance_.one_in(2)) made.others.push_back(any_id());
    if (chance_.one_in(2)) made.reason = "ein Grund ## 100%";
    const auto words = charge_word_list();
    for (std::size_t i = chance_.below(3); i > 0; --i) {
        static const std::vector<std::string> kValues = {"yes", "no", "7", "-7", "", "front", "own", "9999999999", "none", "square"};
        made.words.push_back(word_of(std::string(words[chance_.below(words.size())].name), kValues[chance_.below(kValues.size())]));
    }
    return chance_.one_in(2) ? made : filled_in(std::move(made));
}

}  // namespace aor
