#include "core/battle/set_up.hpp"

#include "core/base/suggest.hpp"
#include "core/battle/record_fields.hpp"

#include <algorithm>

namespace aor {

namespace {

/// What a unit of this arm is when nothing else is said. Castings are the chart's (unit_sizes), or the club's.
struct Usual {
    int castings = 12;
    int per_base = 3;
};

class SetUp {
public:
    SetUp(const Charts& charts, const OrderOfBattle& order, std::string file, Problems& problems)
        : charts_(charts), order_(order), file_(std::move(file)), problems_(problems) {}

    Battle battle() {
        read_game();
        // Who there is, so that everybody can be named by those before him.
        for (const ListedThing& thing : order_.things) announce(thing);
        for (const ListedThing& thing : order_.things) {
            if (thing.section == "army") read_army(thing);
            else if (thing.section == "brigade") read_brigade(thing);
            else if (thing.section == "unit") read_unit(thing);
            else if (thing.section == "leader") read_leader(thing);
            else if (thing.section == "card") read_card(thing);
            else read_site(thing);
        }
        settle();
        return std::move(battle_);
    }

private:
    void fault(const Place& place, std::string text) { problems_.add(place, std::move(text)); }
    void fault(const ListedThing& thing, std::string_view key, std::string text) {
        const ListedKey* listed = thing.find(key);
        fault(listed != nullptr ? listed->place : thing.place, std::move(text));
    }

    // --- ids ---

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
    void announce(const ListedThing& thing) {
        if (thing.section == "army") announce_as<Army>(thing);
        else if (thing.section == "brigade") announce_as<Brigade>(thing);
        else if (thing.section == "unit") announce_as<Unit>(thing);
        else if (thing.section == "leader") announce_as<Leader>(thing);
        else if (thing.section == "card") announce_as<Card>(thing);
        else announce_as<Site>(thing);
    }
    [[nodiscard]] const std::string& id_of(const ListedThing& thing) const {
        const auto found = std::find_if(ids_.begin(), ids_.end(), [&](const auto& one) { return one.thing == &thing; });
        return found->id;
    }
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
    std::string resolved(Thing thing, const std::string& text, const Place& place) {
        switch (thing) {
            case Thing::army: return resolved<Army>(text, place);
            case Thing::brigade: return resolved<Brigade>(text, place);
            case Thing::unit: return resolved<Unit>(text, place);
            case Thing::leader: return resolved<Leader>(text, place);
            case Thing::site: return resolved<Site>(text, place);
            default: return text;
        }
    }

    // --- keys ---

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

    static std::vector<std::string> names_of(Thing thing) {
        std::vector<std::string> names = {"id"};
        for (const FieldInfo& info : fields_of(thing)) {
            if (info.group == FieldGroup::listed) names.emplace_back(info.name);
        }
        if (thing == Thing::unit) names.insert(names.end(), {"type", "grade", "castings", "castings_now"});
        return names;
    }
    static std::string wanted(const FieldInfo& info) {
        switch (info.type) {
            case FieldType::flag: return "true or false";
            case FieldType::number: return "a whole number";
            case FieldType::inches: return "a number of inches";
            case FieldType::text:
            case FieldType::id: return "a text";
            case FieldType::names: return "a list of texts";
            case FieldType::word: return one_of(info.words());
        }
        return "";
    }
    static std::string suggestion(const FieldInfo& info, const Value& value) {
        const auto* text = std::get_if<std::string>(&value);
        if (info.type != FieldType::word || text == nullptr) return "";
        return ", not \"" + *text + '"' + did_you_mean(*text, info.words());
    }
    /// A whole number from..to, or a fault.
    int number_in(const ListedThing& thing, std::string_view key, int from, int to, int otherwise) {
        const ListedKey* listed = thing.find(key);
        if (listed == nullptr) return otherwise;
        const auto* number = std::get_if<std::int32_t>(&listed->value);
        if (number != nullptr && *number >= from && *number <= to) return *number;
        fault(listed->place, "\"" + std::string(key) + "\" must be a whole number from " + std::to_string(from) + " to " +
                                 std::to_string(to));
        return otherwise;
    }

