#include "core/play/melee_end.hpp"

#include "core/base/texts.hpp"
#include "core/play/after_melee.hpp"
#include "core/play/consequences.hpp"
#include "core/play/do_leader.hpp"
#include "core/play/do_morale.hpp"
#include "core/play/pikes.hpp"

#include <algorithm>

namespace aor {
namespace {

struct LeaderTest {
    LeaderId leader;                   ///< nobody: the exceptional commander of the unit
    UnitId unit;
    UnitId by;
    int hits = 0;
};

/// A result that the table gave a loser.
struct Verdict {
    UnitId loser;
    UnitId winner;
    MeleeOutcome outcome;
};

class Ending {
public:
    Ending(Performance& p, const std::vector<Blow>& blows) : p_(p), blows_(blows) {
        for (const Blow& blow : blows_) {
            for (const UnitId& id : {blow.pair.unit, blow.pair.opponent, blow.pair.behind_unit, blow.pair.behind_opponent}) {
                if (!id.empty() && std::find(units_.begin(), units_.end(), id) == units_.end()) units_.push_back(id);
            }
        }
        for (const UnitId& id : units_) {
            if (unit(id).state == State::broken) broken_before_.push_back(id);
        }
    }

    Problems run() {
        stamp();
        const std::vector<LeaderTest> tests = leaders_in_danger();
        lose_castings();
        if (auto problems = lose_pikemen(); !problems.none()) return problems;
        if (auto problems = beaten_squares(); !problems.none()) return problems;
        for (const LeaderTest& test : tests) {
            if (auto problems = test_leader_in_melee(p_, test.leader, test.unit, test.hits, test.by); !problems.none()) return problems;
        }
        for (const Blow& blow : blows_) {
            if (blow.drawn() || !is_alive(blow.won())) continue;
            if (auto problems = try_for_flag(blow); !problems.none()) return problems;
            if (!is_alive(blow.lost())) continue;
            if (auto problems = roll_result(blow); !problems.none()) return problems;
        }
        if (auto problems = losers_give_way(); !problems.none()) return problems;
        broken_units_rout();
        guns_change_hands();
        part();
        square_up();
        cool_down();
        return winners_follow();
    }

private:
    [[nodiscard]] const Unit& unit(std::string_view id) const { return *p_.battle().unit(id); }
    [[nodiscard]] bool is_alive(std::string_view id) const { return is_on_table(unit(id)) && unit(id).castings > 0; }
    [[nodiscard]] bool was_broken(const UnitId& id) const { return std::find(broken_before_.begin(), broken_before_.end(), id) != broken_before_.end(); }

    void stamp() {
        const int turn = p_.battle().game.turn;
        for (const UnitId& id : units_) {
            p_.draft().set(id, &Unit::melees, melees_this_turn(p_.battle(), unit(id)) + 1);
            p_.draft().set(id, &Unit::melee_turn, turn);
        }
        std::vector<std::string> fought;
        for (const Contact& one : p_.battle().contacts) {
            const bool pair = std::any_of(blows_.begin(), blows_.end(), [&](const Blow& blow) { return blow.pair.contact == one.id; });
            const bool behind = one.behind && std::find(units_.begin(), units_.end(), one.unit) != units_.end();
            if (pair || behind) fought.push_back(one.id);
        }
        for (const std::string& id : fought) {
            p_.draft().set(id, &Contact::round, p_.battle().find<Contact>(id)->round + 1);
            p_.draft().set(id, &Contact::fought_turn, turn);
            for (const Owed& duty : p_.battle().owed) {
                const Contact& one = *p_.battle().find<Contact>(id);
                if (duty.procedure != "melee" || duty.unit != one.unit || duty.by != one.opponent) continue;
                settle(p_, std::string(duty.id));
                break;
            }
        }
        let_off_the_tired();
    }

    // RULING R-110: whoever has fought all that a turn allows is in no further melee of it.
    void let_off_the_tired() {
        std::vector<std::string> over;
        for (const Owed& duty : p_.battle().owed) {
            if (duty.procedure != "melee") continue;
            for (const UnitId& id : {duty.unit, duty.by}) {
                const Unit* one = p_.battle().unit(id);
                if (one != nullptr && melees_this_turn(p_.battle(), *one) >= most_melees(p_.charts())) over.push_back(duty.id);
            }
        }
        for (const std::string& duty : over) settle(p_, duty);
    }

    // Those who are there when the blows fall, also when the last casting goes; once for each enemy that struck.
    [[nodiscard]] std::vector<LeaderTest> leaders_in_danger() const {
        std::vector<LeaderTest> tests;
        const auto look = [&](const UnitId& id, int hits, const UnitId& by) {
            if (hits <= 0) return;
            for (const Leader& leader : p_.battle().leaders) {
                if (leader.attached == id && leader.fate == Fate::present) tests.push_back({leader.id, id, by, hits});
            }
            if (unit(id).exceptional_commander && unit(id).commander_wounded_until < p_.battle().game.turn) tests.push_back({{}, id, by, hits});
        };
        for (const Blow& blow : blows_) {
            look(blow.pair.unit, blow.unit_lost, blow.pair.opponent);
            look(blow.pair.opponent, blow.opponent_lost, blow.pair.unit);
        }
        return tests;
    }

