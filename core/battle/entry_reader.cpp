#include "core/battle/entry_text.hpp"
#include "core/battle/piece_reader.hpp"

#include <algorithm>

namespace aor {

namespace {

constexpr std::string_view kOrigins[] = {"typed_faces", "typed_total", "program", "script"};

/// Reads the pieces of an entry and of a header.
class EntryPieces : public PieceReader {
public:
    using PieceReader::PieceReader;

    bool named(const toml::node& node, Named& out) {
        const auto* array = row(node, 2, 2);
        return array != nullptr && text((*array)[0], out.name) && value((*array)[1], out.value);
    }
    bool overruled(const toml::node& node, Overruled& out) {
        const auto* array = row(node, 3, 3);
        return array != nullptr && text((*array)[0], out.name) && text((*array)[1], out.value) &&
               text((*array)[2], out.reason);
    }
    bool fact(const toml::node& node, FactTaken& out) {
        const auto* array = row(node, 3, 4);
        return array != nullptr && text((*array)[0], out.name) && value((*array)[1], out.value) &&
               word_of((*array)[2], out.source, [](FactSource source) { return name_of(source); }, 3) &&
               (array->size() < 4 || text((*array)[3], out.reason));
    }
    bool item(const toml::node& node, ItemTaken& out) {
        const auto* array = row(node, 5, 6);
        return array != nullptr && text((*array)[0], out.id) && text((*array)[1], out.label) &&
               text((*array)[2], out.page) && number((*array)[3], out.amount) &&
               word_of((*array)[4], out.of, [](Of of) { return name_of(of); }, 4) &&
               (array->size() < 6 || text((*array)[5], out.reason));
    }
    bool origin(const toml::node& node, Origin& out) {
        return word_of(node, out, [](Origin one) { return kOrigins[static_cast<std::size_t>(one)]; }, 4);
    }
    bool thing(const toml::node& node, Thing& out) {
        std::string typed;
        if (!text(node, typed)) return false;
        return thing_named(node, typed, out);
    }
    bool thing_named(const toml::node& node, std::string_view typed, Thing& out) {
        const auto found = worded<Thing>(typed);
        if (!found) {
            fault(node, "there is no \"" + std::string(typed) + "\" in a battle");
            return false;
        }
        out = *found;
        return true;
    }
    bool field_named_here(const toml::node& node, Thing of, std::string_view name, FieldNumber& out) {
        const auto found = field_named(of, name);
        if (!found) {
            fault(node, a_thing(of) + " has no \"" + std::string(name) + '"');
            return false;
        }
        out = *found;
        return true;
    }

    bool fields(const toml::node& node, Thing of, std::vector<FieldValue>& out, std::string* id = nullptr) {
        if (!keys(node, [&](std::string_view key, const toml::node& child) {
                if (id != nullptr && key == "id") return text(child, *id);
                FieldValue& field = out.emplace_back();
                return field_named_here(child, of, key, field.field) && value(child, field.value);
            })) {
            return false;
        }
        // toml++ sorts keys; a record is written in the order of its fields.
        std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.field < b.field; });
        return true;
    }

