#include "core/rules/procedure.hpp"

#include "core/rules/table_needs.hpp"

#include <cassert>

namespace aor {

Assessment assess(const Charts& charts, const Procedure& procedure, const Situation& situation) {
    Assessment out;
    out.charts = &charts;
    out.chart = charts.find(procedure.id);
    assert(out.chart != nullptr);
    out.situation = situation;
    for (const FactRow& row : out.chart->facts) {
        if (row.optional && row.absent_is && !out.situation.given(row.fact)) {
            out.situation.set(Slot(row.fact), out.situation.raw(*row.absent_is));
        }
    }
    procedure.establish(charts, *out.chart, out.situation);

    for (const RefusalRow& row : out.chart->refusals) {
        if (row.when.holds(out.situation)) {
            out.refusal = &row;
            return out;
        }
    }
    for (const AutomaticRow& row : out.chart->automatics) {
        if (!row.when.all.empty() && row.when.holds(out.situation)) {
            out.automatic = &row;
            return out;
        }
    }
    procedure.make_pool(charts, out);
    return out;
}

namespace {

// Faces come one by one from `next`, or nothing when they run out.
template <class NextFace>
std::optional<Resolution> resolve_with(const Procedure& procedure, const Assessment& assessment, NextFace next) {
    Resolution out;
    std::vector<int> tallies;
    while (const auto dice = procedure.next_throw(assessment, tallies)) {
        const std::size_t first = out.faces.size();
        for (int i = 0; i < dice->count(); ++i) {
            const std::optional<int> face = next();
            if (!face) return std::nullopt;
            out.faces.push_back(*face);
        }
        const int sum = add_up(*dice, std::span(out.faces).subspan(first));
        tallies.push_back(procedure.tally(assessment, out.throws.size(), sum));
        out.throws.push_back(*dice);
        out.sums.push_back(sum);
    }
    out.outcome = procedure.resolve(assessment, tallies);
    return out;
}

std::string dice_in_words(std::size_t count) { return count == 1 ? "1 die" : std::to_string(count) + " dice"; }

}  // namespace

Resolution roll(const Procedure& procedure, const Assessment& assessment, DiceSource& source) {
    Resolution out = *resolve_with(procedure, assessment, [&] { return std::optional(source.next_face()); });
    out.origin = source.origin();
    return out;
}

Result<Resolution> take_faces(const Procedure& procedure, const Assessment& assessment, std::span<const int> faces,
                              const Place& place) {
    Problems problems;
    for (const int face : faces) {
        if (face < 1 || face > 6) problems.add(place, "a die shows 1 to 6, not " + std::to_string(face));
    }
    if (!problems.none()) return problems;

    std::size_t taken = 0;
    auto resolution = resolve_with(procedure, assessment, [&]() -> std::optional<int> {
        return taken < faces.size() ? std::optional(faces[taken++]) : std::nullopt;
    });
    if (!resolution) {
        // How many are missing depends on faces not yet shown; the part that is certain is the throw at hand.
        std::vector<int> tallies;
        std::size_t used = 0;
        std::size_t wanted = 0;
        while (const auto dice = procedure.next_throw(assessment, tallies)) {
            wanted = used + static_cast<std::size_t>(dice->count());
            if (wanted > faces.size()) break;
            tallies.push_back(procedure.tally(assessment, tallies.size(), add_up(*dice, faces.subspan(used, static_cast<std::size_t>(dice->count())))));
            used = wanted;
        }
        problems.add(place, "too few dice: this roll takes " + dice_in_words(wanted) + ", not " + std::to_string(faces.size()));
        return problems;
    }
    if (taken < faces.size()) {
        problems.add(place, "too many dice: this roll takes " + (taken == 0 ? std::string("none") : dice_in_words(taken)) +
                                ", not " + std::to_string(faces.size()));
        return problems;
    }
    return std::move(*resolution);
}

Result<Resolution> take_total(const Procedure& procedure, const Assessment& assessment, int total, const Place& place) {
    Problems problems;
    const auto dice = procedure.next_throw(assessment, {});
    if (!assessment.chart->total_allowed) {
        problems.add(place, "a total is not enough for this roll: type the faces, as in dice = [3, 4]");
    } else if (!dice || dice->whole == 0) {
        problems.add(place, "no dice are rolled here, so there is no total");
    } else if (dice->half > 0) {
        problems.add(place, "with a half-die the total is not enough: type the faces, the half-die last");
    } else if (total < dice->whole || total > 6 * dice->whole) {
        problems.add(place, dice_in_words(static_cast<std::size_t>(dice->whole)) + " cannot show " + std::to_string(total) + ": only " +
                                std::to_string(dice->whole) + " to " + std::to_string(6 * dice->whole));
    }
    if (!problems.none()) return problems;

    Resolution out;
    out.origin = Origin::typed_total;
    out.throws = {*dice};
    out.sums = {total};
    const std::vector<int> tallies = {procedure.tally(assessment, 0, total)};
    out.outcome = procedure.resolve(assessment, tallies);
    return out;
}

namespace {

// Range bands rise from column to column; only the last may be blank.
void check_ranges(const Charts& charts, const std::string& folder, std::string_view id, Problems& problems) {
    const Table* table = charts.table(id);
    if (table == nullptr) return;
    for (const TableRow& row : table->rows) {
        for (const Scale scale : {Scale::mm25, Scale::mm15}) {
            std::int32_t before = 0;
            bool ended = false;
            for (const Cell& cell : row.cells[static_cast<std::size_t>(scale)]) {
                if (!cell.parts && cell.text.empty()) {
                    ended = true;
                } else if (!cell.parts || ended || *cell.parts <= before) {
                    problems.add({folder + "/" + std::string(id) + ".toml", 0, 0},
                                 "the ranges of \"" + row.id + "\" in " + std::string(words_of(Kind::scale)[static_cast<std::size_t>(scale)]) +
                                     " must rise from column to column");
                    break;
                } else {
                    before = *cell.parts;
                }
            }
        }
    }
}

}  // namespace

Problems check_procedures(const Charts& charts, const std::string& folder) {
    Problems problems;
    for (const std::string_view ranges : {"artillery_ranges", "small_arms_ranges"}) check_ranges(charts, folder, ranges, problems);
    for (const Procedure* procedure : procedures()) {
        const std::string file = folder + "/" + std::string(procedure->id) + ".toml";
        const Chart* chart = charts.find(procedure->id);
        if (chart == nullptr) {
            problems.add({file, 0, 0}, "there is no chart of the procedure \"" + std::string(procedure->id) + "\"");
            continue;
        }
        for (const Number number : procedure->numbers) {
            if (chart->numbers[static_cast<std::size_t>(number)].empty()) {
                problems.add({file, 0, 0}, "the number \"" + std::string(name_of(number)) + "\" is missing");
            }
        }
        for (const std::string_view name : procedure->results) {
            bool found = false;
            for (const ResultRow& row : chart->results) found = found || row.name == name;
            if (!found) problems.add({file, 0, 0}, "the result row \"" + std::string(name) + "\" is missing");
        }
        for (const std::string_view id : procedure->automatics) {
            bool found = false;
            for (const AutomaticRow& row : chart->automatics) found = found || row.id == id;
            if (!found) problems.add({file, 0, 0}, "the automatic rule \"" + std::string(id) + "\" is missing");
        }
        for (const TableNeed& need : procedure->tables) check_table(charts, folder, need, problems);
    }
    return problems;
}

void add_item(const ItemRow& row, std::uint16_t index, const Situation& situation, Pool& pool) {
    const std::uint16_t failing = row.when.first_failing(situation);
    if (failing != When::kHolds) {
        pool.dimmed.push_back({index, failing});
        return;
    }
    const int amount = row.amount_for(situation);
    if (amount == 0) pool.dimmed.push_back({index, When::kHolds});
    else pool.items.push_back({row.id, row.label, row.page, amount, row.of});
}

void add_minimum(const ItemRow& row, Pool& pool) {
    const int missing = *row.limit_to - pool.sum(row.of);
    if (missing > 0) pool.items.push_back({row.id, row.label, row.page, missing, row.of});
}

void add_maximum(const ItemRow& row, Pool& pool) {
    const int surplus = pool.sum(row.of) - *row.limit_to;
    if (surplus > 0) pool.items.push_back({row.id, row.label, row.page, -surplus, row.of});
}

void add_items(const Charts&, Assessment& assessment) {
    const auto& rows = assessment.chart->items;
    assessment.pool.items.reserve(12);
    assessment.pool.dimmed.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].limit_to) add_minimum(rows[i], assessment.pool);
        else add_item(rows[i], static_cast<std::uint16_t>(i), assessment.situation, assessment.pool);
    }
}

