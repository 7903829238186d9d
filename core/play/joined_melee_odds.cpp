#include "core/play/joined_melee_odds.hpp"

#include "core/play/charge_shares.hpp"
#include "core/play/melee_knot.hpp"

#include <algorithm>

namespace aor {
namespace {

class Joining {
public:
    Joining(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed)
        : charge_(charge), p_(charts, battle, typed, 0, nullptr, Performance::Mode::preview) {}

    Result<ChargeOdds> odds() {
        make_contact();
        const std::vector<MeleePair> pairs = melee_around(p_, charge_.charger);
        const auto own = std::find_if(pairs.begin(), pairs.end(), [&](const MeleePair& pair) {
            return pair.contact == contact_ || pair.behind_unit == charge_.charger || pair.behind_opponent == charge_.charger;
        });
        if (own == pairs.end()) return problem_of("it joins a melee that is not fought this turn any more");
        // Its side of the pair, also when the enemy made the contact.
        const bool as_unit = own->unit == charge_.charger || own->behind_unit == charge_.charger;
        auto result = pairs.size() == 1 ? to_the_end(*own) : who_wins(pairs, *own);
        if (!result) return result;
        ChargeOdds odds = as_unit ? std::move(*result) : changed_over(std::move(*result));
        if (!charge_.joins.empty()) odds.given = "behind " + p_.name_of_unit(as_unit ? own->unit : own->opponent) + ", who fights as the charger";
        return odds;
    }

private:
    [[nodiscard]] const Unit& unit(std::string_view id) const { return *p_.battle().unit(id); }

    void make_contact() {
        p_.draft().begin(Happened::contact, Thing::unit, charge_.charger, "");
        Contact one;
        one.id = contact_ = p_.draft().new_id(Thing::contact, 0);
        one.unit = charge_.charger;
        one.opponent = charge_.target;
        one.against = worded<Side>(p_.text_of("against")).value_or(charge_.side);
        if (unit(charge_.target).arm == Arm::infantry && is_square(unit(charge_.target).formation)) one.against = Side::front;
        one.since_turn = p_.battle().game.turn;
        one.behind = !charge_.joins.empty();
        one.cover = worded<Cover>(p_.text_of("defends")).value_or(cover_of(p_.battle(), unit(charge_.target)));
        p_.draft().come(one);
        p_.draft().set(charge_.charger, &Unit::charged_turn, p_.battle().game.turn);
        p_.draft().set(charge_.charger, &Unit::cover, Cover::none);
        const Inches gone = std::max(charge_.distance, charge_.moved);
        if (gone > Inches()) p_.draft().set(charge_.charger, &Unit::charge_distance, gone);
        if (charge_.downhill) p_.draft().set(charge_.charger, &Unit::charged_downhill, true);
    }

    Posed bout_of(const MeleePair& pair) { return p_.pose("melee_bout", pair.unit, pair.opponent, pair.settled, pair.assumed); }

    Result<ChargeOdds> to_the_end(const MeleePair& pair) {
        Problems problems;
        const auto pose = [&](std::string_view procedure, const UnitId& winner, const UnitId& loser, const std::vector<Named>& settled) {
            Posed posed = p_.pose(procedure, winner, loser, settled);
            problems.append(posed.problems);
            return posed.stated;
        };
        const Posed bout = bout_of(pair);
        problems.append(bout.problems);
        ChargeSteps steps;
        steps.bout = bout.stated;
        for (const std::size_t at : {0U, 1U}) {
            const UnitId& winner = at == 0 ? pair.unit : pair.opponent;
            const UnitId& loser = at == 0 ? pair.opponent : pair.unit;
            const bool second = melees_this_turn(p_.battle(), unit(winner)) + 1 >= most_melees(p_.charts());
            steps.flag[at] = pose("flag_capture", winner, loser, {{"unit.lost", 0}, {"opponent.lost", 1}});
            steps.result[at] = pose("melee_result", winner, loser, {{"unit.lost", 0}, {"opponent.lost", 1}, {"unit.second_melee", second}});
            steps.may_pursue[at] = unit(winner).arm != Arm::artillery;
            if (steps.may_pursue[at]) steps.pursuit[at] = pose("pursuit", winner, loser, {{"opponent.state", std::string("routed")}});
        }
        if (!problems.none()) return problems;
        ChargeSoFar so_far;
        so_far.check_passed = true;
        so_far.hits = 0;
        so_far.charged_home = true;
        so_far.defender_stands_in = unit(pair.opponent).state;
        return odds_of(p_.charts(), steps, so_far);
    }

    Result<ChargeOdds> who_wins(const std::vector<MeleePair>& pairs, const MeleePair& own) {
        ChargeOdds odds;
        for (const MeleePair& pair : pairs) {
            const Posed posed = bout_of(pair);
            if (!posed.problems.none()) return posed.problems;
            if (posed.assessment.refused()) return problem_of(posed.assessment.refusal->label);
            Endings<Ways> endings;
            each_outcome<Ways>(*posed.procedure, posed.assessment, [&](const Outcome& outcome, const Share<Ways>& share) {
                const std::string_view winner = outcome.word("winner");
                const ChargeEnd end = winner == "unit" ? ChargeEnd::charger_wins : winner == "draw" ? ChargeEnd::drawn : ChargeEnd::defender_wins;
                endings.end({end, {}, {}, false, false, false, {}}, share);
            });
            ChargeOdds one = endings.odds();
            if (pair.contact == own.contact) {
                odds.endings = std::move(one.endings);
                odds.dice = one.dice;
            } else {
                odds.others.push_back({p_.name_of_unit(pair.unit), p_.name_of_unit(pair.opponent), one.of(ChargeEnd::charger_wins),
                                       one.of(ChargeEnd::drawn), one.of(ChargeEnd::defender_wins), one.dice});
            }
        }
        return odds;
    }

    const Charge& charge_;
    Performance p_;
    std::string contact_;
};

}  // namespace

bool joins_a_melee(const Battle& battle, const Charge& charge) {
    if (!charge.joins.empty()) return true;
    return std::any_of(battle.contacts.begin(), battle.contacts.end(), [&](const Contact& one) {
        return one.unit == charge.target || one.opponent == charge.target;
    });
}

Result<ChargeOdds> odds_of_joining(const Charts& charts, const Battle& battle, const Charge& charge, const Intent& typed) {
    return Joining(charts, battle, charge, typed).odds();
}

ChargeOdds changed_over(ChargeOdds odds) {
    for (ChargeEnding& ending : odds.endings) {
        switch (ending.end) {
            case ChargeEnd::destroyed_by_fire: ending.end = ChargeEnd::target_shot_down; break;
            case ChargeEnd::stopped: ending.end = ChargeEnd::target_stopped; break;
            case ChargeEnd::defender_gives_way: ending.end = ChargeEnd::charger_gives_way; break;
            case ChargeEnd::charger_wins: ending.end = ChargeEnd::defender_wins; break;
            case ChargeEnd::defender_wins: ending.end = ChargeEnd::charger_wins; break;
            default: break;
        }
    }
    std::stable_sort(odds.endings.begin(), odds.endings.end(), [](const ChargeEnding& a, const ChargeEnding& b) { return a.end < b.end; });
    return odds;
}

}  // namespace aor
