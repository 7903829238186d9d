#include "core/play/ledger_dice.hpp"

#include "core/battle/name_shown.hpp"
#include "core/play/known_army.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace aor {
namespace {

/// When the fields that decide dice last came to be what they are.
class Origins {
public:
    explicit Origins(const Log* log) {
        if (log == nullptr) return;
        for (const Entry* entry : log->timeline()) {
            for (const Event& event : entry->events) {
                for (const Change& change : event.changes) take(*entry, change);
            }
        }
    }

    template <class Record, class T>
    void mark(const Record& record, T Record::*member, BehindDie& behind) const {
        const auto at = last_.find({Record::thing, record.id, number_of(member)});
        if (at == last_.end() || at->second.to != value_of(record.*member)) return;
        behind.turn = at->second.turn;
        behind.entry = at->second.entry;
    }

private:
    struct Found {
        Value to;
        int turn = 0;
        int entry = 0;
    };
    void take(const Entry& entry, const Change& change) {
        if (change.what != Change::What::set) return;
        const bool wanted = (change.thing == Thing::unit && (change.field == number_of(&Unit::presence) || change.field == number_of(&Unit::state))) ||
                            (change.thing == Thing::site && change.field == number_of(&Site::owner));
        if (wanted) last_[{change.thing, change.id, change.field}] = {change.to, entry.turn, entry.number};
    }
    std::map<std::tuple<Thing, std::string, FieldNumber>, Found> last_;
};

class Dice {
public:
    Dice(const Charts& charts, const Battle& battle, const Army& army, const Assessment& check, const Log* log)
        : charts_(charts), battle_(battle), army_(army), check_(check), origins_(log) {}

    LedgerLine line(const Item& item) {
        LedgerLine line{item, {}};
        const std::string_view id = item.id;
        if (id == "units_off_enemy_baseline") each(line, units_off());
        else if (id == "flags_and_batteries_lost") trophies(line, &Trophy::lost_by);
        else if (id == "flags_and_batteries_taken") trophies(line, &Trophy::taken_by);
        else if (id == "units_in_rout") each(line, routed(true));
        else if (id == "enemy_units_in_rout") each(line, routed(false));
        else if (id == "leaders_lost") leaders(line, true, false);
        else if (id == "half_die_leaders_lost") leaders(line, true, true);
        else if (id == "enemy_leaders") leaders(line, false, false);
        else if (id == "enemy_half_die_leaders") leaders(line, false, true);
        else if (id == "objectives_lost") objectives(line, objectives_lost(battle_, army_), "lost");
        else if (id == "objectives_gained") objectives(line, objectives_gained(battle_, army_), "gained");
        else if (id.starts_with("losses_")) losses(line);
        else plain(line);
        return line;
    }

private:
    std::string unit_name(std::string_view id) const { return name_shown(battle_, Thing::unit, id); }
    std::string leader_name(std::string_view id) const { return name_shown(battle_.leader(id), id); }
    std::string army_name(std::string_view id) const { return name_shown(battle_.army(id), id); }

    /// Half-dice for one of whatever the line counts.
    int for_one(const LedgerLine& line) const {
        const ItemRow* row = check_.chart->item(line.item.id);
        const int amount = row != nullptr && row->per ? row->amount : line.item.amount;
        return line.item.of == Of::half_dice ? amount : 2 * amount;
    }
    void each(LedgerLine& line, std::vector<BehindDie> all) const {
        for (BehindDie& behind : all) line.dice.push_back({for_one(line), {std::move(behind)}, {}});
    }
    /// A line that no single event is behind.
    static void plain(LedgerLine& line) { line.dice.push_back({line.half_dice(), {}, {}}); }

