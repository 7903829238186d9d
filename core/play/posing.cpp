// What would be rolled: the facts of a decision with where they come from, and what the chart makes of them.

#include "core/base/suggest.hpp"
#include "core/chart/situation_reader.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/performance.hpp"
#include "core/play/start_line.hpp"

#include <algorithm>

namespace aor {
// A name may say for which roll it is meant: "morale:unit.cover", "1-7th:unit.cover", "1-7th>browne-1:unit.frontage".
bool Performance::names(std::string_view typed, const Posed& posed, std::string_view& rest) const {
    const auto colon = typed.rfind(':');
    if (colon == std::string_view::npos) {
        rest = typed;
        return true;
    }
    const std::string_view which = typed.substr(0, colon);
    rest = typed.substr(colon + 1);
    return which == posed.procedure->id || which == posed.actor || which == posed.actor + '>' + posed.target;
}

const Value* Performance::settled_value(const std::vector<Named>& settled, std::string_view fact) const {
    const Value* value = nullptr;
    for (const Named& named : settled) {
        if (named.name == fact) value = &named.value;
    }
    return value;
}

/// How the value of one fact was decided.
struct Performance::Decided {
    const FactRow* row = nullptr;
    std::optional<KnownFact> known;
    std::string text;
    FactSource source = FactSource::known;
    std::string reason;
};

Posed Performance::pose(std::string_view procedure_id, std::string_view actor, std::string_view target,
                        const std::vector<Named>& settled, const std::vector<Named>& assumed) {
    Posed posed;
    posed.procedure = procedure_named(procedure_id);
    assert(posed.procedure != nullptr && "no such procedure");
    posed.actor = actor;
    posed.target = target;
    const Chart& chart = *charts_.find(procedure_id);
    const Parties parties = parties_of(battle(), procedure_id, actor, target);
    std::string whose = parties.leader != nullptr && parties.actor == nullptr ? name_of_leader(actor)
                        : parties.actor != nullptr                            ? name_of_unit(actor)
                        : parties.army != nullptr                             ? name_of_army(actor)
                                                                              : std::string(actor);
    const Place place{chart.title + (whose.empty() ? "" : ", " + whose), 0, 0};

    const TableManners manners = manners_of(battle().game, posed.problems);
    SituationBuilder builder(charts_, chart, manners, place);

    // What was typed, and what was overruled; the later word counts.
    std::vector<std::pair<const FactRow*, std::size_t>> typed;
    std::vector<std::pair<const FactRow*, std::size_t>> overruled;
    Problems unclear;
    for (std::size_t i = 0; i < intent_.facts.size(); ++i) {
        std::string_view rest;
        Problems unknown;
        if (!names(intent_.facts[i].name, posed, rest)) continue;
        if (const FactRow* row = builder.named(rest, true, place, unknown)) {
            typed.emplace_back(row, i);
            facts_used_[i] = true;
        } else if (!unknown.none() && unknown[0].text.find("is not clear") != std::string::npos) {
            unclear.append(unknown);
            facts_used_[i] = true;
        }
    }
    for (std::size_t i = 0; i < intent_.facts_overruled.size(); ++i) {
        std::string_view rest;
        Problems unknown;
        if (!names(intent_.facts_overruled[i].name, posed, rest)) continue;
        if (const FactRow* row = builder.named(rest, true, place, unknown)) {
            overruled.emplace_back(row, i);
            facts_overruled_used_[i] = true;
            if (intent_.facts_overruled[i].reason.empty()) {
                posed.problems.add(place, "to overrule " + in_quotes(aor::name_of(row->fact)) + " takes a reason");
            }
        }
    }
    posed.problems.append(unclear);

    std::vector<Decided> all;
    for (const FactRow& row : chart.facts) {
        Decided decided;
        decided.row = &row;
        const std::string_view fact_name = aor::name_of(row.fact);
        if (const Value* value = settled_value(settled, fact_name)) decided.known = KnownFact{*value, Hold::firm};
        else if (const Value* likely = settled_value(assumed, fact_name)) decided.known = KnownFact{*likely, Hold::stated};
        else decided.known = known_fact(charts_, battle(), parties, chart, row);
        bool given = decided.known.has_value();
        if (decided.known) decided.text = typed_text(decided.known->value);
        for (const auto& [which, i] : typed) {
            if (which != &row) continue;
            decided.text = typed_text(intent_.facts[i].value);
            decided.source = FactSource::typed;
            given = true;
        }
        for (const auto& [which, i] : overruled) {
            if (which != &row) continue;
            decided.text = intent_.facts_overruled[i].value;
            decided.source = FactSource::overruled;
            decided.reason = intent_.facts_overruled[i].reason;
            given = true;
        }
        if (!given) {
            posed.open.push_back(&row);
            continue;
        }
        // A distance says which weapon it is for, so that the charts can tell the band.
        if (row.kind == Kind::range && parties.actor != nullptr && decided.text.find(':') == std::string::npos &&
            std::find(row.values.begin(), row.values.end(), decided.text) == row.values.end()) {
            // What Austrian horse fires at Turks from the saddle is its carbine (L2938).
            const bool carbine = parties.actor->at_turks_only && is_mounted(parties.actor->arm);
            decided.text += ":" + std::string(carbine ? std::string_view("carbine") : aor::word(parties.actor->weapon));
        }
        builder.give_words(fact_name, decided.text, place);
        all.push_back(std::move(decided));
    }
    Situation situation = builder.finish();
    posed.problems.append(builder.problems());
    posed.out_of_range = builder.out_of_range();
    // With a fault somewhere the others still show as they were given.
    const bool sound = posed.problems.none();
    for (Decided& decided : all) {
        const Value value = sound ? fact_value(*decided.row, situation) : Value(decided.text);
        if (decided.source == FactSource::typed && decided.known && sound) {
            const bool same = typed_text(value) == typed_text(decided.known->value);
            if (same) decided.source = FactSource::known;
            else if (decided.known->hold == Hold::firm && intent_.reason.empty()) {
                posed.problems.add(place, in_quotes(aor::name_of(decided.row->fact)) + " is known to be " +
                                              typed_text(decided.known->value) + ": to decide otherwise takes a reason");
            } else if (decided.known->hold == Hold::firm) {
                decided.source = FactSource::overruled;
                decided.reason = intent_.reason;
            }
        }
        posed.facts.push_back({std::string(aor::name_of(decided.row->fact)), value, decided.source, decided.reason});
    }
    posed.stated = situation;
    if (!posed.problems.none()) return posed;
    posed.assessment = assess(charts_, *posed.procedure, situation);
    if (procedure_id == "withdrawal" && parties.army != nullptr) ask_by_own_line(charts_, battle(), *parties.army, posed.assessment);
    overrule_refusals(posed);
    if (!posed.assessment.refused()) tick_lines(posed, place.file);
    return posed;
}

// A rule that says no, or one that settles the case, can be set aside by the referee like any line.
void Performance::overrule_refusals(Posed& posed) {
    Assessment& a = posed.assessment;
    const auto set_aside = [&](std::string_view id) {
        for (std::size_t i = 0; i < intent_.lines_overruled.size(); ++i) {
            std::string_view rest;
            const Overruled& line = intent_.lines_overruled[i];
            if (!names(line.name, posed, rest) || rest != id || line.value != "no" || line.reason.empty()) continue;
            lines_overruled_used_[i] = true;
            return true;
        }
        return false;
    };
    bool again = false;
    if (a.refusal != nullptr && set_aside(a.refusal->id)) {
        a.refusal = nullptr;
        for (const RefusalRow& row : a.chart->refusals) {
            if (a.refusal == nullptr && row.when.holds(a.situation) && !set_aside(row.id)) a.refusal = &row;
        }
        if (a.refusal != nullptr) return;
        for (const AutomaticRow& row : a.chart->automatics) {
            if (a.automatic == nullptr && !row.when.all.empty() && row.when.holds(a.situation)) a.automatic = &row;
        }
        again = a.automatic == nullptr;
    }
    if (a.automatic != nullptr && set_aside(a.automatic->id)) {
        a.automatic = nullptr;
        again = true;
    }
    if (again) posed.procedure->make_pool(charts_, a);
}

void Performance::tick_lines(Posed& posed, const std::string& where) {
    Assessment& a = posed.assessment;
    bool ticked = false;
    for (std::size_t i = 0; i < intent_.lines_overruled.size(); ++i) {
        const Overruled& line = intent_.lines_overruled[i];
        std::string_view id;
        if (!names(line.name, posed, id)) continue;
        const bool other = a.other_chart != nullptr && id.starts_with("opponent.");
        if (other) id.remove_prefix(std::string_view("opponent.").size());
        const Chart& chart = other || a.other_chart != nullptr ? *a.other_chart : *a.chart;
        const ItemRow* row = chart.item(id);
        if (row == nullptr) continue;
        lines_overruled_used_[i] = true;
        if (line.reason.empty()) {
            posed.problems.add(Place{where, 0, 0}, "to tick or untick " + in_quotes(id) + " takes a reason");
            continue;
        }
        Pool& pool = other ? a.other_pool : a.pool;
        const auto at = std::find_if(pool.items.begin(), pool.items.end(), [&](const Item& item) { return item.id == id; });
        if (line.value == "no" && at != pool.items.end()) {
            pool.items.erase(at);
            ticked = true;
        } else if (line.value == "yes" && at == pool.items.end()) {
            const int worth = row->amount_for(a.situation);
            const int amount = worth != 0 ? worth : row->amount;
            if (amount == 0) {
                posed.problems.add(Place{where, 0, 0}, in_quotes(id) + " is worth nothing here");
                continue;
            }
            pool.items.push_back({row->id, row->label, row->page, amount, row->of});
            ticked = true;
        } else if (line.value != "yes" && line.value != "no") {
            posed.problems.add(Place{where, 0, 0}, "a line is ticked with \"yes\" or unticked with \"no\", not " + in_quotes(line.value));
        }
    }
    // The least number of dice is what is missing after all lines, so it is worked out again.
    const ItemRow* least = ticked ? a.chart->item("minimum") : nullptr;
    if (least != nullptr && least->limit_to && least->when.holds(a.situation)) {
        std::erase_if(a.pool.items, [&](const Item& item) { return item.id == least->id; });
        add_minimum(*least, a.pool);
    }
}

}  // namespace aor
