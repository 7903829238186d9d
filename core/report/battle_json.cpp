#include "core/report/battle_json.hpp"

#include "core/report/json_text.hpp"
#include "core/play/fact_values.hpp"

namespace aor::report {
namespace {

template <class List, class Each>
std::string list_of(const List& list, Each&& each) {
    JsonList out;
    for (const auto& one : list) out.add(each(one));
    return out.line();
}

/// A text that is left out when it is empty.
void put(JsonObject& object, std::string_view key, std::string_view text) {
    if (!text.empty()) object.text(key, text);
}
void put(JsonObject& object, std::string_view key, const std::vector<std::string>& texts) {
    if (!texts.empty()) object.raw(key, json_of(texts));
}

std::string json_of_named(const std::vector<Named>& list) {
    JsonObject object;
    for (const Named& named : list) object.raw(named.name, json_of(named.value));
    return object.line();
}

std::string json_of_numbers(const std::vector<int>& numbers) {
    return list_of(numbers, [](int number) { return std::to_string(number); });
}

std::string json_of_castings(Castings castings) {
    return JsonObject().number("start", castings.start).number("lost", castings.lost).line();
}

std::string json_of_unit(const UnitRow& row) {
    JsonObject unit;
    unit.text("id", row.id).text("name", row.name).text("troops", row.troops);
    put(unit, "kind", row.kind);
    unit.number("grade", row.grade).number("castings", row.castings).number("castings_start", row.castings_start);
    if (row.pending > 0) unit.number("pending", row.pending);
    unit.flag("on_table", row.on_table).flag("lost", row.lost).text("state", row.state);
    put(unit, "formation", row.formation);
    put(unit, "remarks", row.remarks);
    return unit.line();
}

std::string json_of_leader(const LeaderRow& row) {
    return JsonObject().text("id", row.id).text("name", row.name).text("post", row.post).text("rating", row.rating).flag("present", row.present).text("now", row.now).line();
}

std::string json_of_army(const ArmyRows& row) {
    JsonObject army;
    army.text("id", row.id).text("name", row.name);
    put(army, "ally_of", row.ally_of);
    army.raw("castings", json_of_castings(row.castings));
    put(army, "left", row.left);
    return army.raw("brigades", list_of(row.brigades, [](const BrigadeRows& brigade) {
                        JsonObject object;
                        put(object, "id", brigade.id);
                        put(object, "name", brigade.name);
                        return object.raw("castings", json_of_castings(brigade.castings)).raw("leaders", list_of(brigade.leaders, json_of_leader))
                            .raw("units", list_of(brigade.units, json_of_unit)).line();
                    })).line();
}

std::string json_of_site(const SiteRow& row) {
    JsonObject site;
    site.text("id", row.id).text("name", row.name).text("kind", row.kind);
    put(site, "held", row.held);
    put(site, "remarks", row.remarks);
    return site.line();
}

std::string json_of_items(const std::vector<ItemTaken>& items) {
    return list_of(items, [](const ItemTaken& item) {
        JsonObject object;
        object.text("id", item.id).number("amount", item.amount).text("of", name_of(item.of)).text("label", item.label);
        put(object, "page", item.page);
        put(object, "reason", item.reason);
        return object.line();
    });
}

std::string json_of_roll(const Rolled& rolled) {
    JsonObject object;
    object.text("procedure", rolled.procedure);
    put(object, "actor", rolled.actor);
    put(object, "target", rolled.target);
    object.raw("facts", list_of(rolled.facts, [](const FactTaken& fact) {
        JsonObject said;
        said.text("name", fact.name).raw("value", json_of(fact.value)).text("source", name_of(fact.source));
        put(said, "reason", fact.reason);
        return said.line();
    }));
    object.raw("items", json_of_items(rolled.items));
    if (!rolled.other_items.empty()) object.raw("other_items", json_of_items(rolled.other_items));
    put(object, "refused", rolled.refused);
    put(object, "automatic", rolled.automatic);
    if (!rolled.faces.empty()) object.raw("roll", json_of_numbers(rolled.faces));
    if (!rolled.sums.empty()) object.raw("sums", json_of_numbers(rolled.sums));
    if (rolled.origin == Origin::program) object.flag("rolled_by_program", true);
    object.raw("outcome", json_of_named(rolled.outcome));
    put(object, "say", rolled.say);
    return object.line();
}

std::string json_of_row(const MoveRow& row) {
    JsonObject object;
    put(object, "inches", row.inches);
    object.text("label", row.label);
    put(object, "page", row.page);
    put(object, "note", row.note);
    return object.line();
}

std::string json_of_threshold(const Threshold& line) {
    return JsonObject().text("label", line.label).number("at", line.at).number("left", line.left).flag("reached", line.reached).line();
}

std::string json_of_chance(const ExactChance& chance) { return JsonObject().text("ways", chance.ways.str()).text("of", chance.of.str()).line(); }

std::string json_of_die(const LedgerDie& die) {
    JsonObject object;
    object.number("half_dice", die.half_dice);
    object.raw("behind", list_of(die.behind, [](const BehindDie& behind) {
        JsonObject said;
        put(said, "id", behind.id);
        said.text("say", behind.say);
        if (behind.turn > 0) said.number("turn", behind.turn);
        if (behind.entry > 0) said.number("entry", behind.entry);
        return said.line();
    }));
    put(object, "note", die.note);
    return object.line();
}

std::string json_of_losses(const BrigadeLosses& brigade) {
    JsonObject object;
    put(object, "id", brigade.brigade);
    put(object, "name", brigade.name);
    object.raw("castings", json_of_castings(brigade.castings));
    return object.raw("units", list_of(brigade.units, [](const UnitLosses& unit) {
                          JsonObject row;
                          row.text("id", unit.unit).text("name", unit.name).raw("castings", json_of_castings(unit.castings));
                          if (unit.pending > 0) row.number("pending", unit.pending);
                          return row.flag("lost", unit.gone).raw("marks", list_of(unit.marks, json_of_threshold)).line();
                      })).line();
}

std::string json_of_army(const ArmyLedger& army) {
    JsonObject object;
    object.text("army", army.army).text("name", army.name).text("side", army.side).raw("castings", json_of_castings(army.castings));
    object.raw("counted", json_of_castings(army.counted)).number("pending", army.pending);
    if (army.start_line) object.raw("start_line", json_of_threshold(*army.start_line));
    object.raw("lines", list_of(army.lines, json_of_threshold)).raw("other_lines", list_of(army.other_lines, json_of_threshold));
    object.flag("past_start_line", army.past_start_line).flag("checks_this_turn", army.checks_this_turn).flag("has_left", army.has_left);
    put(object, "cannot", army.cannot);
    object.number("dice", army.pool.whole).number("half_dice", army.pool.half);
    object.raw("items", list_of(army.dice, [](const LedgerLine& line) {
        return JsonObject().text("id", line.item.id).text("label", line.item.label).text("page", line.item.page).number("amount", line.item.amount)
            .text("of", name_of(line.item.of)).raw("dice", list_of(line.dice, json_of_die)).line();
    }));
    if (army.cannot.empty()) {
        object.raw("if_checked", json_of_chance(army.if_checked)).raw("this_turn", json_of_chance(army.this_turn)).raw("by_the_end", json_of_chance(army.by_the_end));
    }
    return object.raw("brigades", list_of(army.brigades, json_of_losses)).line();
}

}  // namespace

std::string json_of(const Value& value) {
    if (const auto* yes = std::get_if<bool>(&value)) return *yes ? "true" : "false";
    if (const auto* number = std::get_if<std::int32_t>(&value)) return std::to_string(*number);
    if (const auto* inches = std::get_if<Inches>(&value)) return inches->text();
    if (const auto* names = std::get_if<Names>(&value)) return json_of(*names);
    return json_string(std::get<std::string>(value));
}

std::string json_of(const std::vector<std::string>& texts) {
    return list_of(texts, [](const std::string& text) { return json_string(text); });
}

std::string json_of_status(const BattleStatus& status, const Game& game) {
    JsonObject object;
    put(object, "title", status.title);
    object.number("turn", game.turn).number("phase", game.phase).text("moment", status.moment);
    object.flag("over", game.ended);
    put(object, "ended", status.ended);
    put(object, "winner", game.winner);
    put(object, "remarks", status.remarks);
    put(object, "rules", status.rules);
    object.raw("armies", list_of(status.armies, [](const ArmyRows& army) { return json_of_army(army); }));
    return object.raw("sites", list_of(status.sites, json_of_site)).line();
}

std::string json_of_duties(const std::vector<DutyRow>& rows, const NextDue& next) {
    JsonObject object;
    object.raw("duties", list_of(rows, [](const DutyRow& row) {
        JsonObject duty;
        put(duty, "id", row.id);
        duty.text("procedure", row.procedure);
        put(duty, "who", row.who);
        duty.text("say", row.say);
        put(duty, "step", row.step);
        return duty.text("when", name_of(row.when)).number("turn", row.turn).number("phase", row.phase).text("command", row.command).line();
    }));
    JsonObject due;
    due.text("say", next.say);
    put(due, "command", next.command);
    return object.raw("next", due.line()).line();
}

std::string json_of_entry(const EntryRow& row, const Entry& entry) {
    JsonObject object;
    object.number("entry", row.number).number("turn", row.turn).number("phase", row.phase).text("kind", name_of(row.kind));
    if (row.of > 0) object.number("of", row.of);
    put(object, "at", row.at);
    object.flag("stands", row.stands).text("say", row.say).text("typed", row.typed);
    put(object, "reason", row.reason);
    if (!entry.rolls.empty()) object.raw("rolls", list_of(entry.rolls, json_of_roll));
    put(object, "events", row.events);
    put(object, "otherwise", row.otherwise);
    if (!row.mended.empty()) object.raw("mended", json_of_numbers(row.mended));
    if (!row.corrected_by.empty()) object.raw("corrected_by", json_of_numbers(row.corrected_by));
    return object.line();
}

std::string json_of_ledger(const Ledger& ledger) {
    JsonObject object;
    object.raw("armies", list_of(ledger.armies, [](const ArmyLedger& army) { return json_of_army(army); }));
    put(object, "order", ledger.order);
    return object.number("turns_left", ledger.turns_left).line();
}

std::string json_of_drift(const std::vector<DriftGroup>& groups) {
    JsonList rows;
    for (const DriftGroup& group : groups) {
        for (const DriftRow& row : group.rows) {
            JsonObject object;
            object.text("id", row.id).text("name", row.name);
            put(object, "army", group.army);
            put(object, "brigade", group.brigade);
            rows.add(object.text("say", row.say).raw("fields", json_of(row.fields)).line());
        }
    }
    return JsonObject().raw("drift", rows.line()).line();
}

std::string json_of_move(const MoveSheet& sheet) {
    JsonObject object;
    object.raw("hindrances", list_of(sheet.hindrances, json_of_row));
    object.raw("rates", list_of(sheet.rates, [](const RateRow& rate) {
        return JsonObject().text("name", rate.name).text("inches", rate.inches).text("quarters", rate.quarters).raw("items", list_of(rate.items, json_of_row)).line();
    }));
    object.raw("costs", list_of(sheet.costs, json_of_row));
    put(object, "limits", sheet.limits);
    object.text("left", sheet.left);
    put(object, "notes", sheet.notes);
    return object.line();
}

std::string json_of_plan(const PlanRows& rows) {
    JsonObject object;
    object.flag("possible", rows.possible).raw("items", list_of(rows.items, json_of_row));
    put(object, "against", rows.against);
    object.text("used", rows.used);
    put(object, "left", rows.left);
    put(object, "disorder", rows.disorder);
    put(object, "notes", rows.notes);
    return object.line();
}

}  // namespace aor::report
