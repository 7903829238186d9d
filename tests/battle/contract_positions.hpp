#pragma once
// Three positions made by hand: before anything has happened, in the middle of everything, and when much is lost. In
// each of them whatever a battle knows has another value.

#include "tests/support/battles.hpp"

namespace aor {

/// Nothing has happened yet.
inline Battle morning() {
    Battle battle = small_battle();
    battle.game.turn = 1;
    return battle;
}

/// A unit of which everything is otherwise than it usually is.
inline void change(Unit& u, int turn) {
    u.arm = Arm::horse;
    u.skirmisher = true;
    u.regular = false;
    u.base_grade = 4;
    u.grade = 3;
    u.castings_start = 20;
    u.castings = 7;
    u.gun = Gun::heavy;
    u.howitzer = u.horse_artillery = u.in_fortress = true;
    u.weapon = Weapon::rifle;
    u.mounted_fire = true;
    u.fire_system = FireSystem::platoon;
    u.fresh_fire_bonus = true;
    u.battalion_gun = BattalionGun::standard;
    u.exceptional_commander = true;
    u.native = u.american_indian = u.indian_light_cavalry = u.clan = u.scots_jacobite = u.arnauts = u.english = u.european = u.janissary = true;
    u.square_drill = u.french = u.french_cavalry = u.charges_on_five = u.eutaw_continental = u.lobositz_austrian = true;
    u.lance = u.shield = u.loose_order = u.grenades = u.susceptible = true;
    u.pikemen = 2;
    u.charge_style = ChargeStyle::all_out;
    u.treachery_chance = 2;
    u.variable_down_to = 2;
    u.variable_up_from = 5;
    u.prussian_from_1759 = u.spanish_in_spain = u.russian_1708_1721 = u.russian_cavalry_from_1759 = u.american_from_1778 = true;
    u.formation = Formation::double_line;
    u.cover = Cover::stone_wall;
    u.limbered = true;
    u.inside = "mill";
    u.state = State::disorganized;
    u.fatigued = true;
    u.broke_turn = u.routed_turn = u.artillery_hit_turn = u.casualty_turn = turn;
    u.grade_when_routed = 3;
    u.rally_attempts = 1;
    u.arrival_attempts = 2;
    u.in_pursuit = u.bloodlust = u.plundering = u.muskets_dropped = true;
    u.flag = FlagState::lost;
    u.first_fire = false;
    u.fired_turn = u.moved_turn = u.changed_turn = u.functions_turn = u.pivoted_turn = u.charged_turn = u.evaded_turn = u.retired_turn = turn;
    u.rallied_back_turn = u.out_of_command_turn = u.command_failed_turn = turn;
    u.full_move_turn = turn - 1;
    u.moved = Moved::over_half;
    u.functions_used = 2;
    u.reloaded_turn = turn + 1;
    u.charge_distance = Inches::whole(7);
    u.charged_downhill = true;
    u.shots_left = 3;
}

/// Everything has happened.
inline Battle evening() {
    constexpr int kTurn = 5;
    Battle battle = small_battle();
    battle.game.turn = kTurn;
    battle.game.figure_scale = FigureScale::one_to_twentyfive;
    battle.game.in_siege = true;
    battle.game.strength_points = 60;
    for (Unit& unit : battle.units) {
        const Arm arm = unit.arm;
        change(unit, kTurn);
        if (arm == Arm::artillery) {
            unit.arm = arm;
            unit.castings_start = 5;
            unit.castings = 2;
        }
    }
    battle.units[0].fired_at = "blue-1";
    battle.units[3].fired_at = "red-1";
    Contact contact;
    contact.id = "1.1";
    contact.unit = "red-1";
    contact.opponent = "blue-1";
    battle.contacts.push_back(contact);
    contact.id = "1.2";
    contact.unit = "red-3";
    contact.opponent = "blue-3";
    battle.contacts.push_back(contact);
    for (Leader& leader : battle.leaders) {
        leader.attached = leader.army == "red" ? "red-1" : "blue-1";
        leader.melee_rating = Rating::class_3;
    }
    for (Army& army : battle.armies) {
        army.road = Road::none;
        army.condition = ArmyCondition::worn;
        army.russian_on_defence = army.de_saxe = army.six_fields = true;
    }
    Site& mill = battle.sites[0];
    mill.fires = 1;
    mill.hits = 2;
    mill.is_structure = true;
    mill.structure = Structure::large_village;
    return battle;
}

inline Trophy trophy(int number, TrophyKind kind, const char* lost_by, Rating rating, Fate fate) {
    Trophy one;
    one.id = std::to_string(number) + ".1";
    one.kind = kind;
    one.unit = lost_by == std::string_view("red") ? "red-1" : "blue-1";
    one.leader = "somebody";
    one.lost_by = lost_by;
    if (fate != Fate::killed) one.taken_by = lost_by == std::string_view("red") ? "blue" : "red";
    one.rating = rating;
    one.fate = fate;
    return one;
}

/// What is left: leaders, flags, guns and ground are lost, units are off the table, in rout, or still to come.
inline Battle night() {
    Battle battle = small_battle();
    battle.game.turn = 9;
    battle.units[0].battalion_gun = BattalionGun::standard;    // nobody has it in the saddle
    int number = 0;
    for (const char* side : {"red", "blue"}) {
        battle.trophies.push_back(trophy(++number, TrophyKind::flag, side, Rating::none, Fate::present));
        battle.trophies.push_back(trophy(++number, TrophyKind::battery, side, Rating::none, Fate::present));
        for (const Rating rating : {Rating::half_die, Rating::class_1, Rating::class_2, Rating::class_3}) {
            battle.trophies.push_back(trophy(++number, TrophyKind::leader, side, rating, Fate::captured));
            battle.trophies.push_back(trophy(++number, TrophyKind::leader, side, rating, Fate::killed));
        }
    }
    Leader brigadier = battle.leaders[0];
    brigadier.id = "red-brigadier";
    brigadier.post = Post::brigade;
    brigadier.rating = Rating::half_die;
    battle.leaders.push_back(brigadier);
    battle.brigades[0].commander = brigadier.id;
    for (Leader& leader : battle.leaders) leader.fate = Fate::killed;
    const auto unit = [&](const char* id, const char* army, Presence presence, State state) {
        Unit one = battle.units[0];
        one.id = id;
        one.army = army;
        one.presence = presence;
        one.state = state;
        battle.units.push_back(one);
    };
    unit("red-away", "red", Presence::off_enemy_baseline, State::normal);
    unit("red-late", "red", Presence::waiting, State::normal);
    unit("red-rout", "red", Presence::on_table, State::routed);
    unit("blue-rout", "blue", Presence::on_table, State::routed);
    for (Unit& one : battle.units) {
        one.commanded_by = "red-brigadier";
        one.commanded_turn = battle.game.turn;
        one.formation = Formation::column;
        one.grade_when_routed = 4;
        one.charged_turn = battle.game.turn;
        one.charge_distance = Inches::whole(9);
        one.lobositz_austrian = true;
        one.base_grade = one.grade = 4;
    }
    Site lost = battle.sites[0];
    battle.sites[0].first_owner = "red";
    battle.sites[0].owner = "blue";
    lost.id = "bridge";
    lost.first_owner = "blue";
    lost.owner = "red";
    battle.sites.push_back(lost);
    return battle;
}

}  // namespace aor
