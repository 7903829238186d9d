// Musters: tests/golden/musters/*.toml, worked out by hand from the lists, and what must hold for every list and size.

#include "core/army/muster.hpp"
#include "core/base/toml_text.hpp"
#include "core/battle/set_up.hpp"
#include "core/chart/toml_reader.hpp"
#include "tests/support/charts.hpp"
#include "tests/support/lists.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

using namespace aor;

namespace {

Chosen chosen(const std::string& text) {
    const std::size_t equals = text.find('=');
    return {text.substr(0, equals), text.substr(equals + 1), {"choice", 0, 0}};
}

/// "Name = 3" of a list of texts.
std::map<std::string, int> counts(const std::vector<std::string>& texts) {
    std::map<std::string, int> out;
    for (const std::string& text : texts) {
        const std::size_t equals = text.find(" = ");
        out[text.substr(0, equals)] = std::stoi(text.substr(equals + 3));
    }
    return out;
}

std::string without_number(const std::string& name) {
    const std::size_t blank = name.rfind(' ');
    if (blank == std::string::npos || name.find_first_not_of("0123456789", blank + 1) != std::string::npos) return name;
    return name.substr(0, blank);
}

int number(const ListedThing& thing, std::string_view key) {
    const ListedKey* found = thing.find(key);
    const auto* value = found != nullptr ? std::get_if<std::int32_t>(&found->value) : nullptr;
    return value != nullptr ? *value : 0;
}

bool flag(const ListedThing& thing, std::string_view key) {
    const ListedKey* found = thing.find(key);
    const auto* value = found != nullptr ? std::get_if<bool>(&found->value) : nullptr;
    return value != nullptr && *value;
}

bool is_rockets(const ListedThing& unit) { return unit.text("note").starts_with("rockets"); }
bool is_guns(const ListedThing& unit) { return unit.text("arm") == "artillery" || is_rockets(unit); }

/// A shipped list, or "tests:era", the fictional nation of that era.
ArmyList list_of(const std::string& id) {
    if (!id.starts_with("tests:")) return test_list(id);
    const auto list = load_list_file(test_list_folders(), std::string(AOR_SOURCE_DIR) + "/tests/lists/" + id.substr(6) + "/ruritania.toml");
    REQUIRE_MESSAGE(list.ok(), (list.ok() ? "" : list.problems().sentences()));
    return *list;
}

struct Counted {
    std::map<std::string, int> units;
    std::map<std::string, int> guns;
    std::map<std::string, int> howitzers;
    std::map<std::string, int> crews;
    std::vector<std::string> brigades;     ///< "foot 4"
};

Counted count(const Muster& muster) {
    Counted out;
    std::map<std::string, int> in_brigade;
    for (const ListedThing& thing : muster.order.things) {
        if (thing.section != "unit") continue;
        if (is_guns(thing)) {
            const std::string gun = is_rockets(thing) ? "rockets" : thing.text("gun");
            ++out.guns[gun];
            if (flag(thing, "howitzer")) ++out.howitzers[gun];
            ++out.crews[std::to_string(number(thing, "grade"))];
        } else {
            ++out.units[without_number(thing.text("name"))];
            ++in_brigade[thing.text("brigade")];
        }
    }
    for (const ListedThing& thing : muster.order.things) {
        if (thing.section != "brigade") continue;
        const std::string id = thing.text("id");
        out.brigades.push_back(id.substr(0, id.find('-')) + ' ' + std::to_string(in_brigade[id]));
    }
    return out;
}

}  // namespace

TEST_CASE("golden musters") {
    const auto files = files_of("tests/golden/musters", ".toml");
    CHECK(files.size() >= 20);
    for (const std::string& file : files) {
        CAPTURE(file);
        const auto table = parse_toml(file_text(file), file);
        REQUIRE(table.ok());
        Problems faults;
        TomlReader in(*table, file, faults);
        const ArmyList list = list_of(in.text("list"));
        MusterOrder order;
        order.points = static_cast<int>(in.integer("points", 1, 99));
        if (in.has("year")) order.when = Period::read(in.text("year"));
        for (const std::string& choice : in.texts("choose")) order.chosen.push_back(chosen(choice));
        const auto made = muster(test_charts(), list, order);
        REQUIRE_MESSAGE(made.ok(), (made.ok() ? "" : made.problems().sentences()));
        const Counted counted = count(*made);
        CHECK(counted.units == counts(in.texts("units")));
        CHECK(counted.guns == counts(in.texts("guns")));
        CHECK(counted.howitzers == counts(in.texts("howitzers")));
        if (in.has("crews")) CHECK(counted.crews == counts(in.texts("crews")));
        CHECK(counted.brigades == in.texts("brigades"));
        CHECK(made->castings == in.integer("castings", 0, 9999));
        CHECK(made->left == in.integer("left").value_or(0));
        std::map<std::string, int> missing;
        for (const PointsMissing& one : made->missing) missing[one.group] = one.points;
        CHECK(missing == counts(in.texts("missing")));
        const std::string leaders = in.text("leaders");
        const std::string chief = in.text("chief");
        for (const ListedThing& thing : made->order.things) {
            if (thing.section == "leader") CHECK(thing.text("rating") == (thing.text("post").empty() ? leaders : chief));
        }
        in.finish();
        CHECK(faults.sentences() == "");
    }
}