    // --- the game ---

    void read_game() {
        Game& game = battle_.game;
        if (const Table* turn = charts_.table("turn")) {
            const auto count = [&](std::string_view row, int otherwise) {
                const Cell* cell = turn->cell(row, "count", Scale::mm25);
                return cell != nullptr ? cell->whole().value_or(otherwise) : otherwise;
            };
            game.turns = count("turns", game.turns);
            game.phases = count("phases", game.phases);
        }
        for (const ListedKey& key : order_.game) read_key(game, key, key.name);
        const auto place = [&](std::string_view name) {
            for (const ListedKey& key : order_.game) {
                if (key.name == name) return key.place;
            }
            return Place{file_, 1, 1};
        };
        if (game.turns < 1 || game.turns > 99) fault(place("turns"), "a battle has from 1 to 99 turns");
        if (game.phases < 1 || game.phases > 99) fault(place("phases"), "a turn has from 1 to 99 phases");
        for (const std::string& setting : game.rulings) check_ruling(setting, place("rulings"));
    }

    void check_ruling(const std::string& setting, const Place& place) {
        const std::size_t equals = setting.find('=');
        const std::string id = setting.substr(0, equals);
        const std::string choice = equals == std::string::npos ? "" : setting.substr(equals + 1);
        const auto ruling = ruling_named(id);
        if (!ruling) {
            fault(place, "there is no ruling \"" + id + "\" that can be switched");
            return;
        }
        const auto choices = choices_of(*ruling);
        if (std::find(choices.begin(), choices.end(), choice) == choices.end()) {
            fault(place, id + " must be " + one_of(choices));
        }
    }

    // --- the things ---

    void read_army(const ListedThing& thing) {
        Army& army = announced<Army>(thing);
        read_keys(army, thing, {});
        const Table* lines = charts_.table("withdrawal_start_lines");
        if (lines != nullptr && lines->row(army.start_line) == nullptr) {
            std::vector<std::string> known;
            for (const TableRow& row : lines->rows) known.push_back(row.id);
            fault(thing, "start_line",
                  "there is no start line \"" + army.start_line + '"' + did_you_mean(army.start_line, known));
        }
        if (army.start_percent < 0 || army.start_percent > 100) {
            fault(thing, "start_percent", "\"start_percent\" must be from 0 to 100");
        }
        if (army.ally_of == army.id) fault(thing, "ally_of", "an army is no ally of itself");
    }

    void read_brigade(const ListedThing& thing) {
        Brigade& brigade = announced<Brigade>(thing);
        read_keys(brigade, thing, {});
        if (brigade.army.empty() && thing.find("army") == nullptr) {
            fault(thing, "army", "the brigade \"" + brigade.name + "\" needs an \"army\"");
        }
    }

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

    Usual usual(const Unit& unit) const {
        Usual usual;
        std::string_view row = "infantry";
        if (is_mounted(unit.arm)) row = "cavalry";
        if (unit.formation == Formation::clan || unit.formation == Formation::mob) row = "clan_mob";
        if (unit.arm == Arm::artillery) row = "battery";
        if (const Table* sizes = charts_.table("unit_sizes")) {
            const Cell* cell = sizes->cell(row, "castings", battle_.game.scale);
            if (cell != nullptr) usual.castings = cell->whole().value_or(usual.castings);
        }
        // House rules: "infantry=16"
        for (const std::string& count : battle_.game.figure_counts) {
            if (count.starts_with(std::string(row) + '=')) usual.castings = std::atoi(count.c_str() + row.size() + 1);
        }
        if (is_mounted(unit.arm) || unit.skirmisher) usual.per_base = 2;
        if (row == "clan_mob") usual.per_base = 4;
        if (unit.arm == Arm::artillery) usual.per_base = usual.castings;
        return usual;
    }

