#ifndef _WIN32

#include "core/battle/growing_file.hpp"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace aor {

namespace {

namespace fs = std::filesystem;

std::string why(int error) { return std::generic_category().message(error); }

Problem problem_of(const fs::path& path, std::string text) { return {{path.string(), 0, 0}, std::move(text)}; }

Problems problems_of(const fs::path& path, std::string text) {
    Problems problems;
    problems.add(problem_of(path, std::move(text)));
    return problems;
}

/// A file descriptor that is closed in the end.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool open() const { return number_ >= 0; }

private:
    int number_;
};

template <class Call>
auto again_when_interrupted(Call&& call) {
    auto result = call();
    while (result < 0 && errno == EINTR) result = call();
    return result;
}

int make_safe(int descriptor) {
#if defined(__APPLE__)
    if (again_when_interrupted([&] { return ::fcntl(descriptor, F_FULLFSYNC); }) == 0) return 0;
    return again_when_interrupted([&] { return ::fsync(descriptor); });
#else
    return again_when_interrupted([&] { return ::fdatasync(descriptor); });
#endif
}

/// So that a new name in the folder outlives a power cut. Some file systems cannot; then there is nothing to be done.
void make_folder_safe(const fs::path& path) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.open()) ::fsync(descriptor.number());
}

/// All bytes in as few writes as the system allows: 0, or the error. One write is the rule; a short one means that
/// the disk is full, and the next says so.
int write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written =
            again_when_interrupted([&] { return ::write(descriptor, bytes.data(), bytes.size()); });
        if (written < 0) return errno;
        if (written == 0) return ENOSPC;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

class DiskFile final : public GrowingFile {
public:
    DiskFile(fs::path path, Descriptor descriptor, std::string read_only)
        : path_(std::move(path)), descriptor_(std::move(descriptor)), read_only_(std::move(read_only)) {}

    [[nodiscard]] std::string name() const override { return path_.string(); }
    [[nodiscard]] std::string read_only_because() const override { return read_only_; }

    [[nodiscard]] Result<std::string> read(std::uint64_t from) override {
        struct stat about {};
        if (::fstat(descriptor_.number(), &about) != 0) return problems_of(path_, "cannot be read: " + why(errno));
        const auto end = static_cast<std::uint64_t>(about.st_size);
        std::string bytes;
        if (end <= from) return bytes;
        bytes.resize(static_cast<std::size_t>(end - from));
        std::size_t have = 0;
        while (have < bytes.size()) {
            const ssize_t got = again_when_interrupted([&] {
                return ::pread(descriptor_.number(), bytes.data() + have, bytes.size() - have,
                               static_cast<off_t>(from + have));
            });
            if (got < 0) return problems_of(path_, "cannot be read: " + why(errno));
            if (got == 0) break;
            have += static_cast<std::size_t>(got);
        }
        bytes.resize(have);
        return bytes;
    }

