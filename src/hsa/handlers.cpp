// Asynchronous handlers: a thread that watches signals and calls the program's functions.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "base/thread.h"
#include "hsa/device_time.h"
#include "hsa/signals.h"
#include "hsa/streams.h"

namespace lw::hsa {
namespace {

using Clock = std::chrono::steady_clock;

struct Watch {
  Signal* signal;
  hsa_signal_condition_t condition;
  int64_t compared;
  hsa_amd_signal_handler handler;
  void* argument;
  std::optional<Clock::time_point> satisfied_at;  // of those that come late
};

// How late handlers come.
//
// What a handler is told the host counts as knowing, whichever thread it tells in turn. While streams are checked, that
// comes late: a program that does not wait for it is seen to be without it.
//
// The HIP runtime notes where the times of a marker are only after it has rung the doorbell, and its handler takes the
// host's clock where nothing is noted. An empty packet ends at once here, before a thread that loses its core at the
// doorbell gets it back. Where the clock is a model's, that would be a time of another clock.
std::chrono::milliseconds lateness() {
  return is_checking_streams() ? std::chrono::milliseconds(5) : std::chrono::milliseconds(is_timing() ? 20 : 0);
}

class Handlers {
 public:
  static Handlers& instance() {
    static auto* const handlers = new Handlers;
    return *handlers;
  }

  void add(const Watch& watch) {
    const std::lock_guard lock(mutex_);
    if (!started_) {
      start_quiet_thread([this] { run(); }).detach();
      started_ = true;
    }
    watch.signal->host().handlers.fetch_add(1);
    watches_.push_back(watch);
    changed_ = true;
    wake_.notify_one();
  }

  void wake() {
    {
      const std::lock_guard lock(mutex_);
      changed_ = true;
    }
    wake_.notify_one();
  }

 private:
  void run() {
    std::unique_lock lock(mutex_);
    while (true) {
      const bool kernels_run = KernelsRun::running.load() != 0 && !watches_.empty();
      const bool is_late = std::ranges::any_of(watches_, [](const Watch& w) { return w.satisfied_at.has_value(); });
      const auto nap = std::chrono::milliseconds(kernels_run || is_late ? 1 : 20);
      wake_.wait_for(lock, nap, [this] { return changed_; });
      changed_ = false;
      // Handlers may add others and take their time: the list is not locked while one runs.
      for (auto watch = watches_.begin(); watch != watches_.end();) {
        const int64_t value = watch->signal->value().load();
        if (!satisfies(value, watch->condition, watch->compared)) {
          ++watch;
          continue;
        }
        if (const auto late = lateness(); late.count() != 0) {
          if (!watch->satisfied_at) watch->satisfied_at = Clock::now();
          if (Clock::now() < *watch->satisfied_at + late) {
            ++watch;
            continue;
          }
          watch->satisfied_at.reset();
        }
        lock.unlock();
        OrderLock().host_saw(*watch->signal, OrderLock::Look::wait);
        const bool again = watch->handler(value, watch->argument);
        lock.lock();
        if (again) {
          ++watch;
        } else {
          // The program may destroy the signal from within the handler.
          if (Signal* signal = signal_of(watch->signal->handle())) signal->host().handlers.fetch_sub(1);
          watch = watches_.erase(watch);
        }
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::list<Watch> watches_;
  bool changed_ = false;
  bool started_ = false;
};

}  // namespace

void add_handler(Signal& signal, hsa_signal_condition_t condition, int64_t compared, hsa_amd_signal_handler handler,
                 void* argument) {
  Handlers::instance().add({&signal, condition, compared, handler, argument, {}});
}

void wake_handlers() { Handlers::instance().wake(); }

}  // namespace lw::hsa
