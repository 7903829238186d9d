#include "core/base/texts.hpp"
#include "core/battle/standing.hpp"
#include "core/play/movement.hpp"
#include "core/play/movement_charts.hpp"
#include "core/play/movement_share.hpp"

#include <algorithm>

namespace aor {
namespace {

std::string column_for(const Mover& mover) {
    return mover.arm == Arm::artillery ? "artillery" : is_mounted(mover.arm) ? "cavalry" : "infantry";
}
bool formed(const Mover& mover) { return mover.arm != Arm::artillery && is_formed(mover.formation); }

/// One move in the making.
class Planning {
public:
    Planning(const Charts& charts, Scale scale, const Mover& mover, Gait gait, std::string_view style, const Spent& spent)
        : charts_(charts), scale_(scale), mover_(mover), gait_(gait), style_(style) {
        plan_.used = spent.share;
        plan_.changes = spent.changes;
        plan_.functions = spent.functions;
        plan_.notes = spent.unsure;
        const auto move = rate();
        if (move) may_ = share_of(move->may, move->full);
        else against(move.problems()[0].text);
    }

    void take(const Manoeuvre& step) {
        switch (step.step) {
            case Step::ahead: ahead(step); break;
            case Step::oblique: oblique(step); break;
            case Step::sideways: sideways(step); break;
            case Step::wheel: wheel(step); break;
            case Step::back: back(step); break;
            case Step::widen: widen(step); break;
            case Step::form: form(step.to); break;
            case Step::about_face: change("About face"); break;
            case Step::cross: cross(); break;
            case Step::wade: wade(step); break;
            case Step::limber: limber(); break;
            case Step::turn_gun: turn_gun(); break;
            case Step::fire: function("Fire"); break;
        }
        if (step.step != Step::ahead && step.step != Step::widen) plan_.straight = Inches();
    }

    MovePlan finish() {
        pay_for_front();
        plan_.formation = mover_.formation;
        const auto move = rate();
        if (move) {
            plan_.full = move->full;
            const Fraction rest{may_.num * plan_.used.den - plan_.used.num * may_.den, may_.den * plan_.used.den};
            const Inches inches = move->full.times(rest.num, rest.den);
            if (rest.num >= 0) plan_.left = inches;
            else against("it is " + (Inches() - inches).text() + " in short");
        }
        return std::move(plan_);
    }

private:
    [[nodiscard]] Result<FullMove> rate() const { return full_move(charts_, scale_, mover_, gait_, style_); }
    void against(const std::string& why) {
        if (std::find(plan_.against.begin(), plan_.against.end(), why) == plan_.against.end()) plan_.against.push_back(why);
    }
    void disorder(Disorder how) { plan_.disorder = std::max(plan_.disorder, how); }
    void disorder_as_printed(std::string_view row) {
        const Printed cell = printed(charts_, "movement_costs", row, "disorders", scale_);
        if (cell.text == "for a turn") disorder(Disorder::for_a_turn);
        else if (cell.text == "until rallied") disorder(Disorder::until_rallied);
    }
    /// Paid in inches of the full move that it has as it now stands.
    void pay(MoveItem item) {
        const auto move = rate();
        if (move && move->full > Inches()) plan_.used = sum(plan_.used, share_of(item.inches, move->full));
        plan_.items.push_back(std::move(item));
    }

    // --- moving ---

    /// A square does not move, a charge does not manoeuvre on its way, and a battery's move is a function, once.
    void see_that_it_may_move(bool only_before_charge) {
        if (mover_.immobile) against("its guns turn where they stand, and go nowhere");
        if (mover_.arm == Arm::infantry && is_square(mover_.formation)) against("a square does not move of its own will");
        if (gait_ == Gait::charge && only_before_charge && charging_) against("once it charges it goes straight ahead");
        if (mover_.arm == Arm::artillery && !gun_moved_) {
            gun_moved_ = true;
            function("Move");
        }
    }
    /// Inches through that terrain, at so much an inch.
    void pay_inches(const Manoeuvre& step, std::string_view row, std::string label) {
        const Printed way = printed(charts_, "movement_costs", row, "cost", scale_);
        const Inches each = way.inches.value_or(Inches::whole(1));
        Inches cost = step.inches.times(each.parts(), Inches::kPerInch);
        std::string page = way.row != nullptr ? way.row->page : std::string();
        std::string note;
        if (step.terrain != "open") through(step, cost, label, page, note);
        disorder_as_printed(row);
        pay({std::string(row), std::move(label), std::move(page), cost, std::move(note)});
    }
    // RULING R-65: guns may stand in the edge of woods; farther in they go by road only.
    void through(const Manoeuvre& step, Inches& cost, std::string& label, std::string& page, std::string& note) {
        const Printed share = printed(charts_, "terrain_effects", step.terrain, column_for(mover_), scale_);
        if (share.row == nullptr) {
            against("there is no terrain called \"" + step.terrain + '"');
            return;
        }
        label += ", " + share.row->label;
        page = share.row->page;
        if (step.on_road) {
            note = "by the road, as on open ground";
            return;
        }
        if (mover_.at_home_in_swamp && step.terrain == "marsh") {
            note = "no slower than on open ground: it is at home there";
            return;
        }
        // The vineyards slow formed troops only (L1445).
        if (step.terrain == "vineyard" && mover_.arm != Arm::artillery && !formed(mover_)) {
            note = "as in the open: only formed troops are slowed";
            return;
        }
        if (!share.inches) {
            against(share.row->label + ": " + share.text);
            return;
        }
        cost = cost.times(Inches::kPerInch, share.inches->parts());
        const Printed disorders = printed(charts_, "terrain_effects", step.terrain, "disorders", scale_);
        if (disorders.text.starts_with("formed") && formed(mover_)) disorder(Disorder::for_a_turn);
    }
    void charge_through(const Manoeuvre& step) {
        const ChargeGround ground = charge_ground(charts_, scale_, mover_, step.terrain, step.on_road);
        if (!ground.against.empty()) against(ground.against);
        if (ground.disorders) disorder(Disorder::for_a_turn);
    }

