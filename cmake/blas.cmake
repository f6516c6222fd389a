# The drop-in side: lib/lucho/blas/, the same in the build tree and when installed. <x> is blas, cblas,
# lapack, lapacke; as Debian's, libblas has the functions of cblas as well.
#
#   lib<x>.so.3   what programs load. Empty but for its DT_NEEDED: first liblucho, then, for lapack and
#                 lapacke, the system's reference library, which answers what lucho does not have. The
#                 loader looks into liblucho first, also for the calls inside the reference library.
#                 That one is named by its path, because its soname is the one of the file here.
#   lib<x>.so     what the linker reads (`-lblas`): the names without the code, soname lib<x>.so.3. The
#                 linker takes symbols from the libraries it is given only, not from what those need.
#                 DT_AUXILIARY puts the code before the names for whoever loads this file after all.
#   pkgconfig/    <x>.pc, for CMake's FindBLAS and FindLAPACK and everybody else
set(LUCHO_BLAS_SUBDIR lucho/blas)
set(LUCHO_BLAS_DIR ${LUCHO_LIB_DIR}/${LUCHO_BLAS_SUBDIR})

# Not /usr/lib/<triplet>/liblapack.so.3: that is a link, one day perhaps to the file made here.
set(triplets ${CMAKE_LIBRARY_ARCHITECTURE} ${CMAKE_SYSTEM_PROCESSOR}-linux-gnu)
list(TRANSFORM triplets PREPEND /usr/lib/)
find_file(LUCHO_REFERENCE_LAPACK lapack/liblapack.so.3 PATHS ${triplets} NO_DEFAULT_PATH
  DOC "The LAPACK behind lucho's liblapack.so.3")
find_file(LUCHO_REFERENCE_LAPACKE liblapacke.so.3 PATHS ${triplets} NO_DEFAULT_PATH
  DOC "The LAPACKE behind lucho's liblapacke.so.3")

# One way to make all of them: no start-up files, soname and run path as said and not as CMake would
# have it. The run path is, unless given, for the libraries beside it and for liblucho two levels up.
function(lucho_blas_file target file soname)
  cmake_parse_arguments(PARSE_ARGV 3 F "" "RPATH" "SOURCES;LINK;DEPENDS")
  if(NOT F_RPATH)
    set(F_RPATH "$ORIGIN;$ORIGIN/../..")
  endif()
  get_filename_component(dir ${file} DIRECTORY)
  get_filename_component(name ${file} NAME)
  add_library(${target} SHARED ${F_SOURCES})
  target_link_options(${target} PRIVATE
    -nostdlib LINKER:-soname,${soname} LINKER:--enable-new-dtags LINKER:--no-as-needed)
  target_link_libraries(${target} PRIVATE ${F_LINK})
  set_target_properties(${target} PROPERTIES
    PREFIX "" OUTPUT_NAME ${name} SUFFIX "" LIBRARY_OUTPUT_DIRECTORY ${dir}
    NO_SONAME ON BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "${F_RPATH}")
  if(F_DEPENDS)
    add_dependencies(${target} ${F_DEPENDS})
  endif()
endfunction()

# lucho_blas_library(<x> [BEHIND <path of the reference>] [NEEDS <other x>])
function(lucho_blas_library x)
  cmake_parse_arguments(PARSE_ARGV 1 L "" "BEHIND;NEEDS" "")
  set(made ${PROJECT_BINARY_DIR}/blas)
  set(needed ${LUCHO_LIB})
  set(after lucho_cargo)
  set(filters LINKER:-f,liblucho.so.${LUCHO_SOVERSION})
  # Both as words for the linker: CMake would write a library that it has not seen yet as -l, which finds the system's,
  # or none.
  if(L_NEEDS)
    list(APPEND needed -Wl,${LUCHO_BLAS_DIR}/lib${L_NEEDS}.so.3)
    list(APPEND after lucho_${L_NEEDS}_run)
  endif()
  if(L_BEHIND)
    # Linking with a library whose soname is the path records the path.
    lucho_blas_file(lucho_${x}_behind ${made}/behind_${x}.so ${L_BEHIND} SOURCES ${made}/empty.c)
    list(APPEND needed -Wl,${made}/behind_${x}.so)
    list(APPEND after lucho_${x}_behind)
    list(APPEND filters LINKER:-f,${L_BEHIND})
  endif()
  lucho_blas_file(lucho_${x}_run ${LUCHO_BLAS_DIR}/lib${x}.so.3 lib${x}.so.3
    SOURCES ${made}/empty.c LINK ${needed} DEPENDS ${after})

  add_custom_command(OUTPUT ${made}/${x}.c
    COMMAND ${CMAKE_COMMAND} -E env NM=${CMAKE_NM}
            sh ${PROJECT_SOURCE_DIR}/cmake/blas_names.sh ${x} ${LUCHO_LIB} ${L_BEHIND} > ${made}/${x}.c
    DEPENDS lucho_cargo ${LUCHO_LIB} ${PROJECT_SOURCE_DIR}/cmake/blas_names.sh VERBATIM)
  lucho_blas_file(lucho_${x}_names ${LUCHO_BLAS_DIR}/lib${x}.so lib${x}.so.3 SOURCES ${made}/${x}.c)
  target_link_options(lucho_${x}_names PRIVATE ${filters})
  target_compile_options(lucho_${x}_names PRIVATE -w)
  add_dependencies(lucho_blas lucho_${x}_run lucho_${x}_names)
  install(TARGETS lucho_${x}_run lucho_${x}_names
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/${LUCHO_BLAS_SUBDIR})
endfunction()

# lucho_blas_pc(<x> [REQUIRES <other x>])
function(lucho_blas_pc x)
  cmake_parse_arguments(PARSE_ARGV 1 P "" "REQUIRES;PRIVATE" "")
  set(LUCHO_PC_NAME ${x})
  set(LUCHO_PC_REQUIRES ${P_REQUIRES})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/blas.pc.in ${PROJECT_BINARY_DIR}/blas/${x}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/blas/${x}.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/${LUCHO_BLAS_SUBDIR}/pkgconfig)
endfunction()

file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/blas/empty.c CONTENT "")
file(RELATIVE_PATH LUCHO_PC_TO_PREFIX /p/${CMAKE_INSTALL_LIBDIR}/${LUCHO_BLAS_SUBDIR}/pkgconfig /p)
add_custom_target(lucho_blas ALL)
foreach(which LAPACK LAPACKE)
  string(TOLOWER ${which} x)
  set(behind_${x})
  if(LUCHO_REFERENCE_${which})
    message(STATUS "Behind lucho's lib${x}.so.3: ${LUCHO_REFERENCE_${which}}")
    set(behind_${x} BEHIND ${LUCHO_REFERENCE_${which}})
  else()
    message(STATUS "Behind lucho's lib${x}.so.3: nothing, so it has lucho's routines only"
                   " (LUCHO_REFERENCE_${which} may name a lib${x}.so.3)")
  endif()
endforeach()
lucho_blas_library(blas)
lucho_blas_library(cblas)
lucho_blas_library(lapack ${behind_lapack} NEEDS blas)
lucho_blas_library(lapacke ${behind_lapacke} NEEDS lapack)
lucho_blas_pc(blas)
lucho_blas_pc(cblas)
lucho_blas_pc(lapack REQUIRES blas)
lucho_blas_pc(lapacke REQUIRES lapack)