    void read_unit(const ListedThing& thing) {
        Unit& unit = announced<Unit>(thing);
        static constexpr std::string_view kElsewhere[] = {"grade", "castings", "castings_now", "base_grade",
                                                          "castings_start"};
        read_keys(unit, thing, kElsewhere);
        take_army(unit, thing);
        if (thing.find("formation") == nullptr) {
            if (unit.clan) unit.formation = Formation::clan;
            else if (unit.skirmisher) unit.formation = Formation::skirmish;
        }
        const Usual like = usual(unit);
        unit.base_grade = number_in(thing, "base_grade", 1, 4, unit.base_grade);
        unit.base_grade = number_in(thing, "grade", 1, 4, unit.base_grade);
        unit.grade = unit.base_grade;
        unit.castings_start = number_in(thing, "castings_start", 1, 99, like.castings);
        unit.castings_start = number_in(thing, "castings", 1, 99, unit.castings_start);
        unit.castings = number_in(thing, "castings_now", 1, unit.castings_start, unit.castings_start);
        if (thing.find("castings_per_base") == nullptr) unit.castings_per_base = like.per_base;
        if (thing.find("flag") == nullptr && (unit.arm == Arm::artillery || unit.skirmisher)) {
            unit.flag = FlagState::none;
        }
        if (unit.castings < unit.castings_start) {
            Loss loss;
            loss.id = "0." + std::to_string(battle_.losses.size() + 1);
            loss.unit = unit.id;
            loss.castings = unit.castings_start - unit.castings;
            battle_.losses.push_back(loss);
        }
        check_unit(unit, thing);
    }

    void check_unit(const Unit& unit, const ListedThing& thing) {
        if (unit.arm != Arm::artillery) {
            for (const std::string_view key : {"gun", "howitzer", "horse_artillery", "limbered", "in_fortress"}) {
                if (thing.find(key) != nullptr) fault(thing, key, "only artillery has \"" + std::string(key) + '"');
            }
        }
        if (unit.arm != Arm::infantry) {
            for (const std::string_view key : {"clan", "janissary", "native", "grenades", "battalion_gun"}) {
                if (thing.find(key) != nullptr) fault(thing, key, "only infantry has \"" + std::string(key) + '"');
            }
        }
        if (unit.arm == Arm::artillery && thing.find("gun") == nullptr) {
            fault(thing, "gun", "the battery \"" + unit.name + "\" needs a \"gun\": " + one_of(words_for<Gun>()));
        }
        if (unit.pikemen < 0 || unit.pikemen > unit.castings) {
            fault(thing, "pikemen", "there are more pikemen than castings");
        }
        if (unit.skirmisher && (unit.arm == Arm::artillery || unit.arm == Arm::horse || unit.arm == Arm::armored_cavalry)) {
            fault(thing, "skirmisher", "such troops do not skirmish");
        }
        if (unit.presence != Presence::on_table && unit.presence != Presence::waiting) {
            fault(thing, "presence", "at the start a unit is \"on_table\" or \"waiting\"");
        }
        if (unit.formation == Formation::square && is_mounted(unit.arm)) {
            fault(thing, "formation", "cavalry forms no square");
        }
    }

    void read_leader(const ListedThing& thing) {
        Leader& leader = announced<Leader>(thing);
        read_keys(leader, thing, {});
        take_army(leader, thing);
        if (thing.find("post") == nullptr && leader.brigade.empty()) leader.post = Post::unassigned;
        if (leader.rating == Rating::none) fault(thing, "rating", "a leader is half_die, class_1, class_2 or class_3");
    }

    void read_card(const ListedThing& thing) {
        Card& card = announced<Card>(thing);
        read_keys(card, thing, {});
        for (std::string& brigade : card.brigades) brigade = resolved<Brigade>(brigade, thing.place);
        if (card.army.empty() && thing.find("army") == nullptr) {
            fault(thing, "army", "the card \"" + card.name + "\" needs an \"army\"");
        }
    }

