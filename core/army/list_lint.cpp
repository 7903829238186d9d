#include "core/army/list_lint.hpp"

#include "core/base/suggest.hpp"

#include <algorithm>

namespace aor {

namespace {

bool has(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

class Lint {
public:
    explicit Lint(const ArmyList& list) : list_(list) {}

    /// What is amiss with a list of the owner's own before it is laid over the shipped one: afterwards nobody could tell.
    Problems problems_beside(const ArmyList& shipped) {
        one_of_each();
        for (const ListRow& row : list_.rows) {
            const ListRow* there = shipped.row(row.id);
            if (there == nullptr || row.group.empty() || there->group == row.group) continue;
            fault(row.place, "the id \"" + row.id + "\" is that of the row \"" + there->title + "\" of the group \"" + there->group +
                                 "\", whose place this one would take: give it another");
        }
        for (const std::string& kind : list_.filled) {
            const MissingRows* rows = shipped.missing_rows(kind);
            if (rows == nullptr) {
                std::vector<std::string> known;
                for (const MissingRows& one : shipped.missing) known.push_back(one.id);
                fault(list_.filled_place, "there is no missing kind \"" + kind + '"' + did_you_mean(kind, known));
                continue;
            }
            const bool typed = std::any_of(list_.rows.begin(), list_.rows.end(), [&](const ListRow& row) {
                const ListGroup* own = list_.group(row.group);
                return row.group == rows->group || (own != nullptr && own->within == rows->group) || shipped.top_group(row.group) == rows->group;
            });
            if (!typed) fault(list_.filled_place, "\"" + kind + "\" is called filled, and no row of the group \"" + rows->group + "\" is here");
        }
        faults_.sort_by_place();
        return std::move(faults_);
    }

    Problems problems() {
        one_of_each();
        for (const ListGroup& group : list_.groups) check(group);
        check_shares("", list_.place, "the army");
        for (const ListGroup& group : list_.groups) check_shares(group.id, group.place, "\"" + group.id + '"');
        for (const ListRow& row : list_.rows) check(row);
        for (const ListNote& note : list_.notes) check(note);
        for (const ListSpecial& special : list_.specials) check(special);
        check_guns();
        for (const MissingRows& rows : list_.missing) check(rows);
        if (list_.usual_year != 0 && !list_.period.overlaps({Month::of(list_.usual_year), Month::of(list_.usual_year, 12)})) {
            fault(list_.place, "the usual year " + std::to_string(list_.usual_year) + " is not one of its years, " + list_.period.text());
        }
        faults_.sort_by_place();
        return std::move(faults_);
    }

private:
    void fault(const Place& place, std::string text) { faults_.add(place, std::move(text)); }

    template <class Thing>
    void once(const std::vector<Thing>& all, std::string_view what) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (all[i].id.empty() || all[i].id != all[j].id) continue;
                fault(all[i].place, "there is already a " + std::string(what) + " \"" + all[i].id + "\", in line " + std::to_string(all[j].place.line));
                break;
            }
        }
    }
    void one_of_each() {
        once(list_.groups, "group");
        once(list_.rows, "row");
        once(list_.specials, "special unit");
        once(list_.commanders, "commander");
        once(list_.missing, "missing kind");
        for (const MissingRows& missing : list_.missing) {
            if (list_.row(missing.id) != nullptr) fault(missing.place, "\"" + missing.id + "\" is called missing, and the row is there");
        }
    }

    // --- names ---

    [[nodiscard]] bool is_row(std::string_view id) const { return list_.row(id) != nullptr || list_.missing_rows(id) != nullptr; }
    void check_row_name(const Place& place, const std::string& id) {
        if (id.empty() || is_row(id)) return;
        std::vector<std::string> known;
        for (const ListRow& row : list_.rows) known.push_back(row.id);
        for (const MissingRows& rows : list_.missing) known.push_back(rows.id);
        fault(place, "there is no row \"" + id + '"' + did_you_mean(id, known));
    }
    void check_group_name(const Place& place, const std::string& id, bool may_be_missing) {
        if (id.empty() || list_.group(id) != nullptr || (may_be_missing && (id == "cavalry" || id == "infantry"))) return;
        std::vector<std::string> known;
        for (const ListGroup& group : list_.groups) known.push_back(group.id);
        fault(place, "there is no group \"" + id + '"' + did_you_mean(id, known));
    }

    // --- shares ---

    void check(const ListGroup& group) {
        if (!group.within.empty()) check_group_name(group.place, group.within, false);
        std::string_view at = group.within;
        for (std::size_t steps = 0; !at.empty(); ++steps) {
            if (steps > list_.groups.size()) return fault(group.place, "the group \"" + group.id + "\" lies within itself");
            const ListGroup* above = list_.group(at);
            if (above == nullptr) break;
            at = above->within;
        }
        if (!group.share && !group.share_unread && !list_.by_count) fault(group.place, "the group \"" + group.id + "\" has no \"share\"");
    }

