#include "core/battle/sound.hpp"

#include "core/battle/record_fields.hpp"
#include "core/battle/standing.hpp"

#include <map>
#include <set>

namespace aor {

namespace {

class Inspector {
public:
    explicit Inspector(const Battle& battle) : battle_(battle) {}

    Problems inspect() {
        look_at(battle_.game);
#define AOR_RECORD(Record, thing, list)  \
    look_at_ids(battle_.list);           \
    for (const Record& record : battle_.list) look_at(record);
#include "core/battle/fields/records.def"
#undef AOR_RECORD
        game();
        for (const Unit& unit : battle_.units) this->unit(unit);
        for (const Leader& leader : battle_.leaders) this->leader(leader);
        charges();
        for (const Contact& contact : battle_.contacts) this->contact(contact);
        for (const Site& site : battle_.sites) this->site(site);
        for (const Loss& loss : battle_.losses) must(loss.castings != 0, loss, "nothing was lost");
        castings();
        trophies();
        return std::move(problems_);
    }

private:
    template <class Record>
    void must(bool so, const Record& record, std::string text) {
        if (so) return;
        std::string who(word(Record::thing));
        if (!record.id.empty()) who += " \"" + record.id + '"';
        problems_.add({}, who + ": " + std::move(text));
    }

    template <class Record>
    void look_at_ids(const std::vector<Record>& list) {
        std::set<std::string_view> ids;
        for (const Record& record : list) {
            must(!record.id.empty(), record, "it has no id");
            must(ids.insert(record.id).second, record, "there are two of them");
        }
    }

    /// Every id names somebody.
    template <class Record>
    void look_at(const Record& record) {
        for (FieldNumber i = 0; i < FieldsOf<Record>::kCount; ++i) {
            const FieldInfo& info = FieldsOf<Record>::infos()[i];
            if (info.type != FieldType::id) continue;
            FieldsOf<Record>::at(record, i, [&](const auto& field) {
                if constexpr (detail::is_id<std::remove_cvref_t<decltype(field)>>) {
                    must(field.empty() || battle_.has(info.refers_to, field), record,
                         std::string(info.name) + " names \"" + field + "\", who is not there");
                }
            });
        }
    }

    void game() {
        const Game& game = battle_.game;
        must(game.turn >= 1 && game.phase >= 1 && game.phase <= game.phases, game, "no such turn or phase");
        std::set<std::string_view> cards;
        for (const Names* list : {&game.deck, &game.drawn}) {
            for (const std::string& card : *list) {
                must(battle_.find<Card>(card) != nullptr, game, "there is no card \"" + card + '"');
                must(cards.insert(card).second, game, "the card \"" + card + "\" is twice in the deck");
            }
        }
    }

    void unit(const Unit& unit) {
        must(!unit.army.empty(), unit, "it is in no army");
        must(unit.castings >= 0 && unit.castings <= unit.castings_start, unit, "its castings are out of bounds");
        must(unit.grade >= 1 && unit.grade <= 4, unit, "its grade is out of bounds");
        must(unit.base_grade >= 1 && unit.base_grade <= 4, unit, "its basic grade is out of bounds");
        must(!is_on_table(unit) || unit.castings > 0 || unit.arm == Arm::artillery, unit, "nobody is left of it");
        must(!is_lost(unit) || unit.castings == 0, unit, "it is lost, and castings of it are left");
        must(can_stand_in(unit.arm, unit.formation), unit, "such troops do not stand in " + std::string(word(unit.formation)));
        must(unit.pikemen >= 0 && unit.pikemen <= unit.castings, unit, "it has more pikemen than castings");
        must(!unit.temporary || unit.state == State::disorganized, unit, "only disorganized units are so for a while");
        must(unit.raised_by.empty() || unit.raised_by != unit.army, unit, "it changed sides to its own");
        const Brigade* brigade = battle_.brigade(unit.brigade);
        must(brigade == nullptr || brigade->army == unit.army, unit, "its brigade is another army's");
        must(brigade == nullptr || !brigade->dissolved, unit, "its brigade is dissolved");
        const int now = battle_.game.turn;
        // The stamps of turns: nothing was done in a turn to come.
        for (const int stamp : {unit.moved_turn, unit.fired_turn, unit.charged_turn, unit.melee_turn, unit.evaded_turn,
                                unit.routed_turn, unit.broke_turn, unit.casualty_turn, unit.pinned_turn,
                                unit.changed_turn, unit.retired_turn, unit.out_of_command_turn}) {
            must(stamp >= 0 && stamp <= now, unit, "it did something in a turn to come");
        }
    }

