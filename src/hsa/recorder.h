// Launch files of the program's dispatches, where kRecordVariable asks for them.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "base/base.h"
#include "events/events.h"
#include "exec/dispatch.h"
#include "hsa/executable.h"
#include "hsa/runtime.h"

namespace lw::hsa {

// Whether dispatches are written down.
bool is_recording();

// Waits for the lock; without it where `stopping`, which may be nullptr, becomes true first.
std::unique_lock<std::timed_mutex> lock_unless(const std::atomic<bool>* stopping, std::timed_mutex& mutex);

// What changes device memory while dispatches are written down waits for its turn, so that what a dispatch finds and
// leaves behind is its own doing. Costs a look at a constant otherwise.
class Turn {
 public:
  // Without a turn where `stopping` becomes true first.
  explicit Turn(const std::atomic<bool>* stopping = nullptr);

 private:
  std::unique_lock<std::timed_mutex> lock_;
};

// One dispatch being written down: what the device's memory holds now, and after it ran, what of that it wrote.
class Recording {
 public:
  // Writes a new folder of the record with everything that the dispatch finds.
  static Result<std::unique_ptr<Recording>> begin(const Agent& gpu, const KernelInMemory& kernel,
                                                  const exec::DispatchInfo& info);
  ~Recording();

  // Learns where the dispatch writes, and what it reads where the host may answer it.
  events::Sink& sink();
  // Where the kernel may ask the host to do something, replaying has to go the same way.
  bool wants_one_thread() const;
  // The dispatch finished: adds what the memory that it wrote to holds now.
  std::optional<Error> finish();

 private:
  struct Contents;
  explicit Recording(std::unique_ptr<Contents> contents);
  std::unique_ptr<Contents> contents_;
};

}  // namespace lw::hsa
