#include "core/play/known_army.hpp"

#include "core/chart/printed.hpp"

#include <algorithm>

namespace aor {
namespace {

bool is_enemy(const Battle& battle, std::string_view army, std::string_view other) {
    return !other.empty() && !are_friends(battle, army, other);
}

/// It was in enemy hands at some time.
bool enemy_has_held(const Battle& battle, const Army& army, const Site& site) {
    if (is_enemy(battle, army.id, site.first_owner)) return true;
    return std::any_of(site.held_by.begin(), site.held_by.end(), [&](const std::string& holder) { return is_enemy(battle, army.id, holder); });
}

bool has_held(const Army& army, const Site& site) {
    return site.first_owner == army.id || std::find(site.held_by.begin(), site.held_by.end(), army.id) != site.held_by.end();
}

int worth_by_chart(const Charts& charts, std::string_view kind) {
    return printed_number(charts, "objective_values", kind, "dice");
}

/// The kind of each site. One whose worth is set for it stands as kinds that are worth as much together, the dearest first.
Names kinds_of(const Charts& charts, const Battle& battle, const std::vector<const Site*>& sites) {
    Names kinds;
    for (const Site* site : sites) {
        const std::string kind(word(objective_kind(charts, *site)));
        int worth = objective_worth(charts, battle, *site);
        if (worth == worth_by_chart(charts, kind)) {
            kinds.push_back(kind);
            continue;
        }
        while (worth > 0) {
            std::string_view dearest;
            for (const std::string_view other : words_for<Objective>()) {
                const int value = worth_by_chart(charts, other);
                if (value > 0 && value <= worth && (dearest.empty() || value > worth_by_chart(charts, dearest))) dearest = other;
            }
            if (dearest.empty()) break;
            kinds.emplace_back(dearest);
            worth -= worth_by_chart(charts, dearest);
        }
    }
    return kinds;
}

int flags_or_batteries(const Battle& battle, TrophyKind kind, const ArmyId Trophy::*side, std::string_view army) {
    int count = 0;
    for (const Trophy& trophy : battle.trophies) {
        count += trophy.kind == kind && trophy.retaken_turn == 0 && trophy.*side == army;
    }
    return count;
}

/// A house rule may cap the dice for flags or batteries.
int capped(int count, int cap) { return cap >= 0 ? std::min(count, cap) : count; }

enum class Whose : std::uint8_t { own_lost, enemy_captured, enemy_killed };

int leaders(const Battle& battle, const Army& army, Whose whose, Rating rating) {
    int count = 0;
    for (const Trophy& trophy : battle.trophies) {
        if (trophy.kind != TrophyKind::leader || trophy.rating != rating) continue;
        const bool own = trophy.lost_by == army.id;
        const bool enemy = is_enemy(battle, army.id, trophy.lost_by);
        const bool captured = trophy.fate == Fate::captured;
        if (whose == Whose::own_lost) count += own;
        // With allies on both sides a captive counts for the army that took him.
        else if (whose == Whose::enemy_captured) count += enemy && captured && (trophy.taken_by.empty() || trophy.taken_by == army.id);
        else count += enemy && !captured;
    }
    return count;
}

struct Side {
    int lost = 0;
    int in_rout = 0;
};

/// Castings of all armies that are (or are not) friends of this one.
Side castings_of_side(const Battle& battle, const Army& army, bool friends) {
    Side sum;
    for (const Army& other : battle.armies) {
        if (are_friends(battle, army.id, other.id) != friends) continue;
        sum.lost += castings_of(battle, other.id).lost;
        for (const Unit* unit : units_in_rout(battle, other)) sum.in_rout += unit->castings;
    }
    return sum;
}

int enemy_units_in_rout(const Battle& battle, const Army& army) {
    int count = 0;
    for (const Army& other : battle.armies) {
        if (!are_friends(battle, army.id, other.id)) count += static_cast<int>(units_in_rout(battle, other).size());
    }
    return count;
}

}  // namespace

bool left_out_of_withdrawal(const Army& army, const Unit& unit) { return army.russian_on_defence && unit.cossack; }

namespace {

bool is_village(const Site& site) {
    return site.kind == Objective::small_village || site.kind == Objective::medium_village || site.kind == Objective::large_village;
}

}  // namespace

Objective objective_kind(const Charts& charts, const Site& site) {
    if (!is_village(site) || site.fires == 0) return site.kind;
    const int hits = printed_number(charts, "hits_to_destroy", word(site.kind), "hits");
    return site.destroyed || site.fires + site.hits >= hits ? Objective::burned_village : site.kind;
}

int objective_worth(const Charts& charts, const Battle& battle, const Site& site) {
    if (is_village(site) && !battle.game.villages_count) return 0;
    const Objective kind = objective_kind(charts, site);
    if (site.worth < 0 || kind == Objective::burned_village) return worth_by_chart(charts, word(kind));
    return site.worth;
}

std::vector<const Site*> objectives_lost(const Battle& battle, const Army& army) {
    std::vector<const Site*> sites;
    for (const Site& site : battle.sites) {
        // Contested again it still counts against whoever lost it.
        if (site.is_objective && has_held(army, site) && is_enemy(battle, army.id, site.owner)) sites.push_back(&site);
    }
    return sites;
}

std::vector<const Site*> objectives_gained(const Battle& battle, const Army& army) {
    std::vector<const Site*> sites;
    for (const Site& site : battle.sites) {
        if (!site.is_objective || site.contested || site.owner != army.id) continue;
        const bool taken_outside = site.zone != army.id && site.first_owner != army.id;
        if (taken_outside || enemy_has_held(battle, army, site)) sites.push_back(&site);
    }
    return sites;
}

std::vector<const Unit*> units_in_rout(const Battle& battle, const Army& army) {
    std::vector<const Unit*> units;
    for (const Unit& unit : battle.units) {
        if (unit.army != army.id || unit.state != State::routed || left_out_of_withdrawal(army, unit)) continue;
        const bool counts = is_on_table(unit) || unit.presence == Presence::off_own_baseline || unit.presence == Presence::off_enemy_baseline;
        if (counts) units.push_back(&unit);
    }
    return units;
}

Castings withdrawal_castings(const Battle& battle, const Army& army) {
    Castings sum = castings_of(battle, army.id);
    for (const Unit& unit : battle.units) {
        if (counts_for(unit) != army.id || unit.presence == Presence::struck_off || !left_out_of_withdrawal(army, unit)) continue;
        sum.start -= unit.castings_start;
        sum.lost -= is_lost(unit) ? unit.castings_start : unit.castings_start - unit.castings;
    }
    // The printed total holds while units of it are still to be typed in.
    sum.start = std::max(sum.start, army.printed_castings);
    return sum;
}

// RULING R-118: which lost leaders of the enemy count is the chart's question; both numbers are counted here.
std::optional<KnownFact> known_of_army(const Charts& charts, const Battle& battle, const Army& army, const Chart& chart, Fact fact) {
    const auto count = [](int number) { return KnownFact{number, Hold::firm}; };
    const auto lost_leaders = [&](Whose whose, Rating rating) { return count(leaders(battle, army, whose, rating)); };
    const bool treachery = chart.id == "treachery";
    const int flag_cap = battle.game.flag_dice_cap;
    const int battery_cap = battle.game.battery_dice_cap;
    switch (fact) {
        case Fact::army_castings_start: return count(withdrawal_castings(battle, army).start);
        case Fact::army_castings_lost:
            return count(treachery ? castings_of_side(battle, army, true).lost : withdrawal_castings(battle, army).lost);
        case Fact::army_castings_in_rout: return count(castings_of_side(battle, army, true).in_rout);
        case Fact::enemy_castings_lost: return count(castings_of_side(battle, army, false).lost);
        case Fact::enemy_castings_in_rout: return count(castings_of_side(battle, army, false).in_rout);
        case Fact::army_condition: return KnownFact{std::string(word(army.condition)), Hold::firm};
        case Fact::army_russian_on_defence: return KnownFact{army.russian_on_defence, Hold::firm};
        case Fact::army_de_saxe: return KnownFact{army.de_saxe, Hold::firm};
        case Fact::army_six_fields: return KnownFact{army.six_fields, Hold::firm};
        case Fact::army_units_off_enemy_baseline:
            return count(static_cast<int>(std::count_if(battle.units.begin(), battle.units.end(), [&](const Unit& unit) {
                return unit.army == army.id && unit.presence == Presence::off_enemy_baseline && unit.state != State::routed;
            })));
        case Fact::army_flags_lost: return count(capped(flags_or_batteries(battle, TrophyKind::flag, &Trophy::lost_by, army.id), flag_cap));
        case Fact::army_flags_taken: return count(capped(flags_or_batteries(battle, TrophyKind::flag, &Trophy::taken_by, army.id), flag_cap));
        case Fact::army_batteries_lost:
            return count(capped(flags_or_batteries(battle, TrophyKind::battery, &Trophy::lost_by, army.id), battery_cap));
        case Fact::army_batteries_taken:
            return count(capped(flags_or_batteries(battle, TrophyKind::battery, &Trophy::taken_by, army.id), battery_cap));
        case Fact::army_units_in_rout: return count(static_cast<int>(units_in_rout(battle, army).size()));
        case Fact::enemy_units_in_rout: return count(enemy_units_in_rout(battle, army));
        case Fact::army_objectives_lost: return KnownFact{kinds_of(charts, battle, objectives_lost(battle, army)), Hold::firm};
        case Fact::army_objectives_gained: return KnownFact{kinds_of(charts, battle, objectives_gained(battle, army)), Hold::firm};
        case Fact::army_half_die_leaders_lost: return lost_leaders(Whose::own_lost, Rating::half_die);
        case Fact::army_class_1_leaders_lost: return lost_leaders(Whose::own_lost, Rating::class_1);
        case Fact::army_class_2_leaders_lost: return lost_leaders(Whose::own_lost, Rating::class_2);
        case Fact::army_class_3_leaders_lost: return lost_leaders(Whose::own_lost, Rating::class_3);
        case Fact::enemy_half_die_leaders_captured: return lost_leaders(Whose::enemy_captured, Rating::half_die);
        case Fact::enemy_class_1_leaders_captured: return lost_leaders(Whose::enemy_captured, Rating::class_1);
        case Fact::enemy_class_2_leaders_captured: return lost_leaders(Whose::enemy_captured, Rating::class_2);
        case Fact::enemy_class_3_leaders_captured: return lost_leaders(Whose::enemy_captured, Rating::class_3);
        case Fact::enemy_half_die_leaders_killed: return lost_leaders(Whose::enemy_killed, Rating::half_die);
        case Fact::enemy_class_1_leaders_killed: return lost_leaders(Whose::enemy_killed, Rating::class_1);
        case Fact::enemy_class_2_leaders_killed: return lost_leaders(Whose::enemy_killed, Rating::class_2);
        case Fact::enemy_class_3_leaders_killed: return lost_leaders(Whose::enemy_killed, Rating::class_3);
        default: return std::nullopt;
    }
}

}  // namespace aor
