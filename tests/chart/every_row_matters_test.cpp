// No chart is decoration: change or take away anything in a copy of the charts - an amount, a limit, a condition,
// one side of an "or", one word of a condition, a number, a field of a result, a cell that a rule looks up - and some
// situation comes out differently. Situations are drawn at random, leaning towards those in which the change should tell.

#include "tests/support/charts.hpp"
#include "tests/support/effect.hpp"
#include "tests/support/random_situation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <map>

using namespace aor;

namespace {

constexpr int kTries = 20'000;

enum class Look { pool, everything };

std::string at(const Place& place) { return place.file + ":" + std::to_string(place.line) + ": "; }

// The words of a condition on a word fact, a ruling or the scale that the condition names, as bits.
std::vector<int> named_words(const Literal& literal, std::size_t words) {
    const bool negated = (literal.allowed >> 63) != 0;
    std::vector<int> bits;
    for (std::size_t i = 0; i < words && i < 63; ++i) {
        if ((((literal.allowed >> i) & 1U) != 0) != negated) bits.push_back(static_cast<int>(i));
    }
    return bits;
}

class Proof {
public:
    Proof() : charts_(test_charts()), copy_(charts_) {
        for (const Procedure* procedure : procedures()) answer_everything(*copy_.find(procedure->id));
    }

    void prove_all() {
        for (const Procedure* procedure : procedures()) prove(*procedure);
    }

    [[nodiscard]] std::string unproven() const {
        std::string out;
        for (const auto& [what, proven] : proven_) {
            if (!proven) out += what + '\n';
        }
        return out;
    }
    [[nodiscard]] std::size_t count() const { return proven_.size(); }

private:
    // A changed chart may lead to readings that no row answers: rows at the end of the copy say so.
    static void answer_everything(Chart& chart) {
        std::vector<std::string> names = {""};
        for (const ResultRow& row : chart.results) {
            if (std::find(names.begin(), names.end(), row.name) == names.end()) names.push_back(row.name);
        }
        for (const std::string& name : names) {
            ResultRow row;
            row.name = name;
            row.answers = name.empty();
            row.from = -1'000'000;
            row.to = 1'000'000;
            row.outcome.add("unanswered", true);
            chart.results.push_back(std::move(row));
        }
    }

    void prove(const Procedure& procedure) {
        procedure_ = &procedure;
        drawer_ = std::make_unique<SituationDrawer>(charts_, procedure);
        chart_ = charts_.find(procedure.id);
        changed_ = copy_.find(procedure.id);
        chance_ = Chance64(20260101);
        for (std::size_t i = 0; i < chart_->items.size(); ++i) prove_item(i);
        for (std::size_t i = 0; i < chart_->refusals.size(); ++i) prove_refusal(i);
        for (std::size_t i = 0; i < chart_->automatics.size(); ++i) prove_automatic(i);
        for (std::size_t i = 0; i < chart_->results.size(); ++i) prove_result(i);
        for (std::size_t n = 0; n < kNumberCount; ++n) {
            for (std::size_t i = 0; i < chart_->numbers[n].size(); ++i) prove_number(n, i);
        }
        for (const TableNeed& need : procedure.tables) prove_table(need);
        for (std::size_t i = 0; i < chart_->constraints.size(); ++i) prove_constraint(i);
    }

    // --- the rows ---

    void prove_item(std::size_t i) {
        const ItemRow& row = chart_->items[i];
        const std::string line = at(row.place) + "line \"" + row.id + "\": ";
        const Wish applies = Wish::all_of(row.when);
        const auto with = [&](const std::string& what, const Wish& wish, const std::function<void(ItemRow&)>& change) {
            ItemRow other = row;
            change(other);
            prove_change(line + what, wish, Look::pool, changed_->items[i], other);
        };
        if (row.limit_to) {
            with("limit_to", applies, [](ItemRow& r) { ++*r.limit_to; });
        } else if (row.by) {
            for (std::size_t word = 0; word < row.amounts.size(); ++word) {
                if (row.amounts[word] == 0) continue;
                Wish wish = applies;
                wish.literals.emplace_back(Literal{*row.by, std::uint64_t{1} << word}, true);
                with("amount number " + std::to_string(word), wish, [&](ItemRow& r) { ++r.amounts[word]; });
            }
        } else {
            with("amount", applies, [](ItemRow& r) { r.amount += r.amount == -1 ? -1 : 1; });
        }
        if (row.per) {
            Wish wish = applies;
            wish.literals.emplace_back(Literal{Slot(*row.per), std::uint64_t{0b11}}, false);
            with("per", wish, [](ItemRow& r) { r.per.reset(); });
        }
        prove_conditions(line, row, changed_->items[i], Look::pool);
    }

