#include "core/army/order_of_battle.hpp"

#include "core/base/suggest.hpp"
#include "core/base/toml_text.hpp"
#include "core/chart/toml_reader.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace aor {

namespace {

constexpr std::string_view kSections[] = {"army", "brigade", "unit", "leader", "objective", "structure", "card"};

/// Reads one file; every fault is gathered.
class OrderReader {
public:
    OrderReader(std::string file, Problems& problems) : file_(std::move(file)), problems_(problems) {}

    OrderOfBattle read(const toml::table& table) {
        OrderOfBattle order;
        read_types(table);
        for (const auto& [name, node_at] : in_order(table)) {
            const toml::node& node = *node_at;
            if (name == "type") continue;
            if (std::find(std::begin(kSections), std::end(kSections), name) != std::end(kSections)) {
                for (const toml::table* one : tables(name, node)) order.things.push_back(thing(std::string(name), *one));
            } else if (name == "rulings" && node.is_table()) {
                order.game.push_back({"rulings", rulings(*node.as_table()), place_of(node)});
            } else if (node.is_table() || node.is_array_of_tables()) {
                static const std::vector<std::string> kKnown = [] {
                    std::vector<std::string> known(std::begin(kSections), std::end(kSections));
                    known.push_back("type");
                    return known;
                }();
                problems_.add(place_of(node), "there is no [[" + std::string(name) + "]] in an order of battle" +
                                                  did_you_mean(name, kKnown));
            } else {
                add_key(order.game, name, node);
            }
        }
        std::stable_sort(order.things.begin(), order.things.end(), [](const ListedThing& a, const ListedThing& b) {
            return std::pair(a.place.line, a.place.column) < std::pair(b.place.line, b.place.column);
        });
        return order;
    }

private:
    [[nodiscard]] Place place_of(const toml::node& node) const {
        const auto& begin = node.source().begin;
        return {file_, static_cast<int>(begin.line), static_cast<int>(begin.column)};
    }

    /// The keys of a table as they stand in the file (toml++ sorts them by name).
    static std::vector<std::pair<std::string_view, const toml::node*>> in_order(const toml::table& table) {
        std::vector<std::pair<std::string_view, const toml::node*>> keys;
        for (auto&& [key, node] : table) keys.emplace_back(key.str(), &node);
        std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) {
            const auto& left = a.second->source().begin;
            const auto& right = b.second->source().begin;
            return std::pair(left.line, left.column) < std::pair(right.line, right.column);
        });
        return keys;
    }

    std::vector<const toml::table*> tables(std::string_view name, const toml::node& node) {
        std::vector<const toml::table*> all;
        const toml::array* array = node.as_array();
        if (array == nullptr) {
            problems_.add(place_of(node), "write [[" + std::string(name) + "]], with two brackets");
            return all;
        }
        for (const toml::node& one : *array) {
            if (const toml::table* table = one.as_table()) all.push_back(table);
            else problems_.add(place_of(one), "there should be a table here, not " + std::string(type_in_words(one)));
        }
        return all;
    }

    void read_types(const toml::table& table) {
        const toml::node* node = table.get("type");
        if (node == nullptr) return;
        for (const toml::table* one : tables("type", *node)) {
            ListedThing type = thing("type", *one);
            const std::string id = type.text("id");
            if (id.empty()) problems_.add(type.place, "a [[type]] needs an \"id\"");
            else if (types_.contains(id)) problems_.add(type.place, "there is already a type \"" + id + '"');
            std::erase_if(type.keys, [](const ListedKey& key) { return key.name == "id"; });
            types_.emplace(id, std::move(type.keys));
        }
    }

    ListedThing thing(std::string section, const toml::table& table) {
        ListedThing thing;
        thing.section = std::move(section);
        thing.place = place_of(table);
        if (const toml::node* node = table.get("type")) {
            const auto* id = node->as_string();
            const auto type = id != nullptr ? types_.find(id->get()) : types_.end();
            if (type == types_.end()) {
                std::vector<std::string> known;
                for (const auto& [name, keys] : types_) known.push_back(name);
                problems_.add(place_of(*node),
                              "there is no type " + (id != nullptr ? '"' + id->get() + '"' : std::string("like that")) +
                                  (id != nullptr ? did_you_mean(id->get(), known) : ""));
            } else {
                thing.keys = type->second;
            }
        }
        for (const auto& [name, node] : in_order(table)) {
            if (name == "type") continue;
            std::erase_if(thing.keys, [&](const ListedKey& one) { return one.name == name; });
            add_key(thing.keys, name, *node);
        }
        return thing;
    }

    void add_key(std::vector<ListedKey>& keys, std::string_view name, const toml::node& node) {
        if (auto value = value_of(node)) keys.push_back({std::string(name), std::move(*value), place_of(node)});
    }

    std::optional<Value> value_of(const toml::node& node) {
        switch (node.type()) {
            case toml::node_type::boolean: return Value(node.as_boolean()->get());
            case toml::node_type::string: return Value(node.as_string()->get());
            case toml::node_type::integer: {
                const std::int64_t number = node.as_integer()->get();
                if (number < -1'000'000 || number > 1'000'000) break;
                return Value(static_cast<std::int32_t>(number));
            }
            case toml::node_type::floating_point: {
                const double inches = node.as_floating_point()->get();
                if (!(inches > -100'000 && inches < 100'000)) break;
                return Value(Inches::from_double(inches));
            }
            case toml::node_type::array: {
                Names names;
                for (const toml::node& one : *node.as_array()) {
                    if (const auto* text = one.as_string()) names.push_back(text->get());
                    else problems_.add(place_of(one), "a list holds texts, not " + std::string(type_in_words(one)));
                }
                return Value(std::move(names));
            }
            default:
                problems_.add(place_of(node), "there should be a value here, not " + std::string(type_in_words(node)));
                return std::nullopt;
        }
        problems_.add(place_of(node), "that number is out of all reason");
        return std::nullopt;
    }

    Names rulings(const toml::table& table) {
        Names names;
        for (auto&& [key, node] : table) {
            if (const auto* choice = node.as_string()) names.push_back(std::string(key.str()) + '=' + choice->get());
            else problems_.add(place_of(node), "a ruling is \"R-nn\" = \"choice\"");
        }
        return names;
    }

    std::string file_;
    Problems& problems_;
    std::map<std::string, std::vector<ListedKey>> types_;
};

}  // namespace

const ListedKey* ListedThing::find(std::string_view name) const {
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
        if (key->name == name) return &*key;
    }
    return nullptr;
}

std::string ListedThing::text(std::string_view name) const {
    const ListedKey* key = find(name);
    const std::string* text = key != nullptr ? std::get_if<std::string>(&key->value) : nullptr;
    return text != nullptr ? *text : std::string();
}

OrderOfBattle read_order_of_battle(std::string_view text, const std::string& file, Problems& problems) {
    auto table = parse_toml(text, file);
    if (!table) {
        problems.append(table.problems());
        return {};
    }
    return OrderReader(file, problems).read(*table);
}

std::string text_of(const OrderOfBattle& order) {
    std::string out;
    for (const ListedKey& key : order.game) put_toml(out, key.name, key.value);
    for (const ListedThing& thing : order.things) {
        out += "\n[[" + thing.section + "]]\n";
        for (const ListedKey& key : thing.keys) put_toml(out, key.name, key.value);
    }
    return out;
}

}  // namespace aor
