#pragma once
// The printed army lists as far as our copy of the book has them, and what their owner types into them out of his own:
// a row at a time, checked like any other list, kept in a file of his own that is laid over the shipped one.

#include "app/desk/folders.hpp"
#include "core/army/list_file.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace aor::desk {

/// A list, and how much of it is lacking.
struct ListChoice {
    std::string id;                ///< "frederick/prussia"
    std::string title;
    int lacks = 0;                 ///< kinds of rows, and rows of which a part is cut off
    bool faulty = false;
    std::string say;               ///< "Prussia, Era of Frederick": several eras have one
};
[[nodiscard]] std::vector<ListChoice> list_choices(const Folders& folders);

/// A row as it is typed, field by field; an empty field is not printed in the book.
struct RowTyped {
    std::string id;                ///< "" makes one of the title
    std::string title;
    std::string group;
    std::string group_share;       ///< of a group that the list does not have yet: "30-40"
    std::string share;             ///< percent of its group, or units where the list counts
    std::string type;              ///< "HS"; "FI SI" when it may choose
    std::string grade;
    std::string discipline;        ///< R or IR
    std::string down;              ///< faces that lower the grade, leave it, raise it
    std::string same;
    std::string up;
    std::string castings;
    std::string weapon;
    std::string traits;            ///< ids, with spaces between
    std::string page;
    bool operator==(const RowTyped&) const = default;
};

/// Something that our copy of the book lacks.
struct LackLine {
    std::string id;                ///< of the missing kind, or of the row
    std::string say;               ///< "cuirassiers (cavalry)"; "Volunteers: grade, discipline"
    std::string proof;             ///< why it must be there, and where that stands
    bool is_kind = false;          ///< a kind of rows; otherwise a row that is there in part
    RowTyped typed;                ///< what is known of it, to begin with
};

/// A row that the owner has typed: it can be opened again.
struct OwnRow {
    std::string id;
    std::string say;               ///< "Cuirassiers, 20 percent of cavalry, HS, grade 2, R, 1 / 2-5 / 6, 12 castings"
    RowTyped typed;
};

struct ListSheet {
    std::string id;
    std::string title;
    bool by_count = false;
    std::vector<LackLine> lacks;
    std::vector<OwnRow> own;
    std::vector<std::string> filled;   ///< kinds that the owner has called whole
    std::vector<std::string> groups;   ///< that are there, with their shares
    std::vector<std::string> printed;  ///< the list as it stands: groups, rows, guns
    std::vector<std::string> faults;   ///< of the shipped list or the owner's
    std::string file;              ///< where the owner's own list is kept
};
[[nodiscard]] ListSheet list_sheet(const Folders& folders, const std::string& id);

/// Every fault of the list with that text as its owner's part, as the check of lists says them.
[[nodiscard]] std::vector<std::string> faults_in(const Folders& folders, const std::string& list, const std::string& text);
/// Every fault of the list with that row in it, in the words of the form; none: it can be kept. A new row never takes the
/// place of another.
[[nodiscard]] std::vector<std::string> faults_of(const Folders& folders, const std::string& list, const RowTyped& row);

/// The owner's list with the row, in place of one with the same id; `text` is "" when he has none yet.
[[nodiscard]] std::string with_row(const std::string& text, const ArmyList& list, const RowTyped& row);
/// The owner's list without the row of that id; comments stay.
[[nodiscard]] std::string without_row(const std::string& text, const std::string& id);
/// The owner's list saying that all rows of that kind are there now, or no longer saying so.
[[nodiscard]] std::string with_kind_filled(const std::string& text, const std::string& list, const std::string& kind, bool filled = true);

/// Where the owner's list lies, and where the program's lie.
[[nodiscard]] ListFolders list_folders(const Folders& folders);
[[nodiscard]] std::filesystem::path own_list_file(const Folders& folders, const std::string& list);

}  // namespace aor::desk
