#include "core/play/known_facts.hpp"

#include "core/play/known_army.hpp"
#include "core/play/movement.hpp"
#include "core/play/nation.hpp"
#include "core/play/performance.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

/// What a reader of one fact has to go by.
struct Case {
    const Charts& charts;
    const Battle& battle;
    const Parties& parties;
    const Chart& chart;
    const FactRow& row;

    [[nodiscard]] bool of(std::string_view procedure) const { return chart.id == procedure; }
    [[nodiscard]] bool of_melee() const { return of("melee") || of("melee_bout"); }
    [[nodiscard]] int turn() const { return battle.game.turn; }
    [[nodiscard]] bool now(int stamp) const { return this_turn(battle, stamp); }
};

using Known = std::optional<KnownFact>;

Known firm(Value value) { return KnownFact{std::move(value), Hold::firm}; }
Known stated(Value value) { return KnownFact{std::move(value), Hold::stated}; }
template <class Enum>
Known firm_word(Enum value) { return firm(std::string(word(value))); }
template <class Enum>
Known stated_word(Enum value) { return stated(std::string(word(value))); }

// RULING R-11, L754: which grade a procedure reads. Flags count in morale and melee only; a lost one in fire too;
// squares are formed by the grade of the list.
Known grade_for(const Case& c, const Unit& u) {
    if (c.row.fact == Fact::firer_grade) return firm(fire_grade(c.charts, u));
    if (c.of("emergency_square")) return firm(base_grade_of(u));
    if (c.of("command_check") || c.of("control_check") || c.of("charge_initiative")) return firm(grade_of(u));
    return firm(present_grade(c.charts, u));
}

// Optional (p 48): formed troops in woods are disorganized at all times.
Known state(const Case& c, const Unit& u) {
    const bool in_woods = cover_of(c.battle, u) == Cover::woods && is_formed(u.formation) && u.arm != Arm::artillery;
    if (in_woods && has_option(c.battle.game, "woods_disorder") && u.state == State::normal) return firm_word(State::disorganized);
    return firm_word(u.state);
}

Known french(const Case& c, const Unit& u) {
    if (c.of("cavalry_charge")) return firm(u.french_cavalry);
    // L805 speaks of the French of any age, the other rules of those of the lists that say so.
    if (c.of("pursuit")) return firm(u.french || u.french_cavalry || speaks_of(nation_of(c.battle, u), "france") || speaks_of(nation_of(c.battle, u), "french"));
    return firm(u.french);
}

// Austrian horse fires carbines from the saddle at Turkish cavalry, and at nobody else (L2938).
Known mounted_fire(const Case& c, const Unit& u) {
    const bool at_him = !u.at_turks_only || c.parties.target == nullptr || is_turkish_cavalry(c.battle, *c.parties.target);
    return firm(u.mounted_fire && at_him);
}

// RULING R-169: the die before the charge says whether this one is all out. On foot there are no styles.
Known charge_style(const Case& c, const Unit& u) {
    const bool ordinary = !is_mounted(u.arm) || trots_by_its_die(c.battle, u);
    return stated_word(ordinary ? ChargeStyle::ordinary : u.charge_style);
}

Known moved(const Case& c, const Unit& u) {
    const Moved how = c.now(u.moved_turn) ? u.moved : Moved::none;
    if (c.row.kind == Kind::moved) return stated_word(how);
    return stated(how != Moved::none || c.now(u.changed_turn) || c.now(u.retired_turn));
}

// Highlanders have the die of the first fire only when they are formed (L2974).
Known first_fire(const Case& c, const Unit& u) {
    const bool in_vain = u.formation == Formation::skirmish && is_british_highland_foot(c.battle, u);
    return firm(u.first_fire && !in_vain);
}

Known fired(const Case& c, const Unit& u) {
    // A square fires once on each side that has a target: which side it was, the table knows.
    const bool by_sides = u.arm != Arm::artillery && is_square(u.formation);
    return KnownFact{c.now(u.fired_turn), by_sides ? Hold::stated : Hold::firm};
}

Known received_fire(const Case& c, const Unit& u) {
    const Unit* target = c.parties.target;
    if (target == nullptr) return std::nullopt;
    return firm(c.now(target->fired_turn) && target->fired_at == u.id);
}

Known burning(const Case& c, const Unit& u) {
    const Site* site = u.inside.empty() ? nullptr : c.battle.site(u.inside);
    return firm(site != nullptr && site->fires > 0);
}

