// Loaded before a program that draws through GLFW (LD_PRELOAD): writes the hour of its first finished frame, in nanoseconds
// of the steady clock, into the file that AOR_SWAP_CLOCK names. The program itself is not changed and does not know.
#include <dlfcn.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

struct GLFWwindow;

extern "C" void glfwSwapBuffers(GLFWwindow* window) {
    using Swap = void (*)(GLFWwindow*);
    static const auto swap = reinterpret_cast<Swap>(dlsym(RTLD_NEXT, "glfwSwapBuffers"));
    swap(window);
    static bool told = false;
    if (told) return;
    told = true;
    // Drawn, not only asked for.
    using Finish = void (*)();
    if (const auto finish = reinterpret_cast<Finish>(dlsym(RTLD_DEFAULT, "glFinish"))) finish();
    const char* path = std::getenv("AOR_SWAP_CLOCK");
    if (path == nullptr) return;
    timespec now = {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    char text[32];
    const int length = std::snprintf(text, sizeof text, "%lld", static_cast<long long>(now.tv_sec) * 1000000000LL + now.tv_nsec);
    const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0 || write(file, text, static_cast<size_t>(length)) != length) std::abort();
    close(file);
}
