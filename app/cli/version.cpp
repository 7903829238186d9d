// aor version: which program, which charts.

#include "app/cli/data_folder.hpp"

#include <array>

namespace aor::cli {
namespace {

constexpr std::array kOptions = {kChartsOption};

constexpr std::string_view kManual = R"(NAME
    aor version - which program, which charts

SYNOPSIS
    aor version

DESCRIPTION
    Prints the version of the program, the digest that names the state of the charts, and where the charts were found.
    The program looks where AOR_DATA_DIR says, or else next to itself and in the place where it was installed.

EXAMPLES
    $ aor version
)";

int run_version(const Call& call) {
    const auto charts = open_charts(call);
    if (!charts) return kBadInput;
    const auto folder = charts_folder(call.options);
    call.streams.out << "aor " AOR_VERSION "\ncharts " << charts->digest() << " in " << folder->string() << '\n';
    return kDone;
}

}  // namespace

const Command version_command = {"version", "which program, which charts", kOptions, kManual, run_version, 0};

}  // namespace aor::cli