    bool change(const toml::node& node, Change& out) {
        const auto* array = row(node, 4, 5);
        if (array == nullptr) return false;
        std::string kind;
        if (!text((*array)[0], kind) || !text((*array)[1], out.id)) return false;
        std::string_view thing = kind;
        if (thing.starts_with('+')) out.what = Change::What::come;
        if (thing.starts_with('-')) out.what = Change::What::go;
        if (out.what != Change::What::set) thing.remove_prefix(1);
        if (!thing_named((*array)[0], thing, out.thing)) return false;
        if (out.what != Change::What::set) {
            return array->size() == 4 && number((*array)[2], out.place) && fields((*array)[3], out.thing, out.record);
        }
        std::string name;
        return array->size() == 5 && text((*array)[2], name) &&
               field_named_here((*array)[2], out.thing, name, out.field) && value((*array)[3], out.from) &&
               value((*array)[4], out.to);
    }
    bool event(const toml::node& node, Event& out) {
        return keys(node, [&](std::string_view key, const toml::node& child) {
            if (key == "what") {
                std::string name;
                if (!text(child, name)) return false;
                const auto what = happened_named(name);
                if (what) out.what = *what;
                else fault(child, "nothing called \"" + name + "\" happens in a battle");
                return what.has_value();
            }
            if (key == "thing") return thing(child, out.thing);
            if (key == "id") return text(child, out.id);
            if (key == "say") return text(child, out.say);
            if (key == "changes") {
                return list(child, out.changes, [&](const auto& one, Change& change_) { return change(one, change_); });
            }
            return false;
        });
    }
    bool intent(const toml::node& node, Intent& out) {
        return keys(node, [&](std::string_view key, const toml::node& child) {
            if (key == "verb") return text(child, out.verb);
            if (key == "procedure") return text(child, out.procedure);
            if (key == "actor") return text(child, out.actor);
            if (key == "target") return text(child, out.target);
            if (key == "others") return texts(child, out.others);
            if (key == "words") return list(child, out.words, [&](auto& one, Named& to) { return named(one, to); });
            if (key == "facts") return list(child, out.facts, [&](auto& one, Named& to) { return named(one, to); });
            if (key == "facts_overruled") return overruled_list(child, out.facts_overruled);
            if (key == "lines_overruled") return overruled_list(child, out.lines_overruled);
            if (key == "faces") return numbers(child, out.faces);
            if (key == "totals") return numbers(child, out.totals);
            if (key == "origin") return origin(child, out.origin);
            if (key == "reason") return text(child, out.reason);
            if (key == "text") return text(child, out.text);
            return false;
        });
    }
    bool roll(const toml::node& node, Rolled& out) {
        return keys(node, [&](std::string_view key, const toml::node& child) {
            if (key == "procedure") return text(child, out.procedure);
            if (key == "actor") return text(child, out.actor);
            if (key == "target") return text(child, out.target);
            if (key == "facts") return list(child, out.facts, [&](auto& one, FactTaken& to) { return fact(one, to); });
            if (key == "items") return list(child, out.items, [&](auto& one, ItemTaken& to) { return item(one, to); });
            if (key == "other_items") {
                return list(child, out.other_items, [&](auto& one, ItemTaken& to) { return item(one, to); });
            }
            if (key == "refused") return text(child, out.refused);
            if (key == "automatic") return text(child, out.automatic);
            if (key == "faces") return numbers(child, out.faces);
            if (key == "sums") return numbers(child, out.sums);
            if (key == "origin") return origin(child, out.origin);
            if (key == "outcome") return list(child, out.outcome, [&](auto& one, Named& to) { return named(one, to); });
            if (key == "say") return text(child, out.say);
            return false;
        });
    }
    bool entry(const toml::node& node, Entry& out, int depth = 0) {
        return keys(node, [&](std::string_view key, const toml::node& child) {
            if (key == "number") return number(child, out.number);
            if (key == "turn") return number(child, out.turn);
            if (key == "phase") return number(child, out.phase);
            if (key == "kind") {
                return word_of(child, out.kind, [](EntryKind kind) { return name_of(kind); }, 5);
            }
            if (key == "of") return number(child, out.of);
            if (key == "dropped") return flag(child, out.dropped);
            if (key == "at") return text(child, out.at);
            if (key == "say") return text(child, out.say);
            if (key == "intent") return intent(child, out.intent);
            if (key == "rolls") return list(child, out.rolls, [&](auto& one, Rolled& to) { return roll(one, to); });
            if (key == "events") return list(child, out.events, [&](auto& one, Event& to) { return event(one, to); });
            if (key == "instead" && depth == 0) {
                return list(child, out.instead, [&](auto& one, Entry& to) { return entry(one, to, depth + 1); });
            }
            return depth == 0 && key == "end";
        });
    }
    template <class Record>
    bool record(const toml::node& node, Record& out) {
        std::vector<FieldValue> values;
        if (!fields(node, Record::thing, values, &out.id)) return false;
        for (const FieldValue& value : values) {
            bool done = false;
            FieldsOf<Record>::at(out, value.field, [&](auto& field) { done = set_value(field, value.value); });
            if (!done) {
                fault(node, "the " + std::string(fields_of(Record::thing)[value.field].name) + " of " +
                                a_thing(Record::thing) + " cannot be " + in_words(value.value));
                return false;
            }
        }
        return true;
    }
    template <class Record>
    bool records(const toml::node& node, std::vector<Record>& out) {
        return list(node, out, [&](const toml::node& one, Record& to) { return record(one, to); });
    }

private:
    bool overruled_list(const toml::node& node, std::vector<Overruled>& out) {
        return list(node, out, [&](const toml::node& one, Overruled& to) { return overruled(one, to); });
    }
};

Problems at_place(const Problems& problems, const Place& place) {
    Problems moved;
    for (Problem problem : problems) {
        problem.place.line += place.line - 1;
        moved.add(std::move(problem));
    }
    return moved;
}

}  // namespace

Result<LogHeader> read_header(std::string_view text, const Place& place) {
    auto table = parse_toml(text, place.file);
    if (!table) return at_place(table.problems(), place);
    LogHeader header;
    Problems problems;
    EntryPieces reader(place, problems);
    reader.keys(*table, [&](std::string_view key, const toml::node& node) {
        if (key == "format" || key == "end") return true;
        if (key == "title") return reader.text(node, header.title);
        if (key == "program") return reader.text(node, header.program);
        if (key == "charts") return reader.text(node, header.charts);
        if (key == "at") return reader.text(node, header.at);
        if (key == "game") return reader.record(node, header.start.game);
#define AOR_RECORD(Record, thing, list) \
        if (key == #list) return reader.records(node, header.start.list);
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        return false;
    });
    if (!problems.none()) return problems;
    return header;
}

Result<Entry> read_entry(std::string_view text, const Place& place) {
    auto table = parse_toml(text, place.file);
    if (!table) return at_place(table.problems(), place);
    Entry entry;
    Problems problems;
    EntryPieces reader(place, problems);
    const toml::array* entries = table->get_as<toml::array>("entry");
    if (entries == nullptr || entries->size() != 1 || table->size() != 1) {
        problems.add(place, "there should be one entry here");
    } else {
        reader.entry((*entries)[0], entry);
    }
    if (!problems.none()) return problems;
    return entry;
}

}  // namespace aor
