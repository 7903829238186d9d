#include "core/report/list_words.hpp"

#include "core/base/texts.hpp"
#include "core/report/list_phrases.hpp"

#include <algorithm>

namespace aor::report {

namespace {

using Rows = std::vector<std::vector<std::string>>;

void put(std::string& out, const Rows& rows, std::string_view indent) {
    for (const std::string& line : in_columns(rows, indent)) out += line + '\n';
}

std::vector<std::string> cells_of(const ListRow& row) {
    const auto or_cut = [&](std::string text, std::string_view part) {
        const bool cut = std::find(row.cut.begin(), row.cut.end(), part) != row.cut.end();
        return cut ? std::string("(cut)") : std::move(text);
    };
    return {row.title, or_cut(share_of(row), "share"), or_cut(joined(row.types, "/"), "type"), or_cut(std::to_string(row.grade), "grade"),
            or_cut(row.discipline, "discipline"), or_cut(bands_in_words(row.bands), "variability"), castings_of(row), row.source.line};
}

Rows gun_rows(const ArmyList& list) {
    const ListArtillery& guns = list.artillery;
    Rows rows;
    for (const ListBattery& battery : guns.batteries) {
        rows.push_back({battery.gun, battery_in_words(battery), circumstances(battery.period, battery.when), battery.source.line});
    }
    if (!rows.empty()) {
        rows.push_back({"gunners", std::to_string(guns.gunners) + ", grade " + std::to_string(guns.grade) +
                                       (guns.bands.printed() ? ", variability " + bands_in_words(guns.bands) : ""), "", guns.source.line});
    }
    for (const auto& dated : guns.dated) rows.push_back({"", "variability " + bands_in_words(dated.bands), dated.period.text(), dated.source.line});
    if (guns.howitzers) {
        const auto& one = *guns.howitzers;
        rows.push_back({"howitzers", (one.each > 0 ? "one battery in " + std::to_string(one.each) : one.share->text() + "% of the batteries") +
                                         (one.guns.empty() ? "" : ", " + joined(one.guns, " and ")), "", one.source.line});
    }
    if (guns.horse) rows.push_back({"horse", std::to_string(guns.horse->most) + ' ' + guns.horse->gun + " battery at most", joined(guns.horse->when), guns.horse->source.line});
    if (guns.crews) {
        const auto& one = *guns.crews;
        rows.push_back({"crews", (one.one_in > 0 ? "one in " + std::to_string(one.one_in) : std::to_string(one.share) + "%") + " of grade " + std::to_string(one.grade) +
                                     (one.nation.empty() ? "" : ", " + one.nation), "", one.source.line});
    }
    if (guns.exchange) {
        const auto& one = *guns.exchange;
        const std::string battalions = std::to_string(one.units) + " battalions";
        rows.push_back({"exchange", one.into_battalions ? "a " + one.gun + " battery may be shared out to " + battalions
                                                        : "the battalion guns of " + battalions + " may make a " + one.gun + " battery", "", one.source.line});
    }
    return rows;
}

std::string state_of(const ArmyList& list) {
    std::string out = list.complete() ? "complete" : "";
    if (out.empty()) {
        std::vector<std::string> groups;
        for (const MissingRows& rows : list.missing) {
            if (std::find(groups.begin(), groups.end(), rows.group) == groups.end()) groups.push_back(rows.group);
        }
        const auto cut = std::count_if(list.rows.begin(), list.rows.end(), [](const ListRow& row) { return !row.cut.empty(); });
        if (!groups.empty()) out = "lacks rows of " + joined(groups);
        if (cut > 0) out += (out.empty() ? "" : "; ") + counted(cut, "row cut off", "rows cut off");
    }
    return list.own_file.empty() ? out : out + " (completed by " + list.own_file + ')';
}

}  // namespace

std::string words_of_lists(const std::vector<ArmyList>& lists, Ink ink) {
    Rows rows;
    for (const ArmyList& list : lists) rows.push_back({list.id, list.title, list.period.always() ? "" : list.period.text(), state_of(list)});
    std::string out;
    put(out, rows, "");
    return out + '\n' + ink.dim("`aor list frederick/prussia` shows one, `aor list complete frederick/prussia` begins a list of your own with what it lacks.") + '\n';
}

std::string words_of_list(const ArmyList& list, Ink ink) {
    std::string out = ink.bold(list.title) + "  " + ink.dim(list.id + ", " + list.period.text() + ", " + source_of(list.source)) + '\n';
    for (const ListGroup& group : list.groups) {
        out += '\n' + ink.bold(group.title) + (group.share ? "  " + percent(group.share) + (group.within.empty() ? "" : " of " + group.within) : "") + "  " +
               ink.dim(source_of(group.source)) + '\n';
        Rows rows;
        for (const ListRow* row : list.rows_of(group.id)) rows.push_back(cells_of(*row));
        if (rows.empty()) continue;
        rows.insert(rows.begin(), {"", list.by_count ? "units" : "share", "type", "grade", "drill", "down / same / up", "castings", ""});
        put(out, rows, "  ");
        for (const ListRow* row : list.rows_of(group.id)) {
            const std::string has = traits_in_words(row->traits);
            const std::string when = joined(row->when);
            if (!has.empty()) out += "  " + row->title + ": " + has + '\n';
            if (!when.empty()) out += "  " + row->title + ": only when " + when + '\n';
            if (row->weapon != "musket") out += "  " + row->title + ": " + row->weapon + '\n';
        }
    }
    Rows rows;
    for (const ListNote& note : list.notes) rows.push_back({joined(note.of) + (note.types.empty() ? std::string() : " (" + joined(note.types) + ")"), note_in_words(note), circumstances(note.period, note.when), note.source.line});
    for (const ListRoll& roll : list.rolls) {
        rows.push_back({"1d6", (roll.faces ? roll.faces->text() : std::string()) + ": " + roll.title + "; else " + roll.otherwise, circumstances({}, roll.when), roll.source.line});
    }
    if (!rows.empty()) out += '\n' + ink.bold("Footnotes") + '\n';
    put(out, rows, "  ");
    rows.clear();
    for (const ListSpecial& special : list.specials) {
        rows.push_back({special.title, special_in_words(special), circumstances(special.period, special.when), special.source.line});
    }
    if (!rows.empty()) out += '\n' + ink.bold("Special units") + '\n';
    put(out, rows, "  ");
    rows.clear();
    for (const ListCommander& one : list.commanders) {
        rows.push_back({one.title, one.rating + (one.melee_rating.empty() ? "" : ", in melee " + one.melee_rating), one.source.line});
    }
    if (!rows.empty()) out += '\n' + ink.bold("Commanders") + '\n';
    put(out, rows, "  ");
    rows = gun_rows(list);
    if (!rows.empty()) out += '\n' + ink.bold("Artillery") + "  " + ink.dim("units of 12 castings, fractions dropped") + '\n';
    put(out, rows, "  ");
    rows.clear();
    for (const AllyRatio& one : list.ratios) rows.push_back({one.title, "foot " + one.infantry, "horse " + one.cavalry, one.source.line});
    if (!rows.empty()) out += '\n' + ink.bold("Allies") + '\n';
    put(out, rows, "  ");
    rows.clear();
    for (const MissingRows& one : list.missing) rows.push_back({one.title, one.group, one.proof, one.source.line});
    if (!rows.empty()) out += '\n' + ink.bold("Missing in our copy of the book") + '\n';
    put(out, rows, "  ");
    if (!list.remarks.empty()) out += '\n' + ink.bold("Remarks") + '\n';
    for (const std::string& remark : list.remarks) out += "  " + remark + '\n';
    if (!list.own_file.empty()) out += "\nCompleted by " + list.own_file + '\n';
    return out;
}

std::string words_of_comparison(const ArmyList& left, const ArmyList& right, Ink ink) {
    Rows rows;
    const auto add = [&](const std::string& what, const std::string& a, const std::string& b) {
        if (a.empty() && b.empty()) return;
        rows.push_back({a == b ? "=" : " ", what, a.empty() ? "-" : a, b.empty() ? "-" : b});
    };
    add("years", left.period.text(), right.period.text());
    std::vector<std::string> ids;
    const auto gather = [&](const auto& things) {
        for (const auto& thing : things) {
            if (std::find(ids.begin(), ids.end(), thing.id) == ids.end()) ids.push_back(thing.id);
        }
    };
    gather(left.groups);
    gather(right.groups);
    for (const std::string& id : ids) {
        const auto text = [&](const ArmyList& list) { return list.group(id) != nullptr ? percent(list.group(id)->share) : ""; };
        add(id, text(left), text(right));
    }
    ids.clear();
    gather(left.rows);
    gather(right.rows);
    for (const std::string& id : ids) {
        const auto text = [&](const ArmyList& list, int part) -> std::string {
            const ListRow* row = list.row(id);
            if (row == nullptr) return list.missing_rows(id) != nullptr && part == 0 ? "missing" : "";
            if (part == 1) return traits_in_words(row->traits);
            std::vector<std::string> cells = cells_of(*row);
            cells.erase(cells.begin());
            cells.pop_back();
            std::erase(cells, "");
            return joined(cells, "  ");
        };
        add(id, text(left, 0), text(right, 0));
        add("  traits", text(left, 1), text(right, 1));
    }
    const auto guns = [](const ArmyList& list, std::string_view gun) {
        std::string out;
        for (const ListBattery& battery : list.artillery.batteries) {
            if (battery.gun != gun) continue;
            const std::string when = circumstances(battery.period, battery.when);
            out += (out.empty() ? "" : "; ") + battery_in_words(battery) + (when.empty() ? "" : " (" + when + ')');
        }
        return out;
    };
    for (const std::string_view gun : {"siege", "heavy", "medium", "light", "rockets"}) add(std::string(gun), guns(left, gun), guns(right, gun));
    const auto crew = [](const ArmyList& list) {
        if (list.artillery.batteries.empty()) return std::string();
        const std::string bands = bands_in_words(list.artillery.bands);
        return "grade " + std::to_string(list.artillery.grade) + (bands.empty() ? "" : "  " + bands);
    };
    add("gunners", crew(left), crew(right));
    std::string out;
    rows.insert(rows.begin(), {" ", "", left.id, right.id});
    const auto lines = in_columns(rows);
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i == 0 ? ink.bold(lines[i]) : rows[i][0] == "=" ? ink.dim(lines[i]) : lines[i]) + '\n';
    return out + "\n" + ink.dim("= alike in both") + '\n';
}

}  // namespace aor::report
