#include "core/report/json.hpp"

#include "core/report/fact_words.hpp"
#include "core/report/json_text.hpp"
#include "core/report/reading.hpp"

namespace aor::report {
namespace {

std::string json_of_items(const Pool& pool) {
    JsonList list;
    for (const Item& item : pool.items) {
        list.add(JsonObject().text("id", item.id).number("amount", item.amount).text("of", name_of(item.of)).line());
    }
    return list.line();
}

std::string json_of_faces(std::span<const int> faces) {
    JsonList list;
    for (const int face : faces) list.add(std::to_string(face));
    return list.line();
}

// The keys that every roll has, one side of a bout as well as a whole procedure.
void add_roll(JsonObject& object, const Pool& pool, const RollShown& shown, const AutomaticRow* automatic) {
    object.raw("items", json_of_items(pool));
    object.number("dice", shown.dice.whole).number("half_dice", shown.dice.half);
    if (shown.target) object.number("target", *shown.target);
    if (shown.faces_known) object.raw("roll", json_of_faces(shown.all));
    if (shown.total) object.number("total", *shown.total);
    if (automatic != nullptr) object.text("automatic", automatic->id);
}

std::string json_of_side(const Pool& pool, const RollShown& shown, const AutomaticRow* automatic) {
    JsonObject side;
    add_roll(side, pool, shown, automatic);
    return side.line();
}

std::string json_of_value(const FactRow& row, std::int32_t value) {
    switch (row.kind) {
        case Kind::boolean: return value != 0 ? "true" : "false";
        case Kind::integer: return std::to_string(value);
        case Kind::inches: return Inches::parts(value).text();
        default: break;
    }
    if (is_list(row.kind)) return "[]";
    return json_string(words_of(row.kind)[static_cast<std::size_t>(value)]);
}

std::string json_of_fact(const FactRow& row) {
    JsonObject fact;
    fact.text("name", name_of(row.fact)).text("type", type_of(row)).text("meaning", row.meaning);
    if (!row.page.empty()) fact.text("page", row.page);
    if (row.kind == Kind::integer || row.kind == Kind::inches) {
        fact.raw("min", json_of_value(row, row.min)).raw("max", json_of_value(row, row.max));
    }
    if (!row.values.empty()) {
        JsonList values;
        for (const std::string& value : row.values) values.add(json_string(value));
        fact.raw("values", values.line());
    }
    if (row.fallback) fact.raw("default", json_of_value(row, *row.fallback));
    if (row.optional) fact.flag("optional", true);
    return fact.line();
}

}  // namespace

std::string json_of_outcome(const Outcome& outcome) {
    JsonObject object;
    for (const Field& field : outcome) {
        if (const auto* flag = std::get_if<bool>(&field.value)) object.flag(field.name, *flag);
        else if (const auto* count = std::get_if<int>(&field.value)) object.number(field.name, *count);
        else if (const auto* word = std::get_if<std::string_view>(&field.value)) object.text(field.name, *word);
        else object.raw(field.name, std::get<Inches>(field.value).text());
    }
    return object.line();
}

std::string json_of_resolution(const Assessment& a, const Resolution& resolution) {
    JsonObject object;
    object.text("procedure", a.chart->id);
    if (is_bout(a)) {
        const BoutShown shown = bout_shown(a, resolution);
        object.raw("unit", json_of_side(a.pool, shown.unit, a.automatic));
        object.raw("opponent", json_of_side(a.other_pool, shown.opponent, a.other_automatic));
    } else {
        add_roll(object, a.pool, roll_shown(a, resolution), a.automatic);
    }
    object.raw("outcome", json_of_outcome(resolution.outcome));
    return object.line();
}

std::string json_of_refusal(const Assessment& a) {
    return JsonObject().text("procedure", a.chart->id).text("refused", a.refusal->label).line();
}

std::string json_of_odds(const Assessment& a, const Odds& odds) {
    const std::string of = odds.of().str();
    JsonList outcomes;
    for (const Chance& chance : odds.chances) {
        if (chance.ways == 0) continue;
        outcomes.add(JsonObject().raw("outcome", json_of_outcome(chance.outcome)).text("ways", chance.ways.str()).text("of", of).line());
    }
    return JsonObject().text("procedure", a.chart->id).raw("outcomes", outcomes.line()).line();
}

std::string json_of_facts(const Chart& chart) {
    JsonList facts;
    for (const FactRow& row : chart.facts) facts.add(json_of_fact(row));
    return JsonObject().text("procedure", chart.id).text("title", chart.title).text("page", chart.page).raw("facts", facts.line()).line();
}

}  // namespace aor::report
