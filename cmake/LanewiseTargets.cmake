# One library per folder of src/, named lw_<folder>; a folder lists the folders it may use.
#
#   lw_library(text DEPENDS inst [LIBRARIES fmt::fmt] [SOURCES ...])
#
# Without SOURCES, every .cpp file directly in the folder belongs to the library.

add_library(lw_flags INTERFACE)
target_compile_options(lw_flags INTERFACE -Wall -Wextra -Wshadow -Wmissing-declarations -Werror=return-type)
target_include_directories(lw_flags INTERFACE ${PROJECT_SOURCE_DIR}/src)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # Clang does not count what libstdc++ 12's std::stable_sort is made of as a system header's own business.
  target_compile_options(lw_flags INTERFACE -Wno-deprecated-declarations)
endif()
if(LW_SANITIZE)
  target_compile_options(lw_flags INTERFACE -fsanitize=${LW_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(lw_flags INTERFACE -fsanitize=${LW_SANITIZE})
endif()
if(LW_FUZZ)
  # Coverage for libFuzzer in every library; the fuzz targets alone link its main function.
  target_compile_options(lw_flags INTERFACE -fsanitize=fuzzer-no-link)
  target_compile_definitions(lw_flags INTERFACE LW_ABORT_ON_DEFECT)
  target_link_options(lw_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The headers that most files include, parsed once for all libraries: half of the time of compiling a small file.
file(WRITE ${PROJECT_BINARY_DIR}/pch/empty.cpp "")
add_library(lw_pch STATIC ${PROJECT_BINARY_DIR}/pch/empty.cpp)
target_link_libraries(lw_pch PRIVATE lw_flags)
target_compile_definitions(lw_pch PRIVATE FMT_SHARED)
target_precompile_headers(lw_pch PRIVATE
  <algorithm> <array> <bit> <cmath> <cstdint> <cstring> <functional> <map> <memory> <mutex> <optional> <set> <span>
  <string> <string_view> <unordered_map> <utility> <variant> <vector> <fmt/format.h> <nlohmann/json.hpp>)

function(lw_library name)
  cmake_parse_arguments(arg "" "" "DEPENDS;LIBRARIES;SOURCES" ${ARGN})
  if(NOT arg_SOURCES)
    file(GLOB arg_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  endif()
  add_library(lw_${name} STATIC ${arg_SOURCES})
  list(TRANSFORM arg_DEPENDS PREPEND lw_)
  target_link_libraries(lw_${name} PUBLIC lw_flags ${arg_DEPENDS} ${arg_LIBRARIES})
  target_precompile_headers(lw_${name} REUSE_FROM lw_pch)
endfunction()
