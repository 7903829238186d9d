#include "core/army/muster.hpp"

#include "core/army/mustering.hpp"
#include "core/base/texts.hpp"
#include "core/base/toml_text.hpp"

#include <algorithm>

namespace aor {

namespace {

void put(ListedThing& thing, std::string name, Value value) {
    std::erase_if(thing.keys, [&](const ListedKey& key) { return key.name == name; });
    thing.keys.push_back({std::move(name), std::move(value), thing.place});
}

std::string id_from(const std::string& list_id) {
    const std::string nation = list_id.substr(list_id.rfind('/') + 1);
    return nation.empty() ? "army" : nation;
}

}  // namespace

bool Muster::whole() const {
    return std::all_of(missing.begin(), missing.end(), [](const PointsMissing& one) { return one.typed >= one.points; });
}

void Mustering::remark(std::string text) {
    if (std::find(remarks_.begin(), remarks_.end(), text) == remarks_.end()) remarks_.push_back(std::move(text));
}

// --- the circumstances ---

/// What a die of the list settles when it is thrown; whoever has chosen needs none (L3204).
bool Mustering::rolled(const ListCondition& condition, bool usual) {
    for (const ListRoll& roll : list_.rolls) {
        if (roll.condition != condition.id || !roll.faces || !all_hold(roll.when) || choices_.given(condition.id) != nullptr) continue;
        ++dice_;
        if (!order_.roll) return usual;
        const RolledDie die = order_.roll();
        const bool yes = roll.faces->holds(die.face);
        remark("1d6 before the set-up, " + die.how + ": " + std::to_string(die.face) + ", " + (yes ? roll.title : roll.otherwise) + " (" +
               roll.faces->text() + " of 1d6: " + roll.title + ", " + roll.source.text() + ')');
        return yes;
    }
    return usual;
}

bool Mustering::holds(std::string_view condition) {
    if (const auto known = conditions_.find(condition); known != conditions_.end()) return known->second;
    const ListCondition* found = list_condition(condition);
    const std::string name(condition);
    // Who commands has been chosen by name.
    const bool brought = std::any_of(list_.commanders.begin(), list_.commanders.end(), [&](const ListCommander& one) {
        return std::find(one.sets.begin(), one.sets.end(), name) != one.sets.end();
    });
    bool yes = false;
    if (brought) {
        yes = commander_ != nullptr && std::find(commander_->sets.begin(), commander_->sets.end(), name) != commander_->sets.end();
    } else if (found != nullptr) {
        const bool known = std::find(order_.known.begin(), order_.known.end(), name) != order_.known.end();
        yes = choices_.yes(name, std::string(found->question) + " (" + std::string(found->source) + ')', rolled(*found, found->usual || known));
    }
    conditions_.emplace(name, yes);
    return yes;
}

void Mustering::choose_commander() {
    std::vector<std::string> names = {"none"};
    for (const ListCommander& commander : list_.commanders) {
        if (commander.period.covers(when_)) names.push_back(commander.id);
    }
    if (names.size() == 1) return;
    const std::string chosen = choices_.word("commander", "a commander-in-chief of name", names, false);
    for (const ListCommander& commander : list_.commanders) {
        if (commander.id == chosen) commander_ = &commander;
    }
}

void Mustering::read_circumstances() {
    when_ = order_.when.value_or(Period{Month::of(list_.usual_year), Month::of(list_.usual_year, 12)});
    if (!list_.period.overlaps(when_)) {
        problems_.add({}, "the list " + list_.id + " is for " + list_.period.text() + ", not for " + when_.text());
    }
    for (std::string& sentence : divided(list_, when_)) problems_.add({}, std::move(sentence));
    if (!problems_.none()) return;         // nothing else can be known
    choose_commander();
    const Holds asked = [this](std::string_view condition) { return holds(condition); };
    for (const ListRow& row : list_.rows) rows_.push_back(fielded(list_, row, when_, asked));
    lacking_ = missing_in(list_, when_, asked);
}

// --- what is written down ---

void Mustering::write_army(Muster& out) {
    ListedThing army;
    army.section = "army";
    put(army, "id", order_.army_id.empty() ? id_from(list_.id) : order_.army_id);
    put(army, "name", order_.army_name.empty() ? list_.title : order_.army_name);
    put(army, "nation", list_.nation);
    std::string era = list_.era;
    for (const ArmyList::War& war : list_.wars) {
        if (war.period.covers(when_) && era.find(war.title) == std::string::npos) era += ": " + war.title;
    }
    put(army, "era", era + ", " + when_.text());
    for (const ListCondition& condition : list_conditions()) {
        if (condition.sets.empty()) continue;
        const bool asked = condition.id == "russians_hold_on" && list_.nation == "Russia";
        const bool known = conditions_.contains(condition.id);
        const bool brought = std::any_of(list_.commanders.begin(), list_.commanders.end(), [&](const ListCommander& one) {
            return std::find(one.sets.begin(), one.sets.end(), condition.id) != one.sets.end();
        });
        if (!asked && !known && !brought) continue;
        if (!holds(condition.id)) continue;
        for (const SetKey& key : condition.keys()) put(army, key.name, key.value);
    }
    out.order.things.push_back(std::move(army));
    out.reasons.push_back("army list " + list_.id + " (" + list_.source.text() + "), " + counted(order_.points, "strength point", "strength points"));
}

void Mustering::write_unit(Muster& out, const MusteredUnit& unit) {
    ListedThing thing;
    thing.section = "unit";
    put(thing, "name", unit.name);
    if (unit.brigade.empty()) put(thing, "army", out.order.things.front().text("id"));
    else put(thing, "brigade", unit.brigade);
    const TroopType* type = unit.types.empty() ? nullptr : troop_type(unit.types.front());
    bool may_form = false;
    bool may_skirmish = false;
    for (const std::string& code : unit.types) (troop_type(code)->skirmisher ? may_skirmish : may_form) = true;
    if (type != nullptr) {
        put(thing, "arm", std::string(type->arm));
        if (may_skirmish && may_form) put(thing, "may_skirmish", true);
        else if (may_skirmish) put(thing, "skirmisher", true);
        if (!may_form && !type->formation.empty()) put(thing, "formation", std::string(type->formation));
        if (type->formation == "mob") put(thing, "formation", std::string("mob"));
    }
    put(thing, "grade", static_cast<std::int32_t>(unit.grade));
    put(thing, "castings", static_cast<std::int32_t>(unit.castings));
    if (unit.discipline == "IR") put(thing, "regular", false);
    if (unit.weapon != "musket") put(thing, "weapon", unit.weapon);
    if (unit.bands.down) put(thing, "variable_down_to", static_cast<std::int32_t>(unit.bands.down_to()));
    if (unit.bands.up) put(thing, "variable_up_from", static_cast<std::int32_t>(unit.bands.up_from()));
    std::string note;
    for (const std::string& id : unit.traits) {
        const Trait* trait = trait_named(id);
        if (trait == nullptr) continue;
        for (const SetKey& key : trait->keys()) put(thing, key.name, key.value);
        if (trait->sets.empty()) note += (note.empty() ? "" : "; ") + std::string(trait->meaning) + " (" + std::string(trait->source) + ')';
    }
    if (!note.empty()) put(thing, "note", note);
    for (const ListedKey& key : unit.typed) put(thing, key.name, key.value);
    out.order.things.push_back(std::move(thing));
    out.reasons.push_back(unit.why);
}

void Mustering::write_battery(Muster& out, const MusteredBattery& battery) {
    ListedThing thing;
    thing.section = "unit";
    put(thing, "name", battery.name);
    if (battery.brigade.empty()) put(thing, "army", out.order.things.front().text("id"));
    else put(thing, "brigade", battery.brigade);
    if (battery.gun == "rockets") {
        // They act like skirmishers in all but their fire (p 143).
        put(thing, "arm", std::string("infantry"));
        put(thing, "skirmisher", true);
        put(thing, "formation", std::string("skirmish"));
        put(thing, "rockets", true);
        put(thing, "note", std::string("rockets (L3229-3231)"));
    } else {
        put(thing, "arm", std::string("artillery"));
        put(thing, "gun", battery.gun);
        if (battery.howitzer) put(thing, "howitzer", true);
        if (battery.horse) put(thing, "horse_artillery", true);
        if (battery.native) put(thing, "native", true);
        if (!battery.note.empty()) put(thing, "note", battery.note);
    }
    put(thing, "grade", static_cast<std::int32_t>(battery.grade));
    put(thing, "castings", static_cast<std::int32_t>(list_.artillery.gunners));
    if (!battery.nation.empty()) put(thing, "nation", battery.nation);
    if (battery.bands.down) put(thing, "variable_down_to", static_cast<std::int32_t>(battery.bands.down_to()));
    if (battery.bands.up) put(thing, "variable_up_from", static_cast<std::int32_t>(battery.bands.up_from()));
    out.order.things.push_back(std::move(thing));
    out.reasons.push_back(battery.why);
}

void Mustering::write_leaders(Muster& out) {
    const std::string army = out.order.things.front().text("id");
    ListedThing chief;
    chief.section = "leader";
    std::string why = "commander-in-chief, class 2 (p 49, 114)";
    std::string name = "Commander-in-chief";
    std::string rating = "class_2";
    if (commander_ != nullptr) {
        name = commander_->title;
        rating = commander_->rating;
        why = "as printed (" + commander_->source.text() + ')';
    } else if (const auto here = conditions_.find("commander_in_chief"); here != conditions_.end() && !here->second) {
        name = "General";
        rating = "class_1";
        why = "a subordinate general leads, class 1 (L1702)";
    }
    put(chief, "name", name);
    put(chief, "army", army);
    put(chief, "post", std::string("commander_in_chief"));
    put(chief, "rating", rating);
    if (commander_ != nullptr && !commander_->melee_rating.empty()) put(chief, "melee_rating", commander_->melee_rating);
    out.order.things.push_back(std::move(chief));
    out.reasons.push_back(why);
    for (const MusteredBrigade& brigade : brigades_) {
        ListedThing leader;
        leader.section = "leader";
        LeaderRating rated = {"class_1", "brigade leaders are of class 1 to begin with (p 114)"};
        const auto campaign = conditions_.find("campaign");
        if (list_.brigades == "slaughter") rated = {"half_die", "brigades without a force commander have a half-die leader (p 103)"};
        else if (campaign != conditions_.end() && campaign->second) rated = {"half_die", "in a campaign other brigades have half-die leaders (L1766)"};
        if (order_.rate) rated = order_.rate(brigade.name);
        put(leader, "name", "Leader of " + brigade.name);
        put(leader, "brigade", brigade.id);
        put(leader, "rating", rated.rating);
        out.order.things.push_back(std::move(leader));
        out.reasons.push_back(rated.why);
    }
}

void Mustering::write_down(Muster& out) {
    write_army(out);
    if (const auto campaign = conditions_.find("campaign"); campaign != conditions_.end() && campaign->second) {
        out.order.game.push_back({"mode", std::string("campaign"), {}});
    }
    for (const MusteredBrigade& brigade : brigades_) {
        ListedThing thing;
        thing.section = "brigade";
        put(thing, "id", brigade.id);
        put(thing, "name", brigade.name);
        put(thing, "army", out.order.things.front().text("id"));
        out.order.things.push_back(std::move(thing));
        out.reasons.push_back(brigade.why);
    }
    write_leaders(out);
    // By brigade, foot before horse; those beside the brigades last.
    const auto write = [&](const std::string& brigade) {
        for (const MusteredUnit& unit : units_) {
            if (unit.brigade == brigade) write_unit(out, unit);
        }
        for (const MusteredBattery& battery : batteries_) {
            if (battery.brigade == brigade) write_battery(out, battery);
        }
    };
    for (const MusteredBrigade& brigade : brigades_) write(brigade.id);
    write("");
}

/// One to a side is what the book advises (L912); it forbids no more.
void Mustering::see_exceptional_commanders() {
    const auto has_one = [](const MusteredUnit& unit) {
        return std::any_of(unit.typed.begin(), unit.typed.end(), [](const ListedKey& key) { return key.name == "exceptional_commander" && key.value == Value(true); });
    };
    const auto count = std::count_if(units_.begin(), units_.end(), has_one);
    if (count > 1) remark(std::to_string(count) + " units have an exceptional commander: the book advises one to a side at most (p 47, L912)");
}

Muster Mustering::muster() {
    Muster out;
    read_circumstances();
    if (rows_.empty()) return out;
    share_points();
    add_hand_units();
    add_specials();
    see_exceptional_commanders();
    brigade_pairs();
    add_batteries();
    form_brigades();
    write_down(out);
    choices_.check_unused();
    out.choices = choices_.take();
    out.missing = std::move(missing_);
    out.remarks = std::move(remarks_);
    out.points = order_.points;
    out.left = left_;
    out.dice = dice_;
    for (const MusteredUnit& unit : units_) {
        ++(unit.mounted() ? out.cavalry : out.infantry);
        out.castings += unit.castings;
    }
    out.batteries = static_cast<int>(batteries_.size());
    return out;
}

Muster try_muster(const Charts& charts, const ArmyList& list, const MusterOrder& order, Problems& problems) {
    if (order.points >= 1 && order.points <= 999) return Mustering(charts, list, order, problems).muster();
    problems.add({}, "an army has from 1 to 999 strength points");
    return {};
}

Result<Muster> muster(const Charts& charts, const ArmyList& list, const MusterOrder& order) {
    Problems problems;
    Muster out = try_muster(charts, list, order, problems);
    for (const OpenChoice& choice : out.choices) {
        if (!choice.value.empty() || choice.given) continue;
        problems.add({}, "choose " + choice.name + ": " + choice.question + " (" + choice.allowed + ')');
    }
    if (!problems.none()) return problems;
    return out;
}

}  // namespace aor
