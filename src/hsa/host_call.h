// Which call of the program leads to this library.
#pragma once

#include <cstdint>
#include <string>

namespace lw::hsa {

// A function of the HIP runtime that the program called, and where it returns to.
struct HostCall {
  const char* function = nullptr;  // nullptr: the program calls this library itself, or a thread of a runtime does
  uintptr_t returns_to = 0;
  uintptr_t next = 0;  // where the function that lies there returns to

  // Only asks a stream to do something: "hipLaunchKernel", "hipMemcpyAsync", "hipEventRecord".
  bool is_asynchronous() const;
  // Asks a stream to wait.
  bool makes_stream_wait() const;
  // "hipMemcpyAsync at main.cpp:12:3", as much of it as is known. Reads debug information of the program.
  std::string text() const;
};

// Of the calling thread. Walks its stack: some microseconds.
HostCall host_call();

}  // namespace lw::hsa