    /// What lies right under a group adds up to a hundred, or can; in an incomplete one it is no more than that.
    void check_shares(const std::string& group, const Place& place, const std::string& called) {
        if (list_.by_count) return;
        Span sum;
        bool any = false;
        // A row whose group nobody knows may be of this one.
        bool open = std::any_of(list_.rows.begin(), list_.rows.end(), [&](const ListRow& row) { return list_.group(row.group) == nullptr; });
        const bool astray = open;
        Place at = place;
        const auto count = [&](const std::optional<Span>& share, const Place& of) {
            any = true;
            sum.from += share ? share->from : 0;
            sum.to += share ? share->to : 100;
            // The owner can mend only what he has typed himself.
            if (!list_.own_file.empty() && place.file != list_.own_file && of.file == list_.own_file) at = of;
        };
        for (const ListRow* row : list_.rows_of(group)) {
            if (has(row->cut, "share")) open = true;
            if (row->open_share) open = any = true;
            else count(row->share, row->place);
        }
        for (const ListGroup* below : list_.groups_of(group)) count(below->share, below->place);
        if (!list_.own_file.empty() && at.file != list_.own_file && !list_.filled.empty()) at = list_.filled_place;
        if (!any) {
            if (!group.empty() && !astray && list_.complete(group)) fault(at, "the group " + called + " has no rows");
            return;
        }
        if (sum.from > 100) {
            fault(at, "the shares of " + called + " come to " + std::to_string(sum.from) + " percent at least, which is over 100");
        } else if (sum.to < 100 && !open && list_.complete(group)) {
            fault(at, "the shares of " + called + " come to " + std::to_string(sum.to) + " percent at most, and nothing is marked as missing");
        }
    }

    void check_bands(const Place& place, const MoraleBands& bands) {
        if (const std::string what = fault_of_bands(bands); !what.empty()) fault(place, what);
    }

    // --- troops ---

    void check(const ListRow& row) {
        check_group_name(row.place, row.group, false);
        check_bands(row.place, row.bands);
        if (list_.by_count) {
            if (!row.units) fault(row.place, "the row \"" + row.id + "\" has no \"units\", and this list counts units");
        } else if (!row.share && !row.share_unread && !row.open_share && !has(row.cut, "share")) {
            fault(row.place, "the row \"" + row.id + "\" has no \"share\"");
        }
        const auto both = [&](std::string_view part, bool there) {
            if (there && has(row.cut, part)) fault(row.place, "\"" + std::string(part) + "\" is called cut off, and it is there");
        };
        both("share", row.share.has_value());
        both("grade", row.grade != 0);
        both("discipline", !row.discipline.empty());
        both("variability", row.bands.printed());
        both("type", !row.types.empty());
        bool foot = row.types.empty();
        bool horse = false;
        for (const std::string& code : row.types) {
            const TroopType* type = troop_type(code);
            if (type == nullptr) continue;
            (type->arm == "infantry" ? foot : horse) = true;
        }
        if (foot && horse) fault(row.place, "the row \"" + row.id + "\" is foot and horse at once");
        if (horse) check_foot_traits(row.place, row.traits);
    }

    void check_foot_traits(const Place& place, const std::vector<std::string>& ids) {
        constexpr std::string_view kOfFoot[] = {"battalion_gun", "clan", "janissary", "native", "grenades"};
        for (const std::string& id : ids) {
            const Trait* trait = trait_named(id);
            if (trait == nullptr) continue;
            for (const SetKey& key : trait->keys()) {
                if (std::find(std::begin(kOfFoot), std::end(kOfFoot), key.name) == std::end(kOfFoot)) continue;
                fault(place, "only infantry has the trait \"" + id + '"');
                break;
            }
        }
    }

    void check(const ListNote& note) {
        for (const std::string& id : note.of) {
            if (list_.group(id) == nullptr && id != "cavalry") check_row_name(note.place, id);
        }
        check_bands(note.place, note.bands);
        if (note.no_bands && note.bands.printed()) fault(note.place, "there are bands, and \"no_variability\" says there are none");
    }

