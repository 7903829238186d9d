#include "app/overlay/arguments.hpp"

#include "app/cli/data_folder.hpp"
#include "app/desk/desk_intent.hpp"
#include "app/shell/theme.hpp"
#include "core/base/suggest.hpp"

#include <array>
#include <charconv>
#include <vector>

namespace aor::overlay {
namespace {

constexpr std::array kOptions = {
    cli::Option{"--battle", "FILE"}, cli::Option{"--data", "DIR"},      cli::Option{"--screenshot", "FILE.png"},
    cli::Option{"--panel", "log"},   cli::Option{"--theme", "dark"},    cli::Option{"--size", "1366x768"},
    cli::Option{"--scale", "2"},     cli::Option{"--compact"},          cli::kChartsOption,
    cli::Option{"--help"},           cli::Option{"-h"},                 cli::Option{"--version"},
};

constexpr std::string_view kManual = R"(NAME
    aor-overlay - the referee's screen

SYNOPSIS
    aor-overlay [OPTIONS]

DESCRIPTION
    Opens the battle that was open last, with the case that was being made; the first time, a small battle that comes with
    the program. F1 shows the keys.

OPTIONS
    --battle FILE        open this battle; with an order of battle (FILE.toml), begin a new one
    --panel NAME         duties, ledger, log, charts, move, deck, plots, rulings, problems, battles,
                         lists, muster, help
    --theme NAME         paper, dark, light
    --size WxH           of the window, in pixels
    --scale S            of text and distances, 0.5 to 4, instead of what the screen says
    --compact            begin as a small window above others
    --data DIR           settings, battles and what is remembered lie in this folder (a stick, say)
    --charts DIR         other charts
    --screenshot FILE    draw without showing a window, write FILE as PNG, and end; nothing of the user's is touched
    --version            which program
    --help               this

EXIT STATUS
    0 done, 2 the input has faults, 3 there is no screen to draw on
)";

constexpr int kSmallest = 200;
constexpr int kLargest = 16384;

void read_name(const cli::Options& options, std::string_view option, std::string_view what, const std::vector<std::string_view>& known,
               std::string& name, Problems& problems) {
    const cli::Word* word = options.value(option);
    if (word == nullptr) return;
    for (const std::string_view one : known) {
        if (one == word->text) name = word->text;
    }
    if (name.empty()) problems.add(word->place, "unknown " + std::string(what) + " \"" + word->text + "\"" + did_you_mean(word->text, known));
}

std::optional<Arguments::Size> read_size(const cli::Word& word, Problems& problems) {
    Arguments::Size size;
    const char* end = word.text.data() + word.text.size();
    const auto width = std::from_chars(word.text.data(), end, size.width);
    const bool goes_on = width.ec == std::errc() && width.ptr != end && *width.ptr == 'x';
    const auto height = goes_on ? std::from_chars(width.ptr + 1, end, size.height) : width;
    if (goes_on && height.ec == std::errc() && height.ptr == end && size.width >= kSmallest && size.height >= kSmallest &&
        size.width <= kLargest && size.height <= kLargest) {
        return size;
    }
    problems.add(word.place, "a size is width and height from " + std::to_string(kSmallest) + " to " + std::to_string(kLargest) +
                                 " pixels, as in 1366x768, not \"" + word.text + "\"");
    return std::nullopt;
}

std::optional<float> read_scale(const cli::Word& word, Problems& problems) {
    float scale = 0;
    const char* end = word.text.data() + word.text.size();
    const auto [stopped, error] = std::from_chars(word.text.data(), end, scale);
    if (error == std::errc() && stopped == end && scale >= 0.5f && scale <= 4.0f) return scale;
    problems.add(word.place, "a scale is a number from 0.5 to 4, not \"" + word.text + "\"");
    return std::nullopt;
}

// Words are counted as typed after `aor-overlay`; the options of the command line count a subcommand that we have not.
Problems counted_from_one(const Problems& problems) {
    Problems out;
    for (Problem problem : problems) {
        int number = 0;
        constexpr std::string_view kArgument = "argument ";
        const std::string& file = problem.place.file;
        if (file.starts_with(kArgument) &&
            std::from_chars(file.data() + kArgument.size(), file.data() + file.size(), number).ec == std::errc()) {
            problem.place.file = std::string(kArgument) + std::to_string(number - 1);
        }
        out.add(std::move(problem));
    }
    return out;
}

}  // namespace

std::string_view manual() { return kManual; }

Arguments read_arguments(std::span<const std::string> words, Problems& problems) {
    Problems found;
    Arguments out(cli::Options(kOptions, words, found));
    const cli::Options& options = out.options;
    for (const cli::Word& word : options.plain()) found.add(word.place, "aor-overlay reads nothing from \"" + word.text + "\"; a battle is opened with --battle");

    const auto path = [&options](std::string_view name) {
        const cli::Word* word = options.value(name);
        return word != nullptr ? std::filesystem::path(word->text) : std::filesystem::path();
    };
    out.battle = path("--battle");
    out.data = path("--data");
    out.screenshot = path("--screenshot");
    out.compact = options.has("--compact");
    out.help = options.has("--help") || options.has("-h");
    out.version = options.has("--version");

    std::vector<std::string_view> panels;
    for (int i = 0; i < desk::kPanels; ++i) panels.push_back(desk::name_of(static_cast<desk::Panel>(i)));
    read_name(options, "--panel", "panel", panels, out.panel, found);
    std::vector<std::string_view> themes;
    for (const shell::Theme theme : shell::kThemes) themes.push_back(shell::name_of(theme));
    read_name(options, "--theme", "theme", themes, out.theme, found);
    if (const cli::Word* word = options.value("--size")) out.size = read_size(*word, found);
    if (const cli::Word* word = options.value("--scale")) out.scale = read_scale(*word, found);
    problems.append(counted_from_one(found));
    return out;
}

}  // namespace aor::overlay
