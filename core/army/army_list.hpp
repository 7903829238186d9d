#pragma once
// An army list as the book prints it (chapters XV and XVI): which troops, in which shares, how good, with which guns,
// and every footnote as what it does. A list says which of its rows our copy of the book lacks.

#include "core/army/list_words.hpp"
#include "core/base/inches.hpp"
#include "core/base/problem.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aor {

/// Where the book prints it: lines of its text ("L2899"), pages ("126").
struct ListSource {
    std::string line;
    std::string page;
    /// "L2899", or "p 126" where no line is known.
    [[nodiscard]] std::string text() const { return line.empty() ? "p " + page : line; }
};

/// The bands of variable morale (p 48): which faces lower the grade, leave it, raise it. All unset: the list prints none.
struct MoraleBands {
    std::optional<Span> down;
    std::optional<Span> same;
    std::optional<Span> up;
    [[nodiscard]] bool printed() const { return down || same || up; }
    [[nodiscard]] int down_to() const { return down ? down->to : 0; }
    [[nodiscard]] int up_from() const { return up ? up->from : 7; }
    bool operator==(const MoraleBands&) const = default;
};

/// Infantry, cavalry, or a part of one (King's troops): its share of the army, or of the group above it.
struct ListGroup {
    std::string id;
    std::string title;
    std::string within;                    ///< the group above; "" for the army itself
    std::string arm;                       ///< "infantry" or "cavalry"
    std::optional<Span> share;             ///< percent
    bool share_unread = false;             ///< it is written, and means nothing
    ListSource source;
    Place place;
};

/// One row of the table.
struct ListRow {
    std::string id;
    std::string title;
    std::string group;
    std::optional<Span> share;             ///< percent of its group
    bool open_share = false;               ///< the book prints no share: whatever the rows beside it leave
    bool share_unread = false;             ///< it is written, and means nothing
    std::optional<Span> units;             ///< lists by count: "Up to 12"; beside a share the most that there may be
    std::vector<std::string> when;         ///< conditions without which it is not there
    std::vector<std::string> types;        ///< troop codes; of several it may choose
    int grade = 0;                         ///< 0: cut off in our copy
    std::string discipline;                ///< "R", "IR", "" when cut off
    std::string weapon = "musket";
    MoraleBands bands;
    std::vector<int> castings = {12};      ///< sizes of a unit; of several one is chosen
    bool any_size = false;                 ///< castings holds the smallest and the largest
    std::vector<std::string> traits;
    std::vector<std::string> cut;          ///< what our copy does not show of this row
    ListSource source;
    Place place;
};

/// What holds only at times, or for some rows: a footnote. What it does not say stays as it is.
struct ListNote {
    std::vector<std::string> of;           ///< rows, missing kinds, groups
    Period period;
    std::vector<std::string> when;         ///< conditions that must all hold
    std::vector<std::string> types;        ///< only for troops of these codes; empty: for all of them
    std::vector<std::string> traits;       ///< traits they have
    std::vector<std::string> without;      ///< traits they have not
    std::optional<Span> share;
    int grade = 0;
    int castings = 0;
    int castings_to = 0;                   ///< any size from castings up to this; 0: castings
    std::string discipline;
    MoraleBands bands;
    bool no_bands = false;                 ///< their grade never varies
    bool away = false;                     ///< they are not there
    std::string says;
    ListSource source;
    Place place;
    Place bands_place;
};

/// A die before the set-up that settles a condition: it holds when one of these faces falls.
struct ListRoll {
    std::string condition;                 ///< "medium_guns"
    std::string title;                     ///< "medium guns"
    std::string otherwise;                 ///< "light guns"
    std::vector<std::string> when;         ///< conditions under which the die is thrown at all
    std::optional<Span> faces;
    ListSource source;
    Place place;
};

/// A unit of its own: one of a row that is something better, or one beside the strength points.
struct ListSpecial {
    std::string id;
    std::string title;
    std::string from;                      ///< the row, or missing row, that gives the unit; "" when it comes beside
    std::string arm;                       ///< or any one of this arm: "infantry"
    int most = 1;
    int each = 0;                          ///< every so many units of the row
    std::vector<std::string> needs;        ///< "croats=3": units of rows that must be there
    int points = 0;                        ///< strength points that must be there
    Period period;
    std::vector<std::string> when;
    std::string instead_of;                ///< another special: one or the other
    bool optional = false;                 ///< only when asked for
    std::vector<std::string> types;
    int grade = 0;
    int castings = 0;
    int castings_to = 0;                   ///< any size from castings up to this; 0: castings
    std::string discipline;
    std::string weapon;
    MoraleBands bands;
    bool fixed_grade = false;              ///< no variable morale
    std::vector<std::string> traits;
    std::vector<std::string> without;
    ListSource source;
    Place place;
    bool faulty = false;                   ///< some of it could not be read
};

