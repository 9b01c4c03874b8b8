// The clocks of emulated devices under `hip --time`, and what advances them: dispatches that are simulated, and copies.
//
// A device has one clock. What its queues and copies do takes turns on it, in the order in which it ends, and the time
// of the host does not count: the clock stands still while the host thinks. A copy between two devices takes both.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "hsa/program_dispatch.h"

namespace lw::hsa {

// Whether kTimeVariable asks for it.
bool is_timing();

// What timestamps of a GPU tell now: its own clock; the host's real one where nothing is timed.
uint64_t clock_ns(const Agent& gpu);
// What the system's timestamp tells: the latest of all clocks.
uint64_t system_ns();

// The copy of so many bytes takes its time on the clocks of the GPUs among these agents: between host and device or
// between devices, or within one where both are the same. Empty where nothing is timed.
std::optional<Span> time_copy(const Agent& from, const Agent& to, uint64_t size_bytes);

// Times the dispatch and advances the device's clock when it has ended; nullptr where nothing is timed, or the kernel
// cannot be, which is said.
std::unique_ptr<watch::Watcher> watch_time(ProgramDispatch& dispatch);

}  // namespace lw::hsa