    void read_site(const ListedThing& thing) {
        Site& site = announced<Site>(thing);
        read_keys(site, thing, {});
        if (thing.section == "structure" && thing.find("is_objective") == nullptr) site.is_objective = false;
        if (thing.section == "objective" && thing.find("kind") == nullptr) {
            fault(thing, "kind", "the objective \"" + site.name + "\" needs a \"kind\"");
        }
        if (thing.section == "structure" && thing.find("structure") == nullptr) {
            fault(thing, "structure", "the structure \"" + site.name + "\" needs a \"structure\"");
        }
        if (thing.find("structure") != nullptr) {
            site.is_structure = true;
        } else if (const auto kind = worded<Structure>(word(site.kind)); kind && site.is_objective) {
            // A village or field work is a structure of its own kind.
            site.is_structure = true;
            site.structure = *kind;
        }
        for (std::string& army : site.held_by) army = resolved<Army>(army, thing.place);
        if (thing.find("first_owner") == nullptr) site.first_owner = site.owner;
        site.last_occupant = site.owner;
        if (!site.owner.empty() &&
            std::find(site.held_by.begin(), site.held_by.end(), site.owner) == site.held_by.end()) {
            site.held_by.push_back(site.owner);
        }
    }

    // --- what depends on all of it ---

    void settle() {
        for (const Leader& leader : battle_.leaders) {
            if (leader.post == Post::commander_in_chief) {
                for (Army& army : battle_.armies) {
                    if (army.id == leader.army && army.commander.empty()) army.commander = leader.id;
                }
            }
            for (Brigade& brigade : battle_.brigades) {
                if (leader.post == Post::brigade && brigade.id == leader.brigade && brigade.commander.empty()) {
                    brigade.commander = leader.id;
                }
            }
        }
        for (const ListedThing& thing : order_.things) {
            if (thing.section == "leader") {
                const Leader& leader = announced<Leader>(thing);
                const Unit* unit = battle_.unit(leader.attached);
                if (unit != nullptr && !are_friends(battle_, unit->army, leader.army)) {
                    fault(thing, "attached", '"' + leader.name + "\" is attached to a unit of the enemy");
                }
            }
            if (thing.section == "unit") {
                const Unit& unit = announced<Unit>(thing);
                const Brigade* brigade = battle_.brigade(unit.brigade);
                if (brigade != nullptr && !unit.army.empty() && brigade->army != unit.army) {
                    fault(thing, "army", '"' + unit.name + "\" is not of the army of its brigade");
                }
            }
        }
        std::vector<std::string_view> sides;
        for (const Army& army : battle_.armies) {
            const std::string_view side = side_of(battle_, army.id);
            if (std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
            const bool empty = std::none_of(battle_.units.begin(), battle_.units.end(),
                                            [&](const Unit& unit) { return unit.army == army.id; });
            if (empty && problems_.none()) fault({file_, 0, 0}, "the army \"" + army.name + "\" has no units");
        }
        if (sides.size() < 2 && problems_.none()) fault({file_, 0, 0}, "a battle needs two sides");
    }

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

}  // namespace

Result<Battle> set_up(const Charts& charts, const OrderOfBattle& order, const std::string& file, Problems problems) {
    Battle battle = SetUp(charts, order, file, problems).battle();
    if (problems.none()) return battle;
    // In the order of the file; a fault of a type is told once, not for every unit of that type.
    std::vector<Problem> sorted(problems.begin(), problems.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const Problem& a, const Problem& b) {
        return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
    });
    Problems once;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i == 0 || sorted[i].sentence() != sorted[i - 1].sentence()) once.add(sorted[i]);
    }
    return once;
}

Result<Battle> read_battle(const Charts& charts, std::string_view text, const std::string& file) {
    Problems problems;
    const OrderOfBattle order = read_order_of_battle(text, file, problems);
    if (order.things.empty() && problems.none()) problems.add({file, 0, 0}, "there is nobody in this order of battle");
    if (order.things.empty()) return problems;
    return set_up(charts, order, file, std::move(problems));
}

}  // namespace aor
