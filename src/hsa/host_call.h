// Which call of the program leads to this library.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace lw::hsa {

// A function of the HIP runtime that the program called, and where it returns to.
struct HostCall {
  const char* function = nullptr;  // nullptr: the program calls this library itself, or a thread of a runtime does
  // Where it returns to, then where the function that lies there returns to, and so on; 0 after the last one known.
  // Functions that the compiler makes and those of HIP's headers come before the program's own.
  using Callers = std::array<uintptr_t, 6>;
  Callers callers{};

  // Only asks a stream to do something: "hipLaunchKernel", "hipMemcpyAsync", "hipEventRecord".
  bool is_asynchronous() const;
  // Asks a stream to wait.
  bool makes_stream_wait() const;
  // "hipMemcpyAsync at main.cpp:12:3", as much of it as is known: the innermost place in the program's own files. Reads
  // debug information of the program.
  std::string text() const;
  // Where that place returns to; 0 where no caller is known.
  uintptr_t place() const;
};

// Of the calling thread. Walks its stack: some microseconds.
HostCall host_call();

}  // namespace lw::hsa