    void check(const ListSpecial& special) {
        if (special.faulty) return;
        if (!special.from.empty()) check_row_name(special.place, special.from);
        else if (special.arm.empty() && special.types.empty()) fault(special.place, "a unit beside the strength points needs a \"type\"");
        if (special.from.empty() && special.arm.empty() && special.grade == 0) fault(special.place, "a unit beside the strength points needs a \"grade\"");
        for (const std::string& need : special.needs) {
            const std::size_t equals = std::min(need.find('='), need.size());
            const auto number = equals < need.size() ? Span::read(need.substr(equals + 1), 999) : std::nullopt;
            if (!number || number->open()) {
                fault(special.place, "a need is written as \"croats=3\", a row and how many units of it, not \"" + need + '"');
            } else if (const std::string row = need.substr(0, equals); row != "infantry" && row != "cavalry") {
                check_row_name(special.place, row);
            }
        }
        if (!special.instead_of.empty() && std::none_of(list_.specials.begin(), list_.specials.end(), [&](const ListSpecial& other) {
                return other.id == special.instead_of && other.id != special.id;
            })) {
            fault(special.place, "there is no other special unit \"" + special.instead_of + '"');
        }
        check_bands(special.place, special.bands);
    }

    // --- guns ---

    void check_guns() {
        const ListArtillery& guns = list_.artillery;
        check_bands(guns.place, guns.bands);
        for (const auto& dated : guns.dated) check_bands(dated.place, dated.bands);
        const auto fielded = [&](std::string_view gun) {
            return std::any_of(guns.batteries.begin(), guns.batteries.end(), [&](const ListBattery& one) { return one.gun == gun; });
        };
        for (std::size_t i = 0; i < guns.batteries.size(); ++i) {
            const ListBattery& battery = guns.batteries[i];
            for (std::size_t j = 0; j < i; ++j) {
                const ListBattery& other = guns.batteries[j];
                if (battery.faulty || other.faulty || battery.gun != other.gun || battery.when != other.when || battery.counting != other.counting || battery.in_place_of != other.in_place_of) continue;
                if (!battery.period.overlaps(other.period)) continue;
                fault(battery.place, battery.gun + " guns stand twice for the same time, here and in line " + std::to_string(other.place.line));
            }
            for (const std::string& id : battery.counting) {
                if (list_.group(id) == nullptr) check_row_name(battery.place, id);
            }
            check_steps(battery);
        }
        if (guns.howitzers) {
            for (const std::string& gun : guns.howitzers->guns) {
                if (!fielded(gun)) fault(guns.howitzers->place, "there are howitzers of " + gun + " guns, and no " + gun + " batteries");
            }
        }
        if (guns.horse && !fielded(guns.horse->gun)) fault(guns.horse->place, "horse guns are " + guns.horse->gun + ", and there are no such batteries");
        if (guns.exchange && guns.exchange->into_battalions && !fielded(guns.exchange->gun)) {
            fault(guns.exchange->place, "there are no " + guns.exchange->gun + " batteries to be shared out");
        }
    }

    void check_steps(const ListBattery& battery) {
        int next = -1;
        for (const std::string& step : battery.steps) {
            const auto units = Span::read(step.substr(0, step.find('=')), 999);
            if (!units) {
                next = -1;               // told already; what follows it is not known
                continue;
            }
            if (next >= 0 && units->from != next) {
                fault(battery.place, "the steps leave a gap or overlap at " + std::to_string(next) + " units");
            }
            next = units->to + 1;
        }
    }

    void check(const MissingRows& rows) { check_group_name(rows.place, rows.group, true); }

    const ArmyList& list_;
    Problems faults_;
};

}  // namespace

std::string fault_of_bands(const MoraleBands& bands) {
    if (!bands.printed()) return {};
    std::string gap;
    std::string overlap;
    for (int face = 1; face <= 6; ++face) {
        std::string in;
        const auto count = [&](const std::optional<Span>& band, std::string_view name) {
            if (!band || !band->holds(face)) return;
            in += (in.empty() ? "" : " and ") + std::string("\"") + std::string(name) + '"';
        };
        count(bands.down, "down");
        count(bands.same, "same");
        count(bands.up, "up");
        if (in.empty() && gap.empty()) gap = "leaves a gap: no band has the " + std::to_string(face);
        if (in.find(" and ") != std::string::npos && overlap.empty()) overlap = "overlaps: the " + std::to_string(face) + " is in " + in;
    }
    if (!gap.empty() || !overlap.empty()) return "variable morale " + gap + (gap.empty() || overlap.empty() ? "" : "; it ") + overlap;
    const bool upside_down = (bands.down && bands.down->from != 1) || (bands.up && bands.up->to != 6);
    return upside_down ? "the low faces lower the grade, the high ones raise it; here they stand upside down" : std::string();
}

Problems lint_army_list(const ArmyList& list) { return Lint(list).problems(); }
Problems lint_own_list(const ArmyList& own, const ArmyList& shipped) { return Lint(own).problems_beside(shipped); }

}  // namespace aor
