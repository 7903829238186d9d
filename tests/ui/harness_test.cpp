// The harness itself, on little screens of its own: that it finds, clicks, types and reads as a person would, and that it
// notices each fault that it is there to notice.

#include "tests/ui/harness/drawn.hpp"
#include "tests/ui/harness/faults.hpp"
#include "tests/ui/harness/headless.hpp"
#include "tests/ui/harness/monkey.hpp"

#include <doctest/doctest.h>
#include <imgui_stdlib.h>

#include <string>

using namespace aor::tests;

namespace {

// The whole screen is one window.
template <class Contents>
auto in_a_window(Contents contents, ImVec2 size = ImVec2(600, 400)) {
    return [contents, size]() mutable {
        ImGui::SetNextWindowPos(ImVec2(20, 20));
        ImGui::SetNextWindowSize(size);
        ImGui::Begin("Charge");
        contents();
        ImGui::End();
    };
}

}  // namespace

TEST_CASE("a button is found by its label and clicked") {
    int rolled = 0;
    Headless screen(in_a_window([&] {
        if (ImGui::Button("Roll")) ++rolled;
        if (ImGui::Button("Roll##again")) rolled += 10;
    }));
    CHECK(screen.find("Roll").box.GetWidth() > 0);
    screen.click("Roll");
    CHECK(rolled == 1);
    screen.click("Roll##again");
    CHECK(rolled == 11);
    screen.click("Roll", 1);
    CHECK(rolled == 21);
    CHECK(screen.clicks() == 3);
    CHECK(screen.keystrokes() == 0);
    CHECK(screen.has("Roll"));
    CHECK_FALSE(screen.has("Rol"));
}

TEST_CASE("what has no label is found by its path of ids, through children and tables that scroll") {
    int chosen = 0;
    Headless screen(in_a_window([&] {
        ImGui::BeginChild("list", ImVec2(300, 100));
        for (int i = 0; i < 3; ++i) {
            ImGui::PushID(i);
            if (ImGui::InvisibleButton("row", ImVec2(50, 20))) chosen = i + 1;
            ImGui::PopID();
        }
        ImGui::EndChild();
        if (ImGui::BeginTable("rows", 1, ImGuiTableFlags_ScrollY, ImVec2(300, 80))) {
            for (int i = 0; i < 40; ++i) {
                ImGui::TableNextColumn();
                if (ImGui::Button(("c" + std::to_string(i)).c_str())) chosen = 100 + i;
            }
            ImGui::EndTable();
        }
    }));
    screen.click("//Charge/list/$1/row");
    CHECK(chosen == 2);
    screen.click("//Charge/rows/c35");  // scrolled to
    CHECK(chosen == 135);
    screen.click("c2");
    CHECK(chosen == 102);
    screen.click("c39");
    CHECK(chosen == 139);
}

TEST_CASE("typing reaches a field, letter by letter and with the keys of a keyboard") {
    std::string said;
    std::string keys;
    bool entered = false;
    Headless screen(in_a_window([&] {
        if (ImGui::InputText("note", &said, ImGuiInputTextFlags_EnterReturnsTrue)) entered = true;
        if (ImGui::GetIO().WantTextInput) return;
        if (ImGui::IsKeyPressed(ImGuiKey_G)) keys += 'g';
        if (ImGui::IsKeyChordPressed(ImGuiMod_Ctrl | ImGuiKey_K)) keys += 'K';
        for (const ImWchar c : ImGui::GetIO().InputQueueCharacters) keys += static_cast<char>(c);
    }));
    screen.type("g7/");
    CHECK(keys == "gg7/");  // the key, and the character of it
    screen.key(ImGuiMod_Ctrl | ImGuiKey_K);
    CHECK(keys == "gg7/K");
    CHECK(screen.keystrokes() == 4);
    screen.count_afresh();
    screen.click("note");
    screen.type("Łódź, 2½\"");
    CHECK(said == "Łódź, 2½\"");
    screen.key(ImGuiKey_Backspace);
    screen.key(ImGuiKey_Enter);
    CHECK(said == "Łódź, 2½");
    CHECK(entered);
    CHECK(screen.keystrokes() == 11);
    CHECK(keys == "gg7/K");
}

