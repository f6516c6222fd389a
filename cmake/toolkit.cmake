# The directory lib/lucho/cuda/, in the build tree and installed, in the shape of NVIDIA's toolkit:
#
#   include/           the headers
#   bin/nvcc           a compiler driver for host code
#   lib64/lib<x>.so.<n>  what programs load: carries NVIDIA's soname and the one version node of that name, and
#                      needs liblucho, where the loader finds the code. The libraries named libcudart.so.* have
#                      the functions besides that mean something else in their version than in liblucho.
#   lib64/lib<x>.so    what the linker reads (`-lcublas`): the names without the code, with the soname and version
#                      node of CUDA 12.9, so that programs linked with it are those that NVIDIA's would make.
#                      DT_AUXILIARY puts the code before the names for whoever loads this file after all.
#                      There is nothing static: two liblucho in a process would not know each other's streams.
#   version.json, version.txt
set(LUCHO_TOOLKIT_SUBDIR lucho/cuda)
set(LUCHO_TOOLKIT ${LUCHO_LIB_DIR}/${LUCHO_TOOLKIT_SUBDIR})
set(made ${PROJECT_BINARY_DIR}/toolkit)
set(installed ${CMAKE_INSTALL_LIBDIR}/${LUCHO_TOOLKIT_SUBDIR})

# What the sonames of CUDA 11, 12 and 13 end with; the one of CUDA 12.9 first.
set(LUCHO_TOOLKIT_LIBRARIES cudart cublas cublasLt cusparse cusolver)
set(sonames_cudart 12 11.0 13)
set(sonames_cublas 12 11 13)
set(sonames_cublasLt 12 11 13)
set(sonames_cusparse 12 11)
set(sonames_cusolver 11 12)

# The version is the one that the headers have unless told otherwise.
file(STRINGS ${PROJECT_SOURCE_DIR}/include/cuda/lucho_cuda_version.h line REGEX "define LUCHO_CUDA_VERSION [0-9]+")
string(REGEX REPLACE ".* ([0-9]+)0([0-9])([0-9])$" "\\1.\\2.\\3" LUCHO_TOOLKIT_VERSION "${line}")
string(REGEX REPLACE "\\.[0-9]+$" "" LUCHO_TOOLKIT_RELEASE "${LUCHO_TOOLKIT_VERSION}")

# lucho_toolkit_file(<target> <file name> <soname> <source>...)
function(lucho_toolkit_file target name soname)
  file(CONFIGURE OUTPUT ${made}/${soname}.map CONTENT
    "${soname} { global: cu[bds]*; luchoCuda*; __cuda*; local: *; };\n")
  lucho_blas_file(${target} ${LUCHO_TOOLKIT}/lib64/${name} ${soname} SOURCES ${ARGN} RPATH "$ORIGIN/../../..")
  target_link_options(${target} PRIVATE LINKER:--version-script,${made}/${soname}.map)
  # The headers of the sources, not those of an NVIDIA toolkit; and no calls between functions by their names.
  target_include_directories(${target} BEFORE PRIVATE ${PROJECT_SOURCE_DIR}/include/cuda)
  target_compile_options(${target} PRIVATE -fno-builtin -fno-stack-protector)
  add_dependencies(lucho_toolkit ${target})
  install(TARGETS ${target} LIBRARY DESTINATION ${installed}/lib64)
endfunction()

file(MAKE_DIRECTORY ${LUCHO_TOOLKIT}/lib64)
add_custom_target(lucho_toolkit ALL)
set(sources ${PROJECT_SOURCE_DIR}/toolkit)
foreach(x IN LISTS LUCHO_TOOLKIT_LIBRARIES)
  foreach(n IN LISTS sonames_${x})
    set(facade ${made}/empty.c)
    if(x STREQUAL cudart)
      set(facade ${sources}/kernels.c)
      if(EXISTS ${sources}/cudart_${n}.c)
        list(APPEND facade ${sources}/cudart_${n}.c)
      endif()
    endif()
    lucho_toolkit_file(lucho_${x}_${n} lib${x}.so.${n} lib${x}.so.${n} ${facade})
    target_link_libraries(lucho_${x}_${n} PRIVATE ${LUCHO_LIB})
    add_dependencies(lucho_${x}_${n} lucho_cargo)
  endforeach()

  list(GET sonames_${x} 0 n)
  add_custom_command(OUTPUT ${made}/${x}.c
    COMMAND ${CMAKE_COMMAND} -E env NM=${CMAKE_NM}
            sh ${PROJECT_SOURCE_DIR}/cmake/toolkit_names.sh ${x} ${LUCHO_LIB} > ${made}/${x}.c
    DEPENDS lucho_cargo ${LUCHO_LIB} ${PROJECT_SOURCE_DIR}/cmake/toolkit_names.sh VERBATIM)
  set(names ${made}/${x}.c)
  if(x STREQUAL cudart)
    list(APPEND names ${sources}/kernels.c)
  endif()
  lucho_toolkit_file(lucho_${x}_names lib${x}.so lib${x}.so.${n} ${names})
  target_link_options(lucho_${x}_names PRIVATE LINKER:-f,liblucho.so.${LUCHO_SOVERSION})
  target_compile_options(lucho_${x}_names PRIVATE -w)
  string(APPEND components
    ",\n  \"lib${x}\": {\n    \"name\": \"lucho as lib${x}\",\n    \"version\": \"${LUCHO_TOOLKIT_VERSION}\"\n  }")
endforeach()

# Makefiles link it; there is no code for devices in it.
file(CONFIGURE OUTPUT ${LUCHO_TOOLKIT}/lib64/libcudadevrt.a CONTENT "!<arch>\n")
file(CONFIGURE OUTPUT ${made}/empty.c CONTENT "")
file(CONFIGURE OUTPUT ${LUCHO_TOOLKIT}/version.txt CONTENT "CUDA Version ${LUCHO_TOOLKIT_VERSION}\n")
configure_file(${sources}/version.json.in ${LUCHO_TOOLKIT}/version.json @ONLY)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/include/cuda ${LUCHO_TOOLKIT}/include SYMBOLIC)
configure_file(${sources}/nvcc ${LUCHO_TOOLKIT}/bin/nvcc @ONLY
  FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
configure_file(${sources}/device_code.awk ${LUCHO_TOOLKIT}/bin/device_code.awk COPYONLY)
install(FILES ${LUCHO_TOOLKIT}/lib64/libcudadevrt.a DESTINATION ${installed}/lib64)
install(FILES ${LUCHO_TOOLKIT}/version.txt ${LUCHO_TOOLKIT}/version.json DESTINATION ${installed})
install(PROGRAMS ${LUCHO_TOOLKIT}/bin/nvcc DESTINATION ${installed}/bin)
install(FILES ${LUCHO_TOOLKIT}/bin/device_code.awk DESTINATION ${installed}/bin)
