# The library itself: cargo decides what is out of date, so it is asked on every build.
find_program(LUCHO_CARGO cargo HINTS "$ENV{CARGO_HOME}/bin" "$ENV{HOME}/.cargo/bin" REQUIRED)

# Relative paths are meant from the top of the sources, as cargo started there takes them.
if(DEFINED ENV{CARGO_TARGET_DIR})
  get_filename_component(target_dir "$ENV{CARGO_TARGET_DIR}" ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
else()
  set(target_dir ${PROJECT_SOURCE_DIR}/target)
endif()
set(LUCHO_TARGET_DIR ${target_dir} CACHE PATH "Where cargo builds")

set(LUCHO_LIB_DIR ${PROJECT_BINARY_DIR}/lib)
set(LUCHO_LIB ${LUCHO_LIB_DIR}/liblucho.so.${PROJECT_VERSION})
file(MAKE_DIRECTORY ${LUCHO_LIB_DIR})

add_custom_target(lucho_cargo ALL
  COMMAND ${CMAKE_COMMAND} -E env CARGO_TARGET_DIR=${LUCHO_TARGET_DIR}
          ${LUCHO_CARGO} build --release --locked --lib
  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${LUCHO_TARGET_DIR}/release/liblucho.so ${LUCHO_LIB}
  COMMAND ${CMAKE_COMMAND} -DFROM=${LUCHO_TARGET_DIR}/release/liblucho.a -DTO=${LUCHO_LIB_DIR}/liblucho.a
          -DAR=${CMAKE_AR} -DNM=${CMAKE_NM} -DOBJCOPY=${CMAKE_OBJCOPY}
          -P ${PROJECT_SOURCE_DIR}/cmake/static.cmake
  COMMAND ${CMAKE_COMMAND} -E create_symlink liblucho.so.${PROJECT_VERSION}
          ${LUCHO_LIB_DIR}/liblucho.so.${LUCHO_SOVERSION}
  COMMAND ${CMAKE_COMMAND} -E create_symlink liblucho.so.${LUCHO_SOVERSION} ${LUCHO_LIB_DIR}/liblucho.so
  BYPRODUCTS ${LUCHO_LIB}
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  USES_TERMINAL VERBATIM)

add_library(lucho_shared SHARED IMPORTED GLOBAL)
add_dependencies(lucho_shared lucho_cargo)
set_target_properties(lucho_shared PROPERTIES
  IMPORTED_LOCATION ${LUCHO_LIB}
  IMPORTED_SONAME liblucho.so.${LUCHO_SOVERSION}
  INTERFACE_INCLUDE_DIRECTORIES ${PROJECT_SOURCE_DIR}/include)
add_library(lucho::lucho ALIAS lucho_shared)
# The same with the headers of the CUDA runtime.
add_library(lucho_cuda INTERFACE)
target_include_directories(lucho_cuda INTERFACE ${PROJECT_SOURCE_DIR}/include/cuda)
target_link_libraries(lucho_cuda INTERFACE lucho_shared)
add_library(lucho::cuda ALIAS lucho_cuda)
