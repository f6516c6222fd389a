# `cmake --install`: library (shared with its links, static), headers, CMake package, pkg-config file.
# The installed tree may be moved: both package files find it from their own place.
include(CMakePackageConfigHelpers)

install(FILES ${LUCHO_LIB} DESTINATION ${CMAKE_INSTALL_LIBDIR}
  PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
install(FILES ${LUCHO_LIB_DIR}/liblucho.so.${LUCHO_SOVERSION} ${LUCHO_LIB_DIR}/liblucho.so
  ${LUCHO_LIB_DIR}/liblucho.a DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "cuda" EXCLUDE)
# These have the names of NVIDIA's own headers, so they are where nobody looks unasked.
set(LUCHO_CUDA_INCLUDEDIR ${CMAKE_INSTALL_LIBDIR}/lucho/cuda/include)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/cuda/ DESTINATION ${LUCHO_CUDA_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE-MIT ${PROJECT_SOURCE_DIR}/LICENSE-APACHE
  DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/lucho)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/luchoConfig.cmake.in
  ${PROJECT_BINARY_DIR}/luchoConfig.cmake
  INSTALL_DESTINATION ${package_dir}
  PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR LUCHO_CUDA_INCLUDEDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/luchoConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/luchoConfig.cmake ${PROJECT_BINARY_DIR}/luchoConfigVersion.cmake
  DESTINATION ${package_dir})

# From lib/pkgconfig (or lib/<triplet>/pkgconfig) back to the prefix.
file(RELATIVE_PATH LUCHO_PC_TO_PREFIX /p/${CMAKE_INSTALL_LIBDIR}/pkgconfig /p)
configure_file(${PROJECT_SOURCE_DIR}/cmake/lucho.pc.in ${PROJECT_BINARY_DIR}/lucho.pc @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/cmake/lucho-cuda.pc.in ${PROJECT_BINARY_DIR}/lucho-cuda.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/lucho.pc ${PROJECT_BINARY_DIR}/lucho-cuda.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
