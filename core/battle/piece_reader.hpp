#pragma once
// The smallest pieces of a battle file - texts, numbers, lists, tables - out of TOML.

#include "core/battle/records.hpp"
#include "core/chart/toml_reader.hpp"

#include <limits>
#include <string>
#include <vector>

namespace aor {

/// Reads a piece; the first fault ends it. Which key it was is enough: nobody is meant to write these by hand.
class PieceReader {
public:
    PieceReader(const Place& place, Problems& problems) : place_(place), problems_(problems) {}

    void fault(const toml::node& node, std::string text) {
        Place at = place_;
        at.line += static_cast<int>(node.source().begin.line) - 1;
        at.column = static_cast<int>(node.source().begin.column);
        problems_.add(at, std::move(text));
    }

    bool text(const toml::node& node, std::string& out) {
        const auto* value = node.as_string();
        if (value == nullptr) return wanted(node, "a text");
        out = value->get();
        return true;
    }
    bool number(const toml::node& node, int& out) {
        const auto* value = node.as_integer();
        if (value == nullptr || value->get() < std::numeric_limits<std::int32_t>::min() ||
            value->get() > std::numeric_limits<std::int32_t>::max()) {
            return wanted(node, "a whole number");
        }
        out = static_cast<int>(value->get());
        return true;
    }
    bool value(const toml::node& node, Value& out) {
        switch (node.type()) {
            case toml::node_type::boolean: out = node.as_boolean()->get(); return true;
            case toml::node_type::integer: {
                int whole = 0;
                if (!number(node, whole)) return false;
                out = whole;
                return true;
            }
            case toml::node_type::floating_point: {
                const double inches = node.as_floating_point()->get();
                if (!(inches > -200'000 && inches < 200'000)) return wanted(node, "a distance");
                out = Inches::from_double(inches);
                return true;
            }
            case toml::node_type::string: out = node.as_string()->get(); return true;
            case toml::node_type::array: {
                Names names;
                if (!list(node, names, [&](const toml::node& one, std::string& name) { return text(one, name); })) {
                    return false;
                }
                out = std::move(names);
                return true;
            }
            default: return wanted(node, "a value");
        }
    }
    template <class T, class Read>
    bool list(const toml::node& node, std::vector<T>& out, Read&& read) {
        const toml::array* array = node.as_array();
        if (array == nullptr) return wanted(node, "a list");
        out.reserve(array->size());
        for (const toml::node& one : *array) {
            if (!read(one, out.emplace_back())) return false;
        }
        return true;
    }
    /// A list of `least` to `most` things of different kinds.
    const toml::array* row(const toml::node& node, std::size_t least, std::size_t most) {
        const toml::array* array = node.as_array();
        if (array == nullptr || array->size() < least || array->size() > most) {
            wanted(node, "a list of " + std::to_string(least));
            return nullptr;
        }
        return array;
    }
    template <class Enum, class Name>
    bool word_of(const toml::node& node, Enum& out, Name&& name, int count) {
        std::string typed;
        if (!text(node, typed)) return false;
        for (int i = 0; i < count; ++i) {
            if (name(static_cast<Enum>(i)) == typed) {
                out = static_cast<Enum>(i);
                return true;
            }
        }
        fault(node, "there is no \"" + typed + "\" here");
        return false;
    }

    /// The keys of a table: `read(key, node)` says whether it knew the key and could read it.
    template <class Read>
    bool keys(const toml::node& node, Read&& read) {
        const toml::table* table = node.as_table();
        if (table == nullptr) return wanted(node, "a table");
        for (auto&& [key, child] : *table) {
            const std::size_t before = problems_.count();
            if (read(key.str(), child)) continue;
            if (problems_.count() == before) fault(child, "unknown key \"" + std::string(key.str()) + '"');
            return false;
        }
        return true;
    }
    bool flag(const toml::node& node, bool& out) {
        const auto* value = node.as_boolean();
        if (value == nullptr) return wanted(node, "true or false");
        out = value->get();
        return true;
    }
    bool texts(const toml::node& node, Names& out) {
        return list(node, out, [&](const toml::node& one, std::string& to) { return text(one, to); });
    }
    bool wanted(const toml::node& node, std::string_view what) {
        fault(node, "there should be " + std::string(what) + " here, not " + std::string(type_in_words(node)));
        return false;
    }
    bool numbers(const toml::node& node, std::vector<int>& out) {
        return list(node, out, [&](const toml::node& one, int& to) { return number(one, to); });
    }

private:
    Place place_;
    Problems& problems_;
};

}  // namespace aor
