#pragma once
// What ImGui reports while it builds a frame, when it is compiled with the hooks of its test engine.

#include "tests/ui/harness/headless.hpp"

#include <map>
#include <vector>

namespace aor::tests {

/// The items of one frame, in the order in which they were drawn.
struct Report {
    std::vector<Item> items;
    std::map<ImGuiID, std::string> labels;  ///< of this and earlier frames: what is scrolled away tells none

    void begin() { items.clear(); }
    void add(ImGuiContext& context, ImGuiID id, const ImRect& box, const ImGuiLastItemData* item);
    void label(ImGuiID id, const char* label, ImGuiItemStatusFlags flags);
};

/// Of the frame that is being built, or was last. ImGui's hooks are plain functions, hence one for all.
Report& report();

}  // namespace aor::tests
