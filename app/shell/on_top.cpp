#include "app/shell/on_top.hpp"

#if defined(_WIN32) || defined(__APPLE__)

namespace aor::shell {

bool desktop_keeps_on_top(GLFWwindow*) { return true; }

}  // namespace aor::shell

#else

#include <dlfcn.h>

#include <algorithm>
#include <cstddef>

// GLFW does not tell whether the wish was heard, so that the root window is asked. Its function is there only if GLFW was
// built for X11, and libX11 only if GLFW has loaded it: neither may keep the program from starting.
extern "C" void* glfwGetX11Display() __attribute__((weak));

namespace aor::shell {
namespace {

using Atom = unsigned long;

template <class Function>
Function* function_of(void* library, const char* name) {
    return reinterpret_cast<Function*>(dlsym(library, name));
}

bool root_supports(void* library, void* display, const char* wish) {
    const auto root_of = function_of<Atom(void*)>(library, "XDefaultRootWindow");
    const auto atom_of = function_of<Atom(void*, const char*, int)>(library, "XInternAtom");
    const auto read = function_of<int(void*, Atom, Atom, long, long, int, Atom, Atom*, int*, unsigned long*, unsigned long*, unsigned char**)>(
        library, "XGetWindowProperty");
    const auto free_it = function_of<int(void*)>(library, "XFree");
    if (root_of == nullptr || atom_of == nullptr || read == nullptr || free_it == nullptr) return false;

    constexpr Atom kAtoms = 4;       // XA_ATOM
    constexpr long kEnough = 4096;   // of 32 bits
    Atom type = 0;
    int bits = 0;
    unsigned long count = 0;
    unsigned long left = 0;
    unsigned char* bytes = nullptr;
    const int failed =
        read(display, root_of(display), atom_of(display, "_NET_SUPPORTED", 0), 0, kEnough, 0, kAtoms, &type, &bits, &count, &left, &bytes);
    if (bytes == nullptr) return false;
    const auto* atoms = reinterpret_cast<const Atom*>(bytes);
    const bool found =
        failed == 0 && type == kAtoms && bits == 32 && std::find(atoms, atoms + count, atom_of(display, wish, 0)) != atoms + count;
    free_it(bytes);
    return found;
}

}  // namespace

bool desktop_keeps_on_top(GLFWwindow*) {
    if (glfwGetX11Display == nullptr) return false;
    void* display = glfwGetX11Display();
    void* library = display != nullptr ? dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) : nullptr;
    if (library == nullptr) return false;
    const bool kept = root_supports(library, display, "_NET_WM_STATE_ABOVE");
    dlclose(library);
    return kept;
}

}  // namespace aor::shell

#endif
