#include "core/report/muster_rows.hpp"

#include "core/base/texts.hpp"

namespace aor::report {

namespace {

std::string number_of(const ListedThing& thing, std::string_view key) {
    const ListedKey* found = thing.find(key);
    const auto* number = found != nullptr ? std::get_if<std::int32_t>(&found->value) : nullptr;
    return number != nullptr ? std::to_string(*number) : "";
}

bool is_true(const ListedThing& thing, std::string_view key) {
    const ListedKey* found = thing.find(key);
    const auto* yes = found != nullptr ? std::get_if<bool>(&found->value) : nullptr;
    return yes != nullptr && *yes;
}

/// "infantry, grade 2, 12 castings", "heavy howitzers, grade 2, 4 gunners".
std::string unit_in_words(const ListedThing& unit) {
    std::string out;
    if (unit.text("arm") == "artillery") {
        out = unit.text("gun") + (is_true(unit, "howitzer") ? " howitzers" : " guns") + (is_true(unit, "horse_artillery") ? ", horse" : "");
    } else {
        out = spaced(unit.text("arm"));
        if (is_true(unit, "skirmisher")) out = "skirmish " + out;
        if (const std::string weapon = unit.text("weapon"); !weapon.empty()) out += ", " + weapon;
        if (const ListedKey* regular = unit.find("regular"); regular != nullptr && regular->value == Value(false)) out += ", irregular";
    }
    return out + ", grade " + number_of(unit, "grade") + ", " + number_of(unit, "castings") + (unit.text("arm") == "artillery" ? " gunners" : " castings");
}

}  // namespace

std::vector<MusterRow> rows_of_muster(const Muster& muster) {
    std::vector<MusterRow> rows;
    const std::vector<ListedThing>& things = muster.order.things;
    const auto add_those_in = [&](const std::string& brigade) {
        for (std::size_t i = 0; i < things.size(); ++i) {
            const ListedThing& thing = things[i];
            if (thing.text("brigade") != brigade || (thing.section != "unit" && thing.section != "leader")) continue;
            rows.push_back({false, thing.text("name"), thing.section == "unit" ? unit_in_words(thing) : thing.text("rating"), muster.reasons[i]});
        }
    };
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (things[i].section == "army") {
            rows.push_back({true, "", "", muster.reasons[i]});
            add_those_in("");
        }
        if (things[i].section != "brigade") continue;
        rows.push_back({true, things[i].text("name"), "", muster.reasons[i]});
        add_those_in(things[i].text("id"));
    }
    return rows;
}

std::string strength_in_words(const Muster& muster) {
    return counted(muster.points, "strength point: ", "strength points: ") + counted(muster.infantry, "unit", "units") + " of foot, " +
           std::to_string(muster.cavalry) + " of horse, " + counted(muster.batteries, "battery", "batteries");
}

std::string missing_in_words(const PointsMissing& missing) {
    const std::string left = missing.left_in_words();
    return left.empty() ? "" : left + " of " + missing.group + ", whose rows our copy of the book lacks";
}

}  // namespace aor::report
