#pragma once
// The command palette (Ctrl+K): a few letters find any procedure, unit, chart, panel or command.

#include "app/desk/finder_lines.hpp"
#include "app/panel/panels.hpp"

#include <string>
#include <vector>

namespace aor::panel {

/// The command palette (Ctrl+K).
class Finder {
public:
    void open();
    [[nodiscard]] bool is_open() const { return open_; }
    Wanted draw(const desk::Desk& desk, const Palette& palette);

private:
    bool open_ = false;
    bool just_opened_ = false;
    std::string typed_;
    int chosen_ = 0;
    std::vector<desk::FinderLine> found_;
    std::string found_for_;
    int found_at_ = -1;
};

}  // namespace aor::panel
