// How long one answer takes: assess and resolve per procedure, and the whole tree of a frontal charge.
#include "core/play/frontal_charge.hpp"
#include "core/rules/procedure.hpp"

#include <benchmark/benchmark.h>

#include <cstdlib>

namespace {

using namespace aor;

const Charts& charts() {
    static const Charts loaded = [] {
        auto read = Charts::load(AOR_SOURCE_DIR "/charts");
        if (!read) std::abort();
        return std::move(*read);
    }();
    return loaded;
}

// The smallest case of a procedure: its needed facts at their lowest or first value.
Situation plain_case(const Chart& chart) {
    SituationBuilder builder(charts(), chart, TableManners(), {});
    for (const FactRow* row : builder.missing()) {
        if (row->values.empty()) builder.give_words(name_of(row->fact), row->kind == Kind::inches ? "5" : std::to_string(row->min), {});
        else builder.give_words(name_of(row->fact), row->values.front(), {});
    }
    return builder.finish();
}

void assess_and_resolve(benchmark::State& state, const Procedure* procedure) {
    const Situation situation = plain_case(*charts().find(procedure->id));
    ProgramDice dice(1);
    for (auto _ : state) {
        const Assessment assessment = assess(charts(), *procedure, situation);
        if (!assessment.refused()) benchmark::DoNotOptimize(roll(*procedure, assessment, dice));
    }
}

const int registered = [] {
    for (const Procedure* procedure : procedures()) {
        benchmark::RegisterBenchmark(("assess_and_resolve/" + std::string(procedure->id)).c_str(), assess_and_resolve, procedure);
    }
    return 0;
}();

// British grenadiers on French line (p 40), one tick changed before every answer.
void frontal_charge_after_one_tick(benchmark::State& state) {
    FrontalCharge charge(charts(), TableManners());
    for (const auto& [name, value] : std::initializer_list<std::pair<const char*, const char*>>{
             {"charger.grade", "3"}, {"defender.grade", "2"}, {"defender.first_fire", "true"}, {"defender.battalion_gun", "standard"}}) {
        charge.give(name, value, {});
    }
    auto steps = charge.steps({});
    if (!steps) std::abort();
    bool ticked = false;
    for (auto _ : state) {
        ticked = !ticked;
        steps->stand.set(Fact::unit_rear_support, ticked);
        benchmark::DoNotOptimize(odds_of(charts(), *steps));
    }
}
BENCHMARK(frontal_charge_after_one_tick)->Unit(benchmark::kMicrosecond);

void load_all_charts(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(Charts::load(AOR_SOURCE_DIR "/charts"));
}
BENCHMARK(load_all_charts)->Unit(benchmark::kMillisecond);

}  // namespace
