#pragma once
// A real file system of a few kilobytes that can be filled up, mounted by a process of its own where nobody else sees it: as
// root, or unprivileged where the system lets a user have a namespace of his own.

#ifdef __linux__

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>

namespace aor::tests {

class SmallDisk {
public:
    explicit SmallDisk(int kilobytes) {
        int orders[2];
        int answers[2];
        if (::pipe2(orders, O_CLOEXEC) != 0 || ::pipe2(answers, O_CLOEXEC) != 0) return;
        const uid_t user = ::geteuid();
        const gid_t group = ::getegid();
        keeper_ = ::fork();
        if (keeper_ == 0) {
            ::close(orders[1]);
            ::close(answers[0]);
            keep(orders[0], answers[1], user, group);
        }
        ::close(orders[0]);
        ::close(answers[1]);
        order_ = orders[1];
        answer_ = answers[0];
        made_ = keeper_ > 0 && resize(kilobytes);
    }
    ~SmallDisk() {
        ::close(order_);
        ::close(answer_);
        if (keeper_ <= 0) return;
        ::kill(keeper_, SIGKILL);
        ::waitpid(keeper_, nullptr, 0);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    /// Otherwise the test says so and counts as skipped.
    [[nodiscard]] bool is_there() const {
        if (!made_) std::cout << "SKIPPED: no small file system can be mounted here\n" << std::flush;
        return made_;
    }
    [[nodiscard]] std::string folder() const { return "/proc/" + std::to_string(keeper_) + "/root/tmp"; }
    /// Mounts it the first time.
    [[nodiscard]] bool resize(int kilobytes) {
        char answer = 'n';
        return ::write(order_, &kilobytes, sizeof kilobytes) == sizeof kilobytes && ::read(answer_, &answer, 1) == 1 && answer == 'y';
    }

private:
    static bool put(const char* file, const std::string& text) {
        const int to = ::open(file, O_WRONLY | O_CLOEXEC);
        const bool done = to >= 0 && ::write(to, text.data(), text.size()) == static_cast<ssize_t>(text.size());
        ::close(to);
        return done;
    }
    static bool has_own_mounts(uid_t user, gid_t group) {
        if (::unshare(CLONE_NEWNS) != 0) {
            if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
            (void)put("/proc/self/setgroups", "deny");
            if (!put("/proc/self/uid_map", "0 " + std::to_string(user) + " 1") || !put("/proc/self/gid_map", "0 " + std::to_string(group) + " 1")) return false;
        }
        return ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    }
    [[noreturn]] static void keep(int orders, int answers, uid_t user, gid_t group) {
        bool mounted = false;
        const bool may = has_own_mounts(user, group);
        for (int kilobytes = 0; ::read(orders, &kilobytes, sizeof kilobytes) == sizeof kilobytes;) {
            const std::string size = "size=" + std::to_string(kilobytes) + "k";
            const bool done = may && ::mount("tmpfs", "/tmp", "tmpfs", mounted ? static_cast<unsigned long>(MS_REMOUNT) : 0UL, size.c_str()) == 0;
            mounted = mounted || done;
            if (::write(answers, done ? "y" : "n", 1) != 1) break;
        }
        ::_exit(0);
    }

    pid_t keeper_ = -1;
    int order_ = -1;
    int answer_ = -1;
    bool made_ = false;
};

}  // namespace aor::tests

#endif
