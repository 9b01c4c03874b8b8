// The clocks of emulated devices under `hip --time`, and what advances them: dispatches that are simulated, and copies.
//
// A device has one clock. What its queues and copies do takes turns on it, in the order in which it ends, and the time
// of the host does not count: the clock stands still while the host thinks. A copy between two devices takes both.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "events/events.h"
#include "exec/dispatch.h"
#include "hsa/executable.h"
#include "hsa/runtime.h"

namespace lw::hsa {

// Whether kTimeVariable asks for it.
bool is_timing();

// By the clock that timestamps use.
struct Span {
  uint64_t begin_ns = 0, end_ns = 0;
};

// What timestamps of a GPU tell now: its own clock; the host's real one where nothing is timed.
uint64_t clock_ns(const Agent& gpu);
// What the system's timestamp tells: the latest of all clocks.
uint64_t system_ns();

// The copy of so many bytes takes its time on the clocks of the GPUs among these agents: between host and device or
// between devices, or within one where both are the same. Empty where nothing is timed.
std::optional<Span> time_copy(const Agent& from, const Agent& to, uint64_t size_bytes);

struct DispatchTimes {
  Span span;            // of the kernel itself, behind its launch
  uint64_t cycles = 0;  // of the device's shader clock
  uint64_t launch_ns = 0;
  std::string bound;  // by what it is bound, in a sentence
};

// A dispatch that is simulated while it runs on one thread.
class TimedDispatch {
 public:
  // nullptr where nothing is timed, or the kernel cannot be, which is said. Ends early once `stopping`.
  static std::unique_ptr<TimedDispatch> begin(Agent& gpu, const KernelInMemory& kernel, const exec::DispatchInfo& info,
                                              const std::atomic<bool>& stopping);
  virtual ~TimedDispatch() = default;
  virtual events::Sink& sink() = 0;
  // The dispatch has ended after so many wave instructions: the clock advances.
  virtual std::optional<DispatchTimes> end(uint64_t instructions) = 0;
};

}  // namespace lw::hsa
