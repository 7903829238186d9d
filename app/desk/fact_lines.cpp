#include "app/desk/fact_lines.hpp"

#include "app/desk/who.hpp"
#include "core/base/texts.hpp"
#include "core/play/fact_values.hpp"

#include <algorithm>

namespace aor::desk {
namespace {

struct Usual {
    std::string_view procedure;
    std::vector<std::string_view> facts;
};

/// What a referee asks first at the table. The charts' own order rules within and after them.
const std::vector<Usual>& usual() {
    static const std::vector<Usual> kUsual = {
        {"small_arms_fire", {"range", "target.in_flank", "target.cover", "target.formation", "firer.formation", "firer.moved", "opportunity"}},
        {"artillery_fire", {"range", "target.in_flank", "target.cover", "target.formation", "firer.moved", "opportunity"}},
        {"structure_fire", {"range"}},
        {"village_fire", {"range"}},
        {"morale", {"unit.leader", "unit.flanks_secure", "unit.rear_support", "unit.cover", "unit.enemy_in_rear", "unit.enemy_facing_flank", "unit.enemy_facing_rear"}},
        {"charge_initiative", {"unit.leader", "opponent.formation", "opponent.state", "unit.formation", "unit.joins_melee"}},
        {"cavalry_charge", {"unit.leader", "unit.flanks_secure", "unit.rear_support", "unit.enemy_in_rear", "unit.enemy_facing_flank", "unit.enemy_facing_rear", "unit.joins_melee"}},
        {"fire_on_charge", {"charger.distance"}},
        {"melee_bout", {"unit.frontage", "opponent.frontage", "unit.uphill", "opponent.uphill", "unit.cover", "opponent.cover", "unit.against", "opponent.against"}},
        {"leader_hit", {"leader.touching", "leader.distance"}},
        {"command_range", {"distance"}},
        {"emergency_square", {"distance", "unit.rear_support"}},
        {"rally", {"unit.leader"}},
    };
    return kUsual;
}

/// A leader who could be with it: of its brigade, or above all brigades. Without one nobody asks for him.
bool leader_at_hand(const Battle& battle, std::string_view id) {
    const Unit* unit = battle.unit(id);
    if (unit == nullptr) return true;
    return std::any_of(battle.leaders.begin(), battle.leaders.end(), [&](const Leader& leader) {
        return is_here(leader) && leader.army == unit->army && (leader.brigade.empty() || leader.brigade == unit->brigade);
    });
}

/// Facts that a unit keeps once they are stated for it (see Performance::believe_stated).
bool stays(std::string_view name) {
    const auto dot = name.find('.');
    const std::string_view what = dot == std::string_view::npos ? name : name.substr(dot + 1);
    return what == "formation" || what == "cover" || what == "limbered" || what == "moved";
}

std::string said_name(std::string_view name) {
    const auto dot = name.find('.');
    if (dot == std::string_view::npos) return spoken(name);
    const std::string_view who = name.substr(0, dot);
    const std::string what = spoken(name.substr(dot + 1));
    return who == "unit" || who == "firer" ? what : spoken(who) + ": " + what;
}

std::string said_value(const FactRow& row, std::string_view value) {
    if (row.kind == Kind::boolean) return value == "yes" || value == "true" ? "yes" : "no";
    return spoken(value);
}

/// Who touches the unit is at no distance; of another only a number that was told is one, and until then he is near enough.
void say_how_near_leader(std::vector<FactLine>& lines) {
    const auto line_of = [&](std::string_view name) { return std::find_if(lines.begin(), lines.end(), [&](const FactLine& line) { return line.name == name; }); };
    const auto touching = line_of("leader.touching");
    const auto distance = line_of("leader.distance");
    if (touching == lines.end() || distance == lines.end() || distance->stand != FactStand::open) return;
    if (touching->value_say != "no") {
        lines.erase(distance);
        return;
    }
    distance->say = "leader: inches from the unit";
    distance->value.clear();
    distance->value_say = "near enough";
}

/// A letter of its own for each line: of the words of its name, as long as there is one.
void give_keys(std::vector<FactLine>& lines) {
    std::string taken;
    const auto give = [&](FactLine& line) {
        const auto dot = line.name.find('.');
        const std::string what = dot == std::string::npos ? line.name : line.name.substr(dot + 1);
        for (const bool only_first : {true, false}) {
            for (std::size_t i = 0; i < what.size(); ++i) {
                const char c = what[i];
                if (c < 'a' || c > 'z' || taken.find(c) != std::string::npos) continue;
                if (only_first && i > 0 && what[i - 1] != '_') continue;
                line.key = c;
                taken += c;
                return;
            }
        }
        for (char c = 'a'; c <= 'z'; ++c) {
            if (taken.find(c) != std::string::npos) continue;
            line.key = c;
            taken += c;
            return;
        }
    };
    for (FactLine& line : lines) if (line.usual) give(line);
    for (FactLine& line : lines) if (!line.usual && line.stand != FactStand::known) give(line);
    for (FactLine& line : lines) if (line.key == '\0') give(line);
}

}  // namespace

std::vector<std::string_view> usual_facts(std::string_view procedure) {
    for (const Usual& one : usual()) {
        if (one.procedure == procedure) return one.facts;
    }
    return {};
}

std::string spoken(std::string_view word) {
    return spaced(word);
}

std::string next_value(const FactLine& line) {
    for (std::size_t i = 0; i < line.choices.size(); ++i) {
        if (line.choices[i].chosen) return line.choices[(i + 1) % line.choices.size()].word;
    }
    return line.choices.empty() ? std::string() : line.choices.front().word;
}

std::vector<FactLine> fact_lines(const Charts& charts, const Battle& battle, const Posed& posed, const Work& work, const std::string& roll) {
    std::vector<FactLine> lines;
    if (posed.procedure == nullptr) return lines;
    const Chart* chart = charts.find(posed.procedure->id);
    if (chart == nullptr) return lines;
    auto first_ones = usual_facts(posed.procedure->id);
    if (!leader_at_hand(battle, posed.actor)) std::erase(first_ones, "unit.leader");
    const Parties parties = parties_of(battle, posed.procedure->id, posed.actor, posed.target);
    for (const FactRow& row : chart->facts) {
        FactLine line;
        line.row = &row;
        line.roll = roll;
        line.name = aor::name_of(row.fact);
        line.say = said_name(line.name);
        line.meaning = row.meaning;
        line.page = row.page;
        line.usual = std::find(first_ones.begin(), first_ones.end(), line.name) != first_ones.end();
        line.sticks = stays(line.name);
        const auto taken = std::find_if(posed.facts.begin(), posed.facts.end(), [&](const FactTaken& fact) { return fact.name == line.name; });
        const bool is_open = std::find(posed.open.begin(), posed.open.end(), &row) != posed.open.end();
        if (const Told* told = work.find(roll, line.name)) {
            line.value = told->value;
            line.reason = told->reason;
            line.stand = told->reason.empty() ? FactStand::told : FactStand::overruled;
        } else if (taken != posed.facts.end()) {
            line.value = typed_text(taken->value);
            line.stand = taken->source == FactSource::known ? FactStand::known : FactStand::told;
        } else if (is_open && row.required()) {
            line.stand = FactStand::missing;
        } else {
            line.value = row.fallback ? typed_text(fact_value(row, posed.stated)) : std::string();
            if (row.fallback && posed.assessment.chart == nullptr) line.value.clear();
        }
        if (const auto known = known_fact(charts, battle, parties, *chart, row)) line.firm = known->hold == Hold::firm;
        if (row.kind == Kind::boolean) {
            const bool yes = line.value == "yes" || line.value == "true";
            line.choices = {{"no", "no", !yes && !line.value.empty()}, {"yes", "yes", yes}};
            if (line.value.empty() && line.stand == FactStand::open) line.choices[0].chosen = row.fallback.value_or(0) == 0;
        } else if (row.kind != Kind::integer && row.kind != Kind::inches && !row.values.empty() && !is_list(row.kind)) {
            for (const std::string& word : row.values) line.choices.push_back({word, spoken(word), word == line.value});
        }
        line.value_say = line.value.empty() ? std::string() : said_value(row, line.value);
        // A number that the rule takes from the others as long as nobody tells it: a front, from the castings.
        const Situation& assessed = posed.assessment.situation;
        const bool taken_from_others = row.kind == Kind::integer && line.value.empty() && posed.problems.none() && posed.assessment.chart != nullptr && assessed.given(row.fact);
        if (taken_from_others) line.value_say = std::to_string(assessed.number(row.fact)) + ", unless told";
        // Inches are typed, the band is read off.
        const bool is_band = std::find(row.values.begin(), row.values.end(), line.value) != row.values.end();
        if (row.kind == Kind::range && !line.value.empty() && !is_band && posed.problems.none()) {
            line.value_say = spoken(typed_text(fact_value(row, posed.stated))) + ", " + line.value + "\u2033";
        }
        lines.push_back(std::move(line));
    }
    say_how_near_leader(lines);
    // The handful in the order in which a referee asks for them, then the chart's order.
    std::stable_sort(lines.begin(), lines.end(), [&](const FactLine& a, const FactLine& b) {
        const auto place = [&](const FactLine& line) {
            if (line.stand == FactStand::missing) return std::size_t(0);
            const auto at = std::find(first_ones.begin(), first_ones.end(), line.name);
            return 1 + static_cast<std::size_t>(at - first_ones.begin());
        };
        return place(a) < place(b);
    });
    give_keys(lines);
    return lines;
}

}  // namespace aor::desk
