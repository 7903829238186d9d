#include "core/play/movement.hpp"
#include "core/play/movement_charts.hpp"

#include <algorithm>
#include <array>

namespace aor {
namespace {

/// Ground of one battle of the book alone (p 66-74). In any other its rows would only be in the way.
constexpr std::array<std::string_view, 2> kOfLobositz = {"vineyard", "town_in_line"};

bool is_lobositz(const Battle& battle) {
    return std::any_of(battle.units.begin(), battle.units.end(), [](const Unit& unit) { return unit.lobositz_austrian; });
}

std::optional<FullMove> if_any(Result<FullMove> move) { return move ? std::optional(*move) : std::nullopt; }

class Costs {
public:
    Costs(const Charts& charts, Scale scale, const Mover& mover, const std::optional<FullMove>& move)
        : charts_(charts), scale_(scale), mover_(mover), move_(move) {}

    std::vector<MoveItem> list() {
        if (const auto change = change_cost(charts_, scale_, mover_)) items_.push_back(*change);
        if (mover_.arm != Arm::artillery && !mover_.leader) {
            const bool double_wheel = mover_.double_wheel;
            way(double_wheel ? "wheeling_double" : "wheeling", "cost", "for each inch of the outer end");
            if (mover_.marlborough || mover_.out_of_step) way("oblique_marlborough", "furthest", "");
            else if (mover_.favoured_oblique) way("oblique_favoured", "furthest", "");
            else {
                way("oblique", "furthest", "");
                way("oblique_far", "furthest", "");
            }
            way((mover_.marlborough || mover_.out_of_step) && is_formed(mover_.formation) ? "snaking_marlborough" : "snaking", "furthest", "");
            way("expand_contract", "cost", "for each casting");
        }
        if (!mover_.leader) way("retrograde", "cost", "for each inch");
        terrain();
        crossing();
        return std::move(items_);
    }

private:
    /// A way of moving: what it costs, or how far it goes at most (a share of the full move).
    void way(std::string_view row, std::string_view column, std::string_view note) {
        const Printed cell = printed(charts_, "movement_costs", row, column, scale_);
        if (!cell.inches || !move_) return;
        const bool far = column == "furthest";
        MoveItem item{std::string(row), cell.row->label, cell.row->page,
                      far ? move_->full.times(cell.inches->parts(), Inches::kPerInch) : *cell.inches, std::string(note)};
        if (far) item.note = "so far at most";
        const std::string disorders = printed(charts_, "movement_costs", row, "disorders", scale_).text;
        if (disorders != "no" && !disorders.empty()) item.note += (item.note.empty() ? "" : "; ") + std::string("disorganizes ") + disorders;
        items_.push_back(std::move(item));
    }
    std::string column() const {
        return mover_.arm == Arm::artillery ? "artillery" : is_mounted(mover_.arm) ? "cavalry" : "infantry";
    }
    /// What an inch costs there.
    void terrain() {
        const Table* table = charts_.table("terrain_effects");
        if (table == nullptr) return;
        for (const TableRow& row : table->rows) {
            if (mover_.at_home_in_swamp && row.id == "marsh") continue;
            const Printed share = printed(charts_, table->id, row.id, column(), scale_);
            MoveItem item{row.id, row.label, row.page, {}, share.text};
            if (share.inches) {
                if (share.inches->parts() == Inches::kPerInch) continue;
                item.inches = Inches::whole(1).times(Inches::kPerInch, share.inches->parts());
                item.note = "for each inch";
            }
            const std::string disorders = printed(charts_, table->id, row.id, "disorders", scale_).text;
            if (disorders.starts_with("formed") && mover_.arm != Arm::artillery && is_formed(mover_.formation)) item.note += "; disorganizes for a turn";
            items_.push_back(std::move(item));
        }
    }
    void crossing() {
        const Printed obstacle = printed(charts_, "crossing_costs", "linear_obstacle", column(), scale_);
        if (obstacle.inches && move_) {
            items_.push_back({"linear_obstacle", obstacle.row->label, obstacle.row->page,
                              move_->full.times(obstacle.inches->parts(), Inches::kPerInch), in_quarters(*obstacle.inches) + " of a move"});
        }
        const Printed river = printed(charts_, "crossing_costs", "shallow_river", column(), scale_);
        if (river.row != nullptr) {
            items_.push_back({"shallow_river", river.row->label, river.row->page, river.inches.value_or(Inches()),
                              river.inches ? "for each inch of its width" : river.text});
        }
    }

    const Charts& charts_;
    const Scale scale_;
    const Mover& mover_;
    const std::optional<FullMove>& move_;
    std::vector<MoveItem> items_;
};

}  // namespace

MoveHelp move_help(const Charts& charts, Scale scale, const Mover& mover, std::string_view style) {
    MoveHelp help;
    help.normal = if_any(full_move(charts, scale, mover));
    help.charge = if_any(full_move(charts, scale, mover, Gait::charge, style));
    help.road = if_any(full_move(charts, scale, mover, Gait::road));
    help.costs = Costs(charts, scale, mover, help.normal).list();
    help.changes = most_changes(charts, scale, mover);
    help.functions = most_functions(charts, scale, mover);
    help.now = plan_move(charts, scale, mover, Gait::normal, style, {});
    return help;
}

MoveHelp move_help(const Charts& charts, const Battle& battle, const Unit& unit) {
    const Mover mover = mover_of(charts, battle, unit);
    MoveHelp help = move_help(charts, battle.game.scale, mover, style_of(battle, unit));
    if (!is_lobositz(battle)) {
        std::erase_if(help.costs, [](const MoveItem& item) { return std::find(kOfLobositz.begin(), kOfLobositz.end(), item.id) != kOfLobositz.end(); });
    }
    help.hindrances = hindrances(charts, battle, unit);
    help.spent = spent_this_turn(charts, battle, unit);
    help.now = plan_move(charts, battle.game.scale, mover, Gait::normal, style_of(battle, unit), {}, help.spent);
    for (const Hindrance& hindrance : help.hindrances) {
        if (hindrance.forbids) help.now.against.push_back(hindrance.say);
    }
    if (!help.now.possible()) help.now.left = Inches();
    return help;
}

}  // namespace aor
