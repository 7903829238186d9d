# Installs into a fresh folder, moves that elsewhere, and asks the installed program for its version, which it
# can only tell if it finds its charts beside itself.
set(staged "${BUILD_DIR}/install-test/staged")
set(moved "${BUILD_DIR}/install-test/moved elsewhere")
file(REMOVE_RECURSE "${BUILD_DIR}/install-test")

execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BUILD_DIR}" --prefix "${staged}"
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME "${staged}" "${moved}")

foreach(data IN ITEMS charts armylists)
  if(NOT IS_DIRECTORY "${moved}/${DATADIR}/aor/${data}")
    message(FATAL_ERROR "${data} was not installed")
  endif()
endforeach()
foreach(file IN ITEMS LICENSE README.md)
  if(NOT EXISTS "${moved}/${DOCDIR}/${file}")
    message(FATAL_ERROR "${file} was not installed")
  endif()
endforeach()
if(EXISTS "${BUILD_DIR}/bin/aor-overlay" AND NOT EXISTS "${moved}/${BINDIR}/aor-overlay")
  message(FATAL_ERROR "aor-overlay was built and not installed")
endif()

unset(ENV{AOR_DATA_DIR})
execute_process(COMMAND "${moved}/${BINDIR}/aor" version
  WORKING_DIRECTORY / COMMAND_ECHO STDOUT COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE "${BUILD_DIR}/install-test")
