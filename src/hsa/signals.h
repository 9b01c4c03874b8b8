// Signals: 64-bit values that hosts and kernels change, waits for them, and handlers that run when they change.
#pragma once

#include <hsa/amd_hsa_signal.h>
#include <hsa/hsa_ext_amd.h>

#include <atomic>
#include <cstdint>
#include <span>

namespace lw::hsa {

class Queue;

// What kernels see (amd_signal_t), and at a fixed distance what they cannot reach.
struct Signal {
  amd_signal_t shared;

  struct Host {
    std::atomic<uint32_t> waiters{0};    // threads that sleep until the value changes
    std::atomic<uint32_t> handlers{0};   // asynchronous handlers that watch it
    std::atomic<Queue*> queue{nullptr};  // whose doorbell it is
    std::atomic<bool> in_use{false};
  };
  Host& host();

  std::atomic_ref<int64_t> value() { return std::atomic_ref<int64_t>(const_cast<int64_t&>(shared.value)); }
  hsa_signal_t handle() const { return {reinterpret_cast<uint64_t>(this)}; }
  // To be called after every change by the host: wakes who sleeps, rings a doorbell.
  void changed();
};

// nullptr for a handle that no living signal has.
Signal* signal_of(hsa_signal_t handle);
// Throws std::bad_alloc.
Signal* make_signal(int64_t initial_value);
void destroy_signal(Signal& signal);

bool satisfies(int64_t value, hsa_signal_condition_t condition, int64_t compared);

struct Awaited {
  Signal* signal;
  hsa_signal_condition_t condition;
  int64_t compared;
};
// The number of the first satisfied one and its value; none after `timeout_ns`.
struct Satisfied {
  size_t index;
  int64_t value;
};
inline constexpr size_t kNone = SIZE_MAX;
Satisfied wait_any(std::span<const Awaited> awaited, uint64_t timeout_ns, bool active);

// While one lives, kernels may change signals behind the host's back: who waits looks again and again.
class KernelsRun {
 public:
  KernelsRun() { running.fetch_add(1); }
  ~KernelsRun() { running.fetch_sub(1); }
  KernelsRun(const KernelsRun&) = delete;
  KernelsRun& operator=(const KernelsRun&) = delete;
  static std::atomic<unsigned> running;
};

// Handlers run one after the other on a thread of their own.
void add_handler(Signal& signal, hsa_signal_condition_t condition, int64_t compared, hsa_amd_signal_handler handler,
                 void* argument);
void wake_handlers();

}  // namespace lw::hsa
