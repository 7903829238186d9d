#pragma once
// A file that only grows: all that the log asks of the disk. Tests put another one in its place that cuts a write at
// any byte.

#include "core/base/result.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace aor {
/// A file that only grows, and of which somebody else may have the lock.
class GrowingFile {
public:
    virtual ~GrowingFile() = default;

    /// For messages.
    [[nodiscard]] virtual std::string name() const = 0;
    /// Why nothing may be written: "" when it may. Whoever may write is the only one.
    [[nodiscard]] virtual std::string read_only_because() const = 0;

    /// Everything from that byte on.
    [[nodiscard]] virtual Result<std::string> read(std::uint64_t from) = 0;
    /// Adds the bytes in one write to a file of that size, and returns when they are safe on the disk. After a
    /// failure any part of them may stand in the file.
    [[nodiscard]] virtual std::optional<Problem> append(std::uint64_t size, std::string_view bytes) = 0;
    /// Cuts everything from that byte on off, and returns when that is safe.
    [[nodiscard]] virtual std::optional<Problem> cut(std::uint64_t size) = 0;
    /// Puts the bytes into a new file beside this one: its name.
    [[nodiscard]] virtual Result<std::string> put_aside(std::string_view bytes) = 0;
};

enum class OpenFor : std::uint8_t { writing, reading };

/// A file of the disk. One that cannot be had for writing, since somebody else has it or it is protected, is open for
/// reading, and read_only_because() says why.
[[nodiscard]] Result<std::unique_ptr<GrowingFile>> open_disk_file(const std::filesystem::path& path, OpenFor what);

/// A new file with these bytes, there whole or not at all; it must not exist yet.
[[nodiscard]] Result<std::unique_ptr<GrowingFile>> create_disk_file(const std::filesystem::path& path,
                                                                    std::string_view bytes);

}  // namespace aor