namespace {

/// An army to stand against, so that the order of battle can be set up.
const char* kEnemy = "\n[[army]]\nid = \"enemy\"\nname = \"Enemy\"\n\n[[unit]]\nname = \"Enemy foot\"\narmy = \"enemy\"\n";

/// Where one group is the whole infantry (or cavalry) and has a share, its castings, with those that are missing or left over, are within
/// that share of the points: less than a point off, for points are whole, and a point more for each special unit.
/// Whether there was such a share to look at.
bool check_share_of(std::string_view arm, const ArmyList& list, const MusterOrder& order, const Muster& made) {
    const ListGroup* whole = nullptr;
    for (const ListGroup& group : list.groups) {
        if (group.arm != arm || !group.within.empty()) continue;
        if (whole != nullptr) return false;
        whole = &group;
    }
    if (list.by_count || whole == nullptr || !whole->share) return false;
    const bool dated = std::any_of(list.notes.begin(), list.notes.end(), [&](const ListNote& note) {
        return note.share && std::find(note.of.begin(), note.of.end(), whole->id) != note.of.end();
    });
    if (dated) return false;
    const auto within = [&](std::string_view title) {
        return std::any_of(list.groups.begin(), list.groups.end(),
                           [&](const ListGroup& group) { return group.title == title && (group.id == whole->id || group.within == whole->id); });
    };
    int castings = 0;
    for (const ListedThing& thing : made.order.things) {
        const bool foot = thing.text("arm").empty() || thing.text("arm") == "infantry";
        if (thing.section == "unit" && foot == (arm == "infantry") && !is_guns(thing)) castings += number(thing, "castings");
    }
    for (const PointsMissing& one : made.missing) castings += within(one.group) ? 12 * one.points : 0;
    const int specials = static_cast<int>(list.specials.size());
    CHECK(100 * (castings + made.left + 12) > 12 * order.points * whole->share->from);
    CHECK(100 * (castings - 12 * (1 + specials)) < 12 * order.points * whole->share->to);
    return true;
}

void check_muster(const ArmyList& list, const MusterOrder& order) {
    const auto made = muster(test_charts(), list, order);
    REQUIRE_MESSAGE(made.ok(), (made.ok() ? "" : made.problems().sentences()));
    CHECK(made->reasons.size() == made->order.things.size());
    for (const std::string& reason : made->reasons) CHECK(!reason.empty());

    // Every casting of every point is in a unit, missing, or left over.
    int missing = 0;
    for (const PointsMissing& one : made->missing) {
        CHECK(one.points > 0);
        CHECK(!one.kinds.empty());
        missing += one.points;
    }
    if (!list.by_count) CHECK(made->castings + 12 * missing + made->left == 12 * order.points);

    (void)check_share_of("infantry", list, order, *made);
    (void)check_share_of("cavalry", list, order, *made);

    int batteries = 0;
    for (const ListedThing& thing : made->order.things) {
        if (thing.section != "unit") continue;
        if (is_guns(thing)) {
            ++batteries;
            continue;
        }
        CHECK(number(thing, "castings") >= 4);
        CHECK(number(thing, "castings") <= 18);
    }
    CHECK(batteries == made->batteries);

    // Guns: the printed ratio, fractions dropped, by another way of reckoning.
    const int units = (made->castings + 12 * missing) / 12;
    std::map<std::string, int> guns = count(*made).guns;
    std::map<std::string, int> expected;
    for (const ListBattery& battery : list.artillery.batteries) {
        const Period when = order.when.value_or(Period{Month::of(list.usual_year), Month::of(list.usual_year, 12)});
        const bool unusual = std::any_of(battery.when.begin(), battery.when.end(), [](const std::string& one) { return !one.starts_with("not "); });
        if (!battery.period.covers(when) || unusual || !battery.counting.empty() || !battery.per) continue;
        int number = 0;
        while (battery.per->parts() * static_cast<std::int64_t>(number + 1) <= static_cast<std::int64_t>(units) * Inches::kPerInch) ++number;
        expected[battery.gun] += number;
    }
    for (const auto& [gun, number] : expected) CHECK(guns[gun] == number);

    // Brigades: of 3 to 5 battalions where there are three, of 6 in chapter XV where there are; each led.
    int battalions = 0;
    std::vector<int> sizes;
    std::size_t brigades = 0;
    std::size_t leaders = 0;
    for (const std::string& brigade : count(*made).brigades) {
        ++brigades;
        const int size = std::stoi(brigade.substr(brigade.rfind(' ') + 1));
        CHECK(size > 0);
        if (!brigade.starts_with("foot")) {
            CHECK(size <= (list.brigades.empty() ? 2 : 7));
            continue;
        }
        battalions += size;
        sizes.push_back(size);
    }
    for (const int size : sizes) {
        if (list.brigades.empty()) {
            CHECK(size <= 5);
            if (battalions >= 3) CHECK(size >= 3);
        } else if (battalions >= 6) {
            CHECK(size >= 3);
            CHECK(size <= 9);
        }
    }
    for (const ListedThing& thing : made->order.things) leaders += thing.section == "leader" && thing.text("post").empty() ? 1 : 0;
    CHECK(leaders == brigades);

    // The file is read again and makes a battle with the same castings.
    if (made->infantry + made->cavalry + made->batteries == 0) return;
    const auto battle = read_battle(test_charts(), text_of(*made, list) + kEnemy, "muster");
    REQUIRE_MESSAGE(battle.ok(), (battle.ok() ? "" : battle.problems().sentences()));
    int castings = 0;
    for (const Unit& unit : battle->units) {
        if (unit.army != "enemy" && unit.arm != Arm::artillery && unit.note.substr(0, 7) != "rockets") castings += unit.castings;
    }
    CHECK(castings == made->castings);
}

}  // namespace

