#include "core/army/mustering.hpp"
#include "core/army/share_out.hpp"
#include "core/base/suggest.hpp"
#include "core/base/texts.hpp"

#include <algorithm>

namespace aor {

namespace {

}  // namespace

bool MusteredUnit::mounted() const {
    const TroopType* type = types.empty() ? nullptr : troop_type(types.front());
    return type != nullptr && type->arm != "infantry";
}

int Mustering::units_of(std::string_view row) const {
    return static_cast<int>(std::count_if(units_.begin(), units_.end(), [&](const MusteredUnit& unit) { return unit.row == row; }));
}

int Mustering::units_of_by_hand(std::string_view row) const {
    return static_cast<int>(std::count_if(units_.begin(), units_.end(), [&](const MusteredUnit& unit) { return unit.row == row && unit.by_hand; }));
}

void Mustering::miss(const std::string& group, int points) {
    if (points == 0) return;
    PointsMissing missing;
    const ListGroup* found = list_.group(group);
    missing.group = found != nullptr ? found->title : group.empty() ? "the army" : group;
    missing.points = points;
    for (const MissingRows* rows : lacking_) {
        const bool here = rows->group == group || (group.empty() && list_.group(rows->group) == nullptr);
        if (here) missing.kinds.push_back(rows);
    }
    if (group.empty() && !missing.kinds.empty()) missing.group = missing.kinds.front()->group;
    missing_.push_back(std::move(missing));
}

// --- percents ---

std::vector<Mustering::Part> Mustering::parts_of(const std::string& group) {
    std::vector<Part> parts;
    for (const ListGroup* below : list_.groups_of(group)) parts.push_back({below, nullptr, 0, 12});
    for (const FieldedRow& row : rows_) {
        if (row.row->group == group) parts.push_back({nullptr, &row, 0, 12});
    }
    return parts;
}

/// What is open is chosen so that all comes to a hundred, or, where rows are missing, to no more.
void Mustering::choose_percents(const std::string& group, std::vector<Part>& parts) {
    const bool whole = std::none_of(lacking_.begin(), lacking_.end(), [&](const MissingRows* rows) {
        return rows->group == group || (group.empty() && list_.group(rows->group) == nullptr);
    });
    const auto span_of = [&](const Part& part) {
        if (part.group != nullptr) return part.group->share.value_or(Span{});
        if (part.row->away) return Span{};
        if (part.row->open_share) return Span{0, 100};
        return part.row->share.value_or(Span{});
    };
    int taken = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Part& part = parts[i];
        Span later;
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            later.from += span_of(parts[j]).from;
            later.to += span_of(parts[j]).to;
        }
        const Span span = span_of(part);
        const int most = std::max(span.from, std::min(span.to, 100 - taken - later.from));
        const int least = whole ? std::min(most, std::max(span.from, 100 - taken - later.to)) : span.from;
        const std::string id = part.group != nullptr ? part.group->id : part.row->row->id;
        const std::string title = part.group != nullptr ? part.group->title : part.row->row->title;
        const bool open = part.row != nullptr && part.row->open_share;
        const int usual = open && !whole ? least : most;
        part.percent = choices_.number("share." + id, "percent of " + title, least, most, usual);
        taken += part.percent;
    }
    // What the rows of this battle cannot take, and no row is missing for, goes to the lower type (L2645).
    if (whole && taken < 100 && !parts.empty() && parts.front().row != nullptr && !parts.front().row->away) parts.front().percent += 100 - taken;
}

int Mustering::choose_castings(const FieldedRow& row) {
    if (row.castings.size() == 1) return row.castings.front();
    const std::string name = "castings." + row.row->id;
    const std::string question = "castings of a unit of " + row.row->title;
    const int from = row.castings.front();
    const int to = row.castings.back();
    if (row.any_size) return choices_.number(name, question, from, to, std::clamp(12, from, to));
    std::vector<std::string> sizes;
    for (const int size : row.castings) sizes.push_back(std::to_string(size));
    const std::string chosen = choices_.word(name, question, sizes, false);
    return std::stoi(chosen);
}

