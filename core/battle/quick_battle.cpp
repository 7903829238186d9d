#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"
#include "core/battle/record_fields.hpp"
#include "core/battle/set_up.hpp"

#include <algorithm>

namespace aor {

namespace {

struct TroopCode {
    std::string_view code;
    std::string_view arm;
    bool skirmisher;
    std::string_view name;
};
constexpr TroopCode kCodes[] = {
    {"FI", "infantry", false, "Infantry"},           {"SI", "infantry", true, "Skirmishers"},
    {"LC", "light_cavalry", false, "Light cavalry"}, {"SLC", "light_cavalry", true, "Skirmish cavalry"},
    {"DR", "dragoons", false, "Dragoons"},           {"HS", "horse", false, "Horse"},
    {"AC", "armored_cavalry", false, "Cuirassiers"},
};

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t size = std::min(text.find_first_of(" \t"), text.size());
        words.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
    return words;
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return out;
}

/// Reads the line of a unit or leader.
class LineReader {
public:
    LineReader(ListedThing& thing, Place place, Problems& problems)
        : thing_(thing), place_(std::move(place)), problems_(problems) {}

    void read(std::string_view line, const std::string& army) {
        const std::size_t equals = line.rfind('=');
        const std::string_view name = equals == std::string_view::npos ? "" : trimmed(line.substr(0, equals));
        const std::vector<std::string_view> words = words_in(equals == std::string_view::npos ? line : line.substr(equals + 1));
        thing_.place = place_;
        thing_.section = "unit";
        give("army", army);
        if (words.empty()) {
            problems_.add(place_, "a unit is written as name = troop code, grade and castings");
            return;
        }
        std::string_view called = read_kind(words.front());
        if (!name.empty()) called = name;
        give("name", std::string(called));
        for (std::size_t i = 1; i < words.size(); ++i) read_word(words[i]);
    }

private:
    void give(std::string_view key, Value value) { thing_.keys.push_back({std::string(key), std::move(value), place_}); }

    /// The usual name of such a unit.
    std::string_view read_kind(std::string_view typed) {
        const std::string kind = lower(typed);
        for (const TroopCode& code : kCodes) {
            if (lower(code.code) != kind && code.arm != kind) continue;
            give("arm", std::string(code.arm));
            if (code.skirmisher) give("skirmisher", true);
            return code.name;
        }
        // As a battery is called everywhere else; its gun may follow.
        if (kind == "art" || kind == "artillery") {
            give("arm", std::string("artillery"));
            return "Battery";
        }
        for (const std::string_view gun : words_for<Gun>()) {
            if (gun != kind) continue;
            give("arm", std::string("artillery"));
            give("gun", std::string(gun));
            return "Battery";
        }
        if (kind == "leader") {
            thing_.section = "leader";
            return "Leader";
        }
        std::vector<std::string> known = {"leader"};
        for (const TroopCode& code : kCodes) known.push_back(lower(code.code));
        for (const std::string_view gun : words_for<Gun>()) known.emplace_back(gun);
        std::string meant = did_you_mean(kind, known);
        if (meant.empty()) meant = ": there are FI, SI, LC, SLC, DR, HS and AC, and light, medium, heavy or siege for a battery";
        problems_.add(place_, "there is no troop code \"" + std::string(typed) + '"' + meant);
        return "";
    }

    void read_word(std::string_view typed) {
        const std::string text = lower(typed);
        if (const auto number = whole_number(text); number && thing_.section == "unit") {
            if (numbers_ == 0) give("grade", *number);
            else if (numbers_ == 1) give("castings", *number);
            else problems_.add(place_, "a unit has a grade and castings, and no third number");
            ++numbers_;
            return;
        }
        if (text == "irregular") return give("regular", false);
        const Thing thing = thing_.section == "leader" ? Thing::leader : Thing::unit;
        if (thing == Thing::leader && text == "chief") return give("post", std::string("commander_in_chief"));
        std::vector<std::string> known = {"irregular"};
        for (const FieldInfo& info : fields_of(thing)) {
            if (info.group != FieldGroup::listed) continue;
            if (info.type == FieldType::flag) {
                if (info.name == text) return give(info.name, true);
                known.emplace_back(info.name);
            }
            if (info.type != FieldType::word || info.name == "presence" || info.name == "melee_rating") continue;
            // A word that only one list has says which field it is: "square", "rifle", "class_2".
            for (const std::string_view one : info.words()) {
                if (one == "none" || one == "standard" || one == "no") continue;
                if (one == text) return give(info.name, std::string(one));
                known.emplace_back(one);
            }
        }
        problems_.add(place_, "\"" + std::string(typed) + "\" means nothing for a " + thing_.section +
                                  did_you_mean(text, known));
    }

    ListedThing& thing_;
    Place place_;
    Problems& problems_;
    int numbers_ = 0;
};

}  // namespace

Result<Battle> quick_battle(const Charts& charts, Scale scale, std::span<const QuickSide> sides) {
    Problems problems;
    OrderOfBattle order;
    order.game.push_back({"title", std::string("Quick battle"), {}});
    order.game.push_back({"scale", std::string(word(scale)), {}});
    Battle ids;
    for (const QuickSide& side : sides) {
        Army army;
        army.id = make_id(ids, Thing::army, side.name);
        ids.armies.push_back(army);
        const Place place{side.name.empty() ? army.id : side.name, 0, 0};
        ListedThing thing;
        thing.section = "army";
        thing.place = place;
        thing.keys = {{"id", army.id, place}, {"name", place.file, place}};
        order.things.push_back(std::move(thing));
        // One brigade, so that the side has a card.
        ListedThing brigade;
        brigade.section = "brigade";
        brigade.place = place;
        brigade.keys = {{"id", army.id + "-brigade", place}, {"name", place.file, place}, {"army", army.id, place}};
        order.things.push_back(std::move(brigade));
        int line_number = 0;
        for (const std::string& line : side.lines) {
            ++line_number;
            if (trimmed(line).empty()) continue;
            ListedThing& one = order.things.emplace_back();
            LineReader(one, {place.file + ", line " + std::to_string(line_number), 0, 0}, problems).read(line, army.id);
            if (one.section == "unit" || one.text("post").empty()) {
                one.keys.push_back({"brigade", army.id + "-brigade", one.place});
            }
        }
    }
    return set_up(charts, order, "quick battle", std::move(problems));
}

}  // namespace aor
