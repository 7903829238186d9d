#pragma once
// The real aor-overlay on a real display, with somebody at its keyboard. Only for tests that run under Xvfb.

#include <sys/types.h>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace aor::tests {

/// What a program wrote and how it ended.
struct Ended {
    int status = 0;       ///< its exit status; -9 for one that was killed
    std::string said;     ///< on standard output and standard error
};

/// The program, started with its own home folder, so that nothing of the tester's is read or written.
class Running {
public:
    Running(const std::filesystem::path& home, std::vector<std::string> words, std::map<std::string, std::string> environment = {});
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// Waits until the window is painted: most of it in the grounds of a theme, with something written on it.
    void see_first_frame();
    /// Keys as a keyboard sends them, through the X server; '\n' is Enter.
    void type(std::string_view keys) const;
    /// "ctrl+q", "Escape", "F4".
    void press(const std::string& key) const;
    void kill_hard();
    /// Waits for its end; the test fails when there is none within some seconds.
    [[nodiscard]] Ended end();

private:
    [[nodiscard]] bool is_alive();

    std::filesystem::path output_;
    pid_t pid_ = -1;
    int status_ = 0;
};

/// True as soon as it is, false when it is not within some seconds.
template <class Question>
bool comes_true(Question question);

/// Sleeps for a twentieth of a second; false once `left` has run out.
bool a_moment(int& left);

template <class Question>
bool comes_true(Question question) {
    int left = 400;  // a slow machine with sanitizers may take its time; whoever is quick is done at once
    do {
        if (question()) return true;
    } while (a_moment(left));
    return false;
}

}  // namespace aor::tests
