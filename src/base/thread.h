// Threads of libraries.
#pragma once

#include <functional>
#include <thread>

namespace lw {

// A thread that leaves the signals sent to the process to the program's own threads. Those of faults come through.
// Throws std::system_error where the system has no more threads.
std::thread start_quiet_thread(std::function<void()> body);

}  // namespace lw
