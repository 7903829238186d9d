#include "app/shell/display.hpp"

#include <GLFW/glfw3.h>

#include <string>

namespace aor::shell {

Result<Display> Display::open() {
    if (glfwInit() == GLFW_TRUE) return Display();
    const char* why = nullptr;
    glfwGetError(&why);
    Problems problems;
    problems.add(Place{}, std::string("there is no display to open a window on") + (why != nullptr ? " (" + std::string(why) + ")" : ""));
    return problems;
}

Display::~Display() {
    if (open_) glfwTerminate();
}

}  // namespace aor::shell