    void prove_refusal(std::size_t i) {
        const RefusalRow& row = chart_->refusals[i];
        const std::string line = at(row.place) + "refusal \"" + row.id + "\": ";
        RefusalRow other = row;
        other.label += " (changed)";
        prove_change(line + "refuses", Wish::all_of(row.when), Look::pool, changed_->refusals[i], other);
        prove_conditions(line, row, changed_->refusals[i], Look::pool);
    }

    void prove_automatic(std::size_t i) {
        const AutomaticRow& row = chart_->automatics[i];
        const std::string line = at(row.place) + "automatic \"" + row.id + "\": ";
        AutomaticRow other = row;
        other.label += " (changed)";
        prove_change(line + "settles", Wish::all_of(row.when), Look::pool, changed_->automatics[i], other);
        prove_outcome(line, row, changed_->automatics[i]);
        prove_conditions(line, row, changed_->automatics[i], Look::pool);
    }

    // The loader lets two result rows never answer one reading, so a row whose condition is gone is put first in
    // the copy to be heard.
    void prove_result(std::size_t i) {
        const ResultRow& row = chart_->results[i];
        const std::string line = at(row.place) + "result \"" + row.label + "\": ";
        prove_outcome(line, row, changed_->results[i]);
        if (row.then_dice > 0) {
            ResultRow other = row;
            ++other.then_dice;
            prove_change(line + "then_dice", Wish::all_of(row.when), Look::everything, changed_->results[i], other);
        }
        if (row.when.all.empty()) return;
        Chart* const now = changed_;
        const std::vector<ResultRow> rows = now->results;
        std::rotate(now->results.begin(), now->results.begin() + static_cast<std::ptrdiff_t>(i),
                    now->results.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        const Charts moved = copy_;
        compared_ = &moved;
        prove_conditions(line, row, now->results.front(), Look::everything);
        compared_ = &charts_;
        now->results = rows;
    }

    void prove_number(std::size_t n, std::size_t i) {
        const NumberRow& row = chart_->numbers[n][i];
        NumberRow& place = changed_->numbers[n][i];
        const std::string line = at(row.place) + "number \"" + std::string(name_of(static_cast<Number>(n))) + "\": ";
        std::vector<NumberRow> others;
        const std::int64_t step = row.in_inches ? Inches::kPerInch : 1;
        NumberRow more = row;
        more.value.num += step;
        others.push_back(more);
        if (row.value.num >= 2 * step) {
            NumberRow less = row;
            less.value.num -= step;
            others.push_back(less);
        }
        prove_change(line + "value", Wish::all_of(row.when), Look::everything, place, others);
        prove_conditions(line, row, place, Look::everything);
    }

    // Every cell of a look-up table that a rule reads, by one of those that do.
    void prove_table(const TableNeed& need) {
        auto& table = const_cast<Table&>(*copy_.table(need.table));  // the copy is ours
        for (const std::string_view word : need.rows) {
            auto& row = const_cast<TableRow&>(*table.row(word));
            for (const std::string_view column : need.columns) {
                for (auto& cells : row.cells) {
                    Cell& cell = cells[*table.column(column)];
                    if (!cell.parts) continue;
                    Cell more = cell;
                    *more.parts += Inches::kPerInch;
                    Cell less = cell;
                    *less.parts -= Inches::kPerInch;
                    const std::string scale = &cells == &row.cells[0] ? "25mm" : "15mm";
                    prove_change("charts/" + table.id + ".toml: row \"" + row.id + "\", " + std::string(column) + ", " + scale, Wish(),
                                 Look::everything, cell, std::vector<Cell>{more, less});
                }
            }
        }
    }

    // Each constraint, and each side of its conditions, keeps something out or lets something in.
    void prove_constraint(std::size_t i) {
        const ConstraintRow& row = chart_->constraints[i];
        const std::string line = chart_->id + ": constraint \"" + row.text + "\"";
        const auto with = [&](const std::string& what, const std::function<void(ConstraintRow&)>& change) {
            change(changed_->constraints[i]);
            proven_[line + what] = binds();
            changed_->constraints[i] = row;
        };
        with("", [](ConstraintRow& r) {
            r.than.reset();
            r.when.all.clear();
        });
        if (row.than) with(": equal", [](ConstraintRow& r) { r.strict = !r.strict; });
        for (std::size_t c = 0; c < row.when.all.size(); ++c) {
            for (std::size_t l = 0; l < row.when.all[c].any.size(); ++l) {
                with(": " + row.when.all[c].text + ", alternative " + std::to_string(l + 1), [&](ConstraintRow& r) {
                    auto& any = r.when.all[c].any;
                    any.erase(any.begin() + static_cast<std::ptrdiff_t>(l));
                });
            }
        }
    }

    bool binds() {
        const SituationDrawer changed(copy_, *procedure_);
        for (int tries = 0; tries < kTries; ++tries) {
            Situation situation = drawer_->draw(chance_);
            for (int n = 0; n < 3; ++n) drawer_->give_random(chance_, situation, chance_.one_of(chart_->facts));
            if (drawer_->is_valid(situation) != changed.is_valid(situation)) return true;
        }
        return false;
    }

    template <class Row>
    void prove_outcome(const std::string& line, const Row& row, Row& place) {
        for (const Field& gone : row.outcome) {
            Row other = row;
            other.outcome = Outcome(row.outcome.rank());
            for (const Field& field : row.outcome) {
                if (field.name != gone.name) other.outcome.push(field);
            }
            prove_change(line + "outcome field \"" + std::string(gone.name) + "\"", Wish::all_of(row.when), Look::everything, place, other);
        }
        if (row.outcome.count() == 0) return;
        Row other = row;
        other.outcome = Outcome(row.outcome.rank());
        other.outcome.add("changed", true);
        prove_change(line + "outcome", Wish::all_of(row.when), Look::everything, place, other);
    }

    // --- the conditions of any row ---

    template <class Row>
    void prove_conditions(const std::string& line, const Row& row, Row& place, Look look) {
        for (std::size_t c = 0; c < row.when.all.size(); ++c) {
            const Clause& clause = row.when.all[c];
            const std::string condition = line + "condition \"" + clause.text + "\"";
            Wish wish = Wish::all_of(row.when, c);
            for (const Literal& literal : clause.any) wish.literals.emplace_back(literal, false);
            Row other = row;
            other.when.all.erase(other.when.all.begin() + static_cast<std::ptrdiff_t>(c));
            prove_change(condition, wish, look, place, other);

            for (std::size_t l = 0; l < clause.any.size(); ++l) {
                // Only this side of the "or" holds.
                Wish alone = Wish::all_of(row.when, c);
                for (std::size_t k = 0; k < clause.any.size(); ++k) alone.literals.emplace_back(clause.any[k], k == l);
                if (clause.any.size() > 1) {
                    Row without = row;
                    auto& any = without.when.all[c].any;
                    any.erase(any.begin() + static_cast<std::ptrdiff_t>(l));
                    prove_change(condition + ", alternative " + std::to_string(l + 1), alone, look, place, without);
                }
                prove_words(condition, row, place, look, c, l, alone);
            }
        }
    }

    template <class Row>
    void prove_words(const std::string& condition, const Row& row, Row& place, Look look, std::size_t c, std::size_t l, const Wish& alone) {
        const Literal& literal = row.when.all[c].any[l];
        const auto words = words_at(literal.slot);
        const auto named = named_words(literal, words.size());
        if (named.size() < 2) return;
        for (const int word : named) {
            Wish wish = alone;
            wish.literals.emplace_back(Literal{literal.slot, std::uint64_t{1} << word}, true);
            Row other = row;
            other.when.all[c].any[l].allowed ^= std::uint64_t{1} << word;
            prove_change(condition + ", word \"" + std::string(words[static_cast<std::size_t>(word)]) + "\"", wish, look, place, other);
        }
    }

    std::span<const std::string_view> words_at(Slot slot) const {
        if (slot.is_scale()) return words_of(Kind::scale);
        if (slot.is_ruling()) return choices_of(slot.ruling());
        return words_of(kind_of(slot.fact()));
    }

    // --- the search ---

    template <class Row>
    void prove_change(const std::string& what, const Wish& wish, Look look, Row& place, const Row& other) {
        prove_change(what, wish, look, place, std::vector<Row>{other});
    }

    // A row that several charts borrow is proven when it is in one of them.
    template <class Row>
    void prove_change(const std::string& what, const Wish& wish, Look look, Row& place, const std::vector<Row>& others) {
        bool& proven = proven_[what];
        if (proven) return;
        const Row row = place;
        for (const Row& other : others) {
            place = other;
            proven = proven || tells(wish, look);
        }
        place = row;
    }

    bool tells(const Wish& wish, Look look) {
        const auto effect = look == Look::pool ? pool_effect : whole_effect;
        for (int i = 0; i < kTries; ++i) {
            const Situation situation = i % 8 == 7 ? drawer_->draw(chance_) : drawer_->draw(chance_, wish);
            if (effect(*compared_, *procedure_, situation) != effect(copy_, *procedure_, situation)) return true;
        }
        return false;
    }

    const Charts& charts_;
    Charts copy_;                                   // the changed one
    const Charts* compared_ = &charts_;
    const Procedure* procedure_ = nullptr;
    const Chart* chart_ = nullptr;
    Chart* changed_ = nullptr;
    std::unique_ptr<SituationDrawer> drawer_;
    Chance64 chance_{0};
    std::map<std::string, bool> proven_;
};

}  // namespace

TEST_CASE("every amount, limit, condition, word, number and outcome of every chart matters") {
    Proof proof;
    proof.prove_all();
    MESSAGE(proof.count() << " changes tried");
    CHECK_MESSAGE(proof.unproven().empty(), "these can be changed or taken away, and nothing comes out differently:\n", proof.unproven());
}
