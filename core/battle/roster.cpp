#include "core/battle/roster.hpp"

namespace aor {

namespace {

Problem against(std::string text) { return {{}, std::move(text)}; }

std::optional<Problem> needs_reason(std::string_view reason) {
    if (reason.find_first_not_of(" \t\n") != std::string_view::npos) return std::nullopt;
    return against("say why: the roster changes only with a reason");
}

Problem unknown(Thing thing, std::string_view id) {
    return against("there is no " + std::string(word(thing)) + " \"" + std::string(id) + '"');
}

std::string because(std::string_view reason) { return " (" + std::string(reason) + ')'; }

/// What a unit that is no longer there, or no longer an enemy, leaves behind: charges, contacts, plots, pursuits, duties,
/// attached leaders.
void let_go(Draft& draft, std::string_view unit) {
    const auto drop = [&](const auto& list, auto concerns) {
        using Record = typename std::remove_cvref_t<decltype(list)>::value_type;
        Names ids;
        for (const Record& record : list) {
            if (concerns(record)) ids.push_back(record.id);
        }
        for (const std::string& id : ids) draft.go<Record>(id);
    };
    const Battle& battle = draft.battle();
    drop(battle.charges, [&](const Charge& one) { return one.charger == unit || one.target == unit; });
    drop(battle.contacts, [&](const Contact& one) { return one.unit == unit || one.opponent == unit; });
    drop(battle.plots, [&](const Plot& one) { return one.unit == unit || one.target == unit; });
    // What is owed about a leader who was with it, or whom it hit, stands.
    drop(battle.owed, [&](const Owed& one) { return one.leader.empty() && (one.unit == unit || one.by == unit); });
    Names attached;
    for (const Leader& leader : battle.leaders) {
        if (leader.attached == unit) attached.push_back(leader.id);
    }
    for (const std::string& id : attached) draft.set(id, &Leader::attached, "");
    Names pursuers;
    for (const Unit& other : battle.units) {
        if (other.quarry == unit) pursuers.push_back(other.id);
    }
    for (const std::string& id : pursuers) {
        draft.set(id, &Unit::quarry, "");
        draft.set(id, &Unit::in_pursuit, false);
    }
    draft.set(std::string(unit), &Unit::quarry, "");
    draft.set(std::string(unit), &Unit::in_pursuit, false);
}

/// The brigade belongs to that army; or what stands against it.
std::optional<Problem> check_post(const Battle& battle, std::string_view army, std::string_view brigade) {
    if (battle.army(army) == nullptr) return unknown(Thing::army, army);
    if (brigade.empty()) return std::nullopt;
    const Brigade* found = battle.brigade(brigade);
    if (found == nullptr || found->dissolved) return unknown(Thing::brigade, brigade);
    if (found->army != army) return against("the brigade is not of that army");
    return std::nullopt;
}

/// An id made from the name, or the given one if it is free.
template <class Record>
std::optional<Problem> give_id(const Battle& battle, Record& record) {
    if (record.id.empty()) record.id = make_id(battle, Record::thing, record.name);
    if (battle.has(Record::thing, record.id)) {
        return against("there is already " + a_thing(Record::thing) + " \"" + record.id + '"');
    }
    if (record.name.empty()) record.name = record.id;
    return std::nullopt;
}

std::optional<Problem> transfer(Draft& draft, Thing thing, std::string_view id, const std::string& army,
                                const std::string& brigade, const std::string& to, std::string_view reason) {
    const Battle& battle = draft.battle();
    if (thing == Thing::unit) {
        const Unit* unit = battle.unit(id);
        if (unit == nullptr) return unknown(thing, id);
        draft.begin(Happened::roster, thing, std::string(id), unit->name + " goes to " + to + because(reason));
        fight_for(draft, id, army, brigade);
        return std::nullopt;
    }
    if (thing != Thing::leader) return against("only units and leaders are transferred");
    const Leader* leader = battle.leader(id);
    if (leader == nullptr) return unknown(thing, id);
    draft.begin(Happened::roster, thing, std::string(id), leader->name + " goes to " + to + because(reason));
    Names left;
    for (const Brigade& one : battle.brigades) {
        if (one.commander == id && one.id != brigade) left.push_back(one.id);
    }
    for (const std::string& one : left) draft.set(one, &Brigade::commander, "");
    left.clear();
    for (const Army& one : battle.armies) {
        if (one.commander == id && one.id != army) left.push_back(one.id);
    }
    for (const std::string& one : left) draft.set(one, &Army::commander, "");
    draft.set(id, &Leader::brigade, brigade);
    draft.set(id, &Leader::army, army);
    if (!brigade.empty()) {
        draft.set(id, &Leader::post, Post::brigade);
        if (battle.brigade(brigade)->commander.empty()) draft.set(brigade, &Brigade::commander, std::string(id));
    } else if (battle.leader(id)->post == Post::brigade) {
        draft.set(id, &Leader::post, Post::unassigned);
    }
    const Unit* attached = battle.unit(battle.leader(id)->attached);
    if (attached != nullptr && !are_friends(battle, attached->army, army)) draft.set(id, &Leader::attached, "");
    return std::nullopt;
}

}  // namespace

void fight_for(Draft& draft, std::string_view id, const std::string& army, const std::string& brigade) {
    const Unit* unit = draft.battle().unit(id);
    assert(unit != nullptr && "the unit is there");
    const bool changes_sides = !are_friends(draft.battle(), unit->army, army);
    const ArmyId raised_by = counts_for(*unit);
    draft.set(id, &Unit::brigade, brigade);
    if (unit->army != army) {
        draft.set(id, &Unit::army, army);
        draft.set(id, &Unit::raised_by, raised_by == army ? ArmyId() : raised_by);
    }
    if (changes_sides) let_go(draft, id);
}

Added add_unit(Draft& draft, Unit unit, std::string_view reason, int entry) {
    const Battle& battle = draft.battle();
    if (auto problem = needs_reason(reason)) return {problem, ""};
    if (unit.army.empty()) {
        if (const Brigade* brigade = battle.brigade(unit.brigade)) unit.army = brigade->army;
    }
    if (auto problem = check_post(battle, unit.army, unit.brigade)) return {problem, ""};
    if (unit.castings_start < 1 || unit.castings < 1 || unit.castings > unit.castings_start) {
        return {against("a unit has at least one casting, and never more than at the start"), ""};
    }
    if (unit.base_grade < 1 || unit.base_grade > 4) return {against("a morale grade is from 1 to 4"), ""};
    if (unit.presence != Presence::on_table && unit.presence != Presence::waiting) {
        return {against("a unit that is added stands on the table or waits"), ""};
    }
    unit.grade = unit.base_grade;
    if (auto problem = give_id(battle, unit)) return {problem, ""};
    draft.begin(Happened::roster, Thing::unit, unit.id, unit.name + " joins the battle" + because(reason));
    draft.come(unit);
    if (unit.castings < unit.castings_start) {
        Loss loss;
        loss.id = draft.new_id(Thing::loss, entry);
        loss.unit = unit.id;
        loss.castings = unit.castings_start - unit.castings;
        loss.cause = Cause::hand;
        loss.turn = battle.game.turn;
        loss.phase = battle.game.phase;
        loss.entry = entry;
        draft.come(loss);
    }
    return {std::nullopt, unit.id};
}

Added add_leader(Draft& draft, Leader leader, std::string_view reason) {
    const Battle& battle = draft.battle();
    if (auto problem = needs_reason(reason)) return {problem, ""};
    if (leader.army.empty()) {
        if (const Brigade* brigade = battle.brigade(leader.brigade)) leader.army = brigade->army;
    }
    if (auto problem = check_post(battle, leader.army, leader.brigade)) return {problem, ""};
    if (leader.rating == Rating::none) return {against("a leader is half_die, class_1, class_2 or class_3"), ""};
    if (leader.fate != Fate::present) return {against("a leader who is added is there"), ""};
    if (!leader.attached.empty()) {
        const Unit* unit = battle.unit(leader.attached);
        if (unit == nullptr) return {unknown(Thing::unit, leader.attached), ""};
        if (!are_friends(battle, unit->army, leader.army)) return {against("that unit is the enemy's"), ""};
    }
    if (auto problem = give_id(battle, leader)) return {problem, ""};
    draft.begin(Happened::roster, Thing::leader, leader.id, leader.name + " joins the battle" + because(reason));
    draft.come(leader);
    if (leader.post == Post::brigade && !leader.brigade.empty() && battle.brigade(leader.brigade)->commander.empty()) {
        draft.set(leader.brigade, &Brigade::commander, leader.id);
    }
    if (leader.post == Post::commander_in_chief && battle.army(leader.army)->commander.empty()) {
        draft.set(leader.army, &Army::commander, leader.id);
    }
    return {std::nullopt, leader.id};
}

Added add_brigade(Draft& draft, Brigade brigade, std::string_view reason) {
    const Battle& battle = draft.battle();
    if (auto problem = needs_reason(reason)) return {problem, ""};
    if (auto problem = check_post(battle, brigade.army, "")) return {problem, ""};
    if (!brigade.commander.empty() && battle.leader(brigade.commander) == nullptr) {
        return {unknown(Thing::leader, brigade.commander), ""};
    }
    if (auto problem = give_id(battle, brigade)) return {problem, ""};
    draft.begin(Happened::roster, Thing::brigade, brigade.id, brigade.name + " is formed" + because(reason));
    draft.come(brigade);
    return {std::nullopt, brigade.id};
}

std::optional<Problem> rename(Draft& draft, Thing thing, std::string_view id, std::string_view name,
                              std::string_view reason) {
    if (auto problem = needs_reason(reason)) return problem;
    const Battle& battle = draft.battle();
    if (!battle.has(thing, id) || thing == Thing::game) return unknown(thing, id);
    const std::string old_id(id);
    const auto give = [&](const auto& record, auto member) -> std::optional<Problem> {
        draft.begin(Happened::roster, thing, old_id,
                    record.*member + " is now called " + std::string(name) + because(reason));
        draft.set(old_id, member, std::string(name));
        return std::nullopt;
    };
    switch (thing) {
        case Thing::army: return give(*battle.army(id), &Army::name);
        case Thing::brigade: return give(*battle.brigade(id), &Brigade::name);
        case Thing::unit: return give(*battle.unit(id), &Unit::name);
        case Thing::leader: return give(*battle.leader(id), &Leader::name);
        case Thing::site: return give(*battle.site(id), &Site::name);
        case Thing::card: return give(*battle.find<Card>(id), &Card::name);
        default: return against(a_thing(thing) + " has no name");
    }
}

std::optional<Problem> transfer_to_brigade(Draft& draft, Thing thing, std::string_view id, std::string_view brigade,
                                           std::string_view reason) {
    if (auto problem = needs_reason(reason)) return problem;
    const Brigade* found = draft.battle().brigade(brigade);
    if (found == nullptr || found->dissolved) return unknown(Thing::brigade, brigade);
    return transfer(draft, thing, id, found->army, found->id, found->name, reason);
}

std::optional<Problem> transfer_to_army(Draft& draft, Thing thing, std::string_view id, std::string_view army,
                                        std::string_view reason) {
    if (auto problem = needs_reason(reason)) return problem;
    const Army* found = draft.battle().army(army);
    if (found == nullptr) return unknown(Thing::army, army);
    return transfer(draft, thing, id, found->id, "", found->name, reason);
}

std::optional<Problem> strike_off(Draft& draft, Thing thing, std::string_view id_given, std::string_view reason) {
    if (auto problem = needs_reason(reason)) return problem;
    const Battle& battle = draft.battle();
    const std::string id(id_given);
    if (thing != Thing::unit && thing != Thing::leader && thing != Thing::brigade) {
        return against("only units, leaders and brigades are struck off");
    }
    if (!battle.has(thing, id)) return unknown(thing, id);
    const auto begin = [&](const std::string& name) {
        draft.begin(Happened::roster, thing, id, name + " is struck off" + because(reason));
    };
    if (thing == Thing::unit) {
        if (battle.unit(id)->presence == Presence::struck_off) return against("it is struck off already");
        begin(battle.unit(id)->name);
        draft.set(id, &Unit::presence, Presence::struck_off);
        let_go(draft, id);
    } else if (thing == Thing::leader) {
        if (battle.leader(id)->presence == Presence::struck_off) return against("he is struck off already");
        begin(battle.leader(id)->name);
        draft.set(id, &Leader::presence, Presence::struck_off);
        draft.set(id, &Leader::attached, "");
        Names commanded;
        for (const Brigade& brigade : battle.brigades) {
            if (brigade.commander == id) commanded.push_back(brigade.id);
        }
        for (const std::string& brigade : commanded) draft.set(brigade, &Brigade::commander, "");
        commanded.clear();
        for (const Army& army : battle.armies) {
            if (army.commander == id) commanded.push_back(army.id);
        }
        for (const std::string& army : commanded) draft.set(army, &Army::commander, "");
    } else {
        if (battle.brigade(id)->dissolved) return against("it is dissolved already");
        begin(battle.brigade(id)->name);
        draft.set(id, &Brigade::dissolved, true);
        Names members;
        for (const Unit& unit : battle.units) {
            if (unit.brigade == id) members.push_back(unit.id);
        }
        for (const std::string& unit : members) draft.set(unit, &Unit::brigade, "");
        members.clear();
        for (const Leader& leader : battle.leaders) {
            if (leader.brigade == id) members.push_back(leader.id);
        }
        for (const std::string& leader : members) {
            draft.set(leader, &Leader::brigade, "");
            if (battle.leader(leader)->post == Post::brigade) draft.set(leader, &Leader::post, Post::unassigned);
        }
    }
    return std::nullopt;
}

}  // namespace aor
