#include "core/army/mustering.hpp"
#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"

#include <algorithm>
#include <charconv>

namespace aor {

namespace {

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : std::string(text) + ' ') {
        if (c != ' ' && c != '\t') word += c;
        else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    return words;
}

std::optional<int> whole(std::string_view text) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

/// A word after the numbers: "of=dragoons", "IR", "lance", "charge_style=all_out".
ListedKey key_of(const std::string& word, const Place& place) {
    const std::size_t equals = word.find('=');
    if (word == "irregular" || word == "IR") return {"regular", false, place};
    if (equals == std::string::npos) return {word, true, place};
    const std::string value = word.substr(equals + 1);
    if (value == "true" || value == "false") return {word.substr(0, equals), value == "true", place};
    if (const auto number = whole(value)) return {word.substr(0, equals), static_cast<std::int32_t>(*number), place};
    return {word.substr(0, equals), value, place};
}

}  // namespace

/// A size that the list leaves open, chosen once for the units of that row.
int Mustering::size_by_hand(const std::string& row, const std::string& title, const Span& sizes) {
    const auto known = sizes_by_hand_.find(row);
    if (known != sizes_by_hand_.end()) return known->second;
    const int size = choices_.number("castings." + row, "castings of a unit of " + title, sizes.from, sizes.to, std::clamp(12, sizes.from, sizes.to));
    return sizes_by_hand_.emplace(row, size).first->second;
}

/// Troops of two theatres never stood in one army; nothing forbids it.
void Mustering::see_theatre(const MissingRows& rows) {
    if (!theatre_.empty() && theatre_ != rows.theatre) remark(rows.title + " stand beside troops of another theatre, which history has not seen (" + rows.source.line + ')');
    theatre_ = rows.theatre;
}

/// What footnotes say of these troops that changes no figure.
void Mustering::tell_of(std::string_view row, const std::string& title) {
    for (const ListNote& note : list_.notes) {
        const bool of_it = std::find(note.of.begin(), note.of.end(), row) != note.of.end();
        if (of_it && !note.says.empty() && note.period.covers(when_) && all_hold(note.when)) remark(title + ": " + note.says + " (" + note.source.text() + ')');
    }
}

