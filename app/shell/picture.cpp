#include "app/shell/picture.hpp"

#include <glad/gl.h>
#include <backends/imgui_impl_opengl3.h>
#include <png.h>

#include <cstddef>
#include <string>
#include <vector>

namespace aor::shell {
namespace {

// A canvas that no other window can lie upon.
class Canvas {
public:
    Canvas(int width, int height) {
        glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before_);
        glGenFramebuffers(1, &frame_);
        glBindFramebuffer(GL_FRAMEBUFFER, frame_);
        glGenRenderbuffers(1, &colours_);
        glBindRenderbuffer(GL_RENDERBUFFER, colours_);
        glRenderbufferStorage(GL_RENDERBUFFER, GL_RGB8, width, height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours_);
    }
    ~Canvas() {
        glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before_));
        glDeleteRenderbuffers(1, &colours_);
        glDeleteFramebuffers(1, &frame_);
    }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    [[nodiscard]] bool ready() const { return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE; }

private:
    GLint before_ = 0;
    GLuint frame_ = 0;
    GLuint colours_ = 0;
};

Problems one_problem(const std::filesystem::path& file, std::string text) {
    Problems problems;
    problems.add({file.string(), 0, 0}, std::move(text));
    return problems;
}

}  // namespace

Problems save_picture_of(ImDrawData& drawn, Colour ground, const std::filesystem::path& file) {
    const int width = static_cast<int>(drawn.DisplaySize.x * drawn.FramebufferScale.x);
    const int height = static_cast<int>(drawn.DisplaySize.y * drawn.FramebufferScale.y);
    if (width <= 0 || height <= 0) return one_problem(file, "the window has no size to make a picture of");

    std::vector<unsigned char> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
    {
        const Canvas canvas(width, height);
        if (!canvas.ready()) {
            return one_problem(file, "OpenGL cannot make a picture of " + std::to_string(width) + " by " + std::to_string(height));
        }
        const ImVec4 colour = ground;
        glViewport(0, 0, width, height);
        glClearColor(colour.x, colour.y, colour.z, 1.0f);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(&drawn);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
    }

    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(width);
    image.height = static_cast<png_uint_32>(height);
    image.format = PNG_FORMAT_RGB;
    // OpenGL counts rows from below: a negative stride.
    if (png_image_write_to_file(&image, file.string().c_str(), 0, pixels.data(), -width * 3, nullptr) == 0) {
        return one_problem(file, std::string("the picture could not be written: ") + image.message);
    }
    return {};
}

}  // namespace aor::shell