TEST_CASE("the keyboard alone: arrows move the focus, which is seen, and Space presses") {
    bool first = false;
    bool second = false;
    Headless screen(in_a_window([&] {
        if (ImGui::Button("First")) first = true;
        if (ImGui::Button("Second")) second = true;
    }));
    CHECK_FALSE(screen.focus_is_seen());  // until a key needs it
    CHECK(screen.focus() == "First");
    screen.key(ImGuiKey_DownArrow);
    CHECK(screen.focus() == "Second");
    screen.key(ImGuiKey_Space);
    CHECK(second);
    CHECK_FALSE(first);
    CHECK(screen.focus_is_seen());
}

TEST_CASE("ticks, sliders, tabs, menus and wheels") {
    bool ticked = false;
    int castings = 3;
    std::string tab;
    bool charged = false;
    float scrolled = 0;
    Headless screen(in_a_window([&] {
        ImGui::Checkbox("in cover", &ticked);
        ImGui::SliderInt("castings", &castings, 0, 10);
        if (ImGui::BeginTabBar("tabs")) {
            for (const char* name : {"Duties", "Log"}) {
                if (ImGui::BeginTabItem(name)) {
                    tab = name;
                    ImGui::EndTabItem();
                }
            }
            ImGui::EndTabBar();
        }
        if (ImGui::Button("More")) ImGui::OpenPopup("menu");
        if (ImGui::BeginPopup("menu")) {
            if (ImGui::MenuItem("Charge home")) charged = true;
            ImGui::EndPopup();
        }
        ImGui::BeginChild("long", ImVec2(200, 60));
        for (int i = 0; i < 50; ++i) ImGui::TextUnformatted("a line");
        scrolled = ImGui::GetScrollY();
        ImGui::EndChild();
    }));
    screen.click("in cover");
    CHECK(ticked);
    screen.drag("castings", ImVec2(1000, 0));
    CHECK(castings == 10);
    screen.click("Log");
    CHECK(tab == "Log");
    screen.click("More");
    screen.click("Charge home");
    CHECK(charged);
    screen.wheel_over("//Charge/long", -2);
    CHECK(scrolled > 0);
}

TEST_CASE("what is not allowed does not happen") {
    bool rolled = false;
    Headless screen(in_a_window([&] {
        ImGui::BeginDisabled();
        if (ImGui::Button("Roll")) rolled = true;
        ImGui::EndDisabled();
    }));
    CHECK(screen.find("Roll").disabled);
    screen.click("Roll");
    CHECK_FALSE(rolled);
}

TEST_CASE("the text of the screen is read whole, and what is drawn is read as it can be seen") {
    Headless screen(in_a_window([] {
        ImGui::TextUnformatted("Pool: 3 dice");
        ImGui::BeginChild("list", ImVec2(400, 60));
        for (int i = 1; i <= 30; ++i) ImGui::Text("row %d", i);
        ImGui::EndChild();
        if (ImGui::TreeNode("folded")) {
            ImGui::TextUnformatted("hidden");
            ImGui::TreePop();
        }
    }));
    CHECK(screen.says("Pool: 3 dice"));
    CHECK(screen.says("row 30"));  // scrolled away
    CHECK_FALSE(screen.says("hidden"));
    const std::string seen = drawn_text();
    CHECK(seen.find("Pool: 3 dice\n") != std::string::npos);
    CHECK(seen.find("row 1\n") != std::string::npos);
    CHECK(seen.find("row 30") == std::string::npos);
    CHECK(seen.find("hidden") == std::string::npos);
}

TEST_CASE("letters beyond ASCII are drawn and read, in any size") {
    for (const float scale : {1.0f, 1.5f, 2.0f}) {
        Headless screen(in_a_window([] { ImGui::TextUnformatted("Łódź ½ ✓ † ß Ő"); }, ImVec2(900, 400)), {1366, 768, scale, 1});
        CHECK(ImGui::GetStyle().FontScaleDpi == scale);
        CHECK(drawn_text().find("Łódź") != std::string::npos);
        CHECK(drawn_text().find("½") != std::string::npos);
        CHECK(faults(screen) == "");
    }
}

TEST_CASE("fault: an id that is there twice") {
    Headless good(in_a_window([] {
        ImGui::Button("Roll##1");
        ImGui::Button("Roll##2");
        ImGui::BeginChild("a", ImVec2(100, 50));
        ImGui::Button("Undo");
        ImGui::EndChild();
        ImGui::BeginChild("b", ImVec2(100, 50));
        ImGui::Button("Undo");
        ImGui::EndChild();
    }));
    CHECK(faults(good) == "");
}

