// Launch files of the program's dispatches, where kRecordVariable asks for them.
#pragma once

#include <memory>
#include <mutex>

#include "hsa/program_dispatch.h"

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

// Writes a new folder of the record with everything that the dispatch finds, and when it has finished what it left in
// memory. nullptr where nothing is recorded, or where that fails, which is said and sets `has_failed`.
std::unique_ptr<watch::Watcher> watch_for_record(ProgramDispatch& dispatch);

}  // namespace lw::hsa
