// The `aor-overlay` program: the referee's screen.

#include "app/cli/data_folder.hpp"
#include "app/cli/hour.hpp"
#include "app/overlay/arguments.hpp"
#include "app/overlay/sitting.hpp"

#include <csignal>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <system_error>
#include <vector>

namespace aor::overlay {
namespace {

namespace fs = std::filesystem;

enum Status : int { done = 0, bad_input = 2, no_screen = 3 };

int tell(const Problems& problems, Status status) {
    for (const Problem& problem : problems) std::cerr << "aor-overlay: " << problem.sentence() << '\n';
    return status;
}

// A folder for what a picture needs and nobody keeps.
class PassingFolder {
public:
    PassingFolder() : path_(fs::temp_directory_path() / ("aor-overlay-" + std::to_string(std::random_device{}()))) {}
    ~PassingFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    PassingFolder(const PassingFolder&) = delete;
    PassingFolder& operator=(const PassingFolder&) = delete;
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

desk::Folders folders_for(const Arguments& arguments, const fs::path& passing) {
    if (!arguments.data.empty()) return desk::folders_in(arguments.data);
    return arguments.screenshot.empty() ? desk::users_folders() : desk::folders_in(passing);
}

// The first evening: a small battle lies ready.
void begin_ready_battle(desk::Desk& desk) {
    if (desk.session() != nullptr || !desk.settings().recent.empty() || !desk.settings().last_battle.empty()) return;
    const fs::path order = desk.folders().armies / "first-battle.toml";
    std::error_code error;
    if (fs::exists(order, error)) desk.carry_out(desk::NewBattle{order, {}});
}

void open_what_was_asked(desk::Desk& desk, const Arguments& arguments) {
    if (arguments.battle.extension() == ".toml") {
        desk.start();
        desk.carry_out(desk::NewBattle{arguments.battle, {}});
    } else {
        desk.start(arguments.battle);
        if (arguments.battle.empty()) begin_ready_battle(desk);
    }
    desk::Settings& settings = desk.settings();
    if (!arguments.theme.empty()) settings.theme = arguments.theme;
    if (arguments.size) {
        settings.width = arguments.size->width;
        settings.height = arguments.size->height;
    }
    for (int i = 0; i < desk::kPanels; ++i) {
        const auto panel = static_cast<desk::Panel>(i);
        if (desk::name_of(panel) == arguments.panel) desk.carry_out(desk::ShowPanel{panel});
    }
    if (arguments.compact) desk.carry_out(desk::ShowCompact{true});
    // A picture shows the table, not the card that lies over it when one comes back to it.
    if (!arguments.screenshot.empty()) desk.carry_out(desk::ClosePauseCard{});
}

int sit(const Arguments& arguments) {
    const auto display = shell::Display::open();
    if (!display) return tell(display.problems(), no_screen);

    cli::Streams streams{std::cin, std::cout, std::cerr};
    const cli::Call call{arguments.options, streams};
    const auto charts = cli::open_charts(call);
    if (!charts) return bad_input;
    const auto charts_at = cli::charts_folder(arguments.options);

    const PassingFolder passing;
    desk::Folders folders = folders_for(arguments, passing.path());
    if (charts_at) folders.armies = charts_at->parent_path() / "armylists" / "ready";
    std::random_device chance;
    ProgramDice dice((static_cast<std::uint64_t>(chance()) << 32) | chance());
    desk::Desk desk(*charts, std::move(folders), &dice);
    desk.set_clock(cli::hour());
    open_what_was_asked(desk, arguments);

    shell::Wish wish;
    wish.title = "Age of Reason";
    wish.placement.width = desk.settings().width;
    wish.placement.height = desk.settings().height;
    wish.scale = arguments.scale;
    wish.shown = arguments.screenshot.empty() ? shell::Shown::on_screen : shell::Shown::not_at_all;
    auto window = shell::Window::open(*display, wish);
    if (!window) return tell(window.problems(), no_screen);

    Sitting sitting(desk, *window, arguments);
    if (arguments.screenshot.empty()) {
        sitting.run();
        return done;
    }
    const Problems problems = sitting.take_picture(arguments.screenshot);
    return problems.none() ? done : tell(problems, bad_input);
}

int run(const std::vector<std::string>& words) {
    Problems problems;
    const Arguments arguments = read_arguments(words, problems);
    if (arguments.help) {
        std::cout << manual();
        return done;
    }
    if (arguments.version) {
        std::cout << "aor-overlay " AOR_VERSION "\n";
        return done;
    }
    return problems.none() ? sit(arguments) : tell(problems, bad_input);
}

}  // namespace
}  // namespace aor::overlay

int main(int count, char** words) {
#ifdef SIGXFSZ
    // A limit on the size of files is like a full disk: the write fails, and we say so.
    std::signal(SIGXFSZ, SIG_IGN);
#endif
    return aor::overlay::run(std::vector<std::string>(words + (count > 0 ? 1 : 0), words + count));
}
