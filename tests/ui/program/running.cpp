#include "tests/ui/program/running.hpp"

#include "app/shell/theme.hpp"

#include <doctest/doctest.h>

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

// X11 has macros for plain English words: last.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#undef None
#undef Status

#include <cstdlib>
#include <fstream>
#include <sstream>

extern char** environ;

namespace aor::tests {
namespace {

namespace fs = std::filesystem;

std::string whole(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

pid_t start(std::vector<std::string> words, std::map<std::string, std::string> changed, const fs::path& output) {
    std::vector<std::string> environment;
    for (char** at = environ; *at != nullptr; ++at) {
        const std::string line = *at;
        if (!changed.contains(line.substr(0, line.find('=')))) environment.push_back(line);
    }
    for (const auto& [name, value] : changed) {
        if (!value.empty()) environment.push_back(name + '=' + value);
    }
    const auto pointers = [](std::vector<std::string>& strings) {
        std::vector<char*> out;
        for (std::string& one : strings) out.push_back(one.data());
        out.push_back(nullptr);
        return out;
    };
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    pid_t pid = -1;
    const int failed = posix_spawnp(&pid, words[0].c_str(), &actions, nullptr, pointers(words).data(), pointers(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    REQUIRE_MESSAGE(failed == 0, words[0], " cannot be started");
    return pid;
}

void run_xdotool(std::vector<std::string> words) {
    words.insert(words.begin(), "xdotool");
    const fs::path output = fs::temp_directory_path() / ("aor-xdotool-" + std::to_string(getpid()));
    const pid_t pid = start(words, {}, output);
    int status = 0;
    waitpid(pid, &status, 0);
    const std::string said = whole(output);
    fs::remove(output);
    REQUIRE_MESSAGE(status == 0, words[1], ": ", said);
}

// The shares of the screen's pixels that are ground and that are ink, of any theme.
struct Seen {
    double ground = 0;
    double ink = 0;
};

Seen look() {
    Seen seen;
    ::Display* display = XOpenDisplay(nullptr);
    if (display == nullptr) return seen;
    const ::Window root = DefaultRootWindow(display);
    XWindowAttributes size = {};
    XGetWindowAttributes(display, root, &size);
    XImage* image = XGetImage(display, root, 0, 0, static_cast<unsigned>(size.width), static_cast<unsigned>(size.height), AllPlanes, ZPixmap);
    for (int y = 0; image != nullptr && y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const unsigned long pixel = XGetPixel(image, x, y);
            const shell::Colour colour{static_cast<std::uint8_t>(pixel >> 16), static_cast<std::uint8_t>((pixel >> 8) & 0xFF),
                                       static_cast<std::uint8_t>(pixel & 0xFF)};
            for (const shell::Theme theme : shell::kThemes) {
                const shell::Palette& palette = shell::palette_of(theme);
                for (const shell::Colour ground : palette.grounds()) {
                    if (colour == ground) {
                        seen.ground += 1;
                        break;
                    }
                }
                if (colour == palette.ink) seen.ink += 1;
            }
        }
    }
    if (image != nullptr) XDestroyImage(image);
    XCloseDisplay(display);
    const double pixels = static_cast<double>(size.width) * size.height;
    return {seen.ground / pixels, seen.ink / pixels};
}

}  // namespace

bool a_moment(int& left) {
    usleep(50'000);
    return --left > 0;
}

Running::Running(const fs::path& home, std::vector<std::string> words, std::map<std::string, std::string> environment)
    : output_(home / "said.txt") {
    fs::create_directories(home);
    words.insert(words.begin(), AOR_OVERLAY_BIN);
    environment.emplace("HOME", home.string());
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"}) environment.emplace(folder, "");
    // The driver, not this program, keeps memory until the end.
    environment.emplace("ASAN_OPTIONS", "detect_leaks=0");
    pid_ = start(std::move(words), std::move(environment), output_);
}

Running::~Running() {
    if (is_alive()) {
        kill(pid_, SIGKILL);
        waitpid(pid_, &status_, 0);
    }
}

bool Running::is_alive() {
    if (pid_ > 0 && waitpid(pid_, &status_, WNOHANG) == pid_) pid_ = -1;
    return pid_ > 0;
}

void Running::see_first_frame() {
    Seen seen;
    const bool painted = comes_true([&] {
        if (!is_alive()) return true;
        seen = look();
        return seen.ground > 0.5 && seen.ink > 0.0005;
    });
    REQUIRE_MESSAGE(is_alive(), "it has ended: ", whole(output_));
    REQUIRE_MESSAGE(painted, "ground ", seen.ground, ", ink ", seen.ink);
    // Without a window manager nobody gives it the keyboard.
    run_xdotool({"search", "--sync", "--onlyvisible", "--class", "aor-overlay", "windowfocus", "--sync"});
}

void Running::type(std::string_view keys) const {
    std::string text;
    const auto send = [&text] {
        if (!text.empty()) run_xdotool({"type", "--delay", "40", "--", text});
        text.clear();
    };
    for (const char c : keys) {
        if (c != '\n') {
            text += c;
            continue;
        }
        send();
        press("Return");
    }
    send();
}

void Running::press(const std::string& key) const { run_xdotool({"key", "--delay", "40", key}); }

void Running::kill_hard() {
    REQUIRE(is_alive());
    kill(pid_, SIGKILL);
    waitpid(pid_, &status_, 0);
    pid_ = -1;
}

Ended Running::end() {
    const bool ended = comes_true([this] { return !is_alive(); });
    REQUIRE_MESSAGE(ended, "it does not end: ", whole(output_));
    return {WIFEXITED(status_) ? WEXITSTATUS(status_) : -WTERMSIG(status_), whole(output_)};
}

}  // namespace aor::tests
