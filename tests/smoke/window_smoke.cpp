// A real window: GLFW opens it, glad loads OpenGL 3.3, ImGui draws a frame, and the frame is read back.
#include <glad/gl.h>
//
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cstddef>
#include <cstdio>
#include <vector>

namespace {

constexpr int width = 320;
constexpr int height = 240;

int fail(const char* why) {
    const char* detail = nullptr;
    glfwGetError(&detail);
    std::fprintf(stderr, "FAILED: %s%s%s\n", why, detail != nullptr ? ": " : "", detail != nullptr ? detail : "");
    return 1;
}

// A red field with a green square from (100, 60) to (200, 160), the top left corner being (0, 0).
void draw_frame(GLFWwindow* window) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
    ImGui::GetBackgroundDrawList()->AddRectFilled(ImVec2(100, 60), ImVec2(200, 160), IM_COL32(0, 255, 0, 255));
    ImGui::SetNextWindowPos(ImVec2(0, 180));
    ImGui::SetNextWindowSize(ImVec2(320, 60));
    ImGui::Begin("Charge");
    ImGui::Button("Roll");
    ImGui::End();
    ImGui::Render();

    glfwMakeContextCurrent(window);
    glViewport(0, 0, width, height);
    glClearColor(1.0f, 0.0f, 0.0f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

struct Colour {
    unsigned char red, green, blue, alpha;
    bool operator==(const Colour&) const = default;
};

Colour read_pixel(const std::vector<Colour>& pixels, int x, int y) {
    return pixels[static_cast<std::size_t>((height - 1 - y) * width + x)];
}

}  // namespace

int main() {
    if (glfwInit() == GLFW_FALSE) return fail("GLFW does not start");
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_RESIZABLE, GLFW_FALSE);
    GLFWwindow* window = glfwCreateWindow(width, height, "aor smoke test", nullptr, nullptr);
    if (window == nullptr) return fail("no window with OpenGL 3.3");
    glfwMakeContextCurrent(window);
    if (gladLoadGL(glfwGetProcAddress) == 0) return fail("glad loads nothing");
    std::printf("OpenGL %s, %s\n", reinterpret_cast<const char*>(glGetString(GL_VERSION)),
                reinterpret_cast<const char*>(glGetString(GL_RENDERER)));

    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    if (!ImGui_ImplGlfw_InitForOpenGL(window, true)) return fail("ImGui's GLFW backend does not start");
    if (!ImGui_ImplOpenGL3_Init("#version 330 core")) return fail("ImGui's OpenGL backend does not start");

    // The first frames settle window sizes and textures.
    for (int i = 0; i < 3; ++i) {
        glfwPollEvents();
        draw_frame(window);
        glfwSwapBuffers(window);
    }
    draw_frame(window);
    std::vector<Colour> pixels(static_cast<std::size_t>(width) * height);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    const GLenum error = glGetError();

    std::size_t neither = 0;
    constexpr Colour red{255, 0, 0, 255};
    constexpr Colour green{0, 255, 0, 255};
    for (const Colour& pixel : pixels) {
        if (pixel != red && pixel != green) ++neither;
    }
    const bool square = read_pixel(pixels, 150, 110) == green;
    const bool field = read_pixel(pixels, 20, 20) == red;

    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();

    if (error != GL_NO_ERROR) return fail("OpenGL reports an error");
    if (!field) return fail("the field is not red");
    if (!square) return fail("the square is not green");
    if (neither < 1000) return fail("the window with the button was not drawn");
    std::printf("ImGui %s drew a frame, read back: %zu pixels of its window\n", IMGUI_VERSION, neither);
    return 0;
}