TEST_CASE("every list at 3 to 60 points: castings, guns, brigades, and a battle out of its file") {
    for (const std::string& id : test_list_ids()) {
        CAPTURE(id);
        const ArmyList& list = test_list(id);
        for (int points = 3; points <= 60; points += points < 24 || points > 55 ? 1 : 4) {
            CAPTURE(points);
            MusterOrder order;
            order.points = points;
            for (const ListRow& row : list.rows) {
                // A choice about a row that is not there would be a fault: ask first.
                if (row.grade == 0) order.chosen.push_back(chosen("grade." + row.id + "=2"));
            }
            Problems problems;
            (void)try_muster(test_charts(), list, order, problems);
            if (!problems.none()) order.chosen.clear();
            check_muster(list, order);
        }
    }
}

TEST_CASE("the fictional lists at 3 to 60 points, with nothing missing") {
    for (const char* era : {"marlborough", "frederick", "silesia", "french-and-indian-war", "american-war", "forty-five", "india", "spain"}) {
        CAPTURE(era);
        const ArmyList list = list_of(std::string("tests:") + era);
        CHECK(list.complete());
        for (int points = 3; points <= 60; ++points) {
            CAPTURE(points);
            MusterOrder order;
            order.points = points;
            check_muster(list, order);
            CHECK(muster(test_charts(), list, order)->whole());
        }
    }
}

TEST_CASE("shares of cavalry are looked at in the shipped lists that print one, and in every fictional list with cavalry") {
    const auto seen = [](const ArmyList& list) {
        MusterOrder order;
        order.points = 20;
        const auto made = muster(test_charts(), list, order);
        return made.ok() && check_share_of("cavalry", list, order, *made);
    };
    int fictional = 0;
    for (const char* era : {"marlborough", "frederick", "silesia", "american-war", "forty-five", "india", "spain"}) {
        fictional += seen(list_of(std::string("tests:") + era)) ? 1 : 0;
    }
    CHECK(fictional >= 3);
    int shipped = 0;
    for (const std::string& id : test_list_ids()) shipped += seen(test_list(id)) ? 1 : 0;
    CHECK(shipped >= 1);
}
