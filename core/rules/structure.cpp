#include "core/rules/structure.hpp"

namespace aor {
namespace {

bool is_occupied(const Situation& s) { return s.is(Fact::structure_occupied); }

// RULING R-84: a quarter of pick-up field works falls to one hit, a section of the campaign's to three; two rows of
// the table.
std::optional<int> hits_to_destroy(const Charts& charts, const Situation& s) {
    const auto kind = static_cast<std::size_t>(s.number(Fact::structure_kind));
    const Cell* cell = charts.table("hits_to_destroy")->cell(words_of(Kind::structure)[kind], "hits", s.scale());
    return cell->whole();
}

}  // namespace

void establish_structure(const Charts& charts, Situation& s) {
    const int damage = s.number(Fact::structure_damage);
    const auto needed = hits_to_destroy(charts, s);
    s.set(Fact::structure_destroyed, needed && damage >= *needed);
    s.set(Fact::structure_one_hit_left, needed && damage + 1 >= *needed);
    if (is_occupied(s)) return;

    s.set(Fact::target_arm, Arm::infantry);
    s.set(Fact::target_formation, Formation::line);
    s.set(Fact::target_cover, Cover::none);
    for (const Fact fact : {Fact::target_skirmisher, Fact::target_limbered, Fact::target_in_flank, Fact::target_in_melee,
                            Fact::target_lobositz_standing, Fact::target_on_glacis}) {
        s.set(fact, false);
    }
}

void make_structure_pool(const Charts& charts, Assessment& a) {
    add_items(charts, a);
    if (is_occupied(a.situation)) return;
    for (Item& item : a.pool.items) item.of = Of::target;
}

std::optional<Throw> throw_at_structure(const Assessment& a, std::span<const int> tallies) {
    if (is_occupied(a.situation) && tallies.empty()) return a.dice();
    const std::size_t throws = is_occupied(a.situation) ? 2 : 1;
    return tallies.size() < throws ? std::optional(Throw{1, 0}) : std::nullopt;
}

// RULING R-85: with a number of six or more the die cannot miss.
int tally_at_structure(const Assessment& a, std::size_t which, int sum) {
    return is_occupied(a.situation) && which == 0 ? tally_hits(a, which, sum) : tally_roll_under(a, which, sum);
}

Outcome resolve_at_structure(const Assessment& a, std::span<const int> tallies) {
    const Outcome at_structure = resolve_by_table(a, tallies);
    if (!is_occupied(a.situation)) return at_structure;
    const auto rows = static_cast<std::int64_t>(a.chart->results.size());
    Outcome outcome(tallies.front() * rows + at_structure.rank());
    outcome.add("hits", tallies.front());
    for (const Field& field : at_structure) outcome.push(field);
    return outcome;
}

}  // namespace aor
