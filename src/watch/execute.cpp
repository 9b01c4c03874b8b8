#include "watch/execute.h"

#include <algorithm>
#include <thread>

#include "base/check.h"
#include "base/defect.h"
#include "base/thread.h"
#include "watch/multi_sink.h"

namespace lw::watch {
namespace {

// The threads of watchers that work beside the dispatch. They end after executed().
class BesideThreads {
 public:
  explicit BesideThreads(const Watchers& watchers) : watchers_(watchers) {}
  ~BesideThreads() { finish(0); }
  BesideThreads(const BesideThreads&) = delete;
  BesideThreads& operator=(const BesideThreads&) = delete;

  void start() {
    for (Watcher* watcher : watchers_)
      if (watcher->works_beside())
        threads_.push_back(start_quiet_thread([this, watcher] { failure_.catching([&] { watcher->work(); }); }));
  }
  // Waits for all of them.
  void finish(uint64_t instructions) {
    if (is_finished_) return;
    is_finished_ = true;
    for (Watcher* watcher : watchers_) watcher->executed(instructions);
    for (std::thread& thread : threads_) thread.join();
  }
  void rethrow() { failure_.rethrow(); }

 private:
  const Watchers& watchers_;
  FirstException failure_;
  std::vector<std::thread> threads_;
  bool is_finished_ = false;
};

void add_stop_flag(exec::CancelFlags& flags, const std::atomic<bool>* flag) {
  if (flag == nullptr) return;
  const auto free = std::ranges::find(flags, nullptr);
  LW_CHECK(free != flags.end(), "a dispatch has more flags that end it than exec::CancelFlags holds");
  *free = flag;
}

}  // namespace

events::Outcome execute(const LaunchFunction& launch, const Watchers& watchers, exec::DispatchOptions options) {
  MultiSink sinks;
  if (options.sink != nullptr) sinks.add(options.sink);
  for (Watcher* watcher : watchers) {
    if (events::Sink* sink = watcher->sink()) sinks.add(sink);
    if (watcher->wants_one_thread()) options.threads = 1;
    add_stop_flag(options.cancel, watcher->stop_flag());
  }
  options.sink = sinks.sink();
  BesideThreads beside(watchers);
  beside.start();
  const events::Outcome outcome = launch(options);
  beside.finish(outcome.instructions);
  beside.rethrow();
  for (auto watcher = watchers.rbegin(); watcher != watchers.rend(); ++watcher) (*watcher)->end(outcome);
  return outcome;
}

}  // namespace lw::watch