    void leader(const Leader& leader) {
        must(!leader.army.empty(), leader, "he is in no army");
        must(leader.rating != Rating::none, leader, "he has no class");
        const Unit* unit = battle_.unit(leader.attached);
        if (unit != nullptr) {
            must(leader.fate == Fate::present, leader, "he is lost, and still attached");
            must(is_on_table(*unit), leader, "he is attached to a unit that is not on the table");
            must(are_friends(battle_, unit->army, leader.army), leader, "he is attached to an enemy");
        }
        must((leader.fate == Fate::present) == (leader.fate_turn == 0), leader, "his fate has no turn");
    }

    void charges() {
        std::set<std::string_view> chargers;
        for (const Charge& charge : battle_.charges) {
            const Unit* charger = battle_.unit(charge.charger);
            const Unit* target = battle_.unit(charge.target);
            must(charger != nullptr && is_on_table(*charger), charge, "nobody charges");
            must(chargers.insert(charge.charger).second, charge, "its charger makes another charge too");
            must(charger == nullptr || target == nullptr || !are_friends(battle_, charger->army, target->army), charge,
                 "they are friends");
        }
    }

    void contact(const Contact& contact) {
        const Unit* unit = battle_.unit(contact.unit);
        const Unit* opponent = battle_.unit(contact.opponent);
        if (unit == nullptr || opponent == nullptr) {
            must(false, contact, "one of them is not there");
            return;
        }
        must(is_on_table(*unit) && is_on_table(*opponent), contact, "one of them is not on the table");
        must(!are_friends(battle_, unit->army, opponent->army), contact, "they are friends");
    }

    void site(const Site& site) {
        must(site.hits >= 0 && site.fires >= 0, site, "fewer than no hits");
        for (const std::string& army : site.held_by) {
            must(battle_.army(army) != nullptr, site, "held by \"" + army + "\", who is not there");
        }
    }

    void castings() {
        std::map<std::string_view, int> lost;
        for (const Loss& loss : battle_.losses) {
            if (!loss.pending) lost[loss.unit] += loss.castings;
        }
        for (const Unit& unit : battle_.units) {
            must(unit.castings + lost[unit.id] == unit.castings_start, unit,
                 "its castings do not add up: " + std::to_string(unit.castings_start) + " at the start, " +
                     std::to_string(unit.castings) + " now, " + std::to_string(lost[unit.id]) + " lost");
        }
    }

    void trophies() {
        std::map<std::string_view, int> flags;
        std::map<std::string_view, int> flags_taken;
        std::map<std::string_view, int> leaders;
        for (const Trophy& trophy : battle_.trophies) {
            if (trophy.kind == TrophyKind::flag) {
                ++flags[trophy.unit];
                ++flags_taken[trophy.taken_by_unit];
            }
            if (trophy.kind == TrophyKind::leader) ++leaders[trophy.leader];
        }
        for (const Unit& unit : battle_.units) {
            must(flags[unit.id] == (unit.flag == FlagState::lost ? 1 : 0), unit, "its flag is lost once or not at all");
            must(flags_taken[unit.id] == unit.flags_taken, unit, "the flags it took are not all there");
        }
        for (const Leader& leader : battle_.leaders) {
            must(leaders[leader.id] == (leader.fate == Fate::present ? 0 : 1), leader, "he is lost once or not at all");
        }
    }

    const Battle& battle_;
    Problems problems_;
};

}  // namespace

Problems impossible_in(const Battle& battle) { return Inspector(battle).inspect(); }

}  // namespace aor
