#pragma once
// One muster at work: strength points by arm and row, special units, guns, brigades, leaders. For core/army/muster*.cpp only.

#include "core/army/fielded.hpp"
#include "core/army/muster.hpp"
#include "core/army/muster_choices.hpp"

#include <map>

namespace aor {

/// A battalion or regiment before it is written down.
struct MusteredUnit {
    std::string name;
    std::string row;                       ///< "" beside the strength points
    std::string group;                     ///< of the row
    std::vector<std::string> types;
    int grade = 2;
    std::string discipline;                ///< "" when our copy lacks it
    std::string weapon = "musket";
    MoraleBands bands;
    int castings = 12;
    std::vector<std::string> traits;
    bool special = false;
    bool beside = false;                   ///< extra to the strength points, with the commander-in-chief
    std::string why;
    bool by_hand = false;
    std::vector<ListedKey> typed;          ///< further keys of a unit typed by hand
    std::string brigade;
    [[nodiscard]] bool mounted() const;
};

/// A battery on its way into the army.
struct MusteredBattery {
    std::string name;
    std::string gun;
    int grade = 2;
    MoraleBands bands;
    bool howitzer = false;
    bool horse = false;
    bool native = false;
    std::string nation;
    std::string note;
    std::string why;
    std::string brigade;
};

/// Units that stand under one brigadier.
struct MusteredBrigade {
    std::string id;
    std::string name;
    bool cavalry = false;
    std::string why;
};

/// One muster at work, from strength points to brigades and leaders.
class Mustering {
public:
    Mustering(const Charts& charts, const ArmyList& list, const MusterOrder& order, Problems& problems)
        : charts_(charts), list_(list), order_(order), problems_(problems), choices_(order.chosen, problems) {}

    Muster muster();

private:
    // muster.cpp
    void read_circumstances();
    [[nodiscard]] bool holds(std::string_view condition);
    [[nodiscard]] bool all_hold(const std::vector<std::string>& conditions) {
        return aor::all_hold(conditions, [this](std::string_view condition) { return holds(condition); });
    }
    bool rolled(const ListCondition& condition, bool usual);
    void choose_commander();
    void write_down(Muster& out);
    void write_army(Muster& out);
    void write_leaders(Muster& out);
    void write_unit(Muster& out, const MusteredUnit& unit);
    void write_battery(Muster& out, const MusteredBattery& battery);
    void remark(std::string text);
    void see_exceptional_commanders();

    // muster_units.cpp: strength points into units.
    void share_points();
    void share_group(const std::string& group, const std::string& arm, int points);
    void share_by_count();
    /// Percents of what lies under one group; the last of them is what our copy lacks.
    struct Part {
        const ListGroup* group = nullptr;
        const FieldedRow* row = nullptr;
        int percent = 0;
        int castings = 12;
    };
    [[nodiscard]] std::vector<Part> parts_of(const std::string& group);
    void choose_percents(const std::string& group, std::vector<Part>& parts);
    int choose_castings(const FieldedRow& row);
    void add_units(const FieldedRow& row, int count, int castings, const std::string& why);
    void miss(const std::string& group, int points);
    [[nodiscard]] int most_lacking(const std::string& group) const;
    void add_hand_units();
    int size_by_hand(const std::string& row, const std::string& title, const Span& sizes);
    void see_theatre(const MissingRows& rows);
    void tell_of(std::string_view row, const std::string& title);
    void add_specials();
    void brigade_pairs();
    [[nodiscard]] bool special_is_due(const ListSpecial& special, std::string& why_not);
    int special_count(const ListSpecial& special);
    void add_special(const ListSpecial& special, int count);
    [[nodiscard]] int units_of(std::string_view row) const;
    [[nodiscard]] int units_of_by_hand(std::string_view row) const;

    // muster_guns.cpp
    void add_batteries();
    [[nodiscard]] int castings_of(const std::vector<std::string>& rows) const;
    int batteries_of(const ListBattery& battery, std::string& why);
    void choose_exchange();
    void choose_howitzers();
    void choose_horse();
    void choose_crews();

    // muster_brigades.cpp
    void form_brigades();
    void form(bool cavalry, std::vector<MusteredUnit*> units);
    void attach_batteries();
    [[nodiscard]] int of_brigades(std::string_view row, std::string_view column) const;

    const Charts& charts_;
    const ArmyList& list_;
    const MusterOrder& order_;
    Problems& problems_;
    MusterChoices choices_;

    Period when_;
    std::map<std::string, bool, std::less<>> conditions_;
    const ListCommander* commander_ = nullptr;
    std::vector<FieldedRow> rows_;
    std::vector<const MissingRows*> lacking_;
    std::vector<MusteredUnit> units_;
    std::vector<MusteredBattery> batteries_;
    std::vector<MusteredBrigade> brigades_;
    std::vector<PointsMissing> missing_;
    std::vector<std::string> remarks_;
    std::map<std::string, int, std::less<>> sizes_by_hand_;
    std::string theatre_;
    int left_ = 0;
    int dice_ = 0;
    int infantry_points_ = 0;
};

}  // namespace aor