    void lose_castings() {
        for (const Blow& blow : blows_) {
            take_off(blow.pair.unit, blow.pair.behind_unit, blow.unit_lost, blow.pair.opponent);
            take_off(blow.pair.opponent, blow.pair.behind_opponent, blow.opponent_lost, blow.pair.unit);
        }
    }
    Problems lose_pikemen() {
        for (const Blow& blow : blows_) {
            if (auto problems = pikemen_fall(p_, blow.pair.unit, blow.unit_lost); !problems.none()) return problems;
            if (auto problems = pikemen_fall(p_, blow.pair.opponent, blow.opponent_lost); !problems.none()) return problems;
        }
        return {};
    }
    // Bloodlust ends with their first melee (L3106).
    void cool_down() {
        for (const UnitId& id : units_) {
            if (!unit(id).bloodlust) continue;
            p_.draft().begin(Happened::obedience, Thing::unit, id, p_.name_of_unit(id) + " cools down: its bloodlust is over");
            p_.draft().set(id, &Unit::bloodlust, false);
        }
    }
    /// From the front unit; what it does not have, from the cavalry behind it.
    void take_off(const UnitId& front, const UnitId& behind, int castings, const UnitId& by) {
        const int taken = take_castings(p_, front, castings, Cause::melee, by);
        if (!behind.empty() && castings > taken) take_castings(p_, behind, castings - taken, Cause::melee, by);
    }

    // RULING R-100: the horsemen who beat the square, fought, and are left.
    Problems beaten_squares() {
        for (const Blow& blow : blows_) {
            if (blow.drawn() || !is_alive(blow.won()) || !is_alive(blow.lost())) continue;
            const Unit& winner = unit(blow.won());
            const Unit& square = unit(blow.lost());
            if (!is_mounted(winner.arm) || square.arm != Arm::infantry || !is_square(square.formation)) continue;
            const Ranks ranks = ranks_of(winner);
            const auto rolled = p_.roll("square_losses", square.id, winner.id, {{"charger.castings", ranks.front + ranks.second}});
            if (!rolled) return rolled.problems();
            take_castings(p_, blow.lost(), outcome_number(**rolled, "extra_losses"), Cause::square_losses, blow.won());
        }
        return {};
    }

    // RULING R-101: from a unit that fell to the last casting it is simply taken, and nobody is left to lower.
    Problems try_for_flag(const Blow& blow) {
        if (unit(blow.lost()).flag != FlagState::held) return {};
        const bool wiped_out = !is_alive(blow.lost());
        const auto rolled = p_.roll("flag_capture", blow.won(), blow.lost(),
                                    {{"unit.lost", blow.winner_lost()}, {"opponent.lost", blow.loser_lost()}, {"opponent.wiped_out", wiped_out}});
        if (!rolled) return rolled.problems();
        if (outcome_is(**rolled, "captured")) take_flag(p_, blow.lost(), blow.won(), wiped_out ? FlagGrades::taker_only : FlagGrades::both);
        else p_.draft().begin(Happened::melee, Thing::unit, blow.lost(), p_.name_of_unit(blow.lost()) + " saves its flag");
        return {};
    }

    [[nodiscard]] bool is_second(const UnitId& id) const { return melees_this_turn(p_.battle(), unit(id)) >= most_melees(p_.charts()); }

    Problems roll_result(const Blow& blow) {
        const auto rolled = p_.roll("melee_result", blow.won(), blow.lost(),
                                    {{"unit.lost", blow.winner_lost()}, {"opponent.lost", blow.loser_lost()}, {"unit.second_melee", is_second(blow.won())}});
        if (!rolled) return rolled.problems();
        verdicts_.push_back({blow.lost(), blow.won(), read_melee_outcome(**rolled)});
        for (const UnitId& behind : {blow.pair.behind_unit, blow.pair.behind_opponent}) {
            const bool with_loser = !behind.empty() && are_friends(p_.battle(), unit(behind).army, unit(blow.lost()).army);
            if (with_loser) verdicts_.push_back({behind, blow.won(), read_melee_outcome(**rolled)});
        }
        return {};
    }

    /// The worst of the results on that unit (p 38); nullptr when it lost to nobody.
    [[nodiscard]] const Verdict* verdict_on(const UnitId& id) const {
        const Verdict* worst = nullptr;
        for (const Verdict& verdict : verdicts_) {
            if (verdict.loser == id && (worst == nullptr || verdict.outcome.score > worst->outcome.score)) worst = &verdict;
        }
        return worst;
    }

