#include "core/battle/entry_text.hpp"

#include "core/base/toml_text.hpp"

#include <charconv>

namespace aor {

namespace {

void put_text(std::string& out, std::string_view text) { put_toml(out, text); }
void put_value(std::string& out, const Value& value) { put_toml(out, value); }

void put_number(std::string& out, std::int64_t number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out.append(digits, end);
}

template <class List, class Put>
void put_list(std::string& out, const List& list, Put&& put) {
    out += '[';
    bool first = true;
    for (const auto& one : list) {
        if (!first) out += ", ";
        first = false;
        put(out, one);
    }
    out += ']';
}

void put_texts(std::string& out, const Names& names) { put_list(out, names, put_text); }

/// The keys of an inline table, or of the piece itself; those with nothing to say are left out.
class KeyWriter {
public:
    explicit KeyWriter(std::string& out, std::string_view between = ", ") : out_(out), between_(between) {}

    std::string& key(std::string_view name) {
        if (!first_) out_ += between_;
        first_ = false;
        out_ += name;
        out_ += " = ";
        return out_;
    }
    void text(std::string_view name, std::string_view text) {
        if (!text.empty()) put_text(key(name), text);
    }
    void number(std::string_view name, int number, int otherwise = 0) {
        if (number != otherwise) put_number(key(name), number);
    }
    template <class List, class Put>
    void list(std::string_view name, const List& list, Put&& put) {
        if (!list.empty()) put_list(key(name), list, put);
    }
    /// A list with each of its items on a line of its own.
    template <class List, class Put>
    void lines(std::string_view name, const List& list, Put&& put) {
        if (list.empty()) return;
        key(name) += "[\n";
        for (const auto& one : list) {
            out_ += "  ";
            put(out_, one);
            out_ += ",\n";
        }
        out_ += ']';
    }

private:
    std::string& out_;
    std::string_view between_;
    bool first_ = true;
};

void put_int(std::string& out, int number) { put_number(out, number); }

void put_named(std::string& out, const Named& named) {
    out += '[';
    put_text(out, named.name);
    out += ", ";
    put_value(out, named.value);
    out += ']';
}

void put_overruled(std::string& out, const Overruled& overruled) {
    put_texts(out, {overruled.name, overruled.value, overruled.reason});
}

void put_fact(std::string& out, const FactTaken& fact) {
    out += '[';
    put_text(out, fact.name);
    out += ", ";
    put_value(out, fact.value);
    out += ", ";
    put_text(out, name_of(fact.source));
    if (!fact.reason.empty()) {
        out += ", ";
        put_text(out, fact.reason);
    }
    out += ']';
}

void put_item(std::string& out, const ItemTaken& item) {
    out += '[';
    put_text(out, item.id);
    out += ", ";
    put_text(out, item.label);
    out += ", ";
    put_text(out, item.page);
    out += ", ";
    put_number(out, item.amount);
    out += ", ";
    put_text(out, name_of(item.of));
    if (!item.reason.empty()) {
        out += ", ";
        put_text(out, item.reason);
    }
    out += ']';
}

constexpr std::string_view kOrigins[] = {"typed_faces", "typed_total", "program", "script"};

void put_origin(KeyWriter& keys, Origin origin) {
    if (origin != Origin::typed_faces) keys.text("origin", kOrigins[static_cast<std::size_t>(origin)]);
}

void put_intent(std::string& out, const Intent& intent) {
    out += "{ ";
    KeyWriter keys(out);
    keys.text("verb", intent.verb);
    keys.text("procedure", intent.procedure);
    keys.text("actor", intent.actor);
    keys.text("target", intent.target);
    keys.list("others", intent.others, put_text);
    keys.list("words", intent.words, put_named);
    keys.list("facts", intent.facts, put_named);
    keys.list("facts_overruled", intent.facts_overruled, put_overruled);
    keys.list("lines_overruled", intent.lines_overruled, put_overruled);
    keys.list("faces", intent.faces, put_int);
    keys.list("totals", intent.totals, put_int);
    put_origin(keys, intent.origin);
    keys.text("reason", intent.reason);
    keys.text("text", intent.text);
    out += " }";
}

void put_roll(std::string& out, const Rolled& rolled) {
    out += "{ ";
    KeyWriter keys(out);
    keys.text("procedure", rolled.procedure);
    keys.text("actor", rolled.actor);
    keys.text("target", rolled.target);
    keys.list("facts", rolled.facts, put_fact);
    keys.list("items", rolled.items, put_item);
    keys.list("other_items", rolled.other_items, put_item);
    keys.text("refused", rolled.refused);
    keys.text("automatic", rolled.automatic);
    keys.list("faces", rolled.faces, put_int);
    keys.list("sums", rolled.sums, put_int);
    put_origin(keys, rolled.origin);
    keys.list("outcome", rolled.outcome, put_named);
    keys.text("say", rolled.say);
    out += " }";
}

void put_field(KeyWriter& keys, Thing thing, const FieldValue& field) {
    put_value(keys.key(fields_of(thing)[field.field].name), field.value);
}

/// ["unit", "1-7th", "castings", 12, 10]; ["+loss", "17.1", 3, { unit = "1-7th", ... }]; ["-contact", ...].
void put_change(std::string& out, const Change& change) {
    out += '[';
    std::string thing;
    if (change.what == Change::What::come) thing = '+';
    if (change.what == Change::What::go) thing = '-';
    thing += word(change.thing);
    put_text(out, thing);
    out += ", ";
    put_text(out, change.id);
    out += ", ";
    if (change.what == Change::What::set) {
        put_text(out, change.field_name());
        out += ", ";
        put_value(out, change.from);
        out += ", ";
        put_value(out, change.to);
    } else {
        put_number(out, change.place);
        out += ", { ";
        KeyWriter keys(out);
        for (const FieldValue& field : change.record) put_field(keys, change.thing, field);
        out += " }";
    }
    out += ']';
}

void put_event(std::string& out, const Event& event) {
    out += "{ ";
    KeyWriter keys(out);
    keys.text("what", name_of(event.what));
    if (event.thing != Thing::game) keys.text("thing", word(event.thing));
    keys.text("id", event.id);
    keys.text("say", event.say);
    keys.list("changes", event.changes, put_change);
    out += " }";
}

void put_entry_keys(std::string& out, const Entry& entry, std::string_view between);

void put_mended(std::string& out, const Entry& entry) {
    out += "{ ";
    put_entry_keys(out, entry, ", ");
    out += " }";
}

void put_entry_keys(std::string& out, const Entry& entry, std::string_view between) {
    const bool in_lines = between == "\n";
    KeyWriter keys(out, between);
    const auto list = [&](std::string_view name, const auto& all, auto put) {
        if (in_lines) keys.lines(name, all, put);
        else keys.list(name, all, put);
    };
    put_number(keys.key("number"), entry.number);
    put_number(keys.key("turn"), entry.turn);
    put_number(keys.key("phase"), entry.phase);
    put_text(keys.key("kind"), name_of(entry.kind));
    keys.number("of", entry.of);
    if (entry.dropped) keys.key("dropped") += "true";
    keys.text("at", entry.at);
    keys.text("say", entry.say);
    if (entry.intent != Intent()) put_intent(keys.key("intent"), entry.intent);
    list("rolls", entry.rolls, put_roll);
    list("events", entry.events, put_event);
    list("instead", entry.instead, put_mended);
}

template <class Record>
void put_record(std::string& out, const Record& record) {
    out += "{ ";
    KeyWriter keys(out);
    put_text(keys.key("id"), record.id);
    for (const FieldValue& field : filled_fields(record)) put_field(keys, Record::thing, field);
    out += " }";
}

}  // namespace

std::string text_of(const LogHeader& header) {
    std::string out =
        "# A battle of Warfare in the Age of Reason. The program adds to this file and never changes what is in it;\n"
        "# every piece ends with its number and a sum over its bytes.\n";
    KeyWriter keys(out, "\n");
    put_number(keys.key("format"), kLogFormat);
    keys.text("title", header.title);
    keys.text("program", header.program);
    keys.text("charts", header.charts);
    keys.text("at", header.at);
    put_record(keys.key("game"), header.start.game);
#define AOR_RECORD(Record, thing, list) keys.lines(#list, header.start.list, put_record<Record>);
#include "core/battle/fields/records.def"
#undef AOR_RECORD
    out += '\n';
    put_end_line(out, 0);
    return out;
}

std::string text_of(const Entry& entry) {
    std::string out = "[[entry]]\n";
    put_entry_keys(out, entry, "\n");
    out += '\n';
    put_end_line(out, entry.number);
    return out;
}

}  // namespace aor
