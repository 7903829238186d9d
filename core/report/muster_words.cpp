#include "core/base/texts.hpp"
#include "core/report/list_words.hpp"

#include <algorithm>

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

std::string words_of_muster(const Muster& muster, const ArmyList& list, Ink ink, std::string_view side) {
    const std::string of_unit = side.empty() ? "" : std::string(side) + ": ";
    const std::string of_choice = side.empty() ? "" : std::string(side) + '.';
    const auto counted = [](int number, std::string_view one, std::string_view many) {
        return std::to_string(number) + ' ' + std::string(number == 1 ? one : many);
    };
    std::string out = ink.bold(list.title) + "  " + counted(muster.points, "strength point", "strength points") + ": " +
                      counted(muster.infantry, "unit", "units") + " of foot, " + std::to_string(muster.cavalry) + " of horse, " +
                      counted(muster.batteries, "battery", "batteries") + '\n';
    std::vector<std::vector<std::string>> rows;
    const auto put = [&] {
        for (const std::string& line : in_columns(rows, "  ")) out += line + '\n';
        rows.clear();
    };
    const auto add = [&](const std::string& brigade) {
        for (std::size_t i = 0; i < muster.order.things.size(); ++i) {
            const ListedThing& thing = muster.order.things[i];
            if (thing.text("brigade") != brigade || (thing.section != "unit" && thing.section != "leader")) continue;
            rows.push_back({thing.text("name"), thing.section == "unit" ? unit_in_words(thing) : thing.text("rating"), muster.reasons[i]});
        }
        put();
    };
    for (std::size_t i = 0; i < muster.order.things.size(); ++i) {
        const ListedThing& thing = muster.order.things[i];
        if (thing.section == "army") {
            out += "  " + ink.dim(muster.reasons[i]) + '\n';
            add("");
        }
        if (thing.section != "brigade") continue;
        out += ink.bold(thing.text("name")) + "  " + ink.dim(muster.reasons[i]) + '\n';
        add(thing.text("id"));
    }
    for (const PointsMissing& missing : muster.missing) {
        const int left = missing.points - missing.typed;
        if (left < 1) continue;
        out += '\n' + ink.bold("Missing: " + counted(left, "strength point", "strength points") + " of " + missing.group) + ", whose rows our copy of the book lacks:\n";
        for (const MissingRows* kind : missing.kinds) rows.push_back({kind->id, kind->title, kind->proof, kind->source.line});
        put();
        out += "  Type them: --unit \"" + of_unit + "Name = DR 2 12 of=" + (missing.kinds.empty() ? std::string("ROW") : missing.kinds.front()->id) +
               "\", or complete the list: aor list complete " + list.id + '\n';
    }
    if (!muster.remarks.empty()) out += '\n';
    for (const std::string& remark : muster.remarks) out += remark + '\n';
    for (const OpenChoice& choice : muster.choices) {
        rows.push_back({of_choice + choice.name + '=' + choice.value, choice.given ? "chosen" : "usual", choice.allowed, choice.question});
    }
    if (!rows.empty()) out += '\n' + ink.bold("Choices") + "  " + ink.dim("--choose " + of_choice + "NAME=VALUE") + '\n';
    put();
    return out;
}

}  // namespace aor::report
