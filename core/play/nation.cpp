#include "core/play/nation.hpp"

#include "core/battle/standing.hpp"

#include <algorithm>
#include <cctype>

namespace aor {
namespace {

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& letter : out) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return out;
}

/// L3346: in whatever way it came into skirmish order.
int lower_dismounted(const Unit& unit) { return unit.lower_on_foot + (unit.formation == Formation::skirmish ? unit.lower_skirmishing : 0); }

/// The year in "Era of Frederick: War of the Austrian Succession, 1745"; 0 when none is named.
int year_in(std::string_view era) {
    int digits = 0;
    int year = 0;
    for (const char letter : era) {
        const bool is_digit = std::isdigit(static_cast<unsigned char>(letter)) != 0;
        digits = is_digit ? digits + 1 : 0;
        year = is_digit ? (digits == 1 ? 0 : year) * 10 + (letter - '0') : 0;
        if (digits == 4) return year;
    }
    return 0;
}

constexpr int kFirstArmyDrivers = 1750;

/// L2887: until 1750 no army of Europe had drivers of its own. The die for the teams is printed for Marlborough's age alone
/// (L3344), so lighter guns are limbered as ever.
bool has_hired_drivers(const Battle& battle, const Unit& battery) {
    const std::string era = era_of(battle, battery);
    if (speaks_of(era, "austrian succession")) return true;
    const int year = year_in(era);
    return speaks_of(era, "era of frederick") && year > 0 && year < kFirstArmyDrivers;
}

}  // namespace

// "Prussia" does not speak of Russia.
bool speaks_of(std::string_view text, std::string_view word) {
    const std::string in = lower(text);
    for (std::size_t at = in.find(word); at != std::string::npos; at = in.find(word, at + 1)) {
        if (at == 0 || std::isalpha(static_cast<unsigned char>(in[at - 1])) == 0) return true;
    }
    return false;
}

std::string nation_of(const Battle& battle, const Unit& unit) {
    const Army* army = battle.army(unit.army);
    return !unit.nation.empty() || army == nullptr ? unit.nation : army->nation;
}

std::string era_of(const Battle& battle, const Unit& unit) {
    const Army* army = battle.army(unit.army);
    return battle.game.era + ' ' + (army != nullptr ? army->era : std::string());
}

bool is_of_marlborough(const Battle& battle, const Unit& unit) { return speaks_of(era_of(battle, unit), "marlborough"); }

bool is_of_austrian_succession(const Battle& battle, const Unit& unit) { return speaks_of(era_of(battle, unit), "austrian succession"); }

bool is_placed_siege_gun(const Battle& battle, const Unit& battery) {
    return battery.arm == Arm::artillery && battery.gun == Gun::siege && is_of_austrian_succession(battle, battery) &&
           speaks_of(nation_of(battle, battery), "austria");
}

bool stays_placed(const Battle& battle, const Unit& battery) {
    if (battery.arm != Arm::artillery || !is_of_position(battery.gun)) return false;
    return is_of_marlborough(battle, battery) || has_hired_drivers(battle, battery);
}

bool is_turkish(const Battle& battle, const Unit& unit) {
    const std::string nation = nation_of(battle, unit);
    return speaks_of(nation, "turk") || speaks_of(nation, "ottoman");
}

bool is_turkish_cavalry(const Battle& battle, const Unit& unit) { return is_mounted(unit.arm) && is_turkish(battle, unit); }

// They are the only British foot of these lists that may do both, and no clan.
bool is_british_highland_foot(const Battle& battle, const Unit& unit) {
    const std::string era = era_of(battle, unit);
    return unit.arm == Arm::infantry && unit.regular && unit.may_skirmish && unit.fresh_fire_bonus && !unit.clan &&
           speaks_of(nation_of(battle, unit), "great britain") && (speaks_of(era, "frederick") || speaks_of(era, "'45"));
}

int grade_of(const Unit& unit) { return std::max(unit.grade - lower_dismounted(unit), 1); }

int base_grade_of(const Unit& unit) { return std::max(unit.base_grade - lower_dismounted(unit), 1); }

}  // namespace aor