/// So many units of twelve for one battery of this gun.
struct ListBattery {
    std::string gun;
    std::optional<Inches> per;             ///< units of twelve, exact to two decimals (7.5)
    int count = 0;                         ///< always so many
    std::vector<std::string> steps;        ///< "4-10=2": from 4 to 10 units two batteries
    std::string in_place_of;               ///< the gun whose ratio this is
    std::vector<std::string> counting;     ///< only units of these rows and groups; empty: the whole army
    Period period;
    std::vector<std::string> when;
    int grade = 0;                         ///< of its crews; 0: as [artillery] says
    bool native = false;                   ///< native guns of India, slow to load (L3223)
    std::string note;
    ListSource source;
    Place place;
    bool faulty = false;                   ///< some of it could not be read
};

/// Gunners and what else is said of the guns.
struct ListArtillery {
    int gunners = 4;
    int grade = 2;
    MoraleBands bands;
    std::vector<ListBattery> batteries;

    struct Howitzers {
        std::optional<Span> share;         ///< percent of all batteries
        int each = 0;                      ///< or one of so many
        std::vector<std::string> guns;     ///< of these sizes, in equal parts
        ListSource source;
        Place place;
    };
    std::optional<Howitzers> howitzers;

    struct Horse {
        std::string gun;
        int most = 1;
        std::vector<std::string> when;
        ListSource source;
        Place place;
    };
    std::optional<Horse> horse;

    /// Some crews of another grade: one battery in so many, or a percentage.
    struct Crews {
        int one_in = 0;
        int share = 0;
        int grade = 0;
        std::string nation;
        ListSource source;
        Place place;
    };
    std::optional<Crews> crews;

    /// Batteries that may be shared out as battalion guns, or battalion guns that may be drawn together.
    struct Exchange {
        std::string gun;
        int units = 4;                     ///< battalions to a battery
        bool into_battalions = true;
        ListSource source;
        Place place;
    };
    std::optional<Exchange> exchange;

    struct Bands {
        Period period;
        MoraleBands bands;
        ListSource source;
        Place place;
    };
    std::vector<Bands> dated;              ///< other bands at other times
    std::vector<std::string> round_up_when;///< conditions under which part of a unit counts as a whole one

    ListSource source;
    Place place;
    bool read = false;
};

/// A commander-in-chief whom the list prints: Frederick, Marlborough, Eugene.
struct ListCommander {
    std::string id;
    std::string title;
    std::string rating;                    ///< "class_3"
    std::string melee_rating;
    Period period;
    std::vector<std::string> sets;         ///< conditions that he brings with him
    ListSource source;
    Place place;
};

/// Rows that the book prints and our copy does not.
struct MissingRows {
    std::string id;
    std::string title;
    std::string group;                     ///< "cavalry"
    std::string proof;                     ///< what proves that they are there, in our words
    int most = 0;                          ///< units of them at most; 0: not said
    std::string theatre;                   ///< where alone they fought, in words
    ListSource source;                     ///< where the proof stands
    Place place;
};

/// Allies beside an army: how many to its own (p 118).
struct AllyRatio {
    std::string title;
    std::string infantry;
    std::string cavalry;
    ListSource source;
    Place place;
};

/// An army list of the book, row by row, with its footnotes and artillery.
struct ArmyList {
    std::string id;                        ///< "frederick/prussia"
    std::string file;
    std::string own_file;                  ///< the owner's own list that completes it; "" for none
    std::string completes;                 ///< in such an own list: the list that it completes
    Place completes_place;
    std::string title;
    std::string nation;
    std::string era;                       ///< as an order of battle has it
    struct War {
        std::string title;
        Period period;
    };
    std::vector<War> wars;                 ///< which war it is, by the year
    std::string brigades;                  ///< "slaughter": brigades of chapter XV; "" for those of p 8
    std::vector<std::string> filled;       ///< in an own list: missing kinds that are all there now
    Place filled_place;
    bool by_count = false;                 ///< rows are numbers of units, not percents
    Period period;
    int usual_year = 0;                    ///< of the main listing
    std::vector<std::string> remarks;
    std::vector<ListGroup> groups;
    std::vector<ListRow> rows;
    std::vector<ListNote> notes;
    std::vector<ListRoll> rolls;
    std::vector<ListSpecial> specials;
    ListArtillery artillery;
    std::vector<ListCommander> commanders;
    std::vector<MissingRows> missing;
    std::vector<AllyRatio> ratios;
    ListSource source;
    Place place;

    [[nodiscard]] const ListRow* row(std::string_view row_id) const;
    [[nodiscard]] const ListGroup* group(std::string_view group_id) const;
    [[nodiscard]] const MissingRows* missing_rows(std::string_view missing_id) const;
    [[nodiscard]] bool complete() const;   ///< no row and no part of a row is missing
    /// Nothing of this group, or of the army when "", is missing.
    [[nodiscard]] bool complete(std::string_view group_id) const;
    [[nodiscard]] std::vector<const ListRow*> rows_of(std::string_view group_id) const;
    [[nodiscard]] std::vector<const ListGroup*> groups_of(std::string_view group_id) const;
    /// The group right under the army ("infantry") in which this group lies.
    [[nodiscard]] std::string top_group(std::string_view group_id) const;
};

}  // namespace aor