void Mustering::add_units(const FieldedRow& row, int count, int castings, const std::string& why) {
    if (count == 0) return;
    int grade = row.grade;
    if (grade == 0) {
        grade = choices_.needed_number("grade." + row.row->id, "morale grade of " + row.row->title + ", which our copy of the book lacks", 1, 4);
    }
    std::vector<std::string> types = row.row->types;
    const auto arm_of = [](const std::string& code) { return troop_type(code)->arm; };
    if (types.empty()) {
        std::vector<std::string> codes;
        for (const TroopType& type : troop_types()) codes.emplace_back(type.code);
        types = {choices_.word("type." + row.row->id, "type of " + row.row->title + ", which our copy of the book lacks", codes, true)};
    } else if (std::any_of(types.begin(), types.end(), [&](const std::string& code) { return arm_of(code) != arm_of(types.front()); })) {
        types = {choices_.word("type." + row.row->id, "type of " + row.row->title, types, false)};
    }
    std::erase(types, "");             // still to be chosen
    for (const std::string& part : row.row->cut) {
        if (part == "discipline" && row.discipline.empty()) remark(row.row->title + ": our copy lacks the discipline; taken as regular");
        if (part == "variability" && !row.bands.printed()) remark(row.row->title + ": our copy lacks the variability; the grade stays as it is");
    }
    for (int i = 0; i < count; ++i) {
        MusteredUnit unit;
        unit.name = count == 1 ? row.row->title : row.row->title + ' ' + std::to_string(i + 1);
        unit.row = row.row->id;
        unit.group = row.row->group;
        unit.types = types;
        unit.grade = grade;
        unit.discipline = row.discipline;
        unit.weapon = row.row->weapon;
        unit.bands = row.bands;
        unit.castings = castings;
        unit.traits = row.traits;
        unit.why = why + " (" + row.sources + ')';
        units_.push_back(std::move(unit));
    }
}

/// Units at most of the rows of this group that our copy lacks; -1 when the book does not say it of all of them.
int Mustering::most_lacking(const std::string& group) const {
    int most = 0;
    for (const MissingRows* rows : lacking_) {
        if (rows->group != group) continue;
        if (rows->most == 0) return -1;
        most += rows->most;
    }
    return most;
}

void Mustering::share_group(const std::string& group, const std::string& arm, int points) {
    std::vector<Part> parts = parts_of(group);
    choose_percents(group, parts);
    std::vector<Share> shares;
    int taken = 0;
    for (Part& part : parts) {
        if (part.row != nullptr && part.percent > 0) part.castings = choose_castings(*part.row);
        shares.push_back({part.percent, part.castings, part.row != nullptr && part.row->row->units ? part.row->row->units->to : -1});
        taken += part.percent;
    }
    const std::size_t lacking = shares.size();
    shares.push_back({std::max(0, 100 - taken), 12, most_lacking(group)});
    const SharedOut out = share_out(points * 12, shares);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        if (part.group != nullptr) {
            share_group(part.group->id, arm, out.units[i]);
            continue;
        }
        // Whatever a higher number leaves goes to the next lower one (L2645): more than its own percents came to.
        const bool more = out.units[i] * 100 * part.castings > points * 12 * part.percent;
        const bool first = static_cast<int>(i) == out.first && parts.size() > 1;
        add_units(*part.row, out.units[i], part.castings,
                  std::to_string(part.percent) + " percent of " + counted(points, "point", "points") + (first || more ? ", with what the others leave" : ""));
    }
    miss(group, out.units[lacking]);
    if (out.left > 0) {
        const ListGroup* found = list_.group(group);
        left_ += out.left;
        remark(counted(out.left, "casting", "castings") + " of " + (found != nullptr ? found->title : group) + " left over, too few for a unit");
    }
}

