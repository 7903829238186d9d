#include "core/army/list_file.hpp"

#include <algorithm>

namespace aor {

namespace {

bool has(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "\"" : ", \"") + word + '"';
    return words.size() == 1 ? out : '[' + out + ']';
}

/// What a row looks like that is still to be typed; every line is a comment until its owner takes the mark away.
void put_missing(std::string& out, const ArmyList& list, const MissingRows& rows) {
    out += "\n# Missing: " + rows.title + ".\n# " + rows.proof + " (" + (rows.source.line.empty() ? "p " + rows.source.page : rows.source.line) + ").\n";
    for (const ListNote& note : list.notes) {
        if (!has(note.of, rows.id)) continue;
        out += "# A footnote is here already: " + note.source.line;
        if (!note.traits.empty()) out += ", traits " + joined(note.traits);
        if (note.castings != 0) out += ", castings " + std::to_string(note.castings) + (note.castings_to > 0 ? " to " + std::to_string(note.castings_to) : "");
        out += ".\n";
    }
    const std::string group = list.group(rows.group) != nullptr ? list.group(rows.group)->id : rows.group;
    out += "# [[row]]\n";
    out += "# id = \"" + rows.id + "\"\n";
    out += "# title = \"\"\n";
    out += "# group = \"" + group + "\"\n";
    out += list.by_count ? "# units = \"0-1\"\n" : "# share = 0\n# units = \"0-1\"           # where the book says how many there may be at most\n";
    out += "# type = \"\"                 # FI SI LC SLC DR HS AC Mob\n";
    out += "# grade = 2\n";
    out += "# discipline = \"R\"          # or \"IR\"\n";
    out += "# down = 1                  # faces under Down one; leave out what is not printed\n";
    out += "# same = \"2-5\"\n";
    out += "# up = 6\n";
    out += "# castings = 12\n";
    out += "# traits = []\n";
    out += "# page = \"\"\n";
}

void put_cut(std::string& out, const ListRow& row) {
    out += "\n# Of this row our copy lacks: ";
    for (std::size_t i = 0; i < row.cut.size(); ++i) out += (i > 0 ? ", " : "") + row.cut[i];
    out += ". Written out here it stands for the shipped one.\n";
    out += "# [[row]]\n# id = \"" + row.id + "\"\n# title = \"" + row.title + "\"\n# group = \"" + row.group + "\"\n";
    if (row.share) out += "# share = \"" + row.share->text() + "\"\n";
    if (row.units) out += "# units = \"" + row.units->text() + "\"\n";
    if (row.open_share) out += "# open_share = true\n";
    if (!row.when.empty()) out += "# when = [" + (row.when.size() == 1 ? joined(row.when) : joined(row.when).substr(1, joined(row.when).size() - 2)) + "]\n";
    if (!row.types.empty()) out += "# type = " + joined(row.types) + '\n';
    out += "# grade = " + (row.grade != 0 ? std::to_string(row.grade) : std::string("2")) + '\n';
    out += "# discipline = \"" + (row.discipline.empty() ? std::string("R") : row.discipline) + "\"\n";
    out += "# down = 1\n# same = \"2-5\"\n# up = 6\n";
    if (row.castings.size() == 1) out += "# castings = " + std::to_string(row.castings.front()) + '\n';
    if (row.weapon != "musket") out += "# weapon = \"" + row.weapon + "\"\n";
    if (!row.traits.empty()) out += "# traits = [" + (row.traits.size() == 1 ? joined(row.traits) : joined(row.traits).substr(1, joined(row.traits).size() - 2)) + "]\n";
    out += "# line = \"" + row.source.line + "\"\n# page = \"\"\n";
}

}  // namespace

std::string text_to_complete(const ArmyList& list) {
    std::string out = "# What the list " + list.id + " lacks. Take the marks away from what you type; `aor list check` tells every fault.\n";
    out += "completes = \"" + list.id + "\"\n";
    out += "\n# Missing kinds that are all there now, when no row has their id:\n# filled = [\"cavalry\"]\n";
    std::vector<std::string> groups;
    for (const MissingRows& rows : list.missing) {
        if (list.group(rows.group) != nullptr || has(groups, rows.group)) continue;
        groups.push_back(rows.group);
        out += "\n# [[group]]\n# id = \"" + rows.group + "\"\n# title = \"" + (rows.group == "cavalry" ? "Cavalry" : "Other infantry") + "\"\n";
        if (rows.group == "cavalry") out += "# arm = \"cavalry\"\n";
        if (!list.by_count) out += "# share = \"\"\n";
        out += "# page = \"\"\n";
    }
    for (const MissingRows& rows : list.missing) put_missing(out, list, rows);
    for (const ListRow& row : list.rows) {
        if (!row.cut.empty()) put_cut(out, row);
    }
    return out;
}

}  // namespace aor
