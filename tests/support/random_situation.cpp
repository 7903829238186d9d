#include "tests/support/random_situation.hpp"

#include <algorithm>

namespace aor {

std::uint64_t Chance64::bits() {
    state_ += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

Wish Wish::all_of(const When& when, std::size_t except) {
    Wish wish;
    for (std::size_t i = 0; i < when.all.size(); ++i) {
        if (i != except) wish.holding.push_back(&when.all[i]);
    }
    return wish;
}

SituationDrawer::SituationDrawer(const Charts& charts, const Procedure& procedure)
    : charts_(charts), procedure_(procedure), chart_(*charts.find(procedure.id)) {
    for (const Chart& chart : charts.procedures()) {
        for (const auto& rows : chart.numbers) {
            for (const NumberRow& row : rows) {
                if (row.in_inches) inch_edges_.push_back(static_cast<std::int32_t>(row.value.num));
                else if (&chart == &chart_ && row.value.den == 1) edges_.push_back(static_cast<std::int32_t>(row.value.num));
            }
        }
    }
}

std::int32_t SituationDrawer::random_number(Chance64& chance, const FactRow& fact) const {
    const bool inches = fact.kind == Kind::inches;
    const auto& edges = inches ? inch_edges_ : edges_;
    const std::int32_t unit = inches ? Inches::kPerInch : 1;
    const auto span = static_cast<std::size_t>(fact.max - fact.min);
    std::int32_t value = fact.min;
    switch (chance.below(8)) {
        case 0: value = fact.fallback.value_or(fact.min); break;
        case 1: value = fact.max; break;
        case 2:
            if (!edges.empty()) {
                // On the edge, or a little beside it.
                const std::int32_t beside = (static_cast<std::int32_t>(chance.below(3)) - 1) * (inches ? unit / 100 : 1);
                value = chance.one_of(edges) + beside;
                break;
            }
            [[fallthrough]];
        case 3: value = fact.min + static_cast<std::int32_t>(chance.below(span + 1)) / (inches ? 100 : 1) * (inches ? 100 : 1); break;
        case 4: value = fact.min + unit * static_cast<std::int32_t>(chance.below(40)); break;
        default: value = fact.min + unit * static_cast<std::int32_t>(chance.below(13)); break;
    }
    return std::clamp(value, fact.min, fact.max);
}

void SituationDrawer::give_random(Chance64& chance, Situation& situation, const FactRow& fact) const {
    if (fact.optional && chance.one_in(2)) {
        situation.set(Slot(fact.fact), kAbsent);
        return;
    }
    if (fact.kind == Kind::boolean) {
        situation.set(Slot(fact.fact), chance.one_in(3) ? 1 - fact.fallback.value_or(0) : fact.fallback.value_or(0));
    } else if (fact.kind == Kind::integer || fact.kind == Kind::inches) {
        situation.set(Slot(fact.fact), random_number(chance, fact));
    } else {
        std::vector<std::int32_t> words;
        for (std::int32_t v = 0; v < 63; ++v) {
            if ((fact.allowed >> v) & 1U) words.push_back(v);
        }
        if (fact.kind == Kind::objectives) {
            ObjectiveCounts counts{};
            for (std::size_t n = chance.one_in(2) ? 0 : chance.below(4); n > 0; --n) ++counts[static_cast<std::size_t>(chance.one_of(words))];
            situation.objectives(fact.fact) = counts;
            situation.set(Slot(fact.fact), 0);
        } else if (fact.kind == Kind::shared_items) {
            std::int32_t bits = 0;
            for (std::size_t n = chance.one_in(2) ? 0 : chance.below(4); n > 0; --n) bits |= 1 << chance.one_of(words);
            situation.set(Slot(fact.fact), bits);
        } else if (fact.fallback && chance.one_in(2)) {
            situation.set(Slot(fact.fact), *fact.fallback);
        } else {
            situation.set(Slot(fact.fact), chance.one_of(words));
        }
    }
}

Situation SituationDrawer::filled_in(const Situation& situation) const {
    Situation filled = situation;
    for (const FactRow& row : chart_.facts) {
        if (row.optional && row.absent_is && !filled.given(row.fact)) filled.set(Slot(row.fact), filled.raw(*row.absent_is));
    }
    return filled;
}

bool SituationDrawer::keeps(const ConstraintRow& row, const Situation& filled) const {
    if (!row.when.holds(filled)) return false;
    if (!row.than) return true;
    const std::int32_t less = filled.raw(*row.less);
    const std::int32_t than = filled.raw(*row.than);
    return less == kAbsent || than == kAbsent || (row.strict ? less < than : less <= than);
}

bool SituationDrawer::is_valid(const Situation& situation) const {
    const Situation filled = filled_in(situation);
    return std::all_of(chart_.constraints.begin(), chart_.constraints.end(),
                       [&](const ConstraintRow& row) { return keeps(row, filled); });
}

void SituationDrawer::fulfil(Chance64& chance, Situation& situation, const Literal& literal, bool holds) const {
    if (literal.slot.is_scale() || literal.slot.is_ruling()) {
        const std::size_t count = literal.slot.is_scale() ? 2 : choices_of(literal.slot.ruling()).size();
        for (int tries = 0; tries < 8 && literal.holds(situation) != holds; ++tries) {
            situation.set(literal.slot, static_cast<std::int32_t>(chance.below(count)));
        }
        return;
    }
    const Fact fact = literal.slot.fact();
    if (const FactRow* row = chart_.find(fact)) {
        for (int tries = 0; tries < 24 && literal.holds(situation) != holds; ++tries) give_random(chance, situation, *row);
        return;
    }
    // A derived fact: draw again what it is made of.
    const FactWords* words = charts_.words(fact);
    if (words == nullptr) return;
    Situation tried = situation;
    for (int tries = 0; tries < 12; ++tries) {
        Situation derived = filled_in(tried);
        procedure_.establish(charts_, chart_, derived);
        if (literal.holds(derived) == holds) {
            situation = tried;
            return;
        }
        for (const Fact from : words->from) {
            if (const FactRow* row = chart_.find(from); row != nullptr && !chance.one_in(3)) give_random(chance, tried, *row);
        }
    }
}

void SituationDrawer::fulfil(Chance64& chance, Situation& situation, const Wish& wish) const {
    for (const Clause* clause : wish.holding) {
        if (!clause->any.empty() && !clause->holds(situation)) fulfil(chance, situation, chance.one_of(clause->any), true);
    }
    for (const auto& [literal, holds] : wish.literals) fulfil(chance, situation, literal, holds);
}

void SituationDrawer::break_one(Chance64& chance, Situation& situation, const When& when) const {
    if (when.all.empty()) return;
    for (const Literal& literal : chance.one_of(when.all).any) fulfil(chance, situation, literal, false);
}

void SituationDrawer::get_past_refusals(Chance64& chance, Situation& situation) const {
    for (int tries = 0; tries < 12; ++tries) {
        Situation derived = filled_in(situation);
        procedure_.establish(charts_, chart_, derived);
        const When* in_the_way = nullptr;
        for (const RefusalRow& row : chart_.refusals) {
            if (in_the_way == nullptr && !row.when.all.empty() && row.when.holds(derived)) in_the_way = &row.when;
        }
        for (const AutomaticRow& row : chart_.automatics) {
            if (in_the_way == nullptr && !row.when.all.empty() && row.when.holds(derived)) in_the_way = &row.when;
        }
        if (in_the_way == nullptr) return;
        break_one(chance, situation, *in_the_way);
    }
}

void SituationDrawer::repair(Chance64& chance, Situation& situation) const {
    for (int tries = 0; tries < 200; ++tries) {
        const Situation filled = filled_in(situation);
        bool sound = true;
        for (const ConstraintRow& row : chart_.constraints) {
            if (keeps(row, filled)) continue;
            sound = false;
            if (row.than) {
                for (const Fact fact : {*row.less, *row.than}) {
                    if (const FactRow* found = chart_.find(fact)) give_random(chance, situation, *found);
                }
            } else {
                for (const Clause& clause : row.when.all) {
                    if (!clause.holds(filled)) fulfil(chance, situation, chance.one_of(clause.any), true);
                }
            }
        }
        if (sound) return;
    }
}

Situation SituationDrawer::draw(Chance64& chance, const Wish& wish) const {
    for (;;) {
        Situation situation;
        // Club choices: the printed defaults half the time, else one or many of the others.
        const std::size_t odd_rulings = chance.below(4);
        for (std::size_t i = 0; i < kRulingCount; ++i) {
            const auto ruling = static_cast<Ruling>(i);
            if (odd_rulings > 1 && chance.one_in(odd_rulings == 2 ? 4 : 2)) {
                situation.set_ruling(ruling, static_cast<std::int32_t>(chance.below(choices_of(ruling).size())));
            }
        }
        situation.set_scale(chance.one_in(2) ? Scale::mm15 : Scale::mm25);
        // Plain cases and cases where everything comes together.
        const bool plain = chance.one_in(2);
        for (const FactRow& fact : chart_.facts) {
            give_random(chance, situation, fact);
            if (plain && fact.fallback && !chance.one_in(3)) {
                if (fact.kind == Kind::objectives) situation.objectives(fact.fact) = {};
                situation.set(Slot(fact.fact), *fact.fallback);
            }
        }
        fulfil(chance, situation, wish);
        if (!chance.one_in(4)) {
            get_past_refusals(chance, situation);
            if (chance.one_in(2)) fulfil(chance, situation, wish);
        }
        repair(chance, situation);
        if (is_valid(situation)) return situation;
    }
}

std::optional<Situation> SituationDrawer::with_other(Chance64& chance, const Situation& situation, const FactRow& fact) const {
    Situation other = situation;
    for (int tries = 0; tries < 30; ++tries) {
        give_random(chance, other, fact);
        if (!(other == situation) && is_valid(other)) return other;
    }
    return std::nullopt;
}

}  // namespace aor
