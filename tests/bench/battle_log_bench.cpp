// The log of a battle: adding an entry beside a bare append + fdatasync of the same bytes, opening ten thousand
// entries, looking back.

#include "core/battle/draft.hpp"
#include "core/battle/entry_text.hpp"
#include "core/battle/log_file.hpp"
#include "core/battle/set_up.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace aor;
namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

double microseconds(Clock::duration time) { return std::chrono::duration<double, std::micro>(time).count(); }

double middle(std::vector<double> times) {
    std::nth_element(times.begin(), times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2), times.end());
    return times[times.size() / 2];
}

struct Folder {
    fs::path path;
    Folder() {
        // Beside the build, on a disk; not in a folder that may be memory.
        std::string name = (fs::current_path() / "aor-bench-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) std::abort();
        path = name;
    }
    ~Folder() {
        std::error_code nothing;
        fs::remove_all(path, nothing);
    }
};

LogHeader header() {
    const auto charts = Charts::load(AOR_SOURCE_DIR "/charts");
    std::ifstream in(AOR_SOURCE_DIR "/armylists/ready/grand-battle.toml");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    auto battle = read_battle(*charts, text, "grand-battle.toml");
    LogHeader made;
    made.title = "Bench";
    made.start = std::move(*battle);
    return made;
}

/// An entry as fire makes it: facts, lines, dice, a loss, a check that is owed.
Entry shot(const Log& log) {
    const Battle& battle = log.battle();
    const auto& units = battle.units;
    const Unit& firer = units[static_cast<std::size_t>(log.next_number()) * 7 % units.size()];
    const Unit& target = units[static_cast<std::size_t>(log.next_number()) * 13 % units.size()];
    Entry entry = log.blank();
    entry.say = firer.name + " fires at " + target.name + ": 2 castings";
    entry.intent.verb = "do";
    entry.intent.procedure = "small_arms_fire";
    entry.intent.actor = firer.id;
    entry.intent.target = target.id;
    entry.intent.facts = {{"range", std::string("close")}};
    entry.intent.faces = {6, 5, 3, 2};
    Rolled rolled;
    rolled.procedure = "small_arms_fire";
    rolled.actor = firer.id;
    rolled.target = target.id;
    rolled.facts = {{"firer.grade", 2, FactSource::known, ""},
                    {"firer.castings", 12, FactSource::known, ""},
                    {"firer.first_fire", true, FactSource::known, ""},
                    {"range", std::string("close"), FactSource::typed, ""}};
    rolled.items = {{"grade", "Morale grade", "34", 2, Of::dice, ""},
                    {"first_fire", "First fire", "34", 1, Of::dice, ""},
                    {"close", "Close range", "34", 1, Of::dice, ""}};
    rolled.faces = {6, 5, 3, 2};
    rolled.sums = {16};
    rolled.outcome = {{"hits", 2}};
    rolled.say = "2 castings";
    entry.rolls = {rolled};
    Draft draft(battle);
    draft.begin(Happened::fire, Thing::unit, firer.id, entry.say);
    draft.set(firer.id, &Unit::first_fire, !firer.first_fire);
    draft.set(firer.id, &Unit::fired_turn, log.next_number());
    draft.begin(Happened::casualties, Thing::unit, target.id, target.name + " will lose 2 castings");
    Loss loss;
    loss.id = draft.new_id(Thing::loss, entry.number);
    loss.unit = target.id;
    loss.by = firer.id;
    loss.castings = 2;
    loss.cause = Cause::small_arms;
    loss.turn = battle.game.turn;
    loss.phase = battle.game.phase;
    loss.entry = entry.number;
    loss.pending = true;
    draft.come(loss);
    entry.events = std::move(draft).take();
    return entry;
}

void append(benchmark::State& state) {
    const Folder folder;
    auto file = LogFile::create(folder.path / "a.battle", header());
    const int bare = ::open((folder.path / "bare").c_str(), O_WRONLY | O_APPEND | O_CREAT, 0666);
    std::vector<double> ours;
    std::vector<double> theirs;
    std::size_t bytes = 0;
    for (auto _ : state) {
        const Entry entry = shot(file->log());
        const std::string text = text_of(entry);
        bytes = text.size();
        const auto run_bare = [&] {
            const auto begin = Clock::now();
            if (::write(bare, text.data(), text.size()) < 0 || ::fdatasync(bare) != 0) state.SkipWithError("bare");
            theirs.push_back(microseconds(Clock::now() - begin));
        };
        // Whoever comes second finds the disk warm: by turns.
        const bool bare_first = ours.size() % 2 == 0;
        if (bare_first) run_bare();
        const auto begin = Clock::now();
        if (file->append(entry)) state.SkipWithError("append");
        const auto end = Clock::now();
        if (!bare_first) run_bare();
        ours.push_back(microseconds(end - begin));
        state.SetIterationTime(std::chrono::duration<double>(end - begin).count());
    }
    ::close(bare);
    state.counters["bytes"] = static_cast<double>(bytes);
    state.counters["ours_us"] = middle(ours);
    state.counters["bare_us"] = middle(theirs);
    state.counters["ratio"] = middle(ours) / middle(theirs);
}
BENCHMARK(append)->UseManualTime()->Iterations(2000)->Unit(benchmark::kMicrosecond);

struct TenThousand {
    Folder folder;
    fs::path path = folder.path / "ten-thousand.battle";
    TenThousand() {
        Log log(header());
        std::ofstream out(path, std::ios::binary);
        out << text_of(log.header());
        for (int i = 0; i < 10'000; ++i) {
            if (log.add(shot(log))) std::abort();
            out << text_of(log.entries().back());
        }
    }
};

long peak_kilobytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

long kilobytes_now() {
    std::ifstream in("/proc/self/statm");
    long pages = 0;
    in >> pages >> pages;
    return pages * (::sysconf(_SC_PAGESIZE) / 1024);
}

void open_ten_thousand(benchmark::State& state) {
    const TenThousand file;
    const long before = kilobytes_now();
    long after = before;
    for (auto _ : state) {
        auto log = LogFile::open(file.path);
        if (log->log().entries().size() != 10'000) state.SkipWithError("open");
        after = std::max(after, kilobytes_now());
    }
    state.counters["file_MB"] = static_cast<double>(fs::file_size(file.path)) / 1e6;
    state.counters["grown_MB"] = static_cast<double>(after - before) / 1024;
    state.counters["peak_MB"] = static_cast<double>(peak_kilobytes()) / 1024;
}
BENCHMARK(open_ten_thousand)->Unit(benchmark::kMillisecond);

void look_back(benchmark::State& state) {
    Log log(header());
    for (int i = 0; i < 10'000; ++i) {
        if (log.add(shot(log))) std::abort();
    }
    int number = 0;
    for (auto _ : state) {
        number = (number + 4099) % 10'000;
        benchmark::DoNotOptimize(log.battle_at(number));
    }
}
BENCHMARK(look_back)->Unit(benchmark::kMicrosecond);

void copy_battle(benchmark::State& state) {
    const Battle battle = header().start;
    for (auto _ : state) {
        Battle copy = battle;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copy_battle)->Unit(benchmark::kMicrosecond);

}  // namespace
