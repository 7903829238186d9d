#pragma once
// An order of battle becoming a battle: the reader that set_up.cpp, set_up_keys.cpp and set_up_units.cpp are parts of. Every
// fault is noted with its place, and reading goes on.

#include "core/base/suggest.hpp"
#include "core/battle/record_fields.hpp"
#include "core/battle/set_up.hpp"

#include <algorithm>

namespace aor {
/// An order of battle at work to become a battle; gathers every fault with its place.
class SettingUp {
public:
    SettingUp(const Charts& charts, const OrderOfBattle& order, std::string file, Problems& problems)
        : charts_(charts), order_(order), file_(std::move(file)), problems_(problems) {}

    [[nodiscard]] Battle battle();

private:
    void fault(const Place& place, std::string text) { problems_.add(place, std::move(text)); }
    void fault(const ListedThing& thing, std::string_view key, std::string text) {
        const ListedKey* listed = thing.find(key);
        fault(listed != nullptr ? listed->place : thing.place, std::move(text));
    }

    // --- who there is (set_up_keys.cpp) ---

    template <class Record>
    void announce_as(const ListedThing& thing) {
        const std::string given = thing.text("id");
        const std::string name = thing.text("name");
        std::string id = given.empty() ? make_id(battle_, Record::thing, name) : given;
        if (!given.empty()) {
            if (battle_.has(Record::thing, given)) {
                fault(thing, "id", "there is already " + a_thing(Record::thing) + " \"" + given + '"');
            }
            if (make_id(Battle(), Record::thing, given) != given) {
                fault(thing, "id", "an id is lower case letters, digits and single dashes, as in \"" +
                                       make_id(battle_, Record::thing, given) + '"');
            }
        }
        while (battle_.has(Record::thing, id)) id += "-x";   // only after a fault
        Record record;
        record.id = id;
        record.name = name.empty() ? id : name;
        battle_.all<Record>().push_back(record);
        ids_.push_back({&thing, id});
    }
    void announce(const ListedThing& thing);
    [[nodiscard]] const std::string& id_of(const ListedThing& thing) const;
    template <class Record>
    Record& announced(const ListedThing& thing) {
        return const_cast<Record&>(*battle_.find<Record>(id_of(thing)));
    }

    /// The id that a text of the file stands for: an id, or the name of exactly one such thing.
    template <class Record>
    std::string resolved(const std::string& text, const Place& place) {
        if (text.empty() || battle_.find<Record>(text) != nullptr) return text;
        std::vector<std::string> known;
        std::string found;
        int count = 0;
        for (const Record& record : battle_.all<Record>()) {
            known.push_back(record.id);
            if (record.name != text) continue;
            found = record.id;
            ++count;
        }
        if (count == 1) return found;
        fault(place, count > 1 ? "more than one " + std::string(word(Record::thing)) + " is called \"" + text +
                                     "\": say which by its id"
                               : "there is no " + std::string(word(Record::thing)) + " \"" + text + '"' +
                                     did_you_mean(text, known));
        return "";
    }
    std::string resolved(Thing thing, const std::string& text, const Place& place);

    // --- keys (set_up_keys.cpp) ---

    template <class Record>
    void read_key(Record& record, const ListedKey& key, std::string_view field_name) {
        const auto number = field_named(Record::thing, field_name);
        if (!number) {
            fault(key.place, a_thing(Record::thing) + " has no \"" + key.name + '"' +
                                 did_you_mean(key.name, names_of(Record::thing)));
            return;
        }
        const FieldInfo& info = fields_of(Record::thing)[*number];
        if (info.group == FieldGroup::state) {
            fault(key.place, "\"" + key.name + "\" is kept by the program and cannot stand in an order of battle");
            return;
        }
        Value value = key.value;
        if (info.type == FieldType::inches) {
            if (const auto* whole = std::get_if<std::int32_t>(&value)) value = Inches::whole(*whole);
        }
        if (info.type == FieldType::id) {
            if (const auto* text = std::get_if<std::string>(&value)) value = resolved(info.refers_to, *text, key.place);
        }
        bool done = false;
        FieldsOf<Record>::at(record, *number, [&](auto& field) { done = set_value(field, value); });
        if (!done) fault(key.place, "\"" + key.name + "\" must be " + wanted(info) + suggestion(info, value));
    }
    template <class Record>
    void read_keys(Record& record, const ListedThing& thing, std::span<const std::string_view> read_elsewhere) {
        for (const ListedKey& key : thing.keys) {
            if (key.name == "id") {
                if (!std::holds_alternative<std::string>(key.value)) fault(key.place, "\"id\" must be a text");
                continue;
            }
            if (std::find(read_elsewhere.begin(), read_elsewhere.end(), key.name) != read_elsewhere.end()) continue;
            read_key(record, key, key.name);
        }
    }

    static std::vector<std::string> names_of(Thing thing);
    static std::string wanted(const FieldInfo& info);
    static std::string suggestion(const FieldInfo& info, const Value& value);
    /// A whole number from..to, or a fault.
    int number_in(const ListedThing& thing, std::string_view key, int from, int to, int otherwise);

    // --- the game and its things (set_up.cpp) ---

    void read_game();
    void check_ruling(const std::string& setting, const Place& place);
    void read_army(const ListedThing& thing);
    void read_brigade(const ListedThing& thing);
    /// The army of somebody who is in a brigade is that of his brigade.
    template <class Record>
    void take_army(Record& record, const ListedThing& thing) {
        if (thing.find("army") != nullptr) return;
        for (const ListedThing& other : order_.things) {
            if (other.section != "brigade" || id_of(other) != record.brigade) continue;
            if (const ListedKey* key = other.find("army")) {
                if (const auto* text = std::get_if<std::string>(&key->value)) {
                    Problems quiet;
                    std::swap(quiet, problems_);       // told at the brigade
                    record.army = resolved<Army>(*text, key->place);
                    std::swap(quiet, problems_);
                }
            }
            return;
        }
        if (thing.find("brigade") == nullptr) {
            fault(thing, "army", '"' + record.name + "\" needs a \"brigade\" or an \"army\"");
        }
    }

    void read_leader(const ListedThing& thing);
    void read_card(const ListedThing& thing);
    void read_site(const ListedThing& thing);
    /// What depends on all of it.
    void settle();

    // --- units (set_up_units.cpp) ---

    void read_unit(const ListedThing& thing);
    void check_unit(const Unit& unit, const ListedThing& thing);

    const Charts& charts_;
    const OrderOfBattle& order_;
    std::string file_;
    Problems& problems_;
    Battle battle_;
    struct Announced {
        const ListedThing* thing;
        std::string id;
    };
    std::vector<Announced> ids_;
};

}  // namespace aor
