// The order of queues, copies and the host, as the check `streams` needs it (check/streams.h).
//
// What tells whom that something is over:
//   - a queue takes its packets one after the other, and knows of each what the host knew when it rang the doorbell
//   - a signal knows what those knew who changed it; who waits for it, or sees its value, knows that, too
//   - a copy knows what the host knew when it asked for it, and what the signals that it waits for knew
//   - the host is one, however many threads it has, since nothing here sees what these tell each other
// A thread that only looks at a signal while it asks a stream for something, as the HIP runtime does to leave a wait
// out, tells what it asks for next and not the host: the program has waited for nothing. Where that is a copy's signal,
// it is told once that the copy is not over: then the runtime asks the stream to wait for the copy, or waits for it
// itself, and the two can be told apart. How soon a copy is over decides nothing.
//
// Without the check every function here costs a look at a constant.
#pragma once

#include <memory>
#include <mutex>
#include <span>

#include "check/clock.h"
#include "check/streams.h"
#include "hsa/host_call.h"
#include "hsa/program_dispatch.h"
#include "hsa/queue.h"
#include "hsa/signals.h"

namespace lw::hsa {

bool is_checking_streams();

// What the host asked for, with what it knew then.
struct Submission {
  check::VectorClock clock;
  HostCall call;
};

// While one lives, signals change and are looked at by nobody else who cares for the order.
class OrderLock {
 public:
  OrderLock();
  // How the host came to know the value.
  enum class Look : uint8_t { glance, short_wait, wait };
  void host_saw(Signal& signal, Look look);
  void host_saw_not_yet(Signal& signal);
  // Whether a look at the signal is to find it as it was before the copy that it tells of.
  bool hides_copy(Signal& signal);
  // The host gave it a value, whatever it had before; or changed the one that it had.
  void host_set(Signal& signal);
  void host_changed(Signal& signal);
  // What the actor did is over, and the signal tells so.
  void completed(Signal& signal, uint32_t actor);
  void forget(Signal& signal);

 private:
  std::unique_lock<std::mutex> lock_;
};

// Packets of the queue up to this one are there; to be called before the queue knows.
void packets_submitted(Queue& queue, int64_t last);
// The queue takes a packet; `late`: its header came after the doorbell. The queue's actor.
uint32_t packet_begins(Queue& queue, uint64_t index, bool late);
void packet_waited(Queue& queue, Signal& signal);
void packet_ended(Queue& queue);
void queue_destroyed(Queue& queue);

struct CopiedRange {
  const void* address = nullptr;
  size_t size_bytes = 0;
  bool is_written = false;
};
// A copy between agents that waits for signals.
Submission copy_submitted();
// All that the copy waits for is there. Its actor, for complete().
uint32_t copy_begins(const Submission& submission, std::span<const Awaited> dependencies, std::string what,
                     std::span<const CopiedRange> ranges);
// The host itself reads and writes, through this library.
void host_accesses(std::string what, std::span<const CopiedRange> ranges);
// Memory that is given back: `what` says how.
void memory_freed(const void* address, size_t size_bytes, std::string_view what);

// Watches the order of the dispatch's accesses; nullptr where nobody asks for it.
std::unique_ptr<watch::Watcher> watch_streams(ProgramDispatch& dispatch);

// Prints what was found and is new. With `facts_are_free`, nobody else uses the facts of kernels.
void report_streams(bool facts_are_free = false);
// The same when the process ends: a kernel whose facts are not free then is named without its instruction.
void report_last_of_streams();

}  // namespace lw::hsa
