#ifdef _WIN32

#include "core/battle/growing_file.hpp"

#include <system_error>

#define WIN32_LEAN_AND_MEAN
#define NOMINMAX
#include <windows.h>

namespace aor {

namespace {

namespace fs = std::filesystem;

std::string why(DWORD error) { return std::system_category().message(static_cast<int>(error)); }

Problem problem_of(const fs::path& path, std::string text) { return {{path.string(), 0, 0}, std::move(text)}; }

Problems problems_of(const fs::path& path, std::string text) {
    Problems problems;
    problems.add(problem_of(path, std::move(text)));
    return problems;
}

/// A handle that is closed in the end.
class Handle {
public:
    explicit Handle(HANDLE handle) : handle_(handle) {}
    Handle(Handle&& other) noexcept : handle_(other.handle_) { other.handle_ = INVALID_HANDLE_VALUE; }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    Handle& operator=(Handle&&) = delete;
    ~Handle() { close(); }
    void close() {
        if (open()) ::CloseHandle(handle_);
        handle_ = INVALID_HANDLE_VALUE;
    }
    [[nodiscard]] HANDLE get() const { return handle_; }
    [[nodiscard]] bool open() const { return handle_ != INVALID_HANDLE_VALUE; }

private:
    HANDLE handle_;
};

HANDLE open_handle(const fs::path& path, DWORD access, DWORD how) {
    return ::CreateFileW(path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, how,
                         FILE_ATTRIBUTE_NORMAL, nullptr);
}

/// Locks of Windows keep even readers out of the bytes they cover: ours covers one byte far behind any battle.
std::string lock(HANDLE handle) {
    OVERLAPPED where{};
    where.OffsetHigh = 0x7FFFFFFF;
    if (::LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where)) return "";
    const DWORD error = ::GetLastError();
    if (error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING) return "somebody else has it open";
    return "it cannot be kept from others on this disk (" + why(error) + ')';
}

/// 0, or the error.
DWORD write_at(HANDLE handle, std::uint64_t at, std::string_view bytes) {
    while (!bytes.empty()) {
        OVERLAPPED where{};
        where.Offset = static_cast<DWORD>(at);
        where.OffsetHigh = static_cast<DWORD>(at >> 32U);
        DWORD written = 0;
        const DWORD most = bytes.size() > (1U << 30U) ? (1U << 30U) : static_cast<DWORD>(bytes.size());
        if (!::WriteFile(handle, bytes.data(), most, &written, &where)) return ::GetLastError();
        if (written == 0) return ERROR_DISK_FULL;
        bytes.remove_prefix(written);
        at += written;
    }
    return 0;
}

class DiskFile final : public GrowingFile {
public:
    DiskFile(fs::path path, Handle handle, std::string read_only)
        : path_(std::move(path)), handle_(std::move(handle)), read_only_(std::move(read_only)) {}

    [[nodiscard]] std::string name() const override { return path_.string(); }
    [[nodiscard]] std::string read_only_because() const override { return read_only_; }

    [[nodiscard]] Result<std::string> read(std::uint64_t from) override {
        LARGE_INTEGER end{};
        if (!::GetFileSizeEx(handle_.get(), &end)) return problems_of(path_, "cannot be read: " + why(::GetLastError()));
        std::string bytes;
        if (static_cast<std::uint64_t>(end.QuadPart) <= from) return bytes;
        bytes.resize(static_cast<std::size_t>(static_cast<std::uint64_t>(end.QuadPart) - from));
        std::size_t have = 0;
        while (have < bytes.size()) {
            OVERLAPPED where{};
            where.Offset = static_cast<DWORD>(from + have);
            where.OffsetHigh = static_cast<DWORD>((from + have) >> 32U);
            const std::size_t left = bytes.size() - have;
            DWORD got = 0;
            if (!::ReadFile(handle_.get(), bytes.data() + have, left > (1U << 30U) ? (1U << 30U) : static_cast<DWORD>(left),
                            &got, &where)) {
                if (::GetLastError() == ERROR_HANDLE_EOF) break;
                return problems_of(path_, "cannot be read: " + why(::GetLastError()));
            }
            if (got == 0) break;
            have += got;
        }
        bytes.resize(have);
        return bytes;
    }

