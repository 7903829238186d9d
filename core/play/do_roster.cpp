#include "core/play/do_roster.hpp"

#include "core/battle/roster.hpp"
#include "core/battle/sound.hpp"
#include "core/battle/usual_unit.hpp"
#include "core/play/fact_values.hpp"
#include "core/play/field_words.hpp"

namespace aor {
namespace {

Problems problems_of(const std::optional<Problem>& problem) {
    Problems problems;
    if (problem) problems.add(*problem);
    return problems;
}

std::optional<Thing> thing_of(const Performance& p) {
    if (const std::string kind = p.text_of("thing"); !kind.empty()) return worded<Thing>(kind);
    return thing_named(p.battle(), p.intent().actor);
}

Problems nothing_called(const Performance& p) { return problem_of("there is nothing called \"" + p.intent().actor + '"'); }

/// The record as its fields were typed; only fields that an order of battle may have, and castings.
template <class Record>
Result<Record> typed_record(Performance& p) {
    Record record;
    Problems problems;
    std::vector<Named> fields = p.intent().words;
    for (const Named& named : p.intent().facts) {
        (void)p.fact(named.name);
        fields.push_back(named);
    }
    for (const Named& named : fields) {
        const auto number = field_of(Record::thing, named.name);
        if (!number) {
            problems.append(number.problems());
            continue;
        }
        const FieldInfo& info = fields_of(Record::thing)[*number];
        if (info.group != FieldGroup::listed && named.name != "castings") {
            problems.append(problem_of('"' + named.name + "\" cannot be given to one that joins"));
            continue;
        }
        const auto value = read_field(p.battle(), info, typed_text(named.value));
        if (!value) {
            problems.append(value.problems());
            continue;
        }
        FieldsOf<Record>::at(record, *number, [&](auto& field) {
            [[maybe_unused]] const bool set = set_value(field, *value);
            assert(set && "the value is of the field's type");
        });
    }
    if (!problems.none()) return problems;
    return record;
}

Problems add_unit_typed(Performance& p) {
    auto unit = typed_record<Unit>(p);
    if (!unit) return unit.problems();
    const auto given = [&](std::string_view field) { return p.word(field) != nullptr || p.fact(field) != nullptr; };
    // What is not said is as in an order of battle: a usual unit, whole; `castings` alone is its strength at the start too.
    if (!given("formation")) unit->formation = usual_formation(*unit);
    const UsualSize usual = usual_size(p.charts(), p.battle().game, *unit);
    if (!given("castings_start")) unit->castings_start = given("castings") ? unit->castings : usual.castings;
    if (!given("castings")) unit->castings = unit->castings_start;
    if (!given("castings_per_base")) unit->castings_per_base = usual.per_base;
    if (!given("flag") && !usually_has_flag(*unit)) unit->flag = FlagState::none;
    const Added added = add_unit(p.draft(), *unit, p.intent().reason, p.entry());
    return problems_of(added.problem);
}

}  // namespace

Problems add_to_roster(Performance& p) {
    const std::string kind = p.intent().actor.empty() ? std::string("unit") : p.intent().actor;
    const Battle before = p.battle();
    Problems problems;
    if (kind == "unit") {
        problems = add_unit_typed(p);
    } else if (kind == "leader") {
        auto leader = typed_record<Leader>(p);
        problems = leader ? problems_of(add_leader(p.draft(), *leader, p.intent().reason).problem) : leader.problems();
    } else if (kind == "brigade") {
        auto brigade = typed_record<Brigade>(p);
        problems = brigade ? problems_of(add_brigade(p.draft(), *brigade, p.intent().reason).problem) : brigade.problems();
    } else if (kind == "site") {
        auto site = typed_record<Site>(p);
        if (!site) return site.problems();
        if (p.intent().reason.empty()) return problem_of("say why: the roster changes only with a reason");
        site->id = make_id(p.battle(), Thing::site, site->name);
        if (site->name.empty()) site->name = site->id;
        p.draft().begin(Happened::roster, Thing::site, site->id, site->name + " is on the table (" + p.intent().reason + ')');
        p.draft().come(*site);
    } else {
        return problem_of("what is added is a unit, a leader, a brigade or a site, not \"" + kind + '"');
    }
    if (!problems.none()) return problems;
    const std::string old = impossible_in(before).sentences();
    for (const Problem& problem : impossible_in(p.battle())) {
        if (old.find(problem.sentence()) == std::string::npos) problems.add(problem);
    }
    return problems;
}

Problems rename_in_roster(Performance& p) {
    const auto thing = thing_of(p);
    if (!thing) return nothing_called(p);
    if (p.word("name") == nullptr) return problem_of("say the new name: name=...");
    return problems_of(rename(p.draft(), *thing, p.intent().actor, p.text_of("name"), p.intent().reason));
}

Problems transfer_in_roster(Performance& p) {
    const auto thing = thing_of(p);
    if (!thing) return nothing_called(p);
    const std::string to = p.text_of("to");
    if (p.battle().brigade(to) != nullptr) return problems_of(transfer_to_brigade(p.draft(), *thing, p.intent().actor, to, p.intent().reason));
    if (p.battle().army(to) != nullptr) return problems_of(transfer_to_army(p.draft(), *thing, p.intent().actor, to, p.intent().reason));
    return problem_of("say to which brigade or army: there is none called \"" + to + '"');
}

Problems strike_from_roster(Performance& p) {
    const auto thing = thing_of(p);
    if (!thing) return nothing_called(p);
    return problems_of(strike_off(p.draft(), *thing, p.intent().actor, p.intent().reason));
}

}  // namespace aor
