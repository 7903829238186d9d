// Any bytes are situations, or problems with a place; what was read can be assessed, and a refused case has words.
#include "core/chart/situation_reader.hpp"
#include "core/rules/procedure.hpp"

#include <cstdint>
#include <cstdlib>

namespace {

const aor::Charts& charts() {
    static const aor::Charts loaded = [] {
        auto read = aor::Charts::load(AOR_SOURCE_DIR "/charts");
        if (!read) std::abort();
        return std::move(*read);
    }();
    return loaded;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto asked = aor::read_situations(charts(), text, "fuzz.toml");
    if (!asked) {
        for (const aor::Problem& problem : asked.problems()) {
            if (problem.text.empty() || problem.place.file.empty()) std::abort();
        }
        return 0;
    }
    for (const aor::Asked& one : *asked) {
        const aor::Procedure* procedure = aor::procedure_named(one.chart->id);
        const aor::Assessment assessment = aor::assess(charts(), *procedure, one.situation);
        if (assessment.refused()) {
            if (assessment.refusal->label.empty()) std::abort();
            continue;
        }
        if (one.dice_typed && one.dice_problems.none()) {
            if (one.total) (void)aor::take_total(*procedure, assessment, *one.total, one.dice_place);
            else (void)aor::take_faces(*procedure, assessment, one.faces, one.dice_place);
        }
        aor::ProgramDice dice(size);
        (void)aor::roll(*procedure, assessment, dice);
    }
    return 0;
}
