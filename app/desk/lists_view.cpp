#include "app/desk/lists_view.hpp"

#include "core/base/texts.hpp"
#include "core/base/toml_text.hpp"
#include "core/battle/battle.hpp"
#include "core/report/list_phrases.hpp"
#include "core/report/list_words.hpp"

#include <algorithm>
#include <sstream>

namespace aor::desk {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> words_in(const std::string& text) {
    std::vector<std::string> words;
    std::string plain = text;
    std::replace(plain.begin(), plain.end(), ',', ' ');
    std::istringstream in(plain);
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

bool is_number(const std::string& text) {
    return !text.empty() && text.size() <= 4 && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Numbers as numbers, anything else as words: "12" and "65-80".
std::string number_or_words(const std::string& text) { return is_number(text) ? text : as_toml(text); }

/// As units are named: "Kürassiere" is "kuerassiere".
std::string id_from(std::string_view title) { return trimmed(title).empty() ? std::string() : make_id(Battle(), Thing::unit, title); }

std::string id_of(const RowTyped& row) { return row.id.empty() ? id_from(row.title) : row.id; }

/// The text in its tables: what stands before the first, then each from its head on.
std::vector<std::string> tables_of(const std::string& text) {
    std::vector<std::string> tables(1);
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with('[')) tables.emplace_back();
        tables.back() += line + '\n';
    }
    return tables;
}

bool is_table(const std::string& table, std::string_view head, const std::string& id) {
    return table.starts_with(head) && table.find("\nid = " + as_toml(id) + '\n') != std::string::npos;
}

void put(std::string& out, std::string_view key, const std::string& value) { out += std::string(key) + " = " + value + '\n'; }

std::string row_text(const ArmyList& list, const RowTyped& row) {
    std::string out = "[[row]]\n";
    put(out, "id", as_toml(id_of(row)));
    put(out, "title", as_toml(row.title));
    put(out, "group", as_toml(row.group));
    if (!row.share.empty()) put(out, list.by_count ? "units" : "share", number_or_words(row.share));
    const auto types = words_in(row.type);
    if (types.size() == 1) put(out, "type", as_toml(types.front()));
    else if (!types.empty()) put(out, "type", as_toml(types));
    if (!row.grade.empty()) put(out, "grade", number_or_words(row.grade));
    if (!row.discipline.empty()) put(out, "discipline", as_toml(row.discipline));
    if (!row.down.empty()) put(out, "down", number_or_words(row.down));
    if (!row.same.empty()) put(out, "same", number_or_words(row.same));
    if (!row.up.empty()) put(out, "up", number_or_words(row.up));
    if (row.castings.find(',') != std::string::npos) put(out, "castings", '[' + row.castings + ']');
    else if (!row.castings.empty()) put(out, "castings", number_or_words(row.castings));
    if (!row.weapon.empty()) put(out, "weapon", as_toml(row.weapon));
    const auto traits = words_in(row.traits);
    if (!traits.empty()) put(out, "traits", as_toml(traits));
    if (!row.page.empty()) put(out, "page", as_toml(row.page));
    return out;
}

/// What else its owner has written into the table of a row: comments, and keys that the form does not have.
std::string other_lines(const std::string& table, bool by_count, bool comments_only) {
    constexpr std::string_view kOfTheForm[] = {"id", "title", "group", "type", "grade", "discipline", "down", "same", "up", "castings", "weapon", "traits", "page"};
    std::string out;
    std::istringstream in(table);
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        const std::string_view plain = trimmed(line);
        const std::string_view key = trimmed(plain.substr(0, plain.find('=')));
        const bool of_the_form = key == (by_count ? "units" : "share") || std::find(std::begin(kOfTheForm), std::end(kOfTheForm), key) != std::end(kOfTheForm);
        if (plain.empty() || plain.starts_with('#') || (!of_the_form && !comments_only)) out += line + '\n';
    }
    return out;
}

std::string group_text(const ArmyList& list, const RowTyped& row) {
    std::string out = "[[group]]\n";
    put(out, "id", as_toml(row.group));
    std::string title = row.group;
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
    std::replace(title.begin(), title.end(), '-', ' ');
    put(out, "title", as_toml(title));
    if (row.group == "cavalry") put(out, "arm", as_toml("cavalry"));
    if (!list.by_count && !row.group_share.empty()) put(out, "share", number_or_words(row.group_share));
    if (!row.page.empty()) put(out, "page", as_toml(row.page));
    return out;
}

std::string head_of(const std::string& list) { return "completes = " + as_toml(list) + '\n'; }

