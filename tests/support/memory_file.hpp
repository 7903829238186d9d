#pragma once
// A growing file in memory whose disk can fail at any byte.

#include "core/battle/growing_file.hpp"

#include <limits>
#include <map>

namespace aor {

/// What lies on the disk; it outlives the file that is open.
struct Disk {
    std::string bytes;
    std::map<std::string, std::string> aside;
    std::size_t room = std::numeric_limits<std::size_t>::max();   ///< bytes that the file may have; then it is full
    bool power = true;                  ///< off: nothing is written any more
    std::size_t cut_power_at = std::numeric_limits<std::size_t>::max();  ///< the write that reaches that size is its last
    bool may_cut = true;
    bool may_put_aside = true;
    int writes = 0;
};

class MemoryFile final : public GrowingFile {
public:
    explicit MemoryFile(Disk& disk, std::string read_only = "") : disk_(disk), read_only_(std::move(read_only)) {}

    [[nodiscard]] std::string name() const override { return "memory.battle"; }
    [[nodiscard]] std::string read_only_because() const override { return read_only_; }
    [[nodiscard]] Result<std::string> read(std::uint64_t from) override {
        return from < disk_.bytes.size() ? disk_.bytes.substr(static_cast<std::size_t>(from)) : std::string();
    }
    [[nodiscard]] std::optional<Problem> append(std::uint64_t size, std::string_view bytes) override {
        if (size != disk_.bytes.size()) return problem("somebody else has changed the file");
        ++disk_.writes;
        for (const char byte : bytes) {
            if (disk_.bytes.size() >= disk_.cut_power_at) disk_.power = false;
            if (!disk_.power) return problem("no power");
            if (disk_.bytes.size() >= disk_.room) return problem("disk full");
            disk_.bytes += byte;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Problem> cut(std::uint64_t size) override {
        if (!disk_.power || !disk_.may_cut) return problem("cannot cut");
        disk_.bytes.resize(static_cast<std::size_t>(size));
        return std::nullopt;
    }
    [[nodiscard]] Result<std::string> put_aside(std::string_view bytes) override {
        if (!disk_.may_put_aside) {
            Problems problems;
            problems.add(problem("disk full"));
            return problems;
        }
        const std::string name = "torn-" + std::to_string(disk_.aside.size() + 1);
        disk_.aside[name] = bytes;
        return name;
    }

private:
    static Problem problem(const char* text) { return {{"memory.battle", 0, 0}, text}; }
    Disk& disk_;
    std::string read_only_;
};

}  // namespace aor
