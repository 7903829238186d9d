#include "app/shell/window.hpp"

#include "app/shell/keystrokes.hpp"
#include "app/shell/on_top.hpp"
#include "app/shell/pace.hpp"
#include "app/shell/picture.hpp"

#include <glad/gl.h>
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace aor::shell {
namespace {

Problems no_window(std::string text) {
    const char* why = nullptr;
    glfwGetError(&why);
    Problems problems;
    problems.add(Place{}, std::move(text) + (why != nullptr ? " (" + std::string(why) + ")" : ""));
    return problems;
}

struct Area {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] bool holds(int px, int py) const { return px >= x && px < x + width && py >= y && py < y + height; }
};

Area work_area(GLFWmonitor* monitor) {
    Area area;
    glfwGetMonitorWorkarea(monitor, &area.x, &area.y, &area.width, &area.height);
    return area;
}

// The screen that holds the point; the first one when none does.
GLFWmonitor* monitor_at(int x, int y) {
    int count = 0;
    GLFWmonitor** monitors = glfwGetMonitors(&count);
    for (int i = 0; i < count; ++i) {
        if (work_area(monitors[i]).holds(x, y)) return monitors[i];
    }
    return glfwGetPrimaryMonitor();
}

// A screen may have been unplugged since: a corner that nobody would see is forgotten.
std::optional<Placement::Corner> seen_corner(const Placement& placement) {
    if (!placement.corner) return std::nullopt;
    const auto [x, y] = *placement.corner;
    GLFWmonitor* monitor = monitor_at(x + 40, y + 10);
    if (monitor == nullptr || !work_area(monitor).holds(x + 40, y + 10)) return std::nullopt;
    return placement.corner;
}

}  // namespace

struct Window::Body {
    GLFWwindow* window = nullptr;
    Draw draw;                             // while run() is running
    Placement windowed;                    // what full screen goes back to
    std::optional<float> wished_scale;
    Shown shown = Shown::on_screen;
    bool is_shown = false;
    bool backend_ready = false;
    bool gl_ready = false;
    bool drawing = false;
    unsigned events = 0;                   // that GLFW has told
    bool on_top = false;
    bool full_screen = false;
    int frames = 0;
    int held_back = 0;             ///< frames in a row that were drawn and not shown

    Palette palette = palette_of(Theme::paper);
    float text_size = 1.0f;
    float dressed_for = 0.0f;              // the scale; 0: dress anew
    std::optional<FontFiles> files;
    std::optional<Letters> letters[kTypefaces.size()];
    Typeface typeface = Typeface::serif;

    Body() = default;
    Body(const Body&) = delete;
    Body& operator=(const Body&) = delete;
    ~Body() {
        if (gl_ready) ImGui_ImplOpenGL3_Shutdown();
        if (backend_ready) ImGui_ImplGlfw_Shutdown();
        if (ImGui::GetCurrentContext() != nullptr) ImGui::DestroyContext();
        if (window != nullptr) glfwDestroyWindow(window);
    }

    [[nodiscard]] float scale() const { return wished_scale ? *wished_scale : std::max(0.5f, ImGui_ImplGlfw_GetContentScaleForWindow(window)); }

    // What must not change within a frame: fonts and style.
    void prepare() {
        auto& wanted = letters[static_cast<std::size_t>(typeface)];
        if (!wanted) {
            if (!files) files = find_fonts(font_folders());
            wanted = add_letters(*ImGui::GetIO().Fonts, *files, typeface);
        }
        ImGui::GetIO().FontDefault = wanted->plain;
        const float now = scale();
        if (now == dressed_for) return;
        dressed_for = now;
        dress(ImGui::GetStyle(), palette, now, text_size);
    }

    Next frame(const Draw& drawer) {
        drawing = true;
        prepare();
        glfwMakeContextCurrent(window);
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        {
            const OneKeystroke one(*ImGui::GetCurrentContext());
            ImGui::NewFrame();
        }
        Next next = drawer();
        // Held buttons repeat, and a drag follows the pointer.
        if (ImGui::IsAnyMouseDown()) next.again = true;
        // What was typed faster than frames were drawn is still waiting.
        if (!ImGui::GetCurrentContext()->InputEventsQueue.empty()) next.again = true;
        ImGui::Render();

        int width = 0;
        int height = 0;
        glfwGetFramebufferSize(window, &width, &height);
        const ImVec4 ground = palette.paper;
        glViewport(0, 0, width, height);
        glClearColor(ground.x, ground.y, ground.z, 1.0f);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        // Shown once there is something to see.
        if (!is_shown && shown == Shown::on_screen) {
            is_shown = true;
            glfwShowWindow(window);
        }
        // A frame that is not shown takes its place all the same: it is the next one that is seen.
        constexpr int kMostHeldBack = 3;
        held_back = next.unsettled && is_shown && held_back < kMostHeldBack ? held_back + 1 : 0;
        if (held_back == 0) glfwSwapBuffers(window);
        else next.again = true;
        ++frames;
        drawing = false;
        return next;
    }