Known commander_lost(const Case& c, const Unit& u, bool of_brigade) {
    const Brigade* brigade = of_brigade ? c.battle.brigade(u.brigade) : nullptr;
    const Army* army = of_brigade ? nullptr : c.battle.army(u.army);
    if (of_brigade) return firm(brigade != nullptr && post_vacant(c.battle, brigade->commander));
    return firm(army != nullptr && post_vacant(c.battle, army->commander));
}

Known leader_rating(const Case& c, const Unit& u) {
    const Leader* leader = helping_leader(c.battle, u.id, c.of_melee());
    return firm_word(leader == nullptr ? Rating::none : rating_in(*leader, c.of_melee()));
}

Known charge_distance(const Case& c, const Unit& u) {
    if (!c.now(u.charged_turn) || u.charge_distance == Inches()) return std::nullopt;
    return stated(u.charge_distance);
}

struct FactOfUnit {
    std::string_view ending;     ///< of the name, after "unit." or "firer."
    Known (*read)(const Case&, const Unit&);
};

#define AOR_OF_UNIT(name, ...) {name, [](const Case& c, const Unit& u) -> Known { (void)c; return __VA_ARGS__; }}

constexpr FactOfUnit kFactsOfUnits[] = {
    // who and what it is
    AOR_OF_UNIT("arm", firm_word(u.arm)),
    AOR_OF_UNIT("skirmisher", firm(u.skirmisher)),
    AOR_OF_UNIT("regular", firm(u.regular)),
    AOR_OF_UNIT("base_grade", firm(c.of("variable_morale") ? u.base_grade : base_grade_of(u))),
    {"grade", grade_for},
    AOR_OF_UNIT("castings_start", firm(u.castings_start)),
    AOR_OF_UNIT("castings", u.castings > 0 ? firm(u.castings) : std::nullopt),   // guns without a crew
    AOR_OF_UNIT("gunners_start", u.arm == Arm::artillery ? firm(u.castings_start) : std::nullopt),
    AOR_OF_UNIT("gunners", u.arm == Arm::artillery ? firm(u.castings) : std::nullopt),
    AOR_OF_UNIT("gun", firm_word(u.gun)),
    AOR_OF_UNIT("howitzer", firm(u.howitzer)),
    AOR_OF_UNIT("horse_artillery", firm(u.horse_artillery)),
    AOR_OF_UNIT("in_fortress", firm(u.in_fortress)),
    AOR_OF_UNIT("weapon", firm_word(u.weapon)),
    {"mounted_fire", mounted_fire},
    AOR_OF_UNIT("fire_system", firm_word(u.fire_system)),
    AOR_OF_UNIT("fresh_fire_bonus", firm(u.fresh_fire_bonus)),
    AOR_OF_UNIT("battalion_gun", firm_word(is_mounted(u.arm) ? BattalionGun::none : u.battalion_gun)),
    AOR_OF_UNIT("exceptional_commander", firm(u.exceptional_commander && u.commander_wounded_until < c.turn())),
    AOR_OF_UNIT("native", firm(u.native)),
    AOR_OF_UNIT("american_indian", firm(u.american_indian)),
    AOR_OF_UNIT("indian_light_cavalry", firm(u.indian_light_cavalry)),
    AOR_OF_UNIT("clan", firm(u.clan)),
    AOR_OF_UNIT("scots_jacobite", firm(u.scots_jacobite)),
    AOR_OF_UNIT("arnauts", firm(u.arnauts)),
    AOR_OF_UNIT("english", firm(u.english)),
    AOR_OF_UNIT("european", firm(u.european && !u.met_indians)),
    AOR_OF_UNIT("janissary", firm(u.janissary)),
    AOR_OF_UNIT("square_drill", firm(u.square_drill)),
    {"french", french},
    AOR_OF_UNIT("charges_on_five", firm(u.charges_on_five)),
    AOR_OF_UNIT("eutaw_continental", firm(u.eutaw_continental)),
    AOR_OF_UNIT("lobositz_standing", firm(u.lobositz_austrian && !c.now(u.moved_turn))),
    AOR_OF_UNIT("lance", firm(u.lance)),
    AOR_OF_UNIT("pikes", firm(u.pikemen > 0)),
    AOR_OF_UNIT("shield", KnownFact{u.shield, u.shield ? Hold::stated : Hold::firm}),  // not on every side
    AOR_OF_UNIT("loose_order", firm(u.loose_order)),
    AOR_OF_UNIT("grenades", firm(u.grenades)),
    {"charge_style", charge_style},
    AOR_OF_UNIT("susceptible", firm(u.susceptible)),
    // variable morale
    AOR_OF_UNIT("down_to", firm(u.variable_down_to)),
    AOR_OF_UNIT("up_from", firm(u.variable_up_from)),
    AOR_OF_UNIT("prussian_from_1759", firm(u.prussian_from_1759)),
    AOR_OF_UNIT("spanish_in_spain", firm(u.spanish_in_spain)),
    AOR_OF_UNIT("russian_1708_1721", firm(u.russian_1708_1721)),
    AOR_OF_UNIT("russian_cavalry_from_1759", firm(u.russian_cavalry_from_1759)),
    AOR_OF_UNIT("american_from_1778", firm(u.american_from_1778)),
    // where and how it stands
    AOR_OF_UNIT("formation", stated_word(u.formation)),
    AOR_OF_UNIT("cover", stated_word(cover_of(c.battle, u))),
    AOR_OF_UNIT("limbered", stated(u.limbered)),
    AOR_OF_UNIT("front_rank", stated(ranks_of(u).front)),
    AOR_OF_UNIT("second_rank", stated(ranks_of(u).second)),
    AOR_OF_UNIT("rear_ranks", stated(ranks_of(u).rear)),
    AOR_OF_UNIT("on_own_baseline", firm(u.presence == Presence::off_own_baseline || u.presence == Presence::waiting)),
    AOR_OF_UNIT("in_melee", firm(in_melee(c.battle, u.id))),
    {"in_burning_village", burning},
    // its morale
    {"state", state},
    AOR_OF_UNIT("fatigued", firm(u.fatigued)),
    AOR_OF_UNIT("broke_this_turn", firm(c.now(u.broke_turn))),
    AOR_OF_UNIT("routed_this_turn", firm(c.now(u.routed_turn))),
    AOR_OF_UNIT("grade_when_routed", u.grade_when_routed > 0 ? firm(u.grade_when_routed) : std::nullopt),
    AOR_OF_UNIT("sat_still", stated(sat_still(c.battle, u))),
    AOR_OF_UNIT("disturbed", firm(was_disturbed(c.battle, u))),
    AOR_OF_UNIT("in_pursuit", firm(u.in_pursuit)),
    AOR_OF_UNIT("bloodlust", firm(u.bloodlust)),
    AOR_OF_UNIT("plundering", firm(u.plundering)),
    AOR_OF_UNIT("brigade_commander_lost", commander_lost(c, u, true)),
    AOR_OF_UNIT("army_commander_lost", commander_lost(c, u, false)),
    {"leader", leader_rating},
    AOR_OF_UNIT("has_flag", firm(u.flag == FlagState::held)),
    // what it did
    {"first_fire", first_fire},
    {"fired", fired},
    {"moved", moved},
    AOR_OF_UNIT("functions_used", stated(c.now(u.functions_turn) ? u.functions_used : 0)),
    AOR_OF_UNIT("pivoted", stated(c.now(u.pivoted_turn))),
    AOR_OF_UNIT("reloading", firm(u.reloaded_turn > c.turn())),
    AOR_OF_UNIT("charged", firm(c.now(u.charged_turn))),
    {"charge_distance", charge_distance},
    AOR_OF_UNIT("charged_downhill", stated(c.now(u.charged_turn) && u.charged_downhill)),
    AOR_OF_UNIT("muskets_dropped", firm(u.muskets_dropped)),
    AOR_OF_UNIT("evaded", firm(c.now(u.evaded_turn))),
    AOR_OF_UNIT("retired", firm(c.now(u.retired_turn) || c.now(u.evaded_turn) || c.now(u.rallied_back_turn))),
    AOR_OF_UNIT("rallying_back", firm(c.now(u.rallied_back_turn))),
    AOR_OF_UNIT("out_of_command", firm(c.now(u.out_of_command_turn))),
    AOR_OF_UNIT("failed_command_check", firm(c.now(u.command_failed_turn))),
    AOR_OF_UNIT("full_move_last_turn", stated(last_turn(c.battle, u.full_move_turn))),
    {"received_fire", received_fire},
};

