#pragma once
// From what somebody typed - a file of [[situation]] tables, or words at the prompt - to a complete situation,
// or every fault in it with its place.

#include "core/base/result.hpp"
#include "core/chart/charts.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace aor {

/// One situation as asked: the procedure, its facts (defaults filled in, nothing derived yet), and the dice
/// that were typed with it.
struct Asked {
    const Chart* chart = nullptr;
    Situation situation;
    Place place;

    bool dice_typed = false;
    std::vector<int> faces;
    std::optional<int> total;
    Place dice_place;
    /// Faults of the dice keys; they count only when no rule refuses the case.
    Problems dice_problems;
};

/// The scale and the rulings that hold for all situations of a file or a command.
class TableManners {
public:
    TableManners();
    [[nodiscard]] const Situation& blank() const { return blank_; }
    /// Problems when the scale, the ruling or its choice does not exist.
    void set_scale(std::string_view scale, const Place& place, Problems& problems);
    void set_ruling(std::string_view ruling, std::string_view choice, const Place& place, Problems& problems);

private:
    Situation blank_;
};

/// Gathers the facts of one situation.
class SituationBuilder {
public:
    SituationBuilder(const Charts& charts, const Chart& chart, const TableManners& manners, Place place);

    /// "unit.grade" and "2"; the name may be shortened ("grade") where only one fact of the chart ends so.
    void give_words(std::string_view name, std::string_view value, const Place& place);
    /// A value out of a file.
    void give_node(std::string_view name, const class TomlValue& value, const Place& place);

    /// Facts that must be given and have not been.
    [[nodiscard]] std::vector<const FactRow*> missing() const;
    /// The fact that a (possibly shortened) name stands for; problems when there is none or several.
    [[nodiscard]] const FactRow* named(std::string_view name, bool may_shorten, const Place& place, Problems& problems) const;
    [[nodiscard]] Problems& problems() { return problems_; }
    /// The inches typed as the range are farther than anything reaches; told in problems() too.
    [[nodiscard]] bool out_of_range() const { return out_of_range_; }

    /// The situation with defaults filled in; faults (missing facts, broken constraints) are in problems().
    [[nodiscard]] Situation finish();

private:
    void give_value(const FactRow& row, std::int32_t value, const Place& place);
    void out_of_range(const FactRow& row, std::string_view given, const Place& place);
    void give_range(const FactRow& row, std::string_view typed, const Place& place);
    void settle_range();
    void check_constraints();
    [[nodiscard]] Place place_of(Fact fact) const;

    const Charts& charts_;
    const Chart& chart_;
    Situation situation_;
    Place place_;
    Problems problems_;
    struct Given {
        Fact fact;
        Place place;
    };
    std::vector<Given> given_;
    std::vector<Fact> named_;           ///< given well or badly: not missing
    struct TypedRange {
        Inches inches;
        std::string weapon;
        Place place;
        const FactRow* row;
    };
    std::optional<TypedRange> typed_range_;
    bool out_of_range_ = false;
};

/// What a file holds: its faults, and the situations that are sound, in order. Their dice can be checked even when
/// others are at fault, so that all faults can be told at once.
struct SituationsRead {
    std::vector<Asked> asked;
    Problems problems;
    bool manners_sound = true;          ///< scale and rulings are known
};
[[nodiscard]] SituationsRead read_all_situations(const Charts& charts, std::string_view text, const std::string& file);

/// All situations of a file, in order; or all its faults.
[[nodiscard]] Result<std::vector<Asked>> read_situations(const Charts& charts, std::string_view text, const std::string& file);

/// The range band for a distance. Weapon: musket, rifle, bow or carbine; guns are read from the situation.
/// Nothing when the target is out of range.
[[nodiscard]] std::optional<Range> band_for(const Charts& charts, const Chart& chart, const Situation& situation,
                                            Inches distance, std::string_view weapon);

}  // namespace aor
