# What the rules and the command line need: fmt, toml++, doctest, Boost's headers, Google Benchmark.
#
# Order of routes for each: FETCHCONTENT_SOURCE_DIR_<NAME> given by hand, a source tree in
# third_party/cache/<name>, the system's package, upstream's repository.

include(FetchContent)
set(AOR_CACHE_DIR "${CMAKE_CURRENT_LIST_DIR}/cache")
set(AOR_THIRD_PARTY_DIR "${CMAKE_CURRENT_LIST_DIR}")

foreach(name IN ITEMS fmt tomlplusplus doctest glfw3)
  string(TOUPPER "${name}" upper)
  if(NOT FETCHCONTENT_SOURCE_DIR_${upper} AND EXISTS "${AOR_CACHE_DIR}/${name}/CMakeLists.txt")
    set(FETCHCONTENT_SOURCE_DIR_${upper} "${AOR_CACHE_DIR}/${name}")
  endif()
endforeach()

FetchContent_Declare(fmt
  GIT_REPOSITORY https://github.com/fmtlib/fmt.git
  GIT_TAG 9.1.0
  GIT_SHALLOW ON
  SYSTEM
  FIND_PACKAGE_ARGS)
FetchContent_Declare(tomlplusplus
  GIT_REPOSITORY https://github.com/marzer/tomlplusplus.git
  GIT_TAG v3.4.0
  GIT_SHALLOW ON
  SYSTEM
  FIND_PACKAGE_ARGS)
FetchContent_MakeAvailable(fmt tomlplusplus)

# toml++, once. Whoever reads TOML links aor_toml, which carries the definitions that all files must
# agree on; never tomlplusplus::tomlplusplus itself, which may bring in the distribution's own build.
add_library(aor_toml STATIC "${AOR_THIRD_PARTY_DIR}/toml_implementation.cpp")
target_include_directories(aor_toml SYSTEM PUBLIC
  $<TARGET_PROPERTY:tomlplusplus::tomlplusplus,INTERFACE_INCLUDE_DIRECTORIES>)
target_compile_definitions(aor_toml PUBLIC TOML_HEADER_ONLY=0 TOML_EXCEPTIONS=0)
if(AOR_SANITIZE MATCHES "undefined")
  set_source_files_properties("${AOR_THIRD_PARTY_DIR}/toml_implementation.cpp"
    PROPERTIES COMPILE_OPTIONS -fno-sanitize=undefined)
endif()

# Headers only: Boost.Multiprecision, where counts over 6^n outgrow 128 bits.
find_package(Boost 1.74 REQUIRED)

# The prompt of `aor battle`: history, completion, editing. Without it lines are read as they come.
add_library(aor_line_editor INTERFACE)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(AOR_LIBEDIT QUIET IMPORTED_TARGET libedit)
endif()
if(AOR_LIBEDIT_FOUND)
  target_link_libraries(aor_line_editor INTERFACE PkgConfig::AOR_LIBEDIT)
  target_compile_definitions(aor_line_editor INTERFACE AOR_LIBEDIT)
else()
  message(STATUS "aor: libedit was not found, the prompt has neither history nor completion")
endif()

if(AOR_TESTS)
  set(DOCTEST_WITH_TESTS OFF CACHE INTERNAL "")
  FetchContent_Declare(doctest
    GIT_REPOSITORY https://github.com/doctest/doctest.git
    GIT_TAG v2.4.11
    GIT_SHALLOW ON
    SYSTEM
    FIND_PACKAGE_ARGS)
  FetchContent_MakeAvailable(doctest)
endif()

if(AOR_TESTS AND AOR_BENCH)
  find_package(benchmark QUIET)
  if(NOT benchmark_FOUND)
    message(STATUS "aor: Google Benchmark was not found, the benchmarks are left out")
  endif()
endif()

if(AOR_OVERLAY)
  include("${AOR_THIRD_PARTY_DIR}/overlay.cmake")
endif()