std::optional<Throw> throw_pool(const Assessment& a, std::span<const int> tallies) {
    if (a.automatic != nullptr || !tallies.empty()) return std::nullopt;
    return a.dice();
}

std::optional<Throw> throw_one_die(const Assessment& a, std::span<const int> tallies) {
    if (a.automatic != nullptr || !tallies.empty()) return std::nullopt;
    return Throw{1, 0};
}

std::optional<Throw> throw_nothing(const Assessment&, std::span<const int>) { return std::nullopt; }

int tally_sum(const Assessment&, std::size_t, int sum) { return sum; }
int tally_shifted(const Assessment& a, std::size_t, int sum) { return sum + a.shift(); }
int tally_roll_under(const Assessment& a, std::size_t, int sum) { return sum + a.shift() <= a.target() ? 1 : 0; }
int tally_hits(const Assessment& a, std::size_t, int sum) {
    return sum / a.chart->number(Number::sum_per_hit, a.situation).whole();
}

Outcome resolve_by_table(const Assessment& a, std::span<const int> tallies) {
    if (a.automatic != nullptr) return a.automatic->outcome;
    return a.chart->result_for(tallies.back(), a.situation).outcome;
}

Outcome resolve_hits(const Assessment&, std::span<const int> tallies) {
    Outcome outcome(tallies.front());
    outcome.add("hits", tallies.front());
    return outcome;
}

void establish_nothing(const Charts&, const Chart&, Situation&) {}

}  // namespace aor