    [[nodiscard]] std::optional<Problem> append(std::uint64_t size, std::string_view bytes) override {
        struct stat about {};
        if (::fstat(descriptor_.number(), &about) != 0) return problem_of(path_, "cannot be written: " + why(errno));
        if (static_cast<std::uint64_t>(about.st_size) != size) {
            return problem_of(path_, "somebody else has changed the file: open it anew");
        }
        if (const int error = write_all(descriptor_.number(), bytes)) {
            return problem_of(path_, "the entry could not be written: " + why(error));
        }
        if (make_safe(descriptor_.number()) != 0) {
            return problem_of(path_, "the entry could not be made safe: " + why(errno));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Problem> cut(std::uint64_t size) override {
        if (::ftruncate(descriptor_.number(), static_cast<off_t>(size)) != 0 || make_safe(descriptor_.number()) != 0) {
            return problem_of(path_, "cannot be cut: " + why(errno));
        }
        return std::nullopt;
    }

    [[nodiscard]] Result<std::string> put_aside(std::string_view bytes) override {
        for (int number = 1; number < 10'000; ++number) {
            fs::path aside = path_;
            aside += ".torn-" + std::to_string(number);
            const Descriptor copy(::open(aside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
            if (!copy.open() && errno == EEXIST) continue;
            if (!copy.open()) return problems_of(aside, "cannot be made: " + why(errno));
            int error = write_all(copy.number(), bytes);
            if (error == 0 && make_safe(copy.number()) != 0) error = errno;
            if (error != 0) {
                ::unlink(aside.c_str());
                return problems_of(aside, "cannot be written: " + why(error));
            }
            make_folder_safe(aside);
            return aside.string();
        }
        return problems_of(path_, "too many torn pieces lie beside it");
    }

private:
    fs::path path_;
    Descriptor descriptor_;
    std::string read_only_;
};

/// "" when the lock is ours.
std::string lock(int descriptor) {
    if (again_when_interrupted([&] { return ::flock(descriptor, LOCK_EX | LOCK_NB); }) == 0) return "";
    if (errno == EWOULDBLOCK) return "somebody else has it open";
    return "it cannot be kept from others on this disk (" + why(errno) + ')';
}

}  // namespace

Result<std::unique_ptr<GrowingFile>> open_disk_file(const fs::path& path, OpenFor what) {
    std::string read_only = what == OpenFor::reading ? "asked for so" : "";
    // O_NONBLOCK: a pipe by that name must not keep the program waiting.
    constexpr int kHow = O_CLOEXEC | O_NONBLOCK;
    int number = -1;
    if (read_only.empty()) {
        number = ::open(path.c_str(), O_RDWR | O_APPEND | kHow);
        if (number < 0 && errno != EISDIR && errno != ENOENT) read_only = "it cannot be written (" + why(errno) + ')';
    }
    if (number < 0) number = ::open(path.c_str(), O_RDONLY | kHow);
    if (number < 0) return problems_of(path, "cannot be opened: " + why(errno));
    Descriptor descriptor(number);
    struct stat about {};
    if (::fstat(number, &about) != 0) return problems_of(path, "cannot be opened: " + why(errno));
    if (S_ISDIR(about.st_mode)) return problems_of(path, "this is a folder, not a battle file");
    if (!S_ISREG(about.st_mode)) return problems_of(path, "this is not a file that can hold a battle");
    if (read_only.empty()) read_only = lock(number);
    return std::unique_ptr<GrowingFile>(new DiskFile(path, std::move(descriptor), std::move(read_only)));
}

Result<std::unique_ptr<GrowingFile>> create_disk_file(const fs::path& path, std::string_view bytes) {
    if (path.filename().empty()) return problems_of(path, "a battle file needs a name");
    // Written under another name and then named: it is there whole or not at all.
    fs::path early;
    int number = -1;
    for (int i = 1; number < 0 && i < 10'000; ++i) {
        early = path;
        early += ".new-" + std::to_string(i);
        number = ::open(early.c_str(), O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (number < 0 && errno != EEXIST) return problems_of(path, "cannot be made: " + why(errno));
    }
    if (number < 0) return problems_of(path, "cannot be made: too many unfinished ones lie beside it");
    Descriptor descriptor(number);
    const auto fail = [&](int error) {
        ::unlink(early.c_str());
        return problems_of(path, error == EEXIST ? "there is already a file of that name"
                                                 : "cannot be made: " + why(error));
    };
    const std::string read_only = lock(number);
    if (const int error = write_all(number, bytes)) return fail(error);
    if (make_safe(number) != 0) return fail(errno);
    if (::link(early.c_str(), path.c_str()) == 0) {
        ::unlink(early.c_str());
    } else {
        // A file system without hard links: nearly as good.
        if (errno == EEXIST) return fail(EEXIST);
        std::error_code error;
        if (fs::exists(fs::symlink_status(path, error))) return fail(EEXIST);
        if (::rename(early.c_str(), path.c_str()) != 0) return fail(errno);
    }
    make_folder_safe(path);
    return std::unique_ptr<GrowingFile>(new DiskFile(path, std::move(descriptor), read_only));
}

}  // namespace aor

#endif