    BehindDie about(const Unit& unit, std::string say) const {
        return {Thing::unit, unit.id, std::move(say), 0, 0};
    }
    std::vector<BehindDie> units_off() const {
        std::vector<BehindDie> all;
        for (const Unit& unit : battle_.units) {
            if (unit.army != army_.id || unit.presence != Presence::off_enemy_baseline || unit.state == State::routed) continue;
            all.push_back(about(unit, unit_name(unit.id) + ", gone over the enemy baseline"));
            origins_.mark(unit, &Unit::presence, all.back());
        }
        return all;
    }
    std::vector<BehindDie> routed(bool own) const {
        std::vector<BehindDie> all;
        for (const Army& other : battle_.armies) {
            const bool wanted = own ? other.id == army_.id : !are_friends(battle_, army_.id, other.id);
            if (!wanted) continue;
            for (const Unit* unit : units_in_rout(battle_, other)) {
                all.push_back(about(*unit, unit_name(unit->id) + ", in rout"));
                all.back().turn = unit->routed_turn;
                origins_.mark(*unit, &Unit::state, all.back());
            }
        }
        return all;
    }

    BehindDie about(const Trophy& trophy) const {
        BehindDie behind{Thing::unit, trophy.unit, {}, trophy.turn, trophy.entry};
        if (trophy.kind == TrophyKind::leader) {
            behind.thing = Thing::leader;
            behind.id = trophy.leader;
            behind.say = leader_name(trophy.leader) + ", " + (trophy.fate == Fate::left ? "left the field" : std::string(word(trophy.fate)));
        } else {
            behind.say = (trophy.kind == TrophyKind::flag ? "flag of " : "battery ") + unit_name(trophy.unit);
        }
        const std::string taker = !trophy.taken_by_unit.empty() ? unit_name(trophy.taken_by_unit) : !trophy.taken_by.empty() ? army_name(trophy.taken_by) : "";
        if (!taker.empty()) behind.say += (trophy.kind == TrophyKind::leader ? " by " : ", taken by ") + taker;
        return behind;
    }
    // RULING R-126: of flags and batteries in a large battle two are behind one die, an odd one is behind none.
    // RULING R-127: a battery that was retaken is behind none.
    void trophies(LedgerLine& line, const ArmyId Trophy::*side) const {
        std::vector<const Trophy*> counted;
        std::vector<const Trophy*> over;
        const auto gather = [&](TrophyKind kind, int cap) {
            int so_far = 0;
            for (const Trophy& trophy : battle_.trophies) {
                if (trophy.kind != kind || trophy.retaken_turn != 0 || trophy.*side != army_.id) continue;
                (cap >= 0 && so_far >= cap ? over : counted).push_back(&trophy);
                ++so_far;
            }
        };
        gather(TrophyKind::flag, battle_.game.flag_dice_cap);
        gather(TrophyKind::battery, battle_.game.battery_dice_cap);
        const Fraction share = check_.chart->number(Number::flag_share, check_.situation);
        std::vector<BehindDie> waiting;
        for (std::size_t i = 0; i < counted.size(); ++i) {
            waiting.push_back(about(*counted[i]));
            const auto n = static_cast<std::int64_t>(i);
            const auto dice = static_cast<int>((n + 1) * share.num / share.den - n * share.num / share.den);
            if (dice == 0) continue;
            line.dice.push_back({dice * for_one(line), std::move(waiting), {}});
            waiting.clear();
        }
        if (!waiting.empty()) line.dice.push_back({0, std::move(waiting), "the odd one of a large battle does not count"});
        for (const Trophy* trophy : over) {
            const int cap = trophy->kind == TrophyKind::flag ? battle_.game.flag_dice_cap : battle_.game.battery_dice_cap;
            line.dice.push_back({0, {about(*trophy)}, "over the house rule's limit of " + std::to_string(cap)});
        }
    }