    void ahead(const Manoeuvre& step) {
        see_that_it_may_move(false);
        if (gait_ == Gait::charge) {
            charging_ = true;
            charge_through(step);
        }
        ahead_ = ahead_ + step.inches;
        plan_.straight = plan_.straight + step.inches;
        pay_inches(step, "ahead", "Straight ahead " + step.inches.text() + " in");
    }
    /// How far so, at most, by the printed share of a full move.
    bool within(std::string_view row, Inches so_far) const {
        const Printed furthest = printed(charts_, "movement_costs", row, "furthest", scale_);
        const auto move = rate();
        return !furthest.inches || !move || so_far <= move->full.times(furthest.inches->parts(), Inches::kPerInch);
    }
    // RULING R-17: beyond half a move the disorder is of the kind that passes.
    void oblique(const Manoeuvre& step) {
        if (gait_ == Gait::charge) against("a charge goes straight ahead");
        see_that_it_may_move(true);
        oblique_ = oblique_ + step.inches;
        const bool near = within("oblique", oblique_);
        const std::string_view row = mover_.marlborough || mover_.out_of_step ? "oblique_marlborough" : mover_.favoured_oblique ? "oblique_favoured" : near ? "oblique" : "oblique_far";
        pay_inches(step, row, "Oblique " + step.inches.text() + " in");
    }
    // RULING R-66: in the Marlborough era troops that snake must be rallied.
    void sideways(const Manoeuvre& step) {
        if (gait_ == Gait::charge) against("a charge goes straight ahead");
        see_that_it_may_move(true);
        sideways_ = sideways_ + step.inches;
        const std::string_view row = (mover_.marlborough || mover_.out_of_step) && formed(mover_) ? "snaking_marlborough" : "snaking";
        if (!within(row, sideways_)) against("sideways half a move at most");
        pay_inches(step, row, "Sideways " + step.inches.text() + " in");
    }
    void wheel(const Manoeuvre& step) {
        see_that_it_may_move(true);
        const std::string_view row = mover_.double_wheel && mover_.arm != Arm::artillery ? "wheeling_double" : "wheeling";
        pay_inches(step, row, "Wheel, outer end " + step.inches.text() + " in");
    }
    void back(const Manoeuvre& step) {
        if (gait_ == Gait::charge) against("a charge goes straight ahead");
        see_that_it_may_move(true);
        pay_inches(step, "retrograde", "Backward " + step.inches.text() + " in");
    }
    // RULING R-69: the disorder of a wider or narrower front passes by itself.
    void widen(const Manoeuvre& step) {
        if (mover_.arm == Arm::artillery) {
            against("a battery has no front to widen");
            return;
        }
        front_ += step.castings;
        disorder_as_printed("expand_contract");
    }
    /// So many castings for so many inches moved; what it has not moved ahead it pays for.
    void pay_for_front() {
        if (front_ == 0) return;
        const Printed way = printed(charts_, "movement_costs", "expand_contract", "cost", scale_);
        const Inches wanted = way.inches.value_or(Inches()).times(front_, 1);
        MoveItem item{"expand_contract", "Front changed by " + counted(front_, "casting", "castings"),
                      way.row != nullptr ? way.row->page : std::string(), {}, wanted.text() + " in of movement"};
        item.inches = wanted > ahead_ ? wanted - ahead_ : Inches();
        if (item.inches == Inches()) item.note += ", while it moves";
        pay(std::move(item));
    }

    // --- changes ---

