// What all panels draw with: what belongs together stays on one line.

#include "app/panel/paint.hpp"
#include "tests/ui/harness/drawn.hpp"
#include "tests/ui/harness/headless.hpp"

#include <doctest/doctest.h>

using namespace aor;
using namespace aor::tests;

TEST_CASE("what belongs together stays on one line") {
    CHECK(panel::kept_together("leaves in 2.78 % of all") == "leaves in 2.78\u00a0% of all");
    CHECK(panel::kept_together("3 / 12 castings (p 16)") == "3\u00a0/\u00a012 castings (p\u00a016)");
    CHECK(panel::kept_together("up 16 / or") == "up 16 / or");
    CHECK(panel::kept_together("p 9") == "p\u00a09");
}

TEST_CASE("no line is broken within a number, however narrow the column") {
    for (int width = 100; width < 240; width += 7) {
        CAPTURE(width);
        Headless screen([width] {
            ImGui::SetNextWindowPos({0, 0});
            ImGui::SetNextWindowSize({static_cast<float>(width), 400});
            ImGui::Begin("column", nullptr, ImGuiWindowFlags_NoDecoration);
            panel::write_wrapped("leaves in 12.78 % of all, or 3 / 12 (p 16)");
            ImGui::End();
        });
        screen.frames(3);
        CHECK(screen.says("leaves in 12.78 % of all, or 3 / 12 (p 16)"));
        const std::string drawn = drawn_text();
        CAPTURE(drawn);
        for (const char* broken : {"12.\n", "12\u2024\n", "12.78\n", "12\u202478\n", "3\n", "/\n", "(p\n"}) CHECK(drawn.find(broken) == std::string::npos);
    }
}