/// Strength points are whole: each is a battalion or a regiment.
void Mustering::share_points() {
    if (list_.by_count) return share_by_count();
    std::vector<Part> parts = parts_of("");
    choose_percents("", parts);
    std::vector<Share> shares;
    int taken = 0;
    for (const Part& part : parts) {
        shares.push_back({part.percent, 1});
        taken += part.percent;
    }
    shares.push_back({std::max(0, 100 - taken), 1});
    SharedOut out = share_out(order_.points, shares);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        int points = out.units[i];
        const ListGroup& group = *parts[i].group;
        if (group.arm == "infantry" && order_.attacks) {
            // Half as strong again; the book's example is even, and a fraction is dropped as with the guns.
            const int more = points / 2;
            remark("as the attacker " + counted(more, "strength point", "strength points") + " of infantry more (p 49)");
            points += more;
        }
        if (group.arm == "infantry") infantry_points_ += points;
        share_group(group.id, group.arm, points);
    }
    miss("", out.units.back());
}

/// Lists that say how many units there may be at most.
void Mustering::share_by_count() {
    int left = order_.points;
    for (const FieldedRow& row : rows_) {
        if (row.away) continue;
        const Span units = row.row->units.value_or(Span{});
        const int most = std::min(units.to, left);
        const int count = choices_.number("units." + row.row->id, "units of " + row.row->title, std::min(units.from, most), most, most);
        add_units(row, count, choose_castings(row), "up to " + std::to_string(units.to) + " may be there");
        if (!count) continue;
        left -= count;
    }
    infantry_points_ = order_.points - left;
    if (left == 0) return;
    PointsMissing missing;
    missing.group = "the army";
    missing.points = left;
    missing.kinds = lacking_;
    missing_.push_back(std::move(missing));
}

// --- special units ---

bool Mustering::special_is_due(const ListSpecial& special, std::string& why_not) {
    if (!special.period.covers(when_)) return false;
    if (!all_hold(special.when)) return false;
    if (order_.points < special.points) return false;
    for (const std::string& need : special.needs) {
        const std::size_t equals = need.find('=');
        const std::string row = need.substr(0, equals);
        const int number = Span::read(need.substr(equals + 1), 999).value_or(Span{}).from;
        const int there = row == "infantry" ? infantry_points_ : units_of(row);
        if (there >= number) continue;
        if (list_.missing_rows(row) != nullptr) why_not = "needs " + counted(number, "unit", "units") + " of a row that our copy lacks: " + row;
        return false;
    }
    if (!special.from.empty() && units_of(special.from) == 0) {
        if (list_.missing_rows(special.from) != nullptr) why_not = "comes from a row that our copy lacks: " + special.from;
        return false;
    }
    return true;
}

int Mustering::special_count(const ListSpecial& special) {
    int most = special.most;
    if (!special.from.empty()) {
        const int there = static_cast<int>(std::count_if(units_.begin(), units_.end(), [&](const MusteredUnit& unit) {
            return unit.row == special.from && !unit.special && !unit.by_hand;
        }));
        const int typed = units_of_by_hand(special.from);
        most = std::min(most, special.each > 0 ? units_of(special.from) / special.each : there + typed);
        if (typed > 0 && most > there) {
            remark(counted(most - there, "unit", "units") + " of " + special.from + " may be " + special.title + (special.grade != 0 ? ", grade " + std::to_string(special.grade) : "") +
                   " (" + special.source.text() + "): what is typed by hand stands as it is typed, so type it so");
        }
        most = std::min(most, there);
    } else if (!special.arm.empty()) {
        most = std::min(most, static_cast<int>(std::count_if(units_.begin(), units_.end(), [&](const MusteredUnit& unit) {
                            return unit.mounted() == (special.arm == "cavalry") && !unit.special && !unit.by_hand;
                        })));
    }
    if (most == 0) return 0;
    const std::string name = "special." + special.id;
    const std::string question = special.title + " (" + special.source.text() + ')';
    if (most == 1) return choices_.yes(name, question, !special.optional) ? 1 : 0;
    return choices_.number(name, question, 0, most, special.optional ? 0 : most);
}

