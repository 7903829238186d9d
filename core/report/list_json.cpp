#include "core/report/json_text.hpp"
#include "core/report/list_phrases.hpp"
#include "core/report/list_words.hpp"

namespace aor::report {

namespace {

std::string json_of_source(const ListSource& source) {
    JsonObject json;
    if (!source.line.empty()) json.text("line", source.line);
    if (!source.page.empty()) json.text("page", source.page);
    return json.line();
}

std::string json_of_words(const std::vector<std::string>& words) {
    JsonList json;
    for (const std::string& word : words) json.add(json_string(word));
    return json.line();
}

void put_bands(JsonObject& json, const MoraleBands& bands) {
    if (bands.down) json.text("down", bands.down->text());
    if (bands.same) json.text("same", bands.same->text());
    if (bands.up) json.text("up", bands.up->text());
}

std::string json_of_row(const ListRow& row) {
    JsonObject json;
    json.text("id", row.id).text("title", row.title).text("group", row.group);
    if (row.share) json.text("share", row.share->text());
    if (row.units) json.text("units", row.units->text());
    json.raw("types", json_of_words(row.types));
    if (row.grade != 0) json.number("grade", row.grade);
    if (!row.discipline.empty()) json.text("discipline", row.discipline);
    put_bands(json, row.bands);
    json.text("castings", castings_of(row));
    if (row.weapon != "musket") json.text("weapon", row.weapon);
    if (!row.traits.empty()) json.raw("traits", json_of_words(row.traits));
    if (!row.cut.empty()) json.raw("cut", json_of_words(row.cut));
    return json.raw("source", json_of_source(row.source)).line();
}

std::string json_of_missing(const MissingRows& rows) {
    return JsonObject().text("id", rows.id).text("title", rows.title).text("group", rows.group).text("proof", rows.proof).raw("source", json_of_source(rows.source)).line();
}

std::string json_of_value(const Value& value) {
    if (const auto* yes = std::get_if<bool>(&value)) return *yes ? "true" : "false";
    if (const auto* number = std::get_if<std::int32_t>(&value)) return std::to_string(*number);
    if (const auto* inches = std::get_if<Inches>(&value)) return inches->text();
    if (const auto* names = std::get_if<Names>(&value)) return json_of_words(*names);
    return json_string(std::get<std::string>(value));
}

}  // namespace

std::string json_of_lists(const std::vector<ArmyList>& lists) {
    JsonList all;
    for (const ArmyList& list : lists) {
        JsonList missing;
        for (const MissingRows& rows : list.missing) missing.add(json_string(rows.id));
        all.add(JsonObject().text("id", list.id).text("title", list.title).text("years", list.period.text()).flag("complete", list.complete()).raw("missing", missing.line()).line());
    }
    return JsonObject().raw("lists", all.line()).line();
}

std::string json_of_list(const ArmyList& list) {
    JsonObject json;
    json.text("id", list.id).text("title", list.title).text("nation", list.nation).text("era", list.era).text("years", list.period.text());
    json.flag("complete", list.complete());
    JsonList groups;
    for (const ListGroup& group : list.groups) {
        JsonObject one;
        one.text("id", group.id).text("title", group.title).text("arm", group.arm);
        if (!group.within.empty()) one.text("within", group.within);
        if (group.share) one.text("share", group.share->text());
        groups.add(one.raw("source", json_of_source(group.source)).line());
    }
    json.raw("groups", groups.line());
    JsonList rows;
    for (const ListRow& row : list.rows) rows.add(json_of_row(row));
    json.raw("rows", rows.line());
    JsonList notes;
    for (const ListNote& note : list.notes) {
        JsonObject one;
        one.raw("of", json_of_words(note.of)).text("effect", note_in_words(note));
        if (!note.traits.empty()) one.raw("traits", json_of_words(note.traits));
        if (!note.types.empty()) one.raw("types", json_of_words(note.types));
        if (!note.period.always()) one.text("years", note.period.text());
        if (!note.when.empty()) one.raw("when", json_of_words(note.when));
        notes.add(one.raw("source", json_of_source(note.source)).line());
    }
    json.raw("notes", notes.line());
    JsonList specials;
    for (const ListSpecial& special : list.specials) {
        JsonObject one;
        one.text("id", special.id).text("title", special.title).text("what", special_in_words(special));
        if (!special.period.always()) one.text("years", special.period.text());
        if (!special.when.empty()) one.raw("when", json_of_words(special.when));
        specials.add(one.raw("source", json_of_source(special.source)).line());
    }
    json.raw("specials", specials.line());
    JsonList guns;
    for (const ListBattery& battery : list.artillery.batteries) {
        JsonObject one;
        one.text("gun", battery.gun).text("what", battery_in_words(battery));
        if (!battery.period.always()) one.text("years", battery.period.text());
        guns.add(one.raw("source", json_of_source(battery.source)).line());
    }
    json.raw("batteries", guns.line());
    JsonList missing;
    for (const MissingRows& one : list.missing) missing.add(json_of_missing(one));
    return json.raw("missing", missing.line()).raw("source", json_of_source(list.source)).line();
}

std::string json_of_muster(const Muster& muster, const ArmyList& list) {
    JsonObject json;
    json.text("list", list.id).number("points", muster.points).number("infantry", muster.infantry).number("cavalry", muster.cavalry);
    json.number("batteries", muster.batteries).number("castings", muster.castings).number("left_over", muster.left).flag("whole", muster.whole());
    JsonList things;
    for (std::size_t i = 0; i < muster.order.things.size(); ++i) {
        JsonObject keys;
        for (const ListedKey& key : muster.order.things[i].keys) keys.raw(key.name, json_of_value(key.value));
        things.add(JsonObject().text("section", muster.order.things[i].section).raw("keys", keys.line()).text("why", muster.reasons[i]).line());
    }
    json.raw("order_of_battle", things.line());
    JsonList missing;
    for (const PointsMissing& one : muster.missing) {
        JsonList kinds;
        for (const MissingRows* rows : one.kinds) kinds.add(json_of_missing(*rows));
        missing.add(JsonObject().text("group", one.group).number("points", one.points).number("typed", one.typed).raw("kinds", kinds.line()).line());
    }
    json.raw("missing", missing.line());
    JsonList choices;
    for (const OpenChoice& choice : muster.choices) {
        choices.add(JsonObject().text("name", choice.name).text("question", choice.question).text("allowed", choice.allowed).text("value", choice.value).flag("given", choice.given).line());
    }
    return json.raw("choices", choices.line()).raw("remarks", json_of_words(muster.remarks)).line();
}

}  // namespace aor::report
