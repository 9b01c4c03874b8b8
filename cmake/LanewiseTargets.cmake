# One library per folder of src/, named lw_<folder>; a folder lists the folders it may use.
#
#   lw_library(text [RUNS_ONCE|COMPUTES] [JSON] DEPENDS inst [LIBRARIES fmt::fmt] [SOURCES ...])
#
# JSON: most of its files read or write JSON.
# Without SOURCES, every .cpp file directly in the folder belongs to the library.

add_library(lw_flags INTERFACE)
target_compile_options(lw_flags INTERFACE -Wall -Wextra -Wshadow -Wmissing-declarations -Werror=return-type)
target_include_directories(lw_flags INTERFACE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # Clang does not count what libstdc++ 12's std::stable_sort is made of as a system header's own business.
  target_compile_options(lw_flags INTERFACE -Wno-deprecated-declarations)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False in g++ 12 for std::string (gcc.gnu.org/PR105651, PR105329).
  target_compile_options(lw_flags INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
  # The compiler's heap is collected from half a gigabyte on, not from an eighth, most of which is the precompiled header.
  target_compile_options(lw_flags INTERFACE --param=ggc-min-heapsize=524288)
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

# The headers that most files include, parsed once: half of the time of compiling a small file.
set(LW_COMMON_HEADERS
  <algorithm> <array> <bit> <cmath> <cstdint> <cstring> <functional> <map> <memory> <mutex> <optional> <set> <span>
  <string> <string_view> <unordered_map> <utility> <variant> <vector> <fmt/format.h>)

# lw_precompiled(NAME HEADER...): a target whose precompiled headers others use.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/pch/empty.cpp CONTENT "")
function(lw_precompiled name)
  add_library(${name} STATIC ${PROJECT_BINARY_DIR}/pch/empty.cpp)
  target_link_libraries(${name} PRIVATE lw_flags)
  target_compile_definitions(${name} PRIVATE FMT_SHARED)
  target_precompile_headers(${name} PRIVATE ${ARGN})
endfunction()
lw_precompiled(lw_pch ${LW_COMMON_HEADERS})
# Apart, since each file that uses it instantiates what the header's inline functions need: half a second per file.
lw_precompiled(lw_pch_json ${LW_COMMON_HEADERS} <nlohmann/json.hpp>)

# lw_headers(TARGET HEADERS): compiles a target with the precompiled headers of another. The target has no option that
# changes the meaning of code in them (-ffp-contract, -frounding-math, -march): g++ does not refuse all of those.
function(lw_headers target headers)
  target_precompile_headers(${target} REUSE_FROM ${headers})
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "EXECUTABLE")
    target_compile_options(${target} PRIVATE -fPIC)  # cmake says -fPIE, for which the headers are not compiled
  endif()
endfunction()

# lw_quick(TARGET [HEADERS]): with precompiled headers, the common ones unless others are named, and, with LW_UNITY, eight
# sources as one.
function(lw_quick target)
  set(headers ${ARGN} lw_pch)
  list(GET headers 0 headers)
  lw_headers(${target} ${headers})
  lw_unity(${target})
endfunction()

# With LW_UNITY, compiles eight sources of a target as one; those with compile options of their own stay alone. Names of
# unnamed namespaces then have to differ within a folder; SKIP_UNITY_BUILD_INCLUSION keeps a file out.
function(lw_unity target)
  if(LW_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # Of a class with a private part in its .cpp file, which here is no longer the file that g++ was given.
      target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
  endif()
endfunction()

# lw_links_fast(TARGET): lld links in a quarter of the time of GNU ld, where it is installed.
find_program(LW_LLD ld.lld PATHS /usr/lib/llvm-22/bin NO_DEFAULT_PATH)
function(lw_links_fast target)
  if(LW_LLD)
    get_filename_component(folder ${LW_LLD} DIRECTORY)
    target_link_options(${target} PRIVATE -B${folder} -fuse-ld=lld)
  endif()
endfunction()

# lw_runs_once(TARGET): code that runs once per command, not once per instruction, lane or texel. It is compiled with -O1,
# in two thirds of the time that -O3 takes.
function(lw_runs_once target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# lw_computes(TARGET): the inner loops, per lane, texel or cycle, and the analysis of flow. -O3 costs a fifth of the
# compile time of -O2.
function(lw_computes target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>)
endfunction()

function(lw_library name)
  cmake_parse_arguments(arg "RUNS_ONCE;COMPUTES;JSON" "" "DEPENDS;LIBRARIES;SOURCES" ${ARGN})
  if(NOT arg_SOURCES)
    file(GLOB arg_SOURCES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  endif()
  add_library(lw_${name} STATIC ${arg_SOURCES})
  list(TRANSFORM arg_DEPENDS PREPEND lw_)
  target_link_libraries(lw_${name} PUBLIC lw_flags ${arg_DEPENDS} ${arg_LIBRARIES})
  if(arg_JSON)
    lw_quick(lw_${name} lw_pch_json)
  else()
    lw_quick(lw_${name})
  endif()
  if(arg_RUNS_ONCE)
    lw_runs_once(lw_${name})
  elseif(arg_COMPUTES)
    lw_computes(lw_${name})
  endif()
endfunction()