RowTyped known_of(const ListRow& row) {
    RowTyped typed;
    typed.id = row.id;
    typed.title = row.title;
    typed.group = row.group;
    if (row.share) typed.share = row.share->text();
    if (row.units) typed.share = row.units->text();
    typed.type = joined(row.types, " ");
    if (row.grade != 0) typed.grade = std::to_string(row.grade);
    typed.discipline = row.discipline;
    if (row.bands.down) typed.down = row.bands.down->text();
    if (row.bands.same) typed.same = row.bands.same->text();
    if (row.bands.up) typed.up = row.bands.up->text();
    for (const int size : row.castings) typed.castings += (typed.castings.empty() ? "" : row.any_size ? "-" : ", ") + std::to_string(size);
    if (row.weapon != "musket") typed.weapon = row.weapon;
    typed.traits = joined(row.traits, " ");
    typed.page = row.source.page;
    return typed;
}

std::string said(const ListRow& row, bool by_count) {
    std::string out = row.title;
    if (row.share) out += ", " + row.share->text() + " percent of " + row.group;
    if (row.units) out += ", " + row.units->text() + (by_count ? " units" : "");
    out += ", " + joined(row.types, " or ");
    if (row.grade != 0) out += ", grade " + std::to_string(row.grade);
    if (!row.discipline.empty()) out += ", " + row.discipline;
    if (row.bands.printed()) out += ", " + report::bands_in_words(row.bands);
    out += ", " + report::castings_of(row) + " castings";
    if (!row.traits.empty()) out += ", " + joined(row.traits);
    return out;
}

std::string said(const ListGroup& group) {
    return group.title + (group.share ? ", " + group.share->text() + " percent" + (group.within.empty() ? "" : " of " + group.within) : "");
}

/// Groups with their rows, and the guns.
std::vector<std::string> printed(const ArmyList& list) {
    std::vector<std::string> lines;
    for (const ListGroup& group : list.groups) {
        lines.push_back(said(group));
        for (const ListRow* row : list.rows_of(group.id)) lines.push_back("   " + said(*row, list.by_count));
    }
    for (const ListBattery& battery : list.artillery.batteries) {
        const std::string when = report::circumstances(battery.period, battery.when);
        lines.push_back(battery.gun + " guns: " + report::battery_in_words(battery) + (when.empty() ? "" : " (" + when + ')'));
    }
    return lines;
}

std::string where(const ListSource& source) { return source.page.empty() ? source.line : "p " + source.page; }

void add_lacks(ListSheet& sheet, const ArmyList& list) {
    for (const MissingRows& rows : list.missing) {
        LackLine line;
        line.id = rows.id;
        line.say = rows.title + (rows.title.find(rows.group) == std::string::npos ? " (" + rows.group + ")" : "");
        line.proof = rows.proof + " (" + where(rows.source) + ")";
        line.is_kind = true;
        line.typed.id = rows.id == rows.group ? std::string() : rows.id;
        line.typed.group = list.group(rows.group) != nullptr ? list.group(rows.group)->id : rows.group;
        for (const ListNote& note : list.notes) {
            if (std::find(note.of.begin(), note.of.end(), rows.id) == note.of.end()) continue;
            line.proof += "; a footnote is here already: " + note.source.line;
        }
        sheet.lacks.push_back(std::move(line));
    }
    for (const ListRow& row : list.rows) {
        if (row.cut.empty()) continue;
        LackLine line;
        line.id = row.id;
        line.say = row.title + ": " + joined(row.cut, ", ");
        line.proof = "our copy shows this row in part (" + where(row.source) + ")";
        line.typed = known_of(row);
        sheet.lacks.push_back(std::move(line));
    }
}

Result<ArmyList> shipped(const Folders& folders, const std::string& id) { return load_army_list({list_folders(folders).shipped, {}}, id); }

}  // namespace

ListFolders list_folders(const Folders& folders) { return {folders.armies.parent_path(), folders.lists}; }

fs::path own_list_file(const Folders& folders, const std::string& list) { return folders.lists / (list + ".toml"); }

