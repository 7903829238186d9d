#include "core/chart/situation_reader.hpp"

#include "core/base/suggest.hpp"
#include "core/chart/toml_value.hpp"

#include <algorithm>
#include <charconv>

namespace aor {

namespace {

std::string allowed_words(const FactRow& row) {
    const std::vector<std::string_view> words(row.values.begin(), row.values.end());
    return one_of(words);
}

std::string written(const FactRow& row, std::int32_t value) {
    return row.kind == Kind::inches ? Inches::parts(value).text() : std::to_string(value);
}

}  // namespace

TableManners::TableManners() { blank_.set_scale(Scale::mm25); }

void TableManners::set_scale(std::string_view scale, const Place& place, Problems& problems) {
    const auto words = words_of(Kind::scale);
    const auto at = std::find(words.begin(), words.end(), scale);
    if (at == words.end()) problems.add(place, "unknown scale " + in_quotes(scale) + ": it is " + one_of(words));
    else blank_.set(Slot::scale(), static_cast<std::int32_t>(at - words.begin()));
}

void TableManners::set_ruling(std::string_view id, std::string_view choice, const Place& place, Problems& problems) {
    const auto ruling = ruling_named(id);
    if (!ruling) {
        std::vector<std::string_view> known;
        for (std::size_t i = 0; i < kRulingCount; ++i) known.push_back(id_of(static_cast<Ruling>(i)));
        problems.add(place, "there is no switch for the ruling " + in_quotes(id) + did_you_mean(id, known));
        return;
    }
    const auto choices = choices_of(*ruling);
    const auto at = std::find(choices.begin(), choices.end(), choice);
    if (at == choices.end()) {
        problems.add(place, std::string(id) + " cannot be " + in_quotes(choice) + ": it is " + one_of(choices));
    } else {
        blank_.set_ruling(*ruling, static_cast<std::int32_t>(at - choices.begin()));
    }
}

SituationBuilder::SituationBuilder(const Charts& charts, const Chart& chart, const TableManners& manners, Place place)
    : charts_(charts), chart_(chart), situation_(manners.blank()), place_(std::move(place)) {
    for (const FactRow& row : chart.facts) {
        if (row.fallback) situation_.set(Slot(row.fact), *row.fallback);
        else situation_.set(Slot(row.fact), kAbsent);
    }
}

const FactRow* SituationBuilder::named(std::string_view name, bool may_shorten, const Place& place, Problems& problems) const {
    std::vector<const FactRow*> endings;
    std::vector<std::string_view> known;
    for (const FactRow& row : chart_.facts) {
        const std::string_view full = name_of(row.fact);
        if (full == name) return &row;
        known.push_back(full);
        if (full.size() > name.size() && full.ends_with(name) && full[full.size() - name.size() - 1] == '.') {
            endings.push_back(&row);
        }
    }
    if (may_shorten && endings.size() == 1) return endings.front();
    if (may_shorten && endings.size() > 1) {
        std::vector<std::string_view> names;
        for (const FactRow* row : endings) names.push_back(name_of(row->fact));
        problems.add(place, in_quotes(name) + " is not clear: say " + one_of(names));
        return nullptr;
    }
    problems.add(place, "unknown fact " + in_quotes(name) + " of " + chart_.id + did_you_mean(name, known));
    return nullptr;
}

void SituationBuilder::out_of_range(const FactRow& row, std::string_view given, const Place& place) {
    problems_.add(place, in_quotes(name_of(row.fact)) + " must be from " + written(row, row.min) + " to " +
                             written(row, row.max) + ", not " + std::string(given));
}

void SituationBuilder::give_value(const FactRow& row, std::int32_t value, const Place& place) {
    if ((row.kind == Kind::integer || row.kind == Kind::inches) && (value < row.min || value > row.max)) {
        out_of_range(row, written(row, value), place);
        return;
    }
    situation_.set(Slot(row.fact), value);
    given_.push_back({row.fact, place});
}

void SituationBuilder::give_range(const FactRow& row, std::string_view typed, const Place& place) {
    const auto colon = typed.find(':');
    const auto inches = Inches::read(typed.substr(0, colon));
    if (!inches) {
        problems_.add(place, in_quotes(name_of(row.fact)) + " cannot be " + in_quotes(typed) + ": it is " + allowed_words(row) +
                                 ", or inches as in \"5.5in\"" + did_you_mean(typed, row.values));
        return;
    }
    given_.push_back({row.fact, place});
    typed_range_ = TypedRange{*inches, colon == std::string_view::npos ? "musket" : std::string(typed.substr(colon + 1)), place, &row};
}

void SituationBuilder::give_words(std::string_view name, std::string_view value, const Place& place) {
    const FactRow* row = named(name, true, place, problems_);
    if (row == nullptr) return;
    named_.push_back(row->fact);
    for (const Given& given : given_) {
        if (given.fact == row->fact) {
            problems_.add(place, in_quotes(name_of(row->fact)) + " is given twice");
            return;
        }
    }
    switch (row->kind) {
        case Kind::boolean:
            if (value == "true" || value == "yes") give_value(*row, 1, place);
            else if (value == "false" || value == "no") give_value(*row, 0, place);
            else problems_.add(place, in_quotes(name_of(row->fact)) + " is true or false, not " + in_quotes(value));
            return;
        case Kind::integer: {
            std::int32_t number = 0;
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
            if (end != value.data() + value.size() || error == std::errc::invalid_argument) {
                problems_.add(place, in_quotes(name_of(row->fact)) + " is a whole number, not " + in_quotes(value));
            } else if (error == std::errc::result_out_of_range) {
                out_of_range(*row, value, place);
            } else {
                give_value(*row, number, place);
            }
            return;
        }
        case Kind::inches:
            if (const auto inches = Inches::read(value)) give_value(*row, inches->parts(), place);
            else problems_.add(place, in_quotes(name_of(row->fact)) + " is a distance in inches, not " + in_quotes(value));
            return;
        default: break;
    }
    if (is_list(row->kind)) {
        given_.push_back({row->fact, place});
        for (std::size_t from = 0; !value.empty() && from <= value.size();) {
            const auto comma = std::min(value.find(',', from), value.size());
            const std::string_view word = value.substr(from, comma - from);
            from = comma + 1;
            const auto at = std::find(row->values.begin(), row->values.end(), word);
            if (at == row->values.end()) {
                problems_.add(place, in_quotes(name_of(row->fact)) + " cannot hold " + in_quotes(word) + did_you_mean(word, row->values));
                continue;
            }
            const auto words = words_of(row->kind);
            const auto index = static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
            if (row->kind == Kind::objectives) ++situation_.objectives(row->fact)[index];
            else situation_.set(Slot(row->fact), situation_.raw(row->fact) | (1 << index));
        }
        return;
    }
    const auto words = words_of(row->kind);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == value && ((row->allowed >> i) & 1U) != 0) {
            give_value(*row, static_cast<std::int32_t>(i), place);
            return;
        }
    }
    if (row->kind == Kind::range) {
        give_range(*row, value, place);
        return;
    }
    problems_.add(place, in_quotes(name_of(row->fact)) + " cannot be " + in_quotes(value) + ": it is " + allowed_words(*row) +
                             did_you_mean(value, row->values));
}