    [[nodiscard]] std::optional<Problem> append(std::uint64_t size, std::string_view bytes) override {
        LARGE_INTEGER end{};
        if (!::GetFileSizeEx(handle_.get(), &end)) {
            return problem_of(path_, "cannot be written: " + why(::GetLastError()));
        }
        if (static_cast<std::uint64_t>(end.QuadPart) != size) {
            return problem_of(path_, "somebody else has changed the file: open it anew");
        }
        if (const DWORD error = write_at(handle_.get(), size, bytes)) {
            return problem_of(path_, "the entry could not be written: " + why(error));
        }
        if (!::FlushFileBuffers(handle_.get())) {
            return problem_of(path_, "the entry could not be made safe: " + why(::GetLastError()));
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Problem> cut(std::uint64_t size) override {
        FILE_END_OF_FILE_INFO end{};
        end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
        if (!::SetFileInformationByHandle(handle_.get(), FileEndOfFileInfo, &end, sizeof end) ||
            !::FlushFileBuffers(handle_.get())) {
            return problem_of(path_, "cannot be cut: " + why(::GetLastError()));
        }
        return std::nullopt;
    }

    [[nodiscard]] Result<std::string> put_aside(std::string_view bytes) override {
        for (int number = 1; number < 10'000; ++number) {
            fs::path aside = path_;
            aside += ".torn-" + std::to_string(number);
            Handle copy(open_handle(aside, GENERIC_WRITE, CREATE_NEW));
            if (!copy.open() && ::GetLastError() == ERROR_FILE_EXISTS) continue;
            if (!copy.open()) return problems_of(aside, "cannot be made: " + why(::GetLastError()));
            DWORD error = write_at(copy.get(), 0, bytes);
            if (error == 0 && !::FlushFileBuffers(copy.get())) error = ::GetLastError();
            if (error == 0) return aside.string();
            copy.close();
            ::DeleteFileW(aside.c_str());
            return problems_of(aside, "cannot be written: " + why(error));
        }
        return problems_of(path_, "too many torn pieces lie beside it");
    }

private:
    fs::path path_;
    Handle handle_;
    std::string read_only_;
};

}  // namespace

Result<std::unique_ptr<GrowingFile>> open_disk_file(const fs::path& path, OpenFor what) {
    std::error_code nothing;
    if (fs::is_directory(path, nothing)) return problems_of(path, "this is a folder, not a battle file");
    std::string read_only = what == OpenFor::reading ? "asked for so" : "";
    HANDLE raw = INVALID_HANDLE_VALUE;
    if (read_only.empty()) {
        raw = open_handle(path, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING);
        const DWORD error = ::GetLastError();
        if (raw == INVALID_HANDLE_VALUE && error != ERROR_FILE_NOT_FOUND && error != ERROR_PATH_NOT_FOUND) {
            read_only = "it cannot be written (" + why(error) + ')';
        }
    }
    if (raw == INVALID_HANDLE_VALUE) raw = open_handle(path, GENERIC_READ, OPEN_EXISTING);
    if (raw == INVALID_HANDLE_VALUE) return problems_of(path, "cannot be opened: " + why(::GetLastError()));
    Handle handle(raw);
    if (read_only.empty()) read_only = lock(raw);
    return std::unique_ptr<GrowingFile>(new DiskFile(path, std::move(handle), std::move(read_only)));
}

Result<std::unique_ptr<GrowingFile>> create_disk_file(const fs::path& path, std::string_view bytes) {
    if (path.filename().empty()) return problems_of(path, "a battle file needs a name");
    fs::path early;
    for (int i = 1; i < 10'000; ++i) {
        early = path;
        early += ".new-" + std::to_string(i);
        Handle handle(open_handle(early, GENERIC_WRITE, CREATE_NEW));
        if (!handle.open() && ::GetLastError() == ERROR_FILE_EXISTS) continue;
        if (!handle.open()) return problems_of(path, "cannot be made: " + why(::GetLastError()));
        DWORD error = write_at(handle.get(), 0, bytes);
        if (error == 0 && !::FlushFileBuffers(handle.get())) error = ::GetLastError();
        handle.close();
        // Without MOVEFILE_REPLACE_EXISTING: a file of that name stays.
        if (error == 0 && !::MoveFileExW(early.c_str(), path.c_str(), MOVEFILE_WRITE_THROUGH)) error = ::GetLastError();
        if (error == 0) return open_disk_file(path, OpenFor::writing);
        ::DeleteFileW(early.c_str());
        return problems_of(path, error == ERROR_ALREADY_EXISTS || error == ERROR_FILE_EXISTS
                                     ? "there is already a file of that name"
                                     : "cannot be made: " + why(error));
    }
    return problems_of(path, "cannot be made: too many unfinished ones lie beside it");
}

}  // namespace aor

#endif
