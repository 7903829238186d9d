#pragma once
// A folder of its own for a test, gone with it.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

namespace aor::tests {

struct OwnFolder {
    std::filesystem::path path;
    explicit OwnFolder(const std::string& name) : path(std::filesystem::temp_directory_path() / (name + "." + std::to_string(::getpid()))) {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~OwnFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return (path / name).string(); }
};

[[nodiscard]] inline std::string bytes_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_bytes(const std::string& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

}  // namespace aor::tests
