// A roll of a decision: the dice, typed or thrown, and what is remembered of it.

#include "core/base/pages.hpp"
#include "core/battle/standing.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/performance.hpp"
#include "core/rules/outcome_words.hpp"
#include "core/rules/side_totals.hpp"

#include <algorithm>

namespace aor {
namespace {

/// Faces typed for the whole decision, dealt out roll by roll.
class TypedDice final : public DiceSource {
public:
    TypedDice(std::span<const int> faces, Origin origin) : faces_(faces), origin_(origin) {}
    int next_face() override {
        if (taken_ < faces_.size()) return faces_[taken_++];
        ran_out_ = true;
        return 1;
    }
    [[nodiscard]] Origin origin() const override { return origin_; }
    [[nodiscard]] bool ran_out() const { return ran_out_; }

private:
    std::span<const int> faces_;
    std::size_t taken_ = 0;
    bool ran_out_ = false;
    Origin origin_;
};

std::vector<ItemTaken> taken(const Pool& pool) {
    std::vector<ItemTaken> items;
    for (const Item& item : pool.items) {
        items.push_back({std::string(item.id), std::string(item.label), std::string(item.page), item.amount, item.of, {}});
    }
    return items;
}

}  // namespace

Result<Resolution> Performance::take_dice(const Posed& posed, const Place& place) {
    const Assessment& a = posed.assessment;
    const Procedure& procedure = *posed.procedure;
    const auto first = procedure.next_throw(a, {});
    // Dice that were given come first; the program rolls the rest.
    const bool any_given = totals_used_ < intent_.totals.size() || faces_used_ < intent_.faces.size();
    if (intent_.origin == Origin::program && !any_given) {
        if (program_dice_ == nullptr) return problem_of("the program has no dice here: type the faces");
        return aor::roll(procedure, a, *program_dice_);
    }
    const bool totals_left = totals_used_ < intent_.totals.size();
    const bool may_total = a.chart->total_allowed && first && first->whole > 0 && first->half == 0;
    const bool faces_left = faces_used_ < intent_.faces.size();
    // Each side of a melee may add up its own dice.
    const std::size_t sides = totals_left ? side_totals(procedure, a) : 0;
    if (sides > 0) {
        const std::span<const int> given = std::span(intent_.totals).subspan(totals_used_);
        auto resolution = take_side_totals(procedure, a, given.first(std::min(sides, given.size())), place);
        if (resolution) totals_used_ += sides;
        return resolution;
    }
    if (totals_left && first && first->count() > 0 && (may_total || !faces_left)) {
        auto resolution = take_total(procedure, a, intent_.totals[totals_used_], place);
        if (resolution) ++totals_used_;
        return resolution;
    }
    const std::span<const int> left = std::span(intent_.faces).subspan(faces_used_);
    for (const int face : left) {
        if (face < 1 || face > 6) {
            Problems problems;
            problems.add(place, "a die shows 1 to 6, not " + std::to_string(face));
            return problems;
        }
    }
    TypedDice dice(left, intent_.origin == Origin::script ? Origin::script : Origin::typed_faces);
    Resolution resolution = aor::roll(procedure, a, dice);
    if (dice.ran_out()) return take_faces(procedure, a, left, place);  // says how many are missing
    faces_used_ += resolution.faces.size();
    return resolution;
}

Result<const Rolled*> Performance::roll(std::string_view procedure, std::string_view actor, std::string_view target,
                                        const std::vector<Named>& settled, const std::vector<Named>& assumed) {
    Posed posed = pose(procedure, actor, target, settled, assumed);
    const Place place{posed.problems.none() ? posed.assessment.chart->title : std::string(), 0, 0};
    if (previewing()) posed_.push_back(posed);
    if (!posed.problems.none()) return posed.problems;
    const Assessment& a = posed.assessment;
    if (a.refused()) {
        Problems problems;
        // What only a list prints has no page, but lines.
        problems.add(place, with_page(a.refusal->label, a.refusal->page));
        return problems;
    }
    const auto resolution = take_dice(posed, place);
    if (!resolution) {
        // A preview ends where the dice do; dice that cannot be are told.
        if (previewing() && dice_left()) dice_problems_.append(resolution.problems());
        return resolution.problems();
    }

    Rolled rolled;
    rolled.procedure = procedure;
    rolled.actor = actor;
    rolled.target = target;
    for (const FactTaken& fact : posed.facts) {
        const FactRow* row = a.chart->find(*fact_named(fact.name));
        if (fact.source == FactSource::overruled || !is_at_default(*row, a.situation)) rolled.facts.push_back(fact);
    }
    rolled.items = taken(a.pool);
    rolled.other_items = taken(a.other_pool);
    for (const Overruled& line : intent_.lines_overruled) {
        std::string_view id;
        if (line.value != "yes" || !names(line.name, posed, id)) continue;
        const bool other = a.other_chart != nullptr && id.starts_with("opponent.");
        for (ItemTaken& item : other ? rolled.other_items : rolled.items) {
            if (item.id == (other ? id.substr(9) : id)) item.reason = line.reason;
        }
    }
    if (a.automatic != nullptr) rolled.automatic = a.automatic->id;
    rolled.faces = resolution->faces;
    rolled.sums = resolution->sums;
    rolled.origin = resolution->origin;
    for (const Field& field : resolution->outcome) rolled.outcome.push_back({std::string(field.name), field_value(field)});
    rolled.say = words_of_outcome(a, resolution->outcome, {name_of_unit(actor), name_of_unit(target)});
    believe_stated(posed);
    return &rolls_.emplace_back(std::move(rolled));
}

bool Performance::dice_left() const {
    return faces_used_ < intent_.faces.size() || totals_used_ < intent_.totals.size();
}

// How a unit stands is as it was last stated: whoever types it for a roll has stated it.
void Performance::believe_stated(const Posed& posed) {
    for (const FactTaken& fact : posed.facts) {
        if (fact.source != FactSource::typed) continue;
        const std::string_view full = fact.name;
        const auto dot = full.find('.');
        if (dot == std::string_view::npos) continue;
        const std::string_view who = full.substr(0, dot);
        const std::string_view what = full.substr(dot + 1);
        const bool acts = who == "unit" || who == "firer";
        if (!acts && who != "target" && who != "opponent" && who != "charger") continue;
        const Unit* unit = battle().unit(acts ? posed.actor : posed.target);
        if (unit == nullptr) continue;
        const std::string id = unit->id;
        const auto stated = [&](const std::string& says) {
            draft_.begin(Happened::move, Thing::unit, id, name(*unit) + " " + says + ", as stated");
        };
        const auto* text = std::get_if<std::string>(&fact.value);
        const auto* yes = std::get_if<bool>(&fact.value);
        if (what == "formation" && text != nullptr && worded<Formation>(*text) && unit->arm != Arm::artillery &&
            can_stand_in(unit->arm, *worded<Formation>(*text))) {
            stated("stands in " + *text);
            draft_.set(id, &Unit::formation, *worded<Formation>(*text));
        } else if (what == "cover" && text != nullptr && worded<Cover>(*text)) {
            // An obstacle in between covers against one enemy only.
            if (*text == "obstacle") continue;
            stated("has cover: " + *text);
            draft_.set(id, &Unit::cover, *worded<Cover>(*text));
        } else if (what == "limbered" && yes != nullptr) {
            stated(*yes ? "is limbered" : "is unlimbered");
            draft_.set(id, &Unit::limbered, *yes);
        } else if (what == "moved" && text != nullptr && worded<Moved>(*text)) {
            stated("moved: " + *text);
            draft_.set(id, &Unit::moved, *worded<Moved>(*text));
            draft_.set(id, &Unit::moved_turn, *worded<Moved>(*text) == Moved::none ? unit->moved_turn : turn_);
        }
    }
}

Problems Performance::draw_variable_morale(std::string_view id) {
    const Unit* unit = battle().unit(id);
    if (unit == nullptr || unit->variable_morale_drawn || !has_option(battle().game, "variable_morale")) return {};
    if (unit->variable_down_to < 1 && unit->variable_up_from > 6) return {};
    const std::string unit_id = unit->id;
    if (previewing() && !dice_left()) {
        posed_.push_back(pose("variable_morale", unit_id, ""));
        return {};
    }
    const auto rolled = roll("variable_morale", unit_id, "");
    if (!rolled) return rolled.problems();
    const int grade = outcome_number(**rolled, "grade");
    draft_.begin(Happened::grade, Thing::unit, unit_id, name_of_unit(unit_id) + " fights at grade " + std::to_string(grade));
    draft_.set(unit_id, &Unit::grade, grade);
    draft_.set(unit_id, &Unit::variable_morale_drawn, true);
    return {};
}

Intent with_recorded_dice(const Entry& entry) {
    Intent intent = entry.intent;
    intent.faces.clear();
    intent.totals.clear();
    if (intent.origin == Origin::program || intent.origin == Origin::typed_total) intent.origin = Origin::typed_faces;
    for (const Rolled& rolled : entry.rolls) {
        if (rolled.origin == Origin::typed_total) intent.totals.insert(intent.totals.end(), rolled.sums.begin(), rolled.sums.end());
        else intent.faces.insert(intent.faces.end(), rolled.faces.begin(), rolled.faces.end());
    }
    return intent;
}

}  // namespace aor