    // RULING: a unit that was broken before routs when it is beaten; one that beat an enemy and lost to another
    // has lost.
    Problems losers_give_way() {
        std::vector<std::string> passed = between_commas(p_.text_of("passes"));
        for (const UnitId& id : units_) {
            const Verdict* verdict = verdict_on(id);
            if (verdict == nullptr || !is_alive(id)) continue;
            give_way(p_, id, verdict->outcome, was_broken(id));
            // Routers pass through friends in their rout move.
            if (unit(id).state == State::routed) continue;
            if (auto problems = pass_friends(p_, id, friends_among(passed, id)); !problems.none()) return problems;
        }
        return {};
    }
    /// Those of his side, taken out of the names: with several losers on a side they are the first one's.
    [[nodiscard]] std::vector<std::string> friends_among(std::vector<std::string>& names, const UnitId& loser) const {
        std::vector<std::string> own;
        std::erase_if(names, [&](const std::string& name) {
            const Unit* other = p_.battle().unit(name);
            const bool his = other == nullptr || are_friends(p_.battle(), other->army, unit(loser).army);
            if (his) own.push_back(name);
            return his;
        });
        return own;
    }
    void broken_units_rout() {
        for (const UnitId& id : broken_before_) {
            if (is_alive(id) && unit(id).state != State::routed) rout(p_, id, p_.name_of_unit(id) + " was broken, and routs");
        }
    }

    // RULING R-108: the crew leaves an unlimbered gun, or any when it breaks; the winner stands at it.
    void guns_change_hands() {
        for (const Blow& blow : blows_) {
            if (blow.drawn() || !is_alive(blow.won()) || unit(blow.won()).arm == Arm::artillery) continue;
            const Unit& guns = unit(blow.lost());
            if (guns.arm != Arm::artillery || !is_on_table(guns)) continue;
            if (!guns.limbered || guns.castings == 0 || guns.state >= State::broken) take_battery(p_, blow.lost(), blow.won());
        }
    }

    // RULING R-18: who is no longer in contact is disorganized, for a while or for good.
    void part() {
        for (const UnitId& id : units_) {
            if (!is_alive(id) || in_melee(p_.battle(), id) || verdict_on(id) != nullptr) continue;
            disorganize_after_contact(p_, id);
        }
    }

    void square_up() {
        for (const Blow& blow : blows_) {
            if (p_.battle().find<Contact>(blow.pair.contact) == nullptr) continue;
            std::string say = p_.name_of_unit(blow.pair.unit) + " and " + p_.name_of_unit(blow.pair.opponent) + " square up: the melee goes on next turn";
            for (const auto& [horse, foot] : {std::pair(blow.pair.unit, blow.pair.opponent), std::pair(blow.pair.opponent, blow.pair.unit)}) {
                const Unit& square = unit(foot);
                if (is_mounted(unit(horse).arm) && square.arm == Arm::infantry && is_square(square.formation)) say += "; the horse wraps round the square";
            }
            p_.draft().begin(Happened::contact, Thing::unit, blow.pair.unit, say);
        }
    }

    // RULING: whoever broke or routed its enemy checks pursuit; the limits of the advance are the chart's.
    Problems winners_follow() {
        for (const UnitId& id : units_) {
            const bool won = std::any_of(blows_.begin(), blows_.end(), [&](const Blow& blow) { return !blow.drawn() && blow.won() == id; });
            if (!won || !is_alive(id) || verdict_on(id) != nullptr || in_melee(p_.battle(), id) || unit(id).arm == Arm::artillery) continue;
            if (unit(id).state == State::routed) continue;
            Advance farthest = Advance::none;
            UnitId beaten;
            UnitId fleeing;
            for (const Blow& blow : blows_) {
                if (blow.drawn() || blow.won() != id) continue;
                const Verdict* of_loser = verdict_on(blow.lost());
                const Advance advance = advance_against(blow, of_loser);
                if (beaten.empty() || advance > farthest) beaten = blow.lost();
                farthest = std::max(farthest, advance);
                if (of_loser != nullptr && of_loser->outcome.pursuit_check && fleeing.empty()) fleeing = blow.lost();
            }
            bool must = false;
            if (!fleeing.empty()) {
                const std::string state(word(unit(fleeing).state));
                const auto rolled = p_.roll("pursuit", id, fleeing, {{"opponent.state", state}});
                if (!rolled) return rolled.problems();
                must = outcome_is(**rolled, "must_pursue");
            }
            // A square never moves of its own will (L36).
            if (is_square(unit(id).formation) && unit(id).arm == Arm::infantry) farthest = Advance::none;
            follow_up(p_, id, must ? fleeing : beaten, farthest, must);
        }
        return {};
    }
    [[nodiscard]] Advance advance_against(const Blow& blow, const Verdict* of_loser) const {
        for (const Verdict& verdict : verdicts_) {
            if (of_loser != nullptr && verdict.winner == blow.won() && verdict.loser == blow.lost()) return verdict.outcome.advance;
        }
        // Nobody is left to fall back (p 40).
        if (!this_turn(p_.battle(), unit(blow.won()).charged_turn)) return Advance::vacated_ground;
        return is_second(blow.won()) ? Advance::none : Advance::all;
    }

    Performance& p_;
    const std::vector<Blow>& blows_;
    std::vector<UnitId> units_;
    std::vector<UnitId> broken_before_;
    std::vector<Verdict> verdicts_;
};

}  // namespace

Problems end_bout(Performance& p, const std::vector<Blow>& blows) { return Ending(p, blows).run(); }

}  // namespace aor
