#include "core/play/melee_knot.hpp"

#include "core/battle/standing.hpp"
#include "core/chart/printed.hpp"
#include "core/play/charge_case.hpp"
#include "core/play/consequences.hpp"
#include "core/rules/bearing.hpp"

#include <algorithm>

namespace aor {
namespace {

/// One unit of the knot with the enemies that count for its dice, in the order of their contacts.
struct Fighter {
    UnitId unit;
    struct Enemy {
        std::size_t pair = 0;
        bool is_unit = false;          ///< the fighter is the pair's `unit`, not its `opponent`
        Side on = Side::front;         ///< side of the fighter that the enemy stands on
    };
    std::vector<Enemy> enemies;
};

class Knot {
public:
    explicit Knot(Performance& p) : p_(p) {}

    std::vector<MeleePair> tie(const UnitId& first) {
        gather(first);
        for (MeleePair& pair : pairs_) say_what_is_known(pair);
        for (const Fighter& fighter : fighters()) {
            say_frontages(fighter);
            if (counted(fighter).size() > 1) share_dice(fighter);
        }
        return std::move(pairs_);
    }

private:
    [[nodiscard]] const Unit& unit(std::string_view id) const { return *p_.battle().unit(id); }
    [[nodiscard]] const Contact& contact(const MeleePair& pair) const { return *p_.battle().find<Contact>(pair.contact); }

    [[nodiscard]] bool is_fought_now(const Contact& one) const {
        const int most = most_melees(p_.charts());
        return !this_turn(p_.battle(), one.fought_turn) && melees_this_turn(p_.battle(), unit(one.unit)) < most &&
               melees_this_turn(p_.battle(), unit(one.opponent)) < most;
    }

    void gather(const UnitId& first) {
        std::vector<UnitId> knot = {first};
        const auto in = [&](const UnitId& id) { return std::find(knot.begin(), knot.end(), id) != knot.end(); };
        for (bool grown = true; grown;) {
            grown = false;
            for (const Contact& one : p_.battle().contacts) {
                if (!is_fought_now(one) || in(one.unit) == in(one.opponent)) continue;
                knot.push_back(in(one.unit) ? one.opponent : one.unit);
                grown = true;
            }
        }
        for (const Contact& one : p_.battle().contacts) {
            if (!is_fought_now(one) || one.behind || !in(one.unit)) continue;
            MeleePair pair;
            pair.contact = one.id;
            pair.unit = one.unit;
            pair.opponent = one.opponent;
            pair.in_rear = one.against == Side::rear && !bearing(unit(one.opponent)).in_square();
            pair.opponent_in_rear = one.opponent_against == Side::rear && !bearing(unit(one.unit)).in_square();
            pairs_.push_back(std::move(pair));
        }
        for (const Contact& one : p_.battle().contacts) {
            if (!is_fought_now(one) || !one.behind || !in(one.unit)) continue;
            for (MeleePair& pair : pairs_) {
                if (stands_behind(one, pair.unit, pair.opponent)) pair.behind_unit = one.unit;
                else if (stands_behind(one, pair.opponent, pair.unit)) pair.behind_opponent = one.unit;
                else continue;
                break;
            }
        }
    }
    [[nodiscard]] bool stands_behind(const Contact& support, const UnitId& front, const UnitId& enemy) const {
        return support.opponent == enemy && is_mounted(unit(front).arm) && are_friends(p_.battle(), unit(front).army, unit(support.unit).army);
    }

    void say_what_is_known(MeleePair& pair) {
        const Contact& one = contact(pair);
        pair.settled = {{"unit.against", std::string(word(one.against))},
                        {"opponent.against", std::string(word(one.opponent_against))},
                        {"melee_round", one.round}};
        // Targes cover the front and the left, never the back (L3197).
        if (one.against == Side::rear) pair.settled.push_back({"opponent.shield", false});
        if (one.opponent_against == Side::rear) pair.settled.push_back({"unit.shield", false});
        pair.assumed = {{"unit.uphill", one.uphill == Side::front}, {"opponent.uphill", one.uphill == Side::rear}};
        if (one.cover != Cover::none) pair.assumed.push_back({"opponent.cover", std::string(word(one.cover))});
        add_second_rank(pair, "unit.", pair.unit, pair.behind_unit);
        add_second_rank(pair, "opponent.", pair.opponent, pair.behind_opponent);
    }
    // RULING R-116: only cavalry is helped from behind, where it stands in one line.
    void add_second_rank(MeleePair& pair, const std::string& who, const UnitId& front, const UnitId& behind) {
        if (behind.empty()) return;
        const Ranks ranks = ranks_of(unit(front));
        if (ranks.second == 0 && ranks.rear == 0) pair.settled.push_back({who + "second_rank", ranks_of(unit(behind)).front});
    }

