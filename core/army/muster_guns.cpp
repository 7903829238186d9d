#include "core/army/mustering.hpp"

#include <algorithm>

namespace aor {

namespace {

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

}  // namespace

/// Castings of infantry and cavalry: of these rows and groups, or of the army with what our copy lacks.
int Mustering::castings_of(const std::vector<std::string>& rows) const {
    int castings = 0;
    for (const MusteredUnit& unit : units_) {
        if (unit.beside) continue;
        const bool counts = rows.empty() || std::any_of(rows.begin(), rows.end(), [&](const std::string& id) {
                                return id == unit.row || id == unit.group || list_.top_group(unit.group) == id;
                            });
        if (counts) castings += unit.castings;
    }
    if (!rows.empty()) return castings;
    for (const PointsMissing& missing : missing_) castings += std::max(0, 12 * missing.points - missing.castings);
    return castings;
}

/// A battery for so many units of twelve; fractions are dropped (p 115).
int Mustering::batteries_of(const ListBattery& battery, std::string& why) {
    const int castings = castings_of(battery.counting);
    const bool up = !list_.artillery.round_up_when.empty() && all_hold(list_.artillery.round_up_when);
    const int units = up ? (castings + 11) / 12 : castings / 12;
    why = std::to_string(units) + " units of 12 castings";
    if (battery.count > 0) {
        why = std::to_string(battery.count) + " in any army";
        return battery.count;
    }
    if (battery.per) {
        why += ", one battery for every " + battery.per->text();
        const long long parts = static_cast<long long>(units) * Inches::kPerInch;
        return static_cast<int>(parts / battery.per->parts());
    }
    for (const std::string& step : battery.steps) {
        const std::size_t equals = step.find('=');
        if (!Span::read(step.substr(0, equals), 999).value_or(Span{}).holds(units)) continue;
        why += ", " + step.substr(equals + 1) + " batteries for " + step.substr(0, equals);
        return Span::read(step.substr(equals + 1), 99).value_or(Span{}).from;
    }
    return 0;
}

void Mustering::add_batteries() {
    const ListArtillery& guns = list_.artillery;
    MoraleBands bands = guns.bands;
    for (const auto& dated : guns.dated) {
        if (dated.period.covers(when_)) bands = dated.bands;
    }
    for (const ListBattery& battery : guns.batteries) {
        if (!battery.period.covers(when_)) continue;
        if (!all_hold(battery.when)) continue;
        std::string why;
        const int count = batteries_of(battery, why);
        const bool lacking = std::any_of(battery.counting.begin(), battery.counting.end(), [&](const std::string& id) {
            return list_.missing_rows(id) != nullptr && units_of(id) == 0;
        });
        if (lacking) remark(capital(battery.gun) + " guns go by rows that our copy lacks (" + battery.source.text() + ')');
        for (int i = 0; i < count; ++i) {
            MusteredBattery one;
            const int before = static_cast<int>(std::count_if(batteries_.begin(), batteries_.end(), [&](const MusteredBattery& other) { return other.gun == battery.gun; }));
            one.name = capital(battery.gun) + (battery.gun == "rockets" ? "" : " battery") + (count == 1 && before == 0 ? "" : ' ' + std::to_string(before + 1));
            one.gun = battery.gun;
            one.grade = battery.grade != 0 ? battery.grade : guns.grade;
            one.bands = battery.grade != 0 ? MoraleBands{} : bands;
            one.native = battery.native;
            one.note = battery.note;
            one.why = why + " (" + battery.source.text() + ')';
            batteries_.push_back(std::move(one));
        }
    }
    choose_exchange();
    choose_howitzers();
    choose_horse();
    choose_crews();
}

void Mustering::choose_exchange() {
    const auto& exchange = list_.artillery.exchange;
    if (!exchange) return;
    const auto is_foot = [](const MusteredUnit& unit) { return !unit.mounted() && !unit.by_hand; };
    const auto has_guns = [](const MusteredUnit& unit) {
        return std::find(unit.traits.begin(), unit.traits.end(), "battalion_gun") != unit.traits.end();
    };
    if (exchange->into_battalions) {
        const int there = static_cast<int>(std::count_if(batteries_.begin(), batteries_.end(), [&](const MusteredBattery& one) { return one.gun == exchange->gun; }));
        const int number = choices_.number("exchange", exchange->gun + " batteries shared out as battalion guns, each to " +
                                                           std::to_string(exchange->units) + " battalions", 0, there, 0);
        for (int i = 0; i < number; ++i) {
            const auto last = std::find_if(batteries_.rbegin(), batteries_.rend(), [&](const MusteredBattery& one) { return one.gun == exchange->gun; });
            batteries_.erase(std::next(last).base());
        }
        int battalions = number * exchange->units;
        for (MusteredUnit& unit : units_) {
            if (battalions == 0) break;
            if (!is_foot(unit) || has_guns(unit)) continue;
            unit.traits.push_back("battalion_gun");
            unit.why += "; battalion guns out of a " + exchange->gun + " battery (" + exchange->source.text() + ')';
            --battalions;
        }
        return;
    }
    const int foot = static_cast<int>(std::count_if(units_.begin(), units_.end(), [&](const MusteredUnit& unit) { return is_foot(unit) && has_guns(unit); }));
    const int number = choices_.number("exchange", exchange->gun + " batteries drawn together from battalion guns, each out of " +
                                                       std::to_string(exchange->units) + " battalions", 0, foot / exchange->units, 0);
    int battalions = number * exchange->units;
    for (auto unit = units_.rbegin(); unit != units_.rend() && battalions > 0; ++unit) {
        if (!is_foot(*unit) || !has_guns(*unit)) continue;
        std::erase(unit->traits, "battalion_gun");
        unit->why += "; its battalion guns are in a battery (" + exchange->source.text() + ')';
        --battalions;
    }
    for (int i = 1; i <= number; ++i) {
        MusteredBattery one;
        one.name = "Drawn battery" + (number == 1 ? std::string() : ' ' + std::to_string(i));
        one.gun = exchange->gun;
        one.grade = list_.artillery.grade;
        one.bands = list_.artillery.bands;
        one.why = "battalion guns of " + std::to_string(exchange->units) + " battalions (" + exchange->source.text() + ')';
        batteries_.push_back(std::move(one));
    }
}

/// A share of all batteries, in equal parts of the sizes named; fractions dropped.
void Mustering::choose_howitzers() {
    const auto& howitzers = list_.artillery.howitzers;
    if (!howitzers) return;
    const int all = static_cast<int>(std::count_if(batteries_.begin(), batteries_.end(), [](const MusteredBattery& one) { return one.gun != "rockets"; }));
    int least = 0;
    int most = 0;
    std::string why;
    if (howitzers->each > 0) {
        least = most = all / howitzers->each;
        why = "one battery in " + std::to_string(howitzers->each);
    } else {
        const Span share = *howitzers->share;
        most = all * share.to / 100;
        least = share.open() ? std::min(most, (all * share.from + 99) / 100) : most;
        why = share.text() + " percent of the batteries";
    }
    // In equal parts of each gun, where such a number is allowed.
    const int parts = std::max(1, static_cast<int>(howitzers->guns.size()));
    const int even = (least + parts - 1) / parts * parts;
    int number = choices_.number("howitzers", "batteries of howitzers", least, most, even <= most ? even : least);
    std::vector<std::string> guns = howitzers->guns;
    if (guns.empty()) {
        for (const MusteredBattery& battery : batteries_) {
            if (std::find(guns.begin(), guns.end(), battery.gun) == guns.end()) guns.push_back(battery.gun);
        }
    }
    for (std::size_t turn = 0, idle = 0; number > 0 && idle < guns.size(); turn = (turn + 1) % guns.size()) {
        const auto battery = std::find_if(batteries_.rbegin(), batteries_.rend(), [&](const MusteredBattery& one) {
            return one.gun == guns[turn] && !one.howitzer;
        });
        if (battery == batteries_.rend()) {
            ++idle;
            continue;
        }
        idle = 0;
        battery->howitzer = true;
        battery->why += "; howitzers: " + why + " (" + howitzers->source.text() + ')';
        --number;
    }
    if (number > 0) remark(std::to_string(number) + " more batteries should be howitzers, and there are no such guns (" + howitzers->source.text() + ')');
}

void Mustering::choose_horse() {
    const auto& horse = list_.artillery.horse;
    if (!horse) return;
    if (!all_hold(horse->when)) return;
    const auto can = [&](const MusteredBattery& one) { return one.gun == horse->gun && !one.howitzer && !one.horse; };
    const int there = static_cast<int>(std::count_if(batteries_.begin(), batteries_.end(), can));
    if (there == 0) return;
    const int most = std::min(horse->most, there);
    int number = most == 1 ? (choices_.yes("horse_battery", "one " + horse->gun + " battery as horse artillery (" + horse->source.text() + ')', false) ? 1 : 0)
                           : choices_.number("horse_battery", horse->gun + " batteries as horse artillery", 0, most, 0);
    for (auto battery = batteries_.begin(); battery != batteries_.end() && number > 0; ++battery) {
        if (!can(*battery)) continue;
        battery->horse = true;
        battery->why += "; horse artillery (" + horse->source.text() + ')';
        --number;
    }
}

void Mustering::choose_crews() {
    const auto& crews = list_.artillery.crews;
    if (!crews) return;
    const int all = static_cast<int>(batteries_.size());
    int number = crews->one_in > 0 ? all / crews->one_in : all * crews->share / 100;
    const std::string why = crews->one_in > 0 ? "one crew in " + std::to_string(crews->one_in) : std::to_string(crews->share) + " percent of the crews";
    for (auto battery = batteries_.rbegin(); battery != batteries_.rend() && number > 0; ++battery, --number) {
        battery->grade = crews->grade;
        battery->nation = crews->nation;
        battery->why += "; " + why + " of grade " + std::to_string(crews->grade) + " (" + crews->source.text() + ')';
    }
}

}  // namespace aor