    [[nodiscard]] Placement lies() const {
        Placement placement;
        placement.full_screen = full_screen;
        glfwGetWindowSize(window, &placement.width, &placement.height);
        Placement::Corner corner;
        glfwGetWindowPos(window, &corner.x, &corner.y);
        if (glfwGetError(nullptr) == GLFW_NO_ERROR) placement.corner = corner;  // Wayland does not tell
        return placement;
    }
};

namespace {

// GLFW calls; `Body` is what it calls for.
template <class Body>
void listen(Body& body) {
    GLFWwindow* window = body.window;
    glfwSetWindowUserPointer(window, &body);
    static constexpr auto self = [](GLFWwindow* of) -> Body& { return *static_cast<Body*>(glfwGetWindowUserPointer(of)); };

    glfwSetWindowRefreshCallback(window, [](GLFWwindow* of) {
        ++self(of).events;
        // While a window is resized, some systems let nothing else run.
        if (self(of).draw && !self(of).drawing) self(of).frame(self(of).draw);
    });
    glfwSetWindowCloseCallback(window, [](GLFWwindow* of) {
        ++self(of).events;
    });
    glfwSetKeyCallback(window, [](GLFWwindow* of, int key, int scancode, int action, int) {
        ++self(of).events;
        // ImGui names keys by their place on an American keyboard. Where + has a key of its own, it counts as =, which
        // is the key of + there: Ctrl and + are the same everywhere.
        const char* name = action == GLFW_REPEAT ? nullptr : glfwGetKeyName(key, scancode);
        if (name != nullptr && std::string_view(name) == "+" && key != GLFW_KEY_KP_ADD) {
            ImGui::GetIO().AddKeyEvent(ImGuiKey_Equal, action == GLFW_PRESS);
        }
    });
    glfwSetCharCallback(window, [](GLFWwindow* of, unsigned) { ++self(of).events; });
    glfwSetMouseButtonCallback(window, [](GLFWwindow* of, int, int, int) { ++self(of).events; });
    glfwSetCursorPosCallback(window, [](GLFWwindow* of, double, double) { ++self(of).events; });
    glfwSetScrollCallback(window, [](GLFWwindow* of, double, double) { ++self(of).events; });
    glfwSetCursorEnterCallback(window, [](GLFWwindow* of, int) { ++self(of).events; });
    glfwSetWindowFocusCallback(window, [](GLFWwindow* of, int) { ++self(of).events; });
    glfwSetWindowSizeCallback(window, [](GLFWwindow* of, int, int) { ++self(of).events; });
}

}  // namespace

Window::Window(std::unique_ptr<Body> body) : body_(std::move(body)) {}
Window::Window(Window&&) noexcept = default;
Window::~Window() = default;

Result<Window> Window::open(const Display&, const Wish& wish) {
    auto body = std::make_unique<Body>();
    body->wished_scale = wish.scale;
    body->typeface = wish.typeface;
    body->shown = wish.shown;

    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);  // macOS gives no other
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    glfwWindowHintString(GLFW_X11_CLASS_NAME, "aor-overlay");
    glfwWindowHintString(GLFW_X11_INSTANCE_NAME, "aor-overlay");
    const int width = std::max(wish.placement.width, 200);
    const int height = std::max(wish.placement.height, 120);
    body->window = glfwCreateWindow(width, height, wish.title.c_str(), nullptr, nullptr);
    if (body->window == nullptr) return no_window("no window with OpenGL 3.3 can be opened");
    if (const auto corner = seen_corner(wish.placement)) glfwSetWindowPos(body->window, corner->x, corner->y);
    glfwMakeContextCurrent(body->window);
    if (gladLoadGL(glfwGetProcAddress) == 0) return no_window("the functions of OpenGL 3.3 cannot be loaded");
    glfwSwapInterval(0);  // we keep the pace ourselves; a hidden window would wait for ever

    listen(*body);

    ImGui::CreateContext();
    behave(ImGui::GetIO());
    body->backend_ready = ImGui_ImplGlfw_InitForOpenGL(body->window, true);  // it hands on to our callbacks
    body->gl_ready = body->backend_ready && ImGui_ImplOpenGL3_Init("#version 330 core");
    if (!body->gl_ready) return no_window("ImGui cannot draw with this OpenGL");
    body->windowed = body->lies();
    Window window(std::move(body));
    if (wish.placement.full_screen) window.set_full_screen(true);
    return window;
}