    [[nodiscard]] std::vector<Fighter> fighters() const {
        std::vector<Fighter> all;
        const auto fighter = [&](const UnitId& id) -> Fighter& {
            for (Fighter& one : all) {
                if (one.unit == id) return one;
            }
            return all.emplace_back(Fighter{id, {}});
        };
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            const MeleePair& pair = pairs_[i];
            const auto side_of = [&](const UnitId& id, Side side) { return bearing(unit(id)).in_square() ? Side::front : side; };
            fighter(pair.unit).enemies.push_back({i, true, side_of(pair.unit, contact(pair).opponent_against)});
            fighter(pair.opponent).enemies.push_back({i, false, side_of(pair.opponent, contact(pair).against)});
        }
        return all;
    }
    /// Without those in its rear, whom it does not answer.
    [[nodiscard]] static std::vector<Fighter::Enemy> counted(const Fighter& fighter) {
        std::vector<Fighter::Enemy> enemies = fighter.enemies;
        std::erase_if(enemies, [](const Fighter::Enemy& enemy) { return enemy.on == Side::rear; });
        return enemies;
    }

    void assume(const Fighter::Enemy& enemy, std::string_view fact, Value value) {
        pairs_[enemy.pair].assumed.push_back({(enemy.is_unit ? "unit." : "opponent.") + std::string(fact), std::move(value)});
    }

    void say_frontages(const Fighter& fighter) {
        const auto frontal = std::count_if(fighter.enemies.begin(), fighter.enemies.end(), [](const auto& enemy) { return enemy.on == Side::front; });
        for (const Fighter::Enemy& enemy : fighter.enemies) {
            if (has_option(p_.battle().game, "frontage_by_length")) {
                assume(enemy, "frontage", facing_length(p_.charts(), p_.battle().game, unit(fighter.unit), enemy.on, static_cast<int>(frontal)));
            } else if (enemy.on == Side::flank || (enemy.on == Side::front && frontal > 1)) {
                assume(enemy, "frontage", facing_castings(p_.charts(), unit(fighter.unit), enemy.on, static_cast<int>(frontal)));
            }
        }
    }

    enum class Split : std::uint8_t { not_yet, evenly };

    /// The fighter's lines against that enemy, with what is assumed so far: all its dice, or its even share of them.
    [[nodiscard]] std::optional<Pool> lines_against(const Fighter::Enemy& enemy, Split split) {
        const MeleePair& pair = pairs_[enemy.pair];
        const Posed posed = p_.pose("melee_bout", pair.unit, pair.opponent, pair.settled, pair.assumed);
        if (!posed.problems.none()) return std::nullopt;
        Situation even = posed.stated;
        for (const Fact rest : {Fact::unit_remainder_here, Fact::opponent_remainder_here}) even.set(rest, 0);
        if (split == Split::not_yet) {
            for (const Fact count : {Fact::unit_opponents, Fact::opponent_opponents}) even.set(count, 1);
            for (const Fact shared : {Fact::unit_shared, Fact::opponent_shared}) even.set(shared, 0);
        }
        const Assessment assessment = assess(p_.charts(), *posed.procedure, even);
        if (assessment.refused()) return std::nullopt;
        return enemy.is_unit ? assessment.pool : assessment.other_pool;
    }

    // RULING: an even split; what is left, and what a flank enemy may not receive, goes to those in front, one
    // by one. The owner may place it otherwise: `UNIT>ENEMY:unit.remainder_here=2`.
    void share_dice(const Fighter& fighter) {
        const std::vector<Fighter::Enemy> enemies = counted(fighter);
        const int count = static_cast<int>(enemies.size());
        // Lines of the enemy's that hold against all of them are counted once, before the split.
        std::vector<std::string> shared;
        for (const std::string_view line : words_of(Kind::shared_items)) shared.emplace_back(line);
        for (const Fighter::Enemy& enemy : enemies) {
            const auto pool = lines_against(enemy, Split::not_yet);
            if (!pool) return;   // what is missing is told when the bout is posed
            std::erase_if(shared, [&](const std::string& line) {
                return std::none_of(pool->items.begin(), pool->items.end(), [&](const Item& item) { return item.id == line; });
            });
        }
        for (const Fighter::Enemy& enemy : enemies) {
            assume(enemy, "opponents", count);
            if (!shared.empty()) assume(enemy, "shared", Names(shared.begin(), shared.end()));
        }
        const auto pool = lines_against(enemies.front(), Split::evenly);
        if (!pool) return;
        int common = 0;
        for (const Item& item : pool->items) {
            if (item.id == "split") break;
            if (item.of == Of::dice) common += item.amount;
        }
        place_the_rest(enemies, std::max(common, 0));
    }

