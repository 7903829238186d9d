# What draws on the screen: GLFW, glad, Dear ImGui, and libpng for pictures of it. Nothing in core/ or app/cli/ links any of it.
#
#   aor_imgui           Dear ImGui, without a backend
#   aor_imgui_testable  the same with the hooks of the test engine, asserts alive: for headless tests only
#   aor_imgui_glfw      its GLFW and OpenGL 3 backends, on glad
#
# Order of routes for ImGui: FETCHCONTENT_SOURCE_DIR_IMGUI given by hand, third_party/cache/imgui (filled by
# setup.sh), and upstream's archive pinned by its hash. If something is missing, this says so in one line, and the
# targets do not exist.

list(APPEND CMAKE_MODULE_PATH "${AOR_THIRD_PARTY_DIR}")

option(AOR_IMGUI_DOWNLOAD "Let CMake download ImGui where setup.sh has not" ON)
set(aor_imgui_commit 45acd5e0e82f4c954432533ae9985ff0e1aad6d5) # the tag v1.92.2b
set(aor_imgui_sha256 97484925aec2f4d3e913d6644d46b234f8d6d8d98c6aa9c50109e0f0df772090)

# --- where ImGui is ---

set(aor_imgui_dir "")
if(FETCHCONTENT_SOURCE_DIR_IMGUI)
  set(aor_imgui_dir "${FETCHCONTENT_SOURCE_DIR_IMGUI}")
  if(NOT EXISTS "${aor_imgui_dir}/imgui.cpp")
    message(FATAL_ERROR "FETCHCONTENT_SOURCE_DIR_IMGUI is ${aor_imgui_dir}, which holds no imgui.cpp")
  endif()
elseif(EXISTS "${AOR_CACHE_DIR}/imgui/imgui.cpp")
  set(aor_imgui_dir "${AOR_CACHE_DIR}/imgui")
elseif(AOR_IMGUI_DOWNLOAD AND NOT FETCHCONTENT_FULLY_DISCONNECTED)
  set(aor_imgui_dir "${CMAKE_BINARY_DIR}/_deps/imgui-${aor_imgui_commit}")
  if(NOT EXISTS "${aor_imgui_dir}/imgui.cpp")
    message(STATUS "aor: third_party/cache/imgui is missing, trying upstream's archive")
    set(aor_imgui_archive "${CMAKE_BINARY_DIR}/_deps/imgui.tar.gz")
    file(DOWNLOAD "https://github.com/ocornut/imgui/archive/${aor_imgui_commit}.tar.gz" "${aor_imgui_archive}"
      INACTIVITY_TIMEOUT 10 TIMEOUT 120 STATUS aor_imgui_status)
    list(GET aor_imgui_status 0 aor_imgui_failed)
    if(NOT aor_imgui_failed)
      file(SHA256 "${aor_imgui_archive}" aor_imgui_got)
      if(NOT aor_imgui_got STREQUAL aor_imgui_sha256)
        file(REMOVE "${aor_imgui_archive}")
        message(FATAL_ERROR "upstream's archive of ImGui has the SHA-256 ${aor_imgui_got}, not ${aor_imgui_sha256}")
      endif()
      file(ARCHIVE_EXTRACT INPUT "${aor_imgui_archive}" DESTINATION "${CMAKE_BINARY_DIR}/_deps")
    endif()
  endif()
  if(NOT EXISTS "${aor_imgui_dir}/imgui.cpp")
    set(aor_imgui_dir "")
  endif()
endif()

set(aor_imgui_version "")
if(aor_imgui_dir)
  file(STRINGS "${aor_imgui_dir}/imgui.h" aor_imgui_version REGEX "^#define IMGUI_VERSION ")
  string(REGEX REPLACE ".*\"(.*)\".*" "\\1" aor_imgui_version "${aor_imgui_version}")
  string(REGEX MATCH "^[0-9.]+" aor_imgui_number "${aor_imgui_version}")
  if(aor_imgui_number VERSION_LESS 1.92)
    message(STATUS "aor: ImGui ${aor_imgui_version} in ${aor_imgui_dir} is older than 1.92 and is not used")
    set(aor_imgui_dir "")
  endif()
endif()
# --- GLFW, OpenGL, glad ---

FetchContent_Declare(glfw3
  GIT_REPOSITORY https://github.com/glfw/glfw.git
  GIT_TAG 3.4
  GIT_SHALLOW ON
  SYSTEM
  FIND_PACKAGE_ARGS 3.3)
if(FETCHCONTENT_SOURCE_DIR_GLFW3)
  set(GLFW_BUILD_DOCS OFF CACHE BOOL "")
  set(GLFW_BUILD_TESTS OFF CACHE BOOL "")
  set(GLFW_BUILD_EXAMPLES OFF CACHE BOOL "")
  set(GLFW_INSTALL OFF CACHE BOOL "")
endif()

set(aor_overlay_missing "")
if(NOT aor_imgui_dir)
  list(APPEND aor_overlay_missing "Dear ImGui 1.92")
endif()
find_package(OpenGL QUIET)
if(NOT OPENGL_FOUND)
  list(APPEND aor_overlay_missing "OpenGL")
endif()
find_package(Glad2 QUIET)
if(NOT Glad2_FOUND)
  list(APPEND aor_overlay_missing "glad 2 (a Python that has glad and jinja2)")
endif()
find_package(PNG QUIET)
if(NOT PNG_FOUND)
  list(APPEND aor_overlay_missing "libpng")
endif()
if(aor_overlay_missing)
  list(JOIN aor_overlay_missing ", " aor_overlay_missing)
  message(STATUS "aor: nothing for the screen is built, for want of: ${aor_overlay_missing}. third_party/setup.sh gets them")
  return()
endif()
FetchContent_MakeAvailable(glfw3)

# --- Dear ImGui ---

message(STATUS "aor: Dear ImGui ${aor_imgui_version} from ${aor_imgui_dir}")

function(aor_add_imgui name)
  add_library(${name} STATIC
    "${aor_imgui_dir}/imgui.cpp"
    "${aor_imgui_dir}/imgui_draw.cpp"
    "${aor_imgui_dir}/imgui_tables.cpp"
    "${aor_imgui_dir}/imgui_widgets.cpp"
    "${aor_imgui_dir}/misc/cpp/imgui_stdlib.cpp")
  target_include_directories(${name} SYSTEM PUBLIC "${aor_imgui_dir}" "${aor_imgui_dir}/misc/cpp")
  target_compile_definitions(${name} PUBLIC IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS)
endfunction()

aor_add_imgui(aor_imgui)
aor_add_imgui(aor_imgui_testable)
target_compile_definitions(aor_imgui_testable PUBLIC IMGUI_ENABLE_TEST_ENGINE)
target_compile_options(aor_imgui_testable PUBLIC -UNDEBUG)
set_target_properties(aor_imgui_testable PROPERTIES EXCLUDE_FROM_ALL TRUE)

add_library(aor_imgui_glfw STATIC
  "${aor_imgui_dir}/backends/imgui_impl_glfw.cpp"
  "${AOR_THIRD_PARTY_DIR}/imgui_gl3_glad.cpp")
target_link_libraries(aor_imgui_glfw PUBLIC aor_imgui glfw Glad::gl33 OpenGL::GL ${CMAKE_DL_LIBS})
target_compile_definitions(aor_imgui_glfw PUBLIC GLFW_INCLUDE_NONE)