const FactOfUnit* fact_of_unit(std::string_view ending) {
    for (const FactOfUnit& fact : kFactsOfUnits) {
        if (fact.ending == ending) return &fact;
    }
    return nullptr;
}

Known known_of_leader(const Case& c, const Leader& leader, std::string_view ending) {
    if (ending == "rating") return firm_word(leader.rating);
    if (ending == "commander_in_chief") return firm(leader.post == Post::commander_in_chief);
    if (ending == "touching") return stated(!leader.attached.empty());
    if (ending == "in_melee") return firm(!leader.attached.empty() && in_melee(c.battle, leader.attached));
    if (ending == "units_commanded") {
        int units = 0;
        for (const Unit& unit : c.battle.units) units += unit.commanded_by == leader.id && c.now(unit.commanded_turn);
        return firm(units);
    }
    return std::nullopt;
}

Known known_of_site(const Case& c, const Site& site, std::string_view ending) {
    if (ending == "kind") return firm_word(site.structure);
    if (ending == "damage") return firm(site.hits + site.fires);
    if (ending == "occupied") {
        if (c.parties.target != nullptr) return firm(true);
        const bool anybody = std::any_of(c.battle.units.begin(), c.battle.units.end(), [&](const Unit& unit) {
            return is_on_table(unit) && unit.inside == site.id;
        });
        return firm(anybody);
    }
    return std::nullopt;
}

