// One who watches a dispatch: a check, a count, a profile, a trace, the clock, a recorder.
//
// Commands, studies and the HIP runtime make a list of watchers and execute the dispatch with it (watch/execute.h).
// docs/adding-an-x.md shows how a new one is added.
#pragma once

#include <atomic>

#include "events/events.h"

namespace lw::watch {

class Watcher {
 public:
  virtual ~Watcher() = default;

  // Receives the events of the dispatch; nullptr: the watcher needs none. Asked once, before the dispatch begins.
  virtual events::Sink* sink() { return nullptr; }
  // Whether all workgroups have to be executed on one host thread, in the order of their numbers.
  virtual bool wants_one_thread() const { return false; }
  // Ends the dispatch as interrupted when it becomes true; nullptr: the watcher never does.
  virtual const std::atomic<bool>* stop_flag() const { return nullptr; }

  // Work of the watcher that goes on while the dispatch executes, on a thread of its own. work() returns when all is
  // done after executed(), or earlier if the watcher gives up.
  virtual bool works_beside() const { return false; }
  virtual void work() {}
  // Execution has ended after `instructions` wave instructions; 0 if it failed.
  virtual void executed(uint64_t /*instructions*/) {}

  // The dispatch and all work beside it are over. Watchers are told in the reverse order of the list.
  virtual void end(const events::Outcome& /*outcome*/) {}
};

// A sink that needs nothing else: observe::Count, observe::Profile, observe::Trace.
class SinkWatcher : public Watcher {
 public:
  enum class Threads : uint8_t { any, one };
  // `sink` must outlive the watcher.
  explicit SinkWatcher(events::Sink& sink, Threads threads = Threads::any) : sink_(sink), threads_(threads) {}

  events::Sink* sink() override { return &sink_; }
  bool wants_one_thread() const override { return threads_ == Threads::one; }

 private:
  events::Sink& sink_;
  Threads threads_;
};

}  // namespace lw::watch