    bool change(const std::string& what) {
        if (gait_ == Gait::charge && charging_) against("once it charges it changes neither formation nor facing");
        auto cost = change_cost(charts_, scale_, mover_, gait_, style_);
        if (!cost) {
            against(cost.problems()[0].text);
            return false;
        }
        ++plan_.changes;
        const int most = most_changes(charts_, scale_, mover_);
        if (plan_.changes > most) against("no more than " + std::to_string(most) + " changes of formation and facing in a turn");
        cost->label = what + " (" + cost->label + ')';
        pay(std::move(*cost));
        return true;
    }
    /// Why troops of its kind do not stand so (L36-48); "" when they may.
    [[nodiscard]] std::string not_for_it(Formation to) const {
        switch (to) {
            case Formation::square: return mover_.may_square ? "" : "only regular formed foot stands in square";
            case Formation::skirmish: return mover_.may_skirmish ? "" : "it has not learned to skirmish";
            case Formation::mass:
            case Formation::clan:
            case Formation::mob: return "no other troops stand in a " + std::string(word(to));
            default: return mover_.may_form ? "" : "it only skirmishes";
        }
    }
    void form(Formation to) {
        const std::string words = spaced(word(to));
        if (to == mover_.formation) {
            against("it stands in " + words + " already");
            return;
        }
        if (mover_.one_formation) against("it never leaves its formation: " + std::string(word(mover_.formation)));
        if (mover_.no_square && is_square(to)) against("without bayonets Janissaries form no square");
        else if (const std::string why = not_for_it(to); !why.empty()) against(why);
        if (!change("Form " + words)) return;
        mover_.formation = to;
        const auto move = rate();
        if (!move) against(move.problems()[0].text);
    }

    // --- crossing ---

    // RULING R-68: an obstacle costs its share of a full move once.
    void cross() {
        see_that_it_may_move(false);
        const Printed share = printed(charts_, "crossing_costs", "linear_obstacle", column_for(mover_), scale_);
        const auto move = rate();
        if (!share.inches || !move) return;
        pay({"linear_obstacle", "Cross: " + share.row->label, share.row->page,
             move->full.times(share.inches->parts(), Inches::kPerInch), in_quarters(*share.inches) + " of a move"});
    }
    void wade(const Manoeuvre& step) {
        see_that_it_may_move(false);
        const Printed each = printed(charts_, "crossing_costs", "shallow_river", column_for(mover_), scale_);
        if (each.row == nullptr) return;
        if (!each.inches && !step.on_road) {
            against(each.row->label + ": " + each.text);
            return;
        }
        const Inches cost = each.inches && !step.on_road ? step.inches.times(each.inches->parts(), Inches::kPerInch) : step.inches;
        pay({"shallow_river", each.row->label + ", " + step.inches.text() + " in wide", each.row->page, cost, "no firing this turn"});
    }

    // --- guns ---

    void function(const std::string& what) {
        if (mover_.arm != Arm::artillery) {
            against("only batteries have functions");
            return;
        }
        ++plan_.functions;
        const int most = most_functions(charts_, scale_, mover_);
        const Table* table = charts_.table("artillery_functions");
        const TableRow* row = table != nullptr ? table->row(mover_.horse_artillery ? "horse" : "foot") : nullptr;
        plan_.items.push_back({"function", what + ": function " + std::to_string(plan_.functions) + " of " + std::to_string(most),
                               row != nullptr ? row->page : std::string(), {}, {}});
        if (plan_.functions > most) against("no more than " + std::to_string(most) + " functions in a turn");
    }
    void limber() {
        function(mover_.limbered ? "Unlimber" : "Limber");
        if (mover_.arm != Arm::artillery) return;
        const bool stays = is_of_position(mover_.gun);
        if (mover_.marlborough && !mover_.limbered && stays) against("once unlimbered, heavy and siege guns of Marlborough's era stay where they are");
        else if (mover_.immobile && !mover_.limbered) against("its guns turn where they stand, and go nowhere");
        else if (mover_.stays_placed && !mover_.limbered) against("until 1750 heavy and siege guns stay where they were unlimbered");
        mover_.limbered = !mover_.limbered;
        if (mover_.marlborough && mover_.limbered && !stays) plan_.notes.push_back("Marlborough era: first see whether the teams are still there");
    }
    // RULING R-67: to any side; it has then moved.
    void turn_gun() {
        if (mover_.arm == Arm::artillery && gun_moved_) return;
        gun_moved_ = true;
        function("Turn");
    }

    const Charts& charts_;
    const Scale scale_;
    Mover mover_;
    const Gait gait_;
    const std::string style_;
    Fraction may_{1, 1};
    MovePlan plan_;
    Inches ahead_;
    Inches oblique_;
    Inches sideways_;
    int front_ = 0;
    bool charging_ = false;
    bool gun_moved_ = false;
};

}  // namespace

MovePlan plan_move(const Charts& charts, Scale scale, Mover mover, Gait gait, std::string_view style,
                   const std::vector<Manoeuvre>& steps, const Spent& spent) {
    Planning planning(charts, scale, mover, gait, style, spent);
    for (const Manoeuvre& step : steps) planning.take(step);
    return planning.finish();
}

MovePlan plan_charge(const Charts& charts, Scale scale, const Mover& mover, std::string_view style, const std::vector<Manoeuvre>& before,
                     Inches distance, std::string_view terrain, bool on_road, const Spent& spent) {
    std::vector<Manoeuvre> steps = before;
    Manoeuvre charge;
    charge.inches = distance;
    charge.terrain = terrain;
    charge.on_road = on_road;
    steps.push_back(charge);
    return plan_move(charts, scale, mover, Gait::charge, style, steps, spent);
}

}  // namespace aor
