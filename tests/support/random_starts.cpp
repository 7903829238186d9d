#include "tests/support/random_starts.hpp"

#include "core/battle/set_up.hpp"
#include "core/chart/rulings.hpp"
#include "tests/support/charts.hpp"

#include <stdexcept>

namespace aor {
namespace {

/// Everybody with a rule of his own, and names that a file could trip over.
const std::vector<QuickSide> kOddTroops = {
    {"Rouge \"et\" bleu",
     {"1/7th = FI 2 platoon fresh_fire_bonus", "1/7th = FI 3 13 exceptional_commander", "100% Jäger ## = SI 3 rifle", "FI 1 15 irregular",
      "Clan = FI 3 16 clan scots_jacobite shield irregular", "Indiens = FI 2 mass american_indian skirmisher irregular", "Dragons = DR 2",
      "Carabiniers = AC 3 lance", "Hussards = LC 2 may_skirmish", "Éclaireurs = SLC 2", "Pièces = medium 2", "Obusiers = medium 3 howitzer",
      "à cheval = light 2 horse_artillery", "Roi = leader class_3 chief", "Marquis = leader class_1", "Comte = leader half_die", "Duc = leader class_2"}},
    {"Osman",
     {"Janissaries = FI 2 janissary", "Seymen = FI 1 16 mob irregular", "Arnauts = SI 3 arnauts rifle irregular", "Native foot = FI 1 native mob susceptible irregular",
      "Grenadiers = FI 3 18 grenades european english square_drill", "Square = FI 2 17 square european", "Spahis = AC 3 shield loose_order",
      "Akinji = LC 2 mass shield indian_light_cavalry irregular", "Reiter = HS 2", "Cossacks = LC 1 cossack mass irregular", "Great gun = siege 2", "Sakers = heavy 1 limbered",
      "Pasha = leader class_2 chief", "Bey = leader class_1", "Aga = leader half_die"}},
};

Battle read(const char* file) {
    auto battle = read_battle(test_charts(), file_text(file), file);
    if (!battle) throw std::runtime_error(battle.problems().sentences());
    return std::move(*battle);
}

Battle odd_battle(Scale scale) {
    auto battle = quick_battle(test_charts(), scale, kOddTroops);
    if (!battle) throw std::runtime_error(battle.problems().sentences());
    battle->armies[1].nation = "Ottoman Empire";
    Site village;
    village.id = "village";
    village.name = "Petite ville";
    village.kind = Objective::small_village;
    village.is_structure = true;
    village.structure = Structure::small_village;
    village.cover = Cover::wooden_buildings;
    Site works = village;
    works.id = "works";
    works.name = "Works";
    works.kind = Objective::field_works;
    works.structure = Structure::field_works;
    works.cover = Cover::field_works;
    works.zone = works.owner = works.first_owner = works.last_occupant = battle->armies[1].id;
    works.held_by = {battle->armies[1].id};
    battle->sites = {village, works};
    for (Unit& unit : battle->units) {
        if (unit.name == "Square") unit.inside = "village";
        if (unit.gun == Gun::siege && unit.arm == Arm::artillery) unit.native = true;
    }
    return std::move(*battle);
}

}  // namespace

Battle random_start(Chance64& chance) {
    const Scale scale = chance.one_in(3) ? Scale::mm15 : Scale::mm25;
    Battle battle;
    switch (chance.below(8)) {
        case 0: battle = read("armylists/ready/grand-battle.toml"); break;
        case 1:
        case 2:
        case 3: battle = read("armylists/ready/first-battle.toml"); break;
        default: battle = odd_battle(scale); break;
    }
    battle.game.scale = scale;
    for (const char* option : {"variable_morale", "ammunition", "feigned_flight", "treachery", "unsupported_flank", "matchlock"}) {
        if (chance.one_in(3)) battle.game.options.emplace_back(option);
    }
    for (std::size_t i = chance.below(4); i > 0; --i) {
        const auto ruling = static_cast<Ruling>(chance.below(kRulingCount));
        const auto choices = choices_of(ruling);
        if (choices.empty()) continue;
        battle.game.rulings.push_back(std::string(id_of(ruling)) + '=' + std::string(choices[chance.below(choices.size())]));
    }
    for (Unit& unit : battle.units) {
        if (chance.one_in(2)) {
            unit.variable_down_to = static_cast<int>(chance.below(4));
            unit.variable_up_from = 5 + static_cast<int>(chance.below(3));
        }
        if (chance.one_in(12)) {
            unit.presence = Presence::waiting;
            unit.arrives_turn = 1 + static_cast<int>(chance.below(4));
        }
    }
    for (Leader& leader : battle.leaders) {
        const Unit& unit = battle.units[chance.below(battle.units.size())];
        if (unit.army == leader.army && is_on_table(unit)) leader.attached = UnitId(unit.id);
    }
    return battle;
}

}  // namespace aor
