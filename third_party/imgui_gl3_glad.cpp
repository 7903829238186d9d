// ImGui's OpenGL 3 backend, drawing through our glad instead of the loader that it brings along.
// Compiled in place of backends/imgui_impl_opengl3.cpp. Call gladLoadGL before ImGui_ImplOpenGL3_Init.
#include <glad/gl.h>
#define IMGUI_IMPL_OPENGL_LOADER_CUSTOM
#include <backends/imgui_impl_opengl3.cpp>