/// "Batthyanyi Dragoons = DR 2 12 of=dragoons". What stands for a row of the list has the traits that footnotes give that row.
void Mustering::add_hand_units() {
    for (const HandUnit& hand : order_.by_hand) {
        const std::size_t equals = hand.line.find(" = ");
        const std::string name = equals == std::string::npos ? "" : hand.line.substr(0, equals);
        const auto words = words_in(equals == std::string::npos ? "" : std::string_view(hand.line).substr(equals + 3));
        std::vector<std::string_view> codes;
        for (const TroopType& type : troop_types()) codes.push_back(type.code);
        if (name.empty() || words.empty()) {
            problems_.add(hand.place, "a unit is written as \"Name = DR 2 12\": troop code, grade, castings");
            continue;
        }
        const TroopType* type = troop_type(words[0]);
        if (type == nullptr) {
            problems_.add(hand.place, "there is no troop code \"" + words[0] + '"' + did_you_mean(words[0], codes) + "; it is one of " + one_of(codes));
            continue;
        }
        MusteredUnit unit;
        unit.name = name;
        unit.types = {words[0]};
        std::string of;
        int numbers = 0;
        bool fine = true;
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (const auto number = whole(words[i])) {
                const int least = 1;
                const int most = numbers == 0 ? 4 : 99;
                if (numbers > 1 || *number < least || *number > most) {
                    problems_.add(hand.place, "a unit has a grade from 1 to 4 and castings from 1 to 99, not \"" + words[i] + '"');
                    fine = false;
                } else {
                    (numbers == 0 ? unit.grade : unit.castings) = *number;
                }
                ++numbers;
            } else if (words[i].starts_with("of=")) {
                of = words[i].substr(3);
            } else {
                unit.typed.push_back(key_of(words[i], hand.place));
            }
        }
        const MissingRows* stands_for = list_.missing_rows(of);
        if (!of.empty() && stands_for == nullptr && list_.row(of) == nullptr) {
            std::vector<std::string> known;
            for (const MissingRows& rows : list_.missing) known.push_back(rows.id);
            for (const ListRow& row : list_.rows) known.push_back(row.id);
            problems_.add(hand.place, "there is no row \"" + of + '"' + did_you_mean(of, known));
            fine = false;
        }
        if (!fine) continue;
        unit.row = of;
        ListRow row;
        row.id = of;
        row.group = stands_for != nullptr ? stands_for->group : list_.row(of) != nullptr ? list_.row(of)->group : "";
        unit.group = row.group;
        row.types = unit.types;
        if (const ListRow* printed = list_.row(of)) {
            row.when = printed->when;
            row.source = printed->source;
        }
        row.castings = {unit.castings};
        const FieldedRow with_notes = fielded(list_, row, when_, [this](std::string_view condition) { return holds(condition); });
        unit.traits = of.empty() ? std::vector<std::string>() : with_notes.traits;
        if (!of.empty()) {
            unit.bands = with_notes.bands;
            unit.discipline = with_notes.discipline;
            if (with_notes.grade != 0) unit.grade = with_notes.grade;
            if (numbers < 2 && with_notes.castings.size() == 1) unit.castings = with_notes.castings.front();
            if (with_notes.away) {
                problems_.add(hand.place, "there are no " + of + " in this army (" + with_notes.away_line + ')' +
                                              (with_notes.away_choice.empty() ? std::string() : "; unless you choose " + with_notes.away_choice));
            }
            // A footnote gives them one size.
            if (!with_notes.any_size && with_notes.castings.front() != unit.castings) {
                problems_.add(hand.place, "a unit of " + of + " has " + std::to_string(with_notes.castings.front()) + " castings, not " +
                                              std::to_string(unit.castings) + " (" + with_notes.size_line + ')');
            }
            if (with_notes.any_size) {
                const Span sizes{with_notes.castings.front(), with_notes.castings.back()};
                if (numbers < 2) unit.castings = size_by_hand(of, stands_for != nullptr ? stands_for->title : of, sizes);
                else if (!sizes.holds(unit.castings)) {
                    problems_.add(hand.place, "a unit of " + of + " has from " + std::to_string(sizes.from) + " to " + std::to_string(sizes.to) +
                                                  " castings, not " + std::to_string(unit.castings) + " (" + with_notes.size_line + ')');
                }
            }
        }
        if (stands_for != nullptr && stands_for->most > 0 && units_of(of) >= stands_for->most) {
            problems_.add(hand.place, "of " + of + " there may be " + counted(stands_for->most, "unit", "units") +
                                          " at most (" + stands_for->source.line + ')');
        }
        if (stands_for != nullptr && !stands_for->theatre.empty()) see_theatre(*stands_for);
        unit.by_hand = true;
        unit.why = "typed by hand" + (of.empty() ? std::string() : ", for the row " + of);
        const bool drilled = std::any_of(unit.typed.begin(), unit.typed.end(), [](const ListedKey& key) { return key.name == "regular"; });
        if (!of.empty() && unit.discipline.empty() && !drilled) unit.why += "; our copy lacks its discipline: taken as regular, unless IR is typed";
        if (!of.empty()) tell_of(of, name);
        const bool mounted = type->arm != "infantry";
        // It fills points that our copy cannot: those of its row's group first, then any.
        PointsMissing* fills = nullptr;
        for (PointsMissing& missing : missing_) {
            if (missing.castings >= 12 * missing.points || missing.typed >= missing.points) continue;
            const bool own = std::any_of(missing.kinds.begin(), missing.kinds.end(), [&](const MissingRows* kind) {
                return stands_for != nullptr ? kind->id == stands_for->id : (kind->group == "cavalry") == mounted;
            });
            if (own && fills == nullptr) fills = &missing;
        }
        if (fills != nullptr) {
            fills->castings += unit.castings;
            // Less than half a point is too few for one more unit of any size.
            const bool all = 12 * fills->points - fills->castings < 6;
            fills->typed = all ? fills->points : fills->castings / 12;
        } else {
            remark(name + " comes on top of the strength points: no missing row is left for it");
        }
        units_.push_back(std::move(unit));
    }
}

}  // namespace aor