Next Window::draw_once(const Draw& draw) { return body_->frame(draw); }

void Window::run(const Draw& draw) {
    body_->draw = draw;
    Pace pace(glfwGetTime());
    GLFWwindow* window = body_->window;
    while (glfwWindowShouldClose(window) == GLFW_FALSE) {
        const double begun = glfwGetTime();
        const bool hidden = glfwGetWindowAttrib(window, GLFW_ICONIFIED) == GLFW_TRUE;
        if (!hidden && pace.due(begun)) {
            const Next next = body_->frame(draw);
            if (next.close) break;
            pace.drawn(begun, next.again, next.wake_in);
        }
        const double before = glfwGetTime();
        const unsigned events = body_->events;
        const auto wait = hidden ? std::nullopt : pace.wait(before);
        if (!wait) glfwWaitEvents();
        else if (*wait > 0) glfwWaitEventsTimeout(*wait);
        else glfwPollEvents();
        // A wake() has no callback: it is known by having ended the wait before its time.
        const double now = glfwGetTime();
        const bool woken = !wait || now < before + *wait - 0.001;
        if (woken || events != body_->events) pace.event(now);
        else pace.waited(now);
    }
    body_->draw = nullptr;
}

int Window::frames() const { return body_->frames; }
void Window::wake() { glfwPostEmptyEvent(); }

void Window::dress_in(const Palette& palette, float text_size) {
    body_->palette = palette;
    body_->text_size = std::clamp(text_size, 0.5f, 4.0f);
    body_->dressed_for = 0.0f;
}

void Window::set_typeface(Typeface face) { body_->typeface = face; }

const Letters& Window::letters() const {
    body_->prepare();
    return *body_->letters[static_cast<std::size_t>(body_->typeface)];
}

float Window::scale() const { return body_->scale(); }

bool Window::may_be_on_top() const { return desktop_keeps_on_top(body_->window); }

void Window::set_on_top(bool on_top) {
    if (on_top == body_->on_top || !may_be_on_top()) return;
    body_->on_top = on_top;
    glfwSetWindowAttrib(body_->window, GLFW_FLOATING, on_top ? GLFW_TRUE : GLFW_FALSE);
}

bool Window::is_on_top() const { return body_->on_top; }

void Window::set_title(const std::string& title) { glfwSetWindowTitle(body_->window, title.c_str()); }

void Window::set_full_screen(bool full_screen) {
    if (full_screen == body_->full_screen) return;
    if (!full_screen) {
        const Placement& back = body_->windowed;
        const auto corner = back.corner.value_or(Placement::Corner{60, 60});
        body_->full_screen = false;
        glfwSetWindowMonitor(body_->window, nullptr, corner.x, corner.y, back.width, back.height, GLFW_DONT_CARE);
        return;
    }
    body_->windowed = body_->lies();
    const auto corner = body_->windowed.corner.value_or(Placement::Corner{});
    GLFWmonitor* monitor = monitor_at(corner.x + body_->windowed.width / 2, corner.y + body_->windowed.height / 2);
    const GLFWvidmode* mode = monitor != nullptr ? glfwGetVideoMode(monitor) : nullptr;
    if (mode == nullptr) return;
    body_->full_screen = true;
    glfwSetWindowMonitor(body_->window, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
}

bool Window::is_full_screen() const { return body_->full_screen; }

void Window::resize(int width, int height) {
    if (body_->full_screen) return;
    glfwSetWindowSize(body_->window, std::max(width, 200), std::max(height, 120));
}

Placement Window::placement() const {
    if (!body_->full_screen) return body_->lies();
    Placement placement = body_->windowed;
    placement.full_screen = true;
    return placement;
}

Problems Window::save_picture(const std::filesystem::path& file) const {
    ImDrawData* drawn = ImGui::GetDrawData();
    if (drawn == nullptr) {
        Problems problems;
        problems.add({file.string(), 0, 0}, "nothing has been drawn yet");
        return problems;
    }
    glfwMakeContextCurrent(body_->window);
    return save_picture_of(*drawn, body_->palette.paper, file);
}

}  // namespace aor::shell