void SituationBuilder::give_node(std::string_view name, const TomlValue& value, const Place& place) {
    const FactRow* row = named(name, false, place, problems_);
    if (row == nullptr) return;
    named_.push_back(row->fact);
    const toml::node& node = value.node;
    const Place at = value.reader.place_of(node);
    const auto wrong = [&](std::string_view wanted) {
        problems_.add(at, in_quotes(name) + " must be " + std::string(wanted) + ", not " + std::string(type_in_words(node)));
    };
    switch (row->kind) {
        case Kind::boolean:
            if (const auto* flag = node.as_boolean()) give_value(*row, flag->get() ? 1 : 0, at);
            else wrong("true or false");
            return;
        case Kind::integer:
            if (const auto* number = node.as_integer()) {
                if (number->get() < row->min || number->get() > row->max) out_of_range(*row, std::to_string(number->get()), at);
                else give_value(*row, static_cast<std::int32_t>(number->get()), at);
            } else {
                wrong("a whole number");
            }
            return;
        case Kind::inches:
            if (node.is_integer() || node.is_floating_point()) {
                const double inches = node.value<double>().value_or(-1.0);
                if (!(inches >= -1.0 && inches <= 100'000.0)) {
                    problems_.add(at, in_quotes(name) + " must be from " + written(*row, row->min) + " to " + written(*row, row->max));
                } else {
                    give_value(*row, Inches::from_double(inches).parts(), at);
                }
            } else {
                wrong("a number of inches");
            }
            return;
        default: break;
    }
    if (is_list(row->kind)) {
        const auto* list = node.as_array();
        if (list == nullptr) {
            wrong("a list");
            return;
        }
        std::string joined;
        for (const toml::node& element : *list) {
            const auto* word = element.as_string();
            if (word == nullptr) {
                problems_.add(value.reader.place_of(element), in_quotes(name) + " holds texts, not " + std::string(type_in_words(element)));
                return;
            }
            joined += (joined.empty() ? "" : ",") + word->get();
        }
        give_words(name, joined, at);
        return;
    }
    if (const auto* word = node.as_string()) give_words(name, word->get(), at);
    else wrong("a text");
}

std::vector<const FactRow*> SituationBuilder::missing() const {
    std::vector<const FactRow*> out;
    for (const FactRow& row : chart_.facts) {
        if (row.required() && std::find(named_.begin(), named_.end(), row.fact) == named_.end()) {
            out.push_back(&row);
        }
    }
    return out;
}

Place SituationBuilder::place_of(Fact fact) const {
    for (const Given& given : given_) {
        if (given.fact == fact) return given.place;
    }
    return place_;
}

void SituationBuilder::settle_range() {
    if (!typed_range_ || !problems_.none()) return;
    const Table* weapons = charts_.table("small_arms_ranges");
    const bool gun = chart_.find(Fact::firer_gun) != nullptr;
    if (!gun && (weapons == nullptr || weapons->row(typed_range_->weapon) == nullptr)) {
        problems_.add(typed_range_->place, "unknown weapon " + in_quotes(typed_range_->weapon) + ": say musket, rifle or bow");
        return;
    }
    const auto band = band_for(charts_, chart_, situation_, typed_range_->inches, typed_range_->weapon);
    if (!band) {
        out_of_range_ = true;
        problems_.add(typed_range_->place, typed_range_->inches.text() + " inches is out of range");
        return;
    }
    if (((typed_range_->row->allowed >> as_value(*band)) & 1U) == 0) {
        problems_.add(typed_range_->place, typed_range_->inches.text() + " inches is no range of this procedure");
        return;
    }
    situation_.set(Slot(typed_range_->row->fact), as_value(*band));
}

void SituationBuilder::check_constraints() {
    if (!problems_.none()) return;
    for (const ConstraintRow& row : chart_.constraints) {
        bool broken = !row.when.holds(situation_);
        if (row.than && !broken) {
            // A fact that was left out and has no value of its own binds nobody.
            const std::int32_t less = situation_.raw(*row.less);
            const std::int32_t than = situation_.raw(*row.than);
            broken = less != kAbsent && than != kAbsent && (row.strict ? less >= than : less > than);
        }
        if (broken) problems_.add(place_of(row.blames), row.text);
    }
}

Situation SituationBuilder::finish() {
    for (const FactRow* row : missing()) {
        problems_.add(place_, "the fact " + in_quotes(name_of(row->fact)) + " is missing: " + row->meaning);
    }
    settle_range();
    if (problems_.none()) {
        // Constraints look at the values that left-out facts stand for.
        const Situation as_given = situation_;
        for (const FactRow& row : chart_.facts) {
            if (row.optional && row.absent_is && !situation_.given(row.fact)) situation_.set(Slot(row.fact), situation_.raw(*row.absent_is));
        }
        check_constraints();
        situation_ = as_given;
    }
    return situation_;
}

std::optional<Range> band_for(const Charts& charts, const Chart& chart, const Situation& situation, Inches distance,
                              std::string_view weapon) {
    const bool gun = chart.find(Fact::firer_gun) != nullptr;
    const Table* table = charts.table(gun ? "artillery_ranges" : "small_arms_ranges");
    if (table == nullptr) return std::nullopt;
    const std::string_view row = gun ? words_of(Kind::gun)[static_cast<std::size_t>(situation.number(Fact::firer_gun))] : weapon;
    const auto words = words_of(Kind::range);
    for (const TableColumn& column : table->columns) {
        const Cell* cell = table->cell(row, column.id, situation.scale());
        const auto reach = cell != nullptr ? cell->inches() : std::nullopt;
        if (!reach || distance > *reach) continue;
        const auto at = std::find(words.begin(), words.end(), column.id);
        if (at != words.end()) return static_cast<Range>(at - words.begin());
    }
    return std::nullopt;
}

}  // namespace aor
