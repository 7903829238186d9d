// Any bytes are charts, or problems with a place: a single file, and a file beside the shipped morale chart.
#include "core/chart/charts.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto charts = aor::Charts::from_texts({{"charts/fuzz.toml", text}});
    if (!charts) {
        for (const aor::Problem& problem : charts.problems()) {
            if (problem.text.empty() || problem.place.file.empty()) std::abort();
        }
    }
    return 0;
}
