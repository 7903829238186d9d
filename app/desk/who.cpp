#include "app/desk/who.hpp"

#include "app/desk/no_fire.hpp"
#include "core/battle/name_of_anybody.hpp"
#include "core/battle/name_shown.hpp"
#include "core/play/known_facts.hpp"

#include <algorithm>
#include <array>

namespace aor::desk {
namespace {

constexpr std::array kParts = {
    Parts{"small_arms_fire", Who::unit, Who::unit, true},
    Parts{"artillery_fire", Who::unit, Who::unit, true},
    Parts{"structure_fire", Who::unit, Who::site, true},
    Parts{"village_fire", Who::unit, Who::site, true},
    Parts{"morale", Who::unit, Who::unit, false},
    Parts{"charge", Who::unit, Who::unit, true},
    Parts{"charge_initiative", Who::unit, Who::unit, false},
    Parts{"cavalry_charge", Who::unit, Who::unit, false},
    Parts{"fire_on_charge", Who::unit, Who::unit, true},
    Parts{"emergency_square", Who::unit, Who::unit, false},
    Parts{"melee", Who::unit, Who::nobody, false},
    Parts{"melee_bout", Who::unit, Who::unit, true},
    Parts{"melee_result", Who::unit, Who::unit, true},
    Parts{"square_losses", Who::unit, Who::unit, true},
    Parts{"flag_capture", Who::unit, Who::unit, true},
    Parts{"pursuit", Who::unit, Who::unit, false},
    Parts{"compulsory_pursuit", Who::unit, Who::nobody, false},
    Parts{"rally_back", Who::unit, Who::nobody, false},
    Parts{"feigned_flight", Who::unit, Who::nobody, false},
    Parts{"evade_move", Who::unit, Who::nobody, false},
    Parts{"rout_move", Who::unit, Who::nobody, false},
    Parts{"rally", Who::unit, Who::nobody, false},
    Parts{"control_check", Who::unit, Who::nobody, false},
    Parts{"command_range", Who::unit, Who::leader, true},
    Parts{"command_check", Who::unit, Who::nobody, false},
    Parts{"arrival", Who::unit, Who::nobody, false},
    Parts{"ammunition", Who::unit, Who::nobody, false},
    Parts{"variable_morale", Who::unit, Who::nobody, false},
    Parts{"treachery", Who::unit, Who::nobody, false},
    Parts{"bloodlust", Who::unit, Who::nobody, false},
    Parts{"limber", Who::unit, Who::nobody, false},
    Parts{"unlimber", Who::unit, Who::nobody, false},
    Parts{"pivot", Who::unit, Who::nobody, false},
    Parts{"dismount", Who::unit, Who::nobody, false},
    Parts{"mount", Who::unit, Who::nobody, false},
    Parts{"cuirass", Who::unit, Who::nobody, false},
    Parts{"elephant_runs", Who::unit, Who::nobody, false},
    Parts{"targes", Who::army, Who::nobody, false},
    Parts{"rocket_fire", Who::unit, Who::unit, false},
    Parts{"rocket_scatter", Who::unit, Who::nobody, false},
    Parts{"matchlock", Who::unit, Who::nobody, false},
    Parts{"pistol_fire", Who::unit, Who::unit, false},
    Parts{"french_charge", Who::unit, Who::nobody, false},
    Parts{"pike_hit", Who::unit, Who::nobody, false},
    Parts{"teams", Who::unit, Who::nobody, false},
    Parts{"rocket_hit", Who::unit, Who::unit, true},
    Parts{"indian_obedience", Who::unit, Who::nobody, false},
    Parts{"plunder_recovery", Who::unit, Who::nobody, false},
    Parts{"eutaw_plunder", Who::unit, Who::nobody, false},
    Parts{"eutaw_plunder_rally", Who::unit, Who::nobody, false},
    Parts{"leader_hit", Who::leader, Who::nobody, false},
    Parts{"leader_casualty", Who::leader, Who::nobody, false},
    Parts{"replacement_leader", Who::leader, Who::nobody, false},
    Parts{"withdrawal", Who::army, Who::nobody, false},
};

/// The place of something in a list as one sign: 1 to 9, then letters.
std::string sign(std::size_t place) {
    constexpr std::string_view kSigns = "123456789abcdefghijklmnopqrstuvwxyz";
    return std::string(1, kSigns[place % kSigns.size()]);
}

std::string letter(std::size_t place) { return std::string(1, static_cast<char>('a' + static_cast<int>(place % 26))); }

/// Guns do not charge, nor does who runs.
bool may_charge(const Unit& unit) { return unit.arm != Arm::artillery && unit.state != State::broken && unit.state != State::routed; }

}  // namespace

bool is_here(const Leader& leader) { return leader.fate == Fate::present && leader.presence == Presence::on_table; }

Parts parts_of(std::string_view procedure) {
    for (const Parts& parts : kParts) {
        if (parts.procedure == procedure) return parts;
    }
    return {procedure, Who::nobody, Who::nobody, false};
}

std::vector<Somebody> everybody(const Battle& battle) {
    std::vector<Somebody> all;
    std::size_t group = 0;
    // Armies are "x1", "x2"; sites "y1"; what belongs to no brigade comes after the brigades of its army.
    const auto add_group = [&](const ArmyId& army, const BrigadeId& brigade) {
        std::size_t place = 0;
        const std::string first = letter(group);
        const auto add = [&](Thing thing, const std::string& id) {
            all.push_back({thing, id, name_of(battle, id), first + sign(place++), army});
        };
        for (const Unit& unit : battle.units) {
            if (unit.army == army && unit.brigade == brigade) add(Thing::unit, unit.id);
        }
        for (const Leader& leader : battle.leaders) {
            if (leader.army == army && leader.brigade == brigade) add(Thing::leader, leader.id);
        }
        if (place > 0) ++group;
    };
    for (const Army& army : battle.armies) {
        for (const Brigade& brigade : battle.brigades) {
            if (brigade.army == army.id) add_group(army.id, brigade.id);
        }
        add_group(army.id, "");
    }
    for (std::size_t i = 0; i < battle.armies.size(); ++i) {
        const Army& army = battle.armies[i];
        all.push_back({Thing::army, army.id, name_of(battle, army.id), letter(group) + sign(i), army.id});
    }
    for (std::size_t i = 0; i < battle.sites.size(); ++i) {
        const Site& site = battle.sites[i];
        all.push_back({Thing::site, site.id, name_of(battle, site.id), letter(group + 1) + sign(i), site.owner});
    }
    return all;
}

std::vector<Somebody> candidates(const Battle& battle, std::string_view procedure, Who who, std::string_view actor) {
    std::vector<Somebody> found;
    const Unit* acting = battle.unit(actor);
    const Brigade* acting_brigade = acting != nullptr ? battle.brigade(acting->brigade) : nullptr;
    for (Somebody& one : everybody(battle)) {
        bool fits = false;
        if (who == Who::army) {
            const Army* army = battle.army(one.id);
            fits = one.thing == Thing::army && army->withdrew_turn == 0;
        } else if (who == Who::site) {
            // A village is shot at for itself, or for the troops in it.
            const Unit* unit = one.thing == Thing::unit ? battle.unit(one.id) : nullptr;
            fits = one.thing == Thing::site ? battle.site(one.id)->is_structure
                                            : unit != nullptr && !unit->inside.empty() && is_on_table(*unit) &&
                                                  acting != nullptr && !are_friends(battle, acting->army, unit->army);
        } else if (who == Who::leader) {
            const Leader* leader = one.thing == Thing::leader ? battle.leader(one.id) : nullptr;
            if (leader == nullptr) continue;
            if (procedure == "replacement_leader") fits = !is_here(*leader);
            else if (procedure == "command_range") {
                const bool his = acting_brigade != nullptr &&
                                 (leader->id == acting_brigade->commander || leader->post == Post::commander_in_chief || leader->post == Post::division);
                fits = is_here(*leader) && acting != nullptr && leader->army == acting->army && (his || acting_brigade == nullptr);
            } else fits = is_here(*leader);
        } else if (who == Who::unit) {
            const Unit* unit = one.thing == Thing::unit ? battle.unit(one.id) : nullptr;
            if (unit == nullptr) continue;
            if (acting != nullptr) {
                fits = is_on_table(*unit) && !are_friends(battle, acting->army, unit->army);
            } else if (procedure == "arrival") {
                fits = unit->presence == Presence::waiting || unit->presence == Presence::off_own_baseline;
            } else {
                fits = is_on_table(*unit);
                if (procedure == "artillery_fire" || procedure == "structure_fire" || procedure == "village_fire") fits = fits && unit->arm == Arm::artillery && no_fire(*unit) == NoFire::may_fire;
                if (procedure == "small_arms_fire") fits = fits && unit->arm != Arm::artillery && no_fire(*unit) == NoFire::may_fire;
                if (procedure == "charge") fits = fits && may_charge(*unit);
                if (procedure == "rally" || procedure == "rout_move") fits = fits && unit->state == State::routed;
            }
        }
        if (fits) found.push_back(std::move(one));
    }
    return found;
}

std::vector<std::string_view> begun_by(const Battle& battle, std::string_view unit) {
    constexpr std::string_view kMenu[] = {"small_arms_fire", "artillery_fire", "structure_fire", "morale", "charge", "melee", "rally", "rout_move", "command_range"};
    std::vector<std::string_view> begun;
    for (const std::string_view procedure : kMenu) {
        if (procedure == "melee" && !in_melee(battle, unit)) continue;
        const std::vector<Somebody> able = candidates(battle, procedure, parts_of(procedure).actor, "");
        if (std::any_of(able.begin(), able.end(), [&](const Somebody& one) { return one.id == unit; })) begun.push_back(procedure);
    }
    return begun;
}

Intent goes_to(const Leader& leader, std::string_view unit) {
    Intent intent;
    intent.verb = unit.empty() ? "detach" : "attach";
    intent.actor = leader.id;
    intent.target = unit;
    return intent;
}

std::vector<const Leader*> who_may_join(const Battle& battle, std::string_view id) {
    std::vector<const Leader*> leaders;
    const Unit* unit = battle.unit(id);
    if (unit == nullptr || !is_on_table(*unit)) return leaders;
    for (const bool own_brigade : {true, false}) {
        for (const Leader& leader : battle.leaders) {
            const bool his_side = is_here(leader) && are_friends(battle, leader.army, unit->army) && leader.attached != unit->id;
            const bool own = !leader.brigade.empty() && leader.brigade == unit->brigade;
            if (his_side && own == own_brigade) leaders.push_back(&leader);
        }
    }
    return leaders;
}

std::string name_of(const Battle& battle, std::string_view id) { return name_of_anybody(battle, id); }

}  // namespace aor::desk
