// The yardstick for aor-overlay: the least that a program with GLFW, OpenGL 3.3 and ImGui can be. It opens a window, draws
// when something happens, and sleeps otherwise. With the argument 120x80 the window has that size.
#include <glad/gl.h>
//
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <cstdio>

int main(int count, char** words) {
    int width = 1366;
    int height = 768;
    if (count > 1 && std::sscanf(words[1], "%dx%d", &width, &height) != 2) return 2;
    if (glfwInit() == GLFW_FALSE) return 3;
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    GLFWwindow* window = glfwCreateWindow(width, height, "Bare", nullptr, nullptr);
    if (window == nullptr) return 3;
    glfwMakeContextCurrent(window);
    if (gladLoadGL(glfwGetProcAddress) == 0) return 3;
    glfwSwapInterval(0);
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    if (!ImGui_ImplGlfw_InitForOpenGL(window, true) || !ImGui_ImplOpenGL3_Init("#version 330 core")) return 3;
    int frames = 3;
    while (glfwWindowShouldClose(window) == GLFW_FALSE) {
        if (frames-- > 0) {
            glfwPollEvents();
        } else {
            glfwWaitEvents();
            frames = 2;
        }
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        ImGui::NewFrame();
        ImGui::Begin("Bare");
        ImGui::TextUnformatted("Nothing but a window.");
        ImGui::End();
        ImGui::Render();
        glfwGetFramebufferSize(window, &width, &height);
        glViewport(0, 0, width, height);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        glfwSwapBuffers(window);
    }
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();
    return 0;
}
