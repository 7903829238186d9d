#pragma once
// What `aor-overlay` can be started with.

#include "app/cli/options.hpp"
#include "core/base/problem.hpp"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace aor::overlay {

struct Arguments {
    struct Size {
        int width = 0;
        int height = 0;
        bool operator==(const Size&) const = default;
    };

    explicit Arguments(cli::Options sorted) : options(std::move(sorted)) {}

    cli::Options options;                  ///< for what the command line knows how to do: --charts
    std::filesystem::path battle;          ///< a battle's file, or an order of battle (.toml) for a new one
    std::filesystem::path data;            ///< where settings and battles lie, instead of the user's folders
    std::filesystem::path screenshot;      ///< draw, write this picture, and end
    std::string panel;
    std::string theme;
    std::optional<Size> size;
    std::optional<float> scale;
    bool compact = false;
    bool help = false;
    bool version = false;
};

/// Every fault of the words after the program's name is added to the problems.
[[nodiscard]] Arguments read_arguments(std::span<const std::string> words, Problems& problems);

[[nodiscard]] std::string_view manual();

}  // namespace aor::overlay
