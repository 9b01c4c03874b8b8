// The HSA runtime shim: a shared library that loads objects and dispatches to an `Engine`.
//
// The library is built as libhsa-runtime64.so.1 with the interface of ROCR 5.2 (symbol version ROCR_1), so that a
// program's own HIP runtime finds emulated devices where it looks for real ones. From a program to its kernel:
//
//   runtime.cpp     the runtime: one CPU agent, and a GPU agent for each device that LANEWISE_DEVICES names
//   system.cpp      hsa_init, and queries about the system as a whole
//   agents.cpp      what agents, instruction sets, caches and pools tell of themselves (board.cpp: the numbers)
//   memory.cpp      the interface to pools and locked host memory; allocations.cpp knows who may use what
//   signals.cpp     values in memory that kernels see, and waits; handlers.cpp calls the program when they change
//   images.cpp      images and samplers, which kernels see by their descriptors; image_layout.cpp: which there are, and
//                   where their texels lie; image_copy.cpp: copies of regions
//   executable.cpp  code objects placed in a GPU's memory, their kernels and variables
//   queue.cpp       rings of packets, one thread each; packets.cpp runs what is in them
//   watchers.cpp    the list of watchers of a dispatch
//   recorder.cpp    launch files of dispatches, where they are asked for
//   time_limit.cpp  the end of a program whose time is up
//   checks.cpp      the checks of `run --check` on dispatches, where they are asked for
//   check_report.cpp what they found, for people and in files
//   streams.cpp     what orders queues, copies and the host, for the check of that name
//   host_call.cpp   which call of the program that was
//   hip_calls.cpp   how calls of the HIP runtime end, and where the host is when the program's time is up
//   program_code.cpp why that runtime does not take code
//   summary.cpp     a line for each dispatch, for `hip --json`
//   device_time.cpp the clocks of `hip --time`
//   copy.cpp        asynchronous and rectangular copies, fills
//   events.cpp      memory faults, for programs that handle them
//   unsupported.cpp functions of ROCR that Lanewise does not have: an error and a line that names them
//   no_destructors.cpp statics live as long as the process, since threads use them until then
//
// signal_functions.cpp, queue_functions.cpp and image_functions.cpp spell out the interface's many names for few
// operations; status.h says how its functions fail. Every address is the host's own; locked memory has a second one
// (allocations.h).
//
// What kernels can reach is what agents were given access to: each GPU has a state::Memory of its own, and a host
// address that nobody allocated or locked is in none of them.
#pragma once

#include <string_view>

namespace lw::hsa {

// Device names separated by commas; without it, kDefaultDevice.
inline constexpr const char* kDevicesVariable = "LANEWISE_DEVICES";
// The memory of each device in bytes, in place of its board's.
inline constexpr const char* kMemoryVariable = "LANEWISE_MEMORY";
// After so many wave instructions a kernel counts as endless.
inline constexpr const char* kMaxInstructionsVariable = "LANEWISE_MAX_INSTRUCTIONS";
// After so many seconds the process ends with status 3, and says what its kernels were doing.
inline constexpr const char* kTimeoutVariable = "LANEWISE_TIMEOUT";
// A folder for a launch file of each dispatch.
inline constexpr const char* kRecordVariable = "LANEWISE_RECORD";
// Which checks watch dispatches, as `run --check` takes them, and files for what they find.
inline constexpr const char* kCheckVariable = "LANEWISE_CHECK";
inline constexpr const char* kCheckJsonVariable = "LANEWISE_CHECK_JSON";
// Set: timestamps tell the time that a model of the devices has, and each dispatch and copy is timed (device_time.h).
inline constexpr const char* kTimeVariable = "LANEWISE_TIME";
// A folder for what summary.cpp says of each dispatch, a file of lines for each process.
inline constexpr const char* kSummaryVariable = "LANEWISE_SUMMARY";
inline constexpr const char* kCheckSarifVariable = "LANEWISE_CHECK_SARIF";
inline constexpr std::string_view kDefaultDevice = "vega-64";
inline constexpr std::string_view kLibraryFile = "libhsa-runtime64.so.1";

}  // namespace lw::hsa
