#include "tests/shell/window_manager.hpp"

#include <doctest/doctest.h>

// X11 has macros for plain English words: last.
#include <X11/Xatom.h>
#include <X11/Xlib.h>

namespace aor::tests {

void announce(const std::vector<std::string>& wishes) {
    ::Display* display = XOpenDisplay(nullptr);
    REQUIRE(display != nullptr);
    const Atom supported = XInternAtom(display, "_NET_SUPPORTED", False);
    std::vector<Atom> atoms;
    for (const std::string& wish : wishes) atoms.push_back(XInternAtom(display, wish.c_str(), False));
    if (atoms.empty()) {
        XDeleteProperty(display, DefaultRootWindow(display), supported);
    } else {
        XChangeProperty(display, DefaultRootWindow(display), supported, XA_ATOM, 32, PropModeReplace,
                        reinterpret_cast<const unsigned char*>(atoms.data()), static_cast<int>(atoms.size()));
    }
    XCloseDisplay(display);
}

}  // namespace aor::tests