    /// By his class; 0 for a half-die leader.
    int class_worth(Rating rating) const {
        const auto worth = [&](Number number) { return check_.chart->number(number, check_.situation).whole(); };
        switch (rating) {
            case Rating::class_1: return worth(Number::leader_class_1);
            case Rating::class_2: return worth(Number::leader_class_2);
            case Rating::class_3: return worth(Number::leader_class_3);
            case Rating::half_die:
            case Rating::none: return 0;
        }
        return 0;
    }
    // RULING R-118: enemy leaders who are killed or gone count by one reading of the book only.
    void leaders(LedgerLine& line, bool own, bool half_die) const {
        const bool killed_too = check_.situation.ruling(Ruling::R_118) == choice(Ruling::R_118, "chart");
        for (const Trophy& trophy : battle_.trophies) {
            if (trophy.kind != TrophyKind::leader || (trophy.rating == Rating::half_die) != half_die) continue;
            if (own ? trophy.lost_by != army_.id : (trophy.lost_by.empty() || are_friends(battle_, army_.id, trophy.lost_by))) continue;
            const bool captured = trophy.fate == Fate::captured;
            if (!own && captured && !trophy.taken_by.empty() && trophy.taken_by != army_.id) continue;
            if (!own && !captured && !killed_too) continue;
            const int worth = half_die ? 1 : class_worth(trophy.rating);
            if (worth != 0) line.dice.push_back({worth * for_one(line), {about(trophy)}, {}});
        }
    }

    // RULING R-122: it stays lost or gained until that is reversed.
    void objectives(LedgerLine& line, const std::vector<const Site*>& sites, std::string_view what) const {
        for (const Site* site : sites) {
            const int worth = objective_worth(charts_, battle_, *site);
            BehindDie behind{Thing::site, site->id, name_shown(*site) + ", " + std::string(what), 0, 0};
            origins_.mark(*site, &Site::owner, behind);
            line.dice.push_back({worth * for_one(line), {std::move(behind)}, worth == 0 ? "worth nothing" : ""});
        }
    }

    /// The loss with which the army last came to that share.
    BehindDie crossing(Fraction share) const {
        std::vector<const Loss*> losses;
        const Castings castings = withdrawal_castings(battle_, army_);
        for (const Loss& loss : battle_.losses) {
            const Unit* unit = battle_.unit(loss.unit);
            if (loss.pending || unit == nullptr || counts_for(*unit) != army_.id || unit->presence == Presence::struck_off) continue;
            if (army_.russian_on_defence && unit->cossack) continue;
            losses.push_back(&loss);
        }
        std::stable_sort(losses.begin(), losses.end(), [](const Loss* a, const Loss* b) {
            return std::tuple(a->turn, a->phase, a->entry) < std::tuple(b->turn, b->phase, b->entry);
        });
        BehindDie behind{Thing::army, army_.id, percent_of(share) + " of its castings lost", 0, 0};
        int lost = 0;
        for (const Loss* loss : losses) {
            const bool before = at_least(lost, castings.start, share);
            lost += loss->castings;
            if (before || !at_least(lost, castings.start, share)) continue;
            behind.turn = loss->turn;
            behind.entry = loss->entry;
        }
        return behind;
    }
    /// One die for each step of losses that has been reached.
    void losses(LedgerLine& line) const {
        static constexpr std::pair<std::string_view, Number> kSteps[] = {
            {"losses_30", Number::lost_30}, {"losses_40", Number::lost_40}, {"losses_50", Number::lost_50}};
        int before = 0;
        for (const auto& [id, number] : kSteps) {
            const ItemRow* row = check_.chart->item(id);
            if (row == nullptr) continue;
            const int dice = row->amount - before;
            before = row->amount;
            line.dice.push_back({2 * dice, {crossing(check_.chart->number(number, check_.situation))}, {}});
            if (id == line.item.id) return;
        }
    }

    const Charts& charts_;
    const Battle& battle_;
    const Army& army_;
    const Assessment& check_;
    const Origins origins_;
};

}  // namespace

std::vector<LedgerLine> dice_with_events(const Charts& charts, const Battle& battle, const Army& army, const Assessment& check, const Log* log) {
    Dice dice(charts, battle, army, check, log);
    std::vector<LedgerLine> lines;
    for (const Item& item : check.pool.items) lines.push_back(dice.line(item));
    return lines;
}

}  // namespace aor