void Mustering::add_special(const ListSpecial& special, int count) {
    const auto make = [&](MusteredUnit& unit, int number) {
        unit.special = true;
        unit.name = count == 1 ? special.title : special.title + ' ' + std::to_string(number);
        std::vector<std::string> types = special.types;
        const auto arm_of = [](const std::string& code) { return troop_type(code)->arm; };
        const bool open = std::any_of(types.begin(), types.end(), [&](const std::string& code) { return arm_of(code) != arm_of(types.front()); });
        if (open) types = {choices_.word("type." + special.id, "type of " + special.title + ", which the book does not print", types, true)};
        std::erase(types, "");         // still to be chosen
        if (!types.empty()) unit.types = types;
        if (special.grade != 0) unit.grade = special.grade;
        if (special.castings_to > 0) {
            unit.castings = choices_.number("castings." + special.id, "castings of " + special.title, special.castings, special.castings_to, special.castings_to);
        } else if (special.castings != 0) {
            unit.castings = special.castings;
        }
        if (!special.discipline.empty()) unit.discipline = special.discipline;
        if (!special.weapon.empty()) unit.weapon = special.weapon;
        if (special.bands.printed()) unit.bands = special.bands;
        if (special.fixed_grade) unit.bands = {};
        std::erase_if(unit.traits, [&](const std::string& trait) {
            return std::find(special.without.begin(), special.without.end(), trait) != special.without.end();
        });
        unit.traits.insert(unit.traits.end(), special.traits.begin(), special.traits.end());
    };
    const std::string because = "special unit (" + special.source.text() + ')';
    if (special.from.empty() && special.arm.empty()) {
        for (int i = 1; i <= count; ++i) {
            MusteredUnit unit;
            unit.beside = true;
            unit.why = because + ", beside the strength points";
            make(unit, i);
            units_.push_back(std::move(unit));
        }
        return;
    }
    int done = 0;
    // The last of their row, so that the others keep their numbers.
    for (auto unit = units_.rbegin(); unit != units_.rend() && done < count; ++unit) {
        const bool fits = special.from.empty() ? unit->mounted() == (special.arm == "cavalry") : unit->row == special.from;
        if (!fits || unit->special || unit->by_hand) continue;
        unit->why += "; " + because;
        make(*unit, count - done);
        ++done;
    }
}

void Mustering::add_specials() {
    std::vector<std::string> there;
    for (const ListSpecial& special : list_.specials) {
        std::string why_not;
        if (!special_is_due(special, why_not)) {
            if (!why_not.empty()) remark(special.title + ' ' + why_not + " (" + special.source.text() + ')');
            continue;
        }
        const bool other = !special.instead_of.empty() && std::find(there.begin(), there.end(), special.instead_of) != there.end();
        const Chosen* chosen = choices_.given("special." + special.id);
        if (other && chosen == nullptr) continue;
        if (other) {
            choices_.settle("special." + special.id);
            if (chosen->value == "no" || chosen->value == "0") continue;
            problems_.add(chosen->place, "there can be \"" + special.id + "\" or \"" + special.instead_of + "\", and not both: choose special." +
                                             special.instead_of + "=no");
            continue;
        }
        // Who asks for the one that stands instead of this means it.
        const bool replaced = chosen == nullptr && std::any_of(list_.specials.begin(), list_.specials.end(), [&](const ListSpecial& one) {
            const Chosen* asked = one.instead_of == special.id ? choices_.given("special." + one.id) : nullptr;
            return asked != nullptr && asked->value != "no" && asked->value != "0";
        });
        if (replaced) continue;
        const int count = special_count(special);
        if (count == 0) continue;
        there.push_back(special.id);
        add_special(special, count);
    }
}

}  // namespace aor