std::vector<ListChoice> list_choices(const Folders& folders) {
    std::vector<ListChoice> choices;
    const ListFolders where_they_lie = list_folders(folders);
    const auto ids = list_ids(where_they_lie);
    if (!ids) return choices;
    for (const std::string& id : *ids) {
        auto list = load_army_list(where_they_lie, id);
        const bool faulty = !list.ok();
        if (faulty) list = shipped(folders, id);
        ListChoice choice{id, id, 0, faulty, id};
        if (list) {
            if (!list->title.empty()) choice.title = list->title;
            choice.say = choice.title;
            // Not after a title that names it: "The '45: the Government".
            if (!list->era.empty() && choice.title.find(list->era) == std::string::npos) choice.say += ", " + list->era;
            choice.lacks = static_cast<int>(list->missing.size()) +
                           static_cast<int>(std::count_if(list->rows.begin(), list->rows.end(), [](const ListRow& row) { return !row.cut.empty(); }));
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

ListSheet list_sheet(const Folders& folders, const std::string& id) {
    ListSheet sheet;
    sheet.id = id;
    sheet.title = id;
    sheet.file = own_list_file(folders, id).string();
    auto list = load_army_list(list_folders(folders), id);
    if (!list) {
        for (const Problem& problem : list.problems()) sheet.faults.push_back(problem.sentence());
        list = shipped(folders, id);
        if (!list) return sheet;
    }
    if (!list->title.empty()) sheet.title = list->title;
    sheet.by_count = list->by_count;
    add_lacks(sheet, *list);
    sheet.filled = list->filled;
    sheet.printed = printed(*list);
    for (const ListGroup& group : list->groups) sheet.groups.push_back(group.id);
    const auto as_shipped = shipped(folders, id);
    for (const ListRow& row : list->rows) {
        const ListRow* before = as_shipped ? as_shipped->row(row.id) : nullptr;
        if (before == nullptr || row.place.file != before->place.file) sheet.own.push_back({row.id, said(row, list->by_count), known_of(row)});
    }
    return sheet;
}

std::string with_row(const std::string& text, const ArmyList& list, const RowTyped& typed) {
    std::string out;
    bool put_in = false;
    bool has_group = list.group(typed.group) != nullptr;
    const std::string id = id_of(typed);
    for (const std::string& table : tables_of(text.empty() ? head_of(list.id) : text)) {
        if (is_table(table, "[[group]]", typed.group)) has_group = true;
        if (is_table(table, "[[row]]", id)) {
            out += row_text(list, typed) + other_lines(table, list.by_count, false);
            put_in = true;
        } else {
            out += table;
        }
    }
    if (!has_group) out += '\n' + group_text(list, typed);
    if (!put_in) out += '\n' + row_text(list, typed);
    return out;
}

std::string without_row(const std::string& text, const std::string& id) {
    std::string out;
    for (const std::string& table : tables_of(text)) out += is_table(table, "[[row]]", id) ? other_lines(table, false, true) : table;
    return out;
}

std::string with_kind_filled(const std::string& text, const std::string& list, const std::string& kind, bool filled) {
    std::vector<std::string> tables = tables_of(text.empty() ? head_of(list) : text);
    std::vector<std::string> kinds;
    std::string head;
    std::istringstream in(tables.front());
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("filled = ")) {
            head += line + '\n';
            continue;
        }
        std::string inside = line.substr(9);
        std::erase_if(inside, [](char c) { return c == '[' || c == ']' || c == '"'; });
        kinds = words_in(inside);
    }
    std::erase(kinds, kind);
    if (filled) kinds.push_back(kind);
    tables.front() = head + (kinds.empty() ? "" : "filled = " + as_toml(kinds) + '\n');
    return joined(tables, "");
}

namespace {

Problems problems_in(const Folders& folders, const std::string& id, const std::string& text) {
    const auto list = shipped(folders, id);
    if (!list) return list.problems();
    Problems problems;
    (void)read_own_list(*list, text, own_list_file(folders, id).string(), problems);
    return problems;
}

/// The lines of the text that hold this table, from..to.
Span lines_of(const std::string& text, std::string_view head, const std::string& id) {
    int line = 0;
    for (const std::string& table : tables_of(text)) {
        const int lines = static_cast<int>(std::count(table.begin(), table.end(), '\n'));
        if (is_table(table, head, id)) return {line + 1, line + lines};
        line += lines;
    }
    return {};
}

/// As the form calls it: "share" of a row is its percent.
std::string in_words_of_the_form(const std::string& text, bool of_group) {
    constexpr std::string_view kShare = "\"share\"";
    if (!text.starts_with(kShare)) return text;
    return (of_group ? "\"its share\"" : "\"percent\"") + text.substr(kShare.size());
}

}  // namespace

std::vector<std::string> faults_in(const Folders& folders, const std::string& id, const std::string& text) {
    std::vector<std::string> faults;
    for (const Problem& problem : problems_in(folders, id, text)) faults.push_back(problem.sentence());
    return faults;
}

std::vector<std::string> faults_of(const Folders& folders, const std::string& id, const RowTyped& row) {
    std::vector<std::string> faults;
    const auto list = shipped(folders, id);
    if (!list) return faults_in(folders, id, "");
    const std::string file = own_list_file(folders, id).string();
    const std::string before = read_whole(own_list_file(folders, id)).value_or("");
    if (row.id.empty()) {
        Problems told_already;
        const ArmyList now = read_own_list(*list, before, file, told_already);
        if (const ListRow* there = now.row(id_of(row))) {
            faults.push_back("there is a row \"" + there->title + "\" of the group \"" + there->group + "\" already: give this one another title");
            return faults;
        }
    }
    const std::string text = with_row(before, *list, row);
    const Span of_row = lines_of(text, "[[row]]", id_of(row));
    const Span of_group = lines_of(text, "[[group]]", row.group);
    for (const Problem& problem : problems_in(folders, id, text)) {
        const bool here = problem.place.file == file && (of_row.holds(problem.place.line) || of_group.holds(problem.place.line));
        // Made of the title, of which the same is said.
        if (here && problem.text == "\"id\" is empty") continue;
        faults.push_back(here ? in_words_of_the_form(problem.text, of_group.holds(problem.place.line)) : problem.sentence());
    }
    return faults;
}

}  // namespace aor::desk
