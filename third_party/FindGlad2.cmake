# Finds the glad 2 generator and makes the target Glad::gl33: OpenGL 3.3 core, no extensions, no loader of
# its own (give gladLoadGL the windowing library's). The sources are generated while building, offline.
#
# glad is a Python module. It is looked for in third_party/cache/glad first, which setup.sh fills.

set(glad2_path "${CMAKE_CURRENT_LIST_DIR}/cache/glad")

# A Python that has no jinja2 (one of several on the machine, perhaps) is passed over for the next.
function(glad2_python_works result candidate)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env "PYTHONPATH=${glad2_path}" "${candidate}" -c
      "import jinja2, glad; assert glad.__version__.startswith('2.')"
    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
  if(failed)
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()
find_program(GLAD2_PYTHON NAMES python3 python VALIDATOR glad2_python_works)
if(NOT GLAD2_PYTHON)
  find_program(GLAD2_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH VALIDATOR glad2_python_works)
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Glad2 REQUIRED_VARS GLAD2_PYTHON)

if(Glad2_FOUND AND NOT TARGET Glad::gl33)
  set(glad2_out "${CMAKE_BINARY_DIR}/_deps/glad")
  add_custom_command(
    OUTPUT "${glad2_out}/src/gl.c" "${glad2_out}/include/glad/gl.h" "${glad2_out}/include/KHR/khrplatform.h"
    COMMAND "${CMAKE_COMMAND}" -E env "PYTHONPATH=${glad2_path}" PYTHONDONTWRITEBYTECODE=1
      "${GLAD2_PYTHON}" -m glad --quiet --reproducible --api gl:core=3.3 --extensions= --out-path "${glad2_out}" c
    COMMENT "Generating the OpenGL 3.3 loader with glad"
    VERBATIM)
  add_library(glad_gl33 STATIC EXCLUDE_FROM_ALL "${glad2_out}/src/gl.c"
    "${glad2_out}/include/glad/gl.h" "${glad2_out}/include/KHR/khrplatform.h")
  target_include_directories(glad_gl33 SYSTEM PUBLIC "${glad2_out}/include")
  add_library(Glad::gl33 ALIAS glad_gl33)
endif()