Known known_of_game(const Case& c, std::string_view name) {
    const Unit* actor = c.parties.actor;
    if (name == "turn") return firm(c.turn());
    if (name == "figure_scale") return firm_word(c.battle.game.figure_scale);
    if (name == "in_siege") return firm(c.battle.game.in_siege);
    if (name == "strength_points") return firm(c.battle.game.strength_points);
    if (actor == nullptr) return std::nullopt;
    if (name == "attempts_made") return firm(c.of("arrival") ? actor->arrival_attempts : actor->rally_attempts);
    if (name == "chance") return firm(actor->treachery_chance);
    if (name == "firer.limited") return firm(actor->shots_left >= 0);
    if (name == "road") {
        const Army* army = c.battle.army(actor->army);
        if (army != nullptr) return stated_word(army->road);
    }
    return std::nullopt;
}

}  // namespace

Parties parties_of(const Battle& battle, std::string_view procedure, std::string_view actor, std::string_view target) {
    Parties parties;
    const bool about_leader = procedure == "leader_hit" || procedure == "leader_casualty" || procedure == "replacement_leader";
    if (procedure == "withdrawal") {
        parties.army = battle.army(actor);
        return parties;
    }
    if (about_leader) parties.leader = battle.leader(actor);
    if (parties.leader == nullptr) parties.actor = battle.unit(actor);
    if (parties.actor != nullptr) parties.army = battle.army(parties.actor->army);
    else if (parties.leader != nullptr) parties.army = battle.army(parties.leader->army);

    if (procedure == "command_range") {
        parties.leader = battle.leader(target);
    } else if (procedure == "structure_fire" || procedure == "village_fire") {
        parties.target = battle.unit(target);
        parties.site = battle.site(parties.target != nullptr ? std::string_view(parties.target->inside) : target);
    } else {
        parties.target = battle.unit(target);
    }
    return parties;
}

std::optional<KnownFact> known_fact(const Charts& charts, const Battle& battle, const Parties& parties, const Chart& chart,
                                    const FactRow& row) {
    const Case c{charts, battle, parties, chart, row};
    const std::string_view name = name_of(row.fact);
    if (auto known = known_of_game(c, name)) return known;

    const auto dot = name.find('.');
    if (dot == std::string_view::npos) return std::nullopt;
    const std::string_view who = name.substr(0, dot);
    const std::string_view ending = name.substr(dot + 1);
    if (who == "leader") return parties.leader != nullptr ? known_of_leader(c, *parties.leader, ending) : std::nullopt;
    if (who == "structure") return parties.site != nullptr ? known_of_site(c, *parties.site, ending) : std::nullopt;
    if (who == "army" || who == "enemy") return parties.army != nullptr ? known_of_army(charts, battle, *parties.army, chart, row.fact) : std::nullopt;

    const bool acts = who == "unit" || (who == "firer" && !chart.id.starts_with("leader_"));
    const Unit* unit = acts ? parties.actor : parties.target;
    const FactOfUnit* fact = unit != nullptr ? fact_of_unit(ending) : nullptr;
    return fact != nullptr ? fact->read(c, *unit) : std::nullopt;
}

}  // namespace aor
