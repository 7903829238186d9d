#include "core/chart/chart_checks.hpp"

#include <algorithm>
#include <iterator>

namespace aor {
namespace {

// Numbers that code divides by as whole numbers.
constexpr Number kDivisors[] = {Number::sum_per_hit, Number::castings_step};

std::string in_words(const std::vector<Slot>& slots, const Situation& situation) {
    std::string out;
    for (const Slot slot : slots) {
        out += out.empty() ? " with " : ", ";
        const auto value = static_cast<std::size_t>(situation.raw(slot));
        if (slot.is_ruling()) out += std::string(id_of(slot.ruling())) + "=" + std::string(choices_of(slot.ruling())[value]);
        else if (slot.is_scale()) out += "scale=" + std::string(words_of(Kind::scale)[value]);
        else out += std::string(name_of(slot.fact())) + " " + std::to_string(value);
    }
    return out;
}

std::vector<std::int32_t> values_of(const Chart& chart, Slot slot) {
    std::vector<std::int32_t> values;
    if (slot.is_fact()) {
        const FactRow* row = chart.find(slot.fact());
        if (row != nullptr && row->kind == Kind::integer) {
            for (std::int32_t v = row->min; v <= std::min(row->max, row->min + 12); ++v) values.push_back(v);
        } else if (row != nullptr && !row->values.empty()) {
            for (std::int32_t v = 0; v < 63; ++v) {
                if ((row->allowed >> v) & 1U) values.push_back(v);
            }
        } else {
            values = {0, 1};
        }
    } else {
        const std::size_t count = slot.is_scale() ? 2 : choices_of(slot.ruling()).size();
        for (std::size_t v = 0; v < count; ++v) values.push_back(static_cast<std::int32_t>(v));
    }
    return values;
}

/// Tries every combination of what the result rows look at.
class ReadingsCheck {
public:
    ReadingsCheck(const Chart& chart, const Place& whole, Problems& problems) : chart_(chart), whole_(whole), problems_(problems) {
        for (const ResultRow& row : chart.results) {
            if (row.answers) rows_.push_back(&row);
        }
        for (const ResultRow* row : rows_) {
            for (const Clause& clause : row->when.all) {
                for (const Literal& literal : clause.any) {
                    if (std::find(slots_.begin(), slots_.end(), literal.slot) == slots_.end()) slots_.push_back(literal.slot);
                }
            }
        }
    }

    void run() {
        if (!rows_.empty()) from_slot(0);
    }

private:
    /// False after the first fault: one is enough for a chart.
    bool from_slot(std::size_t next) {
        if (next < slots_.size()) {
            for (const std::int32_t value : values_of(chart_, slots_[next])) {
                situation_.set(slots_[next], value);
                if (!from_slot(next + 1)) return false;
            }
            return true;
        }
        for (int reading = chart_.lowest_reading; reading <= chart_.highest_reading; ++reading) {
            const ResultRow* first = nullptr;
            for (const ResultRow* row : rows_) {
                if (reading < row->from || reading > row->to || !row->when.holds(situation_)) continue;
                if (first != nullptr) {
                    problems_.add(row->place, "two result rows answer a reading of " + std::to_string(reading) +
                                                  " (the other stands in line " + std::to_string(first->place.line) + ")");
                    return false;
                }
                first = row;
            }
            if (first == nullptr) {
                problems_.add(whole_, "no result row answers a reading of " + std::to_string(reading) + in_words(slots_, situation_));
                return false;
            }
        }
        return true;
    }

    const Chart& chart_;
    const Place& whole_;
    Problems& problems_;
    std::vector<const ResultRow*> rows_;
    std::vector<Slot> slots_;
    Situation situation_;
};

}  // namespace

void check_readings(const Chart& chart, const Place& whole, Problems& problems) { ReadingsCheck(chart, whole, problems).run(); }

void check_number(Number number, const NumberRow& row, Problems& problems) {
    const std::string name(name_of(number));
    const Bounds bounds = bounds_of(number);
    if (row.value.den != 1 && std::find(std::begin(kDivisors), std::end(kDivisors), number) != std::end(kDivisors)) {
        problems.add(row.place, "\"" + name + "\" is divided by: it must be a whole number");
        return;
    }
    if (row.in_inches) {
        if (row.value.num < 1) problems.add(row.place, "\"" + name + "\" must be over 0 inches");
    } else if (row.value.den == 1 ? row.value.num < bounds.least || row.value.num > bounds.most
                                  : row.value.num < 1 || row.value.num > 20 * row.value.den) {
        problems.add(row.place, "\"" + name + "\" must be from " + std::to_string(bounds.least) + " to " + std::to_string(bounds.most) +
                                     ", or a fraction over 0 and at most 20");
    }
}

void check_last_rows(const Chart& chart, Problems& problems) {
    for (std::size_t i = 0; i < kNumberCount; ++i) {
        const auto& rows = chart.numbers[i];
        if (!rows.empty() && !rows.back().when.all.empty()) {
            problems.add(rows.back().place, "the last row of the number \"" + std::string(name_of(static_cast<Number>(i))) +
                                                 "\" must hold always: it has no conditions");
        }
    }
}

}  // namespace aor
