# cmake --install: the program, the library with its headers, and what both load when they need it.
include(CMakePackageConfigHelpers)

install(TARGETS lanewise RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS lw_lanewise EXPORT LanewiseTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
# Beside the program they are in ../lib/lanewise, beside the library in lanewise.
install(TARGETS lw_hsa LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/lanewise)
if(TARGET lw_solver)
  install(TARGETS lw_solver LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/lanewise)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/lanewise DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Lanewise)
install(EXPORT LanewiseTargets NAMESPACE Lanewise:: DESTINATION ${package} FILE LanewiseConfig.cmake)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LanewiseConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/LanewiseConfigVersion.cmake DESTINATION ${package})

file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/lanewise.pc @ONLY CONTENT
"prefix=\${pcfiledir}/../..
includedir=\${prefix}/@CMAKE_INSTALL_INCLUDEDIR@
libdir=\${prefix}/@CMAKE_INSTALL_LIBDIR@

Name: lanewise
Description: AMD GPU machine code: assemble, disassemble, run, explain, time and improve
Version: @PROJECT_VERSION@
Cflags: -I\${includedir}
Libs: -L\${libdir} -llanewise
")
install(FILES ${PROJECT_BINARY_DIR}/lanewise.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