TEST_CASE("fault: an id that is there twice is told with both labels") {
    Headless bad(in_a_window([] {
        ImGui::Button("Roll###die");
        ImGui::Button("Take back###die");
    }));
    const auto found = duplicate_ids(bad);
    REQUIRE(found.size() == 1);
    CHECK(found[0] == "the id of \"Take back###die\" in window Charge is also that of \"Roll###die\"");
}

TEST_CASE("fault: a label that is wider than its button") {
    Headless screen(in_a_window([] {
        ImGui::Button("Compulsory pursuit", ImVec2(60, 0));
        ImGui::Button("Fire", ImVec2(60, 0));
    }));
    const std::string found = faults(screen);
    CHECK(found.find("\"Compulsory pursuit\" in window Charge needs ") != std::string::npos);
    CHECK(found.find("\"Fire\"") == std::string::npos);
}

TEST_CASE("fault: text that runs out of its column") {
    Headless screen(in_a_window([] {
        if (ImGui::BeginTable("t", 2, ImGuiTableFlags_SizingFixedFit)) {
            ImGui::TableSetupColumn("name", 0, 40);
            ImGui::TableSetupColumn("state", 0, 200);
            ImGui::TableNextColumn();
            ImGui::TextUnformatted("Grenadiers of Anhalt");
            ImGui::TableNextColumn();
            ImGui::TextUnformatted("disorganized");
            ImGui::EndTable();
        }
    }));
    const std::string found = faults(screen);
    // Told even where the edge falls between two letters.
    CHECK(found.find("column 1 of a table in window Charge has contents ") != std::string::npos);
    CHECK(found.find("column 2") == std::string::npos);
}

TEST_CASE("fault: text that runs out of its window, in part or altogether") {
    Headless in_part(in_a_window([] { ImGui::TextUnformatted("The charge has reached the table's edge"); }, ImVec2(100, 100)));
    CHECK(faults(in_part).find("window Charge has contents ") != std::string::npos);
}

TEST_CASE("fault: what lies wholly beyond the edge of its window is told as well") {
    Headless beyond(in_a_window(
        [] {
            ImGui::TextUnformatted("Melee");
            ImGui::SameLine(500);
            ImGui::TextUnformatted("p 21");
        },
        ImVec2(100, 100)));
    CHECK(faults(beyond).find("window Charge has contents ") != std::string::npos);
}

TEST_CASE("fault: lines below the edge of a window that does not scroll") {
    const auto many = [] {
        for (int i = 0; i < 20; ++i) ImGui::TextUnformatted("a line");
    };
    {
        Headless scrolls(in_a_window(many, ImVec2(300, 100)));
        CHECK(faults(scrolls) == "");
    }
    Headless stuck([many] {
        ImGui::SetNextWindowSize(ImVec2(300, 100));
        ImGui::Begin("Card", nullptr, ImGuiWindowFlags_NoScrollbar);
        many();
        ImGui::End();
    });
    CHECK(faults(stuck).find("window Card has contents ") != std::string::npos);
    CHECK(faults(stuck).find("pixels higher than itself, and no scroll bar") != std::string::npos);
}

TEST_CASE("no fault: a long text in the field where it is typed") {
    std::string note = "a note that is much longer than the field in which it is being written down";
    Headless screen(in_a_window([&] {
        ImGui::SetNextItemWidth(80);
        ImGui::InputText("##note", &note);
    }));
    CHECK(faults(screen) == "");
}

TEST_CASE("fault: drawn half outside the screen") {
    Headless screen([] { ImGui::GetForegroundDrawList()->AddText(ImVec2(1340, 10), IM_COL32_BLACK, "Turn 5"); });
    const auto found = cut_labels(screen);
    REQUIRE(found.size() == 1);
    CHECK(found[0].ends_with("in the screen is cut off at its side"));
}

TEST_CASE("somebody who presses everything does the same again with the same seed") {
    const auto play = [](std::uint64_t seed) {
        std::string done;
        std::string note;
        Headless screen(in_a_window([&] {
            for (const char* name : {"Roll", "Apply", "Undo"}) {
                if (ImGui::Button(name)) done += name[0];
            }
            ImGui::InputText("note", &note);
        }));
        Monkey monkey(screen, seed);
        for (int i = 0; i < 60; ++i) monkey.act();
        CHECK(monkey.events() == 60);
        return done + note + monkey.trail();
    };
    const std::string once = play(7);
    CHECK(once == play(7));
    CHECK(once != play(8));
    CHECK(once.find("seed 7, event 60:") != std::string::npos);
}