    void place_the_rest(const std::vector<Fighter::Enemy>& enemies, int dice) {
        const int count = static_cast<int>(enemies.size());
        const int even = dice / count;
        int rest = dice - even * count;
        std::vector<std::size_t> order;
        for (const bool flank : {false, true}) {
            for (std::size_t i = 0; i < enemies.size(); ++i) {
                if ((enemies[i].on == Side::flank) == flank) order.push_back(i);
            }
        }
        const auto in_front = std::count_if(enemies.begin(), enemies.end(), [](const auto& enemy) { return enemy.on == Side::front; });
        for (const Fighter::Enemy& enemy : enemies) {
            if (enemy.on == Side::flank && even > 1) rest += even - 1;
        }
        // More than one die does a flank enemy no harm: with nobody in front the rest is lost.
        const std::size_t takers = even == 0 ? order.size() : static_cast<std::size_t>(in_front);
        std::vector<int> extra(enemies.size(), 0);
        for (std::size_t next = 0; rest > 0 && takers > 0; --rest, next = (next + 1) % takers) ++extra[order[next]];
        for (std::size_t i = 0; i < enemies.size(); ++i) {
            if (extra[i] > 0) assume(enemies[i], "remainder_here", extra[i]);
            if (i != order.front()) assume(enemies[i], "half_die_here", false);
        }
    }

    Performance& p_;
    std::vector<MeleePair> pairs_;
};

}  // namespace

std::vector<MeleePair> melee_around(Performance& p, const UnitId& unit) { return Knot(p).tie(unit); }

int melees_this_turn(const Battle& battle, const Unit& unit) { return this_turn(battle, unit.melee_turn) ? unit.melees : 0; }

int most_melees(const Charts& charts) {
    return printed_number(charts, "turn", "melees", "count");
}

// RULING R-96: a front is divided by those who attack it; on the flank the castings on that face are compared.
int facing_castings(const Charts& charts, const Unit& unit, Side side, int frontal_enemies) {
    const Ranks ranks = ranks_of(unit);
    const bool mass = unit.arm != Arm::artillery && unit.formation == Formation::mass;
    const Fraction part = charts.find("melee")->number(Number::mass_front, Situation());
    const int front = std::max(1, mass ? static_cast<int>((unit.castings * part.num + part.den - 1) / part.den) : ranks.front);
    if (side == Side::flank) return std::max(1, (unit.castings + front - 1) / front);
    return std::max(1, (front + frontal_enemies - 1) / std::max(frontal_enemies, 1));
}

namespace {

/// The most that a front can be given as.
constexpr int kLongest = 99;

/// The row of the chart of base sizes for a unit, and how many castings such a base carries.
struct Basing {
    std::string_view row;
    int castings = 1;
};

Basing basing_of(const Game& game, const Unit& unit) {
    if (unit.arm == Arm::artillery) return {has_option(game, "wide_batteries") ? "artillery_wide" : "artillery", 0};
    if (unit.formation == Formation::clan || unit.formation == Formation::mob) return {"clan_mob", 4};
    if (is_mounted(unit.arm)) return {unit.cossack ? "single_cavalry" : "cavalry", 1};
    if (unit.american_indian) return {"single_infantry", 1};
    return {unit.formation == Formation::skirmish ? "skirmish_infantry" : "infantry", 1};
}

}  // namespace

int facing_length(const Charts& charts, const Game& game, const Unit& unit, Side side, int frontal_enemies) {
    const Basing basing = basing_of(game, unit);
    const Table* table = charts.table("basing");
    const int parts = game.scale == Scale::mm25 ? 4 : 8;
    const auto printed = [&](std::string_view column) {
        const Cell* cell = table != nullptr ? table->cell(basing.row, column, game.scale) : nullptr;
        const auto inches = cell != nullptr ? cell->inches() : std::nullopt;
        return inches ? inches->parts() * parts / Inches::kPerInch : 0;
    };
    const int width = printed("frontage");
    const int depth = printed("depth");
    const int front = facing_castings(charts, unit, Side::front, 1);
    const int bases = basing.castings == 0 ? 1 : (front + basing.castings - 1) / basing.castings;
    if (side == Side::flank) {
        const int rows = basing.castings == 0 ? 1 : facing_castings(charts, unit, Side::flank, 0);
        return std::clamp(rows * (depth > 0 ? depth : width), 1, kLongest);
    }
    return std::clamp(bases * width / std::max(frontal_enemies, 1), 1, kLongest);
}

}  // namespace aor
