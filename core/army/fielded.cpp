#include "core/army/fielded.hpp"

#include <algorithm>

namespace aor {

namespace {

bool has(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// A note names rows, or a group in which they lie.
bool is_of(const ArmyList& list, const ListNote& note, std::string_view id, std::string_view group) {
    if (has(note.of, id)) return true;
    std::string at(group);
    for (std::size_t steps = 0; !at.empty() && steps <= list.groups.size(); ++steps) {
        if (has(note.of, at)) return true;
        const ListGroup* found = list.group(at);
        at = found != nullptr ? found->within : std::string();
    }
    return false;
}

/// A note for light horse holds for a row that is nothing else.
bool is_of_type(const ListNote& note, const ListRow& row) {
    return note.types.empty() || (!row.types.empty() && std::all_of(row.types.begin(), row.types.end(), [&](const std::string& code) { return has(note.types, code); }));
}

/// The first of these that does not hold, as it would have to be chosen.
std::string choice_for(const std::vector<std::string>& conditions, const Holds& holds) {
    for (const std::string& one : conditions) {
        const std::string name(condition_name(one));
        const bool wanted = name.size() == one.size();
        if (holds(name) != wanted) return name + (wanted ? "=yes" : "=no");
    }
    return {};
}

/// The opposite of the first of these, which hold.
std::string choice_against(const std::vector<std::string>& conditions) {
    if (conditions.empty()) return {};
    const std::string name(condition_name(conditions.front()));
    return name + (name.size() == conditions.front().size() ? "=no" : "=yes");
}

}  // namespace

bool all_hold(const std::vector<std::string>& conditions, const Holds& holds) {
    return std::all_of(conditions.begin(), conditions.end(), [&](const std::string& one) {
        const std::string_view name = condition_name(one);
        return holds(name) == (name.size() == one.size());
    });
}

FieldedRow fielded(const ArmyList& list, const ListRow& row, const Period& when, const Holds& holds) {
    FieldedRow out;
    out.row = &row;
    out.away = !all_hold(row.when, holds);
    if (out.away) {
        out.away_line = row.source.text();
        out.away_choice = choice_for(row.when, holds);
    }
    out.share = row.share;
    out.open_share = row.open_share;
    out.grade = row.grade;
    out.discipline = row.discipline;
    out.bands = row.bands;
    out.castings = row.castings;
    out.any_size = row.any_size;
    out.traits = row.traits;
    out.sources = row.source.line.empty() ? "p " + row.source.page : row.source.line;
    for (const ListNote& note : list.notes) {
        if (!is_of(list, note, row.id, row.group) || !is_of_type(note, row) || !note.period.covers(when) || !all_hold(note.when, holds)) continue;
        for (const std::string& trait : note.traits) {
            if (!has(out.traits, trait)) out.traits.push_back(trait);
        }
        std::erase_if(out.traits, [&](const std::string& trait) { return has(note.without, trait); });
        if (note.share) out.share = note.share;
        if (note.grade != 0) out.grade = note.grade;
        if (note.castings != 0) {
            out.castings = {note.castings};
            out.size_line = note.source.text();
            out.any_size = note.castings_to > 0;
            if (out.any_size) out.castings.push_back(note.castings_to);
        }
        if (!note.discipline.empty()) out.discipline = note.discipline;
        if (note.bands.printed()) out.bands = note.bands;
        if (note.no_bands) out.bands = {};
        if (note.away) {
            out.away = true;
            out.away_line = note.source.text();
            out.away_choice = choice_against(note.when);
        }
        // Two footnotes of one line are one.
        if (!note.source.line.empty() && (", " + out.sources + ',').find(", " + note.source.line + ',') == std::string::npos) out.sources += ", " + note.source.line;
    }
    return out;
}

std::vector<const MissingRows*> missing_in(const ArmyList& list, const Period& when, const Holds& holds) {
    std::vector<const MissingRows*> out;
    for (const MissingRows& rows : list.missing) {
        const bool away = std::any_of(list.notes.begin(), list.notes.end(), [&](const ListNote& note) {
            return note.away && has(note.of, rows.id) && note.period.covers(when) && all_hold(note.when, holds);
        });
        if (!away) out.push_back(&rows);
    }
    return out;
}

std::vector<std::string> divided(const ArmyList& list, const Period& when) {
    std::vector<std::string> out;
    const auto check = [&](const Period& period, const ListSource& source) {
        if (!period.overlaps(when) || period.covers(when)) return;
        const std::string text = "what " + source.line + " says holds " + period.text() + ", which divides " + when.text() + ": say the month";
        if (!has(out, text)) out.push_back(text);
    };
    for (const ListNote& note : list.notes) check(note.period, note.source);
    for (const ListSpecial& special : list.specials) check(special.period, special.source);
    for (const ListBattery& battery : list.artillery.batteries) check(battery.period, battery.source);
    for (const auto& dated : list.artillery.dated) check(dated.period, dated.source);
    return out;
}

}  // namespace aor
